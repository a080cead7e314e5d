"""A round of Fresco, step by step.

Opening, getting up, planning, the five locations in their order, then the preparation of the next round or, after
the final round, the scoring.
"""

from typing import Final

from bottega.core.menu import Decider
from bottega.core.step import Step
from bottega.games.fresco.actions import (
    ALTAR,
    ATTEND,
    BISHOP,
    BLEND,
    BUY,
    CLOSE,
    EARN,
    MOST_SPACES,
    PASS,
    PLACES,
    PLAN,
    READY,
    RESTORE,
    RISE,
    SEGMENT_NAMES,
)
from bottega.games.fresco.altar import PAINTS as ALTAR_PAINTS
from bottega.games.fresco.altar import altar_colours
from bottega.games.fresco.events import (
    Attended,
    BishopMoved,
    Blended,
    BoothShut,
    Bought,
    Earned,
    GameEnded,
    GotReady,
    Income,
    Left,
    MarketLaid,
    PaintLaid,
    Planned,
    Revealed,
    Rose,
    RoundBegan,
    StartRotated,
)
from bottega.games.fresco.menus import (
    ALTAR_PART,
    CATHEDRAL_PASS,
    CLOSE_SHIFT,
    MARKET_PASS,
    RESTORE_SHIFT,
    WORKSHOP_PASS,
)
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, ONE
from bottega.games.fresco.scoring import earn, restore, restore_altar, score_money
from bottega.games.fresco.state import (
    ALTAR_SHIFT,
    AROUND,
    BLEND_SHIFT,
    CATHEDRAL,
    COLUMNS,
    COUNTS,
    MARKET,
    SPACES,
    START_SPACES,
    STAYS,
    STEP,
    STUDIO,
    THEATRE,
    WORKSHOP,
    Added,
    FrescoState,
    unpack_plan,
)

READY_BIT: Final = 1 << len(PLACES)
TILE_BITS: Final = (1 << ALTAR_SHIFT) - 1
ALTAR_BITS: Final = (1 << BLENDED) - 1
BLEND_BITS: Final = (1 << BLENDED - BASIC) - 1
EARN_OR_PASS: Final = 3
TWO_PAINTS: Final = (1 << 4 * (ALTAR_PAINTS - 1)) - 1  # the most that `laid` is with two paints on the altar
ALTARS_TO_IDLENESS: Final = 5  # rounds with nothing but altars end a game as one without any work does


def plan_masks(final: bool) -> list[int]:
    """For each plan the places that still have a space, and `ready`."""
    fifth = 1 << COLUMNS if final else 1 << COLUMNS - 1
    masks: list[int] = []
    for plan in range(1 << 2 * COLUMNS):
        mask = READY_BIT
        for column, here in enumerate(unpack_plan(plan)):
            if here < SPACES:
                mask |= fifth if column == THEATRE else 1 << column
        masks.append(mask)
    return masks


PLAN_MASKS: Final = (plan_masks(False), plan_masks(True))
PLACED: Final = [sum(unpack_plan(plan)) for plan in range(1 << 2 * COLUMNS)]


class OpenRound(Step):
    """The end is tested before anybody gets up, so that everybody knows (F-OQ-69)."""

    name = "open-round"

    def go(self, s: FrescoState) -> None:
        rules = s.rules
        if s.tiles.bit_count() <= rules.c.final_at:
            s.reason = "few-tiles"
        elif s.idle >= rules.idle_rounds or s.altars_only >= ALTARS_TO_IDLENESS * rules.idle_rounds:
            s.reason = "idle"
        else:
            for module in rules.on_ends:
                s.reason = s.reason or module.ends(s)
        s.final = 1 if s.reason else 0
        s.choosers = tuple(sorted(range(rules.painters), key=s.position.__getitem__))
        if s.log is not None:
            s.log.append(RoundBegan(s.round, bool(s.final), s.choosers))
        for module in rules.on_open_round:
            module.open_round(s)
        s.next_step()


class GetUp(Step):
    """Rear to front, each painter takes a free hour."""

    name = "get-up"

    def go(self, s: FrescoState) -> None:
        if s.turn < len(s.choosers):
            painter = s.choosers[s.turn]
            if s.hour[painter]:
                adjust(s, painter, s.hands[painter])
                return
            mask = s.rules.hours_mask & ~s.beds
            if s.rules.rise_added.every and painter < s.players:
                for module, shift in s.rules.rise_added.every:
                    mask |= module.options(s, painter, "rise") << shift
                s.ask(painter, s.rules.rise_menu, mask)
            else:
                s.offer(s.seat_of(painter), s.rules.rise_menu, mask)
            return
        s.order = tuple(sorted(s.choosers, key=s.hour.__getitem__))
        s.next_step()


