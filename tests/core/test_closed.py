"""What cannot be chosen with a corrected edition."""

import copy
from typing import Any

import pytest

import bottega
from bottega.core.edition import Edition
from bottega.core.errors import OptionError


def corrected(game_id: str, table: str, change: Any) -> Edition:
    game = bottega.game(game_id)
    content = copy.deepcopy(game.house_edition.tables[table])
    change(content)
    return game.edition(Edition.from_corrections(game.house_edition, "mine", {table: content}))


@pytest.mark.parametrize(
    ("game_id", "table", "closed"),
    [
        ("fresco", "market_booths", {"booths": ["even_booths"]}),
        ("fresco", "bottle_prices", {"bottle_prices": ["first_two_swapped"]}),
        ("princes", "landscapes", {"landscape_sizes": ["sizes_6_4_2", "sizes_5_4_3"]}),
        ("fresco-cards", "action_tiles", {"action_tile_mix": ["more_requests"]}),
        ("fresco-cards", "blending", {}),
    ],
)
def test_an_alternative_that_a_table_no_longer_holds(game_id: str, table: str, closed: dict[str, list[str]]) -> None:
    edition = corrected(game_id, table, lambda content: content.pop("alternatives", None))
    assert bottega.game(game_id).closed_options(edition) == closed


def test_one_of_several_alternatives() -> None:
    edition = corrected("princes", "landscapes", lambda content: content["alternatives"].pop(0))
    game = bottega.game("princes")
    assert game.closed_options(edition) == {"landscape_sizes": ["sizes_6_4_2"]}
    assert game.new(3, options={"landscape_sizes": "sizes_5_4_3"}, edition=edition).ply == 0
    with pytest.raises(OptionError, match="'mine' has no 'sizes_6_4_2'"):
        game.new(3, options={"landscape_sizes": "sizes_6_4_2"}, edition=edition)


def test_an_alternative_that_does_not_fit() -> None:
    """It is there and cannot be played: a palace beside the estate."""

    def beside(content: dict[str, Any]) -> None:
        content["alternatives"][0]["palace"]["row"] = 6

    assert bottega.game("princes").closed_options(corrected("princes", "estate", beside)) == {"palace": ["tall_palace"]}


@pytest.mark.parametrize("game_id", ["fresco", "princes", "fresco-cards"])
def test_nothing_is_closed_without_a_correction(game_id: str) -> None:
    game = bottega.game(game_id)
    assert game.closed_options(game.edition()) == {}
