"""What stands in a view of Fresco: The Card Game."""

from typing import Literal, NotRequired, TypedDict

from bottega.core.view import ChoiceBase, Common

Colour = Literal["red", "yellow", "blue", "orange", "green", "purple"]
PileName = Literal["market", "1", "2", "3"]
Cause = Literal["sections", "symbols", "mixes", "favourite"]
Tile = Literal["turn", "swap", "request", "red", "yellow", "blue", "orange", "green", "purple"]


class CardFace(TypedDict):
    """A card and what is printed on it."""

    card: str
    pile: PileName
    colour: Colour
    half: Colour | None  # of which half a bottle is on it
    market: int  # market symbols
    workshop: int
    bishop: int


class RestoredSection(TypedDict):
    """A section on somebody's wall."""

    section: str
    turns: int
    points: int


class Painter(TypedDict):
    """A player with what everybody sees of him."""

    seat: int
    painter: int  # the same as `seat`
    hand: int  # cards
    backs: dict[PileName, int]  # how many of them from which pile
    tiles: list[Tile]
    sections: list[RestoredSection]
    restored: int
    section_points: int
    tile_points: int
    score: int


class Section(TypedDict):
    """A section in the row."""

    section: str
    paints: list[Colour]
    points: list[int]  # by the number of turns
    favourite: bool  # it asks for the bishop's colour


class Pile(TypedDict):
    """A draw pile with its discards."""

    pile: PileName
    left: int
    discards: list[str]
    colours: dict[Colour, int]  # what the box holds of this back, wherever the cards are


class SectionsThisTurn(TypedDict):
    """Restorations of this turn."""

    restored: int
    still_allowed: int | None  # null: as many as one can pay for


class Recipe(TypedDict):
    """How a paint is blended."""

    paints: list[Colour]
    result: Colour


class Brings(TypedDict):
    """What cards fetch in a swap."""

    market: int
    workshop: int
    either: int  # cards that fetch from the one or the other
    least: int  # in all
    most: int


PayingWords = TypedDict("PayingWords", {"for": Colour})


class Paying(PayingWords):
    """A restoration that is being paid; `for` is the paint that comes next."""

    section: str
    cards: list[CardFace]
    paint_tiles: list[Colour]
    half_mixed: bool
    turns: int
    paid: list[list[str]]  # the cards for each paint, up to the one that comes next
    earned: tuple[tuple[Cause, int, int], ...]  # each cause, how often it counts, and its points


class Mine(TypedDict):
    """What only the viewer sees."""

    hand: list[CardFace]
    chosen: list[CardFace]  # put aside for what is being done
    chosen_brings: Brings
    paying: Paying | None
    known: list[list[str]]  # by seat, the cards that the viewer knows to be in that hand


class Swap(TypedDict):
    """The draws of a swap that are still to come."""

    workshop: int
    either: list[str]  # cards that fetch from the one or the other


class Request(TypedDict):
    """A request that is being answered."""

    asker: int
    colour: Colour
    answerer: int


# --- choices ---------------------------------------------------------------------------------------------------------


class CardChoice(ChoiceBase, CardFace):
    """Lay, give or discard a card."""

    verb: Literal["lay", "give", "discard"]


PayWords = TypedDict("PayWords", {"for": Colour})


class PayChoice(ChoiceBase, CardFace, PayWords):
    """Pay with a card."""

    verb: Literal["pay"]
    mix: bool
    turns: int
    points: int


class PayTileChoice(ChoiceBase, PayWords):
    """Pay with a paint tile."""

    verb: Literal["pay-tile"]
    turns: int
    points: int
    costs: int  # points that the tile is worth


class RestoreChoice(ChoiceBase):
    """Restore a section; turns and points from the least to the most that the hand can give."""

    verb: Literal["restore"]
    section: str
    paints: list[Colour]
    favourite: bool
    turns: list[int]
    points: list[int]


class DrawChoice(ChoiceBase):
    """Draw from a pile."""

    verb: Literal["draw"]
    pile: PileName
    left: int
    cards: int
    card: NotRequired[str]  # whose symbol is used


class RequestChoice(ChoiceBase):
    """Ask for a colour."""

    verb: Literal["request"]
    colour: Colour


class TakeChoice(ChoiceBase):
    """Take an action tile."""

    verb: Literal["take"]
    tile: Tile
    points: int


class TurnChoice(ChoiceBase):
    """Turn the section once more."""

    verb: Literal["turn"]
    section: str
    turns: int
    points: int
    gain: int
    costs: int


class PlainChoice(ChoiceBase):
    """Nothing more can be said of these."""

    verb: Literal["swap", "swap-and-restore", "pass", "done", "reveal"]


CardsChoice = (
    CardChoice
    | PayChoice
    | PayTileChoice
    | RestoreChoice
    | DrawChoice
    | RequestChoice
    | TakeChoice
    | TurnChoice
    | PlainChoice
)


class CardsView(Common):
    """What one viewer sees of a game."""

    people: list[Painter]
    painters: list[Painter]  # the same as `people`
    choices: list[CardsChoice]
    mine: Mine | None  # null for a spectator
    round: int
    turn_cap: int
    final: bool
    end_reason: str  # empty as long as the end is not near
    end_at: int
    phase: str
    first: int
    active: int | None  # whose turn it is
    row: list[Section | None]
    sections_left: int
    display: list[Tile | None]
    tiles_left: int
    tiles_used: list[Tile]
    tile_points: dict[Tile, int]
    favourite: Colour | None
    bishops_left: int
    piles: list[Pile]
    laid: list[CardFace]
    laid_brings: Brings
    faces: dict[Literal["MK", "WK", "C"], list[str]]  # what cards and sections show, in short, by number
    sections_this_turn: SectionsThisTurn
    recipes: list[Recipe]
    hand_limit: int
    hand_least: int
    swap: Swap | None
    request: Request | None
