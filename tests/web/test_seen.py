"""What new users could not see or read: covered, cut, clipped, broken apart, or told too late."""

import dataclasses
import re
from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.bots import make, take_turn
from bottega.core.account import Account
from bottega.core.events import Event, facts_for
from bottega.core.state import State
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco_cards.events import Restored, TurnBegan
from bottega.games.princes.events import Recruited
from bottega.testing.fresco.builders import position
from tests.soaked import mostly

from .guests import LAPTOP, PHONE, Guest, lettered
from .laid import lay, show
from .test_princes import HANGS

Come = Callable[..., Guest]

ZOOMED, SIDEWAYS = (683, 384), (844, 390)  # a laptop at 200 %, and a phone held sideways

# Whether nothing lies over a thing: it is what one would touch at its middle and near its ends.
ON_TOP = """(thing) => {
  thing.style.pointerEvents = 'auto';
  const box = thing.getBoundingClientRect();
  const seen = [0.08, 0.3, 0.5, 0.7, 0.92].every((part) =>
    thing.contains(document.elementFromPoint(box.left + part * box.width, box.top + box.height / 2)));
  thing.style.pointerEvents = '';
  return seen && box.left >= 0 && box.right <= innerWidth;
}"""
# What lies over the first thing named, among the others.
OVERLAPS = """([one, others]) => {
  const a = document.querySelector(one).getBoundingClientRect();
  return [...document.querySelectorAll(others)].filter((other) => {
    const b = other.getBoundingClientRect();
    return b.width && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((other) => other.getAttribute('class'));
}"""
# How much of the window's height is taken by what stays in place when one scrolls.
STAYS = """() => {
  const rows = new Set();
  for (const one of document.querySelectorAll('body *')) {
    const {position, visibility} = getComputedStyle(one);
    if (!['fixed', 'sticky'].includes(position) || visibility === 'hidden') continue;
    const box = one.getBoundingClientRect();
    if (box.width < innerWidth / 2) continue;
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(innerHeight, box.bottom); y += 1) rows.add(y);
  }
  return rows.size / innerHeight;
}"""


def in_cathedral(players: int = 3, **more: Any) -> FrescoState:
    plans, paints = {0: {"cathedral": 3}}, {0: "RRRYYYBBBOGP"}
    return position(
        players, at="cathedral", seed=4, plans=plans, paints=paints, coins={0: 9}, **{"bishop": "c3", **more}
    )


def planning() -> FrescoState:
    return position(3, at="planning", coins={0: 9}, paints={0: "RRYBO"})


@cache
def played(game: str, players: int, plies: int) -> tuple[State, tuple[Event, ...]]:
    """Seat 0 is to decide, after at least so many decisions."""
    events: list[Event] = []
    state = bottega.game(game).new(players=players, seed=1, events=events)
    bots = [make("random", game, seat) for seat in range(players)]
    while state.ply < plies or state.to_act[0]:
        take_turn(state, state.to_act[0], bots[state.to_act[0]], events)
    return state, tuple(events)


@pytest.mark.parametrize("theme", ["day", pytest.param("candlelight", marks=pytest.mark.soak)])
def test_what_a_restoration_brings_lies_over_tiles_and_coins(guest: Come, theme: str) -> None:
    page = lay(guest(theme=theme), in_cathedral())
    tiles = page.locator(".seg.tile.legal")
    assert page.locator(".stepbtn").count() == 8
    assert tiles.count() > 15
    for number in range(tiles.count()):
        tiles.nth(number).hover(position={"x": 10, "y": 10})
        chip = tiles.nth(number).locator(".chip")
        expect(chip).to_be_visible()
        assert chip.evaluate(ON_TOP), tiles.nth(number).get_attribute("data-spot")


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["laptop", "phone"])
def test_leonardo_covers_neither_price_nor_points(guest: Come, size: tuple[int, int]) -> None:
    tile = '[data-spot="c3"]'
    page = lay(guest(size=size), in_cathedral(2, leonardo="c3"))
    for bishop in ("c3", "b2"):
        show(page, in_cathedral(2, bishop=bishop, leonardo="c3", tiles={"c3": (10, "OGP")}), 0)
        assert page.evaluate(OVERLAPS, [f"{tile} .leonardo", f"{tile} .glyph, {tile} .near, .stepbtn svg"]) == []


