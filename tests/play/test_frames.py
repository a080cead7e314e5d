"""A written game, position by position."""

import random

import pytest

import bottega
from bottega import Record
from bottega.core.errors import ReplayError
from bottega.core.events import Event
from bottega.core.state import State
from bottega.play.frames import KEPT_EVERY, Frames, frames


def played(game_id: str, moves: int = 120) -> Record:
    state, rng = bottega.game(game_id).new(seed=6), random.Random(6)
    for _ in range(moves):
        if state.is_over:
            break
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return Record.of(state)


@pytest.mark.parametrize("game_id", ["fresco", "princes", "fresco-cards"])
def test_every_frame_is_the_position_that_a_replay_leads_to(game_id: str) -> None:
    record = played(game_id)
    events: list[list[Event]] = []
    record.replay(events)
    found = [(frame.ply, frame.state.dump(), frame.events) for frame in frames(record)]
    assert [ply for ply, _, _ in found] == list(range(len(record.moves) + 1))
    assert [happened for _, _, happened in found[1:]] == events
    assert found[0][2] == record.start()[1].deal_events()
    for ply in range(0, len(found), 7):
        assert found[ply][1] == record.replay(stop=ply).dump()


def test_any_position_is_there_in_any_order_and_is_the_callers_own() -> None:
    record = played("fresco")
    shown = Frames(record)
    assert shown.last == len(record.moves)
    for ply in random.Random(1).sample(range(shown.last + 1), 30):
        state = shown.at(ply)
        assert state.dump() == record.replay(stop=ply).dump()
        if not state.is_over:
            state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
        assert shown.at(ply).ply == ply


def test_a_look_elsewhere_plays_few_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played("princes")
    shown, made = Frames(record), list[int]()
    honest = Record.play_move

    def counted(self: Record, state: State, number: int, events: list[Event] | None = None) -> None:
        made.append(number)
        honest(self, state, number, events)

    monkeypatch.setattr(Record, "play_move", counted)
    for ply in range(shown.last + 1):
        made.clear()
        shown.at(ply)
        assert len(made) < KEPT_EVERY


def test_a_move_that_does_not_fit_is_named() -> None:
    record = played("fresco")
    record.moves[3] = [0, "rise 5"]
    with pytest.raises(ReplayError, match="Move 4"):
        Frames(record)


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    record = played("fresco")
    record.result = {"scores": [1, 2, 3, 4], "ranking": [[3], [2], [1], [0]]}
    with pytest.raises(ReplayError, match="result"):
        Frames(record)
