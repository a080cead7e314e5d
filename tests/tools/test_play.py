"""`make play` uses the compiled engine when it can, and nobody waits for it: at a toy of an engine."""

import fcntl
import os
import signal
import subprocess
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree, which

import pytest

from tests.patience import PATIENCE

from .small import DOOR, LIBRARY, MODULE, PYTHON, ROOT, compiled_files, edit, plant

BEGUN = "The engine is compiled in the background, for the next start (never with FAST=no).\n"
USED = "The engine is compiled.\n"
Start = Callable[..., "Table"]


class Table:
    """A running `tools/play.py`: what it said before its table stood, and which engine that has."""

    def __init__(self, root: Path, *words: str, **env: str) -> None:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GIT_"))}
        self.process = subprocess.Popen(  # noqa: S603 - our own tool
            [PYTHON, "tools/play.py", *words],
            cwd=root,
            env={**clean, **env},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            # Behind a shell's "&" Ctrl-C is ignored from the start, and a player's terminal never is.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        assert self.process.stdout is not None
        self.stands = self.process.stdout.readline()

    def close(self) -> str:
        """End it as a player would; what it said."""
        _, said = self.process.communicate()
        assert self.process.returncode == 7, said
        return said


@pytest.fixture
def root(tmp_path: Path) -> Path:
    plant(tmp_path, stand_in=True)
    return tmp_path


@pytest.fixture
def start(root: Path) -> Iterator[Start]:
    tables = []

    def start(*words: str, **env: str) -> Table:
        tables.append(Table(root, *words, **env))
        return tables[-1]

    yield start
    for table in tables:
        table.process.kill()
        table.process.communicate()
    until_idle(root)


def until(holds: Callable[[], object]) -> None:
    """Compiling stands back behind everything else that the machine has to do."""
    end = time.monotonic() + 5 * PATIENCE
    while not holds():
        assert time.monotonic() < end, "in vain"
        time.sleep(0.05)


def idle(root: Path) -> bool:
    lock = root / ".venv" / "fast" / "lock"
    if not lock.is_file():
        return True
    with lock.open() as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


def until_idle(root: Path) -> None:
    until(lambda: idle(root))


def engines(root: Path) -> list[Path]:
    return sorted(path.parent for path in (root / ".venv" / "fast").glob("*/lock"))


def compile_once(root: Path, start: Start) -> Path:
    table = start()
    until_idle(root)
    table.close()
    (engine,) = engines(root)
    return engine


def files(folder: Path) -> dict[str, bytes]:
    found = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {str(path): path.read_bytes() for path in found}


# --- compiled for the next start ---------------------------------------------------------------------------------


def test_the_first_start_is_plain_and_the_next_one_compiled(root: Path, start: Start) -> None:
    before = files(root / "src")
    first = start("serve", "--port", "1")
    assert first.stands == "plain without serve --port 1\n"
    until_idle(root)
    assert first.close() == BEGUN
    second = start()
    assert second.stands == "compiled without\n"
    assert second.close() == USED
    assert files(root / "src") == before
    (engine,) = engines(root)
    assert compiled_files(engine / "lib") == [DOOR, LIBRARY]
    assert not list((root / ".venv" / "fast").glob("*.part"))


def test_a_table_that_runs_sees_nothing_of_it(root: Path, start: Start) -> None:
    """One that runs loads games and starts processes later: half of them compiled would be an engine that breaks."""
    table = start()
    until_idle(root)
    assert engines(root)
    assert compiled_files(root / "src") == []
    table.close()


def test_changed_sources_are_never_run_compiled(root: Path, start: Start) -> None:
    old = compile_once(root, start)
    edit(root / "src" / MODULE, "42", "43")
    table = start()
    assert table.stands == "plain without\n"
    until_idle(root)
    assert table.close() == BEGUN
    (new,) = engines(root)
    assert new != old
    edit(root / "src" / MODULE, "43", "42")
    assert start().stands == "plain without\n"


def test_sources_that_change_while_they_are_compiled_are_not_put_in_place(root: Path, start: Start) -> None:
    edit(root / "tools" / "fast.py", "    for path in expected(src):\n        (into", CHANGING + "        (into")
    start()
    until_idle(root)
    assert engines(root) == []
    assert not list((root / ".venv" / "fast").glob("*.failed"))


CHANGING = """    (src / "bottega/core/state.py").write_text("ANSWER = 44")
    for path in expected(src):
"""


def test_what_is_not_compiled_is_seen_at_once(root: Path, start: Start) -> None:
    engine = compile_once(root, start)
    extra = root / "src" / "bottega" / "extra"
    extra.mkdir()
    (extra / "__init__.py").write_text("WORD = 'with'")
    assert start().stands == "compiled with\n"
    (extra / "__init__.py").write_text("WORD = 'with some'")
    assert start().stands == "compiled with some\n"
    rmtree(extra)
    assert start().stands == "compiled without\n"
    assert not (engine / "lib" / "bottega" / "extra").is_symlink()


def test_an_engine_in_use_is_not_thrown_away(root: Path, start: Start) -> None:
    old = compile_once(root, start)
    kept = {"PYTHONPYCACHEPREFIX": str(root / ".venv" / "pycache")}
    table = start(**kept)
    bytecode = root.joinpath(".venv", "pycache", *old.parts[1:])
    assert bytecode.is_dir()
    edit(root / "src" / MODULE, "42", "43")
    start()
    until_idle(root)
    assert len(engines(root)) == 2
    table.close()
    edit(root / "src" / MODULE, "43", "44")
    start(**kept)
    until_idle(root)
    assert old not in engines(root)
    assert not bytecode.exists()


def test_who_opts_out_has_plain_python(root: Path, start: Start) -> None:
    table = start("--plain", "serve")
    assert table.stands == "plain without serve\n"
    assert table.close() == ""
    assert not (root / ".venv").exists()
    compile_once(root, start)
    assert start("--plain", "serve").stands == "plain without serve\n"


@pytest.mark.parametrize(("words", "flag"), [((), ""), (("FAST=no",), "--plain ")])
def test_make_hands_it_on(words: tuple[str, ...], flag: str) -> None:
    clean = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "ARGS", "FAST")
    }
    told = subprocess.run(  # noqa: S603 - our own Makefile, which only says what it would do
        ["make", "--dry-run", "play", *words],  # noqa: S607
        cwd=ROOT,
        env=clean,
        capture_output=True,
        text=True,
        check=True,
    )
    assert f".venv/bin/python tools/play.py {flag}serve" in " ".join(told.stdout.split())


