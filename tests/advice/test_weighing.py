"""Advice: the same for the same seed, better choices above worse ones, and nothing that the seat does not know."""

from collections.abc import Sequence
from typing import Any

import pytest

import bottega
from bottega import Rng
from bottega.advice import Advice, usual_playouts, weigh
from bottega.advice.turns import steps
from bottega.advice.weighing import Weighing
from bottega.core.errors import OptionError
from bottega.core.observation import Observation
from bottega.core.state import State
from bottega.games.fresco.actions import READY

from .positions import GAMES, decision, positions

# Decisions of a game between careless computers from which it does not take long to its end.
LATE = {"fresco": 1300, "princes": 127, "fresco-cards": 200}
FEW = 3  # playouts; what is tested here does not hang on their number


def figures(advice: Advice) -> list[tuple[Any, ...]]:
    return [(one.action, one.score, one.spread, one.win, one.worlds, one.turn) for one in advice.choices]


@pytest.mark.parametrize("game_id", [game_id for game_id, _ in GAMES])
def test_what_is_weighed_is_legal_and_in_order(game_id: str) -> None:
    kind = {"fresco": "market", "princes": "turn", "fresco-cards": "choice"}[game_id]
    observation = decision(game_id, kind, number={"fresco": 100, "princes": 30, "fresco-cards": 40}[game_id])
    advice = weigh(observation, playouts=FEW, seed=1)
    assert {one.action for one in advice.choices} <= set(observation.legal_actions)
    best = [one.score for one in advice.choices[:3]]
    assert best == sorted(best, reverse=True)
    assert all(0 <= one.win <= 1 and one.spread >= 0 and one.worlds > 0 for one in advice.choices)
    assert all(one.turn[0] == one.action for one in advice.choices)
    assert advice.of(advice.chosen) is not None, "what the player himself would do is always weighed"
    assert advice.level == bottega.bots.adviser(game_id).id


def test_the_same_seed_gives_the_same_advice() -> None:
    observation = decision("fresco-cards", "choice", number=40)
    first, again, other = [figures(weigh(observation, playouts=FEW, seed=seed)) for seed in (4, 4, 5)]
    assert first == again
    assert first != other


def test_more_playouts_are_more_worlds_for_the_best() -> None:
    observation = decision("fresco-cards", "choice", number=40)
    assert weigh(observation, playouts=12, seed=1).choices[0].worlds == 12 // len(observation.legal_actions)


def test_time_ends_it_early_and_every_choice_was_tried() -> None:
    observation = decision("fresco-cards", "lay")
    advice = weigh(observation, playouts=1000, seed=1, seconds=0.0)
    assert {one.worlds for one in advice.choices} == {1}


def sheet(observation: Observation, turn: tuple[int, ...]) -> list[str]:
    return sorted(str(observation.game.action(action)) for action in turn)


def test_a_plan_is_weighed_as_a_whole() -> None:
    """Three whole sheets that differ, each closed, and nobody stays idle; whoever is sent first, it is the same one."""
    observation = decision("fresco", "plan")
    advice = weigh(observation, playouts=1, seed=1)
    sheets = [sheet(observation, one.turn) for one in advice.choices]
    assert len(sheets) > 3
    assert len({tuple(one) for one in sheets}) == len(sheets)
    for one in advice.choices:
        assert sheet(observation, one.turn).count("ready") == 1
        assert len(one.turn) == observation.view["mine"]["to_place"] + 1
        begins = {action for action in one.turn if action in observation.legal_actions} - {READY}
        assert {one.action, *one.alike} == begins


def test_a_plan_that_has_been_begun_is_gone_on_with() -> None:
    state, seat = next(
        (state, seat) for state, seat in positions("fresco", 3, 3) if state.view(seat)["deciding"] == "plan"
    )
    market = next(choice["id"] for choice in state.view(seat)["choices"] if choice.get("place") == "market")
    for _ in range(2):
        state.apply(seat, market)
    observation = state.observe(seat)
    for one in weigh(observation, playouts=1, seed=1).choices:
        assert len(one.turn) == observation.view["mine"]["to_place"] + 1


