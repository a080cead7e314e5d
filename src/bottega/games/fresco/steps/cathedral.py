"""The cathedral: restorations, the bishop's step before them, and the altar."""

from typing import Final

from bottega.core.menu import Menu
from bottega.core.step import Step
from bottega.games.fresco.actions import ALTAR, ALTAR_COLOURS, BISHOP, PASS, RESTORE, SEGMENT_NAMES, SEGMENTS
from bottega.games.fresco.altar import PAINTS as ALTAR_PAINTS
from bottega.games.fresco.altar import altar_colours
from bottega.games.fresco.ceiling import AROUND
from bottega.games.fresco.events import BishopMoved, OnlySegment, PaintLaid
from bottega.games.fresco.paints import BLENDED, COLOURS, ONE
from bottega.games.fresco.rules import ALTAR_SHIFT
from bottega.games.fresco.scoring import restore, restore_altar
from bottega.games.fresco.sheet import CATHEDRAL, THEATRE
from bottega.games.fresco.state import STAYS, STEP, FrescoState
from bottega.games.fresco.steps.visits import log_idle, log_left, with_modules

# Where the parts of a mask begin.
RESTORE_SHIFT: Final = SEGMENTS
ALTAR_PART: Final = 2 * SEGMENTS
CATHEDRAL_PASS: Final = 1 << ALTAR_PART + len(ALTAR_COLOURS)

TILE_BITS: Final = (1 << ALTAR_SHIFT) - 1
ALTAR_BITS: Final = (1 << BLENDED) - 1
TWO_PAINTS: Final = (1 << 4 * (ALTAR_PAINTS - 1)) - 1  # the most that `laid` is with two paints on the altar


class Cathedral(Step):
    """Each apprentice restores a segment, with an optional step of the bishop before it, or the altar."""

    def __init__(self, name: str, column: int) -> None:
        self.name = name
        self.column = column

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(self.column)
        if painter < 0:
            return
        if s.segment >= 0:
            restore(s, painter, s.segment)
            return
        if s.laid > TWO_PAINTS:
            adorn_altar(s, painter)
            return
        rules = s.rules
        for module in rules.at_cathedral:
            if module.visit(s, painter, CATHEDRAL):
                return
        mask = cathedral_mask(s, painter)
        if mask == 0:
            log_idle(s, painter, s.acts)
            s.acts = 0
        elif rules.secretive and s.laid == 0 and (s.stepped & STAYS == 0 or hides(s, painter)):
            # That somebody has only one thing to do would tell what he does not hold.
            s.ask(painter, rules.cathedral_menu, mask)
        else:
            if s.log is not None and s.stepped & STEP and mask < 1 << ALTAR_PART and mask & mask - 1 == 0:
                s.log.append(OnlySegment(painter, SEGMENT_NAMES[mask.bit_length() - 1 - RESTORE_SHIFT]))
            s.offer(painter, rules.cathedral_menu, mask)

    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        painter = s.order[s.turn]
        if action == PASS:
            log_left(s, painter)
            s.acts = 0
        elif action >= ALTAR:
            lay_paint(s, painter, action - ALTAR)
        elif action >= RESTORE:
            restore(s, painter, action - RESTORE)
        else:
            self.move_bishop(s, painter, action - BISHOP)

    def move_bishop(self, s: FrescoState, painter: int, segment: int) -> None:
        s.stepped |= STEP
        s.bishop = segment
        s.coins[painter] -= s.rules.c.step_price
        if s.log is not None:
            s.log.append(BishopMoved(painter, SEGMENT_NAMES[segment], s.rules.c.step_price))


def hides(s: FrescoState, painter: int) -> bool:
    for module in s.rules.on_hides:  # noqa: SIM110 - a generator would cost more on the hot path
        if module.hides(s, painter):
            return True
    return False


def cathedral_mask(s: FrescoState, painter: int) -> int:
    """What the apprentice at work can do."""
    rules = s.rules
    if s.laid:
        mask = (rules.altar.follow(s.paints[painter], altar_colours(s.laid)) & ALTAR_BITS) << ALTAR_PART
        return with_modules(s, painter, "cathedral", rules.cathedral_added, mask)
    means = rules.means(s.paints[painter])
    segments = payable(s, means)
    changed = rules.cathedral_changed
    if changed:
        for module in rules.on_filter_segments:
            segments = module.filter_segments(s, painter, segments)
    stepped = s.stepped
    mask = segments << RESTORE_SHIFT
    if stepped == 0:
        mask |= (means >> ALTAR_SHIFT & ALTAR_BITS) << ALTAR_PART
    if segments and stepped & (STEP | STAYS) == 0 and s.coins[painter] >= rules.c.step_price:
        mask |= AROUND[s.bishop]
    if changed:
        mask = with_modules(s, painter, "cathedral", rules.cathedral_added, mask)
    # What binds to a restoration exists only before one, so nobody may leave (F-OQ-41).
    return mask | CATHEDRAL_PASS if mask and stepped == 0 else mask


def payable(s: FrescoState, means: int) -> int:
    """The unrestored segments that these means pay for."""
    tiles = means & TILE_BITS & s.tiles
    segments = 0
    while tiles:
        low = tiles & -tiles
        segments |= 1 << s.where[low.bit_length() - 1]
        tiles ^= low
    return segments


def restorable(s: FrescoState, painter: int) -> int:
    """The segments that the apprentice at work can restore."""
    segments = payable(s, s.rules.means(s.paints[painter]))
    for module in s.rules.on_filter_segments:
        segments = module.filter_segments(s, painter, segments)
    return segments


def lay_paint(s: FrescoState, painter: int, colour: int) -> None:
    """Put one paint on the altar; the third one restores it."""
    s.paints[painter] -= ONE[colour]
    s.laid = s.laid << 4 | colour + 1
    if s.log is not None:
        s.log.append(PaintLaid(painter, COLOURS[colour]))
    if s.laid > TWO_PAINTS:
        adorn_altar(s, painter)


def adorn_altar(s: FrescoState, painter: int) -> None:
    """Ask what the painter may add to the altar; when nobody has a question any more, it is restored."""
    for module in s.rules.on_adorning:
        if module.adorning(s, painter):
            return
    colours = altar_colours(s.laid)
    s.laid = 0
    s.acts -= 1
    restore_altar(s, painter, colours)


CATHEDRAL_STEP: Final = Cathedral("cathedral", CATHEDRAL)
SECOND_VISIT: Final = Cathedral("cathedral.2", THEATRE)
CATHEDRAL_MENU: Final = Menu(
    3,
    "cathedral",
    (
        *range(BISHOP, BISHOP + SEGMENTS),
        *range(RESTORE, RESTORE + SEGMENTS),
        *range(ALTAR, ALTAR + len(ALTAR_COLOURS)),
        PASS,
    ),
    CATHEDRAL_STEP,
)
