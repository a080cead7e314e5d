"""The table of The Princes of Florence: its aids make ordinary moves, and its sums add up."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bottega.games.princes.actions import PASS, RAISE
from bottega.locale import LANGUAGES
from bottega.play.frames import Frames
from bottega.testing.princes.builders import play, position
from tests.server.served import Served
from tests.soaked import mostly

from .clicker import glance
from .guests import LAPTOP, PHONE, Guest, lettered
from .laid import lay, show
from .moments import at_moment, found
from .test_replay import AT, kept, opened

Come = Callable[..., Guest]

MOST_STEPS = 150
PLY = "document.querySelector('#table').dataset.ply"
MY_TURN = """() => document.querySelector('#table').dataset.toAct.split(',').includes('0')
  && document.querySelector('[data-action]') && !document.querySelector('[data-held]')"""
# What stands in the lines of each card in hand, and the sum below them.
SUMS = """() => [...document.querySelectorAll('.profs .prof')].map((card) => [
  [...card.querySelectorAll('.wv .met b')].reduce((sum, line) => sum + Number(line.textContent), 0),
  Number(card.querySelector('footer > b').textContent)])"""


def seated(guest: Guest, **options: str) -> Page:
    return guest.at_table(guest.lay("princes", ["me", "random", "random"], options=options)["url"])


def play_to(page: Page, place: str, *liked: str) -> None:
    """Until this can be seen; the first of the liked choices that is open is taken, or simply the first."""
    for _ in range(MOST_STEPS):
        page.wait_for_function(MY_TURN)
        if page.query_selector(place):
            return
        ply = page.evaluate(PLY)
        ways = [f"{like}[data-action]" for like in liked]
        glance(page)
        page.locator(next((way for way in ways if page.query_selector(way)), "[data-action]")).first.click()
        page.wait_for_function(f"ply => {PLY} !== ply", arg=ply)
    raise AssertionError(f"{place} never came")


# How far the sheet of the question hangs below the beam, and how far below it the table begins.
HANGS = """() => {
  const beam = document.querySelector('.bar').getBoundingClientRect().bottom;
  const table = Math.min(...[...document.querySelectorAll('#table main > *, .side > *')]
    .map((one) => one.getBoundingClientRect()).filter((box) => box.height).map((box) => box.top));
  return [document.querySelector('.prompt').getBoundingClientRect().bottom - beam, table - beam];
}"""


@pytest.mark.parametrize(("width", "lang"), [(1100, "fr"), (1366, "de")])
def test_a_long_question_does_not_hang_over_the_table(guest: Come, width: int, lang: str) -> None:
    page = seated(guest(size=(width, 768), lang=lang))
    for place in ("#table main", ".pile.legal, .pile .legal, [data-ui=max]"):
        play_to(page, place)
        hangs, room = page.evaluate(HANGS)
        assert hangs <= room, page.inner_text(".prompt h1")


def test_up_to_bids_step_by_step_and_passes_above(guest: Come) -> None:
    player = guest(fresh=True)
    sent: list[dict[str, Any]] = []
    player.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(frame))))
    page = seated(player)
    play_to(page, "[data-ui=max]")
    item, before = page.inner_text(".pile.now .pile-n"), len(sent)
    page.click("[data-ui=max]")
    most = int(page.input_value(".limit input"))
    page.click("[data-ui=limit-go]")
    page.wait_for_function("item => document.querySelector('.pile.now .pile-n')?.innerText !== item", arg=item)
    made = [message["action"] for message in sent[before:] if message["type"] == "act"]
    assert made
    assert set(made) <= {RAISE, PASS}
    assert len(made) <= most // 100
    player.well()


def test_what_the_florins_do_not_pay_for_is_told_in_prestige(guest: Come) -> None:
    page = lay(guest(), position(3, at="actions", round=5, florins={0: 100}, prestige={0: 20}))
    expect(page.locator(".prompt")).to_contain_text("1 PP for each 100")
    assert page.locator(".stall .sells").all_text_contents() == ["\N{MINUS SIGN}6 PP", *["\N{MINUS SIGN}2 PP"] * 2]
    show(page, position(3, at="actions", round=5, florins={0: 700}, prestige={0: 20}), 0)
    expect(page.locator(".stall .sells")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("1 PP for each 100")


def test_a_trial_leaves_the_question_its_room(guest: Come) -> None:
    record = kept("princes/kept/odd-3")
    frames = enumerate(Frames(record).span(0, len(record.moves) - 1))
    move = next(move for move, then in frames if 0 in then.to_act and then.view(0)["deciding"] == "turn")
    page = opened(guest(), record, f"#{move}")
    page.wait_for_function(AT, arg=move)
    page.click('[data-ui="play-on"]')
    page.check('[data-ui="seat-0"]')
    page.click('[data-ui="begin-trial"]')
    page.wait_for_url("**/t/*")
    lettered(page).wait_for_selector(".prompt-acts button")
    hangs, room = page.evaluate(HANGS)
    assert hangs <= room, page.inner_text(".prompt")


# Whatever is chosen from now on comes too late.
LATE = """() => {
  const send = WebSocket.prototype.send;
  window.acts = 0;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"act"')) window.acts += 1;
    send.call(this, text.replace(/"version":\\d+/, '"version":-1'));
  };
}"""


def test_up_to_ends_with_a_refusal(guest: Come) -> None:
    player = guest(fresh=True)
    player.page.clock.install()
    page = seated(player)
    play_to(page, "[data-ui=max]")
    page.evaluate(LATE)
    page.click("[data-ui=max]")
    page.click("[data-ui=limit-go]")
    page.wait_for_selector(".prompt .why")
    expect(page.locator("[data-ui=max]")).to_be_visible()
    page.clock.run_for(2000)
    assert page.evaluate("window.acts") == 1


def test_a_piece_is_turned_and_dragged_onto_the_estate(guest: Come) -> None:
    player = guest()
    page = seated(player)
    play_to(page, ".places", ".w-build ", ".prompt-acts ", ".bid-acts .quiet")
    laid = page.locator(".estate .lie > .plot").count()
    page.click("[data-ui=turn]")
    spot = page.locator(".places .cell").first
    spot.hover()
    expect(page.locator(".ghost-p:not(.refused)")).to_have_count(1)
    page.locator(".held").drag_to(spot)
    page.wait_for_function("laid => document.querySelectorAll('.estate .lie > .plot').length > laid", arg=laid)
    player.well()


def test_sums_of_works_add_up(guest: Come) -> None:
    player = guest()
    page = seated(player)
    play_to(page, ".shop .legal", ".w-free ")
    for liked in (".w-free ", ".w-build ", ".places "):
        sums = page.evaluate(SUMS)
        assert all(lines == total for lines, total in sums)
        play_to(page, ".hand .prof", liked)
    assert page.evaluate(SUMS)
    player.well()


def test_escape_puts_the_highest_bid_away(guest: Come) -> None:
    page = seated(guest())
    play_to(page, "[data-ui=max]")
    page.click("[data-ui=max]")
    expect(page.locator(".limit")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".limit")).to_have_count(0)
    expect(page.locator("[data-ui=max]")).to_be_focused()


def test_nobody_stays_before_somebody_has_chosen(guest: Come) -> None:
    page = opened(guest(), kept("princes/kept/odd-3"), "?eyes=0#0")
    page.wait_for_function(AT, arg=0)
    expect(page.locator(".dealt")).to_have_count(4)
    expect(page.locator(".dealt .tagline")).to_have_count(0)


# Names on the stalls that do not fit.
CUT_NAMES = """() => [...document.querySelectorAll('.ware-n')].filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stalls_name_what_they_sell(server: Served, guest: Come, lang: str) -> None:
    page = at_moment(server, guest(lang=lang), found("princes", lambda view: view["deciding"] == "turn", players=3))
    assert page.evaluate(CUT_NAMES) == []
    assert "works." not in page.inner_text(".w-build")


