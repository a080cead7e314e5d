"""An edition: the faces of a game's components as data, checked, with their provenance.

The house edition is a JSON file beside each game. A correction is a second, smaller file laid over it: a table it holds
replaces the table of the same name as a whole. Whoever mends such a file needs to know which line is wrong, so the file
is read by a small parser that remembers where every value stood.
"""

import builtins
import hashlib
import json
import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

from bottega.core.errors import BottegaError, OptionError

FORMAT = "component-pack/1"
PROVENANCE = ("rules", "published", "derived", "reconstructed")
MAX_BYTES = 4_000_000
MAX_DEPTH = 32
MAX_DIGITS = 15
SHOWN_LENGTH = 40


class EditionError(BottegaError):
    """An edition file that cannot be used.

    >>> print(EditionError("mine.json", 41, "tables.fresco_tiles.items[3].vp", "must be a whole number"))
    mine.json, line 41: tables.fresco_tiles.items[3].vp: must be a whole number
    """

    def __init__(self, path: str, line: int | None, where: str, reason: str) -> None:
        super().__init__(path, line, where, reason)
        self.path = path
        self.line = line
        self.where = where
        self.reason = reason

    def __str__(self) -> str:
        place = self.path if self.line is None else f"{self.path}, line {self.line}"
        return _one_line(": ".join(part for part in (place, self.where, self.reason) if part))


class Source:
    """The text of an edition and the name it is shown under; `counted` is false when its lines mean nothing."""

    __slots__ = ("counted", "shown", "text")

    def __init__(self, shown: str, text: str, counted: bool = True) -> None:
        self.shown = shown
        self.text = text
        self.counted = counted

    def error(self, at: int, where: str, reason: str) -> EditionError:
        line = self.text.count("\n", 0, at) + 1 if self.counted else None
        return EditionError(self.shown, line, where, reason)

    def syntax_error(self, at: int, reason: str) -> EditionError:
        column = at - self.text.rfind("\n", 0, at)
        return self.error(at, f"column {column}", reason)


def read_source(path: "str | os.PathLike[str]") -> Source:
    shown = os.fspath(path)

    def refuse(reason: str) -> EditionError:
        return EditionError(shown, None, "", reason)

    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise refuse("there is no such file") from None
    except IsADirectoryError:
        raise refuse("this is a folder, not a file") from None
    except PermissionError:
        raise refuse("this file may not be read; check its permissions") from None
    except OSError as error:
        raise refuse(f"this file cannot be read ({error.strerror})") from None
    except ValueError:
        raise refuse("this cannot be the name of a file") from None
    if len(data) > MAX_BYTES:
        raise refuse(f"this file is too large (more than {MAX_BYTES // 1_000_000} MB)")
    try:
        return Source(shown, data.decode("utf-8-sig"))  # some editors put an invisible mark in front
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise EditionError(shown, line, "", "this is not UTF-8 text; save the file as UTF-8") from None


# --- JSON that remembers its places ----------------------------------------------------------------------------------


class Node:
    """A JSON value and the offset at which it begins."""

    __slots__ = ("at", "value")

    def __init__(self, at: int, value: "Value") -> None:
        self.at = at
        self.value = value

    def plain(self) -> Any:
        value = self.value
        if isinstance(value, dict):
            return {key: node.plain() for key, node in value.items()}
        if isinstance(value, list):
            return [node.plain() for node in value]
        return value


Value = None | bool | int | float | str | list[Node] | dict[str, Node]

SPACE = re.compile(r"[ \t\r\n]*+")
STRING = re.compile(r'"(?:[^"\\\x00-\x1f]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+"')
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*+)(\.[0-9]++)?([eE][-+]?[0-9]++)?")
WORD = re.compile(r"\w++")
WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None}
HALF_CHARACTER = re.compile(r"[\ud800-\udfff]")


