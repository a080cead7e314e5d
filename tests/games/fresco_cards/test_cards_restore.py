"""Section 7 of the ledger: restoring sections, the bishop's favourite colour, and mixes."""

import pytest

from bottega.core.events import facts_for
from bottega.games.fresco_cards.paints import TILES
from bottega.games.fresco_cards.state import CardsState
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
    refuses,
    shown,
)


def pay(s: CardsState, section: str, *cards: str) -> None:
    """Seat 0 restores a section with these cards; `tile` is a paint tile."""
    play(s, 0, f"restore {section}", *[f"pay {card}" for card in cards])


def last_section(s: CardsState, seat: int = 0) -> tuple[int, int]:
    """Turns and points of the section restored last."""
    facts = shown(s, seat)["sections"][-1]
    return facts["turns"], facts["points"]


@rule("C-OQ-32")
def test_an_edition_may_have_any_colour_on_any_card() -> None:
    """In the house edition market cards bear basic paints and workshop cards blends; nothing depends on that."""
    s = position(hands={0: ["1.R", "2.Y", "3.B", "O", "G", "P"]}, row=["RYB", "OGP", "RYO", "BGP"])
    assert open_to(s, 0) == ["swap", "restore C01", "restore C02", "restore C03", "restore C04", "pass"]
    pay(s, "C03", "1.R", "2.Y", "O")
    assert last_section(s)[0] == 0


@rule("C-RESTORE-1")
def test_only_sections_of_the_row_may_be_restored() -> None:
    s = position(hands={0: ["R", "Y", "B", "1.O", "2.G", "3.P"]}, row=["RYB", "OGP", "RYO", "BGP"])
    assert open_to(s, 0) == ["swap", "restore C01", "restore C02", "restore C03", "restore C04", "pass"]
    assert all(refuses(s, 0, f"restore C{number:02}") for number in range(5, 26))


@rule("C-RESTORE-2")
def test_all_three_paints_must_be_in_hand() -> None:
    s = position(hands={0: ["R", "Y", "Y", "1.O"]}, row=["RYB", "RYO", "RYG"])
    assert open_to(s, 0) == ["swap", "restore C02", "pass"]


@rule("C-RESTORE-3", "C-VIS-4")
def test_the_cards_used_lie_open_before_the_player() -> None:
    s = position(hands={0: ["R", "Y", "B", "P"]}, row=["RYB", "OGP"])
    events = play_and_collect(s, 0, "restore C01", "pay R", "pay Y", "pay B")
    assert facts_for(events, None)[0]["cards"] == ("MK01", "MK02", "MK03")
    assert [face["card"] for face in s.view(None)["laid"]] == ["MK01", "MK02", "MK03"]
    assert hand(s, 0) == ["P"]


@rule("C-RESTORE-4")
def test_the_section_leaves_the_row_and_shows_its_lowest_number() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB 1/2/3/4", "OGP"])
    pay(s, "C01", "R", "Y", "B")
    assert [face and face["section"] for face in s.view(None)["row"]] == [None, "C02", None, None]
    assert shown(s, 0)["sections"] == [{"section": "C01", "turns": 0, "points": 1}]


@rule("C-RESTORE-5", "C-OQ-34")
@pytest.mark.parametrize(("cards", "turns"), [(["R*", "Y", "B"], 1), (["R*", "Y*", "B"], 2), (["R**", "Y*", "B"], 3)])
def test_each_bishop_symbol_turns_the_section_once_by_itself(cards: list[str], turns: int) -> None:
    s = position(hands={0: cards}, row=["RYB 1/3/5/9", "OGP"])
    pay(s, "C01", *cards)
    assert last_section(s) == (turns, (1, 3, 5, 9)[turns])


