"""What stands in views and facts, written from their types: a page for each game, and the browser's types.

    python tools/contract.py            write docs/reference/<game>.md and src/bottega/web/types/*.d.ts
    python tools/contract.py --check    fail when one of them is not up to date

The types are those of core/view.py and of each game's and module's contract.py, and the events; for the browser also
what its server sends and receives. What a page says of a key is the comment after it.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from pathlib import Path
from textwrap import wrap
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from pydantic import BaseModel

import bottega
from bottega.core.events import EVERYONE, Event
from bottega.core.game import Game
from bottega.core.view import Fact, View
from bottega.server import contract, messages, models
from written import keep, parser

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "reference"
TYPES = ROOT / "src" / "bottega" / "web" / "types"
WRITTEN = "Written by tools/contract.py: change the types, not this."
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
WORDS = {int: "number", float: "number", str: "text", bool: "true or false", NoneType: "null", Any: "anything"}
WIDTH = 120
FIELD = re.compile(r"^    (\w+): .*?  # (.*)$")


@dataclass(slots=True)
class Shape:
    """Something with keys: a part of a view, a choice, or a fact."""

    name: str
    about: str
    keys: dict[str, Any]
    optional: frozenset[str] = frozenset()
    notes: dict[str, str] = field(default_factory=dict)


# --- from the types --------------------------------------------------------------------------------------------------


def shapes_of(hint: Any, found: dict[str, Shape], aliases: dict[Any, str]) -> None:
    """All shapes that a type leads to, the type itself first."""
    if not has_keys(hint):
        for part in get_args(hint):
            shapes_of(part, found, aliases)
        return
    known = found.get(hint.__name__)
    keys = keys_of(hint)
    if known is not None:
        if known.keys != keys:
            raise SystemExit(f"two types of one game are called {hint.__name__}")
        return
    aliases |= named_literals(sys.modules[hint.__module__])
    about, notes = described(sys.modules[hint.__module__], hint.__name__)
    found[hint.__name__] = Shape(hint.__name__, about, keys, optional_in(hint), notes)
    for key in keys.values():
        shapes_of(key, found, aliases)


def has_keys(hint: Any) -> bool:
    if not isinstance(hint, type):
        return False
    return is_typeddict(hint) or is_dataclass(hint) or issubclass(hint, BaseModel | msgspec.Struct)


def keys_of(hint: Any) -> dict[str, Any]:
    """With the word by which a message is told from others."""
    hints = get_type_hints(hint)
    if is_typeddict(hint):
        return hints
    if is_dataclass(hint):
        return {one.name: hints[one.name] for one in fields(hint)}
    if issubclass(hint, BaseModel):
        return {name: hints[name] for name in hint.model_fields}
    return {"type": Literal[hint.__struct_config__.tag], **{name: hints[name] for name in hint.__struct_fields__}}


def optional_in(hint: Any) -> frozenset[str]:
    """What may be left out: of a request, what has a value without it. An answer has all its fields."""
    if is_typeddict(hint):
        return frozenset(hint.__optional_keys__)
    if issubclass(hint, msgspec.Struct):
        return frozenset([one.name for one in msgspec.structs.fields(hint) if not one.required])
    if issubclass(hint, models.Asked):
        return frozenset([name for name, one in hint.model_fields.items() if not one.is_required()])
    return frozenset()


def named_literals(module: Any) -> dict[Any, str]:
    return {value: name for name, value in vars(module).items() if get_origin(value) is Literal}


def described(module: Any, name: str) -> tuple[str, dict[str, str]]:
    """What the source says of a class and of its keys, those of the classes it builds on included."""
    source = inspect.getsource(module)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            notes: dict[str, str] = {}
            for base in node.bases:
                under: Any = getattr(module, ast.unparse(base), None)
                if is_typeddict(under):
                    notes |= described(sys.modules[under.__module__], under.__name__)[1]
            lines = source.splitlines()[node.lineno : node.end_lineno]
            notes |= {found[1]: found[2] for line in lines if (found := FIELD.match(line))}
            return ast.get_docstring(node) or "", notes
    return "", {}


def fact_shape(event: type[Event]) -> Shape:
    hints = get_type_hints(event)
    about = (inspect.getdoc(event) or "") if "__doc__" in vars(event) else ""
    about = "" if about.startswith(f"{event.__name__}(") else about  # what a dataclass says of itself
    heard = "" if event.audience == EVERYONE else "Told to its own seat only."
    undo = "After it nothing can be taken back." if event.reveals else ""
    keys = {"event": Literal[event.kind], **{one.name: hints[one.name] for one in fields(event)}}
    return Shape(f"{event.__name__}Fact", " ".join([*filter(None, (about, heard, undo))]), keys)


# --- for the browser -------------------------------------------------------------------------------------------------


def ts(hint: Any, aliases: dict[Any, str]) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN or hint in aliases:
        return PLAIN.get(hint) or aliases[hint]
    if hint is Any:
        return "unknown"
    if origin is Literal:
        return " | ".join([f'"{word}"' for word in args])
    if origin in (Union, UnionType):
        return " | ".join([ts(part, aliases) for part in args])
    if origin is list or (origin is tuple and args[-1] is ...):
        inner = ts(args[0], aliases)
        several = get_origin(args[0]) in (Literal, Union, UnionType) and " | " in inner
        return f"({inner})[]" if several else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join([ts(part, aliases) for part in args])}]"
    if origin is dict:
        table = f"Record<{ts(args[0], aliases)}, {ts(args[1], aliases)}>"
        return table if args[0] is str else f"Partial<{table}>"
    return str(hint.__name__)


def comment(text: str, indent: str = "") -> list[str]:
    line = f"{indent}/** {' '.join(text.split())} */"
    if len(line) <= WIDTH:
        return [line] if text else []
    star = f"{indent} * "
    return [f"{indent}/**", *wrap(text, WIDTH, initial_indent=star, subsequent_indent=star), f"{indent} */"]


def interface(shape: Shape, aliases: dict[Any, str]) -> Iterator[str]:
    yield from comment(shape.about)
    yield f"export interface {shape.name} {{"
    for key, hint in shape.keys.items():
        yield from comment(shape.notes.get(key, ""), "  ")
        yield f"  {key}{'?' if key in shape.optional else ''}: {ts(hint, aliases)};"
    yield "}"
    yield ""


def one_of(name: str, shapes: list[Shape]) -> list[str]:
    if not shapes:
        return []
    short = f"export type {name} = {' | '.join(shape.name for shape in shapes)};"
    if len(short) <= WIDTH:
        return [short, ""]
    lines = [f"export type {name} =", *[f"  | {shape.name}" for shape in shapes]]
    return [*lines[:-1], f"{lines[-1]};", ""]


def declarations(title: str, shapes: list[Shape], facts: list[Shape], aliases: dict[Any, str]) -> str:
    lines = [*comment(f"{title} {WRITTEN}"), ""]
    used = {name: hint for hint, name in sorted(aliases.items(), key=lambda one: one[1]) if get_origin(hint) is Literal}
    lines += [f"export type {name} = {ts(hint, {})};" for name, hint in used.items()]
    lines += [""] if used else []
    for shape in [*shapes, *facts]:
        lines += interface(shape, aliases)
    lines += one_of("Choice", [shape for shape in shapes if "verb" in shape.keys]) if facts else []
    lines += one_of("Fact", facts)
    return "\n".join(lines).rstrip() + "\n"


# --- for readers -----------------------------------------------------------------------------------------------------


def words(hint: Any, aliases: dict[Any, str]) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint in WORDS:
        return WORDS[hint]
    if aliases.get(hint) == "Choice":
        return "[choices](#choices)"
    if origin is Literal:
        return ", ".join([f"`{word}`" for word in args])
    if origin in (Union, UnionType):
        return " or ".join([words(part, aliases) for part in args])
    if origin is list or (origin is tuple and args[-1] is ...):
        return f"list of {words(args[0], aliases)}"
    if origin is tuple:
        return f"[{'; '.join([words(part, aliases) for part in args])}]"
    if origin is dict:
        return f"{words(args[1], aliases)} by {'name' if args[0] is str else words(args[0], aliases)}"
    return f"[{hint.__name__}](#{hint.__name__.lower()})"


def section(shape: Shape, aliases: dict[Any, str], title: str = "") -> Iterator[str]:
    yield f"### {title or shape.name}"
    yield ""
    if shape.about:
        yield from [" ".join(shape.about.split()), ""]
    yield from ["| key | type | |", "|---|---|---|"]
    for key, hint in shape.keys.items():
        note = shape.notes.get(key, "")
        absent = "not always there" if key in shape.optional else ""
        yield f"| `{key}` | {words(hint, aliases)} | {'; '.join([*filter(None, (note, absent))])} |"
    yield ""


def page(game: Game, shapes: list[Shape], facts: list[Shape], aliases: dict[Any, str]) -> str:
    view, *parts = shapes
    choices = [shape for shape in parts if "verb" in shape.keys]
    lines = [f"<!-- {WRITTEN} -->", "", f"# Views of {game.title}", ""]
    lines += ["What `state.view(seat)` gives, and what a page gets over the wire. All of it is plain data.", ""]
    lines += ["## The view", "", *section(view, aliases)]
    for shape in parts:
        lines += section(shape, aliases) if shape not in choices else []
    lines += ["## Choices", "", "The verb says which it is.", ""]
    for shape in choices:
        lines += section(shape, aliases)
    lines += ["## Facts", "", "What happened, as a viewer may know it: `told(events, seat)`.", ""]
    for shape in facts:
        lines += section(shape, aliases, f"Fact {get_args(shape.keys['event'])[0]}")
    return "\n".join(lines).rstrip() + "\n"


# --- the files -------------------------------------------------------------------------------------------------------


def written() -> Iterator[tuple[Path, str]]:
    common: dict[str, Shape] = {}
    shapes_of(View, common, {})
    shapes_of(Fact, common, {})
    yield TYPES / "view.d.ts", declarations("What every view and every fact has.", [*common.values()], [], {})
    yield TYPES / "server.d.ts", server_declarations(common)
    for meta in bottega.metas():
        game = bottega.game(meta.id)
        found: dict[str, Shape] = {}
        aliases: dict[Any, str] = {}
        view = game.contract().view
        shapes_of(view, found, aliases)
        aliases[get_args(found[view.__name__].keys["choices"])[0]] = "Choice"
        shapes, facts = [*found.values()], [fact_shape(event) for event in game.events]
        name = meta.id.replace("-", "_")
        title = f"What stands in a view of {game.title}, and what is told."
        yield PAGES / f"{meta.id}.md", page(game, shapes, facts, aliases)
        yield TYPES / f"{name}.d.ts", declarations(title, shapes, [sent(fact) for fact in facts], aliases)


def server_declarations(common: dict[str, Shape]) -> str:
    """What travels between a page and its server, over HTTP and over the socket."""
    found, aliases = dict(common), dict[Any, str]()
    to_server, from_server = get_args(messages.Message), get_args(contract.FromServer)
    bodies = [one for one in vars(models).values() if has_keys(one) and one.__module__ == models.__name__]
    for hint in (*bodies, *to_server, *from_server):
        shapes_of(hint, found, aliases)
    shapes = [shape for name, shape in found.items() if name not in common and shape.keys]
    lines = declarations("What a page asks its server and is told.", shapes, [], aliases).splitlines()
    lines[1:1] = ["", f'import type {{ {", ".join(sorted(common.keys() & {"Fact", "View"}))} }} from "./view.d.ts";']
    for name, hints in (("ToServer", to_server), ("FromServer", from_server)):
        lines += ["", *one_of(name, [found[hint.__name__] for hint in hints])[:-1]]
    return "\n".join(lines) + "\n"


def sent(fact: Shape) -> Shape:
    """A fact as a page gets it: it says when."""
    notes = {**fact.notes, "at": described(sys.modules[Fact.__module__], Fact.__name__)[1]["at"]}
    return replace(fact, keys={**fact.keys, "at": int}, notes=notes)


def main() -> None:
    asked = parser("Write the reference of views and the browser's types.").parse_args()
    keep(written(), asked.check, "the contracts", "tools/contract.py")


if __name__ == "__main__":
    main()
