"""Where points come from, in the order of the account; those of modules with the module they belong to."""

from bottega.games.fresco.events import ALTAR_POINTS, BISHOP_BONUS, MONEY, TILE
from bottega.games.fresco.meta import MODULES
from bottega.terminal.fresco.modules import face_of

SHIFT = "shift"
BASE_SOURCES = (TILE, BISHOP_BONUS, ALTAR_POINTS, MONEY, SHIFT)
# Each source of a module with its column, and each column with its module.
COLUMNS: dict[str, str] = {source: column for module in MODULES for source, column in face_of(module).sources.items()}
MODULE_SOURCES: dict[str, str] = {column: module for module in MODULES for column in face_of(module).sources.values()}
