"""The bishop's requests on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View, by_seat


def lines(facts: Facts, view: View) -> list[str]:
    tops = [f"{stack['type']} {stack['top']['points']} ({stack['left']})" for stack in facts["stacks"] if stack["top"]]
    owned = by_seat(facts["owned"], lambda cards: " and ".join([card["type"] for card in cards]))
    return [f"on top {listed(tops) or 'none'}", f"fulfilled: {owned}" if owned else ""]
