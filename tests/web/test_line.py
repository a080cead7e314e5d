"""Lines break and servers die while people play: their pages find the way back by themselves, and the game goes on."""

import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from bottega.server.files import Files
from bottega.server.store.file import FILE
from tests.patience import PATIENCE, wait_until
from tests.server.served import Served

from .clicker import Clicker
from .guests import CHOICE, PHONE, Guest, stopped
from .wire import Wire

Come = Callable[..., Guest]

HELD = "#table [data-held]"
PLY = "document.querySelector('#table').dataset.ply"
LOST = ".banner.bad"
WHY = ".prompt .why"
# How often something was said over the line; what is sent is handed to it a moment later.
COUNT_WORDS = """() => {
  window.words = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { send.call(this, text); if (text.includes('"chat"')) window.words += 1; };
}"""
WATCH = "fetch(location.pathname.replace('/t/', '/api/tables/')).then((it) => it.json()).then((table) => table.watch)"


@pytest.fixture
def wire(server: Served) -> Iterator[Wire]:
    with Wire(server.port) as line:
        yield line


def choices_in(folder: Path) -> int:
    """How many choices people have made that are on disk."""
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as store:
        return int(store.execute("SELECT count(*) FROM journal WHERE kind = 'move' AND body LIKE 'p%'").fetchone()[0])


def seated(come: Come, base: str, seats: list[str]) -> tuple[Guest, Page]:
    player = come(base=base)
    player.trouble.expected += ["ERR_CONNECTION", "/ws/"]
    page = player.sit_down("fresco-cards", seats)
    page.evaluate("() => { window.stays = true; }")
    return player, page


def test_a_cut_line_is_told_and_comes_back_by_itself(guest: Come, wire: Wire) -> None:
    player, page = seated(guest, wire.base, ["me", "random"])
    Clicker(page, 1).play(most=2)
    wire.cut()
    expect(page.locator(LOST)).to_be_visible()
    assert page.locator(CHOICE).count() == 0
    ply = page.evaluate(PLY)
    wire.mend()
    page.wait_for_selector(LOST, state="detached")
    page.wait_for_selector(CHOICE, state="attached")
    assert page.evaluate(PLY) == ply
    Clicker(page, 2).play(most=2)
    assert page.evaluate("window.stays") is True
    player.well()


def test_a_choice_on_its_way_when_the_line_is_cut_can_be_made_again(guest: Come, wire: Wire) -> None:
    player, page = seated(guest, wire.base, ["me", "random"])
    wire.stall()
    page.evaluate(f"() => document.querySelector('{CHOICE}').click()")
    page.wait_for_selector(HELD, state="attached")
    wire.cut()
    wire.flow()
    wire.mend()
    expect(page.locator(WHY)).to_contain_text("did not arrive")
    page.click('[data-ui="understood"]')
    page.wait_for_selector(HELD, state="detached")
    Clicker(page, 3).play(most=3)
    player.well()


def test_a_choice_whose_answer_was_lost_is_not_called_lost(guest: Come, wire: Wire, server: Served) -> None:
    player, page = seated(guest, wire.base, ["me", "random"])
    ply, before = page.evaluate(PLY), choices_in(server.folder)
    wire.hush()
    page.evaluate(f"() => document.querySelector('{CHOICE}').click()")
    wait_until(lambda: choices_in(server.folder) > before)
    wire.cut()
    wire.flow()
    wire.mend()
    page.wait_for_selector(HELD, state="detached")
    page.wait_for_selector(CHOICE, state="attached")
    assert int(page.evaluate(PLY)) > int(ply)
    expect(page.locator(WHY)).to_have_count(0)
    Clicker(page, 3).play(most=3)
    player.well()


