"""Fresco, section B: where the booklets differ, the ruling that is played (those of the base game)."""

import itertools

from bottega.games.fresco.game import GAME
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, play, position, refuses, shown


@rule("F-DIF-1")
def test_painters_are_drawn_onto_the_starting_spaces_in_any_order() -> None:
    drawn = set()
    for seed in range(300):
        painters = GAME.new(4, seed).view(None)["painters"]
        drawn.add(tuple(facts["start_space"] for facts in painters))
    assert drawn == set(itertools.permutations((1, 2, 3, 4)))


@rule("F-DIF-2")
def test_the_mood_painter_stands_on_his_display_before_the_first_round() -> None:
    s = GAME.new(4, 1)
    display = s.view(None)["mood_display"]
    start = display["values"][display["start"]]
    assert [facts["mood"] for facts in s.view(None)["painters"]] == [start] * 4
    first = s.to_act[0]
    s.apply(first, GAME.number(GAME.parse("rise 7")))
    assert s.view(None)["round"] == 1
    assert s.view(None)["painters"][first]["mood"] == start - 1


@rule("F-DIF-3")
def test_the_bishop_may_be_moved_once_before_each_restoration() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 2}, 1: {"theatre": 1}},
        paints={0: "RRR"},
        coins={0: 10},
        tiles={"a1": (3, "R"), "a2": (3, "R"), "e5": (3, "R")},
        bishop="c3",
        scores={0: 60},
    )
    play(s, 0, "bishop b2")
    assert refuses(s, 0, "bishop a1")
    play(s, 0, "restore a1")
    assert s.view(None)["bishop"] == "a1"
    play(s, 0, "bishop b1")
    assert refuses(s, 0, "bishop c1")
    play(s, 0, "restore a2")
    assert s.coins[0] == 8


@rule("F-DIF-4")
def test_the_theatre_is_optional_works_at_once_and_brings_apprentices_only_in_the_next_round() -> None:
    c = position().rules.c
    below_the_bonus = c.mood_values[c.mood_hands.index(1)] - 1
    plans = {0: {"theatre": 1}, 1: {"theatre": 1}}
    s = position(at="theatre", plans=plans, moods={0: below_the_bonus, 1: below_the_bonus}, scores={0: 1, 1: 2})
    assert open_to(s, 0) == ["attend", "pass"]
    play(s, 0, "attend")
    play(s, 1, "pass")
    assert [shown(s, seat)["mood"] for seat in (0, 1)] == [below_the_bonus + 2, below_the_bonus]
    assert [shown(s, seat)["apprentices"] for seat in (0, 1)] == [5, 5]
    play(s, 0, "rise 7")
    play(s, 1, "rise 8")
    assert [shown(s, seat)["apprentices"] for seat in (0, 1)] == [6, 5]


@rule("F-DIF-41")
def test_closing_costs_no_thaler_but_is_the_whole_market_turn_and_needs_an_apprentice_there() -> None:
    s = position(
        at="market",
        plans={0: {"market": 3}, 2: {"market": 1}},
        coins={0: 30, 2: 0},
        booths={"I": ["Y", "B"], "II": ["R"], "III": ["RR"]},
    )
    before = goods(s, 0)
    play(s, 0, "close I")
    assert s.coins[0] == 30
    assert goods(s, 0) == before
    assert refuses(s, 0, "buy II.1")
    assert refuses(s, 0, "close II")
    assert refuses(s, 1, "close II")
    assert open_to(s, 2) == ["close II", "close III", "pass"]
