"""The replay: the board is what the live table showed, in both directions, and a step waits for nobody."""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import bottega
from bottega import Record
from bottega.core.options import Several
from bottega.core.rng import SEALED
from bottega.play.live import PERSON
from bottega.server.guests import hash_of
from bottega.server.seating import new_facts
from bottega.server.summary import Seat
from bottega.server.table import Table
from bottega.server.trials import rows
from tests.patience import PATIENCE, wait_until
from tests.server.served import Served
from tests.soaked import mostly

from .clicker import Clicker
from .guests import LAPTOP, PHONE, Guest
from .test_care import MODULE, RETURNED
from .test_everyone import serious

Come = Callable[..., Guest]
Note = Callable[[str, object], None]
KEPT = Path(__file__).parents[1] / "games"
SHORT = ["fresco_cards/kept/end-turn-cap", "fresco_cards/kept/usual-2", "princes/kept/odd-3", "fresco/kept/end-idle"]
EVERY = 10  # moves between two looks
BOARD = ".showing > .table"

# All that can be read of the board and the panels: words, and the names of pictures. A button that takes something back
# is no part of the position, and a replay has none.
READ = """(among) => {
  const read = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) read.push(node.textContent.trim());
    if (!(node instanceof Element) || node.matches('.log, .edition, .last, .concerns')) return;
    if (!node.matches('[data-ui="take-back"]')) read.push(node.getAttribute('aria-label') ?? '');
    node.childNodes.forEach(walk);
  };
  document.querySelectorAll(among).forEach((one) => one.childNodes.forEach(walk));
  return read.filter(Boolean).join(' | ');
}"""
AT = "(move) => document.querySelector('#table')?.dataset.move === String(move)"
# A key for each move, as a hand presses it that waits for every picture; what stood there at some of them.
STEP = """async ([key, moves, looks, among, patience]) => {
  const read = READ;
  const [seen, waits] = [{}, []];
  for (const move of moves) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    const begun = performance.now();
    while (document.querySelector('#table')?.dataset.move !== String(move)) {
      if (performance.now() - begun > patience) throw new Error(`no picture of move ${move}`);
      await new Promise((then) => setTimeout(then));
    }
    waits.push(performance.now() - begun);
    if (looks.includes(move)) seen[move] = read(among);
  }
  return {seen, waits};
}""".replace("READ", READ)
# The pictures before and behind this one are here.
FORESEEN = f"""async () => {{
  const {{here, coming}} = (await ({MODULE})('app/replay/player.js')).past.peek();
  return here.size > 2 && coming.size === 0;
}}"""
BACK = f"async () => (await ({MODULE})('app/shell/state.js')).past.peek()?.back"
PLY = "(ply) => document.querySelector('#table')?.dataset.ply === String(ply)"


def kept(name: str) -> Record:
    return Record.load(KEPT / f"{name}.json")


@dataclass
class Looked:
    """What a page showed after so many moves."""

    move: int
    board: str


class Evening:
    """A game of a record, played at a live table while somebody watches and one of the players looks."""

    def __init__(self, server: Served, guest: Come, record: Record) -> None:
        self.server = server
        self.record = record
        deal = Record(**{**vars(record), "moves": [], "result": None})
        facts = new_facts("host", record.game, [], "", "days", False)
        seats = [Seat(PERSON, f"Player {seat}", None) for seat in range(record.players)]
        entries = rows(deal)
        key = f"key-{facts.id}"
        seats[0].holders.add("host")
        self.table: Table = server.inside(server.seating.begin(facts, seats, entries, hash_of(key)))
        self.watcher, self.player = guest(), guest()
        self.watching = self.watcher.at_table(f"/watch/{facts.watch}")
        self.playing = self.player.at_table(f"/t/{facts.id}#seat={key}")

    def play(self) -> tuple[list[Looked], list[Looked]]:
        """Every tenth move as the watcher saw it, and as the player saw it whenever nothing was asked of him."""
        seen, own = [], []
        for number, (seat, notation) in enumerate(self.record.moves, 1):
            self.server.inside(self.move(seat, notation))
            play = self.table.play
            assert play is not None
            if number % EVERY or play.state.is_over:
                continue
            self.watching.wait_for_function(PLY, arg=play.state.known_ply(None))
            seen.append(Looked(number, read(self.watching, "#table main")))
            if 0 not in play.state.to_act:
                self.playing.wait_for_function(PLY, arg=play.state.known_ply(0))
                own.append(Looked(number, read(self.playing, "#table main")))
        return seen, own

    async def move(self, seat: int, notation: str) -> None:
        play = self.table.play
        assert play is not None
        async with self.table.lock:
            await self.table.move(play, seat, play.game.number(notation), PERSON)


