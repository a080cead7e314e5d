"""The apprentice at the table. He imagines one way things may stand, and goes by the game's quick policy there; now and
then something else catches his eye, and he takes that.

He never gives anything away for nothing (`Game.wasted`), and knows no more than his seat: what he asks the policy about
is a sample of his observation.
"""

from bottega.core.game import Game
from bottega.core.observation import Observation
from bottega.core.playout import Policy
from bottega.core.rng import Rng
from bottega.core.state import State

ASTRAY = 30  # of a hundred decisions so many are not left to the policy


class Apprentice:
    name = "apprentice"

    def __init__(self, game_id: str, seed: int) -> None:
        self.rng = Rng(seed, f"bots/apprentice/{game_id}")
        self.policy: Policy | None = None

    def choose(self, observation: Observation) -> int:
        game, seat = observation.game, observation.seat
        world = observation.sample(self.rng)
        choices = sensible(game, world, seat, observation.legal_actions)
        if self.policy is None:
            self.policy = game.policy(self.rng.below(1 << 32))
        if self.rng.below(100) >= ASTRAY:
            choice = self.policy.choose(world, seat)
            if choice in choices:
                return choice
        return choices[self.rng.below(len(choices))]


def sensible(game: Game, world: State, seat: int, actions: tuple[int, ...]) -> list[int]:
    """Without the one that gives something away for nothing."""
    wasted = game.wasted(world, seat, actions)
    return [action for action in actions if wasted is None or action != wasted[0]]
