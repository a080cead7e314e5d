"""What can be restored with given paints: the tiles with the bishop's bonus, one after another, and the altar."""

from collections.abc import Sequence

from bottega.bots.journeyman.fresco.altar import Altar, Altars
from bottega.bots.journeyman.fresco.payment import payable
from bottega.bots.journeyman.fresco.situation import Situation, Tile
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.games.fresco.actions import SEGMENTS, SIDE

KEPT = 2  # ways to use the same number of apprentices that are worth following up

DISTANCE = [
    [max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE)) for b in range(SEGMENTS)] for a in range(SEGMENTS)
]


class Restoration:
    __slots__ = ("step", "tile")

    def __init__(self, tile: Tile, step: int) -> None:
        self.tile = tile
        self.step = step  # where the bishop is sent before, or -1


class Use:
    """What one or more apprentices did in the cathedral; `first` is the first of it. Thousands are made for a plan."""

    __slots__ = ("bishop", "coins", "first", "gone", "paints", "value")

    def __init__(
        self, value: float, paints: int, coins: int, bishop: int, gone: int, first: Restoration | Altar | None
    ) -> None:
        self.value = value
        self.paints = paints
        self.coins = coins
        self.bishop = bishop
        self.gone = gone
        self.first = first


def find_way(bishop: int, segment: int, near: int) -> int:
    """Where one step takes the bishop so that he stands within `near` of the segment; -1 if nowhere."""
    for stop in range(SEGMENTS):
        if DISTANCE[bishop][stop] == 1 and DISTANCE[stop][segment] <= near:
            return stop
    return -1


WAYS = [[[find_way(a, b, near) for near in range(2)] for b in range(SEGMENTS)] for a in range(SEGMENTS)]


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
            found.append(self.most_promising(following))
        return found

    def most_promising(self, uses: list[Use]) -> list[Use]:
        """The best first, and of equal ones the earlier."""
        ranked = [(-self.prospect(use), number) for number, use in enumerate(uses)]
        ranked.sort()
        return [uses[number] for _, number in ranked[:KEPT]]

    def prospect(self, use: Use) -> float:
        return use.value + self.worth.keep(use.paints) + use.coins * self.worth.thaler

    def next_uses(self, use: Use) -> list[Use]:
        found = [
            self.restore(use, tile) for tile in payable(use.paints, self.s.tiles) if not use.gone >> tile.segment & 1
        ]
        altar = self.altars.best(use.paints)
        if altar is not None:
            first = altar if use.first is None else use.first
            paints = use.paints - altar.cost
            found.append(Use(use.value + altar.points, paints, use.coins, use.bishop, use.gone, first))
        return found

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
            Restoration(tile, step) if use.first is None else use.first,
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
        return paid, WAYS[bishop][segment][distance - 1]