def read(page: Page, among: str) -> str:
    return str(page.evaluate(READ, among))


def board(page: Page, move: int) -> str:
    page.wait_for_function(AT, arg=move)
    return read(page, BOARD)


def replayed(server: Served, guest: Come, record: Record) -> list[float]:
    evening = Evening(server, guest, record)
    seen, own = evening.play()
    assert len(seen) > 2
    page = guest().goto(f"/replay/{evening.table.facts.id}?eyes=watch")
    waits = walk(page, len(record.moves), seen)
    page.goto("about:blank")
    page.goto(f"{server.url}/replay/{evening.table.facts.id}?eyes=0")
    jump(page, own)
    return waits


def walk(page: Page, last: int, looked: list[Looked]) -> list[float]:
    """Forwards to the end and back again, move by move; how long each picture took, in milliseconds."""
    waits: list[float] = []
    page.wait_for_selector(".showing")
    page.wait_for_function(AT, arg=0)
    looks = [one.move for one in looked]
    for key, moves in (("ArrowRight", range(1, last + 1)), ("ArrowLeft", range(last - 1, -1, -1))):
        shown = page.evaluate(STEP, [key, list(moves), looks, BOARD, PATIENCE * 1000])
        for one in looked:
            assert shown["seen"][str(one.move)] == one.board, f"{key} to move {one.move}"
        waits += shown["waits"]
    return waits


def jump(page: Page, looked: list[Looked]) -> None:
    """From look to look and back again, over the moves between them."""
    page.wait_for_selector(".showing")
    for one in (*looked, *reversed(looked)):
        page.fill('[data-ui="move"]', str(one.move))
        page.press('[data-ui="move"]', "Enter")
        assert board(page, one.move) == one.board, f"straight to move {one.move}"


@pytest.mark.long
@pytest.mark.parametrize("name", mostly(SHORT))
def test_the_board_is_what_the_live_table_showed(server: Served, guest: Come, name: str) -> None:
    replayed(server, guest, kept(name))


