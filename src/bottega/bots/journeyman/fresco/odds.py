"""What rivals who act earlier may leave: open booths and unrestored segments."""

from collections.abc import Mapping

from bottega.bots.journeyman.fresco.payment import payable
from bottega.bots.journeyman.fresco.places import CATHEDRAL, MARKET
from bottega.bots.journeyman.fresco.pots import FIELD, WIDTH
from bottega.bots.journeyman.fresco.situation import Painter, Situation, Tile
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.games.fresco.actions import SEGMENTS
from bottega.games.fresco.paints import BASIC, COLOURS

REVEALED = ("market", "cathedral", "studio", "workshop", "theatre", "cathedral.2")
BUYS_FOR_SURE = 0.97
RESTORES_FOR_SURE = 0.85

Earlier = Mapping[int, float]  # how likely each rival acts before me


def earlier_now(s: Situation) -> Earlier:
    """After everybody has got up the order is known."""
    mine = s.order.index(s.seat)
    return {rival.painter: 1.0 if s.order.index(rival.painter) < mine else 0.0 for rival in s.rivals}


def earlier_at(s: Situation, hour: int) -> Earlier:
    """While some still choose: each free hour is as likely as the others."""
    free = [row.hour for row in s.hostel if row.painter is None and row.hour != hour]
    before = sum([1 for other in free if other < hour]) / len(free) if free else 0.0
    return {rival.painter: before if not rival.hour else 1.0 if rival.hour < hour else 0.0 for rival in s.rivals}


def open_booths(s: Situation, w: Weights, earlier: Earlier) -> list[float]:
    """How likely each booth is still open at my turn; the bigger ones go first."""
    sizes = [len(booth) for booth in s.booths]
    everything = sum(sizes) or 1
    chances = []
    for size in sizes:
        chance = 1.0
        for rival in s.rivals:
            chance *= 1 - earlier[rival.painter] * visits_market(s, w, rival) * size / everything
        chances.append(chance if size else 0.0)
    return chances


def visits_market(s: Situation, w: Weights, rival: Painter) -> float:
    if s.phase in REVEALED or not rival.person:
        return BUYS_FOR_SURE if rival.sheet[MARKET] else 0.0
    return w.visits_market


def covered_still(s: Situation, w: Weights, earlier: Earlier) -> list[float]:
    """How likely each segment is still unrestored at my turn in the cathedral."""
    chances = [1.0] * SEGMENTS
    for rival in s.rivals:
        before = earlier[rival.painter]
        if before == 0.0:
            continue
        for tile, taken in wants(s, w, rival):
            chances[tile.segment] *= 1 - before * taken
    return chances


def wants(s: Situation, w: Weights, rival: Painter) -> list[tuple[Tile, float]]:
    """The tiles a rival may restore this round, and how likely."""
    revealed = s.phase in REVEALED or not rival.person
    if revealed and not rival.sheet[CATHEDRAL]:
        return []
    if not rival.person:
        return [(tile, RESTORES_FOR_SURE / len(s.tiles)) for tile in s.tiles]
    in_reach = payable(rival.paints, s.tiles)
    acts = rival.sheet[CATHEDRAL] if revealed else 1
    likely = min(RESTORES_FOR_SURE if revealed else w.restores, acts / len(in_reach)) if in_reach else 0.0
    found = [(tile, likely) for tile in in_reach]
    if s.phase in ("get-up", "planning") or (s.phase == "market" and rival.sheet[MARKET]):
        found += [
            (tile, w.restores_after_market) for tile in s.tiles if tile not in in_reach and buyable(rival.paints, tile)
        ]
    return found


def buyable(paints: int, tile: Tile) -> bool:
    """Whether a visit to the market can bring what is missing: a few basic paints."""
    missing = 0
    for colour in range(len(COLOURS)):
        shift = WIDTH * colour
        lack = (tile.cost >> shift & FIELD) - (paints >> shift & FIELD)
        if lack > 0:
            if colour >= BASIC:
                return False
            missing += lack
    return missing <= 2
