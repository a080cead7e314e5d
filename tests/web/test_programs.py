"""Programs in the browser: a seat for one, its key, how it stands with it, and whole games of outside clients."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.patience import PATIENCE
from tests.server.programs import Poller, Wired
from tests.server.served import Served, settings
from tests.soaked import LONGEST_FIRST, mostly
from web import find_node

from .clicker import Clicker
from .guests import CHOICE, LAPTOP, PHONE, Guest
from .test_everyone import serious

CLIENTS = Path(__file__).parents[2] / "src" / "bottega" / "web" / "clients"
Come = Callable[..., Guest]
SHEET = ".program-sheet"
KEY = f"{SHEET} .fresh-key input >> nth=0"
STATE = f"{SHEET} .program-is"
AWAITED = '.prompt [data-ui="program"]'


def started(language: str) -> list[str]:
    if language == "python":
        return [sys.executable, str(CLIENTS / "bot.py")]
    node = find_node()
    if node is None:
        pytest.skip("no Node here")
    return [node.node, str(CLIENTS / "bot.mjs")]


def set_table(player: Guest, game: str, *others: str, name: str = "") -> Page:
    """Through the front page, as a person does: `others` are what is chosen for the seats."""
    page = player.goto("/")
    page.click(f'[data-ui="set-{game}"]')
    page.click(f'[data-ui="players-{len(others) + 1}"]')
    for seat, kind in enumerate(others, 1):
        page.select_option(f"#seat-{seat}", kind)
    if name:
        page.fill('[data-ui="program-name"] >> nth=0', name)
    page.click('[data-ui="start"]')
    page.wait_for_selector(KEY)
    return page


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("?")[0]


# --- whole games -----------------------------------------------------------------------------------------------------

GAMES = {"fresco-cards": ["program"], "princes": ["program", "apprentice"], "fresco": ["apprentice", "program"]}


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "game"),
    mostly(
        [
            ("node", "fresco-cards"),
            ("python", "princes"),
            ("node", "fresco"),
            ("python", "fresco-cards"),
            ("node", "princes"),
            ("python", "fresco"),
        ],
        3,
    ),
)
def test_an_outside_client_finishes_a_game_beside_a_person(
    guest: Come, server: Served, language: str, game: str
) -> None:
    player = guest()
    page = set_table(player, game, *GAMES[game], name="Greta")
    command = [*started(language), server.url, page.input_value(KEY)]
    page.click(f'{SHEET} [data-ui="close"]')
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:  # noqa: S603 -- ours
        try:
            Clicker(page, 1).play()
            said, _ = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()
    table = table_of(page)
    told = player.context.request.get(f"{player.base}/api/tables/{table}").json()
    assert told["over"]
    assert said.split() == ["over", *[str(score) for score in told["scores"]]]
    journal = server.inside(server.registry.store.journal(table))
    assert not [entry for entry in journal if entry.kind == "takeover"], "it answered all by itself"
    player.well()


# --- its seat, and its key -------------------------------------------------------------------------------------------


def test_a_seat_is_given_to_a_program_and_its_key_is_shown_once(guest: Come, server: Served) -> None:
    player = guest()
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = player.goto("/")
    page.click('[data-ui="set-fresco-cards"]')
    page.click('[data-ui="players-3"]')
    page.select_option("#seat-1", "program")
    page.select_option("#seat-2", "program")
    page.fill('[data-ui="program-name"] >> nth=0', "Greta")
    with page.expect_request("**/api/tables") as asked:
        page.click('[data-ui="start"]')
    assert json.loads(asked.value.post_data or "")["seats"] == ["me", "program:Greta", "program:Piero"]
    page.wait_for_selector(KEY)
    expect(page.locator(f"{SHEET} .fresh-key")).to_have_count(2)
    key = page.input_value(KEY)
    page.click(f'{SHEET} [data-ui^="copy-key-"] >> nth=0')
    expect(page.locator(f'{SHEET} [data-ui^="copy-key-"] >> nth=0')).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == key
    commands = page.locator(f"{SHEET} .copy input").evaluate_all("all => all.map((one) => one.value)")
    assert commands[1] == f"python bot.py {server.url} {key}"
    assert commands[2] == f"node bot.mjs {server.url} {key}"
    for name in ("bot.py", "bot.mjs"):
        with page.expect_download() as saved:
            page.click(f"{SHEET} .fresh-key >> nth=0 >> a[download] >> text={name}")
        assert saved.value.suggested_filename == name
        assert Path(saved.value.path()).read_bytes() == (CLIENTS / name).read_bytes()
    # Put away and asked for again it is still there; after the page is loaded anew it is not.
    page.keyboard.press("Escape")
    page.wait_for_selector(SHEET, state="detached")
    page.click('[data-ui="tab-people"]')
    page.click('[data-ui="program"] >> nth=0')
    assert page.input_value(KEY) == key
    page.reload()
    page.wait_for_selector("#table main")
    assert key not in page.content()
    assert page.locator(SHEET).count() == 0
    assert key not in page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    player.well()


def test_how_it_stands_with_a_program_is_said(guest: Come, server: Served) -> None:
    player, watcher = guest(), guest()
    page = player.goto("/")
    page.fill("#me", "Ada")
    page.press("#me", "Enter")
    page = set_table(player, "fresco-cards", "program", name="Greta")
    expect(page.locator(STATE)).to_contain_text("Not connected")
    expect(page.locator(STATE)).to_contain_text("60 seconds")
    line = Wired(server, page.input_value(KEY))
    expect(page.locator(STATE)).to_contain_text("Connected")
    page.wait_for_selector(f"{SHEET} small.is-here")
    watch = player.context.request.get(f"{player.base}/api/tables/{table_of(page)}").json()["watch"]
    gallery = watcher.goto(watch)
    gallery.click('[data-ui="tab-people"]')
    greta = gallery.locator(".seatrow li", has_text="Greta")
    expect(greta).to_contain_text("program of Ada")
    assert gallery.locator('[data-ui="program"]').count() == 0, "its key is nobody else's business"
    # A revoked key ends the line at once, and a computer plays.
    page.focus(f'{SHEET} [data-ui="revoke"]')
    page.keyboard.press("Enter")
    expect(page.locator(f'{SHEET} [data-ui="revoke-no"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'{SHEET} [data-ui="revoke"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f'{SHEET} [data-ui="revoke-no"]')).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    assert line.until_closed() == 4409
    expect(page.locator(STATE)).to_contain_text("revoked")
    expect(greta).to_contain_text("key revoked, a computer plays")
    expect(page.locator(f"{SHEET} .fresh-key")).to_have_count(0)
    expect(page.locator(SHEET)).to_contain_text("There is no key for this seat yet.")
    # Another one brings it back.
    page.click(f'{SHEET} [data-ui="new-key"]')
    page.wait_for_selector(KEY)
    expect(page.locator(KEY)).to_be_focused()
    Wired(server, page.input_value(KEY)).until_type("told")
    expect(page.locator(STATE)).to_contain_text("Connected")
    expect(greta).not_to_contain_text("revoked")
    for one in (player, watcher):
        one.well()


@pytest.mark.long
def test_a_program_that_never_comes_is_called_silent(guest: Come, tmp_path: Path) -> None:
    with Served(settings(tmp_path, program_time=0.2)) as served:
        player = guest(base=served.url)
        page = set_table(player, "fresco-cards", "program", name="Greta")
        page.keyboard.press("Escape")
        Clicker(page, 1).play(most=8)
        page.click('[data-ui="tab-people"]')
        expect(page.locator(".seatrow li", has_text="Greta")).to_contain_text("silent, a computer plays")
        page.click('[data-ui="program"]')
        expect(page.locator(STATE)).to_contain_text("a computer plays until the program is heard again")
        player.well()


@pytest.mark.parametrize("game", mostly(["fresco-cards", "princes", "fresco"]))
def test_a_program_is_awaited_in_words_and_its_owner_finds_the_key(guest: Come, server: Served, game: str) -> None:
    player = guest()
    player.page.clock.install()
    others = ["apprentice"] * (game == "princes")
    page = player.at_table(player.lay(game, ["program:Greta", "me", *others])["url"])
    asked = Clicker(page, 3)
    while not page.locator(AWAITED).count():
        page.wait_for_selector(f"{CHOICE}, {AWAITED}")
        if not page.locator(AWAITED).count():
            asked.step(wait=False)
            page.wait_for_selector("[data-held]", state="detached")
    expect(page.locator(".prompt h1")).to_have_text("The table waits for Greta")
    page.clock.run_for(30_000)  # a computer that thinks for so long would be excused
    expect(page.locator(".prompt")).to_contain_text("The program is not connected.")
    page.click(AWAITED)
    expect(page.locator(STATE)).to_contain_text("Not connected")
    expect(page.locator(f"{SHEET} .fresh-key")).to_have_count(0)


def test_a_free_seat_is_given_to_a_program_in_the_waiting_room(guest: Come, server: Served) -> None:
    player = guest()
    page = player.goto("/")
    page.click('[data-ui="set-fresco-cards"]')
    page.click('[data-ui="players-3"]')
    for seat in ("#seat-1", "#seat-2"):
        page.select_option(seat, "open")
    page.click('[data-ui="start"]')
    page.wait_for_selector(".room")
    page.locator('[data-ui="program"]').first.focus()
    for name in ("Greta", "Ugo"):  # by the keyboard; with the last one the game begins
        if name == "Greta":
            page.keyboard.press("Enter")
        page.focus("#put-program")
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"{SHEET} .program[aria-label={name}] .fresh-key")
    page.wait_for_selector("#table main:not(.room)")
    page.wait_for_selector(SHEET)
    expect(page.locator(f"{SHEET} .fresh-key")).to_have_count(2)
    page.keyboard.press("Escape")
    Poller(server, player_key(player, table_of(page))).until_type("table")
    player.well()


def player_key(player: Guest, table: str) -> str:
    answer = player.context.request.post(
        f"{player.base}/api/tables/{table}/programs", data={"name": "Greta", "seat": 1}
    )
    return str(answer.json()["key"])


# --- all of one's keys -----------------------------------------------------------------------------------------------


def test_all_keys_are_listed_and_one_opens_every_seat(guest: Come, server: Served) -> None:
    player = guest()
    made = player.lay("fresco-cards", ["me", "program:Greta"])
    page = player.goto("/")
    page.click('[data-ui="program-keys"]')
    expect(page.locator(".program-key")).to_contain_text(["Greta"])
    assert page.locator(".program-key a").get_attribute("href") == f"/t/{made['id']}"
    page.fill("#key-for-all", "All of mine")
    page.keyboard.press("Enter")
    page.wait_for_selector(KEY)
    expect(page.locator(".program-key")).to_have_count(2)
    program = Wired(server, page.input_value(KEY))
    assert program.until_type("told")["table"] == made["id"]
    page.keyboard.press("Escape")
    player.at_table(f"/t/{made['id']}")
    page.click('[data-ui="tab-people"]')
    page.click('[data-ui="program"]')
    expect(page.locator(STATE)).to_contain_text("Connected")
    expect(page.locator(f"{SHEET} .for-all")).to_contain_text("All of mine")
    player.goto("/")
    page.click('[data-ui="program-keys"]')
    page.locator(".program-key", has_text="All of mine").locator('[data-ui="revoke"]').click()
    page.click('[data-ui="revoke-yes"]')
    expect(page.locator(".program-key")).to_have_count(1)
    assert program.until_closed() == 4409
    player.well()


def test_too_many_keys_are_refused_in_words(guest: Come, server: Served) -> None:
    player = guest()
    for number in range(server.registry.settings.limits.program_keys):
        player.context.request.post(f"{player.base}/api/programs/keys", data={"name": f"key {number}"})
    page = player.goto("/")
    page.click('[data-ui="program-keys"]')
    page.fill("#key-for-all", "one more")
    player.trouble.expected += ["429", "/api/programs/keys"]
    page.keyboard.press("Enter")
    expect(page.locator(f"{SHEET} .trouble")).to_have_text("You have too many keys for programs. Revoke one first.")


# --- for everyone ----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_serious_about_programs(
    guest: Come, server: Served, size: tuple[int, int], lang: str
) -> None:
    player = guest(size=size, lang=lang)
    page = player.goto("/")
    page.click('[data-ui="set-fresco"]')
    page.select_option("#seat-1", "program")
    page.select_option("#seat-2", "open")
    assert serious(page) == []
    page.click('[data-ui="start"]')
    page.wait_for_selector(KEY)
    assert serious(page) == []
    page.click('[data-ui="revoke"]')
    assert serious(page) == []
    page.click(f'{SHEET} [data-ui="close"]')
    assert serious(page) == []
    player.well()
    page = set_table(player, "fresco", "program")
    page.click(f'{SHEET} [data-ui="close"]')
    page.click('[data-ui="tab-people"]')
    assert serious(page) == []
    player.goto("/")
    page.click('[data-ui="program-keys"]')
    page.fill("#key-for-all", "Alle")
    page.keyboard.press("Enter")
    page.wait_for_selector(KEY)
    assert serious(page) == []
    player.well()
