"""The same table with other options, another edition, and where only ASCII can be shown."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bottega
from bottega.core.events import Event, facts_for
from bottega.core.state import State
from bottega.locale import LANGUAGES, Texts
from bottega.terminal.faces import face_of
from bottega.terminal.marks import Marks
from bottega.terminal.screen import compose
from tests.soaked import LONGEST_FIRST, mostly


def story(first: State, events: list[Event], lang: str = "en", unicode: bool = True, seed: int = 1) -> str:
    """All screens of seat 1 over a whole game, and the log; every screen fits 80 x 24."""
    state, rng, texts = first.clone(), Random(seed), Texts(lang)
    face = face_of("princes", texts, Marks(unicode), 0, first.players, first.setup)
    facts, screens = facts_for(events, 0), []
    while not state.is_over:
        seat = state.to_act[0]
        if seat == 0:
            lines = compose(face, texts, state.view(0), facts, 80, 23)
            assert len(lines) <= 23
            assert max(line.cell_len for line in lines) <= 80
            screens += lines
        happened: list[Event] = []
        state.apply(seat, rng.choice(state.legal_actions(seat)), happened)
        facts += facts_for(happened, 0)
    screens += [*face.log(facts), *face.account(state.view(0), facts, 80)]
    return "\n".join(line.plain for line in screens)


@cache
def usual_story(lang: str = "en", unicode: bool = True) -> str:
    """Of the table without any option."""
    return story(*game(), lang, unicode)


def game(
    options: dict[str, Any] | None = None, edition: Path | None = None, seed: int = 3
) -> tuple[State, list[Event]]:
    events: list[Event] = []
    state = bottega.game("princes").new(4, seed, options or {}, None if edition is None else str(edition), events)
    return state, events


@pytest.mark.long
@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_every_option_has_a_table(lang: str) -> None:
    usual = bottega.game("princes").new(4, 3).setup.plain_options()
    usual_story(lang)
    for option in bottega.game("princes").meta.options:
        for value in option.values:  # type: ignore[union-attr]
            if value != usual[option.name]:  # the table that all these have in common has been shown
                story(*game({option.name: value}), lang)


def test_money_lies_open_only_when_the_table_plays_so() -> None:
    assert "Florins ⚜ 3500 ♜ 3500" in story(*game({"money": "open"}))
    assert "Florins ⚜" not in usual_story()


def test_prestige_is_sold_freely_only_when_the_table_plays_so() -> None:
    assert "sell 1 PP for 100" in story(*game({"free_sale": "yes"}))
    assert "sell 1 PP" not in usual_story()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_without_unicode_gets_plain_boards(lang: str) -> None:
    shown = usual_story(lang, unicode=False)
    drawn = set(shown) - set(map(chr, range(128)))
    assert not drawn & set("▒♣≈✿◆◇▸→✓✗⚜♜★☼☾╭│")


@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
def test_another_edition_is_shown_with_its_own_names(tmp_path: Path, lang: str) -> None:
    text = files("bottega.games.princes").joinpath("house.json").read_text(encoding="utf-8")
    edition = json.loads(text.replace('"opera"', '"arena"').replace('"poet"', '"bard"'))
    edition["edition"] = "mine"
    for row in edition["tables"]["buildings"]["items"]:
        row["name_en"] = "Arena" if row["id"] == "arena" else row["name_en"]
    for row in edition["tables"]["professions"]["items"]:
        row["name_en"] = "Bard" if row["id"] == "bard" else row["name_en"]
    edition["tables"]["bonus_cards"]["items"][0]["name_en"] = "Palaces of mine"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(edition), encoding="utf-8")
    shown = "".join(story(*game(edition=file, seed=seed), lang, seed=seed) for seed in (4, 8))
    assert "Arena" in shown
    assert "Bard" in shown
    assert "Palaces of mine" in shown
    assert "mine" in shown
