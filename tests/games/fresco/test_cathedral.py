"""Section 6 of the ledger: segments, the bishop and the altar."""

from collections.abc import Mapping, Sequence

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import BishopMoved, Idled, OnlySegment, Restored, Scored
from bottega.games.fresco.paints import COLOURS, LETTERS
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, play, play_and_collect, position, refuses, shown

BASIC, BLENDED = "RYB", "OGP"
TOO_DEAR = (11, "OOOO")
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
START = 100


def at_cathedral(
    paints: str,
    tiles: Mapping[str, tuple[int, str]] | None = None,
    *,
    apprentices: int = 1,
    bishop: str = "e5",
    coins: int = 5,
    restored: Sequence[str] = (),
    round: int = 2,
) -> FrescoState:
    """Seat 0 is in the cathedral with 100 points and can pay for `tiles` only; then seat 3 goes to the theatre."""
    return position(
        at="cathedral",
        round=round,
        plans={0: {"cathedral": apprentices}, 3: {"theatre": 1}},
        scores={0: START, **FAR_AHEAD},
        coins={0: coins},
        paints={0: paints},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | dict(tiles or {}),
        restored={1: restored},
        bishop=bishop,
    )


def gained(s: FrescoState) -> int:
    return s.scores()[0] - START


def segments_open(s: FrescoState, verb: str) -> set[str]:
    return {choice.split()[1] for choice in open_to(s, 0) if choice.startswith(verb + " ")}


def give(s: FrescoState, paints: str) -> None:
    """Lay the paints on the altar one by one; what is no choice any more is laid by itself."""
    visit = s.view(0)["visit"]
    for letter in paints:
        if s.view(0)["visit"] == visit:
            play(s, 0, f"altar {COLOURS[LETTERS.index(letter)]}")


def altar_points(paints: str) -> int:
    s = at_cathedral(paints)
    give(s, paints)
    assert goods(s, 0) == ""
    return gained(s)


# --- what an apprentice may do ----------------------------------------------------------------------------------------


@rule("F-CATH-1")
def test_each_apprentice_restores_one_segment_or_the_altar_once_and_both_may_be_mixed() -> None:
    tiles = {"a1": (3, "R"), "c1": (4, "G")}
    s = at_cathedral("RRYBG", tiles, apprentices=3)
    play(s, 0, "restore a1")
    give(s, "RYB")
    assert gained(s) == 3 + 2
    play(s, 0, "restore c1")
    assert gained(s) == 3 + 2 + 4
    assert s.to_act == (3,)


@rule("F-CATH-1")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_there_are_as_many_restorations_as_apprentices(apprentices: int) -> None:
    s = at_cathedral("RRRR", {f"a{row}": (3, "R") for row in range(1, 5)}, apprentices=apprentices)
    for row in range(1, apprentices + 1):
        assert s.to_act == (0,)
        play(s, 0, f"restore a{row}")
    assert s.to_act == (3,)
    assert refuses(s, 0, "restore a4")


@rule("F-CATH-1")
def test_nothing_need_be_restored() -> None:
    s = at_cathedral("RYB", {"a1": (3, "R")}, apprentices=3)
    play(s, 0, "pass")
    assert s.to_act == (3,)
    assert gained(s) == 0


@rule("F-CATH-2")
def test_only_a_segment_still_covered_by_its_tile_can_be_restored() -> None:
    tiles = {"a1": (3, "R"), "a2": (3, "R"), "a3": (3, "R")}
    s = at_cathedral("RRR", tiles, apprentices=3, restored=["a2"])
    assert segments_open(s, "restore") == {"a1", "a3"}
    play(s, 0, "restore a1")
    assert segments_open(s, "restore") == {"a3"}
    assert refuses(s, 0, "restore a1")
    assert refuses(s, 0, "restore a2")


@rule("F-CATH-3")
def test_every_paint_on_the_tile_is_needed_and_goes_back_to_the_supply() -> None:
    tiles = {"a1": (6, "RRYG")}
    for lacking in ("RYG", "RRG", "RRYB", "RRRY"):
        s = at_cathedral(lacking + "P", tiles | {"e1": (3, "P")})
        assert segments_open(s, "restore") == {"e1"}
        assert refuses(s, 0, "restore a1")
    s = at_cathedral("RRRYBGP", tiles)
    play(s, 0, "restore a1")
    assert goods(s, 0) == "RBP"
    assert [goods(s, seat) for seat in (1, 2, 3)] == ["", "", ""]


