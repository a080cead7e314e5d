"""Sections 3 to 5, 8 and 9 of the ledger: the three phases of a turn."""

import pytest

from bottega.core.events import facts_for
from bottega.games.fresco_cards.state import CardsState
from bottega.testing import rule
from bottega.testing.fresco_cards import faces, hand, kinds, open_to, play, play_and_collect, position, refuses, shown


@rule("C-TURN-1", "C-TURN-3")
def test_turns_go_clockwise_and_one_is_over_before_the_next_begins() -> None:
    s = position(3, seat=1, first=1, hands={0: ["R"], 1: ["R", "Y", "B"], 2: ["R", "Y", "B"]})
    order = []
    for _ in range(4):
        order.append(s.to_act[0])
        assert all(refuses(s, seat, "pass") for seat in range(3) if seat != s.to_act[0])
        play(s, s.to_act[0], "pass")
    assert order == [1, 2, 0, 1]


@rule("C-TURN-2", "C-DRAW-1", "C-PASS-3")
def test_a_turn_is_one_card_from_the_market_then_the_choice_then_the_hand() -> None:
    s = position(2, at="draw", hands={0: ["R"], 1: ["R", "Y", "B"]}, top={"market": ["B*", "Y:mm", "P"]})
    assert hand(s, 0) == ["B*", "R"]
    events = play_and_collect(s, 0, "pass")
    assert kinds(events) == ["passed", "drew", "drew-card", "turn-began", "drew", "drew-card"]
    assert hand(s, 0) == ["B*", "R", "Y:mm"]
    assert hand(s, 1) == ["B", "P", "R", "Y"]


@rule("C-DRAW-2", "C-OQ-11")
@pytest.mark.parametrize("pile", ["market", "1", "2", "3"])
def test_an_empty_pile_is_made_from_its_own_discards_when_a_card_is_to_be_drawn(pile: str) -> None:
    prefix = "" if pile == "market" else f"{pile}."
    s = position(2, hands={0: ["R", "Y", "B"], 1: ["R", "Y", "B"]}, discards=["1.O", "2.G", "3.P", "Y", "B", "B"])
    number = ["market", "1", "2", "3"].index(pile)
    discarded = s.discards & s.rules.c.of_pile[number]
    s.hands[1] |= sum([1 << card for card in s.order[s.rules.base[number] :][: s.left[number]]])
    s.left[number] = 0
    if pile == "market":
        play(s, 0, "pass")
        drawn = s.hands[1] & discarded
    else:
        play(s, 0, "swap", "lay R", "reveal", f"draw {pile}")
        drawn = s.hands[0] & discarded
    assert faces(s, drawn)[0].startswith(prefix)
    assert drawn.bit_count() == 1
    assert s.left[number] == discarded.bit_count() - 1
    others = [n for n in range(1, 4) if n != number]
    assert all(s.discards & s.rules.c.of_pile[n] for n in others)


@rule("C-OQ-11")
def test_a_pile_that_has_just_run_out_is_not_shuffled_yet() -> None:
    s = position(2, hands={0: ["R", "Y", "B"], 1: ["R", "Y", "B"]}, discards=["Y", "B"])
    s.hands[1] |= sum([1 << card for card in s.order[1 : s.left[0]]])
    s.order = (s.order[0], *s.order[1:])
    s.left[0] = 1
    events = play_and_collect(s, 0, "swap", "lay R", "reveal", "draw 1")
    assert "reshuffled" not in kinds(events)
    assert s.left[0] == 0
    assert faces(s, s.discards) == ["B", "R", "Y"]


@rule("C-OQ-10")
def test_with_pile_and_discard_empty_the_market_draw_is_skipped() -> None:
    s = position(2, hands={0: ["R", "Y", "B"], 1: ["R", "Y", "B"]})
    s.hands[1] |= sum([1 << card for card in s.order[: s.left[0]]])
    s.left[0] = 0
    before = s.hands[1]
    events = play_and_collect(s, 0, "pass")
    assert kinds(events) == ["passed", "turn-began", "draw-lost"]
    assert s.hands[1] == before
    assert s.to_act == (1,)


@rule("C-OQ-10")
def test_a_workshop_pile_without_cards_cannot_be_named_and_with_none_the_draw_is_lost() -> None:
    s = position(2, hands={0: ["R", "Y:mw", "B"], 1: ["R"]})
    for number in (1, 3):
        s.hands[1] |= sum([1 << card for card in s.order[s.rules.base[number] :][:14]])
        s.left[number] = 0
    play(s, 0, "swap", "lay R", "lay Y:mw", "reveal")
    assert open_to(s, 0) == ["draw market", "draw 2"]  # the plain workshop draw had one pile to come from
    assert s.left[2] == 13
    t = position(2, hands={0: ["R:ww", "Y"], 1: ["R", "R", "R"]})
    for number in (1, 2, 3):
        t.hands[1] |= sum([1 << card for card in t.order[t.rules.base[number] :][:14]])
        t.left[number] = 0
    events = play_and_collect(t, 0, "swap", "lay R:ww", "reveal")
    assert kinds(events)[:3] == ["laid", "draw-lost", "draw-lost"]
    assert hand(t, 0)[:1] != []
    assert t.hands[0].bit_count() == 3  # no market card instead, but the hand is filled up at the end


