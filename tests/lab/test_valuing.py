"""What positions are worth: found again where it is known, the same wherever it is worked out, used as learnt."""

from array import array

import pytest

import bottega
from bottega.bots.master.craft import Craft
from bottega.bots.master.relatives import among_relatives
from bottega.bots.master.value import Value
from bottega.core.playout import ROUND, Uniform, play_on
from bottega.core.rng import Rng
from bottega.lab.training import Judged, learn_value
from bottega.lab.training.nets import learn_net
from bottega.lab.training.valuing import play

CARDS = Judged("fresco-cards", 2, {}, seed=3)


def drawn(rng: Rng) -> list[float]:
    return [float(rng.below(2)), rng.below(100) / 10, 1.0]


def test_a_straight_line_is_found_again_and_needs_no_net() -> None:
    rng = Rng(1)
    rows = [drawn(rng) for _ in range(1500)]
    ends = [0.3 * one - 0.05 * two + 0.2 for one, two, _ in rows]
    found = learn_net([x for row in rows for x in row], ends, [row // 3 for row in range(len(rows))], seed=1)
    value = Value(found.to_json())
    for row, end in zip(rows[:50], ends, strict=False):
        assert value.of(row) == pytest.approx(end, abs=0.02)
    assert found.explained[0] > 0.99


def test_what_no_line_tells_is_left_to_the_net() -> None:
    rng = Rng(2)
    rows = [drawn(rng) for _ in range(4000)]
    ends = [0.1 * abs(two - 5) + 0.3 * one for one, two, _ in rows]
    found = learn_net([x for row in rows for x in row], ends, [row // 3 for row in range(len(rows))], seed=1)
    assert found.net is not None
    assert found.explained[0] < 0.7 < 0.9 < found.explained[1]
    value = Value(found.to_json())
    assert value.of([0.0, 5.0, 1.0]) < value.of([0.0, 0.5, 1.0]) - 0.2 < value.of([1.0, 9.5, 1.0]) - 0.2


def test_each_seat_is_a_row_before_each_round() -> None:
    seen = play(Judged("fresco-cards", 2, {}, 3, [0, 1]))
    width = len(bottega.game("fresco-cards").new(2, 1).observe(0).features())
    assert len(seen.features) == width * len(seen.ends) == width * len(seen.games)
    assert set(seen.games) == {0, 1}
    first = [end for end, number in zip(seen.ends, seen.games, strict=True) if number == 0]
    assert first == first[:2] * (len(first) // 2), "what came of a game is the same for all its positions"


def test_it_is_the_same_in_one_process_and_in_two() -> None:
    assert learn_value(CARDS, 12) == learn_value(CARDS, 12, jobs=2)


def test_a_world_is_played_to_the_end_of_the_round_and_judged_there(monkeypatch: pytest.MonkeyPatch) -> None:
    craft = Craft("fresco-cards", 1)
    state = bottega.game("fresco-cards").new(3, seed=4)
    seat = state.to_act[0]
    choice = state.legal_actions(seat)[0]
    by_hand = state.clone()
    by_hand.apply(seat, choice)
    play_on(by_hand, among_relatives("fresco-cards", craft.policy, by_hand.players, seat, 7), ROUND)
    features = by_hand.observe(seat).features()
    value = Value({"base": 0.25, "line": [0.001] * len(features)})
    monkeypatch.setattr("bottega.bots.master.craft.learnt", lambda game_id, players: value)
    assert craft.play(state, seat, choice, 7) == pytest.approx(0.25 + 0.001 * sum(features))
    assert state.moves() == by_hand.moves()


def test_a_game_that_ends_is_judged_by_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    craft = Craft("fresco-cards", 1)
    state = bottega.game("fresco-cards").new(3, seed=4)
    monkeypatch.setattr("bottega.bots.master.craft.learnt", lambda game_id, players: Value({"base": 9.0, "line": []}))
    while True:
        last = state.clone()
        play_on(state, Uniform(1), ROUND)
        if state.is_over:
            break
    seat = last.to_act[0]
    judged = craft.play(last, seat, last.legal_actions(seat)[0], 7)
    assert last.is_over
    assert judged == craft.worth(last, seat)


def test_rows_are_kept_small() -> None:
    assert isinstance(play(Judged("fresco-cards", 2, {}, 3, [0])).features, array)
