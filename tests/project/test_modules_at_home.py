"""A module of Fresco is at home in files of its own name; hardly any other file names it."""

import re
from pathlib import Path

import pytest

from bottega.games.fresco.meta import MODULES

from .named import PACKAGE

# Where a module has to be named: the list of manifests, what modules do to each other, the edition, the texts.
EXPECTED = (
    "games/fresco/modules/__init__.py",
    "games/fresco/modules/interactions.py",
    "games/fresco/house.json",
    "locale/",
)
OTHERS = 4
TEXTS = sorted(path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".js", ".ts", ".css", ".html", ".json"})


def own(path: Path, module: str) -> bool:
    """In a folder of the module's name, or called by it."""
    return module in {*path.parts, path.stem}


def names(path: str, text: str, module: str) -> bool:
    """Does a file name a module? The server knows no single game (`tools/walls.py`), and requests are its trade: there
    the plain word does not count, only a name as data (`"requests"`) or as a package (`modules.requests`)."""
    if path.startswith("server/"):
        return re.search(rf"""["']{module}["']|modules\.{module}\b""", text) is not None
    return re.search(rf"\b{module}\b", text) is not None


@pytest.mark.parametrize("module", MODULES)
def test_hardly_any_other_file_names_a_module(module: str) -> None:
    found = [path.relative_to(PACKAGE) for path in TEXTS if not own(path.relative_to(PACKAGE), module)]
    others = [
        path.as_posix()
        for path in found
        if not path.as_posix().startswith(EXPECTED)
        and names(path.as_posix(), (PACKAGE / path).read_text("utf-8"), module)
    ]
    assert len(others) <= OTHERS, f"{module} is also named in {', '.join(others)}"


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_files_of_its_name_in_the_layers(module: str) -> None:
    layers = {path.relative_to(PACKAGE).parts[0] for path in TEXTS if own(path.relative_to(PACKAGE), module)}
    assert {"games", "terminal", "testing", "web"} <= layers


@pytest.mark.parametrize(
    ("path", "text", "named"),
    [
        ("server/guard.py", "self.requests = RateLimits(settings.limits.requests)", False),
        ("server/files.py", "from starlette.requests import Request", False),
        ("server/guard.py", 'if "requests" in options["modules"]:', True),
        ("server/guard.py", "from bottega.games.fresco.modules.requests.rules import Requests", True),
        ("web/app/lobby.js", "modules.requests", True),
        ("web/app/lobby.js", "const requested = 1", False),
    ],
)
def test_what_counts_as_naming_a_module(path: str, text: str, named: bool) -> None:
    assert names(path, text, "requests") is named
