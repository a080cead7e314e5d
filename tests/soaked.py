"""Which values of a parameter belong to every run, and which only to `make soak`."""

from collections.abc import Iterable
from typing import Any

import pytest

from bottega.locale import LANGUAGES

LONGEST_FIRST = sorted(LANGUAGES)  # German has the longest words


def mostly(values: Iterable[Any], usual: int = 1) -> list[Any]:
    """The first `usual` values in every run, the others in the long one. A value is a tuple when it stands for several
    parameters.
    """
    every = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*value, marks=[] if n < usual else pytest.mark.soak) for n, value in enumerate(every)]