@rule("C-RESTORE-6")
def test_each_section_brings_one_of_the_open_action_tiles() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"], display=["turn", "request", "green"])
    pay(s, "C01", "R", "Y", "B")
    assert open_to(s, 0) == ["take turn", "take request", "take green"]
    events = play_and_collect(s, 0, "take request")
    assert kinds(events) == ["tile-taken"]
    assert shown(s, 0)["tiles"] == ["request"]
    assert sorted(filter(None, s.view(None)["display"])) == ["green", "turn"]


@rule("C-OQ-24")
def test_taking_a_tile_is_compulsory_and_one_sort_is_taken_without_asking() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"], display=["turn", "turn", "turn"])
    assert "tile-taken" in kinds(play_and_collect(s, 0, "restore C01", "pay R", "pay Y", "pay B"))
    assert shown(s, 0)["tiles"] == ["turn"]


@rule("C-OQ-24")
def test_without_an_open_tile_the_restoration_stands_without_reward() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"], display=[])
    pay(s, "C01", "R", "Y", "B")
    assert shown(s, 0)["restored"] == 1
    assert shown(s, 0)["tiles"] == []
    assert open_to(s, 0) == ["done"]


@rule("C-OQ-24")
def test_without_an_open_tile_a_turn_tile_may_still_be_used_or_not() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"], display=[], tiles={0: ["turn"]})
    pay(s, "C01", "R", "Y", "B")
    assert open_to(s, 0) == ["turn", "done"]
    play(s, 0, "done")
    assert last_section(s)[0] == 0
    assert s.step == 4


@rule("C-RESTORE-7")
def test_all_restored_sections_and_their_numbers_stay_visible() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB 1/2/3/4", "OGP"], walls={0: [("C08", 2), ("C20", 3)]})
    pay(s, "C01", "R", "Y", "B")
    assert [(facts["section"], facts["points"]) for facts in shown(s, 0)["sections"]] == [
        ("C08", 5),
        ("C20", 8),
        ("C01", 1),
    ]


@rule("C-RESTORE-8", "C-RESTORE-9")
def test_several_sections_may_be_restored_in_a_turn_each_with_its_own_cards() -> None:
    s = position(hands={0: ["R", "Y", "B", "R", "Y", "B", "P"]}, row=["RYB", "RYB", "RYB", "RYP"])
    pay(s, "C01", "R", "Y", "B")
    play(s, 0, "take turn")
    assert open_to(s, 0) == ["restore C02", "restore C03", "restore C04", "done"]
    pay(s, "C02", "R", "Y", "B")
    play(s, 0, "take swap")
    assert open_to(s, 0) == ["done"]  # a purple card alone pays for nothing more
    assert hand(s, 0) == ["P"]


@rule("C-RESTORE-8")
def test_more_than_two_sections_in_a_turn() -> None:
    s = position(hands={0: ["R", "Y", "B"] * 3}, row=["RYB", "RYB", "RYB"])
    for section, tile in (("C01", "turn"), ("C02", "swap")):
        pay(s, section, "R", "Y", "B")
        play(s, 0, f"take {tile}")
    pay(s, "C03", "R", "Y", "B")
    assert shown(s, 0)["restored"] == 3


@rule("C-RESTORE-10")
def test_the_fourth_turn_is_lost() -> None:
    s = position(hands={0: ["R**", "Y**", "B"]}, row=["RYB 1/3/5/9", "OGP"], favourite="blue")
    pay(s, "C01", "R**", "Y**", "B")
    assert last_section(s) == (3, 9)


@rule("C-RESTORE-11", "C-RESTORE-13")
def test_used_cards_go_to_their_own_discards_after_the_last_restoration() -> None:
    s = position(hands={0: ["R", "1.O", "3.P", "Y"]}, row=["ROP", "OGP"])
    pay(s, "C01", "R", "1.O", "3.P")
    play(s, 0, "take turn")
    assert s.discards == 0
    play(s, 0, "done")
    assert [len(facts["discards"]) for facts in s.view(None)["piles"]] == [1, 1, 0, 1]


