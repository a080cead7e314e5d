"""Texts in the reader's language: Fluent files, one folder per language, loaded when the first text is asked for."""

import os
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parent


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

    def text(self, key: str, **args: str | int) -> str:
        return formatted(self.lang, key, tuple(sorted(args.items())))


# A screen is drawn again and again from the same sentences.
@lru_cache(maxsize=4096)
def formatted(lang: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = bundle_of(lang)
    if not bundle.has_message(key):
        raise MissingText(f"{lang}: no text {key!r}")
    value = bundle.get_message(key).value
    if value is None:
        raise MissingText(f"{lang}: text {key!r} is empty")
    text, errors = bundle.format_pattern(value, dict(args))
    if errors:
        raise MissingText(f"{lang}: text {key!r}: {errors[0]}")
    return str(text)


@cache
def bundle_of(lang: str) -> "FluentBundle":
    # Babel comes along with Fluent and costs more than the whole engine, so only those who read pay for it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for file in files(lang):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


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
            short = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
            return short if short in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def signed(number: int) -> str:
    r"""
    >>> signed(2), signed(0), signed(-3) == "\N{MINUS SIGN}3"
    ('+2', '0', True)
    """
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"
