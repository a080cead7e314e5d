"""Fresco, section 12: the final round, the end and final scoring."""

import itertools

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import GameEnded, Income
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, plan_all, play, play_and_collect, position, refuses, sit_out

BEST_MOODS = dict.fromkeys(range(4), position().rules.c.mood_values[-1])


def all_but(tiles: int) -> list[str]:
    """The segments that are restored when so many tiles still lie on the ceiling."""
    return list(SEGMENT_NAMES[tiles:])


def next_round(tiles: int) -> FrescoState:
    """A round that begins with so many tiles on the ceiling."""
    s = position(at="theatre", plans={0: {"theatre": 1}}, restored={1: all_but(tiles)})
    play(s, 0, "pass")
    return s


def all_rise(s: FrescoState) -> None:
    for seat in s.choosers:
        play(s, seat, open_to(s, seat)[-1])


@rule("F-END-1")
@pytest.mark.parametrize("tiles", [1, 5, 6])
def test_with_six_tiles_or_fewer_at_its_start_a_round_is_the_final_one(tiles: int) -> None:
    s = next_round(tiles)
    assert s.view(None)["final"]
    sit_out(s)
    assert s.is_over


@rule("F-END-1")
@pytest.mark.parametrize("tiles", [7, 8, 25])
def test_with_more_tiles_it_is_a_round_like_any_other(tiles: int) -> None:
    s = next_round(tiles)
    assert not s.view(None)["final"]
    sit_out(s)
    assert not s.is_over
    assert s.round == 4


@rule("F-END-1", "F-RND-3")
def test_a_sixth_tile_reached_within_a_round_ends_the_game_only_after_the_next() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}, 1: {"theatre": 1}},
        paints={0: "R"},
        restored={2: all_but(7)},
        tiles={"a1": (3, "R")},
    )
    play(s, 0, "restore a1")
    assert s.view(None)["tiles_left"] == 6
    assert not s.view(None)["final"]
    assert open_to(s, 1) == ["attend", "pass"]
    play(s, 1, "pass")
    assert s.view(None)["final"]


@rule("F-END-2", "F-END-3", "F-DIF-40")
def test_in_the_final_round_all_sheets_show_a_second_cathedral_in_place_of_the_theatre() -> None:
    s = next_round(6)
    all_rise(s)
    for seat in range(4):
        places = ["plan market", "plan cathedral", "plan studio", "plan workshop", "plan cathedral.2", "ready"]
        assert open_to(s, seat) == places
        assert refuses(s, seat, "plan theatre")
        assert s.view(seat)["places"] == ["market", "cathedral", "studio", "workshop", "cathedral.2"]


@rule("F-END-2", "F-END-3")
def test_before_the_final_round_the_sheets_show_the_theatre_and_one_cathedral() -> None:
    s = next_round(7)
    all_rise(s)
    for seat in range(4):
        places = ["plan market", "plan cathedral", "plan studio", "plan workshop", "plan theatre", "ready"]
        assert open_to(s, seat) == places
        assert refuses(s, seat, "plan cathedral.2")


@rule("F-END-3", "F-OQ-44")
def test_each_of_the_two_cathedral_visits_takes_up_to_three_apprentices() -> None:
    s = position(at="planning", final=True, moods=BEST_MOODS)
    play(s, 0, *["plan cathedral"] * 3)
    assert refuses(s, 0, "plan cathedral")
    play(s, 0, *["plan cathedral.2"] * 3)
    assert open_to(s, 0) == ["ready"]
    assert s.view(0)["mine"]["plan"] == [0, 3, 0, 0, 3]


@rule("F-END-4", "F-DIF-40")
def test_the_final_round_goes_market_cathedral_studio_workshop_cathedral() -> None:
    s = position(at="planning", final=True, moods=BEST_MOODS, paints={0: "RYBRYB"}, coins={0: 9})
    places = ["market", "cathedral", "studio", "workshop", "cathedral.2"]
    plan_all(s, {0: dict.fromkeys(places, 1)})
    visited = []
    while not s.is_over:
        visited.append(s.view(None)["phase"])
        play(s, 0, "pass")
    assert visited == places


@rule("F-END-4", "F-OQ-44")
def test_paint_blended_in_the_final_workshop_can_be_used_in_the_second_cathedral() -> None:
    s = position(
        at="cathedral",
        final=True,
        plans={0: {"cathedral": 1, "workshop": 1, "cathedral.2": 1}},
        paints={0: "RYB"},
        tiles={"a1": (9, "O")},
        bishop="e5",
        scores={0: 10},
    )
    assert refuses(s, 0, "restore a1")
    play(s, 0, "pass", "blend orange")
    assert s.view(None)["phase"] == "cathedral.2"
    play(s, 0, "restore a1")
    assert s.is_over
    assert s.scores()[0] == 10 + 9 + s.coins[0] // 2


@rule("F-END-5")
def test_the_game_ends_after_the_final_round_with_tiles_left_on_the_ceiling() -> None:
    s = next_round(6)
    sit_out(s)
    assert s.is_over
    assert s.to_act == ()
    assert s.view(None)["tiles_left"] == 6
    assert refuses(s, 0, "rise 5")


