"""What a seat sees, as plain data: built from a redacted state, so it can show no more than the seat knows.

Money of others stays hidden even though it could be counted, unless the table plays with open money or the game is over
(P-OQ-13). Each legal choice comes with what it would cost and bring.
"""

from typing import Any

from bottega.core.bits import bits
from bottega.games.princes.actions import (
    BUILDINGS,
    PILES,
    SIDE,
)
from bottega.games.princes.choices import bids, cell_names, deck_size, hand_previews, work_terms
from bottega.games.princes.components import SIZES
from bottega.games.princes.end import end
from bottega.games.princes.looking import card_name
from bottega.games.princes.memory import Slots, known_pile, slots_of, surely_in_pile
from bottega.games.princes.refusals import placing, rows_of
from bottega.games.princes.rules import KINDS
from bottega.games.princes.scoring import bonus_value, company, count, prestige_points
from bottega.games.princes.shapes import covered
from bottega.games.princes.state import (
    BUILDING_SUPPLY,
    DECKS,
    FREEDOM_SUPPLY,
    PROFESSION_DECK,
    PrincesState,
    plots_of,
)


def board(s: PrincesState) -> dict[str, Any]:
    """What everybody sees alike."""
    c = s.rules.c
    people = [prince(s, p) for p in range(s.players)]
    return {
        "round": s.round,
        "end": end(s),
        "rounds": c.rounds,
        "minimum": c.minimum[s.round],
        "minimums": list(c.minimum[1:]),
        "phase": "over" if s.ended else s.rules.steps[s.step].name,
        "first": s.first,
        "auction": auction(s),
        "turn": turn(s),
        "piles": [pile(s, number) for number in range(len(PILES))],
        "buildings": [building(s, number) for number in range(len(BUILDINGS))],
        "landscapes": [landscape(s, number) for number in range(KINDS)],
        "freedoms": [{"freedom": name, "left": s.supply[FREEDOM_SUPPLY + i]} for i, name in enumerate(c.freedom_ids)],
        "decks": {DECKS[deck]: deck_size(s, deck) for deck in range(len(DECKS))},
        "bonus_played": [c.bonus_ids[card] for card in bits(s.bonus_gone)],
        "people": people,
        "princes": people,
        "estate": {"side": SIDE, "palace": cell_names(c.palace), "squares": c.grounds.bit_count()},
        "economy": economy(s),
        "cards": faces(s),
    }


def own(s: PrincesState, seat: int | None) -> dict[str, Any]:
    """What differs from viewer to viewer."""
    decks = slots_of(s, seat) if seat is not None and s.step else None
    return {
        "professions": professions(s, seat, decks),
        "mine": own_goods(s, seat, decks) if seat is not None else None,
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
        "next": (s.actor + 1) % s.players if s.turn + 1 < s.players else None,
        "number": s.turn,
        "actions_done": s.acts,
        "actions_left": c.actions - s.acts,
        "piece": c.piece_ids[s.piece] if s.piece >= 0 else None,
        "looking": {"deck": DECKS[s.deck], "cards": s.looking} if s.deck >= 0 else None,
        "work": work(s) if s.work >= 0 else None,
    }


def work(s: PrincesState) -> dict[str, Any]:
    """The work that is being done."""
    best = max(s.best)
    compared = "beats" if s.value > best else "ties" if s.value == best else "less"
    return {
        "profession": s.rules.c.profession_ids[s.work],
        "value": s.value,
        "without_bonuses": s.rules.wishes(s.offers[s.actor], s.work) + company(s, s.actor),
        "terms": work_terms(s, s.actor, s.work),
        "florins": s.value * s.rules.c.florins_per_value,
        "best": best or None,
        "compared": compared if best else "first",
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
    return rows_of(s.rules.c.ways[piece][0])


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
        "bids": bids(s, seat),
        "building_price": s.building_price(seat),
        "professions": hand_previews(s, seat),
        "bonuses": [{"card": c.bonus_ids[card], "value": bonus_value(s, card, laid)} for card in bits(s.bonuses[seat])],
        "prestige_cards": [
            {"card": c.prestige_ids[card], "points": prestige_points(s, seat, card, counts)}
            for card in bits(s.medals[seat])
        ],
        "looking": looking(s, seat),
        "placing": placing(s, seat),
        "piles": {DECKS[i]: remembered(s, i, deck) for i, deck in enumerate(decks)} if decks is not None else None,
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
    sure = bits(surely_in_pile(deck)) if deck.looked_at or any(deck.hands) else []
    return {
        "from_top": [card_name(s, number, card) if card >= 0 else None for card in known],
        "somewhere": [card_name(s, number, card) for card in sure if card not in known],
    }
