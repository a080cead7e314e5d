"""A position played on by a quick policy, to a given moment: what search and learning do thousands of times a second.

>>> import bottega
>>> world = bottega.game("fresco").new(players=4, seed=7)
>>> play_on(world, Uniform(seed=1), ROUND)
40
>>> world
<fresco state: 4 players, seed 7, ply 40, round 2 get-up, to act (1,)>
"""

from bottega.core.moments import AUCTION, GAME, ROUND, TURN
from bottega.core.rng import Rng, advance, scale
from bottega.core.state import State
from bottega.core.subclassing import mypyc_attr

__all__ = ["AUCTION", "GAME", "ROUND", "TURN", "Policy", "Seated", "Uniform", "play_on"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses at once, by a rule of thumb, for any seat, and looks only at what that seat may know. What it leaves to
    chance it draws from numbers of its own: the same seed, the same choices."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word = Rng(seed, "policy").word

    def below(self, n: int) -> int:
        self.word = advance(self.word)
        return scale(self.word, n)

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's legal actions."""
        raise NotImplementedError


class Uniform(Policy):
    """Anything that is legal, each as likely as the others."""

    __slots__ = ()

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        return legal[self.below(len(legal))]


class Seated(Policy):
    """A policy of its own for each seat; in so many of a thousand decisions chance chooses instead."""

    __slots__ = ("errs", "policies")

    def __init__(self, seed: int, policies: list[Policy], errs: int = 0) -> None:
        Policy.__init__(self, seed)
        self.policies = policies
        self.errs = errs

    def choose(self, state: State, seat: int) -> int:
        if self.errs and self.below(1000) < self.errs:
            legal = state.legal_actions(seat)
            return legal[self.below(len(legal))]
        return self.policies[seat].choose(state, seat)


def play_on(state: State, policy: Policy, until: int = GAME) -> int:
    """Let the policy play for every seat until that moment has come or the game is over; the number of moves."""
    begun = state.stage(until)
    before = state.ply
    while not state.is_over and state.stage(until) == begun:
        seat = state.to_act[0]
        state.apply(seat, policy.choose(state, seat))
    return state.ply - before
