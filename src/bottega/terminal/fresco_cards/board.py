"""The table of the card game: the row, the tiles and piles, the painters, and the viewer's hand."""

from collections import Counter
from typing import Any

from rich.text import Text

from bottega.terminal.blocks import Block, beside, fit, ink, spread
from bottega.terminal.face import View
from bottega.terminal.fresco.board import acting, edition_name
from bottega.terminal.fresco.words import DIM_ZERO, GOLD, HEADING, LETTERS, QUIET
from bottega.terminal.fresco_cards import drawing
from bottega.terminal.fresco_cards.words import MARKET, PAINT, SIGNS, CardWords

SECTION_WIDTH = {True: 13, False: 12}
SECTIONS = 4
MARGIN = 13  # beside the hand: its size and the viewer's tiles
NAME = 11
POINTS = 4
RESTORED = {True: 23, False: 20}
HAND = {True: 21, False: 19}


def draw(words: CardWords, view: View, width: int, tall: bool) -> Block:
    return [
        header(words, view, width),
        *middle(words, view, width, tall),
        *painters(words, view, width, tall),
        *([] if view["over"] else own(words, view, width)),
    ]


def header(words: CardWords, view: View, width: int) -> Text:
    say = words.texts.text
    left = ink(f" {say('cards-title')} ", "bold #2a1c13 on #d9b88a")
    left.append(" ")
    left.append(say("fresco-final") if view["final"] else say("fresco-round", round=view["round"]), GOLD)
    if view["over"]:
        left.append(" · " + say("fresco-phase-over"), "bold")
    right = ink(say("cards-ends", sections=view["end_at"]), QUIET)
    edition = ink(say("fresco-edition", edition=edition_name(view)) + " · ", QUIET)
    fits = left.cell_len + edition.cell_len + right.cell_len + 2 <= width
    return spread(left, edition.append_text(right) if fits else right, width)


# --- the middle of the table ---------------------------------------------------------------------------------------


def middle(words: CardWords, view: View, width: int, tall: bool) -> Block:
    wide = SECTION_WIDTH[tall]
    left = wide * min(SECTIONS, len(view["row"]))
    return beside([drawing.row(words, view, wide), supply(words, view, tall)], [left, width - left - 1], 1)


def supply(words: CardWords, view: View, tall: bool) -> Block:
    """The favourite colour, the open tiles, the piles and what was discarded."""
    market, *workshops = view["piles"]
    return [
        favourite(words, view),
        display(words, view, tall),
        pile_line(words, "cards-supply-market", [market], tall),
        pile_line(words, "cards-supply-workshop", workshops, tall),
    ]


def favourite(words: CardWords, view: View) -> Text:
    colour = view["favourite"]
    line = ink(f"{words.bishop} ", GOLD)
    line.append(words.texts.text("cards-supply-bishop") + " ", HEADING)
    if colour is None:
        line.append(words.texts.text("cards-no-favourite"), QUIET)
        return line
    line.append_text(words.tile([colour]))
    line.append(" " + words.texts.text(f"paint-{colour}"), "bold")
    line.append(" " + words.texts.text("cards-left", left=view["bishops_left"]), QUIET)
    return line


def display(words: CardWords, view: View, tall: bool) -> Text:
    line = ink(words.texts.text("cards-supply-tiles") + " ", HEADING)
    line.append(f"{view['tiles_left']}  ", "bold" if view["tiles_left"] else DIM_ZERO)
    shown = [tile for tile in view["display"] if tile is not None]
    line.append_text(Text(" ").join(words.tile_named(tile) if tall else words.sign(tile) for tile in shown))
    return line


def pile_line(words: CardWords, key: str, piles: list[dict[str, Any]], tall: bool) -> Text:
    """How many cards each pile has, and how many lie on the discards, of which paint where there is room."""
    line = ink(words.texts.text(key), HEADING)
    for pile in piles:
        line.append(" ")
        if pile["pile"] != MARKET:
            line.append_text(words.pile_mark(pile["pile"], ":"))
        line.append(str(pile["left"]), "bold" if pile["left"] else DIM_ZERO)
    discards = [name for pile in piles for name in pile["discards"]]
    if discards:
        line.append(" " + words.texts.text("cards-supply-discards") + " ", QUIET)
        line.append_text(by_colour(words, discards) if tall else ink(str(len(discards))))
    return line


