"""What a restoration, an altar and a purse are worth."""

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.ceiling import AROUND
from bottega.games.fresco.events import (
    ALTAR_POINTS,
    BISHOP_BONUS,
    MONEY,
    SPARED,
    TILE,
    AltarRestored,
    MoneyCounted,
    Restored,
)
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import gain, gain_at_end, log_points


def bishop_bonus(s: FrescoState, segment: int) -> int:
    if s.bishop == segment:
        return s.rules.c.bonus_on
    if AROUND[segment] >> s.bishop & 1:
        return s.rules.c.bonus_near
    return 0


def awarded_bonus(s: FrescoState, painter: int, segment: int) -> int:
    """The bishop's bonus that this painter would get."""
    bonus = bishop_bonus(s, segment)
    if bonus:
        for module in s.rules.on_bonus:
            bonus = module.bonus(s, painter, bonus)
    return bonus


def restore(s: FrescoState, painter: int, segment: int) -> None:
    """Ask what the painter may add to his restoration; when nobody has a question any more, it is carried out."""
    if s.rules.on_restoring:
        s.segment = segment
        for module in s.rules.on_restoring:
            if module.restoring(s, painter, segment):
                return
        s.segment = -1
    s.acts -= 1
    s.stepped = 0
    take_segment(s, painter, segment)


def take_segment(s: FrescoState, painter: int, segment: int) -> None:
    """Pay, score everything at once (F-OQ-47), take the tile; the bishop follows."""
    rules = s.rules
    c = rules.c
    tile = s.layout[segment]
    bonus = awarded_bonus(s, painter, segment) if rules.on_bonus else bishop_bonus(s, segment)
    points = c.tile_points[tile] + bonus
    if painter < s.players:
        s.paints[painter] -= c.tile_cost[tile]
    if s.log is not None:
        paints = tuple([COLOURS[colour] for colour in c.tile_paints[tile]]) if painter < s.players else ()
        s.log.append(Restored(painter, SEGMENT_NAMES[segment], c.tile_ids[tile], paints, c.tile_points[tile], bonus))
        log_points(s, painter, c.tile_points[tile], TILE)
        log_points(s, painter, bonus, BISHOP_BONUS)
    for module in rules.on_worth:
        points += module.worth(s, painter, segment)
    if points < 0:
        # Nobody ever moves back (F-M06-28); what comes on top is not touched by that (F-OQ-48).
        log_points(s, painter, -points, SPARED)
        points = 0
    for module in rules.on_extra_points:
        points += module.extra_points(s, painter, segment)
    s.restored[painter] |= 1 << segment
    s.unrestored &= ~(1 << segment)
    s.tiles &= ~(1 << tile)
    s.bishop = segment
    s.idle = s.altars_only = -1
    gain(s, painter, points)


def restore_altar(s: FrescoState, painter: int, colours: list[int]) -> None:
    points = s.rules.altar.value(colours)
    if s.rules.altar_is_work:
        s.idle = -1
    if s.log is not None:
        s.log.append(AltarRestored(painter, tuple([COLOURS[colour] for colour in colours]), points))
        log_points(s, painter, points, ALTAR_POINTS)
    for module in s.rules.on_altar_worth:
        points += module.altar_worth(s, painter)
    gain(s, painter, points)


def earn(s: FrescoState, painter: int, thalers: int) -> None:
    """The one door through which earned money comes."""
    s.coins[painter] += thalers
    for module in s.rules.on_earned:
        module.earned(s, painter, thalers)


def purse_with(s: FrescoState, painter: int, thalers: int) -> int:
    """What would be in the purse after `earn`."""
    return s.coins[painter] + thalers - sum([module.not_paid_out(s, painter, thalers) for module in s.rules.modules])


def score_money(s: FrescoState) -> None:
    """In acting order; an odd Thaler gives nothing."""
    for painter in s.order:
        points = s.coins[painter] // s.rules.c.thalers_per_point
        if s.log is not None and painter < s.players:
            s.log.append(MoneyCounted(painter, s.coins[painter], points))
        log_points(s, painter, points, MONEY)
        gain_at_end(s, painter, points)
