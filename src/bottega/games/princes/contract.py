"""What stands in a view of The Princes of Florence."""

from typing import Literal, NotRequired, TypedDict

from bottega.core.view import ChoiceBase, Common
from bottega.games.princes.work_contract import BegunWork, HandWork, WorkPreview

Deck = Literal["profession", "bonus", "prestige"]
Landscape = Literal["forest", "lake", "park"]
Item = Literal["forest", "lake", "park", "jester", "builder", "prestige_card", "recruiting_card"]
Freedom = Literal["travel", "religion", "opinion"]


class Plot(TypedDict):
    """A piece that lies on an estate."""

    piece: str
    building: bool  # false: a landscape
    cells: list[str]


class Prince(TypedDict):
    """A player with what everybody sees of him."""

    seat: int
    prestige: int
    best_work: int | None  # the value of his best work of this round
    ready: bool  # has given back the professions that he does not keep
    free: bool  # may still buy at auction in this round
    estate: list[Plot]
    empty: int  # squares that nothing lies on
    landscapes: dict[Landscape, int]
    buildings: list[str]
    freedoms: list[Freedom]
    jesters: int
    builders: int
    building_price: int
    played: list[str]  # the professions whose works are done
    recruiting_on_table: int
    works: int
    professions_in_hand: int
    recruiting_in_hand: int
    bonus_in_hand: int
    prestige_cards: int
    revealed: list[str] | None  # his prestige cards; null before the end
    florins: NotRequired[int]  # at the end, or where money lies open


class Auction(TypedDict):
    """The auction phase; before the first bid there is no item."""

    opener: int
    free: list[int]  # who may still buy in this round
    item: Item | None
    bid: int | None
    bidder: int | None
    still: list[int]  # who has not passed
    next_bid: int
    buyer: int | None  # who has bought and still has to place, keep or recruit
    piece: str | None  # what he has to place


class DeckLook(TypedDict):
    """Cards that somebody is looking at."""

    deck: Deck
    cards: int


class Turn(TypedDict):
    """Whose turn it is in the action phase, and what he has begun."""

    seat: int
    next: int | None  # whose turn comes after his; null: the last of this round
    number: int
    actions_done: int
    actions_left: int
    piece: str | None
    looking: DeckLook | None
    work: BegunWork | None


class Pile(TypedDict):
    """An item of the auction."""

    item: Item
    left: int
    sold: bool  # no more of it in this round


class BuildingPile(TypedDict):
    """A kind of building."""

    building: str
    size: Literal["large", "medium", "small"]
    left: int
    shape: list[str]  # rows of `#` and `.`


class LandscapeShape(TypedDict):
    """A kind of landscape."""

    landscape: Landscape
    shape: list[str]  # rows of `#` and `.`


class FreedomPile(TypedDict):
    """A freedom."""

    freedom: Freedom
    left: int


class Grounds(TypedDict):
    """The empty estate, the same for all."""

    side: int
    palace: list[str]
    squares: int


EconomyWords = TypedDict("EconomyWords", {"raise": int})


class Economy(EconomyWords):
    """Prices and values, as they are printed."""

    opening: int
    last_price: int
    building_prices: list[int]  # by the number of builders
    profession: int
    freedom: int
    bonus: int
    per_value: int  # Florins for a point of work value
    per_point_bought: int
    per_point_sold: int
    building_value: int
    landscape_value: int
    freedom_value: int
    jester_value: int
    card_value: int
    landscape_points: int
    builder_points: list[int]
    building_points: int
    best_points: int
    most_builders: int
    actions: int  # in a round


class BonusFace(TypedDict):
    """What a bonus card says."""

    card: str
    name: str


class PrestigeFace(TypedDict):
    """What a prestige card asks for, and its points."""

    card: str
    name: str
    kind: Literal["most", "fewest", "threshold"]
    alone: int
    tied: int


class Faces(TypedDict):
    """What the cards say."""

    bonus: list[BonusFace]
    prestige: list[PrestigeFace]


class Profession(TypedDict):
    """A profession with its wishes, and where it is as far as the viewer knows."""

    profession: str
    building: str
    landscape: Landscape
    freedom: Freedom
    where: Literal["unseen", "table", "hand", "looking", "pile"]
    seat: int | None  # before whom it lies


class OwnBonus(TypedDict):
    """A bonus card in hand."""

    card: str
    value: int


class OwnPrestige(TypedDict):
    """A prestige card in hand."""

    card: str
    points: int  # as things stand


class Looking(TypedDict):
    """The cards that the viewer chooses from."""

    deck: Deck
    cards: list[str]
    kept: bool


class RememberedPile(TypedDict):
    """A pile as far as the viewer knows it."""

    from_top: list[str | None]
    somewhere: list[str]


class Refused(TypedDict):
    """Places where a piece may not lie, and why."""

    why: Literal["room", "touch"]  # it would lie on something, or touch a building
    other: str  # the piece in its way, or the palace
    at: list[str]  # the upper left cells


