"""The journeyman at Fresco: The Card Game: a legal, quick and sound player."""

import time

import pytest

import bottega
from bottega import bots
from bottega.core.state import State
from bottega.lab import arena
from tests.soaked import mostly

ODD = {"half_bottles": "any", "workshop_piles": "by_colour", "action_tile_mix": "more_requests"}


def played(names: list[str], seed: int, options: dict[str, str] | None = None) -> tuple[State, float]:
    """A game to its end, and the longest time that a journeyman took for a decision."""
    state = bottega.game("fresco-cards").new(players=len(names), seed=seed, options=options)
    seated = [bots.make(name, "fresco-cards", seed + seat) for seat, name in enumerate(names)]
    longest = 0.0
    while not state.is_over:
        seat = state.to_act[0]
        observation = state.observe(seat)
        start = time.process_time()
        action = seated[seat].choose(observation)
        if names[seat] == "journeyman":
            longest = max(longest, time.process_time() - start)
        state.apply(seat, action)
    return state, longest


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, ODD], ids=["house", "odd"])
@pytest.mark.parametrize("seeds", mostly([range(3), range(3, 6)]), ids=str)
def test_he_plays_legally_and_never_to_the_cap(players: int, options: dict[str, str], seeds: range) -> None:
    for seed in seeds:
        state, _ = played(["journeyman"] * players, seed, options)
        view = state.view(None)
        assert view["end_reason"] in ("sections", "no-sections")
        assert view["round"] < 40


def test_he_decides_within_twenty_milliseconds() -> None:
    times = sorted([played(["journeyman"] * 4, seed)[1] for seed in range(5)])
    assert times[len(times) // 2] < 0.020


def test_the_same_seed_gives_the_same_game() -> None:
    games = [played(["journeyman", "random"], 3)[0].moves() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("games", mostly([30, 60]))
def test_he_beats_three_random_players(games: int) -> None:
    result = arena.run("fresco-cards", ["journeyman", "random", "random", "random"], games=games, seed=2)
    assert result.entries[0].win_share > 0.85


@pytest.mark.soak
def test_he_wins_nine_in_ten_of_four_hundred_games() -> None:
    result = arena.run("fresco-cards", ["journeyman", "random", "random", "random"], games=400, seed=1)
    assert result.entries[0].win_share >= 0.90


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_often_the_cap_ends_his_games(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    ends = [played(["journeyman"] * players, seed)[0].view(None) for seed in range(300)]
    capped = sum([view["end_reason"] == "turn-cap" for view in ends])
    with capsys.disabled():
        print(f"\n{players} x journeyman: {capped} of {len(ends)} games reached the cap")
    assert capped == 0
