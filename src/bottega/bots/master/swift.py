"""A game's quick policy as a player: who plays possible worlds on for somebody that searches, when choices are weighed
for hints and reviews, and whoever plays in experiments that need games by the thousand."""

from bottega.bots.master.relatives import among_relatives
from bottega.core.observation import Observation
from bottega.core.playout import play_on
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.core.state import State


class Swift:
    """At a seat he goes by the policy in one way that things may stand, so that he knows no more than his seat. A whole
    world he plays on as it is; where a choice of one seat is judged by it, the others are relatives of the policy.

    >>> import bottega
    >>> state = bottega.game("princes").new(players=3, seed=7)
    >>> Swift("princes", 1).choose(state.observe(0)) in state.legal_actions(0)
    True
    """

    name = "swift"

    def __init__(self, game_id: str, seed: int) -> None:
        self.game_id = game_id
        self.rng = Rng(seed, f"lab/quick/{game_id}")
        self.policy = game(game_id).policy(self.rng.below(1 << 32))

    def choose(self, observation: Observation) -> int:
        return self.policy.choose(observation.sample(self.rng), observation.seat)

    def run(self, world: State, seat: int | None = None) -> None:
        own, players = self.policy, world.players
        play_on(world, own if seat is None else among_relatives(self.game_id, own, players, seat, own.word))
