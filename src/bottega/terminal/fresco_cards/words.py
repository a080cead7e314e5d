"""Cards, tiles, piles and sections of the card game as styled text."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.text import Text

from bottega.core.chronicle import Piece
from bottega.locale import Texts
from bottega.terminal.blocks import ink
from bottega.terminal.fresco.words import GOLD, LETTERS, QUIET, Words
from bottega.terminal.fresco_cards.deck import CardFace, Deck
from bottega.terminal.marks import Marks, placed

MARKET = "market"
# The sorts of action tile that are no paint, with a sign each; the second is for ASCII.
SIGNS = {"turn": ("↻", "@"), "swap": ("⇄", "&"), "request": ("☞", "?")}
PAINT = "paint"
MANY = 2  # more symbols of a kind than these are counted, not repeated

CARDS, TILE, PILE, SECTION = "k", "t", "b", "s"  # marked places of a sentence


class CardWords(Words):
    def __init__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> None:
        super().__init__(texts, marks, seat, players)
        self.deck = Deck()

    def piece(self, kind: str, what: str) -> Text:
        pieces = {CARDS: self.card_names, TILE: self.tile_named, PILE: self.pile, SECTION: self.section}
        return pieces[kind](what) if kind in pieces else super().piece(kind, what)

    def drawn(self, piece: Piece) -> str:
        """An argument of the chronicle."""
        drawers: dict[str, Callable[[Any], str]] = {
            "who": self.who,
            "player": self.painter,
            "players": self.people,
            "cards": self.shown_cards,
            "backs": self.backs,
            "pile": self.pile_name,
            "sections": self.sections,
            "tiles": self.tiles,
            "payment": self.payment,
            "paints": self.paints,
            "colour": lambda colour: self.texts.text(f"paint-{colour}"),
        }
        return drawers[piece.kind](piece.of)

    def shown_cards(self, names: Sequence[str]) -> str:
        return self.cards(names) if names else self.marks.sign("·", "-")

    def payment(self, paid: dict[str, list[str]]) -> str:
        parts = [self.cards(paid["cards"])] if paid["cards"] else []
        return " + ".join([*parts, self.tiles(paid["tiles"])] if paid["tiles"] else parts)

    # --- cards ------------------------------------------------------------------------------------------------------

    def cards(self, names: Iterable[str]) -> str:
        return placed(CARDS, ",".join(names))

    def card_names(self, names: str) -> Text:
        return Text(" ").join(self.known_card(name) for name in names.split(","))

    def known_card(self, name: str) -> Text:
        face = self.deck.cards.get(name)
        return ink(name) if face is None else self.card(face)

    def card(self, face: CardFace) -> Text:
        """The paint, the half bottle and the bishop symbols: what a card is worth in a restoration."""
        line = self.badges(LETTERS[face["colour"]])
        line.append_text(self.half(face))
        line.append(self.bishops(face), GOLD)
        return line

    def whole_card(self, face: CardFace) -> Text:
        line = self.card(face)
        line.append(" " + self.fetches(face), QUIET)
        return line

    def half(self, face: CardFace) -> Text:
        if face["half"] is None:
            return Text()
        line = ink(self.marks.sign("½", "/"), QUIET)
        line.append_text(self.badges(LETTERS[face["half"]]))
        return line

    def bishops(self, face: CardFace) -> str:
        count: int = face["bishop"]
        return self.bishop * count if count <= MANY else f"{count}{self.bishop}"

    @property
    def bishop(self) -> str:
        return self.marks.sign("♝", "!")

    @property
    def arrow(self) -> str:
        return self.marks.sign("→", ">")

    def fetches(self, face: CardFace) -> str:
        """`m`, `2w` or `m/w`: what the card fetches in a swap."""
        kinds = [
            (str(face[kind]) if face[kind] > 1 else "") + self.texts.text(f"cards-letter-{kind}")
            for kind in ("market", "workshop")
            if face[kind]
        ]
        return "/".join(kinds)

    # --- piles ------------------------------------------------------------------------------------------------------

    def pile(self, name: str) -> Text:
        """A back: `m`, or `w` and what tells one workshop pile from the others."""
        if name == MARKET:
            return ink(self.texts.text("cards-letter-market"))
        return ink(self.texts.text("cards-letter-workshop")).append_text(self.pile_mark(name))

    def pile_mark(self, name: str, before_count: str = "") -> Text:
        """The number of a workshop pile, or its colour where it has but one."""
        colour = self.deck.colour_of(name)
        return ink(name + before_count) if colour is None else self.tile([colour])

    def backs(self, names: Sequence[str]) -> str:
        """`2m 1wO` in a sentence, in the order of the table."""
        counts = Counter(names)
        order = sorted(counts, key=lambda name: (name != MARKET, name))
        return " ".join(f"{counts[name]}{placed(PILE, name)}" for name in order)

    def pile_name(self, name: str) -> str:
        if name == MARKET:
            return self.texts.text("cards-pile-market")
        colour = self.deck.colour_of(name)
        shown = name if colour is None else self.paints([colour])
        return self.texts.text("cards-pile-workshop", pile=shown)

    # --- tiles and sections -----------------------------------------------------------------------------------------

    def sign(self, tile: str) -> Text:
        """An action tile at its shortest."""
        return ink(self.marks.sign(*SIGNS[tile]), "bold") if tile in SIGNS else self.badges(LETTERS[tile])

    def tile_named(self, tile: str) -> Text:
        line = self.sign(tile)
        sort = tile if tile in SIGNS else PAINT
        line.append(" " + self.texts.text(f"cards-tile-{sort}"))
        return line

    def tiles(self, tiles: Iterable[str]) -> str:
        return ", ".join(placed(TILE, tile) for tile in tiles)

    def section(self, name: str) -> Text:
        line = ink(name, "bold")
        face = self.deck.sections.get(name)
        if face is not None:
            line.append(" ")
            line.append_text(self.tile(face.paints))
        return line

    def sections(self, names: Iterable[str]) -> str:
        return ", ".join(placed(SECTION, name) for name in names)

    # --- points -----------------------------------------------------------------------------------------------------

    def points(self, points: int) -> str:
        return self.texts.text("fresco-points", points=points)

    def between(self, least: int, most: int) -> str:
        """`3 VP`, or from which to which."""
        if least == most:
            return self.points(least)
        return self.texts.text("cards-points-between", least=least, most=most)
