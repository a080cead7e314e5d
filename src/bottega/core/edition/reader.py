"""Reading with a schema in mind: a cursor on one value of a file, which says what the value must be."""

import builtins
from typing import Any, NoReturn

from bottega.core.edition.placed_json import Node, Parser, Source, shown_value


class Reader:
    """A cursor on one value of an edition. It knows its place, so that what is wrong can be named.

    >>> row = read_text('{"vp": 3, "paints": ["red", "blue"], "note": "unknown names are fine"}')
    >>> row["vp"].int(1, 99), [paint.word(("red", "blue")) for paint in row["paints"].list()]
    (3, ['red', 'blue'])
    >>> row["vp"].text()
    Traceback (most recent call last):
    bottega.core.edition.placed_json.EditionError: text, line 1: vp: must be text, not 3
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
        self.fail(f"must be {what}, not {shown_value(self.node.value)}")

    def _dict(self) -> "dict[str, Node]":
        fields = self.node.value
        if not isinstance(fields, dict):
            self._must_be("a group of names and values in braces")
        return fields

    def _inside(self, key: str) -> str:
        name = key if key.isidentifier() else shown_value(key)
        return f"{self.where}.{name}" if self.where else name


def read_text(text: str, shown: str = "text") -> Reader:
    return document_reader(Source(shown, text))


def document_reader(source: Source) -> Reader:
    return Reader(source, "", Parser(source).document())


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
