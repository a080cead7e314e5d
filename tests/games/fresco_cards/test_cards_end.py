"""Sections 11 and 12 of the ledger: the end and the score."""

import pytest

from bottega.games.fresco_cards.state import CardsState
from bottega.testing import rule
from bottega.testing.fresco_cards import GAME, kinds, open_to, play, play_and_collect, position, shown, sit_out

SECTIONS = ["C08", "C09", "C10", "C14", "C15", "C16", "C17", "C18", "C19", "C20"]
RESTORING = ("restore C01", "pay R", "pay Y", "pay B")


def about_to_restore(players: int, seat: int, done: int, first: int = 0) -> CardsState:
    """The seat has restored `done` sections and can restore one more."""
    return position(
        players,
        seat=seat,
        first=first,
        hands={seat: ["R", "Y", "B", "P", "P", "P"]},
        row=["RYB", "OGP"],
        walls={seat: [(name, 0) for name in SECTIONS[:done]]},
    )


@rule("C-END-1", "C-END-2", "C-EX-10")
@pytest.mark.parametrize(("players", "enough"), [(2, 6), (3, 6), (4, 5)])
def test_the_end_is_called_by_the_fifth_section_of_four_and_the_sixth_of_fewer_players(
    players: int, enough: int
) -> None:
    short = about_to_restore(players, 0, enough - 2)
    assert "end-called" not in kinds(play_and_collect(short, 0, *RESTORING))
    assert not short.view(0)["final"]
    s = about_to_restore(players, 0, enough - 1)
    assert "end-called" in kinds(play_and_collect(s, 0, *RESTORING))
    assert (s.view(0)["final"], s.view(0)["end_reason"]) == (True, "sections")


@rule("C-END-3", "C-END-4", "C-END-6", "C-OQ-26")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_is_finished_up_to_the_player_right_of_the_first(first: int) -> None:
    s = about_to_restore(3, seat=first, done=5, first=first)
    play(s, first, *RESTORING, "take turn", "done")
    turns = [first]
    while not s.is_over:
        turns.append(s.seat)
        play(s, s.seat, "pass")
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]
    assert s.first == first  # the marker stays where it was
    assert s.view(0)["phase"] == "over"


@rule("C-END-5")
def test_called_in_the_last_turn_of_a_round_the_game_ends_after_it() -> None:
    s = about_to_restore(3, seat=1, done=5, first=2)
    play(s, 1, *RESTORING, "take turn")
    assert kinds(play_and_collect(s, 1, "done"))[-1] == "game-ended"
    assert s.is_over


@rule("C-OQ-26")
def test_the_turns_left_are_full_turns_and_more_sections_may_be_restored() -> None:
    s = position(
        2,
        hands={0: ["R", "Y", "B", "R", "Y", "B"], 1: ["R", "Y", "B", "P", "P"]},
        row=["RYB", "RYB", "RYB", "OGP"],
        walls={0: [(name, 0) for name in SECTIONS[:5]]},
    )
    play(s, 0, *RESTORING, "take turn", *[move.replace("C01", "C02") for move in RESTORING], "take swap", "done")
    assert shown(s, 0)["restored"] == 7
    play(s, 1, "restore C03", "pay R", "pay Y", "pay B", "take request", "done")
    assert s.is_over
    assert shown(s, 1)["restored"] == 1


@rule("C-OQ-25")
def test_an_empty_fresco_pile_leaves_gaps_and_an_empty_row_calls_the_end() -> None:
    s = position(3, hands={0: ["R", "Y", "B", "R", "Y", "B", "P"]}, row=["RYB", "RYB"])
    s.sections_left = 0
    play(s, 0, *RESTORING, "take turn", "done")
    assert sorted(s.row) == [-1, -1, -1, 1]
    assert s.view(0)["end_reason"] == ""
    sit_out(s, until=0)
    events = play_and_collect(s, 0, *[move.replace("C01", "C02") for move in RESTORING], "take swap")
    assert "end-called" in kinds(events)
    assert s.view(0)["end_reason"] == "no-sections"
    play(s, 1, "pass")
    play(s, 2, "pass")
    assert s.is_over


@rule("C-OQ-29")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_in_which_nobody_restores_ends_at_the_cap_and_is_scored(players: int) -> None:
    s = GAME.new(players=players, seed=2, options={"turn_cap": 5})
    turns = 0
    while not s.is_over:
        seat = s.to_act[0]
        moves = {str(GAME.action(action)): action for action in s.legal_actions(seat)}
        turns += "pass" in moves
        s.apply(seat, moves.get("pass", min(moves.values())))
    assert turns == 5 * players
    view = s.view(0)
    assert (view["end_reason"], view["turn_cap"], view["round"]) == ("turn-cap", 5, 5)
    assert s.ranking() == (tuple(range(players)),)


@rule("C-OQ-29")
def test_the_usual_cap_is_two_hundred_turns() -> None:
    assert GAME.new(players=2).view(0)["turn_cap"] == 200


@rule("C-SCORE-1", "C-SCORE-2", "C-SCORE-3")
def test_numbers_toward_the_centre_and_unused_tiles_count_and_cards_do_not() -> None:
    s = position(
        3,
        at="hand",
        seat=2,
        reason="sections",
        hands={0: ["R*", "Y", "B", "P", "P"], 1: [], 2: ["R", "R", "R"]},
        walls={0: [("C08", 2), ("C20", 3)], 1: [("C01", 0)]},
        tiles={0: ["turn", "red", "swap", "request"], 2: ["swap"]},
    )
    assert s.is_over
    assert s.scores() == (5 + 8 + 2, 1, 0)
    assert [facts["section_points"] for facts in s.view(None)["painters"]] == [13, 1, 0]
    assert [facts["tile_points"] for facts in s.view(None)["painters"]] == [2, 0, 0]


@rule("C-SCORE-4")
def test_most_points_win() -> None:
    s = position(3, at="hand", seat=2, reason="sections", walls={0: [("C08", 0)], 1: [("C08", 1)], 2: [("C01", 0)]})
    assert s.ranking() == ((1,), (0,), (2,))


@rule("C-SCORE-5")
def test_a_tie_is_a_shared_win_without_tie_break() -> None:
    s = position(
        3,
        at="hand",
        seat=2,
        reason="sections",
        walls={0: [("C08", 1)], 1: [("C02", 0), ("C03", 0)], 2: [("C01", 0)]},
        hands={0: ["R", "R", "R"], 1: ["R", "R", "R"], 2: ["R", "R", "R"]},
    )
    assert s.scores() == (4, 4, 1)
    assert s.ranking() == ((0, 1), (2,))


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    s = position(2, at="hand", seat=1, reason="sections")
    assert s.to_act == ()
    assert open_to(s, 0) == []