class Parser:
    """Recursive descent over standard JSON; every method reads at `self.at` and leaves it behind what it has read."""

    __slots__ = ("at", "source", "text")

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.at = 0

    def document(self) -> Node:
        self.skip()
        node = self.node(1)
        self.skip()
        if self.at < len(self.text):
            self.fail(f"the file should end here, but {self.found()} follows")
        return node

    def node(self, depth: int) -> Node:
        at = self.at
        start = self.text[at : at + 1]
        if start == '"':
            return Node(at, self.string())
        if start == "{" or start == "[":
            if depth > MAX_DEPTH:
                self.fail(f"nested more than {MAX_DEPTH} levels deep")
            return Node(at, self.fields(depth) if start == "{" else self.rows(depth))
        number = NUMBER.match(self.text, at)
        return Node(at, self.word() if number is None else self.number(number))

    def fields(self, depth: int) -> dict[str, Node]:
        fields: dict[str, Node] = {}
        while self.another(not fields, "}"):
            at = self.at
            if not self.text.startswith('"', at):
                self.fail(f"a name in quotes is expected, not {self.found()}")
            key = self.string()
            if key in fields:
                raise self.source.syntax_error(at, f"the name {_shown(key)} appears twice in one group")
            self.skip()
            if not self.text.startswith(":", self.at):
                self.fail(f"a colon is expected after {_shown(key)}, not {self.found()}")
            self.at += 1
            self.skip()
            fields[key] = self.node(depth + 1)
        return fields

    def rows(self, depth: int) -> list[Node]:
        rows: list[Node] = []
        while self.another(not rows, "]"):
            rows.append(self.node(depth + 1))
        return rows

    def another(self, first: bool, closing: str) -> bool:
        """Step over an opening bracket or a comma to the next member, or over the closing bracket."""
        if first:
            self.at += 1
        self.skip()
        if self.text.startswith(closing, self.at):
            self.at += 1
            return False
        if first:
            return True
        if not self.text.startswith(",", self.at):
            self.fail(f"a comma or {closing} is expected, not {self.found()}")
        self.at += 1
        self.skip()
        if self.text.startswith(closing, self.at):
            self.fail(f"the comma before {closing} has to go")
        return True

    def string(self) -> str:
        match = STRING.match(self.text, self.at)
        if match is None:
            self.fail("a text that is not closed on its line, or holds a character that must be escaped")
        text: str = json.loads(match.group())
        if HALF_CHARACTER.search(text):
            self.fail("a text with one half of a \\u pair")
        self.at = match.end()
        return text

    def number(self, match: re.Match[str]) -> int | float:
        digits = match.group()
        if match.group(1) is None and match.group(2) is None:
            if len(digits) > MAX_DIGITS:
                self.fail(f"a number of more than {MAX_DIGITS} digits")
            self.at = match.end()
            return int(digits)
        fraction = float(digits)
        if not isfinite(fraction):
            self.fail("a number that is too large")
        self.at = match.end()
        return fraction

    def word(self) -> bool | None:
        match = WORD.match(self.text, self.at)
        if match is None or match.group() not in WORDS:
            self.fail(f"a value is expected, not {self.found()}")
        self.at = match.end()
        return WORDS[match.group()]

    def skip(self) -> None:
        match = SPACE.match(self.text, self.at)
        if match is not None:
            self.at = match.end()

    def found(self) -> str:
        if self.at >= len(self.text):
            return "the end of the file"
        match = WORD.match(self.text, self.at)
        return _shown(match.group() if match else self.text[self.at])

    def fail(self, reason: str) -> NoReturn:
        raise self.source.syntax_error(self.at, reason)


# --- reading with a schema in mind -----------------------------------------------------------------------------------


class Reader:
    """A cursor on one value of an edition. It knows its place, so that what is wrong can be named.

    >>> row = read_text('{"vp": 3, "paints": ["red", "blue"], "note": "unknown names are fine"}')
    >>> row["vp"].int(1, 99), [paint.word(("red", "blue")) for paint in row["paints"].list()]
    (3, ['red', 'blue'])
    >>> row["vp"].text()
    Traceback (most recent call last):
    bottega.core.edition.EditionError: text, line 1: vp: must be text, not 3
    """

    __slots__ = ("node", "source", "where")

    def __init__(self, source: Source, where: str, node: Node) -> None:
        self.source = source
        self.where = where
        self.node = node

    def __getitem__(self, key: str) -> "Reader":
        found = self.optional(key)
        if found is None:
            raise self.source.error(self.node.at, self._inside(key), "is missing")
        return found

    def optional(self, key: str) -> "Reader | None":
        """The value under a name, or None if it is missing or null."""
        node = self._dict().get(key)
        if node is None or node.value is None:
            return None
        return Reader(self.source, self._inside(key), node)

    def fields(self) -> "dict[str, Reader]":
        """All names of a group with their values, in the order of the file."""
        return {key: Reader(self.source, self._inside(key), node) for key, node in self._dict().items()}

    def items(self) -> "builtins.list[Reader]":
        """The rows of a table."""
        return self["items"].list()

    def list(self, least: builtins.int = 0, most: builtins.int | None = None) -> "builtins.list[Reader]":
        rows = self.node.value
        if not isinstance(rows, list):
            self._must_be("a list")
        if len(rows) < least or (most is not None and len(rows) > most):
            self.fail(f"must have {_entries(least, most)}, not {len(rows)}")
        return [Reader(self.source, f"{self.where}[{i}]", node) for i, node in enumerate(rows)]

    def int(self, low: builtins.int | None = None, high: builtins.int | None = None) -> builtins.int:
        value = self.node.value
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or (low is not None and value < low)
            or (high is not None and value > high)
        ):
            self._must_be(_whole(low, high))
        return value

    def text(self) -> str:
        value = self.node.value
        if not isinstance(value, str) or not value.strip():
            self._must_be("text")
        return value

    def word(self, among: tuple[str, ...]) -> str:
        value = self.node.value
        if not isinstance(value, str) or value not in among:
            self._must_be(among[0] if len(among) == 1 else f"one of {', '.join(among)}")
        return value

    def flag(self) -> bool:
        value = self.node.value
        if not isinstance(value, bool):
            self._must_be("true or false")
        return value

    def plain(self) -> Any:
        return self.node.plain()

    def fail(self, reason: str) -> NoReturn:
        raise self.source.error(self.node.at, self.where, reason)

    def _must_be(self, what: str) -> NoReturn:
        self.fail(f"must be {what}, not {_shown(self.node.value)}")

    def _dict(self) -> "dict[str, Node]":
        fields = self.node.value
        if not isinstance(fields, dict):
            self._must_be("a group of names and values in braces")
        return fields

    def _inside(self, key: str) -> str:
        name = key if key.isidentifier() else _shown(key)
        return f"{self.where}.{name}" if self.where else name


