"""A position of Fresco, the rules it is played by, and the shapes that steps and modules take.

A round is a list of steps. A step goes on by itself until somebody has to decide; then it asks, with a menu. The
answer goes to the menu's decider, and the step goes on. Modules answer for their own painters and menus.
"""

from typing import Any, Final

from bottega.core.game import Game
from bottega.core.menu import Decider, Menu
from bottega.core.rng import Rng, advance, scale
from bottega.core.state import COUNTED, OWN, PUBLIC, Part, Setup, State
from bottega.core.step import Module, Step, takers
from bottega.core.subclassing import mypyc_attr
from bottega.games.fresco.actions import MOST_SPACES, SEGMENT_NAMES, SEGMENTS, SHARED, SIDE
from bottega.games.fresco.altar import Altar
from bottega.games.fresco.components import Components
from bottega.games.fresco.menus import (
    CATHEDRAL_MENU,
    MARKET_MENU,
    MENUS,
    PLAN_MENU,
    RISE_MENU,
    STUDIO_MENU,
    THEATRE_MENU,
    WORKSHOP_MENU,
)
from bottega.games.fresco.paints import WIDTH, covers

MARKET: Final = 0
CATHEDRAL: Final = 1
STUDIO: Final = 2
WORKSHOP: Final = 3
THEATRE: Final = 4
COLUMNS: Final = 5
FIRST_PLACE: Final = 3  # the step of the first location
SPACES: Final = 3  # of each location on the sheet: two bits a column

# What a plan or a sheet holds above its 5 x 2 bits: the tile that covers each column (its number in
# `Rules.tiles`, from 1), how many of the apprentices there are ill, and the column of the neutral one (from 1).
COUNTS: Final = (1 << 2 * COLUMNS) - 1
COVER_SHIFT: Final = 2 * COLUMNS
COVER_WIDTH: Final = 3
COVERED: Final = (1 << COVER_WIDTH) - 1
ILL_SHIFT: Final = COVER_SHIFT + COVER_WIDTH * COLUMNS
NEUTRAL_SHIFT: Final = ILL_SHIFT + 2 * COLUMNS

# Starting spaces lie behind the track: S1 is the rearmost.
START_SPACES: Final = 4

# Bits of `stepped`. Whoever has begun with one of these has to restore a segment (F-OQ-41).
STEP: Final = 1  # the bishop has made the step that is paid for
BOUND: Final = 2  # something else that only a restoration can follow
STAYS: Final = 4  # the bishop may not be moved any more

REMEMBERED: Final = 1 << 12

# Where the parts of `means` begin: up to 32 tiles, then 8 paints, then the blends.
ALTAR_SHIFT: Final = 32
BLEND_SHIFT: Final = 40


