"""What others do is shown one after another, at the reader's pace, and nobody loses a decision by it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bottega
from bottega.bots import make
from bottega.bots.turn import take_turn
from bottega.core.events import Event
from bottega.locale import LANGUAGES
from bottega.server.table import Table
from tests.server.served import Page as Line
from tests.server.served import Served, wait_until
from tests.soaked import mostly

from .clicker import glance
from .guests import CHOICE, PHONE, Guest, stopped
from .laid import show
from .moments import at_moment, found
from .test_care import MODULE
from .test_everyone import serious

Come = Callable[..., Guest]

PACES = mostly([("usual", 500), ("slow", 1000), ("fast", 180)])
TOLD, SKIP, AGAIN = ".prompt .told", '[data-ui="skip"]', '[data-ui="again"]'
PLY = "Number(document.querySelector('#table').dataset.ply)"
TO_ACT = "document.querySelector('#table').dataset.toAct"
# The reader's turn has come to the page: it is shown, or what leads to it.
HEARD = f"""() => document.querySelector('{CHOICE}')
  || (document.querySelector('{SKIP}') && document.title.startsWith('●'))"""
# What a page is told next, made from what it shows: computers that do so many things, then the reader's turn again.
OTHERS = f"""async (count) => {{
  const {{view, lines, facts, version}} = await ({MODULE})('app/shell/state.js');
  const {{receive}} = await ({MODULE})('app/net/messages.js');
  const now = view.peek();
  for (let k = 1; k <= count; k += 1) {{
    const last = k === count;
    receive({{type: 'state', n: 0, reset: false, can_undo: false, can_take_back: false, undo: [],
      weight: k % 4, version: version.peek(),
      view: {{...now, ply: now.ply + k, to_act: last ? now.to_act : [1], choices: last ? now.choices : []}},
      facts: [{{event: 'passed', seat: 1, at: now.ply + k}}], account: null,
      lines: {{from: lines.peek().length + k - 1, lines: [{{seat: 1, spots: ['panel-1'], last: facts.peek().length + k,
        heading: false, end: '', concerns: [],
        sentences: [{{key: 'cards-log-passed', before: ' ', capital: true,
          args: {{who: 'other', painter: {{kind: 'player', of: 1}}}}}}]}}]}}}});
  }}
}}"""
RETURNING = f"async (sent) => {{ (await ({MODULE})('app/shell/state.js')).pending.value = sent; }}"
# The table is closed while somebody looks back.
STOPPED = f"""async () => {{
  const {{table, view}} = await ({MODULE})('app/shell/state.js');
  table.value = {{...table.value, over: true}};
  view.value = {{...view.value, over: true}};
}}"""
PAST = f"async () => (await ({MODULE})('app/shell/state.js')).past.peek()"


def paced(come: Come, pace: str = "usual", **how: Any) -> Guest:
    """Somebody whose clock can be stopped."""
    player = come(fresh=True, pace=pace, **how)
    player.page.clock.install()
    return player


def shown(page: Page) -> int:
    return int(page.evaluate(PLY))


def take_first(page: Page) -> None:
    """The first choice, and on to the next one."""
    before = shown(page)
    glance(page)
    page.locator(CHOICE).first.click()
    page.wait_for_function(f"() => {PLY} > {before} && document.querySelector('{CHOICE}')")


def asked_again(server: Served, page: Page, ply: int) -> None:
    """The others have played, and it is the reader's turn: at the server."""
    table = server.registry.tables[page.url.split("/t/")[1].split("?")[0]]
    assert table.play is not None
    play = table.play
    wait_until(lambda: play.state.is_over or (play.known[0] > ply and 0 in play.state.to_act))


