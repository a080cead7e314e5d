"""The medico (module 10): a place is infected each round, ill apprentices can do less, and medicine costs money.

An ill apprentice is a black one on the sheet; the player's own one waits with the medico. The neutral apprentice cannot
become black: he goes back to the theatre, and by option a black one comes for him and stays. So at a table with the
medico it matters who stands where.
"""

from typing import Any, Final

from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng, advance, scale
from bottega.core.state import PUBLIC, Part
from bottega.games.fresco.actions import NO, PLACES
from bottega.games.fresco.ceiling import AROUND
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.interactions import NOT_FOR_THE_ILL
from bottega.games.fresco.modules.medico.actions import (
    ASIDE,
    BOTTLE,
    BOTTLE_PLACES,
    BOTTLES,
    HEALTH,
    INFECT,
    PLACES_OF_THE_ILL,
    PLAN_ILL,
    PLAN_NEUTRAL,
    SAINT,
    SEND,
    TILE,
    USE,
    VICTIMS,
)
from bottega.games.fresco.modules.medico.events import (
    BottleBought,
    BottlesLaid,
    BottleTooDear,
    BottleUsed,
    FellIll,
    HealthCredited,
    InfectionRevealed,
    Recovered,
    Replaced,
    SaintPainted,
    SentToWork,
    SickPlanned,
    SickShown,
)
from bottega.games.fresco.paints import COLOURS, FIELD, ONE, WIDTH
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.scoring import earn, purse_with
from bottega.games.fresco.sheet import (
    CATHEDRAL,
    COLUMNS,
    COVER_SHIFT,
    COVER_WIDTH,
    COVERED,
    FIRST_PLACE,
    ILL_SHIFT,
    MARKET,
    NEUTRAL_SHIFT,
    SPACES,
    STUDIO,
    THEATRE,
    WORKSHOP,
    cover_at,
)
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.cathedral import CATHEDRAL_PASS, cathedral_mask
from bottega.games.fresco.steps.market import nth_bit
from bottega.games.fresco.steps.places import WORKSHOP_PASS, studio_mask, workshop_mask
from bottega.games.fresco.steps.planning import PLACED, READY_BIT, plan_on
from bottega.games.fresco.steps.visits import lingers

INFECTIONS: Final = 9
SAME: Final = -1
NOWHERE: Final = -1
LOCATIONS: Final = ("market", "cathedral", "studio", "workshop", "same_location")
NO_BOTTLE: Final = -1
JUICE: Final = 3  # its place among the kinds of bottles
HEALTHY: Final = 1
ILL: Final = 2
EITHER: Final = 3
ANY_PLACE: Final = (1 << len(PLACES)) - 1
# The tiles on the four columns that are open to the ill, and which of two neighbouring columns have one.
ALL_COVERS: Final = (1 << COVER_WIDTH * len(PLACES_OF_THE_ILL)) - 1
UNDER_TWO: Final = (1 << 2 * COVER_WIDTH) - 1
UNDER: Final = [int(covers & COVERED != 0) | int(covers >> COVER_WIDTH != 0) << 1 for covers in range(UNDER_TWO + 1)]
ONE_COUNT: Final = (1 << 2 * COLUMNS) - 1


SEEN_BY_ALL: Final = (
    "acting",
    "choosing",
    "extra",
    "healer",
    "held",
    "ill",
    "infected",
    "last",
    "offer",
    "pile",
    "seen",
    "served",
    "sick",
    "stack",
    "struck",
    "tile",
    "used",
)


