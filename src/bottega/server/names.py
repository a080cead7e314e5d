"""Words that people write: names and chat."""

import unicodedata
from collections.abc import Iterable
from typing import Final

# Letters that change the direction or hide: they could make one name look like another.
HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
JOINERS: Final = frozenset("\u200c\u200d")  # needed by some scripts and by emoji, between two letters
MARKS: Final = frozenset({"Mn", "Mc", "Me"})
MOST_MARKS: Final = 4  # on one letter; no language needs more
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by name, and nothing to be seen
SHOWS: Final = frozenset("\ufe0e\ufe0f")  # whether a sign is shown as text or as a picture
LONGEST: Final = 40


def clean(text: str) -> str:
    r"""One line, without what cannot be seen.

    >>> clean("  Ada\n\u202eevil  ")
    'Ada evil'
    >>> clean("\u3164\u2800\u200d"), clean("Zo\u0308e") == "Zöe", len(clean("Z" + 39 * "\u0336"))
    ('', True, 5)
    """
    spaced = "".join(" " if letter.isspace() or letter in BLANK else letter for letter in text)
    seen = "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter) not in HIDDEN)
    return " ".join(sparing(unicodedata.normalize("NFC", seen)).split())


def sparing(text: str) -> str:
    """Few marks on a letter, none on nothing; joiners only where there is something to join."""
    kept: list[str] = []
    marks, joiner = MOST_MARKS, ""
    for letter in text:
        if letter in JOINERS:
            joiner = letter
            continue
        if unicodedata.category(letter) in MARKS:
            if marks >= MOST_MARKS or is_selector(letter):
                continue
            marks += 1
        elif letter == " ":
            marks, joiner = MOST_MARKS, ""
        else:
            marks = 0
        if joiner and kept and kept[-1] != " ":
            kept.append(joiner)
        kept.append(letter)
        joiner = ""
    return "".join(kept)


def is_selector(letter: str) -> bool:
    """One of those that choose among shapes, and are not seen themselves."""
    chooses = "VARIATION SELECTOR" in unicodedata.name(letter, "") or letter == "\u034f"
    return chooses and letter not in SHOWS


def told_apart(name: str, others: Iterable[str]) -> str:
    """A name that looks like that of nobody else at the table.

    >>> told_apart("ada", ["Ada", "Bea"]), told_apart("Cleo", ["Ada"]), told_apart("", [""])
    ('ada 2', 'Cleo', '')
    """
    taken = {look(other) for other in others}
    found, number = name, 1
    while name and look(found) in taken:
        number += 1
        ending = f" {number}"
        found = name[: LONGEST - len(ending)].rstrip() + ending
    return found


def look(name: str) -> str:
    """What is the same for names that look nearly the same in one script."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if letter not in JOINERS and letter not in SHOWS and letter != " ")
