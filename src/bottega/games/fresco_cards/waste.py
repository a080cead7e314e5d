"""Choices that give something away for nothing."""

from bottega.games.fresco_cards.codes import DONE, PASS, RESTORE
from bottega.games.fresco_cards.paints import SECTIONS
from bottega.games.fresco_cards.state import CardsState


def wasted(s: CardsState, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
    """A turn that goes by though the hand could pay for a section; to keep cards back is no waste."""
    payable = [number for number in numbers if RESTORE <= number < RESTORE + SECTIONS]
    leaving = [number for number in (PASS, DONE) if number in numbers]
    return (leaving[0], "cards-restore", len(payable)) if payable and leaving else None
