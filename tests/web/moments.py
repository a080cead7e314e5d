"""Tables that begin in the middle: at the first moment of a game between computers at which something is asked."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

import bottega
from bottega import Record, State
from bottega.bots import make
from bottega.bots.turn import take_turn
from bottega.play.live import COMPUTER, PERSON
from bottega.server.guests import hash_of
from bottega.server.seating import new_facts
from bottega.server.summary import Seat
from bottega.server.trials import rows
from tests.server.served import Served

from .guests import CHOICE, Guest

View = dict[str, Any]
GAMES = 60


def found(game: str, wanted: Callable[[View], bool], players: int = 2, bot: str = "apprentice") -> State:
    """The first position in which the first seat is asked and sees what is wanted."""
    for seed in range(GAMES):
        state = bottega.game(game).new(players=players, seed=seed)
        bots = [make(bot, game, seed=seed) for _ in range(players)]
        while not state.is_over:
            if 0 in state.to_act and wanted(state.view(0)):
                return state
            take_turn(state, state.to_act[0], bots[state.to_act[0]])
    raise AssertionError(f"no such moment in {GAMES} games of {game}")


def at_moment(server: Served, player: Guest, state: State) -> Page:
    """The player has the first seat, computers that play at random the others."""
    record = Record.of(state)
    seats = [Seat(PERSON, "Ada", None)] + [Seat(COMPUTER, "", "random") for _ in range(record.players - 1)]
    facts = new_facts("host", record.game, seats, "", "live", False)
    key = f"key-{facts.id}"
    seats[0].holders.add("host")
    server.inside(server.seating.begin(facts, seats, rows(record), hash_of(key)))
    page = player.at_table(f"/t/{facts.id}#seat={key}")
    page.wait_for_selector(CHOICE, state="attached")
    return page


def offers(view: View, verb: str) -> list[View]:
    """The choices of one kind."""
    return [choice for choice in view["choices"] if choice["verb"] == verb]
