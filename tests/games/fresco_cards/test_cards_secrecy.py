"""Section 13 of the ledger: who sees what, and what a seat that has watched can know."""

import json
from typing import Any

import pytest

from bottega.core.bits import bits
from bottega.core.events import facts_for
from bottega.core.rng import Rng
from bottega.games.fresco_cards.paints import CARD_NAMES
from bottega.games.fresco_cards.state import CardsState
from bottega.testing import rule
from bottega.testing.conformance import Setting, walk
from bottega.testing.fresco_cards import GAME, hand, open_to, play, play_and_collect, position
from tests.soaked import mostly


def world(s: CardsState, seat: int, number: int = 0) -> CardsState:
    """One of the worlds that a seat takes for possible."""
    sampled = s.observe(seat).sample(Rng(number))
    assert isinstance(sampled, CardsState)
    return sampled


def held(s: CardsState, seat: int) -> set[str]:
    return {CARD_NAMES[card] for card in bits(s.hands[seat])}


def known(s: CardsState, seat: int, other: int) -> list[str]:
    cards: list[str] = s.view(seat)["mine"]["known"][other]
    return cards


@rule("C-VIS-1", "C-OQ-30")
def test_a_hand_is_seen_by_its_owner_alone_but_its_size_and_backs_by_all() -> None:
    s = position(2, hands={0: ["R", "1.O"], 1: ["Y", "2.G*", "2.G"]})
    for watcher in (0, None):
        view = s.view(watcher)
        assert view["painters"][1]["hand"] == 3
        assert view["painters"][1]["backs"] == {"market": 1, "1": 0, "2": 2, "3": 0}
        # MK02 and WK16 are in nobody's sight but the owner's.
        assert not any(name in json.dumps(view) for name in ("MK02", "WK15", "WK16"))
    assert [face["card"] for face in s.view(1)["mine"]["hand"]] == ["MK02", "WK15", "WK16"]


@rule("C-VIS-4")
def test_laid_cards_are_seen_by_all() -> None:
    s = position(hands={0: ["R", "Y"]})
    events = play_and_collect(s, 0, "swap", "lay R", "reveal")
    assert facts_for(events, 2) == [{"event": "laid", "seat": 0, "cards": ("MK01",)}]
    assert [face["card"] for face in s.view(2)["laid"]] == ["MK01"]


@rule("C-VIS-5", "C-VIS-6")
def test_a_drawn_card_is_seen_by_who_drew_it_and_its_pile_by_all() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, top={"2": ["2.G*"]})
    events = play_and_collect(s, 0, "swap", "lay R", "reveal", "draw 2")
    drawn = {"event": "drew", "seat": 0, "pile": "2"}
    assert drawn in facts_for(events, 1)
    assert {"event": "drew-card", "seat": 0, "card": "WK15"} in facts_for(events, 0)
    assert not [fact for fact in facts_for(events, 1) if fact["event"] == "drew-card" and fact["seat"] != 1]
    assert s.view(3)["painters"][0]["backs"]["2"] == 1


@rule("C-VIS-7")
def test_sections_points_and_tiles_are_seen_by_all() -> None:
    s = position(2, walls={1: [("C08", 2)]}, tiles={1: ["turn", "blue"]}, hands={0: ["R"]})
    facts = s.view(None)["painters"][1]
    assert facts["sections"] == [{"section": "C08", "turns": 2, "points": 5}]
    assert (facts["tiles"], facts["score"]) == (["turn", "blue"], 7)


@rule("C-OQ-30")
def test_piles_are_counted_and_discards_are_open() -> None:
    s = position(2, hands={0: ["R"]}, discards=["Y", "1.O"])
    piles = s.view(None)["piles"]
    assert [facts["discards"] for facts in piles] == [["MK02"], ["WK01"], [], []]
    assert [facts["left"] for facts in piles] == [40, 13, 14, 14]


