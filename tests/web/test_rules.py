"""The rule book in the browser: the page of a book, and the sheet beside a table that follows the decision in hand."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bottega import rulebook
from tests.patience import PATIENCE
from tests.soaked import mostly

from .guests import CHOICE, PHONE, Guest
from .test_everyone import serious

Come = Callable[..., Guest]
GAMES = ["fresco", "princes", "fresco-cards"]
COMPUTERS = ["me", "journeyman", "journeyman"]


def read(page: Page) -> Page:
    page.wait_for_selector(".chap")
    page.wait_for_selector(".rb-figure")
    return page


def titles(page: Page) -> list[str]:
    return [title.strip() for title in page.locator(".chap h2").all_inner_texts()]


def shows(page: Page, chapter: str) -> None:
    page.wait_for_selector(".rb-sheet .rb-text")
    expect(page.locator(".rb-sheet")).to_have_attribute("data-chapter", chapter)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", mostly(["fr", "en", "de"]))
def test_the_page_has_every_chapter_and_draws_every_figure(guest: Come, game: str, lang: str) -> None:
    one = guest(lang=lang)
    page = read(one.goto(f"/rules/{game}"))
    book = rulebook.book(game, lang)
    assert book is not None
    assert titles(page) == [chapter.title for chapter in book.chapters if chapter.id != "summary"]
    names = [block.name for chapter in book.chapters for block in chapter.blocks if block.kind == "figure"]
    drawn = page.locator(".rb-figure").evaluate_all("all => all.map(one => one.dataset.figure)")
    assert sorted(drawn) == sorted(names)
    for name in names:
        figure = page.locator(f'[data-figure="{name}"]').first
        assert figure.locator("svg, table").count(), f"{name} shows nothing"
    missing = page.evaluate(
        "[...document.querySelectorAll('.rb-figure use')].map(one => one.getAttribute('href').slice(1))"
        ".filter(id => !document.getElementById(id))"
    )
    assert missing == [], "symbols that are not on the page"
    one.well()


def test_the_books_lead_to_each_other(guest: Come) -> None:
    page = read(guest().goto("/rules/fresco"))
    page.click('.book-tabs a[href="/rules/princes"]')
    page.wait_for_url("**/rules/princes")
    expect(page.locator("#auction h2")).to_be_visible()


def test_the_front_page_leads_to_the_books(guest: Come) -> None:
    page = guest().goto("/")
    page.click('[data-ui="rules-princes"]')
    page.wait_for_url("**/rules/princes")
    expect(page.locator("#auction h2")).to_be_visible()


def test_what_was_typed_is_marked(guest: Come) -> None:
    page = read(guest().goto("/rules/princes"))
    page.fill('[data-ui="search"]', "prest")
    expect(page.locator(".rb-hits mark").first).to_have_text(re.compile("^prest", re.IGNORECASE))


def test_the_language_changes_the_book(guest: Come) -> None:
    page = read(guest().goto("/rules/fresco"))
    page.select_option('[data-ui="lang"]', "fr")
    expect(page.locator("#market h2")).to_have_text("Le marché")


def test_a_game_without_a_book_is_explained(guest: Come) -> None:
    one = guest()
    one.trouble.expected += ["/rules/pig", "404"]
    page = one.goto("/rules/pig")
    expect(page.locator("h1")).to_be_visible()


# --- looking something up --------------------------------------------------------------------------------------------


def test_a_search_finds_the_rule_and_goes_there(guest: Come) -> None:
    page = read(guest().goto("/rules/fresco"))
    page.keyboard.press("/")
    page.keyboard.type("close booth")
    expect(page.locator('[data-ui="hit"]').first).to_contain_text("Market")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#market$"))
    expect(page.locator("#market")).to_be_in_viewport()
    expect(page.locator(".rb-hits")).to_be_hidden()


@pytest.mark.parametrize(("lang", "typed", "chapter"), [("en", "altar", "The altar"), ("fr", "theatre", "Le théâtre")])
def test_a_chapter_that_is_called_so_comes_first(guest: Come, lang: str, typed: str, chapter: str) -> None:
    """Without accents too."""
    page = read(guest(lang=lang).goto("/rules/fresco"))
    page.fill('[data-ui="search"]', typed)
    expect(page.locator('[data-ui="hit"] b').first).to_have_text(chapter)


def test_what_no_rule_speaks_of_is_said(guest: Come) -> None:
    page = read(guest().goto("/rules/princes"))
    page.fill('[data-ui="search"]', "zeppelin (")
    expect(page.locator(".rb-hits [role=status]")).to_have_text("No rule speaks of “zeppelin (”.")
    page.locator('[data-ui="search"]').press("Escape")
    expect(page.locator('[data-ui="search"]')).to_have_value("")


# --- anchors, and what is in play ------------------------------------------------------------------------------------


def test_an_anchor_opens_its_chapter(guest: Come) -> None:
    page = read(guest().goto("/rules/fresco#altar"))
    expect(page.locator("#altar")).to_be_in_viewport()
    page.click('#market [data-ui="link"]')
    expect(page).to_have_url(re.compile("#market$"))


def test_only_what_is_in_play_at_a_table(guest: Come) -> None:
    one = guest()
    page = read(one.goto("/rules/fresco?modules=portraits&players=3"))
    assert "Module 1: Portraits" in titles(page)
    assert "Module 5: Leaf gold" not in titles(page)
    assert "Two players: Leonardo" not in titles(page)
    expect(page.locator("#faq")).to_contain_text("Two equal lasting portraits?")
    expect(page.locator("#faq")).not_to_contain_text("unpaid certificate")
    expect(page.locator(".toc-hidden")).to_contain_text("chapters are hidden")
    page.uncheck('[data-ui="only"]')
    expect(page.locator("#leaf-gold")).to_be_visible()
    expect(page.locator(".toc-hidden")).to_have_text("")
    one.well()


def test_a_link_to_what_is_hidden_shows_it(guest: Come) -> None:
    page = read(guest().goto("/rules/fresco?modules=portraits&players=3"))
    page.fill('[data-ui="search"]', "refined colour")
    hit = page.locator('[data-ui="hit"]').first
    expect(hit).to_contain_text("not in play")
    hit.click()
    expect(page.locator("#leaf-gold")).to_be_in_viewport()


# --- on paper --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", mostly(["fr", "en", "de"]))
def test_the_summary_prints_on_one_sheet(guest: Come, game: str, lang: str) -> None:
    page = read(guest(lang=lang).goto(f"/rules/{game}"))
    page.evaluate("window.print = () => { window.printed = document.documentElement.dataset.print; }")
    page.click('[data-ui="print"]')
    assert page.evaluate("window.printed") == "leaf"
    paper = page.pdf(format="A4", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) == 1


# --- beside a table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "first"), [("fresco", "get-up"), ("princes", "setup"), ("fresco-cards", "turn")])
def test_the_book_opens_beside_the_board_at_the_question(guest: Come, game: str, first: str) -> None:
    one = guest()
    page = one.sit_down(game, COMPUTERS)
    page.keyboard.press("?")
    shows(page, first)
    expect(page.locator(".rb-sheet h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".rb-sheet")).to_have_count(0)
    page.click('[data-ui="rules"]')
    shows(page, first)
    page.click('[data-ui="close-rules"]')
    expect(page.locator(".rb-sheet")).to_have_count(0)
    one.well()


def test_the_book_follows_the_game_and_the_game_goes_on(guest: Come) -> None:
    page = guest().sit_down("fresco", COMPUTERS)
    page.keyboard.press("?")
    shows(page, "get-up")
    page.locator(f"{CHOICE}").first.click()
    page.wait_for_selector('.rb-sheet[data-chapter="plan"]', timeout=PATIENCE * 1000)
    expect(page.locator(".rb-sheet article h3")).to_have_text("Planning")


def test_another_chapter_can_be_read_and_one_comes_back(guest: Come) -> None:
    page = guest().sit_down("fresco", COMPUTERS)
    page.keyboard.press("?")
    shows(page, "get-up")
    page.click('[data-ui="chapter-altar"]')
    shows(page, "altar")
    page.click('[data-ui="asked-chapter"]')
    shows(page, "get-up")
    page.fill('.rb-sheet [data-ui="search"]', "theatre lifts")
    page.locator('.rb-sheet [data-ui="hit"]').first.click()
    shows(page, "theatre")


def test_the_sheet_shows_what_is_in_play_with_the_figures_of_the_table(guest: Come) -> None:
    page = guest().sit_down("fresco", COMPUTERS, modules=["wishing_well"])
    page.keyboard.press("?")
    shows(page, "get-up")
    expect(page.locator('[data-ui="chapter-wishing-well"]')).to_be_visible()
    expect(page.locator('[data-ui="chapter-bells"]')).to_have_count(0)
    whole = page.get_attribute('[data-ui="whole-book"]', "href")
    assert whole == "/rules/fresco?modules=wishing_well&players=3#get-up"
    # Of the hours that this table has, not those of the house.
    hours = page.locator(".rb-sheet .fig-hours tbody th").all_inner_texts()
    assert hours == page.locator(".times .t").all_inner_texts()


def test_the_keys_are_still_in_reach(guest: Come) -> None:
    page = guest().sit_down("fresco", COMPUTERS)
    page.keyboard.press("m")
    expect(page.locator("dialog.menu .keys")).to_be_visible()
    page.click('[data-ui="open-rules"]')
    shows(page, "get-up")


def test_the_browser_opens_where_the_package_says(guest: Come) -> None:
    """The order of chapters is worked out in both: here for every decision that the page's view can name."""
    page = read(guest().goto("/rules/princes"))
    book = rulebook.book("princes", "en")
    assert book is not None
    cases: list[dict[str, Any]] = [
        {"deciding": decision, "phase": phase, "players": 3}
        for chapter in book.chapters
        for decision in chapter.keys.deciding
        for phase in ("auction", "actions", "close-round")
    ]
    script = (
        "async (cases) => { const { askedOf } = await import(document.querySelector('script[type=module]').src"
        ".replace('pack/rules.js', 'app/rulebook/book.js'));"
        "const book = await (await fetch('/api/rules/princes?lang=en')).json();"
        "return cases.map(one => askedOf(book, one).map(chapter => chapter.id)); }"
    )
    told = page.evaluate(script, cases)
    expected = [[c.id for c in book.asked(one["deciding"], one["phase"], (), 3)] for one in cases]
    assert json.dumps(told) == json.dumps(expected)


# --- for everyone ----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("game", mostly(reversed(GAMES)))
def test_axe_finds_nothing_serious_in_a_book(guest: Come, game: str) -> None:
    one = guest()
    page = read(one.goto(f"/rules/{game}"))
    assert serious(page) == []
    page.fill('[data-ui="search"]', "the")
    assert serious(page) == []


@pytest.mark.long
def test_axe_finds_nothing_serious_in_the_sheet(guest: Come) -> None:
    page = guest().sit_down("fresco", COMPUTERS, modules=["wishing_well"])
    page.keyboard.press("?")
    shows(page, "get-up")
    assert serious(page) == []


def test_a_phone_reads_the_book(guest: Come) -> None:
    one = guest(size=PHONE)
    read(one.goto("/rules/fresco-cards"))
    one.well()
    page = one.sit_down("fresco", COMPUTERS)
    page.tap('[data-ui="rules"]')
    shows(page, "get-up")
    box = page.locator(".rb-sheet").bounding_box()
    assert box is not None
    assert box["width"] == PHONE[0]
    assert box["y"] > 100, "the question stays in sight"
    one.well()
