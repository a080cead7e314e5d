"""A game that another package brings: `bottega serve` finds it as it was installed, lists it and lets it be played."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.installed import install_half, install_pig, offer
from tests.patience import PATIENCE

from .served import Guest, refused

SOURCES = Path(__file__).parents[2] / "src"


@pytest.fixture
def others(tmp_path: Path) -> Path:
    """A folder with one good package, one whose game does not load, and one that takes a name of the house."""
    folder = tmp_path / "others"
    folder.mkdir()
    install_pig(folder)
    install_half(folder)
    offer(folder, "thieves", {"fresco": "pig:META"}, {})
    return folder


@contextmanager
def serving(data: Path, others: Path, log: Path) -> Iterator[str]:
    """The command in a process of its own; its host and port."""
    words = ["serve", "--port", "0", "--data", str(data), "--no-open", "--pace", "0", "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(others), str(SOURCES)])}
    command = [sys.executable, "-m", "bottega", *words]
    with (
        log.open("a") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=env) as server,  # noqa: S603
    ):
        try:
            assert server.stdout is not None
            found = re.search(r"http://([\w.]+:\d+)/", server.stdout.readline())
            assert found is not None, log.read_text()
            yield found[1]
        finally:
            server.terminate()
            server.wait(PATIENCE)


def test_it_is_listed_and_played_to_the_end(tmp_path: Path, others: Path) -> None:
    data, log = tmp_path / "data", tmp_path / "log"
    with serving(data, others, log) as base:
        guest = Guest(base)
        games = {game["id"]: game for game in guest.get("/api/games")}
        assert list(games) == ["fresco", "princes", "fresco-cards", "pig"]
        assert (games["pig"]["title"], games["pig"]["players"], games["pig"]["bots"]) == ("Pig", [2, 3], ["apprentice"])
        assert games["fresco"]["title"] == "Fresco"
        assert refused(guest.ask("POST", "/api/tables", {"game": "half", "seats": ["me", "random"]}), 404, "no-game")

        made = guest.make("pig", ["me", "random", "random"])
        guest.sit(made["url"])
        page = guest.open(made["id"])
        page.play_on(random.Random(1), moves=2)
        guest.close()
    with serving(data, others, log) as base:  # the table is still there, and still known
        again = Guest(base, cookies=guest.http.cookies)
        lists = again.get("/api/tables")
        [mine] = lists["mine"] + lists["finished"]  # the others may have been lucky
        assert (mine["id"], mine["game"], mine["stopped"]) == (made["id"], "pig", None)
        page = again.open(made["id"])
        page.play_on(random.Random(2))
        assert page.state["view"]["over"]
        assert max(page.state["view"]["scores"]) >= 20
        assert {fact["event"] for fact in page.facts} == {"rolled", "held"}
        record = again.get(f"/api/tables/{made['id']}/record")
        assert record["result"]["scores"] == page.state["view"]["scores"]
        plain = again.ask("GET", made["url"].partition("#")[0]).text
        assert "data-game=" not in plain
        again.close()
    told = [line.partition(" WARNING ")[2] for line in log.read_text().splitlines()]
    assert (
        told
        == [
            "The game 'fresco' of the package 'thieves' cannot be used: there is another game of this name.",
            "The game 'half' of the package 'halves' cannot be used: RuntimeError: no luck.",
        ]
        * 2
    )