# --- compiled by `make fast` -------------------------------------------------------------------------------------


def put(root: Path, *names: str, age: float) -> None:
    for name in names:
        (root / "src" / name).write_bytes(b"compiled")
        then = (root / "src" / MODULE).stat().st_mtime - age
        os.utime(root / "src" / name, (then, then))


def test_a_fresh_one_is_used_and_nothing_compiled(root: Path, start: Start) -> None:
    put(root, DOOR, LIBRARY, age=-5)
    table = start()
    assert table.stands == "compiled without\n"
    assert table.close() == ""
    assert not (root / ".venv").exists()


@pytest.mark.parametrize("words", [(), ("--plain",)])
def test_a_stale_one_is_taken_away(root: Path, start: Start, words: tuple[str, ...]) -> None:
    put(root, DOOR, LIBRARY, age=5)
    table = start(*words, CC="no-such-compiler")
    assert table.stands == "plain without\n"
    assert table.close() == f"{MODULE} changed after the engine was compiled: it is taken away.\n"
    assert compiled_files(root / "src") == []


@pytest.mark.parametrize("name", [DOOR, LIBRARY])
def test_half_of_one_is_taken_away(root: Path, start: Start, name: str) -> None:
    put(root, name, age=-5)
    table = start(CC="no-such-compiler")
    assert table.stands == "plain without\n"
    assert "of the compiled engine is missing: it is taken away.\n" in table.close()
    assert compiled_files(root / "src") == []


