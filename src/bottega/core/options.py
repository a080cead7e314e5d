"""The switches of a game: what exists, what is usual, and a clear word when something is not."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from bottega.core.errors import OptionError

LONGEST = 60  # of a text that is quoted back
ALL = "all"
MOST_DIGITS = 4


def unknown(what: str, given: object, known: Sequence[str]) -> OptionError:
    given = given[:LONGEST] if isinstance(given, str) else given
    near = get_close_matches(str(given)[:LONGEST], known, n=1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    listed = ", ".join(known) if known else "none"
    return OptionError(f"There is no {what} {given!r}.{hint} Known: {listed}.")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words; `rule` is the ledger row that leaves it open. `former` words are those of earlier house
    editions, each with what it is called today: they are read, so that old records are, but not offered."""

    name: str
    values: tuple[str, ...]
    rule: str
    former: Mapping[str, str] = field(default_factory=dict)

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, given: object) -> str:
        if given not in (*self.values, *self.former):
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
    """Any subset of some words, kept in their own order. A word may also be said by its number, by another name, or
    together with others by the name of a set; `all` is always such a set.

    >>> pets = Several("pets", ("cat", "dog", "owl"), "pet", "X-1", ("dog", "cat"), {"furry": ("cat", "dog")})
    >>> pets.read("furry"), pets.read("1,owl"), pets.read(["all"])
    (['cat', 'dog'], ['dog', 'owl'], ['cat', 'dog', 'owl'])
    """

    name: str
    words: tuple[str, ...]
    one: str
    rule: str
    numbered: tuple[str, ...] = ()  # from 1 on
    sets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    other_names: Mapping[str, str] = field(default_factory=dict)

    @property
    def default(self) -> list[str]:
        return []

    def number(self, word: str) -> int | None:
        return self.numbered.index(word) + 1 if word in self.numbered else None

    def meant(self, given: str) -> tuple[str, ...] | None:
        """The words that one name or number stands for; None when it stands for nothing."""
        plain = given.strip().lower()
        if plain in self.sets:
            return self.sets[plain]
        if plain == ALL:
            return self.words
        # A number with more digits than any word has is no number of one.
        if plain.isascii() and plain.isdecimal() and len(plain) < MOST_DIGITS:
            return (self.numbered[int(plain) - 1],) if 1 <= int(plain) <= len(self.numbered) else None
        word = self.other_names.get(plain, plain.replace("-", "_"))
        return (word,) if word in self.words else None

    def read(self, given: object) -> list[str]:
        if isinstance(given, str):
            given = [word for word in given.split(",") if word.strip()]
        if not isinstance(given, (list, tuple)):
            raise OptionError(f"Option {self.name} must be a list of words, not {given!r}.")
        chosen: set[str] = set()
        for word in given:
            meant = self.meant(str(word))
            if meant is None:
                raise unknown(self.one, word, (*self.words, *self.sets, ALL))
            chosen.update(meant)
        return [word for word in self.words if word in chosen]


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
