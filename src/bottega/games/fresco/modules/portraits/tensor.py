"""Portraits, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding, tell_bits
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.portraits.actions import SHOWN_PORTRAITS
from bottega.games.fresco.modules.portraits.rules import CARDS, Portraits
from bottega.games.fresco.state import FrescoState

PICKS: Final = 4  # what numbers are shares of
JUMPS: Final = 3
MOST: Final = 99


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Portraits, module)

    def name(self, e: Encoding) -> None:
        e.bits("portraits.seen", "cards that have been turned up", (CARDS,))
        self.card = e.one_of("portraits.shown", "the card at each place", CARDS, (SHOWN_PORTRAITS,))
        self.took = e.seats("portraits.took", "who has taken a card this round")
        e.stretch("portraits.card", "the card of which paints are being picked", (CARDS,))
        self.picks = e.number("portraits.picks", "paints still to be picked, of four", MOST, PICKS)
        self.worked = e.small_bits("portraits.worked", "somebody has just done his work in the cathedral", 1)

    def name_painter(self, e: Encoding, who: str) -> None:
        e.bits(f"{who}.portraits", "lasting cards", (CARDS,))
        self.jumps = e.number(f"{who}.sexton", "how often the sexton was called this round, of three", MOST, JUMPS)

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        tell_bits(out, part.seen, CARDS)
        out += [self.card[card] for card in part.shown]
        out.append(self.took[seat][part.took])
        out.append(self.card[part.card])
        out.append(self.picks.of(part.picks))
        out.append(self.worked[part.worked])

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        part = self.module.part(s)
        person = other < s.players
        tell_bits(out, part.owned[other] if person else 0, CARDS)
        out.append(self.jumps.of(part.jumps[other] if person else 0))
