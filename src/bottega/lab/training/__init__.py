"""Learning by playing against oneself: what the quick policy of a game goes by, and what positions are worth."""

from bottega.lab.training.generations import Course, Generation, kept_weights, train
from bottega.lab.training.judging import Judged, PartWorths, learn, tells_parts
from bottega.lab.training.nets import Learnt
from bottega.lab.training.valuing import learn_value

__all__ = [
    "Course",
    "Generation",
    "Judged",
    "Learnt",
    "PartWorths",
    "kept_weights",
    "learn",
    "learn_value",
    "tells_parts",
    "train",
]
