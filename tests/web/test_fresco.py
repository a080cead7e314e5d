"""The table of Fresco: every decision and every event has its words, sums add up, and the sheet is the planning."""

import dataclasses
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.bots import make, take_turn
from bottega.core.events import Event, facts_for
from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.meta import MODULES
from bottega.testing.fresco.builders import play, position
from tests.soaked import LONGEST_FIRST, mostly

from .clicker import glance
from .guests import LAPTOP, PHONE, Guest
from .laid import lay, show

Come = Callable[..., Guest]

MOST_STEPS = 60
MARKET, CATHEDRAL = ".desk .prow:nth-child(1)", ".desk .prow:nth-child(2)"
SPACE = "{} .spot.legal"
PLY = "document.querySelector('#table').dataset.ply"
MY_TURN = "() => document.querySelector('[data-action]') && !document.querySelector('[data-held]')"
# What the module says of a position: the question, the name of each choice, the chronicle, the account.
SAID = """async ({written, lang}) => {
  const positions = JSON.parse(written);
  const [{load, setLanguage}, {context}, {told}, game] = await Promise.all(
    ['app/i18n/i18n', 'app/shell/context', 'app/shell/chronicle', 'games/fresco/index']
      .map((path) => import(`/static/${path}.js`)));
  await load(['common', 'web', 'table', 'fresco', 'web-fresco']);
  await game.default.prepare(positions.at(-1).view);
  await setLanguage(lang);
  const words = (node) => Array.isArray(node) ? node.map(words).join('')
    : typeof node === 'object' ? words(node?.props?.children ?? '') : String(node ?? '').replace('false', '');
  return JSON.stringify(positions.map((shown) => {
    const ctx = context(shown, game.default);
    const asked = ctx.myTurn ? game.default.prompt(ctx) : {title: '-', reason: '-', buttons: []};
    return {
      asked: [words(asked.title), words(asked.reason), ...asked.buttons.map((button) => words(button.label))],
      names: [...ctx.choices.values()].map((choice) => game.default.name(ctx, choice)),
      log: shown.lines.map((line) => words(ctx.draw(told(ctx, line, game.default)))),
      account: ctx.over ? game.default.account(ctx).rows : [],
    };
  }));
}"""
# The numbers in the preview of each segment that can be restored: terms, then the sum.
SUMS = """() => [...document.querySelectorAll('.seg.tile.legal > .chip')]
  .map((chip) => chip.textContent.match(/\\d+/g).map(Number))"""
# A seat with paints for everything, and what the segments it is told of are worth: the tile, then the bishop.
RICH = """async () => {
  const {get} = await import(new URL('common.js', document.querySelector('script[type=module]').src));
  const {view} = get('app/shell/state.js');
  const {mine, ceiling} = view.value;
  const paints = Object.fromEntries(Object.keys(mine.paints).map((paint) => [paint, 3]));
  view.value = {...view.value, mine: {...mine, paints}};
  return ceiling.map(({points, bonus}) => [points, bonus]).sort((a, b) => b[0] + b[1] - a[0] - a[1]).slice(0, 3);
}"""
SETS = (pytest.param((), marks=pytest.mark.soak), MODULES)


@cache
def positions(players: int, modules: tuple[str, ...]) -> list[dict[str, Any]]:
    """The first position of each kind of decision with each set of verbs, as its seat sees it, with what was told since
    the one before; and the end, with all of it.
    """
    events: list[Event] = []
    state = bottega.game("fresco").new(players=players, seed=players, options={"modules": list(modules)}, events=events)
    bots = [make("random", "fresco", seat) for seat in range(players)]
    seats = [{"seat": seat, "name": f"N{seat}", "kind": "person", "away": False} for seat in range(players)]
    table = {"seats": seats, "you": 0}
    heard = 0
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    while not state.is_over:
        seat = state.to_act[0]
        view = state.view(seat)
        kind = (view["deciding"], *sorted({choice["verb"] for choice in view["choices"]}))
        if kind not in found:
            found[kind] = shown(state, seat, events, heard, table)
            heard = len(events)
        take_turn(state, seat, bots[seat], events)
    return [*found.values(), shown(state, 0, events, 0, table)]


