"""The wall fresco: setters for positions, and its books."""

from collections.abc import Mapping
from typing import ClassVar, cast

from bottega.games.fresco.modules.wall_fresco.actions import WALL_NAMES
from bottega.games.fresco.modules.wall_fresco.part import WallPart
from bottega.games.fresco.modules.wall_fresco.rules import WallFresco, section_names
from bottega.games.fresco.paints import COLOURS, LETTERS
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Entry, Fact, ModuleBooks, paint_used, paints_given


def wall_of(s: FrescoState) -> WallFresco:
    return cast(WallFresco, module_of(s, "wall_fresco"))


def wall_part(s: FrescoState) -> WallPart:
    return wall_of(s).part(s)


def lay_wall(s: FrescoState, fronts: Mapping[str, str]) -> None:
    """Let sections show these fronts, as `{"w12": "P"}`: tiles change places."""
    wall, part = wall_of(s), wall_part(s)
    layout = list(part.layout)
    fixed: set[int] = set()
    for name, letter in fronts.items():
        here = WALL_NAMES.index(name)
        fixed.add(here)
        wanted = COLOURS[LETTERS.index(letter)]
        if COLOURS[wall.faces[layout[here]].front] != wanted:
            there = next(
                i for i in range(18) if i not in fixed and part.left >> i & 1 and front(wall, layout[i]) == wanted
            )
            layout[here], layout[there] = layout[there], layout[here]
    part.layout = tuple(layout)
    part.fronts = tuple([wall.faces[tile].front for tile in layout])


def front(wall: WallFresco, tile: int) -> str:
    return COLOURS[wall.faces[tile].front]


def own_wall(s: FrescoState, seat: int, *tiles: str) -> list[str]:
    """Give a seat wall tiles with this income and splash, as "RO" (red, orange); returns their sections."""
    wall, part = wall_of(s), wall_part(s)
    names: list[str] = []
    for tile in tiles:
        income, splash = tile[0], tile[1]
        section = next(
            i
            for i in range(18)
            if part.left >> i & 1
            and LETTERS[wall.faces[part.layout[i]].income] == income
            and LETTERS[wall.faces[part.layout[i]].splash] == splash
        )
        part.left &= ~(1 << section)
        part.seen[section] = part.layout[section]
        part.tiles[seat] |= 1 << section
        names.append(WALL_NAMES[section])
    return names


def restore_wall(s: FrescoState, *sections: str) -> None:
    """These sections are restored; their tiles have left the game."""
    part = wall_part(s)
    for name in sections:
        i = WALL_NAMES.index(name)
        part.left &= ~(1 << i)
        part.seen[i] = part.layout[i]
        part.gone |= 1 << i


def own_exchange(s: FrescoState, seat: int, *colours: str) -> None:
    for colour in colours:
        wall_part(s).traded[seat] |= 1 << COLOURS.index(colour) - 3


class Books(ModuleBooks):
    """18 wall tiles: on the wall, before their owners, given up, or exchanged; 12 exchange tiles."""

    goods: ClassVar[dict[str, Entry]] = {"wall-restored": paint_used, "wall-income": paints_given}

    def __init__(self, s: FrescoState) -> None:
        self.left = {section["section"] for section in s.view(None)["modules"]["wall_fresco"]["sections"]}
        self.tiles: list[set[str]] = [set() for _ in range(s.players)]
        self.under: set[str] = set()
        self.gone: set[str] = set()
        self.exchanged: list[set[str]] = [set() for _ in range(s.players)]
        self.wrong: list[str] = []

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "wall-restored":
            self.left.remove(fact["section"])
            self.tiles[fact["painter"]].add(fact["section"])
        elif fact["event"] == "request-fulfilled":
            given = {name for name in fact["segments"] if name.startswith("w")}
            if given:
                self.give(fact["painter"], given, self.under)
        elif fact["event"] == "wall-tiles-exchanged":
            self.give(fact["painter"], set(fact["sections"]), self.gone)
            if len(fact["sections"]) != 2 or fact["colour"] in self.exchanged[fact["painter"]]:
                self.wrong.append(f"an exchange that must not be: {fact}")
            self.exchanged[fact["painter"]].add(fact["colour"])

    def give(self, painter: int, given: set[str], where: set[str]) -> None:
        if not given <= self.tiles[painter]:
            self.wrong.append(f"painter {painter} has given up {given} of {self.tiles[painter]}")
        self.tiles[painter] -= given
        where |= given

    def faults(self, s: FrescoState) -> list[str]:
        wall = cast(WallFresco, module_of(s, "wall_fresco"))
        part, facts = wall.part(s), wall.view(s, None)
        found = list(self.wrong)
        if {section["section"] for section in facts["sections"] if section["covered"]} != self.left:
            found.append(f"tiles on the wall: {self.left} by the books")
        if [set(tiles) for tiles in facts["tiles"]] != self.tiles:
            found.append(f"wall tiles: {self.tiles} by the books, {facts['tiles']} held")
        if [set(blends) for blends in facts["exchanged"]] != self.exchanged:
            found.append(f"exchange tiles: {self.exchanged} by the books, {facts['exchanged']} held")
        if set(section_names(part.under)) != self.under or set(section_names(part.gone)) != self.gone:
            found.append("tiles that were given up are not where they must be")
        if len(self.left) + sum(map(len, self.tiles)) + len(self.under) + len(self.gone) != 18:
            found.append("the wall tiles are not 18")
        if sorted(part.layout) != list(range(18)):
            found.append("a wall tile is there twice")
        handed_out = [sum([colour in blends for blends in self.exchanged]) for colour in COLOURS[3:6]]
        if sum(wall.supply) != 12 or any(out > supply for out, supply in zip(handed_out, wall.supply, strict=True)):
            found.append(f"there are only 12 exchange tiles: {self.exchanged}")
        return found
