"""Leonardo's decisions, made for one's own good."""

from collections.abc import Sequence

from bottega.bots.journeyman.fresco.harm import bargain
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import Worth


def hour(s: Situation, w: Weights, hours: Sequence[int]) -> int:
    return hours[0]


def booth(s: Situation, w: Weights, booths: Sequence[int]) -> int:
    return booths[0]


def segment(s: Situation, w: Weights, segments: Sequence[int]) -> int:
    return segments[0]