@rule("C-RESTORE-12", "C-OQ-3")
def test_the_board_is_refilled_once_in_a_fixed_order() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP", "OGP", "OGP"], favourite="red")
    pay(s, "C01", "R", "Y", "B")
    play(s, 0, "take turn")
    assert (sorted(s.row), sorted(s.display)) == ([-1, 1, 2, 3], [-1, 1, 2])
    events = play_and_collect(s, 0, "done")
    assert kinds(events)[:4] == ["discarded", "tiles-refilled", "row-refilled", "favourite-changed"]
    assert -1 not in s.row
    assert -1 not in s.display


@rule("C-RESTORE-14")
def test_a_section_is_turned_no_more_once_its_tile_is_taken() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"], tiles={0: ["turn", "turn"]})
    pay(s, "C01", "R", "Y", "B")
    play(s, 0, "take swap")
    assert refuses(s, 0, "turn")
    assert last_section(s)[0] == 0


# --- the favourite colour --------------------------------------------------------------------------------------------


@rule("C-BISHOP-1", "C-OQ-6")
def test_the_favourite_colour_turns_the_section_once_by_itself() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB 1/2/3/4", "OGP"], favourite="yellow")
    pay(s, "C01", "R", "Y", "B")
    assert last_section(s) == (1, 2)


@rule("C-BISHOP-2", "C-OQ-6")
def test_its_turn_counts_toward_three_and_the_tile_goes_even_if_the_turn_was_lost() -> None:
    s = position(hands={0: ["R**", "Y*", "B"]}, row=["RYB 1/2/3/4", "OGP"], favourite="blue")
    pay(s, "C01", "R**", "Y*", "B")
    assert last_section(s) == (3, 4)
    play(s, 0, "take turn")
    assert "favourite-changed" in kinds(play_and_collect(s, 0, "done"))


@rule("C-BISHOP-3")
def test_a_used_favourite_colour_gives_way_to_the_next_tile() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"], favourite="blue")
    following = s.bishop_order[s.bishops_left - 1]
    pay(s, "C01", "R", "Y", "B")
    play(s, 0, "take turn")
    assert s.view(0)["favourite"] == "blue"
    left = s.bishops_left
    play(s, 0, "done")
    assert (s.favourite, s.bishops_left) == (following, left - 1)


@rule("C-BISHOP-4")
def test_after_the_last_tile_there_is_no_favourite_colour() -> None:
    s = position(hands={0: ["R", "Y", "B"], 1: ["R", "Y", "B"]}, row=["RYB", "RYB", "OGP"], favourite="blue")
    s.bishops_left = 0
    pay(s, "C01", "R", "Y", "B")
    play(s, 0, "take turn", "done")
    assert s.view(1)["favourite"] is None
    play(s, 1, "restore C02", "pay R", "pay Y", "pay B")
    assert last_section(s, 1)[0] == 0


@rule("C-BISHOP-5")
def test_an_unused_favourite_colour_stays() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"], favourite="green")
    pay(s, "C01", "R", "Y", "B")
    play(s, 0, "take turn")
    left = s.bishops_left
    assert "favourite-changed" not in kinds(play_and_collect(s, 0, "done"))
    assert (s.view(0)["favourite"], s.bishops_left) == ("green", left)


@rule("C-OQ-4")
def test_one_tile_holds_for_all_sections_of_the_turn_and_one_is_removed() -> None:
    s = position(hands={0: ["R", "Y", "B"] * 2}, row=["RYB", "RYB", "OGP"], favourite="red")
    left = s.bishops_left
    pay(s, "C01", "R", "Y", "B")
    play(s, 0, "take turn")
    pay(s, "C02", "R", "Y", "B")
    play(s, 0, "take swap")
    assert [facts["turns"] for facts in shown(s, 0)["sections"]] == [1, 1]
    play(s, 0, "done")
    assert s.bishops_left == left - 1