# --- what goes wrong ---------------------------------------------------------------------------------------------


def test_a_failure_is_noted_and_not_repeated(root: Path, start: Start) -> None:
    first = start(TEST_BUILD="fails")
    until_idle(root)
    assert first.close() == BEGUN
    (note,) = (root / ".venv" / "fast").glob("*.failed")
    assert "no such luck" in note.read_text()
    second = start()
    assert second.stands == "plain without\n"
    told = note.relative_to(root)
    assert second.close() == f"The engine could not be compiled: {told} says why. Delete it to try again.\n"
    note.unlink()
    compile_once(root, start)


def test_an_engine_that_does_not_play_is_not_put_in_place(root: Path, start: Start) -> None:
    edit(root / "src" / "bottega" / "__init__.py", "    return ()", "    return () if not compiled() else 1 / 0")
    start()
    until_idle(root)
    assert engines(root) == []
    (note,) = (root / ".venv" / "fast").glob("*.failed")
    assert "ZeroDivisionError" in note.read_text()


def test_no_compiler_is_no_matter(root: Path, start: Start) -> None:
    table = start(CC="no-such-compiler")
    assert table.stands == "plain without\n"
    assert table.close() == ""
    assert not (root / ".venv").exists()


def test_no_headers_are_no_matter(root: Path, start: Start) -> None:
    edit(root / "tools" / "fast.py", '"Python.h"', '"NoPython.h"')
    table = start()
    assert (table.stands, table.close()) == ("plain without\n", "")


@pytest.mark.parametrize("limit", ["ROOM", "MEMORY"])
def test_a_machine_without_room_is_left_alone_and_tried_again(root: Path, start: Start, limit: str) -> None:
    edit(root / "tools" / "aside.py", f"\n{limit} = ", f"\n{limit} = 1_000_000 * ")
    start()
    until_idle(root)
    assert engines(root) == []
    assert not list((root / ".venv" / "fast").glob("*.failed"))
    edit(root / "tools" / "aside.py", f"\n{limit} = 1_000_000 * ", f"\n{limit} = ")
    compile_once(root, start)


def test_a_folder_that_cannot_be_written_is_no_matter(root: Path, start: Start) -> None:
    (root / ".venv").mkdir()
    (root / ".venv" / "fast").write_text("in the way")
    table = start()
    assert table.stands == "plain without\n"
    said = table.close()
    assert said.startswith("The engine is not compiled: ")
    assert said.count("\n") == 1


def hanging(root: Path, start: Start) -> tuple[Table, int]:
    """A table, and the compiler beside it that will not end by itself."""
    table = start(TEST_BUILD="hangs")
    until(lambda: (root / "hangs").is_file() and (root / "hangs").read_text())
    return table, int((root / "hangs").read_text())


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{process}/stat")  # nobody may have asked yet how it ended
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_compiler_ends_with_the_table(root: Path, start: Start, blow: signal.Signals) -> None:
    table, compiler = hanging(root, start)
    table.process.send_signal(blow)
    until(lambda: gone(compiler))
    until_idle(root)
    fast = root / ".venv" / "fast"
    assert engines(root) == []
    assert not [*fast.glob("*.part"), *fast.glob("*.failed")]
    compile_once(root, start)


def test_a_killed_compile_leaves_nothing_that_is_used(root: Path, start: Start) -> None:
    table, compiler = hanging(root, start)
    worker = int(Path(f"/proc/{compiler}/stat").read_text().rpartition(")")[2].split()[1])
    os.kill(worker, signal.SIGKILL)
    os.kill(compiler, signal.SIGKILL)
    until_idle(root)
    assert list((root / ".venv" / "fast").glob("*.part"))
    second = start(CC="no-such-compiler")
    assert second.stands == "plain without\n"
    compile_once(root, start)
    assert not list((root / ".venv" / "fast").glob("*.part"))
    table.close()


