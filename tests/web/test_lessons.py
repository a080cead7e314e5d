"""Lessons in the browser: each is taken to its end by the clicks it asks for, and any other click plays nothing."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from bottega.teaching import Lesson, lessons
from tests.soaked import mostly

from .axe import violations
from .clicker import FIND, glance
from .guests import LAPTOP, PHONE, Guest, sideways
from .test_care import MODULE

ALL = lessons()
MINI = [lesson for lesson in ALL.values() if lesson.module]
Guests = Callable[..., Guest]

# The coach has caught up: nothing is on its way, nobody else is moving, and the rings lie where the things are.
READY = """([step, awaits, ply]) => {
  const coach = document.querySelector('.coach');
  if (coach?.getAttribute('aria-busy') !== 'false' || document.querySelector('[data-held], .coach-wait')) return false;
  return step === null || coach.dataset.step !== step || coach.dataset.awaits !== awaits
    || document.querySelector('#table').dataset.ply !== ply;
}"""
# What is seen of a step. A thing is hidden when the coach lies over the middle of it. The hand points at what is meant,
# and lies neither on the coach nor on another choice, on no words in the light and on at most a letter in the shadow.
LOOK = """() => {
  const coach = document.querySelector('.coach');
  const box = coach.getBoundingClientRect();
  const inside = (r) => r.left >= 0 && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight;
  const rings = [...document.querySelectorAll('.torch .ring')].map((one) => one.getBoundingClientRect());
  const meet = (r, s) => r.left < s.right && s.left < r.right && r.top < s.bottom && s.top < r.bottom;
  const over = (r) => meet(r, box);
  const near = (r) => ({left: r.left - 10, top: r.top - 10, right: r.right + 10, bottom: r.bottom + 10});
  const hand = document.querySelector('.torch .manicule')?.getBoundingClientRect();
  const awaits = coach.dataset.awaits.split(',');
  const choices = [...document.querySelectorAll('#table [data-action]')]
    .filter((one) => one.getClientRects().length && !one.closest('.coach'));
  const others = choices.filter((one) => !awaits.includes(one.dataset.action));
  const pointed = [...document.querySelectorAll('[data-pointed]')];
  const meant = (one) => pointed.some((thing) => thing.contains(one) || one.contains(thing));
  const lit = [...document.querySelectorAll('.bar, .prompt, .coach, .banner')]
    .map((one) => one.getBoundingClientRect());
  const both = (a, b, c, d) => Math.max(0, Math.min(b, d) - Math.max(a, c));
  const hides = (r) =>
    both(r.left, r.right, hand.left, hand.right) * both(r.top + 3, r.bottom - 3, hand.top, hand.bottom);
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); hand && node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [holder, seen] = [node.parentElement, {visibilityProperty: true}];
    if (node.data.trim() && holder.checkVisibility(seen) && holder.getBoundingClientRect().width > 1)
      for (const r of range.getClientRects())
        lines.push([node.data.trim(), hides(r), [...rings, ...lit].some((part) => meet(r, part))]);
  }
  const astray = !hand ? [] : [
    ...lines.filter(([, much, read]) => much > (read ? 5 : 120)).map(([words]) => `words: ${words}`),
    ...(over(hand) ? ['the coach'] : []),
    ...(rings.some((r) => meet(near(r), hand)) ? [] : ['nothing']),
    ...others.filter((one) => !meant(one) && getComputedStyle(one).visibility !== 'hidden'
      && meet(one.getBoundingClientRect(), hand)).map((one) => one.dataset.action),
  ];
  return {
    astray,
    step: coach.dataset.step,
    awaits: coach.dataset.awaits,
    ply: document.querySelector('#table').dataset.ply,
    rings: rings.length,
    hidden: rings.filter(over).length,
    outside: rings.filter((r) => !inside(r)).length + (inside(box) ? 0 : 1),
    others: others.map((one) => one.dataset.action),
    cut: coach.scrollHeight - coach.clientHeight,
  };
}"""

# The coach first draws his rings, and brings what they are about into sight a moment later.
SETTLED = f"""() => {{
  const {{rings, hidden, outside, astray, cut}} = ({LOOK})();
  return rings > 0 && !hidden && !outside && !astray.length && cut <= 1;
}}"""
# How many there were: a tap is answered before the click that it makes.
CLICKS = """() => {
  if (window.clicks === undefined) {
    window.clicks = 0;
    document.addEventListener('click', () => { window.clicks += 1; }, true);
  }
  return window.clicks;
}"""

# A point of the table where there is nothing to choose and nothing to press, nor within a finger's breadth of it: a
# browser takes a touch beside a link or a button for one on it.
NOTHING = """() => {
  const own = '[data-action], [data-ui], a, button, input, select, label, summary, .coach, dialog';
  const near = [-20, -10, 0, 10, 20];
  const presses = (x, y) => document.elementFromPoint(x, y)?.closest(own);
  for (let y = 60; y < innerHeight; y += 20)
    for (let x = 10; x < innerWidth; x += 20) {
      if (!document.elementFromPoint(x, y)?.closest('#table')) continue;
      if (!near.some((dx) => near.some((dy) => presses(x + dx, y + dy)))) return [x, y];
    }
  return null;
}"""


def begin(guest: Guest, lesson: str) -> Page:
    answer = guest.context.request.post(f"{guest.base}/api/lessons/{lesson}", data={})
    assert answer.status == 201, answer.text()
    page = guest.goto(answer.json()["url"])
    page.wait_for_function(READY, arg=[None, "", ""])
    return page


def after(page: Page, seen: dict[str, Any]) -> None:
    page.wait_for_function(READY, arg=[seen["step"], seen["awaits"], seen["ply"]])


def touch(page: Page, action: str, small: bool) -> None:
    at = page.evaluate(FIND, action)
    assert at is not None, f"{action} cannot be hit"
    glance(page)
    hit(page, at, small)


def hit(page: Page, at: list[float], small: bool) -> None:
    before = page.evaluate(CLICKS)
    page.touchscreen.tap(*at) if small else page.mouse.click(*at)
    page.wait_for_function("(before) => window.clicks > before", arg=before)


def press(page: Page, name: str, small: bool) -> None:
    before = page.evaluate(CLICKS)
    page.tap(f'[data-ui="{name}"]') if small else page.click(f'[data-ui="{name}"]')
    page.wait_for_function("(before) => window.clicks > before", arg=before)


def look(page: Page) -> dict[str, Any]:
    """What the coach points at is there, in the window, and not below him."""
    with suppress(TooLate):  # then it is told below what is wrong
        page.wait_for_function(SETTLED)
    seen: dict[str, Any] = page.evaluate(LOOK)
    assert seen["rings"], f"step {seen['step']} points at nothing"
    assert not seen["hidden"], f"step {seen['step']} hides what it points at"
    assert not seen["outside"], f"step {seen['step']} is not all in the window"
    assert not seen["astray"], f"the hand of step {seen['step']} lies on {seen['astray']}"
    assert seen["cut"] <= 1, f"the words of step {seen['step']} are cut"
    assert not sideways(page)
    return seen


def err(page: Page, seen: dict[str, Any], small: bool) -> int:
    """A click on nothing, and one on another choice if there is one; how many were answered, with nothing played."""
    nothing = page.evaluate(NOTHING)
    assert nothing is not None
    hit(page, nothing, small)
    answered(page, seen)
    others = [one for one in seen["others"] if page.evaluate(FIND, one)]
    if not others:
        return 1
    touch(page, others[0], small)
    answered(page, seen)
    page.evaluate("scrollTo(0, 0)")
    if seen["awaits"]:
        press(page, "there", small)
    return 2


def answered(page: Page, seen: dict[str, Any]) -> None:
    expect(page.locator(".coach-answer")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.coach').getAttribute('aria-busy') === 'false'")
    now = look(page)
    assert (now["step"], now["awaits"]) == (seen["step"], seen["awaits"])
    if seen["awaits"]:  # while a step is only read, the rivals may still be at their moves
        assert now["ply"] == seen["ply"]


def take(page: Page, lesson: Lesson, small: bool) -> tuple[int, int]:
    """To the last step, erring at every one before it; how many things were asked or told, and answered."""
    told = replied = 0
    while True:
        seen = look(page)
        told += 1
        number = int(seen["step"])
        if number == lesson.last:
            return told, replied
        replied += err(page, seen, small)
        if seen["awaits"]:
            touch(page, seen["awaits"].split(",")[0], small)
        else:
            press(page, "next", small)
        after(page, seen)


def take_by_keys(page: Page, lesson: Lesson) -> int:
    """N goes on, or leads to the choice that is awaited, which Enter takes; nothing else is touched."""
    told, step = 0, ""
    while True:
        seen = look(page)
        told += 1
        if not seen["awaits"] or seen["step"] != step:  # the head of each step takes the focus, a moment later
            expect(page.locator("#coach-title")).to_be_focused()
        step = seen["step"]
        if int(seen["step"]) == lesson.last:
            break
        page.keyboard.press("n")
        if seen["awaits"]:
            assert page.evaluate("document.activeElement.dataset.action") in seen["awaits"].split(",")
            expect(page.locator(":focus")).to_have_attribute("aria-describedby", "coach-text")
            page.keyboard.press("Enter")
        after(page, seen)
    page.keyboard.press("n")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator('[aria-describedby="coach-text"]')).to_have_count(0)
    return told


@pytest.mark.long
@pytest.mark.parametrize(
    ("lesson", "size", "lang"),
    mostly([("fresco", LAPTOP, "fr"), ("princes", PHONE, "de"), ("fresco-cards", PHONE, "en")]),
)
def test_a_first_game_is_taken_by_the_clicks_it_asks_for(
    guest: Guests, lesson: str, size: tuple[int, int], lang: str
) -> None:
    one = guest(size=size, lang=lang)
    page = begin(one, lesson)
    told, replied = take(page, ALL[lesson], size == PHONE)
    assert told >= len(ALL[lesson].steps)
    assert replied > told  # a click on nothing at every step but the last, and many on other choices
    press(page, "next", size == PHONE)
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("html")).not_to_have_attribute("data-coach", "show")
    one.well()


@pytest.mark.parametrize("number", mostly(range(len(MINI)), 2), ids=[lesson.id for lesson in MINI])
def test_a_mini_lesson_points_at_what_it_tells_of(guest: Guests, number: int) -> None:
    size, lang = (LAPTOP, PHONE)[number % 2], ("en", "fr", "de")[number % 3]
    one = guest(size=size, lang=lang)
    page = begin(one, MINI[number].id)
    take(page, MINI[number], size == PHONE)
    one.well()


# The sign at the foot of a card that fetches from the workshop, which is no bottle of paint.
FLASK = {"en": "flask", "fr": "fiole", "de": "Kolben"}


@pytest.mark.parametrize("lang", mostly(FLASK))
def test_the_coach_names_the_sign_at_the_foot_of_a_card(guest: Guests, lang: str) -> None:
    page = begin(guest(lang=lang), "fresco-cards")
    card = [step.id for step in ALL["fresco-cards"].steps].index("card")
    while int((seen := page.evaluate(LOOK))["step"]) < card:
        page.keyboard.press("n")
        after(page, seen)
    expect(page.locator('[data-pointed] use[href="#i-workshopcard"]')).to_have_count(1)
    expect(page.locator(".coach-text")).to_contain_text(FLASK[lang])


@pytest.mark.long
@pytest.mark.parametrize("lesson", mostly(lesson.id for lesson in ALL.values() if not lesson.module))
def test_a_first_game_is_taken_by_the_keyboard_alone(guest: Guests, lesson: str) -> None:
    take_by_keys(begin(guest(), lesson), ALL[lesson])


def test_rivals_do_not_take_the_coachs_answer_away(guest: Guests) -> None:
    """A step that is only read, while they are at their moves: the last message comes once more, a move later."""
    one = guest(fresh=True)
    told: list[dict[str, Any]] = []
    pages: list[WebSocketRoute] = []

    def relay(page_side: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            told.append(json.loads(text))
            page_side.send(text)

        pages.append(page_side)
        page_side.connect_to_server().on_message(hear)

    one.page.route_web_socket(re.compile("/ws/"), relay)
    page = begin(one, "fresco")
    assert look(page)["awaits"] == ""
    hit(page, page.evaluate(NOTHING), small=False)
    expect(page.locator(".coach-answer")).to_be_visible()
    last = next(message for message in reversed(told) if message["type"] == "state")
    ply = last["view"]["ply"] + 1
    pages[-1].send(json.dumps({**last, "version": last["version"] + 1, "view": {**last["view"], "ply": ply}}))
    page.wait_for_function("(ply) => document.querySelector('#table').dataset.ply === String(ply)", arg=ply)
    assert page.locator(".coach-answer").count() == 1


@pytest.mark.long
def test_next_is_answered_at_once_and_never_with_an_alarm(guest: Guests) -> None:
    """Whatever the others did meanwhile: their moves wait to be looked at, the coach does not."""
    one = guest(pace="slow")
    page = begin(one, "princes")
    best = [step.id for step in ALL["princes"].steps].index("best")
    while int((seen := page.evaluate(LOOK))["step"]) < best:
        page.keyboard.press("k")
        after(page, seen)
    page.wait_for_function("""() => {
      const next = document.querySelector('.coach[aria-busy="false"] [data-ui="next"]');
      if (!next || next.ariaDisabled === 'true') return false;
      next.click();
      window.held = new Promise((resolve) => setTimeout(() => resolve(next.ariaDisabled), 0));
      return true;
    }""")
    assert page.evaluate("window.held") == "true"
    page.wait_for_function(f"(step) => Number(({LOOK})().step) === step", arg=best + 1)
    page.evaluate(f"""async () => {{
      const {{teach}} = await ({MODULE})('app/net/actions.js');
      teach({best}, 'next');
    }}""")
    page.wait_for_function(READY, arg=[None, "", ""])
    expect(page.locator('[data-ui="understood"]')).to_have_count(0)


def test_back_next_skip_fold_and_leave(guest: Guests) -> None:
    one = guest()
    page = begin(one, "fresco")
    for key in ("n", "n", "b", "b"):
        seen = page.evaluate(LOOK)
        page.keyboard.press(key)
        after(page, seen)
    assert page.evaluate(LOOK)["step"] == "0"
    page.keyboard.press("Escape")
    expect(page.locator(".coach-text")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".coach-text")).to_be_visible()
    for _ in range(2):
        seen = page.evaluate(LOOK)
        page.keyboard.press("n")
        after(page, seen)
    seen = page.evaluate(LOOK)
    page.keyboard.press("k")  # to the next move
    after(page, seen)
    hour = page.evaluate(LOOK)
    assert hour["awaits"]
    page.click('[data-ui="know"]')  # he makes it himself
    after(page, hour)
    page.reload()
    page.wait_for_function(READY, arg=[None, "", ""])
    assert int(page.evaluate(LOOK)["step"]) == int(hour["step"]) + 1
    page.click('[data-ui="leave"]')
    expect(page.locator('[data-ui="stay"]')).to_be_focused()
    page.click('[data-ui="later"]')
    page.click('[data-ui="learn-fresco"]')
    page.wait_for_function(READY, arg=[None, "", ""])
    page.click('[data-ui="leave"]')
    page.click('[data-ui="alone"]')
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".log")).to_be_attached()
    one.well()


def test_who_plays_on_is_not_told_again_what_the_coach_told(guest: Guests) -> None:
    one = guest()
    page = begin(one, "fresco")
    closed = [step.id for step in ALL["fresco"].steps].index("booths")
    while int((seen := page.evaluate(LOOK))["step"]) <= closed:
        page.keyboard.press("k")
        after(page, seen)
    page.click('[data-ui="leave"]')
    page.click('[data-ui="alone"]')
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("booth II")
    expect(page.locator(".concerns")).to_have_count(0)


# The rows of the plan: where they are, and whether they are in sight, neither cut nor below the coach.
PLAN = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect();
  const plan = document.querySelector('#plan');
  const rows = [...plan.querySelectorAll('.prow')].map((one) => one.getBoundingClientRect());
  const meets = (r) => r.left < coach.right && coach.left < r.right && r.top < coach.bottom && coach.top < r.bottom;
  return [rows.map(({top}) => Math.round(top)), plan.scrollHeight <= plan.clientHeight + 1 && !rows.some(meets)];
}"""


