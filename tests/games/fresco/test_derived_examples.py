"""Fresco, section A: the examples derived from the rules of the base game."""

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, play, position, refuses, shown, sit_out


@rule("F-EXD-1")
def test_five_points_from_s2_lead_to_space_five() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "R"},
        tiles={"a1": (5, "R")},
        bishop="e5",
        starts={0: 2},
    )
    play(s, 0, "restore a1")
    assert s.scores()[0] == 5


@rule("F-EXD-2", "F-DIF-6")
@pytest.mark.parametrize(("where", "space"), [("behind", 12), ("ahead", 14)])
def test_three_points_from_ten_onto_an_occupied_thirteen_lead_to_twelve_or_fourteen(where: str, space: int) -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "R"},
        tiles={"a1": (3, "R")},
        bishop="e5",
        scores={0: 10, 1: 13},
    )
    play(s, 0, "restore a1")
    offered = {choice["where"]: choice["score"] for choice in s.view(0)["choices"]}
    assert offered == {"ahead": 14, "behind": 12}
    play(s, 0, f"land {where}")
    assert s.scores()[0] == space


@rule("F-EXD-3", "F-DIF-6")
def test_the_same_in_final_scoring_leads_to_fourteen() -> None:
    s = position(
        at="studio",
        final=True,
        plans={0: {"studio": 1}},
        coins={0: 6, 1: 0, 2: 0, 3: 0},
        scores={0: 10, 1: 13},
    )
    play(s, 0, "pass")
    assert s.is_over
    assert s.scores()[0] == 14


@rule("F-EXD-4")
def test_seven_thalers_at_the_end_are_three_points() -> None:
    s = position(at="studio", final=True, plans={0: {"studio": 1}}, coins={0: 4}, scores={0: 90})
    play(s, 0, "earn")
    assert s.coins[0] == 7
    assert s.scores()[0] == 93


@rule("F-EXD-5")
@pytest.mark.parametrize(("tiles", "final"), [(7, False), (6, True)])
def test_seven_tiles_make_a_normal_round_and_six_a_final_one(tiles: int, final: bool) -> None:
    s = position(at="theatre", plans={0: {"theatre": 1}}, restored={0: SEGMENT_NAMES[tiles:]})
    play(s, 0, "pass")
    assert s.view(None)["tiles_left"] == tiles
    assert s.view(None)["final"] is final
    sit_out(s)
    assert s.is_over is final


def lower_bonus_space() -> int:
    c = position().rules.c
    return c.mood_values[c.mood_hands.index(1)]


@rule("F-EXD-6")
def test_seven_oclock_on_the_lower_bonus_space_gives_the_neutral_apprentice_back() -> None:
    s = position(moods={0: lower_bonus_space()}, scores={0: 1})
    assert shown(s, 0)["apprentices"] == 6
    play(s, 0, "rise 7")
    assert shown(s, 0)["apprentices"] == 5


@rule("F-EXD-7")
def test_a_theatre_visit_and_six_oclock_cancel_out_before_any_apprentice_comes() -> None:
    s = position(at="theatre", plans={0: {"theatre": 1}}, moods={0: lower_bonus_space() - 1}, scores={0: 1})
    play(s, 0, "attend")
    assert shown(s, 0)["mood"] == lower_bonus_space() + 1
    assert shown(s, 0)["apprentices"] == 5
    play(s, 0, "rise 6")
    assert shown(s, 0)["mood"] == lower_bonus_space() - 1
    assert shown(s, 0)["apprentices"] == 5


def at_the_altar(paints: str) -> FrescoState:
    return position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: paints}, scores={0: 60})


@rule("F-EXD-8")
def test_red_yellow_and_blue_on_the_altar_give_two_points() -> None:
    s = at_the_altar("RYBG")
    play(s, 0, "altar red", "altar yellow", "altar blue")
    assert s.scores()[0] == 62
    assert goods(s, 0) == "G"


@rule("F-EXD-8")
def test_red_red_and_green_are_no_altar() -> None:
    assert not any(choice.startswith("altar") for choice in open_to_at("RRG"))
    s = at_the_altar("RRGG")
    play(s, 0, "altar red")
    assert refuses(s, 0, "altar red")
    s = at_the_altar("RRGY")
    play(s, 0, "altar red", "altar green")
    assert s.scores()[0] == 63
    assert goods(s, 0) == "R"


def open_to_at(paints: str) -> list[str]:
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: paints}, tiles={"a1": (3, "R")})
    return open_to(s, 0)


@rule("F-EXD-8")
def test_three_times_purple_on_the_altar_gives_five_points() -> None:
    s = at_the_altar("PPPO")
    play(s, 0, "altar purple", "altar purple", "altar purple")
    assert s.scores()[0] == 65
