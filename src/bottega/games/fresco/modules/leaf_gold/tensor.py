"""Leaf gold, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.leaf_gold.part import UNASKED
from bottega.games.fresco.modules.leaf_gold.rules import LeafGold
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoState

# What numbers are shares of.
LEAVES: Final = 8
MOST: Final = 999


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(LeafGold, module)

    def name(self, e: Encoding) -> None:
        self.disc = e.one_of("leaf_gold.refined", "the colour that is refined", len(COLOURS))
        self.gilding = e.one_of("leaf_gold.gilding", "whether the running restoration uses a leaf: no, yes", 2)

    def name_painter(self, e: Encoding, who: str) -> None:
        self.gold = e.number(f"{who}.gold", "leaves, of eight", MOST, LEAVES)

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        out.append(self.disc[part.disc])
        out.append(self.gilding[part.gilding if part.gilding != UNASKED else -1])

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        out.append(self.gold.of(self.module.part(s).gold[other] if other < s.players else 0))
