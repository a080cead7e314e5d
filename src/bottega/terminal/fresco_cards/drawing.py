"""Cards drawn as cards: small boxes with what stands on them, and the number to type on the upper edge."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from bottega.terminal.blocks import ASCII, ROUNDED, Block, Edges, beside, boxed, flow, ink
from bottega.terminal.face import View
from bottega.terminal.fresco.words import DIM_ZERO, EDGE, GOLD, HEADING, QUIET
from bottega.terminal.fresco_cards.numbers import Offer, on_cards, on_sections, own_cards
from bottega.terminal.fresco_cards.words import CardWords
from bottega.terminal.screen import NUMBER_STYLE

CARD_WIDTHS = (7, 6)
CARD_HEIGHT = 5
SECTION_HEIGHT = 4
SECTIONS_ABREAST = 4
RED = "bold #e5616f"


def edges(words: CardWords) -> Edges:
    return ROUNDED if words.marks.unicode else ASCII


# --- the hand ------------------------------------------------------------------------------------------------------


def hand(words: CardWords, view: View, width: int) -> Block:
    """The viewer's cards side by side; so many that they do not fit become a list."""
    cards = own_cards(view)
    aside = {face["card"] for face in cards if face not in view["mine"]["hand"]}
    numbered = on_cards(view)
    for wide in CARD_WIDTHS:
        if len(cards) * wide <= width:
            boxes = [card_box(words, face, numbered.get(face["card"]), face["card"] in aside, wide) for face in cards]
            return beside(boxes, [wide] * len(boxes)) if boxes else []
    entries = [words.whole_card(face) for face in cards if face["card"] not in aside]
    return flow(Text(), entries, width, 0)


def card_box(words: CardWords, face: dict[str, Any], number: int | None, aside: bool, width: int) -> Block:
    """The paint and its bishop symbols, the half bottle, and what the card fetches; a tick when it is set aside."""
    upper = ink(" ")
    upper.append_text(words.tile([face["colour"]]))
    upper.append(" " * (width > min(CARD_WIDTHS)) + words.bishops(face), GOLD)
    half = ink(" ").append_text(words.half(face))
    lines = [upper, half, ink(" " + words.fetches(face), QUIET)]
    if aside:
        title = ink(words.marks.sign("✓", "x"), GOLD)
    elif number is not None:
        title = ink(str(number), NUMBER_STYLE)
    else:
        title = ink(edges(words)[4], EDGE)
    style = GOLD if aside else EDGE
    return tight_box(words, title, lines, width, CARD_HEIGHT, style)


def tight_box(words: CardWords, title: Text, lines: Block, width: int, height: int, style: str) -> Block:
    """A box whose title stands in the edge without room around it."""
    upper_left, upper_right, _, _, across, _ = edges(words)
    box = boxed(Text(), lines, width, height, edges(words), style)
    top = ink(upper_left, style).append_text(title)
    top.append(across * (width - 1 - top.cell_len) + upper_right, style)
    return [top, *box[1:]]


# --- the row of sections -------------------------------------------------------------------------------------------


def row(words: CardWords, view: View, width: int) -> Block:
    payable = on_sections(view)
    lines: Block = []
    for start in range(0, len(view["row"]), SECTIONS_ABREAST):
        part = view["row"][start : start + SECTIONS_ABREAST]
        boxes = [section_box(words, view, section, payable, width) for section in part]
        lines += beside(boxes, [width] * len(boxes))
    return lines


def section_box(
    words: CardWords, view: View, section: dict[str, Any] | None, payable: dict[str, Offer], width: int
) -> Block:
    if section is None:
        gone = ink(" " + words.texts.text("cards-section-gone"), DIM_ZERO)
        return tight_box(words, Text(), [gone], width, SECTION_HEIGHT, EDGE)
    offer = payable.get(section["section"])
    title = Text()
    if offer is not None:
        title.append(f"{offer['number']} ", NUMBER_STYLE)
    title.append(section["section"], HEADING)
    paints = ink(" ").append_text(Text(" ").join(words.tile([colour]) for colour in section["paints"]))
    if section["favourite"]:
        paints.append(f"  {words.bishop}", GOLD)
    reached = reached_turns(view, section["section"], offer)
    values = scale(section["points"], reached)
    style = GOLD if reached is not None else EDGE
    return boxed(title, [paints, values], width, SECTION_HEIGHT, edges(words), style)


def reached_turns(view: View, name: str, offer: Offer | None) -> tuple[int, int] | None:
    """From which to which of its numbers a section can come; the one that is being paid for has come to one."""
    paying = view["mine"]["paying"] if view["mine"] is not None else None
    if paying is not None and paying["section"] == name:
        return paying["turns"], paying["turns"]
    return None if offer is None else (offer["turns"][0], offer["turns"][1])


def scale(points: Sequence[int], reached: tuple[int, int] | None) -> Text:
    """The four numbers, those within reach in brackets: `2 [3 4] 5`."""
    line = Text()
    for turns, value in enumerate(points):
        inside = reached is not None and reached[0] <= turns <= reached[1]
        opens = reached is not None and turns == reached[0]
        follows = reached is not None and turns == reached[1] + 1
        line.append("[" if opens else "]" if follows else " ", GOLD)
        line.append(str(value), GOLD if inside else RED if turns == 0 else "")
    if reached is not None and reached[1] == len(points) - 1:
        line.append("]", GOLD)
    return line
