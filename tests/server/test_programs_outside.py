"""The example clients, as whoever reads docs/protocol.md would start them: whole games beside a person."""

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web import find_node

from .programs import beside, key_of
from .served import PATIENCE, Served

CLIENTS = Path(__file__).parents[2] / "src" / "bottega" / "web" / "clients"
GAMES = {"fresco": 3, "princes": 3, "fresco-cards": 2}
LONG = pytest.mark.long


def started(language: str) -> list[str]:
    if language == "python":
        return [sys.executable, str(CLIENTS / "bot.py")]
    node = find_node()
    if node is None or shutil.which(node.node) is None:
        pytest.skip("no Node here")
    return [node.node, str(CLIENTS / "bot.mjs")]


@pytest.mark.parametrize(
    ("language", "game"),
    [
        ("python", "fresco-cards"),
        ("node", "fresco-cards"),
        *[
            pytest.param(language, game, marks=LONG)
            for language in ("python", "node")
            for game in ("princes", "fresco")
        ],
    ],
)
def test_an_outside_client_plays_a_game(served: Served, language: str, game: str) -> None:
    guest, made = beside(served, game, GAMES[game])
    command = [*started(language), served.url, key_of(made)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as program:  # noqa: S603 -- ours
        try:
            page = guest.open(made["id"])
            page.play_on(random.Random(1))
            said, complained = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    assert (complained, program.returncode) == ("", 0)
    assert said.split() == ["over", *[str(score) for score in page.state["view"]["scores"]]]
    assert {entry.kind for entry in served.inside(served.registry.store.journal(made["id"]))} == {"deal", "move"}
