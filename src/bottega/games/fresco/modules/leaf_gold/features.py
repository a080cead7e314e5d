"""The leaf gold, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.leaf_gold.rules import LeafGold
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(LeafGold, module)

    def spec(self) -> list[Feature]:
        return [Feature("gold.disc", "the colour that is refined, one of them 1", size=len(COLOURS))]

    def seat_spec(self, who: str) -> list[Feature]:
        return [Feature(f"{who}.gold", "leaves of gold, of eight")]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        disc = self.module.part(s).disc
        out += [1.0 if colour == disc else 0.0 for colour in range(len(COLOURS))]

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        out.append(most(self.module.part(s).gold[other], 8))
