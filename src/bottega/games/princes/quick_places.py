"""Where the quick policy lays a piece: so that much room is left for buildings, and few corners."""

from bottega.games.princes.bits import ones
from bottega.games.princes.codes import PLACE
from bottega.games.princes.quick_weights import Weights
from bottega.games.princes.rules import KINDS
from bottega.games.princes.state import ADJACENT_FROM, PrincesState


def place(w: Weights, s: PrincesState, seat: int) -> int:
    piece = s.piece
    c = s.rules.c
    under, around = c.cells_under[piece], c.cells_beside[piece]
    free = s.free_cells(seat)
    town = s.building_cells(seat)
    apart = piece >= KINDS and s.builders[seat] < ADJACENT_FROM
    best, chosen = 1_000_000.0, -1
    for action in s.legal_actions(seat):
        spot = action - PLACE
        cells, sides = under[spot], around[spot]
        lost = ones((cells | sides if apart else cells) & town)
        score = w.square * lost + ones(sides & free)
        if score < best:
            best, chosen = score, action
    return chosen
