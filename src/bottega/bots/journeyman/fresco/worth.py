"""What goods are worth when a round is over: paint, Thalers, mood, and the tiles one may restore next."""

from bottega.bots.journeyman.fresco.payment import can_pay
from bottega.bots.journeyman.fresco.pots import FIELD, WIDTH
from bottega.bots.journeyman.fresco.situation import Situation, Tile
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.core.kept import Kept
from bottega.games.fresco.actions import SEGMENTS
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS

PRIOR_ROUNDS = 3
BASICS = (1 << WIDTH * BASIC) - 1
IN_REACH = 6  # of the tiles that can be paid, the best ones decide
MOST_PIECES = 12  # of one colour; more are worth no more


def rounds_after(s: Situation, w: Weights) -> float:
    """How many rounds follow this one, from the pace so far and the usual one, as far as modules let them."""
    if s.final:
        return 0.0
    usual = PRIOR_ROUNDS * s.painters * w.pace
    pace = (usual + SEGMENTS - len(s.tiles)) / (PRIOR_ROUNDS + s.round - 1)
    return max(1.0, min((len(s.tiles) - s.final_at) / pace, s.most_after))


class Worth:
    def __init__(self, s: Situation, w: Weights) -> None:
        self.after = after = rounds_after(s, w)
        self.w = w
        self.thaler = 1 / s.economy.thalers_per_point
        self.income = s.economy.tile_income * self.thaler * after
        self.pieces = [self.row(colour) for colour in range(len(COLOURS))]
        later = s.economy.tile_income * self.thaler * max(after - 1, 0)
        self.wanted = [] if s.final else [(tile.cost, self.prospect(tile, later)) for tile in s.tiles]
        self.wanted.sort(key=lambda tile: -tile[1])
        self.moods = [self.mood_value(s, mood) for mood in range(len(s.mood_hands))]
        self._keep: dict[int, float] = {}
        self._spare: dict[int, float] = {}

    def row(self, colour: int) -> list[float]:
        """The worth of 0, 1, 2 ... pieces of one colour that no tile in reach needs."""
        w = self.w
        if not self.after:
            return [0.0] * MOST_PIECES
        usual = w.basic if colour < BASIC else w.blend if colour < BLENDED else w.special[colour - BLENDED]
        first = usual * (w.last_paint if self.after <= 1 else 1.0)
        row = [0.0]
        while len(row) < MOST_PIECES:
            row.append(row[-1] + first * w.spare[min(len(row), len(w.spare)) - 1])
        return row

    def prospect(self, tile: Tile, later: float) -> float:
        """A tile that can be paid next round."""
        return self.w.next_tile * (tile.points + self.w.bonus + later) - self.w.action

    def mood_value(self, s: Situation, mood: int) -> float:
        w, top = self.w, len(s.mood_hands) - 1
        hands = [s.mood_hands[min(max(mood + row.mood, 0), top)] for row in s.hostel]
        ahead = w.action * min(self.after, w.mood_rounds) * sum(hands) / len(hands)
        return ahead + w.mood_step * mood * min(self.after, 3) / 3

    def spare(self, paints: int) -> float:
        """Pieces that no tile in reach needs. Basic and blended ones are kept apart, as each half repeats often."""
        basics, blends = paints & BASICS, paints & ~BASICS
        known = self._spare
        try:
            return known[basics] + known[blends]
        except KeyError:
            known[basics] = self.count(basics)
            known[blends] = self.count(blends)
            return known[basics] + known[blends]

    def count(self, paints: int) -> float:
        worth = 0.0
        for row in self.pieces:
            pieces = paints & FIELD
            worth += row[pieces] if pieces < MOST_PIECES else row[-1]
            paints >>= WIDTH
        return worth

    def keep(self, paints: int) -> float:
        """The worth of these paints for the rounds to come: one or two tiles they pay for, and what is left."""
        known = self._keep.get(paints)
        if known is None:
            known = self._keep[paints] = self.best_use(paints)
        return known

    def best_use(self, paints: int) -> float:
        """The dearest tiles come first, so it ends where even with all that is left nothing more can be gained."""
        spare, second = self.spare, self.w.second_tile
        best = most_left = spare(paints)
        payable = self.payable(paints)
        for i, (cost, gain) in enumerate(payable, 1):
            if gain + second * gain + most_left <= best:
                break
            rest = paints - cost
            left = spare(rest)
            best = max(best, gain + left)
            for other, other_gain in payable[i:]:
                if gain + second * other_gain + left <= best:
                    break
                if can_pay(rest, other):
                    best = max(best, gain + second * other_gain + spare(rest - other))
        return best

    def payable(self, paints: int) -> list[tuple[int, float]]:
        found = []
        for tile in self.wanted:
            if can_pay(paints, tile[0]):
                found.append(tile)
                if len(found) == IN_REACH:
                    break
        return found


CEILINGS = 64  # that were judged last, with all that was found out about them
KNOWN = Kept[Worth](CEILINGS)


def worth_of(s: Situation, w: Weights) -> Worth:
    """The same for everybody at the table while the ceiling stays as it is, so it is kept with all it has found."""
    return KNOWN.get(ceiling(s, w), lambda: Worth(s, w))


def ceiling(s: Situation, w: Weights) -> tuple[object, ...]:
    """All that the worth of goods depends on."""
    moods = tuple([row.mood for row in s.hostel])
    return rounds_after(s, w), s.final, s.tiles, s.economy, s.mood_hands, moods, w
