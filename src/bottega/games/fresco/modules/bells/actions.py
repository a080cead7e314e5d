"""The moves of the bells."""

from dataclasses import dataclass
from typing import Final

from bottega.core.actions import Action
from bottega.games.fresco.actions import COUNTED, PLACES, Block, Cover

CERTIFICATE_PLACES: Final = 4
CERTIFICATES: Final = 18
MOST_PRICE: Final = 20  # of a certificate
TILE: Final = "audience"


@dataclass(frozen=True, slots=True)
class Certificate(Action, names=COUNTED):
    """Acquire the certificate on a place of the bell board."""

    place: int


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """How many Thalers go on a certificate."""

    thalers: int


@dataclass(frozen=True, slots=True)
class Instalment(Action, names=COUNTED):
    """Choose the partly paid certificate on which money goes."""

    number: int


CERTIFICATE: Final = 234
PAY: Final = 238
INSTALMENT: Final = 259
COVER: Final = 283

BLOCKS = (
    Block(CERTIFICATE, [Certificate(place) for place in range(CERTIFICATE_PLACES)]),
    Block(PAY, [Pay(thalers) for thalers in range(MOST_PRICE + 1)]),
    Block(INSTALMENT, [Instalment(number) for number in range(CERTIFICATES)]),
    Block(COVER, [Cover(TILE, place) for place in PLACES]),
)
