"""A corrected deck in the browser: chosen in the lobby, shown at the table, played to the end."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.core.edition import Edition
from tests.server.served import Served, settings

from .clicker import Clicker
from .guests import Guest

Come = Callable[..., Guest]

NAME = "printed 2011, read by Anna"
TURNS = "5"  # enough to see many cards
TABLES = ("market_cards", "workshop_cards", "fresco_cards")
VALUES = "cards => cards.map((card) => [...card.querySelectorAll('.side')].map((side) => Number(side.textContent)))"
TIPS = "cards => cards.map((card) => card.dataset.tip)"


@pytest.fixture(scope="module")
def edition(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """No card is as in the house edition: bishop symbols on all of them, and ten points more on every section."""
    house = bottega.game("fresco-cards").house_edition.tables
    tables: dict[str, Any] = {table: dict(house[table]) for table in TABLES}
    for table, changes in (("market_cards", {"bishop_symbols": 2}), ("workshop_cards", {"bishop_symbols": 3})):
        tables[table]["items"] = [{**row, **changes} for row in house[table]["items"]]
    sections = house["fresco_cards"]["items"]
    tables["fresco_cards"]["items"] = [{**row, "vp": [points + 10 for points in row["vp"]]} for row in sections]
    file: Path = tmp_path_factory.mktemp("edition") / "corrected.json"
    file.write_text(json.dumps({"game": "fresco-cards", "edition": NAME, "tables": tables}), encoding="utf-8")
    return bottega.game("fresco-cards").edition(file)


@pytest.fixture(scope="module")
def offering(edition: Edition, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(settings(tmp_path_factory.mktemp("offering"), grace=3600.0, editions=(edition,))) as running:
        yield running


def looked_at(page: Page, edition: Edition) -> int:
    """The faces on the page against the edition; how many there were."""
    printed = [row["vp"] for row in edition.tables["fresco_cards"]["items"]]
    shown = [values for values in page.locator(".fcard").evaluate_all(VALUES) if values]
    assert all(values in printed for values in shown)
    hand = page.locator(".hcard").evaluate_all(TIPS)
    assert all("2 bishop symbols" in name or "3 bishop symbols" in name for name in hand), hand
    return len(shown) + len(hand)


@pytest.mark.long
def test_a_corrected_deck_is_played_to_the_end(guest: Come, offering: Served, edition: Edition) -> None:
    player = guest(base=offering.url)
    page = player.goto("/")
    page.click('[data-ui="set-fresco-cards"]')
    note = page.locator("#setup .note").first
    expect(note).to_have_text("house edition · reconstructed")
    page.select_option("#edition", NAME)
    corrected = "corrected: Fresco cards, Market cards, Workshop cards"
    expect(note).to_contain_text(f"{NAME} · {corrected}")
    page.click('[data-ui="players-2"]')
    page.click('[data-ui="house-rules"]')
    page.fill("#option-turn_cap", TURNS)
    page.press("#option-turn_cap", "Tab")
    page.click('[data-ui="start"]')
    page.wait_for_selector("#table main")
    expect(page.locator(".side .edition")).to_contain_text(f"{NAME} · {corrected}")
    clicker = Clicker(page, 1)
    clicker.wait("", "")
    seen = 0
    while clicker.clicks < 2000 and clicker.step():
        if clicker.clicks % 8 == 1:
            seen += looked_at(page, edition)
    assert seen > 20
    page.wait_for_selector("main.final")
    player.well()
    page.click('[data-ui="menu"]')
    expect(page.locator("dialog")).to_contain_text(NAME)


def test_what_an_edition_does_not_hold_is_not_offered(guest: Come, tmp_path: Path) -> None:
    """The form follows the edition: an option with one choice left is gone, and what was chosen before is not sent."""
    game = bottega.game("fresco-cards")
    sections = {key: value for key, value in game.house_edition.tables["fresco_cards"].items() if key != "alternatives"}
    edition = game.edition(Edition.from_corrections(game.house_edition, "counted by Anna", {"fresco_cards": sections}))
    with Served(settings(tmp_path, grace=3600.0, editions=(edition,))) as offering:
        player = guest(base=offering.url)
        page = player.goto("/")
        page.click('[data-ui="set-fresco-cards"]')
        page.click('[data-ui="house-rules"]')
        page.select_option("#option-top_value", "seven")
        page.select_option("#option-half_bottles", "any")
        page.select_option("#edition", "counted by Anna")
        expect(page.locator("#option-top_value")).to_have_count(0)
        expect(page.locator("#option-half_bottles")).to_have_value("any")
        with page.expect_request("**/api/tables") as asked:
            page.click('[data-ui="start"]')
        assert json.loads(asked.value.post_data or "")["options"] == {"half_bottles": "any"}
        page.wait_for_selector("#table main")
        player.well()
