"""Where points come from, in the order of the account; those of modules with the module they belong to."""

from bottega.games.fresco.events import ALTAR_POINTS, BISHOP_BONUS, MONEY, TILE

SHIFT = "shift"
BASE_SOURCES = (TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY, SHIFT)
# What belongs to the windows, but is told apart.
WINDOW = "window"
OF_WINDOWS = ("glass", "spared")
MODULE_SOURCES = {
    "portrait": "portraits",
    "request": "requests",
    "gold": "leaf_gold",
    "favor": "favors",
    "scroll": "scrolls",
    "wall": "wall_fresco",
    "window": "glaziers",
    "bell": "bells",
}
