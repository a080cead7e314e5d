"""The front page: playing at once, setting a table, inviting, coming back."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.patience import wait_until
from tests.server.served import Served
from tests.soaked import LONGEST_FIRST, mostly

from .clicker import Clicker
from .guests import CHOICE, LAPTOP, PHONE, Guest, lettered, path_of
from .test_care import MODULE

Come = Callable[..., Guest]
GAMES = ["fresco", "princes", "fresco-cards"]
# Words have come, and with them all that happened before.
HEARD = f"async () => (await ({MODULE})('app/shell/state.js')).chat.peek().length > 0"


# A browser that fills a name in leaves the field before the page has drawn it.
FILLED = """(field) => {
  field.focus();
  field.value = 'Ginevra de Benci';
  field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  field.blur();
}"""


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_to_the_first_decision(guest: Come, game: str) -> None:
    page = guest().goto("/")
    page.click(f'[data-ui="play-{game}"]')
    page.wait_for_selector("#table[data-ply] [data-action]:not([aria-disabled])", state="attached")
    ply = page.get_attribute("#table", "data-ply")
    Clicker(page, 1).step()
    assert page.get_attribute("#table", "data-ply") != ply


def test_lessons_and_tables_do_not_change_places(guest: Come) -> None:
    player = guest(fresh=True)
    page = player.page
    asked: list[Route] = []
    page.route("**/api/history?*", lambda route: asked.append(route))
    with page.expect_request("**/api/history?*"):
        player.goto("/")
    page.wait_for_selector('[data-ui="play-fresco"]')
    expect(page.locator(".lessons")).to_have_count(0)
    asked[0].fulfill(json={"games": [], "total": 1})
    page.wait_for_selector(".home-two:not(.is-new) .lessons")
    page.unroute("**/api/history?*")
    player.goto("/")
    page.wait_for_selector(".home-two.is-new .lessons")
    player.lay("fresco", ["me", "random"])
    page.evaluate("dispatchEvent(new Event('focus'))")
    page.wait_for_selector('[data-ui="open-table"]')
    page.wait_for_selector(".home-two.is-new .lessons")
    player.goto("/")
    page.wait_for_selector(".home-two:not(.is-new) .lessons")
    player.well()


def test_the_key_of_the_seat_leaves_the_address_bar(guest: Come) -> None:
    page = guest().goto("/")
    page.click('[data-ui="play-fresco-cards"]')
    page.wait_for_selector("#table main")
    assert "seat=" not in page.url


def test_a_name_that_the_browser_fills_in_is_kept(guest: Come) -> None:
    page = guest().goto("/")
    with page.expect_response(lambda answer: answer.request.method == "POST" and answer.url.endswith("/api/me")):
        page.locator("#me").evaluate(FILLED)
    expect(page.locator("#me")).to_have_value("Ginevra de Benci")
    page.reload()
    expect(page.locator("#me")).to_have_value("Ginevra de Benci")


def test_a_table_is_set_with_names_modules_and_house_rules(guest: Come) -> None:
    player = guest(size=PHONE)
    page = player.goto("/")
    page.wait_for_selector('[data-ui="set-fresco"]')  # the name that the server knows comes with the games
    page.fill("#me", "Ada")
    page.press("#me", "Enter")
    page.click('[data-ui="set-fresco"]')
    page.click('[data-ui="players-2"]')
    page.select_option("#seat-1", "apprentice")
    page.locator('[data-ui="module-scrolls"] + span').click()
    expect(page.locator(".about-mods li")).to_have_count(1)
    page.select_option("#option-screens", "open")
    page.click('[data-ui="house-rules"]')
    page.fill("#option-idle_rounds", "7")
    page.press("#option-idle_rounds", "Tab")
    player.well()
    with page.expect_request("**/api/tables") as asked:
        page.click('[data-ui="start"]')
    wish = json.loads(asked.value.post_data or "")
    assert wish["seats"] == ["me", "apprentice"]
    assert wish["options"] == {"screens": "open", "idle_rounds": 7, "modules": ["scrolls"]}
    page.wait_for_selector("#table main")
    player.goto("/")
    expect(page.locator("#me")).to_have_value("Ada")
    expect(page.locator('[data-ui="open-table"]')).to_have_count(1)
    page.click('[data-ui="open-table"]')
    page.wait_for_selector("#table main")


# Each list, as wide as it is and as its longest entry would have it.
LISTS = """() => [...document.querySelectorAll('#setup select')].map((list) => {
  const wide = list.offsetWidth;
  list.style.width = 'max-content';
  const wanted = list.offsetWidth;
  list.style.width = '';
  return [list.id, wide, wanted];
})"""


@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_lists_of_the_set_up_show_their_entries_in_full(guest: Come, size: tuple[int, int], lang: str) -> None:
    player = guest(size=size, lang=lang)
    page = player.goto("/")
    for game in GAMES:
        page.click(f'[data-ui="set-{game}"]')
        page.locator('#setup [data-ui^="players-"]').last.click()
        page.click('[data-ui="house-rules"]')
        page.wait_for_selector(".house[open]")
        lettered(page)
        lists = page.evaluate(LISTS)
        assert len(lists) > 4
        assert [one for one, wide, wanted in lists if wide < wanted] == []
    player.well()


def test_a_friend_comes_by_the_link_and_somebody_watches(guest: Come) -> None:
    first, second, third = guest(), guest(size=PHONE, lang="fr"), guest()
    page = first.goto("/")
    page.click('[data-ui="set-fresco-cards"]')
    page.click('[data-ui="players-2"]')
    page.select_option("#seat-1", "open")
    page.click('[data-ui="start"]')
    page.wait_for_selector(".room .qr")
    invite, watch = page.input_value("#link-invite"), page.input_value("#link-watch")
    assert "seat=" not in invite + watch
    other = second.goto(invite.removeprefix(first.base))
    other.fill("#name", "Léa")
    other.click('[data-ui="sit"]')
    other.wait_for_selector("#table main .log")
    page.wait_for_selector("#table main .log")
    assert path_of(page) == path_of(other)
    gallery = third.goto(watch.removeprefix(first.base))
    gallery.wait_for_selector("#table main .log")
    players = [Clicker(page, 1), Clicker(other, 2, touch=True)]
    tables = [page, other]
    moved = "ply => document.querySelector('#table').dataset.ply !== ply && !document.querySelector('[data-held]')"
    for _ in range(6):
        acting = whose_turn(tables)
        ply = tables[acting].get_attribute("#table", "data-ply")
        players[acting].step(wait=False)
        tables[acting].wait_for_function(moved, arg=ply)
    assert gallery.locator("[data-action]").count() == 0
    # A secret move is no news to whoever watches, so that the numbers may differ.
    gallery.wait_for_function("() => Number(document.querySelector('#table').dataset.ply) > 0")
    # A full table is explained, and may be watched.
    late = guest()
    late.goto(invite.removeprefix(first.base)).wait_for_selector('.gate [data-ui="watch"]')
    # Words go to everybody.
    page.click('[data-ui="tab-chat"]')
    page.fill("#say", "Buona fortuna")
    page.press("#say", "Enter")
    wait_until(lambda: other.evaluate(HEARD))
    other.keyboard.press("Escape")  # the summary of a round may lie over the table of one who waits
    other.click('[data-ui="tab-chat"]')
    expect(other.locator(".chat")).to_contain_text("Buona fortuna")
    for one in (first, second, third):
        one.well()


def whose_turn(tables: list[Page]) -> int:
    """Whoever can choose something now; a moment may pass until the page of the next one knows."""
    wait_until(lambda: any(table.query_selector(CHOICE) for table in tables))
    return next(number for number, table in enumerate(tables) if table.query_selector(CHOICE))


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/join/nothing", "This link does not open a seat"),
        ("/t/nothing", "There is no such table"),
        ("/watch/nothing", "This link does not open a seat"),
        ("/nowhere", "There is nothing at this address"),
    ],
)
def test_a_wrong_address_is_explained(guest: Come, path: str, words: str) -> None:
    lost = guest()
    lost.trouble.expected += [path, "404"]
    page = lost.goto(path)
    expect(page.locator("h1")).to_have_text(words)


TROUBLE = {
    "not-kept": "The server is in trouble",
    "slow-down": "Too much at once",
    "wrong-host": "The server does not know this name",
}


def test_trouble_of_the_server_is_not_called_a_missing_table(guest: Come) -> None:
    lost = guest()
    lost.trouble.expected += ["404"]
    page = lost.goto("/nowhere")
    code = ["no-page"]

    def answer(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=told.text().replace("no-page", code[0]))

    page.route("**/nowhere", answer)
    for code[0], words in TROUBLE.items():
        page.reload()
        expect(page.locator("h1")).to_have_text(words)


def test_a_seat_that_could_not_be_taken_is_tried_again_with_its_key(guest: Come, server: Served) -> None:
    made = server.guest().make("fresco-cards", ["me", "random"])
    player = guest()
    player.trouble.expected += ["503"]
    player.page.route("**/sit", lambda route: route.fulfill(status=503, json={"error": "not-kept"}), times=1)
    page = player.goto(made["url"])
    page.click('[data-ui="reload"]')
    page.wait_for_selector("#table main")
    assert "#" not in page.url


def test_somebody_elses_seat_stays_shut(guest: Come, server: Served) -> None:
    made = server.guest().make("fresco-cards", ["me", "random"])
    stranger = guest()
    page = stranger.goto(f"/t/{made['id']}")
    expect(page.locator("h1")).to_have_text("This seat is not yours")
    stranger.trouble.expected += ["403"]
    with page.expect_response("**/sit"):
        page.goto(f"{server.url}/t/{made['id']}#seat=wrong")
    expect(page.locator("h1")).to_have_text("This seat is not yours")
    # The right link, pasted on the very page that asks for it.
    page.fill('[data-ui="link"]', server.url + made["url"])
    page.click('[data-ui="open-link"]')
    page.wait_for_selector("#table main")
    assert "seat=" not in page.url
