"""Section 3 of the ledger: who gets up when, in which mood and with how many apprentices."""

import copy
from typing import Any

import pytest

from bottega import Edition, EditionError
from bottega.core.events import facts_for
from bottega.games.fresco.events import MoneyCounted, Rose
from bottega.games.fresco.game import GAME
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import open_to, plan_all, play, play_and_collect, position, refuses, shown

DISPLAY = GAME.house_edition.tables["mood_display"]
MOODS = sorted([row["value"] for row in DISPLAY["items"]])
LOWEST_MINUS, UPPER_MINUS = MOODS[:2]
LOWER_PLUS, TOP_PLUS = MOODS[-2:]
CALM = DISPLAY["start_value"]
CHEERFUL_HOUR = next(
    int(row["time"].split(":")[0])
    for row in GAME.house_edition.tables["hostel_four_players"]["items"]
    if row["mood"] > 0
)


def everybody_rises(s: FrescoState, hours: dict[int, int]) -> None:
    for seat in s.view(None)["choosers"]:
        play(s, seat, f"rise {hours[seat]}")


def places_until_none_is_left(s: FrescoState, seat: int) -> int:
    """How many apprentices this seat can put on its sheet."""
    placed = 0
    while any(choice.startswith("plan ") for choice in open_to(s, seat)):
        play(s, seat, open_to(s, seat)[0])
        placed += 1
    return placed


# --- the choosing order -----------------------------------------------------------------------------------------------


@rule("F-P1-1")
def test_the_last_on_the_track_chooses_first_and_the_leader_last() -> None:
    s = position(scores={0: 31, 1: 8, 2: 55, 3: 9})
    chosen = []
    for hour in (5, 6, 7, 8):
        assert len(s.to_act) == 1
        chosen.append(s.to_act[0])
        play(s, s.to_act[0], f"rise {hour}")
    assert chosen == [1, 3, 0, 2]


@rule("F-P1-1")
def test_nobody_chooses_out_of_turn() -> None:
    s = position(scores={0: 31, 1: 8, 2: 55, 3: 9})
    assert all(refuses(s, seat, "rise 8") for seat in (0, 2, 3))


@rule("F-P1-2")
def test_starting_spaces_count_from_s1_as_the_last() -> None:
    s = position(starts={0: 3, 1: 1, 2: 4, 3: 2})
    assert s.view(None)["choosers"] == [1, 3, 0, 2]
    assert s.to_act == (1,)


@rule("F-P1-2")
def test_every_starting_space_is_behind_space_one() -> None:
    s = position(starts={2: 4, 3: 2}, scores={0: 2, 1: 1})
    assert s.view(None)["choosers"] == [3, 2, 1, 0]


# --- choosing an hour -------------------------------------------------------------------------------------------------


@rule("F-P1-3")
def test_the_chooser_must_take_one_of_the_free_get_up_spaces() -> None:
    s = position()
    assert open_to(s, 0) == [f"rise {row['hour']}" for row in s.view(0)["hostel"]]
    assert refuses(s, 0, "pass")
    assert refuses(s, 0, "ready")
    play(s, 0, "rise 8")
    assert shown(s, 0)["hour"] == 8


@rule("F-P1-4")
def test_an_occupied_get_up_space_cannot_be_chosen() -> None:
    s = position()
    play(s, 0, "rise 7")
    assert "rise 7" not in open_to(s, 1)
    assert refuses(s, 1, "rise 7")
    play(s, 1, "rise 8")
    assert open_to(s, 2) == [f"rise {row['hour']}" for row in s.view(2)["hostel"] if row["hour"] not in (7, 8)]


@rule("F-P1-5")
def test_everybody_sees_which_hour_is_chosen_before_the_next_one_chooses() -> None:
    s = position()
    events = play_and_collect(s, 0, "rise 7")
    for watcher in (None, 1, 2, 3):
        assert [fact["hour"] for fact in facts_for(events, watcher) if fact["event"] == "rose"] == [7]
        view = s.view(watcher)
        assert view["painters"][0]["hour"] == 7
        assert next(row for row in view["hostel"] if row["hour"] == 7)["painter"] == 0
    assert s.to_act == (1,)


# --- mood -------------------------------------------------------------------------------------------------------------


@rule("F-P1-6")
@pytest.mark.parametrize(("hour", "change"), [(6, -2), (7, -1), (8, 0)])
def test_the_mood_moves_by_the_middle_column_before_the_next_player_chooses(hour: int, change: int) -> None:
    s = position(moods=dict.fromkeys(range(4), TOP_PLUS))
    events = play_and_collect(s, 0, f"rise {hour}")
    assert s.to_act == (1,)
    assert [shown(s, seat)["mood"] for seat in range(4)] == [TOP_PLUS + change, TOP_PLUS, TOP_PLUS, TOP_PLUS]
    assert [(e.mood_from, e.mood_to) for e in events if isinstance(e, Rose)] == [(TOP_PLUS, TOP_PLUS + change)]


