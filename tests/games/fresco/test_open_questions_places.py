"""Open questions of the base game, second half: from the cathedral to the end of the game."""

import copy
from typing import Any

import pytest

from bottega import OptionError
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import Income, RoundBegan
from bottega.games.fresco.game import GAME
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    goods,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refuses,
    shown,
    sit_out,
    with_tables,
)
from bottega.testing.fresco.modules.bells import own_certificates
from bottega.testing.fresco.modules.medico import fall_ill, give_bottles
from bottega.testing.fresco.modules.requests import own_request
from bottega.testing.fresco.modules.wall_fresco import own_wall

from .open_positions import (
    LAST_ACTION,
    NAMES,
    altars,
    booth_tiles,
    continue_with_a_restoration,
    gaining,
    new,
)

# --- cathedral, altar, track -----------------------------------------------------------------------------------------


@rule("F-OQ-41")
def test_who_has_moved_the_bishop_must_restore_a_segment() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 2}},
        paints={0: "RRRYBO"},
        coins={0: 5},
        tiles={"a1": (3, "RRR"), "e5": (3, "RR")},
        bishop="c3",
    )
    assert altars(s, 0)
    play(s, 0, "bishop b2")
    assert all(choice.startswith("restore") for choice in open_to(s, 0))
    assert {"restore a1", "restore e5"} <= set(open_to(s, 0))
    for other in ("pass", "altar red", "bishop a1"):
        assert refuses(s, 0, other)


@rule("F-OQ-41")
def test_the_bishop_cannot_be_moved_when_no_restoration_could_follow() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "RYB"},
        coins={0: 5},
        restored={1: [name for name in SEGMENT_NAMES if name != "a1"]},
        tiles={"a1": (3, "GG")},
        bishop="c3",
    )
    assert altars(s, 0)
    assert not any(choice.startswith("bishop") for choice in open_to(s, 0))
    assert refuses(s, 0, "bishop b2")


@rule("F-OQ-42")
@pytest.mark.parametrize(
    ("bishop", "steps"),
    [
        ("a1", ["b1", "a2", "b2"]),
        ("e5", ["d4", "e4", "d5"]),
        ("a3", ["a2", "b2", "b3", "a4", "b4"]),
        ("c3", ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]),
    ],
)
def test_the_bishop_neither_leaves_the_ceiling_nor_pays_to_stay(bishop: str, steps: list[str]) -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "R"},
        coins={0: 5},
        tiles={"d2": (3, "R")},
        bishop=bishop,
    )
    assert [choice for choice in open_to(s, 0) if choice.startswith("bishop")] == [f"bishop {step}" for step in steps]
    assert refuses(s, 0, f"bishop {bishop}")


@rule("F-OQ-47")
def test_tile_and_bonus_are_one_advance() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}, 1: {"theatre": 1}},
        paints={0: "R"},
        tiles={"a1": (5, "R")},
        bishop="a1",
        scores={0: 10, 1: 15, 2: 13, 3: 40},
    )
    play(s, 0, "restore a1")
    assert s.scores()[0] == 18
    assert s.to_act == (1,)


@rule("F-OQ-47")
def test_one_restoration_asks_at_most_once_where_to_land() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}, 1: {"theatre": 1}},
        paints={0: "R"},
        tiles={"a1": (5, "R")},
        bishop="a1",
        scores={0: 10, 1: 15, 2: 18, 3: 40},
    )
    play(s, 0, "restore a1", "land behind")
    assert s.scores()[0] == 17
    assert s.to_act == (1,)


@rule("F-OQ-49")
@pytest.mark.parametrize(("where", "space"), [("ahead", 16), ("behind", 14)])
def test_the_owner_is_asked_where_to_land_and_ahead_comes_first(where: str, space: int) -> None:
    s = gaining(5, scores={0: 10, 1: 15})
    assert s.to_act == (0,)
    assert open_to(s, 0) == ["land ahead", "land behind"]
    play(s, 0, f"land {where}")
    assert s.scores()[0] == space


