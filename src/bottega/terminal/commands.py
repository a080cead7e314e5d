"""What a person may type: a choice by number or by words, several of them in a plan, or a command."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bottega.core.record import shortened
from bottega.locale import REFERENCE, in_all
from bottega.terminal.face import Choice
from bottega.terminal.numbers import number

EXPLAIN, UNDO, SAVE, LOG, BOARD, LANG, QUIT, HELP = "explain", "undo", "save", "log", "board", "lang", "quit", "help"
RULES, HINT = "rules", "hint"
WORDS = "words"  # the file with all that may be typed
NAMED = (UNDO, SAVE, LOG, BOARD, LANG, QUIT, HELP, RULES, HINT)  # these names work in every language


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    rest: str


def plain(text: str) -> str:
    """Lower case, without accents, one space between words."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


@cache
def typed_words(key: str, lang: str | None = None) -> list[str]:
    """What people may type for one thing, in one language or in any: each has a text with commas between the words."""
    texts = [text for code, text in in_all(key, WORDS).items() if lang in (None, code)]
    return [plain(word) for text in texts for word in text.split(",")]


@cache
def commands_in(lang: str | None) -> dict[str, str]:
    """The name of the command for each word that means one: its words in this language, and the names themselves."""
    words = {word: name for name in NAMED for word in typed_words(f"words-{name}", lang)}
    return {**words, **{name: name for name in NAMED}}


def command(line: str, whole: bool, lang: str = REFERENCE) -> Command | None:
    """The command of a line; without `whole` the beginning of its name is enough, if no other begins so. The words of
    the other languages do as well, in full.
    """
    line = line.strip()
    if line.startswith("??"):
        return Command(RULES, line[2:].strip())
    if line.startswith("?"):
        return Command(EXPLAIN, line[1:].strip())
    word, _, rest = line.partition(" ")
    word, commands = plain(word), commands_in(lang)
    named = commands.get(word) or commands_in(None).get(word)
    if named is not None:
        return Command(named, rest.strip())
    if whole or not word:
        return None
    meant = {name for typed, name in commands.items() if typed.startswith(word)}
    return Command(meant.pop(), rest.strip()) if len(meant) == 1 else None


def matches(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that this may mean: the one of that number, the one said in full, or all that begin so."""
    wanted = plain(typed)
    figure = number(wanted)
    if figure is not None:
        return [choice for choice in choices if choice.number == figure]
    exact = [choice for choice in choices if wanted in said(choice)]
    if exact:
        return exact
    return [choice for choice in choices if any(begins(whole, wanted) for whole in said(choice))]


def echo(text: str, most: int = 200) -> str:
    """What was typed, said back at a length that a text can hold."""
    return shortened(text.strip(), most)


def said(choice: Choice) -> list[str]:
    return [plain(words) for words in (choice.notation, *choice.words)]


def begins(whole: str, typed: str) -> bool:
    """Whether each typed word begins a word of the whole: `b iii.2` is `buy III.2`."""
    words, beginnings = whole.split(), typed.split()
    if len(beginnings) > len(words) or not beginnings:
        return False
    return all(word.startswith(start) for word, start in zip(words, beginnings, strict=False))
