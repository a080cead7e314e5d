"""What a picture says, in the reader's language."""

from collections.abc import Sequence
from typing import Any

from bottega.locale import MissingText, Texts, messages_of

View = dict[str, Any]


class Words:
    """
    >>> Words("fr").seat(2), Words("en").capital("paint-red")
    ('place 2', 'Red')
    """

    def __init__(self, lang: str) -> None:
        self.texts = Texts(lang)

    def __call__(self, key: str, **args: str | float) -> str:
        return self.texts.text(key, **args)

    def capital(self, key: str, **args: str | float) -> str:
        return first_large(self(key, **args))

    def known(self, key: str, otherwise: str) -> str:
        """The text, or what is said where another package has brought none."""
        try:
            return self(key) if messages_of(self.texts.lang).has(key) else otherwise
        except MissingText:
            return otherwise

    def seat(self, seat: int) -> str:
        return self("picture-seat", seat=seat)

    def capital_seat(self, seat: int) -> str:
        return first_large(self.seat(seat))

    def seats(self, seats: Sequence[int]) -> str:
        return self("picture-seats", count=len(seats), seats=", ".join([str(seat) for seat in seats]))

    def eyes(self, view: View) -> str:
        """Whose picture it is."""
        if view["seat"] is None:
            return self("picture-spectator")
        return self("picture-eyes", seat=view["seat"])

    def turn(self, view: View) -> str:
        """Who is asked, or who has won."""
        if view["over"]:
            return self("picture-winner", seats=self.seats(view["ranking"][0]))
        return self("picture-to-act", seats=self.seats(view["to_act"]))


def first_large(text: str) -> str:
    return text[:1].upper() + text[1:]
