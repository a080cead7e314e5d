"""How a game is searched: what is tried, in which worlds, who plays them on, how far, and how they are judged.

A game that asks for more than its quick policy has a file of its name beside this one, with a class `Craft`.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from math import exp, inf

from bottega.bots.master.budget import Budget
from bottega.bots.master.relatives import among_relatives
from bottega.bots.master.value import learnt
from bottega.core.observation import Observation
from bottega.core.playout import GAME, ROUND, play_on
from bottega.core.registry import game
from bottega.core.rng import Rng
from bottega.core.state import State

BEST_RIVAL = 0.5  # how much of the best rival's points counts against one's own
WIN = 6.0  # points that a win is worth besides
CLOSE = 3.0  # points between two that leave it open who of them wins, by and large


class Craft:
    """For any game: every action, played on by the quick policy against its relatives; judged after a round by what was
    learnt of such positions, and at the end, or where nothing was learnt, by how the seat stands.

    What is tried goes by numbers: those of actions, or any that `begin` knows how to begin with.
    """

    first_bout = 4  # worlds in which all is tried
    clear = inf  # standard errors of a lead before all others that end a trial early

    def __init__(self, game_id: str, seed: int) -> None:
        self.game = game(game_id)
        self.policy = self.game.policy(seed)

    def budget(self, observation: Observation, whole: Budget) -> Budget:
        """What this decision gets of what one may get."""
        return whole

    def choices(self, observation: Observation, most: int, rng: Rng) -> Sequence[int]:
        """What is worth a try, what is usual first; of many others some, evenly over all of them."""
        usual = self.at_once(observation, rng)
        rest = [action for action in observation.legal_actions if action != usual]
        room = most - 1
        if len(rest) > room:
            rest = [rest[number * len(rest) // room] for number in range(room)]
        return [usual, *rest]

    def at_once(self, observation: Observation, rng: Rng) -> int:
        """What the policy does in one possible world; what it cannot know makes no difference to it."""
        world = observation.sample(Rng(rng.below(1 << 32), "glance"))
        return self.policy.choose(world, observation.seat)

    def begin(self, observation: Observation, choice: int) -> int:
        """The action with which a choice begins; it has been made."""
        return choice

    def world(self, observation: Observation, rng: Rng) -> State:
        """A possible world to try in."""
        return observation.sample(rng)

    def parts(self, observation: Observation) -> dict[str, float]:
        """What a position is judged by before a round, part by part, for the seat that looks at it; nothing where only
        the end counts. What each part is worth can be learnt (`bottega lab judge`)."""
        return {}

    def play(self, world: State, seat: int, choice: int, word: int) -> float:
        """What a choice is worth in a world, which may be used up; `word` is where chance stands in it."""
        world.apply(seat, choice)
        value = learnt(self.game.id, world.players)
        table = among_relatives(self.game.id, self.policy, world.players, seat, word)
        play_on(world, table, GAME if value is None else ROUND)
        if value is None or world.is_over:
            return self.worth(world, seat)
        return value.of(self.game.features(world, seat))

    def worth(self, world: State, seat: int) -> float:
        """Of a game that is over."""
        return standing(world.scores(), seat, CLOSE)


def craft_of(game_id: str, seed: int) -> Craft:
    """The game's own, if it has one."""
    name = f"bottega.bots.master.{game_id.replace('-', '_')}"
    if find_spec(name) is None:
        return Craft(game_id, seed)
    craft: Craft = import_module(name).Craft(game_id, seed)
    return craft


def standing(points: Sequence[float], seat: int, close: float) -> float:
    """In points: one's own, against those of the best rival, and the chance to be before him. One's own count most:
    they depend least on how the others play, which is a guess.

    >>> round(standing([60, 50, 40], 0, close=3.0), 1), round(standing([60, 50, 40], 1, close=3.0), 1)
    (40.8, 20.2)
    """
    own, best = points[seat], max([value for other, value in enumerate(points) if other != seat])
    return own - BEST_RIVAL * best + WIN / (1 + exp((best - own) / close))
