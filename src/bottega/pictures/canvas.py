"""A sheet to draw on: shapes, our own pieces and texts, written as one SVG that needs nothing else.

Whatever is drawn several times stands once among the definitions. Their names begin with a mark of the picture, so that
two pictures in one page do not take each other's.
"""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from xml.sax.saxutils import escape, quoteattr

from bottega.pictures import lettering
from bottega.pictures.art import body, colour, of_seat, painted, shared, size

MARK = "\N{SECTION SIGN}"  # stands for the mark of the picture until all is drawn
REFERENCE = "url(#"
ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}
SMALLEST = 0.6  # of its size, for a text that has to fit


def short(number: float) -> str:
    """
    >>> short(3.0), short(1 / 3), short(-0.5), short(-0.001)
    ('3', '.33', '-.5', '0')
    """
    return shortened(f"{number:.2f}")


def fine(number: float) -> str:
    """The same for a scale, which small letters need finer.

    >>> fine(0.03), fine(2 / 3)
    ('.03', '.66667')
    """
    return shortened(f"{number:.5f}")


def shortened(text: str) -> str:
    text = text.rstrip("0").rstrip(".").replace("0.", ".", 1) if abs(float(text)) < 1 else text.rstrip("0").rstrip(".")
    return text if text not in ("", "-", "-0") else "0"


def attributes(**given: str | float | None) -> str:
    """Those that are given; colours by their tokens."""
    parts = []
    for name, value in given.items():
        if value is not None:
            text = short(value) if isinstance(value, (int, float)) else colour(value)
            parts.append(f' {name.rstrip("_").replace("_", "-")}="{text}"')
    return "".join(parts)


