"""What is kept to be found again has an end, whoever fills it."""

from typing import Any

import pytest

import bottega
from bottega.core import game as game_module
from bottega.core.edition import Edition
from bottega.core.game import RULES_KEPT
from bottega.core.kept import Kept
from bottega.core.menu import REMEMBERED, Menu
from bottega.core.options import Choice, Number, Several
from bottega.games.fresco_cards import menus as card_menus
from bottega.games.princes import menus as princes_menus

GAMES = ("fresco", "fresco-cards", "princes")


def option_sets(game: bottega.Game, count: int) -> list[dict[str, Any]]:
    """Different ones."""
    found: list[dict[str, Any]] = [{}]
    for option in game.options:
        values: list[Any] = []
        if isinstance(option, Choice):
            values = list(option.values[1:])
        elif isinstance(option, Number):
            values = [value for value in range(option.low, option.high + 1) if value != option.default]
        elif isinstance(option, Several):
            values = [[word] for word in option.words]
        found += [{option.name: value} for value in values]
    assert len(found) >= count
    return found[:count]


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_are_kept_for_the_last_option_sets_only(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = bottega.game(game_id)
    kept: Kept[Any] = game._rules  # type: ignore[attr-defined]
    assert kept.most == RULES_KEPT
    monkeypatch.setattr(kept, "known", {})
    monkeypatch.setattr(kept, "most", 2)
    sets, made, first = option_sets(game, 4), list[Any](), list[Any]()
    for options in sets:
        first.append(game.new(3, 5, options).dump())
        made.append(list(kept.known.values())[-1])
    assert list(kept.known.values()) == made[2:]
    game.new(3, 5, sets[2])
    assert list(kept.known.values()) == [made[3], made[2]], "asked for again: it stays longer"
    assert game.new(3, 5, sets[0]).dump() == first[0], "made anew, the same"
    assert len(kept.known) == 2
    assert made[3] not in kept.known.values()


def test_editions_that_were_checked_are_kept_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bottega.game("fresco-cards")
    monkeypatch.setattr(game_module, "EDITIONS_KEPT", 3)
    monkeypatch.setattr(game, "_checked", set())
    for number in range(5):
        name, table = next(iter(game.house_edition.tables.items()))
        game.edition(Edition.from_corrections(game.house_edition, f"edition {number}", {name: table}))
        assert len(game._checked) <= 3


@pytest.mark.parametrize(
    "menu",
    [
        Menu(0, "plain", tuple(range(20))),
        card_menus.CardMenu(0, "cards", tuple(range(20))),
        princes_menus.WideMenu(0, "wide", tuple(range(20)), princes_menus.REMEMBERED),
        princes_menus.WideMenu(0, "forgetful", tuple(range(20))),
    ],
    ids=lambda menu: menu.name,
)
def test_a_menu_remembers_no_more_than_it_may(menu: Menu) -> None:
    for mask in range(3 * REMEMBERED):
        menu.actions(mask)
    assert len(menu.tuples) <= REMEMBERED
    assert menu.actions(0b101) == (0, 2)


@pytest.mark.parametrize("size", [3, 10, 11, 40, 131])
def test_a_menu_offers_what_its_mask_says_however_wide_it_is(size: int) -> None:
    ids = tuple(range(5, 5 + 2 * size, 2))
    menu = Menu(0, "wide", ids)
    for mask in (0, 1, (1 << size) - 1, 0b101 << size - 3, sum(1 << place for place in range(0, size, 3))):
        assert menu.actions(mask) == tuple(ids[place] for place in range(size) if mask >> place & 1)
