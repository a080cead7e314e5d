"""What brings the last round, and how near it is."""

from typing import Any

from bottega.games.fresco.actions import SEGMENTS
from bottega.games.fresco.sheet import CATHEDRAL, FIRST_PLACE, SPACES, unpack_plan
from bottega.games.fresco.state import FrescoState


def end(s: FrescoState) -> dict[str, Any]:
    """Tiles that are restored; with few of them left at the beginning of a round, it is the last one."""
    left, last = s.tiles.bit_count(), s.rules.c.final_at
    return {
        "by": "tiles",
        "done": SEGMENTS - left,
        "needed": SEGMENTS - last,
        "last": bool(s.final),
        "soon": "no" if s.final or left - to_come(s) > last else "sure" if left <= last else "possible",
        "money_per_point": s.rules.c.thalers_per_point,
    }


def to_come(s: FrescoState) -> int:
    """How many tiles can still be restored in this round, as far as everybody sees."""
    column = s.step - FIRST_PLACE
    if column < 0:
        return SPACES * s.rules.painters
    if column > CATHEDRAL:
        return 0
    first = s.turn if column == CATHEDRAL else 0
    return sum([unpack_plan(s.sheets[painter])[CATHEDRAL] for painter in s.order[first:]])
