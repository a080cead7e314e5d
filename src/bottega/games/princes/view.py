"""What a seat sees, as plain data: built from a redacted state, so it can show no more than the seat knows.

Money of others stays hidden even though it could be counted, unless the table plays with open money or the game is over
(P-OQ-13). Each legal choice comes with what it would cost and bring.
"""

from collections.abc import Callable
from typing import Any

from bottega.games.princes.actions import (
    ACTIONS,
    BONUSES,
    BUILDINGS,
    CELL_NAMES,
    CELLS,
    FREEDOMS,
    PILES,
    PRESTIGES,
    PROFESSIONS,
    SIDE,
    Add,
    Build,
    Done,
    Draw,
    End,
    Exchange,
    Introduce,
    Keep,
    Open,
    Pass,
    Place,
    Raise,
    Recruit,
    Return,
    Sell,
    Take,
    Under,
    Work,
)
from bottega.games.princes.components import SIZES
from bottega.games.princes.looking import card_name
from bottega.games.princes.memory import Slots, known_pile, slots_of, surely_in_pile
from bottega.games.princes.scoring import bonus_total, bonus_value, company, count, prestige_points
from bottega.games.princes.shapes import covered, places
from bottega.games.princes.state import (
    BONUS_DECK,
    BUILDING_SUPPLY,
    DECK_SIZES,
    DECKS,
    FREEDOM_OFFER,
    FREEDOM_SUPPLY,
    KINDS,
    LANDSCAPE_OFFER,
    LOOKED_AT,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PrincesState,
    bits,
    plots_of,
)
from bottega.games.princes.working import most_exchanged


