"""What is told of the scrolls."""

from collections.abc import Sequence

from bottega.core.chronicle import Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.telling import Telling


def scroll_played(edition: Edition, facts: Sequence[Fact]) -> Args:
    """-1 stands for a scroll that is not played."""
    (fact,) = facts
    lines = [[line, fact[line] + 1] for line in ("row", "column") if fact[line] >= 0]
    return {"count": len(lines), "lines": Piece("lines", lines)}


TELLING = Telling(
    {"scroll-played": scroll_played}, places={"scroll-played": "cathedral"}, sources=frozenset({"scroll"})
)