@rule("F-OQ-50")
def test_the_space_one_comes_from_counts_as_free() -> None:
    s = gaining(3, scores={0: 10, 1: 13, 2: 12, 3: 11})
    assert open_to(s, 0) == ["land ahead", "land behind"]
    play(s, 0, "land behind")
    assert s.scores() == (10, 13, 12, 11)


@rule("F-OQ-51")
def test_behind_is_not_offered_when_it_would_lead_off_the_track() -> None:
    s = gaining(3, starts={0: 2}, scores={1: 3, 2: 2, 3: 1})
    assert s.scores() == (4, 3, 2, 1)
    assert s.to_act == (3,)


@rule("F-OQ-51")
def test_behind_is_offered_as_far_down_as_space_one() -> None:
    s = gaining(3, starts={0: 2}, scores={1: 3, 2: 2, 3: 50})
    assert open_to(s, 0) == ["land ahead", "land behind"]
    play(s, 0, "land behind")
    assert s.scores() == (1, 3, 2, 50)


@rule("F-OQ-52")
def test_no_points_no_movement_in_final_scoring() -> None:
    s = position(
        at="studio",
        final=True,
        plans={0: {"studio": 1}},
        coins={0: 1, 1: 0, 2: 1, 3: 0},
        starts={0: 1, 1: 3},
        scores={2: 8, 3: 9},
    )
    play(s, 0, "pass")
    assert s.is_over
    assert s.scores() == (0, 0, 8, 9)
    assert [shown(s, painter)["start_space"] for painter in range(4)] == [1, 3, None, None]


@rule("F-OQ-52")
def test_no_points_no_movement_in_play() -> None:
    altar = copy.deepcopy(GAME.house_edition.tables["altar"])
    altar["values"]["basic_set"]["vp"] = 0
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RYBO"}, starts={0: 2})
    play(with_tables(s, altar=altar), 0, "altar red", "altar yellow", "altar blue")
    assert goods(s, 0) == "O"
    assert shown(s, 0)["start_space"] == 2


@rule("F-OQ-53")
def test_scores_do_not_wrap_round_the_board() -> None:
    lap = GAME.house_edition.tables["vp_track"]["spaces_per_lap"]
    s = gaining(5, scores={0: lap - 2, 1: 3, 2: lap + 40, 3: 50})
    assert s.scores() == (lap + 3, 3, lap + 40, 50)
    assert s.ranking()[0] == (2,)
    assert s.to_act == (3,)


@rule("F-OQ-53")
def test_two_painters_meet_on_the_same_score_in_a_later_lap() -> None:
    lap = GAME.house_edition.tables["vp_track"]["spaces_per_lap"]
    s = gaining(5, scores={0: lap - 2, 1: lap + 3})
    assert open_to(s, 0) == ["land ahead", "land behind"]


@rule("F-OQ-55")
def test_it_does_not_matter_how_the_bishop_came_to_his_place() -> None:
    def score_on_c3(**position_of: Any) -> FrescoState:
        return position(
            at="cathedral",
            paints={0: "R", 1: "R"},
            tiles={"c3": (5, "R"), "b3": (3, "R")},
            coins={0: 5},
            scores={0: 60, 1: 30},
            **position_of,
        )

    from_the_start = score_on_c3(plans={0: {"cathedral": 1}})
    assert from_the_start.view(None)["bishop"] == "c3"
    play(from_the_start, 0, "restore c3")
    after_a_paid_step = score_on_c3(plans={0: {"cathedral": 1}}, bishop="b3")
    play(after_a_paid_step, 0, "bishop c3", "restore c3")
    assert from_the_start.scores()[0] == after_a_paid_step.scores()[0] == 60 + 5 + 3
    after_another_player = score_on_c3(
        plans={0: {"cathedral": 1}, 1: {"cathedral": 1}}, hours={1: 5, 0: 6}, bishop="e5"
    )
    play(after_another_player, 1, "restore b3")
    play(after_another_player, 0, "restore c3")
    beside_the_start = score_on_c3(plans={0: {"cathedral": 1}}, bishop="b3")
    play(beside_the_start, 0, "restore c3")
    assert after_another_player.scores()[0] == beside_the_start.scores()[0] == 60 + 5 + 2


