"""What the bishop's requests keep at a running table."""

from typing import Final

from bottega.core.state import OWN, PUBLIC, Part
from bottega.games.fresco.modules.requests.actions import REQUEST_TYPES

NOTHING: Final = -1

KNOWLEDGE = {
    "taken": PUBLIC,
    "owned": PUBLIC,
    "piled": PUBLIC,
    "used": PUBLIC,
    "fulfilling": PUBLIC,
    "pile": PUBLIC,
    "picks": OWN,
}


class RequestPart(Part):
    __slots__ = (
        "fulfilling",
        "owned",
        "picks",
        "pile",
        "piled",
        "taken",
        "used",
    )

    def __init__(self, players: int, painters: int, source: "RequestPart | None" = None) -> None:
        if source is None:
            self.taken: list[int] = [0] * len(REQUEST_TYPES)  # public: from each stack
            self.owned: list[int] = [0] * players  # public: request tiles, as bits
            self.piled: list[int] = [0] * painters  # public: segments whose tiles are given up, as bits
            self.used = 0  # public: who has fulfilled a request this round, as bits
            self.fulfilling = NOTHING  # public: the stack of a request for which tiles are being chosen
            self.pile = 0  # public: the segments chosen so far
            self.picks: list[int] = [0] * players  # own: paints chosen for the coming income, two bits each
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.taken = source.taken[:]
            self.owned = source.owned[:]
            self.piled = source.piled[:]
            self.used = source.used
            self.fulfilling = source.fulfilling
            self.pile = source.pile
            self.picks = source.picks[:]

    def clone(self) -> "RequestPart":
        return RequestPart(0, 0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE
