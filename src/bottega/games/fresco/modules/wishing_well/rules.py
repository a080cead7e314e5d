"""The wishing well (module 4): pennies thrown at the market become wishing cards, and a card helps one apprentice.

A card is laid open before what it helps with, like the bishop's step: a question afterwards would tell the others what
one holds. For the same reason whoever holds a card is asked wherever one could be used, even if he has nothing else to
do.
"""

from typing import Any, Final

from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng
from bottega.games.fresco.actions import MOST_SPACES, SEGMENT_NAMES, SEGMENTS
from bottega.games.fresco.ceiling import AROUND
from bottega.games.fresco.components import BASE_COLOURS, Components
from bottega.games.fresco.events import BishopMoved, Blended
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.wishing_well.actions import ALCHEMY, PENNY, THROW, VISIT, WISH, WISHES
from bottega.games.fresco.modules.wishing_well.events import (
    CardDrawn,
    FreePaint,
    PenniesExchanged,
    PenniesShown,
    PennyPlanned,
    PennyThrown,
    WishUsed,
)
from bottega.games.fresco.modules.wishing_well.part import (
    ALCHEMIST,
    BISHOP,
    BUSKER,
    CARDS,
    EDITION_KINDS,
    FINDER,
    GIVES,
    KIND_NAMES,
    LUCKY,
    NONE,
    PAINTS,
    PRAISE,
    TIP,
    WellPart,
    pot_colours,
)
from bottega.games.fresco.modules.wishing_well.view import WishingWellView
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, FIELD, ONE, WIDTH, pack
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.scoring import earn
from bottega.games.fresco.sheet import (
    CATHEDRAL,
    MARKET,
    SPACES,
    STUDIO,
    THEATRE,
    WORKSHOP,
    count_at,
    cover_at,
    ill_at,
)
from bottega.games.fresco.state import BOUND, STAYS, FrescoState
from bottega.games.fresco.steps.cathedral import restorable
from bottega.games.fresco.steps.market import MARKET_PASS
from bottega.games.fresco.steps.places import studio_mask
from bottega.games.fresco.steps.planning import plan_on

ALL_SEGMENTS: Final = (1 << SEGMENTS) - 1
POT: Final = 3  # basic paints for one blend
ANY_BLEND: Final = (1 << BLENDED - BASIC) - 1
LEAVE: Final = 2  # the bit of `pass` in studio and theatre
ACT: Final = 1
MOST_ON_SHEET: Final = 2


class WishingWell(FrescoModule):
    name = "wishing_well"
    places: tuple[int, ...] = (CATHEDRAL, STUDIO, WORKSHOP, THEATRE)
    keeps_secrets = True

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.seen = WishingWellView(self)
        self.c = c
        table = c.edition.reader("wishing_cards")
        self.read_cards(table)
        self.all_pennies = table["pennies"].int(1, 99)
        self.first_pennies = table["pennies_at_start"].int(0, self.all_pennies // 4)
        self.well_size = table["pennies_in_well_per_round"].int(1, MOST_ON_SHEET)
        self.thalers = table["end_thalers_per_penny"].int(0, 20)
        self.anywhere: bool = options["m4_visit"] == "anywhere"
        self.pot_menu = Menu(-1, "alchemy", tuple(range(ALCHEMY, ALCHEMY + BASIC)))
        self.blend_menu = Menu(-1, "alchemy-blend", tuple(range(ALCHEMY + BASIC, ALCHEMY + BLENDED)))
        self.penny_bit = 0

    def read_cards(self, table: Reader) -> None:
        rows = table.items()
        if len(rows) != CARDS:
            table["items"].fail(f"there must be {CARDS} wishing cards, not {len(rows)}")
        self.ids: list[str] = [row["id"].text() for row in rows]
        self.names: list[str] = [row["name"].text() for row in rows]
        self.kinds: list[int] = []
        self.faces: list[int] = []  # the paints on the tile that a free paint shows
        self.face_colours: list[tuple[int, ...]] = []
        seen: dict[str, int] = {}
        gives: dict[tuple[str, str], int] = {}
        for row in rows:
            kind = row["kind"].word(tuple(EDITION_KINDS))
            number = seen.get(kind, 0)
            seen[kind] = number + 1
            self.kinds.append(EDITION_KINDS[kind][1] + (number if kind == "free_paint" else 0))
            if kind == "free_paint":
                self.read_face(row["tile_shown"])
            for what, least in GIVES.get(kind, ()):
                gives[kind, what] = row["effect"][what].int(least, 9)
        for kind, (count, _) in EDITION_KINDS.items():
            if seen.get(kind, 0) != count:
                table["items"].fail(f"there must be {count} cards {kind}, not {seen.get(kind, 0)}")
        self.lucky_pennies = gives["lucky_guy", "pennies"]
        self.tip_thalers, self.tip_pennies = gives["tip", "thalers"], gives["tip", "pennies"]
        self.finder_thalers = gives["finders_reward", "thalers"]
        self.busker_mood = gives["busker", "mood"]
        self.praise_points = gives["praise", "bishop_bonus_extra_this_restoration"]

    def read_face(self, table: Reader) -> None:
        colours = sorted([COLOURS.index(paint.word(BASE_COLOURS)) for paint in table.list(1, 4)])
        self.face_colours.append(tuple(colours))
        self.faces.append(pack(colours))

    def join(self, rules: Rules) -> None:
        self.penny_bit = rules.plan_menu.mask([PENNY])

    def part(self, s: FrescoState) -> WellPart:
        part: WellPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> WellPart:
        return WellPart(rules.players)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.pot_menu, self.blend_menu)

    def set_up(self, s: FrescoState) -> None:
        part = self.part(s)
        deck = list(range(CARDS))
        s.stream("setup/wishes").shuffle(deck)
        part.deck = tuple(deck)
        part.pennies = [self.first_pennies] * s.players

    def prepare(self, s: FrescoState) -> None:
        """What lies in the well goes back to the supply."""
        part = self.part(s)
        part.well = 0
        part.busking = 0

    # --- cards

    def find(self, s: FrescoState, painter: int, kind: int) -> int:
        """A card of this kind in his hand, or NONE."""
        hand = self.part(s).hands[painter]
        while hand:
            low = hand & -hand
            card = low.bit_length() - 1
            if self.kinds[card] == kind:
                return card
            hand ^= low
        return NONE

    def holds(self, s: FrescoState, painter: int, kind: int) -> bool:
        return self.find(s, painter, kind) != NONE

    def use(self, s: FrescoState, seat: int, kind: int, thalers: int = 0, pennies: int = 0) -> None:
        """The card is shown and leaves the game; pennies come as far as there are any (F-OQ-106)."""
        part = self.part(s)
        card = self.find(s, seat, kind)
        part.hands[seat] ^= 1 << card
        part.held[seat] -= 1
        part.used |= 1 << card
        pennies = min(pennies, self.supply(s))
        part.pennies[seat] += pennies
        if s.log is not None:
            s.log.append(WishUsed(seat, self.ids[card], KIND_NAMES[kind], thalers, pennies))
        if thalers:
            earn(s, seat, thalers)

    def supply(self, s: FrescoState) -> int:
        part = self.part(s)
        return self.all_pennies - sum(part.pennies) - part.well

    def must_be_asked(self, s: FrescoState, painter: int, place: int) -> bool:
        part = self.part(s)
        if part.held[painter] == 0:
            return False
        if place == WORKSHOP:
            return self.fills_pot(s, painter)
        return place in (MARKET, THEATRE)

    # --- menus

    def adds(self, menu: str) -> tuple[int, ...]:
        return ADDED.get(menu, ())

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        if menu == "market":
            return self.market_mask(s, painter)
        part: WellPart = s.parts[self.part_number]
        if part.held[painter] == 0 or part.marked:
            return 0
        if menu == "cathedral":
            return self.cathedral_mask(s, painter)
        if menu == "workshop":
            able = self.fills_pot(s, painter) and self.holds(s, painter, ALCHEMIST)
            return self.pot_mask(s, painter) if able else 0
        if menu == "rise":
            return int(part.busking >> painter & 1 == 0 and self.holds(s, painter, BUSKER))
        return int(self.holds(s, painter, TIP if menu == "studio" else FINDER))

    def visit(self, s: FrescoState, painter: int, place: int) -> bool:
        """Whoever has used a card has to do what it goes with (F-OQ-114); alchemy goes with nothing."""
        part: WellPart = s.parts[self.part_number]
        if part.pot:
            self.ask_alchemist(s, painter)
            return True
        if part.marked == 0:
            return False
        if s.acts < part.marked:
            part.marked = 0  # the next apprentice is at work
            return False
        if place == STUDIO:
            s.offer(painter, s.rules.studio_menu, studio_mask(s, painter) & ~LEAVE)
        elif place == THEATRE:
            s.offer(painter, s.rules.theatre_menu, ACT)
        else:
            return False
        return True

    def left(self, s: FrescoState, painter: int, place: int) -> bool:
        """What was not thrown goes back behind the screen (F-DIF-10)."""
        part: WellPart = s.parts[self.part_number]
        if place == MARKET and painter < s.players:
            part.laid[painter] = 0
        part.spent = 0
        part.marked = 0
        return False

    def moves(self) -> list[Moves]:
        return [
            Moves(PENNY, 1, self.plan_penny, self.seen.foresee_penny),
            Moves(THROW, 1, self.throw, self.seen.foresee_throw),
            Moves(WISH, len(WISHES), self.wish, self.seen.foresee_wish),
            Moves(VISIT, SEGMENTS, self.call_bishop, self.seen.foresee_visit),
            Moves(ALCHEMY, BLENDED, self.mix, self.seen.foresee_alchemy),
        ]

    def wish(self, s: FrescoState, seat: int, kind: int) -> None:
        part = self.part(s)
        if kind == LUCKY:
            part.spent += 1
            self.use(s, seat, kind, pennies=self.lucky_pennies)
        elif kind in PAINTS:
            part.spent += 1
            part.free = kind
            self.use(s, seat, kind)
        elif kind == BUSKER:
            part.busking |= 1 << seat
            self.use(s, seat, kind)
        elif kind == PRAISE:
            part.praised = 1
            part.marked = s.acts
            s.stepped |= BOUND | STAYS
            self.use(s, seat, kind)
        elif kind == TIP:
            part.marked = s.acts
            self.use(s, seat, kind, self.tip_thalers, self.tip_pennies)
        else:
            part.marked = s.acts
            self.use(s, seat, kind, self.finder_thalers)

    # --- pennies

    def planning(self, s: FrescoState, seat: int, mask: int) -> int:
        """Up to two, with somebody at the market itself (F-OQ-33)."""
        plan = s.plans[seat]
        if plan & SPACES == 0:  # the first column is the market's
            return mask
        part: WellPart = s.parts[self.part_number]
        planned = part.planned[seat]
        if planned >= self.well_size or planned >= part.pennies[seat]:
            return mask
        cover = cover_at(plan, MARKET)
        return mask if cover and not s.rules.sheet_tiles[cover].tile_shares else mask | self.penny_bit

    def plan_penny(self, s: FrescoState, seat: int, which: int) -> None:
        self.part(s).planned[seat] += 1
        if s.log is not None:
            s.log.append(PennyPlanned(seat))
        plan_on(s, seat, s.plans[seat])

    def revealed(self, s: FrescoState) -> None:
        part = self.part(s)
        shown = part.planned
        part.laid = shown
        part.planned = [0] * s.players
        if s.log is not None and any(shown):
            s.log.append(PenniesShown(tuple(shown)))

    def throw(self, s: FrescoState, seat: int, which: int) -> None:
        """One penny, one card that nobody else sees; when the well is full, the other pennies go back at once."""
        part = self.part(s)
        card = part.deck[-1]
        part.deck = part.deck[:-1]
        part.pennies[seat] -= 1
        part.laid[seat] -= 1
        part.well += 1
        part.hands[seat] |= 1 << card
        part.held[seat] += 1
        if s.log is not None:
            s.log.append(PennyThrown(seat, part.well, self.cards_left(s)))
            s.log.append(CardDrawn(seat, self.ids[card], KIND_NAMES[self.kinds[card]]))
        if part.well == self.well_size or self.cards_left(s) == 0:
            part.laid = [0] * s.players

    def cards_left(self, s: FrescoState) -> int:
        part = self.part(s)
        return CARDS - sum(part.held) - part.used.bit_count()

    def convert_leftovers(self, s: FrescoState, painter: int) -> None:
        part = self.part(s)
        if painter >= s.players or part.pennies[painter] == 0:
            return
        pennies = part.pennies[painter]
        part.pennies[painter] = 0
        if s.log is not None:
            s.log.append(PenniesExchanged(painter, pennies, pennies * self.thalers))
        earn(s, painter, pennies * self.thalers)

    # --- at the market

    def market_mask(self, s: FrescoState, painter: int) -> int:
        """Throwing before a booth is chosen; as many cards as there are apprentices (F-OQ-115)."""
        part = self.part(s)
        if part.free:
            return 0
        throws = part.laid[painter] and part.well < self.well_size and self.cards_left(s) and s.booth < 0
        mask = 1 if throws else 0
        if part.held[painter] == 0 or part.spent >= count_at(s.sheets[painter], MARKET):
            return mask
        if self.holds(s, painter, LUCKY):
            mask |= 2
        for kind in PAINTS:
            if self.holds(s, painter, kind) and self.with_gift(s, painter, kind):
                mask |= 2 << kind
        return mask

    def gifts(self, s: FrescoState, booth: int, kind: int) -> int:
        """The spaces of a booth with the tile that the card shows."""
        spaces = s.goods & ~s.bought & s.rules.booth_mask[booth]
        face = self.faces[kind - PAINTS[0]]
        return sum([1 << i for i in s.rules.spaces if spaces >> i & 1 and self.c.goods[s.stalls[i]] == face])

    def with_gift(self, s: FrescoState, painter: int, kind: int) -> int:
        """The tiles that he can buy so that another one of the booth comes with it (F-OQ-110)."""
        if s.coins[painter] < self.c.hour_price[s.hour[painter]]:
            return 0
        mask = 0
        for booth, spaces in enumerate(s.rules.booth_mask):
            if s.booth in (-1, booth):
                gifts = self.gifts(s, booth, kind)
                tiles = s.goods & ~s.bought & spaces
                mask |= tiles if gifts & gifts - 1 else (tiles & ~gifts if gifts else 0)
        return mask

    def filter_offers(self, s: FrescoState, painter: int, offers: int) -> int:
        free = self.part(s).free
        return offers & self.with_gift(s, painter, free) & MARKET_PASS - 1 if free else offers

    def bought(self, s: FrescoState, painter: int, space: int) -> None:
        """The gift is not bought, so nothing else comes with it (F-OQ-111)."""
        part = self.part(s)
        if part.free == 0:
            return
        gifts = self.gifts(s, space // MOST_SPACES, part.free)
        gift = gifts & -gifts
        tile = s.stalls[gift.bit_length() - 1]
        part.free = 0
        s.bought |= gift
        s.paints[painter] += self.c.goods[tile]
        if s.log is not None:
            paints = tuple([COLOURS[colour] for colour in self.c.goods_paints[tile]])
            s.log.append(FreePaint(painter, space // MOST_SPACES, self.c.goods_ids[tile], paints))

    # --- in the cathedral

    def cathedral_mask(self, s: FrescoState, painter: int) -> int:
        """Before a restoration only; praise must find a bonus to raise (F-OQ-108)."""
        if s.laid:
            return 0
        praise, visit = self.holds(s, painter, PRAISE), self.holds(s, painter, BISHOP)
        if not praise and not visit:
            return 0
        segments = restorable(s, painter)
        mask = 0
        if praise and segments & around(s):
            mask |= 1
        if visit and segments and s.stepped & STAYS == 0:
            mask |= (ALL_SEGMENTS & ~(1 << s.bishop) if self.anywhere else AROUND[s.bishop]) << 1
        return mask

    def hides(self, s: FrescoState, painter: int) -> bool:
        part = self.part(s)
        return part.held[painter] > 0 and part.marked == 0

    def call_bishop(self, s: FrescoState, seat: int, segment: int) -> None:
        self.part(s).marked = s.acts
        s.stepped |= BOUND
        s.bishop = segment
        self.use(s, seat, BISHOP)
        if s.log is not None:
            s.log.append(BishopMoved(seat, SEGMENT_NAMES[segment], 0))

    def filter_segments(self, s: FrescoState, painter: int, segments: int) -> int:
        return segments & around(s) if self.part(s).praised else segments

    def bonus(self, s: FrescoState, painter: int, bonus: int) -> int:
        return bonus + self.praise_points if self.part(s).praised else bonus

    def worth(self, s: FrescoState, painter: int, segment: int) -> int:
        """The praise has been counted with the bishop's bonus."""
        self.part(s).praised = 0
        return 0

    # --- in the workshop

    def fills_pot(self, s: FrescoState, painter: int) -> bool:
        """Has he paints for the alchemist, and somebody well there who has used no card (F-OQ-115)?"""
        sheet = s.sheets[painter]
        well = count_at(sheet, WORKSHOP) - ill_at(sheet, WORKSHOP)
        return self.part(s).spent < well and basics(s.paints[painter]) >= POT

    def pot_mask(self, s: FrescoState, painter: int) -> int:
        """The basic paints that may go into the pot next."""
        paints = s.paints[painter] - pack(pot_colours(self.part(s).pot))
        return sum([1 << colour for colour in range(BASIC) if paints >> WIDTH * colour & FIELD])

    def mix(self, s: FrescoState, seat: int, colour: int) -> None:
        part = self.part(s)
        if colour < BASIC:
            if part.pot == 0:
                part.spent += 1
                self.use(s, seat, ALCHEMIST)
            part.pot = part.pot << 2 | colour + 1
            return
        chosen = pot_colours(part.pot)
        part.pot = 0
        s.paints[seat] += ONE[colour] - pack(chosen)
        if s.log is not None:
            s.log.append(Blended(seat, tuple([COLOURS[basic] for basic in chosen]), COLOURS[colour]))

    def ask_alchemist(self, s: FrescoState, painter: int) -> None:
        if len(pot_colours(self.part(s).pot)) < POT:
            s.offer(painter, self.pot_menu, self.pot_mask(s, painter))
        else:
            s.ask(painter, self.blend_menu, ANY_BLEND)

    # --- getting up

    def mood_after_rising(self, s: FrescoState, painter: int) -> int:
        return self.busker_mood if self.part(s).busking >> painter & 1 else 0

    # --- what is seen

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        return self.seen.view(s, seat)

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        """The others hold any of the cards that neither were used nor are one's own."""
        part = self.part(s)
        unseen = [card for card in range(CARDS) if (part.used | part.hands[seat]) >> card & 1 == 0]
        rng.shuffle(unseen)
        for other in range(s.players):
            if other != seat:
                part.hands[other] = sum([1 << unseen.pop() for _ in range(part.held[other])])
        part.deck = tuple(unseen)


ADDED: Final[dict[str, tuple[int, ...]]] = {
    "plan": (PENNY,),
    "rise": (WISH + BUSKER,),
    "market": (THROW, WISH + LUCKY, *[WISH + kind for kind in PAINTS]),
    "cathedral": (WISH + PRAISE, *range(VISIT, VISIT + SEGMENTS)),
    "studio": (WISH + TIP,),
    "workshop": tuple(range(ALCHEMY, ALCHEMY + BASIC)),
    "theatre": (WISH + FINDER,),
}


def around(s: FrescoState) -> int:
    """Where the bishop gives a bonus."""
    return AROUND[s.bishop] | 1 << s.bishop


def basics(paints: int) -> int:
    return sum([paints >> WIDTH * colour & FIELD for colour in range(BASIC)])
