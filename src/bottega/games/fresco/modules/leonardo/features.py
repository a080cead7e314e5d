"""Leonardo, as numbers for a learner."""

from bottega.core.features import Feature
from bottega.games.fresco.actions import HOURS, SIDE
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.leonardo.rules import LEONARDO
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def spec(self) -> list[Feature]:
        return [
            Feature("leonardo.score", "his points, of 200"),
            Feature("leonardo.hour", "the hour at which he gets up, of twelve"),
            Feature("leonardo.segment", "row and column on the ceiling, of four", size=2),
            Feature("leonardo.mine", "whether one decides for him"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        row, column = divmod(s.leonardo, SIDE)
        out.append(most(s.score(LEONARDO), 200))
        out.append(s.hour[LEONARDO] / HOURS)
        out.append(row / (SIDE - 1))
        out.append(column / (SIDE - 1))
        out.append(1.0 if s.controller == seat else 0.0)
