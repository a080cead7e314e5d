"""At the table: language, undo, two tabs, lost lines, the account, keyboard alone."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .clicker import LOOK, Clicker
from .house import LAPTOP, PHONE, Guest, path_of

Come = Callable[..., Guest]


def sit_down(player: Guest, game: str, seats: int = 2, bot: str = "random") -> Page:
    page = player.goto("/")
    url = page.evaluate(
        "wish => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(wish)}).then((answer) => answer.json()).then((made) => made.url)",
        {"game": game, "seats": ["me"] + [bot] * (seats - 1)},
    )
    page = player.at_table(url)
    page.wait_for_selector("[data-action]:not([aria-disabled])", state="attached")
    return page


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_language_changes_at_any_moment_log_included(guest: Come, size: tuple[int, int]) -> None:
    player = guest(size=size)
    page = sit_down(player, "fresco", 3)
    Clicker(page, 3, touch=size == PHONE).play(most=4)
    names = page.evaluate(LOOK)["choices"]
    log = page.locator(".log-lines").inner_text()
    page.locator('[data-ui="lang"]:visible').first.click() if size == LAPTOP else switch_in_menu(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.wait_for_function("name => !document.body.innerText.includes(name)", arg="Chronicle")
    assert page.locator(".log-lines").inner_text() != log
    assert {choice["name"] for choice in page.evaluate(LOOK)["choices"]}.isdisjoint(
        {choice["name"] for choice in names}
    )
    player.well()


def switch_in_menu(page: Page) -> None:
    page.click('[data-ui="menu"]')
    page.locator('dialog [data-ui="lang"]').click()
    page.keyboard.press("Escape")


def test_undo_by_button_and_by_key(guest: Come) -> None:
    page = sit_down(guest(), "fresco-cards")
    page.locator("[data-action]:not([aria-disabled])", has_text="Swap").first.click()
    page.wait_for_selector('[data-ui="undo"][aria-disabled="false"]')
    ply = page.get_attribute("#table", "data-ply")
    page.keyboard.press("u")
    page.wait_for_function("ply => document.querySelector('#table').dataset.ply !== ply", arg=ply)
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
    player = guest()
    page = sit_down(player, "fresco", 3)
    sent: list[str | bytes] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(frame)))
    page.reload()
    page.wait_for_selector("[data-action]:not([aria-disabled])", state="attached")
    page.evaluate("() => { const choice = document.querySelector('[data-action]'); choice.click(); choice.click(); }")
    page.wait_for_function("() => document.querySelector('[data-held]') === null")
    assert len([frame for frame in sent if '"act"' in str(frame)]) == 1


def test_the_line_comes_back_by_itself(guest: Come) -> None:
    player = guest()
    page = sit_down(player, "fresco-cards")
    page.evaluate("() => { window.stays = true; }")
    player.context.set_offline(True)
    player.trouble.expected += ["ERR_INTERNET_DISCONNECTED", "/ws/"]
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    player.context.set_offline(False)
    Clicker(page, 1).step()
    assert page.evaluate("window.stays") is True


def test_the_end_of_a_game(guest: Come) -> None:
    player = guest()
    page = sit_down(player, "fresco-cards")
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
    page = sit_down(guest(), "fresco-cards")
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
    page = sit_down(player, "fresco-cards")
    page.mouse.move(0, 0)
    rng = random.Random(4)
    by_key = Clicker(page, 4)
    for _ in range(600):
        seen = page.evaluate(LOOK)
        if seen["over"]:
            break
        wanted = rng.choice(seen["choices"])["action"]
        tab_to(page, wanted)
        page.keyboard.press(rng.choice(("Enter", "Space")))
        by_key.wait(seen["ply"], ",".join(choice["action"] for choice in seen["choices"]))
    assert page.get_attribute("#table", "data-over") is not None
    player.well()


def tab_to(page: Page, action: str) -> None:
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == action:
            return
    raise AssertionError(f"Tab does not reach choice {action}")
