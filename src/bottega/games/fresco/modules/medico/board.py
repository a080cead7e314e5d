"""The medico on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View, by_seat


def lines(facts: Facts, view: View) -> list[str]:
    offer = [f"{bottle['bottle']} for {bottle['price']}" for bottle in facts["offer"] if bottle["bottle"]]
    return [
        f"ill: {by_seat(facts['ill'], str) or 'nobody'}",
        f"bottles {listed(offer) or 'none'}",
        f"held: {held}" if (held := by_seat(facts["held"], " and ".join)) else "",
        f"{facts['stack']} infections to come",
    ]
