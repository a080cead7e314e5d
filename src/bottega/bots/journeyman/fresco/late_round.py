"""The end of one's round, from the workshop on: nothing there depends on rivals, so every answer is kept."""

from operator import itemgetter

from bottega.bots.journeyman.fresco.altar import Altars
from bottega.bots.journeyman.fresco.cathedral import DISTANCE, KEPT
from bottega.bots.journeyman.fresco.payment import can_pay, payable
from bottega.bots.journeyman.fresco.pots import ONE
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import CEILINGS, Worth, ceiling, worth_of
from bottega.core.kept import Kept
from bottega.games.fresco.actions import SIDE

MOST = 3  # apprentices at one place
COUNTS = range(MOST + 1)

Visit = tuple[float, int, int, int]  # points, paints left, the bishop, and what is restored


Blends = tuple[tuple[int, ...], int]  # how often each recipe is used, and the paints that are then there


class Answers:
    """What has been found for one ceiling and, in the final round, one place of the bishop, by paints."""

    def __init__(self, s: Situation, worth: Worth) -> None:
        self.worth = worth
        self.altars = Altars(s.economy, worth)
        self.recipes = [(ONE[first] + ONE[second], ONE[result]) for first, second, result in s.economy.recipes]
        bonuses = (s.economy.bonus_on, s.economy.bonus_near, *[0] * SIDE)
        self.bonuses = [[bonuses[distance] for distance in row] for row in DISTANCE]
        self.usual: dict[int, list[float]] = {}
        self.final: dict[int, list[list[float]]] = {}
        self.finish: dict[int, list[float]] = {}


KNOWN = Kept[Answers](CEILINGS)


class LateRound:
    def __init__(self, s: Situation, w: Weights) -> None:
        self.s = s
        self.w = w
        key = ceiling(s, w), s.bishop if s.final else None
        known = KNOWN.get(key, lambda: Answers(s, worth_of(s, w)))
        self.worth = known.worth
        self.altars = known.altars
        self.recipes = known.recipes
        self.bonuses = known.bonuses
        self._usual = known.usual
        self._final = known.final
        self._finish = known.finish

    def values(self, paints: int, mood: int) -> list[float]:
        """The worth of it by apprentices in the workshop and, for each of these, at the last place."""
        if self.s.final:
            return [value for row in self.final(paints) for value in row]
        top = len(self.worth.moods) - 1
        moods = [self.worth.moods[min(mood + self.s.economy.theatre * visits, top)] for visits in COUNTS]
        return [value + gain for value in self.usual(paints) for gain in moods]

    def paint_value(self, paints: int) -> float:
        """What these paints may be good for, before it is known who works where."""
        return self.finish(paints)[MOST] if self.s.final else self.worth.keep(paints)

    def usual(self, paints: int) -> list[float]:
        """By apprentices in the workshop: the worth of the paints for the next round."""
        known = self._usual.get(paints)
        if known is None:
            keep = self.worth.keep
            known = [keep(paints)] * len(COUNTS)
            for workers, blended in self.work(paints):
                value = keep(blended)
                if value > known[workers]:
                    known[workers] = value
            for workers in COUNTS[1:]:
                known[workers] = max(known[workers - 1], known[workers])
            self._usual[paints] = known
        return known

    def final(self, paints: int) -> list[list[float]]:
        """By apprentices in the workshop and at the second visit to the cathedral: the points of that visit."""
        known = self._final.get(paints)
        if known is None:
            known = [self.finish(paints) for _ in COUNTS]
            for workers, blended in self.work(paints):
                known[workers] = better(known[workers], self.finish(blended))
            for workers in COUNTS[1:]:
                known[workers] = better(known[workers - 1], known[workers])
            self._final[paints] = known
        return known

    def finish(self, paints: int) -> list[float]:
        """By apprentices at the second visit: its points with these paints. Nothing is worth keeping after it, and no
        money is left for the bishop's steps, so this is the cathedral in short."""
        known = self._finish.get(paints)
        if known is None:
            known = [0.0]
            front = [(0.0, paints, self.s.bishop, 0)]
            for _ in range(MOST):
                front = sorted(self.visits(front), key=itemgetter(0), reverse=True)[:KEPT]
                known.append(max(known[-1], front[0][0]) if front else known[-1])
            self._finish[paints] = known
        return known

    def visits(self, front: list[Visit]) -> list[Visit]:
        """What one more apprentice may do after each of these."""
        found = []
        for value, paints, bishop, gone in front:
            bonuses = self.bonuses[bishop]
            for tile in payable(paints, self.s.tiles):
                if not gone >> tile.segment & 1:
                    points = self.w.last_visit * (tile.points + bonuses[tile.segment])
                    found.append((value + points, paints - tile.cost, tile.segment, gone | 1 << tile.segment))
            altar = self.altars.best(paints)
            if altar is not None:
                found.append((value + altar.points, paints - altar.cost, bishop, gone))
        return found

    def work(self, paints: int) -> list[tuple[int, int]]:
        """Every outcome of the workshop with the number of apprentices that it takes."""
        each = self.s.economy.blends_each
        found = [(0, paints)]
        for cost, gain in self.recipes:
            more: list[tuple[int, int]] = []
            for blends, left in found:
                more.append((blends, left))
                for count in range(blends + 1, each * MOST + 1):
                    if not can_pay(left, cost):
                        break
                    left += gain - cost
                    more.append((count, left))
            found = more
        return [((blends + each - 1) // each, left) for blends, left in found]

    def blends(self, paints: int, most: int) -> list[Blends]:
        """Every way to blend up to `most` times; what one recipe gives may go into a later one."""
        found: list[Blends] = [((), paints)]
        for cost, gain in self.recipes:
            found = [more for blends in found for more in again(blends, most - sum(blends[0]), cost, gain)]
        return found


def better(one: list[float], other: list[float]) -> list[float]:
    """The greater of each pair."""
    return [max(a, b) for a, b in zip(one, other, strict=True)]


def again(blends: Blends, most: int, cost: int, gain: int) -> list[Blends]:
    """One recipe up to `most` times after what has been blended."""
    counts, paints = blends
    found = [((*counts, 0), paints)]
    for count in range(1, most + 1):
        if not can_pay(paints, cost):
            break
        paints += gain - cost
        found.append(((*counts, count), paints))
    return found
