"""At the table: language, undo, two tabs, lost lines, the account, keyboard alone."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .clicker import FIND, GLANCE, LOOK, Clicker, glance, wait_for_another
from .guests import LAPTOP, PHONE, Guest, path_of

Come = Callable[..., Guest]


def sit_down(player: Guest, game: str, seats: int = 2, bot: str = "random", **options: Any) -> Page:
    return player.sit_down(game, ["me"] + [bot] * (seats - 1), **options)


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["laptop", "phone"])
def test_the_language_changes_at_any_moment_log_included(guest: Come, size: tuple[int, int]) -> None:
    player = guest(size=size)
    page = sit_down(player, "fresco", 3)
    Clicker(page, 3, touch=size == PHONE).play(most=4)
    names = page.evaluate(LOOK)["choices"]
    log = page.locator(".log-lines").inner_text()
    if size == LAPTOP:
        page.locator('.tools [data-ui="lang"]').select_option("fr")
    else:
        switch_in_menu(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.wait_for_function("name => !document.body.innerText.includes(name)", arg="Chronicle")
    assert page.locator(".log-lines").inner_text() != log
    assert {choice["name"] for choice in page.evaluate(LOOK)["choices"]}.isdisjoint(
        {choice["name"] for choice in names}
    )
    player.well()


def switch_in_menu(page: Page) -> None:
    page.click('[data-ui="menu"]')
    page.locator('dialog [data-ui="lang"]').select_option("fr")
    page.keyboard.press("Escape")


def test_undo_by_button_and_by_key(guest: Come) -> None:
    page = sit_down(guest(), "fresco-cards")
    page.locator("[data-action]:not([aria-disabled])", has_text="Swap").first.click()
    page.wait_for_selector('[data-ui="undo"][aria-disabled="false"]')
    ply = page.get_attribute("#table", "data-ply")
    page.keyboard.press("u")
    page.wait_for_function("ply => document.querySelector('#table').dataset.ply !== ply", arg=ply)
    glance(page)
    page.locator("[data-action]:not([aria-disabled])", has_text="Swap").first.click()
    page.wait_for_selector('[data-ui="undo"][aria-disabled="false"]')
    page.click('[data-ui="undo"]')
    page.wait_for_function("ply => document.querySelector('#table').dataset.ply !== ply", arg=ply)


def test_two_tabs_of_one_seat_stay_together(guest: Come) -> None:
    player = guest()
    page = sit_down(player, "fresco", 3)
    twin = player.open()
    twin.goto(page.url)
    twin.wait_for_selector("[data-action]:not([aria-disabled])", state="attached")
    clicker = Clicker(page, 5)
    clicker.play(most=5)
    same = "ply => document.querySelector('#table').dataset.ply === ply"
    twin.wait_for_function(same, arg=page.get_attribute("#table", "data-ply"))
    Clicker(twin, 6).step()
    page.wait_for_function(same, arg=twin.get_attribute("#table", "data-ply"))


def test_a_double_click_is_one_choice(guest: Come) -> None:
    player = guest(fresh=True)
    page = sit_down(player, "fresco", 3)
    sent: list[str | bytes] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    page.wait_for_selector("[data-action]:not([aria-disabled])", state="attached")
    page.evaluate("() => { const choice = document.querySelector('[data-action]'); choice.click(); choice.click(); }")
    page.wait_for_function("() => document.querySelector('[data-held]') === null")
    assert len([frame for frame in sent if '"act"' in str(frame)]) == 1


@pytest.mark.parametrize("count", [pytest.param(1, marks=pytest.mark.soak), 2], ids=["two-clicks", "double-click"])
def test_a_quick_hand_makes_one_choice(guest: Come, count: int) -> None:
    """The second click often finds another offer at the same place, and comes less than a glance after it."""
    page = sit_down(guest(), "princes", 3)
    page.evaluate(COUNT_ACTS)
    page.evaluate(STAND_STILL)
    rng = random.Random(2)
    for number in range(7):
        seen = page.evaluate(LOOK)
        page.evaluate("(ms) => { window.clock += ms; }", GLANCE)
        x, y = page.evaluate(FIND, rng.choice(seen["choices"])["action"])
        page.mouse.click(x, y)
        wait_for_another(page, seen["ply"], ",".join(choice["action"] for choice in seen["choices"]))
        page.evaluate("() => { window.clock += 120; }")
        page.mouse.down(click_count=count)
        page.mouse.up(click_count=count)
        assert page.evaluate("window.acts") == number + 1


# The clock of the hand goes on only when it is told to.
STAND_STILL = "() => { window.clock = performance.now(); performance.now = () => window.clock; }"
COUNT_ACTS = """() => {
  window.acts = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { if (text.includes('"act"')) window.acts += 1; send.call(this, text); };
}"""


def test_the_chat_is_at_hand_while_one_plans(guest: Come) -> None:
    player, watcher = guest(), guest()
    made = player.lay("fresco", ["me", "random", "random"])
    page = player.at_table(made["url"])
    gallery = watcher.goto(made["watch"])
    gallery.wait_for_selector("#table main")
    clicker = Clicker(page, 1)
    clicker.wait("", "")
    while page.locator("body.planning").count() == 0:
        clicker.step()
    page.click('[data-ui="talk"]')
    page.fill("dialog #say", "Buona fortuna")
    page.press("dialog #say", "Enter")
    expect(page.locator("dialog .chat")).to_contain_text("Buona fortuna")
    page.keyboard.press("Escape")
    gallery.click('[data-ui="tab-chat"]')
    expect(gallery.locator(".chat")).to_contain_text("Buona fortuna")
    player.well()


# A piece that may be chosen goes to another place; the hand is there before it.
LANDING = """async () => {
  const {landing, measure, animate} = await import('/static/app/aids/motion.js');
  const table = Object.assign(document.createElement('div'), {id: 'table'});
  table.innerHTML = '<button data-piece="one" data-action="7" style="position:fixed;left:0;top:0">.</button>';
  document.body.append(table);
  const piece = table.firstChild;
  measure();
  piece.style.left = '300px';
  animate();
  const there = [300 + piece.offsetWidth / 2, piece.offsetHeight / 2];
  const before = landing(...there)?.dataset.action;
  await new Promise((done) => piece.getAnimations()[0].addEventListener('finish', done));
  return [before, landing(...there)];
}"""


def test_a_click_where_a_moving_choice_will_be_counts(guest: Come) -> None:
    assert guest(motion=True).goto("/").evaluate(LANDING) == ["7", None]


def test_the_end_of_a_game(guest: Come) -> None:
    player = guest()
    page = sit_down(player, "fresco-cards", turn_cap=2)
    assert Clicker(page, 7).play()
    expect(page.locator(".podium .pod")).to_have_count(2)
    expect(page.locator(".seed .ok")).to_be_visible()
    assert page.get_attribute("#table", "data-over") is not None
    with page.expect_download() as record:
        page.click('[data-ui="export"]')
    assert '"moves"' in record.value.path().read_text(encoding="utf-8")
    page.click('[data-ui="board"]')
    page.click('[data-ui="account"]')
    before = path_of(page)
    page.click('[data-ui="rematch"]')
    page.wait_for_url(lambda url: before not in url)
    page.wait_for_selector("#table main")
    player.goto("/")
    expect(page.locator('[data-ui="see-account"]')).to_have_count(1)


def test_resigning_leaves_the_seat_to_a_computer(guest: Come) -> None:
    page = sit_down(guest(), "fresco-cards", turn_cap=2)
    page.click('[data-ui="menu"]')
    page.click('[data-ui="resign"]')
    page.click('[data-ui="resign-yes"]')
    page.wait_for_selector("#table[data-over]", state="attached")


FOCUSED = """() => {
  const element = document.activeElement?.closest('[data-action]');
  return element && element.getAttribute('aria-disabled') !== 'true' ? element.dataset.action : null;
}"""


def test_a_card_game_by_keyboard_alone(guest: Come) -> None:
    player = guest()
    page = sit_down(player, "fresco-cards", 3, "journeyman", turn_cap=1)
    rng = random.Random(4)
    by_key = Clicker(page, 4)
    for number in range(600):
        seen = page.evaluate(LOOK)
        if seen["over"]:
            break
        choices = [choice["action"] for choice in seen["choices"]]
        if number % 5 == 0:
            assert set(reached(page, len(set(choices)))) == set(choices)
        reached(page, min(rng.choice((1, 1, 2)), len(set(choices))))
        page.keyboard.press(rng.choice(("Enter", "Space")))
        by_key.wait(seen["ply"], ",".join(choices))
    assert page.get_attribute("#table", "data-over") is not None
    player.well()


def reached(page: Page, number: int) -> list[str]:
    """The next so many choices that Tab leads to; the last one has the focus."""
    found: list[str] = []
    for _ in range(200):
        page.keyboard.press("Tab")
        action = page.evaluate(FOCUSED)
        if action is not None and action not in found:
            found.append(action)
        if action is not None and len(found) == number:
            return found
    raise AssertionError(f"Tab reaches {found} only")
