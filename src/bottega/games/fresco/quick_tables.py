"""What the quick policy believes, and a table's pieces in its numbers.

Everything is reckoned in hundredths of a point, and paints are packed closer than a state has them, seven bits a
colour, so that compiled code needs no number that is longer than a machine's.
"""

from typing import Final

from bottega.games.fresco.actions import SEGMENTS, SIDE
from bottega.games.fresco.paints import BASIC, COLOURS, FIELD, WIDTH
from bottega.games.fresco.rules import Rules

# What the policy believes, in points where nothing else is said; learning may replace all of it.
WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("basic", 1.25),  # a pot of a basic paint that no segment in reach needs, after the round
    ("blend", 3.3),  # of a blended one
    ("special", 6.0),  # of pink or brown
    ("third", 0.9),  # of itself, what the third pot of a colour is worth
    ("fourth", 0.7),
    ("fifth", 0.5),  # and every one after it
    ("last_paint", 0.6),  # of itself, a pot before the final round
    ("action", 1.5),  # an apprentice
    ("bishop", 2.3),  # the bonus to expect when the bishop will have moved
    ("next", 0.97),  # the chance that a segment that can be paid for is there in the next round
    ("second", 0.85),  # and that one more is
    ("last", 0.7),  # the chance that a segment before the final round is there for the second visit
    ("thaler", 0.5),  # a Thaler
    ("mood", 0.85),  # a step of mood
    ("rounds", 3.5),  # for how many rounds an apprentice more or less by mood is felt
    ("booth", 0.93),  # the chance that one who comes first buys
    ("taken", 0.6),  # that he takes a segment that he can pay for
    ("bought", 0.15),  # one that he can pay for after buying
    ("pace", 0.95),  # segments that a painter restores in a round
    ("mixing", 0.8),  # a blend made when nothing is planned with it
)

DEFAULT: Final = tuple([weight for _, weight in WEIGHTS])

CENTS: Final = 100
BITS: Final = 7  # a colour
MOST: Final = 63  # pots; more are not told apart
FIELDS: Final = len(COLOURS)
GUARDS: Final = sum([64 << BITS * colour for colour in range(FIELDS)])
BASICS: Final = (1 << BITS * BASIC) - 1
BASIC_GUARDS: Final = GUARDS & BASICS
ANYWHERE: Final = -1  # nobody knows where the bishop will stand
FAR: Final = 3  # steps to the bishop from which on he is no use
NEVER: Final = -1_000_000

DISTANCE: Final[list[int]] = [
    min(max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE)), FAR)
    for one in range(SEGMENTS)
    for other in range(SEGMENTS)
]


def packed(paints: int) -> int:
    found = 0
    for colour in range(FIELDS):
        found |= min(paints >> WIDTH * colour & FIELD, MOST) << BITS * colour
    return found


class Tables:
    """What a table's pieces say, in the numbers of this file."""

    __slots__ = (
        "bonuses",
        "changes",
        "costs",
        "goods",
        "inputs",
        "known",
        "order",
        "outputs",
        "points",
        "shops",
        "stepped",
    )

    def __init__(self, rules: Rules) -> None:
        c = rules.c
        self.costs: list[int] = [packed(cost) for cost in c.tile_cost]
        self.points: list[int] = [CENTS * points for points in c.tile_points]
        self.order: list[int] = sorted(range(len(self.points)), key=self.dearness)  # the dearest tiles first
        self.goods: list[int] = [packed(paints) for paints in c.goods]
        recipes = c.recipes[::-1]  # the highest colours first: what they need may have to be blended itself
        self.outputs: list[int] = [BITS * recipe[2] for recipe in recipes]
        self.inputs: list[int] = [(1 << BITS * recipe[0]) + (1 << BITS * recipe[1]) for recipe in recipes]
        # What a blend that is missing adds to a cost: its parts instead of itself.
        parts = [(1 << BITS * one) + (1 << BITS * two) - (1 << BITS * blend) for one, two, blend in c.recipes]
        self.changes = (parts[0], parts[1], parts[2])
        on, near = CENTS * c.bonus_on, CENTS * c.bonus_near
        self.bonuses: list[int] = [on, near, 0, 0]  # by steps from the bishop
        step = c.step_price * CENTS // c.thalers_per_point
        self.stepped: list[int] = [on, max(near, on - step), max(0, near - step), 0]  # for whoever can pay his step
        self.known: dict[int, int] = {}
        self.shops: dict[int, int] = {}

    def dearness(self, tile: int) -> int:
        return -self.points[tile]

    def stock(self, paints: int) -> int:
        """Paints of a state as they are reckoned with here. Stocks repeat, so the answer is kept."""
        found = self.known.get(paints)
        if found is None:
            if len(self.known) > 1 << 14:
                self.known.clear()
            found = self.known[paints] = packed(paints)
        return found

    def shopping(self, paints: int) -> int:
        """The tiles, as bits, that these paints pay for after a visit to the market: a few basic ones are missing."""
        found = self.shops.get(paints)
        if found is None:
            if len(self.shops) > 1 << 12:
                self.shops.clear()
            found = self.shops[paints] = self.in_reach(self.stock(paints))
        return found

    def in_reach(self, stock: int) -> int:
        found = 0
        for tile, cost in enumerate(self.costs):
            missing = 0
            for colour in range(FIELDS):
                lack = (cost >> BITS * colour & MOST) - (stock >> BITS * colour & MOST)
                if lack > 0:
                    missing += lack if colour < BASIC else FAR
            if missing < FAR:
                found |= 1 << tile
        return found
