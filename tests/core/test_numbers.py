"""Numbers from outside: numpy's are taken as Python's own; what is no whole number is refused and changes nothing."""

import json
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.core.whole import whole
from bottega.testing.conformance import choose

GAMES = [meta.id for meta in bottega.metas()]
every_game = pytest.mark.parametrize("game_id", GAMES)
NO_NUMBERS: list[Any] = [True, False, np.True_, 0.0, np.float64(0), "0", None, [0], np.array([0, 1]), object]


class Named(IntEnum):
    FIRST = 0


def places_of_others(value: object, where: str = "") -> list[str]:
    """Where in plain data something else than Python's own types stands."""
    if isinstance(value, dict):
        return [found for key, part in value.items() for found in places_of_others(part, f"{where}.{key}")]
    if isinstance(value, (list, tuple)):
        return [found for place, part in enumerate(value) for found in places_of_others(part, f"{where}[{place}]")]
    return [] if value is None or type(value) in (int, str, bool) else [where]


@every_game
def test_a_whole_game_with_numpys_numbers_is_the_same_game(game_id: str) -> None:
    """`argmax`, `choice` and `sample` of an action space all give numpy's integers."""
    game = bottega.game(game_id)
    plain = game.new(players=3, seed=7)
    other = game.new(players=np.int64(3), seed=np.uint32(7))
    rng = Rng(1)
    while not plain.is_over:
        seat, action = choose(plain, rng)
        assert other.legal_actions(np.int64(seat)) == plain.legal_actions(seat)
        plain.apply(seat, action)
        other.apply(np.int8(seat), np.int64(action))
    assert other.dump() == plain.dump()
    assert places_of_others(other.dump()) == []
    assert bottega.Record.of(other).to_json() == bottega.Record.of(plain).to_json()
    assert other.returns() == plain.returns()


@every_game
def test_numpys_seats_see_what_seats_see(game_id: str) -> None:
    state = bottega.game(game_id).new(players=3, seed=7)
    seat = state.to_act[0]
    assert state.view(np.int64(seat)) == state.view(seat)
    assert places_of_others(state.view(np.int64(seat))) == []
    observation = state.observe(np.int64(seat))
    assert type(observation.seat) is int
    assert observation.legal_actions == state.legal_actions(seat)
    assert state.known_ply(np.int64(seat)) == state.known_ply(seat)
    assert state.views([np.int64(seat), None]) == state.views([seat, None])


@every_game
def test_other_kinds_of_whole_numbers_are_taken_too(game_id: str) -> None:
    game = bottega.game(game_id)
    state = game.new(players=3, seed=7)
    seat = state.to_act[0]
    action = state.legal_actions(seat)[0]
    assert game.action(np.int64(action)) is game.action(action)
    assert game.action(Named.FIRST) is game.action(0)
    state.apply(np.array(seat), np.array(action))
    assert [type(number) for number in state.moves()[0]] == [int, int]


@every_game
@pytest.mark.parametrize("given", NO_NUMBERS, ids=repr)
def test_what_is_no_whole_number_is_refused_and_changes_nothing(game_id: str, given: Any) -> None:
    state = bottega.game(game_id).new(players=3, seed=7)
    seat = state.to_act[0]
    before = state.dump()
    with pytest.raises(bottega.MalformedAction, match="There is no action") as malformed:
        state.apply(seat, given)
    with pytest.raises(bottega.IllegalAction) as illegal:
        state.apply(given, state.legal_actions(seat)[0])
    assert illegal.value.reason == "no-such-seat"
    assert "\n" not in f"{malformed.value}{illegal.value}"
    with pytest.raises(bottega.MalformedAction):
        state.game.action(given)
    for look in (state.legal_actions, state.view, state.observe):
        if given is None and look != state.legal_actions and look != state.observe:
            continue  # a spectator's view
        with pytest.raises(bottega.IllegalAction, match="There is no seat") as refused:
            look(given)
        assert refused.value.reason == "no-such-seat"
    assert state.dump() == before


@every_game
@pytest.mark.parametrize("huge", [2**31, 2**62, 2**63, 2**64, 10**30, -(10**30)])
def test_numbers_beyond_all_bounds_are_refused_and_change_nothing(game_id: str, huge: int) -> None:
    state = bottega.game(game_id).new(players=3, seed=7)
    before = state.dump()
    with pytest.raises(bottega.MalformedAction):
        state.apply(state.to_act[0], huge)
    with pytest.raises(bottega.IllegalAction):
        state.apply(huge, state.legal_actions(state.to_act[0])[0])
    assert state.legal_actions(huge) == ()
    assert state.dump() == before


@pytest.mark.parametrize("given", NO_NUMBERS, ids=repr)
def test_a_table_wants_whole_numbers(given: Any) -> None:
    game = bottega.game("fresco")
    if given is not None:  # the usual number of players
        with pytest.raises(bottega.OptionError, match="played by 2 to 4 players"):
            game.new(players=given)
    with pytest.raises(bottega.OptionError, match="A seed is a whole number"):
        game.new(seed=given)


