"""Two players of a few lines: one takes anything, the other what leaves it best off a moment later.

python examples/random_and_greedy.py
"""

from collections.abc import Sequence

import bottega
from bottega import Observation, Rng
from bottega.lab import arena


class Anything:
    name = "anything"

    def __init__(self, game_id: str, seed: int) -> None:
        self.rng = Rng(seed, "anything")

    def choose(self, observation: Observation) -> int:
        return self.any_of(observation.legal_actions)

    def any_of(self, actions: Sequence[int]) -> int:
        return actions[self.rng.below(len(actions))]


class Greedy(Anything):
    """Tries each choice in one world that fits what it knows, and takes the one with the best score after it."""

    name = "greedy"

    def choose(self, observation: Observation) -> int:
        world = observation.sample(self.rng)
        best: list[int] = []
        most = -1
        for action in observation.legal_actions:
            after = world.clone()
            after.apply(observation.seat, action)
            score = after.scores()[observation.seat]
            if score > most:
                best, most = [], score
            if score == most:
                best.append(action)
        return self.any_of(best)


if __name__ == "__main__":
    result = arena.run("fresco-cards", ["__main__:Greedy", "__main__:Anything"], games=20, seed=1)
    for entry in result.entries:
        print(f"{entry.name}: {entry.win_share:.0%} of the wins, {entry.scores.mean:.1f} points")
    print(f"Bottega {bottega.__version__}, compiled: {bottega.compiled()}")
