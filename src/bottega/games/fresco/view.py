"""What a seat sees, as plain data: built from a redacted state, so it can show no more than the seat knows.

Purses and pots of others stay behind their screens even though they could be counted (F-OQ-3), unless the table plays
with open screens. Each legal choice comes with what it would cost and bring.
"""

from collections.abc import Callable
from typing import Any

from bottega.games.fresco.actions import (
    BOOTHS,
    MOST_SPACES,
    PLACES,
    SEGMENT_NAMES,
    SEGMENTS,
    Altar,
    Attend,
    Bishop,
    Blend,
    Buy,
    Close,
    Earn,
    Land,
    Pick,
    Plan,
    Restore,
    Rise,
)
from bottega.games.fresco.altar import PAINTS as ALTAR_PAINTS
from bottega.games.fresco.altar import altar_colours
from bottega.games.fresco.ceiling import segment_names
from bottega.games.fresco.end import end
from bottega.games.fresco.modules.covering import shown_covers
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, ONE, pieces
from bottega.games.fresco.scoring import awarded_bonus, bishop_bonus, purse_with
from bottega.games.fresco.sheet import (
    CATHEDRAL,
    COLUMNS,
    COUNTS,
    FIRST_PLACE,
    MARKET,
    PLACED,
    SPACES,
    STUDIO,
    WORKSHOP,
    unpack_plan,
)
from bottega.games.fresco.state import START_SPACES, STEP, FrescoState
from bottega.games.fresco.steps.cathedral import restorable
from bottega.games.fresco.steps.getup import apprentices, risen
from bottega.games.fresco.steps.places import blends_left, theatre_mood
from bottega.games.fresco.steps.rounds import income
from bottega.games.fresco.track import free_ahead, free_behind

BASICS = COLOURS[:BASIC]
BLENDS = COLOURS[BASIC:BLENDED]


def board(s: FrescoState) -> dict[str, Any]:
    """What everybody sees alike."""
    c = s.rules.c
    people = painters(s, None)
    return {
        "round": s.round,
        "end": end(s),
        "final": bool(s.final),
        "end_reason": s.reason,
        "phase": "over" if s.ended else s.rules.rounds[s.final][s.step].name,
        "places": [*PLACES[: COLUMNS - 1], PLACES[COLUMNS if s.final else COLUMNS - 1]],
        "spaces": SPACES,
        "track_spaces": c.lap,
        "choosers": list(s.choosers),
        "order": list(s.order),
        "visit": visit(s),
        "people": people,
        "painters": people,
        "hostel": [hostel_row(s, hour) for hour in c.hours],
        "mood_display": {"values": list(c.mood_values), "apprentices": list(c.mood_hands), "start": c.mood_start},
        "booths": [booth(s, number) for number in range(len(c.booth_sizes))],
        "bag": s.bag.bit_count(),
        "supply": supply(s),
        "ceiling": [segment(s, i) for i in range(SEGMENTS)],
        "tiles_left": s.tiles.bit_count(),
        "final_at": c.final_at,
        "bishop": SEGMENT_NAMES[s.bishop],
        "leonardo": leonardo(s),
        "colours": {"basic": list(BASICS), "blended": list(BLENDS)},
        "recipes": [
            {"paints": [COLOURS[first], COLOURS[second]], "result": COLOURS[result]}
            for first, second, result in c.recipes
        ],
        "altar": {
            "basic": c.altar_basic,
            "blend": c.altar_blend,
            "three_blends": c.altar_three_blends,
            "paints": ALTAR_PAINTS,
            "laid": [COLOURS[colour] for colour in altar_colours(s.laid)],
        },
        "economy": {
            "studio": c.studio_thalers,
            "theatre": c.theatre_mood,
            "step": c.step_price,
            "bonus_on": c.bonus_on,
            "bonus_near": c.bonus_near,
            "thalers_per_point": c.thalers_per_point,
            "tile_income": c.tile_income,
            "blends_each": c.blends_each,
        },
    }


def own(s: FrescoState, seat: int | None) -> dict[str, Any]:
    """What differs from viewer to viewer."""
    chosen = s.rules.options["modules"]
    shown: dict[str, Any] = {
        "mine": own_goods(s, seat) if seat is not None else None,
        "modules": {module.name: module.view(s, seat) for module in s.rules.modules if module.name in chosen},
    }
    if s.rules.open_screens:
        shown["people"] = shown["painters"] = painters(s, seat)
    return shown


