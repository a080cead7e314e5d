"""Before and after a decision: wastes are asked about, the way back, the end in sight, planning with a free hand."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

import bottega
from bottega import Record
from bottega.core.state import State

from .clicker import glance
from .guests import CHOICE, LAPTOP, PHONE, Guest

Come = Callable[..., Guest]
COMPUTERS = ["me", "random", "random"]
READY = ".prompt-acts [data-action]"
ASK, YES, NO = ".ask", '[data-ui="ask-yes"]', '[data-ui="ask-no"]'
UNDO = '[data-ui="undo"]'
STILL = "() => !document.querySelector('[data-held]')"
ROW = ".desk .prow:nth-child({})"
USEFUL = ("restore", "buy", "plan", "earn", "work", "build")


@cache
def recorded(game_id: str, seed: int) -> tuple[Record, tuple[dict[str, Any], ...]]:
    """A game in which people do something when they can, and the views of seat 0 before each move."""
    rng = random.Random(seed)
    state: State = bottega.game(game_id).new(3, seed)
    views = []
    while not state.is_over:
        views.append(state.view(0))
        seat = rng.choice(state.to_act)
        open_now = state.legal_actions(seat)
        good = [action for action in open_now if state.game.actions.actions[action].verb in USEFUL]
        state.apply(seat, rng.choice(good or list(open_now)))
    return Record.of(state), tuple(views)


def at_moment(guest: Guest, game_id: str, fits: Callable[[dict[str, Any]], object], seed: int = 4) -> Page:
    """At a table that goes on from the first moment of a game that fits, at seat 0."""
    record, views = recorded(game_id, seed)
    move = next(number for number, view in enumerate(views) if view["choices"] and fits(view))
    brought = guest.context.request.post(f"{guest.base}/api/replays", data=json.loads(record.to_json()))
    wish = {"move": move, "seat": 0, "bot": "random"}
    made = guest.context.request.post(f"{guest.base}/api/replays/{brought.json()['id']}/play", data=wish)
    page = guest.at_table(made.json()["url"])
    page.wait_for_selector(CHOICE, state="attached")
    glance(page)
    return page


def planning(guest: Guest) -> Page:
    page = guest.sit_down("fresco", COMPUTERS)
    glance(page)
    page.locator("#hostel [data-action]").first.click()
    page.wait_for_selector(".desk .spot.legal")
    return page


def place(page: Page, row: int) -> None:
    taken = page.locator(f"{ROW.format(row)} .spot.take").count()
    page.wait_for_function(STILL)
    glance(page)
    page.locator(f"{ROW.format(row)} .spot.legal").click()
    expect(page.locator(f"{ROW.format(row)} .spot.take")).to_have_count(taken + 1)


def plan(page: Page) -> list[int]:
    return [page.locator(f"{ROW.format(row)} .spot.take").count() for row in range(1, 6)]


# --- wastes -----------------------------------------------------------------------------------------------------------


def test_idle_apprentices_are_asked_about_at_the_button(guest: Come) -> None:
    page = planning(guest(careful=True))
    page.wait_for_function(STILL)
    glance(page)
    page.locator(READY).click()
    asked = page.locator(ASK)
    expect(asked).to_contain_text("would do nothing this round")
    expect(page.locator(YES)).to_be_focused()
    button, question = page.locator(READY).bounding_box(), asked.bounding_box()
    assert button
    assert question
    assert 0 <= question["y"] - button["y"] - button["height"] < 30
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.locator(".desk")).to_be_visible()
    page.locator(READY).click()
    page.locator("#cathedral h2").click(position={"x": 2, "y": 2})  # beside it is a no, and a place takes an apprentice
    expect(asked).to_have_count(0)
    expect(page.locator(READY)).to_contain_text("3 idle")
    page.wait_for_function(STILL)
    expect(page.locator(".desk")).to_be_visible()
    page.locator(READY).focus()
    page.keyboard.press("Enter")
    expect(page.locator(YES)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".desk")).to_have_count(0)


def test_the_button_says_what_is_lost_and_the_menu_ends_the_questions(guest: Come) -> None:
    someone = guest(careful=True)
    page = at_moment(someone, "princes", lambda view: any("waste" in choice for choice in view["choices"]))
    end = page.locator(READY, has_text="End my turn")
    expect(end).to_have_text("End my turn, 2 actions are lost")
    page.locator('[data-ui="menu"]').click()
    page.get_by_label("Ask before a waste").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(CHOICE)
    glance(page)
    end.click()
    expect(end).to_have_count(0)
    expect(page.locator(ASK)).to_have_count(0)


def test_whoever_wants_is_asked_before_every_step_that_is_final(guest: Come) -> None:
    page = guest(careful=True).sit_down("fresco", COMPUTERS)
    page.evaluate("localStorage.setItem('bottega.ask-final', 'on')")
    page.reload()
    page.wait_for_selector(CHOICE)
    glance(page)
    page.locator("#hostel [data-action]").first.click()
    expect(page.locator(ASK)).to_contain_text("cannot be undone")
    page.locator(YES).click()
    page.wait_for_selector(".desk .spot.legal")
    place(page, 1)  # what is secret can be undone, and nobody asks
    expect(page.locator(ASK)).to_have_count(0)


# --- the way back -----------------------------------------------------------------------------------------------------


def test_against_computers_undo_goes_on_and_the_game_is_marked(guest: Come) -> None:
    page = planning(guest())
    place(page, 1)
    page.wait_for_function(STILL)
    glance(page)
    page.locator(READY).click()
    expect(page.locator(".desk")).to_have_count(0)
    page.wait_for_selector(CHOICE)
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("u")
    expect(page.locator(ASK)).to_contain_text("with take-backs")
    expect(page.locator(YES)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".desk")).to_be_visible()
    expect(page.locator(".take-backs")).to_be_visible()
    assert plan(page)[0] == 1
    page.wait_for_function(STILL)
    page.keyboard.press("u")
    expect(page.locator(f"{ROW.format(1)} .spot.take")).to_have_count(0)
    page.wait_for_function(STILL)
    page.keyboard.press("u")  # further, and nobody asks any more
    expect(page.locator("#hostel [data-action]").first).to_be_visible()


# --- the end in sight -------------------------------------------------------------------------------------------------


def test_the_last_round_is_announced_once_and_stays_in_sight(guest: Come) -> None:
    someone = guest()
    page = at_moment(someone, "fresco", lambda view: view["final"])
    sheet = page.locator(".last-round")
    expect(sheet).to_contain_text("the fifth place is the cathedral again")
    expect(sheet).to_contain_text("2 Thalers become a point")
    expect(page.locator("#theatre h2")).to_have_text("Cathedral again")
    expect(page.locator(".purse").first).to_contain_text("VP")
    page.locator('[data-ui="understood-last"]').click()
    expect(sheet).to_have_count(0)
    page.reload()
    page.wait_for_selector(CHOICE)
    expect(page.locator(".last-ribbon")).to_have_text("Last round!")
    expect(sheet).to_have_count(0)


def test_how_near_the_end_is_stands_on_the_sign(guest: Come) -> None:
    someone = guest(size=PHONE)
    page = at_moment(someone, "fresco", lambda view: view["end"]["soon"] == "possible")
    expect(page.locator("#cathedral .note").first).to_contain_text("last round at 6")
    assert "may be the last" in (page.locator(".near-bar").get_attribute("aria-label") or "")
    someone.well()


# --- a free hand ------------------------------------------------------------------------------------------------------


def test_any_apprentice_is_taken_back_moved_or_placed_on_the_board(guest: Come) -> None:
    page = planning(guest(size=LAPTOP))
    lie = """() => [...document.querySelectorAll('#plan .rows > li, .pots')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    })"""
    lay = page.evaluate(lie)
    for row in (1, 2, 4):
        place(page, row)
    expect(page.locator(".bill")).to_contain_text("The workshop comes after the cathedral")
    page.wait_for_function(STILL)
    assert page.evaluate(lie) == lay, "nothing slides away below the hand"
    page.locator(f"{ROW.format(1)} .spot.take").click()
    expect(page.locator(f"{ROW.format(1)} .spot.take")).to_have_count(0)
    assert plan(page) == [0, 1, 0, 1, 0]
    page.wait_for_function(STILL)
    page.locator(f"{ROW.format(2)} .spot.take").drag_to(page.locator(ROW.format(3)))
    expect(page.locator(f"{ROW.format(3)} .spot.take")).to_have_count(1)
    assert plan(page) == [0, 0, 1, 1, 0]
    page.wait_for_function(STILL)
    glance(page)
    page.locator("#market h2").click()
    expect(page.locator(f"{ROW.format(1)} .spot.take")).to_have_count(1)


def test_the_plan_of_the_last_round_again(guest: Come) -> None:
    page = at_moment(guest(), "fresco", lambda view: view["round"] == 2 and view["phase"] == "planning", seed=6)
    _, views = recorded("fresco", 6)
    before = next(view for view in reversed(views) if view["round"] == 1)["people"][0]["sheet"]
    supply = page.locator(".supplies > :not(.placed)").count()
    page.locator('[data-ui="same-again"]').click()
    expect(page.locator(".spot.take")).to_have_count(min(sum(before), supply))
    assert all(now <= then for now, then in zip(plan(page), before, strict=True))


def test_a_card_that_was_set_aside_is_taken_back_by_a_touch(guest: Come) -> None:
    page = guest().sit_down("fresco-cards", COMPUTERS)
    page.wait_for_function(STILL)
    glance(page)
    page.locator(READY, has_text="Swap").first.click()
    for count in (1, 2):
        expect(page.locator(".hcard.chosen")).to_have_count(count - 1)
        page.wait_for_function(STILL)
        glance(page)
        page.locator(".hcard.legal").first.click()
    expect(page.locator(".hcard.chosen")).to_have_count(2)
    page.wait_for_function(STILL)
    page.locator(".hcard.chosen").first.click()
    expect(page.locator(".hcard.chosen")).to_have_count(1)


def test_all_apprentices_of_the_studio_earn_at_once(guest: Come) -> None:
    page = at_moment(
        guest(), "fresco", lambda view: view["deciding"] == "studio" and view["visit"]["apprentices"] > 1, seed=6
    )
    coins = int(page.locator(".purse b").first.inner_text())
    page.locator('[data-ui="all-of-them"]').click()
    expect(page.locator("#studio [data-action]")).to_have_count(0)
    assert int(page.locator(".purse b").first.inner_text()) >= coins + 6
