"""Fresco, section 13: two players and Leonardo."""

from collections.abc import Mapping, Sequence

import pytest

from bottega.core.events import Event
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import BoothShut, Bought, Income, MoneyCounted, Rose
from bottega.games.fresco.game import GAME
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, plan_all, play, play_and_collect, position, refuses, shown, sit_out

LEONARDO = 2
FIRST = {2: 6, 0: 7, 1: 8}
BESIDE_THE_CENTRE = ["restore c2", "restore b3", "restore d3", "restore c4"]


def new_game(seed: int = 1, players: int = 2) -> FrescoState:
    s = GAME.new(players, seed)
    assert isinstance(s, FrescoState)
    return s


def in_the_cathedral(
    leonardo: str = "c3",
    controller: int = 0,
    restored: Sequence[str] = (),
    tiles: Mapping[str, tuple[int, str]] | None = None,
    bishop: str | None = None,
    scores: Mapping[int, int] | None = None,
) -> FrescoState:
    """Leonardo is the first in the cathedral; seat 1 has the last action of the round."""
    return position(
        2,
        at="cathedral",
        plans={1: {"theatre": 1}},
        hours=FIRST,
        leonardo=leonardo,
        controller=controller,
        restored={1: restored},
        tiles=tiles,
        bishop=bishop,
        scores=scores,
    )


def at_the_market(controller: int = 0, booths: Mapping[str, Sequence[str]] | None = None) -> FrescoState:
    """Leonardo is the first at the market; both others want to buy there too."""
    plans = {0: {"market": 1}, 1: {"market": 1}}
    return position(
        2, at="market", plans=plans, hours=FIRST, controller=controller, booths=booths, coins={0: 50, 1: 50}
    )


def rise_all(s: FrescoState) -> None:
    while s.view(None)["phase"] == "get-up":
        seat = s.to_act[0]
        play(s, seat, open_to(s, seat)[-1])


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("F-LEO-1")
def test_two_players_use_the_three_player_side_and_a_third_painter() -> None:
    two, three = new_game(players=2), new_game(players=3)
    assert [len(booth["spaces"]) for booth in two.view(None)["booths"]] == list(three.rules.c.booth_sizes)
    assert len(two.view(None)["booths"]) == 3
    assert two.rules.c.goods_in_play == three.rules.c.goods_in_play
    assert two.rules.c.goods_in_play.bit_count() == 11
    assert two.view(None)["hostel"] == three.view(None)["hostel"]
    assert [facts["seat"] for facts in two.view(None)["painters"]] == [0, 1, None]


@rule("F-LEO-1")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_play_without_him(players: int) -> None:
    s = new_game(players=players)
    assert s.view(None)["leonardo"] is None
    assert [facts["seat"] for facts in s.view(None)["painters"]] == list(range(players))


@rule("F-LEO-2")
def test_leonardo_owns_no_paint_and_gets_no_income() -> None:
    s = position(2, at="theatre", plans={0: {"theatre": 1}}, restored={LEONARDO: ["a1", "b1"], 0: ["c1"]})
    events = play_and_collect(s, 0, "pass")
    assert [event for event in events if isinstance(event, Income)] == [Income(0, 1)]
    assert goods(s, LEONARDO) == goods(new_game(), LEONARDO) == ""
    assert s.coins[LEONARDO] == 0


@rule("F-LEO-3")
def test_leonardo_gains_points_on_the_track() -> None:
    s = in_the_cathedral(tiles={"c2": (7, "O")}, bishop="e5", scores={LEONARDO: 12})
    play(s, 0, "restore c2")
    assert shown(s, LEONARDO)["score"] == 19


@rule("F-LEO-4")
def test_leonardo_has_three_painters_two_apprentices_a_sheet_and_nothing_else() -> None:
    s = GAME.new(2, 1, {"screens": "open"})
    his = s.view(None)["painters"][LEONARDO]
    assert his["start_space"] is not None
    assert his["hour"] is None
    assert s.view(None)["leonardo"]["segment"] == "c3"
    assert sum(his["sheet"]) == 2
    assert his["mood"] is None
    assert his["apprentices"] is None
    assert "coins" in s.view(None)["painters"][0]
    assert "coins" not in his
    assert "paints" not in his


