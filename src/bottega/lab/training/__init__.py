"""Learning by playing against oneself: what the quick policy of a game goes by, and what positions are worth."""

from bottega.lab.training.generations import Course, Generation, kept_weights, train
from bottega.lab.training.judging import Judged, PartWorths, learn

__all__ = ["Course", "Generation", "Judged", "PartWorths", "kept_weights", "learn", "train"]
