"""The client's files: what was fetched is what stands in SOURCES.json, and every script can be read by a browser."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server import files

WEB = Path(__file__).parents[2] / "src" / "bottega" / "web"
SCRIPTS = sorted(WEB.rglob("*.js"))
IMPORT = re.compile(r"""^(?:import|export)\b[^;"']*?from\s*["']([^"']+)["']|^import\s*["']([^"']+)["']""", re.MULTILINE)


def test_vendored_files_are_those_that_were_fetched() -> None:
    vendor = WEB / "vendor"
    sources = json.loads((vendor / "SOURCES.json").read_text(encoding="utf-8"))
    listed = {name: sha for source in sources for name, sha in source["files"].items()}
    found = {
        str(path.relative_to(vendor)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in vendor.rglob("*")
        if path.is_file() and path.name != "SOURCES.json" and not path.name.endswith(".d.ts")
    }
    assert found == listed
    assert {source["licence"] for source in sources} == {"MIT", "Apache-2.0"}


@pytest.mark.parametrize("script", SCRIPTS, ids=[str(path.relative_to(WEB)) for path in SCRIPTS])
def test_imports_lead_to_files_of_this_house(script: Path) -> None:
    for match in IMPORT.finditer(script.read_text(encoding="utf-8")):
        name = match[1] or match[2]
        assert name.startswith("."), f"{name} is no path"
        assert (script.parent / name).resolve().is_file(), name


def test_pages_have_no_script_of_their_own() -> None:
    for page in WEB.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
        assert re.findall(r"\son\w+=", text) == []
        assert "http" not in text.replace("http-equiv", "")


OURS = sorted(path for kind in ("*.js", "*.css") for path in WEB.rglob(kind) if "vendor" not in path.parts)
GENERATED = "Written by tools/contract.py"
TYPED = [path for path in OURS if path.suffix == ".js"] + sorted((WEB / "types").glob("*.d.ts"))
DOC = re.compile(r"/\*\*.*?\*/", re.DOTALL)
QUOTED = re.compile(r"""'[^'\n]*'|"[^"\n]*"|`[^`\n]*`""")
OPEN = re.compile(r"\b(?:any|Function|Object)\b(?!\.)|[{<|(,] ?[*?] ?[}>|),]")  # types behind which everything may hide


@pytest.mark.parametrize("source", OURS, ids=[str(path.relative_to(WEB)) for path in OURS])
def test_sources_can_be_read(source: Path) -> None:
    """A formatter leaves long strings and templates alone: nobody may pack lines into them."""
    lines = source.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 500
    assert [number for number, line in enumerate(lines, 1) if len(line) > 120] == []


def types_in(comment: str) -> Iterator[str]:
    """What stands in the braces after a tag."""
    depth, start = 0, 0
    for at, letter in enumerate(comment):
        if letter == "{":
            if depth == 0 and re.search(r"@(?:type|typedef|param|returns|template|satisfies|this)\s+$", comment[:at]):
                depth, start = 1, at
            elif depth:
                depth += 1
        elif letter == "}" and depth:
            depth -= 1
            if depth == 0:
                yield comment[start : at + 1]


def open_types(name: str, text: str) -> list[str]:
    """The types, written by hand, that would let anything pass."""
    if name.endswith(".ts"):
        written = [] if GENERATED in text else [re.sub(r"/\*.*?\*/|//.*", "", text, flags=re.DOTALL)]
    else:
        written = [one for comment in DOC.findall(text) for one in types_in(comment)]
    return [one for one in written if OPEN.search(QUOTED.sub('""', one))]


@pytest.mark.parametrize("source", TYPED, ids=[str(path.relative_to(WEB)) for path in TYPED])
def test_no_type_lets_anything_pass(source: Path) -> None:
    assert open_types(source.name, source.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "/** @param {any} prince */",
        "/** Its terms. @param {{row: number, own: any}} props */",
        "/**\n * @typedef {Record<string,\n *   any>} Props\n */",
        "const a = (/** @type {Function} */ b) => b;",
        "/** @returns {Map<string, *>} */",
    ],
)
def test_such_a_type_would_be_found(text: str) -> None:
    assert len(open_types("a.js", text)) == 1
    assert open_types("a.js", "/** Before any other @param {'any' | number} kind of any sort */") == []
    assert len(open_types("a.d.ts", "/** any */ export type A = any;")) == 1


def test_every_class_and_id_that_is_styled_is_drawn() -> None:
    """By its name, or by how its name begins where a script puts it together."""
    written = (*SCRIPTS, *WEB.glob("*.html"), Path(files.__file__))  # the server adds a little to every page
    drawn = "\n".join(path.read_text("utf-8") for path in written if "vendor" not in path.parts)
    words = set(re.findall(r"[A-Za-z][\w-]*", drawn))
    begun = {word for word in re.findall(r"([A-Za-z][\w-]*)\$\{", drawn) if word.endswith("-")}
    numbered = {word for word in re.findall(r"([A-Za-z][\w-]*)\$\{", drawn) if len(word) <= 2}
    styled: set[str] = set()
    for sheet in WEB.glob("css/**/*.css"):
        rules = re.sub(r'/\*.*?\*/|"(?:[^"\\]|\\.)*"', "", sheet.read_text("utf-8"), flags=re.DOTALL)
        for selectors in re.findall(r"([^{};]+)\{", rules):
            styled |= set(re.findall(r"[.#]([A-Za-z][\w-]*)", selectors))
    undrawn = {one for one in styled - words if re.sub(r"\d+$", "", one) not in numbered}
    assert {one for one in undrawn if not one.startswith(tuple(begun))} == set()


def test_every_value_that_has_a_name_is_used() -> None:
    written = [*SCRIPTS, *WEB.glob("*.html"), *WEB.glob("css/**/*.css")]
    text = "\n".join(path.read_text("utf-8") for path in written if "vendor" not in path.parts)
    used = set(re.findall(r"var\(--([\w-]+)", text))
    begun = tuple(re.findall(r"var\(--([\w-]+)\$\{", text))  # put together by a script
    named = set(re.findall(r"^\s*--([\w-]+):", text, flags=re.MULTILINE))
    paints = {one for one in named if re.fullmatch(r"[A-Z](-on)?", one)}  # asked for by the letter of a paint
    assert {one for one in named - used - paints if not one.startswith(begun)} == set()


GAMES = sorted((WEB / "games").rglob("*.js"))
RULE = re.compile(r" [-+*/%] (?:\w+\.)*economy\.|\beconomy\.\w+ [-+*/%] ")  # a formatter keeps the spaces
CUT_OUT = re.compile(r"(?:match|replace|replaceAll|exec|split)\([^)]*</?\\?/?svg|/\^?<(?:svg|span)")


@pytest.mark.parametrize("script", GAMES, ids=[str(path.relative_to(WEB)) for path in GAMES])
def test_a_page_shows_prices_and_values_and_works_out_none(script: Path) -> None:
    """What something costs or brings in the end comes with the view, where the rules are."""
    assert RULE.findall(script.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("script", [path for path in OURS if path.suffix == ".js"], ids=lambda path: path.stem)
def test_no_drawing_is_cut_out_of_another(script: Path) -> None:
    assert CUT_OUT.findall(script.read_text(encoding="utf-8")) == []
