"""Keep our own art and letters as plain data, for pictures that Python draws without a browser.

    python tools/art.py            write src/bottega/pictures/data (needs Node)
    python tools/art.py --check    fail when they are not what the drawings, colours and fonts of the pages give

The drawings stand in src/bottega/web/art, the colours in the tokens of the day theme, the letters in the fonts; what is
written here follows from them. Letters are kept as outlines, so that a picture looks the same everywhere and brings no
font along.
"""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from browser import is_needed
from web import NO_TOOLS, ROOT, WEB, find_node
from written import keep, parser

DATA = ROOT / "src" / "bottega" / "pictures" / "data"
TOKENS = WEB / "css" / "base" / "tokens.css"
COLOUR = re.compile(r"^ *--([\w-]+): (#[0-9a-f]{6});", re.MULTILINE)
NIGHT = '[data-theme="candlelight"]'
FACES = {
    "display": "alegreya-latin-700-normal",
    "text": "alegreya-sans-latin-500-normal",
    "bold": "alegreya-sans-latin-700-normal",
}
UNITS = 500  # of an em, whatever the font counts in: fine enough for letters as large as titles
PLAIN = {chr(code) for code in range(0x20, 0x7F)}
# The letters that our texts are written with, in every language.
WRITTEN = PLAIN.union(*[set(file.read_text("utf-8")) for file in (WEB.parent / "locale").glob("*/*.ftl")])
LETTERED = re.compile(
    r'<text x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)" text-anchor="middle"[^>]*?font-size="(?P<size>[\d.]+)"'
    r' fill="(?P<fill>[^"]+)">(?P<letter>.)</text>'
)


def day_colours() -> dict[str, str]:
    day = TOKENS.read_text("utf-8").partition(NIGHT)[0]
    return dict(COLOUR.findall(day))


def letters(name: str) -> dict[str, Any]:
    """Width and outline of each letter, with figures of one height; for titles also which pairs stand closer."""
    font = TTFont(WEB / "fonts" / f"{name}.woff2")
    scale = UNITS / font["head"].unitsPerEm
    lining = single_substitutions(font, "lnum")
    glyphs = font.getGlyphSet()
    known = {code: lining.get(glyph, glyph) for code, glyph in font.getBestCmap().items()}
    kept = {code: glyph for code, glyph in sorted(known.items()) if chr(code) in WRITTEN}
    shapes = {}
    for code, glyph in kept.items():
        pen = ShortPen(glyphs, scale)
        glyphs[glyph].draw(pen)
        shapes[chr(code)] = [round(glyphs[glyph].width * scale), "".join(pen.commands)]
    return {"letters": shapes, "pairs": closer(font, kept, scale) if name == FACES["display"] else {}}


class ShortPen(BasePen):  # type: ignore[misc]  # fontTools has no types
    """Draws a letter as an SVG path in whole numbers, each point told from the one before; downwards is positive."""

    def __init__(self, glyphs: Any, scale: float) -> None:
        super().__init__(glyphs)
        self.scale = scale
        self.commands: list[str] = []
        self.here = self.begun = (0, 0)

    def add(self, command: str, *points: tuple[float, float]) -> None:
        rounded = [(round(x * self.scale), round(-y * self.scale)) for x, y in points]
        numbers = [str(number) for x, y in rounded for number in (x - self.here[0], y - self.here[1])]
        self.commands.append(command + " ".join(numbers).replace(" -", "-"))
        self.here = rounded[-1]

    def _moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802  # as fontTools calls it
        self.add("m", point)
        self.begun = self.here

    def _lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self.add("l", point)

    def _qCurveToOne(self, over: tuple[float, float], point: tuple[float, float]) -> None:  # noqa: N802
        self.add("q", over, point)

    def _curveToOne(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self.add("c", *points)

    def _closePath(self) -> None:  # noqa: N802
        self.commands.append("z")
        self.here = self.begun


def single_substitutions(font: TTFont, feature: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for lookup in lookups(font["GSUB"].table, feature):
        for table in lookup.SubTable:
            found |= getattr(getattr(table, "ExtSubTable", table), "mapping", {})
    return found


def lookups(table: Any, feature: str) -> list[Any]:
    numbers = {
        number
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for number in record.Feature.LookupListIndex
    }
    return [table.LookupList.Lookup[number] for number in sorted(numbers)]


def closer(font: TTFont, kept: dict[int, str], scale: float) -> dict[str, int]:
    """The pairs of unaccented letters that are set closer or wider than their widths say."""
    plain = {glyph: chr(code) for code, glyph in kept.items() if chr(code).isascii() and chr(code).isalpha()}
    pairs: dict[str, int] = {}
    tables = [getattr(one, "ExtSubTable", one) for look in lookups(font["GPOS"].table, "kern") for one in look.SubTable]
    for (left, one), (right, other) in product(plain.items(), repeat=2):
        value = next((found for table in tables if (found := moved(table, left, right)) is not None), 0)
        if round(value * scale):
            pairs[one + other] = round(value * scale)
    return pairs


def moved(table: Any, left: str, right: str) -> int | None:
    """What one table of a font says about a pair; None: nothing."""
    if left not in table.Coverage.glyphs:
        return None
    if table.Format == 1:
        records = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
        return next((advance(one.Value1) for one in records if one.SecondGlyph == right), None)
    first, second = table.ClassDef1.classDefs.get(left, 0), table.ClassDef2.classDefs.get(right, 0)
    return advance(table.Class1Record[first].Class2Record[second].Value1)


def advance(value: Any) -> int:
    return 0 if value is None else int(getattr(value, "XAdvance", 0) or 0)


def outlined(text: str, face: dict[str, Any]) -> str:
    """The letters on paint glyphs as outlines, too."""

    def outline(found: re.Match[str]) -> str:
        width, path = face["letters"][found["letter"]]
        scale = float(found["size"]) / UNITS
        left = float(found["x"]) - width * scale / 2
        place = f"translate({left:.2f} {found['y']}) scale({scale:.4f})"
        return f'<path transform="{place}" fill="{found["fill"]}" d="{path}"/>'

    return LETTERED.sub(outline, text)


def drawings(node: str, face: dict[str, Any]) -> dict[str, Any]:
    script = Path(__file__).with_name("art.mjs")
    drawn = subprocess.run([node, str(script)], check=True, capture_output=True, text=True, encoding="utf-8").stdout
    found: dict[str, Any] = json.loads(drawn)
    for piece in found["pieces"].values():
        piece["body"] = outlined(piece["body"], face)
    return found


def files(node: str) -> Iterator[tuple[Path, str]]:
    faces = {face: letters(name) for face, name in FACES.items()}
    art = {"colours": day_colours(), **drawings(node, faces["bold"])}
    yield DATA / "art.json", as_text(art)
    yield DATA / "letters.json", as_text(faces)


def as_text(value: Any) -> str:
    """A line for each entry of an entry, so that a change can be read."""
    parts = []
    for name, entries in value.items():
        lines = [f"  {as_line(key)}: {as_line(entry)}" for key, entry in entries.items()]
        parts.append(f"{as_line(name)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def as_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def main() -> int:
    asked = parser("Keep our own art and letters as plain data for pictures.").parse_args()
    node = find_node()
    if node is None:
        print(f"{NO_TOOLS}, and the art of pictures was not compared with it.", file=sys.stderr)
        return 1 if is_needed() or not asked.check else 0
    keep(files(node.node), asked.check, "what the pages draw", "tools/art.py")
    return 0


if __name__ == "__main__":
    sys.exit(main())
