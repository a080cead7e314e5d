"""Favours: setters for positions, and their books."""

from collections.abc import Mapping
from typing import cast

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.modules.favors.rules import Favors
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Fact, ModuleBooks


def lay_favors(s: FrescoState, kinds: Mapping[str, str]) -> None:
    """Put favours of these kinds under segments, as `{"b2": "thalers_5"}`."""
    favors = cast(Favors, module_of(s, "favors"))
    part = favors.part(s)
    under = list(part.under)
    placed: set[int] = set()
    for name, kind in kinds.items():
        here = SEGMENT_NAMES.index(name)
        favor = next(i for i, k in enumerate(favors.kinds) if k == kind and i not in placed)
        there = under.index(favor)
        under[here], under[there] = under[there], under[here]
        placed.add(favor)
    part.under = tuple(under)


class Books(ModuleBooks):
    """25 favours: on the ceiling, seen, or gone unseen."""

    def __init__(self, s: FrescoState) -> None:
        self.seen: list[str] = []
        self.unseen = 0

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "favor-taken":
            self.seen.append(fact["favor"])
        elif fact["event"] == "favor-removed":
            self.unseen += 1

    def faults(self, s: FrescoState) -> list[str]:
        favors = cast(Favors, module_of(s, "favors"))
        part = favors.part(s)
        taken = [kind for favor, kind in enumerate(favors.kinds) if part.taken >> favor & 1]
        found = [] if sorted(taken) == sorted(self.seen) else [f"favours {self.seen} by the books, {taken} taken"]
        on_ceiling = [part.under[i] for i in range(25) if s.unrestored >> i & 1]
        if len(on_ceiling) + len(taken) + self.unseen != 25:
            found.append("the favours are not 25")
        if len(set(on_ceiling)) != len(on_ceiling) or any(part.taken >> favor & 1 for favor in on_ceiling):
            found.append("a favour lies in two places")
        return found