class Rising(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        c = s.rules.c
        painter = s.choosers[s.turn]
        hour = action - RISE + 1
        s.hour[painter] = hour
        s.beds |= 1 << hour - 1
        before, hands = s.mood[painter], s.hands[painter]
        if painter < s.players:
            mood = risen(s, painter, hour) if s.rules.on_rouse else c.risen[hour][before]
            s.mood[painter] = mood
            s.hands[painter] = apprentices(s, painter, mood)
        if s.log is not None:
            values = c.mood_values
            s.log.append(Rose(painter, hour, values[before], values[s.mood[painter]], s.hands[painter]))
        if s.rules.on_adjusted:
            adjust(s, painter, hands)
        else:
            s.turn += 1


def adjust(s: FrescoState, painter: int, before: int) -> None:
    """His apprentices have come or gone; when nobody has a question any more, the next one chooses."""
    for module in s.rules.on_adjusted:
        if module.adjusted(s, painter, before):
            return
    s.turn += 1


def apprentices(s: FrescoState, painter: int, mood: int) -> int:
    """How many a painter in this mood has."""
    hands: int = s.rules.c.start_apprentices + s.rules.c.mood_hands[mood]
    for module in s.rules.on_more_hands:
        hands += module.more_hands(s, painter)
    return hands


def risen(s: FrescoState, painter: int, hour: int) -> int:
    """The mood of a painter who gets up at this hour."""
    c = s.rules.c
    mood = c.risen[hour][s.mood[painter]]
    for module in s.rules.on_rouse:
        mood = min(mood + module.rouse(s, painter), c.mood_top)
    return mood


class Planning(Step):
    """All seats at once, behind their screens."""

    name = "planning"

    def go(self, s: FrescoState) -> None:
        for seat in range(s.players):
            s.plans[seat] = 0
            s.ask(seat, s.rules.plan_menu, plan_mask(s, seat))


def plan_mask(s: FrescoState, seat: int) -> int:
    """What may be planned next."""
    counts = s.plans[seat] & COUNTS
    mask = PLAN_MASKS[s.final][counts] if PLACED[counts] < s.hands[seat] else READY_BIT
    for module in s.rules.on_planning:
        mask = module.planning(s, seat, mask)
    return mask


def plan_on(s: FrescoState, seat: int, plan: int) -> None:
    """The plan of a seat is this now, by a move of a module; nobody else notices, and the seat goes on planning."""
    s.plans[seat] = plan
    s.secret[seat] += 1
    s.waiting |= 1 << seat
    s.masks[seat] = plan_mask(s, seat)


class Plotting(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action != READY:
            place = action - PLAN
            plan = s.plans[seat] + (1 << 2 * (place if place < COLUMNS else THEATRE))
            if s.rules.on_planning:
                plan_on(s, seat, plan)
            else:
                s.plans[seat] = plan
                s.secret[seat] += 1
                s.masks[seat] = PLAN_MASKS[s.final][plan] if PLACED[plan] < s.hands[seat] else READY_BIT
                s.waiting |= 1 << seat
            if s.log is not None:
                s.log.append(Planned(seat, PLACES[place]))
            return
        if s.log is not None:
            s.log.append(GotReady(seat))
        if s.waiting == 0:
            self.reveal(s)

    def reveal(self, s: FrescoState) -> None:
        for seat in range(s.players):
            s.sheets[seat] = s.plans[seat]
            s.plans[seat] = 0
            s.secret[seat] = 0
        if s.log is not None:
            s.log.append(Revealed(tuple([unpack_plan(sheet) for sheet in s.sheets]), s.order))
        for module in s.rules.on_revealed:
            module.revealed(s)
        s.next_step()


class Market(Step):
    """One booth each: buy there, one tile an apprentice, or close it."""

    name = "market"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(MARKET)
        if painter < 0:
            return
        for module in s.rules.at_market:
            if module.visit(s, painter, MARKET):
                return
        mask = MARKET_PASS
        affordable = s.coins[painter] >= s.rules.c.hour_price[s.hour[painter]]
        if s.booth >= 0:
            if affordable:
                mask |= s.goods & ~s.bought & s.rules.booth_mask[s.booth]
        else:
            if affordable:
                mask |= s.goods
            mask |= open_booths(s) << CLOSE_SHIFT
        rules = s.rules
        if rules.market_changed:
            mask = shop_mask(s, painter, mask)
        if mask != MARKET_PASS or (rules.on_lingers and lingers(s, painter, MARKET)):
            s.ask(painter, rules.market_menu, mask)
        else:
            leave_market(s, painter)


def shop_mask(s: FrescoState, painter: int, mask: int) -> int:
    """The offers of the market as modules change them."""
    for module in s.rules.on_wares:
        mask = module.wares(s, painter, mask)
    for module, shift in s.rules.market_added.asking:
        mask |= module.options(s, painter, "market") << shift
    # Whoever is bound to buy may not spend his money on anything else.
    if mask & MARKET_PASS and mask != MARKET_PASS:
        for module, shift in s.rules.market_added.aside:
            mask |= module.options(s, painter, "market") << shift
    return mask


def lingers(s: FrescoState, painter: int, place: int) -> bool:
    """Nobody is sent away when that would tell what he does not hold."""
    for module in s.rules.on_lingers:  # noqa: SIM110 - a generator would cost more on the hot path
        if module.lingers(s, painter, place):
            return True
    return False


def open_booths(s: FrescoState) -> int:
    mask = 0
    for booth, spaces in enumerate(s.rules.booth_mask):
        if s.goods & spaces:
            mask |= 1 << booth
    return mask


def empty_booth(s: FrescoState, booth: int) -> None:
    """Bought or not, its tiles go back into the bag."""
    spaces = s.goods & s.rules.booth_mask[booth]
    s.goods &= ~spaces
    while spaces:
        low = spaces & -spaces
        s.bag |= 1 << s.stalls[low.bit_length() - 1]
        spaces ^= low


def close_booth(s: FrescoState, painter: int, booth: int) -> None:
    empty_booth(s, booth)
    if s.log is not None:
        s.log.append(BoothShut(painter, booth, True))
    s.acts = 0


def leave_market(s: FrescoState, painter: int) -> None:
    """After the last purchase the booth is empty for the rest of the round."""
    if s.booth >= 0:
        empty_booth(s, s.booth)
        if s.log is not None:
            s.log.append(BoothShut(painter, s.booth, False))
    s.booth = -1
    s.bought = 0
    s.acts = 0


class Shopping(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        painter = s.order[s.turn]
        if action == PASS:
            tell_left(s, painter)
            leave_market(s, painter)
        elif action >= CLOSE:
            close_booth(s, painter, action - CLOSE)
        else:
            self.buy(s, painter, action - BUY)
            if s.acts == 0:
                leave_market(s, painter)

    def buy(self, s: FrescoState, painter: int, space: int) -> None:
        c = s.rules.c
        tile = s.stalls[space]
        price = c.hour_price[s.hour[painter]]
        s.booth = space // MOST_SPACES
        s.bought |= 1 << space
        s.acts -= 1
        s.coins[painter] -= price
        s.paints[painter] += c.goods[tile]
        if s.log is not None:
            paints = tuple([COLOURS[colour] for colour in c.goods_paints[tile]])
            s.log.append(Bought(painter, s.booth, c.goods_ids[tile], paints, price))
        for module in s.rules.on_bought:
            module.bought(s, painter, space)


def tell_left(s: FrescoState, painter: int) -> None:
    if s.log is not None:
        s.log.append(Left(painter, s.rules.rounds[s.final][s.step].name, s.acts))


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
            s.acts = 0
        elif rules.secretive and s.laid == 0 and (s.stepped & STAYS == 0 or hides(s, painter)):
            # That somebody has only one thing to do would tell what he does not hold.
            s.ask(painter, rules.cathedral_menu, mask)
        else:
            s.offer(painter, rules.cathedral_menu, mask)


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
        for module in rules.on_narrow:
            segments = module.narrow(s, painter, segments)
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


def with_modules(s: FrescoState, painter: int, menu: str, added: Added, mask: int) -> int:
    """What modules add here and what they do not permit; what is said aside comes beside something else only."""
    for module, shift in added.asking:
        mask |= module.options(s, painter, menu) << shift
    for module in s.rules.on_permit:
        mask = module.permit(s, painter, menu, mask)
    if mask:
        for module, shift in added.aside:
            mask |= module.options(s, painter, menu) << shift
    return mask


def payable(s: FrescoState, means: int) -> int:
    """The covered segments that these means pay for."""
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
    for module in s.rules.on_narrow:
        segments = module.narrow(s, painter, segments)
    return segments


class Restoring(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        painter = s.order[s.turn]
        if action == PASS:
            tell_left(s, painter)
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


class Studio(Step):
    name = "studio"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(STUDIO)
        if painter < 0:
            return
        rules = s.rules
        if rules.studio_changed:
            for module in rules.at_studio:
                if module.visit(s, painter, STUDIO):
                    return
            mask = studio_mask(s, painter)
            if mask:
                s.ask(painter, rules.studio_menu, mask)
            else:
                s.acts = 0
        else:
            s.ask(painter, rules.studio_menu, EARN_OR_PASS)


def studio_mask(s: FrescoState, painter: int) -> int:
    return with_modules(s, painter, "studio", s.rules.studio_added, EARN_OR_PASS)


class Working(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action != EARN:
            tell_left(s, seat)
            s.acts = 0
            return
        s.acts -= 1
        if s.log is not None:
            s.log.append(Earned(seat, s.rules.c.studio_thalers))
        earn(s, seat, s.rules.c.studio_thalers)


class Workshop(Step):
    name = "workshop"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(WORKSHOP)
        if painter < 0:
            return
        rules = s.rules
        if rules.workshop_changed:
            for module in rules.at_workshop:
                if module.visit(s, painter, WORKSHOP):
                    return
            mask = workshop_mask(s, painter)
        else:
            mask = rules.means(s.paints[painter]) >> BLEND_SHIFT & BLEND_BITS
        if mask or (rules.on_lingers and lingers(s, painter, WORKSHOP)):
            s.ask(painter, rules.workshop_menu, mask | WORKSHOP_PASS)
        else:
            s.blends = 0
            s.acts = 0


def workshop_mask(s: FrescoState, painter: int) -> int:
    rules = s.rules
    mask = rules.means(s.paints[painter]) >> BLEND_SHIFT & BLEND_BITS
    return with_modules(s, painter, "workshop", rules.workshop_added, mask)


class Blending(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action == PASS:
            tell_left(s, seat)
            s.blends = 0
            s.acts = 0
            return
        make_blend(s, seat, action - BLEND)


def make_blend(s: FrescoState, seat: int, number: int) -> None:
    first, second, result = s.rules.c.recipes[number]
    s.paints[seat] += ONE[result] - ONE[first] - ONE[second]
    s.blends += 1
    most = s.rules.c.blends_each
    for module in s.rules.on_blends:
        most = module.blends(s, seat, most)
    if s.blends == most:
        s.blends = 0
        s.acts -= 1
    if s.log is not None:
        s.log.append(Blended(seat, (COLOURS[first], COLOURS[second]), COLOURS[result]))


class Theatre(Step):
    name = "theatre"

    def go(self, s: FrescoState) -> None:
        painter = s.visitor(THEATRE)
        if painter < 0:
            return
        rules = s.rules
        mask = EARN_OR_PASS if s.mood[painter] < rules.c.mood_top else 0
        if rules.theatre_changed:
            for module in rules.at_theatre:
                if module.visit(s, painter, THEATRE):
                    return
            for module, shift in rules.theatre_added.asking:
                mask |= module.options(s, painter, "theatre") << shift
            if mask:
                for module, shift in rules.theatre_added.aside:
                    mask |= module.options(s, painter, "theatre") << shift
        if mask or (rules.on_lingers and lingers(s, painter, THEATRE)):
            s.ask(painter, rules.theatre_menu, mask | EARN_OR_PASS)
        else:
            s.acts = 0


class Watching(Decider):
    def decide(self, s: FrescoState, seat: int, action: int) -> None:
        if action != ATTEND:
            tell_left(s, seat)
            s.acts = 0
            return
        c = s.rules.c
        before = s.mood[seat]
        s.acts -= 1
        s.mood[seat] = min(before + theatre_mood(s, seat), c.mood_top)
        if s.log is not None:
            s.log.append(Attended(seat, c.mood_values[before], c.mood_values[s.mood[seat]]))


def theatre_mood(s: FrescoState, painter: int) -> int:
    """How far one apprentice raises the mood."""
    mood = s.rules.c.theatre_mood
    for module in s.rules.on_cheer:
        mood = module.cheer(s, painter, mood)
    return mood


class Prepare(Step):
    """Income first, then the next round is laid out (F-OQ-66)."""

    name = "prepare"

    def go(self, s: FrescoState) -> None:
        for module in s.rules.on_evening:
            if module.evening(s):
                return
        if s.tiles == 0:
            s.reason = "ceiling"
            finish(s)
            return
        for module in s.rules.on_before_income:
            if module.before_income(s):
                return
        pay_income(s)
        s.next_step()


class Refill(Step):
    """Everything that lies open for the next round, then the painters go to bed."""

    name = "refill"

    def go(self, s: FrescoState) -> None:
        if s.rules.redraw_market:
            for booth in range(len(s.rules.booth_mask)):
                empty_booth(s, booth)
        lay_market(s)
        for module in s.rules.on_prepare:
            module.prepare(s)
        for painter in range(s.rules.painters):
            s.hour[painter] = 0
            if painter < s.players:
                s.sheets[painter] = 0
        s.beds = 0
        s.order = ()
        rotate_start(s)
        s.idle += 1
        s.altars_only += 1
        s.round += 1
        s.step = 0
        s.turn = 0
        s.acts = -1


def pay_income(s: FrescoState) -> None:
    """Thalers first, then what else there is (F-OQ-66)."""
    for seat in range(s.players):
        thalers = income(s, seat)
        if thalers:
            if s.log is not None:
                s.log.append(Income(seat, thalers))
            earn(s, seat, thalers)
        for module in s.rules.on_collect:
            module.collect(s, seat)


def income(s: FrescoState, seat: int) -> int:
    thalers = s.restored[seat].bit_count() * s.rules.c.tile_income
    for module in s.rules.on_income:
        thalers += module.income(s, seat)
    return thalers


def lay_market(s: FrescoState) -> None:
    """Fill every empty space from the bag."""
    stalls = list(s.stalls)
    for space in s.rules.spaces:
        if s.goods >> space & 1 or s.bag == 0:
            continue
        tile = nth_bit(s.bag, s.draw(s.bag.bit_count()))
        s.bag ^= 1 << tile
        s.goods |= 1 << space
        stalls[space] = tile
    s.stalls = tuple(stalls)
    if s.log is not None:
        ids = s.rules.c.goods_ids
        booths = [
            tuple([ids[stalls[space]] for space in s.rules.spaces if s.goods & mask & 1 << space])
            for mask in s.rules.booth_mask
        ]
        s.log.append(MarketLaid(tuple(booths), s.bag.bit_count()))


def nth_bit(mask: int, n: int) -> int:
    while n:
        mask &= mask - 1
        n -= 1
    return (mask & -mask).bit_length() - 1


def rotate_start(s: FrescoState) -> None:
    """The foremost painter on the starting spaces goes to the rear, the others move up without gaps (F-OQ-12)."""
    waiting = [painter for painter in s.choosers if s.position[painter] < 1]
    if len(waiting) < 2:
        return
    waiting = waiting[1:] + waiting[:1] if s.rules.rotate_back else waiting[-1:] + waiting[:-1]
    for place, painter in enumerate(waiting):
        s.position[painter] = place - START_SPACES
    if s.log is not None:
        s.log.append(StartRotated(tuple(waiting)))


class FinalScoring(Step):
    name = "final-scoring"

    def go(self, s: FrescoState) -> None:
        for module in s.rules.on_evening:
            if module.evening(s):
                return
        finish(s)


def finish(s: FrescoState) -> None:
    """What is left becomes money, then points before money, then money (F-OQ-73); goes on after each question."""
    for painter in s.order:
        for module in s.rules.on_settle:
            module.settle(s, painter)
    for module in s.rules.on_closing:
        if module.closing(s):
            return
    for module in s.rules.on_award:
        module.award(s)
    score_money(s)
    s.ended = 1
    if s.log is not None:
        s.log.append(GameEnded(s.reason, s.scores(), s.ranking()[0]))


NORMAL_ROUND: Final[tuple[Step, ...]] = (
    OpenRound(),
    GetUp(),
    Planning(),
    Market(),
    Cathedral("cathedral", CATHEDRAL),
    Studio(),
    Workshop(),
    Theatre(),
    Prepare(),
    Refill(),
)
FINAL_ROUND: Final[tuple[Step, ...]] = (
    OpenRound(),
    GetUp(),
    Planning(),
    Market(),
    Cathedral("cathedral", CATHEDRAL),
    Studio(),
    Workshop(),
    Cathedral("cathedral.2", THEATRE),
    FinalScoring(),
)
