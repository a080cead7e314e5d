"""Section 1 of the ledger: what is in the box, and what an edition file must keep to."""

import copy
from typing import Any

import pytest

import bottega
from bottega.core.edition import Edition, EditionError
from bottega.core.errors import OptionError
from bottega.core.options import resolve
from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.paints import BASIC, COLOURS, PILES, TILES
from bottega.testing import rule
from bottega.testing.fresco_cards import GAME, position


def components(**options: str) -> Components:
    return Components(GAME.house_edition, resolve(GAME.options, options))


def table(name: str) -> dict[str, Any]:
    copied: dict[str, Any] = copy.deepcopy(GAME.house_edition.tables[name])
    return copied


def refused(**tables: Any) -> str:
    """The word with which an edition with these tables is refused."""
    with pytest.raises(EditionError) as caught:
        GAME.check_edition(Edition.from_corrections(GAME.house_edition, "test", tables))
    return str(caught.value)


@rule("C-COMP-1")
def test_two_three_or_four_play() -> None:
    assert GAME.players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(OptionError, match="played by 2 to 4"):
            GAME.new(players=players)


@rule("C-COMP-2")
def test_one_seat_has_the_first_player_marker() -> None:
    s = GAME.new(players=4, seed=3)
    assert s.view(None)["first"] in range(4)


@rule("C-COMP-3", "C-COMP-4", "C-COMP-5", "C-COMP-6", "C-COMP-7")
@pytest.mark.parametrize(
    ("name", "count", "word"),
    [
        ("market_cards", 42, "42 market cards, not 41"),
        ("workshop_cards", 42, "42 workshop cards, not 41"),
        ("fresco_cards", 25, "25 fresco cards, not 24"),
        ("action_tiles", 20, "20 action tiles, not 19"),
        ("bishop_tiles", 12, "12 bishop tiles, not 11"),
    ],
)
def test_a_box_has_so_many_and_an_edition_with_fewer_is_refused(name: str, count: int, word: str) -> None:
    assert len(GAME.house_edition.tables[name]["items"]) == count
    short = table(name)
    short["items"].pop()
    assert word in refused(**{name: short})


@rule("C-COMP-3", "C-COMP-4", "C-OQ-31")
@pytest.mark.parametrize(("options", "blends"), [({}, 3), ({"workshop_piles": "by_colour"}, 1)])
def test_market_cards_share_one_back_and_workshop_cards_have_three_with_fourteen_each(
    options: dict[str, str], blends: int
) -> None:
    c = components(**options)
    assert [cards.bit_count() for cards in c.of_pile] == [42, 14, 14, 14]
    colours = [{c.colour[card] for card in range(84) if c.pile[card] == pile} for pile in (1, 2, 3)]
    assert [len(found) for found in colours] == [blends] * 3
    assert min(set.union(*colours)) == BASIC
    assert [c.colour[42:].count(colour) for colour in range(BASIC, len(COLOURS))] == [14] * 3


@rule("C-OQ-31")
def test_the_back_of_a_workshop_card_does_not_tell_its_colour() -> None:
    """In the house edition, for those who look at the piles and at the backs in other hands."""
    for facts in GAME.new(players=2, seed=1).view(0)["piles"][1:]:
        assert set(facts["colours"]) == {"orange", "green", "purple"}


@rule("C-COMP-8")
def test_a_card_without_market_or_workshop_symbol_is_refused() -> None:
    c = components()
    assert all(c.market_symbols[card] + c.workshop_symbols[card] > 0 for card in range(84))
    bare = table("market_cards")
    bare["items"][4].update(market_symbols=0, workshop_symbols=0)
    assert "must bear a market or a workshop symbol" in refused(market_cards=bare)


@rule("C-COMP-9", "C-COMP-10")
def test_some_cards_bear_several_symbols_and_some_a_bishop_symbol() -> None:
    for piles in ("mixed", "by_colour"):
        c = components(workshop_piles=piles)
        assert max(c.market_symbols) > 1
        assert max(c.workshop_symbols) > 1
        assert max(c.bishop_symbols[:42]) > 0 < max(c.bishop_symbols[42:])


@rule("C-COMP-11")
def test_only_market_cards_bear_half_bottles_and_each_half_is_of_a_blend_of_its_own_colour() -> None:
    c = components()
    assert any(half >= 0 for half in c.half[:42])
    assert all(half < 0 for half in c.half[42:])
    assert all(c.colour[card] in c.recipes[half] for card, half in enumerate(c.half) if half >= 0)
    wrong = table("market_cards")
    wrong["items"][0].update(colour="red", half_bottle_of="green")
    assert "green is not mixed from red" in refused(market_cards=wrong)


