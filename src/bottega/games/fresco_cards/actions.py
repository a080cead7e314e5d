"""The moves of Fresco: The Card Game and their notation."""

from dataclasses import dataclass
from typing import ClassVar, Final

from bottega.core.actions import Action, ActionTable
from bottega.games.fresco_cards.paints import CARD_NAMES, CARDS, COLOURS, PILES, SECTION_NAMES, SECTIONS, TILES


@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Put one more card aside for the swap."""

    verb: ClassVar[str] = "lay"
    card: int

    def __str__(self) -> str:
        return f"lay {CARD_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Lay the chosen cards open: now the new ones are drawn."""

    verb: ClassVar[str] = "reveal"


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Use a card for the paint asked for, or as one half of its mix."""

    verb: ClassVar[str] = "pay"
    card: int

    def __str__(self) -> str:
        return f"pay {CARD_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class PayTile(Action):
    """Use a paint tile for the paint asked for."""

    verb: ClassVar[str] = "pay-tile"

    def __str__(self) -> str:
        return "pay tile"


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Hand a card of the colour asked for to the user of a request tile."""

    verb: ClassVar[str] = "give"
    card: int

    def __str__(self) -> str:
        return f"give {CARD_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card above the limit at the end of the turn."""

    verb: ClassVar[str] = "discard"
    card: int

    def __str__(self) -> str:
        return f"discard {CARD_NAMES[self.card]}"


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Swap cards this turn."""

    verb: ClassVar[str] = "swap"


@dataclass(frozen=True, slots=True)
class SwapAndRestore(Action):
    """Spend a swap-and-restore tile: swap, then restore up to two sections."""

    verb: ClassVar[str] = "swap-and-restore"

    def __str__(self) -> str:
        return "swap and restore"


@dataclass(frozen=True, slots=True)
class Request(Action):
    """Spend a request tile: every other player with a card of this colour gives one."""

    verb: ClassVar[str] = "request"
    colour: int

    def __str__(self) -> str:
        return f"request {COLOURS[self.colour]}"


@dataclass(frozen=True, slots=True)
class Restore(Action):
    """Restore a section of the row."""

    verb: ClassVar[str] = "restore"
    section: int

    def __str__(self) -> str:
        return f"restore {SECTION_NAMES[self.section]}"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Neither swap nor restore this turn."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Draw the next card of a swap from this pile."""

    verb: ClassVar[str] = "draw"
    pile: int

    def __str__(self) -> str:
        return f"draw {PILES[self.pile]}"


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """Spend a turn tile on the section just restored."""

    verb: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take an action tile for the section just restored."""

    verb: ClassVar[str] = "take"
    tile: int

    def __str__(self) -> str:
        return f"take {TILES[self.tile]}"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Restore nothing more this turn, or take nothing more for the section."""

    verb: ClassVar[str] = "done"


ACTIONS = ActionTable(
    [
        *[Lay(card) for card in range(CARDS)],
        Reveal(),
        *[Pay(card) for card in range(CARDS)],
        PayTile(),
        *[Give(card) for card in range(CARDS)],
        *[Discard(card) for card in range(CARDS)],
        Swap(),
        SwapAndRestore(),
        *[Request(colour) for colour in range(len(COLOURS))],
        *[Restore(section) for section in range(SECTIONS)],
        Pass(),
        *[Draw(pile) for pile in range(len(PILES))],
        Turn(),
        *[Take(tile) for tile in range(len(TILES))],
        Done(),
    ]
)

LAY: Final[int] = ACTIONS.number(Lay(0))
REVEAL: Final[int] = ACTIONS.number(Reveal())
PAY: Final[int] = ACTIONS.number(Pay(0))
PAY_TILE: Final[int] = ACTIONS.number(PayTile())
GIVE: Final[int] = ACTIONS.number(Give(0))
DISCARD: Final[int] = ACTIONS.number(Discard(0))
SWAP: Final[int] = ACTIONS.number(Swap())
SWAP_AND_RESTORE: Final[int] = ACTIONS.number(SwapAndRestore())
REQUEST: Final[int] = ACTIONS.number(Request(0))
RESTORE: Final[int] = ACTIONS.number(Restore(0))
PASS: Final[int] = ACTIONS.number(Pass())
DRAW: Final[int] = ACTIONS.number(Draw(0))
TURN: Final[int] = ACTIONS.number(Turn())
TAKE: Final[int] = ACTIONS.number(Take(0))
DONE: Final[int] = ACTIONS.number(Done())