def shown(state: State, seat: int, events: list[Event], first: int, table: dict[str, Any]) -> dict[str, Any]:
    facts = facts_for(events[first:], seat)
    lines = [dataclasses.asdict(line) for line in state.game.narrator(state.setup).tell(facts, first)]
    account = state.game.account(state.setup, facts) if state.is_over else None
    told_at_end = account and dataclasses.asdict(account)
    return {"view": state.view(seat), "facts": facts, "lines": lines, "account": told_at_end, "table": table}


def said_of(page: Page, all_shown: list[dict[str, Any]], lang: str) -> list[dict[str, Any]]:
    # As a text: many thousands of values would be taken over one by one.
    said: list[dict[str, Any]] = json.loads(page.evaluate(SAID, {"written": json.dumps(all_shown), "lang": lang}))
    return said


@pytest.mark.parametrize("lang", mostly(LONGEST_FIRST))
@pytest.mark.parametrize("modules", SETS, ids=["base", "all"])
def test_everything_has_its_words(guest: Come, modules: tuple[str, ...], lang: str) -> None:
    reader = guest()
    page = reader.goto("/")
    every = [position for players in (2, 3) for position in positions(players, modules)]
    for said in said_of(page, every, lang):
        lines = [*said["asked"], *said["names"], *said["log"]]
        assert all(lines)
        assert not [line for line in lines if "fresco-" in line or "undefined" in line or "NaN" in line]
    reader.well()


def test_points_by_source_add_up(guest: Come) -> None:
    ends = [positions(players, modules)[-1] for players in (2, 3) for modules in ((), MODULES)]
    for said in said_of(guest().goto("/"), ends, "en"):
        assert said["account"]
        for row in said["account"]:
            assert sum(row["bySource"].values()) == row["total"]


def seated(player: Guest) -> Page:
    return player.at_table(player.lay("fresco", ["me", "random", "random"])["url"])


def choose(page: Page, place: str) -> None:
    page.wait_for_function(MY_TURN)
    ply = page.evaluate(PLY)
    glance(page)
    page.locator(place).first.click()
    page.wait_for_function(f"ply => {PLY} !== ply", arg=ply)


def play_to(page: Page, place: str, *liked: str) -> None:
    """Until this can be seen; the first of the liked choices that is open is taken, or simply the first."""
    for _ in range(MOST_STEPS):
        page.wait_for_function(MY_TURN)
        if page.query_selector(place):
            return
        choose(page, next((way for way in liked if page.query_selector(way)), "#table [data-action]"))
    raise AssertionError(f"{place} never came")


def stand(page: Page, number: int) -> None:
    """Until so many apprentices stand in the cathedral of the sheet."""
    page.wait_for_function(f"n => document.querySelectorAll('{CATHEDRAL} .apprentice').length === n", arg=number)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_sheet_is_the_planning(guest: Come, size: tuple[int, int]) -> None:
    player = guest(size=size)
    page = seated(player)
    play_to(page, SPACE.format(CATHEDRAL))
    for number in (1, 2, 3):
        choose(page, SPACE.format(CATHEDRAL))
        stand(page, number)
    assert page.locator(SPACE.format(CATHEDRAL)).count() == 0
    page.wait_for_function(MY_TURN)
    page.click(".desk .spot.take")
    stand(page, 2)
    player.well()


def test_what_a_restoration_brings_is_said_before(guest: Come) -> None:
    page = seated(player := guest())
    play_to(page, ".seg.tile.legal", SPACE.format(CATHEDRAL), SPACE.format(MARKET), ".mtile.legal")
    chips = page.evaluate(SUMS)
    assert chips
    assert all(sum(terms[:-1]) == terms[-1] for terms in chips if len(terms) > 1)
    player.well()


@pytest.mark.parametrize(("lang", "bishop"), mostly([("de", "Bischof"), ("fr", "évêque"), ("en", "bishop")]))
def test_what_paints_would_pay_for_is_told_with_the_bonus_apart(guest: Come, lang: str, bishop: str) -> None:
    page = seated(player := guest(lang=lang))
    page.wait_for_function(MY_TURN)
    best = page.evaluate(RICH)
    assert any(bonus for _, bonus in best)
    expect(page.locator(".leaf-paint .hint")).to_contain_text(bishop)
    told = page.locator(".leaf-paint .hint").inner_text().replace("\xa0", " ")
    for points, bonus in best:
        assert f"{points} + {bonus} {bishop}" in told if bonus else re.search(rf"{points} (VP|PV|SP)", told)
    player.well()


# --- what a newcomer misread ------------------------------------------------------------------------------------------


