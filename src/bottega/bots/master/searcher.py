"""A computer player that tries choices out before it makes one."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from bottega.bots.master.budget import Budget
from bottega.bots.master.craft import craft_of
from bottega.bots.master.trying import Tried, Trying
from bottega.core.observation import Observation
from bottega.core.rng import Rng

DOUBT = 1.0  # standard errors by which a choice must be better than the usual one to be taken instead


class Searcher:
    """Takes what is usual, tries it out beside other choices, and does it unless something else is clearly better.

    >>> import bottega
    >>> state = bottega.game("fresco-cards").new(players=3, seed=7)
    >>> observation = state.observe(state.to_act[0])
    >>> Searcher("mine", "fresco-cards", 1, Budget(playouts=12)).choose(observation) in observation.legal_actions
    True
    """

    def __init__(self, name: str, game_id: str, seed: int, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self.craft = craft_of(game_id, seed)
        self.rng = Rng(seed, "searcher")

    def take_your_time(self) -> None:
        self.budget = replace(self.budget, seconds=inf)

    def choose(self, observation: Observation) -> int:
        legal = observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        budget = self.craft.budget(observation, self.budget)
        choices = self.craft.choices(observation, budget.choices, self.rng)
        return self.craft.begin(observation, self.best(observation, choices, budget))

    def best(self, observation: Observation, choices: Sequence[int], budget: Budget) -> int:
        usual = choices[0]
        if len(choices) == 1:
            return usual
        tried = self.tried(observation, choices, budget)
        lead, doubt = tried[0].lead(next(one for one in tried if one.action == usual))
        return tried[0].action if lead > DOUBT * doubt else usual

    def tried(self, observation: Observation, choices: Sequence[int], budget: Budget) -> list[Tried]:
        """The choices that were tried out, the best first."""
        return Trying(observation, self.rng.below(1 << 32), budget, self.craft).try_all(choices)
