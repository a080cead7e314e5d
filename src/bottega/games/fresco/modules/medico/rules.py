"""The medico (module 10): a place is infected each round, ill apprentices can do less, and medicine costs money.

An ill apprentice is a black one on the sheet; the player's own one waits with the medico. The neutral apprentice cannot
become black: he goes back to the theatre, and by option a black one comes for him and stays. So at a table with the
medico it matters who stands where.
"""

from typing import Any, Final

from bottega.core.bits import nth_bit
from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng, advance, scale
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
    HealthCredited,
    InfectionRevealed,
    Recovered,
    SaintPainted,
    SentToWork,
    SickPlanned,
    SickShown,
)
from bottega.games.fresco.modules.medico.illness import (
    healthy,
    infected_columns,
    infects,
    spread,
    strike,
    with_less_ill,
)
from bottega.games.fresco.modules.medico.part import (
    EITHER,
    HEALTHY,
    ILL,
    INFECTIONS,
    JUICE,
    LOCATIONS,
    NO_BOTTLE,
    NOWHERE,
    SAME,
    MedicoPart,
)
from bottega.games.fresco.modules.medico.planning import open_to_the_ill, to_plan
from bottega.games.fresco.modules.medico.view import MedicoView
from bottega.games.fresco.paints import COLOURS, FIELD, ONE, WIDTH
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.scoring import earn
from bottega.games.fresco.sheet import (
    CATHEDRAL,
    COLUMNS,
    FIRST_PLACE,
    MARKET,
    STUDIO,
    THEATRE,
    WORKSHOP,
    ill_at,
    with_ill,
    with_neutral,
    with_one,
)
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.cathedral import CATHEDRAL_PASS, cathedral_mask
from bottega.games.fresco.steps.places import WORKSHOP_PASS, studio_mask, workshop_mask
from bottega.games.fresco.steps.planning import READY_BIT, plan_on
from bottega.games.fresco.steps.visits import must_be_asked

ANY_PLACE: Final = (1 << len(PLACES)) - 1


