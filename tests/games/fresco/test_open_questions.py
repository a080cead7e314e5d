"""Fresco, section C: what the texts leave open, and the answer that is played (those of the base game)."""

import json
import random
from collections import Counter

import pytest

from bottega import OptionError
from bottega.core.events import facts_for
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.game import GAME
from bottega.games.fresco.paints import LETTERS
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.conformance import Setting, walk
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

from .open_positions import FORCED, LAST_ACTION, booth_tiles, market_after_one_purchase, new, short_column

# --- set-up and general ----------------------------------------------------------------------------------------------


@rule("F-OQ-1")
def test_two_players_always_have_leonardo_with_them() -> None:
    for seed in range(5):
        assert new(2, seed).view(None)["leonardo"] is not None
    assert not any("leonardo" in option.name for option in GAME.options)
    with pytest.raises(OptionError):
        new(2, leonardo=False)


@rule("F-OQ-2")
def test_any_of_the_tiles_of_value_eleven_may_lie_in_the_centre() -> None:
    ceilings = [new(4, seed).view(None)["ceiling"] for seed in range(60)]
    elevens = {segment["tile"] for segment in ceilings[0] if segment["points"] == 11}
    centres = [ceiling[SEGMENT_NAMES.index("c3")] for ceiling in ceilings]
    assert {centre["tile"] for centre in centres} == elevens
    assert {centre["points"] for centre in centres} == {11}


@rule("F-OQ-3")
@pytest.mark.parametrize("players", [2, 4])
def test_behind_closed_screens_only_the_owner_sees_coins_and_paints(players: int) -> None:
    s = position(players, at="studio", plans={0: {"studio": 1}}, coins={0: 5, 1: 7}, paints={0: "RR", 1: "BB"})
    assert s.view(0)["mine"]["coins"] == 5
    assert s.view(0)["mine"]["paints"]["red"] == 2
    for watcher in (None, 0):
        for facts in s.view(watcher)["painters"]:
            assert not facts.keys() & {"coins", "paints"}
    assert s.view(None)["mine"] is None


@rule("F-OQ-3")
def test_what_others_hold_changes_nothing_in_a_view() -> None:
    poor = position(at="studio", plans={0: {"studio": 1}}, coins={1: 1}, paints={0: "R"})
    rich = position(at="studio", plans={0: {"studio": 1}}, coins={1: 99}, paints={0: "R", 1: "RYBOGP"})
    for watcher in (None, 0, 2, 3):
        assert poor.view(watcher) == rich.view(watcher)
    assert poor.view(1) != rich.view(1)


@rule("F-OQ-3")
@pytest.mark.parametrize("watcher", [0, 1, None], ids=["seat 0", "seat 1", "spectator"])
def test_with_open_screens_everybody_sees_all_coins_and_paints(watcher: int | None) -> None:
    s = position(
        3,
        at="studio",
        plans={0: {"studio": 1}},
        coins={0: 5, 1: 7, 2: 9},
        paints={0: "RR", 1: "BB", 2: "G"},
        options={"screens": "open"},
    )
    others = [facts for facts in s.view(watcher)["painters"] if facts["seat"] != watcher]
    for facts in others:
        seat = facts["seat"]
        assert facts["coins"] == s.coins[seat]
        assert "".join([LETTERS[i] * count for i, count in enumerate(facts["paints"].values())]) == goods(s, seat)


@rule("F-OQ-4")
def test_money_never_runs_out() -> None:
    bank = 36 * 1 + 16 * 5 + 8 * 10
    s = position(at="studio", plans={0: {"studio": 1}}, coins={0: bank, 1: bank})
    play(s, 0, "earn")
    assert s.coins[0] == bank + 3


@rule("F-OQ-5")
def test_paint_never_runs_out_and_virtual_pieces_are_as_good_as_real_ones() -> None:
    s = position(
        at="market",
        plans={0: {"market": 1, "cathedral": 1, "workshop": 1}},
        hours={0: 8},
        paints={0: "Y" * 17, 1: "Y" * 17, 2: "G" * 9},
        booths={"I": ["YYY"]},
        tiles={"a1": (3, "YYYY")},
        scores={0: 60},
    )
    play(s, 0, "buy I.1")
    assert goods(s, 0) == "Y" * 20
    play(s, 0, "restore a1")
    assert goods(s, 0) == "Y" * 16
    s = position(at="workshop", plans={0: {"workshop": 1}, 1: {"theatre": 1}}, paints={0: "YB", 1: "G" * 9})
    play(s, 0, "blend green")
    assert goods(s, 0) == "G"


