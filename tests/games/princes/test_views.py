"""Section 14 of the ledger: who sees what, and what a seat can remember and work out."""

import json
from itertools import permutations

import pytest

from bottega import Rng
from bottega.core.bits import bits
from bottega.core.events import facts_for
from bottega.games.princes.actions import BONUSES, PROFESSIONS
from bottega.games.princes.memory import Slots, slots_of
from bottega.games.princes.sample import deal
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.conformance import choose
from bottega.testing.princes import (
    begin,
    finish_business,
    new_game,
    open_to,
    play,
    play_and_collect,
    position,
    prince,
    refuses,
)

WATCHERS = (None, 1, 2, 3)


def views(s: PrincesState) -> str:
    return json.dumps([s.view(watcher) for watcher in WATCHERS])


def look(s: PrincesState, seat: int, deck: str) -> list[str]:
    """Draw from a deck; returns the cards seen: the first kept, the others put under in their order."""
    play(s, seat, f"draw {deck}")
    cards: list[str] = s.view(seat)["mine"]["looking"]["cards"]
    play(s, seat, f"keep {cards[0]}", *[f"under {card}" for card in cards[1:-1]])
    return cards


@rule("P-VIS-4")
def test_hands_are_hidden() -> None:
    one = position(at="actions", first=1, hands={0: ["poet", "lawyer"]}, bonuses={0: ["bonus_01"]})
    other = position(at="actions", first=1, hands={0: ["painter", "composer"]}, bonuses={0: ["bonus_02"]})
    other.hand[1:], other.profession_pile = one.hand[1:], one.profession_pile
    for watcher in WATCHERS:
        shown = [json.dumps(s.view(watcher)["princes"]) for s in (one, other)]
        assert shown[0] == shown[1]
    assert prince(one, 0)["professions_in_hand"] == 2
    assert prince(one, 0)["bonus_in_hand"] == 1
    assert [card["profession"] for card in one.view(0)["mine"]["professions"]] == ["lawyer", "poet"]
    rows = {row["profession"]: row["where"] for row in one.view(1)["professions"]}
    assert rows["poet"] == "unseen"


@rule("P-VIS-5")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    s = position(played={1: ["poet"]}, replaced={1: 1})
    for watcher in WATCHERS:
        row = s.view(watcher)["professions"][PROFESSIONS.index("poet")]
        assert (row["where"], row["seat"]) == ("table", 1)
    assert prince(s, 1)["recruiting_on_table"] == 1


@rule("P-VIS-6")
def test_prestige_cards_lie_face_down_but_are_counted() -> None:
    s = position(medals={0: ["prestige_03", "prestige_11"]})
    assert prince(s, 0)["prestige_cards"] == 2
    assert prince(s, 0)["revealed"] is None
    other = position(medals={0: ["prestige_04", "prestige_12"]})
    assert [json.dumps(s.view(w)["princes"]) for w in WATCHERS] == [
        json.dumps(other.view(w)["princes"]) for w in WATCHERS
    ]


@rule("P-VIS-8")
def test_estates_bids_and_stacks_are_public() -> None:
    s = position(
        estates={2: ["tower a1.1"]}, jesters={2: 1}, builders={2: 2}, freedoms={2: ["travel"]}, prestige={2: 7}
    )
    play(s, 0, "open lake")
    view = s.view(None)
    shown = view["princes"][2]
    assert shown["estate"] == [{"piece": "tower", "building": True, "cells": ["a1", "b1", "c1"]}]
    assert (shown["jesters"], shown["builders"], shown["freedoms"], shown["prestige"]) == (1, 2, ["travel"], 7)
    assert (view["auction"]["item"], view["auction"]["bid"], view["auction"]["bidder"]) == ("lake", 200, 0)
    assert view["piles"][3]["left"] == 6


