"""An edition: the faces of a game's components as data, checked, with their provenance.

The house edition is a JSON file beside each game. A correction is a second, smaller file laid over it: a table it holds
replaces the table of the same name as a whole.
"""

import builtins
import hashlib
import json
import os
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from bottega.core.edition.placed_json import EditionError, Source, read_source, shown_value
from bottega.core.edition.reader import Reader, document_reader
from bottega.core.errors import OptionError

FORMAT = "component-pack/1"
PROVENANCE = ("rules", "published", "derived", "reconstructed")
# What is said about the pieces and not shown by them.
REMARKS = {"title", "note", "evidence", "provenance", "confidence", "source", "corrected"}


class Edition:
    """One complete set of tables. Whether their values fit the game is for the game to say.

    `game`, `name`, `version`, `sha256` (the fingerprint of its faces), `tables` (plain data) and `corrections` (the
    tables that are not those of the house edition) are there to be read.

    >>> import bottega
    >>> edition = bottega.game("fresco").house_edition
    >>> edition.name, edition.corrections, len(edition.tables) > 10
    ('house edition', {}, True)
    """

    __slots__ = ("_readers", "changed", "corrections", "game", "name", "options", "sha256", "tables", "version")

    def __init__(
        self,
        game: str,
        name: str,
        version: int,
        readers: "dict[str, Reader]",
        options: "list[dict[str, Any]]",
        changed: tuple[str, ...],
    ) -> None:
        self.game = game
        self.name = name
        self.version = version
        self.tables: dict[str, Any] = {table: reader.plain() for table, reader in readers.items()}
        self.options = options
        self.changed = changed
        self.corrections: dict[str, Any] = {table: self.tables[table] for table in changed}
        self.sha256 = _sha256({"game": game, "name": name, "tables": _faces(self.tables)})
        self._readers = readers

    def __repr__(self) -> str:
        return f"<edition {self.name!r} of {self.game}, {self.sha256[:12]}>"

    def __copy__(self) -> "Edition":
        return self

    def __deepcopy__(self, memo: dict[builtins.int, Any]) -> "Edition":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the house edition by its game, another one by its name and the tables it corrects."""
        from bottega.core.pickling import packed_edition

        return packed_edition(self)

    def reader(self, table: str) -> Reader:
        """A cursor on a table, in the file that the table comes from."""
        if table not in self._readers:
            raise EditionError(self.name, None, f"tables.{table}", "is missing")
        return self._readers[table]

    def alternative(self, table: str, chosen: str, default: str) -> Reader:
        """The table itself, or the named one among its alternatives."""
        reader = self.reader(table)
        if chosen == default:
            return reader
        others = reader.optional("alternatives")
        for other in others.list() if others is not None else []:
            if other["id"].text() == chosen:
                return other
        raise OptionError(f"The edition {self.name!r} has no {chosen!r} for {table}.")

    def provenance(self, table: str) -> tuple[str, int | None]:
        """Where a table comes from and how sure it is, in percent. A corrected table goes by the correction's name: the
        confidence it was copied with is no longer an estimate of anything."""
        if table in self.changed:
            return self.name, None
        reader = self.reader(table)
        confidence = reader.optional("confidence")
        return reader["provenance"].word(PROVENANCE), None if confidence is None else confidence.int(0, 100)

    @staticmethod
    def from_corrections(house: "Edition", name: str, tables: Mapping[str, Any]) -> "Edition":
        """The house edition with tables laid over it, as a record keeps them."""
        if name == house.name and not tables:
            return house
        shown = f"edition {shown_value(name)}"
        try:
            text = json.dumps({"game": house.game, "edition": name, "tables": dict(tables)}, allow_nan=False)
        except (TypeError, ValueError, RecursionError):
            raise EditionError(shown, None, "tables", "must be plain JSON values") from None
        return _correction(document_reader(Source(shown, text, counted=False)), house)


def load_edition(source: "str | os.PathLike[str] | Source", house: Edition | None = None) -> Edition:
    """A house edition, or with `house` a correction laid over it."""
    document = document_reader(source if isinstance(source, Source) else read_source(source))
    return _house_edition(document) if house is None else _correction(document, house)


def earlier_edition(source: "str | os.PathLike[str] | Source", house: Edition) -> Edition:
    """A house edition of the past, of which only the tables are kept that have changed since. It has the same name, and
    is no correction: nobody has looked into a box."""
    document = document_reader(source if isinstance(source, Source) else read_source(source))
    document["edition"].word((house.name,))
    tables = document["tables"].fields()
    readers = {table: tables.get(table, house.reader(table)) for table in house.tables}
    for option in document["options"].list():
        _check_option(option, readers)
    return Edition(house.game, house.name, document["version"].int(1), readers, document["options"].plain(), ())


def _house_edition(document: Reader) -> Edition:
    document["format"].word((FORMAT,))
    readers = document["tables"].fields()
    for table in readers.values():
        table["title"].text()
        table["provenance"].word(PROVENANCE)
        confidence = table.optional("confidence")
        if confidence is not None:
            confidence.int(0, 100)
    for option in document["options"].list():
        _check_option(option, readers)
    return Edition(
        document["game"].text(),
        document["edition"].text(),
        document["version"].int(1),
        readers,
        document["options"].plain(),
        (),
    )


def _check_option(option: Reader, tables: dict[str, Reader]) -> None:
    option["id"].text()
    table = tables[option["table"].word(tuple(tables))]
    values = [entry["value"] for entry in option["values"].list(least=1)]
    default = option["default"].word(tuple(value.text() for value in values))
    if table.optional("alternatives") is None:
        return  # the option is a reading of a rule, not another table
    known = (default, *_alternatives(table))
    for value in values:
        value.word(known)


def _alternatives(table: Reader) -> list[str]:
    alternatives = table.optional("alternatives")
    return [] if alternatives is None else [entry["id"].text() for entry in alternatives.list()]


def _correction(document: Reader, house: Edition) -> Edition:
    form = document.optional("format")
    if form is not None:
        form.word((FORMAT,))
    game = document["game"]
    if game.text() != house.game:
        game.fail(f"this corrects the game {shown_value(game.text())}, but {house.game!r} is being played")
    name = document["edition"]
    if name.text() == house.name:
        name.fail(f"a correction needs a name of its own, not {shown_value(house.name)}")
    options = document.optional("options")
    if options is not None and options.plain() != house.options:
        options.fail("a correction changes tables only; leave the options out")
    version = document.optional("version")
    tables = document["tables"].fields()
    if not tables:
        document["tables"].fail("holds no table, so nothing is corrected")
    for table, reader in tables.items():
        if table not in house.tables:
            near = get_close_matches(table, house.tables, n=1)
            reader.fail("there is no such table" + (f"; did you mean {near[0]!r}?" if near else ""))
        reader.fields()
    return Edition(
        house.game,
        name.text(),
        1 if version is None else version.int(1),
        {table: tables.get(table, house.reader(table)) for table in house.tables},
        [_still_open(option, house, tables) for option in house.options],
        tuple(table for table in house.tables if table in tables),
    )


def _still_open(option: dict[str, Any], house: Edition, tables: dict[str, Reader]) -> dict[str, Any]:
    """The option without the alternatives that a corrected table no longer holds: its owner has looked into the box."""
    table = option["table"]
    if table not in tables or "alternatives" not in house.tables[table]:
        return option
    left = {option["default"], *_alternatives(tables[table])}
    return {**option, "values": [entry for entry in option["values"] if entry["value"] in left]}


def _faces(value: Any) -> Any:
    """What the pieces show, without the remarks about it: a better-known source is no other set of components.

    >>> _faces({"vp": 3, "note": "estimate", "vp_confidence": 20})
    {'vp': 3}
    """
    if isinstance(value, list):
        return [_faces(entry) for entry in value]
    if isinstance(value, dict):
        return {
            key: _faces(entry)
            for key, entry in value.items()
            if key not in REMARKS and not key.endswith(("_provenance", "_confidence"))
        }
    return value


def _sha256(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
