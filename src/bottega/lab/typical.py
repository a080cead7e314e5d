"""What is usual: the points of many games between players of one level, by source and by round."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bottega.bots import take_turn
from bottega.core.account import Account
from bottega.core.events import Event, facts_for
from bottega.lab.match import Match
from bottega.lab.statistics import Spread

SHARE = 2  # a round counts as usual when at least one game in so many has it
Quartiles = tuple[float, float, float]


def measure(
    game_id: str, players: int, level: str, games: int, seed: int, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Quartiles over all seats of all games: of the sum, of each source, and the middle of each round; `end` is what
    was counted after the last one.

    >>> told = measure("fresco-cards", 2, "random", games=2, seed=1, options={})
    >>> told["games"], len(told["total"]), "sections" in told["sources"]
    (2, 3, True)
    """
    match = Match(game_id, (level,) * players, seed, options)
    accounts = [played(match, number) for number in range(games)]
    seats = range(players)
    sources = dict.fromkeys(source for account in accounts for source in account.sources)
    return {
        "games": games,
        "seed": seed,
        "total": quartiles(account.totals[seat] for account in accounts for seat in seats),
        "sources": {
            source: quartiles(account.points[seat].get(source, 0) for account in accounts for seat in seats)
            for source in sources
        },
        "rounds": list(usual_rounds(accounts, players)),
        "end": quartiles(sum(account.by_round[-1][seat].values()) for account in accounts for seat in seats)[1],
    }


def played(match: Match, number: int) -> Account:
    """One game, from its deal to its account."""
    events: list[Event] = []
    state, bots = match.new(number), match.seated(number)
    events += state.deal_events()
    while not state.is_over:
        seat = state.to_act[0]
        take_turn(state, seat, bots[seat], events)
    account = state.game.account(state.setup, facts_for(events, None))
    if account is None:
        raise LookupError(f"{match.game_id} keeps no account")
    return account


def quartiles(figures: Iterable[float]) -> Quartiles:
    spread = Spread.of(list(figures))
    return spread.quarter, spread.median, spread.three_quarters


def usual_rounds(accounts: list[Account], players: int) -> Iterator[float]:
    """The middle of what a seat was given in each round, as far as enough games have it."""
    lengths = Counter(number for account in accounts for number in range(len(account.rounds)))
    for number, games in sorted(lengths.items()):
        if games * SHARE < len(accounts):
            return
        long = [account for account in accounts if len(account.rounds) > number]
        given = [sum(account.by_round[number][seat].values()) for account in long for seat in range(players)]
        yield quartiles(given)[1]