@rule("P-VIS-7")
@pytest.mark.parametrize("deck", ["profession", "bonus"])
def test_what_is_looked_at_kept_and_put_back_is_seen_by_nobody_else(deck: str) -> None:
    s = position(at="actions")
    events = play_and_collect(s, 0, f"draw {deck}")
    seen = s.view(0)["mine"]["looking"]["cards"]
    assert [fact["cards"] for fact in facts_for(events, 0) if fact["event"] == "saw"] == [tuple(seen)]
    worlds = []
    for kept in seen:
        world = s.clone()
        rest = [card for card in seen if card != kept]
        for order in list(permutations(rest))[:3]:
            then = world.clone()
            more = play_and_collect(then, 0, f"keep {kept}", *[f"under {card}" for card in order[:3]])
            worlds.append((views(then), json.dumps([facts_for(events + more, w) for w in WATCHERS]), then.ply))
            assert not [fact for fact in facts_for(more, 1) if "card" in fact or "cards" in fact]
    assert len(set(worlds)) == 1


@rule("P-VIS-7")
def test_who_looked_remembers_the_order_of_what_was_put_back() -> None:
    s = new_game(3, seed=4)
    begin(s)
    for seat in range(3):
        play(s, seat, "give-up")
    cards = look(s, 0, "profession")
    pile = s.view(0)["mine"]["piles"]["profession"]
    assert pile["from_top"][-4:] == cards[1:]
    assert pile["from_top"][:-4] == [None] * 7
    assert s.view(1)["mine"]["piles"]["profession"]["from_top"] == [None] * 11
    rows = {row["profession"]: row["where"] for row in s.view(0)["professions"]}
    assert [rows[card] for card in cards] == ["hand", "pile", "pile", "pile", "pile"]
    for seed in range(60):
        world = s.observe(0).sample(Rng(seed))
        assert isinstance(world, PrincesState)
        assert [PROFESSIONS[card] for card in world.profession_pile[-4:]] == cards[1:]


@rule("P-VIS-7")
def test_when_another_looks_at_remembered_cards_they_may_be_in_his_hand_but_nowhere_else() -> None:
    s = new_game(5, seed=3)
    begin(s)
    for seat in range(5):
        play(s, seat, "give-up")
    s.florins = [9000] * 5
    cards = look(s, 0, "bonus")
    play(s, 0, "end")
    for _ in range(2):
        look(s, 1, "bonus")
    for _ in range(2):
        look(s, 2, "bonus")
    # Of 19 cards three looks leave 15 unseen ones behind them; the fourth reaches those that seat 0 put back.
    slots = slots_of(s, 0)[1]
    kept = sum([1 << BONUSES.index(card) for card in cards[1:]])
    holders = [seat for seat in range(1, 5) if any(slot & kept for slot in slots.hands[seat])]
    assert holders == [2]
    assert s.view(0)["mine"]["piles"]["bonus"]["somewhere"] == []
    found = set()
    for seed in range(80):
        world = s.observe(0).sample(Rng(seed))
        assert isinstance(world, PrincesState)
        assert not (world.bonuses[1] | world.bonuses[3] | world.bonuses[4]) & kept
        found.update(bits(world.bonuses[2] & kept))
    assert found


@rule("P-VIS-7")
def test_a_card_played_leaves_the_narrowest_slot_that_could_hold_it() -> None:
    """Of two cards dealt and one drawn the drawn one alone can be the fourth card, whichever was played."""
    deck = Slots([], [[], [0b0111, 0b0111, 0b1111]])
    deck.leave_hand(1, 0)
    assert sorted(deck.hands[1]) == [0b0110, 0b1110]
    deck = Slots([], [[], [0b0011, 0b0101]])  # it was the one or the other
    deck.leave_hand(1, 0)
    assert deck.hands[1] == [0b0110]
    deck = Slots([], [[], [0b0001, 0b1110]])  # a card known from recruiting
    deck.leave_hand(1, 0)
    assert deck.hands[1] == [0b1110]


@rule("P-VIS-7")
def test_where_it_matters_which_card_was_played_a_sample_follows_one_account() -> None:
    """Three looks of two cards each, and a card that may have come with any: of no look are both cards left."""
    looks = {0b0000111, 0b0011001, 0b1100001}
    found = set()
    for seed in range(40):
        deck = Slots([], [[], sorted(looks)], Rng(seed))
        deck.leave_hand(1, 0)
        found.add(frozenset(deck.hands[1]))
    assert found == {frozenset({0b0110, 0b11000}), frozenset({0b0110, 0b1100000}), frozenset({0b11000, 0b1100000})}
    deck.leave_hand(1, 0)  # which cannot be: nobody has it any more
    assert not deck.fits


