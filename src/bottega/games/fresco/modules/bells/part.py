"""What the bells keep at a running table."""

from typing import Final

from bottega.core.state import COUNTED, OWN, PUBLIC, Part
from bottega.games.fresco.modules.bells.actions import CERTIFICATE_PLACES, CERTIFICATES

NONE: Final = -1
LAST_SPACE: Final = 30  # of the track; beyond it lies 30+
LEONARDOS: Final = 4  # certificates that a painter who is no player has from the beginning
EVERY_CERTIFICATE: Final = tuple(range(CERTIFICATES))

KNOWLEDGE = {
    "left": PUBLIC,
    "returned": PUBLIC,
    "shown": PUBLIC,
    "paid": COUNTED,
    "down": PUBLIC,
    "partly": PUBLIC,
    "placed": PUBLIC,
    "due": PUBLIC,
    "picked": OWN,
    "heard": PUBLIC,
    "offered": PUBLIC,
    "paying": PUBLIC,
    "closed": PUBLIC,
    "spaces": PUBLIC,
}

HIDDEN = (
    "unseen",
    "pile",
)


class BellPart(Part):
    __slots__ = (
        "closed",
        "down",
        "due",
        "heard",
        "left",
        "offered",
        "paid",
        "partly",
        "paying",
        "picked",
        "pile",
        "placed",
        "returned",
        "shown",
        "spaces",
        "unseen",
    )

    def __init__(self, players: int, painters: int, source: "BellPart | None" = None) -> None:
        if source is None:
            self.unseen: tuple[int, ...] = ()  # hidden: what has never been shown, from the top
            self.left = 0  # public: how many those are
            self.returned: tuple[int, ...] = ()  # public: shown and put under the stack, from the top
            self.pile: tuple[int, ...] = ()  # hidden: of a painter who is no player; nobody has seen it
            self.shown: list[int] = [NONE] * CERTIFICATE_PLACES  # public
            self.paid: list[int] = [0] * players  # counted: face down before their owners, as bits
            self.down: list[int] = [0] * players  # public: how many those are
            self.partly: list[int] = [0] * players  # public: face up, with coins on them, as bits
            self.placed: list[int] = [0] * CERTIFICATES  # public: the coins on each
            self.due: list[int] = [0] * players  # public: earned, and to be placed before anything else happens
            self.picked: list[int] = [NONE] * players  # own: the certificate it goes on, until all have chosen
            self.heard = 0  # public: who has had his audience this round, as bits
            self.offered = NONE  # public: the place of a certificate whose first payment is being chosen
            self.paying = NONE  # public: a partly paid certificate whose next payment is being chosen
            self.closed = 0  # public: who has nothing to add before the final scoring, as bits
            self.spaces: list[int] = [NONE] * (painters + 1)  # public: on the bell track; the last is the bishop
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.unseen = source.unseen
            self.left = source.left
            self.returned = source.returned
            self.pile = source.pile
            self.shown = source.shown[:]
            self.paid = source.paid[:]
            self.down = source.down[:]
            self.partly = source.partly[:]
            self.placed = source.placed[:]
            self.due = source.due[:]
            self.picked = source.picked[:]
            self.heard = source.heard
            self.offered = source.offered
            self.paying = source.paying
            self.closed = source.closed
            self.spaces = source.spaces[:]

    def clone(self) -> "BellPart":
        return BellPart(0, 0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
