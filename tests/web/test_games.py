"""One's finished games in the browser, the levels to play against, settings, and an invitation that tells."""

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bottega import Record
from bottega.bots import opponents, usual
from tests.patience import wait_until
from tests.server.served import Served
from tests.soaked import mostly

from .axe import violations
from .guests import LAPTOP, PHONE, Guest

Come = Callable[..., Guest]


def finish(player: Guest, server: Served) -> str:
    """A card game of the player's, to its end, without a page."""
    made = player.lay("fresco-cards", ["me", "random"], options={"turn_cap": 3})
    cookies = {cookie["name"]: cookie["value"] for cookie in player.context.cookies()}
    server.guest(cookies=cookies).open(made["id"]).play_on(random.Random(7))
    wait_until(lambda: server.registry.tables[made["id"]].facts.over)
    return made["id"]


@pytest.mark.parametrize(("size", "lang"), mostly([(PHONE, "de"), (LAPTOP, "en")]))
def test_games_are_looked_at_taken_home_and_deleted(
    guest: Come, server: Served, size: tuple[int, int], lang: str
) -> None:
    player = guest(size=size, lang=lang)
    ids = [finish(player, server) for _ in range(2)]
    page = player.goto("/")
    expect(page.locator("#history .gone")).to_have_count(2)
    expect(page.locator("#history .numbers dd").first).to_have_text("2")
    assert violations(page) == []
    player.well()
    page.click('[data-ui="all-games"]')
    page.click('[data-ui="game-fresco-cards"]')
    expect(page.locator(".tally").first).to_be_visible()
    assert violations(page) == []
    player.well()
    with page.expect_download() as taken:
        page.click('[data-ui="file"]')
    lines = taken.value.path().read_text(encoding="utf-8").splitlines()
    assert {json.loads(line)["played"]["table"] for line in lines} == set(ids)
    assert all(Record.from_json(line).replay().is_over for line in lines)
    brought_back(player, taken.value.path().read_bytes())
    page = player.goto("/games")
    page.locator('[data-ui="delete"]').first.click()
    expect(page.locator('[data-ui="delete-no"]')).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".gone")).to_have_count(2)
    page.locator('[data-ui="delete"]').first.click()
    page.click('[data-ui="delete-yes"]')
    expect(page.locator(".gone")).to_have_count(1)
    page.click('[data-ui="delete-all"]')
    page.click('[data-ui="delete-yes"]')
    expect(page.locator('[data-ui="lobby"]')).to_be_visible()
    page.click('[data-ui="lobby"]')
    expect(page.locator('[data-ui="door-learn"]')).to_be_visible()
    page.wait_for_load_state("networkidle")  # finished games are asked for last
    expect(page.locator('[data-ui="door-settings"]')).to_be_visible()
    expect(page.locator("#history")).to_have_count(0)


def brought_back(player: Guest, file: bytes) -> None:
    """The front page takes the whole file, and asks which of its games to look at."""
    page = player.goto("/")
    page.set_input_files('[data-ui="bring"]', {"name": "games.jsonl", "mimeType": "text/plain", "buffer": file})
    expect(page.locator('[data-ui="bring-one"]')).to_have_count(2)
    page.locator('[data-ui="bring-one"]').last.click()
    page.wait_for_selector(".showing")


def test_play_now_is_against_the_level_that_was_chosen(guest: Come) -> None:
    page = guest().goto("/")
    offered = [level.id for level in opponents("fresco-cards")]
    shown = page.locator('.levels input[type="radio"]')
    expect(shown).to_have_count(len(offered))
    expect(page.locator(".levels input:checked")).to_have_value(usual("fresco-cards").id)
    expect(page.locator(".level").first).to_contain_text("second best")
    shown.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(shown.first).to_be_checked()
    page.reload()
    expect(shown.first).to_be_checked()  # it is kept on the device
    with page.expect_request(lambda asked: asked.url.endswith("/api/tables") and asked.method == "POST") as laid:
        page.click('[data-ui="play-fresco-cards"]')
    assert set(json.loads(laid.value.post_data or "")["seats"][1:]) == {offered[0]}  # the weakest stands first
    page.wait_for_selector("#table main")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_door_that_was_taken_stays_marked(guest: Come, size: tuple[int, int]) -> None:
    page = guest(size=size).goto("/")
    for door in ("settings", "learn", "tables"):
        page.click(f'[data-ui="door-{door}"]')
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("[...document.querySelectorAll('[aria-current]')].map((one) => one.dataset.ui)") == [
            f"door-{door}"
        ]


def test_tables_that_wait_come_first(guest: Come, server: Served) -> None:
    player = guest()
    made = [player.lay("fresco-cards", ["me", "random"]) for _ in range(4)]
    tables = [server.registry.tables[one["id"]] for one in made]
    wait_until(lambda: all(0 in table.to_act for table in tables))
    page = player.goto("/")
    expect(page.locator('[data-ui="door-tables"] .waits')).to_contain_text("4")
    expect(page.locator(".turn-card")).to_have_count(3)
    expect(page.locator('[data-ui="open-table"]')).to_have_count(4)
    page.locator('.turn-card [data-ui="open-table"]').first.click()
    page.wait_for_selector("#table main")


def test_settings_act_at_once(guest: Come) -> None:
    page = guest().goto("/")
    page.click('[data-ui="set-lang-fr"]')
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.click('[data-ui="set-light-candlelight"]')
    expect(page.locator("html")).to_have_attribute("data-theme", "candlelight")
    page.click('[data-ui="set-light-device"]')
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    assert page.evaluate("localStorage.getItem('bottega.theme')") is None
    page.evaluate("""() => {
      window.rung = 0;
      AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
        apply(make, on, given) { window.rung += 1; return Reflect.apply(make, on, given); },
      });
    }""")
    page.click('[data-ui="set-switch-sound"]')
    page.wait_for_function("() => window.rung > 0")  # the switch lets itself be heard


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_an_invitation_tells_what_is_played(guest: Come, server: Served, size: tuple[int, int]) -> None:
    options = {"modules": ["scrolls"], "screens": "open"}
    made = server.guest().make("fresco", ["me", "open"], options=options)
    friend = guest(size=size, newcomer=True)
    page = friend.goto(made["invite"])
    told = page.locator(".invitation")
    expect(told.locator(".invite-art svg").first).to_be_visible()
    expect(told).to_contain_text("60 minutes")
    expect(told.locator(".dealt")).to_contain_text("Scrolls")
    expect(told.locator(".dealt")).to_contain_text("everybody sees everything")
    expect(told.locator('[data-ui="join-rules"]')).to_be_visible()
    assert violations(page) == []
    friend.well()
    page.click('[data-ui="join-lesson"]')
    page.wait_for_selector(".coach")


def test_the_menu_says_what_the_fingerprint_is_for(guest: Come) -> None:
    page = guest().sit_down("fresco-cards", ["me", "random"])
    page.click('[data-ui="menu"]')
    expect(page.locator("dialog .fingerprint").last).to_contain_text("before the first move")