def read_text(text: str, shown: str = "text") -> Reader:
    return _reader(Source(shown, text))


def _reader(source: Source) -> Reader:
    return Reader(source, "", Parser(source).document())


# --- editions --------------------------------------------------------------------------------------------------------


class Edition:
    """One complete set of tables. Whether their values fit the game is for the game to say.

    `game`, `name`, `version`, `sha256` (the fingerprint of its faces), `tables` (plain data) and `corrections` (the
    tables that are not the house's) are there to be read.

    >>> import bottega
    >>> edition = bottega.game("fresco").house
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
        shown = f"edition {_shown(name)}"
        try:
            text = json.dumps({"game": house.game, "edition": name, "tables": dict(tables)}, allow_nan=False)
        except (TypeError, ValueError, RecursionError):
            raise EditionError(shown, None, "tables", "must be plain JSON values") from None
        return _correction(_reader(Source(shown, text, counted=False)), house)


def load_edition(source: "str | os.PathLike[str] | Source", house: Edition | None = None) -> Edition:
    """A house edition, or with `house` a correction laid over it."""
    document = _reader(source if isinstance(source, Source) else read_source(source))
    return _house(document) if house is None else _correction(document, house)


def earlier_house(source: "str | os.PathLike[str] | Source", house: Edition) -> Edition:
    """A house edition of the past, of which only the tables are kept that have changed since. It has the same name, and
    is no correction: nobody has looked into a box."""
    document = _reader(source if isinstance(source, Source) else read_source(source))
    document["edition"].word((house.name,))
    tables = document["tables"].fields()
    readers = {table: tables.get(table, house.reader(table)) for table in house.tables}
    for option in document["options"].list():
        _check_option(option, readers)
    return Edition(house.game, house.name, document["version"].int(1), readers, document["options"].plain(), ())


def _house(document: Reader) -> Edition:
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
        game.fail(f"this corrects the game {_shown(game.text())}, but {house.game!r} is being played")
    name = document["edition"]
    if name.text() == house.name:
        name.fail(f"a correction needs a name of its own, not {_shown(house.name)}")
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


# --- words and sums --------------------------------------------------------------------------------------------------


REMARKS = {"title", "note", "evidence", "provenance", "confidence", "source", "corrected"}


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


def _whole(low: int | None, high: int | None) -> str:
    """
    >>> _whole(1, 99), _whole(5, 5), _whole(1, None), _whole(None, 9), _whole(None, None)
    ('a whole number from 1 to 99', '5', 'a whole number from 1 up', 'a whole number up to 9', 'a whole number')
    """
    if low is None:
        return "a whole number" if high is None else f"a whole number up to {high}"
    if high is None:
        return f"a whole number from {low} up"
    return str(low) if low == high else f"a whole number from {low} to {high}"


def _entries(least: int, most: int | None) -> str:
    """
    >>> _entries(3, None), _entries(3, 3), _entries(1, 4), _entries(1, 1)
    ('3 or more entries', '3 entries', '1 to 4 entries', '1 entry')
    """
    if most is None:
        return f"{least} or more entries"
    if least != most:
        return f"{least} to {most} entries"
    return "1 entry" if least == 1 else f"{least} entries"


def _shown(value: Any) -> str:
    """A value as an error message shows it.

    >>> _shown("x"), _shown(True), _shown(None), _shown([1]), _shown({})
    ("'x'", 'true', 'null', 'a list', 'a group of names and values')
    """
    if isinstance(value, str):
        return repr(value if len(value) <= SHOWN_LENGTH else value[:SHOWN_LENGTH] + "...")
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a group of names and values"
    return json.dumps(value)


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
