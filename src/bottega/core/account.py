"""Where the points of a game come from, which the terminal and the browser draw alike.

A game works it out once, from the facts that a viewer hears. Players are numbered as in the facts: first the seats,
then whoever plays without one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Detail = int | str | list[str]


@dataclass(slots=True)
class Highlight:
    """Something worth telling of a game that is over: what it is, how much or how often, and who; `more` is what a
    sentence about it needs besides. A front end knows the words for each kind."""

    kind: str
    value: int
    players: list[int]
    more: dict[str, Detail] = field(default_factory=dict)


@dataclass(slots=True)
class Account:
    """`points` has one entry a player, by source; `rounds` one entry a round, with everybody's score at its end. What
    is counted after the last round is in `totals` alone. `by_round` has what each player was given, by source, in
    each round, and in one entry more what was counted after the last.

    >>> account = Account.blank(2, ["tiles", "money"])
    >>> account.add(0, "tiles", 5)
    >>> account.end_round()
    >>> account.add(1, "money", 3)
    >>> account.points, account.rounds, account.totals
    ([{'tiles': 5, 'money': 0}, {'tiles': 0, 'money': 3}], [[5, 0]], [5, 3])
    >>> account.by_round
    [[{'tiles': 5}, {}], [{}, {'money': 3}]]
    """

    sources: list[str]
    points: list[dict[str, int]]
    rounds: list[list[int]]
    totals: list[int]
    by_round: list[list[dict[str, int]]]
    highlights: list[Highlight] = field(default_factory=list)

    @classmethod
    def blank(cls, players: int, sources: Iterable[str]) -> "Account":
        """Nobody has any points yet."""
        named = list(sources)
        points = [dict.fromkeys(named, 0) for _ in range(players)]
        return cls(named, points, [], [0] * players, [[{} for _ in range(players)]])

    def add(self, player: int, source: str, points: int) -> None:
        """Points for a player; a source that was not named at first comes after the others."""
        if source not in self.sources:
            self.sources.append(source)
            for mine in self.points:
                mine[source] = 0
        self.points[player][source] += points
        self.totals[player] += points
        given = self.by_round[-1][player]
        given[source] = given.get(source, 0) + points

    def end_round(self) -> None:
        """Keep how it stands after a round."""
        self.rounds.append(list(self.totals))
        self.by_round.append([{} for _ in self.totals])


def all_with_most(kind: str, counts: Sequence[int]) -> Highlight:
    """All who have most of something; nobody when nobody has any.

    >>> all_with_most("altar", [1, 4, 4])
    Highlight(kind='altar', value=4, players=[1, 2], more={})
    """
    most = max(counts)
    return Highlight(kind, most, [player for player, count in enumerate(counts) if count == most and most])


def lead_changes(standings: Iterable[Sequence[int]]) -> Highlight:
    """Who came to lead alone, one after the other, and how often that changed. A tie changes nothing.

    >>> lead_changes([[3, 1], [3, 3], [3, 5], [6, 5]])
    Highlight(kind='lead', value=2, players=[0, 1, 0], more={})
    """
    leaders: list[int] = []
    for points in standings:
        top = max(points)
        if points.count(top) == 1 and leaders[-1:] != [points.index(top)]:
            leaders.append(points.index(top))
    return Highlight("lead", max(0, len(leaders) - 1), leaders)
