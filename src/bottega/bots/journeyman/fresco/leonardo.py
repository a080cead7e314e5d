"""Leonardo's decisions, made for one's own good."""

from collections.abc import Sequence
from dataclasses import replace

from bottega.bots.journeyman.fresco.altar import Altars
from bottega.bots.journeyman.fresco.cathedral import Cathedral, Use
from bottega.bots.journeyman.fresco.closing import most_harmful
from bottega.bots.journeyman.fresco.places import CATHEDRAL
from bottega.bots.journeyman.fresco.situation import Painter, Row, Situation
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import Worth, worth_of
from bottega.games.fresco.actions import SEGMENTS

USUAL_PURCHASES = 2


def best_hour(s: Situation, w: Weights, hours: Sequence[int]) -> int:
    """Leave me a good hour, leave the others a worse one, and let him act before them, after me."""
    worth = worth_of(s, w)
    return max(hours, key=lambda hour: hour_value(s, w, worth, hour))


def hour_value(s: Situation, w: Weights, worth: Worth, hour: int) -> float:
    rivals = [rival for rival in s.rivals if rival.person]
    left = [row for row in s.hostel if row.painter is None and row.hour != hour]
    value = hour_left(s, w, worth, s.me, left)
    value -= sum([hour_left(s, w, worth, rival, left) for rival in rivals]) / len(rivals)
    value += sum([w.leonardo_before for rival in rivals if hour < rival.hour]) / len(rivals)
    return value - (w.leonardo_before / 2 if hour < s.me.hour else 0.0)


def hour_left(s: Situation, w: Weights, worth: Worth, painter: Painter, left: Sequence[Row]) -> float:
    """The best hour he can still get, by mood and price."""
    if painter.hour:
        return 0.0
    return max([comfort(s, w, worth, painter, row) for row in left], default=0.0)


def comfort(s: Situation, w: Weights, worth: Worth, painter: Painter, row: Row) -> float:
    mood = min(max(painter.mood + row.mood, 0), len(s.mood_hands) - 1)
    return worth.moods[mood] + w.action * s.mood_hands[mood] - USUAL_PURCHASES * row.price * worth.thaler


def best_booth(s: Situation, w: Weights, booths: Sequence[int]) -> int:
    return most_harmful(s, worth_of(s, w), booths, by=s.visitor)


def best_segment(s: Situation, w: Weights, segments: Sequence[int]) -> int:
    """The tile whose loss, with the bishop then standing there, costs me least and the others most."""
    return max(segments, key=lambda segment: lead_after(s, w, segment))


def lead_after(s: Situation, w: Weights, segment: int) -> float:
    then = replace(s, tiles=tuple([tile for tile in s.tiles if tile.segment != segment]), bishop=segment)
    worth = worth_of(then, w)
    cathedral = Cathedral(then, worth, Altars(s.economy, worth), [1.0] * SEGMENTS)
    rivals = [rival for rival in s.rivals if rival.person]
    mine = prospects(cathedral, s.me)
    return mine - sum([prospects(cathedral, rival) for rival in rivals]) / len(rivals)


def prospects(cathedral: Cathedral, painter: Painter) -> float:
    """What his paints are good for, in the cathedral this round if he has yet to go there, and later."""
    s = cathedral.s
    following = s.order[s.order.index(s.visitor) + 1 :]
    acts = painter.sheet[CATHEDRAL] if painter.painter in following else 0
    start = Use(0.0, painter.paints, painter.coins, s.bishop, 0, None)
    return max([cathedral.prospect(use) for uses in cathedral.uses(start, acts) for use in uses])
