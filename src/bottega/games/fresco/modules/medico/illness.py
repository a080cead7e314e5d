"""Who falls ill, at the infected place or by working with somebody who is."""

from typing import TYPE_CHECKING

from bottega.games.fresco.actions import PLACES
from bottega.games.fresco.modules.medico.events import FellIll, Replaced
from bottega.games.fresco.sheet import (
    CATHEDRAL,
    COLUMNS,
    THEATRE,
    all_ill,
    count_at,
    cover_at,
    ill_at,
    neutral_at,
    with_ill,
    with_one,
    without_neutral,
)
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from bottega.games.fresco.modules.medico.rules import Medico


def infects(medico: "Medico", s: FrescoState, painter: int, place: int) -> bool:
    """Is this his last visit to the infected place (F-OQ-45)?"""
    infected = medico.part(s).infected
    if s.final and infected == CATHEDRAL:
        return place == THEATRE or (place == CATHEDRAL and not comes_back(s.sheets[painter]))
    return place == infected


def infected_columns(s: FrescoState, painter: int, place: int) -> tuple[int, ...]:
    """The column that he has left, and in the final round the other one of the cathedral."""
    if place == THEATRE and cover_at(s.sheets[painter], CATHEDRAL) == 0:
        return (THEATRE, CATHEDRAL)
    return (place,)


def healthy(s: FrescoState, painter: int, columns: tuple[int, ...]) -> tuple[int, bool]:
    """How many of his own colour, and whether the neutral one, are in these columns."""
    sheet = s.sheets[painter]
    neutral = neutral_at(sheet) in columns
    own = -1 if neutral else 0
    for column in columns:
        own += count_at(sheet, column) - ill_at(sheet, column)
    return own, neutral


def strike(medico: "Medico", s: FrescoState, seat: int, place: int, neutral: bool) -> None:
    """One healthy apprentice falls ill at the infected place."""
    medico.part(s).struck |= 1 << seat
    if neutral:
        place = neutral_at(s.sheets[seat])
    else:
        columns = infected_columns(s, seat, place)
        place = next(column for column in columns if healthy(s, seat, (column,))[0])
    fall_ill(medico, s, seat, place, 0 if neutral else 1, neutral)


def spread(medico: "Medico", s: FrescoState, seat: int, place: int) -> None:
    """Who has worked with an ill one is ill afterwards, wherever the infection tile lies."""
    ill = ill_at(s.sheets[seat], place)
    if ill == 0 or ill == count_at(s.sheets[seat], place):
        return
    own, neutral = healthy(s, seat, (place,))
    fall_ill(medico, s, seat, place, own, neutral)


def fall_ill(medico: "Medico", s: FrescoState, seat: int, place: int, own: int, neutral: bool) -> None:
    medico.part(s).ill[seat] += own
    sheet = with_ill(s.sheets[seat], place, own)
    if s.log is not None:
        name = PLACES[COLUMNS if s.final and place == THEATRE else place]
        s.log.append(FellIll(seat, name, own, neutral))
    if neutral:
        s.hands[seat] -= 1
        sheet = without_neutral(sheet)
        if medico.swaps_neutral:
            replace_neutral(medico, s, seat)
            sheet = with_ill(with_one(sheet, place), place)
    s.sheets[seat] = sheet


def replace_neutral(medico: "Medico", s: FrescoState, seat: int) -> None:
    """By the English booklet a black one takes his place (F-DIF-16)."""
    medico.part(s).extra[seat] += 1
    s.hands[seat] += 1
    if s.log is not None:
        s.log.append(Replaced(seat))


def with_less_ill(sheet: int, most: int) -> int:
    """Own apprentices take the places of black ones, until no more than this many are ill."""
    for column in range(COLUMNS):
        while all_ill(sheet) > most and ill_at(sheet, column):
            sheet = with_ill(sheet, column, -1)
    return sheet


def comes_back(sheet: int) -> bool:
    """Does he visit the cathedral a second time?"""
    return cover_at(sheet, THEATRE) == 0 and count_at(sheet, THEATRE) != 0
