"""Portraits: setters for positions, and their books."""

from typing import cast

from bottega.games.fresco.modules.portraits.rules import Portraits
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Fact, ModuleBooks


def show_portraits(s: FrescoState, *cards: str | None) -> None:
    """Turn these cards up in the studio; what lay there goes into the deck. None: an empty space."""
    portraits = cast(Portraits, module_of(s, "portraits"))
    part = portraits.part(s)
    ids = [card.id for card in portraits.cards]
    for space, card in enumerate(cards):
        before, now = part.shown[space], -1 if card is None else ids.index(card)
        if now in part.shown:
            part.shown[part.shown.index(now)] = before
        elif now >= 0:
            part.deck = tuple([before if other == now else other for other in part.deck])
            part.seen = part.seen & ~(1 << before) | 1 << now
        part.shown[space] = now


def hang_portrait(s: FrescoState, seat: int, *cards: str) -> None:
    """Give a seat lasting portraits from the deck; the cards below move up."""
    portraits = cast(Portraits, module_of(s, "portraits"))
    part = portraits.part(s)
    for card in cards:
        number = next(i for i, known in enumerate(portraits.cards) if known.id == card)
        part.owned[seat] |= 1 << number
        if number in part.shown:
            part.shown[part.shown.index(number)] = -1
        part.deck = tuple([other for other in part.deck if other != number])
        part.seen |= 1 << number


class Books(ModuleBooks):
    """18 cards: in the deck, in the studio, before their owners, or out of the game."""

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(None)["modules"]["portraits"]
        self.deck: int = facts["deck"]
        self.shown = {card["card"] for card in facts["shown"]}
        self.owned: list[set[str]] = [set() for _ in range(s.players)]
        self.gone: set[str] = set()

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "portraits-shown":
            self.shown |= set(fact["cards"])
            self.deck -= len(fact["cards"])
        elif fact["event"] == "portraits-removed":
            self.shown -= set(fact["cards"])
            self.gone |= set(fact["cards"])
        elif fact["event"] == "portrait-taken":
            self.shown.remove(fact["card"])
            keeps = fact["lasting"] and fact["painter"] < len(self.owned)
            (self.owned[fact["painter"]] if keeps else self.gone).add(fact["card"])

    def faults(self, s: FrescoState) -> list[str]:
        portraits = cast(Portraits, module_of(s, "portraits"))
        facts = portraits.view(s, None)
        part = portraits.part(s)
        found = []
        if {card["card"] for card in facts["shown"] if card} != self.shown:
            found.append(f"portraits shown: {self.shown} by the books, {facts['shown']} there")
        if [{card["card"] for card in cards} for cards in facts["owned"]] != self.owned:
            found.append(f"portraits owned: {self.owned} by the books, {facts['owned']} held")
        if self.deck != len(part.deck) or self.deck != facts["deck"] or any(part.seen >> i & 1 for i in part.deck):
            found.append(f"portraits in the deck: {self.deck} by the books, {part.deck} there")
        if self.deck + len(self.shown) + len(self.gone) + sum(map(len, self.owned)) != 18:
            found.append("the portraits are not 18")
        return found
