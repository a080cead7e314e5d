"""Why a choice in Fresco is good."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bottega.advice.reasons import Figures, Reason, Speaker, reason
from bottega.advice.turns import Choice

BLENDED = ("orange", "green", "purple", "pink", "brown")
ALTAR_PAINTS = 3
EARLY = 3  # rounds in which a tile still pays often


def short_of(paints: dict[str, int], wanted: Sequence[str]) -> int:
    return sum((Counter(wanted) - Counter(paints)).values())


def signed(mood: int) -> str:
    return f"+{mood}" if mood > 0 else f"\N{MINUS SIGN}{-mood}" if mood else "0"


def payable(view: dict[str, Any], paints: dict[str, int]) -> list[dict[str, Any]]:
    """Tiles that these paints pay for, the most points first."""
    found = [tile for tile in view["ceiling"] if tile["covered"] and short_of(paints, tile["paints"]) == 0]
    return sorted(found, key=lambda tile: -(tile["points"] + tile["bonus"]))


def newly_payable(view: dict[str, Any], after: dict[str, int]) -> list[dict[str, Any]]:
    """The tiles that these paints pay for and those in hand do not, the most points first."""
    now = {tile["segment"] for tile in payable(view, view["mine"]["paints"])}
    return [tile for tile in payable(view, after) if tile["segment"] not in now]


# --- getting up ------------------------------------------------------------------------------------


def rises(f: Figures) -> bool:
    return f.verb == "rise" and f.choice["painter"] == f.view["seat"]


def rise_final(f: Figures) -> Reason | None:
    if not rises(f) or not f.view["final"] or f.choice["mood"] >= f.me["mood"]:
        return None
    return reason("hint-fresco-rise-final")


def rise_first(f: Figures) -> Reason | None:
    return reason("hint-fresco-rise-first", hour=f.choice["hour"]) if rises(f) and f.choice["acts"] == [1, 1] else None


def rise_hands(f: Figures) -> Reason | None:
    """More apprentices than at any other hour, or the earliest hour with as many."""
    if not rises(f):
        return None
    hands, rivals = f.choice["apprentices"], f.rivals("rise")
    if rivals and hands > max([other["apprentices"] for other in rivals]):
        return reason("hint-fresco-rise-hands", apprentices=hands)
    earlier = [other["apprentices"] for other in rivals if other["hour"] < f.choice["hour"]]
    if not earlier or hands <= max(earlier):
        return None
    return reason("hint-fresco-rise-earliest", apprentices=hands)


def rise_cheap(f: Figures) -> Reason | None:
    """The market is cheaper than at any other hour, or it is the earliest hour at which it is that cheap."""
    if not rises(f):
        return None
    price, rivals = f.choice["price"], [other for other in f.rivals("rise") if "price" in other]
    if rivals and price < min([other["price"] for other in rivals]):
        return reason("hint-fresco-rise-cheap", hour=f.choice["hour"], price=price)
    earlier = [other["price"] for other in rivals if other["hour"] < f.choice["hour"]]
    if not earlier or price >= min(earlier):
        return None
    return reason("hint-fresco-rise-price", price=price)


def rise_mood(f: Figures) -> Reason | None:
    if not rises(f) or f.choice["mood"] < f.me["mood"]:
        return None
    if f.choice["mood"] == f.me["mood"]:
        return reason("hint-fresco-rise-free", hour=f.choice["hour"])
    return reason("hint-fresco-rise-mood", hour=f.choice["hour"], mood=signed(f.choice["mood"]))


# --- planning ------------------------------------------------------------------------------------


def sheet_of(f: Figures, turn: Sequence[Choice]) -> Counter[str]:
    """How many will be at each place: those who are there, and those who are sent."""
    placed = Counter(dict(zip(f.view["places"], f.view["mine"]["plan"], strict=True)))
    return placed + Counter([step["place"] for step in turn if step["verb"] == "plan"])


def plan(number: int) -> Speaker:
    """What can be said of a plan, beginning with the place to which it sends more than the other plans do."""

    def speak(f: Figures) -> Reason | None:
        if f.view["deciding"] != "plan":
            return None
        mine, others = sheet_of(f, f.turn), [sheet_of(f, turn) for turn, _ in f.others]

        def ahead(place: str) -> int:
            return mine[place] - max([other[place] for other in others], default=0)

        places = sorted([place for place in AT_PLACES if mine[place]], key=ahead, reverse=True)
        said = [one for place in places if (one := AT_PLACES[place](f, mine)) is not None]
        return said[number] if number < len(said) else None

    return speak


def plan_restore(f: Figures, places: Counter[str]) -> Reason | None:
    tiles = payable(f.view, f.view["mine"]["paints"])
    if not tiles:
        return None
    return reason(
        "hint-fresco-plan-restore", segment=tiles[0]["segment"], points=tiles[0]["points"] + tiles[0]["bonus"]
    )


def plan_blend(f: Figures, places: Counter[str]) -> Reason:
    left = [tile for tile in f.view["ceiling"] if tile["covered"]]
    blended = [tile for tile in left if set(tile["paints"]) & set(BLENDED)]
    return reason("hint-fresco-plan-blend", blended=len(blended), tiles=len(left))


def plan_market(f: Figures, places: Counter[str]) -> Reason | None:
    price, coins = f.view["mine"]["price"] or 0, f.view["mine"]["coins"]
    count = min(places["market"], coins // price if price else places["market"])
    return reason("hint-fresco-plan-market", count=count, price=price) if count else None


def plan_theatre(f: Figures, places: Counter[str]) -> Reason | None:
    top = f.view["mood_display"]["values"][-1]
    mood = min(top, f.me["mood"] + places["theatre"] * f.view["economy"]["theatre"])
    return reason("hint-fresco-plan-theatre", mood=signed(mood)) if mood > f.me["mood"] else None


def plan_studio(f: Figures, places: Counter[str]) -> Reason:
    thalers = places["studio"] * f.view["economy"]["studio"]
    return reason("hint-fresco-plan-studio", thalers=thalers, points=worth(f, thalers))


AT_PLACES: dict[str, Callable[[Figures, Counter[str]], Reason | None]] = {
    "cathedral": plan_restore,
    "market": plan_market,
    "workshop": plan_blend,
    "theatre": plan_theatre,
    "studio": plan_studio,
}


def worth(f: Figures, thalers: int) -> float:
    return thalers / int(f.view["economy"]["thalers_per_point"])


# --- market ------------------------------------------------------------------------------------


def buy(f: Figures) -> Reason | None:
    """Of the whole visit: all tiles that are taken at the booth."""
    if f.verb != "buy":
        return None
    tiles = newly_payable(f.view, with_bought(f.view, f.turn))
    elsewhere = [tile["segment"] for turn, _ in f.others for tile in newly_payable(f.view, with_bought(f.view, turn))]
    alone = [tile for tile in tiles if tile["segment"] not in elsewhere]
    if tiles:
        tile = [*alone, *tiles][0]
        return reason("hint-fresco-buy-pays", segment=tile["segment"], points=tile["points"] + tile["bonus"])
    bought = [step for step in f.turn if step["verb"] == "buy"]
    count = sum([len(step["paints"]) for step in bought])
    return reason("hint-fresco-buy-count", count=count, price=sum([step["price"] for step in bought]))


def with_bought(view: dict[str, Any], turn: Sequence[Choice]) -> Counter[str]:
    bought = [paint for step in turn if step["verb"] == "buy" for paint in step["paints"]]
    return Counter(view["mine"]["paints"]) + Counter(bought)


def close(f: Figures) -> Reason | None:
    return reason("hint-fresco-close", booth=f.choice["booth"]) if f.verb == "close" else None


# --- cathedral ------------------------------------------------------------------------------------


def outcome(turn: Sequence[Choice]) -> object:
    """What is restored in a visit, whichever way the bishop goes; None for other decisions."""
    if not any(step["verb"] in ("restore", "altar") for step in turn):
        return None
    segments = frozenset([step["segment"] for step in turn if step["verb"] == "restore"])
    paints = tuple(sorted([step["paint"] for step in turn if step["verb"] == "altar"]))
    besides = frozenset([step["id"] for step in turn if step["verb"] not in ("bishop", "restore", "altar", "pass")])
    return segments, paints, besides


def restored(turn: Sequence[Choice], seat: int) -> list[Choice]:
    return [step for step in turn if step["verb"] == "restore" and step["painter"] == seat]


def restores(f: Figures) -> bool:
    return f.verb == "restore" and f.choice["painter"] == f.view["seat"]


def restore_visit(f: Figures) -> Reason | None:
    """All that a visit brings, where it brings more than the others do."""
    seat = f.view["seat"]
    tiles = restored(f.turn, seat)
    points = sum([tile["total"] for tile in tiles])
    others = [sum([tile["total"] for tile in restored(turn, seat)]) for turn, _ in f.others]
    if len(tiles) < 2 or points <= max(others, default=0):
        return None
    return reason("hint-fresco-restore-visit", tiles=len(tiles), points=points)


def restore_bishop(f: Figures) -> Reason | None:
    if not restores(f) or not f.choice["bonus"]:
        return None
    on = f.choice["bonus"] == f.view["economy"]["bonus_on"]
    key = "hint-fresco-restore-on" if on else "hint-fresco-restore-near"
    return reason(key, bonus=f.choice["bonus"], total=f.choice["total"])


def restore_most(f: Figures) -> Reason | None:
    others = [other["total"] for other in f.rivals("restore")]
    if not restores(f) or not others or f.choice["total"] <= max(others):
        return None
    return reason("hint-fresco-restore-most", total=f.choice["total"])


def restore(f: Figures) -> Reason | None:
    if not restores(f):
        return None
    if f.view["final"] or f.view["round"] > EARLY:
        return reason("hint-fresco-restore", total=f.choice["total"])
    return reason("hint-fresco-restore-income", total=f.choice["total"], income=f.view["economy"]["tile_income"])


def bishop(f: Figures) -> Reason | None:
    """What his steps add to the tile that is restored with them."""
    tiles = restored(f.turn, f.view["seat"])
    if f.verb != "bishop" or not tiles:
        return None
    segment = tiles[0]["segment"]
    before = next((one["points"] + one["bonus"] for one in f.view["ceiling"] if one["segment"] == segment), 0)
    walked = f.turn[: f.turn.index(tiles[0])]
    price = sum([step["price"] for step in walked if step["verb"] == "bishop"])
    gain = tiles[0]["total"] - before
    return reason("hint-fresco-bishop", price=price, gain=gain, segment=segment) if gain > 0 else None


def altar(f: Figures) -> Reason | None:
    if f.verb != "altar":
        return None
    some = any(other["verb"] == "restore" for other in f.view["choices"])
    given = [step for step in f.turn if step["verb"] == "altar"][: ALTAR_PAINTS - f.choice["given"] + 1]
    return reason("hint-fresco-altar" if some else "hint-fresco-altar-rest", points=given[-1]["best"])


# --- studio, workshop, theatre, track ----------------------------------------------------------------------


def earn(f: Figures) -> Reason | None:
    if f.verb != "earn":
        return None
    thalers = sum([step["thalers"] for step in f.turn if step["verb"] == "earn"])
    return reason("hint-fresco-earn", thalers=thalers, points=worth(f, thalers))


def blend(f: Figures) -> Reason | None:
    if f.verb != "blend":
        return None
    after = Counter(f.view["mine"]["paints"])
    for step in f.turn:
        if step["verb"] == "blend":
            after.subtract(step["paints"])
            after[step["result"]] += 1
    tiles = newly_payable(f.view, after)
    if tiles:
        return reason("hint-fresco-blend-pays", segment=tiles[0]["segment"], points=tiles[0]["points"])
    wanting = [t for t in f.view["ceiling"] if t["covered"] and f.choice["result"] in t["paints"]]
    return reason("hint-fresco-blend-wanted", count=len(wanting)) if wanting else None


def attend(f: Figures) -> Reason | None:
    if f.verb != "attend":
        return None
    display = f.view["mood_display"]
    hands = dict(zip(display["values"], display["apprentices"], strict=True))
    mood = [step["mood"] for step in f.turn if step["verb"] == "attend"][-1]
    more = hands[mood] - hands[f.me["mood"]]
    if more > 0:
        return reason("hint-fresco-attend-hands", mood=signed(mood), more=more)
    return reason("hint-fresco-attend", mood=signed(mood))


def land(f: Figures) -> Reason | None:
    if f.verb != "land" or f.choice["painter"] != f.view["seat"]:
        return None
    others = [other["score"] for other in f.rivals("land")]
    if f.choice["where"] == "behind":
        if f.view["final"]:
            return None  # there is no next hour to choose
        return reason("hint-fresco-land-behind", points=max(others, default=0) - f.choice["score"])
    return reason("hint-fresco-land-ahead", points=f.choice["score"] - min(others, default=0))


def leave(f: Figures) -> Reason | None:
    """At a place where others act, nothing is spent."""
    if f.verb != "pass" or f.view["deciding"] != "market":
        return None
    coins = f.view["mine"]["coins"]
    return reason("hint-fresco-save", coins=coins, points=worth(f, coins)) if coins else None


REASONS: tuple[Speaker, ...] = (
    rise_first,
    rise_hands,
    rise_cheap,
    rise_mood,
    rise_final,
    *[plan(number) for number in range(len(AT_PLACES))],
    buy,
    close,
    restore_visit,
    bishop,
    restore_bishop,
    restore_most,
    restore,
    altar,
    earn,
    blend,
    attend,
    land,
    leave,
)