@rule("F-LEO-5", "F-LEO-6")
def test_leonardo_starts_on_s3_in_bed_and_in_the_centre_and_the_players_on_s1_and_s2() -> None:
    drawn = set()
    for seed in range(20):
        s = new_game(seed)
        drawn.add(tuple(shown(s, painter)["start_space"] for painter in range(3)))
        assert shown(s, LEONARDO)["hour"] is None
        assert s.view(None)["leonardo"]["segment"] == s.view(None)["bishop"] == "c3"
    assert drawn == {(1, 2, 3), (2, 1, 3)}


@rule("F-LEO-7")
def test_the_hostel_changes_neither_his_mood_nor_asks_a_price() -> None:
    s = position(2, scores={LEONARDO: 1, 0: 10, 1: 20}, coins={0: 12, 1: 12})
    moods = [facts["mood"] for facts in s.view(None)["painters"]]
    earliest = s.rules.c.hours[0]
    assert s.rules.c.hour_mood[earliest] < 0
    rose = next(event for event in play_and_collect(s, s.controller, f"rise {earliest}") if isinstance(event, Rose))
    assert (rose.painter, rose.mood_from) == (LEONARDO, rose.mood_to)
    assert [facts["mood"] for facts in s.view(None)["painters"]] == moods
    assert shown(s, LEONARDO)["mood"] is None
    rise_all(s)
    plan_all(s, {})
    assert open_to(s, s.controller) == ["close I", "close II", "close III"]
    play(s, s.controller, "close I")
    assert s.coins == [12, 12, 0]


@rule("F-LEO-8")
def test_his_sheet_lies_open_with_one_apprentice_each_at_the_market_and_in_the_cathedral() -> None:
    s = new_game()
    for _ in range(4):
        assert shown(s, LEONARDO)["sheet"] == [1, 1, 0, 0, 0]
        rise_all(s)
        play(s, 0, "plan studio")
        for watcher in (None, 0, 1):
            assert s.view(watcher)["painters"][LEONARDO]["sheet"] == [1, 1, 0, 0, 0]
            assert s.view(watcher)["painters"][0]["sheet"] == [0, 0, 0, 0, 0]
        play(s, 0, "ready")
        play(s, 1, "ready")
        assert shown(s, LEONARDO)["sheet"] == [1, 1, 0, 0, 0]
        sit_out(s)


# --- who decides for him, and when -----------------------------------------------------------------------------------


@rule("F-LEO-9", "F-LEO-10", "F-OQ-79", "F-OQ-81")
@pytest.mark.parametrize("seed", range(6))
def test_the_starting_player_decides_for_him_and_hands_the_tile_on_every_round(seed: int) -> None:
    s = new_game(seed)
    holder = next(seat for seat in range(2) if shown(s, seat)["start_space"] == 1)
    assert s.to_act == (holder,)
    for number in range(1, 6):
        assert s.view(None)["round"] == number
        while s.round == number:
            assert s.view(None)["leonardo"]["controller"] == holder
            seat = s.to_act[0]
            if "ready" in open_to(s, seat):
                play(s, seat, "ready")
                continue
            his_turn = s.view(None)["deciding"] in ("leonardo-market", "leonardo-cathedral")
            assert seat == holder or not his_turn
            play(s, seat, open_to(s, seat)[0])
        holder = 1 - holder


@rule("F-LEO-11", "F-RND-4")
def test_leonardo_chooses_by_the_track_and_acts_by_his_hour() -> None:
    s = position(2, scores={0: 9, LEONARDO: 5, 1: 2}, controller=0)
    assert s.view(None)["choosers"] == [1, LEONARDO, 0]
    play(s, 1, "rise 8")
    assert s.to_act == (0,)
    play(s, 0, "rise 6")
    assert shown(s, LEONARDO)["hour"] == 6
    play(s, 0, "rise 7")
    assert s.view(None)["order"] == [LEONARDO, 0, 1]


@rule("F-LEO-11")
@pytest.mark.parametrize("order", [(LEONARDO, 0, 1), (0, LEONARDO, 1), (0, 1, LEONARDO)])
def test_leonardo_acts_before_between_or_after_the_players(order: tuple[int, ...]) -> None:
    plans = {0: {"market": 1}, 1: {"market": 1}}
    hours = {painter: 6 + place for place, painter in enumerate(order)}
    s = position(2, at="market", plans=plans, hours=hours, coins={0: 0, 1: 0})
    events: list[Event] = []
    while s.view(None)["phase"] == "market":
        seat = s.to_act[0]
        events += play_and_collect(s, seat, open_to(s, seat)[0])
    assert tuple(event.painter for event in events if isinstance(event, BoothShut)) == order


