"""What a module adds to the encoding of a position (`tensor.py`): the class `Told` in its own `tensor.py`."""

from bottega.core.subclassing import mypyc_attr
from bottega.core.tensor import Encoding
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.state import FrescoState


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleTensor:
    """Made with the module's rules. It names its parts in an order, and tells their values in the same: first what
    belongs to nobody and what the asking seat alone knows of itself, then what belongs to each painter."""

    def __init__(self, module: FrescoModule) -> None:
        pass

    def name(self, e: Encoding) -> None:
        """Name the parts of `tell`."""

    def name_painter(self, e: Encoding, who: str) -> None:
        """Name those of `tell_painter`; their names begin with `who`. Called for each painter."""

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        """Add what belongs to nobody, and what `seat` alone knows of itself."""

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        """Add what everybody knows of a painter, or could have counted; `other` may be one without a seat."""
