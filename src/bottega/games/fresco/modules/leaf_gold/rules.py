"""The leaf gold (module 5): two market spaces give gold, and gold refines a restoration in this round's colour."""

from typing import Any

from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng, advance, scale
from bottega.games.fresco.actions import BOOTHS, MOST_SPACES, NO, SEGMENT_NAMES
from bottega.games.fresco.ceiling import AROUND
from bottega.games.fresco.components import BASE_COLOURS, Components
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.leaf_gold.actions import GILD
from bottega.games.fresco.modules.leaf_gold.events import ColourRefined, GoldExchanged, GoldTaken, GoldUsed
from bottega.games.fresco.modules.leaf_gold.part import UNASKED, GoldPart
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.scoring import earn
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import log_points

GOLD = "gold"
ARROWS = 2
GILD_OR_NOT = 3


class LeafGold(FrescoModule):
    name = "leaf_gold"

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        table = c.edition.reader("leaf_gold")
        self.leaves = table["gold_tiles"].int(0, 99)
        self.discs: list[int] = read_discs(table["discs"])
        values = table["vp"]
        self.on = values["bishop_on_segment"].int(0, 20)
        self.near = values["bishop_adjacent"].int(0, 20)
        self.elsewhere = values["elsewhere"].int(0, 20)
        self.thalers = table["end_thalers_per_gold"].int(0, 20)
        self.spaces: dict[int, int] = read_arrows(c, c.edition.reader("gold_market")[c.side])
        self.menu = Menu(-1, "gild", (NO, GILD))

    def part(self, s: FrescoState) -> GoldPart:
        part: GoldPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> GoldPart:
        return GoldPart(rules.players)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.menu,)

    # --- the basket

    def set_up(self, s: FrescoState) -> None:
        self.part(s).draws = s.stream("discs").word
        self.prepare(s)

    def prepare(self, s: FrescoState) -> None:
        """The new disc is drawn before the old one goes back, so the colour always changes."""
        part = self.part(s)
        others = [disc for disc in self.discs if disc != part.disc]
        part.draws = advance(part.draws)
        part.disc = others[scale(part.draws, len(others))]
        if s.log is not None:
            s.log.append(ColourRefined(COLOURS[part.disc]))

    # --- at the market

    def bought(self, s: FrescoState, painter: int, space: int) -> None:
        if space not in self.spaces:
            return
        part = self.part(s)
        gold = min(self.spaces[space], self.leaves - sum(part.gold))
        part.gold[painter] += gold
        if s.log is not None and gold:
            s.log.append(GoldTaken(painter, gold))

    # --- a restoration

    def restoring(self, s: FrescoState, painter: int, segment: int) -> bool:
        """One leaf, or none, when the tile shows the refined colour."""
        part = self.part(s)
        if part.gilding != UNASKED or painter >= s.players or part.gold[painter] == 0:
            return False
        if part.disc not in s.rules.c.tile_paints[s.layout[segment]]:
            return False
        s.ask(painter, self.menu, GILD_OR_NOT)
        return True

    def moves(self) -> list[Moves]:
        return [Moves(NO, 1, self.decline), Moves(GILD, 1, self.gild, self.foresee)]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        self.part(s).gilding = 0

    def gild(self, s: FrescoState, seat: int, which: int) -> None:
        part = self.part(s)
        part.gilding = 1
        part.gold[seat] -= 1
        if s.log is not None:
            s.log.append(GoldUsed(seat))

    def worth(self, s: FrescoState, painter: int, segment: int) -> int:
        part = self.part(s)
        points = self.leaf_value(s, segment) if part.gilding == 1 else 0
        part.gilding = UNASKED
        log_points(s, painter, points, GOLD)
        return points

    def leaf_value(self, s: FrescoState, segment: int) -> int:
        """By where the bishop stands before the restoration, as his bonus (F-OQ-56)."""
        if s.bishop == segment:
            return self.on
        return self.near if AROUND[segment] >> s.bishop & 1 else self.elsewhere

    # --- the end

    def convert_leftovers(self, s: FrescoState, painter: int) -> None:
        part = self.part(s)
        if painter >= s.players or part.gold[painter] == 0:
            return
        gold = part.gold[painter]
        part.gold[painter] = 0
        if s.log is not None:
            s.log.append(GoldExchanged(painter, gold, gold * self.thalers))
        earn(s, painter, gold * self.thalers)

    # --- what is seen

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.part(s)
        return {
            "refined": COLOURS[part.disc],
            "spaces": [
                {"booth": BOOTHS[space // MOST_SPACES], "space": space % MOST_SPACES + 1, "gold": gold}
                for space, gold in sorted(self.spaces.items())
            ],
            "mine": part.gold[seat] if seat is not None else None,
            "painters": part.gold[:] if s.rules.open_screens else None,
            "in_the_box": self.leaves,
            "points": {"on": self.on, "near": self.near, "elsewhere": self.elsewhere},
            "thalers_at_the_end": self.thalers,
        }

    def foresee(self, s: FrescoState, seat: int, which: int) -> dict[str, Any]:
        return {"points": self.leaf_value(s, s.segment), "segment": SEGMENT_NAMES[s.segment]}

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        self.part(s).draws = Rng(rng.below(1 << 30), "discs").word


def read_discs(table: Reader) -> list[int]:
    discs = [COLOURS.index(disc.word(BASE_COLOURS)) for disc in table.list(2, len(BASE_COLOURS))]
    if len(set(discs)) != len(discs):
        table.fail("there is one disc of each colour")
    return sorted(discs)


def read_arrows(c: Components, table: Reader) -> dict[int, int]:
    """The two market spaces that the gold market tile points at, with the gold they give."""
    spaces: dict[int, int] = {}
    for row in table.list(ARROWS, ARROWS):
        booth = BOOTHS.index(row["booth"].word(BOOTHS[: len(c.booth_sizes)]))
        first = row["slot"].word(("first", "last")) == "first"
        space = booth * MOST_SPACES + (0 if first else c.booth_sizes[booth] - 1)
        if space in spaces:
            row.fail("both arrows point at the same space")
        spaces[space] = row["gold"].int(1, 9)
    return spaces
