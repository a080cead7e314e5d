"""The bells, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.bells.actions import CERTIFICATE_PLACES, CERTIFICATES, MOST_PRICE
from bottega.games.fresco.modules.bells.part import NONE
from bottega.games.fresco.modules.bells.rules import Bells
from bottega.games.fresco.state import FrescoState


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Bells, module)

    def spec(self) -> list[Feature]:
        return [
            Feature("bells.left", "certificates that nobody has seen, of 18"),
            Feature("bells.prices", "prices of the certificates on show, of 20", size=CERTIFICATE_PLACES),
            Feature("bells.points", "their points, of 20", size=CERTIFICATE_PLACES),
            Feature("bells.golden", "their bells, of ten", size=CERTIFICATE_PLACES),
        ]

    def seat_spec(self, who: str) -> list[Feature]:
        return [
            Feature(f"{who}.bells", "golden bells of paid certificates, of 30"),
            Feature(f"{who}.bells_owed", "Thalers that are missing on others, of 20"),
            Feature(f"{who}.bells_against", "golden bells of those, of 30"),
            Feature(f"{who}.bells_heard", "whether the audience of the round is over"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        out.append(part.left / CERTIFICATES)
        for table, limit in ((module.prices, MOST_PRICE), (module.points, 20), (module.golden, 10)):
            out += [0.0 if shown == NONE else most(table[shown], limit) for shown in part.shown]

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        paid, owed, against = 0, 0, 0
        for certificate in range(CERTIFICATES):
            if part.paid[other] >> certificate & 1:
                paid += module.golden[certificate]
            if part.partly[other] >> certificate & 1:
                owed += module.missing(s, certificate)
                against += module.golden[certificate]
        out.append(most(paid, 30))
        out.append(most(owed, 20))
        out.append(most(against, 30))
        out.append(float(part.heard >> other & 1))
