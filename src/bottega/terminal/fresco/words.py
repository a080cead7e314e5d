"""Names, paints and sums of Fresco as styled text."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from bottega.locale import Texts, signed
from bottega.terminal.blocks import ink
from bottega.terminal.marks import EMBLEMS, NAMES, OPEN, SHUT, Marks, placed, style_of

LETTERS = {"red": "R", "yellow": "Y", "blue": "B", "orange": "O", "green": "G", "purple": "P"}
ALL_LETTERS = {**LETTERS, "pink": "K", "brown": "N"}  # with the special blends
PAINT_STYLES = {
    "R": "bold #ffffff on #b3281d",
    "Y": "bold #2a1c13 on #f0bf28",
    "B": "bold #ffffff on #2c5cb0",
    "O": "bold #2a1c13 on #e8842a",
    "G": "bold #ffffff on #2f6d38",
    "P": "bold #ffffff on #6d3a8e",
    "K": "bold #2a1c13 on #f2a3b8",
    "N": "bold #ffffff on #7d4f2a",
}
PLACED = re.compile(f"{OPEN}(.)(.*?){SHUT}")
NOBODY = -1

GOLD = "bold #f0c75e"
QUIET = "#a39582"
HEADING = "bold #d9b88a"
EDGE = "#7a5c3a"
DIM_ZERO = "#6f6558"


class Words:
    """Speaks of one table to one seat (None: a spectator)."""

    def __init__(self, texts: Texts, marks: Marks, seat: int | None, players: int) -> None:
        self.texts = texts
        self.marks = marks
        self.seat = seat
        self.players = players

    def text(self, key: str, **args: str | int) -> str:
        return self.texts.text(key, **args)

    def say(self, key: str, **args: str | int) -> Text:
        """A text with its marked places turned into names and paints."""
        return self.styled(self.texts.text(key, **args))

    def styled(self, sentence: str) -> Text:
        line, at = Text(), 0
        for match in PLACED.finditer(sentence):
            line.append(sentence[at : match.start()])
            line.append_text(self.piece(*match.groups()))
            at = match.end()
        line.append(sentence[at:])
        return line

    def piece(self, kind: str, what: str) -> Text:
        return self.name(int(what)) if kind == "p" else self.badges(what)

    # --- people -----------------------------------------------------------------------------------------------------

    def is_leonardo(self, painter: int) -> bool:
        return painter == self.players

    def look(self, painter: int) -> int:
        """Whose emblem and colour: Leonardo has the last one, which no seat of this game uses."""
        return len(EMBLEMS) - 1 if self.is_leonardo(painter) else painter

    def style(self, painter: int) -> str:
        return style_of(self.look(painter))

    def emblem(self, painter: int) -> Text:
        return self.marks.emblem(self.look(painter))

    def name(self, painter: int) -> Text:
        if painter == self.seat:
            return ink(self.texts.text("painter-you"), self.style(painter))
        name = self.texts.text("painter-leonardo") if self.is_leonardo(painter) else NAMES[painter]
        return ink(name, self.style(painter))

    def title(self, painter: int) -> Text:
        """The emblem and the name, the viewer's with a capital letter."""
        line = self.emblem(painter)
        name = self.name(painter)
        line.append(" ")
        line.append(name.plain[:1].upper() + name.plain[1:], self.style(painter))
        return line

    def who(self, painter: int) -> str:
        return "you" if painter == self.seat else "other"

    def painter(self, painter: int) -> str:
        return placed("p", painter)

    def people(self, painters: Iterable[int]) -> str:
        return ", ".join(self.painter(painter) for painter in painters)

    # --- paints -----------------------------------------------------------------------------------------------------

    def paints(self, colours: Sequence[str]) -> str:
        return placed("c", "".join(ALL_LETTERS[colour] for colour in colours))

    def badges(self, letters: str) -> Text:
        line = Text()
        for letter in letters:
            line.append(letter, PAINT_STYLES.get(letter, ""))
        return line

    def tile(self, colours: Sequence[str]) -> Text:
        return self.badges("".join(ALL_LETTERS[colour] for colour in colours))

    # --- what modules add -------------------------------------------------------------------------------------------

    def effect(self, effect: dict[str, Any]) -> str:
        """What a portrait or a favour gives: `3 Thalers, O, mood +2`."""
        return ", ".join(self.one_effect(name, value) for name, value in effect.items() if name != "uses_per_round")

    def one_effect(self, name: str, value: Any) -> str:
        if name in ("paint", "paints"):
            return self.paints([value] if isinstance(value, str) else value)
        return self.texts.text(f"fresco-effect-{name.replace('_', '-')}", number=value)

    # --- places and sums --------------------------------------------------------------------------------------------

    def place(self, place: str) -> str:
        return self.texts.text(f"fresco-place-{place.replace('.', '-')}")

    def place_inside(self, place: str) -> str:
        """Inside a sentence; nouns are not small in every language."""
        return self.texts.text(f"fresco-inside-{place.replace('.', '-')}")

    def letter(self, place: str) -> str:
        return self.texts.text(f"fresco-letter-{place.replace('.', '-')}")

    def hour(self, hour: int) -> str:
        return self.texts.text("fresco-hour", hour=hour)

    def sum(self, points: int, bonus: int) -> str:
        """`11`, or `11 + 3 bishop = 14`: the sum is told where it is earned."""
        if not bonus:
            return str(points)
        return self.texts.text("fresco-sum", points=points, bonus=bonus, total=points + bonus)

    def mood(self, mood: int) -> str:
        return signed(mood)

    def acts(self, first: int, last: int) -> str:
        if first == last:
            return self.texts.text("fresco-acts", first=first)
        return self.texts.text("fresco-acts-between", first=first, last=last)
