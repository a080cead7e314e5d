"""What is seen of the wishing well."""

from typing import TYPE_CHECKING, Any

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.modules.wishing_well.part import (
    BUSKER,
    CARDS,
    FINDER,
    KIND_NAMES,
    LUCKY,
    PAINTS,
    PRAISE,
    TIP,
    pot_colours,
)
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from bottega.games.fresco.modules.wishing_well.rules import WishingWell


class WishingWellView:
    """What is seen of the module, and what its moves would bring."""

    def __init__(self, well: "WishingWell") -> None:
        self.well = well

    def card(self, number: int) -> dict[str, Any]:
        kind = self.well.kinds[number]
        face = [COLOURS[colour] for colour in self.well.face_colours[kind - 1]] if kind in PAINTS else None
        return {
            "card": self.well.ids[number],
            "kind": KIND_NAMES[kind],
            "name": self.well.names[number],
            "paints": face,
        }

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.well.part(s)
        hand = part.hands[seat] if seat is not None else 0
        return {
            "well": part.well,
            "well_size": self.well.well_size,
            "deck": self.well.cards_left(s),
            "held": part.held[:],
            "laid": part.laid[:],
            "mine": None if seat is None else {"pennies": part.pennies[seat], "planned": part.planned[seat]},
            "cards": None if seat is None else [self.card(i) for i in range(CARDS) if hand >> i & 1],
            "painters": part.pennies[:] if s.rules.open_screens else None,
            "used": [self.card(i) for i in range(CARDS) if part.used >> i & 1],
            "busking": [bool(part.busking >> p & 1) for p in range(s.players)],
            "playing": {
                "paint": KIND_NAMES[part.free] if part.free else None,
                "praise": bool(part.praised),
                "pot": [COLOURS[colour] for colour in pot_colours(part.pot)],
            },
            "in_the_box": self.well.all_pennies,
            "thalers_at_the_end": self.well.thalers,
        }

    def foresee_penny(self, s: FrescoState, seat: int, which: int) -> dict[str, Any]:
        return {"planned": self.well.part(s).planned[seat] + 1}

    def foresee_throw(self, s: FrescoState, seat: int, which: int) -> dict[str, Any]:
        part = self.well.part(s)
        return {"well": part.well + 1, "left": part.pennies[seat] - 1}

    def foresee_wish(self, s: FrescoState, seat: int, kind: int) -> dict[str, Any]:
        supply = self.well.supply(s)
        gains = {
            LUCKY: {"pennies": min(self.well.lucky_pennies, supply)},
            TIP: {"thalers": self.well.tip_thalers, "pennies": min(self.well.tip_pennies, supply)},
            FINDER: {"thalers": self.well.finder_thalers},
            BUSKER: {"mood": self.well.busker_mood},
            PRAISE: {"points": self.well.praise_points},
        }
        face = [COLOURS[colour] for colour in self.well.face_colours[kind - 1]] if kind in PAINTS else None
        return {"kind": KIND_NAMES[kind], "paints": face, **gains.get(kind, {})}

    def foresee_visit(self, s: FrescoState, seat: int, segment: int) -> dict[str, Any]:
        return {"segment": SEGMENT_NAMES[segment], "price": 0, "coins_left": s.coins[seat]}

    def foresee_alchemy(self, s: FrescoState, seat: int, colour: int) -> dict[str, Any]:
        return {"paint": COLOURS[colour], "given": len(pot_colours(self.well.part(s).pot)) + 1}
