"""A position of Fresco, the rules it is played by, and the shapes that steps and modules take.

A round is a list of steps. A step goes on by itself until somebody has to decide; then it asks, with a menu. The
answer goes to the menu's decider, and the step goes on. Modules answer for their own painters and menus.
"""

from typing import Any, Final

from bottega.core.game import Game
from bottega.core.rng import Rng, scale, turn
from bottega.core.state import COUNTED, OWN, PUBLIC, State, Table
from bottega.core.step import Module, Step, takers
from bottega.games.fresco.actions import MOST_SPACES, SEGMENTS, SIDE
from bottega.games.fresco.components import Components
from bottega.games.fresco.paints import BASIC, BLENDED, FIELD, WIDTH, covers

MARKET: Final = 0
CATHEDRAL: Final = 1
STUDIO: Final = 2
WORKSHOP: Final = 3
THEATRE: Final = 4
COLUMNS: Final = 5
SPACES: Final = 3  # of each location on the sheet: two bits a column

# Starting spaces lie behind the track: S1 is the rearmost.
START_SPACES: Final = 4

REMEMBERED: Final = 1 << 15
ALTAR_SHIFT: Final = 32
BLEND_SHIFT: Final = 40


class Part:
    """What one module keeps of a running game. Its fields follow the same rules as the state's."""

    def clone(self) -> "Part":
        raise NotImplementedError

    def knowledge(self) -> dict[str, str]:
        """For each field, who may know it; what is not named is hidden."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """All fields, the hidden ones included."""
        raise NotImplementedError


class FrescoModule(Module):
    """What a module of Fresco may bring along and do; the base does nothing.

    A module holds its own tables, read from the edition, and the number of its part; all that changes is in the part.
    Hooks that may ask somebody return True when they have asked; they are called again until they return False.
    """

    painters = 0  # extra painters on the track and in the hostel
    part_number = -1

    def blank(self, rules: "Rules") -> "Part | None":
        """What the module keeps, when nothing is known of it."""
        return None

    def own_menus(self) -> tuple[Menu, ...]:
        """The module's own kinds of decision, in the order of their numbers, each with its decider."""
        return ()

    def adds(self, menu: str) -> tuple[int, ...]:
        """The actions that the module adds to a menu of the base game, ascending."""
        return ()

    # --- set-up and rounds

    def set_up(self, s: "FrescoState") -> None:
        pass

    def open_round(self, s: "FrescoState") -> None:
        pass

    def ends(self, s: "FrescoState") -> str:
        """Why the round that begins is the last one; nothing when it is not."""
        return ""

    def rose(self, s: "FrescoState", painter: int) -> bool:
        """After the get-up change of mood, before the apprentices are counted."""
        return False

    # --- planning

    def plan_mask(self, s: "FrescoState", seat: int, mask: int) -> int:
        """The base game's planning mask, with what the module takes away; its own actions come from `options`."""
        return mask

    def unveil(self, s: "FrescoState") -> None:
        """The screens have opened."""

    # --- at the locations

    def visit(self, s: "FrescoState", painter: int, place: int) -> bool:
        """Take over a painter's turn at a location; True when the module has seen to it."""
        return False

    def options(self, s: "FrescoState", painter: int, menu: str) -> int:
        """Which of the actions it adds to this menu are open now, as bits in their order."""
        return 0

    def act(self, s: "FrescoState", painter: int, action: int) -> None:
        """Carry out one of the actions the module has added."""

    # --- a restoration

    def restoring(self, s: "FrescoState", painter: int, segment: int) -> bool:
        """Between the payment and the points: ask what the painter may add."""
        return False

    def bonus(self, s: "FrescoState", painter: int, bonus: int) -> int:
        """The bishop's bonus as the module changes it; called only when there is one."""
        return bonus

    def worth(self, s: "FrescoState", painter: int, segment: int) -> int:
        """Points inside the sum that cannot fall below zero (F-OQ-48)."""
        return 0

    def windfall(self, s: "FrescoState", painter: int, segment: int) -> int:
        """Points on top of that sum."""
        return 0

    def restored(self, s: "FrescoState", painter: int, segment: int) -> None:
        """The tile is taken, the points are booked, the bishop has come."""

    # --- money, income, end

    def earned(self, s: "FrescoState", painter: int, thalers: int) -> int:
        """What is left for the purse of Thalers that a player has just earned."""
        return thalers

    def income(self, s: "FrescoState", seat: int) -> int:
        """More Thalers at income."""
        return 0

    def prepare(self, s: "FrescoState") -> None:
        """Clean up and lay out for the next round."""

    def settle(self, s: "FrescoState") -> None:
        """After the final round, before money is counted."""

    # --- what is seen

    def view(self, s: "FrescoState", seat: int | None) -> dict[str, Any]:
        return {}

    def foresee(self, s: "FrescoState", seat: int, action: int) -> dict[str, Any]:
        return {}

    def redraw(self, s: "FrescoState", seat: int, rng: Rng) -> None:
        """Fill in what `seat` cannot know of the module's part."""


