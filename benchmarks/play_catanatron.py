"""catanatron with four random players, in the loop its own `Game.play` uses."""

from collections.abc import Iterator
from random import Random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from worker import SNAPSHOT_EVERY, Request, answer, middle, timed, timed_calls

random = Random(1)
POSITIONS = 16


def new_game() -> Any:
    seats = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(color) for color in seats], seed=random.getrandbits(32))


def choose(_player: Any, _game: Any, actions: Any) -> Any:
    return actions[int(random.random() * len(actions))]


def play() -> int:
    game = new_game()
    state = game.state
    decisions = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        game.play_tick(choose)
        decisions += 1
    return decisions


def snapshots() -> Iterator[Any]:
    game = new_game()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if decisions % SNAPSHOT_EVERY == 0:
            yield game.copy()
        game.play_tick(choose)
        decisions += 1


def timed_play(request: Request) -> dict[str, float]:
    return timed(play, request["seconds"])


def timed_copy(request: Request) -> dict[str, float]:
    return timed_calls([game.copy for game in mid_games()], request["seconds"])


def mid_games() -> list[Any]:
    return [middle(snapshots()) for _ in range(POSITIONS)]


if __name__ == "__main__":
    answer({"play": timed_play, "copy": timed_copy})
