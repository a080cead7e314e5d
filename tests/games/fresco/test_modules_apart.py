"""No phase and no module knows of another module; what the rules say about two of them is in one declared place."""

import ast
from pathlib import Path

import pytest

import bottega.games.fresco as package
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.modules import MANIFESTS
from bottega.testing import rule

FOLDER = Path(package.__file__).parent
# Where modules and the words of their moves are listed, and where they are connected.
DECLARED = ("meta.py", "actions.py", "modules/__init__.py", "modules/interactions.py")
CLASSES = {name: manifest.__name__ for name, manifest in MANIFESTS.items() if isinstance(manifest, type)}
FILES = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.py"))


def docstrings(tree: ast.AST) -> set[int]:
    """The ids of the constants that are docstrings: they may speak of anything."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
    return found


def named(file: str) -> set[str]:
    """Every name, import and string in the code of a file."""
    tree = ast.parse((FOLDER / file).read_text("utf-8"))
    said = docstrings(tree)
    words: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            words |= {str(node.module).rpartition(".")[2], *[alias.name for alias in node.names]}
        elif isinstance(node, ast.Import):
            words |= {alias.name.rpartition(".")[2] for alias in node.names}
        elif isinstance(node, ast.Name):
            words.add(node.id)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            words.add(node.value)
    return words


@pytest.mark.parametrize("file", [file for file in FILES if file not in DECLARED])
def test_no_file_names_another_module(file: str) -> None:
    own = Path(file).stem
    others = {name for name in MODULES if name != own}
    assert not named(file) & (others | {CLASSES[name] for name in others}), file


def test_each_module_is_one_file() -> None:
    assert {f"modules/{name}.py" for name in MODULES} <= set(FILES)
    assert set(CLASSES) == set(MODULES)


@rule("F-CMB-1", "F-LEO-25")
def test_every_module_is_declared_once() -> None:
    assert len(set(MODULES)) == len(MODULES) == 11
    assert set(MANIFESTS) == set(MODULES)
