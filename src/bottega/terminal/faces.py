"""The face of a game: `FACE` in the folder of its name; a game without one gets a plain face."""

from importlib import import_module
from importlib.util import find_spec

from bottega.core.state import Setup
from bottega.locale import Texts
from bottega.terminal.face import Face, FaceMaker, ReadsEdition
from bottega.terminal.marks import Marks
from bottega.terminal.plain import PlainFace


def face_of(
    game_id: str, texts: Texts, marks: Marks, seat: int | None, players: int, setup: Setup | None = None
) -> Face:
    maker = maker_of(game_id)
    if maker is None:
        return PlainFace(game_id, texts, marks, seat, players)
    face = maker(texts, marks, seat, players)
    if setup is not None and isinstance(face, ReadsEdition):
        face.read(setup)
    return face


def maker_of(game_id: str) -> FaceMaker | None:
    name = f"bottega.terminal.{game_id.replace('-', '_')}"
    spec = find_spec(name)
    if spec is None or spec.submodule_search_locations is None:  # none, or a file of the table itself
        return None
    maker: FaceMaker = import_module(name).FACE
    return maker
