"""What goes wrong at real tables: seats that a computer plays, parts that do not come, words that are refused."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.server.served import Served
from tests.soaked import mostly

from .clicker import Clicker
from .guests import CHOICE, Guest, unhurried
from .test_table import sit_down

Come = Callable[..., Guest]
ONE_NOW = mostly(["princes", "fresco", "fresco-cards"])

# A module as the page itself has it: in its packs.
MODULE = """async (name) =>
  (await import(new URL('common.js', document.querySelector('script[type=module]').src))).get(name)"""
SEAT = f"""async (how) => {{
  const {{table}} = await ({MODULE})('app/shell/state.js');
  table.value = {{...table.value, seats: table.value.seats.map((seat, n) => (n ? seat : {{...seat, ...how}}))}};
}}"""
REFUSE = f"""async (message) => {{
  const {{refusal, showState, version, view}} = await ({MODULE})('app/shell/state.js');
  refusal.value = {{code: 'nonsense', message}};
  showState({{version: version.value, view: {{...view.value}}, facts: [],
    lines: {{from: 0, lines: []}}, can_undo: false, can_take_back: false, undo: []}});
}}"""
RETURNED = "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"


@pytest.mark.parametrize("game", ONE_NOW)
def test_whoever_is_replaced_is_asked_nothing(guest: Come, game: str) -> None:
    player = guest()
    page = sit_down(player, game, 3)
    assert "Your turn" in page.title()
    for how, words in (({"away": True}, "whenever you like"), ({"away": False, "resigned": True}, "to the end")):
        page.evaluate(SEAT, how)
        expect(page.locator(".prompt-text")).to_contain_text("A computer plays your seat")
        expect(page.locator(".prompt-text")).to_contain_text(words)
        expect(page.locator("[data-action]")).to_have_count(0)
        expect(page.locator('[data-ui="return"]')).to_have_count(int("resigned" not in how))
        assert "our turn" not in page.title()
    page.evaluate(SEAT, {"resigned": False})
    page.wait_for_selector(CHOICE, state="attached")
    player.well()


def test_a_refusal_stays_until_it_is_understood_or_something_is_accepted(guest: Come) -> None:
    page = sit_down(guest(), "fresco-cards")
    why = page.locator(".prompt .why")
    page.evaluate(REFUSE, "Nobody may do that.")
    expect(why).to_contain_text("Nobody may do that.")
    page.click('[data-ui="understood"]')
    expect(why).to_have_count(0)
    page.evaluate(REFUSE, "Nobody may do that.")
    expect(why).to_have_count(1)
    page.locator(CHOICE).first.click()
    expect(why).to_have_count(0)


def failing(times: int) -> Callable[[Route], None]:
    """The first so many answers do not come."""
    left = [times]

    def answer(route: Route) -> None:
        left[0] -= 1
        route.abort() if left[0] >= 0 else route.continue_()

    return answer


@pytest.mark.parametrize("path", ["/", pytest.param("/join/nothing", marks=pytest.mark.soak)])
def test_a_page_without_its_texts_says_so_and_tries_again(guest: Come, path: str) -> None:
    player = unhurried(guest(fresh=True))
    player.trouble.expected += ["ERR_FAILED", "/locale/", "404", "/join/nothing"]
    player.page.route("**/locale/*/common+web.ftl", failing(1))
    page = player.goto(path)
    page.click('[data-ui="reload"]')
    page.clock.resume()
    page.wait_for_selector("main h1")


@pytest.mark.parametrize("part", ["**/locale/*/fresco-cards+web-fresco-cards.ftl", "**/css/games/fresco_cards.css"])
def test_a_table_whose_parts_do_not_come_says_so_and_tries_again(guest: Come, part: str) -> None:
    player = guest(fresh=True)
    player.trouble.expected += ["ERR_FAILED", "fresco-cards.ftl", "fresco_cards.css"]
    made = player.lay("fresco-cards", ["me", "random"])
    lost = [True]  # the page asks for it with every message, so it must stay away until somebody is told
    player.page.route(part, lambda route: route.abort() if lost[0] else route.continue_())
    page = player.goto(made["url"])
    expect(page.locator(".gate h1")).to_be_visible()
    lost[0] = False
    page.mouse.click(3, 3)  # anywhere: a message may have brought it meanwhile
    page.wait_for_selector("#table main")


def test_a_sheet_that_did_not_come_is_fetched_again(guest: Come) -> None:
    player = guest(fresh=True)
    player.trouble.expected += ["ERR_FAILED", "people.js"]
    page = sit_down(player, "fresco-cards")
    page.route("**/app/sheets/people.js", failing(1))
    page.click('[data-ui="tab-people"]')
    page.wait_for_selector(".people-tab")


def test_the_deal_is_checked_against_what_this_device_saw(guest: Come, server: Served) -> None:
    player, late = guest(), guest()
    made = player.lay("fresco-cards", ["me", "random"], options={"turn_cap": 2})
    page = player.at_table(made["url"])
    assert Clicker(page, 7).play()
    expect(page.locator('[data-deal="fits"]')).to_be_visible()
    gallery = late.goto(made["watch"])
    expect(gallery.locator('[data-deal="unseen"]')).to_be_visible()
    page.evaluate(f"localStorage.setItem('bottega.deal.{made['id']}', 'another')")
    page.reload()
    expect(page.locator('[data-deal="differs"]')).to_be_visible()


@pytest.mark.parametrize("game", ONE_NOW)
def test_the_focus_is_not_lost_by_a_choice(guest: Come, game: str) -> None:
    page = sit_down(guest(), game, 3)
    clicker = Clicker(page, 1)
    for number in range(8):
        choices = page.locator(CHOICE)
        ply = page.get_attribute("#table", "data-ply") or ""
        ids = page.evaluate("[...document.querySelectorAll('[data-action]')].map((e) => e.dataset.action).join()")
        choices.nth(number % choices.count()).focus()
        page.keyboard.press("Enter")
        clicker.wait(ply, ids)
        page.wait_for_function("() => document.activeElement !== document.body")


def test_the_way_back_finds_living_buttons(guest: Come) -> None:
    page = guest(fresh=True).goto("/")
    play = page.locator('[data-ui="play-fresco-cards"]')
    made = {"status": 201, "json": {"url": "#nowhere", "programs": []}}
    page.route("**/api/tables", lambda it: it.fulfill(**made) if it.request.method == "POST" else it.continue_())
    play.click()
    expect(play).to_be_disabled()
    page.evaluate(RETURNED)
    expect(play).to_be_enabled()


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_an_invitation_says_that_nobody_else_can_follow_it(guest: Come, lang: str) -> None:
    host = guest(lang=lang)
    page = host.goto(host.lay("fresco-cards", ["me", "open"])["url"])
    expect(page.locator(".alone")).to_contain_text("--host 0.0.0.0")
    host.well()


@pytest.mark.long
def test_a_game_over_days_waits_for_its_people(guest: Come) -> None:
    first, second = guest(), guest()
    made = first.lay("fresco-cards", ["me", "open"], pace="days")
    other = second.goto(made["invite"])
    other.click('[data-ui="sit"]')
    other.wait_for_selector("#table main")
    second.goto("/")
    page = first.at_table(made["url"])
    page.click('[data-ui="tab-people"]')
    expect(page.locator(".people-tab li")).to_have_count(2)
    expect(page.locator('[data-ui="takeover"]')).to_have_count(0)


def test_a_card_that_cannot_be_chosen_says_so_after_a_choice(guest: Come) -> None:
    page = sit_down(guest(), "fresco-cards")
    clicker = Clicker(page, 3)
    for _ in range(6):
        clicker.step()
        page.wait_for_function("() => document.querySelector('[data-held]') === null")
        wrong = page.evaluate("document.querySelectorAll('.hcard[data-off]:not([aria-disabled=true])').length")
        assert wrong == 0


def test_a_notice_that_cannot_be_made_does_no_harm(guest: Come) -> None:
    player = guest()
    page = player.goto("/")
    page.wait_for_selector('[data-ui="play-fresco"]')  # it has its own title by now
    page.wait_for_load_state("networkidle")
    page.evaluate("""() => {
      window.Notification = class { constructor() { throw new TypeError('Illegal constructor'); } };
      Notification.permission = 'granted';
      localStorage.setItem('bottega.notices', 'on');
      Object.defineProperty(document, 'hidden', {value: true});
    }""")
    page.evaluate("""async () => {
      const {watchTurns} = await import('/static/app/aids/notice.js');
      const {load} = await import('/static/app/i18n/i18n.js');
      const {game, table, view} = await import('/static/app/shell/state.js');
      await load(['common', 'web']);
      watchTurns();
      game.value = {marks: {}};
      table.value = {seats: [{}]};
      view.value = {game: 'fresco', seat: 0, choices: [{id: 1, verb: 'x'}]};
    }""")
    assert "Your turn" in page.title()
    player.well()
