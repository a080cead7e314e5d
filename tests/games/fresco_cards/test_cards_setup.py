"""Section 2 of the ledger: how the table is laid."""

import pytest

from bottega.core.bits import bits
from bottega.games.fresco_cards.paints import PILES
from bottega.games.fresco_cards.state import CardsState
from bottega.testing import rule
from bottega.testing.fresco_cards import GAME


def dealt(players: int = 3, seed: int = 5) -> CardsState:
    s = GAME.blank(GAME.new(players=players, seed=seed).setup, seed)
    GAME.deal(s)
    s.carry_on()
    return s


def pile(s: CardsState, number: int) -> list[int]:
    base = s.rules.base[number]
    return list(s.order[base : base + s.left[number]])


@rule("C-SETUP-1", "C-SETUP-2", "C-SETUP-3", "C-SETUP-4", "C-VIS-2")
def test_five_piles_lie_face_down_sorted_by_back() -> None:
    s = dealt()
    drawn = 3 * 5 + 1
    assert s.left == [42 - drawn, 14, 14, 14]
    for number in range(len(PILES)):
        assert {s.rules.c.pile[card] for card in pile(s, number)} == {number}
    view = s.view(0)
    assert [facts["left"] for facts in view["piles"]] == s.left
    assert view["sections_left"] == 25 - 4
    assert set(view["piles"][0]) == {"pile", "left", "discards", "colours"}  # no order, no faces


@rule("C-SETUP-5", "C-SETUP-10", "C-VIS-3")
def test_four_sections_and_three_action_tiles_lie_open() -> None:
    view = dealt().view(None)
    assert [face is not None for face in view["row"]] == [True] * 4
    assert len({face["section"] for face in view["row"]}) == 4
    assert len(view["display"]) == 3
    assert None not in view["display"]
    assert view["tiles_left"] == 17


@rule("C-SETUP-6")
def test_four_discards_are_empty() -> None:
    view = dealt().view(None)
    assert [facts["discards"] for facts in view["piles"]] == [[], [], [], []]


@rule("C-SETUP-7", "C-SETUP-8")
def test_one_bishop_tile_lies_open_and_eleven_face_down() -> None:
    view = dealt().view(None)
    assert view["favourite"] is not None
    assert view["bishops_left"] == 11
    assert len({dealt(seed=seed).view(None)["favourite"] for seed in range(40)}) == 6


@rule("C-SETUP-9")
def test_action_tiles_are_shuffled() -> None:
    assert len({dealt(seed=seed).tile_order for seed in range(5)}) == 5


@rule("C-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_be_first(players: int) -> None:
    firsts = [dealt(players, seed).first for seed in range(60)]
    assert set(firsts) == set(range(players))
    s = dealt(players)
    assert s.to_act == (s.first,)


@rule("C-SETUP-12", "C-OQ-28")
def test_everybody_draws_five_market_cards_the_first_player_first() -> None:
    s = dealt(players=3)
    for place in range(3):
        seat = (s.first + place) % 3
        assert s.hands[seat].bit_count() == (6 if place == 0 else 5)  # the first player has begun his turn
        assert all(s.rules.c.pile[card] == 0 for card in bits(s.hands[seat]))
    top_first = s.order[:42][::-1]
    for place in range(3):
        seat = (s.first + place) % 3
        five = sum([1 << card for card in top_first[5 * place : 5 * place + 5]])
        assert s.hands[seat] & five == five


@rule("C-SETUP-13")
def test_nobody_has_tiles_or_sections_yet() -> None:
    for facts in dealt().view(None)["painters"]:
        assert (facts["tiles"], facts["sections"], facts["score"]) == ([], [], 0)


@rule("C-OQ-27")
def test_every_pile_is_shuffled_apart_from_the_others() -> None:
    first, second = dealt(seed=1), dealt(seed=2)
    for number in range(len(PILES)):
        assert pile(first, number) != sorted(pile(first, number))
        assert pile(first, number) != pile(second, number)
    assert first.section_order != second.section_order
