"""A real server in a thread, and browsers that are watched: whatever goes wrong in one is written down."""

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, Response

from bottega.server.app import create_app
from bottega.server.run import bound, configured
from bottega.server.settings import Limits, Settings

PATIENCE = 30.0  # seconds for anything that must happen
LAPTOP, PHONE, TABLET, WIDE = (1366, 768), (390, 844), (768, 1024), (1920, 1080)
CHOICE = "#table [data-action]:not([aria-disabled])"
NO_LIMIT = (10**6, 10**6)
GENEROUS = Limits(requests=NO_LIMIT, makes=NO_LIMIT, messages=NO_LIMIT, chats=NO_LIMIT, sockets=10**6, tables=10**6)


class House:
    """Computers answer at once here; an absent seat is taken over after `grace` seconds."""

    def __init__(self, folder: Path, grace: float = 3600.0) -> None:
        self.folder = folder
        settings = Settings(data=folder, pace=0.0, grace=grace, limits=GENEROUS)
        self.listening = bound("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.server = uvicorn.Server(configured(create_app(settings), settings))
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        asyncio.run(self.server.serve(sockets=[self.listening]))

    def __enter__(self) -> Self:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()

    def make(self, game: str, seats: list[str], **more: Any) -> dict[str, str]:
        """A table laid by somebody who is not in a browser."""
        answer = httpx.post(f"{self.base}/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, str] = answer.json()
        return made


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


@dataclass
class Trouble:
    """Everything that must not happen in a page."""

    base: str
    told: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)  # parts of addresses that may be refused

    def watch(self, page: Page) -> None:
        page.on("console", lambda message: self.note("console", message.text, message.type in ("error", "warning")))
        page.on("pageerror", lambda error: self.note("error", str(error)))
        page.on(
            "requestfailed", lambda request: self.note("failed", request.url, "ERR_ABORTED" not in str(request.failure))
        )
        page.on("response", self.look)

    def look(self, response: Response) -> None:
        self.note("abroad", response.url, not response.url.startswith((self.base, "data:", "blob:")))
        self.note("refused", f"{response.status} {response.url}", response.status >= 400)

    def note(self, kind: str, text: str, wrong: bool = True) -> None:
        if wrong and not any(part in text for part in self.expected):
            self.told.append(f"{kind}: {text}")


class Guest:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        size: tuple[int, int] = LAPTOP,
        lang: str = "en",
        theme: str = "day",
        motion: bool = False,
    ) -> None:
        small = size[0] < 700
        self.base = base
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme="dark" if theme == "candlelight" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=small,
            is_mobile=small,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.trouble = Trouble(base)
        self.page = self.open()

    def open(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        self.trouble.watch(page)
        return page

    def lay(self, game: str, seats: list[str], **more: Any) -> dict[str, str]:
        """A new table, laid by this browser, so that the seat is its own."""
        answer = self.context.request.post(f"{self.base}/api/tables", data={"game": game, "seats": seats, **more})
        assert answer.status == 201, answer.text()
        made: dict[str, str] = answer.json()
        return made

    def sit_down(self, game: str, seats: list[str], **options: Any) -> Page:
        """At a new table, with something to choose."""
        page = self.at_table(self.lay(game, seats, options=options)["url"])
        page.wait_for_selector(CHOICE, state="attached")
        return page

    def goto(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page

    def at_table(self, path: str) -> Page:
        page = self.goto(path)
        page.wait_for_selector("#table main")
        return page

    def close(self) -> None:
        self.context.close()

    def renew(self) -> None:
        """Somebody else, in a browser that has seen our files before."""
        for page in self.context.pages:
            if page.url.startswith(self.base):
                page.evaluate("localStorage.clear()")
            if page is not self.page:
                page.close()
        self.page.goto("about:blank")
        self.context.clear_cookies()
        self.context.set_offline(False)
        self.trouble.told.clear()
        self.trouble.expected.clear()

    def well(self) -> None:
        """Nothing went wrong so far, and the page does not scroll sideways."""
        assert self.trouble.told == []
        assert not sideways(self.page)


def sideways(page: Page) -> int:
    return int(page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)"))


def path_of(page: Page) -> str:
    return urlsplit(page.url).path
