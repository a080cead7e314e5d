"""The view read into small numbers: all that the journeyman judges by, and nothing else."""

from dataclasses import dataclass
from typing import Any

from bottega.bots.journeyman.fresco.modules import ill_at, in_play, most_after
from bottega.bots.journeyman.fresco.pots import MOST, ONE, narrow, pack
from bottega.core.observation import Observation
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.paints import COLOURS

SEGMENT = {name: number for number, name in enumerate(SEGMENT_NAMES)}
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
    counted: dict[str, Any]  # what stands behind the screens, by field and seat, for modules


def read(observation: Observation) -> Situation:
    """All that the seat can judge by."""
    view, seat, counted = observation.view, observation.seat, observation.counted
    people = [person(view, counted, painter["painter"]) for painter in view["people"]]
    at_table = in_play(view)
    gains = {name: gain for judge, facts in at_table for name, gain in judge.tile_gains(facts, view).items()}
    gold = {space: leaves for judge, facts in at_table for space, leaves in judge.gold(facts).items()}
    display = view["mood_display"]
    visit = view["visit"]
    return Situation(
        seat=seat,
        painters=len(view["people"]),
        round=view["round"],
        final=view["final"],
        most_after=most_after(view),
        phase=view["phase"],
        tiles=tuple(
            [
                Tile(i, max(0, s["points"] + gains.get(s["segment"], 0)), named(s["paints"]))
                for i, s in enumerate(view["ceiling"])
                if s["covered"]
            ]
        ),
        final_at=view["final_at"],
        bishop=SEGMENT[view["bishop"]],
        booths=tuple([wares(number, booth, gold) for number, booth in enumerate(view["booths"])]),
        me=people[seat],
        rivals=tuple([painter for painter in people if painter.painter != seat]),
        hands=(view["people"][seat]["apprentices"] or 0) - ill_at(view, seat),
        visitor=visit["painter"] if visit is not None else -1,
        acts=visit["apprentices"] if visit is not None else 0,
        hostel=tuple([Row(r["hour"], r["mood"], r["price"], r["painter"]) for r in view["hostel"]]),
        mood_values=tuple(display["values"]),
        mood_hands=tuple(display["apprentices"]),
        choosers=tuple(view["choosers"]),
        order=tuple(view["order"]),
        economy=economy(view),
        counted=counted,
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
        altar_special=tuple([more for judge, facts in in_play(view) for more in judge.special_altar(facts)]),
        recipes=tuple([(COLOUR[r["paints"][0]], COLOUR[r["paints"][1]], COLOUR[r["result"]]) for r in view["recipes"]]),
    )


def wares(number: int, booth: dict[str, Any], gold: dict[tuple[str, int], int]) -> tuple[Ware, ...]:
    return tuple(
        [
            Ware(number, space, named(tile["paints"]), gold.get((booth["booth"], space + 1), 0))
            for space, tile in enumerate(booth["spaces"])
            if tile is not None and not tile["bought"]
        ]
    )


def person(view: dict[str, Any], counted: dict[str, Any], painter: int) -> Painter:
    """What stands behind his screen was counted, or lies open at this table; Leonardo has no screen."""
    told = view["people"][painter]
    is_person = told["seat"] is not None
    prices = [row["price"] for row in view["hostel"] if row["hour"] == told["hour"]]
    coins = paints = 0
    if is_person and "coins" in counted:
        coins, paints = counted["coins"][painter], narrow(counted["paints"][painter])
    elif is_person:
        goods = view["mine"] if painter == view["seat"] else told
        coins, paints = goods["coins"], packed(goods["paints"])
    return Painter(
        painter=painter,
        person=is_person,
        coins=coins,
        paints=paints,
        mood=view["mood_display"]["values"].index(told["mood"]) if is_person else 0,
        hour=told["hour"] or 0,
        price=prices[0] if prices else 0,
        sheet=tuple(told["sheet"]),
    )


def named(colours: list[str]) -> int:
    return pack([COLOUR[colour] for colour in colours])


def packed(paints: dict[str, int]) -> int:
    return sum([ONE[COLOUR[colour]] * min(count, MOST) for colour, count in paints.items()])