@rule("P-VIS-4", "P-VIS-6", "P-VIS-7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_seat_thinks_possible_always_holds_the_truth(players: int) -> None:
    """On random play: the real cards fit every seat's slots. What is sampled from them test_samples judges."""
    for seed in range(3):
        s = new_game(players, seed=seed)
        rng = Rng(seed, "truth")
        while not s.is_over:
            s.apply(*choose(s, rng))
            for seat in range(players):
                s.florins[seat] = max(s.florins[seat], 1200)  # nobody runs dry, so that cards are drawn to the end
            if s.step == 0 or s.ended or rng.below(6):
                continue
            for seat in range(players):
                check_slots(s, seat)


def check_slots(s: PrincesState, seat: int) -> None:
    """The cards lie where this seat must think it possible."""
    piles = (s.profession_pile, s.bonus_pile, s.prestige_pile)
    hands = (s.hand, s.bonuses, s.medals)
    for number, deck in enumerate(slots_of(s, seat)):
        assert len(deck.pile) == len(piles[number])
        assert all(slot >> card & 1 for slot, card in zip(deck.pile, piles[number], strict=True))
        for other in range(s.players):
            held = hands[number][other]
            assert other == seat or held.bit_count() == len(deck.hands[other])
            assert other == seat or not deck.hands[other] or deal([slot & held for slot in deck.hands[other]], Rng(1))


def test_a_player_who_must_reach_the_minimum_is_given_cards_that_do() -> None:
    s = position(
        at="actions",
        round=3,
        jesters={0: 4},
        hands={0: ["poet"]},
        bonuses={0: ["bonus_11", "bonus_09"]},
        piles={"bonus": [card for card in BONUSES if card not in ("bonus_11", "bonus_09")]},
    )
    play(s, 0, "work poet")
    assert s.value < 12
    for seed in range(50):
        world = s.observe(1).sample(Rng(seed))
        assert isinstance(world, PrincesState)
        assert world.to_act == (0,)
        for _ in range(4):
            if world.to_act == (0,) and "exchange 0" not in open_to(world, 0):
                world.apply(0, world.legal_actions(0)[0])
        assert world.value >= 12 or world.work < 0


def test_a_turn_with_nothing_to_do_is_still_ended_by_its_player_while_cards_are_hidden() -> None:
    s = position(at="actions", florins={0: 0}, hands={0: ["poet"]})
    assert s.to_act == (0,)
    assert open_to(s, 0) == ["end"]
    empty = position(at="actions", florins={0: 0}, hands={0: []}, options={"money": "open"})
    assert empty.to_act == (1,)


def test_refusals_tell_a_rival_nothing() -> None:
    s = position(at="actions", hands={0: ["poet"], 1: ["lawyer"]})
    assert refuses(s, 1, "work lawyer")
    assert refuses(s, 0, "work lawyer")


def test_a_seat_without_memory_thinks_in_worlds_of_the_right_size() -> None:
    """In a sampled world the others remember nothing; they too can be asked for what they see."""
    s = new_game(4, seed=8)
    rng = Rng(8, "nested")
    while not s.is_over:
        s.apply(*choose(s, rng))
        if s.step and not s.ended and rng.below(12) == 0:
            world = s.observe(0).sample(rng)
            for seat in range(4):
                again = world.observe(seat).sample(rng)
                assert again.view(seat) == world.view(seat)


def test_the_view_is_plain_data_throughout_a_game() -> None:
    """What is read back from JSON is the view itself: no tuple, no number for a name of a field, nothing else."""
    s = new_game(3, seed=2)
    rng = Rng(2)
    while not s.is_over:
        view = s.view(s.to_act[0])
        assert json.loads(json.dumps(view)) == view
        s.apply(*choose(s, rng))
    finish_business(s)
    view = s.view(None)
    assert view["over"]
    assert json.loads(json.dumps(view)) == view
