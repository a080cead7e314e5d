"""Our own art as `tools/art.py` keeps it: colours of the day, pieces with their sizes, gradients and patterns."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
VARIABLE = re.compile(r"var\(--([\w-]+)\)")
MIXED = re.compile(r"color-mix\(in srgb, (#[0-9a-f]{6}), (#[0-9a-f]{6}) (\d+)%\)")
NESTED = re.compile(r'<use href="#([\w-]+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="[\d.]+"/>')
EMBLEM = "em"  # stands in figures for the emblem of whoever they belong to
LOOKS = 5  # kinds of players, by colour and emblem


@cache
def art() -> dict[str, Any]:
    known: dict[str, Any] = json.loads((DATA / "art.json").read_text("utf-8"))
    return known


def colour(name: str) -> str:
    """A token of the day theme, or a colour as it stands.

    >>> colour("R"), colour("#123456"), colour("none")
    ('#b3281d', '#123456', 'none')
    """
    known: str = art()["colours"].get(name, name)
    return known


def mixed(first: str, second: str, share: float) -> str:
    """So much of the second colour in the first.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = zip(bytes.fromhex(first[1:]), bytes.fromhex(second[1:]), strict=True)
    return "#" + "".join([f"{round(one + (other - one) * share):02x}" for one, other in pairs])


def look(seat: int) -> int:
    """How a seat is drawn, from 1 on."""
    return seat % LOOKS + 1


def of_seat(seat: int | None) -> dict[str, str]:
    """What a figure takes from whom it belongs to; None: from nobody."""
    if seat is None:
        return {"pc": "#e9dcc0", "po": "#5a4331", EMBLEM: ""}
    kind = look(seat)
    return {"pc": colour(f"p{kind}"), "po": colour(f"p{kind}-on"), EMBLEM: f"em-{kind}"}


def size(name: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a piece in its own units."""
    left, top, width, height = art()["pieces"][name]["box"]
    return left, top, width, height


def body(name: str, given: dict[str, str]) -> str:
    """The drawing of a piece, with every colour written out."""

    def nested(found: re.Match[str]) -> str:
        name, x, y, width = found.groups()
        inner = given.get(EMBLEM, "") if name == EMBLEM else name
        if not inner:
            return ""
        return f'<g transform="translate({x} {y}) scale({float(width) / size(inner)[2]:.4g})">{body(inner, given)}</g>'

    return painted(NESTED.sub(nested, art()["pieces"][name]["body"]), given)


def painted(drawing: str, given: dict[str, str]) -> str:
    """
    >>> painted('<a fill="var(--pc)" stroke="color-mix(in srgb, var(--pc), #000000 50%)"/>', {"pc": "#ffffff"})
    '<a fill="#ffffff" stroke="#808080"/>'
    """
    text = VARIABLE.sub(lambda found: given.get(found[1]) or art()["colours"][found[1]], drawing)
    text = text.replace("currentColor", given.get("ink") or colour("ink"))
    return MIXED.sub(lambda found: mixed(found[1], found[2], int(found[3]) / 100), text)


def shared(name: str) -> str:
    """A gradient or a pattern."""
    known: str = art()["shared"][name]
    return known
