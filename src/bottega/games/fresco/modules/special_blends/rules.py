"""Special blend colours (module 3): pink and brown, seven dear tiles that need them, and a richer altar."""

from typing import Any, Final

from bottega.core.edition import Reader
from bottega.games.fresco.altar import PAINTS, Altar, altar_colours
from bottega.games.fresco.components import TILES, Components, splashes
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.special_blends.actions import SPECIAL_ALTAR, SPECIAL_BLEND, SPECIAL_COLOURS
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, FIELD, WIDTH, pack
from bottega.games.fresco.rules import ALTAR_SHIFT, BLEND_SHIFT
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.cathedral import lay_paint
from bottega.games.fresco.steps.places import make_blend

MODULE = 3
SPECIAL_TILES = 7
RECIPES = BLENDED - BASIC  # of the base game; the special ones come after them
SPECIAL_BITS = (1 << len(SPECIAL_COLOURS)) - 1

# Sets of colours.
BASICS: Final = (1 << BASIC) - 1
BLENDS: Final = (1 << BLENDED) - 1 - BASICS
SPECIAL: Final = SPECIAL_BITS << BLENDED


class SpecialAltar(Altar):
    """In the blended altar pink and brown may stand for any of the three blends."""

    def __init__(self, c: Components, pink: int, brown: int) -> None:
        super().__init__(c)
        self.extra: list[int] = [pink, brown]

    def first(self, paints: int) -> int:
        return self.follow(paints, [])

    def follow(self, paints: int, laid: list[int]) -> int:
        """The paints with which what is laid can still become an altar: one as in the base game, where basic paints
        differ, or one with pink or brown, where there are no basic paints and the blends differ (F-OQ-59)."""
        lying = twice = 0
        for colour in laid:
            twice |= lying & 1 << colour
            lying |= 1 << colour
        held = usual = special = 0
        for colour in range(len(COLOURS)):
            count = paints >> WIDTH * colour & FIELD
            if count:
                held |= 1 << colour
                new = 1 - (lying >> colour & 1)
                usual += new if colour < BASIC else count if colour < BLENDED else 0
                special += 0 if colour < BASIC else new if colour < BLENDED else count
        missing = PAINTS - len(laid)
        found = 0
        if lying & SPECIAL == 0 and usual >= missing:
            found = held & (BASICS & ~lying | BLENDS)
        if lying & BASICS == 0 and twice & BLENDS == 0 and special >= missing and (lying | held) & SPECIAL:
            found |= held & SPECIAL
            if missing > 1 or lying & SPECIAL:
                found |= held & BLENDS & ~lying
        return found

    def value(self, colours: list[int]) -> int:
        special = [colour - BLENDED for colour in colours if colour >= BLENDED]
        if not special:
            return super().value(colours)
        return self.c.altar_three_blends + sum([self.extra[colour] for colour in special])


class SpecialBlends(FrescoModule):
    name = "special_blends"

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        self.c = c
        self.read_tiles(c.edition.reader("special_tiles"))
        self.read_recipes(c.edition.reader("blending")["items"])
        supply = c.edition.reader("paint_supply")["module_3"]
        c.supply_paints += [supply[COLOURS[colour]].int(0, 999) for colour in SPECIAL_COLOURS]
        c.colours = COLOURS
        extra = c.edition.reader("altar")["values"]["module_3_extra_vp_in_blended_set"]
        self.extra: list[int] = [extra[COLOURS[colour]].int(0, 50) for colour in SPECIAL_COLOURS]

    def read_tiles(self, table: Reader) -> None:
        """They come after the basic tiles; as many of those leave the game."""
        c = self.c
        rows = table.items()
        if len(rows) != SPECIAL_TILES:
            table["items"].fail(f"there must be {SPECIAL_TILES} special tiles, not {len(rows)}")
        self.removed = table["basic_tiles_removed"].int(SPECIAL_TILES, SPECIAL_TILES)
        paints = [[COLOURS.index(paint.word(COLOURS)) for paint in row["paints"].list(1, 4)] for row in rows]
        c.tile_ids += tuple([row["id"].text() for row in rows])
        c.tile_points += tuple([row["vp"].int(13, 24) for row in rows])
        c.tile_paints += tuple([tuple(needed) for needed in paints])
        c.tile_cost += tuple([pack(needed) for needed in paints])
        c.tile_splashes += tuple([splashes(row["splashes"]) for row in rows])
        c.centre_value = table["centre_tile_value"].int(13, 24)
        c.centre_tiles = tuple([tile for tile, points in enumerate(c.tile_points) if points == c.centre_value])
        if not c.centre_tiles:
            table["items"].fail(f"there must be a tile of value {c.centre_value} for the centre")

    def read_recipes(self, table: Reader) -> None:
        recipes: list[tuple[int, int, int]] = []
        for row in table.list():
            if row["module"].int(0, 10) != MODULE:
                continue
            first, second = [COLOURS.index(paint.word(COLOURS[:BLENDED])) for paint in row["inputs"].list(2, 2)]
            if first == second:
                row["inputs"].fail("a blend needs two different paints")
            recipes.append((first, second, COLOURS.index(row["output"].word(COLOURS[BLENDED:]))))
        recipes.sort(key=result)
        if [recipe[2] for recipe in recipes] != list(SPECIAL_COLOURS):
            table.fail("there must be one recipe each for pink and brown")
        self.c.recipes += recipes

    # --- set-up

    def altar(self, altar: Altar) -> Altar:
        return SpecialAltar(self.c, self.extra[0], self.extra[1])

    def deal_tiles(self, s: FrescoState, tiles: list[int]) -> list[int]:
        basic = [tile for tile in tiles if tile < TILES]
        s.stream("setup/special").shuffle(basic)
        return sorted([*basic[self.removed :], *[tile for tile in tiles if tile >= TILES]])

    # --- in the cathedral and the workshop

    def adds(self, menu: str) -> tuple[int, ...]:
        first = {"cathedral": SPECIAL_ALTAR, "workshop": SPECIAL_BLEND}.get(menu, -1)
        return tuple(range(first, first + len(SPECIAL_COLOURS))) if first >= 0 else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        paints = s.paints[painter]
        if menu == "workshop":
            return s.rules.means(paints) >> BLEND_SHIFT + RECIPES & SPECIAL_BITS
        if s.stepped:
            return 0
        if s.laid:
            return s.rules.altar.follow(paints, altar_colours(s.laid)) >> BLENDED & SPECIAL_BITS
        return s.rules.means(paints) >> ALTAR_SHIFT + BLENDED & SPECIAL_BITS

    def moves(self) -> list[Moves]:
        """As in the base game: its paints and its recipes come after those."""
        count = len(SPECIAL_COLOURS)
        return [
            Moves(SPECIAL_ALTAR, count, lay_paint, start=BLENDED),
            Moves(SPECIAL_BLEND, count, make_blend, start=RECIPES),
        ]

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        gone = [tile for tile in range(len(self.c.tile_ids)) if s.where[tile] < 0]
        return {
            "removed": [self.c.tile_ids[tile] for tile in gone],
            "altar": {COLOURS[colour]: self.extra[colour - BLENDED] for colour in SPECIAL_COLOURS},
        }


def result(recipe: tuple[int, int, int]) -> int:
    return recipe[2]
