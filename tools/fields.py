"""The fields of a state, or of a module's part of it, written once.

    python tools/fields.py            bring all states and parts up to date
    python tools/fields.py --check    fail when one is not

A compiled class must be plain code, so a field stands in four places: `__slots__`, the blank state, the copy, and who
may know it. Only the blank state is written by hand, in the branch `if source is None` of `__init__`, or in the base
class whose `__init__` this branch calls; the comment after a field begins with a word that says who may know it:

    self.hand: list[int] = [0] * n  # own: the cards as bits

`public`, `counted` and `own` go into KNOWLEDGE, `hidden` into HIDDEN; `unwritten` goes into neither and is no part of a
dump. A parameter of `__init__` that is only kept needs no word. From this the rest is written. A class without such
words is left alone.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from written import keep, parser

GAMES = Path(__file__).resolve().parent.parent / "src" / "bottega" / "games"
KNOWN = {"public": "PUBLIC", "counted": "COUNTED", "own": "OWN"}
WORDS = (*KNOWN, "hidden", "unwritten")
NOTE = "Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN."
MANY = 40  # fields; their copies stand two on a line


class FieldError(Exception):
    """A field that does not say all it must."""


class Field(NamedTuple):
    name: str
    word: str  # who may know it; empty for a parameter that is only kept
    copied: str  # the expression that copies it


class Made(NamedTuple):
    """A class that is made blank or as a copy: its fields, and where the copy is written."""

    cls: ast.ClassDef
    fields: list[Field]
    copy: "Edit"


class Edit(NamedTuple):
    """Lines of a file, counted from 1, both included, and what is to stand there."""

    first: int
    last: int
    lines: list[str]


def updated(text: str) -> str:
    """The source with everything written that follows from its blank states."""
    lines = text.splitlines()
    module = ast.parse(text)
    found = list(classes(module, lines))
    if len(found) > 1:
        raise FieldError(f"{found[1].cls.name} needs a file of its own: KNOWLEDGE is that of {found[0].cls.name}")
    edits = [edit for made in found for edit in edits_of(module, made)]
    for edit in sorted(edits, reverse=True):
        lines[edit.first - 1 : edit.last] = edit.lines
    return "\n".join(lines) + "\n"


def classes(module: ast.Module, lines: list[str]) -> Iterator[Made]:
    """Those whose fields say who may know them."""
    inits = {statement.name: init_of(statement) for statement in module.body if isinstance(statement, ast.ClassDef)}
    for cls in [statement for statement in module.body if isinstance(statement, ast.ClassDef)]:
        init = inits[cls.name]
        for branch in [inside for inside in init.body if isinstance(inside, ast.If)] if init else []:
            if init is None or ast.unparse(branch.test) != "source is None":
                continue
            blank = inits.get(base_called(branch.body))
            parameters = {argument.arg for argument in (blank or init).args.args}
            fields = [field_of(*found, parameters, lines) for found in assigned((blank or branch).body)]
            if any(field.word for field in fields):
                yield Made(cls, fields, copy_of(branch, fields, lines))


def init_of(cls: ast.ClassDef) -> ast.FunctionDef | None:
    methods = [inside for inside in cls.body if isinstance(inside, ast.FunctionDef)]
    return next((method for method in methods if method.name == "__init__"), None)


def base_called(body: list[ast.stmt]) -> str:
    """The class whose `__init__` a branch calls, when that is all it does."""
    alone = body[0].value if len(body) == 1 and isinstance(body[0], ast.Expr) else None
    return ast.unparse(alone.func).removesuffix(".__init__") if isinstance(alone, ast.Call) else ""


def copy_of(branch: ast.If, fields: list[Field], lines: list[str]) -> "Edit":
    """What copies every field: the other branch, from the note on; two on a line where there are many."""
    indent = " " * branch.orelse[0].col_offset
    after_else = next(number for number in range(end(branch.body[-1]), len(lines)) if "else:" in lines[number]) + 1
    last = end(branch.orelse[-1])
    first = next((n for n in range(after_else, last) if NOTE in lines[n]), after_else) + 1
    copies = [
        f"{indent}{', '.join([f'self.{field.name}' for field in group])} = {', '.join([f.copied for f in group])}"
        for group in groups(fields, 1 if len(fields) <= MANY else 2)
    ]
    return Edit(first, last, [f"{indent}# {NOTE}", *copies])


def groups(fields: list[Field], most: int) -> Iterator[list[Field]]:
    """So many together at most; what takes more than a look is copied on a line of its own."""
    group: list[Field] = []
    for field in fields:
        long = field.copied.startswith(("[", "tuple("))
        if group and (long or len(group) == most):
            yield group
            group = []
        group.append(field)
        if long:
            yield group
            group = []
    if group:
        yield group


def assigned(body: list[ast.stmt]) -> Iterator[tuple[str, ast.Assign | ast.AnnAssign]]:
    for statement in body:
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
            if isinstance(target, ast.Attribute):
                yield target.attr, statement


def field_of(name: str, statement: ast.Assign | ast.AnnAssign, parameters: set[str], lines: list[str]) -> Field:
    if isinstance(statement.value, ast.Name) and statement.value.id in parameters:
        return Field(name, "", statement.value.id)
    comment = re.match(r"\s*# (\w+)(?::|$)", lines[end(statement) - 1][statement.end_col_offset or 0 :])
    word = comment[1] if comment is not None and comment[1] in WORDS else ""
    kind = ast.unparse(statement.annotation) if isinstance(statement, ast.AnnAssign) else ""
    if kind.startswith("list[list["):
        return Field(name, word, f"[row[:] for row in source.{name}]")
    if kind.startswith("list["):
        return Field(name, word, f"source.{name}[:]")
    if kind == "tuple[Any, ...]":  # the parts of modules, each of a kind of its own
        return Field(name, word, f"tuple([part.clone() for part in source.{name}]) if source.{name} else source.{name}")
    if kind.startswith(("set[", "dict[")) or isinstance(statement.value, ast.List | ast.Dict | ast.Set):
        raise FieldError(f"{name}: what can be changed in place is a list, with its type")
    return Field(name, word, f"source.{name}")


def edits_of(module: ast.Module, made: Made) -> Iterator[Edit]:
    silent = [
        field.name for field in made.fields if not field.word and field.copied.startswith(("source.", "[", "tuple("))
    ]
    if silent:
        raise FieldError(f"{silent[0]} does not say who may know it: {', '.join(WORDS)}")
    yield made.copy
    slots = sorted([field.name for field in made.fields])
    yield replaced(made.cls.body, "__slots__", names("    __slots__", slots))
    known = [f'    "{field.name}": {KNOWN[field.word]},' for field in made.fields if field.word in KNOWN]
    yield replaced(module.body, "KNOWLEDGE", ["KNOWLEDGE = {", *known, "}"])
    hidden = [field.name for field in made.fields if field.word == "hidden"]
    if hidden or place_of(module.body, "HIDDEN"):
        yield replaced(module.body, "HIDDEN", names("HIDDEN", hidden))


def names(target: str, given: list[str]) -> list[str]:
    """Names in a tuple, as the formatter writes it."""
    if len(given) < 2:
        alone = f'"{given[0]}",' if given else ""
        return [f"{target} = ({alone})"]
    indent = " " * (len(target) - len(target.lstrip()))
    return [f"{target} = (", *[f'{indent}    "{name}",' for name in given], f"{indent})"]


def end(statement: ast.stmt) -> int:
    return statement.end_lineno or statement.lineno


def place_of(body: list[ast.stmt], name: str) -> ast.Assign | None:
    for statement in body:
        if isinstance(statement, ast.Assign) and name in [ast.unparse(target) for target in statement.targets]:
            return statement
    return None


def replaced(body: list[ast.stmt], name: str, lines: list[str]) -> Edit:
    place = place_of(body, name)
    if place is None:
        raise FieldError(f"there is no {name} to write")
    return Edit(place.lineno, end(place), lines)


def sources(games: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(games.rglob("*.py")):
        try:
            yield path, updated(path.read_text("utf-8"))
        except FieldError as error:
            raise SystemExit(f"{path}: {error}") from None


def main() -> None:
    words = parser("Write the fields of states and parts from their blank ones.")
    words.add_argument("--games", type=Path, default=GAMES, help="the folder of the games")
    asked = words.parse_args()
    keep(sources(asked.games), asked.check, "its fields", "tools/fields.py")


if __name__ == "__main__":
    main()
