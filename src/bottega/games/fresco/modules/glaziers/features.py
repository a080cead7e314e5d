"""The glaziers, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.glaziers.actions import BENCH_PLACES
from bottega.games.fresco.modules.glaziers.part import KINDS, NONE
from bottega.games.fresco.modules.glaziers.rules import BITS, MOST, OPENINGS, Glaziers
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Glaziers, module)

    def spec(self) -> list[Feature]:
        return [
            Feature("glass.board", "glass on sale by colour, of eight", size=KINDS),
            Feature("glass.openings", "segments that want a window, of twelve"),
            Feature("glass.bench", "points of the windows on the bench, of ten", size=BENCH_PLACES),
            Feature("glass.penalties", "what they cost without glass, of ten points", size=BENCH_PLACES),
        ]

    def seat_spec(self, who: str) -> list[Feature]:
        return [Feature(f"{who}.glass", "glass by colour, of eight", size=KINDS)]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        out += [most(part.board[kind], 8) for kind in range(KINDS)]
        out.append((module.segments & s.unrestored).bit_count() / OPENINGS)
        out += [0.0 if window == NONE else most(module.points[window], 10) for window in part.bench]
        out += [0.0 if window == NONE else most(module.penalty(window, 0), 10) for window in part.bench]

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        stock = self.module.part(s).stock[other]
        out += [most(stock >> BITS * kind & MOST, 8) for kind in range(KINDS)]
