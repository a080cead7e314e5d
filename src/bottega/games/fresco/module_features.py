"""What a module adds to a position told as numbers (`features.py`): the class `Facts` in its own `features.py`."""

from typing import Final

from bottega.core.features import Feature
from bottega.core.subclassing import mypyc_attr
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.state import FrescoState

OWN: Final = "own"
RIVAL: Final = "rival"


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleFeatures:
    """Made with the module's rules. First what belongs to nobody, then the same of each seat from one's own on; only
    from what the seat knows. The base has nothing to tell."""

    def __init__(self, module: FrescoModule) -> None:
        pass

    def spec(self) -> list[Feature]:
        """What `facts` are."""
        return []

    def seat_spec(self, who: str) -> list[Feature]:
        """What `seat_facts` are; `who` is the beginning of their names."""
        return []

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        """Add what belongs to nobody, as `seat` knows it, and what `seat` alone knows of itself."""

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        """Add what belongs to a seat, as everybody knows it."""


def most(number: int, limit: int) -> float:
    """A number as a share of a limit, which it does not pass.

    >>> most(3, 4), most(9, 4)
    (0.75, 1.0)
    """
    return min(number, limit) / limit
