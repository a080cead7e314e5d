"""Decisions that journeymen got wrong in whole games, put to the master.

The games are those of four journeymen with the seeds that the files are named after. What is better was found by
playing each choice on to the end in sampled worlds, by the quick policy or by journeymen, before the master was asked.
"""

from functools import cache
from pathlib import Path

import pytest

from bottega import Record, State, bots
from bottega.bots.journeyman.fresco.player import Journeyman
from bottega.bots.master import Budget, Searcher
from bottega.games.princes.state import PrincesState
from bottega.lab.statistics import margins
from bottega.testing.princes import play, position

KEPT = Path(__file__).parent / "kept"
THOUGHT = Budget(playouts=80)
SEEDS = range(2)


@cache
def kept(name: str) -> Record:
    return Record.load(KEPT / f"{name}.json")


def choice(state: State, seed: int, thought: Budget = THOUGHT) -> str:
    player = Searcher("master", state.game.id, seed, thought)
    return str(state.game.action(player.choose(state.observe(state.to_act[0]))))


def choices(state: State, thought: Budget = THOUGHT) -> set[str]:
    """What masters with several seeds do here."""
    return {choice(state, seed, thought) for seed in SEEDS}


def after(name: str, moves: int) -> State:
    """A kept game after so many moves."""
    return kept(name).replay(stop=moves)


# --- The Princes of Florence: auctions --------------------------------------------------------------------------------


def test_bids_on_for_a_jester_in_the_first_round() -> None:
    """The journeyman lets it go for 600, and jesters cost 1000 to 1200 in the next rounds."""
    assert choices(after("princes-500", 20)) == {"raise"}


def test_sells_no_prestige_for_a_recruiting_card() -> None:
    """Round 5, 600 florins: the journeyman goes up to 900 and sells three points for it."""
    assert choices(after("princes-501", 196)) == {"pass"}


def test_sells_no_prestige_for_a_prestige_card_in_the_last_round() -> None:
    """700 florins: the journeyman goes up to 1000."""
    assert choices(after("princes-501", 280)) == {"pass"}


@pytest.mark.parametrize("moves", [236, 275], ids=["round-6", "round-7"])
def test_lets_a_dear_prestige_card_go(moves: int) -> None:
    """The journeyman raises to 800 in round 6, and to 900 with 700 florins in round 7."""
    assert choices(after("princes-500", moves)) == {"pass"}


def test_takes_a_landscape_early_rather_than_a_prestige_card() -> None:
    """Round 3, nobody else bids any more: the journeyman takes the prestige card."""
    assert choices(after("princes-500", 118)) <= {"take forest", "take lake"}


def test_opens_the_landscape_his_artists_wish_for_rather_than_a_prestige_card() -> None:
    """Round 4: the journeyman opens the prestige card, out of habit. The park is a little better, so that one master in
    ten does so too."""
    made = [choice(after("princes-501", 160), seed) for seed in range(5)]
    assert made.count("open park") >= 4


def test_pays_dearly_for_a_jester_that_works_cannot_do_without() -> None:
    """Round 6, four works to come, of which some are not good enough without: the journeyman pays 1300, rightly."""
    assert choices(after("princes-501", 244)) == {"raise"}


def with_good_works(round: int, florins: int, bid: int) -> PrincesState:
    """Seat 1 has two works that are good enough and little time; seat 0 has bid so much for a jester."""
    s = position(
        round=round,
        florins={0: 2000, 1: florins, 2: 300, 3: 300},
        prestige={0: 54, 1: 42, 2: 50, 3: 50},
        jesters={1: 2},
        estates={1: ["theatre", "university", "lake", "park"]},
        freedoms={1: ["travel", "opinion"]},
        hands={1: ["poet", "dramatist"]},
        played={1: ["painter", "lawyer"]},
    )
    play(s, 0, "open jester")
    while s.bid < bid or s.to_act != (1,):
        seat = s.to_act[0]
        play(s, seat, "raise" if seat < 2 else "pass")
    return s


@pytest.mark.parametrize(("round", "florins", "bid"), [(6, 1400, 1000), (7, 1100, 800)])
def test_a_late_jester_is_not_worth_a_building(round: int, florins: int, bid: int) -> None:
    """Two works to come, four points of value in all: the journeyman raises on, and has nothing left to build."""
    assert choices(with_good_works(round, florins, bid)) == {"pass"}


# --- The Princes of Florence: turns -----------------------------------------------------------------------------------


def test_makes_his_works_better_before_he_recruits_more_artists() -> None:
    """Round 4, three artists in hand: the journeyman recruits a fourth, and ends with three whom he never showed."""
    assert not [made for made in choices(after("princes-500", 164)) if made.startswith("recruit")]


# --- Fresco -----------------------------------------------------------------------------------------------------------


def test_rises_early_before_the_last_round_to_get_at_the_tiles() -> None:
    """The journeyman sleeps until 9; from 5 or 6 on his game ends six points better."""
    assert choices(after("fresco-702", 287), Budget(playouts=20)) <= {"rise 5", "rise 6"}


def ahead_at_the_end(state: State, seat: int, player: Searcher | Journeyman) -> float:
    """When this player plans and journeymen play on: his points less the mean of the others'."""
    state = state.clone()
    while seat in state.to_act and state.menus[seat].name == "plan":
        state.apply(seat, player.choose(state.observe(seat)))
    seated = [bots.make("journeyman", "fresco", seed) for seed in range(state.players)]
    while not state.is_over:
        other = state.to_act[0]
        state.apply(other, seated[other].choose(state.observe(other)))
    return margins(state.scores())[seat]


@pytest.mark.parametrize(("name", "moves"), [("fresco-700", 367), ("fresco-703", 293), ("fresco-703", 312)])
def test_plans_the_last_round_better_than_by_rules_of_thumb(name: str, moves: int) -> None:
    """Paints lie ready. The journeyman sends his people to the wrong places, which costs him four points or more."""
    state = after(name, moves)
    seat = state.to_act[0]
    usual = ahead_at_the_end(state, seat, Journeyman(1))
    for seed in SEEDS:
        assert ahead_at_the_end(state, seat, Searcher("master", "fresco", seed, THOUGHT)) > usual + 2
