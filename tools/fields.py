"""The fields of a state, written once.

    python tools/fields.py            bring all states up to date
    python tools/fields.py --check    fail when one is not

A compiled class must be plain code, so a field stands in four places: `__slots__`, the blank state, the copy, and who
may know it. Only the blank state is written by hand, in the branch `if source is None` of `__init__`; the comment after
a field begins with a word that says who may know it:

    self.hand: list[int] = [0] * n  # own: the cards as bits

`public`, `counted` and `own` go into KNOWLEDGE, `hidden` into HIDDEN; `unwritten` goes into neither and is no part of a
dump. A parameter of `__init__` that is only kept needs no word. From this the rest is written. A class without such
words is left alone.
"""

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).resolve().parent.parent / "src" / "bottega" / "games"
KNOWN = {"public": "PUBLIC", "counted": "COUNTED", "own": "OWN"}
WORDS = (*KNOWN, "hidden", "unwritten")
NOTE = "# Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN."


class FieldError(Exception):
    """A field that does not say all it must."""


class Field(NamedTuple):
    name: str
    word: str  # who may know it; empty for a parameter that is only kept
    copied: str  # the expression that copies it


class Made(NamedTuple):
    """A class that is made blank or as a copy: its two branches, and the fields of the first."""

    cls: ast.ClassDef
    branch: ast.If
    fields: list[Field]


class Edit(NamedTuple):
    """Lines of a file, counted from 1, both included, and what is to stand there."""

    first: int
    last: int
    lines: list[str]


def updated(text: str) -> str:
    """The source with everything written that follows from its blank states."""
    lines = text.splitlines()
    module = ast.parse(text)
    edits = [edit for made in classes(module, lines) for edit in edits_of(module, made, lines)]
    for edit in sorted(edits, reverse=True):
        lines[edit.first - 1 : edit.last] = edit.lines
    return "\n".join(lines) + "\n"


def classes(module: ast.Module, lines: list[str]) -> Iterator[Made]:
    """Those whose fields say who may know them."""
    for cls in [statement for statement in module.body if isinstance(statement, ast.ClassDef)]:
        for method in [inside for inside in cls.body if isinstance(inside, ast.FunctionDef)]:
            parameters = {argument.arg for argument in method.args.args}
            for branch in [inside for inside in method.body if isinstance(inside, ast.If)]:
                if method.name == "__init__" and ast.unparse(branch.test) == "source is None":
                    fields = [field_of(*found, parameters, lines) for found in assigned(branch.body)]
                    if any(field.word for field in fields):
                        yield Made(cls, branch, fields)


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


def edits_of(module: ast.Module, made: Made, lines: list[str]) -> Iterator[Edit]:
    silent = [
        field.name for field in made.fields if not field.word and field.copied.startswith(("source.", "[", "tuple("))
    ]
    if silent:
        raise FieldError(f"{silent[0]} does not say who may know it: {', '.join(WORDS)}")
    indent = " " * made.branch.orelse[0].col_offset
    copies = [f"{indent}self.{field.name} = {field.copied}" for field in made.fields]
    after_else = next(number for number in range(end(made.branch.body[-1]), len(lines)) if "else:" in lines[number]) + 2
    yield Edit(after_else, end(made.branch.orelse[-1]), [indent + NOTE, *copies])
    slots = [f'        "{name}",' for name in sorted(field.name for field in made.fields)]
    yield replaced(made.cls.body, "__slots__", ["    __slots__ = (", *slots, "    )"])
    known = [f'    "{field.name}": {KNOWN[field.word]},' for field in made.fields if field.word in KNOWN]
    yield replaced(module.body, "KNOWLEDGE", ["KNOWLEDGE = {", *known, "}"])
    hidden = [f'    "{field.name}",' for field in made.fields if field.word == "hidden"]
    if len(hidden) == 1:  # as the formatter writes it
        yield replaced(module.body, "HIDDEN", [f"HIDDEN = ({hidden[0].strip()})"])
    elif hidden:
        yield replaced(module.body, "HIDDEN", ["HIDDEN = (", *hidden, ")"])


def end(statement: ast.stmt) -> int:
    return statement.end_lineno or statement.lineno


def replaced(body: list[ast.stmt], name: str, lines: list[str]) -> Edit:
    for statement in body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return Edit(statement.lineno, end(statement), lines)
    raise FieldError(f"there is no {name} to write")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the fields of states from their blank states.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail when something would change")
    parser.add_argument("--games", type=Path, default=GAMES, help="the folder of the games")
    asked = parser.parse_args()
    stale = []
    for path in sorted(asked.games.rglob("*.py")):
        text = path.read_text("utf-8")
        try:
            new = updated(text)
        except FieldError as error:
            raise SystemExit(f"{path}: {error}") from None
        if new != text:
            stale.append(path)
            if not asked.check:
                path.write_text(new, "utf-8")
    if stale and asked.check:
        raise SystemExit(f"{stale[0]} is not up to date with its fields: run `python tools/fields.py`")


if __name__ == "__main__":
    main()
