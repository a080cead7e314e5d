"""The apprentice: sensible at every table, never wasteful, better than chance, and no match for a journeyman."""

import pytest

import bottega
from bottega import State, bots
from bottega.bots.apprentice import player
from bottega.bots.apprentice.player import Apprentice, sensible
from bottega.core.playout import Policy
from bottega.lab import arena
from tests.soaked import mostly

from .tables import TABLES, Table, decisions

GAMES = [meta.id for meta in bottega.metas()]
LONGEST = 3000  # moves; with so little skill a game of Fresco may last


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_plays_every_table_to_its_end_and_gives_nothing_away_for_nothing(table: Table) -> None:
    state = table.new(seed=5)
    seated = [bots.make("apprentice", table.game_id, seat) for seat in range(table.players)]
    while not state.is_over and state.ply < LONGEST:
        seat = state.to_act[0]
        observation = state.observe(seat)
        action = seated[seat].choose(observation)
        wasted = state.game.wasted(state, seat, observation.legal_actions)
        assert wasted is None or action != wasted[0]
        state.apply(seat, action)
    assert state.is_over


class Stubborn(Policy):
    """Always the first action that there is."""

    def choose(self, state: State, seat: int) -> int:
        return state.legal_actions(seat)[0]


class Wasteful(Policy):
    """Whatever gives something away."""

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        wasted = state.game.wasted(state, seat, legal)
        return legal[-1] if wasted is None else wasted[0]


def follows(monkeypatch: pytest.MonkeyPatch, policy: type[Policy]) -> None:
    """Every game's policy for as long as the test lasts."""
    for meta in bottega.metas():
        monkeypatch.setattr(bottega.game(meta.id), "policy", policy)


def test_goes_by_the_policy_but_now_and_then_by_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    follows(monkeypatch, Stubborn)
    state, seat = decisions(Table("fresco", 4, modules=False))[0]
    observation = state.observe(seat)
    choices = [Apprentice("fresco", seed).choose(observation) for seed in range(200)]
    others = sum(choice != observation.legal_actions[0] for choice in choices)
    assert player.ASTRAY / 4 <= others / 2 <= player.ASTRAY * 1.5  # of a hundred


def test_what_the_policy_would_waste_he_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    follows(monkeypatch, Wasteful)
    seen = 0
    for table in TABLES:
        for state, seat in decisions(table):
            legal = state.legal_actions(seat)
            wasted = state.game.wasted(state, seat, legal)
            if wasted is not None:
                seen += 1
                assert wasted[0] not in sensible(state.game, state, seat, legal)
                assert Apprentice(table.game_id, seen).choose(state.observe(seat)) != wasted[0]
    assert seen > 5


@pytest.mark.parametrize("game_id", GAMES)
def test_is_better_than_chance(game_id: str) -> None:
    result = arena.run(game_id, ["apprentice", "random", "random"], games=9, seed=3)
    assert result.entries[0].scores.mean > max(other.scores.mean for other in result.entries[1:])


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("games", mostly([3, 4]))
def test_is_no_match_for_a_journeyman(game_id: str, games: int) -> None:
    result = arena.run(game_id, ["journeyman", "apprentice", "apprentice"], games=games, seed=3)
    assert result.entries[0].scores.mean > max(other.scores.mean for other in result.entries[1:])
