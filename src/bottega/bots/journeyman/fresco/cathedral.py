"""What can be restored with given paints: the tiles with the bishop's bonus, one after another, and the altar."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bottega.bots.journeyman.fresco.altar import Altar, Altars
from bottega.bots.journeyman.fresco.payment import payable
from bottega.bots.journeyman.fresco.situation import Situation, Tile
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.games.fresco.actions import SEGMENTS, SIDE

KEPT = 2  # ways to use the same number of apprentices that are worth following up

DISTANCE = [
    [max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE)) for b in range(SEGMENTS)] for a in range(SEGMENTS)
]


class Use(NamedTuple):
    """What one or more apprentices did in the cathedral; `first` is the first of it."""

    value: float
    paints: int
    coins: int
    bishop: int
    gone: int
    first: "Restoration | Altar | None"


class Restoration(NamedTuple):
    tile: Tile
    step: int  # where the bishop is sent before, or -1


@cache
def way_to(bishop: int, segment: int, near: int) -> int:
    """Where one step takes the bishop so that he stands within `near` of the segment; -1 if nowhere."""
    for stop in range(SEGMENTS):
        if DISTANCE[bishop][stop] == 1 and DISTANCE[stop][segment] <= near:
            return stop
    return -1


class Cathedral:
    """`chance` is how likely each segment is still unrestored when one's turn comes."""

    def __init__(self, s: Situation, worth: Worth, altars: Altars, chance: Sequence[float]) -> None:
        self.s = s
        self.worth = worth
        self.chance = chance
        self.altars = altars
        self.step_worth = s.economy.step * worth.thaler

    def uses(self, start: Use, acts: int) -> list[list[Use]]:
        """For each number of apprentices up to `acts` the best things to do with them, doing nothing included."""
        found = [[start]]
        for _ in range(acts):
            following = [use for before in found[-1] for use in self.next_uses(before)]
            following.sort(key=self.prospect, reverse=True)
            found.append(following[:KEPT])
        return found

    def prospect(self, use: Use) -> float:
        return use.value + self.worth.keep(use.paints) + use.coins * self.worth.thaler

    def next_uses(self, use: Use) -> Iterator[Use]:
        for tile in payable(use.paints, self.s.tiles):
            if not use.gone >> tile.segment & 1:
                yield self.restore(use, tile)
        altar = self.altars.best(use.paints)
        if altar is not None:
            yield Use(
                use.value + altar.points,
                use.paints - altar.cost,
                use.coins,
                use.bishop,
                use.gone,
                use.first or altar,
            )

    def restore(self, use: Use, tile: Tile, may_step: bool = True) -> Use:
        bonus, step = self.bishop(use.bishop, tile.segment, use.coins if may_step else 0)
        chance = self.chance[tile.segment]
        gain = tile.points + bonus + self.worth.income
        return Use(
            use.value + chance * gain + (1 - chance) * self.worth.spare(tile.cost),
            use.paints - tile.cost,
            use.coins - (self.s.economy.step if step >= 0 else 0),
            tile.segment,
            use.gone | 1 << tile.segment,
            use.first or Restoration(tile, step),
        )

    def bishop(self, bishop: int, segment: int, coins: int) -> tuple[int, int]:
        """The bonus, and the step to buy for it."""
        e = self.s.economy
        distance = DISTANCE[bishop][segment]
        free = e.bonus_on if distance == 0 else e.bonus_near if distance == 1 else 0
        if coins < e.step or not 1 <= distance <= 2:
            return free, -1
        paid = e.bonus_on if distance == 1 else e.bonus_near
        if paid - free <= self.step_worth:
            return free, -1
        return paid, way_to(bishop, segment, distance - 1)
