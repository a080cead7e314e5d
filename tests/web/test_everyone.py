"""For everyone: axe on every page in both themes, and a front page and table that come quickly."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .clicker import Clicker
from .house import LAPTOP, PHONE, Guest, House
from .test_table import sit_down

Come = Callable[..., Guest]
GAMES = [("fresco", 3), ("princes", 3), ("fresco-cards", 2)]
BUDGET = 300_000  # bytes over the wire: front page and table together, fonts included


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize("theme", ["day", "candlelight"])
def test_axe_finds_nothing_serious_around_the_table(guest: Come, house: House, theme: str) -> None:
    player = guest(theme=theme)
    page = player.goto("/")
    page.wait_for_selector('[data-ui="start"]')
    page.click('[data-ui="house-rules"]')
    assert serious(page) == []
    made = house.make("fresco", ["me", "open", "journeyman"])
    page = player.goto(made["invite"])
    page.wait_for_selector('[data-ui="sit"]')
    assert serious(page) == []
    player.trouble.expected += ["404", "/join/nothing"]
    page = player.goto("/join/nothing")
    page.wait_for_selector(".gate")
    assert serious(page) == []


@pytest.mark.parametrize("theme", ["day", "candlelight"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_axe_finds_nothing_serious_at_the_table(guest: Come, game: str, players: int, theme: str) -> None:
    page = sit_down(guest(theme=theme), game, players)
    assert serious(page) == []
    Clicker(page, 2).play(most=12)
    page.click('[data-ui="tab-people"]')
    assert serious(page) == []
    page.click('[data-ui="menu"]')
    page.wait_for_selector("dialog .menu-sheet")
    assert serious(page) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("theme", ["day", "candlelight"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_axe_all_along_a_game(guest: Come, game: str, players: int, theme: str, size: tuple[int, int]) -> None:
    page = sit_down(guest(theme=theme, size=size), game, players)
    clicker = Clicker(page, 9, touch=size == PHONE)
    while not clicker.play(most=clicker.clicks + 25):
        assert serious(page) == []
    assert serious(page) == []


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_front_page_and_table_come_quickly(guest: Come, game: str) -> None:
    player = guest()
    line = player.context.new_cdp_session(player.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    page = player.goto("/")
    page.wait_for_selector('[data-ui="start"]')
    page.wait_for_timeout(500)
    page.click(f'[data-ui="play-{game}"]')
    page.wait_for_selector("#table [data-action]", state="attached")
    page.wait_for_timeout(500)
    print(f"{game}: {sum(sizes) / 1000:.0f} KB in {len(sizes)} requests")
    assert sum(sizes) < BUDGET