def render(s: PrincesState, seat: int | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
    return {**(board(s) if alike is None else alike), **own(s, seat)}


def board(s: PrincesState) -> dict[str, Any]:
    """What everybody sees alike."""
    c = s.rules.c
    return {
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "edition": s.setup.edition.name,
        "options": s.setup.plain_options(),
        "players": s.players,
        "round": s.round,
        "rounds": c.rounds,
        "minimum": c.minimum[s.round],
        "minimums": list(c.minimum[1:]),
        "over": bool(s.ended),
        "phase": "over" if s.ended else s.rules.steps[s.step].name,
        "first": s.first,
        "to_act": list(s.to_act),
        "deciding": s.menus[s.to_act[0]].name if s.waiting else None,
        "auction": auction(s),
        "turn": turn(s),
        "piles": [pile(s, number) for number in range(len(PILES))],
        "buildings": [building(s, number) for number in range(len(BUILDINGS))],
        "landscapes": [landscape(s, number) for number in range(KINDS)],
        "freedoms": [{"freedom": name, "left": s.supply[FREEDOM_SUPPLY + i]} for i, name in enumerate(c.freedom_ids)],
        "decks": {DECKS[deck]: deck_size(s, deck) for deck in range(len(DECKS))},
        "bonus_played": [c.bonus_ids[card] for card in bits(s.bonus_gone)],
        "princes": [prince(s, p) for p in range(s.players)],
        "estate": {"side": SIDE, "palace": cell_names(c.palace), "squares": c.grounds.bit_count()},
        "economy": economy(s),
        "cards": faces(s),
        "scores": list(s.scores()),
        "ranking": [list(seats) for seats in s.ranking()],
    }


def own(s: PrincesState, seat: int | None) -> dict[str, Any]:
    """What differs from viewer to viewer."""
    decks = slots_of(s, seat) if seat is not None and s.step else None
    return {
        "seat": seat,
        "ply": s.ply,
        "professions": professions(s, seat, decks),
        "mine": own_goods(s, seat, decks) if seat is not None else None,
        "choices": [choice(s, seat, action) for action in s.legal_actions(seat)] if seat is not None else [],
    }


# --- the table -------------------------------------------------------------------------------------------------------


def auction(s: PrincesState) -> dict[str, Any] | None:
    if s.ended or s.rules.steps[s.step].name != "auction":
        return None
    running = s.item >= 0
    return {
        "opener": s.opener,
        "free": seats(s.free),
        "item": PILES[s.item] if running else None,
        "bid": s.bid if running else None,
        "bidder": s.bidder if running else None,
        "still": seats(s.still),
        "next_bid": s.bid + s.rules.c.raising if running else s.rules.c.opening,
        "buyer": s.actor if s.piece >= 0 or s.deck >= 0 or s.calling else None,
        "piece": s.rules.c.piece_ids[s.piece] if s.piece >= 0 else None,
    }


def turn(s: PrincesState) -> dict[str, Any] | None:
    """Whose turn it is in the action phase, and what he has begun."""
    if s.ended or s.rules.steps[s.step].name != "actions" or s.turn < 0:
        return None
    c = s.rules.c
    return {
        "seat": s.actor,
        "number": s.turn,
        "actions_left": c.actions - s.acts,
        "piece": c.piece_ids[s.piece] if s.piece >= 0 else None,
        "looking": {"deck": DECKS[s.deck], "cards": s.looking} if s.deck >= 0 else None,
        "work": {"profession": c.profession_ids[s.work], "value": s.value} if s.work >= 0 else None,
    }


def seats(mask: int) -> list[int]:
    return bits(mask)


def pile(s: PrincesState, number: int) -> dict[str, Any]:
    return {"item": PILES[number], "left": s.supply[number], "sold": bool(s.shut >> number & 1)}


def building(s: PrincesState, number: int) -> dict[str, Any]:
    c = s.rules.c
    return {
        "building": c.building_ids[number],
        "size": SIZES[c.building_sizes[number]],
        "left": s.supply[BUILDING_SUPPLY + number],
        "shape": shape(s, KINDS + number),
    }


def landscape(s: PrincesState, number: int) -> dict[str, Any]:
    return {"landscape": s.rules.c.landscape_ids[number], "shape": shape(s, number)}


def shape(s: PrincesState, piece: int) -> list[str]:
    """The outline as it lies in its first orientation."""
    steps = s.rules.c.ways[piece][0][1]
    rows, columns = max(steps) // SIDE + 1, max([step % SIDE for step in steps]) + 1
    return ["".join(["#" if r * SIDE + c in steps else "." for c in range(columns)]) for r in range(rows)]


def deck_size(s: PrincesState, deck: int) -> int:
    """Cards in a pile, counted as everybody can; those somebody is looking at are not in it."""
    if deck == PROFESSION_DECK:
        out = sum([s.professions_in_hand(p) + s.played[p].bit_count() for p in range(s.players)])
    elif deck == BONUS_DECK:
        out = sum(s.bonus_held) + s.bonus_gone.bit_count()
    else:
        out = sum(s.honours)
    return DECK_SIZES[deck] - out - (s.looking if s.deck == deck else 0)


def professions(s: PrincesState, seat: int | None, decks: list[Slots] | None) -> list[dict[str, Any]]:
    """All professions with their wishes, and where each is as far as the seat knows."""
    c = s.rules.c
    sure = surely_in_pile(decks[PROFESSION_DECK]) if decks is not None else 0
    rows = []
    for card, name in enumerate(c.profession_ids):
        owners = [p for p in range(s.players) if s.played[p] >> card & 1]
        where = "unseen"
        if owners:
            where = "table"
        elif seat is not None and s.hand[seat] >> card & 1:
            where = "hand"
        elif seat is not None and s.deck == PROFESSION_DECK and s.looked[seat] >> card & 1:
            where = "looking"
        elif sure >> card & 1:
            where = "pile"
        rows.append(
            {
                "profession": name,
                "building": c.building_ids[c.wish_building[card]],
                "landscape": c.landscape_ids[c.wish_landscape[card]],
                "freedom": c.freedom_ids[c.wish_freedom[card]],
                "where": where,
                "seat": owners[0] if owners else None,
            }
        )
    return rows


def prince(s: PrincesState, p: int) -> dict[str, Any]:
    c = s.rules.c
    shown: dict[str, Any] = {
        "seat": p,
        "prestige": s.prestige[p],
        "best_work": s.best[p] or None,
        "ready": s.step == 0 and s.waiting >> p & 1 == 0,
        "free": bool(s.free >> p & 1),
        "estate": [
            {
                "piece": c.piece_ids[piece],
                "building": piece >= KINDS,
                "cells": cell_names(covered(c.ways[piece], place)),
            }
            for piece, place in plots_of(s.plots[p])
        ],
        "empty": s.free_cells(p).bit_count(),
        "landscapes": dict(zip(c.landscape_ids, s.landscapes[KINDS * p : KINDS * p + KINDS], strict=True)),
        "buildings": [c.building_ids[i] for i in bits(s.buildings(p))],
        "freedoms": [c.freedom_ids[i] for i in bits(s.freedoms(p))],
        "jesters": s.jesters[p],
        "builders": s.builders[p],
        "building_price": s.building_price(p),
        "played": [c.profession_ids[card] for card in bits(s.played[p])],
        "recruiting_on_table": s.replaced[p],
        "works": s.works(p),
        "professions_in_hand": s.professions_in_hand(p),
        "recruiting_in_hand": s.recruiting[p],
        "bonus_in_hand": s.bonus_held[p],
        "prestige_cards": s.honours[p],
        "revealed": [c.prestige_ids[card] for card in bits(s.revealed[p])] if s.ended else None,
    }
    if s.ended:
        shown["florins"] = s.purses[p]
    elif s.rules.open_money:
        shown["florins"] = s.florins[p]
    return shown


def economy(s: PrincesState) -> dict[str, Any]:
    c = s.rules.c
    return {
        "opening": c.opening,
        "raise": c.raising,
        "last_price": c.last_price,
        "building_prices": list(c.building_price),
        "profession": c.profession_price,
        "freedom": c.freedom_price,
        "bonus": c.bonus_price,
        "per_value": c.florins_per_value,
        "per_point_bought": c.florins_per_point_bought,
        "per_point_sold": c.florins_per_point_sold,
        "building_value": c.building_value,
        "landscape_value": c.landscape_value,
        "freedom_value": c.freedom_value,
        "jester_value": c.jester_value,
        "card_value": c.card_value,
        "landscape_points": c.landscape_points,
        "builder_points": list(c.builder_points),
        "building_points": c.building_points,
        "best_points": c.best_points,
        "most_builders": c.most_builders,
        "actions": c.actions,
    }


def faces(s: PrincesState) -> dict[str, Any]:
    """What bonus and prestige cards say, for whoever wants to show them."""
    c = s.rules.c
    return {
        "bonus": [{"card": name, "name": c.bonus_names[i]} for i, name in enumerate(c.bonus_ids)],
        "prestige": [
            {
                "card": name,
                "name": c.prestige_names[i],
                "kind": c.prestige_cards[i].kind,
                "alone": c.prestige_cards[i].alone,
                "tied": c.prestige_cards[i].tied,
            }
            for i, name in enumerate(c.prestige_ids)
        ],
    }


# --- one's own goods -------------------------------------------------------------------------------------------------


def own_goods(s: PrincesState, seat: int, decks: list[Slots] | None) -> dict[str, Any]:
    c = s.rules.c
    counts = [count(s, p) for p in range(s.players)]
    laid = count(s, seat, 0 if s.work >= 0 and s.actor == seat else 1)
    return {
        "florins": s.florins[seat],
        "means": s.means(seat),
        "building_price": s.building_price(seat),
        "professions": [work_preview(s, seat, card) for card in bits(s.hand[seat])],
        "bonuses": [{"card": c.bonus_ids[card], "value": bonus_value(s, card, laid)} for card in bits(s.bonuses[seat])],
        "prestige_cards": [
            {"card": c.prestige_ids[card], "points": prestige_points(s, seat, card, counts)}
            for card in bits(s.medals[seat])
        ],
        "looking": looking(s, seat),
        "piles": {DECKS[i]: remembered(s, i, deck) for i, deck in enumerate(decks)} if decks is not None else None,
    }


def work_preview(s: PrincesState, seat: int, card: int, more: int = 0) -> dict[str, Any]:
    """What a profession's work would be worth now, without bonus cards, and with each thing it still misses; `more` is
    the number of cards that getting this one adds."""
    c = s.rules.c
    value = s.rules.wishes(s.offers[seat], card) + company(s, seat) + more * c.card_value
    wishes = (
        (c.building_ids[c.wish_building[card]], c.wish_building[card], c.building_value),
        (c.landscape_ids[c.wish_landscape[card]], LANDSCAPE_OFFER + c.wish_landscape[card], c.landscape_value),
        (c.freedom_ids[c.wish_freedom[card]], FREEDOM_OFFER + c.wish_freedom[card], c.freedom_value),
    )
    bonuses = bonus_total(s, s.bonuses[seat], count(s, seat, 1))
    missing = [(name, worth) for name, offer, worth in wishes if s.offers[seat] >> offer & 1 == 0]
    return {
        "profession": c.profession_ids[card],
        "value": value,
        "enough": value >= c.minimum[s.round],
        "with": {name: value + worth for name, worth in missing},
        "with_jester": value + c.jester_value,
        "with_bonuses": value + bonuses,
        "best": value + sum([worth for _, worth in missing]) + bonuses,
    }


def looking(s: PrincesState, seat: int) -> dict[str, Any] | None:
    if s.deck < 0 or s.actor != seat:
        return None
    cards = [card_name(s, s.deck, card) for card in bits(s.looked[seat])]
    return {"deck": DECKS[s.deck], "cards": cards, "kept": bool(s.kept)}


def remembered(s: PrincesState, number: int, deck: Slots) -> dict[str, Any]:
    """The pile from the top as far as this seat knows it, and the cards it knows to be somewhere in it although others
    hold some of the deck."""
    known = known_pile(deck)
    sure = bits(surely_in_pile(deck)) if deck.limbo or any(deck.hands) else []
    return {
        "from_top": [card_name(s, number, card) if card >= 0 else None for card in known],
        "somewhere": [card_name(s, number, card) for card in sure if card not in known],
    }


def cell_names(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in bits(mask)]


# --- choices and what they would do ----------------------------------------------------------------------------------


def choice(s: PrincesState, seat: int, number: int) -> dict[str, Any]:
    action = ACTIONS[number]
    foresee = FORESIGHT.get(type(action))
    shown = {"id": number, "action": str(action), "verb": action.verb}
    return shown if foresee is None else {**shown, **foresee(s, seat, action)}


def price_of(s: PrincesState, seat: int, price: int) -> dict[str, int]:
    """A price, the prestige points it takes to pay it, and the florins left."""
    rate = s.rules.c.florins_per_point_sold
    sold = max(0, -(-(price - s.florins[seat]) // rate))
    return {"price": price, "prestige_sold": sold, "florins_left": s.florins[seat] + sold * rate - price}


def foresee_return(s: PrincesState, seat: int, action: Return) -> dict[str, Any]:
    c = s.rules.c
    card = PROFESSIONS.index(action.profession)
    return {
        "profession": c.profession_ids[card],
        "building": c.building_ids[c.wish_building[card]],
        "landscape": c.landscape_ids[c.wish_landscape[card]],
        "freedom": c.freedom_ids[c.wish_freedom[card]],
    }


def foresee_open(s: PrincesState, seat: int, action: Open) -> dict[str, Any]:
    return {"item": action.item, **item_worth(s, seat, action.item), **price_of(s, seat, s.rules.c.opening)}


def foresee_take(s: PrincesState, seat: int, action: Take) -> dict[str, Any]:
    return {"item": action.item, **item_worth(s, seat, action.item), **price_of(s, seat, s.rules.c.last_price)}


def item_worth(s: PrincesState, seat: int, item: str) -> dict[str, Any]:
    """The prestige points that an item brings at once."""
    c = s.rules.c
    number = PILES.index(item)
    points = 0
    if number < KINDS and s.landscapes[KINDS * seat + number]:
        points = c.landscape_points
    elif item == "builder":
        points = c.builder_points[s.builders[seat] + 1]
    return {"points": points}


def foresee_raise(s: PrincesState, seat: int, action: Raise) -> dict[str, Any]:
    item = PILES[s.item]
    return {"item": item, **item_worth(s, seat, item), **price_of(s, seat, s.bid + s.rules.c.raising)}


def foresee_pass(s: PrincesState, seat: int, action: Pass) -> dict[str, Any]:
    return {"item": PILES[s.item], "bid": s.bid, "bidder": s.bidder}


def foresee_place(s: PrincesState, seat: int, action: Place) -> dict[str, Any]:
    ways = s.rules.c.ways[s.piece]
    cells = covered(ways, action.orientation * CELLS + action.cell)
    shown: dict[str, Any] = {"piece": s.rules.c.piece_ids[s.piece], "cells": cell_names(cells)}
    if s.piece >= KINDS:
        shown |= price_of(s, seat, s.building_price(seat))
    return shown


def foresee_card(s: PrincesState, seat: int, action: "Keep | Under") -> dict[str, Any]:
    deck, card = deck_of(action.card)
    shown: dict[str, Any] = {"deck": DECKS[deck], "card": card_name(s, deck, card)}
    if deck == PROFESSION_DECK:
        shown["work"] = work_preview(s, seat, card, 0 if s.kept else 1)
    elif deck == BONUS_DECK:
        shown["value"] = bonus_value(s, card, count(s, seat, 1))
    else:
        shown["points"] = prestige_points(s, seat, card, [count(s, p) for p in range(s.players)])
    return shown


def deck_of(card: str) -> tuple[int, int]:
    for deck, names in ((PROFESSION_DECK, PROFESSIONS), (BONUS_DECK, BONUSES)):
        if card in names:
            return deck, names.index(card)
    return PRESTIGE_DECK, PRESTIGES.index(card)


def foresee_work(s: PrincesState, seat: int, action: Work) -> dict[str, Any]:
    c = s.rules.c
    card = PROFESSIONS.index(action.profession)
    preview = work_preview(s, seat, card)
    return {
        "profession": c.profession_ids[card],
        "value": preview["value"],
        "with_bonuses": preview["with_bonuses"],
        "minimum": c.minimum[s.round],
        "florins": preview["value"] * c.florins_per_value,
    }


def foresee_build(s: PrincesState, seat: int, action: Build) -> dict[str, Any]:
    c = s.rules.c
    number = BUILDINGS.index(action.building)
    fans = [card for card in bits(s.hand[seat]) if c.wish_building[card] == number]
    return {
        "building": c.building_ids[number],
        "points": c.building_points,
        "places": places(c.ways[KINDS + number], s.building_cells(seat)).bit_count(),
        "wished_by": [c.profession_ids[card] for card in fans],
        **price_of(s, seat, s.building_price(seat)),
    }


def foresee_introduce(s: PrincesState, seat: int, action: Introduce) -> dict[str, Any]:
    c = s.rules.c
    number = FREEDOMS.index(action.freedom)
    fans = [card for card in bits(s.hand[seat]) if c.wish_freedom[card] == number]
    return {
        "freedom": c.freedom_ids[number],
        "wished_by": [c.profession_ids[card] for card in fans],
        **price_of(s, seat, c.freedom_price),
    }


def foresee_draw(s: PrincesState, seat: int, action: Draw) -> dict[str, Any]:
    c = s.rules.c
    deck = DECKS.index(action.deck)
    price = c.profession_price if deck == PROFESSION_DECK else c.bonus_price
    return {"deck": action.deck, "cards": min(LOOKED_AT, deck_size(s, deck)), **price_of(s, seat, price)}


def foresee_recruit(s: PrincesState, seat: int, action: Recruit) -> dict[str, Any]:
    card = PROFESSIONS.index(action.profession)
    owner = [p for p in range(s.players) if s.played[p] >> card & 1]
    return {
        "profession": s.rules.c.profession_ids[card],
        "other": owner[0],
        "work": work_preview(s, seat, card, s.calling),
    }


def foresee_sell(s: PrincesState, seat: int, action: Sell) -> dict[str, Any]:
    rate = s.rules.c.florins_per_point_sold
    return {"points": 1, "florins": rate, "florins_left": s.florins[seat] + rate}


def foresee_end(s: PrincesState, seat: int, action: End) -> dict[str, Any]:
    return {"unused": s.rules.c.actions - s.acts}


def foresee_add(s: PrincesState, seat: int, action: Add) -> dict[str, Any]:
    c = s.rules.c
    card = BONUSES.index(action.card)
    value = bonus_value(s, card, count(s, seat))
    return {"card": c.bonus_ids[card], "value": value, "work_value": s.value + value}


def foresee_done(s: PrincesState, seat: int, action: Done) -> dict[str, Any]:
    return {"work_value": s.value, "florins": s.value * s.rules.c.florins_per_value}


def foresee_exchange(s: PrincesState, seat: int, action: Exchange) -> dict[str, Any]:
    c = s.rules.c
    kept = s.value * c.florins_per_value - action.points * c.florins_per_point_bought
    return {
        "points": action.points,
        "most": most_exchanged(s),
        "florins": kept,
        "florins_left": s.florins[seat] + kept,
        "prestige": s.prestige[seat] + action.points,
    }


FORESIGHT: dict[type, Callable[[PrincesState, int, Any], dict[str, Any]]] = {
    Return: foresee_return,
    Open: foresee_open,
    Take: foresee_take,
    Raise: foresee_raise,
    Pass: foresee_pass,
    Place: foresee_place,
    Keep: foresee_card,
    Under: foresee_card,
    Work: foresee_work,
    Build: foresee_build,
    Introduce: foresee_introduce,
    Draw: foresee_draw,
    Recruit: foresee_recruit,
    Sell: foresee_sell,
    End: foresee_end,
    Add: foresee_add,
    Done: foresee_done,
    Exchange: foresee_exchange,
}