def test_what_computers_do_is_shown_step_by_step_and_skipped_by_a_click(guest: Come, server: Served) -> None:
    player = paced(guest)
    page = stopped(player.sit_down("fresco-cards", ["me", "random", "random"]))
    while not (page.locator(TOLD).count() and page.locator(SKIP).count()):
        if page.locator(CHOICE).count():
            before = shown(page)
            glance(page)
            page.locator(CHOICE).first.click()
            page.wait_for_function(f"() => {PLY} > {before}")
            asked_again(server, page, before)
            page.wait_for_function(HEARD)  # so far only the server knows
        page.clock.run_for(500)  # so long one looks at what one did oneself
    # It is the reader's turn at the server; the page still shows what came before, and offers nothing of that turn.
    assert "0" not in page.evaluate(TO_ACT).split(",")
    assert page.locator("[data-action]").count() == 0
    expect(page.locator(TOLD)).not_to_be_empty()
    expect(page, "whoever looks elsewhere is told at once").to_have_title(re.compile("^●"))
    behind = shown(page)
    page.clock.run_for(2_000)  # longer than anything is looked at
    page.wait_for_function(f"() => {PLY} > {behind}")
    page.locator("main").click(position={"x": 3, "y": 3})
    page.wait_for_selector(CHOICE)
    assert page.locator(TOLD).count() == 0
    assert "0" in page.evaluate(TO_ACT).split(",")
    before = shown(page)
    page.locator(CHOICE).first.click()
    page.wait_for_function(f"() => {PLY} > {before}")
    assert page.locator(".prompt .why").count() == 0, "what is chosen is chosen in what is shown"
    player.well()


@pytest.mark.parametrize(("pace", "beat"), PACES)
def test_each_step_is_shown_for_as_many_beats_as_it_is_worth(guest: Come, pace: str, beat: int) -> None:
    page = stopped(paced(guest, pace).sit_down("fresco-cards", ["me", "random"]))
    start = shown(page)
    page.evaluate(OTHERS, 7)
    expect(page.locator("#table")).to_have_attribute("data-ply", str(start + 1))
    live = page.locator(".prompt-text")
    expect(live).to_have_attribute("aria-live", "off" if pace == "fast" else "polite")
    for step, beats in ((2, 1), (3, 2), (5, 3)):  # the fourth is worth nothing, and passes
        page.clock.run_for(beats * beat - 1)
        assert shown(page) == start + step - (2 if step == 5 else 1)
        page.clock.run_for(1)
        expect(page.locator("#table")).to_have_attribute("data-ply", str(start + step))
    page.keyboard.press("Escape")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(start + 7))
    page.wait_for_selector(CHOICE)
    expect(live).to_have_attribute("aria-live", "polite")


def test_the_pace_is_set_in_the_menu_works_at_once_and_is_kept(guest: Come) -> None:
    player = guest(fresh=True, pace="slow", size=PHONE)
    page = player.sit_down("fresco-cards", ["me", "random"])
    start = shown(page)
    page.evaluate(OTHERS, 200)  # for five minutes
    expect(page.locator(SKIP)).to_have_text("To my turn")
    assert serious(page) == []
    page.click('[data-ui="menu"]')
    expect(page.get_by_role("radio", name="slowly")).to_be_checked()
    assert serious(page) == []
    page.get_by_role("radio", name="at once").check()
    expect(page.locator("#table")).to_have_attribute("data-ply", str(start + 200))
    assert page.evaluate("localStorage.getItem('bottega.pace')") == "at-once"
    player.well()


def test_a_page_that_nobody_looks_at_waits_with_what_it_shows(guest: Come) -> None:
    page = stopped(paced(guest).sit_down("fresco-cards", ["me", "random"]))
    start = shown(page)
    page.evaluate("Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})")
    page.evaluate(OTHERS, 3)
    page.clock.run_for(20_000)
    assert shown(page) == start
    assert page.title().startswith("●")
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(start + 1))
    page.keyboard.press("Space")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(start + 3))


def test_a_spectator_has_a_pace_too(guest: Come, server: Served) -> None:
    host, onlooker = guest(), paced(guest)
    made = host.lay("fresco-cards", ["me", "random"])
    host.at_table(made["url"]).wait_for_selector(CHOICE)
    page = stopped(onlooker.at_table(made["watch"]))
    start = shown(page)
    page.evaluate(OTHERS, 4)
    expect(page.locator("#table")).to_have_attribute("data-ply", str(start + 1))
    expect(page.locator(SKIP)).to_have_text("Skip 3 steps")
    page.click(SKIP)
    expect(page.locator("#table")).to_have_attribute("data-ply", str(start + 4))
    assert page.locator(AGAIN).count() == 0, "there are no eyes of a running game but those of its seats"


