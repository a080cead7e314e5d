"""Draw the pictures of docs/pictures anew: `make pictures` (needs Chromium).

The lobby and each game's table at its start, in the middle and at the end, and Fresco with all its modules in the
middle; a lesson, a rule book, a replay, a hint, a review and somebody's games; on a laptop and on a phone, by day and
by candlelight. A computer plays every seat up to the moment of a picture, so that the tables look as played ones do.
"""

import argparse
import base64
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser import NO_BROWSER, find_browser

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
GAMES = {"fresco": (4, 130), "princes": (4, 110), "fresco-cards": (3, 60)}  # seats, and the ply of the middle
MODULES, MODULES_MIDDLE = "fresco-modules", 330
LESSON_STEP = 8  # of Fresco: the bishop is moved
REPLAYED = 110  # moves of a game of Princes
ADVISED = 60  # the ply of Fresco from which on a hint is asked for
WAYS = 5  # open to choose from, so that there is something to be advised
SIZES = {"laptop": (1366, 768, 1.0), "phone": (390, 844, 2.0)}
THEMES = ("day", "candlelight")
HEAVIEST = 250_000  # bytes
QUALITIES = (82, 70, 58, 45)

ALL_MODULES = (
    "() => fetch('/api/games').then((r) => r.json()).then((all) => all.find((g) => g.id === 'fresco').modules)"
)
POST = """([path, body]) => fetch(path, {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
}).then((answer) => answer.json())"""
# A second line to the table, over which the seat is lent to a computer, and taken back at the given ply: the page shows
# moves one after another, and is far behind the computers.
LEND = """([id, ply]) => new Promise((opened) => {
  const line = new WebSocket(`ws://${location.host}/ws/${id}`);
  line.onopen = () => { line.send(JSON.stringify({type: 'takeover', id: 1})); opened(); };
  line.onmessage = (message) => {
    if (JSON.parse(message.data).view?.ply >= ply) {
      line.send(JSON.stringify({type: 'return', id: 2}));
      line.onmessage = null;
    }
  };
})"""
END = 100_000  # a ply that no game reaches
# Where the lesson is, once the coach waits for the learner and it is elsewhere than before.
LESSON_AT = """(before) => {
  const coach = document.querySelector('.coach[aria-busy="false"]');
  if (!coach || coach.querySelector('.coach-wait') || !document.querySelector('.torch .ring')) return false;
  const at = `${coach.dataset.step} ${coach.dataset.awaits}`;
  return at !== before && at;
}"""
# That a computer has played for the player, which is true of our players only.
UNDERSTOOD = """() => document.querySelector('[data-ui="concerns-read"]')?.click()"""
REACHED = "(ply) => Number(document.querySelector('#table')?.dataset.ply) >= ply"
CHOICES = "#table [data-action]:not([aria-disabled])"
BEGUN = 24  # choices of a beginner, before a computer goes on for him
CHOOSE_LAST = "(open) => [...document.querySelectorAll(open)].at(-1).click()"
NEXT_CHOICE = "([ply, open]) => document.querySelector('#table').dataset.ply !== ply && document.querySelector(open)"


@contextmanager
def served() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "bottega", "serve", "--port", port, "--data", data, "--no-open"]
        server = subprocess.Popen([*command, "--pace", "0.2"], stdout=subprocess.PIPE, text=True)
        try:
            if server.stdout is None or not server.stdout.readline():
                sys.exit("The server did not start.")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def contexts(browser: Browser, known: Any = None) -> Iterator[tuple[str, BrowserContext]]:
    """A window of each size in each light, of the same guest."""
    for size, (width, height, scale) in SIZES.items():
        for theme in THEMES:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                is_mobile=size == "phone",
                has_touch=size == "phone",
                color_scheme="dark" if theme == "candlelight" else "light",
                reduced_motion="reduce",
                locale="en",
                storage_state=known,
            )
            yield f"{size}-{theme}", context
            context.close()


def take(page: Page, name: str) -> None:
    """As WebP, as fine as its size allows."""
    line = page.context.new_cdp_session(page)
    picture = b""
    for quality in QUALITIES:
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(shot["data"])
        if len(picture) < HEAVIEST / 2:
            break
    if len(picture) >= HEAVIEST:
        sys.exit(f"{name} is too heavy: {len(picture)} bytes.")
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp {len(picture) / 1000:.0f} KB")


def take_everywhere(browser: Browser, player: Page, name: str, ready: str, key: str = "") -> None:
    """What lies at the address of a player's page, and there perhaps behind a key."""
    for how, context in contexts(browser, player.context.storage_state()):
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.goto(player.url)
        if key:
            page.wait_for_selector(CHOICES, state="attached")
            page.keyboard.press(key)
        page.wait_for_selector(ready, state="attached")
        page.evaluate(UNDERSTOOD)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(600)
        take(page, f"{name}-{how}")


def play(browser: Browser, base: str, game: str) -> None:
    seats, middle = GAMES[game]
    player = sat_down(browser, base, game, seats, {})
    take_everywhere(browser, player, f"{game}-start", CHOICES)
    play_on(player, middle)
    take_everywhere(browser, player, f"{game}-middle", CHOICES)
    finish(player)
    take_everywhere(browser, player, f"{game}-end", "main.final")
    player.close()


def play_modules(browser: Browser, base: str) -> None:
    page = browser.new_page()
    page.goto(base)
    player = sat_down(browser, base, "fresco", 4, {"modules": page.evaluate(ALL_MODULES)})
    play_on(player, MODULES_MIDDLE)
    take_everywhere(browser, player, f"{MODULES}-middle", CHOICES)
    page.close()
    player.close()


