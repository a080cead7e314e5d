"""Fresco: the hour and the plan of a round are tried out; the rest is left to the journeyman, who also plays on.

A round in which everybody plays by rules of thumb to its end tells most of what an hour or a plan is worth: purses are
counted and the market lies open. The last round is played out, since what is left before it is worth nothing after it.
"""

import json
from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from pathlib import Path

from bottega.bots.journeyman.fresco.modules import goods
from bottega.bots.journeyman.fresco.places import LAST
from bottega.bots.journeyman.fresco.player import Journeyman, planned_for
from bottega.bots.journeyman.fresco.sheet import Sheet
from bottega.bots.journeyman.fresco.situation import read
from bottega.bots.journeyman.fresco.weights import WEIGHTS
from bottega.bots.journeyman.fresco.worth import worth_of
from bottega.bots.master import craft
from bottega.bots.master.budget import Budget
from bottega.core.observation import Observation
from bottega.core.playout import ROUND
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.actions import PLAN, READY

SHARE = 0.3  # of the playouts of a budget, since each is a whole round of journeymen
MANY = 3  # modules; with more of them a round takes ten times as long, so that less is tried
CHOICES_WITH_MANY, SHARE_WITH_MANY = 3, 0.1
CLOSE_YET = 12.0  # as `craft.CLOSE`, while the game goes on

# What each part of a position is worth; the file says how that was learnt.
WORTHS: dict[str, float] = json.loads(Path(__file__).with_suffix(".json").read_text())["worths"]


class Craft(craft.Craft):
    first_bout = 1  # purses are counted and the market lies open: worlds differ little

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(game_id, seed)
        self.own = Journeyman(seed)
        self.player = Journeyman(seed)  # who plays worlds on, for every seat
        self.sheets: list[Sheet] = []  # that are tried, by their number

    def budget(self, observation: Observation, whole: Budget) -> Budget:
        if len(observation.view["modules"]) <= MANY:
            return replace(whole, playouts=ceil(whole.playouts * SHARE))
        few = min(whole.choices, CHOICES_WITH_MANY)
        return replace(whole, playouts=ceil(whole.playouts * SHARE_WITH_MANY), choices=few)

    def choices(self, observation: Observation, most: int, rng: Rng) -> Sequence[int]:
        kind = observation.view["deciding"]
        if kind == "plan" and not self.has_planned(observation):
            self.sheets = self.own.sheets(observation, most)
            return range(len(self.sheets))
        usual = self.own.choose(observation)
        if kind == "rise":
            return sorted(observation.legal_actions, key=lambda action: abs(action - usual))[:most]
        return [usual]

    def has_planned(self, observation: Observation) -> bool:
        return self.own.planned is not None and self.own.planned[0] == planned_for(observation)

    def begin(self, observation: Observation, choice: int) -> int:
        if observation.view["deciding"] == "plan" and not self.has_planned(observation):
            self.own.planned = planned_for(observation), self.sheets[choice]
            return self.own.choose(observation)
        return choice

    def world(self, observation: Observation, rng: Rng) -> State:
        world = super().world(observation, rng)
        if observation.view["deciding"] == "plan":
            self.plan_anew(world, observation.seat)
        return world

    def plan_anew(self, world: State, seat: int) -> None:
        """Nobody has seen the others' plans, so all begin again, and the others plan as they are expected to."""
        world.ply -= sum(world.secret)
        world.secret = [0] * world.players
        world.waiting = 0
        world.carry_on()
        for other in range(world.players):
            if other != seat:
                self.fill(world, other, self.player.best_sheet(world.observe(other)))

    def fill(self, world: State, seat: int, sheet: Sheet) -> None:
        """Plan as the sheet says. Where it is for apprentices only, nothing has to be looked at on the way."""
        if not sheet.tiles and sheet.ill < 0 and not sheet.pennies:
            for column, count in enumerate(sheet.counts):
                for _ in range(count):
                    actions = {PLAN + column, PLAN + column + (column == LAST)}.intersection(world.legal_actions(seat))
                    if actions:
                        world.apply(seat, actions.pop())
            if world.legal_actions(seat) == (READY,):
                world.apply(seat, READY)
        while seat in world.to_act and world.menus[seat].name == "plan":
            observation = world.observe(seat)
            self.player.planned = planned_for(observation), sheet
            world.apply(seat, self.player.choose(observation))

    def play(self, world: State, seat: int, choice: int, word: int) -> float:
        begun = world.stage(ROUND)
        if world.menus[seat].name == "plan":
            self.fill(world, seat, self.sheets[choice])
        else:
            world.apply(seat, choice)
        self.play_on(world, begun)
        return self.standing(world, seat)

    def play_on(self, world: State, begun: int) -> None:
        """To the end of the round, or of the game where the last round begins."""
        is_last = False
        while not world.is_over:
            seat = world.to_act[0]
            if not is_last and world.stage(ROUND) != begun:
                is_last = world.observe(seat).view["final"]
                if not is_last:
                    break
            if world.menus[seat].name == "plan":
                self.fill(world, seat, self.player.best_sheet(world.observe(seat)))
            else:
                legal = world.legal_actions(seat)
                world.apply(seat, legal[0] if len(legal) == 1 else self.player.choose(world.observe(seat)))

    def standing(self, world: State, seat: int) -> float:
        """How a seat stands: its own worth against that of the best rival, and who of them is ahead."""
        if world.is_over:
            return self.worth(world, seat)
        values = [self.worth_of_position(world.observe(other)) for other in range(world.players)]
        return craft.standing(values, seat, CLOSE_YET)

    def worth_of_position(self, observation: Observation) -> float:
        """The points that a seat may expect at the end, as far as they differ from seat to seat."""
        return sum([WORTHS.get(part, 1.0) * value for part, value in self.parts(observation).items()])

    def parts(self, observation: Observation) -> dict[str, float]:
        view, s = observation.view, read(observation)
        worth = worth_of(s, WEIGHTS)
        told = {
            "score": view["scores"][s.seat],
            "coins": s.me.coins,
            "keep": worth.keep(s.me.paints),  # with the tiles that they pay for ...
            "spare": worth.spare(s.me.paints),  # ... and as paints alone
            "mood": worth.moods[s.me.mood],
            "income": worth.income * len(view["people"][s.seat]["restored"]),
            "turn": s.choosers.index(s.seat),  # how many choose their hour before
        }
        if view["modules"]:
            told["goods"] = goods(view, worth)
        return {part: float(value) for part, value in told.items()}
