"""The altar: which three paints to give."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from bottega.bots.journeyman.fresco.payment import can_pay
from bottega.bots.journeyman.fresco.pots import pack
from bottega.bots.journeyman.fresco.situation import Economy
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS

PAINTS = 3
SPECIAL = range(BLENDED, len(COLOURS))
SETS: tuple[tuple[int, ...], ...] = tuple(
    (*basics, *blends)
    for count in range(PAINTS + 1)
    for basics in combinations(range(BASIC), PAINTS - count)
    for blends in combinations_with_replacement(range(BASIC, BLENDED), count)
)
# Each of three different blends may be replaced by a special one.
SPECIAL_SETS: tuple[tuple[int, ...], ...] = tuple(
    (*blends, *specials)
    for count in range(1, PAINTS + 1)
    for blends in combinations(range(BASIC, BLENDED), PAINTS - count)
    for specials in combinations_with_replacement(SPECIAL, count)
)


class Altar:
    """One restoration of the altar."""

    __slots__ = ("colours", "cost", "points")

    def __init__(self, cost: int, points: int, colours: tuple[int, ...]) -> None:
        self.cost = cost
        self.points = points
        self.colours = colours


def altar_points(e: Economy, colours: Sequence[int]) -> int:
    specials = sum([e.altar_special[colour - BLENDED] for colour in colours if colour >= BLENDED])
    if specials:
        return e.altar_three_blends + specials
    blends = [colour for colour in colours if colour >= BASIC]
    return e.altar_three_blends if len(set(blends)) == PAINTS else e.altar_basic + e.altar_blend * len(blends)


class Altars:
    def __init__(self, e: Economy, worth: Worth) -> None:
        self.worth = worth
        known = SETS + SPECIAL_SETS if e.altar_special else SETS
        sets = [Altar(pack(list(colours)), altar_points(e, colours), colours) for colours in known]
        self.sets = sorted(sets, key=lambda altar: -altar.points)
        # Blended paints are for tiles, as long as there are rounds to come.
        self.usual = self.sets if worth.after <= 1 else [altar for altar in self.sets if max(altar.colours) < BASIC]
        self._best: dict[int, Altar | None] = {}

    def best(self, paints: int) -> Altar | None:
        """The altar that leaves the most, if it beats keeping the paints."""
        if paints not in self._best:
            self._best[paints] = self.choose(paints)
        return self._best[paints]

    def choose(self, paints: int) -> Altar | None:
        keep = self.worth.keep
        chosen, best = None, keep(paints)
        for altar in self.usual:
            if can_pay(paints, altar.cost):
                if not self.worth.after:  # nothing is worth keeping, and the dearest come first
                    return altar
                value = altar.points + keep(paints - altar.cost)
                if value > best:
                    chosen, best = altar, value
        return chosen

    def complete(self, paints: int, laid: Sequence[int]) -> int:
        """The next paint of an altar that has been begun."""
        best, following = float("-inf"), laid[-1]
        for altar in self.sets:
            rest = without(altar.colours, laid)
            if not rest or not can_pay(paints, pack(rest)):
                continue
            value = altar.points + self.worth.keep(paints - pack(rest))
            if value > best:
                best, following = value, rest[0]
        return following


def without(colours: Sequence[int], laid: Sequence[int]) -> list[int]:
    """What is missing from these colours, or nothing when what is laid does not belong to them."""
    rest = list(colours)
    for colour in laid:
        if colour not in rest:
            return []
        rest.remove(colour)
    return rest
