"""A game as a table plays it: what each viewer is told, and what may be taken back."""

import json
import random
from typing import Any

import pytest

import bottega
from bottega.core.events import facts_for
from bottega.play.live import COMPUTER, PERSON, CannotUndo, Viewer
from bottega.server.encoded import EncodedGame
from bottega.server.journal import fingerprint

MODULES = ["portraits", "requests", "special_blends", "leaf_gold", "favors", "scrolls"]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("fresco", 4, {}),
    ("fresco", 2, {}),
    ("fresco", 3, {"modules": MODULES}),
    ("princes", 3, {}),
    ("fresco-cards", 3, {}),
]


def begin(game_id: str, players: int, options: dict[str, Any] | None = None, seed: int = 5) -> EncodedGame:
    game = bottega.game(game_id)
    first = game.new(players, seed, options)
    return EncodedGame(first, first.deal_events())


def make(play: EncodedGame, seat: int, notation: str, by: str = PERSON) -> None:
    play.take(play.try_move(seat, play.game.number(play.game.parse(notation)), by))


def planning(players: int = 3) -> EncodedGame:
    """Everybody is up and plans."""
    play = begin("fresco", players)
    while len(play.state.to_act) == 1:
        seat = play.state.to_act[0]
        play.take(play.try_move(seat, play.state.legal_actions(seat)[0], PERSON))
    return play


def shown(play: EncodedGame, viewer: Viewer) -> tuple[int, bytes, bytes]:
    return play.version(viewer), play.view(viewer), play.facts(viewer)


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_the_version_changes_exactly_when_a_viewer_sees_something_change(
    game_id: str, players: int, options: dict[str, Any]
) -> None:
    """Nobody is sent anything for what he may not notice, and nothing that he may notice is kept from him."""
    play, rng = begin(game_id, players, options), random.Random(1)
    for _ in range(250):
        if play.state.is_over:
            break
        before = {viewer: shown(play, viewer) for viewer in play.viewers}
        seat = rng.choice(play.state.to_act)
        if rng.random() < 0.3 and play.can_undo(seat):
            noticed = play.take_back(play.try_undo(seat))
            for viewer in play.viewers:
                now = shown(play, viewer)
                assert (now[0] > before[viewer][0]) == (viewer in noticed)
                assert viewer in noticed or now == before[viewer]
            continue
        play.take(play.try_move(seat, rng.choice(play.state.legal_actions(seat)), PERSON))
        for viewer in play.viewers:
            version, view, facts = shown(play, viewer)
            assert (version > before[viewer][0]) == (view != before[viewer][1])
            assert version >= before[viewer][0]
            assert version > before[viewer][0] or facts == before[viewer][2]


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_facts_are_what_the_engine_tells_each_seat(game_id: str, players: int, options: dict[str, Any]) -> None:
    game = bottega.game(game_id)
    first = game.new(players, 8, options)
    play, state, rng = EncodedGame(first, first.deal_events()), first.clone(), random.Random(2)
    heard: dict[Viewer, list[dict[str, Any]]] = {
        viewer: facts_for(list(play.deal.events), viewer) for viewer in play.viewers
    }
    for _ in range(150):
        if state.is_over:
            break
        seat = rng.choice(state.to_act)
        action = rng.choice(state.legal_actions(seat))
        events: list[Any] = []
        state.apply(seat, action, events)
        play.take(play.try_move(seat, action, PERSON))
        for viewer in play.viewers:
            heard[viewer] += [{**fact, "at": state.known_ply(viewer)} for fact in facts_for(events, viewer)]
    for viewer in play.viewers:
        facts = json.loads(b"[" + play.facts(viewer) + b"]")
        plain = json.loads(json.dumps([{"at": 0, **fact} for fact in heard[viewer]]))
        assert facts == plain


def test_taking_back_leads_to_the_same_position_as_never_having_moved() -> None:
    play = planning()
    before = play.state.dump()
    make(play, 1, "plan market")
    play.take_back(play.try_undo(1))
    assert play.state.dump() == before


def test_a_plan_is_taken_back_beside_the_moves_of_others_and_they_do_not_notice() -> None:
    play = planning()
    make(play, 0, "plan market")
    make(play, 1, "plan studio")
    make(play, 2, "ready")
    other = {viewer: shown(play, viewer) for viewer in (1, 2, None)}
    assert play.take_back(play.try_undo(0)) == (0,)
    assert {viewer: shown(play, viewer) for viewer in (1, 2, None)} == other
    assert [(move.seat, str(play.game.action(move.action))) for move in play.moves[-2:]] == [
        (1, "plan studio"),
        (2, "ready"),
    ]


