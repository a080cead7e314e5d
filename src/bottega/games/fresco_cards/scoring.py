"""What a restored section is worth, what follows from it, and the end of the game."""

from bottega.core.bits import bits
from bottega.games.fresco_cards.components import TURNS
from bottega.games.fresco_cards.events import (
    EndCalled,
    FavouriteChanged,
    GameEnded,
    Restored,
    RowRefilled,
    TilesRefilled,
    TileUsed,
    Turned,
)
from bottega.games.fresco_cards.paints import (
    COLOURS,
    ONE_TILE,
    PAINT_TILE,
    SECTION_NAMES,
    TILE_FIELD,
    TILE_WIDTH,
    TILES,
)
from bottega.games.fresco_cards.piles import discard_laid, names
from bottega.games.fresco_cards.spent import earned, laid_out
from bottega.games.fresco_cards.state import WALL_FIELD, WALL_WIDTH, CardsState, wall


def restore_section(s: CardsState, seat: int) -> None:
    """The section is paid for: it is turned for symbols, mixes and the favourite colour, three times at most."""
    c, section = s.rules.c, s.section
    favourite = s.favourite >= 0 and c.needs[section] >> s.favourite & 1 == 1
    turns = s.symbols + s.mixes
    if favourite:
        turns += 1
        s.pleased = 1
    if turns > TURNS:
        turns = TURNS
    s.walls[seat] = s.walls[seat] << WALL_WIDTH | section * 4 + turns + 1
    s.row = replaced(s.row, s.row.index(section), -1)
    s.open ^= 1 << section
    s.section = -1
    s.fresh += 1
    s.quota -= 1
    if s.log is not None:
        paints = [COLOURS[colour] for colour in bits(s.paid_tiles)]
        s.log.append(
            Restored(
                seat,
                SECTION_NAMES[section],
                names(s.paid),
                tuple(paints),
                s.symbols,
                s.mixes,
                favourite,
                turns,
                c.points[section][turns],
                tuple([names(cards) for cards in laid_out(c, c.paints[section], s.paid, s.paid_tiles, False)]),
                earned(c.points[section], s.symbols, s.mixes, favourite),
            )
        )
    if s.paid_tiles:
        for colour in bits(s.paid_tiles):
            use_tile(s, seat, PAINT_TILE + colour)
    forget_payment(s)
    if not s.reason and restored(s, seat) >= s.rules.end_at:
        call_end(s, seat, "sections")


def use_tile(s: CardsState, seat: int, sort: int) -> None:
    """A used tile leaves the game."""
    s.tiles[seat] -= ONE_TILE[sort]
    s.tiles_used += ONE_TILE[sort]
    if s.log is not None:
        s.log.append(TileUsed(seat, TILES[sort]))


def forget_payment(s: CardsState) -> None:
    s.paying = 0
    s.paid = 0
    s.paid_tiles = 0
    s.symbols = 0
    s.mixes = 0


def restored(s: CardsState, seat: int) -> int:
    """The number of sections in front of a seat."""
    return (s.walls[seat].bit_length() + WALL_WIDTH - 1) // WALL_WIDTH


def can_turn(s: CardsState, seat: int) -> bool:
    """Is there a turn tile, and a turn left in the section just restored? A wasted one is not offered (C-OQ-7)."""
    return s.tiles[seat] & TILE_FIELD > 0 and (s.walls[seat] & WALL_FIELD) - 1 & 3 < TURNS


def turn_by_tile(s: CardsState, seat: int) -> None:
    s.walls[seat] += 1
    if s.log is not None:
        section, turns = wall(s.walls[seat])[-1]
        points = s.rules.c.points[section]
        s.log.append(Turned(seat, SECTION_NAMES[section], turns, points[turns], points[turns] - points[turns - 1]))


def clean_up(s: CardsState) -> None:
    """Once, after all restorations of the turn: used cards, action tiles, row, bishop tile, in this order (C-OQ-3)."""
    s.fresh = 0
    discard_laid(s)
    refill_display(s)
    refill_row(s)
    if s.pleased:
        s.pleased = 0
        change_favourite(s)
    if not s.reason and s.open == 0:
        call_end(s, s.seat, "no-sections")


def refill_display(s: CardsState) -> None:
    display, new = list(s.display), []
    for place, tile in enumerate(s.display):
        if tile < 0 and s.tiles_left:
            s.tiles_left -= 1
            display[place] = s.tile_order[s.tiles_left]
            new.append(display[place])
    s.display = tuple(display)
    if s.log is not None and new:
        s.log.append(TilesRefilled(tuple([TILES[tile] for tile in new])))


def refill_row(s: CardsState) -> None:
    row, new = list(s.row), []
    for place, section in enumerate(s.row):
        if section < 0 and s.sections_left:
            s.sections_left -= 1
            row[place] = s.section_order[s.sections_left]
            s.open |= 1 << row[place]
            new.append(row[place])
    s.row = tuple(row)
    if s.log is not None and new:
        s.log.append(RowRefilled(tuple([SECTION_NAMES[section] for section in new])))


def replaced(things: tuple[int, ...], place: int, thing: int) -> tuple[int, ...]:
    """
    >>> replaced((4, -1, 6), 1, 5)
    (4, 5, 6)
    """
    return (*things[:place], thing, *things[place + 1 :])


def change_favourite(s: CardsState) -> None:
    s.favourite = -1
    if s.bishops_left:
        s.bishops_left -= 1
        s.favourite = s.bishop_order[s.bishops_left]
        s.bishops_seen += 1 << TILE_WIDTH * s.favourite
    if s.log is not None:
        s.log.append(FavouriteChanged(COLOURS[s.favourite] if s.favourite >= 0 else None))


def call_end(s: CardsState, seat: int, reason: str) -> None:
    s.reason = reason
    if s.log is not None:
        s.log.append(EndCalled(seat, reason))


def finish(s: CardsState) -> None:
    s.ended = 1
    if s.log is not None:
        seats = range(s.players)
        sections = tuple([s.section_points(seat) for seat in seats])
        tiles = tuple([s.tile_points(seat) for seat in seats])
        s.log.append(GameEnded(s.reason, sections, tiles, s.scores(), s.ranking()[0]))