@mypyc_attr(allow_interpreted_subclasses=True)
class FrescoModule(Module):
    """What a module of Fresco may bring along and do; the base does nothing.

    A module holds its own tables, read from the edition, and the number of its part; all that changes during a game is
    in the part. A hook that may ask somebody returns True when it has asked; it is called again until it returns False.
    """

    painters = 0  # extra painters on the track and in the hostel
    places: tuple[int, ...] = ()  # where `visit` is called
    keeps_secrets = False  # what the module adds to the cathedral depends on what only the owner knows
    aside = False  # what it adds to a menu is no reason to ask
    part_number = -1
    tile = ""  # the tile with which a player may cover a location of his sheet
    tile_spaces = 0  # how many apprentices have room on it
    tile_shares = False  # whoever stands there still acts at the location when the tile's turn is over

    def join(self, rules: "Rules") -> None:
        """Look around once, when the rules of the table are complete."""

    def blank(self, rules: "Rules") -> Part | None:
        """What the module keeps, when nothing is known of it."""
        return None

    def own_menus(self) -> tuple[Menu, ...]:
        """The module's own kinds of decision; the answers go to `act`."""
        return ()

    def adds(self, menu: str) -> tuple[int, ...]:
        """The actions that the module adds to a menu of the base game, ascending."""
        return ()

    def options(self, s: "FrescoState", painter: int, menu: str) -> int:
        """Which of the actions it adds to this menu are open now, as bits in their order."""
        return 0

    def act(self, s: "FrescoState", seat: int, action: int) -> None:
        """Carry out an action that the module has added, or an answer to a question of its own."""

    # --- set-up and rounds

    def altar(self, altar: Altar) -> Altar:
        """The altar as the module changes it."""
        return altar

    def deal_tiles(self, s: "FrescoState", tiles: list[int]) -> list[int]:
        """Which of these tiles are dealt around the one in the centre."""
        return tiles

    def set_up(self, s: "FrescoState") -> None:
        pass

    def open_round(self, s: "FrescoState") -> None:
        pass

    def rouse(self, s: "FrescoState", painter: int) -> int:
        """How far the mood rises after the hour has changed it."""
        return 0

    def errand(self, s: "FrescoState") -> bool:
        """Ask what cannot wait: called before every step goes on."""
        return False

    def ends(self, s: "FrescoState") -> str:
        """Why the round that begins is the last one; nothing when it is not."""
        return ""

    def more_hands(self, s: "FrescoState", painter: int) -> int:
        """Apprentices besides his own ones and the neutral one."""
        return 0

    def adjusted(self, s: "FrescoState", painter: int, before: int) -> bool:
        """He is up and his apprentices have come or gone; he had `before`: ask him."""
        return False

    # --- planning

    def coverable(self, s: "FrescoState", seat: int) -> int:
        """The columns that its tile may cover now, as bits, apart from what lies there already."""
        return (1 << COLUMNS) - 1

    def planning(self, s: "FrescoState", seat: int, mask: int) -> int:
        """What may be planned next, as the module changes it: a bit mask of the table's plan menu."""
        return mask

    def revealed(self, s: "FrescoState") -> None:
        """All plans lie open, nobody has acted."""

    def cover_turn(self, s: "FrescoState", painter: int, place: int) -> bool:
        """His turn at a location that its tile covers. Called again after each question until it returns False."""
        return False

    # --- at the locations

    def visit(self, s: "FrescoState", painter: int, place: int) -> bool:
        """Take over a painter's turn at one of its places; True when the module has seen to it."""
        return False

    def lingers(self, s: "FrescoState", painter: int, place: int) -> bool:
        """Is he asked although there is nothing to do but leave, because what he could do is his secret?"""
        return False

    def hides(self, s: "FrescoState", painter: int) -> bool:
        """For all that the others know, may he lay something open for the restoration that he has begun?"""
        return False

    def left(self, s: "FrescoState", painter: int, place: int) -> bool:
        """His visit is over, whether he has done anything or not: ask him. Not called under a tile that shares
        nothing."""
        return False

    def permit(self, s: "FrescoState", painter: int, menu: str, mask: int) -> int:
        """What the apprentice at work may do of all this, in the cathedral, the studio and the workshop."""
        return mask

    def blends(self, s: "FrescoState", painter: int, most: int) -> int:
        """How often the apprentice at work may blend."""
        return most

    def wares(self, s: "FrescoState", painter: int, offers: int) -> int:
        """Which offers of the market are open to him."""
        return offers

    def bought(self, s: "FrescoState", painter: int, space: int) -> None:
        """A market tile has been bought from this space."""

    def earned(self, s: "FrescoState", painter: int, thalers: int) -> None:
        """Earned money has come behind the screen."""

    def cheer(self, s: "FrescoState", painter: int, mood: int) -> int:
        """How far an apprentice in the theatre raises the mood, as the module changes it."""
        return mood

    # --- a restoration

    def narrow(self, s: "FrescoState", painter: int, segments: int) -> int:
        """Which of the segments that he can pay for may be restored."""
        return segments

    def restoring(self, s: "FrescoState", painter: int, segment: int) -> bool:
        """Before the points: ask what the painter may add."""
        return False

    def bonus(self, s: "FrescoState", painter: int, bonus: int) -> int:
        """The bishop's bonus as the module changes it; called only when there is one."""
        return bonus

    def worth(self, s: "FrescoState", painter: int, segment: int) -> int:
        """Points that belong to the sum of the restoration (F-OQ-48)."""
        return 0

    def windfall(self, s: "FrescoState", painter: int, segment: int) -> int:
        """Points on top of that sum; the tile still lies there and the bishop has not come yet."""
        return 0

    # --- the altar

    def adorning(self, s: "FrescoState", painter: int) -> bool:
        """Before the points of the altar: ask what the painter may add."""
        return False

    def altar_worth(self, s: "FrescoState", painter: int) -> int:
        """Points on top of the altar's."""
        return 0

    # --- income and end

    def evening(self, s: "FrescoState") -> bool:
        """All locations are done, in the final round too: ask somebody."""
        return False

    def before_income(self, s: "FrescoState") -> bool:
        """Ask what has to be known before income is paid."""
        return False

    def income(self, s: "FrescoState", seat: int) -> int:
        """More Thalers at income, or fewer."""
        return 0

    def collect(self, s: "FrescoState", seat: int) -> None:
        """What income brings besides Thalers."""

    def prepare(self, s: "FrescoState") -> None:
        """Clean up and lay out for the next round."""

    def settle(self, s: "FrescoState", painter: int) -> None:
        """After the final round: turn into Thalers what can be; called again after each question of `closing`."""

    def closing(self, s: "FrescoState") -> bool:
        """Ask what may still be done before the final scoring."""
        return False

    def award(self, s: "FrescoState") -> None:
        """Points of the final scoring that come before money."""

    # --- what is seen

    def view(self, s: "FrescoState", seat: int | None) -> dict[str, Any]:
        return {}

    def foresee(self, s: "FrescoState", seat: int, action: int) -> dict[str, Any]:
        return {}

    def foresee_restoration(self, s: "FrescoState", painter: int, segment: int) -> dict[str, Any]:
        """What is sure to come with the restoration of a segment: `sure` points, and what else is worth telling."""
        return {}

    def withheld(self, s: "FrescoState", painter: int, thalers: int) -> int:
        """How many of these Thalers will not stay in the purse when they are earned."""
        return 0

    def redraw(self, s: "FrescoState", seat: int, rng: Rng) -> None:
        """Fill in what `seat` cannot know of the module's part."""