def test_what_happened_is_played_again_on_the_table(guest: Come) -> None:
    player = paced(guest, "at-once")
    page = player.sit_down("fresco-cards", ["me", "random", "random"])
    for _ in range(4):
        take_first(page)
    now = shown(page)
    stopped(page).click(f".log {AGAIN}")
    page.wait_for_selector('[data-ui="rewind-now"]')
    seen = [shown(page)]
    assert seen[0] < now
    assert page.locator("[data-action]").count() == 0
    while page.locator('[data-ui="rewind-now"]').count():
        page.clock.run_for(2_000)
        page.wait_for_function(f"(ply) => {PLY} > ply || !document.querySelector('[data-ui=rewind-now]')", arg=seen[-1])
        seen.append(shown(page))
    assert seen == sorted(seen)
    assert seen[-1] == now
    page.wait_for_selector(CHOICE)
    page.keyboard.press("w")
    page.wait_for_selector('[data-ui="rewind-now"]')
    page.keyboard.press("Escape")
    page.wait_for_selector(CHOICE)
    player.well()


def test_whoever_looks_back_is_back_with_one_key_whatever_has_come_meanwhile(guest: Come) -> None:
    page = stopped(paced(guest).sit_down("fresco-cards", ["me", "random"]))
    now = shown(page)
    page.keyboard.press("[")
    page.wait_for_selector('[data-ui="rewind-now"]')
    page.evaluate(OTHERS, 3)
    assert shown(page) < now
    page.keyboard.press("Escape")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(now + 1))
    assert page.evaluate(PAST) is None
    page.keyboard.press("Escape")
    expect(page.locator("#table")).to_have_attribute("data-ply", str(now + 3))
    page.wait_for_selector(CHOICE)


def test_what_happened_ends_with_the_game(guest: Come) -> None:
    player = paced(guest, "at-once")
    page = player.sit_down("fresco-cards", ["me", "random", "random"])
    for _ in range(2):
        take_first(page)
    stopped(page).keyboard.press("w")
    page.wait_for_selector('[data-ui="rewind-now"]')
    page.evaluate(STOPPED)
    page.clock.run_for(4_000)
    assert page.evaluate(PAST) is None


# --- what concerns the reader ----------------------------------------------------------------------------------------


def choose(line: Line, *wanted: str) -> None:
    """The first of these choices that is open; they are given in the notation of moves."""
    assert line.wait_for_turn()
    words = {choice["action"]: choice["id"] for choice in line.choices}
    found = next((number for word in wanted for action, number in words.items() if action.startswith(word)), None)
    assert found is not None, (wanted, list(words))
    assert line.act(found)["type"] == "ok"


def choose_in(page: Page, *wanted: str) -> None:
    """The same, in the browser."""
    choices = f"async () => (await ({MODULE})('app/shell/state.js')).view.peek().choices.map((c) => [c.action, c.id])"
    page.wait_for_selector(CHOICE, state="attached")
    words: list[tuple[str, int]] = page.evaluate(choices)
    found = next((number for word in wanted for action, number in words if action.startswith(word)), None)
    assert found is not None, (wanted, words)
    before = page.evaluate(PLY)
    page.evaluate("(id) => document.querySelector(`[data-action='${id}']`).click()", str(found))
    page.wait_for_function(f"() => {PLY} > {before}")


def before_a_closed_booth(player: Guest, server: Served) -> tuple[Page, Line]:
    """At the market, where somebody else has just closed a booth."""
    friend = server.guest()
    made = player.lay("fresco", ["me", "open"])
    friend.join(made["invite"], name="Ada")
    hers = friend.open(made["id"]).ready()
    page = player.at_table(made["url"])
    while hers.state["view"]["phase"] == "get-up":
        if hers.my_turn:
            choose(hers, "rise 5", "rise 6", "")
        else:
            choose_in(page, "rise 9", "rise 8", "")
            hers.until(lambda message: message["type"] == "state")
    for _ in range(2):
        choose(hers, "plan market")
        choose_in(page, "plan market")
    choose(hers, "ready")
    choose_in(page, "ready")
    hers.until(lambda message: message["type"] == "state" and message["view"]["phase"] == "market")
    choose(hers, "close")
    return page, hers


@pytest.mark.long
def test_a_booth_closed_before_me_is_told_until_i_have_read_it(guest: Come, server: Served) -> None:
    page, _ = before_a_closed_booth(guest(), server)
    notice = page.locator(".concerns")
    expect(notice).to_contain_text("Ada")
    expect(notice).to_contain_text("booth")
    page.reload()
    expect(notice).to_contain_text("booth")
    assert serious(page) == []
    page.click('[data-ui="concerns-read"]')
    expect(notice).to_have_count(0)
    page.reload()
    page.wait_for_selector(CHOICE, state="attached")
    expect(notice).to_have_count(0)


