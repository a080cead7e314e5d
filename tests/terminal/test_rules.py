"""The rule book in the terminal: the same texts as everywhere, at the question that is asked."""

from functools import partial
from pathlib import Path

import pytest

import bottega
from bottega import rulebook
from bottega.core.options import Several
from bottega.locale import Texts
from bottega.terminal import rules
from bottega.terminal.commands import RULES, command
from tests.halves import summary_only

from .session import Session, typed


def played(tmp_path: Path, *lines: str, lang: str = "en", game: str = "fresco") -> str:
    # With seed 5 and three players seat 3 of Fresco gets up first, so it is the one asked.
    table = Session(tmp_path / "game.json", typed(lines), 3, 5, lang, seat=2, game=game)
    table.run()
    return table.shown


@pytest.mark.parametrize(("line", "lang"), [("??", "en"), ("rules", "de"), ("Règles", "fr"), ("regel", "de")])
def test_the_command(line: str, lang: str) -> None:
    found = command(line, whole=True, lang=lang)
    assert found is not None
    assert found.name == RULES
    assert command("?? altar", whole=True).rest == "altar"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("lang", "hint", "title", "words"),
    [
        ("en", "In the rule book: Getting up.", "Getting up", "each hour has one bed"),
        ("fr", "Dans le livret de règles\u00a0: Le lever.", "Le lever", "chaque heure"),
        ("de", "In der Spielregel: Das Aufstehen.", "Das Aufstehen", "zu jeder gibt es ein Bett"),
    ],
)
def test_the_question_leads_to_its_chapter(tmp_path: Path, lang: str, hint: str, title: str, words: str) -> None:
    assert hint in " ".join(played(tmp_path, "?", lang=lang).split(" "))
    shown = played(tmp_path, "??", lang=lang)
    assert title in shown
    assert words in " ".join(shown.split())


def test_another_chapter_by_its_name(tmp_path: Path) -> None:
    assert "An altar takes exactly three paints" in " ".join(played(tmp_path, "?? altar").split())
    assert "Can Leonardo win?" in played(tmp_path, "rules questions")


def test_a_chapter_that_is_not_there(tmp_path: Path) -> None:
    shown = " ".join(played(tmp_path, "?? zeppelin").split())
    assert "No chapter is called “zeppelin”. There are: overview, setup," in shown


@pytest.mark.parametrize("game", [meta.id for meta in bottega.metas()])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("width", [80, 100])
def test_every_chapter_fits_the_screen_and_loses_no_word(game: str, lang: str, width: int) -> None:
    (meta,) = [one for one in bottega.metas() if one.id == game]
    several = {option.name: list(option.words) for option in meta.options if isinstance(option, Several)}
    view = bottega.game(game).new(players=meta.players[0], seed=1, options=several).view(0)
    book = rulebook.book(game, lang)
    assert book is not None
    for chapter in book.chapters:
        rows = rules.page(Texts(lang), view, chapter.id, width)
        assert max(row.cell_len for row in rows) <= width, chapter.id
        shown = "".join("".join(row.plain for row in rows).split())
        for block in chapter.blocks:
            if block.kind in ("text", "box", "question"):
                assert "".join(rulebook.plain_text(block.runs).split()) in shown, chapter.id


def test_a_chapter_without_a_translation_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "book", partial(rulebook.book, texts=summary_only(tmp_path, "fresco", "de")))
    view = bottega.game("fresco").new(players=3, seed=1).view(0)
    assert [row.plain for row in rules.page(Texts("de"), view, "market", 80)][:2] == [
        "Market",
        "(Dieses Kapitel ist noch nicht übersetzt.)",
    ]
    assert "übersetzt" not in rules.page(Texts("de"), view, "summary", 80)[1].plain


def test_what_does_not_matter_at_this_table_is_left_out() -> None:
    view = bottega.game("fresco").new(players=3, seed=1).view(0)
    shown = "\n".join(row.plain for row in rules.page(Texts("en"), view, "faq", 80))
    assert "May we trade?" in shown
    assert "unpaid certificate" not in shown


def test_a_game_without_a_book_says_so() -> None:
    view = {**bottega.game("fresco").new(players=3, seed=1).view(0), "game": "pig"}
    assert [row.plain for row in rules.page(Texts("en"), view, "", 80)] == ["There is no rule book of this game."]
    assert rules.hint(Texts("en"), view, 80) == []
