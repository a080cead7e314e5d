"""What cards will bring: the best of those looked at, and prestige cards at the end of a plan."""

from collections.abc import Sequence
from math import comb, exp

from bottega.games.princes.components import COUNTS, MOST, THRESHOLD, Components

LOOKED_AT = 5

# How much of each thing a rival gains in one more round, roughly.
GROWTH = {
    "forests": 0.12,
    "lakes": 0.12,
    "parks": 0.12,
    "jesters": 0.2,
    "builders": 0.15,
    "buildings": 0.5,
    "landscapes": 0.35,
    "works": 0.75,
    "empty_squares": -3.5,
}
UNSURE = 0.35  # spread of such a comparison in a known position
UNSURE_EACH_ROUND = 0.2
STILL_MISSING = 0.3  # chance of getting one more thing than the plan says, while there are rounds left


def best_of(values: Sequence[float], looked_at: int = LOOKED_AT) -> float:
    """The expected best of some cards drawn from these.

    >>> best_of([3, 1, 2], 5), best_of([4, 2], 1)
    (3, 3.0)
    """
    if not values:
        return 0
    if len(values) <= looked_at:
        return max(values)
    ordered = sorted(values, reverse=True)
    all_draws = comb(len(values), looked_at)
    total = 0.0
    for rank, value in enumerate(ordered):
        total += value * comb(len(values) - 1 - rank, looked_at - 1)
    return total / all_draws


def bonus_value(c: Components, card: int, counts: Sequence[int]) -> int:
    return sum([per_unit * counts[subject] for subject, per_unit in c.bonus_terms[card]])


def prestige_points(
    c: Components, card: int, mine: Sequence[int], rivals: Sequence[Sequence[int]], rounds_left: int
) -> float:
    """What a prestige card should bring at the end, if `mine` is what he will have."""
    face = c.prestige_cards[card]
    if face.kind == THRESHOLD:
        missing = sum([max(0, least - mine[subject]) for subject, least in face.requires])
        if missing == 0:
            return face.alone
        return face.alone * STILL_MISSING**missing if rounds_left else 0
    growth = GROWTH.get(COUNTS[face.subject], 0.0) * rounds_left
    others = [counts[face.subject] + growth for counts in rivals]
    lead = mine[face.subject] - max(others) if face.kind == MOST else min(others) - mine[face.subject]
    if face.kind == MOST and mine[face.subject] == 0:
        return 0
    spread = UNSURE + UNSURE_EACH_ROUND * rounds_left
    if COUNTS[face.subject] == "empty_squares":
        spread *= 4
    alone = chance((lead - 0.5) / spread)
    tied = chance((lead + 0.5) / spread) - alone
    return face.alone * alone + face.tied * tied


def chance(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))
