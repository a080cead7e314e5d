"""The wall fresco on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View, by_seat
from bottega.games.fresco.letters import letters


def lines(facts: Facts, view: View) -> list[str]:
    sections = [
        f"{section['section']} {letters([section['paint']])}" for section in facts["sections"] if section["open"]
    ]
    return [
        f"{facts['left']} sections left, {facts['points']} points each",
        f"open {listed(sections) or 'none'}",
        f"tiles: {tiles}" if (tiles := by_seat(facts["tiles"], lambda t: str(len(t)))) else "",
    ]
