"""Why a choice in Fresco is good."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bottega.advice.reasons import Figures, Reason, Speaker, reason

BLENDED = ("orange", "green", "purple", "pink", "brown")
EARLY = 3  # rounds in which a tile still pays often


def short_of(paints: dict[str, int], wanted: Sequence[str]) -> int:
    return sum((Counter(wanted) - Counter(paints)).values())


def signed(mood: int) -> str:
    return f"+{mood}" if mood > 0 else f"\N{MINUS SIGN}{-mood}" if mood else "0"


def payable(view: dict[str, Any], paints: dict[str, int]) -> list[dict[str, Any]]:
    """Tiles that these paints pay for, the most points first."""
    found = [tile for tile in view["ceiling"] if tile["covered"] and short_of(paints, tile["paints"]) == 0]
    return sorted(found, key=lambda tile: -(tile["points"] + tile["bonus"]))


def newly_payable(view: dict[str, Any], after: dict[str, int]) -> dict[str, Any] | None:
    """The best tile that these paints pay for and those in hand do not."""
    now = {tile["segment"] for tile in payable(view, view["mine"]["paints"])}
    return next((tile for tile in payable(view, after) if tile["segment"] not in now), None)


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
    if not rises(f):
        return None
    fewest = min([other["apprentices"] for other in f.rivals("rise")], default=f.choice["apprentices"])
    if f.choice["apprentices"] <= fewest:
        return None
    return reason("hint-fresco-rise-hands", apprentices=f.choice["apprentices"], fewest=fewest)


def rise_cheap(f: Figures) -> Reason | None:
    prices = [other["price"] for other in f.rivals("rise") if "price" in other]
    if not rises(f) or not prices or f.choice["price"] >= min(prices):
        return None
    return reason("hint-fresco-rise-cheap", hour=f.choice["hour"], price=f.choice["price"])


def rise_mood(f: Figures) -> Reason | None:
    if not rises(f) or f.choice["mood"] < f.me["mood"]:
        return None
    if f.choice["mood"] == f.me["mood"]:
        return reason("hint-fresco-rise-free", hour=f.choice["hour"])
    return reason("hint-fresco-rise-mood", hour=f.choice["hour"], mood=signed(f.choice["mood"]))


# --- planning ------------------------------------------------------------------------------------


def plan(f: Figures) -> Reason | None:
    if f.view["deciding"] != "plan":
        return None
    if f.verb == "ready":
        idle = f.view["mine"]["to_place"]
        return reason("hint-fresco-plan-idle", count=idle) if idle else reason("hint-fresco-plan-done")
    places = Counter([step["place"] for step in f.turn if step["verb"] == "plan"])
    common = Counter([step["place"] for step in best_turn(f) if step["verb"] == "plan"])
    # Of the second and third choice it is told what they do otherwise.
    special = places if f.weighed is f.best else (places - common or places)
    for place, speak in AT_PLACES.items():
        if special[place] and (said := speak(f, places)) is not None:
            return said
    return None


def best_turn(f: Figures) -> list[dict[str, Any]]:
    by_id = {choice["id"]: choice for choice in f.view["choices"]}
    return [by_id[action] for action in f.best.turn if action in by_id]


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


def plan_market(f: Figures, places: Counter[str]) -> Reason:
    return reason("hint-fresco-plan-market", count=places["market"], price=f.view["mine"]["price"] or 0)


def plan_theatre(f: Figures, places: Counter[str]) -> Reason:
    top = f.view["mood_display"]["values"][-1]
    rise = places["theatre"] * f.view["economy"]["theatre"]
    return reason("hint-fresco-plan-theatre", mood=signed(min(top, f.me["mood"] + rise)))


def plan_studio(f: Figures, places: Counter[str]) -> Reason:
    thalers = places["studio"] * f.view["economy"]["studio"]
    return reason("hint-fresco-plan-studio", thalers=thalers, points=worth(f, thalers))


AT_PLACES = {
    "cathedral": plan_restore,
    "workshop": plan_blend,
    "studio": plan_studio,
    "theatre": plan_theatre,
    "market": plan_market,
}


def worth(f: Figures, thalers: int) -> float:
    return thalers / int(f.view["economy"]["thalers_per_point"])


# --- market ------------------------------------------------------------------------------------


def buy(f: Figures) -> Reason | None:
    if f.verb != "buy":
        return None
    steps = [step for step in f.turn if step["verb"] == "buy"]
    bought = [paint for step in steps for paint in step["paints"]]
    tile = newly_payable(f.view, Counter(f.view["mine"]["paints"]) + Counter(bought))
    if tile is not None:
        return reason("hint-fresco-buy-pays", segment=tile["segment"], points=tile["points"] + tile["bonus"])
    return reason("hint-fresco-buy-count", count=len(bought), price=sum([step["price"] for step in steps]))


def close(f: Figures) -> Reason | None:
    return reason("hint-fresco-close", booth=f.choice["booth"]) if f.verb == "close" else None


# --- cathedral ------------------------------------------------------------------------------------


def restores(f: Figures) -> bool:
    return f.verb == "restore" and f.choice["painter"] == f.view["seat"]


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
    if f.verb != "bishop":
        return None
    economy, price = f.view["economy"], f.choice["price"]
    return reason(
        "hint-fresco-bishop", price=price, cost=worth(f, price), near=economy["bonus_near"], on=economy["bonus_on"]
    )


def altar(f: Figures) -> Reason | None:
    if f.verb != "altar":
        return None
    some = any(other["verb"] == "restore" for other in f.view["choices"])
    return reason("hint-fresco-altar" if some else "hint-fresco-altar-rest", points=f.choice["best"])


# --- studio, workshop, theatre, track ----------------------------------------------------------------------


def earn(f: Figures) -> Reason | None:
    if f.verb != "earn":
        return None
    return reason("hint-fresco-earn", thalers=f.choice["thalers"], points=worth(f, f.choice["thalers"]))


def blend(f: Figures) -> Reason | None:
    if f.verb != "blend":
        return None
    after = Counter(f.view["mine"]["paints"])
    after.subtract(f.choice["paints"])
    after[f.choice["result"]] += 1
    tile = newly_payable(f.view, after)
    if tile is not None:
        return reason("hint-fresco-blend-pays", segment=tile["segment"], points=tile["points"])
    wanting = [t for t in f.view["ceiling"] if t["covered"] and f.choice["result"] in t["paints"]]
    return reason("hint-fresco-blend-wanted", count=len(wanting)) if wanting else None


def attend(f: Figures) -> Reason | None:
    if f.verb != "attend":
        return None
    display = f.view["mood_display"]
    hands = dict(zip(display["values"], display["apprentices"], strict=True))
    mood = f.choice["mood"]
    if hands[mood] > hands[f.me["mood"]]:
        return reason("hint-fresco-attend-hands", mood=signed(mood), apprentices=hands[mood])
    return reason("hint-fresco-attend", mood=signed(mood))


def land(f: Figures) -> Reason | None:
    if f.verb != "land" or f.choice["painter"] != f.view["seat"]:
        return None
    others = [other["score"] for other in f.rivals("land")]
    if f.choice["where"] == "behind":
        return reason("hint-fresco-land-behind", points=max(others, default=0) - f.choice["score"])
    return reason("hint-fresco-land-ahead", points=f.choice["score"] - min(others, default=0))


def leave(f: Figures) -> Reason | None:
    """At a place where others act, nothing is spent."""
    if f.verb != "pass" or f.view["deciding"] != "market":
        return None
    coins = f.view["mine"]["coins"]
    return reason("hint-fresco-save", coins=coins, points=worth(f, coins)) if coins else None


REASONS: tuple[Speaker, ...] = (
    rise_final,
    rise_first,
    rise_hands,
    rise_cheap,
    rise_mood,
    plan,
    buy,
    close,
    restore_bishop,
    restore_most,
    restore,
    bishop,
    altar,
    earn,
    blend,
    attend,
    land,
    leave,
)
