"""Why a choice in the card game is good."""

from typing import Any

from bottega.advice.reasons import Figures, Reason, Speaker, reason

MOST_TURNS = 3


def restore_end(f: Figures) -> Reason | None:
    """Whether it brings the end, which is not always welcome."""
    if f.verb != "restore" or f.view["final"] or f.me["restored"] + 1 < f.view["end_at"]:
        return None
    return reason("hint-cards-restore-end", points=max(f.choice["points"]), count=f.view["end_at"])


def restore_favourite(f: Figures) -> Reason | None:
    if f.verb != "restore" or not f.choice["favourite"]:
        return None
    return reason("hint-cards-restore-favourite", points=max(f.choice["points"]))


def restore(f: Figures) -> Reason | None:
    if f.verb != "restore":
        return None
    most, turns = max(f.choice["points"]), max(f.choice["turns"])
    others = [max(other["points"]) for other in f.rivals("restore")]
    if others and most > max(others):
        return reason("hint-cards-restore-most", points=most)
    if turns >= MOST_TURNS:
        return reason("hint-cards-restore-turned", points=most, turns=turns)
    return reason("hint-cards-restore", points=most)


def swap(f: Figures) -> Reason | None:
    if f.verb not in ("swap", "swap-and-restore"):
        return None
    if f.verb == "swap-and-restore":
        return reason("hint-cards-swap-tile")
    double = [card for card in f.view["mine"]["hand"] if max(card["market"], card["workshop"]) > 1]
    if double:
        return reason("hint-cards-swap-double", count=len(double))
    affordable = any(other["verb"] == "restore" for other in f.view["choices"])
    return None if affordable else reason("hint-cards-swap", count=len(f.view["mine"]["hand"]))


def wait(f: Figures) -> Reason | None:
    if f.verb != "pass":
        return None
    return reason("hint-cards-pass", count=len(f.view["mine"]["hand"]), most=f.view["hand_limit"])


def lay(f: Figures) -> Reason | None:
    if f.verb != "lay":
        return None
    fetched = max(f.choice["market"], f.choice["workshop"])
    if fetched > 1:
        return reason("hint-cards-lay-double", count=fetched)
    if not wanted(f, f.choice["colour"]):
        return reason("hint-cards-lay-unwanted")
    return (
        reason("hint-cards-lay-workshop")
        if f.choice["workshop"]
        else reason("hint-cards-lay", count=wanted(f, f.choice["colour"]))
    )


def wanted(f: Figures, colour: str) -> int:
    """How many sections of the row ask for a colour."""
    return len([section for section in f.view["row"] if section is not None and colour in section["paints"]])


def draw(f: Figures) -> Reason | None:
    if f.verb != "draw":
        return None
    pile = next(pile for pile in f.view["piles"] if pile["pile"] == f.choice["pile"])
    if len(pile["colours"]) == 1:
        return reason("hint-cards-draw-blend", count=wanted(f, next(iter(pile["colours"]))))
    return reason("hint-cards-draw-market", left=f.choice["left"]) if f.choice["pile"] == "market" else None


def pay(f: Figures) -> Reason | None:
    if f.verb == "pay-tile":
        return reason("hint-cards-pay-tile", costs=f.choice["costs"], points=f.choice["points"])
    if f.verb != "pay":
        return None
    others = [other["turns"] for other in f.view["choices"] if other["verb"] in ("pay", "pay-tile")]
    if f.choice["mix"]:
        return reason("hint-cards-pay-mix", points=f.choice["points"])
    if f.choice["bishop"] and f.choice["turns"] == max(others):
        return reason("hint-cards-pay-bishop", points=f.choice["points"])
    if f.choice["turns"] == max(others) and keeps_better(f, f.choice):
        return reason("hint-cards-pay-plain", points=f.choice["points"])
    return reason("hint-cards-pay", points=f.choice["points"], turns=f.choice["turns"])


def keeps_better(f: Figures, paid: dict[str, Any]) -> bool:
    """The same turns with a plainer card: a bishop or a half stays in the hand."""
    plain = not paid["bishop"] and paid["half"] is None
    return plain and any(
        other["turns"] == paid["turns"] and (other["bishop"] or other["half"]) for other in f.rivals("pay")
    )


def take(f: Figures) -> Reason | None:
    if f.verb != "take":
        return None
    tile, points = f.choice["tile"], f.choice["points"]
    if tile == "swap":
        return reason("hint-cards-take-swap")
    if tile == "request":
        return reason("hint-cards-take-request", count=f.view["players"] - 1)
    return reason("hint-cards-take-turn" if tile == "turn" else "hint-cards-take-paint", points=points)


def ask(f: Figures) -> Reason | None:
    if f.verb != "request":
        return None
    return reason("hint-cards-request", count=f.view["players"] - 1, wanted=wanted(f, f.choice["colour"]))


def turn(f: Figures) -> Reason | None:
    if f.verb != "turn":
        return None
    return reason("hint-cards-turn", gain=f.choice["gain"], costs=f.choice["costs"])


def part(f: Figures) -> Reason | None:
    if f.verb not in ("give", "discard"):
        return None
    return reason("hint-cards-part", count=wanted(f, f.choice["colour"]))


REASONS: tuple[Speaker, ...] = (
    restore_end,
    restore_favourite,
    restore,
    swap,
    wait,
    lay,
    draw,
    pay,
    take,
    ask,
    turn,
    part,
)
