"""A game of another package, which knows nothing of browsers: its table is plain, and can be played to the end."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bottega.core import registry
from tests.installed import install_pig
from tests.server.served import Served, settings

from .guests import CHOICE, Guest

Come = Callable[..., Guest]
MOVED = "(ply) => document.querySelector('.podium') || document.querySelector('#table')?.dataset.ply !== ply"
MOST = 200  # clicks; nobody needs so many for twenty points


@pytest.fixture
def with_pig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server beside which Pig was installed; nobody has told it so."""
    folder = tmp_path / "others"
    folder.mkdir()
    install_pig(folder)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "pig", raising=False)  # of another test, with an edition that is gone
    monkeypatch.setattr(registry, "_GAMES", {**registry._GAMES})
    monkeypatch.setattr(registry.PLUGINS, "_loaded", {})
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
        word = "roll" if page.locator(".plain dt:text-is('pot') + dd").inner_text() == "0" else "hold"
        page.locator(CHOICE, has_text=word).first.press("Enter")  # a key is meant, however soon it comes
        page.wait_for_function(MOVED, arg=ply)
    expect(final).to_be_visible()
    page.click('[data-ui="board"]')
    expect(page.locator(".log .line").first).to_be_visible()
