"""Where a piece may lie: one small map for each way to turn it, with the possible corners marked."""

from typing import Any

from rich.text import Text

from bottega.games.princes.actions import CELL_NAMES, CELLS, PLACE, SIDE, Place
from bottega.terminal.blocks import Block, beside, ink
from bottega.terminal.face import View
from bottega.terminal.princes.estate import CELL, ROW_LABEL, columns, grid, numbered, piece_style, signs
from bottega.terminal.princes.words import DIM, GOLD, Words

Offer = dict[str, Any]

OWN = ROW_LABEL + 2 * SIDE + 2
WIDE_MAP = 2 * SIDE + 1


def place_of(offer: Offer) -> Place:
    return Place(*divmod(offer["id"] - PLACE, CELLS))


def by_orientation(view: View) -> dict[int, list[Offer]]:
    found: dict[int, list[Offer]] = {}
    for offer in view["choices"]:
        found.setdefault(place_of(offer).orientation, []).append(offer)
    return found


def draw(words: Words, view: View, width: int) -> Block:
    """Your estate and the maps beside it, row for row."""
    mine = view["people"][view["seat"]]
    ways = by_orientation(view)
    room = (width - OWN) // len(ways)
    cell = 2 if room >= WIDE_MAP else 1
    shapes = [outline(words, view, offers[0], cell) for offers in ways.values()]
    tallest = max(len(shape) for shape in shapes)
    own = [words.title(view["seat"]), *[Text()] * tallest]
    own += [ink(" " * ROW_LABEL).append_text(columns(2)), *numbered(grid(signs(words, view, mine), 2))]
    maps = []
    for (way, offers), shape in zip(ways.items(), shapes, strict=True):
        above = [ink(str(way + 1), GOLD), *shape, *[Text()] * (tallest - len(shape))]
        maps.append([*above, columns(cell), *corners(words, view, offers, cell)])
    return beside([own, *maps], [OWN, *[min(room, WIDE_MAP + 4)] * len(maps)])


def outline(words: Words, view: View, offer: Offer, cell: int) -> Block:
    """The piece as it would lie, with the corner that names the place."""
    corner = place_of(offer).cell
    covered = {CELL[name] - corner for name in offer["cells"]}
    style = piece_style(view, offer["piece"])
    rows: Block = []
    for row in range(max(covered) // SIDE + 1):
        line = Text()
        for column in range(max(step % SIDE for step in covered) + 1):
            step = row * SIDE + column
            sign = words.letter(offer["piece"]) if step in covered else " "
            if step == 0:
                sign = words.marks.sign("◆", "@") if step in covered else words.marks.sign("◇", "+")
            line.append(sign.ljust(cell), style if step in covered else GOLD)
        rows.append(line)
    return rows


def corners(words: Words, view: View, offers: list[Offer], cell: int) -> Block:
    mine = view["people"][view["seat"]]
    drawn = [(sign, DIM) for sign, _ in signs(words, view, mine)]
    for offer in offers:
        drawn[place_of(offer).cell] = (words.marks.sign("◆", "@"), GOLD)
    return grid(drawn, cell)


def preview(words: Words, view: View, offer: Offer) -> Block:
    """Your estate with the piece on it."""
    mine = view["people"][view["seat"]]
    drawn = signs(words, view, mine)
    for name in offer["cells"]:
        drawn[CELL[name]] = (words.marks.sign("◆", "@"), piece_style(view, offer["piece"]))
    return [ink(" " * ROW_LABEL).append_text(columns(2)), *numbered(grid(drawn, 2))]


def ways_to_say(offer: Offer) -> tuple[str, ...]:
    """`c3` where only one way fits there, `c3.2`, `2 c3`."""
    place = place_of(offer)
    cell, way = CELL_NAMES[place.cell], place.orientation + 1
    return (f"{cell}.{way}", cell, f"{way} {cell}", f"{cell} {way}")


def hint(words: Words, view: View) -> Text:
    ways = by_orientation(view)
    offer = next(iter(ways.values()))[0]
    place = ways_to_say(offer)[0]
    return words.say("princes-why-place", places=len(view["choices"]), ways=len(ways), example=place)
