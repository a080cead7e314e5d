"""What may be taken back, and why not: the rule that the terminal and the server share."""

import pytest

import bottega
from bottega.play.live import COMPUTER, NOTHING, OTHERS, PERSON, REVEALED, ROUTINE, CannotUndo, LiveGame


def begin() -> LiveGame:
    """Fresco for three; seat 2 gets up first."""
    first = bottega.game("fresco").new(3, 5)
    return LiveGame(first, first.deal_events())


def make(game: LiveGame, seat: int, notation: str, by: str = PERSON) -> None:
    game.take(game.try_move(seat, game.game.number(notation), by))


def planning() -> LiveGame:
    game = begin()
    while len(game.state.to_act) == 1:
        seat = game.state.to_act[0]
        game.take(game.try_move(seat, game.state.legal_actions(seat)[0], PERSON))
    return game


def refusal(game: LiveGame, seat: int) -> str:
    with pytest.raises(CannotUndo) as refused:
        game.try_undo(seat)
    return refused.value.reason


def test_a_routine_move_goes_back_with_the_choice_it_followed_from() -> None:
    game = planning()
    before = game.state.dump()
    make(game, 0, "plan market")
    make(game, 0, "plan studio", ROUTINE)
    make(game, 1, "plan theatre")
    retreat = game.try_undo(0)
    assert str(game.game.action(retreat.choice.action)) == "plan market"
    game.take_back(retreat)
    game.take_back(game.try_undo(1))
    assert game.state.dump() == before


def test_the_reason_is_what_closed_the_last_choice() -> None:
    game = begin()
    first = game.state.to_act[0]
    assert refusal(game, first) == NOTHING
    make(game, first, "rise 5")
    assert refusal(game, first) == OTHERS
    game = planning()
    for seat in range(3):
        make(game, seat, "ready")
    assert [refusal(game, seat) for seat in range(3)] == [REVEALED] * 3


def test_what_a_computer_chose_is_nothing_of_ones_own() -> None:
    game = planning()
    make(game, 0, "plan market", COMPUTER)
    make(game, 0, "plan market", ROUTINE)
    assert refusal(game, 0) == NOTHING


def test_each_choice_of_ones_own_is_after_the_version_it_was_made_at() -> None:
    """So a page knows of a choice that nobody answered whether it arrived, whatever it is offered afterwards."""
    game = planning()
    for by, arrives in ((PERSON, True), (COMPUTER, False)):
        made_at = game.version(0)
        make(game, 1, "plan theatre", by)  # nothing that others do
        assert game.chosen_at[0] <= made_at
        make(game, 0, "plan market", by)
        assert (game.chosen_at[0] > made_at) == arrives
    make(game, 0, "plan studio")
    before = game.state.legal_actions(0), game.chosen_at[0]
    game.take_back(game.try_undo(0))
    made_at = game.version(0)
    assert game.chosen_at[0] == before[1] <= made_at
    make(game, 0, "plan studio")
    assert game.state.legal_actions(0) == before[0]  # the same again
    assert game.chosen_at[0] > made_at
