"""What stays the same during one game: components, options, steps, and what can be worked out from them beforehand."""

from typing import Any, Final

from bottega.core.step import Step
from bottega.core.tensor import Encoding
from bottega.games.princes.actions import BUILDINGS, LANDSCAPES, PIECES
from bottega.games.princes.components import Components
from bottega.games.princes.grid import Grid, Known

KINDS: Final = len(LANDSCAPES)

# The parts of `room`.
ALL_PIECES: Final = (1 << len(PIECES)) - 1
LANDSCAPE_BITS: Final = (1 << KINDS) - 1
BUILDING_ROOM: Final = ALL_PIECES & ~LANDSCAPE_BITS
STALE: Final = ALL_PIECES + 1  # the buildings have not been looked into since the estate changed

# The parts of `offers`.
BUILDING_BITS: Final = (1 << len(BUILDINGS)) - 1
LANDSCAPE_OFFER: Final = len(BUILDINGS)
FREEDOM_OFFER: Final = LANDSCAPE_OFFER + KINDS


class Rules:
    """One for all games with the same edition, players and options. Where pieces fit is remembered by seat from the
    last look: whoever looks next, in whichever game, starts from there."""

    __slots__ = (
        "_enough",
        "_land",
        "_land_known",
        "_town",
        "_town_known",
        "c",
        "encoding",
        "everybody",
        "fans_of_buildings",
        "fans_of_freedoms",
        "fans_of_landscapes",
        "following",
        "free_sale",
        "most_wishes",
        "open_money",
        "options",
        "players",
        "steps",
    )

    def __init__(self, components: Components, players: int, options: dict[str, Any], steps: tuple[Step, ...]) -> None:
        self.c = components
        self.encoding: Encoding | None = None  # as soon as it is asked for
        self.players = players
        self.options = options
        self.steps = steps
        self.free_sale: bool = options["free_sale"] == "yes"
        self.open_money: bool = options["money"] == "open"
        self.everybody = (1 << players) - 1
        self.following: list[int] = [
            next_of(seat, mask, players) for mask in range(1 << players) for seat in range(players)
        ]
        c = components
        self.most_wishes = c.building_value + c.landscape_value + c.freedom_value
        self._enough = enough((c.building_value, c.landscape_value, c.freedom_value))
        self.fans_of_buildings = fans(c.wish_building, len(c.building_ids))
        self.fans_of_landscapes = fans(c.wish_landscape, KINDS)
        self.fans_of_freedoms = fans(c.wish_freedom, len(c.freedom_ids))
        self._land = Grid(c.ways[:KINDS], (c.grounds,))
        self._town = Grid(c.ways[KINDS:], (c.grounds & ~c.beside_palace, c.grounds))
        self._land_known: list[Known] = [self._land.start()] * players
        self._town_known: list[Known] = [self._town.start()] * players

    def next_in(self, mask: int, seat: int) -> int:
        """The first seat of the mask clockwise from this one, itself last."""
        return self.following[mask * self.players + seat]

    def pleased(self, offers: int, need: int) -> int:
        """The professions whose wishes these offers meet to a value of at least `need`."""
        building = self.fans_of_buildings[offers & BUILDING_BITS]
        landscape = self.fans_of_landscapes[offers >> LANDSCAPE_OFFER & LANDSCAPE_BITS]
        freedom = self.fans_of_freedoms[offers >> FREEDOM_OFFER]
        found = 0
        for wishes in self._enough[need]:
            if wishes == 1:
                found |= building
            elif wishes == 2:
                found |= landscape
            elif wishes == 3:
                found |= building & landscape
            elif wishes == 4:
                found |= freedom
            elif wishes == 5:
                found |= building & freedom
            elif wishes == 6:
                found |= landscape & freedom
            else:
                found |= building & landscape & freedom
        return found

    def wishes(self, offers: int, profession: int) -> int:
        """What these offers meet of a profession's three preferences."""
        c = self.c
        value = 0
        if offers >> c.wish_building[profession] & 1:
            value += c.building_value
        if offers >> LANDSCAPE_OFFER + c.wish_landscape[profession] & 1:
            value += c.landscape_value
        if offers >> FREEDOM_OFFER + c.wish_freedom[profession] & 1:
            value += c.freedom_value
        return value

    def room(self, seat: int, pieces: int, area: int) -> int:
        """Those of these pieces for which there is a place on these cells."""
        found = 0
        if pieces & LANDSCAPE_BITS:
            found = self._land.fitting(self.land_spots(seat, area), pieces & LANDSCAPE_BITS)
        if pieces & BUILDING_ROOM:
            found |= self._town.fitting(self.town_spots(seat, area), pieces >> KINDS) << KINDS
        return found

    def places(self, seat: int, piece: int, area: int) -> int:
        """All places of the piece on these cells."""
        if piece < KINDS:
            return self._land.places(self.land_spots(seat, area), piece)
        return self._town.places(self.town_spots(seat, area), piece - KINDS)

    def land_spots(self, seat: int, area: int) -> int:
        """Where landscapes can lie. Only a few cells are covered since this estate was last looked at."""
        known = self._land_known[seat]
        if known[0] != area:
            known = self._land.narrowed(known, area)
            self._land_known[seat] = known
        return known[1]

    def town_spots(self, seat: int, area: int) -> int:
        """The same for buildings."""
        known = self._town_known[seat]
        if known[0] != area:
            known = self._town.narrowed(known, area)
            self._town_known[seat] = known
        return known[1]


def enough(values: tuple[int, int, int]) -> list[tuple[int, ...]]:
    """For each value from 0 on, the smallest sets of wishes that reach it; a set of wishes is a mask of three bits.

    >>> enough((4, 3, 3))[4:8]
    [(1, 6), (3, 5, 6), (3, 5, 6), (3, 5)]
    """
    found: list[tuple[int, ...]] = []
    for need in range(sum(values) + 1):
        reaching = [m for m in range(1, 8) if sum([value for i, value in enumerate(values) if m >> i & 1]) >= need]
        found.append(tuple([m for m in reaching if not [n for n in reaching if n != m and n & m == n]]))
    return found


def fans(wished: tuple[int, ...], things: int) -> list[int]:
    """For each set of things, the professions that wish for one of them."""
    return [
        sum([1 << profession for profession, wish in enumerate(wished) if owned >> wish & 1])
        for owned in range(1 << things)
    ]


def next_of(seat: int, mask: int, players: int) -> int:
    """
    >>> next_of(1, 0b1011, 4), next_of(3, 0b1000, 4), next_of(0, 0, 4)
    (3, 3, -1)
    """
    for step in range(1, players + 1):
        other = (seat + step) % players
        if mask >> other & 1:
            return other
    return -1
