"""The rule books: nothing that a player must know is missing, and every question of the games leads to a chapter."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import rulebook
from bottega.core.game import Meta
from bottega.core.options import Several
from bottega.locale import LANGUAGES, Texts, messages_of
from bottega.rulebook import Book, MalformedBook
from bottega.rulebook.parsing import parse
from tests.halves import summary_only

from .ledger import for_players, rows, stale

GAMES = [meta.id for meta in bottega.metas()]


def book(game: str, lang: str = "en") -> Book:
    found = rulebook.book(game, lang)
    assert found is not None
    return found


def meta(game: str) -> Meta:
    (found,) = [one for one in bottega.metas() if one.id == game]
    return found


def modules(game: str) -> list[str]:
    """Everything that can be added to a game."""
    return [name for option in meta(game).options if isinstance(option, Several) for name in option.words]


def whole(game: str, players: int | None = None) -> Any:
    """A position with everything in play."""
    several = [option for option in meta(game).options if isinstance(option, Several)]
    options = {option.name: list(option.words) for option in several}
    return bottega.game(game).new(players=players or meta(game).players[-1], seed=1, options=options)


@cache
def phases(game: str) -> set[str]:
    rules = whole(game).rules
    steps = [step for part in rules.rounds for step in part] if hasattr(rules, "rounds") else rules.steps
    return {step.name for step in steps} | {"over"}


@cache
def decisions(game: str) -> set[str]:
    """Of the game and of its modules, at tables of every size."""
    menus = [menu for players in meta(game).players for menu in getattr(whole(game, players).rules, "menus", ())]
    return {menu.name for menu in [*bottega.game(game).menus, *menus]}


# --- what they say ----------------------------------------------------------------------------------------------------


def test_every_game_of_ours_has_a_book() -> None:
    assert sorted(GAMES) == rulebook.games()


@pytest.mark.parametrize("game", GAMES)
def test_every_row_for_players_stands_in_a_chapter(game: str) -> None:
    named = {row for chapter in book(game).chapters for row in chapter.ids()}
    wanted = for_players(game)
    assert len(wanted) > 150
    assert [row for row in wanted if row not in named] == []
    assert sorted(named - set(rows(game))) == [], "no rows of the ledger"
    assert stale(game) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_table_explains_stands_in_the_book(game: str) -> None:
    """The short words that the terminal has for a decision name no row that the chapters do not."""
    named = {row for chapter in book(game).chapters for row in chapter.ids()}
    family = "cards" if game == "fresco-cards" else game
    texts = Texts("en")
    keys = [f"{family}-explain-{decision}" for decision in sorted(decisions(game))]
    said = " ".join([texts.text(key, bishop="") for key in keys if messages_of("en").has(key)])
    told = set(re.findall(r"[FPC]-[A-Z]+[0-9]*-[0-9]+", said))
    assert len(told) > 20
    assert sorted(told - named) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_whole_book_is_there(game: str, lang: str) -> None:
    """That the paragraphs are the same is held when a book is read: see the errors below."""
    own = book(game, lang)
    assert [chapter.id for chapter in own.chapters if chapter.lang != lang] == []
    assert {"overview", "summary", "glossary", "faq"} <= {chapter.id for chapter in own.chapters}


@pytest.mark.parametrize("game", GAMES)
def test_every_language_that_begins_a_book_has_its_summary(game: str) -> None:
    assert {"en", "fr", "de"} <= set(rulebook.languages(game))
    for lang in rulebook.languages(game):
        assert book(game, lang).chapter("summary").lang == lang


def test_a_chapter_that_is_not_translated_is_read_in_english_and_says_so(tmp_path: Path) -> None:
    begun = rulebook.book("fresco", "xx", summary_only(tmp_path, "fresco", "xx"))
    assert begun is not None
    assert begun.lang == "xx"
    assert (begun.chapter("summary").lang, begun.chapter("summary").title) == ("xx", "Kurzregel")
    assert (begun.chapter("market").lang, begun.chapter("market").title) == ("en", "Market")


def test_a_language_without_a_book_reads_the_english_one() -> None:
    assert book("fresco", "xx").lang == "en"


def test_a_game_without_a_book_has_none() -> None:
    assert rulebook.book("pig", "en") is None
    assert rulebook.book("../fresco", "en") is None


@pytest.mark.parametrize("game", GAMES)
def test_french_keeps_its_spaces(game: str) -> None:
    for line in (rulebook.TEXTS / game / "fr.md").read_text("utf-8").splitlines():
        assert not re.search(r"\S [:;!?»](?=\s|$|\.|,|\))", line), line
        assert "« " not in line, line


@pytest.mark.parametrize("game", GAMES)
def test_german_keeps_its_quotes_and_units(game: str) -> None:
    for line in (rulebook.TEXTS / game / "de.md").read_text("utf-8").splitlines():
        assert not re.search(r"[\"'»«”]", line), line
        assert line.count("„") == line.count("“"), line
        assert not re.search(r"[0-9] (?:SP|PP|WW|Talern?|Florin|Uhr)\b", line), f"a space that breaks: {line}"


# --- where they lead --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_phase_and_module_leads_to_a_chapter(game: str, lang: str) -> None:
    own, every = book(game, lang), modules(game)
    for players in meta(game).players:
        for decision in decisions(game):
            if players == 2 or not decision.startswith("leonardo"):
                assert own.asked(decision, None, every, players), f"{decision}, {players} players"
        for phase in phases(game):
            assert own.asked(None, phase, every, players), f"{phase}, {players} players"
    for module in every:
        assert [chapter.id for chapter in own.chapters if module in chapter.keys.module], module


@pytest.mark.parametrize("game", GAMES)
def test_no_key_of_a_chapter_is_unknown(game: str) -> None:
    for chapter in book(game).chapters:
        assert set(chapter.keys.deciding) <= decisions(game), chapter.id
        assert set(chapter.keys.phase) <= phases(game), chapter.id
        assert set(chapter.keys.module) <= set(modules(game)), chapter.id
        assert {int(number) for number in chapter.keys.players} <= set(meta(game).players), chapter.id
        assert {name for block in chapter.blocks for name in block.modules} <= set(modules(game)), chapter.id


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_led_to_chapters(game: str) -> None:
    """The words of the view, as a table meets them."""
    own, state, count = book(game), whole(game), 0
    while not state.is_over and count < 400:
        seat = state.to_act[0]
        view = state.view(seat)
        assert own.asked(view["deciding"], view["phase"], view.get("modules", ()), view["players"])
        state.apply(seat, state.legal_actions(seat)[count % len(state.legal_actions(seat))])
        count += 1
    assert count > 50


@pytest.mark.parametrize(
    ("game", "deciding", "phase", "in_play", "players", "first"),
    [
        ("fresco", "market", "market", ["leaf_gold", "wishing_well"], 4, "market"),
        ("fresco", "gild", "cathedral", ["leaf_gold"], 4, "leaf-gold"),
        ("fresco", "leonardo-market", "market", [], 2, "leonardo"),
        ("fresco", None, "studio", [], 3, "studio"),
        ("princes", "keep", "auction", [], 3, "items"),
        ("princes", "keep", "actions", [], 3, "cards"),
        ("princes", "place", "actions", [], 3, "build"),
        ("fresco-cards", "discard", "hand", [], 3, "hand"),
    ],
)
def test_the_book_opens_at_the_chapter_of_the_decision(
    game: str, deciding: str | None, phase: str, in_play: list[str], players: int, first: str
) -> None:
    assert book(game).asked(deciding, phase, in_play, players)[0].id == first


def test_what_is_not_in_play_is_not_asked_for() -> None:
    chapters = book("fresco").asked("plan", "planning", [], 3)
    assert [chapter.id for chapter in chapters] == ["plan"]


# --- what cannot be read ----------------------------------------------------------------------------------------------

HEAD = "# Toy\n\n## Aim {#aim}\n\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: the first line is the title"),
        ("# Toy\nhello\n## Aim {#aim}\n\nText.\n", "line 2: this stands before the first chapter"),
        ("# Toy\n\n## Aim\n\nText.\n", "line 3: a chapter begins so"),
        ("# Toy\n\n## Aim {#aim}\n", "line 3: chapter aim is empty"),
        (f"{HEAD}Text.\n\n## Aim {{#aim}}\n\nText.\n", "line 7: the anchor aim comes twice"),
        ("# Toy\n\n## Aim {#aim}\nkeys: deciding=x colour=red\n\nText.\n", "line 4: 'colour=red' is no key"),
        (f"{HEAD}[F-Q-1]\n", "line 5: these rows belong to no paragraph"),
        (f"{HEAD}Text. [F-Q-x]\n", "line 5: 'F-Q-x' in brackets is no row"),
        (f"{HEAD}A **half.\n", "line 5: a * without its other half"),
        (f"{HEAD}| a | b |\n|---|---|\n| c |\n", "line 7: this row has not as many cells"),
        (f"{HEAD}| a | b |\n", "line 5: a table has a head"),
        (f"{HEAD}? Why\n", "line 5: a question has its answer"),
        (f"{HEAD}1. One\nand more\n", "line 6: each line of a list is a point"),
        (f"{HEAD}### Below\n", "line 5: a heading begins with ##"),
    ],
)
def test_a_malformed_text_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(MalformedBook, match=re.escape(f"toy/en.md, {message}")):
        parse("toy", text)


ENGLISH = "# Toy\n\n## Aim {#aim}\nkeys: phase=x\n\nText. [F-Q-1]\n\n![Below.](draw)\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("# Jeu\n\n## But {#aim}\n\nTexte.\n", "line 5: chapter aim: 1 blocks, in English 2"),
        ("# Jeu\n\n## But {#aim}\n\nTexte.\n\nEncore.\n", "line 7: chapter aim: this is not the figure of English"),
        ("# Jeu\n\n## But {#but}\n\nTexte.\n", "line 1: English has no chapter but"),
        ("# Jeu\n\n## But {#aim}\nkeys: phase=x\n\nTexte.\n", "line 4: keys stand in English only"),
        ("# Jeu\n\n## But {#aim}\n\nTexte. [F-Q-1]\n", "line 5: rows of the ledger stand in English only"),
    ],
)
def test_a_translation_is_the_same_paragraph_by_paragraph(text: str, message: str) -> None:
    with pytest.raises(MalformedBook, match=re.escape(f"toy/fr.md, {message}")):
        parse("toy", ENGLISH, ("fr", text))


def test_a_translation_has_the_keys_and_rows_of_english() -> None:
    own = parse("toy", ENGLISH, ("fr", "# Jeu\n\n## But {#aim}\n\nTexte.\n\n![Dessous.](draw)\n"))
    assert own.chapter("aim").keys.phase == ("x",)
    assert list(own.chapter("aim").ids()) == ["F-Q-1"]
    assert own.to_data() == {
        "game": "toy",
        "title": "Jeu",
        "lang": "fr",
        "chapters": [
            {
                "id": "aim",
                "title": "But",
                "lang": "fr",
                "keys": {"phase": ("x",)},
                "blocks": [
                    {"kind": "text", "runs": (("", "Texte."),)},
                    {"kind": "figure", "runs": (("", "Dessous."),), "name": "draw"},
                ],
            }
        ],
    }


def test_a_changed_file_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "toy" / "en.md"
    file.parent.mkdir()
    file.write_text(f"{HEAD}Text.\n", "utf-8")
    assert rulebook.languages("toy", tmp_path) == ["en"]
    first = rulebook.book("toy", "en", tmp_path)
    file.write_text(f"{HEAD}Text.\n\nMore.\n", "utf-8")
    second = rulebook.book("toy", "en", tmp_path)
    assert first is not None
    assert second is not None
    assert (len(first.chapter("aim").blocks), len(second.chapter("aim").blocks)) == (1, 2)