@pytest.mark.parametrize("lang", mostly(LANGUAGES))
def test_the_question_says_what_a_bid_would_sell(guest: Come, lang: str) -> None:
    """Without money a bid is paid with prestige points, and the banner says so as well as the button."""
    page = lay(guest(lang=lang), position(3, florins={0: 0}, prestige={0: 9}))
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"\b2\b.*\b100\b"))
    bidding = position(3, first=1, florins={0: 100}, prestige={0: 9})
    play(bidding, 1, "open park")
    while 0 not in bidding.to_act:
        play(bidding, bidding.to_act[0], "pass")
    show(page, bidding, 0)
    expect(page.locator(".prompt")).to_contain_text(re.compile(r"\b100\b.*\b2\b.*\b100\b"))


# What lies in the sheet of a work and in the window, without scrolling.
IN_SHEET = """(all) => all.map((one) => {
  const [box, sheet] = [one, one.closest('.work')].map((part) => part.getBoundingClientRect());
  return box.top >= sheet.top && box.bottom <= Math.min(sheet.bottom, innerHeight);
})"""


@pytest.mark.parametrize("lang", mostly(LANGUAGES))
def test_the_best_of_the_round_is_seen_however_many_bonus_cards_there_are(guest: Come, lang: str) -> None:
    """As are the cards that bring something; those that bring nothing come after them, each as a line."""
    cards = [f"bonus_{number:02}" for number in (5, 9, 11, 12, 17, 18)]
    made = position(
        at="actions", jesters={0: 4}, hands={0: ["poet"]}, estates={0: ["lake"]}, bonuses={0: cards}, best={1: 9}
    )
    play(made, 0, "work poet")
    page = lay(guest(lang=lang), made)
    seen = [".work .best", ".work .total", ".work .done-b", ".bonuses .bonus:not(.idle)"]
    assert [all(page.locator(part).evaluate_all(IN_SHEET)) for part in seen] == [True] * len(seen)
    assert page.locator(".bonuses .bonus b").all_inner_texts() == ["+8", "+4", "+2", "+2", "+0", "+0"]
    high = page.locator(".bonuses .bonus").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert page.locator(".bonuses .idle").count() == 2
    assert max(high[4:]) < min(high[:4])
    play(made, 0, "add bonus_11", "done")
    show(page, made, 0)
    assert all(page.locator(".work .best, .work .rail").evaluate_all(IN_SHEET))