def test_ready_can_be_taken_back_until_the_last_player_is_ready() -> None:
    play = planning()
    make(play, 0, "ready")
    make(play, 1, "ready")
    assert set(play.take_back(play.try_undo(0))) == {0, 1, 2, None}, "that somebody is ready was seen by all"
    make(play, 0, "ready")
    make(play, 2, "ready")
    for seat in range(3):
        with pytest.raises(CannotUndo) as refused:
            play.try_undo(seat)
        assert refused.value.code == "cannot-undo"


def test_a_secret_move_closes_nothing_for_those_who_do_not_know_of_it() -> None:
    play = planning()
    make(play, 0, "ready")
    make(play, 1, "ready")
    make(play, 2, "plan market")
    assert play.can_undo(0)
    assert play.can_undo(1)
    play.take_back(play.try_undo(0))
    assert set(play.state.to_act) == {0, 2}
    assert [(move.seat, str(play.game.action(move.action))) for move in play.moves[-2:]] == [
        (1, "ready"),
        (2, "plan market"),
    ]


def test_nothing_is_left_of_a_plan_that_was_taken_back_when_the_screens_open() -> None:
    """Not even in the number of the moves."""
    played = []
    for dithering in (0, 3):
        play = planning()
        for _ in range(dithering):
            make(play, 0, "plan market")
            play.take_back(play.try_undo(0))
        for seat in range(3):
            make(play, seat, "plan studio")
            make(play, seat, "ready")
        played.append({viewer: shown(play, viewer) for viewer in (1, 2, None)})
    assert played[0] == played[1]


def test_a_choice_that_passes_the_turn_is_not_taken_back() -> None:
    play = begin("fresco", 3)
    seat = play.state.to_act[0]
    make(play, seat, "rise 5")
    assert play.state.to_act != (seat,)
    assert not play.can_undo(seat)
    with pytest.raises(CannotUndo):
        play.try_undo(seat)


def test_only_ones_own_choices_are_taken_back() -> None:
    play = planning()
    assert not play.can_undo(0)
    make(play, 1, "plan market")
    make(play, 0, "plan market", COMPUTER)
    assert not play.can_undo(0), "a computer made this one"
    assert not play.can_undo(2)
    assert not play.can_undo(None)
    with pytest.raises(CannotUndo) as refused:
        play.try_undo(2)
    assert refused.value.code == "cannot-undo", "getting up was long ago"


def test_several_choices_are_taken_back_one_by_one() -> None:
    play = planning()
    before = play.state.dump()
    for notation in ("plan market", "plan studio", "ready"):
        make(play, 0, notation)
    versions = [play.version(0)]
    for _ in range(3):
        play.take_back(play.try_undo(0))
        versions.append(play.version(0))
    assert play.state.dump() == before
    assert versions == sorted(set(versions)), "each is a new moment for the seat"
    assert not play.can_undo(0)


def test_a_click_does_not_grow_stale_because_another_seat_is_ready() -> None:
    play = planning()
    seen = play.version(0)
    make(play, 1, "plan market")
    make(play, 1, "ready")
    assert play.version(0) == seen + 1
    assert play.offered_at[0] <= seen
    make(play, 0, "plan market")
    assert play.offered_at[0] > seen


def test_what_was_drawn_is_not_taken_back_in_the_card_game() -> None:
    play, rng = begin("fresco-cards", 2), random.Random(4)
    for _ in range(300):
        if play.state.is_over:
            break
        seat = play.state.to_act[0]
        play.take(play.try_move(seat, rng.choice(play.state.legal_actions(seat)), PERSON))
        if any(event.kind in play.game.revealing for event in play.moves[-1].events):
            assert not any(play.can_undo(other) for other in range(2))


def test_the_fingerprint_tells_positions_apart() -> None:
    play, other = planning(), planning()
    assert fingerprint(play.state) == fingerprint(other.state)
    make(play, 0, "plan market")
    make(other, 0, "plan studio")
    make(play, 0, "plan market")
    make(other, 0, "plan studio")
    make(play, 0, "plan market")
    make(other, 0, "plan studio")
    assert fingerprint(play.state) != fingerprint(other.state)
