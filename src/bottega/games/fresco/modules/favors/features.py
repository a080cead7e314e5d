"""The bishop's favours, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures
from bottega.games.fresco.modules.favors.rules import Favors
from bottega.games.fresco.state import FrescoState

FAVORS = 25


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Favors, module)

    def spec(self) -> list[Feature]:
        return [
            Feature("favors.seen", "favours that have been seen, of 25"),
            Feature("favors.here", "whether one lies where the bishop stands"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        out.append(min(self.module.part(s).taken.bit_count(), FAVORS) / FAVORS)
        out.append(float(s.unrestored >> s.bishop & 1))
