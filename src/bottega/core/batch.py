"""Many games stepped together: the loops over the rows, compiled with the engine. Who calls them has the arrays."""

from typing import Final

from bottega.core.rng import advance, scale
from bottega.core.state import State

NUMBER: Final = 4  # bytes of a number in an encoding


def step_rows(states: list[State], seats: list[int], actions: list[int]) -> list[int]:
    """Make one move in each game; the rows of those that ended."""
    ended: list[int] = []
    for row in range(len(states)):
        state = states[row]
        state.apply(seats[row], actions[row])
        if state.is_over:
            ended.append(row)
    return ended


def tell_rows(
    states: list[State], seats: list[int], observations: memoryview | None, size: int, masks: memoryview, actions: int
) -> None:
    """Write who is asked in each game into `seats`, and what is known and open there into the arrays, byte by byte."""
    for row in range(len(states)):
        state = states[row]
        seat = state.to_act[0]
        seats[row] = seat
        if observations is not None:
            state.tensor_into(seat, observations, NUMBER * size * row)
        state.mask_into(seat, masks, actions * row)


def random_rows(states: list[State], seats: list[int], word: int) -> tuple[list[int], int]:
    """Any open action in each game, and where chance stands then."""
    chosen: list[int] = []
    for row in range(len(states)):
        legal = states[row].legal_actions(seats[row])
        word = advance(word)
        chosen.append(legal[scale(word, len(legal))])
    return chosen, word
