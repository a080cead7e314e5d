"""What happened, as typed values. Each event says what a seat may know of it; silence is the default."""

from dataclasses import dataclass, fields
from typing import Any, ClassVar

EVERYONE = "everyone"
OWNER = "owner"
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Event:
    """A game derives one small frozen class per kind of event and names its audience."""

    audience: ClassVar[str] = NOBODY
    kind: ClassVar[str] = ""

    def told(self, seat: int | None) -> dict[str, Any] | None:
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


def told(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """What `seat` hears of these events, in order."""
    return [fact for event in events if (fact := event.told(seat)) is not None]
