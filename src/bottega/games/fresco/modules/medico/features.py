"""The medico, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.medico.actions import BOTTLE_PLACES
from bottega.games.fresco.modules.medico.part import INFECTIONS, NO_BOTTLE
from bottega.games.fresco.modules.medico.rules import Medico
from bottega.games.fresco.sheet import COLUMNS
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Medico, module)

    def spec(self) -> list[Feature]:
        return [
            Feature("medico.stack", "infections to come, of all"),
            Feature("medico.infected", "the infected place, one of them 1", size=COLUMNS),
            Feature("medico.bottles", "bottles on sale, of four"),
        ]

    def seat_spec(self, who: str) -> list[Feature]:
        return [
            Feature(f"{who}.ill", "apprentices who are ill, of five"),
            Feature(f"{who}.black", "black ones besides, of five"),
            Feature(f"{who}.bottles", "bottles, of four"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        part = self.module.part(s)
        out.append(part.stack.bit_count() / INFECTIONS)
        out += [1.0 if place == part.infected else 0.0 for place in range(COLUMNS)]
        out.append(len([bottle for bottle in part.offer if bottle != NO_BOTTLE]) / BOTTLE_PLACES)

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        part = self.module.part(s)
        out.append(most(part.ill[other], 5))
        out.append(most(part.extra[other], 5))
        out.append(most(part.held[other].bit_count(), 4))
