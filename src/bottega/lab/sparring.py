"""Partners against whom a player must hold his own besides the usual ones: a player who knows only how these play would
lose to others. In the arena they are seated by name, as `bottega.lab.sparring:Noisy`.
"""

from collections.abc import Callable
from math import exp

from bottega.bots import make, usual
from bottega.bots.journeyman.fresco.trial import position_value
from bottega.bots.journeyman.fresco.weights import WEIGHTS
from bottega.bots.master import BUDGET, Searcher, fresco
from bottega.bots.master.craft import Craft
from bottega.core.observation import Observation
from bottega.core.playout import play_on
from bottega.core.rng import Rng
from bottega.core.state import State

ERRS = 10  # of a hundred decisions are left to chance
SAFE = 6.0  # points of a lead that make a game safe, by and large


class Noisy:
    """The usual player, who does anything in one of ten decisions."""

    name = "noisy"

    def __init__(self, game_id: str, seed: int) -> None:
        self.player = make(usual(game_id).id, game_id, seed)
        self.rng = Rng(seed, "noisy")

    def choose(self, observation: Observation) -> int:
        chosen = self.player.choose(observation)
        legal = observation.legal_actions
        return legal[self.rng.below(len(legal))] if self.rng.below(100) < ERRS else chosen


class Earlier(Searcher):
    """The master of the generation before; which that was differs from game to game."""

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__("earlier", game_id, seed, BUDGET)
        self.craft = BEFORE[game_id](game_id, seed)


class EarlierCraft(Craft):
    """He expected all others to play as he would himself (decision 033)."""

    def play(self, world: State, seat: int, choice: int, word: int) -> float:
        policy = self.policy
        policy.word = word
        world.apply(seat, choice)
        play_on(world, policy)
        return win_worth(world, seat)


class EarlierFresco(fresco.Craft):
    """He judged a position by the journeyman's rule of thumb (decision 031)."""

    def worth_of_position(self, observation: Observation) -> float:
        return position_value(observation, WEIGHTS)


def win_worth(world: State, seat: int) -> float:
    """Half for the win itself, half for how far ahead or behind."""
    scores = world.scores()
    ahead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
    winners = world.ranking()[0]
    won = 1 / len(winners) if seat in winners else 0.0
    return (won + 1 / (1 + exp(-ahead / SAFE))) / 2


# At Princes he thought about every decision alike (decision 035).
BEFORE: dict[str, Callable[[str, int], Craft]] = {
    "fresco": EarlierFresco,
    "fresco-cards": EarlierCraft,
    "princes": Craft,
}
