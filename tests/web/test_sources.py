"""The client's files: what was fetched is what stands in SOURCES.json, and every script can be read by a browser."""

import hashlib
import json
import re
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("source", OURS, ids=[str(path.relative_to(WEB)) for path in OURS])
def test_sources_can_be_read(source: Path) -> None:
    """A formatter leaves long strings and templates alone: nobody may pack lines into them."""
    lines = source.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 500
    assert [number for number, line in enumerate(lines, 1) if len(line) > 120] == []


def test_every_class_that_is_styled_is_drawn() -> None:
    """By its name, or by how its name begins where a script puts it together."""
    drawn = "\n".join(path.read_text("utf-8") for path in (*SCRIPTS, *WEB.glob("*.html")) if "vendor" not in path.parts)
    words = set(re.findall(r"[A-Za-z][\w-]*", drawn))
    begun = {word for word in re.findall(r"([A-Za-z][\w-]*)\$\{", drawn) if word.endswith("-")}
    numbered = {word for word in re.findall(r"([A-Za-z][\w-]*)\$\{", drawn) if len(word) <= 2}
    styled: set[str] = set()
    for sheet in WEB.glob("css/**/*.css"):
        rules = re.sub(r'/\*.*?\*/|"(?:[^"\\]|\\.)*"', "", sheet.read_text("utf-8"), flags=re.DOTALL)
        for selectors in re.findall(r"([^{};]+)\{", rules):
            styled |= set(re.findall(r"\.([A-Za-z][\w-]*)", selectors))
    undrawn = {one for one in styled - words if re.sub(r"\d+$", "", one) not in numbered}
    assert {one for one in undrawn if not one.startswith(tuple(begun))} == set()
