"""Many games stepped together: the loops over the rows, compiled with the engine. Who calls them has the arrays."""

from typing import Final

from bottega.core.bits import nth_bit
from bottega.core.rng import advance, scale
from bottega.core.state import State

NUMBER: Final = 4  # bytes of a number in an encoding


def step_rows(
    states: list[State],
    seats: list[int],
    actions: list[int],
    observations: memoryview | None,
    size: int,
    masks: memoryview,
    numbers: int,
) -> list[int]:
    """Make one move in each game, and tell it at once, while it is at hand; the rows of those that ended, not told."""
    ended: list[int] = []
    for row in range(len(states)):
        state = states[row]
        state.apply(seats[row], actions[row])
        if state.is_over:
            ended.append(row)
        else:
            seats[row] = tell_row(state, row, observations, size, masks, numbers)
    return ended


def tell_rows(
    rows: list[int],
    states: list[State],
    seats: list[int],
    observations: memoryview | None,
    size: int,
    masks: memoryview,
    numbers: int,
) -> None:
    """Write who is asked in these games into `seats`, and what is known and open there into the arrays."""
    for row in rows:
        seats[row] = tell_row(states[row], row, observations, size, masks, numbers)


def tell_row(
    state: State, row: int, observations: memoryview | None, size: int, masks: memoryview, numbers: int
) -> int:
    """Who is asked; what is known and open to him into the arrays, byte by byte."""
    seat = state.to_act[0]
    if observations is not None:
        state.tensor_into(seat, observations, NUMBER * size * row)
    state.mask_into(seat, masks, numbers * row)
    return seat


def random_rows(states: list[State], seats: list[int], word: int) -> tuple[list[int], int]:
    """Any open action in each game, and where chance stands then."""
    chosen: list[int] = []
    for row in range(len(states)):
        state, seat = states[row], seats[row]
        menu, mask = state.menus[seat], state.masks[seat]
        word = advance(word)
        # Not from the tuple of all that is open: of so many games it would have to be made anew.
        place = nth_bit(mask, scale(word, mask.bit_count())) if mask & mask - 1 else mask.bit_length() - 1
        chosen.append(menu.ids[place])
    return chosen, word
