"""What stands in a view of Fresco. A module says in its own `contract.py` what it adds: `VIEW`, its part of the view,
`CHOICES`, its moves, and `RESTORATION`, what it adds to the choice of a restoration."""

from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, Literal, NotRequired, TypedDict, get_type_hints

from bottega.core.view import ChoiceBase, Common, Contract, Person
from bottega.games.fresco.manifest import Manifest

Colour = Literal["red", "yellow", "blue", "orange", "green", "purple", "pink", "brown"]
Place = Literal["market", "cathedral", "studio", "workshop", "theatre", "cathedral.2"]
BoothName = Literal["I", "II", "III", "IV"]


class Painter(Person):
    """A painter on the track with what everybody sees of him; Leonardo has no seat."""

    painter: int  # the number on the track and in the facts; the same as `seat` for whoever has one
    score: int
    start_space: int | None  # before the first space of the track; null once he has left it
    hour: int | None  # null: not chosen yet
    mood: int | None
    apprentices: int | None
    sheet: list[int]  # apprentices at each place, once the screens are open
    ready: bool  # has planned
    restored: list[str]  # segments
    covers: NotRequired[list[str | None]]  # the tiles that cover places of the sheet, with modules that have some
    coins: NotRequired[int]  # of others, where screens are open
    paints: NotRequired[dict[Colour, int]]  # the same


class Visit(TypedDict):
    """Whose turn it is at a place."""

    painter: int
    apprentices: int  # that still have something to do
    booth: int | None  # the booth that he has begun to buy at
    blends_made: int  # by the apprentice at work
    blends_left: int  # that all his apprentices in the workshop may still make; 0 elsewhere
    bishop_moved: bool
    tile: NotRequired[str]  # with which he has covered the place


class HostelRow(TypedDict):
    """An hour to get up."""

    hour: int
    mood: int
    price: int  # of a market tile
    painter: int | None  # who has chosen it


class MoodDisplay(TypedDict):
    """The mood track."""

    values: list[int]
    apprentices: list[int]  # by mood
    start: int


class Goods(TypedDict):
    """A market tile."""

    tile: str
    paints: list[Colour]
    bought: bool


class Booth(TypedDict):
    """A booth of the market."""

    booth: BoothName
    spaces: list[Goods | None]


class Supply(TypedDict):
    """What the box holds; what is left of it would lay open the purses."""

    paints: dict[Colour, int]
    coins: int


class Segment(TypedDict):
    """A segment of the ceiling."""

    segment: str
    tile: str
    points: int
    paints: list[Colour]
    covered: bool  # still to be restored
    restored_by: int | None
    bonus: int  # of the bishop, as he stands


class Leonardo(TypedDict):
    """The painter who is no player, in games of two."""

    painter: int
    segment: str
    controller: int  # the seat that decides for him


class Colours(TypedDict):
    """The paints."""

    basic: list[Colour]
    blended: list[Colour]


class Recipe(TypedDict):
    """How a paint is blended."""

    paints: list[Colour]
    result: Colour


class AltarPrices(TypedDict):
    """What paints bring at the altar, and what lies there."""

    basic: int
    blend: int
    three_blends: int
    paints: int  # that restore it
    laid: list[Colour]


class Economy(TypedDict):
    """Prices and values, as they are printed."""

    studio: int
    theatre: int
    step: int  # of the bishop
    bonus_on: int
    bonus_near: int
    thalers_per_point: int
    tile_income: int
    blends_each: int


class Bill(TypedDict):
    """What the plan so far costs at most, and what in it comes too late to help."""

    tiles: int  # that the market is planned for
    cost: int
    affordable: int  # tiles that the purse pays for
    late_studio: bool  # the market costs more than there is, and the studio pays after it
    late_workshop: bool  # what the workshop blends comes after the cathedral


class Mine(TypedDict):
    """What only the viewer sees."""

    coins: int
    paints: dict[Colour, int]
    plan: list[int]  # apprentices at each place
    to_place: int
    covers: NotRequired[list[str | None]]
    price: int | None  # of a market tile; null before he is up
    purchases: int | None  # market tiles that his apprentices can still pay for; null outside of his visit there
    theatre: int  # how far one apprentice in the theatre raises his mood
    income: int
    coins_points: int  # what the Thalers would bring at the end
    bill: Bill | None  # null when nothing is planned now


# --- choices ---------------------------------------------------------------------------------------------------------


class FullMarket(TypedDict):
    """What it costs to buy with as many apprentices as the market column holds."""

    tiles: int
    price: int  # of all of them
    coins_left: int  # below 0: too dear


class RiseChoice(ChoiceBase):
    """Get up at an hour; Leonardo has no mood."""

    verb: Literal["rise"]
    hour: int
    painter: int
    price: NotRequired[int]
    mood: NotRequired[int]
    apprentices: NotRequired[int]
    full_market: NotRequired[FullMarket]
    acts: list[int]  # the earliest and the latest place in the acting order


