"""Whether plain data fits a type: what a view promises, held against what is rendered.

Types are written with `TypedDict` or as dataclasses, with `Literal`, unions, lists, tuples and dictionaries. A key that
is missing and a key that no type names are faults alike.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from bottega.core.events import Event

PLAIN = (bool, int, float, str)


def misfits(value: Any, hint: Any, where: str = "view", closed: bool = True) -> Iterator[str]:
    """What is wrong, in one line each; nothing when it fits. Unless `closed`, more keys may be there than are named.

    >>> list(misfits({"seat": "one"}, dict[str, int]))
    ["view.seat: 'one' is no int"]
    """
    origin = get_origin(hint)
    if hint is Any:
        return
    if origin in (Union, UnionType):
        yield from misfits_of_union(value, get_args(hint), where, closed)
    elif origin is Literal:
        if value not in get_args(hint):
            yield f"{where}: {value!r} is none of {', '.join(map(repr, get_args(hint)))}"
    elif is_typeddict(hint) or is_dataclass(hint):
        yield from misfits_of_keys(value, hint, where, closed)
    elif origin is dict:
        yield from misfits_of_table(value, get_args(hint), where, closed)
    elif origin in (list, tuple):
        yield from misfits_of_row(value, origin, get_args(hint), where, closed)
    elif hint in (None, NoneType):
        if value is not None:
            yield f"{where}: {value!r} is not null"
    elif hint not in PLAIN:
        raise TypeError(f"{where}: {hint!r} is no type of plain data")
    elif type(value) is not hint:
        yield f"{where}: {value!r} is no {hint.__name__}"


def misfits_of_keys(value: Any, hint: Any, where: str, closed: bool) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {hint.__name__}"
        return
    hints = hints_of(hint)
    for key in sorted(required_in(hint) - value.keys()):
        yield f"{where}: {hint.__name__} has no {key!r}"
    for key, one in value.items():
        if key in hints:
            yield from misfits(one, hints[key], f"{where}.{key}", closed)
        elif closed:
            yield f"{where}: {hint.__name__} has {key!r}, which its type does not name"


def required_in(hint: Any) -> frozenset[str]:
    """The keys that must be there; a dataclass is sent with all its fields."""
    return frozenset([one.name for one in fields(hint)] if is_dataclass(hint) else hint.__required_keys__)


def misfits_of_table(value: Any, hints: tuple[Any, ...], where: str, closed: bool) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no table"
        return
    for key, one in value.items():
        yield from misfits(key, hints[0], f"{where}, key", closed)
        yield from misfits(one, hints[1], f"{where}.{key}", closed)


def misfits_of_row(value: Any, kind: Any, hints: tuple[Any, ...], where: str, closed: bool) -> Iterator[str]:
    if not isinstance(value, kind):
        yield f"{where}: {value!r} is no {kind.__name__}"
        return
    fixed = kind is tuple and hints[-1] is not ...
    if fixed and len(value) != len(hints):
        yield f"{where}: {len(value)} values instead of {len(hints)}"
    for number, one in enumerate(value):
        hint = hints[min(number, len(hints) - 1)] if fixed else hints[0]
        yield from misfits(one, hint, f"{where}[{number}]", closed)


def misfits_of_union(value: Any, hints: tuple[Any, ...], where: str, closed: bool) -> Iterator[str]:
    """Of several types with keys the one is meant whose words fit, such as the verb of a choice."""
    meant = [hint for hint in hints if not is_typeddict(hint) or (isinstance(value, dict) and is_meant(value, hint))]
    found = [list(misfits(value, hint, where, closed)) for hint in meant]
    if all(found):
        by_keys = [faults for hint, faults in zip(meant, found, strict=True) if is_typeddict(hint)]
        yield from by_keys[0] if len(by_keys) == 1 else [f"{where}: {value!r} fits none of its types"]


def is_meant(value: dict[str, Any], hint: Any) -> bool:
    return all(
        value.get(key) in get_args(words) for key, words in hints_of(hint).items() if get_origin(words) is Literal
    )


@cache
def hints_of(hint: Any) -> dict[str, Any]:
    return get_type_hints(hint)


def fact_misfits(fact: dict[str, Any], kinds: Mapping[str, type[Event]]) -> Iterator[str]:
    """A fact has the fields of its event, and `event`."""
    event = kinds.get(fact["event"])
    if event is None:
        yield f"no event of this game is called {fact['event']!r}"
        return
    types = get_type_hints(event)
    hints = {field.name: types[field.name] for field in fields(event)}
    for key in sorted(hints.keys() ^ (fact.keys() - {"event"})):
        yield f"{event.kind}: {key!r} is on one side only, in the fact or in the event"
    for key in hints.keys() & fact.keys():
        yield from misfits(fact[key], hints[key], f"{event.kind}.{key}")
