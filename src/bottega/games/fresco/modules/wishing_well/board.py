"""The wishing well on the drawn table."""

from bottega.games.fresco.drawing import Facts, View, by_seat


def lines(facts: Facts, view: View) -> list[str]:
    mine = facts["mine"]
    return [
        f"{facts['well']} of {facts['well_size']} pennies in the well",
        f"deck {facts['deck']}",
        f"cards held: {held}" if (held := by_seat(facts["held"], str)) else "",
        f"your pennies {mine['pennies']}" if mine is not None else "",
    ]
