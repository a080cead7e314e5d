"""Who may know a field, and the one way in which fields are shared, written down and read again."""

from typing import TYPE_CHECKING, Any

from bottega.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from bottega.core.state import State

# Who may know a field. What is not named in KNOWLEDGE stays unknown to everybody.
PUBLIC = "public"
COUNTED = "counted"  # behind a screen, but every seat could have counted it from public events
OWN = "own"  # a list by seat: each seat knows its own entry


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What an extension of a game keeps at a running table: its own fields, under the same rules as the state's."""

    __slots__ = ()

    def clone(self) -> "Part":
        raise NotImplementedError

    def knowledge(self) -> dict[str, str]:
        """For each field, who may know it."""
        raise NotImplementedError

    def hidden(self) -> tuple[str, ...]:
        """The fields that nobody may know."""
        return ()


def share_all(state: "State", known: "State", seat: int = -1) -> None:
    """Copy to `known` what everybody may know, of the state and all its parts; or what `seat` may know besides."""
    pairs: list[tuple[object, object, dict[str, str]]] = [(state, known, state.knowledge())]
    for part, shown in zip(state.all_parts(), known.all_parts(), strict=True):
        pairs.append((part, shown, state.part_knowledge(part)))
    for source, target, knowledge in pairs:
        if seat < 0:
            share(source, target, knowledge)
        else:
            share_own(source, target, knowledge, seat)


def share(source: object, target: object, knowledge: dict[str, str]) -> None:
    """Copy the fields that everybody may know, and no others."""
    for field, who in knowledge.items():
        if who == PUBLIC:
            value = getattr(source, field)
            setattr(target, field, list(value) if isinstance(value, list) else value)


def share_own(source: object, target: object, knowledge: dict[str, str], seat: int) -> None:
    """Copy what `seat` may know besides, and nothing else."""
    for field, who in knowledge.items():
        if who == OWN:
            getattr(target, field)[seat] = getattr(source, field)[seat]
        elif who == COUNTED:
            value = getattr(source, field)
            setattr(target, field, list(value) if isinstance(value, list) else value)


def plain_fields(source: object, fields: tuple[str, ...]) -> dict[str, object]:
    return {field: plain(getattr(source, field)) for field in fields}


def plain(value: object) -> object:
    return list(value) if isinstance(value, (list, tuple)) else value


def fill_fields(target: object, names: tuple[str, ...], fields: dict[str, Any]) -> None:
    """Lists are copied, so that a dump may be used twice."""
    for field in names:
        given = fields[field]
        if isinstance(given, list):
            given = tuple(given) if isinstance(getattr(target, field), tuple) else list(given)
        setattr(target, field, given)


def counted_fields(source: object, knowledge: dict[str, str]) -> dict[str, Any]:
    """The fields that every seat could have counted."""
    return {field: plain(getattr(source, field)) for field, who in knowledge.items() if who == COUNTED}
