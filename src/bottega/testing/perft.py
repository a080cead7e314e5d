"""Counted decision trees: how many ways a game can go on, decision by decision.

A number that changes without a change of the rules is a mistake, and one that changes with it shows how far the change
reaches. Known from chess programming, where it is called perft.
"""

from bottega.core.rng import Rng
from bottega.core.state import State


def after(state: State, plies: int, seed: int) -> State:
    """The position after so many random moves."""
    rng = Rng(seed, "perft")
    for _ in range(plies):
        legal = state.legal_actions(state.to_act[0])
        state.apply(state.to_act[0], legal[rng.below(len(legal))])
    return state


def perft(state: State, depth: int) -> list[int]:
    """How many sequences of 1, 2, ... `depth` decisions there are. When several seats are asked at once, the first of
    them decides: in which order they do makes no other game. What is drawn is drawn as the seed has it.

    >>> import bottega
    >>> perft(bottega.game("fresco").new(players=3, seed=1), 2)
    [5, 20]
    """
    counts = [0] * depth
    count(state, counts, 0)
    return counts


def count(state: State, counts: list[int], at: int) -> None:
    if not state.to_act:
        return
    seat = state.to_act[0]
    legal = state.legal_actions(seat)
    counts[at] += len(legal)
    if at + 1 == len(counts):
        return
    for action in legal:
        later = state.clone()
        later.apply(seat, action)
        count(later, counts, at + 1)
