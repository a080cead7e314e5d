"""States and what belongs to them on their way to another process or a file.

A pickle holds what the thing itself holds and no more: a redacted state stays redacted. Games and house editions go by
name; they are the same objects on arrival, or found again in the process where they arrive.
"""

from pickle import PicklingError
from typing import TYPE_CHECKING, Any

from bottega.core.edition import Edition
from bottega.core.errors import BottegaError, OptionError
from bottega.core.game import Game
from bottega.core.kept import Kept
from bottega.core.registry import game as find_game
from bottega.core.state import State

if TYPE_CHECKING:
    from bottega.core.observation import Observation

Packed = tuple[Any, ...]

# Editions that have arrived, by fingerprint: a thousand states of one table share one.
ARRIVED = Kept[Edition](64)


def packed_game(game: Game) -> Packed:
    try:
        known = find_game(game.id)
    except BottegaError:
        known = None
    if known is not game:
        raise PicklingError(f"The game {game.id!r} is not registered, so it could not be found again: see `register`.")
    return find_game, (game.id,)


def packed(state: State) -> Packed:
    dump = state.dump()
    # The moves as one flat list: a pair for each would take most of the time.
    dump["moves"] = [number for move in dump["moves"] for number in move]
    return unpacked, (state.game, state.setup.edition, dump)


def unpacked(game: Game, edition: Edition, dump: dict[str, Any]) -> State:
    moves = iter(dump["moves"])
    return game.restore({**dump, "moves": list(zip(moves, moves, strict=True))}, edition)


def packed_edition(edition: Edition) -> Packed:
    return found_edition, (edition.game, edition.name, edition.sha256, edition.corrections)


def found_edition(game_id: str, name: str, sha256: str, corrections: dict[str, Any]) -> Edition:
    game = find_game(game_id)
    edition = ARRIVED.get(sha256, lambda: game.recorded(name, corrections, sha256))
    if edition.sha256 != sha256:
        raise OptionError(f"The edition {name!r} rests on another house edition than the one here.")
    return edition


def observed(known: State, seat: int) -> "Observation":
    return known.game.observation(known, seat)
