"""Which number is typed for which choice: the same on the cards of the table and in the list beneath it."""

from typing import Any

from bottega.terminal.face import View

Offer = dict[str, Any]

ORDER = ("restore", "turn", "take", "swap", "swap-and-restore", "request", "pay", "pay-tile", "done", "pass")
OF_A_CARD = ("lay", "pay", "give", "discard")


def own_cards(view: View) -> list[dict[str, Any]]:
    """The hand as it is held, with the cards that are set aside in their places."""
    mine = view["mine"]
    aside = mine["chosen"] + (mine["paying"]["cards"] if mine["paying"] else [])
    return sorted(mine["hand"] + aside, key=lambda face: str(face["card"]))


def offers(view: View) -> list[Offer]:
    """The choices in the order of their numbers."""
    return sorted(view["choices"], key=rank)


def rank(offer: Offer) -> tuple[int, int, int]:
    verb = offer["verb"]
    best = -max(offer["points"]) if verb == "restore" else 0
    return ORDER.index(verb) if verb in ORDER else 0, best, offer["id"]


def numbers(view: View) -> dict[int, int]:
    """By action. While cards are laid each keeps its number, so that several can be named at once."""
    if view["deciding"] == "lay" and view["choices"]:
        held = [face["card"] for face in own_cards(view)]
        return {
            offer["id"]: held.index(offer["card"]) + 1 if offer["verb"] == "lay" else len(held) + 1
            for offer in view["choices"]
        }
    return {offer["id"]: number for number, offer in enumerate(offers(view), 1)}


def on_cards(view: View) -> dict[str, int]:
    """The numbers that stand on the cards of the hand."""
    by_id = numbers(view)
    return {offer["card"]: by_id[offer["id"]] for offer in view["choices"] if offer["verb"] in OF_A_CARD}


def on_sections(view: View) -> dict[str, Offer]:
    """The sections that can be restored now, each with its offer and its number."""
    by_id = numbers(view)
    return {
        offer["section"]: {**offer, "number": by_id[offer["id"]]}
        for offer in view["choices"]
        if offer["verb"] == "restore"
    }
