"""The lines of a chronicle in the terminal. What they say is the game's; here they are only drawn."""

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from bottega.core.account import Account
from bottega.core.chronicle import Fact, Line, Piece, Sentence
from bottega.core.options import resolve
from bottega.core.registry import game
from bottega.core.state import Setup
from bottega.terminal.blocks import Block, ink
from bottega.terminal.marks import Marks

GOLD = "bold #f0c75e"


class Speaker(Protocol):
    """What the words of a game must be able to do."""

    marks: Marks

    def text(self, key: str, **args: str | int) -> str: ...

    def styled(self, sentence: str) -> Text:
        """A sentence with its marked places drawn."""
        ...

    def emblem(self, seat: int) -> Text: ...

    def drawn(self, piece: Piece) -> str:
        """An argument as text, with marked places."""
        ...


class Teller:
    """Tells what happened in a game; of the usual edition, until it is told of another set-up."""

    def __init__(self, game_id: str, players: int) -> None:
        self.game = game(game_id)
        self.setup = Setup(players, resolve(self.game.options, None), self.game.house_edition)

    def tell(self, words: Speaker, facts: Sequence[Fact], first: int) -> Block:
        return draw(words, self.game.narrator(self.setup).tell(facts, first))

    def account(self, facts: Sequence[Fact]) -> Account:
        account = self.game.account(self.setup, facts)
        if account is None:
            raise TypeError(f"{self.game.id} keeps no account")
        return account


def draw(words: Speaker, lines: Sequence[Line]) -> Block:
    """Headings are for a page that can be leafed through; here, what begins says so in a line of its own."""
    return [draw_line(words, line) for line in lines if not line.heading]


def draw_line(words: Speaker, line: Line) -> Text:
    """The sentences, with the player's emblem in front, or a sign for what concerns all."""
    of_all = ink(words.marks.sign("◆", "*"), GOLD)
    drawn = (of_all if line.seat is None else words.emblem(line.seat)).append(" ")
    for number, sentence in enumerate(line.sentences):
        if number:
            drawn.append(sentence.before)
        said = draw_sentence(words, sentence)
        drawn.append_text(capital(said) if sentence.capital else said)
    return drawn.append(line.end)


def draw_sentence(words: Speaker, sentence: Sentence) -> Text:
    args = {name: words.drawn(arg) if isinstance(arg, Piece) else arg for name, arg in sentence.args.items()}
    return words.styled(words.text(sentence.key, **args).strip())


def capital(text: Text) -> Text:
    """A sentence that begins with `you` begins with a capital letter."""
    if not text.plain[:1].islower():
        return text
    first = text[0:1]
    first.plain = first.plain.upper()
    return first.append_text(text[1:])
