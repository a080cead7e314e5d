"""A release, as it is built; or the one in the folder BOTTEGA_DIST, which `make release` has built."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from .strangers import ROOT, Place

NO_REGISTRY = "the package registry cannot be reached from here"


@dataclass(frozen=True, slots=True)
class Release:
    packed: Path
    wheel: Path
    plain: Path


def in_folder(folder: Path) -> Release:
    (packed,) = folder.glob("*.tar.gz")
    (plain,) = folder.glob("*-none-any.whl")
    compiled = [wheel for wheel in folder.glob("*.whl") if wheel != plain]
    return Release(packed, compiled[0] if compiled else plain, plain)


@pytest.fixture(scope="session")
def release(tmp_path_factory: pytest.TempPathFactory) -> Release:
    """Plain where we build it: to compile takes minutes (tests/tools/test_backend.py compiles a small one)."""
    if given := os.environ.get("BOTTEGA_DIST"):
        return in_folder(ROOT / given)
    folder = tmp_path_factory.mktemp("release")
    clean = {name: value for name, value in os.environ.items() if name != "BOTTEGA_REPOSITORY"}
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    env = {**clean, "BOTTEGA_PLAIN": "1"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    return in_folder(folder)


@pytest.fixture(scope="session")
def registry(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Where nothing can be fetched, these tests are skipped and say so; on the forge they fail."""
    folder = tmp_path_factory.mktemp("fetched")
    command = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "-qq",
        "--no-deps",
        "--retries=0",
        "--dest",
        str(folder),
        "segno",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode == 0:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{NO_REGISTRY}: {done.stderr}")
    pytest.skip(NO_REGISTRY)


@pytest.fixture(scope="session")
def engine(release: Release, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Nothing but Python and our wheel."""
    place = Place(tmp_path_factory.mktemp("engine"))
    place.install("--no-index", "--no-deps", str(release.wheel))
    return place


@pytest.fixture(scope="session")
def base(registry: None, release: Release, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """`pip install bottega`."""
    place = Place(tmp_path_factory.mktemp("base"))
    place.install(str(release.wheel))
    return place