@pytest.mark.long
def test_a_choice_of_ones_own_puts_what_was_told_away(guest: Come, server: Served) -> None:
    page, hers = before_a_closed_booth(guest(), server)
    notice = page.locator(".concerns")
    expect(notice).to_contain_text("booth")
    while hers.my_turn:
        choose(hers, "leave", "")
    expect(notice).to_contain_text("booth")
    assert page.evaluate("() => document.querySelector('.concerns ul').getBoundingClientRect().height") < 40
    choose_in(page, "")
    expect(notice).to_have_count(0)
    page.reload()
    page.wait_for_selector("#table main")
    expect(notice).to_have_count(0)


def with_friend(player: Guest, server: Served) -> tuple[Page, Line, Table]:
    """At a table of two, when it is the reader's turn: nobody goes on without either."""
    friend = server.guest()
    made = player.lay("fresco-cards", ["me", "open"])
    friend.join(made["invite"], name="Ada")
    hers = friend.open(made["id"]).ready()
    page = player.at_table(made["url"])
    while hers.my_turn:
        choose(hers, "pass", "")
    page.wait_for_selector(CHOICE, state="attached")
    return page, hers, server.registry.tables[made["id"]]


def test_who_was_away_is_told_that_a_computer_played(guest: Come, server: Served) -> None:
    page, _, table = with_friend(guest(), server)
    page.evaluate(f"async () => (await ({MODULE})('app/net/actions.js')).takeover(null)")
    wait_until(lambda: table.stood_in(0) > 0 and table.to_act == (1,))
    expect(page.locator("#table")).to_have_attribute("data-to-act", "1")
    page.evaluate(RETURNING, {"type": "return", "id": 0})  # a picture that comes meanwhile answers no choice
    page.evaluate(OTHERS, 1)
    page.evaluate(RETURNING, None)
    page.click('[data-ui="return"]')
    expect(page.locator(".concerns")).to_contain_text("A computer made")
    page.click('[data-ui="concerns-read"]')
    expect(page.locator(".concerns")).to_have_count(0)


# --- what new users stumbled over ------------------------------------------------------------------------------------


def test_the_summary_of_a_round_does_not_hide_the_chronicle(guest: Come) -> None:
    page = guest().sit_down("fresco-cards", ["me", "random"])
    while not page.locator("#tab-round").count():
        take_first(page)
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#tab-round .news-dot")).to_be_visible()
    expect(page.locator(".last")).to_be_hidden()
    page.click("#tab-round")
    expect(page.locator("#tab-round .news-dot")).to_have_count(0)
    expect(page.locator(".last-words")).to_be_visible()
    page.click('[data-ui="last"]')
    expect(page.locator(".log-lines")).to_be_visible()


def test_on_a_phone_the_last_line_opens_the_chronicle(guest: Come) -> None:
    player = guest(size=PHONE)
    page = player.sit_down("fresco-cards", ["me", "random"])
    page.wait_for_selector(".last-words")
    page.click('[data-ui="last"]')
    expect(page.locator("dialog .log-lines .line").first).to_be_visible()
    assert serious(page) == []
    player.well()