@rule("C-COMP-12", "C-COMP-13", "C-OQ-33")
def test_a_fresco_card_asks_for_three_colours_and_has_four_rising_numbers() -> None:
    c = components()
    assert all(len(set(paints)) == 3 for paints in c.paints)
    # Which way a card is turned is of no interest: turns are an index into the rising numbers.
    assert all(list(points) == sorted(set(points)) and len(points) == 4 for points in c.points)
    twice, falling = table("fresco_cards"), table("fresco_cards")
    twice["items"][0]["paints"] = ["red", "red", "blue"]
    falling["items"][0]["vp"] = [4, 3, 2, 1]
    assert "three different colours" in refused(fresco_cards=twice)
    assert "must rise" in refused(fresco_cards=falling)


@rule("C-COMP-14")
def test_each_bishop_tile_shows_a_colour() -> None:
    assert set(components().bishop_tiles) <= set(range(len(COLOURS)))
    none = table("bishop_tiles")
    none["items"][0]["colour"] = None
    assert "colour" in refused(bishop_tiles=none)


@rule("C-COMP-15")
def test_a_workshop_card_shows_the_pile_it_belongs_to() -> None:
    faces = position(hands={0: ["1.O", "2.O", "3.O", "R"]}).view(0)["mine"]["hand"]
    assert [face["pile"] for face in faces] == ["market", "1", "2", "3"]


@rule("C-COMP-16")
def test_there_are_four_sorts_of_action_tile_and_paint_tiles_have_colours() -> None:
    assert TILES[:3] == ("turn", "swap", "request")
    assert TILES[3:] == COLOURS
    assert set(components().action_tiles) == set(range(len(TILES)))


@rule("C-OQ-32")
def test_the_house_edition_is_reconstructed_says_so_and_can_be_replaced() -> None:
    for name in ("market_cards", "workshop_cards", "fresco_cards", "action_tiles", "bishop_tiles"):
        assert GAME.house_edition.provenance(name)[0] == "reconstructed"
    c = components()
    by_blends = {sum([paint >= BASIC for paint in paints]): c.points[i] for i, paints in enumerate(c.paints)}
    assert by_blends == {0: (1, 2, 3, 4), 1: (2, 3, 4, 5), 2: (3, 4, 5, 6), 3: (4, 5, 6, 8)}
    assert [c.action_tiles.count(sort) for sort in range(9)] == [5, 5, 4, 1, 1, 1, 1, 1, 1]
    assert [c.bishop_tiles.count(colour) for colour in range(6)] == [2] * 6
    other = Edition.from_corrections(
        GAME.house_edition, "mine", {"fresco_cards": {**table("fresco_cards"), "note": "read"}}
    )
    assert GAME.new(players=2, edition=other).view(0)["edition"] == "mine"


@rule("C-OQ-32")
def test_options_choose_among_the_alternatives() -> None:
    assert components(top_value="seven").points[19] == (4, 5, 6, 7)
    more = components(action_tile_mix="more_requests").action_tiles
    assert [more.count(sort) for sort in range(3)] == [5, 4, 5]
    with pytest.raises(OptionError, match="by_colour"):
        bottega.game("fresco-cards").new(options={"workshop_piles": "by_shape"})


@rule("C-OQ-31")
def test_words_of_the_first_house_edition_are_read_as_those_of_today() -> None:
    """A rematch of an old table asks for them; they are not offered."""
    for former, today in {"one_colour": "by_colour", "mixed_piles": "mixed"}.items():
        assert GAME.new(players=2, options={"workshop_piles": former}).view()["options"]["workshop_piles"] == today
    with pytest.raises(OptionError, match="Known: mixed, by_colour"):
        GAME.new(players=2, options={"workshop_piles": ["mixed"]})


@rule("C-OQ-17", "C-OQ-18")
def test_each_pair_of_basic_colours_makes_one_blend() -> None:
    recipes = components().recipes
    named = {COLOURS[blend]: [COLOURS[base] for base in recipes[blend]] for blend in range(BASIC, len(COLOURS))}
    assert named == {"orange": ["red", "yellow"], "green": ["yellow", "blue"], "purple": ["red", "blue"]}


def test_the_piles_have_names() -> None:
    assert PILES == ("market", "1", "2", "3")