def visit(s: FrescoState) -> dict[str, Any] | None:
    """Whose turn it is at a location, and how many of his apprentices still have something to do."""
    if s.turn >= len(s.order):
        return None
    if s.acts < 0:
        return tile_turn(s)
    return {
        "painter": s.order[s.turn],
        "apprentices": s.acts,
        "booth": s.booth if s.booth >= 0 else None,
        "blends_made": s.blends,
        "blends_left": blends_left(s, s.order[s.turn]) if s.step - FIRST_PLACE == WORKSHOP else 0,
        "bishop_moved": bool(s.stepped & STEP),
    }


def tile_turn(s: FrescoState) -> dict[str, Any] | None:
    """The same for somebody who has covered the location."""
    column = s.step - FIRST_PLACE
    if not s.rules.sheet_tiles or not 0 <= column < COLUMNS or s.waiting == 0:
        return None
    p = s.order[s.turn]
    return {
        "painter": p,
        "apprentices": unpack_plan(s.sheets[p])[column],
        "booth": None,
        "blends_made": 0,
        "blends_left": 0,
        "bishop_moved": False,
        "tile": shown_covers(s, s.sheets[p])[column],
    }


def painters(s: FrescoState, seat: int | None) -> list[dict[str, Any]]:
    return [painter(s, p, seat) for p in range(s.rules.painters)]


def painter(s: FrescoState, p: int, seat: int | None) -> dict[str, Any]:
    c = s.rules.c
    person = p < s.players
    planning = s.rules.rounds[s.final][s.step].name == "planning"
    shown: dict[str, Any] = {
        "painter": p,
        "seat": p if person else None,
        "score": s.score(p),
        "start_space": s.position[p] + START_SPACES + 1 if s.position[p] < 1 else None,
        "hour": s.hour[p] or None,
        "mood": c.mood_values[s.mood[p]] if person else None,
        "apprentices": s.hands[p] if person else None,
        "sheet": list(unpack_plan(s.sheets[p])),
        "ready": planning and person and s.waiting >> p & 1 == 0,
        "restored": segment_names(s.restored[p]),
    }
    if s.rules.sheet_tiles:
        shown["covers"] = shown_covers(s, s.sheets[p])
    if person and s.rules.open_screens and p != seat:
        shown["coins"] = s.coins[p]
        shown["paints"] = paint_counts(s, s.paints[p])
    return shown


def own_goods(s: FrescoState, seat: int) -> dict[str, Any]:
    return {
        "coins": s.coins[seat],
        "paints": paint_counts(s, s.paints[seat]),
        "plan": list(unpack_plan(s.plans[seat])),
        "to_place": s.hands[seat] - PLACED[s.plans[seat] & COUNTS],
        **({"covers": shown_covers(s, s.plans[seat])} if s.rules.sheet_tiles else {}),
        "price": s.rules.c.hour_price[s.hour[seat]] if s.hour[seat] else None,
        "purchases": purchases(s, seat),
        "theatre": theatre_mood(s, seat),
        "income": income(s, seat),
        "coins_points": s.coins[seat] // s.rules.c.thalers_per_point,
        "bill": bill(s, seat),
    }


def bill(s: FrescoState, seat: int) -> dict[str, Any] | None:
    """What the plan so far costs at most; with a cover on the market, its apprentices buy nothing there."""
    if s.waiting >> seat & 1 == 0 or s.menus[seat].name != "plan":
        return None
    planned = unpack_plan(s.plans[seat])
    covered = shown_covers(s, s.plans[seat])[MARKET] is not None if s.rules.sheet_tiles else False
    price = s.rules.c.hour_price[s.hour[seat]]
    tiles = 0 if covered else planned[MARKET]
    return {
        "tiles": tiles,
        "cost": tiles * price,
        "affordable": s.coins[seat] // price if price else tiles,
        "late_studio": planned[STUDIO] > 0 and tiles * price > s.coins[seat],
        "late_workshop": planned[WORKSHOP] > 0 and planned[CATHEDRAL] > 0,
    }