Adders = tuple[tuple[FrescoModule, int], ...]


class Added:
    """The modules that add to a menu, each with the place of its first bit."""

    __slots__ = ("aside", "asking", "every")

    def __init__(self, modules: tuple[FrescoModule, ...], menu: Menu) -> None:
        adding = [(module, module.adds(menu.name)) for module in takers(modules, FrescoModule, "options")]
        self.every: Adders = tuple([(module, menu.ids.index(added[0])) for module, added in adding if added])
        self.asking: Adders = tuple([adder for adder in self.every if not adder[0].aside])
        self.aside: Adders = tuple([adder for adder in self.every if adder[0].aside])


class Acting(Decider):
    """Hands the choices that modules have added to their module, the others to the base game."""

    def __init__(self, base: Decider, owners: dict[int, FrescoModule]) -> None:
        self.base = base
        self.owners: list[FrescoModule | None] = [owners.get(action) for action in range(max(owners) + 1)]

    def decide(self, s: "FrescoState", seat: int, action: int) -> None:
        owner = self.owners[action]
        if owner is None:
            self.base.decide(s, seat, action)
        else:
            owner.act(s, seat, action)


class Owned(Decider):
    """All choices of a menu that a module has brought are its own."""

    def __init__(self, owner: FrescoModule) -> None:
        self.owner = owner

    def decide(self, s: "FrescoState", seat: int, action: int) -> None:
        self.owner.act(s, seat, action)


