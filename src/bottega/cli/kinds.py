"""What the value of a setting may be: read from a word (of a flag, or of the environment) or from what a file has."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from bottega.server.proxies import Network, networks
from bottega.server.store.urls import Url, read_url


class Bad(Exception):
    """It is no such value."""


class Kind(Protocol):
    refusal: ClassVar[str]  # the text that says what is allowed

    def read(self, given: object) -> Any: ...

    def bounds(self) -> dict[str, str | int]:
        """What that text asks for."""
        ...


@dataclass(frozen=True, slots=True)
class Whole:
    low: int
    high: int
    refusal: ClassVar[str] = "cli-number-range"

    def read(self, given: object) -> int:
        if isinstance(given, str) and given.isascii() and given.isdecimal() and len(given) < 20:
            given = int(given)
        if not isinstance(given, int) or isinstance(given, bool) or not self.low <= given <= self.high:
            raise Bad
        return given

    def bounds(self) -> dict[str, str | int]:
        return {"low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Seconds:
    most: float
    refusal: ClassVar[str] = "cli-seconds-bad"

    def read(self, given: object) -> float:
        value = number(given)
        if not 0 <= value <= self.most:
            raise Bad
        return value

    def bounds(self) -> dict[str, str | int]:
        return {"most": int(self.most)}


@dataclass(frozen=True, slots=True)
class Days:
    refusal: ClassVar[str] = "cli-config-days"
    MOST: ClassVar[float] = 36_500.0

    def read(self, given: object) -> float:
        value = number(given)
        if not 0 <= value <= self.MOST:
            raise Bad
        return value

    def bounds(self) -> dict[str, str | int]:
        return {"most": int(self.MOST)}


@dataclass(frozen=True, slots=True)
class OneOf:
    values: Sequence[str]
    refusal: ClassVar[str] = "cli-config-one-of"

    def read(self, given: object) -> str:
        if not isinstance(given, str) or given not in self.values:
            raise Bad
        return given

    def bounds(self) -> dict[str, str | int]:
        return {"known": ", ".join(self.values)}


YES_OR_NO = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


@dataclass(frozen=True, slots=True)
class YesNo:
    refusal: ClassVar[str] = "cli-config-one-of"

    def read(self, given: object) -> bool:
        if isinstance(given, bool):
            return given
        if not isinstance(given, str) or given.lower() not in YES_OR_NO:
            raise Bad
        return YES_OR_NO[given.lower()]

    def bounds(self) -> dict[str, str | int]:
        return {"known": "true, false"}


@dataclass(frozen=True, slots=True)
class Text:
    least: int = 1
    refusal: ClassVar[str] = "cli-config-text"

    def read(self, given: object) -> str:
        if not isinstance(given, str) or len(given) < self.least or not given.isprintable():
            raise Bad
        return given

    def bounds(self) -> dict[str, str | int]:
        return {"least": self.least}


@dataclass(frozen=True, slots=True)
class Words:
    """Several; in the environment with commas between them."""

    refusal: ClassVar[str] = "cli-config-words"

    def read(self, given: object) -> tuple[str, ...]:
        words = given.split(",") if isinstance(given, str) else given
        if not isinstance(words, list) or not all(isinstance(word, str) and word.strip() for word in words):
            raise Bad
        return tuple(word.strip() for word in words)

    def bounds(self) -> dict[str, str | int]:
        return {}


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, so many a second after that."""

    refusal: ClassVar[str] = "cli-config-rate"

    def read(self, given: object) -> tuple[int, float]:
        parts = given.split(",") if isinstance(given, str) else given
        if not isinstance(parts, list) or len(parts) != 2:
            raise Bad
        first = parts[0].strip() if isinstance(parts[0], str) else parts[0]
        return Whole(1, 10**9).read(first), Seconds(10.0**9).read(parts[1])

    def bounds(self) -> dict[str, str | int]:
        return {}


@dataclass(frozen=True, slots=True)
class Networks:
    """Addresses and networks; with commas between them, or several."""

    refusal: ClassVar[str] = "cli-serve-proxy-bad"

    def read(self, given: object) -> tuple[Network, ...]:
        words = Words().read(given)
        try:
            return networks(",".join(words))
        except ValueError:
            raise Bad from None

    def bounds(self) -> dict[str, str | int]:
        return {}


@dataclass(frozen=True, slots=True)
class Database:
    """What is wrong with it is said without what was given, which may hold a password."""

    refusal: ClassVar[str] = "cli-config-text"

    def read(self, given: object) -> Url:
        return read_url(Text().read(given))

    def bounds(self) -> dict[str, str | int]:
        return Text().bounds()


def number(given: object) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float | str):
        raise Bad
    try:
        value = float(given)
    except ValueError:
        raise Bad from None
    if not math.isfinite(value):
        raise Bad
    return value
