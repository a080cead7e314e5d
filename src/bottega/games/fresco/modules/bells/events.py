"""What is told of the bells."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class CertificatesShown(Event, to=EVERYONE, reveals=True):
    """All that lie open now, from left to right."""

    certificates: tuple[str, ...]
    stack: int


@dataclass(frozen=True, slots=True)
class CertificatesReturned(Event, to=EVERYONE):
    """Nobody wanted them: they go under the stack, the first one first."""

    certificates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CertificateAcquired(Event, to=EVERYONE):
    """Paid in full it lies face down before its owner, otherwise face up with the coins on it."""

    painter: int
    certificate: str
    thalers: int
    full: bool


@dataclass(frozen=True, slots=True)
class ChoicesOpened(Event, to=EVERYONE, reveals=True):
    """These seats have chosen in secret where their money goes; what they chose is told next."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class InstalmentPaid(Event, to=EVERYONE):
    """`placed` is all that lies on it now; complete, it is turned face down and the coins go to the supply."""

    painter: int
    certificate: str
    thalers: int
    placed: int
    complete: bool


@dataclass(frozen=True, slots=True)
class BellsCounted(Event, to=EVERYONE):
    """On space 30+ `space` is 31; with fewer bells than none, off the track, it is negative."""

    painter: int
    golden: int
    space: int


@dataclass(frozen=True, slots=True)
class BishopBells(Event, to=EVERYONE):
    """The golden bells of all that nobody has acquired."""

    golden: int
    space: int
