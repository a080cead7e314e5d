"""The scrolls (module 7): each player secretly holds a row and a column of the ceiling, and plays them for points."""

from bottega.core.options import Choice
from bottega.games.fresco.manifest import Manifest

MANIFEST = Manifest(
    __name__,
    "Scrolls",
    number=7,
    options=(
        Choice("m7_bishop_condition", ("before", "none"), "F-DIF-13"),
        Choice("m7_double_needs_bishop", ("no", "yes"), "F-OQ-129"),
    ),
    sources=("scroll",),
)
