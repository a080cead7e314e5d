"""The lock holds a version for everything we name, and names no place where it must come from."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LINES = [
    line
    for line in (ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    if line and not line.lstrip().startswith("#")
]
NAMED = sorted(
    {*PROJECT["dependencies"], *[one for extra in PROJECT["optional-dependencies"].values() for one in extra]}
)
PYTHONS = re.findall(r":: Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))


def locked() -> list[Requirement]:
    return [Requirement(line) for line in LINES]


def versions(name: str, python: str) -> list[str]:
    """What the lock says about a package on this Python: one version, if it is whole."""
    here = {"python_version": python, "python_full_version": f"{python}.9", "sys_platform": "linux", "os_name": "posix"}
    found = [one for one in locked() if canonicalize_name(one.name) == canonicalize_name(name)]
    fitting = [one for one in found if one.marker is None or one.marker.evaluate(here)]
    return [specifier.version for one in fitting for specifier in one.specifier]


def fits(wanted: Requirement, found: list[str]) -> bool:
    return len(found) == 1 and wanted.specifier.contains(found[0], prereleases=True)


def test_what_we_name_is_locked_to_one_version_that_fits() -> None:
    """If not: `make lock`."""
    wanted = [Requirement(text) for text in NAMED]
    assert [str(one) for one in wanted for python in PYTHONS if not fits(one, versions(one.name, python))] == []


def test_every_line_is_one_exact_version_and_no_address() -> None:
    assert LINES
    for one in locked():
        assert [specifier.operator for specifier in one.specifier] == ["=="]
        assert one.url is None
    assert [line for line in LINES if "://" in line or line.startswith("-")] == []
