"""What happened, as typed values. Each event says what a seat may know of it; silence is the default."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any, ClassVar

EVERYONE = "everyone"
OWNER = "owner"
NOBODY = "nobody"

INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Event:
    """A game derives one small frozen class per kind of event, and says to whom it is told. After one that reveals
    something nothing can be taken back. The kind is the name of the class,
    unless it names another one itself.

    >>> @dataclass(frozen=True, slots=True)
    ... class CardTurned(Event, to=EVERYONE, reveals=True):
    ...     card: str
    >>> CardTurned("jester").as_seen_by(None), CardTurned.reveals
    ({'event': 'card-turned', 'card': 'jester'}, True)
    """

    audience: ClassVar[str] = NOBODY
    kind: ClassVar[str] = ""
    reveals: ClassVar[bool] = False

    def __init_subclass__(cls, to: str | None = None, reveals: bool = False) -> None:
        # A dataclass with slots is made a second time, without these words: what they said is in the class by then.
        if to is not None:
            cls.audience = to
            cls.reveals = reveals
        if "kind" not in cls.__dict__:
            cls.kind = INNER_CAPITAL.sub("-", cls.__name__).lower()

    def as_seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """The event as plain data for `seat` (None: a spectator), or None when that seat may not know of it."""
        facts = {name: getattr(self, name) for name in names(self)}
        if self.audience == EVERYONE or (self.audience == OWNER and seat is not None and facts["seat"] == seat):
            return {"event": self.kind, **facts}
        return None


def names(event: Event) -> tuple[str, ...]:
    """An event's fields. They hold numbers, words and tuples of them, so that nothing needs to be copied."""
    known = _NAMES.get(event.__class__)
    if known is None:
        known = _NAMES[event.__class__] = tuple([field.name for field in fields(event)])
    return known


_NAMES: dict[type, tuple[str, ...]] = {}


def facts_for(events: Sequence[Event], seat: int | None) -> list[dict[str, Any]]:
    """What `seat` hears of these events, in order."""
    return [fact for event in events if (fact := event.as_seen_by(seat)) is not None]


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """The kinds of events that are written in these Python modules."""
    return tuple(
        [
            found
            for module in modules
            for found in vars(module).values()
            if isinstance(found, type) and issubclass(found, Event) and found.__module__ == module.__name__
        ]
    )


def revealing(events: tuple[type[Event], ...]) -> frozenset[str]:
    """The kinds after which nothing can be taken back."""
    return frozenset([event.kind for event in events if event.reveals])
