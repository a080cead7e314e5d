"""A choice is often the first step of a turn. Here it is followed to where something new is seen or somebody else is
asked, and choices that come to the same are found."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bottega.bots import Bot
from bottega.core.events import Event
from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.core.state import State

MOST_STEPS = 12  # of a choice that is told step by step

Choice = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Turn:
    """The steps of a seat, beginning with a choice, and the position after them."""

    actions: tuple[int, ...]
    after: State


def follow(world: State, seat: int, first: Sequence[int], player: Bot) -> Turn:
    """`first`, and what the player would do after it in this world, as long as nothing is revealed and nobody else is
    asked."""
    after, given = world.clone(), list(first)
    actions: list[int] = []
    while len(actions) < MOST_STEPS:
        actions.append(given.pop(0) if given else player.choose(after.observe(seat)))
        if not goes_on(after, seat, actions[-1]) or (given and given[0] not in after.legal_actions(seat)):
            break
    return Turn(tuple(actions), after)


def goes_on(world: State, seat: int, action: int) -> bool:
    """Make the move; is the same seat asked again, without having learnt anything?"""
    others, events = world.waiting & ~(1 << seat), list[Event]()
    world.apply(seat, action, events)
    revealed = any(event.kind in world.game.revealing for event in events)
    asked = world.waiting & ~others & ~(1 << seat)
    return seat in world.to_act and not revealed and not asked


def make(world: State, seat: int, actions: Sequence[int]) -> None:
    """Make these moves, as far as they are open in this world."""
    for action in actions:
        if seat not in world.to_act or action not in world.legal_actions(seat):
            return
        world.apply(seat, action)


def steps(observation: Observation, actions: Sequence[int]) -> tuple[Choice, ...]:
    """The steps of a turn that belong to the decision with which it begins, each as it will be offered then: what it
    costs and brings may have changed by the steps before it."""
    first = [choice for choice in observation.view["choices"] if choice["id"] == actions[0]]
    if len(actions) == 1:
        return tuple(first)
    world, found = observation.sample(Rng(0, "advice/steps")), first
    for done, action in pairwise(actions):
        if not goes_on(world, observation.seat, done):
            break
        view = world.view(observation.seat)
        if view["deciding"] != observation.view["deciding"]:
            break
        found += [choice for choice in view["choices"] if choice["id"] == action]
    return tuple(found)


def position(world: State, seat: int) -> str:
    """The same text for positions that are the same to the seat, however they came about."""
    view = world.view(seat)
    return repr([(key, view[key]) for key in sorted(view) if key != "ply"])
