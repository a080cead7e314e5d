"""Laying a piece in an estate: a landscape just bought, or a building that is paid for when it is laid."""

from typing import Final

from bottega.core.menu import Decider
from bottega.games.princes.actions import CELL_NAMES, PLACES
from bottega.games.princes.codes import PLACE
from bottega.games.princes.events import BUILDING, LANDSCAPE, Built, Placed
from bottega.games.princes.menus import WideMenu, run
from bottega.games.princes.purse import pay
from bottega.games.princes.scoring import gain
from bottega.games.princes.state import BUILDING_SUPPLY, KINDS, LANDSCAPE_OFFER, PLOT, PLOT_PLACE, PrincesState, bits


def ask_place(s: PrincesState) -> None:
    seat, piece = s.actor, s.piece
    s.offer(seat, PLACE_MENU, s.rules.places(seat, piece, s.area(seat, piece)))


class Laying(Decider):
    def decide(self, s: PrincesState, seat: int, action: int) -> None:
        piece = s.piece
        place = action - PLACE
        s.piece = -1
        if piece < KINDS:
            self.lay(s, seat, piece, place)
            self.grow(s, seat, piece)
        else:
            building = piece - KINDS
            c = s.rules.c
            price = c.building_price[s.builders[seat]]
            pay(s, seat, price)
            if s.log is not None:
                s.log.append(Built(seat, c.building_ids[building], price))
            self.lay(s, seat, piece, place)
            s.near[seat] |= c.cells_beside[piece][place]
            s.offers[seat] |= 1 << building
            s.take_supply(BUILDING_SUPPLY + building)
            s.acts += 1
            gain(s, seat, c.building_points, BUILDING)

    def lay(self, s: PrincesState, seat: int, piece: int, place: int) -> None:
        cells = s.rules.c.cells_under[piece][place]
        s.lay_out(seat, cells)
        s.plots[seat] = s.plots[seat] << PLOT | piece + 1 << PLOT_PLACE | place
        if s.log is not None:
            names = tuple([CELL_NAMES[cell] for cell in bits(cells)])
            s.log.append(Placed(seat, s.rules.c.piece_ids[piece], names))

    def grow(self, s: PrincesState, seat: int, kind: int) -> None:
        """The second landscape of a kind and each further one score."""
        index = KINDS * seat + kind
        s.landscapes[index] += 1
        s.offers[seat] |= 1 << LANDSCAPE_OFFER + kind
        if s.landscapes[index] > 1:
            gain(s, seat, s.rules.c.landscape_points, LANDSCAPE)


PLACE_MENU: Final = WideMenu(4, "place", tuple(run(PLACE, PLACES)), decider=Laying())
