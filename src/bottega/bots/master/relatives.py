"""Players like the quick policy, each with beliefs of its own.

Whoever expects the others to play just as he would himself is mistaken in all of them alike: he lets go what they would
not take, and they take it. In each possible world the others are relatives of the policy instead.
"""

from collections.abc import Sequence
from functools import cache
from math import cos, log, pi, sqrt

from bottega.core.playout import Policy, Seated
from bottega.core.registry import game
from bottega.core.rng import Rng

COUNT = 24
SPREAD = 0.25  # by how much of themselves their weights differ
STRIDE = 5  # from one seat's to the next one's


@cache
def relatives(game_id: str) -> tuple[Policy, ...]:
    """Of a game's quick policy; the same for everybody, since they take some room."""
    rng, found = Rng(0, "relatives"), game(game_id)
    usual = tuple(found.policy_weights().values())
    return tuple(found.policy(rng.below(1 << 30), varied(usual, drawn(rng, len(usual)), SPREAD)) for _ in range(COUNT))


def among_relatives(game_id: str, own: Policy, players: int, seat: int, word: int) -> Seated:
    """A table with one's own policy at one seat. Who sits elsewhere and what they leave to chance follows from `word`:
    in the same world, the same."""
    others = relatives(game_id)
    seated = [others[(word + STRIDE * other) % COUNT] for other in range(players)]
    seated[seat] = own
    for policy in seated:
        policy.word = word
    return Seated(0, seated)


def drawn(rng: Rng, count: int) -> list[float]:
    """Normal deviates (Box and Muller), the same on every machine."""
    found = []
    for _ in range(count):
        chance, angle = (rng.below(1 << 30) + 1) / (1 << 30), rng.below(1 << 30) / (1 << 30)
        found.append(sqrt(-2 * log(chance)) * cos(2 * pi * angle))
    return found


def varied(weights: Sequence[float], deviations: Sequence[float], spread: float) -> tuple[float, ...]:
    """Each weight moved by so many of its own sizes."""
    if not deviations:
        return tuple(weights)
    return tuple([w + size(w) * spread * d for w, d in zip(weights, deviations, strict=True)])


def size(weight: float) -> float:
    """What is usual for a weight: itself, or one where it is nothing yet."""
    return abs(weight) or 1.0
