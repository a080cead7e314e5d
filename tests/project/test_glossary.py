"""docs/glossary.md names nothing that is not there, and words that once had many meanings have kept to one."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from .named import PACKAGE, ROOT, files_on, holds, names_on, place_of

PAGE = (ROOT / "docs" / "glossary.md").read_text("utf-8")
ROWS = [row.strip("| ").split(" | ") for row in re.findall(r"^\| .+ \|$", PAGE, re.MULTILINE)]
WORDS = [word.strip() for word, *_ in ROWS if word != "word"]


@cache
def defined() -> tuple[tuple[str, str, type], ...]:
    """Every function and class of the package, with its file."""
    return tuple(definitions())


def definitions() -> Iterator[tuple[str, str, type]]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                yield path.relative_to(PACKAGE).as_posix(), node.name, type(node)


def test_every_name_is_where_the_page_says() -> None:
    assert [f"{path}:{name}" for path, name in names_on(PAGE) if not holds(path, name)] == []


def test_every_file_is_there() -> None:
    assert [path for path in files_on(PAGE) if place_of(path) is None] == []


def test_a_word_has_one_row_with_its_meaning_and_its_place() -> None:
    assert len(WORDS) > 80
    assert len(set(WORDS)) == len(WORDS)
    assert [row for row in ROWS if len(row) != 3 or not all(row)] == []


def test_it_can_be_found() -> None:
    assert "(glossary.md)" in (ROOT / "docs" / "index.md").read_text("utf-8")
    assert "(docs/glossary.md)" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_a_table_is_where_people_meet() -> None:
    assert [path for path, name, _ in defined() if name == "Table"] == ["server/table.py"]


def test_no_function_is_called_by_a_word_that_says_nothing() -> None:
    """`told` was eleven functions, `settle` five: what each of them does has a name of its own."""
    vague = {"told", "hear", "heard", "spoken", "settle", "answered", "covers"}
    assert [f"{path}:{name}" for path, name, _ in defined() if name in vague] == []
