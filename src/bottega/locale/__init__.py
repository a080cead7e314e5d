"""Texts in the reader's language: Fluent files, loaded when the first text is asked for.

A language is a folder here and nothing else: whoever adds one finds it in the command, the terminal and the browser.
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path

FOLDER = Path(__file__).parent
REFERENCE = "en"  # the language that the others are translated from
SHARED = "common"  # the file that every language begins with
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # a message or a term
REFERRED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
CODE = re.compile(r"[a-z]{2,3}(?:-[a-z0-9]+)*")


def found_in(folder: Path) -> tuple[str, ...]:
    """The languages of this folder, by their codes: the reference first, then by the alphabet."""
    codes = [file.parent.name for file in folder.glob(f"*/{SHARED}.ftl") if CODE.fullmatch(file.parent.name)]
    return tuple(sorted(codes, key=lambda code: (code != REFERENCE, code)))


LANGUAGES = found_in(FOLDER)


class MissingText(LookupError):
    """A fault of the program, never of the player: a key or an argument that a text needs is not there."""


class Texts:
    """
    >>> Texts("fr").text("paint-red")
    'rouge'
    """

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"there are no texts in {lang!r}")
        self.lang = lang

    def text(self, key: str, **args: str | float) -> str:
        return formatted(self.lang, key, tuple(sorted(args.items())))


# A screen is drawn again and again from the same sentences.
@lru_cache(maxsize=4096)
def formatted(lang: str, key: str, args: tuple[tuple[str, str | float], ...]) -> str:
    return messages_of(lang).text(key, dict(args))


class Messages:
    """The messages of some files. Each is parsed when it is first asked for, with those that it refers to: all of a
    language would take half a second.
    """

    def __init__(self, lang: str, sources: Iterable[Path]) -> None:
        # Babel comes along with Fluent and costs more than the whole engine, so only those who read pay for it.
        from fluent.runtime import FluentBundle

        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.unread: dict[str, str] = {}
        for file in sources:
            _, *parts = ENTRY.split(file.read_text(encoding="utf-8"))
            for key, rest in zip(parts[::2], parts[1::2], strict=True):
                self.unread.setdefault(key, f"{key} ={rest}")

    def read(self, key: str) -> None:
        from fluent.runtime import FluentResource

        entry = self.unread.pop(key, None)
        if entry is not None:
            self.bundle.add_resource(FluentResource(entry))
            for other in REFERRED.findall(entry):
                self.read(other)

    def has(self, key: str) -> bool:
        self.read(key)
        return bool(self.bundle.has_message(key))

    def text(self, key: str, args: Mapping[str, str | float]) -> str:
        if not self.has(key):
            raise MissingText(f"{self.lang}: no text {key!r}")
        value = self.bundle.get_message(key).value
        if value is None:
            raise MissingText(f"{self.lang}: text {key!r} is empty")
        text, errors = self.bundle.format_pattern(value, dict(args))
        if errors:
            raise MissingText(f"{self.lang}: text {key!r}: {errors[0]}")
        return str(text)


@cache
def messages_of(lang: str) -> Messages:
    return Messages(lang, files(lang))


@cache
def in_all(key: str, file: str = SHARED) -> dict[str, str]:
    """A text of one small file in every language, for places where the reader's is not known yet."""
    return {lang: Messages(lang, [FOLDER / lang / f"{file}.ftl"]).text(key, {}) for lang in LANGUAGES}


def named_languages() -> str:
    """All languages as a list to read: `en (English), fr (Français)`."""
    return ", ".join(f"{lang} ({name})" for lang, name in in_all("language-name").items())


def files(lang: str) -> list[Path]:
    return sorted((FOLDER / lang).glob("*.ftl"))


def language(env: Mapping[str, str] | None = None) -> str:
    """The first known language among the usual variables, else English.

    >>> language({"LANG": "fr_CA.UTF-8"}), language({"LC_ALL": "C", "LANG": "fr_FR"}), language({})
    ('fr', 'en', 'en')
    """
    env = os.environ if env is None else env
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := env.get(name):
            return known(wanted.partition(".")[0].partition("@")[0]) or REFERENCE
    return REFERENCE


def known(wanted: str) -> str | None:
    """The language that serves a reader of this one: its own variety, or else the language as such.

    >>> known("fr_CA"), known("EN-gb"), known("tlh")
    ('fr', 'en', None)
    """
    code = wanted.replace("_", "-").lower()
    return next((one for one in (code, code.partition("-")[0]) if one in LANGUAGES), None)


def signed(number: int) -> str:
    r"""
    >>> signed(2), signed(0), signed(-3) == "\N{MINUS SIGN}3"
    ('+2', '0', True)
    """
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"
