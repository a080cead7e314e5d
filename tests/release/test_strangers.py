"""What somebody does who has only heard of Bottega: install it into an empty environment, and use it."""

import json
import random
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tryout
from tests.server.served import Guest

from .conftest import Release
from .strangers import FETCHING, ROOT, Place, index_address

ARENA = ("arena", "fresco-cards", "--bots", "random,apprentice", "--games", "2", "--seed", "1", "--jobs", "1")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


# --- the wheel alone ----------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_engine_needs_nothing_but_python(engine: Place) -> None:
    assert engine.packages() <= {"bottega", "pip", "setuptools"}
    played = engine.run("python", "-I", "-c", tryout.SCRIPT)
    assert played.returncode == 0, played.stderr


@pytest.mark.long
def test_players_and_the_arena_need_nothing_either(engine: Place) -> None:
    done = engine.python(
        "from bottega import bots\n"
        "from bottega.lab import arena\n"
        "if __name__ == '__main__':\n"
        "    result = arena.run('fresco-cards', ['random', 'apprentice'], games=2, seed=1)\n"
        "    print([entry.name for entry in result.entries], bots.usual('fresco').id)\n"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "['random', 'apprentice'] journeyman\n"


@pytest.mark.long
@pytest.mark.parametrize("words", [("bottega",), ("bottega", "--version"), ("python", "-m", "bottega", "serve")])
def test_without_its_packages_the_command_says_so_in_one_line(engine: Place, words: tuple[str, ...]) -> None:
    done = engine.run(*words)
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr == "bottega: The command needs typer, which `pip install bottega` brings. `import bottega` works.\n"
    )


# --- as everybody installs it -------------------------------------------------------------------------------


@pytest.mark.soak
def test_every_command_works(base: Place) -> None:
    version = base.run("bottega", "--version", "--lang", "en")
    assert version.returncode == 0, version.stderr
    assert re.search(r"\d+\.\d+\.\d+", version.stdout)
    for words in (("games",), ("--help",), ("play", "fresco-cards", "--watch", "--pace", "0", "--seed", "1"), ARENA):
        done = base.run("bottega", *words)
        assert (done.returncode, done.stderr) == (0, ""), words
        assert done.stdout


@pytest.mark.soak
def test_nothing_comes_along_that_nobody_asked_for(base: Place) -> None:
    others = {"gymnasium", "hypothesis", "numpy", "openskill", "pettingzoo", "pyarrow", "pytest", "ray"}
    assert base.packages() & others == set()


MISSING = {
    "from bottega.lab.ladder import climb\nclimb('fresco-cards', ['random', 'apprentice'], games=1, seed=1)": "lab",
    "from bottega.lab.rows import RowFile\nfrom pathlib import Path\nRowFile(Path('a.parquet'))": "data",
    "from bottega import rl": "rl",
}


@pytest.mark.soak
@pytest.mark.parametrize("script", MISSING)
def test_who_wants_more_is_told_what_to_install(base: Place, script: str) -> None:
    done = base.python(script)
    assert done.returncode == 1
    assert f"pip install 'bottega[{MISSING[script]}]'" in done.stderr.splitlines()[-1]


