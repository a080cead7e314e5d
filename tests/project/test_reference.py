"""The reference: every type that a public name mentions has its place there, so that `make docs` finds it."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def public() -> list[Any]:
    """What has a page of its own, by the list in docs/conf.py; that file itself needs Sphinx."""
    [listed] = re.findall(r"^PUBLIC = (.+)$", (DOCS / "conf.py").read_text("utf-8"), re.MULTILINE)
    modules = [importlib.import_module(name) for name in ast.literal_eval(listed)]
    return [getattr(module, name) for module in modules for name in module.__all__]


def callables_of(thing: Any) -> Iterator[Any]:
    if inspect.isroutine(thing):
        yield thing
    elif inspect.isclass(thing):
        for name, member in vars(thing).items():
            if name == "__init__" or not name.startswith("_"):
                yield getattr(member, "fget", None) or getattr(member, "__func__", member)


def classes_in(hint: Any) -> Iterator[type]:
    if inspect.isclass(hint) and hint.__module__.startswith("bottega."):
        yield hint
    for part in get_args(hint):
        yield from classes_in(part)


def mentioned(thing: Any) -> set[type]:
    found: set[type] = set()
    for one in callables_of(thing):
        try:
            hints = get_type_hints(one).values() if inspect.isroutine(one) else ()
        except NameError:  # a type that is imported for the type checker alone
            continue
        found |= {kind for hint in hints for kind in classes_in(hint)}
    return found


def described() -> tuple[list[Any], list[str]]:
    """Classes that have a place of their own, and modules that have one with all their classes."""
    text = (DOCS / "reference" / "core.md").read_text("utf-8")
    named = [name.removesuffix("()").rpartition(".") for name in re.findall(r"autoclass:: (\S+)", text)]
    classes = [getattr(importlib.import_module(module), name) for module, _, name in named]
    return [*public(), *classes], re.findall(r"automodule:: (\S+)", text)


@pytest.mark.parametrize("thing", public(), ids=lambda thing: getattr(thing, "__qualname__", repr(thing)))
def test_what_a_public_name_mentions_is_described(thing: Any) -> None:
    classes, modules = described()
    assert [kind for kind in mentioned(thing) if kind not in classes and kind.__module__ not in modules] == []
