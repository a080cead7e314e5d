"""The editions that a server offers besides the house edition, and what is told of the one a table is played with."""

from collections.abc import Mapping, Sequence
from typing import Any

import bottega
from bottega import Record
from bottega.core.edition import Edition
from bottega.server.contract import EditionFacts
from bottega.server.errors import Refused

HOUSE = "house edition"


def offered(editions: Sequence[Edition], game_id: str) -> list[Edition]:
    return [edition for edition in editions if edition.game == game_id]


def chosen(editions: Sequence[Edition], game_id: str, name: str | None) -> Edition | None:
    """The edition of that name; None for the house edition."""
    if name is None or name == HOUSE:
        return None
    for edition in offered(editions, game_id):
        if edition.name == name:
            return edition
    raise Refused("no-edition")


def corrected(record: Record) -> Edition | None:
    """The edition of a game that was played with corrections, wherever its file may be now."""
    edition = record.edition
    if not edition["corrections"]:
        return None
    return bottega.game(record.game).recorded(edition["name"], edition["corrections"], edition["sha256"])


def described(edition: Mapping[str, Any]) -> EditionFacts:
    """The name, and the titles of the tables that somebody has corrected; all others are those of the house edition. Of
    a record that cannot be read, as much as there is."""
    corrections = edition.get("corrections") or {}
    return {"name": edition.get("name", HOUSE), "corrected": [title(*table) for table in corrections.items()]}


def title(table: str, content: Mapping[str, Any]) -> str:
    """What the file calls the table; it may leave that out."""
    return str(content.get("title", table.replace("_", " ")))
