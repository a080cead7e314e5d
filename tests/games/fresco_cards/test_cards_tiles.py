"""Section 10 of the ledger: action tiles and their moments."""

import pytest

from bottega.core.events import facts_for
from bottega.games.fresco_cards.paints import COLOURS, ONE_TILE, REQUEST_TILE, SWAP_TILE, TURN_TILE
from bottega.games.fresco_cards.state import CardsState
from bottega.testing import rule
from bottega.testing.fresco_cards import (
    faces_open_to,
    hand,
    kinds,
    open_to,
    play,
    play_and_collect,
    position,
    refuses,
    shown,
)

RESTORING = ("restore C01", "pay R", "pay Y", "pay B")


def restored(tiles: list[str], cards: tuple[str, ...] = ("R", "Y", "B"), row: str = "RYB 1/2/3/4") -> CardsState:
    """Seat 0 has just paid for a section and has yet to take its tile."""
    s = position(hands={0: [*cards, "P"]}, row=[row, "RYB"], tiles={0: tiles})
    play(s, 0, "restore C01", *[f"pay {card}" for card in cards])
    return s


# --- turn tiles ------------------------------------------------------------------------------------------------------


@rule("C-TILE-1", "C-TILE-2", "C-TILE-18", "C-TILE-19")
def test_a_turn_tile_turns_the_section_just_restored_and_leaves_the_game() -> None:
    s = restored(["turn"])
    assert open_to(s, 0) == ["turn", "take turn", "take swap", "take request"]
    without = s.clone()
    events = play_and_collect(s, 0, "turn")
    assert kinds(events) == ["tile-used", "turned"]
    assert shown(s, 0)["sections"][-1] == {"section": "C01", "turns": 1, "points": 2}
    assert (shown(s, 0)["tiles"], s.tiles_used) == ([], ONE_TILE[TURN_TILE])
    assert "turn" not in open_to(s, 0)
    play(without, 0, "take swap")
    assert shown(without, 0)["tiles"] == ["turn", "swap"]


@rule("C-TILE-1", "C-OQ-1")
def test_a_turn_tile_has_no_use_outside_a_restoration() -> None:
    s = position(hands={0: ["R"]}, tiles={0: ["turn"]}, walls={0: [("C08", 0)]})
    assert open_to(s, 0) == ["swap", "pass"]


@rule("C-TILE-4", "C-OQ-7")
def test_three_turns_are_the_most_and_a_turn_tile_cannot_be_wasted() -> None:
    s = restored(["turn", "turn", "turn"], ("R*", "Y", "B"))
    play(s, 0, "turn", "turn")
    assert shown(s, 0)["sections"][-1]["turns"] == 3
    assert refuses(s, 0, "turn")
    assert shown(s, 0)["tiles"] == ["turn"]


@rule("C-OQ-7")
def test_turns_beyond_three_are_not_kept_for_the_next_section() -> None:
    s = position(hands={0: ["R**", "Y**", "B", "R", "Y", "B"]}, row=["RYB", "RYB", "OGP"])
    play(s, 0, "restore C01", "pay R**", "pay Y**", "pay B", "take turn", *[m.replace("C01", "C02") for m in RESTORING])
    assert [facts["turns"] for facts in shown(s, 0)["sections"]] == [3, 0]


@rule("C-OQ-8")
def test_a_tile_gained_helps_from_the_next_section_on() -> None:
    s = position(hands={0: ["R", "Y", "B", "R", "Y"]}, row=["RYB", "RYB", "OGP"], display=["turn", "blue", "swap"])
    play(s, 0, *RESTORING, "take blue")
    assert refuses(s, 0, "turn")
    play(s, 0, "restore C02", "pay R", "pay Y", "pay tile", "take turn")
    assert [facts["turns"] for facts in shown(s, 0)["sections"]] == [0, 0]
    t = position(hands={0: ["R", "Y", "B"] * 2}, row=["RYB", "RYB", "OGP"])
    play(t, 0, *RESTORING, "take turn", *[m.replace("C01", "C02") for m in RESTORING], "turn")
    assert [facts["turns"] for facts in shown(t, 0)["sections"]] == [0, 1]


# --- swap-and-restore tiles ------------------------------------------------------------------------------------------


@rule("C-TILE-5", "C-OQ-1")
def test_a_swap_and_restore_tile_is_declared_at_the_start_of_phase_two_only() -> None:
    s = position(hands={0: ["R", "Y", "B", "R"]}, row=["RYB", "RYB"], tiles={0: ["swap"]})
    assert "swap and restore" in open_to(s, 0)
    play(s, 0, *RESTORING, "take turn")
    assert "swap and restore" not in open_to(s, 0)
    t = position(hands={0: ["R", "Y", "B"]}, row=["RYB"], tiles={0: ["swap", "request"]})
    play(t, 0, "swap", "lay R", "reveal", "draw 1")
    assert all(move.startswith("request") or move == "done" for move in open_to(t, 0))