@contextmanager
def table(place: Place, command: list[str], env: dict[str, str]) -> Iterator[str]:
    """A web table that was started by this command; where it is."""
    words = [*command, "--no-open", "--port", "0", "--pace", "0", "--lang", "en"]
    with subprocess.Popen(  # noqa: S603
        words,
        cwd=place.work,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as server:
        try:
            assert server.stdout is not None
            found = None
            while found is None:
                line = server.stdout.readline()
                assert line, f"it ended with {server.wait()}"
                found = re.search(r"http://(127\.0\.0\.1:\d+)/", line)
            yield found[1]
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(60)


def plays_a_game(base: str) -> None:
    """Somebody opens the page, sets a table against a computer, and plays to the end."""
    guest = Guest(base)
    try:
        front = guest.ask("GET", "/")
        assert front.status_code == 200
        assert "<title>Bottega</title>" in front.text
        for path in sorted(set(re.findall(r'(?:src|href)="(/[^"]+)"', front.text))):
            assert guest.ask("GET", path).status_code == 200, path
        made = guest.make("fresco-cards", ["me", "apprentice"])
        page = guest.open(made["id"])
        page.play_on(random.Random(1))
        assert page.state["view"]["over"]
        assert len(page.state["view"]["scores"]) == 2
    finally:
        guest.close()


@pytest.mark.soak
@pytest.mark.parametrize("words", [[], ["serve"]])
def test_a_game_at_the_web_table(base: Place, words: list[str]) -> None:
    with table(base, [base.program("bottega"), *words], base.env) as address:
        plays_a_game(address)


@pytest.mark.soak
def test_it_installs_from_the_packed_source(registry: None, release: Release, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.env["BOTTEGA_PLAIN"] = "1"
    place.install("--no-deps", str(release.packed))
    assert place.run("python", "-I", "-c", tryout.SCRIPT).stdout == "plain\n"


# --- more of it ---------------------------------------------------------------------------------------------


def with_extras(release: Release, folder: Path, extras: str) -> Place:
    place = Place(folder)
    place.install(f"{release.wheel}[{extras}]")
    return place


@pytest.mark.soak
def test_the_old_name_of_the_web_table_still_installs(registry: None, release: Release, tmp_path: Path) -> None:
    place = with_extras(release, tmp_path, "web")
    assert "fastapi" in place.packages()


LEARNERS = """
from bottega import rl
env = rl.aec("fresco", players=2)
env.reset(seed=7)
for agent in env.agent_iter(max_iter=5):
    seen, reward, terminated, truncated, info = env.last()
    env.step(env.action_space(agent).sample(seen["action_mask"]))
many = rl.Many("fresco-cards", 8, players=2, seed=1)
for _ in range(20):
    many.step(many.random_actions())
print(many.observations.shape[0], len(env.agents))
"""


@pytest.mark.soak
def test_learners(registry: None, release: Release, tmp_path: Path) -> None:
    place = with_extras(release, tmp_path, "rl")
    done = place.python(LEARNERS)
    assert (done.returncode, done.stdout) == (0, "8 2\n"), done.stderr


@pytest.mark.soak
def test_rows_for_tables(registry: None, release: Release, tmp_path: Path) -> None:
    place = with_extras(release, tmp_path, "lab,data")
    for ending, starts in (("csv", b"game,"), ("parquet", b"PAR1")):
        done = place.run("bottega", *ARENA, "--rows", f"rows.{ending}", "--choices", f"choices.{ending}")
        assert done.returncode == 0, done.stderr
        assert (place.work / f"rows.{ending}").read_bytes().startswith(starts)
        assert (place.work / f"choices.{ending}").stat().st_size > 1000
    done = place.run(
        "bottega", "lab", "ladder", "fresco-cards", "--bots", "random,apprentice", "--games", "4", "--json"
    )
    assert done.returncode == 0, done.stderr
    assert {rung["name"] for rung in json.loads(done.stdout)["ladder"]} == {"random", "apprentice"}


@pytest.fixture(scope="session")
def everything(registry: None, release: Release, tmp_path_factory: pytest.TempPathFactory) -> Place:
    return with_extras(release, tmp_path_factory.mktemp("everything"), "rl,lab,data")


@pytest.mark.soak
@pytest.mark.parametrize("page", ["README.md", "docs/bots.md", "docs/rl.md", "docs/lab.md"])
def test_the_python_on_our_pages_runs_there(everything: Place, page: str) -> None:
    blocks = BLOCK.findall((ROOT / page).read_text("utf-8"))
    assert blocks
    if page == "docs/bots.md":  # the first is a file that the others name
        (everything.work / "mybots.py").write_text(blocks[0], "utf-8")
    done = everything.python("\n".join(blocks))
    assert done.returncode == 0, done.stderr


# --- without installing it ----------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def runners(registry: None, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A place with uv and pipx, and what they keep."""
    place = Place(tmp_path_factory.mktemp("runners"))
    place.install("uv", "pipx")
    kept = {
        "UV_CACHE_DIR": "uv",
        "UV_TOOL_DIR": "tools",
        "PIPX_HOME": "pipx",
        "PIPX_BIN_DIR": "bin",
        "XDG_STATE_HOME": "s",
    }
    place.env |= {name: str(place.folder / folder) for name, folder in kept.items()}
    place.env |= {"UV_PYTHON_DOWNLOADS": "never", "UV_NO_PROGRESS": "1"}
    if address := index_address():
        place.env["UV_DEFAULT_INDEX"] = address
    return place


@pytest.mark.soak
def test_uvx_opens_the_web_table(runners: Place, release: Release) -> None:
    runner = [runners.program("uv"), "tool", "run", "--constraints", runners.env["PIP_CONSTRAINT"]]
    command = [*runner, "--from", str(release.wheel), "bottega"]
    version = runners.run("uv", *command[1:], "--version", patience=FETCHING)
    assert version.returncode == 0, version.stderr
    with table(runners, command, runners.env) as address:
        plays_a_game(address)


@pytest.mark.soak
def test_pipx_run(runners: Place, release: Release) -> None:
    words = ["run", "--spec", str(release.wheel), "bottega"]
    done = runners.run("pipx", *words, *ARENA, patience=FETCHING)
    assert done.returncode == 0, done.stderr
    with table(runners, [runners.program("pipx"), *words], runners.env) as address:
        plays_a_game(address)
