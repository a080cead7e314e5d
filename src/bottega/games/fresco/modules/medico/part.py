"""What the medico keeps at a running table."""

from typing import Final

from bottega.core.state import PUBLIC, Part

INFECTIONS: Final = 9
SAME: Final = -1
NOWHERE: Final = -1
LOCATIONS: Final = ("market", "cathedral", "studio", "workshop", "same_location")
NO_BOTTLE: Final = -1
JUICE: Final = 3  # its place among the kinds of bottles
HEALTHY: Final = 1
ILL: Final = 2
EITHER: Final = 3

KNOWLEDGE = {
    "ill": PUBLIC,
    "extra": PUBLIC,
    "stack": PUBLIC,
    "tile": PUBLIC,
    "infected": PUBLIC,
    "last": PUBLIC,
    "struck": PUBLIC,
    "pile": PUBLIC,
    "used": PUBLIC,
    "offer": PUBLIC,
    "held": PUBLIC,
    "served": PUBLIC,
    "choosing": PUBLIC,
    "acting": PUBLIC,
    "seen": PUBLIC,
    "sick": PUBLIC,
    "healer": PUBLIC,
}

HIDDEN = ("draws",)


class MedicoPart(Part):
    __slots__ = (
        "acting",
        "choosing",
        "draws",
        "extra",
        "healer",
        "held",
        "ill",
        "infected",
        "last",
        "offer",
        "pile",
        "seen",
        "served",
        "sick",
        "stack",
        "struck",
        "tile",
        "used",
    )

    def __init__(self, players: int, source: "MedicoPart | None" = None) -> None:
        if source is None:
            self.ill: list[int] = [0] * players  # public: with the medico; as many black ones are in their place
            self.extra: list[int] = [0] * players  # public: black ones who came for the neutral one
            self.stack = 0  # public: infection tiles that have not been seen, as bits; their order is in `draws`
            self.tile = -1  # public: the infection tile of this round
            self.infected = NOWHERE  # public: the place it means
            self.last = NOWHERE  # public: the place of the round before
            self.struck = 0  # public: who has paid his toll to the infection, as bits
            self.pile = 0  # public: bottles to be drawn, as bits; their order is in `draws`
            self.used = 0  # public: discarded bottles, as bits
            self.offer: tuple[int, ...] = ()  # public: the bottle on each place
            self.held: list[int] = [0] * players  # public: bottles before each player, as bits
            self.served = 0  # public: the bottle that had to be bought is bought
            self.choosing = 0  # public: the mood sends somebody away, and he can be ill or healthy
            self.acting = 0  # public: who is at work: HEALTHY or ILL
            self.seen = 0  # public: how many were left when he began; 0: the visit has not begun
            self.sick = 0  # public: ill ones left in this visit
            self.healer = 0  # public: whose turn it is to heal, in acting order
            self.draws = 0  # hidden
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.ill = source.ill[:]
            self.extra = source.extra[:]
            self.stack = source.stack
            self.tile = source.tile
            self.infected = source.infected
            self.last = source.last
            self.struck = source.struck
            self.pile = source.pile
            self.used = source.used
            self.offer = source.offer
            self.held = source.held[:]
            self.served = source.served
            self.choosing = source.choosing
            self.acting = source.acting
            self.seen = source.seen
            self.sick = source.sick
            self.healer = source.healer
            self.draws = source.draws

    def clone(self) -> "MedicoPart":
        return MedicoPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
