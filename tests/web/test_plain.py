"""A game of another package, which knows nothing of browsers: its table is plain, and can be played to the end."""

import importlib
import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bottega.core import registry
from tests.server.served import Served, settings
from tests.test_front_door import PLUGGED, offer

from .guests import CHOICE, Guest

Come = Callable[..., Guest]
MOVED = "(ply) => document.querySelector('.podium') || document.querySelector('#table')?.dataset.ply !== ply"
MOST = 200  # clicks; nobody needs so many for twenty points


@pytest.fixture
def with_pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server to which Pig was added: its file, an edition without tables, and what an installer leaves."""
    folder = tmp_path / "others"
    folder.mkdir()
    shutil.copy(PLUGGED / "pig.py", folder)
    edition = {"format": "component-pack/1", "game": "pig", "edition": "house edition", "version": 1, "tables": {}}
    (folder / "pig.json").write_text(json.dumps({**edition, "options": []}))
    offer(folder, "pigs", {"pig": "pig:META"}, {})
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "pig", raising=False)  # of another test, with an edition that is gone
    monkeypatch.setitem(registry._METAS, "pig", importlib.import_module("pig").META)
    with Served(settings(tmp_path / "server", grace=3600.0)) as running:
        yield running


def test_a_game_without_drawings_is_played_to_the_end(guest: Come, with_pig: Served) -> None:
    page = guest(base=with_pig.url).goto("/")
    page.click('[data-ui="play-pig"]')
    page.wait_for_selector("#table .plain")
    expect(page.locator(".plain dt", has_text="pot")).to_be_visible()
    final = page.locator(".podium")
    for _ in range(MOST):
        page.wait_for_selector(f"{CHOICE}, .podium")
        if final.is_visible():
            break
        ply = page.get_attribute("#table", "data-ply")
        word = "roll" if page.locator(".plain dd").first.inner_text() == "0" else "hold"
        page.locator(CHOICE, has_text=word).first.click()
        page.wait_for_function(MOVED, arg=ply)
    expect(final).to_be_visible()
    page.click('[data-ui="board"]')
    expect(page.locator(".log .line").first).to_be_visible()
