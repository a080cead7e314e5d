"""One turn of a computer player, whatever it answers."""

import pickle
from typing import Any

import pytest

import bottega
from bottega import Observation
from bottega.bots import BotError, take_turn
from bottega.core.events import Event


class Answering:
    name = "answering"

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, observation: Observation) -> Any:
        return self.answer


class NumberLike:
    """As the numbers of other libraries are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_a_legal_answer_is_played_and_told() -> None:
    for kind in (int, NumberLike):
        state = bottega.game("fresco").new(players=3, seed=4)
        seat = state.to_act[0]
        action = state.legal_actions(seat)[0]
        events: list[Event] = []
        assert take_turn(state, seat, Answering(kind(action)), events) == action
        assert state.moves() == [(seat, action)]
        assert type(state.moves()[0][1]) is int
        assert events


@pytest.mark.parametrize("answer", [None, "rise 5", 1.0, [], {}, -1, 10**30, object()])
def test_any_other_answer_is_refused_and_changes_nothing(answer: Any) -> None:
    state = bottega.game("fresco").new(players=3, seed=4)
    before = state.dump()
    seat = state.to_act[0]
    with pytest.raises(BotError, match=f"'answering' at seat {seat}, game seed 4, ply 0 broke the rules") as caught:
        take_turn(state, seat, Answering(answer))
    assert state.dump() == before
    assert "\n" not in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)  # noqa: S301 - our own