# --- a choice in the making ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves",
    [["swap", "lay R", "lay Y+G"], ["restore C01", "pay R", "pay Y+G", "pay B+G"]],
    ids=["laying", "paying"],
)
def test_nobody_can_tell_how_far_a_choice_has_come(moves: list[str]) -> None:
    s = position(hands={0: ["R", "Y+G", "B+G", "3.P"]}, row=["RGP", "OGP"])
    watchers: list[int | None] = [None, 1, 2, 3]
    before = [json.dumps(s.view(watcher)) for watcher in watchers]
    for move in moves:
        events = play_and_collect(s, 0, move)
        assert [json.dumps(s.view(watcher)) for watcher in watchers] == before
        assert [facts_for(events, watcher) for watcher in watchers] == [[], [], [], []]
        assert {s.known_ply(watcher) for watcher in watchers} == {0}
    assert s.known_ply(0) == len(moves)


def test_a_payment_is_asked_for_even_when_only_one_card_can_make_it() -> None:
    """Otherwise the number of moves would tell whether there had been a choice."""
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"])
    t = position(hands={0: ["R", "Y", "B", "R", "Y", "B"]}, row=["RYB", "OGP"])
    for state in (s, t):
        play(state, 0, "restore C01", "pay R", "pay Y", "pay B")
    assert s.known_ply(1) == t.known_ply(1) == 4


def test_who_has_restored_is_asked_for_more_whether_he_could_pay_or_not() -> None:
    s = position(hands={0: ["R", "Y", "B"]}, row=["RYB", "OGP"])
    play(s, 0, "restore C01", "pay R", "pay Y", "pay B", "take turn")
    assert (s.to_act, open_to(s, 0)) == ((0,), ["done"])


# --- what is remembered ----------------------------------------------------------------------------------------------


@rule("C-VIS-8", "C-OQ-22")
def test_a_shown_hand_is_seen_and_remembered_by_the_asker_alone() -> None:
    s = position(3, hands={0: ["Y"], 1: ["P", "B", "2.G"], 2: ["R"]}, tiles={0: ["request"]})
    events = play_and_collect(s, 0, "request red")
    shown_hand = held(s, 1)
    assert [fact["event"] for fact in facts_for(events, 2)] == ["tile-used", "requested", "showed-hand"]
    assert set(known(s, 0, 1)) == shown_hand
    assert known(s, 2, 1) == []
    play(s, 2, "give R")
    for number in range(8):
        assert held(world(s, 0, number), 1) == shown_hand
    assert len({frozenset(held(world(s, 2, number), 1)) for number in range(8)}) > 1


@rule("C-VIS-8")
def test_known_cards_stay_in_a_hand_until_they_leave_it() -> None:
    s = position(2, hands={0: ["Y", "Y", "Y"], 1: ["P", "B", "2.G"]}, tiles={0: ["request"]})
    play(s, 0, "request red")
    shown_hand = held(s, 1)
    play(s, 0, "pass")  # seat 1 draws an unknown card
    for number in range(8):
        hand_of_1 = held(world(s, 0, number), 1)
        assert shown_hand < hand_of_1
        assert len(hand_of_1) == 4
    play(s, 1, "swap", "lay B", "reveal", "draw 1")
    left = shown_hand - {"MK05"}
    assert set(known(s, 0, 1)) == left
    for number in range(8):
        assert left < held(world(s, 0, number), 1)


def test_what_a_seat_has_given_it_knows_to_be_with_the_asker() -> None:
    s = position(3, hands={0: ["Y"], 1: ["R*", "B"], 2: ["P"]}, tiles={0: ["request"]})
    events = play_and_collect(s, 0, "request red")
    events += play_and_collect(s, 1, "give R*")
    assert {"event": "gave", "seat": 1, "to": 0, "pile": "market"} in facts_for(events, 2)
    assert not [fact for fact in facts_for(events, 2) if "card" in fact]
    assert {"event": "gave-card", "seat": 1, "to": 0, "card": "MK02"} in facts_for(events, 1)
    assert {"event": "got-card", "seat": 0, "giver": 1, "card": "MK02"} in facts_for(events, 0)
    assert known(s, 1, 0) == ["MK02"]
    assert all("MK02" in held(world(s, 1, number), 0) for number in range(8))
    assert known(s, 2, 0) == []


def test_all_know_the_colour_and_the_back_of_a_card_that_was_given() -> None:
    s = position(3, hands={0: ["Y"], 1: ["R*", "B"], 2: ["P"]}, tiles={0: ["request"]})
    play(s, 0, "request red")
    play(s, 1, "give R*")
    for number in range(12):
        sampled = world(s, 2, number)
        assert sampled.hands[0] & sampled.rules.c.of_colour[0]


