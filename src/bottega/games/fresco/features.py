"""A position of Fresco as numbers for a learner: what `spec` describes, in the same order.

Only from what the seat knows: all that is public, what everybody could have counted, and the seat's own plan. What
belongs to a painter is told from the seat on, then from the left neighbour on round the table.
"""

from collections.abc import Sequence
from typing import Final

from bottega.core.features import Feature
from bottega.games.fresco.actions import HOURS, MOST_BOOTHS, SIDE
from bottega.games.fresco.ceiling import AROUND
from bottega.games.fresco.module_features import OWN, RIVAL, ModuleFeatures, most
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.quick_worth import BITS, CENTS, DEFAULT, MOST, Worth
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import COLUMNS, SPACES
from bottega.games.fresco.state import FrescoState

# What a number is a share of; whatever is more counts as this.
POINTS: Final = 100
LAPS: Final = 3
ROUNDS: Final = 12
HANDS: Final = 8
THALERS: Final = 40
POTS: Final = 8
TILE: Final = 20  # points of a segment with its bonus
PROSPECT: Final = 40  # points
STEPS: Final = 10  # of a round
CEILING: Final = 25
VALUES: Final = (4, 6, 8, 11)  # segments are counted up to each of these points, and beyond
MARKET_POTS: Final = 12
BOOTH_POTS: Final = 12
IDLE: Final = 6
WHOLE: Final = 200  # points on the ceiling
STEPPED: Final = 7


def base_spec(rules: Rules) -> list[Feature]:
    """What belongs to nobody, and one's own plan."""
    return [
        Feature("round", "the round, of twelve"),
        Feature("final", "whether it is the last one"),
        Feature("step", "the step of the round, one of them 1", size=STEPS),
        Feature("turn", "whose visit it is, from the seat on round the table, one of them 1", size=rules.painters),
        Feature("acts", "apprentices left in the running visit, of three"),
        Feature("booth", "whether a booth has been chosen"),
        Feature("stepped", "what the bishop has been moved by"),
        Feature("laid", "whether paint lies on the altar"),
        Feature("idle", "rounds without a restoration, of six", low=-1.0),
        Feature("tiles", "segments left, of 25"),
        Feature("distance", "segments until the last round, of 25"),
        Feature("points", "points that lie on the ceiling, of 200", high=2.0),
        Feature("values", "segments by their points, of 25", size=len(VALUES) + 1),
        Feature("demand", "pots that the ceiling asks for by colour, of 25", size=len(COLOURS), high=4.0),
        Feature("bishop", "row and column of the bishop, of four", size=2),
        Feature("near", "segments beside the bishop, of nine"),
        Feature("market", "pots on the market by colour, of twelve", size=len(COLOURS)),
        Feature("booths", "pots in each booth, of twelve", size=MOST_BOOTHS),
        Feature("own.plan", "apprentices on one's plan by location, of three", size=COLUMNS),
    ]


def painter_spec(who: str) -> list[Feature]:
    """What belongs to one seat."""
    return [
        Feature(f"{who}.score", "points so far, of 100", high=float(LAPS)),
        Feature(f"{who}.start", "how far back on the starting spaces, of four"),
        Feature(f"{who}.mood", "the mood, of the best"),
        Feature(f"{who}.hour", "the hour of getting up, of twelve; 0: not up"),
        Feature(f"{who}.place", "the place in the order of the round, from the front; 0: not known yet"),
        Feature(f"{who}.asked", "whether the seat has to decide something"),
        Feature(f"{who}.hands", "apprentices, of eight"),
        Feature(f"{who}.sheet", "apprentices on the open sheet by location, of three", size=COLUMNS),
        Feature(f"{who}.coins", "Thalers, of 40"),
        Feature(f"{who}.paints", "pots by colour, of eight", size=len(COLOURS)),
        Feature(f"{who}.restored", "restored segments, of 25"),
        Feature(f"{who}.open", "segments that the paints pay for, of 25"),
        Feature(f"{who}.best", "what the best of them brings where the bishop stands, of 20 points", low=-1.0),
        Feature(f"{who}.prospects", "what the stock promises, blended by none to three, of 40 points", size=SPACES + 1),
    ]


