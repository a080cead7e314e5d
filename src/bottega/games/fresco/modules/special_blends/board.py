"""Special blend colours on the drawn table."""

from bottega.games.fresco.drawing import Facts, View


def lines(facts: Facts, view: View) -> list[str]:
    return [f"at the altar pink {facts['altar']['pink']}, brown {facts['altar']['brown']}"]