@rule("F-OQ-58")
def test_the_altar_can_be_restored_when_no_tile_is_left() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 2}, 1: {"theatre": 1}},
        paints={0: "RYBRYBO"},
        restored={1: SEGMENT_NAMES},
        scores={0: 60},
    )
    play(s, 0, "altar red", "altar yellow", "altar blue")
    assert s.scores()[0] == 62
    assert altars(s, 0)


@rule("F-OQ-60")
@pytest.mark.parametrize("order", ["OGP", "POG", "GPO"])
def test_three_different_blends_score_the_higher_altar(order: str) -> None:
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "OOGGPP"}, scores={0: 60})
    play(s, 0, *[f"altar {NAMES[letter]}" for letter in order])
    assert s.scores()[0] == 66


@rule("F-OQ-61")
@pytest.mark.parametrize(
    ("given", "left"),
    [("RGY", "BOP"), ("BGY", "ROP"), ("BOR", "YGP"), ("YPB", "ROG")],
)
def test_the_player_names_the_three_pieces_of_equal_altars(given: str, left: str) -> None:
    s = position(at="cathedral", plans={0: {"cathedral": 1}, 1: {"theatre": 1}}, paints={0: "RYBOGP"}, scores={0: 60})
    assert altars(s, 0) == [f"altar {name}" for name in NAMES.values()]
    play(s, 0, *[f"altar {NAMES[letter]}" for letter in given])
    assert s.scores()[0] == 63
    assert goods(s, 0) == left


# --- studio, workshop, theatre, income -------------------------------------------------------------------------------


@rule("F-OQ-62")
@pytest.mark.parametrize("altar_first", [True, False])
def test_in_the_cathedral_a_player_takes_his_actions_in_any_order(altar_first: bool) -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 2}, 1: {"theatre": 1}},
        paints={0: "RYBOR"},
        tiles={"a1": (5, "R")},
        bishop="e5",
        scores={0: 60},
    )
    altar, segment = ["altar red", "altar yellow", "altar blue"], ["restore a1"]
    play(s, 0, *(altar + segment if altar_first else segment + altar))
    assert s.scores()[0] == 67
    assert goods(s, 0) == "O"


@rule("F-OQ-62")
@pytest.mark.parametrize("blends", [("orange", "green"), ("green", "orange")])
def test_in_the_workshop_a_player_blends_in_any_order(blends: tuple[str, str]) -> None:
    s = position(at="workshop", plans={0: {"workshop": 1}, 1: {"theatre": 1}}, paints={0: "RYYB"})
    play(s, 0, *[f"blend {colour}" for colour in blends])
    assert goods(s, 0) == "OG"


@rule("F-OQ-63")
def test_blended_paint_cannot_be_blended_again() -> None:
    s = position(at="workshop", plans={0: {"workshop": 2}, 1: {"theatre": 1}}, paints={0: "RYR"})
    play(s, 0, "blend orange")
    assert goods(s, 0) == "RO"
    assert s.to_act == (1,)
    for recipe in s.view(None)["recipes"]:
        assert set(recipe["paints"]) <= {"red", "yellow", "blue"}


@rule("F-OQ-64")
def test_a_theatre_visit_in_the_best_mood_may_be_planned_and_has_no_effect() -> None:
    top = position().rules.c.mood_values[-1]
    s = position(at="planning", moods={0: top}, scores={0: 1})
    plan_all(s, {0: {"theatre": 3}, 1: {"theatre": 1}})
    assert shown(s, 0)["sheet"] == [0, 0, 0, 0, 3]
    assert s.to_act == (1,)
    play(s, 1, "attend")
    assert s.round == 3
    assert shown(s, 0)["mood"] == top


