"""The view read into small numbers: all that the journeyman judges by, and nothing else."""

from dataclasses import dataclass
from typing import Any

from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.modules.portraits.actions import SHOWN_PORTRAITS
from bottega.games.fresco.paints import COLOURS, ONE, pack

SEGMENT = {name: number for number, name in enumerate(SEGMENT_NAMES)}
MANY_ROUNDS = 99
NOBODY: dict[str, Any] = {"mine": {"coins": 0, "paints": {}}, "modules": {}}
COLOUR = {name: number for number, name in enumerate(COLOURS)}


@dataclass(frozen=True, slots=True)
class Tile:
    """A fresco tile still on the ceiling."""

    segment: int
    points: int
    cost: int


@dataclass(frozen=True, slots=True)
class Ware:
    """A market tile still in its booth."""

    booth: int
    space: int
    paints: int
    gold: int  # leaves of gold that come with it


@dataclass(frozen=True, slots=True)
class Row:
    """A get-up time."""

    hour: int
    mood: int
    price: int
    painter: int | None


@dataclass(frozen=True, slots=True)
class Painter:
    """Somebody at the table; what stands behind his screen could be counted, so it is known (F-OQ-7)."""

    painter: int
    person: bool
    coins: int
    paints: int
    mood: int
    hour: int
    price: int
    sheet: tuple[int, ...]
    pennies: int


@dataclass(frozen=True, slots=True)
class Economy:
    studio: int
    theatre: int
    step: int
    bonus_on: int
    bonus_near: int
    thalers_per_point: int
    tile_income: int
    blends_each: int
    altar_basic: int
    altar_blend: int
    altar_three_blends: int
    altar_special: tuple[int, ...]  # more for each special blend, if there are any
    recipes: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Situation:
    """Equal situations ask for equal decisions, so a judgement of one may be remembered."""

    seat: int
    painters: int
    round: int
    final: bool
    most_after: int  # rounds that can follow this one at most
    phase: str
    tiles: tuple[Tile, ...]
    final_at: int
    bishop: int
    booths: tuple[tuple[Ware, ...], ...]
    me: Painter
    rivals: tuple[Painter, ...]
    hands: int
    visitor: int
    acts: int
    hostel: tuple[Row, ...]
    mood_values: tuple[int, ...]
    mood_hands: tuple[int, ...]
    choosers: tuple[int, ...]
    order: tuple[int, ...]
    economy: Economy


def read(observation: Observation, alone: bool = False) -> Situation:
    """All that the seat can judge by; `alone` without the others' goods, which take a while to find out."""
    view = observation.view
    seat = observation.seat
    people = [person(view, seat, view)] if alone else everybody(observation)
    (me,) = [painter for painter in people if painter.painter == seat]
    windows = window_gains(view)
    display = view["mood_display"]
    visit = view["visit"]
    return Situation(
        seat=seat,
        painters=len(view["painters"]),
        round=view["round"],
        final=view["final"],
        most_after=most_after(view["modules"]),
        phase=view["phase"],
        tiles=tuple(
            [
                Tile(i, max(0, s["points"] + windows.get(s["segment"], 0)), named(s["paints"]))
                for i, s in enumerate(view["ceiling"])
                if s["covered"]
            ]
        ),
        final_at=view["final_at"],
        bishop=SEGMENT[view["bishop"]],
        booths=tuple([wares(number, booth, gold_at(view)) for number, booth in enumerate(view["booths"])]),
        me=me,
        rivals=tuple([painter for painter in people if painter.painter != seat]),
        hands=(view["painters"][seat]["apprentices"] or 0) - ill_at(view, seat),
        visitor=visit["painter"] if visit is not None else -1,
        acts=visit["apprentices"] if visit is not None else 0,
        hostel=tuple([Row(r["hour"], r["mood"], r["price"], r["painter"]) for r in view["hostel"]]),
        mood_values=tuple(display["values"]),
        mood_hands=tuple(display["apprentices"]),
        choosers=tuple(view["choosers"]),
        order=tuple(view["order"]),
        economy=economy(view),
    )


