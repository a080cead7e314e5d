"""Files that fit in the head, functions that fit on a screen, lines that fit beside another window. The browser's
sources are held to the same limits by tests/web/test_sources.py and tools/web/lengths.mjs.
"""

import ast
from pathlib import Path

import pytest

from .named import ROOT

FILE, TEST_FILE, FUNCTION, LINE = 500, 800, 60, 120
FOLDERS = ("src", "tests", "tools", "benchmarks", "docs", "examples")
SOURCES = sorted(
    path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts
)


def length(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def too_long(name: str, text: str) -> list[str]:
    lines = text.splitlines()
    found = [f"{name}:{number}: a line" for number, line in enumerate(lines, 1) if len(line) > LINE]
    if len(lines) > (TEST_FILE if name.startswith("tests/") else FILE):
        found.append(f"{name}: the file")
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return found + [f"{name}: {node.name}" for node in functions if length(node) > FUNCTION]


@pytest.mark.parametrize("source", SOURCES, ids=[str(path.relative_to(ROOT)) for path in SOURCES])
def test_nothing_is_too_long(source: Path) -> None:
    name = source.relative_to(ROOT).as_posix()
    assert too_long(name, source.read_text("utf-8")) == []


def test_what_is_too_long_is_found() -> None:
    body = "".join([f"    print({number})\n" for number in range(FUNCTION)])
    assert too_long("src/a.py", f"def long():\n{body}") == ["src/a.py: long"]
    assert too_long("src/a.py", f"a = '{'x' * LINE}'\n") == ["src/a.py:1: a line"]
    assert too_long("src/a.py", "a = 1\n" * (FILE + 1)) == ["src/a.py: the file"]
    assert too_long("tests/a.py", "a = 1\n" * (FILE + 1)) == []
