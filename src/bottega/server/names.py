"""Words that people write: names and chat."""

import unicodedata

# Letters that change the direction or hide: they could make one name look like another.
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
JOINERS = frozenset("\u200c\u200d")  # needed by some scripts and by emoji


def clean(text: str) -> str:
    r"""One line, without what cannot be seen.

    >>> clean("  Ada\n\u202eevil  ")
    'Ada evil'
    """
    spaced = "".join(" " if letter.isspace() else letter for letter in text)
    seen = "".join(letter for letter in spaced if letter in JOINERS or unicodedata.category(letter) not in HIDDEN)
    return " ".join(seen.split())
