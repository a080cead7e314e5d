"""How much better each choice turned out than its seat had expected, in games that were stepped together.

Learners reckon this row by row, as if one row were one agent's story. In a row of `Many` the seats take turns, and not
evenly: what follows a choice is the same seat's next one, and what it is worth in the end is what that seat gets.
"""

import numpy as np

from bottega.rl.playing import Array


def advantages(
    seats: Array, values: Array, done: Array, rewards: Array, discount: float = 1.0, trace: float = 0.95
) -> Array:
    """Generalized advantages (steps, n), each of the seat that chose.

    - `seats`, `values` (steps + 1, n): who was asked, and what its learner thought the position worth; the last of
      them are asked now and have not chosen yet
    - `done` (steps, n), `rewards` (steps, n, players): what `Many` told after each step
    - `discount` from one choice of a seat to its next, `trace` the lambda of the estimate

    Whoever is not asked again before the arrays end has got what it expected.

    >>> seats, values = np.array([[0], [1], [0]]), np.array([[0.5], [0.25], [0.0]])
    >>> done, rewards = np.array([[False], [True]]), np.array([[[0.0, 0.0]], [[1.0, -1.0]]])
    >>> advantages(seats, values, done, rewards).ravel().tolist()
    [0.5, -1.25]
    """
    steps, n = done.shape
    rows = np.arange(n)
    found = np.zeros((steps, n), np.float32)
    later = np.zeros((n, rewards.shape[2]), np.float32)  # the advantage of each seat's next choice
    worth = np.full_like(later, np.nan)  # and what the seat thought of it
    worth[rows, seats[steps]] = values[steps]
    for step in reversed(range(steps)):
        over = done[step]
        worth[over], later[over] = rewards[step][over], 0.0
        at = rows, seats[step]
        now = values[step]
        then = np.where(np.isnan(worth[at]), now, discount * worth[at])
        found[step] = later[at] = then - now + discount * trace * later[at]
        worth[at] = now
    return found