class MedicoPart(Part):
    __slots__ = (
        "acting",
        "choosing",
        "draws",
        "extra",
        "healer",
        "held",
        "ill",
        "infected",
        "last",
        "offer",
        "pile",
        "seen",
        "served",
        "sick",
        "stack",
        "struck",
        "tile",
        "used",
    )

    def __init__(self, players: int, source: "MedicoPart | None" = None) -> None:
        if source is None:
            self.ill: list[int] = [
                0
            ] * players  # own apprentices with the medico; as many black ones are in their place
            self.extra: list[int] = [0] * players  # black ones who came for the neutral one
            self.stack = 0  # infection tiles that have not been seen, as bits; their order is in `draws`
            self.tile = -1  # the infection tile of this round
            self.infected = NOWHERE  # the place it means
            self.last = NOWHERE  # the place of the round before
            self.struck = 0  # who has paid his toll to the infection, as bits
            self.pile = 0  # bottles to be drawn, as bits; their order is in `draws`
            self.used = 0  # discarded bottles, as bits
            self.offer: tuple[int, ...] = ()  # the bottle on each place
            self.held: list[int] = [0] * players  # bottles before each player, as bits
            self.served = 0  # the bottle that had to be bought is bought
            self.choosing = 0  # the mood sends somebody away, and he can be ill or healthy
            self.acting = 0  # who is at work: HEALTHY or ILL
            self.seen = 0  # how many were left when he began; 0: the visit has not begun
            self.sick = 0  # ill ones left in this visit
            self.healer = 0  # whose turn it is to heal, in acting order
            self.draws = 0
        else:
            self.ill = source.ill[:]
            self.extra = source.extra[:]
            self.stack = source.stack
            self.tile = source.tile
            self.infected = source.infected
            self.last = source.last
            self.struck = source.struck
            self.pile = source.pile
            self.used = source.used
            self.offer = source.offer
            self.held = source.held[:]
            self.served = source.served
            self.choosing = source.choosing
            self.acting = source.acting
            self.seen = source.seen
            self.sick = source.sick
            self.healer = source.healer
            self.draws = source.draws

    def clone(self) -> "MedicoPart":
        return MedicoPart(0, self)

    def knowledge(self) -> dict[str, str]:
        return dict.fromkeys(SEEN_BY_ALL, PUBLIC)

    def hidden(self) -> tuple[str, ...]:
        return ("draws",)