class PlanChoice(ChoiceBase):
    """Put an apprentice on the sheet."""

    verb: Literal["plan"]
    place: Place
    left: int  # apprentices after it


class CoverChoice(ChoiceBase):
    """Cover a place of the sheet with a module's tile."""

    verb: Literal["cover"]
    tile: str
    place: Place
    spaces: int


class BuyChoice(ChoiceBase):
    """Buy a market tile."""

    verb: Literal["buy"]
    booth: BoothName
    space: int
    paints: list[Colour]
    price: int
    coins_left: int


class CloseChoice(ChoiceBase):
    """Close a booth."""

    verb: Literal["close"]
    booth: BoothName
    painter: int


class BishopChoice(ChoiceBase):
    """Move the bishop."""

    verb: Literal["bishop"]
    segment: str
    price: int
    coins_left: int
    best: int | None  # points of the best restoration with the bishop there
    best_segment: str | None


class RestoreChoice(ChoiceBase):
    """Restore a segment."""

    verb: Literal["restore"]
    segment: str
    painter: int
    paints: list[Colour]
    points: int
    bonus: int
    total: int


class AltarChoice(ChoiceBase):
    """Give a paint to the altar."""

    verb: Literal["altar"]
    paint: Colour
    given: int  # paints, with this one
    best: int  # the points that can still be reached


class EarnChoice(ChoiceBase):
    """Paint in the studio."""

    verb: Literal["earn"]
    thalers: int
    coins_left: int
    together: int  # Thalers, when all the apprentices who are left here paint


class BlendChoice(ChoiceBase):
    """Blend two paints."""

    verb: Literal["blend"]
    paints: list[Colour]
    result: Colour


class PickChoice(ChoiceBase):
    """Choose a paint."""

    verb: Literal["pick"]
    paint: Colour


class AttendChoice(ChoiceBase):
    """Visit the theatre."""

    verb: Literal["attend"]
    mood: int


class LandChoice(ChoiceBase):
    """Where to land on the track when the space is taken."""

    verb: Literal["land"]
    where: Literal["ahead", "behind"]
    painter: int
    score: int
    taken: int


class PlainChoice(ChoiceBase):
    """Nothing more can be said of these."""

    verb: Literal["ready", "pass", "no"]


CHOICES = (
    RiseChoice,
    PlanChoice,
    CoverChoice,
    BuyChoice,
    CloseChoice,
    BishopChoice,
    AltarChoice,
    EarnChoice,
    BlendChoice,
    PickChoice,
    AttendChoice,
    LandChoice,
    PlainChoice,
)


class FrescoView(Common):
    """What one viewer sees of a game."""

    people: list[Painter]
    painters: list[Painter]  # the same as `people`
    choices: list[Any]  # those of the base game and of the modules
    mine: Mine | None  # null for a spectator
    modules: dict[str, Any]  # by name, what is seen of each module in play
    round: int
    final: bool  # the last round
    end_reason: str  # why it is the last one; empty before
    phase: str
    places: list[Place]  # the columns of the sheets
    spaces: int  # for apprentices in each of them
    track_spaces: int  # of one lap of the score track
    choosers: list[int]  # painters in the order in which they choose an hour
    order: list[int]  # painters in the order in which they act
    visit: Visit | None
    hostel: list[HostelRow]
    mood_display: MoodDisplay
    booths: list[Booth]
    bag: int  # market tiles
    supply: Supply
    ceiling: list[Segment]
    tiles_left: int
    final_at: int  # so many tiles left bring the final round
    bishop: str  # the segment where he stands
    leonardo: Leonardo | None
    colours: Colours  # of the base game
    recipes: list[Recipe]
    altar: AltarPrices
    economy: Economy


def contract(manifests: tuple[Manifest, ...]) -> Contract:
    """The view with what these modules add to it."""
    files = {manifest.name: manifest.file("contract") for manifest in manifests}
    found = {name: file for name, file in files.items() if file is not None}
    modules = keyed("Modules", {name: NotRequired[file.VIEW] for name, file in found.items()})
    added = [choice for file in found.values() for choice in getattr(file, "CHOICES", ())]
    choice: Any = reduce(or_, (*CHOICES, restore_choice(found), *added))
    return Contract(
        keyed(
            "FrescoView",
            {**get_type_hints(FrescoView, include_extras=True), "choices": list[choice], "modules": modules},
        )
    )


def restore_choice(files: dict[str, ModuleType]) -> Any:
    keys: dict[str, Any] = get_type_hints(RestoreChoice, include_extras=True)
    for file in files.values():
        more = get_type_hints(file.RESTORATION) if hasattr(file, "RESTORATION") else {}
        keys |= {key: NotRequired[hint] for key, hint in more.items()}
    return keyed("RestoreChoice", keys)


def keyed(name: str, keys: dict[str, Any]) -> Any:
    """A `TypedDict` of keys that are known only when the modules are."""
    make: Any = TypedDict
    return make(name, keys)
