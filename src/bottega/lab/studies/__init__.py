"""Questions about a game, answered by experiments: what a choice, a module or a seat is worth."""

from bottega.lab.studies.choices import ALL
from bottega.lab.studies.question import ERROR, Finding, Question
from bottega.lab.studies.study import KINDS, Study, study

__all__ = ["ALL", "ERROR", "KINDS", "Finding", "Question", "Study", "study"]
