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

SEEN_BY_ALL: Final = (
    "acting",
    "choosing",
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
            self.ill: list[int] = [
                0
            ] * players  # own apprentices with the medico; as many black ones are in their place
            self.extra: list[int] = [0] * players  # black ones who came for the neutral one
            self.stack = 0  # infection tiles that have not been seen, as bits; their order is in `draws`
            self.tile = -1  # the infection tile of this round
            self.infected = NOWHERE  # the place it means
            self.last = NOWHERE  # the place of the round before
            self.struck = 0  # who has paid his toll to the infection, as bits
            self.pile = 0  # bottles to be drawn, as bits; their order is in `draws`
            self.used = 0  # discarded bottles, as bits
            self.offer: tuple[int, ...] = ()  # the bottle on each place
            self.held: list[int] = [0] * players  # bottles before each player, as bits
            self.served = 0  # the bottle that had to be bought is bought
            self.choosing = 0  # the mood sends somebody away, and he can be ill or healthy
            self.acting = 0  # who is at work: HEALTHY or ILL
            self.seen = 0  # how many were left when he began; 0: the visit has not begun
            self.sick = 0  # ill ones left in this visit
            self.healer = 0  # whose turn it is to heal, in acting order
            self.draws = 0
        else:
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
        return dict.fromkeys(SEEN_BY_ALL, PUBLIC)

    def hidden(self) -> tuple[str, ...]:
        return ("draws",)
