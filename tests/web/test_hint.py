"""A hint in the browser: asked for by a button or a key, shown beside the board, gone with the next move."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.patience import wait_until
from tests.soaked import mostly

from .guests import CHOICE, PHONE, Guest
from .test_everyone import serious

Come = Callable[..., Guest]
COMPUTERS = ["me", "journeyman", "journeyman"]
PANEL = ".hint-p"
ROW = ".hint-p .best-c"


def advised(page: Page) -> None:
    """Until the actions are marked on the table."""
    page.wait_for_selector(ROW)
    page.wait_for_selector(".hint-mark .chalk")


@pytest.mark.parametrize("lang", mostly(["de", "en"]))
def test_the_key_opens_it_and_a_move_closes_it(guest: Come, lang: str) -> None:
    one = guest(lang=lang)
    page = one.sit_down("fresco-cards", COMPUTERS)
    assert page.locator(PANEL).count() == 0
    page.keyboard.press("h")
    advised(page)
    expect(page.locator(".hint-mark .chalk").get_by_text("1", exact=True).first).to_be_visible()
    rows = page.locator(ROW)
    assert 1 < rows.count() <= 3
    expect(page.locator("#hint-h")).to_be_focused()
    page.keyboard.press("Tab")  # past the button that closes it
    page.keyboard.press("Tab")
    expect(page.locator(f"{ROW} button").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f"{ROW} button").nth(1)).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    assert page.locator(".hint-mark").count() == 0
    expect(page.locator('[data-ui="hint"]')).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator("#hint-h")).to_be_focused()
    page.click('[data-ui="hint-close"]')
    expect(page.locator('[data-ui="hint"]')).to_be_focused()
    page.click('[data-ui="hint"]')
    page.wait_for_selector(ROW)
    page.locator(CHOICE).first.click()
    expect(page.locator(PANEL)).to_have_count(0)
    one.well()


def test_it_makes_no_move_and_says_so_in_the_chronicle(guest: Come) -> None:
    one = guest()
    page = one.sit_down("fresco-cards", COMPUTERS)
    ply = page.get_attribute("#table", "data-ply")
    page.click('[data-ui="hint"]')
    page.wait_for_selector(ROW)
    for row in page.locator(f"{ROW} button").all():
        row.click()
    assert page.get_attribute("#table", "data-ply") == ply
    page.click('[data-ui="hint-close"]')
    expect(page.locator(".log-lines")).to_contain_text("You ask the master for a hint.")
    page.click('[data-ui="tab-people"]')
    expect(page.locator(".seatrow .asked")).to_have_text("asked for a hint")
    one.well()


def test_what_a_line_has_lit_goes_out_with_the_line(guest: Come) -> None:
    page = guest().sit_down("fresco-cards", COMPUTERS)
    page.hover(".log-lines .has-spots")
    expect(page.locator(".is-lit").first).to_be_visible()
    page.keyboard.press("h")  # what the master says takes the place of the chronicle
    expect(page.locator(PANEL)).to_be_visible()
    expect(page.locator(".is-lit")).to_have_count(0)


@pytest.mark.long
def test_axe_finds_nothing_serious(guest: Come) -> None:
    page = guest().sit_down("fresco-cards", COMPUTERS)
    page.click('[data-ui="hint"]')
    advised(page)
    assert serious(page) == []


def test_on_a_phone_it_comes_from_below(guest: Come) -> None:
    one = guest(size=PHONE, lang="fr")
    page = one.sit_down("fresco-cards", COMPUTERS)
    page.tap('[data-ui="hint"]')
    page.wait_for_selector(ROW)
    box = page.locator(PANEL).bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE[1]
    assert box["height"] <= PHONE[1] * 0.55
    one.well()


def test_where_two_play_it_is_there_when_both_allow_it(guest: Come) -> None:
    ada, bert = guest(), guest()
    made = ada.lay("fresco-cards", ["me", "open", "random"])
    bert.goto(made["invite"]).click('[data-ui="sit"]')
    pages = [ada.at_table(made["url"]), bert.page]
    bert.page.wait_for_selector("#table main")
    for page in pages:
        page.wait_for_selector('[data-ui="tab-people"]')
    wait_until(lambda: any(page.query_selector('[data-ui="hint"]') for page in pages))
    asked = next(page for page in pages if page.query_selector('[data-ui="hint"]'))
    asked.click('[data-ui="hint"]')
    expect(asked.locator(".hint-word")).to_contain_text("Not at this table")
    asked.check('[data-ui="allow-hints"]')
    other = pages[1] if asked is pages[0] else pages[0]
    other.click('[data-ui="tab-people"]')
    other.check('[data-ui="allow-hints"]')
    asked.wait_for_selector(ROW)
    expect(other.locator(".seatrow .asked")).to_have_count(1)


@pytest.mark.long
def test_what_others_choose_meanwhile_does_not_close_it(guest: Come) -> None:
    ada, bert = guest(), guest()
    made = ada.lay("princes", ["me", "open", "random"])
    bert.goto(made["invite"]).click('[data-ui="sit"]')
    page = ada.at_table(made["url"])
    for one in (page, bert.page):
        one.click('[data-ui="tab-people"]')
        one.check('[data-ui="allow-hints"]')
    expect(page.locator("#table")).to_have_attribute("data-to-act", "0,1")  # a hint is for what is asked now
    page.click('[data-ui="hint"]')
    page.wait_for_selector(ROW)
    chosen = page.locator("#table main").get_by_text("has chosen")
    expect(chosen).to_have_count(1)  # the computer; both others are still asked
    bert.page.locator(CHOICE).first.click()
    expect(chosen).to_have_count(2)
    expect(page.locator(ROW).first).to_be_visible()


def test_whoever_wants_none_has_no_button(guest: Come) -> None:
    one = guest()
    page = one.sit_down("fresco-cards", COMPUTERS)
    page.click('[data-ui="menu"]')
    page.get_by_label("Offer hints").uncheck()
    page.click('[data-ui="close"]')
    expect(page.locator('[data-ui="hint"]')).to_have_count(0)
    page.keyboard.press("h")
    assert page.locator(PANEL).count() == 0


# --- whole plans ------------------------------------------------------------------------------------------------------

CHALK = ".hint-mark .chalk"
ROWS_TOP = "() => document.querySelector('.desk .rows').getBoundingClientRect().top"


def plan_with_hint(guest: Come) -> Page:
    page = guest().sit_down("fresco", COMPUTERS)
    page.locator(CHOICE).first.click()  # an hour
    page.wait_for_selector(".desk .prow")
    page.wait_for_selector('[data-ui="hint"]')
    page.keyboard.press("h")
    advised(page)
    return page


def test_a_plan_is_advised_as_a_whole_and_stays_until_it_is_carried_out(guest: Come) -> None:
    page = plan_with_hint(guest)
    hands = page.locator(".supplies .apprentice").count()
    told = page.locator(f"{ROW} .bc-what").first.inner_text()
    assert sum(int(part.split()[0]) for part in told.split(", ")) == hands, told
    counts = [text.removesuffix("\u00d7") for text in page.locator(CHALK).all_inner_texts()]
    assert sum(int(count) for count in counts) == hands, "chalk says how many, not which is best"
    top = page.evaluate(ROWS_TOP)
    for left in range(hands - 1, -1, -1):
        page.locator('#table [aria-describedby="hint-mark-1"]').first.click()
        expect(page.locator(".supplies .apprentice:not(.placed)")).to_have_count(left)
        expect(page.locator(f"{PANEL}.is-reminder .bc-what")).to_have_text(told)
        assert page.evaluate(ROWS_TOP) == top, "the sheet stays where it is"
    expect(page.locator(CHALK)).to_have_count(0)
    page.locator(".prompt-acts [data-action]").first.click()
    expect(page.locator(PANEL)).to_have_count(0)


def test_after_a_move_the_next_hint_is_only_there_for_the_asking(guest: Come) -> None:
    """The move gave the turn to somebody else; when it comes back nothing may have been asked unbidden."""
    page = guest().sit_down("fresco", COMPUTERS)
    page.keyboard.press("h")
    advised(page)
    page.locator(CHOICE).first.click()
    page.wait_for_selector(".desk .prow")
    page.wait_for_selector('[data-ui="hint"][aria-expanded="false"]')
    assert page.locator(PANEL).count() == 0


def test_who_plans_otherwise_is_not_reminded(guest: Come) -> None:
    page = plan_with_hint(guest)
    advised_here = '[aria-describedby="hint-mark-1"]'
    for _ in range(3):
        if page.locator(PANEL).count():
            page.locator(f".prow .spot.legal:not({advised_here})").last.click()
            page.wait_for_timeout(200)
    expect(page.locator(PANEL)).to_have_count(0)


def test_chalk_lies_beside_what_is_printed(guest: Come) -> None:
    """Of each hour its own row is marked, and the mark reaches into no other."""
    page = guest().sit_down("fresco", COMPUTERS)
    page.keyboard.press("h")
    advised(page)
    boxes = "all => all.map((one) => { const b = one.getBoundingClientRect(); return [b.top, b.bottom]; })"
    rows = page.locator("#table [data-action][aria-describedby^=hint-mark]").evaluate_all(boxes)
    marks = page.locator(".hint-mark").evaluate_all(boxes)
    assert len(rows) == len(marks) == 3
    for top, bottom in marks:
        assert sum(row[0] - 1 <= top and bottom <= row[1] + 1 for row in rows) == 1, (rows, marks)
    assert page.locator(f"{ROW} .bc-what").first.evaluate("one => one.getClientRects()[0].height") < 60, "two lines"
