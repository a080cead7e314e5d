"""Views, choices and facts are what the contracts say, with every module, and a view that is not is found out."""

from typing import Any, Literal, NotRequired, TypedDict, get_args, get_type_hints

import pytest
from tests.soaked import spread

import bottega
from bottega.core.view import View
from bottega.games.fresco.meta import MODULES
from bottega.testing.conformance import Setting, views_fit
from bottega.testing.fitting import misfits

TABLES = [(meta.id, players) for meta in bottega.metas() for players in meta.players]


@pytest.mark.parametrize(("players", "screens"), spread([2, 3, 4], ["closed", "open"]))
def test_with_all_modules_what_is_seen_fits_the_contract(players: int, screens: str) -> None:
    options = {"modules": list(MODULES), "screens": screens}
    views_fit(Setting("fresco", players, options), seed=players)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whoever_knows_no_single_game_finds_players_and_choices(game: str, players: int) -> None:
    for viewer in (None, *range(players)):
        view = bottega.game(game).new(players, seed=1).view(viewer)
        assert list(misfits(view, View, closed=False)) == []
        assert [person["seat"] for person in view["people"][:players]] == list(range(players))
        assert all(person["seat"] is None for person in view["people"][players:])
        assert [choice["action"].split()[0] for choice in view["choices"]] == [c["verb"] for c in view["choices"]]


@pytest.mark.parametrize("game", [meta.id for meta in bottega.metas()])
def test_every_verb_of_a_game_has_its_choice(game: str) -> None:
    types = get_args(get_args(get_type_hints(bottega.game(game).contract().view)["choices"])[0])
    verbs = [verb for one in types for verb in get_args(get_type_hints(one)["verb"])]
    assert sorted(verbs) == sorted({action.verb for action in bottega.game(game).actions.actions})


class Pot(TypedDict):
    kind: Literal["pot"]
    paint: str | None
    left: NotRequired[int]


class Shelf(TypedDict):
    kind: Literal["shelf"]
    pots: list[Pot]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({"kind": "pot", "paint": "red"}, ""),
        ({"kind": "pot", "paint": None, "left": 2}, ""),
        ({"kind": "shelf", "pots": [{"kind": "pot", "paint": "red"}]}, ""),
        ({"kind": "pot"}, "view: Pot has no 'paint'"),
        ({"kind": "pot", "paint": "red", "age": 3}, "view: Pot has 'age', which its type does not name"),
        ({"kind": "pot", "paint": "red", "left": True}, "view.left: True is no int"),
        ({"kind": "shelf", "pots": [{"kind": "pot", "paint": 1}]}, "view.pots[0].paint: 1 fits none of its types"),
        ({"kind": "shelf", "pots": None}, "view.pots: None is no list"),
        ({"kind": "cup"}, "view: {'kind': 'cup'} fits none of its types"),
    ],
)
def test_what_does_not_fit_is_named(value: dict[str, Any], fault: str) -> None:
    assert "; ".join(misfits(value, Pot | Shelf)) == fault