@rule("F-P1-6")
def test_a_late_hour_lifts_the_mood() -> None:
    s = position(moods={0: CALM})
    lift = s.rules.c.hour_mood[CHEERFUL_HOUR]
    play(s, 0, f"rise {CHEERFUL_HOUR}")
    assert lift > 0
    assert shown(s, 0)["mood"] == CALM + lift


@rule("F-P1-7")
def test_the_mood_never_leaves_its_column() -> None:
    s = position(moods={0: LOWEST_MINUS, 1: UPPER_MINUS, 2: TOP_PLUS})
    play(s, 0, "rise 7")
    assert shown(s, 0)["mood"] == LOWEST_MINUS
    play(s, 1, "rise 6")
    assert shown(s, 1)["mood"] == LOWEST_MINUS
    play(s, 2, f"rise {CHEERFUL_HOUR}")
    assert shown(s, 2)["mood"] == TOP_PLUS


@rule("F-P1-7")
def test_surplus_movement_is_not_remembered() -> None:
    s = position(moods={0: LOWEST_MINUS})
    everybody_rises(s, {0: 6, 1: 7, 2: 8, 3: 9})
    plan_all(s, {0: {"theatre": 1}})
    play(s, 0, "attend")
    assert shown(s, 0)["mood"] == LOWEST_MINUS + 2


@rule("F-P1-8")
def test_each_mood_column_ends_in_two_plus_and_two_minus_spaces() -> None:
    display = position().view(None)["mood_display"]
    assert display["values"] == MOODS
    assert display["apprentices"][:2] == [-1, -1]
    assert display["apprentices"][-2:] == [1, 1]
    assert set(display["apprentices"][2:-2]) == {0}


@rule("F-P1-8")
@pytest.mark.parametrize(("space", "apprentices"), [(1, 0), (2, 1), (-3, -1), (-1, 0)])
def test_a_mood_column_with_other_ends_is_refused(space: int, apprentices: int) -> None:
    display: Any = copy.deepcopy(DISPLAY)
    display["items"][space]["apprentices"] = apprentices
    with pytest.raises(EditionError):
        GAME.new(4, edition=Edition.from_corrections(GAME.house_edition, "test", {"mood_display": display}))


# --- apprentices ------------------------------------------------------------------------------------------------------


@rule("F-P1-9", "F-P1-10")
@pytest.mark.parametrize("mood", [LOWER_PLUS, TOP_PLUS])
def test_either_plus_space_brings_exactly_one_neutral_apprentice(mood: int) -> None:
    s = position(at="get-up", moods={0: mood})
    everybody_rises(s, {0: 8, 1: 5, 2: 6, 3: 7})
    assert shown(s, 0)["mood"] == mood
    assert shown(s, 0)["apprentices"] == 6
    assert places_until_none_is_left(s, 0) == 6


@rule("F-P1-9")
def test_the_space_below_the_plus_spaces_brings_none() -> None:
    s = position(moods={0: LOWER_PLUS - 1})
    play(s, 0, "rise 8")
    assert shown(s, 0)["apprentices"] == 5


@rule("F-P1-11")
def test_the_neutral_apprentice_may_take_one_more_action_or_stay_idle() -> None:
    busy = position(at="planning", moods={0: LOWER_PLUS}, hours={0: 8, 1: 5, 2: 6, 3: 7})
    for place in ("market", "market", "studio", "studio", "studio", "workshop"):
        play(busy, 0, f"plan {place}")
    assert open_to(busy, 0) == ["ready"]
    idle = position(at="planning", moods={0: LOWER_PLUS}, hours={0: 8, 1: 5, 2: 6, 3: 7})
    plan_all(idle, {0: {"studio": 3, "theatre": 2}})
    assert shown(idle, 0)["sheet"] == [0, 0, 3, 0, 2]


@rule("F-P1-12")
def test_the_neutral_apprentice_is_kept_on_plus_spaces_and_put_back_on_leaving_them() -> None:
    s = position(moods={0: TOP_PLUS})
    hands = []
    for hour in (8, 7, 8, 7):
        everybody_rises(s, {0: hour, 1: 5, 2: 6, 3: 9})
        hands.append((shown(s, 0)["mood"], shown(s, 0)["apprentices"]))
        plan_all(s, {})
    assert hands == [(TOP_PLUS, 6), (LOWER_PLUS, 6), (LOWER_PLUS, 6), (LOWER_PLUS - 1, 5)]


