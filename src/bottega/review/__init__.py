"""What comes after a game: everybody's chance to win over its course, and what the choices of a player have cost, from
what that player could know then.

>>> from bottega.review import Work
>>> import bottega
>>> state = bottega.game("fresco-cards").new(players=2, seed=7)
>>> while not state.is_over:
...     state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
>>> work = Work(bottega.Record.of(state))
>>> work.want([0])
>>> work.step(), work.done
(True, 1)
"""

from bottega.review.curve import Chances, chances_of, turning_points
from bottega.review.findings import best, close_calls, costly
from bottega.review.typical import Typical, like
from bottega.review.work import Work
from bottega.review.worked import FORMAT, USUAL, Depth, SeatWork, Weighing, Worked

__all__ = [
    "FORMAT",
    "USUAL",
    "Chances",
    "Depth",
    "SeatWork",
    "Typical",
    "Weighing",
    "Work",
    "Worked",
    "best",
    "chances_of",
    "close_calls",
    "costly",
    "like",
    "turning_points",
]
