"""The portraits on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View, by_seat


def names(cards: list[Facts]) -> str:
    return " and ".join([card["name"] for card in cards])


def lines(facts: Facts, view: View) -> list[str]:
    return [
        f"open {listed([card['name'] for card in facts['shown'] if card]) or 'none'}",
        f"deck {facts['deck']}",
        by_seat(facts["owned"], names),
    ]
