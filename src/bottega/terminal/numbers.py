"""Numbers as people type them."""

LONGEST = 39  # digits, as many as a seed may have


def number(text: str) -> int | None:
    """A whole number in plain digits; None for anything else, however much it looks like one.

    >>> number("12"), number("²"), number("-1"), number("9" * 5000)
    (12, None, None, None)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else None
