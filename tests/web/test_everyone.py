"""For everyone: axe on every page in both themes, and a front page and table that come quickly."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from bottega.locale import LANGUAGES
from tests.patience import wait_until
from tests.server.served import Served
from tests.soaked import mostly

from .axe import violations
from .clicker import Clicker
from .guests import CHOICE, LAPTOP, PHONE, Guest
from .test_table import sit_down

Come = Callable[..., Guest]
GAMES = [("fresco", 3), ("princes", 3), ("fresco-cards", 2)]
OTHER_THEME = """() => {
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'day' ? 'candlelight' : 'day';
}"""
BUDGET = 300_000  # bytes over the wire: front page and table together, fonts included


def serious(page: Page) -> list[str]:
    """What axe finds; in the other theme only colours can differ."""
    found = violations(page)
    page.evaluate(OTHER_THEME)
    found += violations(page, runOnly=["color-contrast"])
    page.evaluate(OTHER_THEME)
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.long
def test_axe_finds_nothing_serious_around_the_table(guest: Come, server: Served) -> None:
    host, player = guest(), guest()
    page = host.goto("/")
    page.click('[data-ui="set-fresco"]')
    page.click('[data-ui="house-rules"]')
    assert serious(page) == []
    made = host.lay("fresco", ["me", "open", "random"])
    host.goto(made["url"]).wait_for_selector(".room .qr")
    assert serious(page) == []
    invited = player.goto(made["invite"])
    invited.wait_for_selector('[data-ui="sit"]')
    assert serious(invited) == []
    invited.click('[data-ui="sit"]')
    invited.wait_for_selector("#table main")
    host.goto("/").wait_for_selector('[data-ui="open-table"]')
    assert serious(page) == []


@pytest.mark.long
def test_axe_finds_nothing_serious_where_a_link_leads_nowhere(guest: Come, server: Served) -> None:
    made = server.guest().make("fresco-cards", ["me", "random"])
    lost = guest()
    lost.trouble.expected += ["404", "403", "409", "410", "/join/nothing"]
    for path in ("/join/nothing", "/nowhere", f"/t/{made['id']}", made["invite"]):
        page = lost.goto(path)
        page.wait_for_selector(".gate h1")
        assert serious(page) == [], path


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), mostly(GAMES[::-1]))
def test_axe_finds_nothing_serious_at_the_table(guest: Come, server: Served, game: str, players: int) -> None:
    player = guest()
    made = player.lay(game, ["me"] + ["random"] * (players - 1))
    page = player.at_table(made["url"])
    Clicker(page, 2).play(most=8)
    assert serious(page) == []
    to_the_end(player, server, made["id"])
    assert serious(page) == []


def to_the_end(player: Guest, server: Served, table: str) -> None:
    """The computers finish it; nobody needs to look."""
    player.page.click('[data-ui="menu"]')
    player.page.click('[data-ui="resign"]')
    player.page.click('[data-ui="resign-yes"]')
    player.page.wait_for_selector("[data-held]", state="detached")
    player.goto("/")
    passer_by = server.guest()
    wait_until(lambda: passer_by.get(f"/api/tables/{table}")["over"])
    player.at_table(f"/t/{table}").wait_for_selector("main.final")


@pytest.mark.soak
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_axe_finds_nothing_serious_anywhere_at_the_table(
    guest: Come, server: Served, game: str, players: int, size: tuple[int, int]
) -> None:
    player, watcher = guest(size=size), guest(size=size)
    made = player.lay(game, ["me"] + ["random"] * (players - 1))
    page = player.at_table(made["url"])
    page.wait_for_selector(CHOICE, state="attached")
    assert serious(page) == []
    Clicker(page, 2, touch=size == PHONE).play(most=12)
    # While one plans, the sheet of the plan takes the place of the chronicle.
    for tab in ("people", "log"):
        if page.locator(f'[data-ui="tab-{tab}"]').is_visible():
            page.click(f'[data-ui="tab-{tab}"]')
        assert serious(page) == []
    page.click('[data-ui="menu"]')
    page.wait_for_selector("dialog .menu-sheet")
    assert serious(page) == []
    page.keyboard.press("Escape")
    gallery = watcher.goto(made["watch"])
    gallery.wait_for_selector("#table main")
    assert serious(gallery) == []
    to_the_end(player, server, made["id"])
    page.click('[data-ui="board"]')
    assert serious(page) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_axe_all_along_a_game(guest: Come, game: str, players: int, lang: str, size: tuple[int, int]) -> None:
    page = sit_down(guest(lang=lang, size=size), game, players)
    clicker = Clicker(page, 9, touch=size == PHONE)
    while not clicker.play(most=clicker.clicks + 25):
        assert serious(page) == []
    assert serious(page) == []


@pytest.mark.parametrize("game", mostly([game for game, _ in GAMES]))
def test_front_page_and_table_come_quickly(guest: Come, game: str) -> None:
    player = guest(fresh=True)
    line = player.context.new_cdp_session(player.page)
    line.send("Network.enable")
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    page = player.goto("/")
    page.wait_for_selector(f'[data-ui="play-{game}"]:enabled')
    page.wait_for_load_state("networkidle")
    page.click(f'[data-ui="play-{game}"]')
    page.wait_for_selector("#table [data-action]", state="attached")
    page.wait_for_load_state("networkidle")
    print(f"{game}: {sum(sizes) / 1000:.0f} KB in {len(sizes)} requests")
    assert sum(sizes) < BUDGET
