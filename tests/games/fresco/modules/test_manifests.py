"""Modules know nothing of each other: what the sources say, and what every table with modules has."""

import ast
from pathlib import Path

import pytest

import bottega.games.fresco as fresco
from bottega.core.step import takers
from bottega.games.fresco.game import GAME
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.modules import MANIFESTS
from bottega.games.fresco.state import FrescoModule, FrescoState
from bottega.testing import rule
from bottega.testing.fresco import position

SOURCES = Path(fresco.__path__[0])
# The one place that may name several modules, the two that list them, and the vocabulary of moves: a tile is called as
# its module.
DECLARED = {"meta.py", "actions.py", "modules/__init__.py", "modules/interactions.py"}


def words(source: Path) -> set[str]:
    """Every name and every text of a source, without its comments and docstrings."""
    tree = ast.parse(source.read_text("utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            found.add(node.value)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {*node.module.split("."), *[alias.name for alias in node.names]}
        elif isinstance(node, ast.Import):
            found |= {part for alias in node.names for part in alias.name.split(".")}
    return found


def sources() -> list[str]:
    return sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.rglob("*.py"))


@pytest.mark.parametrize("source", [source for source in sources() if source not in DECLARED])
def test_no_phase_and_no_module_names_another_module(source: str) -> None:
    own = Path(source).stem
    named = {word for word in words(SOURCES / source) if word in MODULES and word != own}
    assert not named, f"{source} names {named}: that belongs into a hook, or into modules/interactions.py"


def test_every_module_is_one_file_with_a_manifest() -> None:
    assert tuple(MANIFESTS) == MODULES
    for name in MODULES:
        assert (SOURCES / "modules" / f"{name}.py").is_file()
    s = position(modules=MODULES)
    # What the covering tiles of several modules share comes to the table with the first of them.
    assert [module.name for module in s.rules.modules] == ["covering", *MODULES]


def test_every_hook_has_a_user() -> None:
    s = position(2, modules=MODULES)
    hooks = {name for name in vars(FrescoModule) if callable(getattr(FrescoModule, name)) and name[0] != "_"}
    used = {hook for hook in hooks if takers(s.rules.modules, FrescoModule, hook)}
    assert hooks - used == set()


def test_every_part_is_another_modules_and_the_base_game_has_none() -> None:
    assert position().parts == ()
    s = position(modules=MODULES)
    numbers = [module.part_number for module in s.rules.modules if module.part_number >= 0]
    assert numbers == list(range(len(s.parts)))


def test_the_modules_keep_their_order() -> None:
    s = GAME.new(3, 1, {"modules": ["scrolls", "favors", "portraits"]})
    assert s.table.options["modules"] == ["portraits", "favors", "scrolls"]
    assert list(s.view(0)["modules"]) == ["portraits", "favors", "scrolls"]


@rule("F-CMB-1")
@pytest.mark.parametrize("name", MODULES)
def test_a_module_changes_nothing_before_it_is_used(name: str) -> None:
    """The deal of the base game is the same with every module but the one that brings tiles."""
    with_module, base = GAME.new(4, 8, {"modules": [name]}), GAME.new(4, 8)
    assert isinstance(with_module, FrescoState)
    fields, same = with_module.dump()["fields"], base.dump()["fields"]
    changed = {field for field in fields if fields[field] != same[field]}
    assert changed <= {"layout", "where", "tiles"}
    assert bool(changed) == (len(with_module.rules.c.tile_ids) > 25)


def test_base_menus_are_shared_and_extended_ones_keep_their_numbers() -> None:
    base, s = position(), position(modules=MODULES)
    assert base.rules.menus == GAME.menus
    for menu, extended in zip(GAME.menus, s.rules.menus, strict=False):
        assert extended.number == menu.number
        assert extended.ids[: len(menu.ids)] == menu.ids
    assert [menu.number for menu in s.rules.menus] == list(range(len(s.rules.menus)))
