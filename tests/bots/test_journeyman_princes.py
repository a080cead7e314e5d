"""The journeyman at The Princes of Florence: legal and sound at every table, and blind to what his seat cannot know."""

import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import bottega
from bottega import Rng, State, bots
from bottega.core.edition import Edition
from bottega.lab import arena
from bottega.testing.princes import changed, with_tables

GAME = bottega.game("princes")

TABLES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"palace": "tall_palace", "landscape_sizes": "sizes_6_4_2", "profession_names": "rival_names"}),
    (5, {"free_sale": "yes", "money": "open", "first_player": "random", "hospital_shape": "plus_hospital"}),
]


def decisions(
    players: int, seed: int, options: dict[str, Any] | None = None, edition: Edition | None = None
) -> Iterator[tuple[State, int, int]]:
    """A game between journeymen: each position, the seat to act, and its choice."""
    state = GAME.new(players=players, seed=seed, options=options, edition=edition)
    seated = [bots.make("journeyman", "princes", seat) for seat in range(players)]
    while not state.is_over:
        seat = state.to_act[0]
        choice = seated[seat].choose(state.observe(seat))
        yield state, seat, choice
        state.apply(seat, choice)


@cache
def kept(table: int) -> tuple[State, list[tuple[State, int, int]], float]:
    """The end of a game at one of the tables, its decisions, and the seconds of a processor that one of them took.
    Several tests look at it: nobody may change a state of it.
    """
    players, options = TABLES[table]
    made, start, final = [], time.process_time(), None
    for state, seat, choice in decisions(players, seed=11, options=options):
        made.append((state.clone(), seat, choice))
        final = state
    assert final is not None
    return final, made, (time.process_time() - start) / len(made)


@pytest.mark.long
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_plays_every_table_to_its_end_by_the_rules(table: int) -> None:
    final, made, _ = kept(table)
    for state, seat, choice in made:
        assert choice in state.legal_actions(seat)
    assert max(final.scores()) >= 45
    assert min(final.scores()) >= 20


def test_plays_by_what_is_printed_in_another_edition() -> None:
    """Other names, outlines, prices and cards: he reads all of them from his table."""
    people, buildings, prices, cards = [
        changed(name) for name in ("professions", "buildings", "prices", "prestige_cards")
    ]
    people["items"][17].update(id="juggler", name_en="Juggler", building="tower")
    buildings["items"][0]["shape"] = ["#######"]
    prices["values"].update(building_by_builders=[300, 200, 100, 0], auction_opening=100, last_player_purchase=50)
    cards["items"][0].update(subject="jesters")
    edition = with_tables(professions=people, buildings=buildings, prices=prices, prestige_cards=cards)
    for state, seat, choice in decisions(3, seed=5, edition=edition):
        assert choice in state.legal_actions(seat)
    assert min(state.scores()) >= 30


@pytest.mark.long
def test_wins_against_three_who_play_at_random() -> None:
    result = arena.run("princes", ["journeyman", "random", "random", "random"], games=4, seed=1)
    assert result.entries[0].wins == 4


def test_the_choice_rests_on_the_observation_alone() -> None:
    """A newcomer without any memory chooses alike, and so does one to whom all that is hidden was dealt anew."""
    rng = Rng(99)
    for number, (state, seat, choice) in enumerate(kept(0)[1]):
        if number % 6 == 0:
            newcomer = bots.make("journeyman", "princes", seat)
            world = state.observe(seat).sample(rng)
            assert newcomer.choose(world.observe(seat)) == choice


def test_thinks_fast_enough_for_a_live_table() -> None:
    """50 ms a decision on average would be too slow; usually it is below 7."""
    assert kept(1)[2] < 0.05


@pytest.mark.soak
def test_wins_19_in_20_of_400_games_against_three_who_play_at_random() -> None:
    result = arena.run("princes", ["journeyman", "random", "random", "random"], games=400, seed=1, jobs=2)
    assert result.entries[0].win_share >= 0.95


@pytest.mark.soak
@pytest.mark.parametrize(("players", "least"), [(3, 50), (4, 50), (5, 45)])
def test_scores_like_people_who_know_the_game(players: int, least: int) -> None:
    """The notes on play: a sound table of four makes 45 to 52 points, a strong one 55 and more."""
    result = arena.run("princes", ["journeyman"] * players, games=60, seed=2, jobs=2)
    assert result.mean_winning_score >= least
    assert min(entry.scores.mean for entry in result.entries) >= 40