def test_a_turn_that_had_to_be_weighed_is_found_again() -> None:
    observation = decision("fresco", "plan")
    market = next(choice["id"] for choice in observation.view["choices"] if choice.get("place") == "market")
    poor = (market, READY)
    advice = weigh(observation, playouts=1, seed=1, always=(poor,))
    found = advice.of_turn(poor)
    assert found is not None
    assert found.turn == poor
    assert found.score < advice.choices[0].score


def test_visits_that_restore_the_same_are_one_choice() -> None:
    """Whichever way the bishop goes: of three choices each restores something else."""
    looked = 0
    for state, seat in positions("fresco", 3, 4, "journeyman"):
        observation = state.observe(seat)
        if observation.view["deciding"] != "cathedral" or len(observation.legal_actions) < 8 or looked == 3:
            continue
        looked += 1
        advice = weigh(observation, playouts=1, seed=1)
        visits = [
            tuple(
                sorted(
                    str(observation.game.action(step["id"]))
                    for step in steps(observation, one.turn)
                    if step["verb"] != "bishop"
                )
            )
            for one in advice.choices
        ]
        assert len(set(visits)) == len(visits), visits
    assert looked


def test_theatre_is_better_than_going_home_at_the_beginning() -> None:
    """Who leaves throws a whole visit away: that must be seen in few worlds."""
    observation = decision("fresco", "studio")
    advice = weigh(observation, playouts=2, seed=1)
    assert [str(observation.game.action(one.action)) for one in advice.choices] == ["earn", "pass"]
    assert advice.choices[0].score > advice.choices[1].score


def test_an_action_asked_for_is_weighed_though_it_is_hardly_worth_it() -> None:
    observation = decision("princes", "place", number=13)
    last = observation.legal_actions[-1]
    assert weigh(observation, playouts=1, seed=1, always=((last,),)).of(last) is not None


def test_nothing_to_choose_is_said_so() -> None:
    state = bottega.game("fresco").new(players=3, seed=1)
    waiting = next(seat for seat in range(3) if seat not in state.to_act)
    with pytest.raises(OptionError, match="nothing to choose"):
        weigh(state.observe(waiting), playouts=1, seed=1)


def test_usual_playouts_are_those_of_the_strongest_player() -> None:
    assert usual_playouts("fresco") == bottega.bots.adviser("fresco").playouts["fresco"]


# --- nothing that the seat does not know ------------------------------------------------------------------------------


def twins(game_id: str, players: int, at: int) -> tuple[int, Sequence[State]]:
    """Two positions that one seat cannot tell apart and that are not the same."""
    for number, (state, seat) in enumerate(positions(game_id, players, seed=8)):
        observation = state.observe(seat)
        if number >= at and 1 < len(observation.legal_actions) < 8:
            for attempt in range(20):
                other = observation.sample(Rng(attempt))
                if other.dump()["fields"] != state.dump()["fields"]:
                    assert other.view(seat) == state.view(seat)
                    return seat, (state.clone(), other)
    raise LookupError(game_id)


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game_id: str, players: int) -> None:
    seat, states = twins(game_id, players, LATE[game_id])
    told = [figures(weigh(state.observe(seat), playouts=1, seed=7)) for state in states]
    assert told[0] == told[1]


@pytest.mark.soak
@pytest.mark.parametrize(("game_id", "players"), GAMES)
@pytest.mark.parametrize("at", range(0, 120, 10))
def test_advice_is_the_same_at_every_stage(game_id: str, players: int, at: int) -> None:
    seat, states = twins(game_id, players, at)
    told = [figures(weigh(state.observe(seat), playouts=1, seed=7)) for state in states]
    assert told[0] == told[1]


@pytest.mark.parametrize(("game_id", "players"), GAMES)
def test_a_build_that_looked_at_the_truth_would_be_found(
    game_id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, states = twins(game_id, players, LATE[game_id])
    told = []
    for state in states:
        monkeypatch.setattr(Weighing, "world", lambda self, number, truth=state: truth)
        told.append(figures(weigh(state.observe(seat), playouts=1, seed=7)))
    assert told[0] != told[1]


def test_advice_is_made_from_an_observation_alone() -> None:
    """There is no other door: what it is given holds a redacted state only."""
    state = bottega.game("fresco").new(players=3, seed=1)
    seat = state.to_act[0]
    observation: Observation = state.observe(seat)
    assert observation._known.seed < 0