@rule("C-OQ-5")
@pytest.mark.parametrize(
    ("favourite", "turns"), [("green", 2), ("yellow", 1), ("blue", 1)], ids=["the blend", "one half", "the other half"]
)
def test_a_mix_is_a_use_of_its_blend_and_not_of_its_halves(favourite: str, turns: int) -> None:
    s = position(hands={0: ["R", "Y+G", "B+G", "1.O"]}, row=["RGO", "OGP"], favourite=favourite)
    pay(s, "C01", "R", "Y+G", "B+G", "1.O")
    assert last_section(s)[0] == turns


@rule("C-OQ-5")
def test_a_paint_tile_is_a_use_of_its_colour() -> None:
    s = position(hands={0: ["R", "Y"]}, row=["RYB", "OGP"], tiles={0: ["blue"]}, favourite="blue")
    pay(s, "C01", "R", "Y", "tile")
    assert last_section(s)[0] == 1


# --- mixes -----------------------------------------------------------------------------------------------------------


@rule("C-MIX-1", "C-MIX-2", "C-MIX-5", "C-OQ-18")
@pytest.mark.parametrize(
    ("row", "first", "second"), [("RBO", "R+O", "Y+O"), ("RYG", "Y+G", "B+G"), ("YBP", "R+P", "B+P")]
)
def test_two_halves_of_a_blend_stand_for_one_paint_of_it(row: str, first: str, second: str) -> None:
    s = position(hands={0: ["R", "Y", "B", first, second]}, row=[row, "OGP"])
    pay(s, "C01", *row[:2], first, second)
    assert len(faces(s, s.laid)) == 4
    assert last_section(s)[0] == 1


@rule("C-MIX-3", "C-MIX-4", "C-MIX-8")
def test_several_mixes_may_serve_one_section_and_each_turns_it() -> None:
    cards = ["R+O", "Y+O", "Y+G", "B+G", "R+P", "B+P"]
    s = position(hands={0: cards}, row=["OGP 4/5/6/8", "RYB"])
    pay(s, "C01", *cards)
    assert last_section(s) == (3, 8)
    t = position(hands={0: [*cards[:4], "3.P**"]}, row=["OGP 4/5/6/8", "RYB"])
    pay(t, "C01", *cards[:4], "3.P**")
    assert last_section(t) == (3, 8)  # four turns earned, three made


@rule("C-MIX-6")
def test_mixing_is_optional_where_a_plain_card_is_at_hand() -> None:
    s = position(hands={0: ["R", "Y", "Y+G", "B+G", "2.G"]}, row=["RYG", "OGP"])
    play(s, 0, "restore C01", "pay R", "pay Y")
    assert faces_open_to(s, 0) == ["pay Y+G", "pay 2.G"]
    t = s.clone()
    play(s, 0, "pay 2.G")
    play(t, 0, "pay Y+G", "pay B+G")
    assert (last_section(s)[0], last_section(t)[0]) == (0, 1)


@rule("C-MIX-7")
def test_a_card_with_a_half_bottle_may_serve_as_plain_paint() -> None:
    s = position(hands={0: ["R+O", "Y+G", "B+P"]}, row=["RYB", "OGP"])
    pay(s, "C01", "R+O", "Y+G", "B+P")
    assert last_section(s)[0] == 0


@rule("C-OQ-17")
def test_halves_of_different_blends_do_not_mix() -> None:
    s = position(hands={0: ["R", "B", "R+P", "Y+O"]}, row=["RBO", "OGP"])
    assert "restore C01" not in open_to(s, 0)
    plain = position(hands={0: ["R", "B", "R+O", "Y"]}, row=["RBO", "OGP"])
    assert "restore C01" not in open_to(plain, 0)


@rule("C-OQ-17")
def test_as_an_option_any_two_halves_of_different_basic_colours_mix() -> None:
    s = position(hands={0: ["R", "B", "R+P", "Y+G"]}, row=["RBO", "OGP"], options={"half_bottles": "any"})
    pay(s, "C01", "R", "B", "R+P", "Y+G")
    assert last_section(s)[0] == 1
    same = position(hands={0: ["R", "B", "R+P", "R+O"]}, row=["RBO", "OGP"], options={"half_bottles": "any"})
    assert "restore C01" not in open_to(same, 0)


