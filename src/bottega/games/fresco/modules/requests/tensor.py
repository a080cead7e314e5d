"""Requests, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding, Known, floats, tell_bits
from bottega.games.fresco.actions import SEGMENTS, SIDE
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.requests.actions import REQUEST_TYPES
from bottega.games.fresco.modules.requests.rules import TILES, Requests, picked
from bottega.games.fresco.paints import BASIC
from bottega.games.fresco.state import FrescoState

STACK: Final = 3  # tiles of a stack
PICKS: Final = TILES  # no seat has more to pick at one income
MOST: Final = 99


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Requests, module)

    def name(self, e: Encoding) -> None:
        stacks = len(REQUEST_TYPES)
        self.taken = e.number("requests.taken", "tiles taken from each stack, of three", MOST, STACK, 0, (stacks,))
        self.used = e.seats("requests.used", "who has fulfilled a request this round")
        self.stack = e.one_of("requests.fulfilling", "the stack of the request for which tiles are chosen", stacks)
        e.bits("requests.pile", "the segments chosen for it so far", (SIDE, SIDE))
        more = len(self.module.more.actions)
        if more:
            e.bits("requests.pile_more", "the tiles of another module chosen for it so far", (more,))
        self.choosable = SEGMENTS + more
        e.stretch("seat0.picks", "paints that one has chosen for the income, in their order", (PICKS, BASIC))
        self.picks = Known()

    def name_painter(self, e: Encoding, who: str) -> None:
        e.bits(f"{who}.requests", "request tiles", (TILES,))
        e.bits(f"{who}.piled", "segments whose tiles are given up", (SIDE, SIDE))

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        out += [self.taken.of(taken) for taken in part.taken]
        out.append(self.used[seat][part.used])
        out.append(self.stack[part.fulfilling])
        tell_bits(out, part.pile, self.choosable)
        out.append(self.picks.told.get(part.picks[seat]) or self.tell_picks(part.picks[seat]))

    def tell_picks(self, picks: int) -> bytes:
        chosen = [0.0] * (PICKS * BASIC)
        for place, colour in enumerate(picked(picks)):
            chosen[place * BASIC + colour] = 1.0
        return self.picks.keep(picks, floats(chosen))

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        tell_bits(out, part.owned[other] if other < s.players else 0, TILES)
        tell_bits(out, part.piled[other], SEGMENTS)
