"""Leaf gold: setters for positions, and its books."""

from collections.abc import Mapping
from typing import ClassVar, cast

from bottega.games.fresco.modules.leaf_gold.rules import LeafGold
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Entry, Fact, ModuleBooks, earned


def give_gold(s: FrescoState, gold: Mapping[int, int]) -> None:
    """Put leaf gold behind the screens of the named seats."""
    part = cast(LeafGold, module_of(s, "leaf_gold")).part(s)
    for seat, leaves in gold.items():
        part.gold[seat] = leaves


def refine(s: FrescoState, colour: str) -> None:
    """Put the disc of this colour into the basket."""
    cast(LeafGold, module_of(s, "leaf_gold")).part(s).disc = COLOURS.index(colour)


class Books(ModuleBooks):
    """24 leaves: behind the screens, the others in the supply; six discs, one of them in the basket."""

    goods: ClassVar[dict[str, Entry]] = {"gold-exchanged": earned}

    def __init__(self, s: FrescoState) -> None:
        self.gold = [0] * s.players
        self.disc: str = s.view(None)["modules"]["leaf_gold"]["refined"]
        self.wrong: list[str] = []

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "gold-taken":
            self.gold[fact["painter"]] += fact["gold"]
        elif fact["event"] == "gold-used":
            self.gold[fact["painter"]] -= 1
        elif fact["event"] == "gold-exchanged":
            self.gold[fact["painter"]] -= fact["gold"]
        elif fact["event"] == "colour-refined":
            if fact["colour"] == self.disc:
                self.wrong.append("the refined colour has not changed")
            self.disc = fact["colour"]

    def faults(self, s: FrescoState) -> list[str]:
        gold = cast(LeafGold, module_of(s, "leaf_gold"))
        part = gold.part(s)
        found = [] if part.gold == self.gold else [f"gold {self.gold} by the books, {part.gold} held"]
        if min(part.gold) < 0 or sum(part.gold) > gold.leaves:
            found.append(f"there are only {gold.leaves} leaves: {part.gold}")
        if COLOURS[part.disc] != self.disc:
            found.append("another disc lies in the basket")
        return found + self.wrong