class Rules:
    """Everything that stays the same during one game: components, options, steps, menus and modules."""

    __slots__ = (
        "_means",
        "altar",
        "altar_is_work",
        "at_cathedral",
        "at_market",
        "at_studio",
        "at_theatre",
        "at_workshop",
        "booth_mask",
        "c",
        "cathedral_added",
        "cathedral_changed",
        "cathedral_menu",
        "covers",
        "hours_mask",
        "idle_rounds",
        "market_added",
        "market_changed",
        "market_menu",
        "menus",
        "modules",
        "on_adjusted",
        "on_adorning",
        "on_altar_worth",
        "on_award",
        "on_before_income",
        "on_blends",
        "on_bonus",
        "on_bought",
        "on_cheer",
        "on_closing",
        "on_collect",
        "on_earned",
        "on_ends",
        "on_errand",
        "on_evening",
        "on_hides",
        "on_income",
        "on_left",
        "on_lingers",
        "on_more_hands",
        "on_narrow",
        "on_open_round",
        "on_permit",
        "on_planning",
        "on_prepare",
        "on_restoring",
        "on_revealed",
        "on_rouse",
        "on_settle",
        "on_wares",
        "on_windfall",
        "on_worth",
        "open_screens",
        "options",
        "owners",
        "painters",
        "plan_menu",
        "players",
        "redraw_market",
        "rise_added",
        "rise_menu",
        "rotate_back",
        "rounds",
        "secretive",
        "spaces",
        "studio_added",
        "studio_changed",
        "studio_menu",
        "theatre_added",
        "theatre_changed",
        "theatre_menu",
        "tiles",
        "workshop_added",
        "workshop_changed",
        "workshop_menu",
    )

    def __init__(
        self,
        components: Components,
        players: int,
        options: dict[str, Any],
        modules: tuple[FrescoModule, ...],
        rounds: tuple[tuple[Step, ...], tuple[Step, ...]],
        tiles: tuple[str, ...],
    ) -> None:
        self.c = components
        self.players = players
        self.painters = players + sum([module.painters for module in modules])
        self.options = options
        self.modules = modules
        self.rounds = rounds
        self.tiles = tiles  # that cover a location: on a sheet each is its place here, from 1
        self.redraw_market = options["market_refresh"] == "redraw"
        self.rotate_back = options["start_rotation"] == "rear_to_front"
        self.open_screens = options["screens"] == "open"
        self.idle_rounds: int = options["idle_rounds"]
        self.altar_is_work: bool = options["idle_altar"] == "is_work"
        self.hours_mask = sum([1 << hour - 1 for hour in components.hours])
        self.booth_mask: list[int] = [
            ((1 << size) - 1) << booth * MOST_SPACES for booth, size in enumerate(components.booth_sizes)
        ]
        self.spaces: list[int] = [
            booth * MOST_SPACES + space for booth, size in enumerate(components.booth_sizes) for space in range(size)
        ]
        self._means: dict[int, int] = {}
        self.altar = Altar(components)
        for module in modules:
            self.altar = module.altar(self.altar)
        self.secretive = any(module.keeps_secrets for module in modules)
        self._find_takers(modules)
        self._lay_menus(modules)
        number = 0
        for module in modules:
            if module.blank(self) is not None:
                module.part_number = number
                number += 1
        for module in modules:
            module.join(self)

    def _find_takers(self, modules: tuple[FrescoModule, ...]) -> None:
        """A step runs through these only, so a hook that nobody takes costs an empty loop."""
        self.covers: tuple[FrescoModule, ...] = covering(modules, self.tiles)
        self.on_errand: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "errand")
        self.on_adjusted: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "adjusted")
        self.on_more_hands: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "more_hands")
        self.on_planning: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "planning")
        self.on_revealed: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "revealed")
        self.on_left: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "left")
        self.on_permit: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "permit")
        self.on_blends: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "blends")
        self.on_evening: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "evening")
        self.on_open_round: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "open_round")
        self.on_ends: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "ends")
        self.at_market: tuple[FrescoModule, ...] = visitors(modules, MARKET)
        self.at_cathedral: tuple[FrescoModule, ...] = visitors(modules, CATHEDRAL)
        self.at_studio: tuple[FrescoModule, ...] = visitors(modules, STUDIO)
        self.at_workshop: tuple[FrescoModule, ...] = visitors(modules, WORKSHOP)
        self.at_theatre: tuple[FrescoModule, ...] = visitors(modules, THEATRE)
        self.on_rouse: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "rouse")
        self.on_lingers: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "lingers")
        self.on_hides: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "hides")
        self.on_wares: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "wares")
        self.on_bought: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "bought")
        self.on_earned: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "earned")
        self.on_adorning: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "adorning")
        self.on_altar_worth: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "altar_worth")
        self.on_closing: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "closing")
        self.on_award: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "award")
        self.on_cheer: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "cheer")
        self.on_narrow: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "narrow")
        self.on_restoring: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "restoring")
        self.on_bonus: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "bonus")
        self.on_worth: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "worth")
        self.on_windfall: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "windfall")
        self.on_before_income: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "before_income")
        self.on_income: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "income")
        self.on_collect: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "collect")
        self.on_prepare: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "prepare")
        self.on_settle: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "settle")

    def _lay_menus(self, modules: tuple[FrescoModule, ...]) -> None:
        """The menus of the base game as this table plays them, then the modules' own."""
        self.owners: dict[int, FrescoModule] = {}
        menus: list[Menu] = []
        for base in MENUS:
            menu = base
            added = [action for module in modules for action in module.adds(base.name)]
            if added:
                owners = {action: module for module in modules for action in module.adds(base.name)}
                menu = Menu(base.number, base.name, (*base.ids, *sorted(added)))
                menu.decider = Acting(base.decider, owners)
                self.owners.update(owners)
            menus.append(menu)
        for module in modules:
            for menu in module.own_menus():
                menu.number = len(menus)
                menu.decider = Owned(module)
                self.owners.update({action: module for action in menu.ids if action not in SHARED})
                menus.append(menu)
        self.menus: tuple[Menu, ...] = tuple(menus)
        self.plan_menu = menus[PLAN_MENU.number]
        self.rise_menu = menus[RISE_MENU.number]
        self.market_menu = menus[MARKET_MENU.number]
        self.cathedral_menu = menus[CATHEDRAL_MENU.number]
        self.theatre_menu = menus[THEATRE_MENU.number]
        self.studio_menu = menus[STUDIO_MENU.number]
        self.workshop_menu = menus[WORKSHOP_MENU.number]
        self.rise_added = Added(modules, self.rise_menu)
        self.market_added = Added(modules, self.market_menu)
        self.theatre_added = Added(modules, self.theatre_menu)
        self.cathedral_added = Added(modules, self.cathedral_menu)
        self.studio_added = Added(modules, self.studio_menu)
        self.workshop_added = Added(modules, self.workshop_menu)
        # One look tells a step that the base game's way will do.
        self.cathedral_changed = bool(self.cathedral_added.every or self.on_narrow or self.on_permit)
        self.market_changed = bool(self.market_added.every or self.on_wares)
        self.theatre_changed = bool(self.theatre_added.every or self.at_theatre)
        self.studio_changed = bool(self.studio_added.every or self.at_studio or self.on_permit)
        self.workshop_changed = bool(self.workshop_added.every or self.at_workshop or self.on_permit)

    def blank_parts(self) -> tuple[Part, ...]:
        parts = [module.blank(self) for module in self.modules]
        return tuple([part for part in parts if part is not None])

    def means(self, paints: int) -> int:
        """What these paints allow, in one number: the tiles they pay for, the paints they can give an altar, and
        the blends they make. Stocks repeat, so the answer is kept."""
        known = self._means.get(paints)
        if known is not None:
            return known
        if len(self._means) >= REMEMBERED:
            self._means.clear()
        c = self.c
        found = self.altar.first(paints) << ALTAR_SHIFT
        for tile, cost in enumerate(c.tile_cost):
            if covers(paints, cost):
                found |= 1 << tile
        for number, (first, second, _) in enumerate(c.recipes):
            if covers(paints, (1 << WIDTH * first) + (1 << WIDTH * second)):
                found |= 1 << BLEND_SHIFT + number
        self._means[paints] = found
        return found


