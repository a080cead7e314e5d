"""What a choice would waste, and how near the end is: rules, so every front end is told them with the view."""

import random
from typing import Any

import pytest

import bottega
from bottega.core.state import State
from bottega.games.fresco.actions import PLACES

GAMES = ("fresco", "princes", "fresco-cards")


def wastes(state: State, seat: int) -> dict[str, tuple[str, int]]:
    """By the notation of the choice."""
    choices = state.view(seat)["choices"]
    return {one["action"]: (one["waste"]["what"], one["waste"]["count"]) for one in choices if "waste" in one}


def planning() -> State:
    state = bottega.game("fresco").new(3, 5)
    for hour in ("rise 6", "rise 7", "rise 8"):
        state.play(state.to_act[0], hour)
    return state


# --- Fresco -----------------------------------------------------------------------------------------------------------


def test_apprentices_without_a_place_are_a_waste_as_long_as_there_is_one() -> None:
    state = planning()
    hands = state.view(0)["people"][0]["apprentices"]
    assert wastes(state, 0) == {"ready": ("fresco-idle", hands)}
    for number in range(hands):
        state.play(0, f"plan {PLACES[number % 5]}")
    assert wastes(state, 0) == {}


def at_places(*places: str) -> State:
    """The person's plan is this, and the others idle; he is asked at the first of them."""
    state = planning()
    for place in places:
        state.play(0, f"plan {place}")
    for seat in range(3):
        state.play(seat, "ready")
    return state


def test_to_buy_nothing_is_a_waste_and_to_stop_buying_is_none() -> None:
    state = at_places("market", "market")
    assert wastes(state, 0) == {"pass": ("fresco-buy", 2)}
    state.play(0, next(one["action"] for one in state.view(0)["choices"] if one["verb"] == "buy"))
    assert wastes(state, 0) == {}


def test_to_leave_the_studio_or_the_theatre_is_a_waste() -> None:
    state = at_places("studio", "studio", "theatre")
    assert wastes(state, 0) == {"pass": ("fresco-earn", 6)}
    state.play(0, "pass")
    assert wastes(state, 0) == {"pass": ("fresco-attend", 1)}


def test_to_leave_the_cathedral_is_a_waste_when_a_segment_could_be_restored() -> None:
    state = at_places("cathedral")
    restorable = any(one["verb"] == "restore" for one in state.view(0)["choices"])
    assert restorable
    assert wastes(state, 0) == {"pass": ("fresco-restore", 1)}


def test_the_bill_of_a_plan() -> None:
    state = planning()
    assert state.view(0)["mine"]["bill"]["cost"] == 0
    price = state.view(0)["mine"]["price"]
    for place in ("market", "market", "cathedral", "workshop"):
        state.play(0, f"plan {place}")
    bill = state.view(0)["mine"]["bill"]
    assert (bill["tiles"], bill["cost"]) == (2, 2 * price)
    assert (bill["late_workshop"], bill["late_studio"]) == (True, False)


# --- the end ----------------------------------------------------------------------------------------------------------


def played(game_id: str, seed: int) -> list[dict[str, Any]]:
    """What was said of the end, round by round, with the round."""
    rng = random.Random(seed)
    state = bottega.game(game_id).new(3, seed)
    told = []
    while not state.is_over:
        view = state.view(None)
        told.append({**view["end"], "round": view["round"]})
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return [*told, {**state.view(None)["end"], "round": state.view(None)["round"]}]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_last_round_is_told_and_stays_the_last(game_id: str) -> None:
    told = played(game_id, 3)
    assert told[-1]["last"]
    first = next(number for number, end in enumerate(told) if end["last"])
    assert all(end["last"] for end in told[first:])
    assert told[first]["round"] == told[-1]["round"]
    assert told[0]["soon"] == "no"
    assert told[0]["done"] <= told[-1]["done"]


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_is_surprised(game_id: str) -> None:
    """Before the last round begins, or is called, it was said that this is possible or sure."""
    for seed in range(4):
        told = played(game_id, seed)
        first = next(number for number, end in enumerate(told) if end["last"])
        ended_by_count = told[first]["done"] >= told[first]["needed"]
        assert not ended_by_count or told[first - 1]["soon"] in ("possible", "sure"), (seed, told[first - 1])


# --- the others -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "leaving"), [("princes", {"end"}), ("fresco-cards", {"pass", "done"})])
def test_a_turn_that_goes_by_is_a_waste_only_when_something_could_be_done(game_id: str, leaving: set[str]) -> None:
    rng = random.Random(7)
    state = bottega.game(game_id).new(3, 7)
    found = 0
    while not state.is_over:
        seat = rng.choice(state.to_act)
        verbs = {one["verb"] for one in state.view(seat)["choices"]}
        for action, (what, count) in wastes(state, seat).items():
            found += 1
            assert action in leaving
            assert count > 0
            useful = {"work", "build", "introduce", "draw"} if what == "princes-actions" else {"restore"}
            assert verbs & useful
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert found > 3