@rule("F-OQ-66")
def test_preparation_pays_refills_rotates_and_then_tests_the_end() -> None:
    s = position(
        at="theatre",
        plans=LAST_ACTION,
        starts={2: 1, 3: 2},
        restored={1: SEGMENT_NAMES[6:]},
        booths={},
        coins={1: 0},
    )
    kinds = [event.kind for event in play_and_collect(s, 0, "attend")]
    assert kinds == ["attended", "income", "market-laid", "start-rotated", "round-began"]
    assert s.view(None)["final"]
    assert s.coins[1] == 19
    assert [shown(s, painter)["start_space"] for painter in (2, 3)] == [2, 1]
    assert all(None not in booth for booth in booth_tiles(s))


@rule("F-OQ-66", "F-M10-46", "F-OQ-138")
def test_with_modules_healing_comes_first_then_income_and_only_then_what_is_turned_up() -> None:
    def given(s: FrescoState) -> None:
        fall_ill(s, {1: 2})
        give_bottles(s, {1: ["1"]})
        own_request(s, 1, "R04", SEGMENT_NAMES[6:9])
        own_certificates(s, 1, partly={"B18": 0})
        own_wall(s, 1, "RO")

    s = position(
        at="theatre",
        modules=MODULES,
        plans=LAST_ACTION,
        starts={2: 1, 3: 2},
        restored={1: SEGMENT_NAMES[6:]},
        coins={1: 0},
        given=given,
    )
    assert [event.kind for event in play_and_collect(s, 0, "attend")] == ["attended"]
    assert (s.to_act, s.view(1)["deciding"]) == ((1,), "heal")
    kinds = [event.kind for event in play_and_collect(s, 1, "use 1")]
    income = ["income", "instalment-paid", "request-income", "wall-income"]
    turned_up = {"market-laid", "portraits-shown", "colour-refined", "glass-drawn", "certificates-shown"}
    cleared = {"portraits-removed", "certificates-returned"}
    assert kinds[: 1 + len(income)] == ["bottle-used", *income]
    assert set(kinds[1 + len(income) : -2]) == turned_up | cleared | {"bottles-laid"}
    assert kinds[-2:] == ["start-rotated", "round-began"]
    # One is still ill after the healing, so one bottle is offered; all that was earned went on the certificate.
    assert [place["bottle"] is not None for place in s.view(None)["modules"]["medico"]["offer"]].count(True) == 1
    assert (s.coins[1], s.view(None)["final"], s.view(None)["end_reason"]) == (16 + 1 - 10, True, "few-tiles")


@rule("F-OQ-67")
def test_income_comes_to_all_at_once_and_nobody_is_asked() -> None:
    s = position(at="theatre", plans=LAST_ACTION, restored={0: ["a1"], 1: ["b1"], 2: ["c1"], 3: ["d1"]}, scores={3: 1})
    events = play_and_collect(s, 0, "attend")
    assert [event for event in events if isinstance(event, Income)] == [Income(seat, 1) for seat in range(4)]
    assert s.to_act == (3,)
    assert s.view(None)["phase"] == "get-up"


# --- the end of the game ---------------------------------------------------------------------------------------------


@rule("F-OQ-69", "F-RND-3")
@pytest.mark.parametrize(("tiles", "final"), [(7, False), (6, True)])
def test_everybody_knows_whether_the_round_is_final_before_the_first_gets_up(tiles: int, final: bool) -> None:
    s = position(at="theatre", plans=LAST_ACTION, restored={1: SEGMENT_NAMES[tiles:]})
    events = play_and_collect(s, 0, "attend")
    assert [event.final for event in events if isinstance(event, RoundBegan)] == [final]
    assert s.view(None)["phase"] == "get-up"
    assert all(facts["hour"] is None for facts in s.view(None)["painters"])
    assert s.view(None)["final"] is final


@rule("F-OQ-69")
def test_the_end_is_tested_after_the_preparation() -> None:
    s = position(at="theatre", plans=LAST_ACTION, restored={1: SEGMENT_NAMES[6:]}, booths={}, coins={1: 0})
    play(s, 0, "attend")
    assert s.view(None)["final"]
    assert s.coins[1] == 19
    assert all(None not in booth for booth in booth_tiles(s))


