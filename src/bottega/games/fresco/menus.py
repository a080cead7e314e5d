"""The kinds of decision in Fresco, each with the actions it can offer."""

from typing import Final

from bottega.core.menu import Menu
from bottega.games.fresco.actions import (
    AHEAD,
    ALTAR,
    ALTAR_COLOURS,
    ATTEND,
    BEHIND,
    BISHOP,
    BLEND,
    BLENDS,
    BUY,
    CLOSE,
    EARN,
    HOURS,
    MOST_BOOTHS,
    MOST_SPACES,
    PASS,
    PLACES,
    PLAN,
    READY,
    RESTORE,
    RISE,
    SEGMENTS,
)


def run(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


RISE_MENU: Final = Menu(0, "rise", tuple(run(RISE, HOURS)))
PLAN_MENU: Final = Menu(1, "plan", (*run(PLAN, len(PLACES)), READY))
MARKET_MENU: Final = Menu(2, "market", (*run(BUY, MOST_BOOTHS * MOST_SPACES), *run(CLOSE, MOST_BOOTHS), PASS))
CATHEDRAL_MENU: Final = Menu(
    3, "cathedral", (*run(BISHOP, SEGMENTS), *run(RESTORE, SEGMENTS), *run(ALTAR, len(ALTAR_COLOURS)), PASS)
)
STUDIO_MENU: Final = Menu(4, "studio", (EARN, PASS))
WORKSHOP_MENU: Final = Menu(5, "workshop", (*run(BLEND, len(BLENDS)), PASS))
THEATRE_MENU: Final = Menu(6, "theatre", (ATTEND, PASS))
LAND_MENU: Final = Menu(7, "land", (AHEAD, BEHIND))
LEONARDO_MARKET_MENU: Final = Menu(8, "leonardo-market", tuple(run(CLOSE, MOST_BOOTHS)))
LEONARDO_CATHEDRAL_MENU: Final = Menu(9, "leonardo-cathedral", tuple(run(RESTORE, SEGMENTS)))

MENUS: Final = (
    RISE_MENU,
    PLAN_MENU,
    MARKET_MENU,
    CATHEDRAL_MENU,
    STUDIO_MENU,
    WORKSHOP_MENU,
    THEATRE_MENU,
    LAND_MENU,
    LEONARDO_MARKET_MENU,
    LEONARDO_CATHEDRAL_MENU,
)

# Where the parts of a mask begin.
CLOSE_SHIFT: Final = MOST_BOOTHS * MOST_SPACES
MARKET_PASS: Final = 1 << CLOSE_SHIFT + MOST_BOOTHS
RESTORE_SHIFT: Final = SEGMENTS
ALTAR_PART: Final = 2 * SEGMENTS
CATHEDRAL_PASS: Final = 1 << ALTAR_PART + len(ALTAR_COLOURS)
WORKSHOP_PASS: Final = 1 << len(BLENDS)
