"""How the master searched Fresco in the generation before: hours and plans, played on by journeymen for one round."""

from dataclasses import replace
from math import ceil

from bottega.bots.master.budget import Budget
from bottega.bots.master.fresco import MANY, Craft, plan_anew
from bottega.core.observation import Observation
from bottega.core.playout import ROUND
from bottega.core.rng import Rng
from bottega.core.state import State

SHARE = 0.3  # of the playouts of a budget, since each is a whole round of journeymen
CHOICES_WITH_MANY, SHARE_WITH_MANY = 3, 0.1


class EarlierFresco(Craft):
    first_bout = 1  # purses are counted and the market lies open: worlds differ little

    def budget(self, observation: Observation, whole: Budget) -> Budget:
        if len(observation.view["modules"]) <= MANY:
            return replace(whole, playouts=ceil(whole.playouts * SHARE))
        few = min(whole.choices, CHOICES_WITH_MANY)
        return replace(whole, playouts=ceil(whole.playouts * SHARE_WITH_MANY), choices=few)

    def at_a_visit(self, observation: Observation, usual: int, kind: str) -> list[int]:
        return [usual]

    def world(self, observation: Observation, rng: Rng) -> State:
        """The others plan as journeymen, once for all choices."""
        world = observation.sample(rng)
        if observation.view["deciding"] == "plan":
            plan_anew(world)
            for other in range(world.players):
                if other != observation.seat:
                    self.fill(world, other, self.player.best_sheet(world.observe(other)))
        return world

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
