"""No phase and no module knows of another module; what the rules say about two of them is in one declared place."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bottega.games.fresco as package
from bottega.games.fresco.actions import Cover
from bottega.games.fresco.game import GAME
from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.modules import MANIFESTS
from bottega.testing import rule
from bottega.testing.fresco import position

FOLDER = Path(package.__file__).parent
# Where modules are listed and connected.
DECLARED = ("modules/__init__.py", "modules/interactions.py")
CLASSES = {manifest.name: manifest.rules for manifest in MANIFESTS}
FILES = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.py"))


def tree_of(file: str) -> ast.Module:
    return ast.parse((FOLDER / file).read_text("utf-8"))


def docstrings(tree: ast.AST) -> set[int]:
    """The ids of the constants that are docstrings: they may speak of anything."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
    return found


def words(tree: ast.AST) -> set[str]:
    """Every name, attribute, import and text in the code."""
    said = docstrings(tree)
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found |= {*str(node.module).split("."), *[alias.name for alias in node.names]}
        elif isinstance(node, ast.Import):
            found |= {part for alias in node.names for part in alias.name.split(".")}
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            found.add(node.value)
    return found


def foreign(tree: ast.AST, own: str) -> set[str]:
    """The names of other modules and their classes; what is imported from one names it."""
    others = {name for name in MODULES if name != own}
    return words(tree) & (others | {CLASSES[name] for name in others})


def owner_of(file: str) -> str:
    folder, module, *_ = *file.split("/"), ""
    return module if folder == "modules" else ""


@pytest.mark.parametrize("file", [file for file in FILES if file not in DECLARED])
def test_no_phase_and_no_module_names_another_module(file: str) -> None:
    named = foreign(tree_of(file), owner_of(file))
    assert not named, f"{file} names {sorted(named)}: that belongs into a hook, or into modules/interactions.py"


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("from bottega.games.fresco.modules.wall_fresco.actions import GIVE", {"wall_fresco"}),
        ("from bottega.games.fresco.modules.requests.actions import REQUEST", set()),
        ("from bottega.games.fresco.modules.wall_fresco.part import WallPart", {"wall_fresco"}),
        ("def more(wall: WallFresco) -> None: ...", {"WallFresco"}),
        ("found = at_table['medico']", {"medico"}),
        ("GIVE = 3\ngive = GIVE", set()),
        ('"""As in wall_fresco and medico."""', set()),
    ],
)
def test_what_counts_as_naming_another_module(code: str, named: set[str]) -> None:
    assert foreign(ast.parse(code), "requests") == named


@pytest.mark.parametrize("manifest", MANIFESTS, ids=str)
def test_moves_are_carried_out_by_their_owner(manifest: Manifest) -> None:
    actions = manifest.file("actions")
    moves = position(modules=MODULES).rules.moves
    for block in () if actions is None else actions.BLOCKS:
        for number, action in enumerate(block.actions, block.first):
            assert GAME.actions[number] is action
            assert moves[number].owner.name == ("covering" if isinstance(action, Cover) else manifest.name)


def test_the_numbers_of_moves_never_change() -> None:
    """Records and journals hold them. A new move goes to the end, here as in the list."""
    assert list(GAME.actions.notations) == Path(__file__).with_name("actions.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("manifest", MANIFESTS, ids=str)
def test_each_module_is_one_package(manifest: Manifest) -> None:
    assert f"modules/{manifest.name}/rules.py" in FILES
    for part in ("actions", "events", "board"):
        assert (f"modules/{manifest.name}/{part}.py" in FILES) == (part not in manifest.without)


def test_the_facts_are_known_without_the_engine() -> None:
    asked = "import sys, bottega.games.fresco.meta; print(*[name for name in sys.modules if 'fresco.' in name])"
    command = [sys.executable, "-c", asked]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    loaded = done.stdout.split()
    light = {"manifest", "meta", "modules", *[f"modules.{manifest.name}" for manifest in MANIFESTS]}
    assert {name.removeprefix("bottega.games.fresco.") for name in loaded} == light


@rule("F-CMB-1")
def test_every_module_is_declared_once() -> None:
    assert len(set(MODULES)) == len(MODULES) == 11
    assert ("leonardo", *MODULES) == tuple(manifest.name for manifest in MANIFESTS)
    # What the covering tiles of several modules share comes to the table with the first of them.
    assert [module.name for module in position(modules=MODULES).rules.modules] == ["covering", *MODULES]
