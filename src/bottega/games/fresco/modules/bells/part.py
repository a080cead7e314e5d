"""What the bells keep at a running table."""

from typing import Final

from bottega.core.state import COUNTED, OWN, PUBLIC, Part
from bottega.games.fresco.modules.bells.actions import CERTIFICATE_PLACES, CERTIFICATES

NONE: Final = -1
LEONARDOS: Final = 4  # certificates that a painter who is no player has from the beginning
EVERY_CERTIFICATE: Final = tuple(range(CERTIFICATES))


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
            self.unseen: tuple[int, ...] = ()  # what has never been shown, from the top
            self.left = 0  # how many those are
            self.returned: tuple[int, ...] = ()  # shown and put under the stack, from the top
            self.pile: tuple[int, ...] = ()  # of a painter who is no player; nobody has seen it
            self.shown: list[int] = [NONE] * CERTIFICATE_PLACES
            self.paid: list[int] = [0] * players  # face down before their owners, as bits
            self.down: list[int] = [0] * players  # how many those are
            self.partly: list[int] = [0] * players  # face up, with coins on them, as bits
            self.placed: list[int] = [0] * CERTIFICATES  # the coins on each
            self.due: list[int] = [0] * players  # earned, and to be placed before anything else happens
            self.picked: list[int] = [NONE] * players  # the certificate it goes on, until all have chosen
            self.heard = 0  # who has had his audience this round, as bits
            self.offered = NONE  # the place of a certificate whose first payment is being chosen
            self.paying = NONE  # a partly paid certificate whose next payment is being chosen
            self.closed = 0  # who has nothing to add before the final scoring, as bits
            self.spaces: list[int] = [NONE] * (painters + 1)  # on the bell track in the end; the last one is the bishop
        else:
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
        bought = ("shown", "down", "partly", "placed", "due", "heard", "offered", "paying")
        public = dict.fromkeys(("left", "returned", *bought, "closed", "spaces"), PUBLIC)
        return {**public, "paid": COUNTED, "picked": OWN}

    def hidden(self) -> tuple[str, ...]:
        return ("unseen", "pile")
