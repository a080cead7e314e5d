"""The bells on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View, by_seat


def instalments(certificates: list[Facts]) -> str:
    return " and ".join([f"{bell['certificate']} {bell['placed']}/{bell['price']}" for bell in certificates])


def lines(facts: Facts, view: View) -> list[str]:
    offers = [f"{bell['certificate']} for {bell['price']}" for bell in facts["shown"] if bell]
    partly = by_seat(facts["partly"], instalments)
    return [
        f"open {listed(offers) or 'none'}",
        f"stack {facts['stack']}",
        f"paid: {paid}" if (paid := by_seat(facts["face_down"], str)) else "",
        f"in part: {partly}" if partly else "",
    ]
