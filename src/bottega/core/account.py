"""Where the points of a game come from, which the terminal and the browser draw alike.

A game works it out once, from the facts that a viewer hears. Players are numbered as in the facts: first the seats,
then whoever plays without one.
"""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(slots=True)
class Account:
    """`points` has one entry a player, by source; `rounds` one entry a round, with everybody's score at its end. What
    is counted after the last round is in `totals` alone.

    >>> account = Account.blank(2, ["tiles", "money"])
    >>> account.add(0, "tiles", 5)
    >>> account.end_round()
    >>> account.add(1, "money", 3)
    >>> account.points, account.rounds, account.totals
    ([{'tiles': 5, 'money': 0}, {'tiles': 0, 'money': 3}], [[5, 0]], [5, 3])
    """

    sources: list[str]
    points: list[dict[str, int]]
    rounds: list[list[int]]
    totals: list[int]

    @classmethod
    def blank(cls, players: int, sources: Iterable[str]) -> "Account":
        """Nobody has any points yet."""
        named = list(sources)
        return cls(named, [dict.fromkeys(named, 0) for _ in range(players)], [], [0] * players)

    def add(self, player: int, source: str, points: int) -> None:
        """Points for a player; a source that was not named at first comes after the others."""
        if source not in self.sources:
            self.sources.append(source)
            for mine in self.points:
                mine[source] = 0
        self.points[player][source] += points
        self.totals[player] += points

    def end_round(self) -> None:
        """Keep how it stands after a round."""
        self.rounds.append(list(self.totals))
