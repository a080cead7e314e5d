"""Fresco, section C: what the texts leave open, and the answer that is played (those of the base game)."""

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

from bottega import OptionError
from bottega.core.events import facts_for
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import Income, RoundBegan
from bottega.games.fresco.game import GAME
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.paints import LETTERS, pack
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
from bottega.testing.fresco.modules.bells import own_certificates
from bottega.testing.fresco.modules.medico import fall_ill, give_bottles
from bottega.testing.fresco.modules.requests import own_request
from bottega.testing.fresco.modules.wall_fresco import own_wall

LAST_ACTION = {0: {"theatre": 1}}
NAMES = dict(zip("RYBOGP", ("red", "yellow", "blue", "orange", "green", "purple"), strict=True))


def new(players: int = 4, seed: int = 1, **options: Any) -> FrescoState:
    s = GAME.new(players, seed, options)
    assert isinstance(s, FrescoState)
    return s


def booth_tiles(s: FrescoState) -> list[list[str | None]]:
    booths = s.view(None)["booths"]
    return [[tile["tile"] if tile else None for tile in booth["spaces"]] for booth in booths]


def altars(s: FrescoState, seat: int) -> list[str]:
    return [choice for choice in open_to(s, seat) if choice.startswith("altar")]


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


FORCED = ("rise", "land", "leonardo-market", "leonardo-cathedral")


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


def short_column() -> dict[str, Any]:
    """A mood display on which 6:00 leads from a +1 space straight to a -1 space."""
    table: dict[str, Any] = copy.deepcopy(GAME.house.tables["mood_display"])
    apprentices = {2: 1, 1: 1, 0: 0, -1: -1, -2: -1}
    table["items"] = [{"id": f"MD{value}", "value": value, "apprentices": n} for value, n in apprentices.items()]
    table["start_value"] = 0
    return table


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


def market_after_one_purchase(refresh: str, seed: int) -> tuple[list[str | None], list[str | None]]:
    """Booth II, which nobody used, before and after the preparation of the next round."""
    s = position(
        at="market",
        seed=seed,
        plans={0: {"market": 1}},
        coins={0: 50},
        options={"market_refresh": refresh},
    )
    unused = booth_tiles(s)[1]
    play(s, 0, "close I")
    assert s.round == 3
    assert all(None not in booth for booth in booth_tiles(s))
    return unused, booth_tiles(s)[1]


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


def gaining(points: int, **position_of: Any) -> FrescoState:
    """Seat 0 restores a tile of these points far from the bishop."""
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        paints={0: "R"},
        tiles={"a1": (points, "R")},
        bishop="e5",
        **position_of,
    )
    play(s, 0, "restore a1")
    return s


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
    altar = copy.deepcopy(GAME.house.tables["altar"])
    altar["values"]["basic_set"]["vp"] = 0
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RYBO"}, starts={0: 2})
    play(with_tables(s, altar=altar), 0, "altar red", "altar yellow", "altar blue")
    assert goods(s, 0) == "O"
    assert shown(s, 0)["start_space"] == 2


@rule("F-OQ-53")
def test_scores_do_not_wrap_round_the_board() -> None:
    lap = GAME.house.tables["vp_track"]["spaces_per_lap"]
    s = gaining(5, scores={0: lap - 2, 1: 3, 2: lap + 40, 3: 50})
    assert s.scores() == (lap + 3, 3, lap + 40, 50)
    assert s.ranking()[0] == (2,)
    assert s.to_act == (3,)


@rule("F-OQ-53")
def test_two_painters_meet_on_the_same_score_in_a_later_lap() -> None:
    lap = GAME.house.tables["vp_track"]["spaces_per_lap"]
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


def continue_with_a_restoration(s: FrescoState, work: str) -> FrescoState:
    """In this round seat 0 restores the first segment he can, or the altar, and nobody does anything else."""
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    s.paints[0] = pack([colour for colour in range(6) for _ in range(4)])
    plan_all(s, {0: {"cathedral": 1}})
    this_round = s.round
    while s.round == this_round:
        play(s, s.to_act[0], next(choice for choice in open_to(s, s.to_act[0]) if choice.startswith(work)))
    return s


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