class Teller:
    """Tells the positions of one table as numbers."""

    __slots__ = ("modules", "worth")

    def __init__(self, modules: Sequence[ModuleFeatures]) -> None:
        self.modules: tuple[ModuleFeatures, ...] = tuple(modules)
        self.worth = Worth(DEFAULT)

    def spec(self, rules: Rules) -> tuple[Feature, ...]:
        found = base_spec(rules)
        for module in self.modules:
            found += module.spec()
        for seat in range(rules.players):
            who = OWN if seat == 0 else RIVAL
            found += painter_spec(who)
            for module in self.modules:
                found += module.seat_spec(who)
        return tuple(found)

    def features(self, s: FrescoState, seat: int) -> list[float]:
        out: list[float] = []
        w = self.worth
        w.look(s, seat, 0)
        self.tell_round(s, seat, out)
        self.tell_ceiling(s, out)
        self.tell_market(s, out)
        plan = s.plans[seat]
        out += [(plan >> 2 * column & SPACES) / SPACES for column in range(COLUMNS)]
        for module in self.modules:
            module.facts(s, seat, out)
        for step in range(s.players):
            other = (seat + step) % s.players
            self.tell_painter(s, other, out)
            for module in self.modules:
                module.seat_facts(s, other, out)
        return out

    def tell_round(self, s: FrescoState, seat: int, out: list[float]) -> None:
        out.append(most(s.round, ROUNDS))
        out.append(float(s.final))
        out += [1.0 if step == s.step else 0.0 for step in range(STEPS)]
        order, painters = s.order, s.rules.painters
        visitor = order[s.turn] if s.turn < len(order) else -1
        for step in range(painters):
            other = (seat + step) % s.players if step < s.players else step
            out.append(1.0 if other == visitor else 0.0)
        out.append(max(0, s.acts) / SPACES)
        out.append(1.0 if s.booth >= 0 else 0.0)
        out.append(most(s.stepped, STEPPED))
        out.append(1.0 if s.laid else 0.0)
        out.append(most(s.idle, IDLE))
        left = s.tiles.bit_count()
        out.append(left / CEILING)
        out.append(max(0, left - s.rules.c.final_at) / CEILING)

    def tell_ceiling(self, s: FrescoState, out: list[float]) -> None:
        points, tiles = s.rules.c.tile_points, s.tiles
        total = 0
        counts = [0] * (len(VALUES) + 1)
        for tile in range(len(points)):
            if tiles >> tile & 1:
                value = points[tile]
                total += value
                at = 0
                while at < len(VALUES) and value > VALUES[at]:
                    at += 1
                counts[at] += 1
        out.append(total / WHOLE)
        out += [count / CEILING for count in counts]
        asked = [0] * len(COLOURS)
        for cost in self.worth.costs:
            colour = 0
            while cost:
                asked[colour] += cost & MOST
                cost >>= BITS
                colour += 1
        out += [count / CEILING for count in asked]
        row, column = divmod(s.bishop, SIDE)
        out.append(row / (SIDE - 1))
        out.append(column / (SIDE - 1))
        out.append(((AROUND[s.bishop] | 1 << s.bishop) & s.unrestored).bit_count() / 9)

    def tell_market(self, s: FrescoState, out: list[float]) -> None:
        goods = self.worth.at(s.rules).goods
        pots = 0
        booths: list[int] = []
        for mask in s.rules.booth_mask:
            here = 0
            for space in s.rules.spaces:
                if s.goods & mask & 1 << space:
                    here += goods[s.stalls[space]]
            pots += here
            booths.append(here)
        out += [most(pots >> BITS * colour & MOST, MARKET_POTS) for colour in range(len(COLOURS))]
        for booth in range(MOST_BOOTHS):
            left, count = booths[booth] if booth < len(booths) else 0, 0
            while left:
                count += left & MOST
                left >>= BITS
            out.append(most(count, BOOTH_POTS))

    def tell_painter(self, s: FrescoState, other: int, out: list[float]) -> None:
        c, w = s.rules.c, self.worth
        position = s.position[other]
        out.append(min(max(0, position), LAPS * POINTS) / POINTS)
        out.append(max(0, -position) / 4)
        out.append(s.mood[other] / c.mood_top)
        out.append(s.hour[other] / HOURS)
        out.append((s.order.index(other) + 1) / s.rules.painters if s.order else 0.0)
        out.append(1.0 if s.waiting >> other & 1 else 0.0)
        out.append(most(s.hands[other], HANDS))
        sheet = s.sheets[other]
        out += [(sheet >> 2 * column & SPACES) / SPACES for column in range(COLUMNS)]
        out.append(most(s.coins[other], THALERS))
        paints = s.paints[other]
        stock = w.at(s.rules).stock(paints)
        out += [most(stock >> BITS * colour & MOST, POTS) for colour in range(len(COLOURS))]
        out.append(s.restored[other].bit_count() / CEILING)
        open_tiles = s.rules.means(paints) & s.tiles
        out.append(open_tiles.bit_count() / CEILING)
        place = w.pick(stock, s.bishop, 0, False)
        out.append(min(max((w.gain + w.paid[place]) / (CENTS * TILE), -1.0), 1.0) if place >= 0 else 0.0)
        out += [min(value / (CENTS * PROSPECT), 1.0) for value in w.prospects(stock)]
