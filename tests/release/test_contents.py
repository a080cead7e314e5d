"""A release holds what it promises, and nothing else."""

import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import contents
import wheel as making

from .conftest import Release
from .strangers import ROOT

SOURCE = ROOT / "src"


def test_the_wheel_holds_the_package_and_nothing_else(release: Release) -> None:
    assert contents.wheel_lacks(release.wheel, SOURCE) == []
    engine = making.expected_engine() if release.wheel != release.plain else set()
    assert contents.wheel_should_not_hold(release.wheel, SOURCE, engine) == []


def test_the_packed_source_holds_what_it_takes_and_no_more(release: Release) -> None:
    assert contents.source_lacks(release.packed, SOURCE) == []
    assert contents.source_should_not_hold(release.packed, set()) == []


def test_what_is_left_out_is_there_to_be_left_out() -> None:
    """A pattern that fits nothing would keep nothing out."""
    kept = contents.kept_by_git(ROOT)
    if kept:
        assert contents.broken_promises(kept, contents.NOT_OF_THE_SOURCE) == set()


def wheel_of(folder: Path, *names: str) -> Path:
    file = folder / "bottega-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as packed:
        for name in names:
            packed.writestr(name, "")
    return file


def test_a_kind_of_file_that_is_missing_is_named(release: Release, tmp_path: Path) -> None:
    held = contents.in_wheel(release.plain)
    less = wheel_of(tmp_path, *[name for name in held if not name.endswith((".woff2", ".typed", "/NOTICE.md"))])
    lacks = contents.wheel_lacks(less, SOURCE)
    assert "bottega/web/fonts/*.woff2" in lacks
    assert "bottega/py.typed" in lacks
    assert "bottega-0.1.0.dist-info/licenses/NOTICE.md" in lacks


def test_a_stranger_in_the_wheel_is_named(release: Release, tmp_path: Path) -> None:
    more = wheel_of(tmp_path, *contents.in_wheel(release.plain), "tests/test_cli.py", "bottega/core/state.cpython.so")
    assert contents.wheel_should_not_hold(more, SOURCE, set()) == ["bottega/core/state.cpython.so", "tests/test_cli.py"]


def test_a_stranger_in_the_packed_source_is_named(tmp_path: Path) -> None:
    for name in ("some.games", "docs/pictures/a.webp", "src/bottega/core/state.so", "Makefile"):
        (tmp_path / "tree" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tree" / name).write_text("")
    packed = tmp_path / "bottega-0.1.0.tar.gz"
    with tarfile.open(packed, "w:gz") as file:
        file.add(tmp_path / "tree", "bottega-0.1.0")
    named = ["docs/pictures/a.webp", "src/bottega/core/state.so"]
    assert contents.source_should_not_hold(packed, set()) == named
    assert contents.source_should_not_hold(packed, {"Makefile"}) == sorted([*named, "some.games"])


@pytest.mark.parametrize("kept", [True, False])
def test_what_git_keeps_is_asked_where_there_is_git(tmp_path: Path, kept: bool) -> None:
    (tmp_path / "new.txt").write_text("")
    if kept:
        for words in (["init", "-q"], ["add", "new.txt"]):
            subprocess.run(["git", *words], cwd=tmp_path, check=True)  # noqa: S603, S607
        (tmp_path / "stray.txt").write_text("")
    assert ("new.txt" in contents.kept_by_git(tmp_path)) is kept
    assert "stray.txt" not in contents.kept_by_git(tmp_path)
