"""A choice is often the first step of a turn. Here it is followed to where something new is seen or somebody else is
asked, and choices that come to the same are found."""

from dataclasses import dataclass

from bottega.bots import Bot
from bottega.core.events import Event
from bottega.core.state import State

MOST_STEPS = 12


@dataclass(frozen=True, slots=True)
class Turn:
    """The steps of a seat, beginning with a choice, and the position after them."""

    actions: tuple[int, ...]
    after: State


def follow(world: State, seat: int, first: int, player: Bot) -> Turn:
    """What the player would do after `first` in this world, as long as nothing is revealed and nobody else is asked."""
    after = world.clone()
    actions = [first]
    while goes_on(after, seat, actions[-1]) and len(actions) < MOST_STEPS:
        actions.append(player.choose(after.observe(seat)))
    return Turn(tuple(actions), after)


def goes_on(world: State, seat: int, action: int) -> bool:
    """Make the move; is the same seat asked again, without having learnt anything?"""
    others, events = world.waiting & ~(1 << seat), list[Event]()
    world.apply(seat, action, events)
    revealed = any(event.kind in world.game.revealing for event in events)
    asked = world.waiting & ~others & ~(1 << seat)
    return seat in world.to_act and not revealed and not asked


def position(world: State, seat: int) -> str:
    """The same text for positions that are the same to the seat, however they came about."""
    view = world.view(seat)
    return repr([(key, view[key]) for key in sorted(view) if key != "ply"])
