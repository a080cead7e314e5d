"""What a module of Fresco says of itself. It costs nothing to know: its other files are loaded when asked for."""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from bottega.core.options import Option

if TYPE_CHECKING:
    from bottega.games.fresco.components import Components
    from bottega.games.fresco.module import FrescoModule


class Manifest:
    """A module is a package, and has the package's name. In it are `rules.py` with the class `rules`, `actions.py` with
    `BLOCKS` of moves, `events.py` with what it tells, `chronicle.py` with how, `board.py` with `lines` of the drawn
    table, `contract.py` with the types of what is seen of it, `quick.py` with the `Adviser` of the quick policy,
    `features.py` with the `Facts` that a learner is told, and `tensor.py` with all that a seat knows, `Told`; a module
    without one of these says so.
    """

    def __init__(
        self,
        home: str,
        rules: str,
        number: int = 0,
        options: tuple[Option, ...] = (),
        other_names: tuple[str, ...] = (),
        players: tuple[int, ...] = (),
        end_reason: str = "",
        first_rules: Mapping[str, Any] | None = None,
        ruled_anew: bool = False,
        sources: tuple[str, ...] = (),
        without: tuple[str, ...] = (),
    ) -> None:
        self.home = home
        self.name = home.rpartition(".")[2]
        self.rules = rules
        self.number = number  # on the box; 0 when it has none
        self.options = options
        self.other_names = other_names  # by which it may be asked for
        self.players = players  # it comes to tables of so many players, and nobody chooses it
        self.end_reason = end_reason  # why a round can be the last one with it
        self.first_rules = first_rules or {}  # how its options were played before they were there (fresco-1)
        self.ruled_anew = ruled_anew  # whether its rulings changed from fresco-1 to fresco-2
        self.sources = sources  # of points, in the order of the account
        self.without = without

    def __repr__(self) -> str:
        return f"<manifest of {self.name}>"

    def file(self, name: str) -> ModuleType | None:
        """One of its files, loaded; None when it has none of this name."""
        return None if name in self.without else import_module(f"{self.home}.{name}")

    def make(self, components: "Components", options: dict[str, Any]) -> "FrescoModule":
        """Its rules for one table."""
        module: FrescoModule = getattr(self.file("rules"), self.rules)(components, options)
        return module