def test_a_computer_that_thinks_wears_no_place_and_the_order_of_the_round_stays(
    guest: Come, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = guest().sit_down("fresco", ["me", "random"])
    width = "document.querySelector('.prompt').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.evaluate(f"""async () => {{
      const {{view}} = await ({MODULE})('app/shell/state.js');
      view.value = {{...view.peek(), choices: [], to_act: [1]}};
    }}""")
    expect(page.locator(".prompt h1")).to_contain_text("thinks")
    assert page.locator('.prompt h1 use[href="#i-easel"]').count() == 0
    expect(page.locator(".bar .turns")).to_be_visible()
    assert abs(page.evaluate(width) - before) < 2


def test_a_piece_that_is_only_pushed_aside_has_not_moved(guest: Come) -> None:
    """And a hand that is put in order slides without growing, and without a glow."""
    page = guest(motion=True).goto("/")
    moving = page.evaluate("""async () => {
      const {measure, animate} = await import('/static/app/aids/motion.js');
      const box = document.createElement('div');
      box.id = 'table';
      box.innerHTML = `<p id="line">a</p><ul><li><b data-piece="jester">j</b></li></ul>
        <div data-slides style="display:flex"><i id="new"></i>
        <span style="rotate:9deg"><em data-piece="card" style="display:block;width:60px;height:90px">c</em></span></div>
        <div id="from"><b data-piece="pawn">p</b></div><div id="to" style="height:40px"></div>`;
      document.body.prepend(box);
      measure();
      document.querySelector('#line').style.height = '80px';
      document.querySelector('#new').style.width = '50px';
      document.querySelector('[data-piece=card]').parentElement.style.rotate = '0deg';
      document.querySelector('#to').append(document.querySelector('[data-piece=pawn]'));
      animate();
      document.querySelector('[data-piece=pawn]').getAnimations()[0].pause(); // on its way, however long this takes
      const card = document.querySelector('[data-piece=card]').getAnimations()[0];
      const scale = /scale\\(([\\d.]+)\\)/.exec(card.effect.getKeyframes()[0].transform)[1];
      card.finish();
      await card.finished;
      const slides = () => document.querySelector('[data-piece=card].is-moving');
      while (slides()) await new Promise(requestAnimationFrame); // its listeners hear of it a moment later
      return {
        moving: [...document.querySelectorAll('.is-moving, .is-fresh')].map((one) => one.dataset.piece),
        scale: Number(scale),
      };
    }""")
    assert moving == {"moving": ["pawn"], "scale": 1}


def test_who_resigns_is_told_so_and_is_no_longer_you(guest: Come, server: Served) -> None:
    page, _, table = with_friend(guest(), server)
    expect(page.locator(".log-lines")).to_contain_text("You")
    page.click('[data-ui="menu"]')
    page.click('[data-ui="resign"]')
    page.click('[data-ui="resign-yes"]')
    expect(page.locator(".prompt-text")).to_contain_text("You have resigned")
    expect(page.locator(".concerns")).to_contain_text("You have resigned")
    wait_until(lambda: table.to_act == (1,))
    expect(page.locator("#table")).to_have_attribute("data-to-act", "1")
    expect(page.locator(".prompt-text")).to_contain_text("You have resigned")
    expect(page.locator(".side h3").first).not_to_have_text("You")


def test_up_to_ends_with_the_bidding(guest: Come) -> None:
    """Outbid and passed: the table bids for nobody any more, though the others go on."""
    page = guest().sit_down("princes", ["me", "random", "random"])
    while not page.locator('[data-ui="max"]').count():
        take_first(page)
    page.click('[data-ui="max"]')
    page.evaluate(f"""async () => {{
      const {{facts, view}} = await ({MODULE})('app/shell/state.js');
      const now = view.peek();
      WebSocket.prototype.send = () => {{}}; // whatever it bids by itself, nobody answers with another picture
      document.querySelector('[data-ui=limit-go]').click();
      await new Promise(requestAnimationFrame);
      view.value = {{...now, choices: [], to_act: [1]}};
      await new Promise(requestAnimationFrame);
      window.waiting = document.querySelector('.limit-on') !== null;
      facts.value = [...facts.peek(), {{event: 'passed', seat: 0, item: now.auction.item, at: now.ply}}];
      view.value = {{...view.peek(), ply: now.ply + 1}};
    }}""")
    expect(page.locator(".limit-on")).to_have_count(0)
    assert page.evaluate("window.waiting") is True


# Whether the last line of the chronicle is cut.
LAST_CUT = """() => { const words = document.querySelector('.last-words');
  return words !== null && words.scrollHeight > words.clientHeight + 2 && words.textContent; }"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["princes", "fresco"])
def test_on_a_phone_the_last_line_is_not_cut(server: Served, guest: Come, game: str, lang: str) -> None:
    state, events = bottega.game(game).new(players=3, seed=5), list[Event]()
    bots = [make("apprentice", game, seed=5) for _ in range(3)]
    page = at_moment(server, guest(size=(360, 740), lang=lang), found(game, lambda view: view["round"] > 1, players=3))
    for ply in range(1, 161):
        take_turn(state, state.to_act[0], bots[state.to_act[0]], events)
        if not ply % 4:
            show(page, state, 0, events)
            assert not page.evaluate(LAST_CUT)