@rule("F-LEO-12")
@pytest.mark.parametrize("controller", [0, 1])
def test_the_controller_puts_him_on_any_free_hour(controller: int) -> None:
    s = position(2, scores={0: 9, LEONARDO: 5, 1: 2}, controller=controller)
    play(s, 1, "rise 7")
    assert s.to_act == (controller,)
    assert open_to(s, controller) == [f"rise {hour}" for hour in s.rules.c.hours if hour != 7]
    assert refuses(s, 1 - controller, "rise 6")
    assert refuses(s, controller, "rise 7")
    assert refuses(s, controller, "pass")
    play(s, controller, "rise 6")
    assert shown(s, LEONARDO)["hour"] == 6
    assert s.view(None)["hostel"][s.rules.c.hours.index(6)]["painter"] == LEONARDO


# --- market ----------------------------------------------------------------------------------------------------------


@rule("F-LEO-13")
@pytest.mark.parametrize("controller", [0, 1])
def test_at_the_market_he_closes_one_open_booth_of_the_controllers_choice(controller: int) -> None:
    s = at_the_market(controller, {"I": ["Y"], "III": ["RR", "B"]})
    assert s.to_act == (controller,)
    assert open_to(s, controller) == ["close I", "close III"]
    assert refuses(s, controller, "buy I.1")
    assert refuses(s, controller, "close II")
    assert refuses(s, 1 - controller, "close I")
    bag = s.view(None)["bag"]
    events = play_and_collect(s, controller, "close III")
    assert not any(isinstance(event, Bought) for event in events)
    assert s.view(None)["booths"][2]["spaces"][:2] == [None, None]
    assert s.view(None)["booths"][0]["spaces"][0] is not None
    assert s.view(None)["bag"] == bag + 2
    assert open_to(s, 0) == ["buy I.1", "close I", "pass"]


@rule("F-OQ-82", "F-LEO-13")
def test_he_must_close_even_the_only_open_booth() -> None:
    s = at_the_market(0, {"II": ["YY"]})
    assert s.goods == 0
    assert s.view(None)["phase"] == "cathedral"
    assert s.coins == [50, 50, 0]


@rule("F-OQ-82")
def test_he_may_not_leave_the_market_without_closing() -> None:
    s = at_the_market(1, {"I": ["Y"], "II": ["B"]})
    assert refuses(s, 1, "pass")
    assert refuses(s, 0, "pass")


# --- cathedral -------------------------------------------------------------------------------------------------------


@rule("F-LEO-14")
def test_he_restores_exactly_one_segment_a_round_and_never_the_altar() -> None:
    s = in_the_cathedral()
    assert open_to(s, 0) == BESIDE_THE_CENTRE
    assert refuses(s, 0, "pass")
    assert refuses(s, 0, "altar red")
    play(s, 0, "restore c2")
    assert shown(s, LEONARDO)["restored"] == ["c2"]
    assert s.view(None)["phase"] == "theatre"


@rule("F-LEO-15", "F-DIF-36")
@pytest.mark.parametrize(
    ("stands_on", "reach"),
    [
        ("c3", BESIDE_THE_CENTRE),
        ("a1", ["restore b1", "restore a2"]),
        ("e3", ["restore e2", "restore d3", "restore e4"]),
        ("e5", ["restore e4", "restore d5"]),
    ],
)
def test_he_moves_one_space_across_or_up_and_down_but_not_diagonally(stands_on: str, reach: list[str]) -> None:
    s = in_the_cathedral(leonardo=stands_on)
    assert open_to(s, 0) == reach


@rule("F-LEO-15", "F-DIF-36")
def test_he_must_move_onto_a_segment_that_still_has_its_tile() -> None:
    s = in_the_cathedral(restored=["c2", "b3"])
    assert open_to(s, 0) == ["restore d3", "restore c4"]
    assert refuses(s, 0, "restore c2")
    assert refuses(s, 0, "restore c3")


