"""Who falls ill, at the infected place or by working with somebody who is."""

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.actions import PLACES
from bottega.games.fresco.modules.medico.events import FellIll, Replaced
from bottega.games.fresco.sheet import CATHEDRAL, COLUMNS, ILL_SHIFT, NEUTRAL_SHIFT, SPACES, THEATRE, cover_at
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.planning import PLACED

if TYPE_CHECKING:
    from bottega.games.fresco.modules.medico.rules import Medico


ONE_COUNT: Final = (1 << 2 * COLUMNS) - 1


def infects(medico: "Medico", s: FrescoState, painter: int, place: int) -> bool:
    """Is this his last visit to the infected place (F-OQ-45)?"""
    infected = medico.part(s).infected
    if s.final and infected == CATHEDRAL:
        return place == THEATRE or (place == CATHEDRAL and not comes_back(s.sheets[painter]))
    return place == infected


def infected_columns(medico: "Medico", s: FrescoState, painter: int, place: int) -> tuple[int, ...]:
    """The column that he has left, and in the final round the other one of the cathedral."""
    if place == THEATRE and cover_at(s.sheets[painter], CATHEDRAL) == 0:
        return (THEATRE, CATHEDRAL)
    return (place,)


def healthy(medico: "Medico", s: FrescoState, painter: int, columns: tuple[int, ...]) -> tuple[int, bool]:
    """How many of his own colour, and whether the neutral one, are in these columns."""
    sheet = s.sheets[painter]
    neutral = (sheet >> NEUTRAL_SHIFT) - 1 in columns
    own = -1 if neutral else 0
    for column in columns:
        own += (sheet >> 2 * column & SPACES) - (sheet >> ILL_SHIFT + 2 * column & SPACES)
    return own, neutral


def strike(medico: "Medico", s: FrescoState, seat: int, place: int, neutral: bool) -> None:
    """One healthy apprentice falls ill at the infected place."""
    medico.part(s).struck |= 1 << seat
    if neutral:
        place = (s.sheets[seat] >> NEUTRAL_SHIFT) - 1
    else:
        columns = infected_columns(medico, s, seat, place)
        place = next(column for column in columns if healthy(medico, s, seat, (column,))[0])
    fall_ill(medico, s, seat, place, 0 if neutral else 1, neutral)


def spread(medico: "Medico", s: FrescoState, seat: int, place: int) -> None:
    """Who has worked with an ill one is ill afterwards, wherever the infection tile lies."""
    ill = s.sheets[seat] >> ILL_SHIFT + 2 * place & SPACES
    if ill == 0 or ill == s.sheets[seat] >> 2 * place & SPACES:
        return
    own, neutral = healthy(medico, s, seat, (place,))
    fall_ill(medico, s, seat, place, own, neutral)


def fall_ill(medico: "Medico", s: FrescoState, seat: int, place: int, own: int, neutral: bool) -> None:
    medico.part(s).ill[seat] += own
    sheet = s.sheets[seat] + (own << ILL_SHIFT + 2 * place)
    if s.log is not None:
        name = PLACES[COLUMNS if s.final and place == THEATRE else place]
        s.log.append(FellIll(seat, name, own, neutral))
    if neutral:
        s.hands[seat] -= 1
        sheet = (sheet & (1 << NEUTRAL_SHIFT) - 1) - (1 << 2 * place)
        if medico.swaps_neutral:
            sheet += replace_neutral(medico, s, seat, place)
    s.sheets[seat] = sheet


def replace_neutral(medico: "Medico", s: FrescoState, seat: int, place: int) -> int:
    """By the English booklet a black one takes his place (F-DIF-16): what that adds to the sheet."""
    medico.part(s).extra[seat] += 1
    s.hands[seat] += 1
    if s.log is not None:
        s.log.append(Replaced(seat))
    return (1 << 2 * place) + (1 << ILL_SHIFT + 2 * place)


def with_less_ill(sheet: int, most: int) -> int:
    """Own apprentices take the places of black ones, until no more than this many are ill."""
    for column in range(COLUMNS):
        while PLACED[sheet >> ILL_SHIFT & ONE_COUNT] > most and sheet >> ILL_SHIFT + 2 * column & SPACES:
            sheet -= 1 << ILL_SHIFT + 2 * column
    return sheet


def comes_back(sheet: int) -> bool:
    """Does he visit the cathedral a second time?"""
    return cover_at(sheet, THEATRE) == 0 and sheet >> 2 * THEATRE & SPACES != 0
