"""Section 15 of the ledger: the worked examples, as they stand."""

import pytest

from bottega.testing import rule
from bottega.testing.fresco_cards import (
    faces,
    faces_open_to,
    hand,
    kinds,
    open_to,
    play,
    play_and_collect,
    position,
    shown,
    sit_out,
)


@rule("C-EX-1")
def test_twenty_points_in_sections_and_one_tile_are_twenty_one() -> None:
    walls = {0: [("C20", 3), ("C08", 3), ("C09", 3)]}
    s = position(2, at="hand", seat=1, reason="sections", walls=walls, tiles={0: ["turn"]})
    assert shown(s, 0)["section_points"] == 20
    assert s.scores()[0] == 21


@rule("C-EX-2")
def test_two_mixing_cards_replace_green_cost_a_card_more_and_turn_once_more() -> None:
    s = position(hands={0: ["R", "Y+G", "B+G", "3.P"]}, row=["RGP 3/4/5/6", "OGP"])
    play(s, 0, "restore C01", "pay R", "pay Y+G", "pay B+G", "pay 3.P")
    assert len(faces(s, s.laid)) == 4
    assert shown(s, 0)["sections"] == [{"section": "C01", "turns": 1, "points": 4}]


@rule("C-EX-3")
def test_three_plain_cards_leave_the_red_number() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB 1/2/3/4", "OGP"], favourite="green")
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B")
    assert shown(s, 0)["sections"] == [{"section": "C01", "turns": 0, "points": 1}]


@rule("C-EX-4")
def test_a_symbol_and_the_favourite_colour_make_two_turns() -> None:
    s = position(hands={0: ["R*", "Y", "B"]}, row=["RYB 1/2/3/4", "OGP"], favourite="blue")
    left = s.bishops_left
    play(s, 0, "restore C01", "pay R*", "pay Y", "pay B")
    assert shown(s, 0)["sections"] == [{"section": "C01", "turns": 2, "points": 3}]
    play(s, 0, "take turn", "done")
    assert s.bishops_left == left - 1


@rule("C-EX-5")
def test_of_four_turns_earned_three_are_made_and_the_bishop_tile_is_still_removed() -> None:
    s = position(hands={0: ["R*", "Y*", "Y+G", "B+G"]}, row=["RYG 2/3/4/5", "OGP"], favourite="red")
    left = s.bishops_left
    play(s, 0, "restore C01", "pay R*", "pay Y*", "pay Y+G", "pay B+G")
    assert shown(s, 0)["sections"] == [{"section": "C01", "turns": 3, "points": 5}]
    play(s, 0, "take turn", "done")
    assert s.bishops_left == left - 1


@rule("C-EX-6")
def test_three_laid_cards_fetch_two_market_and_two_workshop_cards() -> None:
    s = position(hands={0: ["R:mm", "B", "Y:mw", "P"]}, top={"market": ["G", "O"], "1": ["1.O"], "3": ["3.P"]})
    play(s, 0, "swap", "lay R:mm", "lay B", "lay Y:mw", "reveal")
    assert open_to(s, 0) == ["draw 1", "draw 2", "draw 3"]
    play(s, 0, "draw 1")
    assert open_to(s, 0) == ["draw market", "draw 1", "draw 2", "draw 3"]
    play(s, 0, "draw 3")
    assert hand(s, 0) == ["1.O", "3.P", "G", "O", "P"]
    assert faces(s, s.discards) == ["B", "R:mm", "Y:mw"]


@rule("C-EX-7")
def test_a_hand_of_nine_discards_two() -> None:
    s = position(2, at="hand", hands={0: ["R"] * 7 + ["Y", "B"]})
    play(s, 0, "discard Y", "discard R")
    assert (s.seat, hand(s, 0)) == (1, ["B", "R", "R", "R", "R", "R", "R"])


@rule("C-EX-8")
@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (2, 1)])
def test_a_hand_of_one_or_two_is_filled_to_three(held: int, drawn: int) -> None:
    s = position(3, hands={0: ["R"] * held, 1: ["Y"] * 3, 2: ["Y"] * 3})
    events = play_and_collect(s, 0, "pass")
    assert [event.kind for event in events].count("drew") == drawn + 1  # and the next player's own
    assert shown(s, 0)["hand"] == 3


@rule("C-EX-9")
def test_after_the_third_seats_fifth_section_only_the_fourth_has_a_turn() -> None:
    walls = {2: [(name, 0) for name in ("C08", "C09", "C10", "C14")]}
    s = position(4, seat=2, hands={2: ["R", "Y", "B", "P"]}, row=["RYB", "OGP"], walls=walls)
    play(s, 2, "restore C01", "pay R", "pay Y", "pay B", "take turn", "done")
    assert s.to_act == (3,)
    assert kinds(play_and_collect(s, 3, "pass"))[-1] == "game-ended"
    assert s.is_over


@rule("C-EX-11")
def test_a_request_for_red_brings_one_card_each_from_those_who_have_it() -> None:
    s = position(hands={0: ["Y"], 1: ["R", "R:m", "R*"], 2: ["R", "B"], 3: ["P"]}, tiles={0: ["request"]})
    play(s, 0, "request red")
    assert faces_open_to(s, 1) == ["give R", "give R:m", "give R*"]
    play(s, 1, "give R:m")
    events = play_and_collect(s, 2, "give R")
    assert "showed-hand" in kinds(events)
    assert hand(s, 0) == ["R", "R:m", "Y"]
    assert shown(s, 0)["tiles"] == []


@rule("C-EX-12")
def test_a_turn_tile_and_two_paint_tiles_are_three_points() -> None:
    tiles = {0: ["turn", "red", "green", "request", "swap"]}
    s = position(2, at="hand", seat=1, reason="sections", tiles=tiles)
    assert s.scores()[0] == 3


@rule("C-EX-13")
def test_the_last_bishop_tile_is_removed_and_none_follows() -> None:
    s = position(hands={0: ["R", "Y", "B"], 1: ["R", "Y", "B"]}, row=["RYB", "RYB", "OGP"], favourite="red")
    s.bishops_left = 0
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B", "take turn", "done")
    assert s.view(None)["favourite"] is None
    play(s, 1, "restore C02", "pay R", "pay Y", "pay B")
    assert shown(s, 1)["sections"][0]["turns"] == 0


@rule("C-EX-14")
def test_two_sections_in_a_turn_two_tiles_two_cards_of_the_row_and_one_refill() -> None:
    s = position(hands={0: ["R", "Y", "B"] * 2}, row=["RYB", "RYB", "OGP", "OGP"])
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B", "take turn")
    play(s, 0, "restore C02", "pay R", "pay Y", "pay B", "take swap")
    assert [tile for tile in s.display if tile >= 0] == [2]
    assert sorted(s.row) == [-1, -1, 2, 3]
    tiles, sections = s.tiles_left, s.sections_left
    play(s, 0, "done")
    assert (s.tiles_left, s.sections_left) == (tiles - 2, sections - 2)
    assert -1 not in (*s.row, *s.display)


def test_a_whole_round_of_passing_changes_only_hands() -> None:
    s = position(3, hands={seat: ["R", "Y", "B"] for seat in range(3)}, row=["OGP"])
    sit_out(s, until=2)
    assert s.seat == 2
    assert [shown(s, seat)["hand"] for seat in range(3)] == [3, 4, 4]