def teach(browser: Browser, base: str) -> None:
    """A lesson, where it asks for a move."""
    learner = named(browser, base)
    learner.goto(base + learner.evaluate(POST, ["/api/lessons/fresco", {}])["url"])
    at = ""
    while not at.startswith(f"{LESSON_STEP} "):
        if at:
            learner.keyboard.press("k")
        at = learner.wait_for_function(LESSON_AT, arg=at).json_value()
    take_everywhere(browser, learner, "lesson", ".torch .ring")
    learner.close()


def show_rules(browser: Browser, base: str) -> None:
    reader = browser.new_page(locale="en")
    reader.goto(f"{base}/rules/fresco#cathedral")
    take_everywhere(browser, reader, "rules", "#cathedral .rb-figure")
    reader.close()


def replay(browser: Browser, base: str) -> None:
    """A game between computers, in its middle, with everything open."""
    host = browser.new_page(locale="en", reduced_motion="reduce")
    host.set_default_timeout(300_000)
    host.goto(base)
    wish = {"game": "princes", "seats": ["journeyman"] * 4}
    made = host.evaluate(POST, ["/api/tables", wish])
    host.goto(base + made["url"])
    host.wait_for_selector("main.final")
    host.goto(f"{base}/replay/{made['id']}#{REPLAYED}")
    take_everywhere(browser, host, "replay", f'#table[data-move="{REPLAYED}"]')
    host.close()


def advise(browser: Browser, base: str) -> None:
    player = sat_down(browser, base, "fresco", 4, {})
    ply = ADVISED
    play_on(player, ply)
    while player.locator(CHOICES).count() < WAYS:
        ply = int(player.get_attribute("#table", "data-ply") or ply) + 1
        play_on(player, ply)
    take_everywhere(browser, player, "hint", ".hint-p .best-c", key="h")
    player.close()


def review(browser: Browser, base: str) -> None:
    """Of a beginner: where a computer has played the seat, nothing has cost anything."""
    player = sat_down(browser, base, "princes", 3, {})
    for _ in range(BEGUN):
        ply = player.get_attribute("#table", "data-ply")
        player.evaluate(CHOOSE_LAST, CHOICES)
        player.wait_for_function(NEXT_CHOICE, arg=[ply, CHOICES])
    finish(player)
    player.goto(f"{base}/review/{table_of(player)}")
    player.wait_for_selector('#review[data-state="done"]')
    take_everywhere(browser, player, "review", '#review[data-state="done"] .an-cost li')
    player.close()


def look_back(browser: Browser, base: str) -> None:
    """What somebody has played: a game of each kind, and the short one some times more."""
    player = named(browser, base)
    for game, seats in (*[(game, seats) for game, (seats, _) in GAMES.items()], *[("fresco-cards", 2)] * 4):
        sit_down(player, base, game, seats, {})
        finish(player)
    player.goto(f"{base}/games")
    take_everywhere(browser, player, "games", ".gone")
    player.close()


PAGES = {
    "lesson": teach,
    "rules": show_rules,
    "replay": replay,
    "hint": advise,
    "review": review,
    "games": look_back,
}


def named(browser: Browser, base: str) -> Page:
    player = browser.new_page(locale="en", reduced_motion="reduce")
    player.set_default_timeout(300_000)
    player.goto(base)
    player.evaluate(POST, ["/api/me", {"name": "Ginevra"}])
    return player


def sit_down(player: Page, base: str, game: str, seats: int, options: dict[str, Any]) -> None:
    wish = {"game": game, "seats": ["me"] + ["journeyman"] * (seats - 1), "options": options}
    player.goto(base + player.evaluate(POST, ["/api/tables", wish])["url"])
    player.wait_for_selector(CHOICES, state="attached")


def sat_down(browser: Browser, base: str, game: str, seats: int, options: dict[str, Any]) -> Page:
    player = named(browser, base)
    sit_down(player, base, game, seats, options)
    return player


def table_of(player: Page) -> str:
    return player.url.split("/")[-1]


def play_on(player: Page, ply: int) -> None:
    """A computer plays the seat up to about this ply; then there is a choice again."""
    player.evaluate(LEND, [table_of(player), ply])
    player.wait_for_function(REACHED, arg=ply)
    player.wait_for_selector(f"{CHOICES}, #table[data-over]", state="attached")


def finish(player: Page) -> None:
    """A computer plays the seat to the end."""
    player.evaluate(LEND, [table_of(player), END])
    player.wait_for_selector("main.final")


def main() -> None:
    known = ["lobby", *GAMES, MODULES, *PAGES]
    parser = argparse.ArgumentParser(description="Draw the pictures of docs/pictures anew.")
    parser.add_argument("pictures", nargs="*", metavar="PICTURE", help=f"usually all of: {', '.join(known)}")
    wanted: list[str] = parser.parse_args().pictures or known
    unknown = [name for name in wanted if name not in known]
    if unknown:
        parser.error(f"there is no picture {unknown[0]!r}; there are {', '.join(known)}")
    chromium = find_browser()
    if chromium is None:
        sys.exit(NO_BROWSER)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name in wanted:
            if name == "lobby":
                page = browser.new_page()
                page.goto(base)
                take_everywhere(browser, page, "lobby", '[data-ui="play-fresco"]:enabled')
            elif name == MODULES:
                play_modules(browser, base)
            elif name in PAGES:
                PAGES[name](browser, base)
            else:
                play(browser, base, name)
        browser.close()


if __name__ == "__main__":
    main()
