"""Who plays possible worlds on for a player that searches, when choices are weighed for hints and reviews: the game's
quick policy."""

from bottega.bots.master.craft import Craft
from bottega.core.observation import Observation
from bottega.core.playout import play_on
from bottega.core.rng import Rng
from bottega.core.state import State


class Swift:
    """At a seat he imagines one way things may stand; a whole world he plays on as it is."""

    name = "swift"

    def __init__(self, game_id: str, seed: int) -> None:
        self.craft = Craft(game_id, seed)
        self.rng = Rng(seed, "swift")

    def choose(self, observation: Observation) -> int:
        return self.craft.at_once(observation, self.rng)

    def run(self, world: State) -> None:
        play_on(world, self.craft.policy)
