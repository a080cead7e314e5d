"""Every small way to break a Python file, for tools/mutants.py.

A break swaps a comparison, an arithmetic operator, `min` and `max`, True and False, adds or takes 1, leaves out a part
of `and`, `or`, `not`, lets an `if` always or never hold, or leaves out a statement or an early return. Annotations are
left alone, and so is what is no rule: what is told to those who listen (`if s.log is not None`, `log_points`), and
the bounds that the reader of an edition sets.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
EXTREMES = {"min": "max", "max": "min"}
BOUNDS = ("int", "list")  # methods of an edition's reader
ANNOTATIONS = ("annotation", "returns")
SIGNATURE = ("args", "decorator_list")
BODIES = ("body", "orelse", "finalbody", "handlers")
LONG = 100  # letters of a statement that is shown as a whole


@dataclass(frozen=True)
class Edit:
    """Something else in one field of a node, or in one place of the list there."""

    owner: ast.AST
    name: str
    place: int | None
    new: Any

    def swap(self, new: Any) -> Any:
        old = getattr(self.owner, self.name)
        if self.place is None:
            setattr(self.owner, self.name, new)
            return old
        held, old[self.place] = old[self.place], new
        return held


@dataclass(frozen=True)
class Mutant:
    file: str
    number: int  # among those of its file
    function: str  # the outermost one; outside of functions nothing, or a class with a dot
    first: int
    last: int
    text: str

    @property
    def lines(self) -> int:
        """As bits."""
        return (2 << self.last) - (1 << self.first)

    @property
    def name(self) -> str:
        """The same wherever its line may have gone."""
        return f"{self.file} {self.function or '(module)'}: {self.text}"

    def __str__(self) -> str:
        return self.name.replace(" ", f":{self.first} ", 1)


def mutants(file: str) -> list[Mutant]:
    made: list[Mutant] = []
    for function, statement, edit in list(edits(ast.parse(Path(file).read_text("utf-8")))):
        whole = head(statement)
        shown = statement if len(whole) <= LONG or not isinstance(edit.owner, ast.expr) else edit.owner
        before = head(shown)
        old = edit.swap(edit.new)
        after = "pass" if old is statement else head(shown)
        edit.swap(old)
        node = next((node for node in (old, edit.owner) if isinstance(node, ast.expr)), None)
        first, last = (statement.lineno,) * 2 if node is None else (node.lineno, node.end_lineno or node.lineno)
        made.append(Mutant(file, len(made), function, first, last, f"{before} -> {after}"))
    return made


def broken(mutant: Mutant) -> CodeType:
    """The code of a mutant's whole file."""
    path = Path(mutant.file).resolve()
    tree = ast.parse(path.read_text("utf-8"))
    edit = list(edits(tree))[mutant.number][2]
    edit.swap(edit.new)
    code: CodeType = compile(ast.fix_missing_locations(tree), str(path), "exec")
    return code


def edits(tree: ast.AST, function: str = "", statement: ast.stmt | None = None) -> Iterator[tuple[str, ast.stmt, Edit]]:
    """All edits below a node, each with the outermost function and the innermost statement around it."""
    for name, place, child in parts(tree):
        inside, around = function, statement
        news: list[Any] = []
        if isinstance(child, ast.stmt):
            around = child
            news += [ast.Pass()] * removable(child, isinstance(tree, ast.FunctionDef) and child is tree.body[-1])
        if (name == "test" and isinstance(tree, ast.If | ast.IfExp)) or name == "ifs":
            news += [ast.Constant(True), ast.Constant(False)]
        news += others(child)
        if around is not None:
            yield from [(function, around, Edit(tree, name, place, new)) for new in news]
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and (not function or function.endswith(".")):
            inside = function + child.name + "." * isinstance(child, ast.ClassDef)
        yield from edits(child, inside, around)


def parts(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    """What is worth breaking in a node."""
    if isinstance(node, ast.If) and any(getattr(part, "attr", "") == "log" for part in ast.walk(node.test)):
        return
    bounds = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in BOUNDS
    for name, value in ast.iter_fields(node):
        if name in ANNOTATIONS or (isinstance(node, ast.FunctionDef) and name in SIGNATURE):
            continue
        if bounds and name != "func":
            continue
        if isinstance(value, list):
            yield from [(name, i, child) for i, child in enumerate(value) if isinstance(child, ast.AST)]
        elif isinstance(value, ast.AST):
            yield name, None, value


def others(node: ast.AST) -> list[Any]:
    """What may stand in the place of an expression or an operator."""
    match node:
        case ast.BoolOp(op, values):
            rests = [values[:i] + values[i + 1 :] for i in range(len(values))]
            return [rest[0] if len(rest) == 1 else ast.BoolOp(op, rest) for rest in rests]
        case ast.UnaryOp(ast.Not(), operand):
            return [operand]
        case ast.Constant(bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(int(value)):
            return [ast.Constant(value + 1), *[ast.Constant(value - 1)] * (value > 0)]
        case ast.Name(name) if name in EXTREMES:
            return [ast.Name(EXTREMES[name], ast.Load())]
    return [SWAPS[type(node)]()] if type(node) in SWAPS else []


def removable(statement: ast.stmt, is_last: bool) -> bool:
    """Would the function run without it? A name that is missing is found by any test."""
    match statement:
        case ast.Return():
            return not is_last
        case ast.Expr(ast.Call(ast.Name(name))):
            return not name.startswith(("log_", "tell_"))
        case ast.Expr(value):
            return not isinstance(value, ast.Constant)
        case ast.Assign(targets):
            return not any(isinstance(target, ast.Name) for target in targets)
    return isinstance(statement, ast.AugAssign | ast.Continue | ast.Break | ast.Delete | ast.Raise)


def head(node: ast.AST) -> str:
    """A statement without what it holds, or an expression, on one line."""
    bare = copy.copy(node)
    for name in BODIES:
        if isinstance(getattr(bare, name, None), list):
            setattr(bare, name, [ast.Pass()] if name == "body" else [])
    return ast.unparse(ast.fix_missing_locations(bare)).split("\n")[0]