@rule("F-LEO-15")
def test_a_single_neighbouring_tile_leaves_no_choice() -> None:
    s = in_the_cathedral(restored=["c2", "b3", "d3"], tiles={"a1": (3, "R")})
    assert shown(s, LEONARDO)["restored"] == ["c4"]


def lowest_values(s: FrescoState) -> list[str]:
    covered = [segment for segment in s.view(None)["ceiling"] if segment["covered"]]
    lowest = min(segment["points"] for segment in covered)
    return [segment["segment"] for segment in covered if segment["points"] == lowest]


@rule("F-LEO-16", "F-OQ-80", "F-DIF-36")
@pytest.mark.parametrize("controller", [0, 1])
def test_without_a_tile_beside_him_he_jumps_to_the_lowest_value_and_the_controller_breaks_ties(controller: int) -> None:
    tiles = {"a1": (4, "R"), "e5": (4, "O"), "b2": (5, "R")}
    others = [name for name in SEGMENT_NAMES if name not in (*tiles, "a5")]
    s = in_the_cathedral(controller=controller, restored=others, tiles={**tiles, "a5": (9, "B")})
    assert lowest_values(s) == ["a1", "e5"]
    assert open_to(s, controller) == ["restore a1", "restore e5"]
    assert refuses(s, 1 - controller, "restore a1")
    assert refuses(s, controller, "restore b2")
    play(s, controller, "restore e5")
    assert s.view(None)["leonardo"]["segment"] == "e5"


@rule("F-LEO-16")
def test_a_single_lowest_tile_is_where_he_jumps() -> None:
    tiles = {"a1": (6, "R"), "e5": (4, "O"), "b2": (5, "R")}
    others = [name for name in SEGMENT_NAMES if name not in tiles]
    s = in_the_cathedral(restored=others, tiles=tiles)
    assert shown(s, LEONARDO)["restored"] == ["e5"]


@rule("F-LEO-16")
def test_he_does_not_jump_while_a_tile_lies_beside_him() -> None:
    s = in_the_cathedral(restored=["c2", "b3"], tiles={"a1": (3, "R"), "d3": (11, "O"), "c4": (10, "O")})
    assert open_to(s, 0) == ["restore d3", "restore c4"]


@rule("F-LEO-17", "F-LEO-2")
def test_he_pays_no_paint() -> None:
    s = in_the_cathedral(tiles={"c2": (7, "OGP")})
    before = [goods(s, painter) for painter in range(3)]
    play(s, 0, "restore c2")
    assert shown(s, LEONARDO)["restored"] == ["c2"]
    assert [goods(s, painter) for painter in range(3)] == before


@rule("F-LEO-18", "F-OQ-85")
@pytest.mark.parametrize(("bishop", "bonus"), [("c2", 3), ("c3", 2), ("b1", 2), ("d3", 2), ("c4", 0), ("e2", 0)])
def test_he_scores_the_tile_and_the_bonus_of_the_bishop_where_he_stood_before(bishop: str, bonus: int) -> None:
    s = in_the_cathedral(tiles={"c2": (7, "O")}, bishop=bishop, scores={LEONARDO: 60})
    play(s, 0, "restore c2")
    assert shown(s, LEONARDO)["score"] == 60 + 7 + bonus


@rule("F-LEO-19", "F-OQ-86")
def test_nobody_moves_the_bishop_for_him() -> None:
    s = in_the_cathedral(bishop="a5")
    before = list(s.coins)
    assert not any(choice.startswith("bishop") for choice in open_to(s, 0))
    assert refuses(s, 0, "bishop b4")
    play(s, 0, "restore c2")
    assert s.coins == before


@rule("F-LEO-20")
def test_the_tile_lies_in_front_of_him_and_yields_no_income() -> None:
    s = in_the_cathedral()
    before = list(s.coins)
    play(s, 0, "restore b3")
    assert shown(s, LEONARDO)["restored"] == ["b3"]
    assert next(segment for segment in s.view(None)["ceiling"] if segment["segment"] == "b3")["restored_by"] == LEONARDO
    play(s, 1, "pass")
    assert s.round == 3
    assert s.coins == before


