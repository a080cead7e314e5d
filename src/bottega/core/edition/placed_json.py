"""JSON that remembers its places: a small parser, so that whoever mends a file learns which line is wrong."""

import json
import os
import re
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

from bottega.core.errors import BottegaError

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
        return one_line(": ".join(part for part in (place, self.where, self.reason) if part))


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
                raise self.source.syntax_error(at, f"the name {shown_value(key)} appears twice in one group")
            self.skip()
            if not self.text.startswith(":", self.at):
                self.fail(f"a colon is expected after {shown_value(key)}, not {self.found()}")
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
        return shown_value(match.group() if match else self.text[self.at])

    def fail(self, reason: str) -> NoReturn:
        raise self.source.syntax_error(self.at, reason)


def shown_value(value: Any) -> str:
    """A value as an error message shows it.

    >>> shown_value("x"), shown_value(True), shown_value(None), shown_value([1]), shown_value({})
    ("'x'", 'true', 'null', 'a list', 'a group of names and values')
    """
    if isinstance(value, str):
        return repr(value if len(value) <= SHOWN_LENGTH else value[:SHOWN_LENGTH] + "...")
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "a group of names and values"
    return json.dumps(value)


def one_line(text: str) -> str:
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)
