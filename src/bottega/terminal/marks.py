"""How people are told apart: a name, a colour and an emblem for each seat, so never by colour alone."""

from dataclasses import dataclass

from rich.text import Text

from bottega.terminal.blocks import ink


@dataclass(frozen=True, slots=True)
class Emblem:
    symbol: str
    letter: str  # stands in for the symbol where only ASCII can be shown
    style: str


# Verdigris lily, carmine tower, lapis star, saffron sun, plum moon.
EMBLEMS = (
    Emblem("⚜", "L", "bold #3fb8a4"),
    Emblem("♜", "T", "bold #e5616f"),
    Emblem("★", "S", "bold #7f9fe8"),
    Emblem("☼", "U", "bold #e8b93c"),
    Emblem("☾", "M", "bold #c58acb"),
)
NAMES = ("Ginevra", "Tommaso", "Piero", "Nello", "Caterina")

# A text from a Fluent file may hold marked places; they become styled pieces after the sentence is complete.
OPEN, SHUT = "\ue000", "\ue001"


def placed(kind: str, what: str | int) -> str:
    return f"{OPEN}{kind}{what}{SHUT}"


class Marks:
    """What a terminal can show."""

    def __init__(self, unicode: bool) -> None:
        self.unicode = unicode

    def emblem(self, painter: int) -> Text:
        emblem = EMBLEMS[painter % len(EMBLEMS)]
        return ink(emblem.symbol if self.unicode else emblem.letter, emblem.style)

    def sign(self, symbol: str, plain: str) -> str:
        return symbol if self.unicode else plain


def style_of(painter: int) -> str:
    return EMBLEMS[painter % len(EMBLEMS)].style
