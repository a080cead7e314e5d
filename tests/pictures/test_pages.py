"""What a notebook shows of a position, an observation, a record and the result of a match."""

import copy
import importlib
import pickle
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bottega
from bottega.core import registry, showing
from bottega.lab import arena
from tests.installed import lay_pig
from tests.pictures.positions import played

ALONE = {"meta", "br"}


class Nesting(HTMLParser):
    """Whether every element is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def nested(html: str | None) -> str:
    assert html is not None
    parser = Nesting()
    parser.feed(html)
    assert parser.open == []
    return html


@pytest.fixture
def pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[bottega.Game]:
    """A game of another package, which has no picture."""
    monkeypatch.syspath_prepend(tmp_path)
    lay_pig(tmp_path)
    monkeypatch.setattr(registry, "_METAS", dict(registry._METAS))
    monkeypatch.setattr(registry, "_GAMES", dict(registry._GAMES))
    monkeypatch.delitem(sys.modules, "pig", raising=False)
    bottega.register(importlib.import_module("pig").META)
    yield bottega.game("pig")
    del sys.modules["pig"]


@pytest.mark.parametrize("game_id", [meta.id for meta in bottega.metas()])
def test_a_state_is_shown_to_everybody_and_an_observation_to_its_seat(game_id: str) -> None:
    state = played(game_id, 3, 25)
    assert nested(state._repr_html_()) == bottega.picture(state).svg
    assert nested(state.observe(2)._repr_html_()) == bottega.picture(state, 2).svg


def test_copies_and_pickles_show_the_same() -> None:
    state = played("princes", 3, 25)
    for again in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - ours
        assert again._repr_html_() == state._repr_html_()
        assert again.dump() == state.dump()


def test_a_record_tells_what_was_played_and_shows_the_last_position() -> None:
    state = played("fresco-cards", 3, 5000, options={"half_bottles": "any"})
    html = nested(bottega.Record.of(state)._repr_html_())
    assert "half_bottles any" in html
    assert html.endswith(bottega.picture(state).svg)
    assert [f"<td>{points}</td>" in html for points in state.scores()] == [True] * 3
    assert "The game is not over." in nested(bottega.Record.of(played("princes", 3, 9))._repr_html_())


def test_a_record_that_does_not_replay_says_why() -> None:
    record = bottega.Record.of(played("fresco", 3, 5))
    record.moves[2] = [0, "<b>dance</b>"]
    html = nested(record._repr_html_())
    assert "Move 3" in html
    assert "<b>dance" not in html


def test_a_record_of_an_unknown_game_is_shown_without_a_picture() -> None:
    record = bottega.Record.of(played("fresco", 3, 5))
    record.game = "chess"
    assert "chess" in nested(record._repr_html_())


def test_a_result_is_shown_as_bars_and_as_a_table() -> None:
    result = arena.run("princes", ["random", "apprentice", "random"], games=3, seed=1)
    html = nested(result._repr_html_())
    assert html.startswith(result.picture().svg)
    assert ">apprentice</td>" in html
    assert {"random", "apprentice", "share of games won"} <= set(result.picture().words)


def test_a_game_without_a_picture_is_shown_in_plain_letters(pig: bottega.Game) -> None:
    state = pig.new(players=2, seed=7)
    assert nested(state._repr_html_()).startswith("<pre")
    assert "pot" in nested(state.observe(0)._repr_html_())
    assert "pot" in " ".join(bottega.picture(state).words)


def test_where_nobody_draws_the_notebook_falls_back_to_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "_DRAWERS", [])
    assert played("princes", 3, 2)._repr_html_() is None
