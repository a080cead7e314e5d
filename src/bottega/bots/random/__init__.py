"""The player that takes any legal action, each as likely as the others: the measure for all that think."""

from bottega.bots.bot import BotMeta
from bottega.core.observation import Observation
from bottega.core.rng import Rng


class RandomBot:
    name = "random"

    def __init__(self, game_id: str, seed: int) -> None:
        self.rng = Rng(seed, f"bots/random/{game_id}")

    def choose(self, observation: Observation) -> int:
        actions = observation.legal_actions
        return actions[self.rng.below(len(actions))]


META = BotMeta("random", RandomBot, strength=0, seconds=0.001, offered=False)