class Rules:
    """Everything that stays the same during one game: components, options, steps and modules."""

    __slots__ = (
        "_means",
        "booth_mask",
        "c",
        "hours_mask",
        "idle_rounds",
        "modules",
        "open_screens",
        "openings",
        "options",
        "painters",
        "players",
        "redraw_market",
        "rotate_back",
        "rounds",
        "spaces",
        "visits",
    )

    def __init__(
        self,
        components: Components,
        players: int,
        options: dict[str, Any],
        modules: tuple[FrescoModule, ...],
        rounds: tuple[tuple[Step, ...], tuple[Step, ...]],
    ) -> None:
        self.c = components
        self.players = players
        self.painters = players + sum([module.painters for module in modules])
        self.options = options
        self.modules = modules
        self.openings: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "open_round")
        self.visits: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "visit")
        self.rounds = rounds
        self.redraw_market = options["market_refresh"] == "redraw"
        self.rotate_back = options["start_rotation"] == "rear_to_front"
        self.open_screens = options["screens"] == "open"
        self.idle_rounds: int = options["idle_rounds"]
        self.hours_mask = sum([1 << hour - 1 for hour in components.hours])
        self.booth_mask: list[int] = [
            ((1 << size) - 1) << booth * MOST_SPACES for booth, size in enumerate(components.booth_sizes)
        ]
        self.spaces: list[int] = [
            booth * MOST_SPACES + space for booth, size in enumerate(components.booth_sizes) for space in range(size)
        ]
        self._means: dict[int, int] = {}

    def means(self, paints: int) -> int:
        """What these paints allow, in one number: the tiles they pay for, the paints they can give an altar, and
        the blends they make. Stocks repeat, so the answer is kept."""
        known = self._means.get(paints)
        if known is not None:
            return known
        if len(self._means) >= REMEMBERED:
            self._means.clear()
        c = self.c
        found = 0
        for tile, cost in enumerate(c.tile_cost):
            if covers(paints, cost):
                found |= 1 << tile
        altar, pieces = 0, 0
        for colour in range(BLENDED):
            count = paints >> WIDTH * colour & FIELD
            if count:
                altar |= 1 << colour
                pieces += 1 if colour < BASIC else count
        if pieces >= 3:
            found |= altar << ALTAR_SHIFT
        for number, (first, second, _) in enumerate(c.recipes):
            if covers(paints, (1 << WIDTH * first) + (1 << WIDTH * second)):
                found |= 1 << BLEND_SHIFT + number
        self._means[paints] = found
        return found


