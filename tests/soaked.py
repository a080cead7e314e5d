"""Which values of a parameter belong to every run, and which only to `make soak`."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest

import bottega
from bottega.locale import LANGUAGES

LONGEST_FIRST = sorted(LANGUAGES)  # German has the longest words


def mostly(values: Iterable[Any], usual: int = 1) -> list[Any]:
    """The first `usual` values in every run, the others in the soak. A value is a tuple when it stands for several
    parameters.
    """
    every = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*value, marks=[] if n < usual else pytest.mark.soak) for n, value in enumerate(every)]


def spread(rows: Sequence[Any], columns: Sequence[Any], every: int = 3) -> list[Any]:
    """Each row with each column; where the engine is plain Python, one in `every` of them, evenly over both, and the
    others in the long run. A compiled engine, which CI runs too, takes all: it is several times as fast.
    """
    found = []
    for (i, row), (j, column) in product(enumerate(rows), enumerate(columns)):
        usual = bottega.compiled() or (i + i // every + j) % every == 0
        values = (*row, column) if isinstance(row, tuple) else (row, column)
        found.append(pytest.param(*values, marks=[] if usual else pytest.mark.soak))
    return found
