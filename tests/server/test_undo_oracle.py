"""Nobody who has learnt something may take back the choice that showed it to him.

An oracle asks at every move of a game: could this seat, before its last choice, have known what that choice would show
it? It looks into worlds drawn from what the seat knew then. Where one of them would have answered otherwise, the seat
has learnt something, and the choice must stay.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import bottega
from bottega import Rng
from bottega.core.errors import BottegaError
from bottega.core.events import Event, facts_for
from bottega.core.state import State
from bottega.games.fresco.meta import MODULES
from bottega.play.live import PERSON, LiveGame, Move

WORLDS = 4  # looked into for each choice that may be taken back


def test_undo_teaches_nothing() -> None:
    assert list(learnt_by_undo(moves=800, seed=1)) == []


def test_the_oracle_sees_what_was_learnt() -> None:
    """With every door left open, it finds the draws, looks and revealed plans that the table must close."""
    found = {verb for _, verb in learnt_by_undo(moves=200, seed=1, always_open=True)}
    assert {"ready", "keep"} & found
    assert len(found) > 3


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_undo_teaches_nothing_in_100_000_moves(part: int) -> None:
    assert list(learnt_by_undo(moves=10_000, seed=100 + part)) == []


def learnt_by_undo(moves: int, seed: int, always_open: bool = False) -> Iterator[tuple[str, str]]:
    """Choices that may be taken back though they showed something: where they were found, and their verbs."""
    rng = random.Random(seed)
    made = 0
    while made < moves:
        setting = any_setting(rng)
        play = begun(*setting)
        before: list[State] = []  # each move
        while not play.state.is_over and made < moves:
            made += 1
            seat = rng.choice(play.state.to_act)
            before.append(play.state)
            play.take(play.try_move(seat, rng.choice(play.state.legal_actions(seat)), PERSON))
            if always_open:
                play.open_from = [0] * play.state.players
            for viewer in range(play.state.players):
                place = play.last_own(viewer)
                if place >= 0 and has_learnt(viewer, before[place], play.moves[place:], rng):
                    notation = str(play.game.action(play.moves[place].action))
                    yield f"{setting}, move {len(play.moves)}, seat {viewer}: {notation}", notation.split()[0]


def any_setting(rng: random.Random) -> tuple[str, int, dict[str, Any], int]:
    game = bottega.game(rng.choice(("fresco", "fresco", "fresco", "princes", "fresco-cards")))
    options: dict[str, Any] = {}
    for option in game.options:
        values = getattr(option, "values", ())
        if values and rng.random() < 0.2:
            options[option.name] = rng.choice(values)
    if game.id == "fresco":
        options["modules"] = rng.sample(MODULES, rng.choice((0, 1, 2, 4, len(MODULES))))
    return game.id, rng.choice(game.players), options, rng.getrandbits(32)


def begun(game_id: str, players: int, options: dict[str, Any], seed: int) -> LiveGame:
    first = bottega.game(game_id).new(players, seed, options)
    return LiveGame(first, first.deal_events())


def has_learnt(seat: int, before: State, since: list[Move], rng: random.Random) -> bool:
    """Would the seat's last choice have shown it something else in a world that it could not tell from this one?"""
    real = seen_by(seat, before, since)
    observation = before.observe(seat)
    worlds = [observation.sample(Rng(rng.getrandbits(40))) for _ in range(WORLDS)]
    return any(not could_be_seen(real, seat, world, since) for world in worlds)


def could_be_seen(real: Any, seat: int, world: State, since: list[Move]) -> bool:
    """Is this what the seat would have seen in that world, or can it not have happened there?

    In that world another may have made some of his secret choices earlier: then fewer of those moves are still to come.
    """
    secret = [move for move in since if move.seat != seat and not any(facts_for(move.events, seat))]
    for left_out in range(len(secret) + 1):
        late = secret[len(secret) - left_out :]
        seen = seen_by(seat, world, [move for move in since if not any(move is other for other in late)])
        if seen == real or (seen is None and not left_out):
            return True
    return False


def seen_by(seat: int, state: State, moves: list[Move]) -> Any:
    """What these moves show the seat from this position on; None where another's move does not fit there."""
    state = state.clone()
    facts: list[dict[str, Any]] = []
    for move in moves:
        events: list[Event] = []
        try:
            state.apply(move.seat, move.action, events)
        except BottegaError:
            return None
        facts += facts_for(events, seat)
    return facts, state.legal_actions(seat), state.view(seat)