@rule("F-P1-13", "F-P1-14")
@pytest.mark.parametrize("mood", [LOWEST_MINUS, UPPER_MINUS])
def test_either_minus_space_costs_exactly_one_apprentice_and_everybody_sees_it(mood: int) -> None:
    s = position(at="get-up", moods={0: mood})
    everybody_rises(s, {0: 8, 1: 5, 2: 6, 3: 7})
    assert shown(s, 0)["mood"] == mood
    assert [s.view(watcher)["painters"][0]["apprentices"] for watcher in (None, 0, 1, 2, 3)] == [4] * 5
    assert places_until_none_is_left(s, 0) == 4


@rule("F-P1-13")
def test_the_space_above_the_minus_spaces_costs_none() -> None:
    s = position(moods={0: UPPER_MINUS + 1})
    play(s, 0, "rise 8")
    assert shown(s, 0)["apprentices"] == 5


@rule("F-P1-15")
def test_on_leaving_the_minus_spaces_the_apprentice_comes_back() -> None:
    s = position(moods={0: UPPER_MINUS})
    assert shown(s, 0)["apprentices"] == 4
    everybody_rises(s, {0: CHEERFUL_HOUR, 1: 5, 2: 6, 3: 7})
    assert shown(s, 0)["mood"] > UPPER_MINUS
    assert shown(s, 0)["apprentices"] == 5
    assert places_until_none_is_left(s, 0) == 5


@rule("F-P1-16", "F-THE-3")
@pytest.mark.parametrize(("mood", "before", "after"), [(LOWER_PLUS - 2, 5, 6), (UPPER_MINUS - 1, 4, 5)])
def test_apprentices_come_and_go_only_after_the_get_up_change(mood: int, before: int, after: int) -> None:
    s = position(at="theatre", moods={0: mood}, plans={0: {"theatre": 1}, 1: {"theatre": 1}})
    play(s, 0, "attend")
    assert shown(s, 0)["mood"] == mood + 2
    assert shown(s, 0)["apprentices"] == before
    play(s, 1, "attend")
    assert s.view(None)["phase"] == "get-up"
    assert shown(s, 0)["apprentices"] == before
    play(s, 0, "rise 8")
    assert shown(s, 0)["apprentices"] == after


@rule("F-P1-17")
@pytest.mark.parametrize(("hour", "apprentices"), [(8, 6), (7, 5), (6, 5)])
def test_a_theatre_visit_counts_together_with_the_next_get_up_change(hour: int, apprentices: int) -> None:
    s = position(at="theatre", moods={0: LOWER_PLUS - 2}, plans={0: {"theatre": 1}})
    play(s, 0, "attend")
    assert shown(s, 0)["mood"] == LOWER_PLUS
    play(s, 0, f"rise {hour}")
    assert shown(s, 0)["apprentices"] == apprentices


# --- price and acting order -------------------------------------------------------------------------------------------


@rule("F-P1-18")
def test_the_get_up_time_fixes_the_price_for_this_round_only() -> None:
    s = position(coins={0: 20})
    everybody_rises(s, {0: 6, 1: 7, 2: 8, 3: 9})
    assert s.view(0)["mine"]["price"] == 3
    assert s.view(1)["mine"]["price"] == 2
    plan_all(s, {0: {"market": 1}})
    play(s, 0, "buy IV.1")
    assert s.coins[0] == 17
    everybody_rises(s, {0: 8, 1: 7, 2: 6, 3: 9})
    assert s.view(0)["mine"]["price"] == 2
    plan_all(s, {0: {"market": 1}})
    play(s, 0, "buy IV.1")
    assert s.coins[0] == 15


@rule("F-P1-19")
def test_the_earliest_riser_acts_first_at_every_location() -> None:
    s = position()
    everybody_rises(s, {0: 8, 1: 6, 2: 9, 3: 7})
    assert s.view(None)["order"] == [1, 3, 0, 2]
    plan_all(s, {seat: {"market": 1, "studio": 1, "theatre": 1} for seat in range(4)})
    for _ in ("market", "studio", "theatre"):
        for seat in (1, 3, 0, 2):
            assert s.to_act == (seat,)
            play(s, seat, "pass")
    assert s.view(None)["phase"] == "get-up"


@rule("F-P1-19")
def test_the_earliest_riser_of_the_final_round_is_first_in_final_scoring() -> None:
    s = position(at="studio", final=True, plans={0: {"studio": 1}}, hours={0: 8, 1: 6, 2: 9, 3: 7})
    events = play_and_collect(s, 0, "earn")
    assert [event.painter for event in events if isinstance(event, MoneyCounted)] == [1, 3, 0, 2]
