"""What a module's books are: its pieces followed through the public events, and what these do to purses and pots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from bottega.games.fresco.state import FrescoState

Fact = dict[str, Any]


class Goods(NamedTuple):
    """What an event does behind a painter's screen."""

    thalers: int = 0
    gained: Sequence[str] = ()
    given: Sequence[str] = ()


Entry = Callable[[Fact], Goods]


def earned(fact: Fact) -> Goods:
    return Goods(fact["thalers"])


def spent(fact: Fact) -> Goods:
    return Goods(-fact["thalers"])


def paid(fact: Fact) -> Goods:
    return Goods(-fact["price"])


def paints_given(fact: Fact) -> Goods:
    return Goods(gained=fact["paints"])


def paint_used(fact: Fact) -> Goods:
    return Goods(given=[fact["paint"]])


class ModuleBooks:
    """One module's components, followed through the events; `goods` says which of its events move money or paint."""

    goods: ClassVar[Mapping[str, Entry]] = {}

    def __init__(self, s: FrescoState) -> None: ...

    def enter(self, fact: Fact) -> None:
        """Write down what happened."""

    def faults(self, s: FrescoState) -> list[str]:
        """What does not agree with the state."""
        return []
