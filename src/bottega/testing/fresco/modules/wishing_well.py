"""The wishing well: setters for positions, and its books."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from bottega.games.fresco.modules.wishing_well.part import KIND_NAMES
from bottega.games.fresco.modules.wishing_well.rules import WishingWell
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Entry, Fact, ModuleBooks, earned, paints_given


def give_pennies(s: FrescoState, pennies: Mapping[int, int], laid: Mapping[int, int] | None = None) -> None:
    """Put pennies behind the screens of the named seats, and some of them on their sheets."""
    part = cast(WishingWell, module_of(s, "wishing_well")).part(s)
    for seat, count in pennies.items():
        part.pennies[seat] = count
    for seat, count in (laid or {}).items():
        part.laid[seat] = count


def give_wishes(s: FrescoState, cards: Mapping[int, Sequence[str]]) -> None:
    """Give seats wishing cards from the deck, as `{0: ["tip", "paint.1"]}`."""
    for seat, kinds in cards.items():
        for kind in kinds:
            take_wish(s, seat, kind)


def take_wish(s: FrescoState, seat: int, kind: str) -> None:
    well = cast(WishingWell, module_of(s, "wishing_well"))
    part = well.part(s)
    card = next(card for card in part.deck if KIND_NAMES[well.kinds[card]] == kind)
    part.deck = tuple([other for other in part.deck if other != card])
    part.hands[seat] |= 1 << card
    part.held[seat] += 1


def stack_wishes(s: FrescoState, *kinds: str) -> None:
    """Put cards of these kinds on top of the deck, the first one on top."""
    well = cast(WishingWell, module_of(s, "wishing_well"))
    part = well.part(s)
    top: list[int] = []
    for kind in kinds:
        top.append(next(card for card in part.deck if KIND_NAMES[well.kinds[card]] == kind and card not in top))
    part.deck = (*[card for card in part.deck if card not in top], *top[::-1])


class Books(ModuleBooks):
    """20 pennies: behind the screens, in the well, or in the supply; 20 cards: in the deck, in hands, or used."""

    goods: ClassVar[dict[str, Entry]] = {"wish-used": earned, "pennies-exchanged": earned, "free-paint": paints_given}

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(0)["modules"]["wishing_well"]
        self.pennies: list[int] = [facts["mine"]["pennies"]] * s.players
        self.well = 0
        self.held = [0] * s.players
        self.used: set[str] = set()
        self.wrong: list[str] = []

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "round-began":
            self.well = 0
        elif fact["event"] == "penny-thrown":
            self.pennies[fact["painter"]] -= 1
            self.held[fact["painter"]] += 1
            self.well += 1
            if fact["deck"] != 20 - sum(self.held) - len(self.used) or fact["well"] != self.well:
                self.wrong.append(f"after a throw: {fact}")
        elif fact["event"] == "wish-used":
            self.held[fact["painter"]] -= 1
            self.pennies[fact["painter"]] += fact["pennies"]
            self.used.add(fact["card"])
        elif fact["event"] == "pennies-exchanged":
            self.pennies[fact["painter"]] -= fact["pennies"]

    def faults(self, s: FrescoState) -> list[str]:
        well = cast(WishingWell, module_of(s, "wishing_well"))
        part = well.part(s)
        found = list(self.wrong)
        if (self.pennies, self.well) != (part.pennies, part.well):
            found.append(f"pennies {self.pennies} and {self.well} by the books, {part.pennies} and {part.well} there")
        if min(part.pennies) < 0 or sum(part.pennies) + part.well > 20 or part.well > 2:
            found.append(f"there are only 20 pennies: {part.pennies} and {part.well}")
        if any(laid + planned > own for laid, planned, own in zip(part.laid, part.planned, part.pennies, strict=True)):
            found.append("there are more pennies on a sheet than its owner has")
        cards = [card for card in range(20) if part.used >> card & 1] + list(part.deck)
        for hand in part.hands:
            cards += [card for card in range(20) if hand >> card & 1]
        if sorted(cards) != list(range(20)):
            found.append(f"the wishing cards are not 20: {sorted(cards)}")
        if self.held != part.held or part.held != [hand.bit_count() for hand in part.hands]:
            found.append(f"wishing cards in hand: {self.held} by the books, {part.held} there")
        if self.used != {well.ids[card] for card in range(20) if part.used >> card & 1}:
            found.append(f"wishing cards used: {self.used} by the books")
        return found
