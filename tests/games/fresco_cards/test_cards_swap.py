"""Section 6 of the ledger: swapping cards."""

import pytest

from bottega.core.events import facts_for
from bottega.testing import rule
from bottega.testing.fresco_cards import (
    face_of,
    faces,
    faces_open_to,
    hand,
    kinds,
    open_to,
    play,
    play_and_collect,
    position,
    refuses,
)


@rule("C-SWAP-1", "C-OQ-14")
def test_any_number_of_cards_may_be_laid_but_not_none() -> None:
    s = position(hands={0: ["R", "Y", "B"]})
    play(s, 0, "swap")
    assert faces_open_to(s, 0) == ["lay R", "lay Y", "lay B"]
    play(s, 0, "lay R")
    assert faces_open_to(s, 0) == ["lay Y", "lay B", "reveal"]
    play(s, 0, "lay Y", "lay B")
    assert open_to(s, 0) == ["reveal"]
    play(s, 0, "reveal")
    assert faces(s, s.laid) == ["B", "R", "Y"]
    assert hand(s, 0) == []


@rule("C-SWAP-2")
def test_market_and_workshop_cards_mix() -> None:
    s = position(hands={0: ["R", "1.O", "3.P"]})
    play(s, 0, "swap", "lay R", "lay 1.O", "reveal")
    assert faces(s, s.laid) == ["1.O", "R"]


@rule("C-SWAP-3", "C-SWAP-6", "C-SWAP-9")
@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_each_market_symbol_draws_a_market_card_into_the_hand(symbols: int) -> None:
    s = position(hands={0: ["R:" + "m" * symbols, "Y", "Y"]}, top={"market": ["B*", "P", "G"]})
    play(s, 0, "swap", "lay R:" + "m" * symbols, "reveal")
    assert hand(s, 0) == sorted([*["B*", "P", "G"][:symbols], "Y", "Y"])


@rule("C-SWAP-4", "C-SWAP-7")
def test_each_workshop_symbol_draws_from_a_pile_of_choice() -> None:
    s = position(hands={0: ["R", "B:ww", "Y"]}, top={"1": ["1.O:m", "1.O:mm"], "3": ["3.P:mm"]})
    play(s, 0, "swap", "lay R", "lay B:ww", "reveal")
    assert open_to(s, 0) == ["draw 1", "draw 2", "draw 3"]
    play(s, 0, "draw 1", "draw 3", "draw 1")
    assert hand(s, 0) == ["1.O:m", "1.O:mm", "3.P:mm", "Y"]


@rule("C-SWAP-5", "C-OQ-15")
@pytest.mark.parametrize(("choice", "gain"), [("draw market", ["B*", "P"]), ("draw 2", ["2.G*"])])
def test_a_card_with_both_symbols_fetches_one_kind_chosen_when_its_draw_comes(choice: str, gain: list[str]) -> None:
    s = position(hands={0: ["R:mmw", "Y", "Y"]}, top={"market": ["B*", "P"], "2": ["2.G*"]})
    play(s, 0, "swap", "lay R:mmw", "reveal")
    assert open_to(s, 0) == ["draw market", "draw 1", "draw 2", "draw 3"]
    play(s, 0, choice)
    assert hand(s, 0) == sorted([*gain, "Y", "Y"])


@rule("C-OQ-16")
def test_a_card_with_several_of_both_symbols_is_not_split() -> None:
    s = position(hands={0: ["R:mmww", "Y", "Y"]}, top={"2": ["2.G*"], "1": ["1.O*"]})
    play(s, 0, "swap", "lay R:mmww", "reveal", "draw 2")
    assert open_to(s, 0) == ["draw 1", "draw 2", "draw 3"]
    play(s, 0, "draw 1")
    assert hand(s, 0) == ["1.O*", "2.G*", "Y", "Y"]


@rule("C-SWAP-8", "C-OQ-15")
def test_each_card_is_seen_before_the_next_pile_is_chosen() -> None:
    s = position(hands={0: ["R:ww", "Y"]}, top={"1": ["1.O*:mm"]})
    events = play_and_collect(s, 0, "swap", "lay R:ww", "reveal", "draw 1")
    assert [fact["event"] for fact in facts_for(events, 0)] == ["laid", "drew", "drew-card"]
    assert "1.O*:mm" in [face_of(s, face["card"]) for face in s.view(0)["mine"]["hand"]]
    assert open_to(s, 0) == ["draw 1", "draw 2", "draw 3"]


@rule("C-SWAP-8", "C-OQ-15")
def test_market_cards_come_first_and_the_cards_with_a_choice_last() -> None:
    s = position(hands={0: ["R:mw", "B", "Y:m"]}, top={"market": ["P*"], "1": ["1.O*"]})
    play(s, 0, "swap", "lay R:mw", "lay B", "lay Y:m", "reveal")
    assert hand(s, 0) == ["P*"]
    assert open_to(s, 0) == ["draw 1", "draw 2", "draw 3"]
    play(s, 0, "draw 1")
    assert open_to(s, 0)[0] == "draw market"


@rule("C-SWAP-10", "C-SWAP-11")
def test_laid_cards_are_discarded_after_the_last_draw_so_they_cannot_be_drawn_again() -> None:
    s = position(2, hands={0: ["R:mm", "1.O"], 1: ["Y", "Y", "Y"]}, discards=["B*"])
    s.hands[1] |= sum([1 << card for card in s.order[: s.left[0]]])
    s.left[0] = 0
    play(s, 0, "swap", "lay R:mm", "lay 1.O", "reveal")
    # One card was in the discard: it came back, and the second draw found nothing, not even the card just laid.
    assert hand(s, 0) == ["B*"]
    assert faces(s, s.laid) == ["1.O", "R:mm"]
    assert s.discards == 0
    events = play_and_collect(s, 0, "draw 2")
    assert kinds(events)[:3] == ["drew", "drew-card", "discarded"]


@rule("C-SWAP-12")
def test_colour_bishop_and_half_bottle_of_a_laid_card_do_nothing() -> None:
    s = position(hands={0: ["Y+G*", "B+G*", "R"]}, row=["RGP"], favourite="yellow")
    play(s, 0, "swap", "lay Y+G*", "lay B+G*", "reveal", "draw 1", "draw 1")
    assert s.favourite == 1
    assert s.walls == [0, 0, 0, 0]
    assert faces(s, s.discards) == ["B+G*", "Y+G*"]


@rule("C-OQ-15")
def test_cards_drawn_cannot_be_added_and_all_draws_must_be_taken() -> None:
    s = position(hands={0: ["R:ww", "Y"]})
    play(s, 0, "swap", "lay R:ww", "reveal", "draw 1")
    assert all(refuses(s, 0, move) for move in ("lay Y", "lay 1.O", "reveal", "done", "pass", "draw market"))
