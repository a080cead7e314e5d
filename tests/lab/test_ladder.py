"""Ratings of all players from mixed tables."""

import json
from collections import Counter

import pytest

import bottega
from bottega import cli
from bottega.core.errors import OptionError
from bottega.lab.ladder import climb, rated, tables
from bottega.lab.match import Match, MatchResult

THREE = ["random", "apprentice", "journeyman"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_plays_equally_often_and_nobody_twice_without_need(players: int) -> None:
    drawn = tables(["one", "two", "three"], players, 30, seed=4)
    played = Counter(name for seats in drawn for name in seats)
    assert max(played.values()) - min(played.values()) <= 1
    assert all(len(set(seats)) == min(players, 3) for seats in drawn)
    assert len({seats.index("one") for seats in drawn if "one" in seats}) == players, "and at every seat"


@pytest.mark.long
def test_the_stronger_stand_above_the_weaker() -> None:
    ladder = climb("fresco-cards", THREE, games=14, seed=1)
    assert [rung.name for rung in ladder.rungs] == ["journeyman", "apprentice", "random"]
    assert list(ladder.by_players) == [2, 3, 4]
    first, _, last = ladder.rungs
    assert first.rating - 2 * first.error > last.rating + 2 * last.error
    assert sum(rung.games for rung in ladder.rungs) == 14 * (2 + 3 + 4)
    alone = ladder.by_players[2]
    assert sum(rung.win_share * rung.games for rung in alone) == pytest.approx(14), "a win a game"


def results(order: list[tuple[int, int]], games: int) -> list[tuple[Match, MatchResult]]:
    match = Match("fresco-cards", ("one", "two"), 1, {})
    return [
        (match, MatchResult(0, (1.0, 0.0), (9, 5), order[number % len(order)], 9, 4, 30)) for number in range(games)
    ]


def test_more_games_make_a_rating_surer() -> None:
    few, many = [rated(["one", "two"], results([(1, 2), (2, 1)], games)) for games in (8, 80)]
    assert many[0].error < few[0].error / 2
    assert abs(many[0].rating - many[1].rating) < 2 * many[0].error, "who wins half of the games is no stronger"


def test_the_place_counts_and_not_the_points() -> None:
    (best, worst) = rated(["one", "two"], results([(2, 1)], 6))
    assert (best.name, worst.name) == ("two", "one")


def test_the_number_of_jobs_changes_nothing() -> None:
    one, two = [climb("fresco-cards", THREE[:2], games=6, seed=3, players=[2], jobs=jobs) for jobs in (1, 2)]
    assert one.rungs == two.rungs


def test_one_player_alone_is_no_ladder() -> None:
    with pytest.raises(OptionError, match="at least two different"):
        climb("princes", ["random", "random"], games=2, seed=1)
    with pytest.raises(OptionError, match="nobody"):
        climb("princes", ["random", "nobody"], games=2, seed=1)


def test_from_the_shell(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "ladder", "fresco-cards", "--bots", "random,apprentice", "--games", "3", "--players", "2"]
    assert cli.run([*asked, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["games"] for one in told["ladder"]] == [3, 3]
    assert list(told["by_players"]) == ["2"]
    assert cli.run(asked) == 0
    shown = capsys.readouterr().out
    assert bottega.game("fresco-cards").title in shown
    assert shown.index("apprentice") < shown.index("random")
