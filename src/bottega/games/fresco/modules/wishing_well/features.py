"""The wishing well, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.wishing_well.part import CARDS, KIND_NAMES
from bottega.games.fresco.modules.wishing_well.rules import MOST_ON_SHEET, WishingWell
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(WishingWell, module)

    def spec(self) -> list[Feature]:
        return [
            Feature("well.pennies", "pennies in the well, of two"),
            Feature("well.cards", "cards that have left the game, of all"),
            Feature("own.wishes", "cards of each kind that one holds, of three", size=len(KIND_NAMES)),
            Feature("own.pennies_planned", "pennies on one's plan, of two"),
        ]

    def seat_spec(self, who: str) -> list[Feature]:
        return [
            Feature(f"{who}.pennies", "pennies, of ten"),
            Feature(f"{who}.pennies_laid", "pennies on the open sheet, of two"),
            Feature(f"{who}.cards", "wishing cards, of ten"),
            Feature(f"{who}.busks", "whether a busker plays this round"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        out.append(most(part.well, MOST_ON_SHEET))
        out.append(part.used.bit_count() / CARDS)
        held = [0] * len(KIND_NAMES)
        for card in range(CARDS):
            if part.hands[seat] >> card & 1:
                held[module.kinds[card]] += 1
        out += [most(count, 3) for count in held]
        out.append(most(part.planned[seat], MOST_ON_SHEET))

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        part = self.module.part(s)
        out.append(most(part.pennies[other], 10))
        out.append(most(part.laid[other], MOST_ON_SHEET))
        out.append(most(part.held[other], 10))
        out.append(float(part.busking >> other & 1))