@rule("C-TILE-6", "C-CHOICE-2", "C-OQ-2")
def test_with_it_one_or_two_sections_may_be_restored_after_the_swap() -> None:
    s = position(
        hands={0: ["R", "Y", "B", "R", "Y", "B", "R", "Y", "B", "P"]}, row=["RYB"] * 4, tiles={0: ["swap"]}, display=[]
    )
    play(s, 0, "swap and restore", "lay P", "reveal", "draw 1", *RESTORING)
    assert open_to(s, 0) == ["restore C02", "restore C03", "restore C04", "done"]
    play(s, 0, *[m.replace("C01", "C03") for m in RESTORING])
    assert shown(s, 0)["restored"] == 2
    assert s.seat == 1  # a third is not allowed, whatever the hand holds


@rule("C-TILE-7", "C-OQ-2")
def test_it_is_spent_when_it_is_declared_even_if_nothing_is_restored() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB"], tiles={0: ["swap"]})
    events = play_and_collect(s, 0, "swap and restore")
    assert kinds(events) == ["tile-used"]
    assert s.tiles_used == ONE_TILE[SWAP_TILE]
    assert all(move.startswith("lay") for move in open_to(s, 0))  # at least one card
    play(s, 0, "lay R", "reveal", "draw 2", "done")
    assert shown(s, 0)["restored"] == 0
    assert shown(s, 0)["tile_points"] == 0


@rule("C-TILE-7")
def test_unused_swap_and_request_tiles_are_worth_nothing() -> None:
    s = position(hands={0: ["R"]}, tiles={0: ["swap", "request"]})
    assert shown(s, 0)["tile_points"] == 0


# --- request tiles ---------------------------------------------------------------------------------------------------


@rule("C-TILE-8", "C-OQ-1")
def test_a_request_tile_may_be_used_at_any_step_of_the_turn_that_is_no_unfinished_swap_or_restoration() -> None:
    requests = ["request red", "request yellow", "request blue", "request orange", "request green", "request purple"]
    s = position(hands={0: ["R", "Y", "B", "R"], 1: ["Y"]}, row=["RYB", "OGP"], tiles={0: ["request"]})
    assert [move for move in open_to(s, 0) if move.startswith("request")] == requests
    swapped = s.clone()
    play(swapped, 0, "swap")
    assert not set(requests) & set(open_to(swapped, 0))
    play(swapped, 0, "lay R", "reveal")
    assert not set(requests) & set(open_to(swapped, 0))
    play(swapped, 0, "draw 1")
    assert open_to(swapped, 0) == [*requests, "done"]
    play(s, 0, "restore C01", "pay R")
    assert not set(requests) & set(open_to(s, 0))
    play(s, 0, "pay Y", "pay B")
    assert not set(requests) & set(open_to(s, 0))
    play(s, 0, "take turn")
    assert set(requests) < set(open_to(s, 0))
    play(s, 0, "request yellow")
    assert s.to_act == (1,)
    assert refuses(s, 1, "request red")


@rule("C-TILE-8", "C-OQ-1")
def test_a_request_is_answered_at_each_of_these_steps_and_the_turn_goes_on_where_it_was() -> None:
    s = position(
        2,
        hands={0: ["R", "Y", "R"], 1: ["B", "B*", "G"]},
        row=["RYB", "OGP"],
        display=["turn"],
        tiles={0: ["request", "request", "request"]},
    )
    play(s, 0, "request blue")
    assert open_to(s, 1) == ["give MK04", "give MK05"]
    play(s, 1, "give B")
    # Still at the choice, nothing used up, and with the card that came the section can be paid for.
    assert {"swap", "restore C01", "pass", "request red"} <= set(open_to(s, 0))
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B")
    play(s, 0, "request green")
    play(s, 1, "give G")
    assert hand(s, 0) == ["G", "R"]
    assert set(open_to(s, 0)) == {f"request {colour}" for colour in COLOURS} | {"done"}
    events = play_and_collect(s, 0, "request yellow")  # seat 1 has none: it shows its hand, and nobody is asked
    assert "showed-hand" in kinds(events)
    assert open_to(s, 0) == ["done"]  # the tiles are used up
    play(s, 0, "done")
    assert s.seat == 1
    assert not [move for move in open_to(s, 1) if move.startswith("request")]


@rule("C-TILE-8", "C-OQ-1")
def test_the_card_of_the_turn_is_drawn_before_anything_is_asked() -> None:
    s = position(2, hands={0: ["R", "Y", "B"], 1: ["R", "Y", "B"]}, tiles={1: ["request"]})
    play(s, 0, "pass")
    assert "request red" in open_to(s, 1)
    assert len(hand(s, 1)) == 4


@rule("C-OQ-1")
def test_a_request_does_not_use_up_the_choice() -> None:
    s = position(2, hands={0: ["R", "Y"], 1: ["B", "P"]}, row=["RYB"], tiles={0: ["request"]})
    play(s, 0, "request blue")
    play(s, 1, "give B")
    assert open_to(s, 0) == ["swap", "restore C01", "pass"]


