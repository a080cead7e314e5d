"""A picture as text, and as a file."""

from pathlib import Path
from typing import TYPE_CHECKING, SupportsIndex

from bottega.core.errors import BottegaError

if TYPE_CHECKING:
    from bottega.core.observation import Observation
    from bottega.core.record import Record
    from bottega.core.state import State

SHARPNESS = 2  # pixels for each unit of a picture
KINDS = (".svg", ".png")
NO_PNG = "A PNG needs one more package: pip install 'bottega[pictures]' (an SVG needs none)."


class Picture:
    """A position as it was drawn. A notebook shows it; `svg` is the text of it, `save` writes it to a file.

    >>> import bottega
    >>> picture = bottega.picture(bottega.game("fresco").new(players=4, seed=7))
    >>> picture
    <picture: Fresco, 1112 x 790>
    >>> picture.svg[:4]
    '<svg'
    """

    __slots__ = ("height", "svg", "title", "width", "words")

    def __init__(self, title: str, svg: str, width: float, height: float, words: tuple[str, ...] = ()) -> None:
        self.title = title
        self.svg = svg
        self.width = round(width)
        self.height = round(height)
        self.words = words  # all texts on it, whose letters are drawn as outlines

    def __repr__(self) -> str:
        return f"<picture: {self.title}, {self.width} x {self.height}>"

    def _repr_html_(self) -> str:
        """As a page rather than as a picture: that keeps to the width of the notebook, where a picture is cut off."""
        return self.svg

    def png(self, scale: float = SHARPNESS) -> bytes:
        """The same in pixels, `scale` of them for each unit of the size; drawn without a browser."""
        try:
            from resvg_py import svg_to_bytes
        except ImportError:
            raise BottegaError(NO_PNG) from None
        width, height = round(self.width * scale), round(self.height * scale)
        return bytes(svg_to_bytes(svg_string=self.svg, skip_system_fonts=True, width=width, height=height))

    def save(self, path: str | Path, scale: float = SHARPNESS) -> None:
        """Write an `.svg`, or a `.png` with so many pixels for each unit of the size."""
        file = Path(path)
        kind = file.suffix.lower()
        if kind not in KINDS:
            raise BottegaError(f"A picture is saved as {' or '.join(KINDS)}, not as {file.name!r}.")
        data = self.svg.encode() if kind == ".svg" else self.png(scale)
        try:
            file.write_bytes(data)
        except OSError as error:
            raise BottegaError(f"{file} cannot be written: {error.strerror}.") from None


def picture(position: "State | Observation | Record", seat: SupportsIndex | None = None, lang: str = "en") -> Picture:
    """A position as a picture: what `seat` may see of it, or without one what everybody sees. An observation is drawn
    as its own seat sees it, a record as it ended.

    >>> import bottega
    >>> state = bottega.game("princes").new(players=3, seed=7)
    >>> words = bottega.picture(state, seat=0, lang="de").words
    >>> words[0], words[3]
    ('Fürsten von Florenz', 'was Platz 0 sieht')
    """
    from bottega.pictures.drawn import picture_of

    return picture_of(position, seat, lang)