@rule("F-CATH-4")
@pytest.mark.parametrize("instead", ["YYY", "OOO", "GGP", "YBOGP"])
def test_no_paint_stands_for_another_on_a_segment(instead: str) -> None:
    s = at_cathedral(instead + "P", {"a1": (3, "R"), "a2": (5, "P")})
    assert "a1" not in segments_open(s, "restore")
    assert "a2" in segments_open(s, "restore")
    assert refuses(s, 0, "restore a1")


@rule("F-CATH-4")
def test_the_parts_of_a_blend_do_not_pay_for_it() -> None:
    s = at_cathedral("RY", {"a1": (3, "O"), "a2": (3, "R")})
    assert segments_open(s, "restore") == {"a2"}


# --- points, tile and bishop ------------------------------------------------------------------------------------------


@rule("F-CATH-5", "F-CATH-14")
def test_tile_and_three_points_when_the_bishop_stands_on_the_segment() -> None:
    s = at_cathedral("R", {"b2": (7, "R")}, bishop="b2")
    play(s, 0, "restore b2")
    assert gained(s) == 7 + 3


@rule("F-CATH-5", "F-CATH-15")
@pytest.mark.parametrize("bishop", ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"])
def test_tile_and_two_points_when_the_bishop_stands_on_one_of_eight_neighbours(bishop: str) -> None:
    s = at_cathedral("R", {"b2": (7, "R")}, bishop=bishop)
    play(s, 0, "restore b2")
    assert gained(s) == 7 + 2


@rule("F-CATH-15", "F-CATH-16")
def test_the_ceiling_does_not_wrap_around() -> None:
    for bishop in SEGMENT_NAMES:
        s = at_cathedral("R", {"a1": (4, "R")}, bishop=bishop)
        play(s, 0, "restore a1")
        bonus = 3 if bishop == "a1" else 2 if bishop in ("b1", "a2", "b2") else 0
        assert gained(s) == 4 + bonus, bishop


@rule("F-CATH-5", "F-CATH-16")
@pytest.mark.parametrize("bishop", ["d2", "d1", "b4", "e5", "a4"])
def test_only_the_tile_when_the_bishop_is_further_away(bishop: str) -> None:
    s = at_cathedral("R", {"b2": (7, "R")}, bishop=bishop)
    play(s, 0, "restore b2")
    assert gained(s) == 7


@rule("F-CATH-6")
def test_the_tile_lies_in_front_of_the_restorer_for_everybody_to_see_and_brings_income() -> None:
    s = at_cathedral("RR", {"a1": (3, "R"), "a2": (3, "R")}, apprentices=2, coins=0)
    play(s, 0, "restore a1", "restore a2")
    for watcher in (None, 0, 1):
        assert s.view(watcher)["painters"][0]["restored"] == ["a1", "a2"]
        assert s.view(watcher)["painters"][1]["restored"] == []
        assert not s.view(watcher)["ceiling"][0]["covered"]
        assert s.view(watcher)["ceiling"][0]["restored_by"] == 0
    assert s.view(None)["tiles_left"] == 23
    play(s, 3, "pass")
    assert s.coins[0] == 2


@rule("F-CATH-7")
@pytest.mark.parametrize("bishop", ["a1", "b1", "e5"])
def test_after_the_restoration_the_bishop_stands_on_the_restored_segment(bishop: str) -> None:
    s = at_cathedral("R", {"a1": (3, "R")}, bishop=bishop)
    play(s, 0, "restore a1")
    assert s.view(None)["bishop"] == "a1"


@rule("F-CATH-8")
def test_the_next_action_starts_with_the_bishop_on_the_segment_just_restored() -> None:
    s = at_cathedral("RR", {"a1": (3, "R"), "b2": (4, "R")}, apprentices=2, bishop="e5")
    play(s, 0, "restore a1")
    assert gained(s) == 3
    assert segments_open(s, "bishop") == {"b1", "a2", "b2"}
    play(s, 0, "restore b2")
    assert gained(s) == 3 + 4 + 2


# --- the paid move of the bishop --------------------------------------------------------------------------------------


@rule("F-CATH-9")
def test_the_bishop_may_be_moved_once_before_each_restoration() -> None:
    tiles = {"a1": (3, "R"), "e1": (4, "R"), "e2": (4, "R")}
    s = at_cathedral("RR", tiles, apprentices=2, bishop="c1", coins=5)
    play(s, 0, "bishop b1")
    assert s.view(None)["bishop"] == "b1"
    play(s, 0, "restore a1")
    assert "bishop b2" in open_to(s, 0)
    play(s, 0, "bishop b2")
    assert s.view(None)["bishop"] == "b2"


@rule("F-CATH-9")
def test_the_bishop_need_not_be_moved() -> None:
    s = at_cathedral("R", {"a1": (3, "R")}, bishop="c1", coins=5)
    play(s, 0, "restore a1")
    assert s.coins[0] == 5


@rule("F-CATH-10")
def test_a_move_of_the_bishop_costs_one_thaler_that_goes_to_the_supply() -> None:
    s = at_cathedral("RR", {"a1": (3, "R"), "a2": (3, "R")}, apprentices=2, bishop="c1", coins=5)
    others = s.coins[1:]
    play(s, 0, "bishop b1")
    assert s.coins == [4, *others]


@rule("F-CATH-10")
@pytest.mark.parametrize(("coins", "may_move"), [(0, False), (1, True)])
def test_one_thaler_is_enough_and_none_is_not(coins: int, may_move: bool) -> None:
    s = at_cathedral("R", {"a1": (3, "R")}, bishop="c1", coins=coins)
    assert bool(segments_open(s, "bishop")) == may_move
    assert refuses(s.clone(), 0, "bishop b1") != may_move


@rule("F-CATH-11")
@pytest.mark.parametrize(
    ("bishop", "reach"),
    [
        ("c3", {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}),
        ("a1", {"b1", "a2", "b2"}),
        ("e3", {"e2", "e4", "d2", "d3", "d4"}),
    ],
)
def test_the_bishop_moves_exactly_one_space_in_any_of_eight_directions(bishop: str, reach: set[str]) -> None:
    s = at_cathedral("R", {"a5": (3, "R")}, bishop=bishop)
    assert segments_open(s, "bishop") == reach
    assert all(refuses(s, 0, f"bishop {other}") for other in SEGMENT_NAMES if other not in reach)


@rule("F-CATH-12")
@pytest.mark.parametrize("target", ["b1", "b2"])
def test_the_bishop_may_be_moved_onto_a_restored_or_an_unrestored_segment(target: str) -> None:
    s = at_cathedral("R", {"a1": (3, "R"), "e1": (3, "R")}, bishop="c1", restored=["b1"])
    play(s, 0, f"bishop {target}")
    assert s.view(None)["bishop"] == target
    assert s.coins[0] == 4


@rule("F-CATH-13")
def test_there_is_at_most_one_paid_move_for_each_restoration() -> None:
    tiles = {"a1": (3, "R"), "a2": (3, "R"), "a3": (3, "R"), "a4": (3, "R"), "a5": (3, "R")}
    s = at_cathedral("RRRRR", tiles, apprentices=3, bishop="d1", coins=9)
    for number, (step, segment) in enumerate((("c1", "a1"), ("b1", "a2"), ("b3", "a3")), start=1):
        play(s, 0, f"bishop {step}")
        assert segments_open(s, "bishop") == set()
        assert refuses(s, 0, "bishop c2")
        play(s, 0, f"restore {segment}")
        assert s.coins[0] == 9 - number
    assert s.to_act == (3,)


@rule("F-CATH-17")
def test_the_bonus_is_read_off_after_the_paid_move_and_before_the_restoration() -> None:
    tiles = {"a1": (3, "R"), "a2": (3, "R")}
    towards = at_cathedral("RRR", tiles, apprentices=2, bishop="c1")
    play(towards, 0, "bishop b1", "restore a1")
    assert gained(towards) == 3 + 2
    onto = at_cathedral("RRR", tiles, apprentices=2, bishop="b1")
    play(onto, 0, "bishop a1", "restore a1")
    assert gained(onto) == 3 + 3
    away = at_cathedral("RRR", tiles, apprentices=2, bishop="b1")
    play(away, 0, "bishop c1", "restore a1")
    assert gained(away) == 3


@rule("F-CATH-18")
def test_move_then_paint_then_points_then_tile_then_bishop() -> None:
    tiles = {"a1": (3, "R"), "a2": (6, "RY")}
    s = at_cathedral("RY", tiles, bishop="c2", coins=1)
    moved = play_and_collect(s, 0, "bishop b1")
    assert [event.kind for event in moved] == [BishopMoved.kind]
    assert (s.view(None)["bishop"], goods(s, 0), gained(s)) == ("b1", "RY", 0)
    restored = play_and_collect(s, 0, "restore a2")
    assert [event.kind for event in restored] == [Restored.kind, Scored.kind, Scored.kind]
    assert [event.points for event in restored if isinstance(event, Scored)] == [6, 2]
    assert (goods(s, 0), gained(s), shown(s, 0)["restored"], s.view(None)["bishop"]) == ("", 8, ["a2"], "a2")


@rule("F-CATH-18")
def test_paint_is_paid_once_points_come_before_the_next_action() -> None:
    s = at_cathedral("RRY", {"a1": (3, "R"), "a2": (6, "RY")}, apprentices=2)
    play(s, 0, "restore a1")
    assert (goods(s, 0), gained(s)) == ("RY", 3)
    play(s, 0, "restore a2")
    assert (goods(s, 0), gained(s)) == ("", 3 + 6 + 2)


# --- the altar --------------------------------------------------------------------------------------------------------


@rule("F-CATH-19")
def test_the_altar_can_be_restored_again_and_again() -> None:
    s = at_cathedral("RRRYYYBBB", apprentices=3)
    for times in (1, 2, 3):
        give(s, "RYB")
        assert gained(s) == 2 * times
    assert s.to_act == (3,)


@rule("F-CATH-19")
def test_the_altar_is_restored_once_per_apprentice() -> None:
    s = at_cathedral("RRYYBB")
    give(s, "RYB")
    assert s.to_act == (3,)
    assert goods(s, 0) == "RYB"


@rule("F-CATH-19")
@pytest.mark.parametrize("round", [1, 2, 9])
def test_the_altar_is_open_in_every_round(round: int) -> None:
    s = at_cathedral("RYB", round=round)
    give(s, "RYB")
    assert gained(s) == 2


@rule("F-CATH-20")
@pytest.mark.parametrize("paints", ["RYB", "BYR", "YRB"])
def test_one_of_each_basic_paint_gives_two_points(paints: str) -> None:
    assert altar_points(paints) == 2


@rule("F-CATH-20")
@pytest.mark.parametrize("paints", ["RY", "RRYY", "RRR", "B"])
def test_without_all_three_basic_paints_there_is_no_basic_altar(paints: str) -> None:
    s = at_cathedral(paints, {"a1": (3, paints[0])})
    assert segments_open(s, "altar") == set()
    assert refuses(s, 0, f"altar {COLOURS[LETTERS.index(paints[0])]}")


@rule("F-CATH-21", "F-CATH-22")
@pytest.mark.parametrize("blend", BLENDED)
@pytest.mark.parametrize("kept", ["RY", "RB", "YB"])
def test_any_blend_may_replace_any_one_basic_paint_for_one_point_more(kept: str, blend: str) -> None:
    assert altar_points(kept + blend) == 3


@rule("F-CATH-21", "F-CATH-22")
@pytest.mark.parametrize("blends", ["OO", "GG", "PP", "OG", "GP", "OP"])
@pytest.mark.parametrize("kept", BASIC)
def test_any_two_blends_may_replace_any_two_basic_paints_for_two_points_more(kept: str, blends: str) -> None:
    assert altar_points(kept + blends) == 4


@rule("F-CATH-21", "F-CATH-22", "F-CATH-25")
@pytest.mark.parametrize("paints", ["OOO", "GGG", "PPP", "OOG", "OGO", "GPP", "OPP"])
def test_three_blends_that_are_not_all_different_give_five_points(paints: str) -> None:
    assert altar_points(paints) == 5


@rule("F-CATH-23")
@pytest.mark.parametrize("paints", ["RRG", "YYO", "BBP", "RRYY", "RRRG"])
def test_two_pieces_of_the_same_basic_paint_make_no_altar(paints: str) -> None:
    s = at_cathedral(paints, {"a1": (3, paints[0])})
    assert segments_open(s, "altar") == set()


@rule("F-CATH-23")
def test_a_basic_paint_on_the_altar_is_not_offered_a_second_time() -> None:
    s = at_cathedral("RRYBGG")
    play(s, 0, "altar red")
    assert open_to(s, 0) == ["altar yellow", "altar blue", "altar green"]
    assert refuses(s, 0, "altar red")
    play(s, 0, "altar green")
    assert refuses(s, 0, "altar red")
    assert "altar green" in open_to(s, 0)


@rule("F-CATH-24")
@pytest.mark.parametrize("paints", ["OGP", "GOP", "PGO", "POG"])
def test_orange_green_and_purple_give_six_points(paints: str) -> None:
    assert altar_points(paints) == 6


@rule("F-CATH-26")
@pytest.mark.parametrize("paints", ["RYB", "RYG", "BOO", "PPP", "OGP"])
def test_every_altar_takes_exactly_three_pieces(paints: str) -> None:
    s = at_cathedral("RYBOGP" + paints)
    give(s, paints)
    assert goods(s, 0) == "RYBOGP"
    assert [goods(s, seat) for seat in (1, 2, 3)] == ["", "", ""]
    assert s.to_act == (3,)


@rule("F-CATH-26")
def test_an_altar_once_begun_takes_all_three_pieces() -> None:
    s = at_cathedral("RRYYBBGG", {"a1": (3, "R")})
    play(s, 0, "altar red")
    assert {choice.split()[0] for choice in open_to(s, 0)} == {"altar"}
    play(s, 0, "altar green")
    assert gained(s) == 0
    assert {choice.split()[0] for choice in open_to(s, 0)} == {"altar"}


@rule("F-CATH-27")
@pytest.mark.parametrize("bishop", ["a1", "c3", "e5"])
def test_the_altar_brings_no_bonus_and_no_tile_and_leaves_the_bishop_where_he_is(bishop: str) -> None:
    s = at_cathedral("RYB", bishop=bishop)
    give(s, "RYB")
    assert gained(s) == 2
    assert s.view(None)["bishop"] == bishop
    assert shown(s, 0)["restored"] == []
    assert s.view(None)["tiles_left"] == 25


@rule("F-CATH-28")
def test_the_bishop_is_not_moved_for_an_altar() -> None:
    s = at_cathedral("RYB", bishop="c3", coins=5)
    assert open_to(s, 0) == ["altar red", "altar yellow", "altar blue", "pass"]
    assert refuses(s, 0, "bishop c2")


@rule("F-CATH-28")
def test_after_a_paid_move_only_a_segment_can_follow() -> None:
    s = at_cathedral("RRYB", {"a1": (3, "R"), "a2": (3, "R")}, bishop="c1")
    play(s, 0, "bishop b1")
    assert {choice.split()[0] for choice in open_to(s, 0)} == {"restore"}
    assert refuses(s, 0, "altar red")


@rule("F-CATH-28")
def test_during_an_altar_the_bishop_stays() -> None:
    s = at_cathedral("RRYYBB", {"a1": (3, "R")}, bishop="c1")
    play(s, 0, "altar red")
    assert refuses(s, 0, "bishop b1")


@rule("F-RND-10")
def test_apprentices_who_can_do_nothing_are_told_of() -> None:
    s = at_cathedral("RYB", {"a1": (5, "RYB")}, apprentices=2)
    events = play_and_collect(s, 0, "restore a1")
    assert [event for event in events if isinstance(event, Idled)] == [Idled(0, "cathedral", 1)]


def test_a_restoration_that_follows_by_itself_is_told_to_whoever_it_concerns() -> None:
    events = play_and_collect(at_cathedral("RYB", {"e4": (5, "RYB")}), 0, "bishop e4")
    only = [event for event in events if isinstance(event, OnlySegment)]
    assert only == [OnlySegment(0, "e4")]
    assert only[0].as_seen_by(0)
    assert only[0].as_seen_by(1) is None


def test_nothing_of_that_is_told_while_there_is_a_choice() -> None:
    events = play_and_collect(at_cathedral("RYBG", {"e4": (5, "RYB"), "a1": (3, "G")}), 0, "bishop e4")
    assert not [event for event in events if isinstance(event, OnlySegment)]
