"""Names of people and things of The Princes of Florence as styled text."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text

from bottega.core.chronicle import Piece
from bottega.core.state import Setup
from bottega.games.princes.components import Components
from bottega.locale import MissingText, Texts
from bottega.terminal.blocks import ink
from bottega.terminal.marks import NAMES, OPEN, SHUT, Marks, placed, style_of

PLACED = re.compile(f"{OPEN}(.)(.*?){SHUT}")
NOBODY = -1
HOUSE = "house edition"
THOUSAND = 1000

GOLD = "bold #f0c75e"
QUIET = "#a39582"
HEADING = "bold #d9b88a"
EDGE = "#7a5c3a"
DIM = "#6f6558"
MET = "bold #8fc46a"

# Landscapes are drawn, buildings have letters.
LANDSCAPE_SIGNS = {"forest": ("♣", "f"), "lake": ("≈", "~"), "park": ("✿", "p")}


class Words:
    """Speaks of one table to one seat (None: a spectator)."""

    def __init__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> None:
        self.texts = texts
        self.marks = marks
        self.seat = seat
        self.players = players
        self.foreign: dict[str, str] = {}  # what another edition than the house edition calls its things

    def read(self, setup: Setup) -> None:
        if setup.edition.name == HOUSE:
            return
        c = Components(setup.edition, setup.options)
        for ids, names in (
            (c.building_ids, c.building_names),
            (c.landscape_ids, c.landscape_names),
            (c.profession_ids, c.profession_names),
            (c.bonus_ids, c.bonus_names),
            (c.prestige_ids, c.prestige_names),
        ):
            self.foreign |= dict(zip(ids, names, strict=True))

    def text(self, key: str, **args: str | int) -> str:
        """Sums of money are written as on the coins, without a sign between the thousands."""
        plain = {name: str(arg) if isinstance(arg, int) and arg >= THOUSAND else arg for name, arg in args.items()}
        return self.texts.text(key, **plain)

    def say(self, key: str, **args: str | int) -> Text:
        """A text with its marked places turned into names."""
        return self.styled(self.text(key, **args))

    def styled(self, sentence: str) -> Text:
        line, at = Text(), 0
        for match in PLACED.finditer(sentence):
            line.append(sentence[at : match.start()])
            line.append_text(self.name(int(match.group(2))))
            at = match.end()
        line.append(sentence[at:])
        return line

    def drawn(self, piece: Piece) -> str:
        """An argument of the chronicle."""
        drawers: dict[str, Callable[[Any], str]] = {
            "who": self.who,
            "player": self.prince,
            "players": self.people,
            "thing": self.thing,
            "a": self.a,
            "by": self.by,
            "cards": lambda cards: ", ".join(self.card(card) for card in cards),
            "bonuses": lambda cards: ", ".join(f"{self.card(card)} +{value}" for card, value in cards),
            "purses": lambda purses: ", ".join(f"{self.prince(seat)} {florins}" for seat, florins in purses),
        }
        return drawers[piece.kind](piece.of)

    # --- people -----------------------------------------------------------------------------------------------------

    def emblem(self, seat: int) -> Text:
        return self.marks.emblem(seat)

    def emblems(self, seats: Iterable[int]) -> Text:
        return Text(" ").join([self.emblem(seat) for seat in seats])

    def name(self, seat: int) -> Text:
        return ink(self.texts.text("painter-you") if seat == self.seat else NAMES[seat], style_of(seat))

    def title(self, seat: int) -> Text:
        """The emblem and the name, the viewer's with a capital letter."""
        line = self.emblem(seat)
        name = self.name(seat)
        line.append(" ")
        line.append(name.plain[:1].upper() + name.plain[1:], style_of(seat))
        return line

    def who(self, seat: int) -> str:
        return "you" if seat == self.seat else "other"

    def prince(self, seat: int) -> str:
        return placed("p", seat)

    def people(self, seats: Iterable[int]) -> str:
        return ", ".join(self.prince(seat) for seat in seats)

    # --- things -----------------------------------------------------------------------------------------------------

    def lookup(self, family: str, thing: str) -> str:
        """A thing's name; what only a foreign edition knows is called as it says."""
        try:
            return self.texts.text(f"princes-{family}-{thing}")
        except MissingText:
            return self.foreign.get(thing, thing.replace("_", " "))

    def thing(self, thing: str) -> str:
        return self.lookup("name", thing)

    def a(self, thing: str) -> str:
        """With its article, inside a sentence."""
        return self.lookup("a", thing)

    def the(self, item: str) -> str:
        return self.lookup("the", item)

    def brief(self, thing: str) -> str:
        """Where room is short; what is short enough has no other name."""
        try:
            return self.texts.text(f"princes-brief-{thing}")
        except MissingText:
            return self.thing(thing)

    def by(self, profession: str) -> str:
        """A work by the Poet."""
        try:
            return self.texts.text(f"princes-by-{profession}")
        except MissingText:
            return f"({self.thing(profession)})"

    def letter(self, piece: str) -> str:
        if piece in LANDSCAPE_SIGNS:
            return self.marks.sign(*LANDSCAPE_SIGNS[piece])
        try:
            return self.texts.text(f"princes-letter-{piece}")
        except MissingText:
            return self.thing(piece)[:1].lower()  # a piece of a foreign edition; ours have capitals

    def card(self, card: str) -> str:
        """What a bonus or prestige card says; a foreign edition may have changed it, so its own words count."""
        return self.foreign[card] if card in self.foreign else self.thing(card)

    def florins(self, florins: int) -> str:
        return self.text("princes-florins", florins=florins)