@every_game
def test_numpys_numbers_out_of_range_are_refused_as_ours_are(game_id: str) -> None:
    state = bottega.game(game_id).new(players=3, seed=7)
    seat = state.to_act[0]
    before = state.dump()
    for number in (-1, state.players, 99):
        for kind in (int, np.int64):
            with pytest.raises(bottega.IllegalAction, match=f"There is no seat {number}: they run from 0 to 2"):
                state.apply(kind(number), 0)
            assert state.legal_actions(kind(number)) == ()
    for number in (-1, state.game.num_actions, 10_000):
        for kind in (int, np.int64):
            with pytest.raises(bottega.MalformedAction, match=f"There is no action {number}: they run from 0"):
                state.apply(seat, kind(number))
            with pytest.raises(bottega.MalformedAction, match=f"There is no action {number}"):
                state.game.action(kind(number))
    assert state.dump() == before


def test_a_stale_choice_is_stale_in_any_number() -> None:
    state = bottega.game("fresco").new(players=3, seed=7)
    seat = state.to_act[0]
    action = state.legal_actions(seat)[0]
    for kind in (int, np.int64):
        with pytest.raises(bottega.StaleAction):
            state.apply(kind(seat), kind(action), None, 5)
    state.apply(np.int64(seat), np.int64(action), None, 0)
    assert state.ply == 1


# --- moves by notation ---------------------------------------------------------------------------


def same_by_notation(game_id: str) -> tuple[State, State]:
    game = bottega.game(game_id)
    by_number, by_notation, rng = game.new(players=3, seed=7), game.new(players=3, seed=7), Rng(2)
    for _ in range(60):
        seat, action = choose(by_number, rng)
        events: list[list[Any]] = [[], []]
        at = by_number.known_ply(seat)
        by_number.apply(seat, action, events[0], at)
        move = game.action(action)
        by_notation.play(np.int64(seat), move if by_number.ply % 2 else str(move), events[1], at)
        assert events[0] == events[1]
    return by_number, by_notation


@every_game
def test_a_move_by_notation_is_the_same_move(game_id: str) -> None:
    by_number, by_notation = same_by_notation(game_id)
    assert by_number.dump() == by_notation.dump()


def test_play_refuses_as_apply_does() -> None:
    state = bottega.game("fresco").new(players=4, seed=7)
    seat = state.to_act[0]
    before = json.dumps(state.dump())
    with pytest.raises(bottega.MalformedAction, match=r"'rise 66' is no move of this game\. Did you mean"):
        state.play(seat, "rise 66")
    for nonsense in (None, 5, b"rise 6", ["rise 6"]):
        with pytest.raises(bottega.MalformedAction, match="A move is written as text"):
            state.play(seat, nonsense)  # type: ignore[arg-type] # as a user might
    with pytest.raises(bottega.MalformedAction, match="is no action of this game"):
        state.play(seat, bottega.game("princes").parse("raise"))
    with pytest.raises(bottega.IllegalAction) as refused:
        state.play(seat, "buy I.1")
    assert refused.value.reason == "not-open"
    with pytest.raises(bottega.IllegalAction) as refused:
        state.play((seat + 1) % 4, "rise 6")
    assert refused.value.reason == "not-your-turn"
    with pytest.raises(bottega.StaleAction):
        state.play(seat, "rise 6", at=3)
    assert json.dumps(state.dump()) == before
    assert state.play(seat, "  RISE 6 ") is None  # type: ignore[func-returns-value] # as apply: the state itself moves
    assert state.ply == 1


@pytest.mark.parametrize("given", ["rise 66", 5, None])
def test_what_is_no_action_of_the_game_has_no_number(given: Any) -> None:
    with pytest.raises(bottega.MalformedAction):
        bottega.game("fresco").number(given)
    with pytest.raises(bottega.MalformedAction, match="is no action of this game"):
        bottega.game("fresco").number(bottega.game("princes").action(0))


def test_whole_takes_every_whole_number_and_nothing_else() -> None:
    for given in (5, np.int64(5), np.uint8(5), np.array(5)):
        assert type(whole(given)) is int
        assert whole(given) == 5
    assert [whole(given) for given in NO_NUMBERS] == [None] * len(NO_NUMBERS)


# --- what a game was worth -----------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("players", [3, 4])
def test_returns_are_the_share_of_the_win(game_id: str, players: int) -> None:
    state, rng = bottega.game(game_id).new(players, seed=3), Rng(3)
    while not state.is_over:
        assert state.returns() == (0.0,) * players
        state.apply(*choose(state, rng))
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    winners = state.ranking()[0]
    for seat, worth in enumerate(returns):
        assert worth == pytest.approx((1 / len(winners) if seat in winners else 0) - 1 / players)


def test_a_shared_win_is_shared_in_the_returns() -> None:
    """Princes that end level share the win; the first seeds of random play bring such a game soon."""
    for seed in range(200):
        state, rng = bottega.game("princes").new(3, seed), Rng(seed)
        while not state.is_over:
            state.apply(*choose(state, rng))
        winners = state.ranking()[0]
        if len(winners) == 2:
            (last,) = {0, 1, 2} - set(winners)
            assert [state.returns()[seat] for seat in winners] == [pytest.approx(1 / 6)] * 2
            assert state.returns()[last] == pytest.approx(-1 / 3)
            return
    raise AssertionError("no shared win was found to look at")
