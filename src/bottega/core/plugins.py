"""What other packages add: their games and computer players, by entry points.

Nothing is looked up before somebody asks for a name that is not one of Bottega's. A package that cannot be loaded costs
one line where it is asked for, and nobody else notices.
"""

from typing import TYPE_CHECKING

from bottega.core.errors import OptionError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def one_line(error: Exception) -> str:
    """What went wrong, without the traceback.

    >>> one_line(ValueError("no blue", 3))
    "ValueError: ('no blue', 3)"
    """
    text = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


class Plugins:
    """The entry points of one group. `what` is the word for one of them in a refusal."""

    def __init__(self, group: str, what: str) -> None:
        self.group = group
        self.what = what
        self._loaded: dict[EntryPoint, object] = {}

    def found(self) -> "list[EntryPoint]":
        """By name; of two with one name the package that comes first in the alphabet is meant."""
        from importlib.metadata import entry_points  # as long to import as all of Bottega

        return sorted(entry_points(group=self.group), key=lambda entry: (entry.name, package(entry), entry.value))

    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([entry.name for entry in self.found()]))

    def load(self, name: str) -> object | None:
        """What a package offers under this name; None when none does. A broken one is refused in one line."""
        for entry in self.found():
            if entry.name == name:
                return self.loaded(entry)
        return None

    def loaded(self, entry: "EntryPoint") -> object:
        if entry not in self._loaded:
            try:
                self._loaded[entry] = entry.load()
            except Exception as error:  # whatever its author's code may raise
                raise self.broken(entry.name, one_line(error), package(entry)) from error
        return self._loaded[entry]

    def broken(self, name: str, reason: str, origin: str | None = None) -> OptionError:
        """The refusal of one that is there but cannot be used."""
        if origin is None:
            origin = next((package(entry) for entry in self.found() if entry.name == name), "unknown")
        return OptionError(f"The {self.what} {name!r} of the package {origin!r} cannot be used: {reason}.")

    def hidden(self, own: tuple[str, ...]) -> list[str]:
        """A line for each that is not heard because its name is taken."""
        taken, lines = set(own), []
        for entry in self.found():
            if entry.name in taken:
                reason = f"there is another {self.what} of this name"
                lines.append(str(self.broken(entry.name, reason, package(entry))))
            taken.add(entry.name)
        return lines


def package(entry: "EntryPoint") -> str:
    return entry.dist.name if entry.dist is not None else entry.value