@rule("F-OQ-6")
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_ever_goes_from_one_player_to_another(players: int) -> None:
    for seed in range(6):
        last: FrescoState | None = None
        for state, seat, action in walk(Setting("fresco", players), seed):
            assert isinstance(state, FrescoState)
            after = state.clone()
            after.apply(seat, action)
            last = after
            if after.round == state.round:
                for other in range(players):
                    if other != seat:
                        assert (after.coins[other], after.paints[other]) == (state.coins[other], state.paints[other])
        assert last is not None
        assert last.is_over


@rule("F-OQ-7")
def test_everybody_hears_what_is_bought_and_at_what_price_but_no_totals() -> None:
    s = position(at="market", plans={0: {"market": 1}}, hours={0: 7}, coins={0: 31}, booths={"I": ["RRB", "Y"]})
    events = play_and_collect(s, 0, "buy I.1")
    everybody = facts_for(events, None)
    assert everybody == facts_for(events, 1) == facts_for(events, 0)
    bought = next(fact for fact in everybody if fact["event"] == "bought")
    assert (bought["painter"], bought["paints"], bought["price"]) == (0, ("red", "red", "blue"), 2)
    assert not any({"coins", "paints_left", "total"} & fact.keys() for fact in everybody)
    assert not any("coins" in facts for facts in s.view(1)["painters"])


