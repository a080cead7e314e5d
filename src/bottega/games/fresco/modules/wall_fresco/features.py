"""The wall fresco, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.wall_fresco.actions import WALL_SECTIONS
from bottega.games.fresco.modules.wall_fresco.rules import WallFresco
from bottega.games.fresco.paints import BASIC, BLENDED
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(WallFresco, module)

    def spec(self) -> list[Feature]:
        return [Feature("wall.left", "sections that are not restored, of 18")]

    def seat_spec(self, who: str) -> list[Feature]:
        return [
            Feature(f"{who}.wall", "loose tiles, of nine"),
            Feature(f"{who}.wall_income", "whether income brings each colour", size=BLENDED),
            Feature(f"{who}.wall_open", "sections that the paints pay for, of 18"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        out.append(self.module.part(s).left.bit_count() / WALL_SECTIONS)

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        out.append(most(part.tiles[other].bit_count(), 9))
        colours = module.incomes(s, other) | part.traded[other] << BASIC
        out += [float(colours >> colour & 1) for colour in range(BLENDED)]
        out.append(module.payable(s, other).bit_count() / WALL_SECTIONS)
