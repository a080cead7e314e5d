"""docs/architecture.md names nothing that is not there."""

import re

from .named import PACKAGE, ROOT, files_on, holds, names_on, place_of

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
FOLDERS = re.findall(r"^\| `(\w+)/` \|", PAGE, re.MULTILINE)
# What a package may hold besides its layers.
NO_LAYER = {"__pycache__"}


def test_every_name_is_where_the_page_says() -> None:
    assert [f"{path}:{name}" for path, name in names_on(PAGE) if not holds(path, name)] == []


def test_every_file_is_there() -> None:
    assert [path for path in files_on(PAGE) if place_of(path) is None] == []


def test_the_walks_name_their_stations() -> None:
    """A page without names would pass everything else."""
    assert len(names_on(PAGE)) > 40


def test_every_layer_has_its_row() -> None:
    layers = {folder.name for folder in PACKAGE.iterdir() if folder.is_dir()} - NO_LAYER
    assert sorted(FOLDERS) == sorted(layers)