class Way(TypedDict):
    """A way in which a piece can lie."""

    rows: list[str]  # of `#` and `.`
    refused: list[Refused]


class Placing(TypedDict):
    """The piece that the viewer lays."""

    piece: str
    ways: list[Way]


class Bid(TypedDict):
    """A bid that the viewer could pay."""

    price: int
    prestige_sold: int  # points that have to be sold to pay it


class Mine(TypedDict):
    """What only the viewer sees."""

    florins: int
    means: int  # with all prestige points sold
    bids: list[Bid] | None  # from the least on, for an item that he may open with or bid for; null when he may not
    building_price: int
    professions: list[HandWork]
    bonuses: list[OwnBonus]
    prestige_cards: list[OwnPrestige]
    looking: Looking | None
    placing: Placing | None
    piles: dict[Deck, RememberedPile] | None


# --- choices ---------------------------------------------------------------------------------------------------------


class Price(TypedDict):
    """What something costs."""

    price: int
    prestige_sold: int  # points that have to be sold to pay it
    florins_left: int


class ReturnChoice(ChoiceBase):
    """Give back a profession."""

    verb: Literal["return"]
    profession: str
    building: str
    landscape: Landscape
    freedom: Freedom


class BidChoice(ChoiceBase, Price):
    """Open an auction, raise, or take the last item."""

    verb: Literal["open", "raise", "take"]
    item: Item
    points: int  # that it brings at once


class PassChoice(ChoiceBase):
    """Bid no more."""

    verb: Literal["pass"]
    item: Item
    bid: int
    bidder: int


class PlaceChoice(ChoiceBase):
    """Lay a piece; a building has its price."""

    verb: Literal["place"]
    piece: str
    cells: list[str]
    price: NotRequired[int]
    prestige_sold: NotRequired[int]
    florins_left: NotRequired[int]


class CardChoice(ChoiceBase):
    """Keep a card, or put it under the pile."""

    verb: Literal["keep", "under"]
    deck: Deck
    card: str
    work: NotRequired[WorkPreview]  # of a profession
    value: NotRequired[int]  # of a bonus card
    points: NotRequired[int]  # of a prestige card


class WorkChoice(ChoiceBase):
    """Do a work."""

    verb: Literal["work"]
    profession: str
    value: int
    with_bonuses: int
    minimum: int
    florins: int


class BuildChoice(ChoiceBase, Price):
    """Build."""

    verb: Literal["build"]
    building: str
    points: int
    places: int
    wished_by: list[str]


class IntroduceChoice(ChoiceBase, Price):
    """Introduce a freedom."""

    verb: Literal["introduce"]
    freedom: Freedom
    wished_by: list[str]


class DrawChoice(ChoiceBase, Price):
    """Look at cards of a pile."""

    verb: Literal["draw"]
    deck: Deck
    cards: int


class RecruitChoice(ChoiceBase):
    """Take a profession that lies before another player."""

    verb: Literal["recruit"]
    profession: str
    other: int
    work: WorkPreview


class SellChoice(ChoiceBase):
    """Sell prestige."""

    verb: Literal["sell"]
    points: int
    florins: int
    florins_left: int


class EndChoice(ChoiceBase):
    """End the turn."""

    verb: Literal["end"]
    unused: int  # actions


class AddChoice(ChoiceBase):
    """Add a bonus card to the work."""

    verb: Literal["add"]
    card: str
    value: int
    work_value: int


class DoneChoice(ChoiceBase):
    """Leave the work as it is."""

    verb: Literal["done"]
    work_value: int
    florins: int


class ExchangeChoice(ChoiceBase):
    """Turn Florins of the work into prestige."""

    verb: Literal["exchange"]
    points: int
    most: int
    florins: int
    florins_left: int
    prestige: int


class PlainChoice(ChoiceBase):
    """Nothing more can be said of these."""

    verb: Literal["give-up", "hold"]


PrincesChoice = (
    ReturnChoice
    | BidChoice
    | PassChoice
    | PlaceChoice
    | CardChoice
    | WorkChoice
    | BuildChoice
    | IntroduceChoice
    | DrawChoice
    | RecruitChoice
    | SellChoice
    | EndChoice
    | AddChoice
    | DoneChoice
    | ExchangeChoice
    | PlainChoice
)


class PrincesView(Common):
    """What one viewer sees of a game."""

    people: list[Prince]
    princes: list[Prince]  # the same as `people`
    choices: list[PrincesChoice]
    mine: Mine | None  # null for a spectator
    round: int
    rounds: int
    phase: str
    first: int
    minimum: int  # the work value that is asked for in this round
    minimums: list[int]  # and in all of them
    auction: Auction | None
    turn: Turn | None
    piles: list[Pile]
    buildings: list[BuildingPile]
    landscapes: list[LandscapeShape]
    freedoms: list[FreedomPile]
    decks: dict[Deck, int]
    bonus_played: list[str]
    estate: Grounds
    economy: Economy
    cards: Faces
    professions: list[Profession]
