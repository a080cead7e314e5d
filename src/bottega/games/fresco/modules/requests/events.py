"""What is told of the bishop's requests."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, OWNER, Event


@dataclass(frozen=True, slots=True)
class RequestFulfilled(Event, to=EVERYONE):
    """The tiles lie piled up under the request from now on."""

    painter: int
    request: str
    segments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IncomePicked(Event, to=OWNER):
    """Known to its own seat only, until everybody has chosen."""

    seat: int
    paint: str


@dataclass(frozen=True, slots=True)
class RequestIncome(Event, to=EVERYONE, reveals=True):
    painter: int
    paints: tuple[str, ...]
