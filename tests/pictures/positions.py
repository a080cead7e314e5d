"""Positions to draw: random games with drawn options, at points of them that lie apart."""

from collections.abc import Iterator, Mapping

import bottega
from bottega.core.rng import Rng
from bottega.testing.books import drawn_setting
from bottega.testing.conformance import walk

EVERY = 90  # moves, about, between two pictures
TABLES = [(meta.id, players) for meta in bottega.metas() for players in meta.players]
BOX = {"modules": "big-box"}


def positions(game_id: str, players: int, seed: int) -> Iterator[bottega.State]:
    """Some of a game's, its last one among them."""
    rng, state = Rng(seed, "pictures"), None
    for state, _, _ in walk(drawn_setting(game_id, players, seed), seed):
        if rng.below(EVERY) == 0:
            yield state
    if state is not None:
        yield state


def played(
    game_id: str, players: int, plies: int, seed: int = 7, options: Mapping[str, object] | None = None
) -> bottega.State:
    """A game of random moves, that many of them or to its end."""
    state, rng = bottega.game(game_id).new(players, seed, options), Rng(seed, "moves")
    while not state.is_over and state.ply < plies:
        seat = state.to_act[0]
        open_now = state.legal_actions(seat)
        state.apply(seat, open_now[rng.below(len(open_now))])
    return state