def purchases(s: FrescoState, seat: int) -> int | None:
    """How many market tiles his apprentices at the market can still pay for."""
    if s.step - FIRST_PLACE != MARKET or s.acts < 0 or s.turn >= len(s.order) or s.order[s.turn] != seat:
        return None
    price = s.rules.c.hour_price[s.hour[seat]]
    return min(s.acts, s.coins[seat] // price) if price else s.acts


def paint_counts(s: FrescoState, paints: int) -> dict[str, int]:
    return dict(zip(s.rules.c.colours, pieces(paints), strict=False))


def supply(s: FrescoState) -> dict[str, Any]:
    """What the box holds. What is left of it is not shown: by subtraction it would lay open the purses."""
    c = s.rules.c
    return {"paints": dict(zip(c.colours, c.supply_paints, strict=True)), "coins": c.supply_thalers}


def hostel_row(s: FrescoState, hour: int) -> dict[str, Any]:
    taken = [p for p, h in enumerate(s.hour) if h == hour]
    c = s.rules.c
    return {
        "hour": hour,
        "mood": c.hour_mood[hour],
        "price": c.hour_price[hour],
        "painter": taken[0] if taken else None,
    }


def booth(s: FrescoState, number: int) -> dict[str, Any]:
    c = s.rules.c
    spaces: list[dict[str, Any] | None] = []
    for space in range(c.booth_sizes[number]):
        place = number * MOST_SPACES + space
        tile = s.stalls[place]
        if not s.goods >> place & 1:
            spaces.append(None)
            continue
        paints = [COLOURS[colour] for colour in c.goods_paints[tile]]
        spaces.append({"tile": c.goods_ids[tile], "paints": paints, "bought": bool(s.bought >> place & 1)})
    return {"booth": BOOTHS[number], "spaces": spaces}


def segment(s: FrescoState, i: int) -> dict[str, Any]:
    c = s.rules.c
    tile = s.layout[i]
    covered = s.unrestored >> i & 1 == 1
    restorers = [] if covered else [p for p in range(s.rules.painters) if s.restored[p] >> i & 1]
    return {
        "segment": SEGMENT_NAMES[i],
        "tile": c.tile_ids[tile],
        "points": c.tile_points[tile],
        "paints": [COLOURS[colour] for colour in c.tile_paints[tile]],
        "covered": covered,
        "restored_by": restorers[0] if restorers else None,
        "bonus": bishop_bonus(s, i) if covered else 0,
    }


def leonardo(s: FrescoState) -> dict[str, Any] | None:
    if s.leonardo < 0:
        return None
    return {"painter": s.players, "segment": SEGMENT_NAMES[s.leonardo], "controller": s.controller}


# --- choices and what they would do --------------------------------------------------------------------------------


def foresee(s: FrescoState, seat: int, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    return [foresee_one(s, seat, number) for number in numbers]


def foresee_one(s: FrescoState, seat: int, number: int) -> dict[str, Any]:
    action = s.game.actions.actions[number]
    known = FORESIGHT.get(type(action))
    if known is not None:
        return known(s, seat, action)
    move = s.rules.moves.get(number)
    return {} if move is None else move.foresee(s, seat, move.which)


def foresee_rise(s: FrescoState, seat: int, action: Rise) -> dict[str, Any]:
    c = s.rules.c
    p = s.choosers[s.turn]
    facts: dict[str, Any] = {"hour": action.hour, "painter": p}
    if p < s.players:
        mood = risen(s, p, action.hour)
        facts["price"] = c.hour_price[action.hour]
        facts["mood"] = c.mood_values[mood]
        facts["apprentices"] = apprentices(s, p, mood)
        facts["full_market"] = {
            "tiles": SPACES,
            "price": c.hour_price[action.hour] * SPACES,
            "coins_left": s.coins[p] - c.hour_price[action.hour] * SPACES,
        }
    facts["acts"] = acting_range(s, action.hour)
    return facts


def acting_range(s: FrescoState, hour: int) -> list[int]:
    """The earliest and the latest place in the acting order that this hour can come to."""
    free = [other for other in s.rules.c.hours if other != hour and not s.beds >> other - 1 & 1]
    earlier = sum([1 for other in free if other < hour])
    to_choose = len(s.choosers) - s.turn - 1
    first = 1 + sum([1 for taken in s.hour if 0 < taken < hour])
    return [first + max(0, to_choose - (len(free) - earlier)), first + min(earlier, to_choose)]


def foresee_plan(s: FrescoState, seat: int, action: Plan) -> dict[str, Any]:
    return {"place": action.place, "left": s.hands[seat] - PLACED[s.plans[seat] & COUNTS] - 1}


def foresee_buy(s: FrescoState, seat: int, action: Buy) -> dict[str, Any]:
    c = s.rules.c
    tile = s.stalls[action.booth * MOST_SPACES + action.space]
    price = c.hour_price[s.hour[seat]]
    paints = [COLOURS[colour] for colour in c.goods_paints[tile]]
    return {
        "booth": BOOTHS[action.booth],
        "space": action.space + 1,
        "paints": paints,
        "price": price,
        "coins_left": s.coins[seat] - price,
    }


def foresee_close(s: FrescoState, seat: int, action: Close) -> dict[str, Any]:
    return {"booth": BOOTHS[action.booth], "painter": s.order[s.turn]}


def foresee_bishop(s: FrescoState, seat: int, action: Bishop) -> dict[str, Any]:
    price = s.rules.c.step_price
    shown = {"segment": SEGMENT_NAMES[action.segment], "price": price, "coins_left": s.coins[seat] - price}
    return {**shown, **best_after_step(s, seat, action.segment)}


def best_after_step(s: FrescoState, seat: int, segment: int) -> dict[str, Any]:
    """What the best restoration would bring with the bishop there."""
    after = s.clone()
    after.bishop = segment
    open_to_him = restorable(after, after.order[after.turn])
    found = [foresee_restore(after, seat, Restore(k)) for k in range(SEGMENTS) if open_to_him >> k & 1]
    best = max(found, key=lambda one: one["total"], default=None)
    return {"best": best and best["total"], "best_segment": best and best["segment"]}


def foresee_restore(s: FrescoState, seat: int, action: Restore) -> dict[str, Any]:
    c = s.rules.c
    tile = s.layout[action.segment]
    p = s.order[s.turn]
    bonus = awarded_bonus(s, p, action.segment)
    paints = [COLOURS[colour] for colour in c.tile_paints[tile]] if p < s.players else []
    more: dict[str, Any] = {}
    sure = 0
    for module in s.rules.modules:
        facts = module.foresee_restoration(s, p, action.segment)
        sure += facts.pop("sure", 0)
        more.update(facts)
    return {
        "segment": SEGMENT_NAMES[action.segment],
        "painter": p,
        "paints": paints,
        "points": c.tile_points[tile] + sure,
        "bonus": bonus,
        "total": c.tile_points[tile] + sure + bonus,
        **more,
    }


def foresee_altar(s: FrescoState, seat: int, action: Altar) -> dict[str, Any]:
    """The points an altar can still reach with this paint and what is in the pots."""
    laid = [*altar_colours(s.laid), action.colour]
    return {"paint": COLOURS[action.colour], "given": len(laid), "best": best_altar(s, s.paints[seat], laid)}


def best_altar(s: FrescoState, paints: int, laid: list[int]) -> int:
    altar = s.rules.altar
    if len(laid) == ALTAR_PAINTS:
        return altar.value(laid)
    stock = paints - ONE[laid[-1]]
    following = altar.follow(stock, laid)
    return max(
        [best_altar(s, stock, [*laid, colour]) for colour in range(len(COLOURS)) if following >> colour & 1], default=0
    )


def foresee_earn(s: FrescoState, seat: int, action: Earn) -> dict[str, Any]:
    thalers = s.rules.c.studio_thalers
    return {"thalers": thalers, "coins_left": purse_with(s, seat, thalers), "together": thalers * s.acts}


def foresee_blend(s: FrescoState, seat: int, action: Blend) -> dict[str, Any]:
    first, second, result = s.rules.c.recipes[action.colour - 3]
    return {"paints": [COLOURS[first], COLOURS[second]], "result": COLOURS[result]}


def foresee_pick(s: FrescoState, seat: int, action: Pick) -> dict[str, Any]:
    return {"paint": COLOURS[action.colour]}


def foresee_attend(s: FrescoState, seat: int, action: Attend) -> dict[str, Any]:
    c = s.rules.c
    return {"mood": c.mood_values[min(s.mood[seat] + theatre_mood(s, seat), c.mood_top)]}


def foresee_land(s: FrescoState, seat: int, action: Land) -> dict[str, Any]:
    find = free_ahead if action.where == "ahead" else free_behind
    return {"where": action.where, "painter": s.lander, "score": find(s, s.lander, s.landing), "taken": s.landing}


FORESIGHT: dict[type, Callable[[FrescoState, int, Any], dict[str, Any]]] = {
    Rise: foresee_rise,
    Plan: foresee_plan,
    Buy: foresee_buy,
    Close: foresee_close,
    Bishop: foresee_bishop,
    Restore: foresee_restore,
    Altar: foresee_altar,
    Earn: foresee_earn,
    Blend: foresee_blend,
    Pick: foresee_pick,
    Attend: foresee_attend,
    Land: foresee_land,
}
