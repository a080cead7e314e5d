"""Leonardo, the third painter of a two-player game.

He has a painter on the track, in the hostel and on the ceiling, and an open sheet with one apprentice at the market
and one in the cathedral. Whoever holds his tile decides for him.
"""

from typing import Any, Final

from bottega.core.menu import Decider, Menu
from bottega.games.fresco.actions import CLOSE, MOST_BOOTHS, RESTORE, SEGMENTS
from bottega.games.fresco.ceiling import BESIDE
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.modules.leonardo.events import LeonardoPassed
from bottega.games.fresco.scoring import restore
from bottega.games.fresco.sheet import CATHEDRAL, MARKET, with_one
from bottega.games.fresco.state import START_SPACES, FrescoState
from bottega.games.fresco.steps.market import close_booth, open_booths

LEONARDO = 2  # his place among the painters
START_SPACE = 3
MARKET_ONLY = with_one(0, MARKET)
MARKET_AND_CATHEDRAL = with_one(MARKET_ONLY, CATHEDRAL)


class Leonardo(FrescoModule):
    name = "leonardo"
    painters = 1
    places: tuple[int, ...] = (MARKET, CATHEDRAL)

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        """He needs no table of the edition."""

    def set_up(self, s: FrescoState) -> None:
        s.position[LEONARDO] = START_SPACE - 1 - START_SPACES
        s.leonardo = s.rules.c.centre

    def open_round(self, s: FrescoState) -> None:
        """The tile goes to the first chooser in round 1 and changes hands every round."""
        if s.controller < 0:
            s.controller = s.choosers[0]
        else:
            s.controller = 1 - s.controller
        s.sheets[LEONARDO] = MARKET_ONLY if s.final else MARKET_AND_CATHEDRAL
        if s.log is not None:
            s.log.append(LeonardoPassed(s.controller))

    def visit(self, s: FrescoState, painter: int, place: int) -> bool:
        if painter != LEONARDO:
            return False
        if place == MARKET:
            menu, mask = MARKET_MENU, open_booths(s)
        else:
            menu, mask = CATHEDRAL_MENU, self.reach(s)
        if mask:
            s.offer(s.controller, menu, mask)
        else:
            s.acts = 0
        return True

    def reach(self, s: FrescoState) -> int:
        """An unrestored segment beside him; failing that, the unrestored ones of lowest value."""
        beside = BESIDE[s.leonardo] & s.unrestored
        if beside:
            return beside
        lowest, mask = 1 << 30, 0
        for segment, tile in enumerate(s.layout):
            if s.unrestored >> segment & 1:
                points = s.rules.c.tile_points[tile]
                if points < lowest:
                    lowest, mask = points, 0
                if points == lowest:
                    mask |= 1 << segment
        return mask


class LeonardoAtMarket(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        close_booth(s, LEONARDO, action - CLOSE)


class LeonardoInCathedral(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        s.leonardo = action - RESTORE
        restore(s, LEONARDO, s.leonardo)


# They come after those of the base game, whoever is at the table: so other menus have the same numbers with him.
MARKET_MENU: Final = Menu(8, "leonardo-market", tuple(range(CLOSE, CLOSE + MOST_BOOTHS)), LeonardoAtMarket())
CATHEDRAL_MENU: Final = Menu(9, "leonardo-cathedral", tuple(range(RESTORE, RESTORE + SEGMENTS)), LeonardoInCathedral())
