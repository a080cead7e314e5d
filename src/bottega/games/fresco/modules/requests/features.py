"""The bishop's requests, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.requests.actions import REQUEST_TYPES
from bottega.games.fresco.modules.requests.rules import GENERAL, TILES, Requests, picked
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Requests, module)

    def spec(self) -> list[Feature]:
        return [
            Feature("requests.points", "points of the topmost request of each stack, of 20", size=len(REQUEST_TYPES)),
            Feature("requests.left", "requests in each stack, of twelve", size=len(REQUEST_TYPES)),
            Feature("own.request_picks", "paints chosen for the coming income, of twelve"),
        ]

    def seat_spec(self, who: str) -> list[Feature]:
        return [
            Feature(f"{who}.requests", "fulfilled requests, of twelve"),
            Feature(f"{who}.loose", "tiles that serve for each kind of request, of ten", size=len(REQUEST_TYPES)),
            Feature(f"{who}.request_used", "whether one was fulfilled this round"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        for stack in range(len(REQUEST_TYPES)):
            top = module.top(s, stack)
            out.append(0.0 if top is None else most(top.points, 20))
        out += [most(len(module.stacks[stack]) - part.taken[stack], TILES) for stack in range(len(REQUEST_TYPES))]
        out.append(most(len(picked(part.picks[seat])), TILES))

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        out.append(most(part.owned[other].bit_count(), TILES))
        some = module.fitting(s, other, GENERAL)
        for stack in range(len(REQUEST_TYPES)):
            fitting = module.fitting(s, other, stack) if some and stack != GENERAL else some
            out.append(most(fitting.bit_count(), 10))
        out.append(float(part.used >> other & 1))
