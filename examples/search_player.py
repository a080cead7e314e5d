"""A player that searches: every choice is played out by the quick policy in the same possible worlds.

python examples/search_player.py
"""

from bottega import Observation, Rng
from bottega.core.playout import play_on
from bottega.lab import arena

WORLDS = 8


class Searching:
    name = "searching"

    def __init__(self, game_id: str, seed: int) -> None:
        self.rng = Rng(seed, "searching")

    def choose(self, observation: Observation) -> int:
        seat, legal = observation.seat, observation.legal_actions
        if len(legal) == 1:
            return legal[0]
        policy = observation.game.policy(self.rng.below(1 << 30))
        worth = dict.fromkeys(legal, 0.0)
        for _ in range(WORLDS):
            world = observation.sample(self.rng)  # fits all that the seat knows, and nothing else
            for action in legal:
                future = world.clone()
                future.apply(seat, action)
                play_on(future, policy)
                worth[action] += future.returns()[seat]
        return max(legal, key=worth.__getitem__)


if __name__ == "__main__":
    named = ["examples.search_player:Searching", "journeyman"]
    result = arena.run("fresco-cards", named, games=4, seed=1)
    for entry in result.entries:
        print(f"{entry.name}: {entry.win_share:.0%} of the wins, {entry.scores.mean:.1f} points")