class Medico(FrescoModule):
    name = "medico"
    places: tuple[int, ...] = (CATHEDRAL, STUDIO, WORKSHOP)
    tile = TILE
    tile_spaces = 1
    tile_shares = True

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.seen = MedicoView(self)
        self.bodies = c.start_apprentices
        self.swaps_neutral: bool = options["m10_neutral"] == "swapped"
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
            Moves(PLAN_ILL, len(PLACES_OF_THE_ILL), self.plan_ill, self.seen.foresee_ill),
            Moves(PLAN_NEUTRAL, len(PLACES), self.plan_neutral, self.seen.foresee_neutral),
            Moves(ASIDE, len(HEALTH), self.set_aside, self.seen.foresee_aside),
            Moves(SEND, len(HEALTH), self.send, self.seen.foresee_send),
            Moves(INFECT, len(VICTIMS), self.infect, self.seen.foresee_victim),
            Moves(SAINT, len(COLOURS), self.paint_saint, self.seen.foresee_saint),
            Moves(BOTTLE, BOTTLE_PLACES, self.buy, self.seen.foresee_bottle),
            Moves(USE, len(BOTTLES), self.use, self.seen.foresee_use),
        ]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        self.part(s).healer += 1

    # --- getting up

    def adjusted(self, s: FrescoState, painter: int, before: int) -> bool:
        """Who is sent away by the mood at this moment may be ill: then he recovers (F-OQ-181)."""
        if painter >= s.players:
            return False
        part: MedicoPart = s.parts[self.part_number]
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

    def planning(self, s: FrescoState, seat: int, mask: int) -> int:
        """Ill ones not at the market, in the theatre or on a tile; they may stay at home, the healthy may not."""
        free = mask & ANY_PLACE
        if free == 0:
            return mask
        part: MedicoPart = s.parts[self.part_number]
        plan, hands, sick, extra = s.plans[seat], s.hands[seat], part.ill[seat], part.extra[seat]
        if sick == 0 and hands <= self.bodies and extra == 0:
            return mask & ~READY_BIT  # somebody is left, and he is healthy
        own, neutral, ill = to_plan(self.bodies, plan, hands, sick, extra)
        if own == 0:
            mask ^= free
        if own or neutral:
            mask &= ~READY_BIT
        if neutral:
            mask |= free << self.neutral_shift
        if ill:
            mask |= open_to_the_ill(plan, free) << self.ill_shift
        return mask

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
        plan = with_one(s.plans[seat], column)
        plan_on(s, seat, with_neutral(plan, column) if neutral else with_ill(plan, column))
        if s.log is not None:
            place = PLACES[COLUMNS if s.final and column == THEATRE else column]
            s.log.append(SickPlanned(seat, place, "neutral" if neutral else "ill"))

    def coverable(self, s: FrescoState, seat: int) -> int:
        part: MedicoPart = s.parts[self.part_number]
        return 1 << MARKET if part.held[seat].bit_count() < self.most_bottles else 0

    def revealed(self, s: FrescoState) -> None:
        """The tile of this round is turned up before anybody acts."""
        if s.log is not None:
            self.log_sick(s)
        part = self.part(s)
        part.tile = self.draw(part, part.stack)
        part.stack ^= 1 << part.tile
        location = self.infections[part.tile]
        part.infected = part.last if location == LOCATIONS[SAME] else LOCATIONS.index(location)
        if s.log is not None:
            place = "" if part.infected == NOWHERE else PLACES[part.infected]
            s.log.append(InfectionRevealed(location, place, part.stack.bit_count()))

    def log_sick(self, s: FrescoState) -> None:
        if s.log is None:
            return
        for seat in range(s.players):
            for column in range(COLUMNS):
                ill = ill_at(s.sheets[seat], column)
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
        part: MedicoPart = s.parts[self.part_number]
        if painter >= s.players or s.acts == part.seen:
            return False
        if part.seen == 0:
            part.sick = ill_at(s.sheets[painter], s.step - FIRST_PLACE)
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
        found = HEALTHY if s.rules.on_must_be_asked and must_be_asked(s, painter, place) else 0
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

    def filter_segments(self, s: FrescoState, painter: int, segments: int) -> int:
        """An ill one keeps away from the bishop."""
        if self.part(s).acting != ILL:
            return segments
        return segments & ~(AROUND[s.bishop] | 1 << s.bishop)

    def filter_actions(self, s: FrescoState, painter: int, menu: str, mask: int) -> int:
        if self.part(s).acting != ILL:
            return mask
        mask &= ~self.forbidden[menu]
        return mask if mask & ~PASSES[menu] else 0

    def blends(self, s: FrescoState, painter: int, most: int) -> int:
        return 1 if self.part(s).acting == ILL else most

    def blends_left(self, s: FrescoState, painter: int, left: int) -> int:
        return left - self.part(s).sick * (s.rules.c.blends_each - 1)

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
        part: MedicoPart = s.parts[self.part_number]
        if part.seen:  # not when he has just chosen who falls ill
            part.acting = part.seen = part.sick = 0
            spread(self, s, painter, place)
        if part.struck >> painter & 1 or not infects(self, s, painter, place):
            return False
        own, neutral = healthy(s, painter, infected_columns(s, painter, place))
        if own and neutral:
            s.ask(painter, self.infect_menu, EITHER)
            return True
        if own or neutral:
            strike(self, s, painter, place, neutral)
        return False

    def infect(self, s: FrescoState, seat: int, who: int) -> None:
        strike(self, s, seat, s.step - FIRST_PLACE, VICTIMS[who] == "neutral")

    # --- healing

    def before_cleanup(self, s: FrescoState) -> bool:
        part = self.part(s)
        while part.healer < len(s.order):
            painter = s.order[part.healer]
            if painter < s.players and part.held[painter]:
                s.ask(painter, self.heal_menu, self.kinds_held(part, painter) << 1 | 1)
                return True
            part.healer += 1
        return False

    def kinds_held(self, part: MedicoPart, seat: int) -> int:
        kinds = {kind for bottle, kind in enumerate(self.bottles) if part.held[seat] >> bottle & 1}
        return sum([1 << kind for kind in kinds])

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
        return self.seen.view(s, seat)

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        self.part(s).draws = Rng(rng.below(1 << 30), "medico").word


PASSES: Final = {"cathedral": CATHEDRAL_PASS, "studio": 2, "workshop": WORKSHOP_PASS}
