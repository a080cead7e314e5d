"""What is in every game's view, written once; a game adds its own part.

The types here and in each game's `contract.py` say what stands in a view. The conformance suite holds views to them,
and `tools/contract.py` writes the reference pages and the browser's types from them.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict

if TYPE_CHECKING:
    from bottega.core.game import Game
    from bottega.core.state import State


class Person(TypedDict):
    """Somebody who plays; a game adds what is seen of him."""

    seat: int | None  # null: nobody sits there, the game itself moves the figure


class Waste(TypedDict):
    """What a choice gives away for nothing though it could still be used: worth a question before it is made."""

    what: str  # by a word of the game, for which there are texts: `waste-lost-` in a few words, `waste-ask-` to ask
    count: int  # of what is lost


class ChoiceBase(TypedDict):
    """Something that the seat may do now; a game adds the verb, and what it would cost and bring."""

    id: int  # the number of the action, which `apply` takes and a page sends
    action: str  # in notation
    waste: NotRequired[Waste]


class End(TypedDict):
    """What brings the end of the game, and how near it is, as everybody sees."""

    by: str  # what is counted, in the game's own word
    done: int  # so many of them
    needed: int  # with so many the end is certain
    last: bool  # this is the last round
    soon: Literal["no", "possible", "sure"]  # whether the last round can be called, or begin, before this one is over
    money_per_point: int | None  # so much of what is left in a purse becomes a point; null: it does not


class Choice(ChoiceBase):
    """Something that the seat may do now, whatever the game."""

    verb: str  # the first word of the notation


class Common(TypedDict):
    """What every view says in the same words."""

    game: str  # the game's id
    rules_version: str
    edition: str  # the name of the set of components
    options: dict[str, Any]  # as they were set for this table, by their names
    players: int  # how many seats there are
    over: bool
    to_act: list[int]  # the seats that may decide now; several where choices are secret
    scores: list[int]  # by seat, as far as everybody sees them
    ranking: list[list[int]]  # seats from best to last; those who share a place stand together
    seat: int | None  # whose view this is; null: a spectator's
    ply: int  # the moves that the viewer knows of
    deciding: str | None  # the kind of decision, as far as the viewer knows; null when the game is over
    end: End | None  # null where a game does not tell


class View(Common):
    """A view as whoever knows no single game can read it."""

    people: list[Person]  # everybody who plays, those with a seat first and in the order of their seats
    choices: list[Choice]  # what the viewer may do now, ascending by `id`


class Fact(TypedDict):
    """Something that happened, whatever the game, as a page is told of it; a game adds what its event has."""

    event: str  # the kind
    at: int  # the number of moves that the viewer knew of then


@dataclass(frozen=True, slots=True)
class Contract:
    """What a game promises of its views; `closed` when nothing else may stand in them."""

    view: type
    closed: bool = True


def render(game: "Game", known: "State", seat: int | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
    """The view of a redacted state, as plain data. `alike` is another viewer's, from which is taken what all see."""
    shown = render_past(game, known, seat, alike)
    if seat is not None:
        shown["choices"] = choices(game, known, seat)
    return shown


def render_past(game: "Game", known: "State", seat: int | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
    """The same of a moment that is past: nothing can be chosen in it, and nobody works out what it would cost."""
    shown = {**common(known), **game.board(known)} if alike is None else {**alike}
    shown["seat"] = seat
    shown["ply"] = known.ply
    shown["deciding"] = known.menus[known.to_act[0]].name if known.to_act else None
    shown.update(game.own(known, seat))
    shown["choices"] = []
    return shown


def views_of(state: "State", viewers: "list[int | None]") -> list[dict[str, Any]]:
    """The views of several, redacted once for what all know."""
    made: list[dict[str, Any]] = []
    seen_by_all = state.redact(None)
    for seat in viewers:
        known = seen_by_all
        if seat is not None:
            known = seen_by_all.clone()
            state.reveal_to(known, seat)
        made.append(state.game.render(known, seat, made[0] if made else None))
    return made


def common(known: "State") -> dict[str, Any]:
    """What everybody sees alike, whatever the game; without names of its own, people are known by their seats."""
    game, setup = known.game, known.setup
    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "edition": setup.edition.name,
        "options": setup.plain_options(),
        "players": known.players,
        "over": known.is_over,
        "to_act": list(known.to_act),
        "people": [{"seat": seat} for seat in range(known.players)],
        "scores": list(known.scores()),
        "ranking": [list(seats) for seats in known.ranking()],
        "end": None,
    }


def choices(game: "Game", known: "State", seat: int) -> list[dict[str, Any]]:
    legal = known.legal_actions(seat)
    if not legal:
        return []
    actions, notations = game.actions.actions, game.actions.notations
    shown = [
        {"id": number, "action": notations[number], "verb": actions[number].verb, **foreseen}
        for number, foreseen in zip(legal, game.foresee(known, seat, legal), strict=True)
    ]
    wasted = game.wasted(known, seat, legal)
    if wasted is not None:
        number, what, count = wasted
        shown[legal.index(number)]["waste"] = {"what": what, "count": count}
    return shown
