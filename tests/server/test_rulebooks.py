"""The rule books over HTTP: what is sent, in which language, and what is refused."""

import json
from functools import partial
from pathlib import Path

import pytest

from bottega import rulebook
from tests.halves import summary_only
from tests.server.served import Served

PERSON = {"accept": "text/html"}


@pytest.mark.parametrize("game", ["fresco", "princes", "fresco-cards"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_book_is_sent_as_it_is_written(served: Served, game: str, lang: str) -> None:
    told = served.guest().http.get(f"/api/rules/{game}?lang={lang}").json()
    book = rulebook.book(game, lang)
    assert book is not None
    written = json.loads(json.dumps(book.to_data()))
    assert {key: told[key] for key in written} == written
    assert told["books"] == ["fresco", "princes", "fresco-cards"]
    assert told["languages"][:1] == ["en"]


def test_a_chapter_without_a_translation_says_in_which_language_it_is(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = summary_only(tmp_path / "texts", "fresco", "xx")
    monkeypatch.setattr(rulebook, "book", partial(rulebook.book, texts=texts))
    told = served.guest().http.get("/api/rules/fresco?lang=xx").json()
    langs = {chapter["id"]: chapter["lang"] for chapter in told["chapters"]}
    assert (told["lang"], langs["summary"], langs["market"]) == ("xx", "xx", "en")


def test_a_language_without_a_book_gets_the_english_one(served: Served) -> None:
    assert served.guest().http.get("/api/rules/fresco?lang=xx").json()["lang"] == "en"


def test_a_book_is_sent_again_only_when_it_changed(served: Served) -> None:
    http = served.guest().http
    first = http.get("/api/rules/fresco")
    assert first.headers["content-encoding"] == "gzip"
    again = http.get("/api/rules/fresco", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("game", ["pig", "..%2ffresco", "fresco%00", "texts"])
def test_a_game_without_a_book_is_refused(served: Served, game: str) -> None:
    answer = served.guest().http.get(f"/api/rules/{game}")
    assert answer.status_code in (404, 422)
    page = served.guest().http.get(f"/rules/{game}", headers=PERSON)
    assert page.status_code == 404
    assert "text/html" in page.headers["content-type"]


def test_the_page_names_the_drawings_of_its_game(served: Served) -> None:
    page = served.guest().http.get("/rules/fresco-cards", headers=PERSON)
    assert page.status_code == 200
    for part in ("css/rules.css", "css/figures/fresco_cards.css", "pack/rules/games/fresco_cards/figures/index.js"):
        assert part in page.text
