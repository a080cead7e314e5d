"""The leaf gold on the drawn table."""

from bottega.core.drawing import listed
from bottega.games.fresco.drawing import Facts, View


def lines(facts: Facts, view: View) -> list[str]:
    gold = [f"{space['booth']}.{space['space']} {space['gold']}" for space in facts["spaces"]]
    mine = facts["mine"]
    return [
        f"refines {facts['refined']}" if facts["refined"] else "",
        f"on the market {listed(gold) or 'none'}",
        f"yours {mine}" if mine is not None else "",
    ]
