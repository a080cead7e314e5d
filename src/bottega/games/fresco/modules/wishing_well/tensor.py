"""The wishing well, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding, floats, tell_bits
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.wishing_well.part import CARDS, PAINTS, pot_colours
from bottega.games.fresco.modules.wishing_well.rules import MOST_ON_SHEET, POT, WishingWell
from bottega.games.fresco.paints import BASIC
from bottega.games.fresco.state import FrescoState

# What numbers are shares of.
PENNIES: Final = 10
VISIT: Final = 4
HAND: Final = 10
MOST: Final = 999
# By the pot, two bits a paint: the paints in it, in their order.
POTS: Final[list[bytes]] = [
    floats([float(colour == paint) for colour in [*pot_colours(pot), -1, -1, -1][:POT] for paint in range(BASIC)])
    for pot in range(1 << 2 * POT)
]


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(WishingWell, module)

    def name(self, e: Encoding) -> None:
        self.well = e.number("well.pennies", "pennies in the well, of two", MOST, MOST_ON_SHEET)
        e.bits("well.used", "cards that have left the game", (CARDS,))
        self.visit = e.number("well.spent", "cards used in the running visit, of four", MOST, VISIT, -1)
        about = "whether the apprentice at work has used a card: how many were left with him, of four"
        e.number("well.marked", about, MOST, VISIT, -1)
        self.free = e.one_of("well.free", "the kind of the free paint with the next purchase", len(PAINTS) + 1)
        self.praised = e.small_bits("well.praised", "whether a praise was played for the restoration", 1)
        e.stretch("well.pot", "basic paints in the alchemist's pot, in their order", (POT, BASIC))
        self.busking = e.seats("well.busking", "who has played a busker this round")
        e.number("seat0.pennies_planned", "pennies on one's plan, of two", MOST, MOST_ON_SHEET)
        e.bits("seat0.wishes", "one's wishing cards", (CARDS,))

    def name_painter(self, e: Encoding, who: str) -> None:
        self.pennies = e.number(f"{who}.pennies", "pennies, of ten", MOST, PENNIES)
        e.number(f"{who}.pennies_laid", "pennies on the open sheet, of two", MOST, MOST_ON_SHEET)
        self.held = e.number(f"{who}.wishing_cards", "wishing cards, of ten", CARDS, HAND)

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        out.append(self.well.of(part.well))
        tell_bits(out, part.used, CARDS)
        out.append(self.visit.of(part.spent))
        out.append(self.visit.of(part.marked))
        out.append(self.free[part.free])
        out.append(self.praised[part.praised])
        out.append(POTS[part.pot])
        out.append(self.busking[seat][part.busking])
        out.append(self.well.of(part.planned[seat]))
        tell_bits(out, part.hands[seat], CARDS)

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        person = other < s.players
        out.append(self.pennies.of(part.pennies[other] if person else 0))
        out.append(self.well.of(part.laid[other] if person else 0))
        out.append(self.held.of(part.held[other] if person else 0))
