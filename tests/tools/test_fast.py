"""Compiling in place, and what is said of it, at a toy of an engine."""

import os
import subprocess
from pathlib import Path

import pytest

from fast import without_places

from .small import DOOR, LIBRARY, MODULE, PYTHON, compiled_files, edit, plant


@pytest.fixture
def root(tmp_path: Path) -> Path:
    plant(tmp_path, stand_in=True)
    return tmp_path


def fast(root: Path, *words: str, **env: str) -> "subprocess.CompletedProcess[str]":
    command = [PYTHON, "tools/fast.py", *words]
    return subprocess.run(  # noqa: S603 - our own tool
        command, cwd=root, env={**os.environ, **env}, capture_output=True, text=True, check=False
    )


def test_it_is_put_in_place_whole(root: Path) -> None:
    assert fast(root, "--status").stdout == "engine: plain Python\n"
    done = fast(root)
    assert done.stdout == "The engine is compiled (1 modules). After a change: make fast; to undo: make slow.\n"
    assert compiled_files(root / "src") == [DOOR, LIBRARY]
    assert not list(root.rglob("*.part"))
    assert fast(root, "--status").stdout == "engine: compiled\n"


def test_a_failure_leaves_plain_python(root: Path) -> None:
    fast(root)
    assert fast(root, TEST_BUILD="fails").returncode == 1
    assert compiled_files(root / "src") == []


def test_a_source_that_is_changed_meanwhile_is_newer(root: Path) -> None:
    edit(root / "tools" / "fast.py", "    for path in expected(src):\n        (into", CHANGING + "        (into")
    fast(root)
    refused = fast(root, "--status")
    assert refused.returncode == 1
    assert refused.stderr == f"{MODULE} changed after the engine was compiled: run `make fast` or `make slow` first\n"


CHANGING = """    (src / "bottega/core/state.py").write_text("ANSWER = 44")
    for path in expected(src):
"""


@pytest.mark.parametrize("name", [DOOR, LIBRARY])
def test_half_an_engine_is_refused(root: Path, name: str) -> None:
    fast(root)
    (root / "src" / name).unlink()
    assert fast(root, "--status").stderr.startswith(f"{name} of the compiled engine is missing: run `make fast`")


def test_aside_means_that_the_sources_stay_as_they_are(root: Path) -> None:
    fast(root, "--into", "elsewhere")
    assert compiled_files(root / "elsewhere") == [DOOR, LIBRARY]
    assert compiled_files(root / "src") == []


def test_without_a_compiler_it_says_so_and_nothing_changes(root: Path) -> None:
    assert fast(root, "--obstacle").stdout == "\n"
    why = "there is no C compiler (no-such-compiler)"
    assert fast(root, "--obstacle", CC="no-such-compiler").stdout == f"{why}\n"
    plain = f"The engine stays plain Python: {why}. Everything works, only slower.\n"
    assert fast(root, CC="no-such-compiler").stdout == plain


@pytest.mark.parametrize(
    ("command", "kept"),
    [
        ("gcc -shared -L/home/me/lib -Wl,-rpath,/home/me/lib -lm", "gcc -shared -lm"),
        ("gcc -Wl,-rpath -Wl,/home/me/lib -O2", "gcc -O2"),
        ("gcc -L /home/me/lib -Wl,-O1,-rpath,/home/me/lib -O2", "gcc -Wl,-O1 -O2"),
        ("gcc -Wl,-rpath=/home/me/lib,-z,now -Wl,-R/home/me/lib", "gcc -Wl,-z -Wl,now"),
        ("cc -bundle -undefined dynamic_lookup", "cc -bundle -undefined dynamic_lookup"),
    ],
)
def test_a_linker_is_told_no_folder_of_this_machine(command: str, kept: str) -> None:
    assert without_places(command.split()) == kept.split()