@rule("F-OQ-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_draws_the_same_game_and_another_seed_another(players: int) -> None:
    def drawn(seed: int) -> list[object]:
        s = new(players, seed, market_refresh="redraw")
        seen: list[object] = [s.view(None)["ceiling"]]
        for _ in range(3):
            seen.append(booth_tiles(s))
            sit_out(s)
        return seen

    random.seed(1)
    first = drawn(7)
    random.seed(2)
    assert drawn(7) == first
    assert all(mine != yours for mine, yours in zip(first, drawn(8), strict=True))


@rule("F-OQ-8")
def test_no_view_holds_the_seed_or_what_will_be_drawn() -> None:
    s = new(4, seed=123456789123456789)
    assert s.draws > 1 << 20
    for watcher in (None, 0, 1, 2, 3):
        text = json.dumps(s.view(watcher))
        assert str(s.seed) not in text
        assert str(s.draws) not in text
        assert s.view(watcher)["bag"] == 1
        known = s.redact(watcher)
        assert isinstance(known, FrescoState)
        assert known.seed != s.seed
        assert known.draws == 0


@rule("F-OQ-9")
def test_a_player_forfeits_without_showing_that_he_could_not_pay() -> None:
    s = position(
        at="market",
        plans={0: {"market": 1, "cathedral": 1}, 1: {"market": 1}},
        coins={0: 50, 1: 0},
        paints={0: "R"},
        booths={"I": ["Y"]},
        tiles={"a1": (3, "R")},
    )
    assert "buy I.1" in open_to(s, 0)
    able = facts_for(play_and_collect(s, 0, "pass"), None)
    assert open_to(s, 1) == ["close I", "pass"]
    unable = facts_for(play_and_collect(s, 1, "pass"), None)
    assert [fact | {"painter": 0} for fact in unable] == able
    assert "restore a1" in open_to(s, 0)
    play(s, 0, "pass")
    assert goods(s, 0) == "R"


@rule("F-OQ-10")
@pytest.mark.parametrize("players", [2, 4])
def test_an_absent_player_can_pass_every_optional_action_and_has_a_first_choice_where_forced(players: int) -> None:
    deciding = Counter[str]()
    for seed in range(8):
        for state, seat, _ in walk(Setting("fresco", players), seed):
            assert isinstance(state, FrescoState)
            menu = state.menus[seat].name
            deciding[menu] += 1
            offered = open_to(state, seat)
            assert offered
            begun = state.laid or state.stepped
            if menu not in FORCED and not begun:
                assert offered[-1] in ("pass", "ready")
    assert {"rise", "plan", "market", "cathedral", "studio", "workshop", "theatre", "land"} <= deciding.keys()


@rule("F-OQ-10")
def test_the_moves_of_a_hidden_plan_count_for_their_own_seat_only() -> None:
    s = position(at="planning")
    play(s, 0, "plan market", "plan studio")
    play(s, 1, "plan theatre")
    assert [s.known_ply(watcher) for watcher in (0, 1, 2, 3, None)] == [2, 1, 0, 0, 0]
    play(s, 1, "ready")
    assert [s.known_ply(watcher) for watcher in (0, 1, 2, 3, None)] == [3, 2, 1, 1, 1]
    for seat in (0, 2, 3):
        play(s, seat, "ready")
    assert {s.known_ply(watcher) for watcher in (0, 1, 2, 3, None)} == {s.ply}


# --- phase 1 ---------------------------------------------------------------------------------------------------------


@rule("F-OQ-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_may_stay_in_bed_though_hours_are_left_over(players: int) -> None:
    s = position(players)
    assert len(s.rules.c.hours) > s.rules.painters
    for _ in range(s.rules.painters):
        seat = s.to_act[0]
        assert refuses(s, seat, "pass")
        assert refuses(s, seat, "ready")
        assert all(choice.startswith("rise") for choice in open_to(s, seat))
        play(s, seat, open_to(s, seat)[-1])
    assert s.view(None)["phase"] == "planning"


@rule("F-OQ-12", "F-BTW-6")
@pytest.mark.parametrize(
    ("rotation", "spaces"),
    [("front_to_rear", {3: 1, 0: 2, 1: 3}), ("rear_to_front", {1: 1, 3: 2, 0: 3})],
)
def test_starting_spaces_rotate_one_way_or_the_other_and_close_their_gaps(
    rotation: str, spaces: dict[int, int]
) -> None:
    s = position(
        at="theatre",
        plans=LAST_ACTION,
        starts={0: 1, 1: 2, 3: 4},
        scores={2: 6},
        options={"start_rotation": rotation},
    )
    play(s, 0, "pass")
    assert {painter: shown(s, painter)["start_space"] for painter in (0, 1, 3)} == spaces
    assert s.choosers == (*sorted(spaces, key=spaces.__getitem__), 2)


@rule("F-OQ-12")
@pytest.mark.parametrize("rotation", ["front_to_rear", "rear_to_front"])
def test_two_painters_change_places_and_move_to_the_rear(rotation: str) -> None:
    s = position(at="theatre", plans=LAST_ACTION, starts={1: 2, 3: 4}, options={"start_rotation": rotation})
    play(s, 0, "pass")
    assert [shown(s, painter)["start_space"] for painter in range(4)] == [None, 2, None, 1]


@rule("F-OQ-12")
def test_the_usual_rotation_goes_from_front_to_rear() -> None:
    assert new(4).setup.options["start_rotation"] == "front_to_rear"


@rule("F-OQ-13")
def test_leonardo_takes_part_in_the_rotation() -> None:
    s = position(2, at="theatre", plans=LAST_ACTION, starts={0: 1, 1: 2, 2: 3})
    play(s, 0, "pass")
    assert [shown(s, painter)["start_space"] for painter in range(3)] == [2, 3, 1]
    assert s.choosers == (2, 0, 1)


@rule("F-OQ-14")
def test_an_hour_may_be_chosen_though_the_mood_cannot_fall_as_far() -> None:
    bottom = position().rules.c.mood_values[0]
    for mood in (bottom, bottom + 1):
        s = position(moods={0: mood}, scores={0: 1})
        assert open_to(s, 0) == [f"rise {hour}" for hour in s.rules.c.hours]
        play(s, 0, "rise 6")
        assert shown(s, 0)["mood"] == bottom


@rule("F-OQ-14")
def test_an_hour_may_be_chosen_though_the_mood_cannot_rise() -> None:
    c = position().rules.c
    cheerful = next(hour for hour in c.hours if c.hour_mood[hour] > 0)
    s = position(moods={0: c.mood_values[-1]}, scores={0: 1})
    play(s, 0, f"rise {cheerful}")
    assert shown(s, 0)["mood"] == c.mood_values[-1]


@rule("F-OQ-15")
def test_from_plus_one_to_minus_one_in_one_step_costs_two_apprentices_at_once() -> None:
    s = with_tables(position(scores={0: 1}), mood_display=short_column())
    s.mood[0], s.hands[0] = s.rules.c.mood_values.index(1), 6
    play(s, 0, "rise 6")
    assert shown(s, 0)["mood"] == -1
    assert shown(s, 0)["apprentices"] == 4


@rule("F-OQ-15")
def test_from_minus_one_to_plus_one_in_one_step_gives_two_apprentices_at_once() -> None:
    s = with_tables(position(scores={0: 1}), mood_display=short_column())
    s.mood[0], s.hands[0] = s.rules.c.mood_values.index(1), 4  # the theatre has lifted him from -1 to 1
    play(s, 0, "rise 8")
    assert shown(s, 0)["mood"] == 1
    assert shown(s, 0)["apprentices"] == 6


@rule("F-OQ-16")
def test_nobody_is_asked_which_apprentice_is_set_aside() -> None:
    s = position(moods={0: position().rules.c.mood_values[2]}, scores={0: 1, 1: 2})
    assert shown(s, 0)["apprentices"] == 5
    play(s, 0, "rise 7")
    assert shown(s, 0)["apprentices"] == 4
    assert s.to_act == (1,)


# --- planning --------------------------------------------------------------------------------------------------------


@rule("F-OQ-19")
@pytest.mark.parametrize("placed", range(6))
def test_any_number_of_apprentices_may_stay_unplaced(placed: int) -> None:
    s = position(at="planning")
    play(s, 0, *["plan market", "plan cathedral", "plan studio", "plan workshop", "plan theatre"][:placed])
    assert "ready" in open_to(s, 0)
    play(s, 0, "ready")
    for seat in (1, 2, 3):
        play(s, seat, "plan theatre", "ready")
    assert sum(shown(s, 0)["sheet"]) == placed


@rule("F-OQ-21")
@pytest.mark.parametrize("sheet", [[3, 3, 0, 0, 0], [0, 0, 3, 0, 3], [2, 1, 1, 1, 1], [0, 2, 2, 2, 0], [1, 2, 3, 0, 0]])
def test_six_apprentices_stand_anywhere_with_three_in_a_column(sheet: list[int]) -> None:
    s = position(at="planning", moods={0: position().rules.c.mood_values[-1]})
    for place, count in zip(s.view(0)["places"], sheet, strict=True):
        for _ in range(count):
            play(s, 0, f"plan {place}")
        if count == 3:
            assert refuses(s, 0, f"plan {place}")
    assert s.view(0)["mine"]["plan"] == sheet
    assert open_to(s, 0) == ["ready"]


@rule("F-OQ-22")
def test_plans_are_locked_one_by_one_and_revealed_when_the_last_is_locked() -> None:
    s = position(at="planning")
    play(s, 0, "plan studio")
    play(s, 1, "plan market", "ready")
    play(s, 0, "ready")
    play(s, 2, "ready")
    assert refuses(s, 0, "plan studio")
    assert refuses(s, 1, "ready")
    for watcher in (None, 0, 2, 3):
        assert all(facts["sheet"] == [0] * 5 for facts in s.view(watcher)["painters"])
        assert [facts["ready"] for facts in s.view(watcher)["painters"]] == [True, True, True, False]
    assert s.to_act == (3,)
    play(s, 3, "ready")
    assert shown(s, 0)["sheet"] == [0, 0, 1, 0, 0]
    assert shown(s, 1)["sheet"] == [1, 0, 0, 0, 0]


@rule("F-OQ-22")
def test_nobody_hears_or_knows_where_another_puts_his_apprentices() -> None:
    s = position(at="planning")
    events = play_and_collect(s, 0, "plan studio")
    assert facts_for(events, 0)
    assert [facts_for(events, watcher) for watcher in (1, 2, 3, None)] == [[], [], [], []]
    for watcher in (1, 2, 3, None):
        known = s.redact(watcher)
        assert isinstance(known, FrescoState)
        assert known.plans == [0, 0, 0, 0]


@rule("F-OQ-23")
def test_a_plan_may_hold_what_is_only_possible_later() -> None:
    s = position(
        at="planning",
        coins={0: 2},
        paints={},
        hours={0: 8},
        booths={"I": ["RR"]},
        tiles={"a1": (3, "RR")},
        scores={0: 60},
    )
    plan_all(s, {0: {"market": 1, "cathedral": 2, "workshop": 1}})
    play(s, 0, "buy I.1", "restore a1")
    assert shown(s, 0)["restored"] == ["a1"]


@rule("F-OQ-23")
def test_what_turns_out_impossible_simply_lapses() -> None:
    s = position(at="planning", coins={0: 0}, paints={}, booths={"I": ["RR"]})
    plan_all(s, {0: {"cathedral": 3, "workshop": 2}, 1: {"theatre": 1}})
    assert s.to_act == (1,)
    assert s.view(None)["phase"] == "theatre"


# --- market ----------------------------------------------------------------------------------------------------------


@rule("F-OQ-34", "F-BTW-2")
def test_with_fill_the_tiles_of_an_unused_booth_stay() -> None:
    for seed in range(10):
        before, after = market_after_one_purchase("fill", seed)
        assert before == after


@rule("F-OQ-34", "F-BTW-2")
def test_with_redraw_all_booths_are_laid_out_anew() -> None:
    pairs = [market_after_one_purchase("redraw", seed) for seed in range(10)]
    assert all(before != after for before, after in pairs)


@rule("F-OQ-34")
def test_tiles_that_nobody_used_stay_unless_it_is_agreed_otherwise() -> None:
    assert new(4).setup.options["market_refresh"] == "fill"


@rule("F-OQ-35")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("booths", ["rising_booths", "even_booths"])
def test_the_bag_always_holds_enough(players: int, booths: str) -> None:
    c = new(players, booths=booths).rules.c
    assert c.goods_in_play.bit_count() > sum(c.booth_sizes)
    for state, _, _ in walk(Setting("fresco", players, {"booths": booths}), seed=3):
        if state.view(None)["phase"] == "get-up":
            assert all(tile for booth in state.view(None)["booths"] for tile in booth["spaces"])


@rule("F-OQ-35")
def test_spaces_stay_empty_when_the_bag_runs_out() -> None:
    s = position(at="theatre", plans=LAST_ACTION, booths={"II": ["Y"]})
    while s.bag.bit_count() > 2:
        s.bag &= s.bag - 1
    play(s, 0, "pass")
    assert s.round == 3
    assert s.view(None)["bag"] == 0
    assert sum(tile is not None for booth in booth_tiles(s) for tile in booth) == 3


@rule("F-OQ-36")
def test_without_an_open_booth_the_market_action_lapses() -> None:
    s = position(
        at="market",
        plans={0: {"market": 1}, 1: {"market": 2}, 2: {"theatre": 1}},
        coins={0: 50, 1: 50},
        booths={"I": ["Y"]},
    )
    play(s, 0, "close I")
    assert s.to_act == (2,)
    assert s.view(None)["phase"] == "theatre"
    assert s.coins[1] == 50


@rule("F-OQ-37")
def test_who_buys_nothing_and_closes_nothing_leaves_the_booths_as_they_are() -> None:
    s = position(
        at="market",
        plans={0: {"market": 2}, 1: {"market": 1}},
        coins={0: 50, 1: 50},
        booths={"I": ["Y", "B"], "IV": ["RR"]},
    )
    before = booth_tiles(s)
    play(s, 0, "pass")
    assert booth_tiles(s) == before
    assert s.coins[0] == 50
    assert open_to(s, 1) == ["buy I.1", "buy I.2", "buy IV.1", "close I", "close IV", "pass"]


@rule("F-OQ-38")
def test_after_the_first_purchase_the_booth_is_chosen_for_good() -> None:
    s = position(
        at="market",
        plans={0: {"market": 3}},
        coins={0: 50},
        booths={"I": ["Y", "B"], "IV": ["RR", "O"]},
    )
    play(s, 0, "buy I.2")
    assert open_to(s, 0) == ["buy I.1", "pass"]
    assert refuses(s, 0, "buy IV.1")
    assert refuses(s, 0, "close IV")
    assert refuses(s, 0, "close I")


@rule("F-OQ-39")
def test_equal_tiles_at_one_booth_can_each_be_bought_once() -> None:
    s = position(
        at="market",
        plans={0: {"market": 3}, 1: {"theatre": 1}},
        coins={0: 50},
        paints={},
        booths={"III": ["RB", "RB", "Y"]},
    )
    play(s, 0, "buy III.1")
    assert refuses(s, 0, "buy III.1")
    play(s, 0, "buy III.2")
    assert goods(s, 0) == "RRBB"
    assert open_to(s, 0) == ["buy III.3", "pass"]


@rule("F-OQ-40")
@pytest.mark.parametrize("hour", [6, 7, 8])
def test_only_ones_own_hour_makes_the_price(hour: int) -> None:
    price = position().rules.c.hour_price[hour]
    others = [other for other in (5, 6, 7, 8, 9) if other != hour]
    for first, second in ((others[0], others[1]), (others[2], others[3])):
        s = position(
            at="market",
            plans={0: {"market": 1}},
            hours={0: hour, 1: first, 2: second},
            coins={0: 10},
            booths={"I": ["Y", "B"]},
        )
        play(s, 0, "buy I.1")
        assert s.coins[0] == 10 - price