@pytest.mark.parametrize("lang", mostly(["de", "fr", "en"]))
def test_the_coach_leaves_the_plan_in_sight_whatever_he_says(guest: Guests, lang: str) -> None:
    page = begin(guest(lang=lang), "fresco")
    planning = [step.id for step in ALL["fresco"].steps].index("plan")
    while int((seen := page.evaluate(LOOK))["step"]) < planning:
        page.keyboard.press("k")
        after(page, seen)
    while "," in (seen := look(page))["awaits"]:
        rows, in_sight = page.evaluate(PLAN)
        assert in_sight
        touch(page, seen["awaits"].split(",")[0], small=False)
        after(page, seen)
        seen = look(page)
        touch(page, seen["others"][-1], small=False)  # a second apprentice, whom he does not want
        answered(page, seen)
        assert page.evaluate(PLAN) == [rows, True]
    while int(seen["step"]) < ALL["fresco"].last:
        page.keyboard.press("k")
        after(page, seen)
        seen = page.evaluate(LOOK)
    look(page)
    assert page.evaluate(PLAN)[1]


# Whether the veil darkens this place of the window.
DARK = """([x, y]) => {
  const veil = document.querySelector('.torch .veil');
  const shape = new Path2D(veil.style.clipPath.match(/"(.*)"/)[1]);
  return document.createElement('canvas').getContext('2d').isPointInPath(shape, x, y, 'evenodd');
}"""


