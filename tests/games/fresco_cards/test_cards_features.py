"""A position as numbers: what stands where, and for whom."""

import pytest

from bottega.games.fresco_cards.paints import TILES
from bottega.games.fresco_cards.state import CardsState
from bottega.testing.fresco_cards import GAME, play, position


def told(s: CardsState, seat: int) -> dict[str, list[list[float]]]:
    """The stretches by name, those of rivals and sections one after the other."""
    numbers = s.observe(seat).features()
    found: dict[str, list[list[float]]] = {}
    for feature in GAME.feature_spec(s.setup):
        found.setdefault(feature.name, []).append(numbers[: feature.size])
        del numbers[: feature.size]
    assert numbers == []
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_number_is_described(players: int) -> None:
    s = GAME.new(players, seed=1)
    assert len(s.observe(0).features()) == sum(f.size for f in GAME.feature_spec(s.setup))


def test_a_hand_is_counted_by_colour_symbol_and_half_bottle() -> None:
    s = position(hands={0: ["R", "R+O*", "Y+O:m", "1.G*:mw"]}, row=["RYB"], favourite="red")
    numbers = told(s, 0)
    assert numbers["own.cards"] == [[4 / 8]]
    assert numbers["own.colours"] == [[2 / 4, 1 / 4, 0, 0, 1 / 4, 0]]
    assert numbers["own.bishops"] == [[1 / 4, 1 / 4]]
    assert numbers["own.mixes"] == [[1 / 4, 0, 0]]
    assert numbers["own.halves"] == [[2 / 4]]
    assert numbers["own.fetch"] == [[1 / 4, 2 / 4, 1 / 4]]
    assert numbers["own.favourite"] == [[2 / 4]]


def test_rivals_stand_in_the_order_of_play() -> None:
    s = position(
        3, hands={0: ["R"], 1: ["R", "Y"], 2: ["1.O"]}, row=["RYB"], tiles={2: ["turn"]}, walls={0: [("C02", 1)]}
    )
    numbers = told(s, 1)
    assert numbers["rival.backs"] == [[0, 1 / 4, 0, 0], [1 / 4, 0, 0, 0]]
    assert numbers["rival.sections"] == [[0], [1 / 6]]
    assert [tiles[TILES.index("turn")] for tiles in numbers["rival.tiles"]] == [1 / 2, 0]
    assert numbers["own.lead"] == [[-3 / 20]]


def test_what_can_be_restored_now_comes_first_in_the_row() -> None:
    s = position(hands={0: ["R", "Y", "B*", "1.O", "2.G"]}, row=["YGP 3/4/5/6", "RYB 1/2/3/4", "RGO 3/4/5/6"])
    numbers = told(s, 0)
    assert numbers["own.now"] == [[3 / 8, 3 / 8]]
    assert numbers["own.ready"] == [[2 / 4]]
    assert [section[:4] for section in numbers["section"]] == [
        [1, 1, 0, 3 / 8],
        [1, 1, 0, 2 / 8],
        [1, 0, 1, 3 / 8],
        [0, 0, 0, 0],
    ]


def test_a_hand_that_was_shown_is_known_to_the_one_who_saw_it_until_its_cards_leave() -> None:
    s = position(3, hands={0: ["R"], 1: ["Y", "Y:mm", "B"], 2: ["Y"]}, row=["RYB"], tiles={0: ["request"]})
    play(s, 0, "request red")
    assert told(s, 0)["rival.known"] == [[0, 2 / 4, 1 / 4, 0, 0, 0], [0, 1 / 4, 0, 0, 0, 0]]
    assert told(s, 1)["rival.known"] == [[0] * 6, [0] * 6]
    play(s, 0, "pass")
    play(s, 1, "swap", "lay B", "reveal")
    assert told(s, 0)["rival.known"][0] == [0, 2 / 4, 0, 0, 0, 0]


def test_a_card_that_was_given_is_known_to_the_giver() -> None:
    s = position(3, hands={0: ["R"], 1: ["Y"], 2: ["Y"]}, row=["RYB"], tiles={0: ["request"]})
    play(s, 0, "request yellow")
    play(s, 1, "give Y")
    assert told(s, 1)["rival.known"] == [[0] * 6, [0, 1 / 4, 0, 0, 0, 0]]
    assert told(s, 2)["rival.known"] == [[0] * 6, [0] * 6]


def test_cards_put_aside_are_no_longer_in_the_hand_of_the_one_who_does_it() -> None:
    s = position(hands={0: ["R", "Y:mm"], 1: ["B"]}, row=["RYB"])
    before = told(s, 1)
    play(s, 0, "swap", "lay Y:mm")
    assert told(s, 0)["own.colours"] == [[1 / 4, 0, 0, 0, 0, 0]]
    assert told(s, 0)["own.aside"] == [[2 / 4, 0]]
    assert told(s, 1) == before
