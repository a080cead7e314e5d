"""A program in another language beside a person's browser: a whole game, and how it is seen there."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.served import Served
from web import find_node

from .clicker import Clicker
from .guests import Guest

EXAMPLES = Path(__file__).parents[2] / "examples"
Come = Callable[..., Guest]


def started(language: str) -> list[str]:
    if language == "python":
        return [sys.executable, str(EXAMPLES / "bot.py")]
    node = find_node()
    if node is None:
        pytest.skip("no Node here")
    return [node.node, str(EXAMPLES / "bot.mjs")]


@pytest.mark.long
@pytest.mark.parametrize("language", ["python", "node"])
def test_a_program_plays_beside_a_browser(guest: Come, server: Served, language: str) -> None:
    player = guest()
    made = player.lay("fresco-cards", ["me", "program:Greta"], options={"turn_cap": 3})
    key = made["programs"][0]["key"]  # type: ignore[index]
    command = [*started(language), server.url, key]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:  # noqa: S603 -- ours
        try:
            page = player.at_table(made["url"])
            assert page.get_by_text("Greta").count()
            Clicker(page, 1).play()
            said, _ = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    assert said.startswith("over ")
    player.well()
