"""One turn of a computer player; anything it does wrong is told in one line that names it."""

from operator import index
from typing import SupportsIndex

from bottega.bots.bot import Bot
from bottega.core.errors import BottegaError, IllegalAction, MalformedAction
from bottega.core.events import Event
from bottega.core.plugins import one_line
from bottega.core.state import State

FAILED, BROKE = "failed", "broke the rules"


class BotError(BottegaError):
    """A computer player that failed or broke the rules: which one, at which seat, in which game, at which ply."""

    def __init__(self, bot: str, seat: int, seed: int, ply: int, fault: str, detail: str) -> None:
        super().__init__(bot, seat, seed, ply, fault, detail)  # all, so that it survives the way to another process
        self.bot = bot
        self.seat = seat
        self.seed = seed
        self.ply = ply
        self.fault = fault
        self.detail = detail

    def __str__(self) -> str:
        where = f"{self.bot!r} at seat {self.seat}, game seed {self.seed}, ply {self.ply}"
        return f"The computer player {where} {self.fault}: {self.detail}."


def take_turn(state: State, seat: int, bot: Bot, events: list[Event] | None = None) -> int:
    """Let the player choose and make its move; the move. A player that cannot is a `BotError`, the state as before."""
    observation = state.observe(seat)

    def error(fault: str, reason: Exception) -> BotError:
        return BotError(str(bot.name), seat, state.seed, state.ply, fault, one_line(reason))

    try:
        chosen: object = bot.choose(observation)
        action = index(chosen) if isinstance(chosen, SupportsIndex) else None
    except Exception as reason:  # whatever its author's code may raise
        raise error(FAILED, reason) from reason
    if action is None:
        raise error(BROKE, MalformedAction(f"An action is a whole number, not a {type(chosen).__name__!r}."))
    try:
        state.apply(seat, action, events)
    except (IllegalAction, MalformedAction) as reason:
        raise error(BROKE, reason) from reason
    return action