@rule("F-LEO-21")
def test_bishop_and_painter_end_on_the_segment_he_restored() -> None:
    s = in_the_cathedral(bishop="a5")
    play(s, 0, "restore d3")
    assert s.view(None)["bishop"] == "d3"
    assert s.view(None)["leonardo"]["segment"] == "d3"


@rule("F-OQ-83")
def test_a_player_may_restore_the_tile_under_him_and_he_stays() -> None:
    s = position(
        2,
        at="cathedral",
        plans={0: {"cathedral": 1}},
        hours={0: 6, 1: 7, LEONARDO: 8},
        tiles={"c3": (5, "R")},
        paints={0: "R"},
        controller=1,
    )
    play(s, 0, "restore c3")
    assert shown(s, 0)["restored"] == ["c3"]
    assert s.view(None)["leonardo"]["segment"] == "c3"
    assert open_to(s, 1) == BESIDE_THE_CENTRE


@rule("F-OQ-84")
def test_without_any_tile_left_his_cathedral_action_lapses() -> None:
    s = in_the_cathedral(restored=SEGMENT_NAMES, scores={LEONARDO: 20})
    assert s.view(None)["phase"] == "theatre"
    assert shown(s, LEONARDO)["score"] == 20
    assert shown(s, LEONARDO)["restored"] == []


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("F-LEO-22")
def test_in_the_final_round_he_still_closes_a_booth_but_restores_nothing() -> None:
    s = position(2, at="theatre", plans={0: {"theatre": 1}}, restored={0: SEGMENT_NAMES[6:]}, scores={LEONARDO: 90})
    play(s, 0, "pass")
    assert s.view(None)["final"]
    assert shown(s, LEONARDO)["sheet"] == [1, 0, 0, 0, 0]
    rise_all(s)
    plan_all(s, {})
    assert open_to(s, s.controller) == ["close I", "close II", "close III"]
    play(s, s.controller, "close II")
    assert s.is_over
    assert s.view(None)["tiles_left"] == 6
    assert shown(s, LEONARDO)["restored"] == []
    assert shown(s, LEONARDO)["score"] == 90


@rule("F-LEO-23", "F-OQ-80")
@pytest.mark.parametrize("controller", [0, 1])
def test_his_painter_cannot_share_a_space_and_the_controller_chooses_for_him(controller: int) -> None:
    s = in_the_cathedral(
        controller=controller, tiles={"c2": (7, "O")}, bishop="e5", scores={LEONARDO: 10, 0: 17, 1: 30}
    )
    play(s, controller, "restore c2")
    assert s.to_act == (controller,)
    assert open_to(s, controller) == ["land ahead", "land behind"]
    play(s, controller, "land behind")
    assert [shown(s, painter)["score"] for painter in range(3)] == [17, 30, 16]


@rule("F-LEO-23")
def test_a_player_cannot_share_his_space_in_play() -> None:
    s = position(
        2,
        at="cathedral",
        plans={0: {"cathedral": 1}},
        hours={0: 6, 1: 7, LEONARDO: 8},
        tiles={"a1": (5, "R")},
        paints={0: "R"},
        bishop="e5",
        scores={0: 10, LEONARDO: 15, 1: 30},
    )
    play(s, 0, "restore a1")
    assert open_to(s, 0) == ["land ahead", "land behind"]


@rule("F-LEO-23", "F-LEO-24")
def test_in_final_scoring_he_occupies_his_space_and_gets_nothing_for_money() -> None:
    s = position(
        2,
        at="studio",
        final=True,
        plans={0: {"studio": 1}},
        coins={0: 10, 1: 0},
        scores={0: 10, LEONARDO: 15, 1: 30},
    )
    events = play_and_collect(s, 0, "pass")
    assert [shown(s, painter)["score"] for painter in range(3)] == [16, 30, 15]
    assert {event.painter for event in events if isinstance(event, MoneyCounted)} == {0, 1}


@rule("F-OQ-78")
def test_leonardo_is_ranked_but_the_best_player_wins() -> None:
    s = position(
        2,
        at="studio",
        final=True,
        plans={0: {"studio": 1}},
        coins={0: 0, 1: 0},
        scores={0: 10, LEONARDO: 99, 1: 30},
    )
    play(s, 0, "pass")
    assert s.is_over
    assert s.ranking()[0] == (1,)
    assert shown(s, LEONARDO)["score"] == 99