def test_a_watcher_sees_a_whole_cathedral_and_is_told_what_he_is(guest: Come) -> None:
    host, watcher = guest(), guest()
    page = watcher.goto(host.lay("fresco", ["me", "random", "random"])["watch"])
    page.wait_for_selector(".cathedral .nave")
    gable, nave, altar = (page.locator(f".cathedral {part}").bounding_box() for part in (".gable", ".nave", ".altar"))
    assert gable
    assert nave
    assert altar
    assert abs(nave["y"] - (gable["y"] + gable["height"])) < 10
    assert abs(altar["y"] - (nave["y"] + nave["height"])) < 10
    heading = page.locator(".cathedral h2").bounding_box()
    assert heading
    assert gable["y"] < heading["y"] < nave["y"]
    expect(page.locator(".bar")).to_contain_text("You are watching")
    watcher.well()


def test_every_source_of_points_has_a_pattern_of_its_own(guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(3, at="planning", modules=MODULES)
    bots = [make("random", "fresco", seat) for seat in range(3)]
    events: list[Event] = []
    while not state.is_over:
        take_turn(state, state.to_act[0], bots[state.to_act[0]], events)
    account = state.game.account(state.setup, [])
    assert account is not None
    everything = dict.fromkeys(account.sources, 3)
    full = Account(account.sources, [everything] * 3, [[0] * 3], [3 * len(everything)] * 3, [[everything] * 3])
    monkeypatch.setattr(type(state.game), "account", lambda *_: full)
    page = lay(guest(), state, events=events)
    page.wait_for_selector("main.final .key li")
    keys = page.evaluate("[...document.querySelectorAll('.c-bars .key rect')].map((r) => r.getAttribute('fill'))")
    assert len(keys) == len(everything) >= 14
    assert len(set(keys)) == len(keys)
    drawn = page.evaluate("[...document.querySelectorAll('pattern[id^=src-]')].map((one) => one.innerHTML)")
    assert len(set(drawn)) == len(drawn) >= len(keys)


def test_one_plans_with_paints_and_thalers_in_sight(guest: Come) -> None:
    player = guest(size=PHONE)
    page = lay(player, planning())
    expect(page.locator(".bar .watching-sign")).to_have_count(0)
    purse, pots, supply = page.locator("#screen .purse").first, page.locator(".pots"), page.locator(".supplies")
    for thing in (purse, pots, supply):
        expect(thing).to_be_in_viewport(ratio=1)
    assert purse.inner_text().strip() == "9"
    assert page.locator(".pot-n").all_inner_texts() == ["2", "1", "1", "1", "0", "0"]
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    row = page.locator(".prow").last.bounding_box()
    tray = page.locator("#screen").bounding_box()
    assert row
    assert tray
    assert row["y"] + row["height"] <= tray["y"]
    player.well()


def test_what_three_restorations_brought_is_not_cut(guest: Come) -> None:
    state, told = played("fresco-cards", 3, 60)
    began = [(number, event.round) for number, event in enumerate(told) if isinstance(event, TurnBegan)]
    before = next(number for number, turn in began if turn == began[-1][1] - 1)  # where the last whole round began
    [restored, *_] = [event for event in told if isinstance(event, Restored)]
    many = [dataclasses.replace(restored, seat=2, points=points) for points in (4, 4, 3)]
    page = lay(guest(), state, events=told[:before])
    known = len(facts_for(told[:before], 0))
    show(page, state, 0, [*told[: before + 1], *many, *told[before + 1 :]], known)
    page.click('[data-ui="tab-round"]')
    plus = page.locator(".round-tab .inc .plus").nth(2)
    expect(plus).to_contain_text("+1")
    inside = """(plus) => [plus, ...(function* () { for (let up = plus.parentElement; !up.matches('.log'); )
        { yield up; up = up.parentElement; } })()].every((one) => one.scrollWidth <= one.clientWidth + 1)"""
    assert plus.evaluate(inside)


def test_the_aid_remembers_whom_somebody_recruited(guest: Come) -> None:
    state, told = played("princes", 4, 20)
    unseen = next(row["profession"] for row in state.view(0)["professions"] if row["where"] == "unseen")
    page = lay(guest(), state, events=[*told, Recruited(2, 1, unseen)])
    cell = page.locator(f'[data-spot="profession-{unseen}"] td:last-child')
    expect(cell).to_contain_text("recruited by Piero")
    expect(cell.locator(".shield")).to_be_visible()
    other = page.locator(".ledger tbody tr td:last-child").filter(has=page.locator(".unseen")).first
    expect(other).to_have_attribute("data-tip", re.compile("^not seen: in somebody.s hand or in the pile$"))
    expect(page.locator(".ledger-key")).to_contain_text("not seen")
    expect(page.locator(".ledger-key")).to_contain_text("played")


@pytest.mark.parametrize("size", [ZOOMED, pytest.param(SIDEWAYS, marks=pytest.mark.soak)], ids=["zoomed", "sideways"])
@pytest.mark.parametrize("game", ["fresco", pytest.param("princes", marks=pytest.mark.soak), "fresco-cards"])
def test_a_low_window_shows_mostly_the_table(guest: Come, game: str, size: tuple[int, int]) -> None:
    player = guest(size=size)
    page = player.sit_down(game, ["me", "random", "random"])
    assert page.evaluate(STAYS) <= 0.4
    if game == "fresco-cards":
        assert page.evaluate(OVERLAPS, [".fan", ".frow .fcard"]) == []
    player.well()


ASKED = ["rise", "plan", "market", "cathedral", "studio", "workshop", "theatre"]
CUT = """() => [...document.querySelectorAll('.prompt p, .prompt h1 > span, .prompt .btn')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1
    || one.getBoundingClientRect().bottom > document.querySelector('.prompt').getBoundingClientRect().bottom + 1)
  .map((one) => one.textContent)"""


def at_each_place() -> list[FrescoState]:
    places = ("market", "cathedral", "studio", "workshop", "theatre")
    plan = {0: dict.fromkeys(places, 1)}
    goods: dict[str, Any] = {"coins": {0: 9}, "paints": {0: "RRYYBBOGP"}}
    later = [position(3, at=place, plans=plan, **goods) for place in places]
    return [position(3, at="get-up", scores={0: 1, 1: 20, 2: 30}), planning(), *later]


@pytest.mark.parametrize("lang", mostly(["de", "fr", "en"]))
def test_no_question_is_cut(guest: Come, lang: str) -> None:
    states = at_each_place()
    page = lay(guest(lang=lang), states[0])
    for state, asked in zip(states, ASKED, strict=True):
        show(page, state, 0)
        assert state.view(0)["deciding"] == asked
        assert page.evaluate(CUT) == []


def second_round(player: Guest, game: str) -> tuple[Page, State, list[Event]]:
    """A table whose first round has just ended, so that there is a summary of it."""
    events: list[Event] = []
    before: list[Event] = []
    state = bottega.game(game).new(players=3, seed=1, events=events)
    page = lay(player, state)
    while state.view(0)["round"] < 2:
        before = list(events)
        take_turn(state, state.to_act[0], make("apprentice", game, state.to_act[0]), events)
    show(page, state, 0, before)
    show(page, state, 0, events, len(facts_for(before, 0)))
    return page, state, events


@pytest.mark.parametrize(("width", "lang"), mostly([(1366, "de"), (1100, "de"), (1366, "fr")]))
def test_no_question_hangs_over_the_scoring_track(guest: Come, width: int, lang: str) -> None:
    page, _, events = second_round(guest(lang=lang, size=(width, 768)), "fresco")
    expect(page.locator('[data-ui="summary"]')).to_be_visible()  # takes room, too
    for state in at_each_place():
        show(page, state, 0, events, len(facts_for(events, 0)))
        hangs, room = page.evaluate(HANGS)
        assert hangs <= room, page.inner_text(".prompt h1")


@pytest.mark.parametrize("game", ["fresco", "fresco-cards"])
def test_the_summary_of_a_round_tells_what_was_true_then(guest: Come, game: str) -> None:
    page, state, events = second_round(guest(), game)
    page.click('[data-ui="summary"]')
    told = page.text_content(".summary")
    page.click('[data-ui="close-summary"]')
    later = state
    while state.view(0)["round"] < 3:
        later = state.clone()
        take_turn(state, state.to_act[0], make("apprentice", game, state.to_act[0]))
    show(page, later, 0, events, len(facts_for(events, 0)))
    page.click('[data-ui="summary"]')
    assert page.text_content(".summary") == told


def test_nothing_and_one_are_singular_in_french(guest: Come) -> None:
    page = lay(guest(lang="fr"), played("princes", 3, 6)[0])
    tips = page.evaluate("[...document.querySelectorAll('[data-tip]')].map((one) => one.dataset.tip)")
    said = [tip for tip in [*tips, page.inner_text("#table")] if "0 point" in tip]
    assert said
    assert not [tip for tip in said if "0 points" in tip]


# Words that are seen on a button, and are not in its name.
UNSAID = r"""() => [...document.querySelectorAll('button, a[href], [role=tab]')].flatMap((one) => {
  const name = one.getAttribute('aria-label');
  if (name === null || !one.checkVisibility()) return [];
  const seen = one.innerText.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const plain = name.toLowerCase();
  const lost = seen.filter((word) => !plain.includes(word));
  return lost.length ? [`${lost.join(' ')} / ${name}`] : [];
})"""


@pytest.mark.parametrize("lang", mostly(["de", "fr", "en"]))
def test_what_is_seen_on_a_button_is_in_its_name(guest: Come, lang: str) -> None:
    player = guest(lang=lang)
    states = at_each_place()
    page = lay(player, states[0])
    for state in states:
        show(page, state, 0)
        assert page.evaluate(UNSAID) == []
    for game, plies in (("princes", (6, 20, 60)), ("fresco-cards", (2, 20, 60))):
        page = lay(player, played(game, 3, plies[0])[0])
        for ply in plies:
            show(page, played(game, 3, ply)[0], 0)
            assert page.evaluate(UNSAID) == []


# Words that begin on one line and end on the next.
BROKEN = r"""(place) => [...document.querySelectorAll(place)].flatMap((one) => {
  const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) for (const {index, 0: word} of words.currentNode.data.matchAll(/\p{L}{3,}/gu)) {
    const range = document.createRange();
    range.setStart(words.currentNode, index);
    range.setEnd(words.currentNode, index + word.length);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top));
    if (new Set(lines).size > 1) found.push(word);
  }
  return found;
})"""


@pytest.mark.parametrize("width", mostly([320, 360, 390]))
def test_no_word_of_a_figure_is_broken_on_a_phone(guest: Come, width: int) -> None:
    reader = guest(size=(width, 844), lang="fr")
    page = reader.goto("/rules/fresco")
    page.wait_for_selector(".fig-plan")
    lettered(page)
    assert page.evaluate(BROKEN, ".fig-round, .fig-plan") == []
    reader.well()


def test_a_button_of_the_theatre_begins_with_a_capital_letter(guest: Come) -> None:
    page = lay(guest(lang="fr"), position(3, at="theatre", plans={0: {"theatre": 1}}))
    assert page.inner_text(".theatre button.doing").startswith("Humeur")


PIECES = """() => [...document.querySelectorAll('.c-bars .slim > g')].map((bar) =>
  [...bar.querySelectorAll('rect')].map((piece) => piece.getBoundingClientRect().width))"""


def test_what_was_sold_is_drawn_and_nobody_is_named_otherwise(guest: Come) -> None:
    events: list[Event] = []
    state = bottega.game("princes").new(players=3, seed=3, events=events)
    bots = [make("random", "princes", seat) for seat in range(3)]
    while not state.is_over:
        take_turn(state, state.to_act[0], bots[state.to_act[0]], events)
    account = state.game.account(state.setup, facts_for(events, 0))
    assert account is not None
    assert any(points.get("sold", 0) < 0 for points in account.points)
    page = lay(guest(), state, events=events)
    page.wait_for_selector("main.final .c-bars .slim .ct-a", state="attached")
    sums = page.locator(".c-bars .slim .ct-a").all_text_contents()
    assert sums
    assert all("\u2212" in said and "-" not in said for said in sums)
    drawn = [len(rects) for rects in page.evaluate(PIECES)]
    assert drawn == [sum(1 for n in account.points[seat].values() if n) for seat in chain(*state.view(0)["ranking"])]
    assert "You" in page.inner_text(".prompt h1")


def test_a_victory_by_the_tie_break_is_called_so(guest: Come) -> None:
    events: list[Event] = []
    state = bottega.game("princes").new(players=3, seed=25, events=events)
    bots = [make("random", "princes", seat) for seat in range(3)]
    while not state.is_over:
        take_turn(state, state.to_act[0], bots[state.to_act[0]], events)
    first, second, _ = sorted(state.scores(), reverse=True)
    assert first == second
    page = lay(guest(), state, events=events)
    expect(page.locator("main.final")).to_contain_text(f"wins with {first}, on the tie-break")


# What follows a drawing and could begin a line of its own.
STRAY = r"""() => {
  const words = document.createTreeWalker(document.querySelector('.side'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const {data, previousSibling: before, parentElement} = words.currentNode;
    if (/^[.,;:!?)]/.test(data) && before instanceof Element && getComputedStyle(parentElement).whiteSpace !== 'nowrap')
      found.push(parentElement.textContent);
  }
  return found;
}"""


def test_no_full_stop_of_the_chronicle_stands_alone(guest: Come) -> None:
    state, events = played("fresco-cards", 3, 60)
    page = lay(guest(), state, events=events)
    assert page.locator(".side .kept").count() > 3
    assert page.evaluate(STRAY) == []