def test_a_line_that_says_nothing_is_told_and_then_given_up(guest: Come, wire: Wire) -> None:
    player = guest(base=wire.base)
    player.trouble.expected += ["ERR_CONNECTION", "/ws/"]
    player.page.clock.install()
    page = stopped(player.sit_down("fresco-cards", ["me", "random"]))
    ply = page.evaluate(PLY)
    wire.stall()
    page.locator(CHOICE).first.click()
    page.clock.run_for(500)
    expect(page.locator(".prompt-text")).to_contain_text("On its way")
    page.clock.run_for(3_000)
    expect(page.locator(".prompt-text")).to_contain_text("The answer takes longer than usual")
    page.clock.run_for(8_000)
    expect(page.locator(LOST)).to_contain_text("may not have arrived")
    wire.cut()  # and what was on its way with it
    wire.flow()
    wire.mend()
    page.clock.resume()
    page.wait_for_selector(LOST, state="detached")
    page.wait_for_selector(CHOICE, state="attached")
    assert page.evaluate(PLY) == ply
    expect(page.locator(WHY)).to_contain_text("did not arrive")


def test_what_was_written_stays_until_it_is_accepted(guest: Come, wire: Wire) -> None:
    player, page = seated(guest, wire.base, ["me", "random"])
    gallery = guest().goto(page.evaluate(WATCH))
    gallery.wait_for_selector("#table main")
    page.click('[data-ui="tab-chat"]')
    page.fill("#say", "Buona fortuna")
    wire.stall()
    page.evaluate(COUNT_WORDS)
    page.press("#say", "Enter")
    page.wait_for_function("window.words === 1")
    expect(page.locator("#say")).to_have_value("Buona fortuna")
    wire.flow()
    expect(page.locator("#say")).to_have_value("")
    expect(page.locator(".chat")).to_contain_text("Buona fortuna")
    player.well()


@pytest.mark.long
def test_the_waiting_room_has_what_the_table_has(guest: Come, wire: Wire) -> None:
    """The menu, words with those who came, and the word that the line is lost."""
    host, friend = guest(base=wire.base), guest(size=PHONE)
    host.trouble.expected += ["ERR_CONNECTION", "/ws/"]
    made = host.lay("fresco-cards", ["me", "open", "open"])
    page = host.at_table(made["url"])
    other = friend.goto(made["invite"])
    other.click('[data-ui="sit"]')
    page.fill(".room #say", "Buona sera")
    page.press("#say", "Enter")
    other.click('[data-ui="talk"]')
    expect(other.locator("dialog .chat")).to_contain_text("Buona sera")
    page.click('[data-ui="menu"]')
    expect(page.locator('dialog [data-ui="leave"]')).to_be_visible()
    expect(page.locator('dialog [data-ui="my-link"]')).to_be_visible()
    expect(page.locator('dialog [data-ui="resign"]')).to_have_count(0)
    page.keyboard.press("Escape")
    wire.cut()
    expect(page.locator(LOST)).to_contain_text("Your seat stays yours")
    wire.mend()
    page.wait_for_selector(LOST, state="detached")
    expect(page.locator(".room .chat")).to_contain_text("Buona sera")
    page.click('[data-ui="takeover"]')
    page.wait_for_selector("#table main .log")
    for one in (host, friend):
        one.well()


@pytest.mark.long
def test_each_page_stays_the_seat_it_was_opened_as(guest: Come, wire: Wire) -> None:
    """One browser, two seats of one table: neither page becomes the other when the line or the page comes again."""
    player = guest(base=wire.base)
    player.trouble.expected += ["ERR_CONNECTION", "/ws/"]
    made = player.lay("fresco-cards", ["open", "me"])
    first = player.at_table(made["url"])
    link = httpx.post(f"{wire.base}/api{made['invite']}", json={"name": "Ada"}, timeout=PATIENCE).json()["url"]
    second = player.open()
    second.goto(wire.base + link)
    expect(second.locator(".as")).to_have_text("Ada")
    wire.cut()
    expect(first.locator(LOST)).to_be_visible()
    wire.mend()
    first.wait_for_selector(LOST, state="detached")
    second.reload()
    expect(second.locator(".as")).to_have_text("Ada")
    expect(first.locator(".as")).to_have_text("Tommaso")
    expect(second).to_have_title(re.compile("^(Ada|\u25cf)"))
    first.click('[data-ui="other-seat"]')
    expect(first.locator(".as")).to_have_text("Ada")
    player.well()