def test_all_know_that_a_shown_hand_had_nothing_of_the_colour() -> None:
    s = position(3, hands={0: ["Y"], 1: ["Y", "B", "B", "Y"], 2: ["P"]}, tiles={0: ["request"]})
    play(s, 0, "request red")
    for number in range(12):
        sampled = world(s, 2, number)
        assert not sampled.hands[1] & sampled.rules.c.of_colour[0]


def test_who_is_asked_for_a_colour_has_it_in_every_world() -> None:
    s = position(3, hands={0: ["Y"], 1: ["R*", "B", "2.G"], 2: ["P"]}, tiles={0: ["request"]})
    play(s, 0, "request red")
    for seat in (0, 2):
        for number in range(12):
            assert world(s, seat, number).legal_actions(1)


def test_after_a_shuffle_what_was_discarded_is_in_the_pile_and_in_no_hand() -> None:
    s = position(2, hands={0: ["R", "Y", "B"], 1: ["G", "O", "P"]}, discards=["R*", "Y*", "B*", "P*"])
    s.hands[1] |= sum([1 << card for card in s.order[: s.left[0]]])
    s.left[0] = 0
    before = held(s, 1)
    # With the pile empty, all market cards that seat 0 neither holds nor sees can only be with seat 1.
    assert set(known(s, 0, 1)) == before
    play(s, 0, "swap", "lay R", "reveal", "draw 1")
    # Seat 1 drew one of the five shuffled cards when its turn began: that one is open, the others stay known.
    assert set(known(s, 0, 1)) == before
    drawn = [held(world(s, 0, number), 1) - before for number in range(20)]
    assert {len(cards) for cards in drawn} == {1}
    assert len(set.union(*drawn)) > 1


def test_a_given_card_is_with_giver_or_asker_for_one_who_has_seen_the_hand() -> None:
    """Seat 0 has seen the two blue cards of seat 1; one of them goes to seat 2, unseen."""
    s = position(
        3,
        hands={0: ["Y", "Y", "Y"], 1: ["B*", "B", "2.G"], 2: ["R", "R", "R"]},
        tiles={0: ["request"], 2: ["request"]},
        top={"market": ["G", "G"]},
    )
    play(s, 0, "request purple", "pass")
    play(s, 1, "swap", "lay 2.G", "reveal", "draw 2")
    assert s.seat == 2
    blues = {"MK04", "MK05"}
    assert blues <= set(known(s, 0, 1))
    play(s, 2, "request blue")
    for seat in s.to_act:
        play(s, seat, open_to(s, seat)[0])
    for number in range(16):
        sampled = world(s, 0, number)
        assert blues <= held(sampled, 1) | held(sampled, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"workshop_piles": "by_colour", "action_tile_mix": "more_requests"}])
@pytest.mark.parametrize("seeds", mostly([range(2), range(2, 4)]), ids=str)
def test_no_sample_puts_a_known_card_elsewhere(players: int, options: dict[str, Any], seeds: range) -> None:
    rng = Rng(players, "watching")
    for seed in seeds:
        for state, _, _ in walk(Setting("fresco-cards", players, options), seed):
            if not isinstance(state, CardsState) or rng.below(6):
                continue
            for seat in range(players):
                sampled = state.observe(seat).sample(rng)
                assert isinstance(sampled, CardsState)
                assert sampled.hands[seat] == state.hands[seat]
                for other in range(players):
                    assert set(known(state, seat, other)) <= held(state, other) & held(sampled, other)


def test_the_hand_of_the_active_seat_is_whole_until_its_choice_is_revealed() -> None:
    s = position(hands={0: ["R", "Y", "B"]})
    play(s, 0, "swap", "lay R")
    assert hand(s, 0) == ["B", "R", "Y"]
    mine = s.view(0)["mine"]
    assert [face["card"] for face in mine["chosen"]] == ["MK01"]
    assert len(mine["hand"]) == 2
    play(s, 0, "lay Y", "lay B", "reveal", "draw 1", "draw 1", "draw 1")
    assert s.seat == 1
    mine = s.view(0)["mine"]
    assert (len(mine["hand"]), mine["chosen"]) == (3, [])
    assert GAME.house_edition.name == "house edition"
