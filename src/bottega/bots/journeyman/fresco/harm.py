"""What a closed booth takes from those who come later."""

from collections.abc import Sequence

from bottega.bots.journeyman.fresco.situation import Rival, Situation, Ware
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import Worth

MARKET = 0


def most_harmful(s: Situation, w: Weights, booths: Sequence[int]) -> int:
    """The booth whose loss hurts the later shoppers most."""
    worth = Worth(s, w)
    return max(booths, key=lambda booth: harm(s, worth, booth))


def harm(s: Situation, worth: Worth, booth: int) -> float:
    return sum([loss(s, worth, rival, booth) for rival in later_shoppers(s)])


def later_shoppers(s: Situation) -> list[Rival]:
    mine = s.order.index(s.seat)
    return [r for r in s.rivals if r.person and r.sheet[MARKET] and s.order.index(r.painter) > mine]


def loss(s: Situation, worth: Worth, rival: Rival, closed: int) -> float:
    """What the rival's best booth brings him now, less his best one without this booth."""
    offers = [bargain(worth, rival, wares) for wares in s.booths]
    without = [offer for booth, offer in enumerate(offers) if booth != closed]
    return max(offers) - max([0.0, *without])


def bargain(worth: Worth, rival: Rival, wares: Sequence[Ware]) -> float:
    """What the rival gains by his best purchases at one booth."""
    acts = min(rival.sheet[MARKET], rival.coins // rival.price if rival.price else len(wares))
    paints, gain = rival.paints, 0.0
    left = list(wares)
    for _ in range(min(acts, len(left))):
        ware = max(left, key=lambda ware: worth.keep(paints + ware.paints))
        gain += worth.keep(paints + ware.paints) - worth.keep(paints) - rival.price * worth.thaler
        paints += ware.paints
        left.remove(ware)
    return max(gain, 0.0)
