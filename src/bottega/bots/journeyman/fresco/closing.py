"""What a closed booth takes from those who come later."""

from collections.abc import Sequence

from bottega.bots.journeyman.fresco.places import MARKET
from bottega.bots.journeyman.fresco.situation import Painter, Situation, Ware
from bottega.bots.journeyman.fresco.worth import Worth


def most_harmful(s: Situation, worth: Worth, booths: Sequence[int], by: int) -> int:
    """The booth whose loss hurts the rivals who shop after `by` most, and me least."""
    later = later_shoppers(s, by)
    return max(booths, key=lambda booth: harm(s, worth, later, booth))


def harm(s: Situation, worth: Worth, later: Sequence[Painter], booth: int) -> float:
    """Counted as a lead over the average rival: what I lose hurts more than what one of several rivals loses."""
    rivals = sum([1 for rival in s.rivals if rival.person])
    losses = [(painter, loss(s, worth, painter, booth)) for painter in later]
    return sum([-lost if painter is s.me else lost / rivals for painter, lost in losses])


def later_shoppers(s: Situation, by: int) -> list[Painter]:
    following = s.order[s.order.index(by) + 1 :]
    return [p for p in (s.me, *s.rivals) if p.person and p.sheet[MARKET] and p.painter in following]


def loss(s: Situation, worth: Worth, painter: Painter, closed: int) -> float:
    """What his best booth brings him now, less his best one without this booth."""
    offers = [bargain(worth, painter, wares) for wares in s.booths]
    without = [offer for booth, offer in enumerate(offers) if booth != closed]
    return max(offers) - max([0.0, *without])


def bargain(worth: Worth, painter: Painter, wares: Sequence[Ware]) -> float:
    """What he gains by his best purchases at one booth."""
    price, paints, gain = painter.price, painter.paints, 0.0
    left = list(wares)
    for _ in range(min(painter.sheet[MARKET], len(left), painter.coins // price if price else len(left))):
        worths = [worth.keep(paints + ware.paints) for ware in left]
        best = max(worths)
        gain += best - worth.keep(paints) - price * worth.thaler
        paints += left.pop(worths.index(best)).paints
    return max(gain, 0.0)
