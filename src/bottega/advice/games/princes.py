"""Why a choice in The Princes of Florence is good."""

from collections import Counter
from math import ceil
from typing import Any

from bottega.advice.reasons import Figures, Reason, Speaker, reason

WISHES = ("building", "landscape", "freedom")


def in_hand(f: Figures) -> list[dict[str, Any]]:
    """The people in hand with their wishes."""
    names = {work["profession"] for work in f.view["mine"]["professions"]}
    return [person for person in f.view["professions"] if person["profession"] in names]


def give_back_lonely(f: Figures) -> Reason | None:
    """Somebody whom the others can do without: they share as many wishes as whoever else went."""
    if f.verb != "return":
        return None
    people = in_hand(f)
    shared = shared_without(people, f.choice["profession"])
    if not shared or shared < max(shared_without(people, person["profession"]) for person in people):
        return None
    return reason("hint-princes-return", count=shared)


def shared_without(people: list[dict[str, Any]], gone: str) -> int:
    """How many things more than one of those who stay wishes for."""
    kept = [person for person in people if person["profession"] != gone]
    wishes = Counter(person[wish] for person in kept for wish in WISHES)
    return sum(count > 1 for count in wishes.values())


def give_back_large(f: Figures) -> Reason | None:
    if f.verb != "return":
        return None
    squares = {one["building"]: "".join(one["shape"]).count("#") for one in f.view["buildings"]}
    needed = [squares[person["building"]] for person in in_hand(f)]
    mine = squares[f.choice["building"]]
    return reason("hint-princes-return-large", count=mine) if min(needed) < mine == max(needed) else None


# --- auctions ------------------------------------------------------------------------------------


def bid(f: Figures) -> Reason | None:
    if f.verb not in ("open", "raise", "take"):
        return None
    return BY_ITEM.get(f.choice["item"], landscape)(f)


def jester(f: Figures) -> Reason:
    economy, price = f.view["economy"], f.choice["price"]
    brings = economy["jester_value"] * economy["per_value"]
    return reason("hint-princes-jester", value=economy["jester_value"], price=price, works=ceil(price / brings))


def builder(f: Figures) -> Reason:
    economy, have = f.view["economy"], f.me["builders"]
    prices = economy["building_prices"]
    after = prices[min(have + 1, len(prices) - 1)]
    return reason("hint-princes-builder", now=prices[have], after=after, points=f.choice["points"])


def landscape(f: Figures) -> Reason:
    if f.choice["points"]:
        return reason("hint-princes-landscape-second", points=f.choice["points"], price=f.choice["price"])
    fans = [person for person in in_hand(f) if person["landscape"] == f.choice["item"]]
    return reason("hint-princes-landscape", count=len(fans), value=f.view["economy"]["landscape_value"])


def prestige_card(f: Figures) -> Reason:
    return reason("hint-princes-prestige-card", left=f.view["rounds"] - f.view["round"])


def recruiting_card(f: Figures) -> Reason:
    return reason("hint-princes-recruiting-card", value=f.view["economy"]["card_value"])


BY_ITEM = {
    "jester": jester,
    "builder": builder,
    "prestige_card": prestige_card,
    "recruiting_card": recruiting_card,
}


def stop_bidding(f: Figures) -> Reason | None:
    if f.verb != "pass":
        return None
    for (other, *_), weighed in f.others:
        if other["verb"] == "raise" and weighed.score < f.weighed.score:
            return reason("hint-princes-pass", price=other["price"], points=round(f.weighed.score - weighed.score, 1))
    return None


# --- actions ------------------------------------------------------------------------------------


def work(f: Figures) -> Reason | None:
    if f.verb != "work":
        return None
    value, minimums, now = f.choice["value"], f.view["minimums"], f.view["round"]
    shown = [prince["best_work"] or 0 for prince in f.view["people"]]
    if value >= max(shown) and any(shown):
        return reason("hint-princes-work-best", value=value, points=f.view["economy"]["best_points"])
    if now < len(minimums) and value < minimums[now]:
        return reason("hint-princes-work-now", value=value, least=minimums[now])
    return reason("hint-princes-work", value=value, florins=f.choice["florins"])


def build(f: Figures) -> Reason | None:
    if f.verb != "build":
        return None
    fans, points = len(f.choice["wished_by"]), f.choice["points"]
    if not fans:
        return reason("hint-princes-build-points", points=points, price=f.choice["price"])
    return reason("hint-princes-build", count=fans, value=f.view["economy"]["building_value"], points=points)


def introduce(f: Figures) -> Reason | None:
    if f.verb != "introduce":
        return None
    return reason("hint-princes-freedom", count=len(f.choice["wished_by"]), value=f.view["economy"]["freedom_value"])


def draw(f: Figures) -> Reason | None:
    if f.verb != "draw":
        return None
    if f.choice["deck"] == "profession":
        return reason(
            "hint-princes-draw-person", left=f.view["decks"]["profession"], value=f.view["economy"]["card_value"]
        )
    return reason("hint-princes-draw-bonus", price=f.choice["price"]) if f.choice["deck"] == "bonus" else None


def end(f: Figures) -> Reason | None:
    if f.verb != "end" or not f.choice["unused"] or f.weighed is not f.best:
        return None
    return reason("hint-princes-end", count=f.choice["unused"])


# --- works and cards ------------------------------------------------------------------------------------


def exchange(f: Figures) -> Reason | None:
    if f.verb != "exchange":
        return None
    left = f.view["rounds"] - f.view["round"]
    if not left:
        return reason("hint-princes-exchange-last", points=f.choice["points"])
    if not f.choice["points"]:
        return reason("hint-princes-exchange-none", left=left)
    return reason("hint-princes-exchange", points=f.choice["points"], florins=f.choice["florins_left"], left=left)


def add(f: Figures) -> Reason | None:
    if f.verb == "add":
        florins = f.choice["value"] * f.view["economy"]["per_value"]
        return reason("hint-princes-add", value=f.choice["value"], florins=florins)
    return reason("hint-princes-add-none", value=f.choice["work_value"]) if f.verb == "done" else None


def keep(f: Figures) -> Reason | None:
    if f.verb != "keep":
        return None
    if "work" in f.choice:
        return reason("hint-princes-keep-person", value=f.choice["work"]["value"], best=f.choice["work"]["best"])
    if "value" in f.choice:
        return reason("hint-princes-keep-bonus", value=f.choice["value"])
    return reason("hint-princes-keep-prestige", points=f.choice["points"]) if "points" in f.choice else None


def recruit(f: Figures) -> Reason | None:
    if f.verb == "hold":
        return reason("hint-princes-hold")
    return reason("hint-princes-recruit", value=f.choice["work"]["value"]) if f.verb == "recruit" else None


REASONS: tuple[Speaker, ...] = (
    give_back_lonely,
    give_back_large,
    bid,
    stop_bidding,
    work,
    build,
    introduce,
    draw,
    end,
    exchange,
    add,
    keep,
    recruit,
)
