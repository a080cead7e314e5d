"""What is told of the special blends."""

from collections.abc import Sequence

from bottega.core.chronicle import Args, Fact, Piece
from bottega.core.edition import Edition
from bottega.games.fresco.telling import Telling, paints


def colour_refined(edition: Edition, facts: Sequence[Fact]) -> Args:
    colour = facts[0]["colour"]
    return {"paints": paints([colour]), "colour": Piece("colour", colour)}


TELLING = Telling({"colour-refined": colour_refined}, spots={"colour-refined": "basket"})
