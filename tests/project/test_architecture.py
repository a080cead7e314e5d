"""docs/architecture.md names nothing that is not there."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bottega"
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`([\w/.-]+\.(?:py|js)):([\w.]+)`", PAGE)))
FILES = sorted(set(re.findall(r"`([\w-]+(?:/[\w.-]+)+)`", PAGE)))
FOLDERS = re.findall(r"^\| `(\w+)/` \|", PAGE, re.MULTILINE)
# What a package may hold besides its layers.
NO_LAYER = {"__pycache__"}


def found(path: str) -> Path:
    for folder in (PACKAGE, ROOT):
        if (folder / path).exists():
            return folder / path
    pytest.fail(f"docs/architecture.md names {path}, which is not there", pytrace=False)


def python_names(body: list[ast.stmt], prefix: str = "") -> set[str]:
    """Functions, classes with their methods, and values of a module."""
    names = set()
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names.add(prefix + node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {prefix + node.name, *python_names(node.body, f"{prefix}{node.name}.")}
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {prefix + target.id for target in targets if isinstance(target, ast.Name)}
    return names


def script_names(text: str) -> set[str]:
    """What a module of the browser declares; methods are indented once."""
    names = set(re.findall(r"^(?:export )?(?:async )?(?:function|class|const|let) (\w+)", text, re.MULTILINE))
    for owner, body in re.findall(r"^(?:export )?class (\w+)[^{]*\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        names |= {f"{owner}.{method}" for method in re.findall(r"^  (?:async )?(\w+)\(.*\{", body, re.MULTILINE)}
    return names


@pytest.mark.parametrize(("path", "name"), NAMED, ids=[f"{path}:{name}" for path, name in NAMED])
def test_every_name_is_where_the_page_says(path: str, name: str) -> None:
    text = found(path).read_text("utf-8")
    names = python_names(ast.parse(text).body) if path.endswith(".py") else script_names(text)
    assert name in names, f"docs/architecture.md: there is no {name} in {path}"


@pytest.mark.parametrize("path", FILES)
def test_every_file_is_there(path: str) -> None:
    found(path)


def test_the_walks_name_their_stations() -> None:
    """A page without names would pass everything else."""
    assert len(NAMED) > 40


def test_every_layer_has_its_row() -> None:
    layers = {folder.name for folder in PACKAGE.iterdir() if folder.is_dir()} - NO_LAYER
    assert sorted(FOLDERS) == sorted(layers)