class Canvas:
    """`words` are all texts on it, in their order."""

    def __init__(self, wide: float, tall: float) -> None:
        self.wide = wide
        self.tall = tall
        self.words: list[str] = []
        self.parts: list[str] = []
        self.definitions: dict[str, str] = {}
        self.names: dict[tuple[object, ...], str] = {}

    def svg(self, title: str, description: str) -> str:
        """The picture, with what it is and the same in plain letters for whoever does not see it."""
        drawn = "".join(self.parts)
        defined = "".join(self.definitions.values())
        mark = "b" + hashlib.sha256((defined + drawn).encode()).hexdigest()[:5] + "-"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {short(self.wide)} {short(self.tall)}"'
        head += f' width="{short(self.wide)}" height="{short(self.tall)}" role="img" aria-label={quoteattr(title)}'
        head += ' style="max-width:100%;height:auto">'
        told = f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
        whole = f"<defs>{defined}</defs>{drawn}".replace(MARK, mark)
        return f"{head}{told}{whole}</svg>\n"

    # --- shapes ----------------------------------------------------------------------------------------------------

    def rect(self, x: float, y: float, width: float, height: float, fill: str, **more: str | float | None) -> None:
        self.add(f"<rect{attributes(x=x, y=y, width=width, height=height, fill=fill, **more)}/>")

    def circle(self, x: float, y: float, r: float, fill: str, **more: str | float | None) -> None:
        self.add(f"<circle{attributes(cx=x, cy=y, r=r, fill=fill, **more)}/>")

    def path(self, d: str, fill: str = "none", **more: str | float | None) -> None:
        self.add(f'<path d="{d}"{attributes(fill=fill, **more)}/>')

    def add(self, drawing: str) -> None:
        """Any drawing; the gradients and patterns of our art that it names are brought along."""
        self.parts.append(self.bound(drawing))

    def open(self, **given: str | float | None) -> None:
        """What is drawn up to `close` takes these from the group, as far as it has none of its own."""
        self.parts.append(self.bound(f"<g{attributes(**given)}>"))

    def close(self) -> None:
        self.parts.append("</g>")

    @contextmanager
    def moved(
        self, x: float, y: float, scale: float = 1, angle: float = 0, about: tuple[float, float] = (0, 0)
    ) -> Iterator[None]:
        """What is drawn inside is drawn there, larger or smaller, turned about a point of its own."""
        turned = f" rotate({short(angle)} {short(about[0])} {short(about[1])})" if angle else ""
        scaled = f" scale({fine(scale)})" if scale != 1 else ""
        self.parts.append(f'<g transform="translate({short(x)} {short(y)}){scaled}{turned}">')
        yield
        self.parts.append("</g>")

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float, rx: float = 0) -> Iterator[None]:
        """What is drawn inside is seen in this rectangle only."""
        key = ("clip", x, y, width, height, rx)
        box = f"<rect{attributes(x=x, y=y, width=width, height=height, rx=rx)}/>"
        name = self.defined(key, lambda own: f'<clipPath id="{own}">{box}</clipPath>')
        self.parts.append(f'<g clip-path="url(#{name})">')
        yield
        self.parts.append("</g>")

    def gradient(self, name: str, stops: tuple[tuple[float, str], ...], down: bool = True) -> str:
        """A gradient of our own, as a fill."""
        ends = 'x2="0" y2="1"' if down else 'x2="1" y2="0"'
        inside = "".join([f'<stop offset="{short(at)}" stop-color="{colour(tint)}"/>' for at, tint in stops])
        made = self.defined(
            ("gradient", name), lambda own: f'<linearGradient id="{own}" {ends}>{inside}</linearGradient>'
        )
        return f"{REFERENCE}{made})"

    # --- pieces ------------------------------------------------------------------------------------------------------

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        seat: int | None = None,
        opacity: float | None = None,
        ink: str = "",
        paint: str = "",
    ) -> None:
        """A piece of our art in a box; with a height of its own it is stretched to it. `ink` colours
        icons, `paint` what is in pots and bottles."""
        left, top, wide, tall = size(name)
        across = width / wide
        down = across if height is None else height / tall
        known = of_seat(seat) | {key: colour(value) for key, value in (("ink", ink), ("c", paint)) if value}
        made = self.defined(
            ("piece", name, *sorted(known.items())), lambda own: f'<g id="{own}">{self.bound(body(name, known))}</g>'
        )
        scale = fine(across) if across == down else f"{fine(across)} {fine(down)}"
        place = f"translate({short(x - left * across)} {short(y - top * down)})scale({scale})"
        self.parts.append(f'<use href="#{made}" transform="{place}"{attributes(opacity=opacity)}/>')

    def drawing(self, key: tuple[object, ...], drawing: str, x: float, y: float) -> None:
        """A drawing that comes again and again, at a place."""
        made = self.defined(key, lambda own: f'<g id="{own}">{self.bound(painted(drawing, of_seat(None)))}</g>')
        self.parts.append(f'<use href="#{made}" x="{short(x)}" y="{short(y)}"/>')

    def defined(self, key: tuple[object, ...], make: Callable[[str], str]) -> str:
        """The name of a definition, which is made when it is first asked for."""
        if key not in self.names:
            self.names[key] = f"{MARK}{len(self.names):x}"
            made = make(self.names[key])  # first, with what it is made of itself
            self.definitions[self.names[key]] = made
        return self.names[key]

    def bound(self, drawing: str) -> str:
        """References to shared gradients and patterns under the names that they have here."""
        first, *others = drawing.split(REFERENCE)
        parts = [first]
        for other in others:
            name, close, rest = other.partition(")")
            own = name if name.startswith(MARK) else self.shared(name)
            parts.append(f"{own}{close}{rest}")
        return REFERENCE.join(parts)

    def shared(self, name: str) -> str:
        return self.defined(("shared", name), lambda own: shared(name).replace(f'id="{name}"', f'id="{own}"'))

    # --- texts -------------------------------------------------------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        face: str = "text",
        fill: str = "ink",
        anchor: str = "start",
        room: float | None = None,
    ) -> float:
        """A text on its base line, smaller where there is too little room for it, cut off where that does not do.
        Returns how wide it is."""
        self.words.append(text)
        text, size = fitting(text, size, face, room)
        wide = lettering.width(text, size, face)
        parts = []
        for letter, at in lettering.placed(text, face):
            path = lettering.outline(letter, face)
            if path:
                made = self.letter(letter, face, path)
                parts.append(f'<use href="#{made}" x="{at}"/>' if at else f'<use href="#{made}"/>')
        left = x - wide * ANCHORS[anchor]
        place = f"translate({short(left)} {short(y)})scale({fine(size / lettering.UNITS)})"
        self.parts.append(f'<g transform="{place}"{attributes(fill=fill)}>{"".join(parts)}</g>')
        return wide

    def letter(self, letter: str, face: str, path: str) -> str:
        return self.defined((face, letter), lambda own: f'<path id="{own}" d="{path}"/>')


def fitting(text: str, size: float, face: str, room: float | None) -> tuple[str, float]:
    if room is None or (wide := lettering.width(text, size, face)) <= room:
        return text, size
    if wide * SMALLEST <= room:
        return text, size * room / wide
    size *= SMALLEST
    while len(text) > 1 and lettering.width(f"{text}\N{HORIZONTAL ELLIPSIS}", size, face) > room:
        text = text[:-1].rstrip()
    return f"{text}\N{HORIZONTAL ELLIPSIS}", size


def common_size(texts: Sequence[str], size: float, face: str, room: float) -> float:
    """At which all of these fit, when they stand beside each other; none is made smaller than a text that has to fit.

    >>> common_size(["i", "mmm"], 16, "text", 200), common_size(["i", "m" * 12], 16, "text", 110) < 16
    (16, True)
    """
    widest = max([lettering.width(text, size, face) for text in texts], default=0.0)
    return size if widest <= room else size * max(room / widest, SMALLEST)
