"""A player that searches: every choice is played out by the quick policy in the same possible worlds, and what that
policy would do itself is done unless something else comes out clearly better.

python examples/search_player.py    # twenty seconds with the plain engine
"""

from collections.abc import Sequence

from bottega import Observation, Rng
from bottega.core.playout import play_on
from bottega.lab import arena

WORLDS = 4
CLEARLY = 5  # points: so few worlds tell little less apart


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
        worth[policy.choose(observation.sample(self.rng), seat)] += WORLDS * CLEARLY
        for _ in range(WORLDS):
            world = observation.sample(self.rng)  # fits all that the seat knows, and nothing else
            for action in legal:
                future = world.clone()
                future.apply(seat, action)
                play_on(future, policy)
                worth[action] += ahead(future.scores(), seat)
        return max(legal, key=worth.__getitem__)


def ahead(scores: Sequence[int], seat: int) -> int:
    """By how many points, of the best of the others: a win alone would hardly tell choices apart."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat])


if __name__ == "__main__":
    named = ["__main__:Searching", "apprentice"]
    result = arena.run("fresco-cards", named, games=8, seed=1)
    for entry in result.entries:
        print(f"{entry.name}: {entry.win_share:.0%} of the wins, {entry.scores.mean:.1f} points")
