"""The table of The Princes of Florence drawn in letters: framed for about 100 x 30, bare for 80 x 24."""

from rich.text import Text

from bottega.games.princes.actions import SIDE
from bottega.terminal.blocks import ASCII, ROUNDED, Block, beside, boxed, fit, ink, spread
from bottega.terminal.face import View
from bottega.terminal.marks import style_of
from bottega.terminal.princes import hand, lines, placing
from bottega.terminal.princes.estate import ROW_LABEL, Prince, grid, numbered, signs
from bottega.terminal.princes.words import DIM, EDGE, GOLD, HOUSE, QUIET, Words

OWN = ROW_LABEL + 2 * SIDE
WIDE_FACTS = 20
LEAST_FACTS = 7
FRAME = 3


def draw(words: Words, view: View, width: int, tall: bool) -> Block:
    head = header(words, view, width)
    if view["deciding"] == "place" and view["choices"]:
        return [head, *placing.draw(words, view, width), fit(hand.goods(words, view), width)]
    strip = framed(words, view, width) if tall else bare(words, view, width)
    return [head, *strip, *lines.middle(words, view, width, tall), *hand.draw(words, view, width, tall)]


def header(words: Words, view: View, width: int) -> Text:
    say = words.text
    left = ink(f" {say('princes-title')} ", "bold #2a1c13 on #d9b88a")
    left.append(" ")
    left.append(say("princes-round", round=view["round"], rounds=view["rounds"]), GOLD)
    left.append(" · " + say("princes-minimum", value=view["minimum"]), "bold")
    left.append(" · " + say(f"princes-phase-{view['phase']}"), "bold")
    edition = "house" if view["edition"] == HOUSE else str(view["edition"])
    first = ink(say("princes-first") + " ", QUIET).append_text(words.emblem(view["first"]))
    both = ink(say("princes-edition", edition=edition) + " · ", QUIET).append_text(first)
    fits = left.cell_len + both.cell_len + 2 <= width
    return spread(left, both if fits else first, width)


# --- the estates ---------------------------------------------------------------------------------------------------


def in_order(view: View) -> list[Prince]:
    """Your own estate first, then clockwise."""
    people: list[Prince] = view["people"]
    start = view["seat"] or 0
    return people[start:] + people[:start]


def framed(words: Words, view: View, width: int) -> Block:
    edges = ROUNDED if words.marks.unicode else ASCII
    people = in_order(view)
    own = OWN + FRAME if view["seat"] is not None else 0
    rivals = people[1:] if own else people
    room = (width - own) // len(rivals)
    boxes, widths = [], []
    for prince in people:
        is_own = prince["seat"] == view["seat"]
        wide = own if is_own else room
        estate = numbered(grid(signs(words, view, prince), 2))
        rows = estate if is_own else rival(words, view, prince, room - FRAME)
        rows = [ink(" ").append_text(row) for row in rows]
        boxes.append(boxed(title(words, view, prince, wide - 5), rows, wide, SIDE + 2, edges, EDGE))
        widths.append(wide)
    return beside(boxes, widths)


def bare(words: Words, view: View, width: int) -> Block:
    people = in_order(view)
    own = 2 * SIDE if view["seat"] is not None else 0
    rivals = people[1:] if own else people
    room = (width - own + (0 if own else 1)) // len(rivals) - 1
    blocks, widths = [], []
    for prince in people:
        is_own = prince["seat"] == view["seat"]
        wide = own if is_own else room
        rows = grid(signs(words, view, prince), 2) if is_own else rival(words, view, prince, room)
        blocks.append([title(words, view, prince, wide), *rows])
        widths.append(wide)
    return beside(blocks, widths, gap=1)


def title(words: Words, view: View, prince: Prince, width: int) -> Text:
    """Name and prestige; a sign for whoever is to act."""
    acts = prince["seat"] in view["to_act"]
    line = ink(words.marks.sign("▸", ">"), GOLD) if acts else Text()
    line.append_text(words.title(prince["seat"]))
    shown = words.text("princes-points", points=prince["prestige"])
    if line.cell_len + len(shown) + 1 > width:
        shown = str(prince["prestige"])
    line.append(" ")
    line.append(shown, style_of(prince["seat"]))
    return line


def rival(words: Words, view: View, prince: Prince, width: int) -> Block:
    """The estate, as wide as there is room, and the facts beside it."""
    cell = 2 if width >= 2 * SIDE + LEAST_FACTS + 3 else 1
    room = width - cell * SIDE - 1
    estate = grid(signs(words, view, prince), cell)
    return beside([estate, facts(words, prince, room)], [cell * SIDE, room], gap=1)


def facts(words: Words, prince: Prince, width: int) -> Block:
    size = "long" if width >= WIDE_FACTS else "short"
    counted = ("works", "professions_in_hand", "bonus_in_hand", "recruiting_in_hand", "prestige_cards")
    rows = [people_of(words, prince, size), freedoms(words, prince, width if size == "long" else 0)]
    for fact in counted:
        label = words.text(f"princes-{size}-{fact}")
        line = ink(f"{label} ", QUIET if prince[fact] else DIM)
        line.append(str(prince[fact]), "bold" if prince[fact] else DIM)
        rows.append(line)
    return rows


def people_of(words: Words, prince: Prince, size: str) -> Text:
    line = Text()
    for kind in ("jesters", "builders"):
        count = prince[kind]
        line.append(" " if line.plain else "")
        line.append(words.text(f"princes-{size}-{kind}"), QUIET if count else DIM)
        line.append(" " if size == "long" else "")
        line.append(str(count), "bold" if count else DIM)
    return line


def freedoms(words: Words, prince: Prince, width: int) -> Text:
    """By name where there is room, else by letter."""
    names: list[str] = prince["freedoms"]
    if not names:
        return ink(words.text("princes-no-freedom"), DIM)
    named = ink(", ".join(words.thing(freedom) for freedom in names), "bold")
    if named.cell_len <= width:
        return named
    return ink(" ".join(words.letter(freedom) for freedom in names), "bold")