@rule("F-END-6")
def test_the_final_round_pays_no_income() -> None:
    s = position(at="studio", final=True, plans={0: {"studio": 1}}, restored={0: ["a1"], 1: ["b1", "c1"]})
    before = list(s.coins)
    events = play_and_collect(s, 0, "pass")
    assert s.coins == before
    assert not any(isinstance(event, Income) for event in events)


def last_tile(plans: dict[int, dict[str, int]], coins: dict[int, int] | None = None) -> FrescoState:
    """A normal round in which seat 0 can restore the last tile of the ceiling."""
    return position(
        at="cathedral",
        plans=plans,
        paints={0: "R", 1: "RYBO"},
        restored={1: all_but(1)},
        tiles={"a1": (3, "R")},
        bishop="e5",
        scores={0: 10, 1: 30, 2: 40, 3: 50},
        coins=coins,
    )


@rule("F-END-7", "F-DIF-5", "F-OQ-72")
def test_a_ceiling_finished_early_ends_the_game_after_that_round_has_been_played_out() -> None:
    s = last_tile({0: {"cathedral": 1, "studio": 1}, 1: {"cathedral": 1, "theatre": 1}})
    play(s, 0, "restore a1")
    assert s.to_act == (1,)
    play(s, 1, "altar red", "altar yellow", "altar blue")
    assert s.scores()[1] == 32
    play(s, 0, "earn")
    assert s.view(None)["phase"] == "theatre"
    play(s, 1, "attend")
    assert s.is_over
    assert s.view(None)["end_reason"] == "ceiling"


@rule("F-END-7", "F-DIF-5", "F-OQ-72")
def test_a_ceiling_finished_early_pays_no_income_before_the_scoring() -> None:
    s = last_tile({0: {"cathedral": 1}}, coins={0: 4, 1: 6, 2: 0, 3: 0})
    events = play_and_collect(s, 0, "restore a1")
    assert s.is_over
    assert not any(isinstance(event, Income) for event in events)
    assert s.scores() == (10 + 3 + 2, 30 + 3, 40, 50)
    assert s.round == 2


def count_money(
    coins: dict[int, int],
    scores: dict[int, int] | None = None,
    hours: dict[int, int] | None = None,
    paints: dict[int, str] | None = None,
    starts: dict[int, int] | None = None,
) -> FrescoState:
    """The final round is over and all purses are counted."""
    s = position(
        at="studio",
        final=True,
        plans={0: {"studio": 1}},
        coins={seat: coins.get(seat, 0) for seat in range(4)},
        scores=scores,
        starts=starts,
        hours=hours,
        paints=paints,
    )
    play(s, 0, "pass")
    assert s.is_over
    return s


@rule("F-END-8", "F-END-9")
@pytest.mark.parametrize(("thalers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4), (25, 12)])
def test_every_two_thalers_give_a_point_and_an_odd_one_nothing(thalers: int, points: int) -> None:
    assert count_money({2: thalers}, scores={0: 1, 1: 2, 2: 100, 3: 4}).scores() == (1, 2, 100 + points, 4)


@rule("F-END-10")
@pytest.mark.parametrize("hours", [dict(enumerate(order)) for order in itertools.permutations((5, 6, 7, 8))])
def test_money_is_booked_in_the_acting_order_of_the_final_round(hours: dict[int, int]) -> None:
    s = count_money({0: 20, 1: 18, 2: 16, 3: 14}, scores={0: 10, 1: 11, 2: 12, 3: 13}, hours=hours)
    acting_order = sorted(range(4), key=hours.__getitem__)
    assert [s.scores()[seat] for seat in acting_order] == [20, 21, 22, 23]


@rule("F-END-12")
def test_left_over_paint_is_worth_nothing() -> None:
    rich = count_money({}, paints={0: "RYBOGPRYBOGP"})
    poor = count_money({}, paints={})
    assert goods(rich, 0)
    assert rich.scores() == poor.scores()


@rule("F-END-13")
@pytest.mark.parametrize("winner", range(4))
def test_who_is_furthest_ahead_wins(winner: int) -> None:
    s = position(at="studio", final=True, plans={0: {"studio": 1}}, scores={winner: 90})
    events = play_and_collect(s, 0, "pass")
    assert s.ranking()[0] == (winner,)
    assert [event.winners for event in events if isinstance(event, GameEnded)] == [(winner,)]


@rule("F-END-13")
def test_money_can_decide_who_wins() -> None:
    assert count_money({0: 30}, scores={0: 40, 1: 50, 2: 3, 3: 4}).ranking() == ((0,), (1,), (3,), (2,))
    assert count_money({0: 18}, scores={0: 40, 1: 50, 2: 3, 3: 4}).ranking() == ((1,), (0,), (3,), (2,))


@rule("F-END-14")
def test_equal_points_do_not_make_a_tie() -> None:
    s = count_money({0: 20, 1: 18, 2: 16, 3: 14}, scores={0: 10, 1: 11, 2: 12, 3: 13})
    assert len(set(s.scores())) == 4
    assert all(len(place) == 1 for place in s.ranking())


@rule("F-END-13", "F-END-14")
def test_of_two_painters_without_points_the_one_further_ahead_stands_better() -> None:
    s = count_money({0: 1, 1: 0}, starts={0: 1, 1: 2}, scores={2: 3, 3: 4})
    assert s.scores() == (0, 0, 3, 4)
    assert s.ranking() == ((3,), (2,), (1,), (0,))
