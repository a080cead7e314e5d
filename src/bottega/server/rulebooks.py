"""The rule books over HTTP, as data that a page draws. Read once, and again when a text has changed."""

import json
from pathlib import Path as FilePath
from typing import Annotated

from fastapi import Path, Query, Request, Response

import bottega
from bottega import rulebook
from bottega.rulebook import Book
from bottega.server.errors import Refused
from bottega.server.files import File, Files, packed

Game = Annotated[str, Path(min_length=1, max_length=40)]
Language = Annotated[str, Query(max_length=20)]


def known_game(game: str) -> str:
    if game not in rulebook.games():
        raise Refused("no-rules")
    return game


def shelf() -> list[str]:
    """The games that have a book, in the order in which they are offered."""
    return [meta.id for meta in bottega.metas() if meta.id in rulebook.games()]


class RuleBooks:
    def __init__(self, files: Files) -> None:
        self.files = files
        self.written: dict[tuple[str, str], tuple[Book, File]] = {}

    async def answer(self, request: Request, game: Game, lang: Language = rulebook.FIRST) -> Response:
        """The book of a game. Chapters that this language has not yet are in English, and say so."""
        found = rulebook.book(known_game(game), lang)
        if found is None:
            raise Refused("no-rules")
        return self.files.answer(request, self.file(found))

    def file(self, book: Book) -> File:
        key = book.game, book.lang
        if key not in self.written or self.written[key][0] is not book:
            others = {"books": shelf(), "languages": rulebook.languages(book.game)}
            whole = json.dumps({**book.to_data(), **others}, ensure_ascii=False, separators=(",", ":")).encode()
            self.written[key] = book, packed(FilePath("book.json"), (0, 0), whole)
        return self.written[key][1]
