"""Everybody's chance to win over the game, from positions that were played on in possible worlds.

A few worlds tell little of one position, so that neighbouring positions are looked at together; what the judgements
miss is taken from those worlds that were played to their end.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import erf, exp, sqrt
from statistics import fmean, variance
from typing import NamedTuple

from bottega.advice.playout import play_out, play_round, seated
from bottega.bots import Bot, Judge
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.play.frames import Frames
from bottega.play.turning import TurningPoint, largest, swing
from bottega.review.positions import Positions
from bottega.review.worked import Knot

HALVINGS = 2
FEWEST_WORLDS = 2
ENDS_EVERY = 3  # of so many positions one has a world that is played to the end
FAR = 0.15  # of the game: how far away such an end still tells something
WIDTH = 0.025  # of the game: over how much of it positions are looked at together
LEAST_DOUBT = 1.0  # points
LEAST_TURN = 6  # percent
GRID = 160  # places at which a density is taken


class Chances(NamedTuple):
    ply: int
    of: tuple[float, ...]  # by seat, 0 to 1


# --- playing on ------------------------------------------------------------------------------------------------------


def planned(positions: Positions) -> list[int]:
    """The positions that are looked at first, the end aside: its result is known."""
    count = min(positions.depth.knots, positions.last)
    return sorted({number * positions.last // count for number in range(count)})


def worlds_each(positions: Positions) -> int:
    cost = sum(positions.work(ply) for ply in planned(positions))
    worlds = max(FEWEST_WORLDS, positions.depth.curve_work // max(1.0, cost))
    return int(min(positions.worlds(positions.depth.worlds), worlds))


def play_on(positions: Positions, ply: int, to_the_end: bool) -> Knot:
    """A position in some possible worlds, as whoever moves there knows it."""
    observation = positions.observed(ply)
    knot, count = Knot(ply, []), worlds_each(positions)
    for number in range(count):
        world = positions.world(observation, ply, number)
        players = seated(positions.level, world, Rng(positions.seed, f"players/{ply}/{number}").below(1 << 32))
        knot.scores.append(expected(world, players))
        knot.judged += 0.0 if world.is_over else 1 / count
        if to_the_end and number == 0 and not world.is_over:
            play_out(world, players)
            pairs = zip(world.scores(), knot.scores[0], strict=True)
            knot.errors = [round(points - judged, 2) for points, judged in pairs]
    return knot


def expected(world: State, players: list[Bot]) -> list[float]:
    """What every seat may expect to have at the end."""
    if not all(isinstance(player, Judge) for player in players):
        play_out(world, players)
    else:
        play_round(world, players)
        if not world.is_over:
            judges = [player for player in players if isinstance(player, Judge)]
            return [round(judge.judge(world.observe(seat)), 2) for seat, judge in enumerate(judges)]
    return [float(points) for points in world.scores()]


def next_knot(positions: Positions, knots: Sequence[Knot]) -> int | None:
    """The next position to look at: first those planned, then those in the middle of what changes most."""
    first = planned(positions)
    if len(knots) < len(first):
        return first[len(knots)]
    place, each = len(knots) - len(first), positions.depth.halved
    if place >= each * HALVINGS:
        return None
    known = len(first) + place // each * each
    course = chances_of(positions.frames, knots[:known])
    parts = [
        (max(abs(b - a) for a, b in zip(one.of, other.of, strict=True)), -one.ply, (one.ply + other.ply) // 2)
        for one, other in pairwise(course)
        if other.ply - one.ply > 1
    ]
    halved = [middle for _, _, middle in sorted(parts, reverse=True)][:each]
    return halved[place % each] if place % each < len(halved) else None


# --- the curve -------------------------------------------------------------------------------------------------------


def chances_of(frames: Frames, knots: Sequence[Knot]) -> list[Chances]:
    """At each position that was looked at, and at the end."""
    if not knots:
        return []
    winners = frames.end.ranking()[0]
    end = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(frames.end.players))
    width = max(1.0, WIDTH * frames.last)
    found = [Chances(knot.ply, to_win(*smoothed(knots, knot.ply, width))) for knot in sorted(knots, key=place_of)]
    return [*found, Chances(frames.last, end)]


def place_of(knot: Knot) -> int:
    return knot.ply


def smoothed(knots: Sequence[Knot], ply: int, width: float) -> tuple[list[float], float]:
    """What every seat may expect, and the standard deviation of that, from the worlds of the positions around."""
    weights = [near(knot, ply, width) for knot in knots]
    seats = range(len(knots[0].scores[0]))
    means = [[fmean([scores[seat] for scores in knot.scores]) for seat in seats] for knot in knots]
    middle = [weighted([mean[seat] for mean in means], weights) for seat in seats]
    spreads = [fmean([variance([scores[seat] for scores in knot.scores]) for seat in seats]) for knot in knots]
    judged = weighted([knot.judged for knot in knots], weights)
    doubt = weighted(spreads, weights) + judged * missed(knots, ply, width * FAR / WIDTH)
    return middle, max(LEAST_DOUBT, sqrt(doubt))


def near(knot: Knot, ply: int, width: float) -> float:
    return exp(-(((knot.ply - ply) / width) ** 2) / 2)


def weighted(figures: Sequence[float], weights: Sequence[float]) -> float:
    return sum(figure * weight for figure, weight in zip(figures, weights, strict=True)) / max(1e-9, sum(weights))


def missed(knots: Sequence[Knot], ply: int, width: float) -> float:
    """The variance of what happens after the judgement. Everybody may be judged too high or too low alike: that moves
    nobody ahead."""
    seen = [knot for knot in knots if knot.errors]
    return weighted([variance(knot.errors) for knot in seen], [near(knot, ply, width) for knot in seen])


def to_win(middle: Sequence[float], doubt: float) -> tuple[float, ...]:
    """The chance of each to have most, if all are off by as much, each by itself.

    >>> [round(chance, 2) for chance in to_win([50, 50], 5)]
    [0.5, 0.5]
    >>> [round(chance, 2) for chance in to_win([60, 50, 40], 5)]
    [0.92, 0.08, 0.0]
    """
    low, high = min(middle) - 4 * doubt, max(middle) + 4 * doubt
    places = [low + (high - low) * (number + 0.5) / GRID for number in range(GRID)]
    shares = [0.0] * len(middle)
    for place in places:
        below = [0.5 + 0.5 * erf((place - one) / doubt / sqrt(2)) for one in middle]
        for seat, one in enumerate(middle):
            density = exp(-(((place - one) / doubt) ** 2) / 2)
            for other, chance in enumerate(below):
                density *= 1.0 if other == seat else chance
            shares[seat] += density
    return tuple(share / sum(shares) for share in shares)


# --- turning points --------------------------------------------------------------------------------------------------


def turning_points(course: Sequence[Chances], scores: Sequence[Sequence[int]]) -> list[TurningPoint]:
    """Where somebody's chance changed by 6 percent or more; `change` is in percent. Of the moves between two positions
    it is the one that changed a lead in points most, else the last.

    >>> course = [Chances(0, (0.5, 0.5)), Chances(4, (0.8, 0.2)), Chances(20, (0.78, 0.22))]
    >>> turning_points(course, [(0, 0), (0, 0), (9, 0)] + [(9, 0)] * 18)
    [TurningPoint(move=2, seat=0, change=30)]
    """
    found = []
    for before, after in pairwise(course):
        changes = [round(100 * (b - a)) for a, b in zip(before.of, after.of, strict=True)]
        seat = max(range(len(changes)), key=lambda one: (abs(changes[one]), changes[one]))
        move = max(
            range(before.ply + 1, after.ply + 1),
            key=lambda at: (abs(swing(at, scores[at - 1], scores[at]).change), at),
        )
        found.append(TurningPoint(move, seat, changes[seat]))
    return largest(found, LEAST_TURN)
