"""Two further ways back: without an earlier choice, and, against computers, whatever was seen since."""

import pytest

import bottega
from bottega.core.record import Record
from bottega.play.live import COMPUTER, OTHERS, PERSON, CannotUndo, LiveGame

from .test_undo import begin, make, planning

ME = 0


def against_computers(game_id: str = "fresco", rounds: int = 1, seed: int = 5) -> LiveGame:
    """The first position in a round where the person is asked; everybody takes the first thing there is."""
    first = bottega.game(game_id).new(3, seed)
    game = LiveGame(first, first.deal_events())
    while game.state.view(None)["round"] < rounds or ME not in game.state.to_act:
        seat = game.state.to_act[0]
        game.take(game.try_move(seat, game.state.legal_actions(seat)[0], PERSON if seat == ME else COMPUTER))
    return game


def choose(game: LiveGame) -> None:
    """The first thing there is, and the computers until the person is asked again."""
    game.take(game.try_move(ME, game.state.legal_actions(ME)[0], PERSON))
    while ME not in game.state.to_act:
        seat = game.state.to_act[0]
        game.take(game.try_move(seat, game.state.legal_actions(seat)[0], COMPUTER))


def own(game: LiveGame) -> list[str]:
    return [str(game.game.action(move.action)) for move in game.moves if move.seat == ME]


# --- an earlier choice ------------------------------------------------------------------------------------------------


def test_an_earlier_choice_is_undone_and_the_later_ones_stay() -> None:
    game = planning()
    for place in ("market", "cathedral", "market", "workshop"):
        make(game, ME, f"plan {place}")
        make(game, 1, "plan studio" if place != "workshop" else "plan theatre")
    game.take_back(game.try_undo(ME, 2))
    assert own(game)[-3:] == ["plan market", "plan market", "plan workshop"]
    assert game.state.view(ME)["mine"]["plan"] == [2, 0, 0, 1, 0]
    assert game.state.view(1)["mine"]["plan"] == [0, 0, 3, 0, 1]
    assert Record.of(game.state).replay().dump() == game.state.dump()


def test_not_one_that_the_later_ones_need() -> None:
    first = bottega.game("fresco-cards").new(3, 5)
    game = LiveGame(first, first.deal_events())
    seat = game.state.to_act[0]
    make(game, seat, "swap")
    card = next(action for action in map(str, map(game.game.action, game.state.legal_actions(seat))) if "lay" in action)
    make(game, seat, card)
    with pytest.raises(CannotUndo) as refused:
        game.try_undo(seat, 1)
    assert refused.value.reason == OTHERS
    game.take_back(game.try_undo(seat))
    assert len(game.moves) == 1


# --- against computers ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["fresco", "princes", "fresco-cards"])
def test_a_take_back_restores_the_position_before_the_last_choice(game_id: str) -> None:
    game = against_computers(game_id, rounds=2)
    before, moves = game.state.dump(), len(game.moves)
    versions = [game.version(viewer) for viewer in game.viewers]
    choose(game)
    assert len(game.moves) > moves
    noticed = game.take_back(game.try_take_back(ME))
    assert game.state.dump() == before
    assert noticed == game.viewers
    assert all(game.version(viewer) > old for viewer, old in zip(game.viewers, versions, strict=True))
    assert game.take_backs == 1


def test_what_is_drawn_stays_the_same() -> None:
    game = against_computers("fresco-cards", rounds=2)
    choose(game)
    drawn = game.state.dump()
    moves = [(move.seat, move.action, move.by) for move in game.moves]
    retreat = game.try_take_back(ME)
    game.take_back(retreat)
    for seat, action, by in moves[retreat.place :]:
        game.take(game.try_move(seat, action, by))
    assert game.state.dump() == drawn


def test_choice_by_choice_to_the_beginning_of_the_round() -> None:
    game = against_computers(rounds=2)
    start = len(game.moves)
    for _ in range(6):
        choose(game)
    steps = 0
    while game.can_take_back(ME, [ME]):
        game.take_back(game.try_take_back(ME))
        steps += 1
    assert (steps, len(game.moves)) == (6, start)
    choose(game)
    assert game.can_take_back(ME, [ME])


def test_the_last_choice_of_a_round_that_is_past_can_be_taken_back_until_the_next_one() -> None:
    game = against_computers()
    while game.state.view(None)["round"] == 1:
        choose(game)
    first = next(place for place, move in enumerate(game.moves) if move.seat == ME)
    assert game.last_in_round(ME) > first
    choose(game)
    assert game.round_from[ME] == game.last_in_round(ME)


def test_only_where_nobody_else_plays_and_not_after_the_end() -> None:
    game = begin()
    make(game, 2, "rise 5")
    assert game.can_take_back(2, [2])
    assert not game.can_take_back(2, [0, 2])
    assert not game.can_take_back(2, [0])
    assert not game.can_take_back(None, [2])
    game = against_computers("fresco-cards")
    while not game.state.is_over:
        seat = game.state.to_act[0]
        game.take(game.try_move(seat, game.state.legal_actions(seat)[0], PERSON if seat == ME else COMPUTER))
    assert not game.can_take_back(ME, [ME])


def test_after_a_take_back_a_secret_plan_can_be_undone_again() -> None:
    game = planning()
    for seat in (1, 2):
        make(game, seat, "ready", COMPUTER)
    make(game, ME, "plan market")
    make(game, ME, "plan studio")
    make(game, ME, "ready")
    assert game.own_choices(ME) == []
    game.take_back(game.try_take_back(ME))
    game.take_back(game.try_undo(ME, 1))
    assert own(game)[-1] == "plan studio"
    assert game.take_backs == 1


def test_a_move_that_cannot_be_undone_is_known_before_it_is_made() -> None:
    game = planning()
    assert not game.is_final(game.try_move(ME, game.game.number("plan market"), PERSON))
    assert not game.is_final(game.try_move(ME, game.game.number("ready"), PERSON))
    for seat in (1, 2):
        make(game, seat, "ready")
    assert game.is_final(game.try_move(ME, game.game.number("ready"), PERSON))