# --- another build ---------------------------------------------------------------------------------------------------


def test_a_page_of_an_earlier_build_loads_itself_anew(guest: Come, wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where nobody is asked anything; whoever is in the midst of a choice is told, and has a button."""
    player, page = seated(guest, wire.base, ["me", "random"])
    gallery = player.open()
    gallery.goto(wire.base + page.evaluate(WATCH))
    gallery.wait_for_selector("#table main")
    monkeypatch.setattr(Files, "version", lambda _: "f" * 16)
    with gallery.expect_navigation():
        wire.cut()
        wire.mend()
    renewed = "document.querySelector('script[type=module]').src.includes('@ffffffffffffffff/')"
    gallery.wait_for_selector("#table main")
    assert gallery.evaluate(renewed)
    page.wait_for_selector('[data-ui="renew"]')
    assert page.evaluate("window.stays") is True
    with page.expect_navigation():
        page.click('[data-ui="renew"]')
    page.wait_for_selector(CHOICE, state="attached")
    assert page.evaluate(renewed)
    expect(page.locator('[data-ui="renew"]')).to_have_count(0)
    player.well()


def open_menu(page: Page) -> None:
    page.click('[data-ui="menu"]')
    page.wait_for_selector("dialog[open]")


def close_menu(page: Page) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def point(page: Page) -> None:
    page.hover(".bish-tile")
    page.wait_for_selector("#tip:not([hidden])")


def point_elsewhere(page: Page) -> None:
    page.mouse.move(1, 1)
    page.wait_for_selector("#tip", state="hidden")


def read_back(page: Page) -> None:
    page.set_viewport_size({"width": 1366, "height": 400})  # a chronicle of few lines is longer than this
    page.wait_for_function(
        "() => { const it = document.querySelector('.log-lines'); it.scrollTop = 99; return it.scrollTop > 8; }"
    )


def read_the_newest(page: Page) -> None:
    page.evaluate("document.querySelector('.log-lines').scrollTop = 0")


def mark(page: Page) -> None:
    page.evaluate("getSelection().selectAllChildren(document.querySelector('.log-lines'))")


def mark_nothing(page: Page) -> None:
    page.evaluate("getSelection().removeAllRanges()")


READING = {
    "earlier lines": (read_back, read_the_newest),
    "a sheet": (open_menu, close_menu),
    "an explanation": (point, point_elsewhere),
    "marked words": (mark, mark_nothing),
}


@pytest.mark.soak
@pytest.mark.parametrize("what", READING)
def test_nobody_who_reads_has_the_page_pulled_away(
    guest: Come, wire: Wire, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """They are told, and have a button; once they have read, the next move brings the page of the new build."""
    begin, end = READING[what]
    player, page = seated(guest, wire.base, ["me", "random"])
    Clicker(page, 3).play(most=16)
    gallery = player.open()
    gallery.goto(wire.base + page.evaluate(WATCH))
    gallery.wait_for_selector("#table main")
    gallery.evaluate("() => { window.stays = true; }")
    begin(gallery)
    monkeypatch.setattr(Files, "version", lambda _: "f" * 16)
    wire.cut()
    wire.mend()
    gallery.wait_for_selector('[data-ui="renew"]')
    page.wait_for_selector('[data-ui="renew"]')
    assert gallery.evaluate("window.stays") is True
    with page.expect_navigation():
        page.click('[data-ui="renew"]')  # else it would load itself anew in the midst of what follows
    page.wait_for_selector(CHOICE, state="attached")
    with gallery.expect_navigation():
        end(gallery)
        Clicker(page, 4).play(most=10)  # some of its choices are nobody else's news
    gallery.wait_for_selector("#table main")
    expect(gallery.locator('[data-ui="renew"]')).to_have_count(0)
    player.well()


@pytest.mark.soak
def test_half_a_sentence_is_not_lost_to_a_new_build(guest: Come, wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = guest(base=wire.base), guest(base=wire.base)
    for one in (host, friend):
        one.trouble.expected += ["ERR_CONNECTION", "/ws/"]
    made = host.lay("fresco-cards", ["me", "open"])
    host.at_table(made["url"])
    friend.goto(made["invite"]).click('[data-ui="sit"]')
    for one in (host, friend):
        one.page.wait_for_selector("#table main .log")
    idle = next(one.page for one in (host, friend) if not one.page.locator(CHOICE).count())
    idle.click('[data-ui="tab-chat"]')
    idle.fill("#say", "Buona")
    idle.locator("#say").blur()
    idle.evaluate("() => { window.stays = true; }")
    monkeypatch.setattr(Files, "version", lambda _: "f" * 16)
    wire.cut()
    wire.mend()
    for one in (host, friend):
        one.page.wait_for_selector('[data-ui="renew"]')
    other = next(one.page for one in (host, friend) if one.page != idle)
    other.click('[data-ui="tab-chat"]')
    other.fill("#say", "Eccolo")
    other.press("#say", "Enter")
    expect(idle.locator(".chat .words")).to_contain_text("Eccolo")
    assert idle.evaluate("window.stays") is True
    expect(idle.locator("#say")).to_have_value("Buona")


# --- kill -9 ----------------------------------------------------------------------------------------------------------


class Process:
    """A server of its own, as people start it."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        words = ["serve", "--port", str(port), "--data", str(folder), "--no-open", "--pace", "0", "--lang", "en"]
        self.process = subprocess.Popen(  # noqa: S603 -- the command is written here
            [sys.executable, "-m", "bottega", *words], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.base = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.base.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[list[Process]]:
    """The last one is the running one."""
    servers = [Process(tmp_path)]
    yield servers
    servers[-1].kill()


@pytest.mark.long
def test_pages_play_on_when_the_server_was_killed(guest: Come, served: list[Process], tmp_path: Path) -> None:
    """Once it has not read the choice any more, and once it may have; what became of it is told as it is."""
    base, port = served[0].base, served[0].port
    player, page = seated(guest, base, ["me", "random"])
    watcher = guest(base=base)
    watcher.trouble.expected += ["ERR_CONNECTION", "/ws/"]
    gallery = watcher.goto(page.evaluate(WATCH))
    gallery.wait_for_selector("#table main")
    clicker = Clicker(page, 4)
    for last in (signal.SIGSTOP, signal.SIGCONT):
        clicker.play(most=clicker.clicks + 3)
        before = choices_in(tmp_path)
        served[-1].process.send_signal(last)
        page.evaluate(f"() => document.querySelector('{CHOICE}').click()")
        served[-1].kill()
        expect(page.locator(LOST)).to_be_visible()
        arrived = choices_in(tmp_path) > before
        assert not (arrived and last == signal.SIGSTOP)
        served.append(Process(tmp_path, port))
        page.wait_for_selector(CHOICE, state="attached")
        expect(page.locator(WHY)).to_have_count(0 if arrived else 1)
        if not arrived:
            expect(page.locator(WHY)).to_contain_text("Your last choice did not arrive. Please choose again.")
            page.click('[data-ui="understood"]')
    clicker.play(most=clicker.clicks + 3)
    assert page.evaluate("window.stays") is True
    gallery.wait_for_function(f"() => Number({PLY}) > 0 && !document.querySelector('{LOST}')")
    for one in (player, watcher):
        one.well()
