"""Choices that the base game does not know are tried out: each one in the same possible world, up to the end of what it
begins, and judged by how the player then stands."""

from collections.abc import Callable, Sequence
from typing import Any

from bottega.bots.journeyman.fresco.modules import goods
from bottega.bots.journeyman.fresco.situation import read
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import worth_of
from bottega.core.observation import Observation
from bottega.core.rng import Rng

MOST_STEPS = 8  # of one apprentice, such as a step of the bishop, a scroll, three paints for the altar

Policy = Callable[[Observation], int]


class Trial:
    """Tries for one decision; `policy` goes on after the choice."""

    def __init__(self, observation: Observation, weights: Weights, policy: Policy) -> None:
        self.seat = observation.seat
        self.w = weights
        self.policy = policy
        # The same position is always tried in the same world, whoever has played before.
        self.world = observation.sample(Rng(observation.view["ply"], "bots/journeyman/fresco"))
        self.here = decision_context(observation.view)

    def best(self, actions: Sequence[int]) -> int:
        """The first of the best ones, so the usual choice should come first."""
        return max(actions, key=self.value)

    def value(self, action: int) -> float:
        world = self.world.clone()
        world.apply(self.seat, action)
        for _ in range(MOST_STEPS):
            if self.seat not in world.to_act:
                break
            observation = world.observe(self.seat)
            if decision_context(observation.view) != self.here:
                break
            world.apply(self.seat, self.policy(observation))
        return position_value(world.observe(self.seat), self.w)


def decision_context(view: dict[str, Any]) -> tuple[object, ...]:
    """What the player is about: as long as this stays the same, the choice is not over."""
    visit = view["visit"]
    return view["round"], view["phase"], None if visit is None else visit["apprentices"]


def position_value(observation: Observation, weights: Weights) -> float:
    """What a position is worth to a seat: points, and what his goods may still bring."""
    view, seat = observation.view, observation.seat
    if view["over"]:
        return float(view["scores"][seat])
    s = read(observation)
    worth = worth_of(s, weights)
    value = view["scores"][seat] + s.me.coins * worth.thaler + worth.keep(s.me.paints) + worth.moods[s.me.mood]
    return float(value + len(view["people"][seat]["restored"]) * worth.income + goods(view, worth))
