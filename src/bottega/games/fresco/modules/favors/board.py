"""The bishop's favours on the drawn table."""

from bottega.core.drawing import counted
from bottega.games.fresco.drawing import Facts, View


def lines(facts: Facts, view: View) -> list[str]:
    return [f"{facts['left']} left: {counted(facts['unseen'])}"]
