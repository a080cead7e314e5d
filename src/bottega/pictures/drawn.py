"""Pictures of positions: each game's own drawing, or the board in plain letters for a game that has none.

A picture is made from a view and nothing else, so it shows what the view's seat may see.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import SupportsIndex

from bottega.core.errors import OptionError
from bottega.core.game import Game
from bottega.core.observation import Observation
from bottega.core.record import Record
from bottega.core.state import State
from bottega.locale import known, named_languages
from bottega.pictures import plain
from bottega.pictures.picture import Picture
from bottega.pictures.words import View, Words


def picture_of(position: State | Observation | Record, seat: SupportsIndex | None, lang: str) -> Picture:
    """See `bottega.picture`."""
    if isinstance(position, Record):
        position = position.replay()
    if isinstance(position, State):
        return drawn(position.game, position.view(seat), lang)
    if not isinstance(position, Observation):
        raise OptionError(f"A picture is drawn of a state, an observation or a record, not of {position!r:.60}.")
    if seat is not None and seat != position.seat:
        raise OptionError(f"An observation of seat {position.seat} is drawn as that seat sees it, not as seat {seat}.")
    return drawn(position.game, position.view, lang)


def drawn(game: Game, view: View, lang: str) -> Picture:
    code = known(lang)
    if code is None:
        raise OptionError(f"There is no language {lang!r} here. There are: {named_languages()}.")
    board = game.draw(view)
    file = drawing_of(game.id)
    canvas = plain.draw(board) if file is None else import_module(file).draw(view, Words(code))
    title, _, rest = board.partition("\n")
    return Picture(game.title, canvas.svg(title, rest.strip("\n")), canvas.wide, canvas.tall, tuple(canvas.words))


def drawing_of(game_id: str) -> str | None:
    """What draws a game is found by its name, in a folder of its own; a game of another package may have none."""
    file = f"{__package__}.{game_id.replace('-', '_')}.board"
    try:
        return file if find_spec(file) else None
    except ModuleNotFoundError:
        return None