# Who may know what. Purses and pots stand behind screens, but all that goes in and out is seen (F-OQ-7).
KNOWLEDGE = {
    "round": PUBLIC,
    "final": PUBLIC,
    "ended": PUBLIC,
    "reason": PUBLIC,
    "idle": PUBLIC,
    "step": PUBLIC,
    "turn": PUBLIC,
    "acts": PUBLIC,
    "blends": PUBLIC,
    "booth": PUBLIC,
    "bought": PUBLIC,
    "laid": PUBLIC,
    "stepped": PUBLIC,
    "lander": PUBLIC,
    "landing": PUBLIC,
    "order": PUBLIC,
    "choosers": PUBLIC,
    "beds": PUBLIC,
    "position": PUBLIC,
    "hour": PUBLIC,
    "mood": PUBLIC,
    "hands": PUBLIC,
    "sheets": PUBLIC,
    "restored": PUBLIC,
    "layout": PUBLIC,
    "where": PUBLIC,
    "covered": PUBLIC,
    "tiles": PUBLIC,
    "bishop": PUBLIC,
    "stalls": PUBLIC,
    "goods": PUBLIC,
    "bag": PUBLIC,  # which tiles are not on the market; the draws to come are hidden in `draws`
    "controller": PUBLIC,
    "leonardo": PUBLIC,
    "coins": COUNTED,
    "paints": COUNTED,
    "plans": OWN,
}

OPEN_KNOWLEDGE = {field: PUBLIC if who == COUNTED else who for field, who in KNOWLEDGE.items()}

# For the keeper of the game only.
HIDDEN = ("draws",)


