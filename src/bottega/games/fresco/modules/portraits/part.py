"""What the portraits keep at a running table."""

from typing import Final

from bottega.core.state import PUBLIC, Part
from bottega.games.fresco.modules.portraits.actions import SHOWN_PORTRAITS

NO_CARD: Final = -1

KNOWLEDGE = {
    "seen": PUBLIC,
    "shown": PUBLIC,
    "owned": PUBLIC,
    "took": PUBLIC,
    "jumps": PUBLIC,
    "card": PUBLIC,
    "picks": PUBLIC,
    "worked": PUBLIC,
}

HIDDEN = ("deck",)


class PortraitPart(Part):
    __slots__ = (
        "card",
        "deck",
        "jumps",
        "owned",
        "picks",
        "seen",
        "shown",
        "took",
        "worked",
    )

    def __init__(self, players: int, source: "PortraitPart | None" = None) -> None:
        if source is None:
            self.deck: tuple[int, ...] = ()  # hidden: from the bottom to the top
            self.seen = 0  # public: all cards that have been turned up, as bits
            self.shown: list[int] = [NO_CARD] * SHOWN_PORTRAITS  # public
            self.owned: list[int] = [0] * players  # public: lasting cards, as bits
            self.took = 0  # public: who has taken a card this round, as bits
            self.jumps: list[int] = [0] * players  # public: how often each sexton has been called this round
            self.card = NO_CARD  # public: of which paints are still being picked
            self.picks = 0  # public
            self.worked = 0  # public: somebody has just done his work in the cathedral, and nothing was asked since
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.deck = source.deck
            self.seen = source.seen
            self.shown = source.shown[:]
            self.owned = source.owned[:]
            self.took = source.took
            self.jumps = source.jumps[:]
            self.card = source.card
            self.picks = source.picks
            self.worked = source.worked

    def clone(self) -> "PortraitPart":
        return PortraitPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