@rule("C-TILE-9", "C-TILE-10", "C-TILE-12", "C-OQ-22")
def test_every_other_player_with_the_colour_gives_one_card_of_his_choice_clockwise() -> None:
    s = position(
        hands={2: ["Y"], 3: ["R", "P"], 0: ["R:m", "R*", "1.O"], 1: ["R:mm", "B"]}, seat=2, tiles={2: ["request"]}
    )
    events = play_and_collect(s, 2, "request red")
    assert facts_for(events, None)[-1] == {"event": "requested", "seat": 2, "colour": "red"}
    assert (s.to_act, faces_open_to(s, 3)) == ((3,), ["give R"])
    play(s, 3, "give R")
    assert (s.to_act, faces_open_to(s, 0)) == ((0,), ["give R:m", "give R*"])
    play(s, 0, "give R*")
    play(s, 1, "give R:mm")
    assert hand(s, 2) == ["R", "R*", "R:mm", "Y"]
    assert [hand(s, seat) for seat in (3, 0, 1)] == [["P"], ["1.O", "R:m"], ["B"]]
    assert s.to_act == (2,)


@rule("C-OQ-22")
def test_the_colour_of_a_card_is_that_of_its_paint_not_of_its_half_bottle() -> None:
    s = position(2, hands={0: ["Y"], 1: ["B+G", "2.G"]}, tiles={0: ["request"]})
    play(s, 0, "request green")
    assert faces_open_to(s, 1) == ["give 2.G"]


@rule("C-TILE-11")
def test_only_cards_are_given_never_tiles() -> None:
    s = position(2, hands={0: ["Y"], 1: ["P"]}, tiles={0: ["request"], 1: ["red"]})
    events = play_and_collect(s, 0, "request red")
    assert "showed-hand" in kinds(events)
    assert shown(s, 1)["tiles"] == ["red"]


@rule("C-TILE-13")
def test_who_has_none_shows_his_hand() -> None:
    s = position(3, hands={0: ["Y"], 1: ["P", "B"], 2: ["R"]}, tiles={0: ["request"]})
    events = play_and_collect(s, 0, "request red")
    assert {"event": "showed-hand", "seat": 1, "to": 0} in facts_for(events, 2)
    seen = [fact for fact in facts_for(events, 0) if fact["event"] == "saw-hand"]
    assert seen == [{"event": "saw-hand", "seat": 0, "of": 1, "cards": ("MK02", "MK03")}]


@rule("C-TILE-14")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_the_tile_leaves_the_game_in_every_case(colour: str) -> None:
    s = position(2, hands={0: ["Y"], 1: ["R"]}, tiles={0: ["request"]})
    play(s, 0, f"request {colour}")
    assert (shown(s, 0)["tiles"], s.tiles_used) == ([], ONE_TILE[REQUEST_TILE])


@rule("C-OQ-23")
def test_who_is_left_with_few_cards_draws_none_before_the_end_of_his_own_turn() -> None:
    s = position(3, hands={0: ["Y", "Y", "Y"], 1: ["R"], 2: ["R", "B", "B"]}, tiles={0: ["request"]})
    play(s, 0, "request red")
    play(s, 1, "give R")
    play(s, 2, "give R")
    assert [shown(s, seat)["hand"] for seat in range(3)] == [5, 0, 2]
    play(s, 0, "pass")
    assert [shown(s, seat)["hand"] for seat in range(3)] == [5, 1, 2]


# --- paint tiles -----------------------------------------------------------------------------------------------------


@rule("C-TILE-15", "C-TILE-16", "C-TILE-18", "C-OQ-1")
def test_a_paint_tile_stands_for_one_paint_of_its_colour_and_leaves_the_game() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "RYG"], tiles={0: ["blue", "green"]})
    play(s, 0, "restore C01", "pay R", "pay Y")
    assert faces_open_to(s, 0) == ["pay B", "pay tile"]
    with_card = s.clone()
    play(with_card, 0, "pay B")
    assert shown(with_card, 0)["tiles"] == ["blue", "green"]
    events = play_and_collect(s, 0, "pay tile")
    assert "tile-used" in kinds(events)
    assert shown(s, 0)["tiles"] == ["green"]
    assert hand(s, 0) == ["B"]


@rule("C-TILE-3", "C-TILE-17")
def test_unused_turn_and_paint_tiles_are_worth_a_point() -> None:
    s = position(hands={0: ["R"]}, tiles={0: ["turn", "turn", "green"]})
    assert shown(s, 0)["tile_points"] == 3


@rule("C-TILE-19")
def test_two_tiles_of_a_sort_serve_once_each() -> None:
    s = position(2, hands={0: ["Y"], 1: ["P"]}, tiles={0: ["request", "request"]})
    play(s, 0, "request red", "request blue")
    assert not [move for move in open_to(s, 0) if move.startswith("request")]
