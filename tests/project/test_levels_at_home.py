"""A level of computer player is at home in the folder of its name; no other code asks for it by name."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bottega.bots.registry import LEVELS

from .named import PACKAGE

PYTHON = sorted(PACKAGE.rglob("*.py"))
SCRIPTS = [path for path in sorted(PACKAGE.rglob("*.js")) if "vendor" not in path.parts]
TEXTS = sorted((PACKAGE / "locale").rglob("*.ftl"))
# Games have words and drawings of their own: who begins may be random, and a painter has apprentices. The coach of
# lessons is an old master.
ELSEWHERE = ("games/", "pictures/", "web/games/", "web/art/", "web/app/learn/")


@cache
def words_in(path: Path) -> frozenset[str]:
    return frozenset(words(path.read_text("utf-8")))


def words(text: str) -> Iterator[str]:
    """Every text that a program uses; docstrings and comments are not among them."""
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def home(path: Path, level: str) -> bool:
    inside = path.relative_to(PACKAGE).as_posix()
    return inside.startswith((*ELSEWHERE, f"bots/{level}/"))


@pytest.mark.parametrize("level", LEVELS)
def test_no_program_asks_for_a_level_by_name(level: str) -> None:
    found = [path for path in PYTHON if not home(path, level) and level in words_in(path)]
    assert found == []


@pytest.mark.parametrize("level", LEVELS)
def test_no_page_asks_for_a_level_by_name(level: str) -> None:
    quoted = re.compile(rf"""["'`]{level}["'`]|-{level}["'`]""")
    assert [path for path in SCRIPTS if not home(path, level) and quoted.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("level", LEVELS)
def test_no_text_chooses_its_words_by_a_level(level: str) -> None:
    assert [path for path in TEXTS if f"[{level}]" in path.read_text("utf-8")] == []


def test_what_counts_as_a_word() -> None:
    told = '"""random"""\nx = ["journeyman"]  # apprentice\n'
    assert list(words(told)) == ["journeyman"]
