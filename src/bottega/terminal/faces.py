"""Which face belongs to which game."""

from bottega.core.state import Setup
from bottega.locale import Texts
from bottega.terminal.face import Face, FaceMaker, ReadsEdition
from bottega.terminal.fresco import FrescoFace
from bottega.terminal.fresco_cards import CardsFace
from bottega.terminal.marks import Marks
from bottega.terminal.princes import PrincesFace

FACES: dict[str, FaceMaker] = {"fresco": FrescoFace, "fresco-cards": CardsFace, "princes": PrincesFace}


def face_of(
    game_id: str, texts: Texts, marks: Marks, seat: int | None, players: int, setup: Setup | None = None
) -> Face:
    face = FACES[game_id](texts, marks, seat, players)
    if setup is not None and isinstance(face, ReadsEdition):
        face.read(setup)
    return face