class Medico(FrescoModule):
    name = "medico"
    places: tuple[int, ...] = (CATHEDRAL, STUDIO, WORKSHOP)
    tile = TILE
    tile_spaces = 1
    tile_shares = True

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.bodies = c.start_apprentices
        self.swaps_neutral = options["m10_neutral"] == "swapped"
        self.studio_thalers = c.studio_thalers
        self.read_infections(c.edition.reader("infection_tiles"))
        self.read_bottles(c.edition.reader("bottles"))
        prices = c.edition.alternative("bottle_prices", str(options["bottle_prices"]), "dearest_first")
        side = prices["four_players" if c.side == "four_players" else "two_or_three_players"]
        places = BOTTLE_PLACES if c.side == "four_players" else BOTTLE_PLACES - 1
        self.prices: list[int] = [price.int(0, 20) for price in side.list(places, places)]
        self.aside_menu = Menu(-1, "aside", tuple(range(ASIDE, ASIDE + len(HEALTH))))
        self.send_menu = Menu(-1, "send", tuple(range(SEND, SEND + len(HEALTH))))
        self.infect_menu = Menu(-1, "infect", tuple(range(INFECT, INFECT + len(VICTIMS))))
        self.bottle_menu = Menu(-1, "bottle", tuple(range(BOTTLE, BOTTLE + BOTTLE_PLACES)))
        self.heal_menu = Menu(-1, "heal", (NO, *range(USE, USE + len(BOTTLES))))
        self.forbidden: dict[str, int] = {}
        self.ill_shift = 0
        self.neutral_shift = 0

    def read_infections(self, table: Reader) -> None:
        rows = table.items()
        if len(rows) != INFECTIONS:
            table["items"].fail(f"there must be {INFECTIONS} infection tiles, not {len(rows)}")
        self.infections: list[str] = [row["location"].word(LOCATIONS) for row in rows]
        self.thalers = table["end_thalers_per_healthy_apprentice"].int(0, 20)
        self.black = table["black_apprentices"].int(4 * self.bodies, 99)

    def read_bottles(self, table: Reader) -> None:
        """The kinds in the order in which they are laid out: most medicine first, juice last."""
        self.bottles: list[int] = []
        for row in table.items():
            juice = row["kind"].word(("medicine", "raspberry_juice")) == "raspberry_juice"
            portions = row["portions"].int(0, 0) if juice else row["portions"].int(1, 3)
            self.bottles.append(JUICE if juice else BOTTLES.index(str(portions)))
        self.most_bottles = table["max_per_player"].int(1, 9)
        if len(self.bottles) < 4 * self.most_bottles + BOTTLE_PLACES:
            table["items"].fail("there must be enough bottles for every player and for every place")

    def part(self, s: FrescoState) -> MedicoPart:
        part: MedicoPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> MedicoPart:
        return MedicoPart(rules.players)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.aside_menu, self.send_menu, self.infect_menu, self.bottle_menu, self.heal_menu)

    def join(self, rules: Rules) -> None:
        menus = {"cathedral": rules.cathedral_menu, "studio": rules.studio_menu, "workshop": rules.workshop_menu}
        for name, menu in menus.items():
            self.forbidden[name] = menu.mask(NOT_FOR_THE_ILL[name])
        self.ill_shift = rules.plan_menu.ids.index(PLAN_ILL)
        self.neutral_shift = rules.plan_menu.ids.index(PLAN_NEUTRAL)

    def set_up(self, s: FrescoState) -> None:
        part = self.part(s)
        part.draws = s.stream("medico").word
        part.stack = (1 << INFECTIONS) - 1
        part.pile = (1 << len(self.bottles)) - 1
        part.offer = (NO_BOTTLE,) * len(self.prices)

    def draw(self, part: MedicoPart, pile: int) -> int:
        part.draws = advance(part.draws)
        return nth_bit(pile, scale(part.draws, pile.bit_count()))

    def ends(self, s: FrescoState) -> str:
        """The round of the last infection tile is the last one."""
        return "infection" if self.part(s).stack.bit_count() == 1 else ""

    def moves(self) -> list[Moves]:
        return [
            Moves(NO, 1, self.decline),
            Moves(PLAN_ILL, len(PLACES_OF_THE_ILL), self.plan_ill, self.foresee_ill),
            Moves(PLAN_NEUTRAL, len(PLACES), self.plan_neutral, self.foresee_neutral),
            Moves(ASIDE, len(HEALTH), self.set_aside, self.foresee_aside),
            Moves(SEND, len(HEALTH), self.send, self.foresee_send),
            Moves(INFECT, len(VICTIMS), self.infect, self.foresee_victim),
            Moves(SAINT, len(COLOURS), self.paint_saint, self.foresee_saint),
            Moves(BOTTLE, BOTTLE_PLACES, self.buy, self.foresee_bottle),
            Moves(USE, len(BOTTLES), self.use, self.foresee_use),
        ]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        self.part(s).healer += 1

    # --- getting up

    def adjusted(self, s: FrescoState, painter: int, before: int) -> bool:
        """Who is sent away by the mood at this moment may be ill: then he recovers (F-OQ-181)."""
        if painter >= s.players:
            return False
        part = self.part(s)
        if part.choosing == 0:
            extra = part.extra[painter]
            if s.hands[painter] - extra >= self.bodies or before - extra < self.bodies or part.ill[painter] == 0:
                return False
            if part.ill[painter] == self.bodies:
                self.recover(s, painter)
                return False
            part.choosing = 1
        s.ask(painter, self.aside_menu, EITHER)
        return True

    def set_aside(self, s: FrescoState, seat: int, who: int) -> None:
        self.part(s).choosing = 0
        if HEALTH[who] == "ill":
            self.recover(s, seat)

    def recover(self, s: FrescoState, seat: int) -> None:
        self.part(s).ill[seat] -= 1
        if s.log is not None:
            s.log.append(Recovered(seat))

    # --- planning

    def more_hands(self, s: FrescoState, painter: int) -> int:
        return self.part(s).extra[painter]

    def black_ones(self, s: FrescoState, seat: int) -> int:
        return self.part(s).ill[seat] + self.part(s).extra[seat]

    def to_plan(self, plan: int, hands: int, ill: int, extra: int) -> tuple[int, int, int]:
        """The healthy ones of his own, the neutral one and the ill ones that are not on the sheet yet."""
        ill_placed = PLACED[plan >> ILL_SHIFT & ONE_COUNT]
        neutral_placed = 1 if plan >> NEUTRAL_SHIFT else 0
        own_placed = PLACED[plan & ONE_COUNT] - ill_placed - neutral_placed
        neutral = 1 if hands - extra > self.bodies else 0
        return hands - neutral - ill - extra - own_placed, neutral - neutral_placed, ill + extra - ill_placed

    def planning(self, s: FrescoState, seat: int, mask: int) -> int:
        """Ill ones not at the market, in the theatre or on a tile; they may stay at home, the healthy may not."""
        free = mask & ANY_PLACE
        if free == 0:
            return mask
        part: MedicoPart = s.parts[self.part_number]
        plan, hands, sick, extra = s.plans[seat], s.hands[seat], part.ill[seat], part.extra[seat]
        if sick == 0 and hands <= self.bodies and extra == 0:
            return mask & ~READY_BIT  # somebody is left, and he is healthy
        own, neutral, ill = self.to_plan(plan, hands, sick, extra)
        if own == 0:
            mask ^= free
        if own or neutral:
            mask &= ~READY_BIT
        if neutral:
            mask |= free << self.neutral_shift
        if ill:
            mask |= self.open_to_the_ill(plan, free) << self.ill_shift
        return mask

    def open_to_the_ill(self, plan: int, free: int) -> int:
        """Cathedral, studio, workshop, and the second visit to the cathedral, where no tile lies."""
        mask = free >> CATHEDRAL & 7 | (free >> COLUMNS & 1) << 3
        covers = plan >> COVER_SHIFT + COVER_WIDTH * CATHEDRAL & ALL_COVERS
        return mask & ~UNDER[covers & UNDER_TWO] & ~(UNDER[covers >> 2 * COVER_WIDTH & UNDER_TWO] << 2)

    def adds(self, menu: str) -> tuple[int, ...]:
        if menu == "plan":
            return tuple(range(PLAN_ILL, PLAN_NEUTRAL + len(PLACES)))
        return tuple(range(SAINT, SAINT + len(COLOURS))) if menu == "studio" else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        if self.part(s).acting != ILL:
            return 0
        paints, mask = s.paints[painter], 0
        for colour in range(len(COLOURS)):
            if paints >> WIDTH * colour & FIELD:
                mask |= 1 << colour
        return mask

    def plan_ill(self, s: FrescoState, seat: int, place: int) -> None:
        self.plan(s, seat, min(place + CATHEDRAL, THEATRE), False)

    def plan_neutral(self, s: FrescoState, seat: int, place: int) -> None:
        self.plan(s, seat, min(place, THEATRE), True)

    def plan(self, s: FrescoState, seat: int, column: int, neutral: bool) -> None:
        who = column + 1 << NEUTRAL_SHIFT if neutral else 1 << ILL_SHIFT + 2 * column
        plan_on(s, seat, s.plans[seat] + (1 << 2 * column) + who)
        if s.log is not None:
            place = PLACES[COLUMNS if s.final and column == THEATRE else column]
            s.log.append(SickPlanned(seat, place, "neutral" if neutral else "ill"))

    def coverable(self, s: FrescoState, seat: int) -> int:
        part: MedicoPart = s.parts[self.part_number]
        return 1 << MARKET if part.held[seat].bit_count() < self.most_bottles else 0

    def revealed(self, s: FrescoState) -> None:
        """The tile of this round is turned up before anybody acts."""
        if s.log is not None:
            self.tell_sick(s)
        part = self.part(s)
        part.tile = self.draw(part, part.stack)
        part.stack ^= 1 << part.tile
        location = self.infections[part.tile]
        part.infected = part.last if location == LOCATIONS[SAME] else LOCATIONS.index(location)
        if s.log is not None:
            place = "" if part.infected == NOWHERE else PLACES[part.infected]
            s.log.append(InfectionRevealed(location, place, part.stack.bit_count()))

    def tell_sick(self, s: FrescoState) -> None:
        if s.log is None:
            return
        for seat in range(s.players):
            for column in range(COLUMNS):
                ill = s.sheets[seat] >> ILL_SHIFT + 2 * column & SPACES
                if ill:
                    place = PLACES[COLUMNS if s.final and column == THEATRE else column]
                    s.log.append(SickShown(seat, place, ill))

    # --- the medico at the market

    def cover_turn(self, s: FrescoState, painter: int, place: int) -> bool:
        """One bottle has to be bought, before anything else (F-OQ-168)."""
        part = self.part(s)
        if part.served:
            part.served = 0
            return False
        offers = [i for i, bottle in enumerate(part.offer) if bottle != NO_BOTTLE]
        affordable = sum([1 << i for i in offers if self.prices[i] <= s.coins[painter]])
        if affordable:
            s.offer(painter, self.bottle_menu, affordable)
            return True
        if s.log is not None and offers:
            s.log.append(BottleTooDear(painter))
        return False

    def buy(self, s: FrescoState, seat: int, place: int) -> None:
        part = self.part(s)
        bottle = part.offer[place]
        part.served = 1
        part.held[seat] |= 1 << bottle
        part.offer = (*part.offer[:place], NO_BOTTLE, *part.offer[place + 1 :])
        s.coins[seat] -= self.prices[place]
        if s.log is not None:
            s.log.append(BottleBought(seat, BOTTLES[self.bottles[bottle]], self.prices[place]))

    # --- who is at work

    def visit(self, s: FrescoState, painter: int, place: int) -> bool:
        """In the order that the player likes (F-M10-37); nothing is asked when only one kind can do something."""
        part = self.part(s)
        if painter >= s.players or s.acts == part.seen:
            return False
        if part.seen == 0:
            part.sick = s.sheets[painter] >> ILL_SHIFT + 2 * (s.step - FIRST_PLACE) & SPACES
        elif s.blends:
            # Another one has done something else; the one at the pots still has a blend to make.
            part.sick = max(0, part.sick - 1)
            part.seen = s.acts
            return False
        elif part.acting == ILL:
            part.acting = 0  # he has done his work, however often somebody is asked who comes next
            part.sick -= 1
        if part.sick == 0 or part.sick == s.acts:
            part.acting = ILL if part.sick else HEALTHY
            part.seen = s.acts
            return False
        able = self.able(s, painter, place)
        if able == EITHER:
            s.ask(painter, self.send_menu, EITHER)
            return True
        part.acting = ILL if able == ILL else HEALTHY
        part.seen = s.acts
        return False

    def able(self, s: FrescoState, painter: int, place: int) -> int:
        """Which kinds have something to do here. What only the owner knows counts as something for the healthy."""
        part = self.part(s)
        before = part.acting
        found = HEALTHY if s.rules.on_lingers and lingers(s, painter, place) else 0
        for kind in (HEALTHY, ILL):
            part.acting = kind
            if place == CATHEDRAL:
                mask = cathedral_mask(s, painter)
            else:
                mask = studio_mask(s, painter) if place == STUDIO else workshop_mask(s, painter)
            if mask:
                found |= kind
        part.acting = before
        return found

    def send(self, s: FrescoState, seat: int, kind: int) -> None:
        part = self.part(s)
        part.acting = kind + 1
        part.seen = s.acts
        if s.log is not None:
            s.log.append(SentToWork(seat, HEALTH[kind]))

    def narrow(self, s: FrescoState, painter: int, segments: int) -> int:
        """An ill one keeps away from the bishop."""
        if self.part(s).acting != ILL:
            return segments
        return segments & ~(AROUND[s.bishop] | 1 << s.bishop)

    def permit(self, s: FrescoState, painter: int, menu: str, mask: int) -> int:
        if self.part(s).acting != ILL:
            return mask
        mask &= ~self.forbidden[menu]
        return mask if mask & ~PASSES[menu] else 0

    def blends(self, s: FrescoState, painter: int, most: int) -> int:
        return 1 if self.part(s).acting == ILL else most

    def paint_saint(self, s: FrescoState, seat: int, colour: int) -> None:
        s.acts -= 1
        s.paints[seat] -= ONE[colour]
        if s.log is not None:
            s.log.append(SaintPainted(seat, COLOURS[colour], self.studio_thalers))
        earn(s, seat, self.studio_thalers)

    # --- falling ill

    def left(self, s: FrescoState, painter: int, place: int) -> bool:
        if painter >= s.players:
            return False
        part = self.part(s)
        if part.seen:  # not when he has just chosen who falls ill
            part.acting = part.seen = part.sick = 0
            self.spread(s, painter, place)
        if part.struck >> painter & 1 or not self.infects(s, painter, place):
            return False
        own, neutral = self.healthy(s, painter, self.infected_columns(s, painter, place))
        if own and neutral:
            s.ask(painter, self.infect_menu, EITHER)
            return True
        if own or neutral:
            self.strike(s, painter, place, neutral)
        return False

    def infects(self, s: FrescoState, painter: int, place: int) -> bool:
        """Is this his last visit to the infected place (F-OQ-45)?"""
        infected = self.part(s).infected
        if s.final and infected == CATHEDRAL:
            return place == THEATRE or (place == CATHEDRAL and not comes_back(s.sheets[painter]))
        return place == infected

    def infected_columns(self, s: FrescoState, painter: int, place: int) -> tuple[int, ...]:
        """The column that he has left, and in the final round the other one of the cathedral."""
        if place == THEATRE and cover_at(s.sheets[painter], CATHEDRAL) == 0:
            return (THEATRE, CATHEDRAL)
        return (place,)

    def healthy(self, s: FrescoState, painter: int, columns: tuple[int, ...]) -> tuple[int, bool]:
        """How many of his own colour, and whether the neutral one, are in these columns."""
        sheet = s.sheets[painter]
        neutral = (sheet >> NEUTRAL_SHIFT) - 1 in columns
        own = -1 if neutral else 0
        for column in columns:
            own += (sheet >> 2 * column & SPACES) - (sheet >> ILL_SHIFT + 2 * column & SPACES)
        return own, neutral

    def infect(self, s: FrescoState, seat: int, who: int) -> None:
        self.strike(s, seat, s.step - FIRST_PLACE, VICTIMS[who] == "neutral")

    def strike(self, s: FrescoState, seat: int, place: int, neutral: bool) -> None:
        """One healthy apprentice falls ill at the infected place."""
        self.part(s).struck |= 1 << seat
        if neutral:
            place = (s.sheets[seat] >> NEUTRAL_SHIFT) - 1
        else:
            columns = self.infected_columns(s, seat, place)
            place = next(column for column in columns if self.healthy(s, seat, (column,))[0])
        self.fall_ill(s, seat, place, 0 if neutral else 1, neutral)

    def spread(self, s: FrescoState, seat: int, place: int) -> None:
        """Who has worked with an ill one is ill afterwards, wherever the infection tile lies."""
        ill = s.sheets[seat] >> ILL_SHIFT + 2 * place & SPACES
        if ill == 0 or ill == s.sheets[seat] >> 2 * place & SPACES:
            return
        own, neutral = self.healthy(s, seat, (place,))
        self.fall_ill(s, seat, place, own, neutral)

    def fall_ill(self, s: FrescoState, seat: int, place: int, own: int, neutral: bool) -> None:
        self.part(s).ill[seat] += own
        sheet = s.sheets[seat] + (own << ILL_SHIFT + 2 * place)
        if s.log is not None:
            name = PLACES[COLUMNS if s.final and place == THEATRE else place]
            s.log.append(FellIll(seat, name, own, neutral))
        if neutral:
            s.hands[seat] -= 1
            sheet = (sheet & (1 << NEUTRAL_SHIFT) - 1) - (1 << 2 * place)
            if self.swaps_neutral:
                sheet += self.replace_neutral(s, seat, place)
        s.sheets[seat] = sheet

    def replace_neutral(self, s: FrescoState, seat: int, place: int) -> int:
        """By the English booklet a black one takes his place (F-DIF-16): what that adds to the sheet."""
        self.part(s).extra[seat] += 1
        s.hands[seat] += 1
        if s.log is not None:
            s.log.append(Replaced(seat))
        return (1 << 2 * place) + (1 << ILL_SHIFT + 2 * place)

    # --- healing

    def evening(self, s: FrescoState) -> bool:
        part = self.part(s)
        while part.healer < len(s.order):
            painter = s.order[part.healer]
            if painter < s.players and part.held[painter]:
                s.ask(painter, self.heal_menu, self.kinds_held(part, painter) << 1 | 1)
                return True
            part.healer += 1
        return False

    def kinds_held(self, part: MedicoPart, seat: int) -> int:
        mask = 0
        for bottle, kind in enumerate(self.bottles):
            if part.held[seat] >> bottle & 1:
                mask |= 1 << kind
        return mask

    def use(self, s: FrescoState, seat: int, kind: int) -> None:
        part = self.part(s)
        c = s.rules.c
        bottle = next(i for i, k in enumerate(self.bottles) if k == kind and part.held[seat] >> i & 1)
        part.held[seat] ^= 1 << bottle
        part.used |= 1 << bottle
        healed = 0 if kind == JUICE else min(int(BOTTLES[kind]), part.ill[seat])
        part.ill[seat] -= healed
        s.sheets[seat] = with_less_ill(s.sheets[seat], self.black_ones(s, seat))
        before = s.mood[seat]
        if kind == JUICE:
            s.mood[seat] = min(before + 1, c.mood_top)
        if s.log is not None:
            moods = c.mood_values[before], c.mood_values[s.mood[seat]]
            s.log.append(BottleUsed(seat, BOTTLES[kind], healed, moods[0], moods[1]))

    def prepare(self, s: FrescoState) -> None:
        """What is left over is discarded; then one bottle comes for each player who has somebody ill."""
        part = self.part(s)
        part.last = part.infected
        part.infected = NOWHERE
        part.tile = -1
        part.struck = 0
        part.healer = 0
        for bottle in part.offer:
            if bottle != NO_BOTTLE:
                part.used |= 1 << bottle
        drawn: list[int] = []
        for _ in range(len([seat for seat in range(s.players) if self.black_ones(s, seat)])):
            if part.pile == 0:
                part.pile = part.used
                part.used = 0
            bottle = self.draw(part, part.pile)
            part.pile ^= 1 << bottle
            drawn.append(bottle)
        drawn.sort(key=self.bottles.__getitem__)
        part.offer = (*drawn, *[NO_BOTTLE] * (len(self.prices) - len(drawn)))
        if s.log is not None:
            s.log.append(BottlesLaid(tuple([BOTTLES[self.bottles[bottle]] for bottle in drawn])))

    def award(self, s: FrescoState) -> None:
        """No money that was earned: it comes after everything that has to be paid (F-OQ-74)."""
        for painter in s.order:
            if painter >= s.players:
                continue
            well = self.bodies - self.part(s).ill[painter]
            s.coins[painter] += well * self.thalers
            if s.log is not None:
                s.log.append(HealthCredited(painter, well, well * self.thalers))

    # --- what is seen

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.part(s)
        unseen = dict.fromkeys(LOCATIONS, 0)
        for tile, location in enumerate(self.infections):
            unseen[location] += part.stack >> tile & 1
        return {
            "ill": [self.black_ones(s, player) for player in range(s.players)],
            "extra": part.extra[:],
            "infected": None if part.infected == NOWHERE else PLACES[part.infected],
            "infection": None if part.tile < 0 else self.infections[part.tile],
            "last": None if part.last == NOWHERE else PLACES[part.last],
            "stack": part.stack.bit_count(),
            "unseen": unseen,
            "offer": [
                {"place": i + 1, "price": price, "bottle": self.name_of(part.offer[i]) if part.offer else None}
                for i, price in enumerate(self.prices)
            ],
            "pile": part.pile.bit_count(),
            "held": [[BOTTLES[self.bottles[i]] for i in range(len(self.bottles)) if h >> i & 1] for h in part.held],
            "most_bottles": self.most_bottles,
            "sheets": [shown_sick(sheet) for sheet in s.sheets],
            "mine": None if seat is None else self.own(s, seat),
            "at_work": None if part.acting == 0 else HEALTH[part.acting - 1],
            "thalers_at_the_end": self.thalers,
        }

    def name_of(self, bottle: int) -> str | None:
        return None if bottle == NO_BOTTLE else BOTTLES[self.bottles[bottle]]

    def own(self, s: FrescoState, seat: int) -> dict[str, Any]:
        part = self.part(s)
        own, neutral, ill = self.to_plan(s.plans[seat], s.hands[seat], part.ill[seat], part.extra[seat])
        return {**shown_sick(s.plans[seat]), "to_place": {"healthy": own, "neutral": neutral, "sick": ill}}

    def foresee_use(self, s: FrescoState, seat: int, kind: int) -> dict[str, Any]:
        healed = 0 if kind == JUICE else min(int(BOTTLES[kind]), self.part(s).ill[seat])
        ill = self.black_ones(s, seat)
        return {"bottle": BOTTLES[kind], "heals": healed, "ill": ill, "mood": 1 if kind == JUICE else 0}

    def foresee_bottle(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        price = self.prices[place]
        return {
            "bottle": self.name_of(self.part(s).offer[place]),
            "place": place + 1,
            "price": price,
            "coins_left": s.coins[seat] - price,
        }

    def foresee_saint(self, s: FrescoState, seat: int, colour: int) -> dict[str, Any]:
        thalers = self.studio_thalers
        return {"paint": COLOURS[colour], "thalers": thalers, "coins_left": purse_with(s, seat, thalers)}

    def foresee_victim(self, s: FrescoState, seat: int, who: int) -> dict[str, Any]:
        return {"who": VICTIMS[who]}

    def foresee_send(self, s: FrescoState, seat: int, who: int) -> dict[str, Any]:
        return {"who": HEALTH[who], "left": s.acts}

    def foresee_aside(self, s: FrescoState, seat: int, who: int) -> dict[str, Any]:
        return {"who": HEALTH[who], "ill": self.part(s).ill[seat]}

    def foresee_neutral(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        return {"place": PLACES[place]}

    def foresee_ill(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        part = self.part(s)
        return {
            "place": PLACES_OF_THE_ILL[place],
            "left": self.to_plan(s.plans[seat], s.hands[seat], part.ill[seat], part.extra[seat])[2] - 1,
        }

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        self.part(s).draws = Rng(rng.below(1 << 30), "medico").word


PASSES: Final = {"cathedral": CATHEDRAL_PASS, "studio": 2, "workshop": WORKSHOP_PASS}


def with_less_ill(sheet: int, most: int) -> int:
    """Own apprentices take the places of black ones, until no more than this many are ill."""
    for column in range(COLUMNS):
        while PLACED[sheet >> ILL_SHIFT & ONE_COUNT] > most and sheet >> ILL_SHIFT + 2 * column & SPACES:
            sheet -= 1 << ILL_SHIFT + 2 * column
    return sheet


def comes_back(sheet: int) -> bool:
    """Does he visit the cathedral a second time?"""
    return cover_at(sheet, THEATRE) == 0 and sheet >> 2 * THEATRE & SPACES != 0


def shown_sick(sheet: int) -> dict[str, Any]:
    """The ill apprentices in each column, and the column of the neutral one."""
    neutral = sheet >> NEUTRAL_SHIFT
    return {
        "ill": [sheet >> ILL_SHIFT + 2 * column & SPACES for column in range(COLUMNS)],
        "neutral": neutral - 1 if neutral else None,
    }
