"""What a restoration, an altar and a purse are worth."""

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import ALTAR_POINTS, BISHOP_BONUS, MONEY, TILE, AltarRestored, MoneyCounted, Restored
from bottega.games.fresco.paints import BASIC, COLOURS
from bottega.games.fresco.state import AROUND, FrescoState
from bottega.games.fresco.track import gain, gain_at_end, tell_points


def bishop_bonus(s: FrescoState, segment: int) -> int:
    if s.bishop == segment:
        return s.rules.c.bonus_on
    if AROUND[segment] >> s.bishop & 1:
        return s.rules.c.bonus_near
    return 0


def altar_colours(laid: int) -> list[int]:
    """The colours on the altar, in the order in which they were given."""
    colours: list[int] = []
    while laid:
        colours.append((laid & 15) - 1)
        laid >>= 4
    colours.reverse()
    return colours


def altar_value(s: FrescoState, colours: list[int]) -> int:
    """Three different blends make the blended altar; each other blend replaces a basic paint."""
    blends = [colour for colour in colours if colour >= BASIC]
    if len(set(blends)) == 3:
        return s.rules.c.altar_three_blends
    return s.rules.c.altar_basic + s.rules.c.altar_blend * len(blends)


def take_segment(s: FrescoState, painter: int, segment: int, cost: int) -> None:
    """Pay, score tile and bonus, take the tile; the bishop follows."""
    c = s.rules.c
    tile = s.layout[segment]
    bonus = bishop_bonus(s, segment)
    s.paints[painter] -= cost
    s.restored[painter] |= 1 << segment
    s.covered &= ~(1 << segment)
    s.tiles &= ~(1 << tile)
    s.bishop = segment
    s.idle = -1
    if s.log is not None:
        paints = tuple([COLOURS[colour] for colour in c.tile_paints[tile]]) if cost else ()
        s.log.append(Restored(painter, SEGMENT_NAMES[segment], c.tile_ids[tile], paints, c.tile_points[tile], bonus))
        tell_points(s, painter, c.tile_points[tile], TILE)
        tell_points(s, painter, bonus, BISHOP_BONUS)
    gain(s, painter, c.tile_points[tile] + bonus)


def restore_altar(s: FrescoState, painter: int, colours: list[int]) -> None:
    points = altar_value(s, colours)
    if s.log is not None:
        s.log.append(AltarRestored(painter, tuple([COLOURS[colour] for colour in colours]), points))
        tell_points(s, painter, points, ALTAR_POINTS)
    gain(s, painter, points)


def score_money(s: FrescoState) -> None:
    """In acting order; an odd Thaler gives nothing."""
    for painter in s.order:
        points = s.coins[painter] // s.rules.c.thalers_per_point
        if s.log is not None and painter < s.players:
            s.log.append(MoneyCounted(painter, s.coins[painter], points))
        tell_points(s, painter, points, MONEY)
        gain_at_end(s, painter, points)
