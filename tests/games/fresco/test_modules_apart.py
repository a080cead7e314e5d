"""No phase and no module knows of another module; what the rules say about two of them is in one declared place."""

import ast
from pathlib import Path

import pytest

import bottega.games.fresco as package
from bottega.games.fresco import actions, codes
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.modules import MANIFESTS
from bottega.testing import rule
from bottega.testing.fresco import position

FOLDER = Path(package.__file__).parent
# Where modules and the words of their moves are listed and connected, and where the drawn table lists what each adds.
DECLARED = ("meta.py", "actions.py", "codes.py", "board_modules.py", "modules/__init__.py", "modules/interactions.py")
CLASSES = {name: manifest.__name__ for name, manifest in MANIFESTS.items() if isinstance(manifest, type)}
FILES = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.py"))

# Whose the names in the vocabulary of moves are. What is in none of these lists is of the base game, and has to be in
# `EVERYBODYS`: a new name must be given a place.
OWNED = {
    "portraits": ("PORTRAIT", "SEXTON", "SHOWN_PORTRAITS"),
    "requests": ("REQUEST", "PILE", "REQUEST_TYPES"),
    "special_blends": ("SPECIAL_ALTAR", "SPECIAL_BLEND", "SPECIAL_COLOURS"),
    "wishing_well": ("PENNY", "THROW", "WISH", "VISIT", "ALCHEMY", "WISHES"),
    "leaf_gold": ("GILD",),
    "glaziers": ("GLASS", "WINDOW", "GLAZE", "GLASS_COLOURS", "BENCH_PLACES"),
    "scrolls": ("SCROLL", "SCROLL_LINES"),
    "bells": ("CERTIFICATE", "PAY", "INSTALMENT", "CERTIFICATE_PLACES", "CERTIFICATES", "MOST_PRICE"),
    "wall_fresco": ("WALL", "GIVE", "EXCHANGE", "WALL_NAMES", "WALL_SECTIONS"),
    "medico": (
        *("PLAN_ILL", "PLAN_NEUTRAL", "ASIDE", "SEND", "INFECT", "SAINT", "BOTTLE", "USE"),
        *("HEALTH", "VICTIMS", "BOTTLES", "BOTTLE_PLACES", "PLACES_OF_THE_ILL"),
    ),
    "covering": ("COVER", "COVERS"),
}
EVERYBODYS = {
    *("RISE", "PLAN", "READY", "BUY", "CLOSE", "BISHOP", "RESTORE", "ALTAR", "EARN", "BLEND", "ATTEND"),
    *("AHEAD", "BEHIND", "PASS", "NO", "PICK", "SHARED", "ACTIONS", "TILES"),
    *("HOURS", "BOOTHS", "MOST_BOOTHS", "MOST_SPACES", "PLACES", "SIDE", "SEGMENTS", "SEGMENT_NAMES"),
    *("ALTAR_COLOURS", "ALTAR_PAINTS", "BLENDS", "COLOURS"),
}
OWNER = {name: module for module, names in OWNED.items() for name in names}


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


def vocabulary(tree: ast.AST) -> set[str]:
    """What the code takes from the vocabulary of moves, by import or as `codes.WALL`."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and str(node.module).rpartition(".")[2] in ("actions", "codes"):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found |= {node.attr} if node.value.id in ("actions", "codes") else set()
    return found


def foreign(tree: ast.AST, own: str) -> set[str]:
    """The names of other modules, their classes, and the moves and constants that are theirs."""
    others = {name for name in MODULES if name != own}
    theirs = {name for name in vocabulary(tree) if OWNER.get(name, own) != own}
    return words(tree) & (others | {CLASSES[name] for name in others}) | theirs


@pytest.mark.parametrize("file", [file for file in FILES if file not in DECLARED])
def test_no_phase_and_no_module_names_another_module(file: str) -> None:
    named = foreign(tree_of(file), Path(file).stem)
    assert not named, f"{file} names {sorted(named)}: that belongs into a hook, or into modules/interactions.py"


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("from bottega.games.fresco.codes import GIVE, NO, REQUEST", {"GIVE"}),
        ("from bottega.games.fresco.actions import WALL_NAMES, SEGMENTS", {"WALL_NAMES"}),
        ("from bottega.games.fresco import codes\nfirst = codes.SPECIAL_BLEND", {"SPECIAL_BLEND"}),
        ("from bottega.games.fresco.modules.wall_fresco import WallPart", {"wall_fresco"}),
        ("def more(wall: WallFresco) -> None: ...", {"WallFresco"}),
        ("found = at_table['medico']", {"medico"}),
        ("GIVE = 3\ngive = GIVE", set()),
        ('"""As in wall_fresco and medico."""', set()),
    ],
)
def test_what_counts_as_naming_another_module(code: str, named: set[str]) -> None:
    assert foreign(ast.parse(code), "requests") == named


def test_every_name_of_the_vocabulary_has_an_owner() -> None:
    known = {name for module in (actions, codes) for name in vars(module) if name.isupper()}
    assert known - EVERYBODYS == set(OWNER)
    assert set(OWNED) <= {*MODULES, "covering"}


@pytest.mark.parametrize("name", sorted(set(OWNER) & {name for name in vars(codes) if name.isupper()}))
def test_moves_are_carried_out_by_their_owner(name: str) -> None:
    assert position(modules=MODULES).rules.owners[getattr(codes, name)].name == OWNER[name]


def test_each_module_is_one_file() -> None:
    assert {f"modules/{name}.py" for name in MODULES} <= set(FILES)
    assert set(CLASSES) == set(MODULES)


@rule("F-CMB-1")
def test_every_module_is_declared_once() -> None:
    assert len(set(MODULES)) == len(MODULES) == 11
    assert tuple(MANIFESTS) == MODULES
    # What the covering tiles of several modules share comes to the table with the first of them.
    assert [module.name for module in position(modules=MODULES).rules.modules] == ["covering", *MODULES]
