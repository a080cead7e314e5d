"""The scrolls on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View, by_seat


def lines(facts: Facts, view: View) -> list[str]:
    mine = facts["mine"] or {}
    own = [f"{kind} {scroll['number']}" for kind, scroll in mine.items() if scroll]
    return [f"held: {by_seat(facts['held'], ' and '.join) or 'none'}", f"yours {listed(own)}" if own else ""]
