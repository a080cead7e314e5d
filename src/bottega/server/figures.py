"""Figures over many games: how many, how well, and what was done most."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from bottega.server.history import Counted
from bottega.server.models import Figures

Group = tuple[str | None, int | None]  # a game and a number of players; None stands for all


def all_figures(games: Sequence[Counted]) -> list[Figures]:
    """Of everything, of each game, and of each game with each number of players."""
    groups: dict[Group, list[Counted]] = defaultdict(list)
    for one in games:
        for group in ((None, None), (one.game, None), (one.game, one.players)):
            groups[group].append(one)
    return [figures_of(*group, groups[group]) for group in sorted(groups, key=in_order)]


def in_order(group: Group) -> tuple[str, int]:
    return group[0] or "", group[1] or 0


def figures_of(game: str | None, players: int | None, games: Sequence[Counted]) -> Figures:
    """Points and what a game counts of its own are not compared with those of another."""
    alike = games if game is not None else []
    points = [one.points for one in alike]
    tallies: dict[str, Counter[str]] = defaultdict(Counter)
    highs: dict[str, int] = {}
    sums: dict[str, list[int]] = defaultdict(list)
    for digest in [one.digest for one in alike]:
        for name, words in digest.tallies.items():
            tallies[name].update(words)
        for name, value in digest.highs.items():
            highs[name] = max(value, highs.get(name, value))
        for name, amount in digest.sums.items():
            sums[name].append(amount)
    return Figures(
        game=game,
        players=players,
        games=len(games),
        wins=sum(one.place == 1 for one in games),
        best=max(points, default=None),
        mean=mean(points) if points else None,
        place=mean([one.place for one in games]),
        of=mean([one.players for one in games]),
        tallies={name: dict(words.most_common()) for name, words in tallies.items()},
        highs=highs,
        means={name: mean(amounts) for name, amounts in sums.items()},
    )


def mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 2)
