"""Favours, complete, as numbers for a learner."""

from typing import cast

from bottega.core.tensor import Encoding, tell_bits
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.favors.rules import Favors
from bottega.games.fresco.state import FrescoState


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Favors, module)

    def name(self, e: Encoding) -> None:
        self.size = e.bits("favors.taken", "favours that have been seen", (len(self.module.kinds),))

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        tell_bits(out, self.module.part(s).taken, self.size)