class FrescoState(State):
    __slots__ = (
        "acts",
        "bag",
        "beds",
        "bishop",
        "blends",
        "booth",
        "bought",
        "choosers",
        "coins",
        "controller",
        "covered",
        "draws",
        "ended",
        "final",
        "goods",
        "hands",
        "hour",
        "idle",
        "laid",
        "lander",
        "landing",
        "layout",
        "leonardo",
        "mood",
        "order",
        "paints",
        "plans",
        "position",
        "reason",
        "restored",
        "round",
        "rules",
        "sheets",
        "stalls",
        "step",
        "stepped",
        "tiles",
        "turn",
        "where",
    )

    def __init__(self, game: Game, table: Table, rules: Rules, seed: int, source: "FrescoState | None" = None) -> None:
        """A blank state, or a copy of `source`: one door, because a compiled class can be made in no other way."""
        if source is None:
            super().__init__(game, table, seed)
            n = rules.painters
            self.rules = rules
            self.round = 1
            self.final = 0
            self.ended = 0
            self.reason = ""  # why this round is the last
            self.idle = 0
            self.step = 0
            self.turn = 0
            self.acts = -1  # apprentices left in the running visit; -1: it has not begun
            self.blends = 0  # made by the apprentice now at the pots
            self.booth = -1
            self.bought = 0
            self.laid = 0  # paints on the altar, four bits each, colour + 1
            self.stepped = 0  # the bishop has been moved for the restoration to come
            self.lander = -1  # who is about to land on the track, and where he would
            self.landing = 0
            self.order: tuple[int, ...] = ()
            self.choosers: tuple[int, ...] = ()
            self.beds = 0
            self.position: list[int] = [0] * n  # below 1: on a starting space
            self.hour: list[int] = [0] * n
            self.mood: list[int] = [0] * n
            self.hands: list[int] = [0] * n
            self.sheets: list[int] = [0] * n
            self.restored: list[int] = [0] * n
            self.coins: list[int] = [0] * n
            self.paints: list[int] = [0] * n
            self.plans: list[int] = [0] * rules.players
            self.layout: tuple[int, ...] = ()
            self.where: tuple[int, ...] = ()
            self.covered = 0
            self.tiles = 0
            self.bishop = 0
            self.stalls: tuple[int, ...] = ()
            self.goods = 0
            self.bag = 0
            self.controller = -1
            self.leonardo = -1
            self.draws = 0
        else:
            self.game = game
            self.table = table
            self.players = source.players
            self.seed = seed
            self.ply = source.ply
            self.waiting = source.waiting
            self.menus = source.menus[:]
            self.masks = source.masks[:]
            self.secret = source.secret[:]
            self.past = source.past
            self.log = None
            self.rules = rules
            self.round = source.round
            self.final = source.final
            self.ended = source.ended
            self.reason = source.reason
            self.idle = source.idle
            self.step = source.step
            self.turn = source.turn
            self.acts = source.acts
            self.blends = source.blends
            self.booth = source.booth
            self.bought = source.bought
            self.laid = source.laid
            self.stepped = source.stepped
            self.lander = source.lander
            self.landing = source.landing
            self.order = source.order
            self.choosers = source.choosers
            self.beds = source.beds
            self.position = source.position[:]
            self.hour = source.hour[:]
            self.mood = source.mood[:]
            self.hands = source.hands[:]
            self.sheets = source.sheets[:]
            self.restored = source.restored[:]
            self.coins = source.coins[:]
            self.paints = source.paints[:]
            self.plans = source.plans[:]
            self.layout = source.layout
            self.where = source.where
            self.covered = source.covered
            self.tiles = source.tiles
            self.bishop = source.bishop
            self.stalls = source.stalls
            self.goods = source.goods
            self.bag = source.bag
            self.controller = source.controller
            self.leonardo = source.leonardo
            self.draws = source.draws

    def clone(self) -> "FrescoState":
        return FrescoState(self.game, self.table, self.rules, self.seed, self)

    def go_on(self) -> None:
        rounds = self.rules.rounds
        while self.waiting == 0 and self.ended == 0:
            rounds[self.final][self.step].go(self)

    def seat_of(self, painter: int) -> int:
        """Who decides for this painter."""
        return painter if painter < self.players else self.controller

    def painter(self) -> int:
        """Whose visit it is."""
        return self.order[self.turn]

    def visitor(self, place: int) -> int:
        """The painter whose turn it is at this location, with `acts` apprentices left; -1 when all are through."""
        order = self.order
        while self.turn < len(order):
            painter = order[self.turn]
            if self.acts > 0:
                return painter
            if self.acts < 0:
                here = self.sheets[painter] >> 2 * place & SPACES
                if here:
                    self.acts = here
                    return painter
            self.turn += 1
            self.acts = -1
        return -1

    def next_step(self) -> None:
        self.step += 1
        self.turn = 0
        self.acts = -1

    def draw(self, n: int) -> int:
        """A number below n from the market's own stream."""
        self.draws = turn(self.draws)
        return scale(self.draws, n)

    def score(self, painter: int) -> int:
        position = self.position[painter]
        return max(0, position)

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score(seat) for seat in range(self.players)])

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """By place on the track, starting spaces included, so nobody ever shares a rank (F-END-13, F-END-14)."""
        return tuple([(seat,) for seat in sorted(range(self.players), key=self.position.__getitem__, reverse=True)])

    # --- the door ------------------------------------------------------------------------------------------------

    def blank(self) -> "FrescoState":
        return FrescoState(self.game, self.table, self.rules, -1)

    def knowledge(self) -> dict[str, str]:
        return OPEN_KNOWLEDGE if self.rules.open_screens else KNOWLEDGE

    def render(self, seat: int | None) -> dict[str, Any]:
        from bottega.games.fresco.view import render

        return render(self, seat)

    def redraw(self, seat: int, rng: Rng) -> None:
        from bottega.games.fresco.sample import redraw

        redraw(self, seat, rng)

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN


def unpack_plan(plan: int) -> tuple[int, ...]:
    return tuple([plan >> 2 * column & SPACES for column in range(COLUMNS)])


def neighbours(segment: int, diagonal: bool) -> int:
    row, column = divmod(segment, SIDE)
    mask = 0
    for other in range(SEGMENTS):
        down, across = abs(other // SIDE - row), abs(other % SIDE - column)
        if other != segment and (max(down, across) == 1 if diagonal else down + across == 1):
            mask |= 1 << other
    return mask


AROUND: Final = tuple([neighbours(segment, True) for segment in range(SEGMENTS)])
BESIDE: Final = tuple([neighbours(segment, False) for segment in range(SEGMENTS)])
