"""Each legal choice with what it would cost and bring; from a redacted state, as the rest of the view."""

from collections.abc import Callable
from typing import Any

from bottega.core.actions import Action
from bottega.core.bits import bits
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
from bottega.games.princes.looking import card_name
from bottega.games.princes.purse import points_to_sell
from bottega.games.princes.rules import FREEDOM_OFFER, KINDS, LANDSCAPE_OFFER
from bottega.games.princes.scoring import bonus_total, bonus_value, company, count, prestige_points
from bottega.games.princes.shapes import covered, places
from bottega.games.princes.state import (
    BONUS_DECK,
    DECK_SIZES,
    DECKS,
    LOOKED_AT,
    PRESTIGE_DECK,
    PROFESSION_DECK,
    PrincesState,
)
from bottega.games.princes.working import most_exchanged


def foresee(s: PrincesState, seat: int, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    return [foresee_one(s, seat, ACTIONS[number]) for number in numbers]


def foresee_one(s: PrincesState, seat: int, action: Action) -> dict[str, Any]:
    known = FORESIGHT.get(type(action))
    return {} if known is None else known(s, seat, action)


def price_of(s: PrincesState, seat: int, price: int) -> dict[str, int]:
    """A price, the prestige points it takes to pay it, and the florins left."""
    sold = points_to_sell(s, seat, price)
    left = s.florins[seat] + sold * s.rules.c.florins_per_point_sold - price
    return {"price": price, "prestige_sold": sold, "florins_left": left}


def bids(s: PrincesState, seat: int) -> list[dict[str, int]] | None:
    """What he could bid for the item under the hammer, or for one that he opens with."""
    if not s.waiting >> seat & 1 or s.menus[seat].name not in ("open", "bid"):
        return None
    c = s.rules.c
    least = s.bid + c.raising if s.item >= 0 else c.opening
    florins = s.florins[seat]
    return [
        {"price": price, "prestige_sold": points_to_sell(s, seat, price) if price > florins else 0}
        for price in range(least, s.means(seat) + 1, c.raising)
    ]


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


Wishes = tuple[tuple[str, int, int], ...]


def wishes_of(s: PrincesState, card: int) -> Wishes:
    """The building, the landscape and the freedom that a profession wishes for: name, number, what it is worth."""
    c = s.rules.c
    return (
        (c.building_ids[c.wish_building[card]], c.wish_building[card], c.building_value),
        (c.landscape_ids[c.wish_landscape[card]], LANDSCAPE_OFFER + c.wish_landscape[card], c.landscape_value),
        (c.freedom_ids[c.wish_freedom[card]], FREEDOM_OFFER + c.wish_freedom[card], c.freedom_value),
    )


def work_terms(s: PrincesState, seat: int, card: int) -> list[dict[str, Any]]:
    """What a work is worth, term by term; those that are met add up to its value without bonus cards."""
    return [*wish_terms(s, seat, wishes_of(s, card)), *company_terms(s, seat)]


def wish_terms(s: PrincesState, seat: int, wishes: Wishes) -> list[dict[str, Any]]:
    offers = s.offers[seat]
    return [
        {"kind": "wish", "thing": name, "count": 1, "points": worth, "met": offers >> offer & 1 == 1}
        for name, offer, worth in wishes
    ]


def company_terms(s: PrincesState, seat: int) -> list[dict[str, Any]]:
    """What is the same for every work."""
    c = s.rules.c
    terms: list[dict[str, Any]] = []
    for kind, thing, number, worth in (
        ("jesters", "jester", s.jesters[seat], c.jester_value),
        ("cards", "profession", s.cards[seat], c.card_value),
    ):
        if number:
            terms.append({"kind": kind, "thing": thing, "count": number, "points": number * worth, "met": True})
    return terms


def hand_previews(s: PrincesState, seat: int) -> list[dict[str, Any]]:
    """The professions in hand, with the terms of their works and with the next thing one could get."""
    company = company_terms(s, seat)
    bonuses = bonuses_in_hand(s, seat)
    previews = []
    for card in bits(s.hand[seat]):
        wishes = wishes_of(s, card)
        preview = preview_of(s, seat, card, 0, wishes, bonuses)
        preview["terms"] = [*wish_terms(s, seat, wishes), *company]
        preview["next"] = next_thing(s, preview)
        previews.append(preview)
    return previews


def next_thing(s: PrincesState, preview: dict[str, Any]) -> dict[str, Any] | None:
    """The item under the hammer where it adds to the work; outside of auctions the bonus cards in hand."""
    value = preview["value"]
    if not s.ended and s.rules.steps[s.step].name == "auction":
        item = PILES[s.item] if s.item >= 0 else ""
        if item in preview["with"]:
            return {"thing": item, "value": preview["with"][item]}
        if item == "jester":
            return {"thing": item, "value": preview["with_jester"]}
        if item == "recruiting_card":
            return {"thing": item, "value": value + s.rules.c.card_value}
        return None
    return {"thing": "bonus", "value": preview["with_bonuses"]} if preview["with_bonuses"] > value else None


def work_preview(s: PrincesState, seat: int, card: int, more: int = 0) -> dict[str, Any]:
    """What a profession's work would be worth now, without bonus cards, and with each thing it still misses; `more` is
    the number of cards that getting this one adds."""
    return preview_of(s, seat, card, more, wishes_of(s, card), bonuses_in_hand(s, seat))


def bonuses_in_hand(s: PrincesState, seat: int) -> int:
    """What all bonus cards in hand would add to any work."""
    return bonus_total(s, s.bonuses[seat], count(s, seat, 1))


def preview_of(s: PrincesState, seat: int, card: int, more: int, wishes: Wishes, bonuses: int) -> dict[str, Any]:
    c = s.rules.c
    value = s.rules.wishes(s.offers[seat], card) + company(s, seat) + more * c.card_value
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


def cell_names(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in bits(mask)]


def deck_size(s: PrincesState, deck: int) -> int:
    """Cards in a pile, counted as everybody can; those somebody is looking at are not in it."""
    if deck == PROFESSION_DECK:
        out = sum([s.professions_in_hand(p) + s.played[p].bit_count() for p in range(s.players)])
    elif deck == BONUS_DECK:
        out = sum(s.bonus_held) + s.bonus_gone.bit_count()
    else:
        out = sum(s.honours)
    return DECK_SIZES[deck] - out - (s.looking if s.deck == deck else 0)


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