def visitors(modules: tuple[FrescoModule, ...], place: int) -> tuple[FrescoModule, ...]:
    return tuple([module for module in modules if place in module.places])


def covering(modules: tuple[FrescoModule, ...], tiles: tuple[str, ...]) -> tuple[FrescoModule, ...]:
    """The module of each covering tile, by the number of the tile on a sheet; without such tiles nothing."""
    owners = {module.tile: module for module in modules if module.tile}
    return tuple([owners.get(tile, NO_MODULE) for tile in ("", *tiles)]) if owners else ()


NO_MODULE: Final = FrescoModule()


# Who may know what. Purses and pots stand behind screens, but all that goes in and out is seen (F-OQ-7).
KNOWLEDGE = {
    "round": PUBLIC,
    "final": PUBLIC,
    "ended": PUBLIC,
    "reason": PUBLIC,
    "idle": PUBLIC,
    "altars_only": PUBLIC,
    "step": PUBLIC,
    "turn": PUBLIC,
    "acts": PUBLIC,
    "blends": PUBLIC,
    "booth": PUBLIC,
    "bought": PUBLIC,
    "laid": PUBLIC,
    "stepped": PUBLIC,
    "segment": PUBLIC,
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


def opened(knowledge: dict[str, str]) -> dict[str, str]:
    """With open screens everybody sees what everybody could have counted."""
    return {field: PUBLIC if who == COUNTED else who for field, who in knowledge.items()}


OPEN_KNOWLEDGE = opened(KNOWLEDGE)

# For the keeper of the game only.
HIDDEN = ("draws",)


class FrescoState(State):
    __slots__ = (
        "acts",
        "altars_only",
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
        "parts",
        "plans",
        "position",
        "reason",
        "restored",
        "round",
        "rules",
        "segment",
        "sheets",
        "stalls",
        "step",
        "stepped",
        "tiles",
        "turn",
        "where",
    )

    def __init__(self, game: Game, setup: Setup, rules: Rules, seed: int, source: "FrescoState | None" = None) -> None:
        """A blank state, or a copy of `source`: one door, because a compiled class can be made in no other way."""
        super().__init__(game, setup, seed, source)
        if source is None:
            n = rules.painters
            self.rules = rules
            self.round = 1
            self.final = 0
            self.ended = 0
            self.reason = ""  # why this round is the last
            self.idle = 0  # rounds in which nobody restored anything
            self.altars_only = 0  # rounds in which nobody restored more than altars
            self.step = 0
            self.turn = 0
            self.acts = -1  # apprentices left in the running visit; -1: it has not begun
            self.blends = 0  # made by the apprentice now at the pots
            self.booth = -1
            self.bought = 0
            self.laid = 0  # paints on the altar, four bits each, colour + 1
            self.stepped = 0  # what has been done for the restoration to come: STEP, BOUND, STAYS
            self.segment = -1  # being restored, while somebody is asked about it
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
            self.parts: tuple[Any, ...] = rules.blank_parts()  # of each module its own kind
        else:
            self.rules = rules
            self.round = source.round
            self.final = source.final
            self.ended = source.ended
            self.reason = source.reason
            self.idle = source.idle
            self.altars_only = source.altars_only
            self.step = source.step
            self.turn = source.turn
            self.acts = source.acts
            self.blends = source.blends
            self.booth = source.booth
            self.bought = source.bought
            self.laid = source.laid
            self.stepped = source.stepped
            self.segment = source.segment
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
            self.parts = tuple([part.clone() for part in source.parts]) if source.parts else source.parts

    def clone(self) -> "FrescoState":
        return FrescoState(self.game, self.setup, self.rules, self.seed, self)

    def moment(self) -> str:
        return (
            f"round {self.round}"
            if self.ended
            else f"round {self.round} {self.rules.rounds[self.final][self.step].name}"
        )

    def all_menus(self) -> tuple[Menu, ...]:
        return self.rules.menus

    def all_parts(self) -> tuple[Part, ...]:
        return self.parts

    def go_on(self) -> None:
        rounds, errands = self.rules.rounds, self.rules.on_errand
        if errands:
            while self.waiting == 0 and self.ended == 0:
                if not self.errand(errands):
                    rounds[self.final][self.step].go(self)
        else:
            while self.waiting == 0 and self.ended == 0:
                rounds[self.final][self.step].go(self)

    def errand(self, modules: tuple[FrescoModule, ...]) -> bool:
        """Let modules ask first what cannot wait."""
        for module in modules:  # noqa: SIM110 - a generator would cost more on the hot path
            if module.errand(self):
                return True
        return False

    def seat_of(self, painter: int) -> int:
        """Who decides for this painter."""
        return painter if painter < self.players else self.controller

    def painter(self) -> int:
        """Whose visit it is."""
        return self.order[self.turn]

    def visitor(self, place: int) -> int:
        """The painter whose turn it is at this location, with `acts` apprentices left. -1 when there is nobody to go on
        with: a module has asked somebody, or all are through and the next step has begun."""
        order = self.order
        while self.turn < len(order):
            painter = order[self.turn]
            acts = self.acts
            if acts > 0:
                return painter
            if acts < 0:
                sheet = self.sheets[painter]
                here = sheet >> 2 * place & SPACES
                if sheet > COUNTS:
                    cover = sheet >> COVER_SHIFT + COVER_WIDTH * place & COVERED
                    if cover:
                        tile = self.rules.covers[cover]
                        if tile.cover_turn(self, painter, place):
                            return -1
                        if not tile.tile_shares:
                            here = 0
                if here:
                    self.acts = here
                    return painter
            elif self.rules.on_left:
                for module in self.rules.on_left:
                    if module.left(self, painter, place):
                        return -1
            self.turn += 1
            self.acts = -1
        self.next_step()
        return -1

    def next_step(self) -> None:
        self.step += 1
        self.turn = 0
        self.acts = -1

    def draw(self, n: int) -> int:
        """A number below n from the market's own stream."""
        self.draws = advance(self.draws)
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
        return FrescoState(self.game, self.setup, self.rules, -1)

    def part_knowledge(self, part: Part) -> dict[str, str]:
        return opened(part.knowledge()) if self.rules.open_screens else part.knowledge()

    def knowledge(self) -> dict[str, str]:
        return OPEN_KNOWLEDGE if self.rules.open_screens else KNOWLEDGE

    def render(self, seat: int | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
        from bottega.games.fresco.view import render

        return render(self, seat, alike)

    def redraw(self, seat: int, rng: Rng) -> None:
        from bottega.games.fresco.sample import redraw

        redraw(self, seat, rng)

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN


def unpack_plan(plan: int) -> tuple[int, ...]:
    return tuple([plan >> 2 * column & SPACES for column in range(COLUMNS)])


def cover_of(plan: int, column: int) -> int:
    """The number of the tile that covers a column, 0 when none does."""
    return plan >> COVER_SHIFT + COVER_WIDTH * column & COVERED


def segment_names(segments: int) -> list[str]:
    return [SEGMENT_NAMES[i] for i in range(min(segments.bit_length(), SEGMENTS)) if segments >> i & 1]


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
