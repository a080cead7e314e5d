"""The rules of one table: what stays the same during its games."""

from typing import Any, Final

from bottega.core.menu import NOBODY, Menu
from bottega.core.state import Part
from bottega.core.step import Step, takers
from bottega.core.tensor import Encoding
from bottega.games.fresco.actions import MOST_SPACES, SHARED
from bottega.games.fresco.altar import Altar
from bottega.games.fresco.components import Components
from bottega.games.fresco.module import Acting, Added, FrescoModule, Move, moves_by_number
from bottega.games.fresco.paints import COLOURS, FIELD, MOST_NEEDED, WIDTH, pack, pieces
from bottega.games.fresco.sheet import CATHEDRAL, MARKET, STUDIO, THEATRE, WORKSHOP

REMEMBERED: Final = 1 << 12

# Where the parts of `means` begin: up to 32 tiles, then 8 paints, then the blends.
ALTAR_SHIFT: Final = 32
BLEND_SHIFT: Final = 40


class Rules:
    """Everything that stays the same during one game: components, options, steps, menus and modules."""

    __slots__ = (
        "_means",
        "_payable",
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
        "encoding",
        "hours_mask",
        "idle_rounds",
        "market_added",
        "market_changed",
        "market_menu",
        "menus",
        "modules",
        "moves",
        "on_adjusted",
        "on_adorning",
        "on_altar_worth",
        "on_award",
        "on_before_cleanup",
        "on_before_income",
        "on_blends",
        "on_blends_left",
        "on_bonus",
        "on_bought",
        "on_closing",
        "on_collect",
        "on_convert_leftovers",
        "on_earned",
        "on_ends",
        "on_extra_points",
        "on_filter_actions",
        "on_filter_offers",
        "on_filter_segments",
        "on_hides",
        "on_income",
        "on_left",
        "on_mood_after_rising",
        "on_more_hands",
        "on_must_be_asked",
        "on_open_round",
        "on_planning",
        "on_prepare",
        "on_restoring",
        "on_revealed",
        "on_theatre_mood",
        "on_urgent",
        "on_worth",
        "open_screens",
        "options",
        "painters",
        "plan_menu",
        "players",
        "redraw_market",
        "rise_added",
        "rise_menu",
        "rotate_back",
        "rounds",
        "secretive",
        "sheet_tiles",
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
        rounds: tuple[tuple[Step, ...], ...],
        menus: tuple[Menu, ...],
        tiles: tuple[str, ...],
    ) -> None:
        self.c = components
        self.players = players
        self.painters = players + sum([module.painters for module in modules])
        self.options = options
        self.modules = modules
        self.rounds = rounds
        self.tiles = tiles  # that cover a location: on a sheet each is its place here, from 1
        self.redraw_market: bool = options["market_refresh"] == "redraw"
        self.rotate_back: bool = options["start_rotation"] == "rear_to_front"
        self.open_screens: bool = options["screens"] == "open"
        self.idle_rounds: int = options["idle_rounds"]
        self.altar_is_work: bool = options["idle_altar"] == "is_work"
        self.hours_mask = sum([1 << hour - 1 for hour in components.hours])
        self.booth_mask: list[int] = [
            ((1 << size) - 1) << booth * MOST_SPACES for booth, size in enumerate(components.booth_sizes)
        ]
        self.spaces: list[int] = [
            booth * MOST_SPACES + space for booth, size in enumerate(components.booth_sizes) for space in range(size)
        ]
        self.encoding: Encoding | None = None  # as soon as it is asked for
        self._means: dict[int, int] = {}
        self._payable = payable_by_colour(components)
        self.altar = Altar(components)
        for module in modules:
            self.altar = module.altar(self.altar)
        self.secretive = any(module.keeps_secrets for module in modules)
        self._find_takers(modules)
        self._lay_menus(menus, modules)
        number = 0
        for module in modules:
            if module.blank(self) is not None:
                module.part_number = number
                number += 1
        for module in modules:
            module.join(self)

    def _find_takers(self, modules: tuple[FrescoModule, ...]) -> None:
        """A step runs through these only, so a hook that nobody takes costs an empty loop."""
        self.sheet_tiles: tuple[FrescoModule, ...] = owners_of_tiles(modules, self.tiles)
        self.on_urgent: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "urgent")
        self.on_adjusted: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "adjusted")
        self.on_more_hands: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "more_hands")
        self.on_planning: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "planning")
        self.on_revealed: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "revealed")
        self.on_left: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "left")
        self.on_filter_actions: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "filter_actions")
        self.on_blends: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "blends")
        self.on_blends_left: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "blends_left")
        self.on_before_cleanup: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "before_cleanup")
        self.on_open_round: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "open_round")
        self.on_ends: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "ends")
        self.at_market: tuple[FrescoModule, ...] = visitors(modules, MARKET)
        self.at_cathedral: tuple[FrescoModule, ...] = visitors(modules, CATHEDRAL)
        self.at_studio: tuple[FrescoModule, ...] = visitors(modules, STUDIO)
        self.at_workshop: tuple[FrescoModule, ...] = visitors(modules, WORKSHOP)
        self.at_theatre: tuple[FrescoModule, ...] = visitors(modules, THEATRE)
        self.on_mood_after_rising: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "mood_after_rising")
        self.on_must_be_asked: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "must_be_asked")
        self.on_hides: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "hides")
        self.on_filter_offers: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "filter_offers")
        self.on_bought: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "bought")
        self.on_earned: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "earned")
        self.on_adorning: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "adorning")
        self.on_altar_worth: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "altar_worth")
        self.on_closing: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "closing")
        self.on_award: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "award")
        self.on_theatre_mood: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "theatre_mood")
        self.on_filter_segments: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "filter_segments")
        self.on_restoring: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "restoring")
        self.on_bonus: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "bonus")
        self.on_worth: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "worth")
        self.on_extra_points: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "extra_points")
        self.on_before_income: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "before_income")
        self.on_income: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "income")
        self.on_collect: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "collect")
        self.on_prepare: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "prepare")
        self.on_convert_leftovers: tuple[FrescoModule, ...] = takers(modules, FrescoModule, "convert_leftovers")

    def _lay_menus(self, base_menus: tuple[Menu, ...], modules: tuple[FrescoModule, ...]) -> None:
        """The menus of the base game as this table plays them, then the modules' own."""
        self.moves: dict[int, Move] = {}  # of modules, apart from those that several have
        known = [moves_by_number(module) for module in modules]
        menus: list[Menu] = []
        for base in base_menus:
            added = {
                action: moves[action]
                for module, moves in zip(modules, known, strict=True)
                for action in module.adds(base.name)
            }
            menu = base
            if added:
                menu = Menu(base.number, base.name, (*base.ids, *sorted(added)), Acting(base.decider, added))
                self.moves.update(added)
            menus.append(menu)
        for module, moves in zip(modules, known, strict=True):
            for menu in module.own_menus():
                menu.number = len(menus)
                menu.decider = Acting(NOBODY, moves)
                self.moves.update({action: moves[action] for action in menu.ids if action not in SHARED})
                menus.append(menu)
        self.menus: tuple[Menu, ...] = tuple(menus)
        named = {menu.name: menu for menu in menus[: len(base_menus)]}
        self.plan_menu = named["plan"]
        self.rise_menu = named["rise"]
        self.market_menu = named["market"]
        self.cathedral_menu = named["cathedral"]
        self.theatre_menu = named["theatre"]
        self.studio_menu = named["studio"]
        self.workshop_menu = named["workshop"]
        self.rise_added = Added(modules, self.rise_menu)
        self.market_added = Added(modules, self.market_menu)
        self.theatre_added = Added(modules, self.theatre_menu)
        self.cathedral_added = Added(modules, self.cathedral_menu)
        self.studio_added = Added(modules, self.studio_menu)
        self.workshop_added = Added(modules, self.workshop_menu)
        # One look tells a step that the base game's way will do.
        self.cathedral_changed = bool(self.cathedral_added.every or self.on_filter_segments or self.on_filter_actions)
        self.market_changed = bool(self.market_added.every or self.on_filter_offers)
        self.theatre_changed = bool(self.theatre_added.every or self.at_theatre)
        self.studio_changed = bool(self.studio_added.every or self.at_studio or self.on_filter_actions)
        self.workshop_changed = bool(self.workshop_added.every or self.at_workshop or self.on_filter_actions)

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
        found = self.altar.first(paints) << ALTAR_SHIFT | self.payable(paints)
        self._means[paints] = found
        return found

    def payable(self, paints: int) -> int:
        """The tiles and blends that no colour stands in the way of."""
        found = -1
        for by_pieces in self._payable:
            found &= by_pieces[min(paints & FIELD, MOST_NEEDED)]
            paints >>= WIDTH
        return found


def payable_by_colour(c: Components) -> list[list[int]]:
    """For each colour and each number of pieces of it, as far as they can make a difference, the tiles and blends that
    ask for no more; in the bits of `means`."""
    costs = {tile: pieces(cost) for tile, cost in enumerate(c.tile_cost)}
    for number, (first, second, _) in enumerate(c.recipes):
        costs[BLEND_SHIFT + number] = pieces(pack([first, second]))
    return [
        [sum([1 << bit for bit, cost in costs.items() if cost[colour] <= have]) for have in range(MOST_NEEDED + 1)]
        for colour in range(len(COLOURS))
    ]


def visitors(modules: tuple[FrescoModule, ...], place: int) -> tuple[FrescoModule, ...]:
    return tuple([module for module in modules if place in module.places])


def owners_of_tiles(modules: tuple[FrescoModule, ...], tiles: tuple[str, ...]) -> tuple[FrescoModule, ...]:
    """The module of each covering tile, by the number of the tile on a sheet; without such tiles nothing."""
    owners = {module.tile: module for module in modules if module.tile}
    return tuple([owners.get(tile, NO_MODULE) for tile in ("", *tiles)]) if owners else ()


NO_MODULE: Final = FrescoModule()
