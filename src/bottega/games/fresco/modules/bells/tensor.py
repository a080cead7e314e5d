"""Bells, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding, Known, floats, tell_bits
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.bells.actions import CERTIFICATE_PLACES, CERTIFICATES
from bottega.games.fresco.modules.bells.rules import Bells
from bottega.games.fresco.state import FrescoState

# What numbers are shares of.
COINS: Final = 10
SPACE: Final = 31  # of the bell track, with the one beyond the last
DUE: Final = 3
MOST: Final = 999


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Bells, module)

    def name(self, e: Encoding) -> None:
        self.left = e.number("bells.left", "certificates that nobody has seen, of all", CERTIFICATES)
        about = "for each certificate its place among those under the stack, from the top, as a share; 0: not there"
        e.stretch("bells.returned", about, (CERTIFICATES,))
        self.returned = Known()
        about = "the certificate at each place"
        self.certificate = e.one_of("bells.shown", about, CERTIFICATES, (CERTIFICATE_PLACES,))
        self.coins = e.number("bells.placed", "coins on each certificate, of ten", MOST, COINS, 0, (CERTIFICATES,))
        self.heard = e.seats("bells.heard", "who has had his audience this round")
        self.offered = e.one_of("bells.offered", "the place of the certificate that is paid first", CERTIFICATE_PLACES)
        e.stretch("bells.paying", "the certificate that is paid further", (CERTIFICATES,))
        self.closed = e.seats("bells.closed", "who has nothing to add before the final scoring")
        self.picked = e.one_of("seat0.bells_picked", "the certificate on which one's coins go", CERTIFICATES)
        self.space = e.number(
            "bells.bishop", "the bishop on the bell track, of 31; below 0: not there", MOST, SPACE, -2
        )

    def name_painter(self, e: Encoding, who: str) -> None:
        e.bits(f"{who}.bells_paid", "paid certificates", (CERTIFICATES,))
        e.bits(f"{who}.bells_partly", "certificates with coins on them", (CERTIFICATES,))
        self.down = e.number(f"{who}.bells_down", "certificates face down, of all", CERTIFICATES)
        self.due = e.number(f"{who}.bells_due", "coins to be placed, of three", MOST, DUE)
        e.number(f"{who}.bells_space", "the place on the bell track, of 31; below 0: not there", MOST, SPACE, -2)

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        out.append(self.left.of(part.left))
        out.append(self.returned.told.get(part.returned) or self.tell_returned(part.returned))
        out += [self.certificate[shown] for shown in part.shown]
        out += [self.coins.of(coins) for coins in part.placed]
        out.append(self.heard[seat][part.heard])
        out.append(self.offered[part.offered])
        out.append(self.certificate[part.paying])
        out.append(self.closed[seat][part.closed])
        out.append(self.picked[part.picked[seat]])
        out.append(self.space.of(part.spaces[-1]))

    def tell_returned(self, returned: tuple[int, ...]) -> bytes:
        places = [0.0] * CERTIFICATES
        for place, certificate in enumerate(returned):
            places[certificate] = (place + 1) / CERTIFICATES
        return self.returned.keep(returned, floats(places))

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        person = other < s.players
        tell_bits(out, part.paid[other] if person else 0, CERTIFICATES)
        tell_bits(out, part.partly[other] if person else 0, CERTIFICATES)
        out.append(self.down.of(part.down[other] if person else 0))
        out.append(self.due.of(part.due[other] if person else 0))
        out.append(self.space.of(part.spaces[other]))