def test_the_veil_leaves_open_only_what_is_pointed_at(guest: Guests) -> None:
    page = begin(guest(), "princes")
    look(page)
    below = page.evaluate("""() => {
      const ring = document.querySelector('.torch .ring').getBoundingClientRect();
      return [ring.left + 200, (ring.bottom + innerHeight) / 2, ring.top + 100];
    }""")
    assert page.evaluate(DARK, below[:2]), "the ring, the beam and the coach meet; what lies between is lit"
    assert not page.evaluate(DARK, [below[0], below[2]])
    assert not page.evaluate(DARK, [below[0], 20])


def test_who_asks_where_it_is_sees_it_though_it_is_in_sight(guest: Guests) -> None:
    page = begin(guest(), "princes")
    page.keyboard.press("k")  # to the first move
    page.wait_for_function("() => document.querySelector('.coach').dataset.awaits")
    awaits = look(page)["awaits"]
    expect(page.locator(".ring.called")).to_have_count(0)
    press(page, "there", False)
    expect(page.locator(".ring.called")).to_have_count(1)
    expect(page.locator(".coach-answer")).to_contain_text("pulsing ring")
    assert page.evaluate("document.activeElement.dataset.action") in awaits.split(",")
    expect(page.locator(".ring.called")).to_have_count(0)  # for a moment


