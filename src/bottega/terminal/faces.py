"""Which face belongs to which game."""

from bottega.locale import Texts
from bottega.terminal.face import Face, FaceMaker
from bottega.terminal.fresco import FrescoFace
from bottega.terminal.marks import Marks

FACES: dict[str, FaceMaker] = {"fresco": FrescoFace}


def face_of(game_id: str, texts: Texts, marks: Marks, seat: int | None, players: int) -> Face:
    return FACES[game_id](texts, marks, seat, players)
