"""What a release must hold, and what has no place in it: said by the tree it is made from."""

import subprocess
import tarfile
from fnmatch import fnmatchcase
from pathlib import Path
from zipfile import ZipFile

# Made while working; everything else in the package belongs into a release.
MADE_HERE = {"__pycache__", ".so", ".pyd"}

# Of each at least one: when a whole kind of file is lost in the tree itself, to compare with the tree is not enough.
PROMISED = (
    "bottega/py.typed",
    "bottega/__main__.py",
    "bottega/games/fresco/house.json",
    "bottega/games/princes/house.json",
    "bottega/games/fresco_cards/house.json",
    "bottega/bots/master/*.json",  # what was learnt
    "bottega/review/typical.json",
    "bottega/locale/en/*.ftl",
    "bottega/locale/fr/*.ftl",
    "bottega/locale/de/*.ftl",
    "bottega/rulebook/texts/*.md",
    "bottega/teaching/lessons/*.toml",
    "bottega/server/store/migrations/versions/*.py",
    "bottega/web/index.html",
    "bottega/web/app/*.js",
    "bottega/web/css/*.css",
    "bottega/web/art/*",
    "bottega/web/clients/bot.*",
    "bottega/web/fonts/*.woff2",
    "bottega/web/fonts/OFL-*.txt",
    "bottega/web/vendor/LICENSE.*.txt",
)
# What says what the wheel is; the licences of our own lie beside it.
ABOUT = ("METADATA", "WHEEL", "RECORD", "entry_points.txt", "licenses/LICENSE", "licenses/NOTICE.md")
# Besides the package: to build it, to read it, to test its engine.
SOURCE_PROMISED = (
    "PKG-INFO",
    "pyproject.toml",
    "Makefile",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "NOTICE.md",
    "requirements/dev.txt",
    "tools/backend.py",
    "tools/describe.py",
    "tools/fast.py",
    "docs/bots.md",
    "docs/rules/fresco.md",
    "examples/search_player.py",
    "tests/core/*.py",
    "tests/games/*.py",
    "tests/conformance/*.py",
)
NOT_OF_THE_SOURCE = (".ci/*", ".github/*", "docs/pictures/*", "tests/project/*")
LARGEST_SOURCE = 4 << 20  # bytes


def made_here(path: Path) -> bool:
    return not MADE_HERE.isdisjoint({*path.parts, path.suffix})


def package(source: Path) -> set[str]:
    """The files of the package, relative to `src`."""
    files = [path.relative_to(source) for path in (source / "bottega").rglob("*") if path.is_file()]
    return {path.as_posix() for path in files if not made_here(path)}


def in_wheel(wheel: Path) -> set[str]:
    with ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if not name.endswith("/")}


def in_source(packed: Path) -> set[str]:
    """Relative to the one folder that a packed source holds."""
    with tarfile.open(packed) as file:
        return {name.partition("/")[2] for name in (one.name for one in file.getmembers() if one.isfile())}


def broken_promises(names: set[str], promised: tuple[str, ...]) -> set[str]:
    return {pattern for pattern in promised if not any(fnmatchcase(name, pattern) for name in names)}


def about(wheel: Path) -> set[str]:
    name, version = wheel.name.split("-")[:2]
    return {f"{name}-{version}.dist-info/{file}" for file in ABOUT}


def wheel_lacks(wheel: Path, source: Path) -> list[str]:
    held = in_wheel(wheel)
    return sorted({*((package(source) | about(wheel)) - held), *broken_promises(held, PROMISED)})


def wheel_should_not_hold(wheel: Path, source: Path, engine: set[str]) -> list[str]:
    """`engine`: the files that a compiled one consists of."""
    return sorted(in_wheel(wheel) - package(source) - about(wheel) - engine)


def source_lacks(packed: Path, source: Path) -> list[str]:
    held = in_source(packed)
    below = {f"src/{name}" for name in package(source)}
    return sorted({*(below - held), *broken_promises(held, SOURCE_PROMISED)})


def source_should_not_hold(packed: Path, kept: set[str]) -> list[str]:
    """`kept`: what git keeps; nothing where this is no clone."""
    held = in_source(packed)
    strange = {name for name in held if any(fnmatchcase(name, pattern) for pattern in NOT_OF_THE_SOURCE)}
    strange |= {name for name in held if made_here(Path(name))}
    if kept:
        strange |= held - kept - {"PKG-INFO"}
    if packed.stat().st_size > LARGEST_SOURCE:
        strange.add(f"{packed.stat().st_size} bytes")
    return sorted(strange)


def kept_by_git(root: Path) -> set[str]:
    if not (root / ".git").exists():
        return set()
    words = ["git", "ls-files", "-z"]
    asked = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True)
    return set(asked.stdout.split("\0"))