def fifty() -> Iterator[tuple[str, int, int, dict[str, Any]]]:
    """All games, numbers of players and modules. Who plays at random restores little: such games end by idleness, and
    sooner than usual."""
    rng = random.Random(50)
    [modules] = [list(option.words) for option in bottega.game("fresco").options if isinstance(option, Several)]
    games = cycle([(meta.id, players) for meta in bottega.metas() for players in meta.players])
    for seed in range(50):
        game, players = next(games)
        some = rng.sample(modules, rng.randrange(len(modules) + 1)) if game == "fresco" else []
        options: dict[str, Any] = {"idle_rounds": 2} if game == "fresco" else {}
        yield game, players, seed, {**options, "modules": sorted(some, key=modules.index)} if some else options


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players", "seed", "options"), list(fifty()))
def test_fifty_games(
    server: Served, guest: Come, game: str, players: int, seed: int, options: dict[str, Any], record_property: Note
) -> None:
    state, rng = bottega.game(game).new(players, seed, options, generator=SEALED), random.Random(seed)
    while not state.is_over:
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    waits = sorted(replayed(server, guest, Record.of(state)))
    record_property("moves", state.ply)
    record_property("pictures", len(waits))
    for part in (50, 99, 100):
        record_property(f"ms-{part}", round(waits[min(len(waits) * part // 100, len(waits) - 1)]))


# --- the page -------------------------------------------------------------------------------------------------------


def brought(one: Guest, record: Record) -> str:
    answer = one.context.request.post(f"{one.base}/api/replays", data=json.loads(record.to_json()))
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def opened(one: Guest, record: Record, more: str = "") -> Page:
    page = one.goto(f"/replay/{brought(one, record)}{more}")
    page.wait_for_selector(".showing")
    return page


@pytest.mark.long
def test_a_step_does_not_wait_for_the_server(guest: Come) -> None:
    """Pictures are here before they are wanted: with the line cut a whole part of the longest game can be walked."""
    one = guest()
    page = opened(one, kept("fresco/kept/box-4"), "#320")
    page.wait_for_function(AT, arg=320)
    wait_until(lambda: page.evaluate(FORESEEN))
    one.context.set_offline(True)
    one.trouble.expected.append("api/replays")
    one.trouble.expected.append("ERR_INTERNET_DISCONNECTED")
    for key, moves in (("ArrowRight", range(321, 333)), ("ArrowLeft", range(331, 312, -1))):
        for move in moves:
            page.keyboard.press(key)
            page.wait_for_function(AT, arg=move)
    one.context.set_offline(False)


def test_keys_and_buttons_lead_through_the_game(guest: Come) -> None:
    page = opened(guest(), kept("princes/kept/odd-3"), "#40")
    page.wait_for_function(AT, arg=40)
    last = 185
    for key, move in (("ArrowRight", 41), ("ArrowLeft", 40), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        page.wait_for_function(AT, arg=move)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_function("() => Number(document.querySelector('#table').dataset.move) > 5")
    expect(page.locator(".rd.now b")).to_have_text("2")
    page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function(AT, arg=0)
    page.keyboard.press("t")
    page.wait_for_function("() => document.querySelector('.pin.on')")
    page.click('[data-ui="on"]')
    page.click('[data-ui="back"]')
    page.wait_for_function("() => document.querySelector('.pin.on')")
    slider = page.get_by_role("slider")
    assert slider.get_attribute("aria-valuemax") == str(last)
    slider.click()  # in its middle
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Move 9[1-4] of 185: round \d"))
    page.fill('[data-ui="move"]', "120")
    page.press('[data-ui="move"]', "Enter")
    page.wait_for_function(AT, arg=120)
    expect(page).to_have_url(re.compile("#120$"))


def test_playing_goes_on_by_itself_and_stops_at_the_end(guest: Come) -> None:
    page = opened(guest(), kept("fresco_cards/kept/usual-2"), "#99")
    page.click('[data-ui="speed-4"]')
    page.click('[data-ui="play"]')
    page.wait_for_function(AT, arg=103)
    expect(page.locator('[data-ui="play"]')).to_have_attribute("aria-label", "Play")


def test_eyes_see_what_they_may(guest: Come) -> None:
    page = opened(guest(), kept("fresco_cards/kept/usual-2"), "#50")
    expect(page.locator(".hand-of")).to_have_count(2)
    page.click('[data-ui="eyes-1"]')
    expect(page.locator('[data-ui="eyes-1"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand-of")).to_have_count(0)
    expect(page.locator(".showing .fan")).to_have_count(1)
    assert page.locator("[data-action]").count() == 0
    page.keyboard.press("Escape")
    page.locator("body").press("e")
    expect(page.locator('[data-ui="eyes-all"]')).to_have_attribute("aria-pressed", "true")


def test_no_chance_leaves_the_drawing(guest: Come) -> None:
    record = kept("fresco_cards/kept/usual-2")
    chances = [[0.5, 0.5], [0.97, 0.03], [0.2, 0.8], [1.0, 0.0]]
    course = [{"move": k * len(record.moves) // 3, "chances": each} for k, each in enumerate(chances)]

    def told(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "state": "done", "chances": course})

    one = guest(fresh=True)
    one.page.route("**/api/reviews/*", told)
    page = opened(one, record)
    page.wait_for_selector('[data-ui="course-chances"][aria-pressed="true"]')
    drawn = page.locator(".curve .ln").evaluate_all("(all) => all.map((line) => line.getAttribute('d'))")
    heights = [float(point.split()[1]) for line in drawn for point in re.split("[ML]", line)[1:]]
    assert len(heights) == 2 * len(course)
    assert all(0 < height < 100 for height in heights)


def test_the_chronicle_goes_along_and_leads_back(guest: Come) -> None:
    page = opened(guest(), kept("princes/kept/odd-3"), "#100")
    here = page.locator('.mv-line[aria-current="true"]')
    expect(here).to_have_count(1)
    expect(here).to_be_in_viewport()
    earlier = page.locator(".mv-line").last
    move = int(earlier.locator("small").inner_text())
    earlier.evaluate("(line) => line.click()")
    page.wait_for_function(AT, arg=move)
    page.click('[data-ui="tab-turns"]')
    page.locator(".turning .mv-line").first.click()
    page.wait_for_function("() => document.querySelector('.pin.on')")


@pytest.mark.parametrize("name", ["fresco/kept/base-3", "fresco_cards/kept/odd-3", "princes/kept/odd-3"])
def test_turning_points_stand_one_below_the_other(guest: Come, name: str) -> None:
    """Whatever a game's own styles call a turn: each has the width of the list."""
    page = opened(guest(), kept(name))
    page.click('[data-ui="tab-turns"]')
    page.wait_for_selector(".turning .mv-line")
    left, width, scrolled = page.locator(".turning").evaluate(
        """(list) => [
          [...list.children].map((one) => Math.round(one.getBoundingClientRect().left)),
          [...list.children].every((one) => one.getBoundingClientRect().width > list.clientWidth * 0.8),
          list.scrollWidth > list.clientWidth,
        ]"""
    )
    assert len(set(left)) == 1
    assert width
    assert not scrolled


def test_a_link_leads_to_the_same_moment(guest: Come) -> None:
    one = guest()
    page = opened(one, kept("fresco/kept/end-idle"), "?eyes=1#31")
    page.wait_for_function(AT, arg=31)
    before = read(page, BOARD)
    page.click('[data-ui="share-moment"]')
    link = page.input_value('[data-ui="moment-link"]')
    assert link.endswith("?eyes=1#31")
    other = guest().goto(link.removeprefix(one.base))
    assert board(other, 31) == before


# --- ways in and out -------------------------------------------------------------------------------------------------


def test_a_file_on_the_front_page_is_a_game_to_watch(guest: Come, tmp_path: Path) -> None:
    one = guest()
    page = one.goto("/")
    file = tmp_path / "evening.json"
    file.write_text("{}", "utf-8")
    one.trouble.expected += ["409", "api/replays"]
    page.set_input_files('[data-ui="bring"]', file)
    expect(page.locator(".bring-file .trouble")).to_contain_text("no record")
    file.write_text("no json", "utf-8")
    page.set_input_files('[data-ui="bring"]', file)
    expect(page.locator(".bring-file .trouble")).to_contain_text("JSON")
    file.write_text(json.dumps({"note": "x" * 500_000}), "utf-8")
    page.set_input_files('[data-ui="bring"]', file)
    expect(page.locator(".bring-file .trouble")).to_contain_text("too large")
    assert serious(page) == []
    file.write_text(kept("fresco_cards/kept/usual-2").to_json(), "utf-8")
    page.set_input_files('[data-ui="bring"]', file)
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".showing")


DROP = """(text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], 'evening.json', {type: 'application/json'}));
  for (const kind of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: carried, bubbles: true, cancelable: true}));
}"""


def test_a_file_is_dropped_anywhere_on_the_front_page(guest: Come) -> None:
    page = guest().goto("/")
    page.wait_for_selector(".bring-file")
    page.evaluate(DROP, kept("fresco_cards/kept/usual-2").to_json())
    page.wait_for_url("**/replay/*")


def test_the_way_back_to_the_front_page_takes_another_file(guest: Come, tmp_path: Path) -> None:
    page = guest(fresh=True).goto("/")
    page.route("**/api/replays", lambda it: it.fulfill(status=201, json={"id": "../#nowhere"}))
    file = tmp_path / "evening.json"
    file.write_text("{}", "utf-8")
    page.set_input_files('[data-ui="bring"]', file)
    chosen = page.locator(".bring-file label")
    expect(chosen).to_have_attribute("aria-disabled", "true")
    page.evaluate(RETURNED)
    expect(chosen).not_to_have_attribute("aria-disabled", "true")


def test_the_way_back_to_the_replay_begins_another_trial(guest: Come) -> None:
    page = opened(guest(fresh=True), kept("fresco_cards/kept/usual-2"), "#40")
    page.route("**/api/replays/*/play", lambda it: it.fulfill(status=201, json={"url": "#40"}))
    page.click('[data-ui="play-on"]')
    begin = page.locator('[data-ui="begin-trial"]')
    begin.click()
    expect(begin).to_be_disabled()
    page.evaluate(RETURNED)
    expect(begin).to_be_enabled()


# A sheet is drawn a moment before it is opened.
IN_THE_MIDDLE = """([width, height]) => {
  const box = document.querySelector('.moment-sheet')?.getBoundingClientRect();
  return box?.width > 0 && Math.abs(box.x + box.width / 2 - width / 2) <= 1
    && Math.abs(box.y + box.height / 2 - height / 2) <= 1;
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_sheets_of_a_moment_lie_in_the_middle(guest: Come, size: tuple[int, int]) -> None:
    page = opened(guest(size=size), kept("fresco_cards/kept/usual-2"), "#40")
    for sheet in ("play-on", "share"):
        page.click(f'[data-ui="{sheet}"]')
        page.wait_for_function(IN_THE_MIDDLE, arg=size)
        page.click('.moment-sheet [data-ui="close"]')


def test_playing_on_from_here_is_a_trial(guest: Come) -> None:
    one = guest()
    page = opened(one, kept("fresco_cards/kept/usual-2"), "#40")
    page.wait_for_function(AT, arg=40)
    page.click('[data-ui="play-on"]')
    page.check('[data-ui="seat-1"]')
    page.select_option('[data-ui="bot"]', "apprentice")
    assert serious(page) == []
    page.click('[data-ui="begin-trial"]')
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table main")
    expect(page.locator('[data-ui="trial"]')).to_contain_text("Trial from move 40")
    page.click('[data-ui="trial"]')
    page.wait_for_url("**/replay/*#40")
    page.wait_for_function(AT, arg=40)


def test_the_end_and_the_list_lead_to_the_replay(guest: Come, server: Served) -> None:
    one = guest()
    page = opened(one, kept("fresco_cards/kept/usual-2"), "#100")
    page.click('[data-ui="play-on"]')
    page.select_option('[data-ui="bot"]', "apprentice")
    page.click('[data-ui="begin-trial"]')
    page.wait_for_url("**/t/*")
    assert Clicker(page, 1).play()
    page.click('[data-ui="replay"]')
    page.wait_for_selector(".showing")
    page = one.goto("/")
    page.click('[data-ui="see-replay"]')
    page.wait_for_selector(".showing")


def is_back(page: Page, moves: int) -> bool:
    return bool(page.evaluate(BACK) == moves)


def test_a_running_table_is_looked_back_at(guest: Come) -> None:
    one = guest()
    page = one.sit_down("fresco", ["me", "random"])
    shown = []
    for _ in range(6):
        shown.append(read(page, "#table .board"))
        ply = page.get_attribute("#table", "data-ply")
        page.locator("#table [data-action]:not([aria-disabled])").first.evaluate("(one) => one.click()")
        page.wait_for_function(
            "(ply) => document.querySelector('#table').dataset.ply !== ply"
            " && document.querySelector('#table [data-action]:not([aria-disabled])')",
            arg=ply,
        )
    now = page.get_attribute("#table", "data-ply")  # the other may still be planning: later it may be more
    page.click('[data-ui="menu"]')
    page.click('[data-ui="look-back"]')
    page.wait_for_selector('[data-ui="rewind-now"]')
    assert page.locator("[data-action]").count() == 0
    assert serious(page) == []
    for back in (2, 3, 4):  # a key is not heard while a picture is on its way
        page.keyboard.press("[")
        wait_until(partial(is_back, page, back))
    page.wait_for_function("(ply) => Number(document.querySelector('#table').dataset.ply) < Number(ply) - 2", arg=now)
    assert page.get_attribute("#table", "data-ply") != now
    page.keyboard.press("]")
    page.keyboard.press("Escape")
    page.wait_for_function("(ply) => Number(document.querySelector('#table').dataset.ply) >= Number(ply)", arg=now)
    assert page.locator('[data-ui="rewind-now"]').count() == 0
    assert page.locator("#table [data-action]").count() > 0


# --- for everyone ---------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("name", mostly(["fresco_cards/kept/usual-2", "princes/kept/odd-4", "fresco/kept/box-2"]))
@pytest.mark.parametrize(("size", "lang"), mostly([(PHONE, "fr"), (LAPTOP, "en")]))
def test_axe_finds_nothing_serious(guest: Come, name: str, size: tuple[int, int], lang: str) -> None:
    one = guest(size=size, lang=lang)
    page = opened(one, kept(name), "#60")
    page.wait_for_function(AT, arg=60)
    assert serious(page) == []
    page.click('[data-ui="eyes-0"]')
    expect(page.locator('[data-ui="eyes-0"]')).to_have_attribute("aria-pressed", "true")
    assert serious(page) == []
    page.click('[data-ui="share"]')
    page.wait_for_selector('[data-ui="moment-link"]')
    assert serious(page) == []
    one.well()


def test_closed_doors_say_why(guest: Come, server: Served) -> None:
    made = server.guest().make("fresco", ["me", "random"])
    one = guest()
    one.trouble.expected += ["409", "404"]
    page = one.goto(f"/replay/{made['id']}")
    expect(page.locator("h1")).to_have_text("This game is still going on")
    page = one.goto(f"/replay/{'0' * 32}")
    expect(page.locator("h1")).to_have_text("There is no such game to look at")