# What lies over a thing: whatever is drawn in front of it and meets it.
IN_FRONT = """() => {
  const book = document.querySelector('.rb-sheet');
  const order = (one) => Number(getComputedStyle(one).zIndex) || 0;
  const box = book.getBoundingClientRect();
  const meets = (r) => r.left < box.right && box.left < r.right && r.top < box.bottom && box.top < r.bottom;
  return ['.torch', '.coach'].filter((name) => {
    const one = document.querySelector(name);
    return meets(one.getBoundingClientRect()) && order(one) >= order(book);
  });
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_rule_book_lies_above_the_lesson(guest: Guests, size: tuple[int, int]) -> None:
    page = begin(guest(size=size), "fresco-cards")
    page.keyboard.press("?")
    page.wait_for_selector(".rb-sheet h3")
    assert page.evaluate(IN_FRONT) == []
    page.keyboard.press("Escape")
    expect(page.locator(".rb-sheet")).to_have_count(0)
    expect(page.locator(".coach-text")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), mostly(product((PHONE, LAPTOP), ("candlelight", "day"))))
def test_the_coach_is_accessible(guest: Guests, size: tuple[int, int], theme: str) -> None:
    page = begin(guest(size=size, theme=theme), "fresco")
    assert violations(page) == []
    page.click('[data-ui="know"]')
    page.wait_for_function("() => document.querySelector('.coach').dataset.awaits")
    page.click('[data-ui="leave"]')
    assert violations(page) == []


# --- where they are offered ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "theme"), mostly([(PHONE, "candlelight"), (LAPTOP, "day")]))
def test_the_first_game_of_a_kind_asks_once(guest: Guests, size: tuple[int, int], theme: str) -> None:
    one = guest(size=size, theme=theme, newcomer=True)
    page = one.goto("/")
    page.click('[data-ui="play-fresco-cards"]')
    expect(page.locator('[data-ui="first-lesson"]')).to_be_focused()
    assert violations(page) == []
    page.click('[data-ui="first-close"]')
    page.click('[data-ui="play-fresco-cards"]')
    page.click('[data-ui="first-lesson"]')
    page.wait_for_selector(".coach")
    page = one.goto("/")
    expect(page.locator('[data-ui="again-fresco-cards"]')).to_be_visible()  # it can go on, or begin anew
    page.click('[data-ui="play-fresco-cards"]')
    page.wait_for_url("**/t/*")
    page = one.goto("/")
    page.click('[data-ui="play-princes"]')
    page.click('[data-ui="first-never"]')
    page.wait_for_url("**/t/*")
    page = one.goto("/")
    page.click('[data-ui="play-fresco"]')
    page.wait_for_url("**/t/*")
    one.well()


def test_a_module_is_offered_when_it_is_chosen_for_the_first_time(guest: Guests) -> None:
    one = guest()
    page = one.goto("/")
    expect(page.locator('[data-ui="set-fresco"]')).to_be_visible()
    expect(page.locator(".new-to-you")).to_have_count(0)
    page.click('[data-ui="set-fresco"]')
    page.locator('[data-ui="module-glaziers"]').check(force=True)
    expect(page.locator('[data-ui="show-fresco-glaziers"]')).to_be_visible()
    page.click('[data-ui="players-2"]')
    page.click('[data-ui="show-fresco-leonardo"]')
    page.wait_for_selector(".coach")
    page = one.goto("/")
    page.click('[data-ui="set-fresco"]')
    page.locator('[data-ui="module-glaziers"]').check(force=True)
    page.click('[data-ui="start"]')
    page.wait_for_url("**/t/*")
    page = one.goto("/")
    page.click('[data-ui="set-fresco"]')
    page.locator('[data-ui="module-glaziers"]').check(force=True)
    expect(page.locator(".about-mods")).to_be_visible()
    expect(page.locator('[data-ui="show-fresco-glaziers"]')).to_have_count(0)
    one.well()
