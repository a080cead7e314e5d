"""What is told of the medico."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, OWNER, Event


@dataclass(frozen=True, slots=True)
class SickPlanned(Event, to=OWNER):
    """An ill apprentice, or the neutral one, on the sheet; seen by its own seat only, until the screens open."""

    seat: int
    place: str
    who: str


@dataclass(frozen=True, slots=True)
class SickShown(Event, to=EVERYONE):
    """How many ill apprentices stand at a place, when the plans are revealed."""

    painter: int
    place: str
    apprentices: int


@dataclass(frozen=True, slots=True)
class InfectionRevealed(Event, to=EVERYONE, reveals=True):
    """The tile says `location`; the place that is infected is empty when there is none."""

    location: str
    place: str
    left: int


@dataclass(frozen=True, slots=True)
class FellIll(Event, to=EVERYONE):
    """`apprentices` of the player's own colour are ill now; the neutral one has gone back to the theatre."""

    painter: int
    place: str
    apprentices: int
    neutral: bool


@dataclass(frozen=True, slots=True)
class Recovered(Event, to=EVERYONE):
    """An ill apprentice is set aside by the mood and will come back healthy."""

    painter: int


@dataclass(frozen=True, slots=True)
class SentToWork(Event, to=EVERYONE):
    """The apprentice who works next."""

    painter: int
    who: str


@dataclass(frozen=True, slots=True)
class SaintPainted(Event, to=EVERYONE):
    painter: int
    paint: str
    thalers: int


@dataclass(frozen=True, slots=True)
class BottlesLaid(Event, to=EVERYONE, reveals=True):
    bottles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replaced(Event, to=EVERYONE):
    """By option an ill apprentice takes the place of the neutral one who fell ill."""

    painter: int


@dataclass(frozen=True, slots=True)
class BottleBought(Event, to=EVERYONE):
    painter: int
    bottle: str
    price: int


@dataclass(frozen=True, slots=True)
class BottleTooDear(Event, to=EVERYONE):
    """He has shown that he cannot pay for any bottle."""

    painter: int


@dataclass(frozen=True, slots=True)
class BottleUsed(Event, to=EVERYONE):
    painter: int
    bottle: str
    healed: int
    mood_from: int
    mood_to: int


@dataclass(frozen=True, slots=True)
class HealthCredited(Event, to=EVERYONE):
    painter: int
    apprentices: int
    thalers: int