def test_the_theatre_says_where_the_mood_is_and_where_it_goes(guest: Come) -> None:
    page = lay(guest(), position(3, at="theatre", plans={0: {"theatre": 1}}, moods={0: -1}))
    expect(page.locator("button.doing")).to_have_text("Mood from \N{MINUS SIGN}1 to +1")


def test_in_the_last_round_nothing_is_promised_that_does_not_come(guest: Come) -> None:
    """The theatre is closed once all are up: no mood is shown, but who was sent there; and no income follows."""
    plans = {0: {"cathedral": 1, "cathedral.2": 2}, 1: {"cathedral.2": 1}}
    page = lay(guest(), position(3, at="get-up", final=True))
    expect(page.locator(".theatre .moods")).to_have_count(1)
    expect(page.locator(".theatre .note")).to_have_count(0)
    show(page, position(3, at="cathedral", final=True, plans=plans, paints={0: "RYB"}), 0)
    expect(page.locator(".theatre .moods")).to_have_count(0)
    expect(page.locator(".theatre")).not_to_contain_text("mood +")
    expect(page.locator(".theatre .crews .apprentice")).to_have_count(3)
    expect(page.locator(".leaf-you .inc")).to_have_text("no income")


def test_the_altar_says_once_what_all_its_paints_bring(guest: Come) -> None:
    state = position(3, at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RYBO"})
    page = lay(guest(), state)
    expect(page.locator(".altar-paint")).to_have_count(4)
    expect(page.locator(".altar-paint b")).to_have_count(0)  # a single paint has no points of its own
    expect(page.locator(".altar-sum")).to_have_text("all three: up to 3 VP")


def test_the_cathedral_offers_what_can_be_paid_for(guest: Come) -> None:
    """Not a segment where only the altar is left, and nobody is said to have work who has none."""
    plans = {0: {"cathedral": 2}}
    page = lay(guest(), position(3, at="cathedral", plans=plans, paints={0: "RYB"}, tiles={}))
    expect(page.locator(".prompt h1")).to_have_text("Cathedral: restore a segment or the altar")
    dear = dict.fromkeys(SEGMENT_NAMES, (11, "OOOO"))
    show(page, position(3, at="cathedral", plans=plans, paints={0: "RYB"}, tiles=dear), 0)
    expect(page.locator(".prompt h1")).to_have_text("Cathedral: restore the altar")
    expect(page.locator(".prompt")).to_contain_text("You have 2 apprentices here.")
    expect(page.locator(".prompt")).not_to_contain_text("+ bishop")


PAINTS_SHOWN = """() => {
  const leaf = document.querySelector('.leaf-paint').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.pot-slot')].map((one) => one.getBoundingClientRect());
  return boxes.filter(({left, right}) => left >= leaf.left && right <= leaf.right && right > left + 15).length;
}"""


@pytest.mark.parametrize("modules", [(), ("portraits",), MODULES], ids=["base", "portraits", "all"])
def test_all_paints_are_seen_on_a_phone(guest: Come, modules: tuple[str, ...]) -> None:
    """None is cut, and none hides where nothing says that the row scrolls."""
    page = lay(guest(size=PHONE), position(3, at="studio", plans={0: {"studio": 1}}, modules=modules))
    assert page.evaluate(PAINTS_SHOWN) == page.locator(".pot-slot").count() >= 6


def test_an_hour_that_is_taken_stands_like_the_others_on_a_phone(guest: Come) -> None:
    page = lay(guest(size=PHONE), position(3, at="get-up", starts={0: 2, 1: 1, 2: 3}))
    state = position(3, at="get-up", starts={0: 2, 1: 1, 2: 3})
    play(state, 1, "rise 9")
    show(page, state, 0)
    left = "(rows) => rows.map((row) => Math.round(row.querySelector('.t').getBoundingClientRect().left))"
    assert len(set(page.locator(".getup .time").evaluate_all(left))) == 1


def test_the_sheet_of_the_rules_says_what_its_marks_mean(guest: Come) -> None:
    page = lay(guest(), position(3, at="get-up"))
    page.keyboard.press("?")
    expect(page.locator(".rb-sheet")).to_contain_text("hour°")
    expect(page.locator(".rb-edition")).to_contain_text("edition")


def test_leaving_says_briefly_what_it_costs(guest: Come) -> None:
    page = lay(guest(), position(3, at="market", plans={0: {"market": 2}}))
    expect(page.locator(".prompt-acts")).to_contain_text("Buy nothing, 2 idle")
