"""Typical scores: how they are made, what is kept, and when there is nothing to compare with."""

import json

import bottega
from bottega import Record
from bottega.lab.match import Match
from bottega.lab.typical import measure, played
from bottega.review import like
from bottega.review.typical import ENOUGH, FILE, every


def dealt(game_id: str, players: int, **options: object) -> Record:
    return Record.of(bottega.game(game_id).new(players=players, seed=1, options=options))


def test_figures_follow_from_the_seed_and_are_those_of_the_games() -> None:
    first = measure("fresco-cards", 2, "random", games=3, seed=4, options={})
    assert first == measure("fresco-cards", 2, "random", games=3, seed=4, options={})
    accounts = [played(Match("fresco-cards", ("random",) * 2, 4, {}), number) for number in range(3)]
    totals = sorted(total for account in accounts for total in account.totals)
    assert first["total"][1] == (totals[2] + totals[3]) / 2
    for account in accounts:
        for seat in range(2):
            assert sum(sum(given[seat].values()) for given in account.by_round) == account.totals[seat]


def test_what_is_kept_says_how_it_was_made() -> None:
    kept = json.loads(FILE.read_text("utf-8"))
    assert kept["command"].startswith("python tools/typical.py")
    setups = {(one.game, one.players, one.modules) for one in every()}
    assert len(setups) == len(every()) >= 3
    for one in every():
        assert one.games >= ENOUGH
        assert one.players in bottega.game(one.game).players
        for low, middle, high in (one.total, *one.sources.values()):
            assert low <= middle <= high
        assert one.total[1] > 0
        assert one.rounds


def test_only_games_of_the_same_kind_are_compared() -> None:
    found = like(dealt("fresco-cards", 3))
    assert found is not None
    assert (found.game, found.players, found.modules) == ("fresco-cards", 3, "none")
    assert like(dealt("fresco", 3, modules=["portraits"])) is None
    assert like(dealt("fresco", 3, screens="open")) is None