def test_two_at_once_compile_once(root: Path, start: Start) -> None:
    first, compiler = hanging(root, start)
    second = start()
    assert second.stands == "plain without\n"
    assert second.close() == ""
    assert not gone(compiler)
    first.process.kill()


# --- the compiler's own tools ------------------------------------------------------------------------------------


def offer_tool(folder: Path, version: str) -> None:
    """A package for pip, with one module."""
    about = f"toy_tool-{version}.dist-info"
    with zipfile.ZipFile(folder / f"toy_tool-{version}-py3-none-any.whl", "w") as packed:
        packed.writestr("toy_tool.py", f"VERSION = {version!r}")
        packed.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: toy_tool\nVersion: {version}\n")
        packed.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        packed.writestr(f"{about}/RECORD", "")


def test_missing_tools_are_fetched_aside_in_the_version_of_the_lock(root: Path, start: Start) -> None:
    edit(root / "tools" / "aside.py", '("mypy", "setuptools")', '("toy_tool",)')
    edit(root / "tools" / "fast.py", "    for path in expected(src):\n        (into", WITH_TOOL + "        (into")
    (root / "requirements" / "dev.txt").write_text("toy_tool==1.0\n")
    for version in ("1.0", "2.0"):
        offer_tool(root, version)
    table = start(PIP_NO_INDEX="1", PIP_FIND_LINKS=str(root))
    until_idle(root)
    assert table.close() == BEGUN
    assert engines(root)
    (tools,) = (root / ".venv" / "fast").glob("tools-*")
    assert "1.0" in (tools / "toy_tool.py").read_text()


WITH_TOOL = """    import toy_tool
    assert toy_tool.VERSION == "1.0"
    for path in expected(src):
"""


def test_tools_that_cannot_be_fetched_are_tried_again(root: Path, start: Start) -> None:
    edit(root / "tools" / "aside.py", '("mypy", "setuptools")', '("toy_tool",)')
    start(PIP_NO_INDEX="1", PIP_FIND_LINKS=str(root))
    until_idle(root)
    fast = root / ".venv" / "fast"
    assert "pip ended with code 1" in (fast / "log").read_text()
    assert not [*engines(root), *fast.glob("tools-*"), *fast.glob("*.part"), *fast.glob("*.failed")]


# --- who works on the engine -------------------------------------------------------------------------------------


@pytest.mark.skipif(not which("git"), reason="there is no git")
def test_changed_sources_of_a_developer_are_not_compiled(root: Path, start: Start) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q"], ["add", "src", "tools"], [*who, "commit", "-q", "-m", "All"]):
        subprocess.run(["git", *words], cwd=root, check=True)  # noqa: S603, S607 - a repository of our own
    edit(root / "src" / MODULE, "42", "43")
    table = start()
    assert table.stands == "plain without\n"
    assert table.close() == "The engine is not compiled, since its sources are changed: `make fast` does it.\n"
    edit(root / "src" / MODULE, "43", "42")
    edit(
        root / "src" / "bottega" / "__main__.py", "without", "lacks"
    )  # of another length: Python compares size and second
    compile_once(root, start)
    assert start().stands == "compiled lacks\n"


# --- the real compiler -------------------------------------------------------------------------------------------


@pytest.mark.long
def test_it_is_really_compiled(tmp_path: Path) -> None:
    plant(tmp_path, stand_in=False)
    edit(
        tmp_path / "src" / "bottega" / "__main__.py", "import bottega\n", "import bottega\nimport bottega.core.state\n"
    )
    edit(tmp_path / "src" / "bottega" / "__main__.py", '"without"', "bottega.core.state.__file__")
    first = Table(tmp_path)
    assert first.stands == f"plain {tmp_path / 'src' / MODULE}\n"
    until_idle(tmp_path)
    first.close()
    (engine,) = engines(tmp_path)
    second = Table(tmp_path)
    assert second.stands == f"compiled {engine / 'lib' / DOOR}\n"
    second.close()