@rule("C-CHOICE-1", "C-CHOICE-2")
def test_a_turn_is_for_swapping_or_restoring_or_passing() -> None:
    s = position(hands={0: ["R", "Y", "B", "R", "Y", "B"]}, row=["RYB", "OGP"])
    assert open_to(s, 0) == ["swap", "restore C01", "pass"]
    swapped = s.clone()
    play(swapped, 0, "swap", "lay R", "reveal", "draw 1")
    assert swapped.seat == 1  # nothing may be restored after a swap
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B", "take turn")
    assert open_to(s, 0) == ["done"]  # nor swapped after a restoration


@rule("C-CHOICE-3", "C-PASS-1")
def test_who_can_neither_swap_nor_restore_passes() -> None:
    s = position(2, hands={0: [], 1: ["R", "Y", "B"]}, row=["RYB"])
    assert s.seat == 1  # without a card, seat 0 had nothing to decide
    assert s.hands[0].bit_count() == 3


@rule("C-PASS-1")
def test_mixes_are_considered_before_anybody_must_pass() -> None:
    s = position(hands={0: ["R", "Y+G", "B+G", "P"]}, row=["RGP"])
    assert "restore C01" in open_to(s, 0)


@rule("C-PASS-2", "C-PASS-3")
def test_who_could_act_may_pass() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB"])
    play(s, 0, "pass")
    assert s.seat == 1
    assert hand(s, 0) == ["B", "R", "Y"]


def with_cards(count: int) -> CardsState:
    """Seat 0 at the check of its hand with so many cards."""
    return position(2, at="hand", hands={0: ["R", "Y", "B", "R", "Y", "B", "R", "Y", "B"][:count], 1: ["R", "R", "R"]})


@rule("C-HAND-1", "C-HAND-2", "C-HAND-3")
def test_above_seven_cards_the_player_discards_what_he_likes() -> None:
    s = with_cards(8)
    assert s.to_act == (0,)
    assert len(open_to(s, 0)) == 8
    events = play_and_collect(s, 0, "discard B")
    assert facts_for(events, None)[0] == {"event": "discarded", "seat": 0, "cards": ("MK03",), "from_hand": True}
    assert faces(s, s.discards) == ["B"]
    assert (s.hands[0].bit_count(), s.seat) == (7, 1)


@rule("C-HAND-1")
def test_seven_cards_are_not_too_many() -> None:
    assert with_cards(7).seat == 1


@rule("C-HAND-3", "C-INV-10")
def test_discards_go_to_the_pile_of_their_back() -> None:
    s = position(2, at="hand", hands={0: ["R", "1.O", "2.G", "3.P", "R", "R", "R", "R", "R", "R", "R"]})
    play(s, 0, "discard R", "discard 1.O", "discard 2.G", "discard 3.P")
    assert [len(facts["discards"]) for facts in s.view(None)["piles"]] == [1, 1, 1, 1]


@rule("C-HAND-4", "C-OQ-12", "C-SRC-3")
@pytest.mark.parametrize(("held", "after"), [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4)])
def test_a_hand_below_three_is_filled_from_the_market(held: int, after: int) -> None:
    s = with_cards(held)
    assert s.hands[0].bit_count() == after


@rule("C-SRC-3", "C-OQ-12")
def test_the_refill_comes_after_a_restoration_and_a_swap_as_well() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"])
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B", "take turn", "done")
    assert s.hands[0].bit_count() == 3
    t = position(hands={0: ["R"]}, top={"1": ["1.O"]})
    play(t, 0, "swap", "lay R", "reveal", "draw 1")
    assert (t.hands[0].bit_count(), hand(t, 0).count("1.O")) == (3, 1)


@rule("C-HAND-5")
def test_the_limit_holds_at_the_end_of_the_turn_only() -> None:
    s = position(hands={0: ["R:mm"] * 7})
    play(s, 0, "swap", *["lay R:mm"] * 7)
    play(s, 0, "reveal")
    assert s.hands[0].bit_count() == 14
    assert s.menus[0].name == "discard"
    t = position(2, at="draw", hands={0: ["R"] * 7})
    assert t.hands[0].bit_count() == 8


@rule("C-HAND-6", "C-OQ-9")
def test_neither_tiles_nor_sections_nor_laid_cards_count_as_hand() -> None:
    s = position(
        hands={0: ["R", "Y", "B", "R", "R", "R", "R", "R", "R", "R"]},
        tiles={0: ["turn", "turn", "request"]},
        walls={0: [("C10", 1)]},
        row=["RYB", "OGP"],
    )
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B", "take turn")
    assert shown(s, 0)["hand"] == 7
    play(s, 0, "done")
    assert s.seat == 1


@rule("C-OQ-9")
def test_cards_with_half_bottles_count_like_any_other() -> None:
    s = position(2, at="hand", hands={0: ["Y+G", "B+G"] * 4})
    assert s.menus[0].name == "discard"


@rule("C-OQ-13")
def test_nothing_may_be_played_after_the_check() -> None:
    s = position(2, at="hand", hands={0: ["R"] * 8, 1: ["R", "R", "R"]}, tiles={0: ["request", "turn", "swap"]})
    assert all(move.startswith("discard") for move in open_to(s, 0))
    play(s, 0, "discard R")
    assert s.seat == 1