@rule("C-OQ-17")
def test_as_an_option_one_half_cannot_serve_two_mixes() -> None:
    short = position(hands={0: ["R+O", "Y+O", "B+G", "2.G"]}, row=["OPG"], options={"half_bottles": "any"})
    assert "restore C01" not in open_to(short, 0)
    both = position(hands={0: ["R+O", "Y+O", "B+G", "R+O", "2.G"]}, row=["OPG"], options={"half_bottles": "any"})
    pay(both, "C01", "R+O", "Y+O", "R+O", "B+G", "2.G")
    assert last_section(both)[0] == 2


@rule("C-OQ-19")
def test_symbols_on_mixed_cards_count_besides_the_one_the_mix_forms() -> None:
    s = position(hands={0: ["R", "Y", "Y+G*", "B+G*"]}, row=["RYG", "OGP"])
    pay(s, "C01", "R", "Y", "Y+G*", "B+G*")
    assert last_section(s)[0] == 3


@rule("C-OQ-20")
def test_exactly_one_paint_for_each_colour() -> None:
    s = position(hands={0: ["R", "R*", "Y", "B"]}, row=["RYB", "OGP"])
    play(s, 0, "restore C01", "pay R")
    assert faces_open_to(s, 0) == ["pay Y"]  # the other red card cannot be added for its symbol
    play(s, 0, "pay Y", "pay B")
    assert hand(s, 0) == ["R*"]


@rule("C-OQ-21")
def test_a_paint_tile_is_no_half_of_a_mix_and_bears_no_symbol() -> None:
    s = position(hands={0: ["R", "Y", "Y+G"]}, row=["RYG", "OGP"], tiles={0: ["blue"]})
    assert "restore C01" not in open_to(s, 0)
    t = position(hands={0: []}, row=["RYB", "OGP"], tiles={0: ["red", "yellow", "blue"]})
    assert open_to(t, 0) == ["restore C01", "pass"]
    pay(t, "C01", "tile", "tile", "tile")
    assert last_section(t)[0] == 0
    assert t.tiles_used == sum([16 ** TILES.index(paint) for paint in ("red", "yellow", "blue")])


# --- no dead ends ----------------------------------------------------------------------------------------------------


@rule("C-RESTORE-2", "C-MIX-2")
def test_a_card_that_a_later_mix_needs_cannot_be_paid_away() -> None:
    s = position(hands={0: ["R+O", "R", "Y+O", "Y"]}, row=["RYO", "OGP"])
    play(s, 0, "restore C01")
    assert faces_open_to(s, 0) == ["pay R"]
    play(s, 0, "pay R")
    assert faces_open_to(s, 0) == ["pay Y"]
    play(s, 0, "pay Y")
    assert faces_open_to(s, 0) == ["pay R+O"]
    play(s, 0, "pay R+O")
    assert faces_open_to(s, 0) == ["pay Y+O"]


@rule("C-RESTORE-2", "C-MIX-2")
def test_a_mix_that_would_use_up_a_basic_card_is_not_offered() -> None:
    s = position(hands={0: ["1.O", "R+O", "Y+O", "B"]}, row=["ORB", "OGP"])
    play(s, 0, "restore C01")
    assert faces_open_to(s, 0) == ["pay 1.O"]  # mixing would leave no red
    t = position(hands={0: ["R+O", "Y+O", "B"]}, row=["ORB", "OGP"])
    assert "restore C01" not in open_to(t, 0)
    u = position(hands={0: ["R+O", "Y+O", "B"]}, row=["ORB", "OGP"], tiles={0: ["red"]})
    pay(u, "C01", "R+O", "Y+O", "tile", "B")
    assert last_section(u)[0] == 1
