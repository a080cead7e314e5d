"""The moves of the medico."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import COUNTED, PLACES, Block, Cover
from bottega.games.fresco.paints import COLOURS

HEALTH = ("healthy", "ill")
VICTIMS = ("own", "neutral")
BOTTLES = ("3", "2", "1", "juice")  # portions of medicine, or raspberry juice; as they are laid out
BOTTLE_PLACES: Final = 4
PLACES_OF_THE_ILL = ("cathedral", "studio", "workshop", "cathedral.2")
TILE: Final = "medico"  # covers the market only


@dataclass(frozen=True, slots=True)
class PlanIll(Action):
    """Put one ill apprentice on the sheet."""

    place: str


@dataclass(frozen=True, slots=True)
class PlanNeutral(Action):
    """Put the neutral apprentice on the sheet."""

    place: str


@dataclass(frozen=True, slots=True)
class Aside(Action):
    """Choose whom the bad mood sends away: an ill one recovers."""

    who: str


@dataclass(frozen=True, slots=True)
class Send(Action):
    """Choose who works next."""

    who: str


@dataclass(frozen=True, slots=True)
class Infect(Action):
    """Choose who falls ill."""

    who: str


@dataclass(frozen=True, slots=True)
class Saint(Action, names=COLOURS):
    """Let an ill apprentice paint a picture of a saint with this paint."""

    colour: int


@dataclass(frozen=True, slots=True)
class Bottle(Action, names=COUNTED):
    """Buy the bottle on this place."""

    place: int


@dataclass(frozen=True, slots=True)
class Use(Action):
    """Use a bottle."""

    bottle: str


COVER: Final = 295
PLAN_ILL: Final = 335
PLAN_NEUTRAL: Final = 339
ASIDE: Final = 345
SEND: Final = 347
INFECT: Final = 349
SAINT: Final = 351
BOTTLE: Final = 359
USE: Final = 363

BLOCKS = (
    Block(COVER, [Cover(TILE, PLACES[0])]),
    Block(PLAN_ILL, [PlanIll(place) for place in PLACES_OF_THE_ILL]),
    Block(PLAN_NEUTRAL, [PlanNeutral(place) for place in PLACES]),
    Block(ASIDE, [Aside(who) for who in HEALTH]),
    Block(SEND, [Send(who) for who in HEALTH]),
    Block(INFECT, [Infect(who) for who in VICTIMS]),
    Block(SAINT, [Saint(colour) for colour in range(len(COLOURS))]),
    Block(BOTTLE, [Bottle(place) for place in range(BOTTLE_PLACES)]),
    Block(USE, [Use(bottle) for bottle in BOTTLES]),
)
