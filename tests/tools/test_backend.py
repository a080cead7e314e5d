"""Which engine a wheel holds: the compiled one where it can be made, else the plain one, and one line says which."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import contents
import wheel as release

from .small import DOOR, LIBRARY, ROOT, compiled_files, edit, plant

# What `pyproject.toml` reads besides the sources.
PAGES = ("pyproject.toml", "README.md", "LICENSE", "NOTICE.md")
# Else hatchling wants a package that pip would bring.
WITHOUT_HELP = """
[tool.hatch.build]
dev-mode-dirs = ["src"]
"""
NO_ADDRESS = "The package's page has no pictures and no links: BOTTEGA_REPOSITORY is not set."
ASK = """
import sys
sys.path.insert(0, "tools")
import backend
print(getattr(backend, sys.argv[1])(*sys.argv[2:]))
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    root = tmp_path / "toy"
    root.mkdir()
    plant(root, stand_in=True)
    for name in PAGES:
        shutil.copy(ROOT / name, root)
    return root


def ask(root: Path, call: str, *words: str, **env: str) -> tuple[str, str]:
    """What a call of the backend returned and said, as pip makes it: in a process of its own, in the project."""
    clean = {name: value for name, value in os.environ.items() if name != "BOTTEGA_PLAIN"}
    command = [sys.executable, "-c", ASK, call, *words]
    done = subprocess.run(  # noqa: S603 - our own tool
        command, cwd=root, env={**clean, **env}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), done.stderr


def build(root: Path, call: str = "build_wheel", **env: str) -> tuple[Path, str]:
    name, said = ask(root, call, str(root.parent), **env)
    return root.parent / name.splitlines()[-1], said


def names(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as packed:
        return [name for name in packed.namelist() if name.endswith(".so")]


def test_with_a_compiler_it_is_compiled_and_for_this_machine(root: Path) -> None:
    wheel, said = build(root)
    assert sorted(names(wheel)) == [DOOR, LIBRARY]
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in wheel.name
    assert not wheel.name.endswith("-any.whl")
    this = f"for {sys.implementation.cache_tag} on this kind of machine"
    assert said == f"{NO_ADDRESS}\nThe wheel holds the compiled engine, {this}.\n"
    with zipfile.ZipFile(wheel) as packed:
        assert b"Root-Is-Purelib: false" in packed.read("bottega-0.1.0.dist-info/WHEEL")
    assert compiled_files(root) == []


@pytest.mark.parametrize(
    ("env", "why"),
    [
        ({"BOTTEGA_PLAIN": "1"}, "BOTTEGA_PLAIN is set"),
        ({"CC": "no-such-compiler"}, "there is no C compiler (no-such-compiler)"),
        ({"TEST_BUILD": "fails"}, "tools/fast.py failed with code 1"),
    ],
)
def test_else_it_is_plain_and_says_why(root: Path, env: dict[str, str], why: str) -> None:
    wheel, said = build(root, **env)
    assert wheel.name == "bottega-0.1.0-py3-none-any.whl"
    assert names(wheel) == []
    assert said.endswith(f"The wheel holds the plain engine: {why}.\n")


def test_without_the_compilers_tools_it_is_plain(root: Path) -> None:
    edit(root / "tools" / "backend.py", '("mypy", "setuptools")', '("mypy", "no_such_tool")')
    wheel, said = build(root)
    assert names(wheel) == []
    assert said == f"{NO_ADDRESS}\nThe wheel holds the plain engine: no_such_tool cannot be imported.\n"


def test_an_editable_install_is_plain_and_asks_for_nothing_more(root: Path) -> None:
    with (root / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write(WITHOUT_HELP)
    wheel, said = build(root, "build_editable")
    assert (wheel.name, said) == ("bottega-0.1.0-py3-none-any.whl", "")
    assert names(wheel) == []
    wanted, _ = ask(root, "get_requires_for_build_editable")
    assert "mypy" not in wanted
    assert "setuptools" not in wanted


def test_the_compilers_are_asked_for_where_they_are_of_use(root: Path) -> None:
    named = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["dev"]
    wanted = str([one for one in named if one.startswith(("mypy>", "setuptools>"))])
    assert ask(root, "get_requires_for_build_wheel")[0] == wanted
    assert ask(root, "get_requires_for_build_wheel", BOTTEGA_PLAIN="1")[0] == "[]"
    assert ask(root, "get_requires_for_build_wheel", BOTTEGA_PLAIN="0")[0] == wanted
    assert ask(root, "get_requires_for_build_wheel", CC="no-such-compiler")[0] == "[]"


def test_the_packed_source_is_enough(root: Path) -> None:
    packed, _ = build(root, "build_sdist")
    with tarfile.open(packed) as file:
        file.extractall(root.parent, filter="data")
    wheel, _ = build(root.parent / "bottega-0.1.0")
    assert sorted(names(wheel)) == [DOOR, LIBRARY]


def test_compiled_files_of_a_developer_are_not_packed(root: Path) -> None:
    shutil.copy(ROOT / ".gitignore", root)
    for name in (DOOR, LIBRARY):
        (root / "src" / name).write_bytes(b"stale")
    wheel, _ = build(root, BOTTEGA_PLAIN="1")
    assert names(wheel) == []


def test_half_an_engine_in_a_wheel_is_a_fault(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "ROOT", root)
    monkeypatch.setattr("fast.COMPILED", ("bottega/core/state.py",))
    wheel, _ = build(root)
    assert contents.package(root / "src") - contents.in_wheel(wheel) == set()
    assert release.engine_in(wheel) == "compiled"
    half = wheel.with_name("bottega-0.1.0-half.whl")
    with zipfile.ZipFile(half, "w") as packed:
        packed.writestr(DOOR, b"")
    assert "bottega/__init__.py" in contents.wheel_lacks(half, root / "src")
    with pytest.raises(SystemExit, match="holds 1 compiled files, and not those of"):
        release.engine_in(half)


@pytest.mark.long
def test_a_real_one_plays_in_an_empty_environment(tmp_path: Path) -> None:
    root = tmp_path / "toy"
    root.mkdir()
    plant(root, stand_in=False)
    for name in PAGES:
        shutil.copy(ROOT / name, root)
    (root / "src" / "bottega" / "__init__.py").write_text(REAL, "utf-8")
    wheel, _ = build(root)
    assert release.try_out(wheel) == "compiled"
    with zipfile.ZipFile(wheel) as packed:
        held = {name: packed.read(name) for name in packed.namelist()}
    places = [place.encode() for place in machine_places()]
    assert [(name, place) for name, data in held.items() for place in places if place in data] == []


def machine_places() -> set[str]:
    """Folders of this machine; a Python that was built in one has the linker write it into all it makes."""
    named = {sys.prefix, sys.base_prefix, str(ROOT), str(Path.home()), tempfile.gettempdir()}
    linked = re.findall(r"-rpath[,=]([^\s,]+)", str(sysconfig.get_config_vars()))
    return {place for place in {*named, *linked} if len(place) > len("/usr")}


REAL = """
import bottega.core.state
__version__ = "0.1.0"
def metas():
    return ()
def compiled():
    return not bottega.core.state.__file__.endswith(".py")
"""