def by_colour(words: CardWords, names: list[str]) -> Text:
    """`R3 B1`: how many cards of each paint."""
    faces = [words.deck.cards[name] for name in names if name in words.deck.cards]
    counts = Counter(face["colour"] for face in faces)
    pieces = [words.tile([colour]).append(str(counts[colour])) for colour in LETTERS if counts[colour]]
    return Text(" ").join(pieces)


# --- painters ------------------------------------------------------------------------------------------------------


def painters(words: CardWords, view: View, width: int, tall: bool) -> Block:
    """In the order of play, the first player on top."""
    say = words.texts.text
    head = ink(fit(ink(f" {say('fresco-painters')}"), NAME).plain, HEADING)
    head.append(f"{say('fresco-column-points'):>{POINTS}}  ", QUIET)
    for key, wide in (("sections", RESTORED[tall]), ("hand", HAND[tall])):
        head.append(fit(ink(say(f"cards-column-{key}")), wide).plain, QUIET)
    head.append(say("cards-column-tiles"), QUIET)
    people = view["people"][view["first"] :] + view["people"][: view["first"]]
    return [fit(head, width), *[fit(painter(words, view, person, tall), width) for person in people]]


def painter(words: CardWords, view: View, person: dict[str, Any], tall: bool) -> Text:
    line = acting(words, view, person)
    line.append_text(fit(words.title(person["painter"]), NAME - 1))
    line.append(f"{person['score']:>{POINTS}}  ", words.style(person["painter"]))
    line.append_text(fit(sections(words, view, person), RESTORED[tall]))
    line.append_text(fit(hand_of(words, person), HAND[tall]))
    line.append_text(Text(" ").join(words.sign(tile) for tile in person["tiles"]))
    known = view["mine"]["known"][person["painter"]] if view["mine"] is not None else []
    if known:
        line.append("  " + words.texts.text("cards-known") + " ", QUIET)
        shown = Text(" ").join(words.known_card(name) for name in known)
        line.append_text(shown if tall else by_colour(words, known))
    return line


def sections(words: CardWords, view: View, person: dict[str, Any]) -> Text:
    """How many of those that end the game, and what each is worth."""
    line = ink(f"{person['restored']}/{view['end_at']}", "bold")
    values = " ".join(str(section["points"]) for section in person["sections"])
    line.append(f"  {values}" if values else "", QUIET)
    return line


def hand_of(words: CardWords, person: dict[str, Any]) -> Text:
    """The number of cards and their backs, which all can see."""
    line = ink(str(person["hand"]), "bold")
    line.append(":", QUIET)
    for pile, count in person["backs"].items():
        if count:
            line.append(f" {count}", QUIET)
            line.append_text(words.pile(pile))
    return line


# --- the viewer's own ----------------------------------------------------------------------------------------------


def own(words: CardWords, view: View, width: int) -> Block:
    rows: Block = []
    if view["mine"] is not None:
        cards = drawing.hand(words, view, width - MARGIN)
        rows = beside([margin(words, view), cards], [MARGIN, width - MARGIN])
    if view["laid"]:
        line = ink(words.texts.text("cards-laid") + " ", HEADING)
        line.append_text(Text(" ").join(words.card(face) for face in view["laid"]))
        rows.append(fit(line, width))
    return rows


def margin(words: CardWords, view: View) -> Block:
    """The size of the hand, and the viewer's tiles by sort."""
    person = view["people"][view["seat"]]
    head = ink(words.texts.text("cards-hand") + " ", HEADING)
    head.append(f"{person['hand']}/{view['hand_limit']}", "bold")
    counts = Counter(tile for tile in person["tiles"] if tile in SIGNS)
    rows = [head, *[counted(words.tile_named(tile), counts[tile]) for tile in SIGNS if counts[tile]]]
    paints = [tile for tile in person["tiles"] if tile not in SIGNS]
    if paints:
        rows.append(words.tile(paints).append(" " + words.texts.text(f"cards-tile-{PAINT}")))
    return rows


def counted(line: Text, count: int) -> Text:
    return line.append(f" x{count}", QUIET) if count > 1 else line