@rule("F-OQ-70")
def test_two_reasons_at_once_still_make_one_final_round() -> None:
    s = position(at="theatre", plans=LAST_ACTION, restored={1: SEGMENT_NAMES[6:]}, options={"idle_rounds": 1})
    play(s, 0, "attend")
    assert (s.round, s.view(None)["final"]) == (3, True)
    sit_out(s)
    assert s.is_over
    assert s.round == 3


@rule("F-OQ-71")
@pytest.mark.parametrize(("tiles", "final"), [(7, False), (6, True)])
def test_tiles_that_leonardo_took_are_gone_from_the_ceiling(tiles: int, final: bool) -> None:
    taken = SEGMENT_NAMES[tiles:]
    s = position(2, at="theatre", plans=LAST_ACTION, restored={2: taken[:9], 0: taken[9:12], 1: taken[12:]})
    play(s, 0, "attend")
    assert s.view(None)["tiles_left"] == tiles
    assert s.view(None)["final"] is final


@rule("F-OQ-193")
@pytest.mark.parametrize("rounds", [1, 3, 10])
def test_after_so_many_rounds_without_a_restoration_the_next_round_is_final(rounds: int) -> None:
    s = new(4, idle_rounds=rounds)
    for number in range(1, rounds + 1):
        assert (s.round, s.view(None)["final"]) == (number, False)
        sit_out(s)
    assert (s.round, s.view(None)["final"]) == (rounds + 1, True)
    sit_out(s)
    assert s.is_over


@rule("F-OQ-193")
@pytest.mark.parametrize("work", ["restore", "altar"])
def test_a_restoration_starts_the_count_again(work: str) -> None:
    """Of a segment or of the altar: as long as somebody restores, the house rule ends nothing."""
    s = new(4, idle_rounds=2)
    sit_out(s)
    s = continue_with_a_restoration(s, work)
    assert (s.view(None)["tiles_left"] == 25) == (work == "altar")
    for number in (3, 4):
        assert (s.round, s.view(None)["final"]) == (number, False)
        sit_out(s)
    assert (s.round, s.view(None)["final"]) == (5, True)


@rule("F-OQ-193")
def test_altars_alone_do_not_keep_a_game_going_for_ever() -> None:
    s = new(4, idle_rounds=1)
    for number in range(1, 6):
        assert (s.round, s.view(None)["final"]) == (number, False)
        continue_with_a_restoration(s, "altar")
    assert (s.round, s.view(None)["final"]) == (6, True)


@rule("F-OQ-193")
def test_a_segment_among_many_altars_starts_the_longer_count_again() -> None:
    s = new(4, idle_rounds=1)
    for work in ("altar", "altar", "altar", "restore", "altar", "altar", "altar", "altar"):
        continue_with_a_restoration(s, work)
        assert s.view(None)["final"] is False


@rule("F-OQ-193")
def test_by_option_work_at_the_altar_ends_no_idleness() -> None:
    s = new(4, idle_rounds=2, idle_altar="is_idle")
    sit_out(s)
    s = continue_with_a_restoration(s, "altar")
    assert (s.round, s.view(None)["final"]) == (3, True)


@rule("F-OQ-193")
def test_there_is_no_other_limit_to_the_number_of_rounds() -> None:
    s = position(at="theatre", plans=LAST_ACTION, round=500)
    play(s, 0, "attend")
    assert (s.round, s.view(None)["final"]) == (501, False)


@rule("F-OQ-193")
@pytest.mark.parametrize("rounds", [0, 100, "many"])
def test_the_number_of_idle_rounds_lies_between_one_and_ninety_nine(rounds: object) -> None:
    with pytest.raises(OptionError, match="idle_rounds"):
        new(4, idle_rounds=rounds)
    assert new(4).setup.options["idle_rounds"] == 10
