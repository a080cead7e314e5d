"""What the wishing well keeps at a running table, and the kinds of wishing cards."""

from typing import Final

from bottega.core.state import COUNTED, OWN, PUBLIC, Part
from bottega.games.fresco.modules.wishing_well.actions import WISHES

CARDS: Final = 20
NONE: Final = -1
# The kinds of card: first those of `actions.WISHES`, then those that have actions of their own.
LUCKY: Final = 0
PAINTS: Final = (1, 2, 3)
PRAISE: Final = 4
TIP: Final = 5
FINDER: Final = 6
BUSKER: Final = 7
BISHOP: Final = 8
ALCHEMIST: Final = 9
KIND_NAMES: Final = (*WISHES, "visit", "alchemy")
# What an edition calls them, how many there are, and the first of their kinds.
EDITION_KINDS: Final = {
    "lucky_guy": (3, LUCKY),
    "free_paint": (3, PAINTS[0]),
    "bishop_visit": (2, BISHOP),
    "praise": (2, PRAISE),
    "tip": (3, TIP),
    "alchemy": (2, ALCHEMIST),
    "finders_reward": (2, FINDER),
    "busker": (3, BUSKER),
}
# What a card gives, by the names of its edition, each with the least it must be.
GIVES: Final = {
    "lucky_guy": (("pennies", 1),),
    "tip": (("thalers", 0), ("pennies", 0)),
    "finders_reward": (("thalers", 1),),
    "busker": (("mood", 1),),
    "praise": (("bishop_bonus_extra_this_restoration", 1),),
}


KNOWLEDGE = {
    "pennies": COUNTED,
    "planned": OWN,
    "laid": PUBLIC,
    "well": PUBLIC,
    "hands": OWN,
    "held": PUBLIC,
    "used": PUBLIC,
    "spent": PUBLIC,
    "marked": PUBLIC,
    "free": PUBLIC,
    "praised": PUBLIC,
    "pot": PUBLIC,
    "busking": PUBLIC,
}

HIDDEN = ("deck",)


class WellPart(Part):
    __slots__ = (
        "busking",
        "deck",
        "free",
        "hands",
        "held",
        "laid",
        "marked",
        "pennies",
        "planned",
        "pot",
        "praised",
        "spent",
        "used",
        "well",
    )

    def __init__(self, players: int, source: "WellPart | None" = None) -> None:
        if source is None:
            self.pennies: list[int] = [0] * players  # counted: with those on the sheets; they come and go in the open
            self.planned: list[int] = [0] * players  # own: on the sheets, before the reveal
            self.laid: list[int] = [0] * players  # public: on the sheets, after it
            self.well = 0  # public
            self.deck: tuple[int, ...] = ()  # hidden: from the bottom to the top
            self.hands: list[int] = [0] * players  # own: cards, as bits
            self.held: list[int] = [0] * players  # public: how many those are
            self.used = 0  # public: cards that have left the game, as bits
            self.spent = 0  # public: cards used in the running visit to the market or the workshop
            self.marked = 0  # public: the apprentice at work has used a card: how many were left with him
            self.free = 0  # public: the kind of the free paint that goes with the next purchase
            self.praised = 0  # public
            self.pot = 0  # public: basic paints chosen for the alchemist, two bits each, colour + 1
            self.busking = 0  # public: who has played a busker this round, as bits
        else:
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.pennies = source.pennies[:]
            self.planned = source.planned[:]
            self.laid = source.laid[:]
            self.well = source.well
            self.deck = source.deck
            self.hands = source.hands[:]
            self.held = source.held[:]
            self.used = source.used
            self.spent = source.spent
            self.marked = source.marked
            self.free = source.free
            self.praised = source.praised
            self.pot = source.pot
            self.busking = source.busking

    def clone(self) -> "WellPart":
        return WellPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN


def pot_colours(pot: int) -> list[int]:
    """The basic paints in the pot, in the order in which they were chosen.

    >>> pot_colours(0b01_11)
    [0, 2]
    """
    colours: list[int] = []
    while pot:
        colours.append((pot & 3) - 1)
        pot >>= 2
    colours.reverse()
    return colours
