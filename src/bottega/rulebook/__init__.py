"""The rule books that players read: one Markdown file a game and language, below `texts/<game>/<language>.md`.

English is the whole book, with the rows of the ledger that each paragraph stands for. Another language has the same
chapters, paragraph by paragraph; a chapter that it does not have yet is read in English, and says so.
"""

from functools import lru_cache
from pathlib import Path

from bottega.rulebook.book import Block, Book, Chapter, Item, Keys, Runs, plain_text
from bottega.rulebook.parsing import FIRST, MalformedBook, parse

__all__ = [
    "FIRST",
    "Block",
    "Book",
    "Chapter",
    "Item",
    "Keys",
    "MalformedBook",
    "Runs",
    "book",
    "games",
    "languages",
    "plain_text",
]

TEXTS = Path(__file__).parent / "texts"


def games(texts: Path = TEXTS) -> list[str]:
    """The games that have a rule book."""
    return sorted(folder.name for folder in texts.iterdir() if (folder / f"{FIRST}.md").is_file())


def languages(game: str, texts: Path = TEXTS) -> list[str]:
    """In which languages there is a book of this game; English first."""
    others = sorted(file.stem for file in (texts / game).glob("*.md") if file.stem != FIRST)
    return [FIRST, *others]


def book(game: str, lang: str, texts: Path = TEXTS) -> Book | None:
    """The book of a game, or nothing where there is none. A language without a book gets the English one.

    >>> book("fresco", "fr").chapter("market").title
    'Le marché'
    >>> book("fresco", "xx").chapter("market").lang
    'en'
    """
    if game not in games(texts):
        return None
    wanted = lang if lang in languages(game, texts) else FIRST
    files = [texts / game / f"{one}.md" for one in dict.fromkeys((FIRST, wanted))]
    return read(game, tuple(files), tuple(file.stat().st_mtime_ns for file in files))


@lru_cache(maxsize=32)
def read(game: str, files: tuple[Path, ...], _stamps: tuple[int, ...]) -> Book:
    """Parsed once, and again when a file has changed."""
    english, *other = [(file.stem, file.read_text("utf-8")) for file in files]
    return parse(game, english[1], *other)