def economy(view: dict[str, Any]) -> Economy:
    told, altar = view["economy"], view["altar"]
    return Economy(
        studio=told["studio"],
        theatre=told["theatre"],
        step=told["step"],
        bonus_on=told["bonus_on"],
        bonus_near=told["bonus_near"],
        thalers_per_point=told["thalers_per_point"],
        tile_income=told["tile_income"],
        blends_each=told["blends_each"],
        altar_basic=altar["basic"],
        altar_blend=altar["blend"],
        altar_three_blends=altar["three_blends"],
        altar_special=tuple(view["modules"].get("special_blends", {"altar": {}})["altar"].values()),
        recipes=tuple([(COLOUR[r["paints"][0]], COLOUR[r["paints"][1]], COLOUR[r["result"]]) for r in view["recipes"]]),
    )


def gold_at(view: dict[str, Any]) -> dict[tuple[str, int], int]:
    """The market spaces that give gold, by booth and space."""
    spaces = view["modules"].get("leaf_gold", {"spaces": ()})["spaces"]
    return {(space["booth"], space["space"]): space["gold"] for space in spaces}


def wares(number: int, booth: dict[str, Any], gold: dict[tuple[str, int], int]) -> tuple[Ware, ...]:
    return tuple(
        [
            Ware(number, space, named(tile["paints"]), gold.get((booth["booth"], space + 1), 0))
            for space, tile in enumerate(booth["spaces"])
            if tile is not None and not tile["bought"]
        ]
    )


def everybody(observation: Observation) -> list[Painter]:
    """The sample keeps what everybody could have counted, so any one world tells the purses and pots."""
    view = observation.view
    world = observation.sample(Rng(0))
    found = []
    for told in view["painters"]:
        painter = told["painter"]
        if told["seat"] is None:
            found.append(person(view, painter, NOBODY))
        else:
            found.append(person(view, painter, view if painter == observation.seat else world.view(painter)))
    return found


def person(view: dict[str, Any], painter: int, own: dict[str, Any]) -> Painter:
    """`own` is what he sees himself."""
    told, goods = view["painters"][painter], own["mine"]
    is_person = told["seat"] is not None
    prices = [row["price"] for row in view["hostel"] if row["hour"] == told["hour"]]
    return Painter(
        painter=painter,
        person=is_person,
        coins=goods["coins"],
        paints=counted(goods["paints"]),
        mood=view["mood_display"]["values"].index(told["mood"]) if is_person else 0,
        hour=told["hour"] or 0,
        price=prices[0] if prices else 0,
        sheet=tuple(told["sheet"]),
        pennies=own["modules"]["wishing_well"]["mine"]["pennies"] if "wishing_well" in own["modules"] else 0,
    )


def most_after(modules: dict[str, Any]) -> int:
    """Some modules end the game when their cards or tiles run out."""
    most = MANY_ROUNDS
    if "portraits" in modules:
        most = min(most, modules["portraits"]["deck"] // SHOWN_PORTRAITS)
    if "medico" in modules:
        facts = modules["medico"]
        today = facts["infection"] is None  # it is still in the stack
        most = min(most, facts["stack"] - today)
    return most


def ill_at(view: dict[str, Any], seat: int) -> int:
    """How many apprentices of a painter are ill."""
    ill: int = view["modules"]["medico"]["ill"][seat] if "medico" in view["modules"] else 0
    return ill


def window_gains(view: dict[str, Any]) -> dict[str, int]:
    """What a restoration brings, or costs, besides its points where a window must be renewed with it."""
    if "glaziers" not in view["modules"]:
        return {}
    facts = view["modules"]["glaziers"]
    per_point = view["economy"]["thalers_per_point"]
    gains = [
        window["points"] - missing_glass(facts, window["panes"]) - window["price"] // per_point
        for window in facts["bench"]
        if window is not None and window["price"] <= view["mine"]["coins"]
    ]
    return dict.fromkeys(facts["segments"], max(gains)) if gains else {}


def missing_glass(facts: dict[str, Any], panes: list[str]) -> int:
    """The penalty for the panes that one has no glass for."""
    left = dict(facts["mine"])
    penalty = 0
    for colour in panes:
        if left[colour]:
            left[colour] -= 1
        else:
            penalty += facts["penalties"][colour]
    return penalty


def named(colours: list[str]) -> int:
    return pack([COLOUR[colour] for colour in colours])


def counted(paints: dict[str, int]) -> int:
    return sum([ONE[COLOUR[colour]] * count for colour, count in paints.items()])
