"""What is worth telling of a game that is over, from the facts alone."""

from typing import Any

import bottega
from bottega.core.account import Detail, Highlight, all_with_most, lead_changes
from bottega.core.options import resolve
from bottega.core.setup import Setup

Fact = dict[str, Any]


def told(game: str, players: int, facts: list[Fact]) -> dict[str, Highlight]:
    rules = bottega.game(game)
    account = rules.account(Setup(players, resolve(rules.options, None), rules.house_edition), facts)
    assert account is not None
    return {highlight.kind: highlight for highlight in account.highlights}


def test_who_leads_alone_and_how_often_that_changes() -> None:
    assert lead_changes([]) == lead_changes([[2, 2]]) == Highlight("lead", 0, [])
    assert lead_changes([[0, 1, 0], [2, 2, 0], [2, 2, 3], [2, 4, 3]]) == Highlight("lead", 2, [1, 2, 1])
    assert lead_changes([[1, 0], [1, 1], [2, 1]]) == Highlight("lead", 0, [0])  # somebody caught up and fell back


def test_who_has_most() -> None:
    assert all_with_most("mixes", [0, 0]) == Highlight("mixes", 0, [])
    assert all_with_most("mixes", [2, 1, 2]) == Highlight("mixes", 2, [0, 2])


def test_fresco_tells_its_best_restoration_and_of_nobody_without_a_seat() -> None:
    facts: list[Fact] = [
        {"event": "rose", "painter": 1, "hour": 6},
        {"event": "rose", "painter": 0, "hour": 5},
        {"event": "bought", "painter": 1, "price": 3},
        {"event": "bought", "painter": 1, "price": 3},
        {"event": "restored", "painter": 0, "segment": "b2", "points": 5, "bonus": 3, "paints": ("red", "blue")},
        {"event": "restored", "painter": 1, "segment": "c3", "points": 6, "bonus": 2, "paints": ("blue",)},
        {"event": "restored", "painter": 2, "segment": "d4", "points": 11, "bonus": 3, "paints": ()},
    ]
    found = told("fresco", 2, facts)
    more: dict[str, Detail] = {"segment": "b2", "paints": ["red", "blue"], "points": 5, "bonus": 3}
    assert found["best"] == Highlight("best", 8, [0], more)
    assert (found["bishop"], found["market"]) == (Highlight("bishop", 3, [0]), Highlight("market", 6, [1]))
    assert found["early"] == Highlight("early", 5, [0])  # for nobody came to the altar
    facts.append({"event": "altar-restored", "painter": 1})
    assert [*told("fresco", 2, facts)] == ["best", "bishop", "market", "altar"]
    facts.append({"event": "altar-restored", "painter": 0})
    assert told("fresco", 2, facts)["altar"] == Highlight("altar", 1, [0, 1])


def test_princes_tells_four_things_at_most() -> None:
    facts: list[Fact] = [
        {"event": "round-began", "round": 1},
        {"event": "bought", "seat": 1, "item": "lake", "price": 400},
        {"event": "placed", "seat": 1, "piece": "lake", "cells": ("a1", "a2", "b1", "b2")},
        {"event": "scored", "seat": 0, "points": 3, "source": "building"},
        {"event": "round-began", "round": 2},
        {"event": "bought", "seat": 0, "item": "jester", "price": 700},
        {"event": "placed", "seat": 0, "piece": "theatre", "cells": ("a1", "a2", "b1", "b2", "c1")},
        {"event": "built", "seat": 0, "building": "theatre", "price": 700},
        {"event": "work-made", "seat": 1, "profession": "poet", "value": 12},
        {"event": "work-made", "seat": 0, "profession": "lawyer", "value": 12},
        {"event": "scored", "seat": 1, "points": 9, "source": "best_work"},
        {"event": "prestige-revealed", "seat": 0, "card": "prestige_01", "points": 0},
        {"event": "game-ended"},
    ]
    squares = bottega.game("princes").new(3).view(None)["estate"]["squares"]
    assert [*told("princes", 3, facts).values()] == [
        Highlight("work", 12, [1], {"profession": "poet", "round": 2}),
        Highlight("price", 700, [0], {"item": "jester", "round": 2}),
        Highlight("estate", squares - 5, [0], {"buildings": 1}),
        Highlight("lead", 1, [0, 1]),
    ]
    facts[-2]["points"] = 6
    assert [*told("princes", 3, facts)] == ["work", "price", "estate", "card"]


def test_the_card_game_tells_what_a_section_is_worth_in_the_end() -> None:
    facts: list[Fact] = [
        {"event": "turn-began", "seat": 0, "round": 1},
        {"event": "laid", "seat": 1, "cards": ("a", "b")},
        restored(1, "B02", 7, mixes=1),
        restored(0, "A01", 6, mixes=1),
        {"event": "turned", "seat": 0, "section": "A01", "turns": 1, "points": 9, "gain": 3},
        {"event": "game-ended", "tiles": (0, 3)},
    ]
    found = told("fresco-cards", 2, facts)
    assert found["best"] == Highlight("best", 9, [0], {"section": "A01", "turns": 1})
    assert (found["mixes"].players, found["swapped"]) == ([0, 1], Highlight("swapped", 2, [1]))
    assert found["lead"] == Highlight("lead", 2, [1, 0, 1])


def restored(seat: int, section: str, points: int, mixes: int) -> Fact:
    earned = (("sections", 1, points),)
    return {
        "event": "restored",
        "seat": seat,
        "section": section,
        "turns": 0,
        "points": points,
        "mixes": mixes,
        "earned": earned,
    }
