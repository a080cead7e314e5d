"""Axe finds nothing at all wherever somebody learns or looks back, nor on the sheets around it: in both themes, on a
laptop and on a phone.
"""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.server.served import Served

from .axe import violations
from .clicker import Clicker
from .guests import CHOICE, LAPTOP, PHONE, Guest
from .test_everyone import OTHER_THEME
from .test_games import finish
from .test_hint import advised
from .test_lessons import MINI, begin
from .test_programs import KEY
from .test_replay import kept
from .test_replay import opened as replayed
from .test_review import NAMES, brought
from .test_review import opened as reviewed
from .test_rules import COMPUTERS, GAMES, read
from .test_seen import second_round

# Goes from one thing to look at to the next, and stops at each.
Walk = Callable[[Guest, Served], Iterator[Page]]
LEAF = "Object.assign(document.documentElement.dataset, {print: 'leaf', theme: 'day'})"  # as when it is printed
PRINTED = "document.documentElement.dataset.print !== undefined"


def lessons(one: Guest, _: Served) -> Iterator[Page]:
    for lesson in (*GAMES, MINI[0].id):
        page = begin(one, lesson)
        yield page
        step = page.get_attribute(".coach", "data-step")
        page.click('[data-ui="know"]')
        page.wait_for_function("(step) => document.querySelector('.coach').dataset.step !== step", arg=step)
        yield page
    page.click('[data-ui="leave"]')
    yield page


def books(one: Guest, _: Served) -> Iterator[Page]:
    for game in GAMES:
        page = read(one.goto(f"/rules/{game}"))
        yield page
        page.fill('[data-ui="search"]', "the")
        page.wait_for_selector('[data-ui="hit"]')
        yield page


def leaves(one: Guest, _: Served) -> Iterator[Page]:
    for game in GAMES:
        page = read(one.goto(f"/rules/{game}"))
        page.evaluate(LEAF)
        page.emulate_media(media="print")
        yield page
        page.emulate_media(media="screen")


def rules_at_the_table(one: Guest, _: Served) -> Iterator[Page]:
    for game in GAMES:
        page = one.sit_down(game, COMPUTERS)
        page.keyboard.press("?")
        page.wait_for_selector(".rb-sheet .rb-text")
        yield page


def summaries(one: Guest, _: Served) -> Iterator[Page]:
    for game in ("fresco", "fresco-cards"):
        page = second_round(one, game)[0]
        page.click('[data-ui="summary"]')
        page.wait_for_selector(".summary")
        yield page


def looking_back(one: Guest, _: Served) -> Iterator[Page]:
    page = one.sit_down("fresco-cards", COMPUTERS)
    Clicker(page, 2).play(most=6)
    page.click('[data-ui="menu"]')
    page.click('[data-ui="look-back"]')
    page.wait_for_selector('[data-ui="rewind-now"]')
    yield page


def replays(one: Guest, _: Served) -> Iterator[Page]:
    for name in ("fresco/kept/box-2", "princes/kept/odd-4", "fresco_cards/kept/usual-2"):
        page = replayed(one, kept(name), "#60")
        page.wait_for_selector('#table[data-move="60"]')
        yield page
        page.click('[data-ui="eyes-0"]')
        page.wait_for_selector('[data-ui="eyes-0"][aria-pressed="true"]')
        yield page
        for sheet, there in (("play-on", "begin-trial"), ("share", "moment-link")):
            page.click(f'[data-ui="{sheet}"]')
            page.wait_for_selector(f'[data-ui="{there}"]')
            yield page
            page.keyboard.press("Escape")


def reviews(one: Guest, server: Served) -> Iterator[Page]:
    for name in NAMES:
        page = reviewed(one, brought(server, one, name))
        yield page
        page.click('[data-ui="table-rounds"]')
        yield page


def my_games(one: Guest, server: Served) -> Iterator[Page]:
    for _ in range(2):
        finish(one, server)
    page = one.goto("/")
    page.wait_for_selector("#history .gone")
    yield page
    page.click('[data-ui="all-games"]')
    page.click('[data-ui="game-fresco-cards"]')
    page.wait_for_selector(".tally")
    yield page
    page.locator('[data-ui="delete"]').first.click()
    page.wait_for_selector('[data-ui="delete-no"]')
    yield page


def hints(one: Guest, _: Served) -> Iterator[Page]:
    for game in GAMES:
        page = one.sit_down(game, COMPUTERS)
        page.wait_for_selector(CHOICE, state="attached")
        page.keyboard.press("h")
        advised(page)
        yield page


def set_up(one: Guest, _: Served) -> Iterator[Page]:
    page = one.goto("/")
    page.click('[data-ui="play-princes"]')
    page.wait_for_selector('[data-ui="first-lesson"]')
    yield page
    for game in GAMES:
        page = one.goto("/")
        page.click(f'[data-ui="set-{game}"]')
        page.click('[data-ui="house-rules"]')
        if game == "fresco":
            page.locator('[data-ui="module-glaziers"]').check(force=True)
            page.wait_for_selector(".about-mods")
        yield page


def programs(one: Guest, _: Served) -> Iterator[Page]:
    page = one.goto("/")
    page.click('[data-ui="program-keys"]')
    page.fill("#key-for-all", "Alle")
    page.keyboard.press("Enter")
    page.wait_for_selector(KEY)
    yield page
    page = one.goto("/")
    page.click('[data-ui="set-fresco-cards"]')
    page.select_option("#seat-1", "program")
    yield page
    page.click('[data-ui="start"]')
    page.wait_for_selector(KEY)
    yield page


WALKS = (
    *(lessons, books, leaves, rules_at_the_table, summaries, looking_back),
    *(replays, reviews, my_games, hints, set_up, programs),
)
SIZES = {"phone": PHONE, "laptop": LAPTOP}


@pytest.mark.parametrize(
    ("walk", "size"),
    [
        # Every walk belongs to the longer tests once, by turns on a phone and on a laptop; the rest is for the soak.
        pytest.param(walk, SIZES[size], id=f"{walk.__name__}-{size}", marks=getattr(pytest.mark, mark))
        for (number, walk), (turn, size) in product(enumerate(WALKS), enumerate(SIZES))
        for mark in ["long" if number % 2 == turn else "soak"]
    ],
)
def test_axe_finds_nothing(guest: Callable[..., Guest], server: Served, walk: Walk, size: tuple[int, int]) -> None:
    one = guest(size=size, newcomer=True)
    told = [fault for page in walk(one, server) for fault in found(page)]
    assert told == []
    one.well()


def found(page: Page) -> list[str]:
    """In both themes; in the other one only colours can differ."""
    told = violations(page)
    if not page.evaluate(PRINTED):  # paper has the colours of the day
        page.evaluate(OTHER_THEME)
        told += violations(page, runOnly=["color-contrast"])
        page.evaluate(OTHER_THEME)
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}" for one in told for node in one["nodes"]]
