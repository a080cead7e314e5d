"""What is kept of a finished game for each seat: figures that can be summed over many games, and a small picture.

A game works it out once, from the facts that whoever looks on hears; everything is known when a game is over.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bottega.core.chronicle import Fact


@dataclass(slots=True)
class Digest:
    """Over many games `tallies` are added up, of `highs` the highest counts, and of `sums` the mean. The `picture` is
    plain data for a small drawing.

    >>> digest = Digest()
    >>> digest.count("hours", "5")
    >>> digest.add("segments")
    >>> digest.reach("segment", 11)
    >>> digest.reach("segment", 9)
    >>> digest.tallies, digest.sums, digest.highs
    ({'hours': {'5': 1}}, {'segments': 1}, {'segment': 11})
    """

    tallies: dict[str, dict[str, int]] = field(default_factory=dict)
    highs: dict[str, int] = field(default_factory=dict)
    sums: dict[str, int] = field(default_factory=dict)
    picture: list[Any] = field(default_factory=list)

    def count(self, tally: str, word: str) -> None:
        """Once more this word."""
        words = self.tallies.setdefault(tally, {})
        words[word] = words.get(word, 0) + 1

    def add(self, name: str, amount: int = 1) -> None:
        """So much more of this."""
        self.sums[name] = self.sums.get(name, 0) + amount

    def reach(self, name: str, value: int) -> None:
        """A value of which only the highest counts."""
        self.highs[name] = max(value, self.highs.get(name, value))


def noted_by_seat(
    players: int, facts: Sequence[Fact], sums: Iterable[str], note: Callable[[Digest, Fact], None]
) -> list[Digest]:
    """A digest for each seat, with these sums from the first, in which `note` has put every fact of that seat."""
    found = [Digest(sums=dict.fromkeys(sums, 0)) for _ in range(players)]
    for fact in facts:
        seat = fact.get("seat")
        if seat is not None:
            note(found[seat], fact)
    return found
