"""The tithe on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View


def lines(facts: Facts, view: View) -> list[str]:
    return [f"given by {listed(facts['given']) or 'nobody'}"]
