"""The Princes of Florence: thought goes where it was found to pay.

For positions of every kind the choice of a search was played out beside the usual one in other worlds (decision 035):
turns and purchases gain much, bids a little each and most in sum; where a piece lies, in which order cards go under a
pile, what is given back, and how a payment is divided gain nothing that could be measured. How much each gets follows
from what more of it was found to gain (decision 047).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bottega.bots.master import craft
from bottega.bots.master.budget import Budget
from bottega.core.observation import Observation
from bottega.core.rng import Rng
from bottega.core.state import State

# How much of a budget each kind of decision gets; what is not named is done as usual.
SHARES: Final[dict[str, float]] = {
    "bid": 1.5,
    "open": 3.0,
    "take": 3.0,
    "turn": 6.0,
    "keep": 2.0,
    "recruit": 2.0,
    "add": 1.0,
}
WIDER: Final = 2  # times as many choices: a turn often offers fifteen and more, each of which may be the best


class Craft(craft.Craft):
    clear = 2.0

    def budget(self, observation: Observation, whole: Budget) -> Budget:
        share = SHARES.get(observation.view["deciding"], 0.0)
        return replace(whole, playouts=round(whole.playouts * share), choices=whole.choices * WIDER)

    def choices(self, observation: Observation, most: int, rng: Rng) -> Sequence[int]:
        if observation.view["deciding"] in SHARES:
            return super().choices(observation, most, rng)
        return [self.at_once(observation, rng)]

    def worth(self, world: State, seat: int) -> float:
        """One's own points: whoever bids to make others poor pays for it himself, and all the more among his like."""
        return float(world.scores()[seat])