def test_no_payment_is_chosen_beforehand(server: Served, guest: Come) -> None:
    page = at_moment(server, guest(), found("princes", lambda view: view["deciding"] == "exchange", players=3))
    expect(page.locator(".rail .is-hover")).to_have_count(0)
    page.locator(".rail [data-action]").nth(1).hover()
    expect(page.locator(".rail .is-hover")).to_have_count(1)


# The marks on the edge that stand over or beside the palace, and whether all lie within the sheet.
MARKS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const palace = box([...document.querySelectorAll('.estate .lie > .plot')].at(-1));
  const sheet = box(document.querySelector('.estate'));
  const marks = [...document.querySelectorAll('.estate .es-marks text')].map((one) => ({
    name: one.textContent, x: (box(one).left + box(one).right) / 2, y: (box(one).top + box(one).bottom) / 2,
    within: box(one).left >= sheet.left && box(one).right <= sheet.right && box(one).top >= sheet.top }));
  return [
    marks.filter(({x, y}) => (x > palace.left && x < palace.right) || (y > palace.top && y < palace.bottom))
      .map(({name}) => name).sort().join(''),
    marks.length, marks.every(({within}) => within)];
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_edge_of_the_estate_names_its_squares(server: Served, guest: Come, size: tuple[int, int]) -> None:
    moment = found("princes", lambda view: view["deciding"] == "turn", players=3)
    page = at_moment(server, guest(size=size), moment)
    assert page.evaluate(MARKS) == ["67abc", 14, True]  # as the engine names its squares: a6 to c7
    expect(page.locator(".rival .es-marks").first).to_be_hidden()
