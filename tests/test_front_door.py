"""The Python front door: what it names is explained and typed, and other packages come in by it."""

import ast
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import bottega
from bottega import bots
from bottega.bots.registry import LEVELS
from tests.installed import PLUGGED, install_half, install_pig, offer

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"

REFUSED = """
import sys
class Refused:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names!r}:
            raise ImportError(name)
sys.meta_path.insert(0, Refused())
"""


def python(script: str, *path: Path, cwd: Path | None = None) -> "subprocess.CompletedProcess[str]":
    """A process of its own that finds Bottega and what lies in these folders."""
    folders = os.pathsep.join([*map(str, path), str(SOURCES)])
    return subprocess.run(  # noqa: S603 - our own script
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": folders, "BOTTEGA_STATE": str(cwd or ROOT / "nowhere"), "LC_ALL": "C.UTF-8"},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )


# --- what it names -------------------------------------------------------------------------------


def unexplained(name: str) -> list[str]:
    """The public parts of a public name that have no docstring. Read from the source: a compiled engine keeps none."""
    thing = getattr(bottega, name)
    tree = ast.parse(SOURCES.joinpath(*thing.__module__.split(".")).with_suffix(".py").read_text("utf-8"))
    (node,) = [
        node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == thing.__name__
    ]
    parts = [part for part in node.body if isinstance(part, ast.FunctionDef) and not part.name.startswith("_")]
    named = [(name, node), *[(f"{name}.{part.name}", part) for part in parts if isinstance(node, ast.ClassDef)]]
    return [named for named, part in named if not ast.get_docstring(part)]


def test_every_public_name_says_what_it_is() -> None:
    assert [part for name in bottega.__all__ for part in unexplained(name)] == []


def test_all_names_what_is_there() -> None:
    assert sorted(bottega.__all__) == bottega.__all__
    assert all(hasattr(bottega, name) for name in bottega.__all__)


# --- typed, also for others ----------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain wheel as a packager builds it, unpacked."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    env = {
        **os.environ,
        "BOTTEGA_PLAIN": "1",
    }  # the other takes minutes: tests/tools/test_backend.py builds a small one
    done = subprocess.run(build, cwd=ROOT, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as packed:
        packed.extractall(folder / "unpacked")
    return folder / "unpacked"


def test_the_wheel_says_that_it_is_typed(wheel: Path) -> None:
    assert (wheel / "bottega" / "py.typed").is_file()


def test_a_typed_script_runs_from_the_wheel(wheel: Path, tmp_path: Path) -> None:
    done = python((PLUGGED / "use.py").read_text("utf-8"), wheel, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("no-such-seat There is no seat 9")


@pytest.mark.soak  # half a minute; `make check` reads the same script against the sources
def test_a_typed_script_passes_mypy_against_the_wheel(wheel: Path, tmp_path: Path) -> None:
    shutil.copy(PLUGGED / "use.py", tmp_path)
    check = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}/cache", "use.py"]
    env = {**os.environ, "MYPYPATH": str(wheel)}
    done = subprocess.run(check, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr


# --- without the test tools ----------------------------------------------------------------------


def test_the_testing_kit_is_imported_without_the_test_tools() -> None:
    script = REFUSED.format(names=("pytest", "_pytest", "hypothesis")) + (
        "import pkgutil, importlib, bottega.testing\n"
        "for module in pkgutil.iter_modules(bottega.testing.__path__):\n"
        "    if module.name != 'plugin':\n"  # pytest's own side
        "        importlib.import_module(f'bottega.testing.{module.name}')\n"
        "from bottega.testing.books import drawn_setting\n"
        "from bottega.testing.conformance import plays_to_the_end\n"
        "plays_to_the_end(drawn_setting('fresco-cards', 2, 1), 1)\n"
    )
    done = python(script)
    assert done.returncode == 0, done.stderr


# --- games and players of other packages ---------------------------------------------------------


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a good package, and with several that are not."""
    folder = tmp_path_factory.mktemp("others")
    install_pig(folder)
    install_half(folder)
    offer(
        folder,
        "faults",
        {"broken": "faulty:META", "gone": "pig:NOTHING", "strange": "json:loads", "other": "pig:META"},
        {"gloomy": "faulty:Bot", "silent": "pig:GOAL"},
    )
    offer(folder, "thieves", {"fresco": "pig:META", "pig": "half:META"}, {"random": "pig:Cautious"})
    return folder


ASK = """
import json, sys
import bottega
assert "importlib.metadata" not in sys.modules, "looked for other packages before anybody asked"
assert [meta.id for meta in bottega.metas()] == ["fresco", "princes", "fresco-cards"]
assert [meta.id for meta in bottega.metas(installed=True)] == ["fresco", "princes", "fresco-cards", "half", "pig"]
assert bottega.game("fresco").title == "Fresco", "a game of the house was replaced"

import copy, pickle
game = bottega.game("pig")
state = game.new(players=3, seed=4)
state.play(0, "roll")
assert pickle.loads(pickle.dumps(state)).dump() == copy.deepcopy(state).dump() == state.dump()
assert pickle.loads(pickle.dumps(state)).game is game is bottega.game("pig")
assert bottega.Record.from_json(bottega.Record.of(state).to_json()).replay().dump() == state.dump()
assert str(state).startswith("pig, seat"), str(state)
assert repr(state) == f"<pig state: 3 players, seed 4, ply 1, to act {state.to_act}>", repr(state)

from bottega import bots
assert bots.names("pig") == ("random", "apprentice")
assert bots.names("pig", installed=True) == ("random", "apprentice", "cautious")
assert bots.names("fresco", installed=True) == bots.names("fresco")
assert bots.make("cautious", "pig", 1).name == "cautious"
assert bots.make("random", "pig", 1).name == "random"

refused = []
for ask in (
    lambda: bottega.game("broken"), lambda: bottega.game("gone"), lambda: bottega.game("strange"),
    lambda: bottega.game("other"), lambda: bottega.game("half"), lambda: bottega.game("pgi"),
    lambda: bots.make("gloomy", "pig", 1), lambda: bots.make("silent", "pig", 1),
    lambda: bots.make("cautious", "fresco", 1), lambda: bots.make("cautous", "pig", 1),
    lambda: bottega.register(bottega.Meta("fresco", "Mine", (2,), "x", (), "pig:GAME")),
):
    try:
        ask()
    except bottega.OptionError as error:
        refused.append(str(error))
    else:
        refused.append("was not refused")
from bottega.core import registry
print(json.dumps([refused, registry.faults()]))
"""


def test_games_and_players_of_other_packages_are_found(others: Path) -> None:
    done = python(ASK, others)
    assert done.returncode == 0, done.stderr
    refused, faults = json.loads(done.stdout)
    assert refused == [
        "The game 'broken' of the package 'faults' cannot be used: RuntimeError: no luck.",
        (
            "The game 'gone' of the package 'faults' cannot be used: "
            "AttributeError: module 'pig' has no attribute 'NOTHING'."
        ),
        "The game 'strange' of the package 'faults' cannot be used: its entry point does not name a Meta.",
        "The game 'other' of the package 'faults' cannot be used: it calls itself 'pig'.",
        "The game 'half' of the package 'halves' cannot be used: RuntimeError: no luck.",
        (
            "There is no game 'pgi'. Did you mean 'pig'? Known: fresco, princes, fresco-cards, broken, gone, half, "
            "other, pig, strange."
        ),
        "The computer player 'gloomy' of the package 'faults' cannot be used: RuntimeError: no luck.",
        (
            "The computer player 'silent' of the package 'faults' cannot be used: "
            "its entry point does not name a class or function."
        ),
        f"The computer player 'cautious' does not know 'fresco' yet. Known: {', '.join(bots.names('fresco'))}.",
        (
            f"There is no computer player 'cautous'. Did you mean 'cautious'? Known: {', '.join(LEVELS)}, cautious, "
            "gloomy, silent, package.module:Class."
        ),
        "There is a game 'fresco' already: no other takes its place.",
    ]
    assert len(faults) == 6
    assert faults[:4] == [*refused[:2], refused[3], refused[2]]
    taken = "cannot be used: there is another game of this name."
    assert faults[4:] == [f"The game {name!r} of the package 'thieves' {taken}" for name in ("fresco", "pig")]


COMMANDS = """
import io, json, sys
from contextlib import redirect_stderr, redirect_stdout
import bottega
from bottega import cli
state = bottega.game("pig").new(seed=1)
bottega.Record.of(state).save("pig.json")
told = []
if __name__ == "__main__":
    for words in (
        "games", "arena pig --bots cautious,random --games 2 --json --jobs 2", "arena broken --bots random,random",
        "arena pig --bots gloomy,random", "play pig --watch --seed 3", "replay pig.json", "replay pig.json --lang fr",
    ):
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = cli.run(words.split())
        told.append([code, out.getvalue(), err.getvalue()])
    print(json.dumps(told))
"""


def test_the_command_knows_other_packages(others: Path, tmp_path: Path) -> None:
    (tmp_path / "commands.py").write_text(COMMANDS)
    done = python("import runpy; runpy.run_path('commands.py', run_name='__main__')", others, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    games, arena, broken, gloomy, play, replay, rejouer = json.loads(done.stdout)
    assert games[0] == 0
    assert "pig: Pig, 2 to 3 players" in games[1]
    assert "bottega: The game 'broken' of the package 'faults' cannot be used: RuntimeError: no luck." in games[2]
    assert len(games[2].splitlines()) == 6
    assert arena[0] == 0, arena[2]
    assert [bot["name"] for bot in json.loads(arena[1])["bots"]] == ["cautious", "random"]
    for shown in (play, replay, rejouer):
        assert (shown[0], shown[2]) == (0, "")
        assert "pig, seat" in shown[1]
    assert "rolled (die " in play[1]
    assert "scores: 0, 0" in replay[1]
    for refused, word in ((broken, "'broken'"), (gloomy, "'gloomy'")):
        assert refused[0] in (1, 2)
        assert refused[1] == ""
        assert word in refused[2]
        assert len(refused[2].splitlines()) == 1


CHECK_ALL = """
import pig
from bottega.testing.conformance import Broken, Setting, check_all
for seed in range(3):
    check_all(Setting("pig", 3, {}, pig.PigBooks), seed)

pig.PigBooks.faults = lambda books, state: ["a coin is missing"]
try:
    check_all(Setting("pig", 2, {}, pig.PigBooks), 1)
except Broken as broken:
    print(broken)
def shallow(state):
    copied = pig.PigState(state.game, state.setup, state.seed, state)
    copied.totals = state.totals
    return copied
pig.PigState.clone = shallow
try:
    check_all(Setting("pig", 2, {}, pig.PigBooks), 1)
except Broken as broken:
    print(broken)
"""


def test_the_whole_suite_runs_over_a_game_of_another_package(others: Path) -> None:
    done = python(CHECK_ALL, others)
    assert done.returncode == 0, done.stderr
    lost, shared = done.stdout.splitlines()
    assert lost == "pig, 2 players, seed 1, ply 1: a coin is missing"
    assert shared.startswith("pig, 2 players, seed 1, ply ")
