"""The switches of a game: what exists, what is usual, and a clear word when something is not."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from bottega.core.errors import OptionError

LONGEST = 60  # of a text that is quoted back


def unknown(what: str, given: object, known: Sequence[str]) -> OptionError:
    given = given[:LONGEST] if isinstance(given, str) else given
    near = get_close_matches(str(given)[:LONGEST], known, n=1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    listed = ", ".join(known) if known else "none"
    return OptionError(f"There is no {what} {given!r}.{hint} Known: {listed}.")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words; `rule` is the ledger row that leaves it open."""

    name: str
    values: tuple[str, ...]
    rule: str

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, given: object) -> str:
        if given not in self.values:
            raise unknown(f"value for option {self.name}:", given, self.values)
        return str(given)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two bounds."""

    name: str
    low: int
    high: int
    default: int
    rule: str

    def read(self, given: object) -> int:
        try:
            number = given if isinstance(given, int) and not isinstance(given, bool) else int(str(given))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise OptionError(
                f"Option {self.name} must be a whole number from {self.low} to {self.high}, not {given!r}."
            )
        return number


@dataclass(frozen=True, slots=True)
class Several:
    """Any subset of some words, kept in their own order."""

    name: str
    words: tuple[str, ...]
    one: str
    rule: str

    @property
    def default(self) -> list[str]:
        return []

    def read(self, given: object) -> list[str]:
        if isinstance(given, str):
            given = [word for word in given.split(",") if word]
        if not isinstance(given, (list, tuple)):
            raise OptionError(f"Option {self.name} must be a list of words, not {given!r}.")
        for word in given:
            if word not in self.words:
                raise unknown(self.one, word, self.words)
        return [word for word in self.words if word in given]


Option = Choice | Number | Several


def resolve(schema: Sequence[Option], given: Mapping[str, Any] | None) -> dict[str, Any]:
    """All options with a value; the unknown and the impossible are refused.

    >>> resolve((Choice("pace", ("calm", "brisk"), "X-1"),), {})
    {'pace': 'calm'}
    """
    found: dict[str, Any] = {option.name: option.default for option in schema}
    for name in given or ():
        if name not in found:
            raise unknown("option", name, tuple(found))
    for option in schema:
        if given and option.name in given:
            found[option.name] = option.read(given[option.name])
    return found
