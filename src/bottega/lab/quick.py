"""A game's quick policy as a player: for experiments that need games by the thousand."""

from bottega.core.observation import Observation
from bottega.core.registry import game
from bottega.core.rng import Rng


class Quick:
    """Goes by the policy in one way that things may stand, so that he knows no more than his seat.

    >>> import bottega
    >>> state = bottega.game("princes").new(players=3, seed=7)
    >>> Quick("princes", 1).choose(state.observe(0)) in state.legal_actions(0)
    True
    """

    name = "quick"

    def __init__(self, game_id: str, seed: int) -> None:
        self.rng = Rng(seed, f"lab/quick/{game_id}")
        self.policy = game(game_id).policy(self.rng.below(1 << 32))

    def choose(self, observation: Observation) -> int:
        return self.policy.choose(observation.sample(self.rng), observation.seat)
