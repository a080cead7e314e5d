"""Who is there: the pages open at a table, seats whose player left, and for how long they are waited for."""

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from bottega.play.live import PERSON, Viewer
from bottega.server.errors import Refused

if TYPE_CHECKING:
    from bottega.server.table import Table

TELL_AGAIN = 0.25  # seconds between two times that a table tells who is there
LIVE = "live"  # the pace at which somebody who left is replaced


class Page(Protocol):
    """One socket, as the table sees it."""

    viewer: Viewer
    where: str  # the address it comes from

    def send(self, tail: str) -> None: ...

    def send_away(self, code: int) -> None: ...


class Presence:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self.pages: dict[Viewer, list[Page]] = {}
        self.sent: dict[Viewer, int] = {}  # the version that a viewer's pages show
        self.absent: dict[int, asyncio.TimerHandle] = {}  # seats that a computer will take when the time is up
        self.left: dict[int, float] = {}  # since when a seat's last page is closed
        self.begun = time.monotonic()  # nobody has been missing for longer
        self.told = -TELL_AGAIN  # when all were told how the table stands
        self.telling: asyncio.TimerHandle | None = None  # what has changed since will be told then

    def watching(self, viewer: Viewer) -> int:
        return len(self.pages.get(viewer, ()))

    def is_here(self, number: int) -> bool:
        return self.watching(number) > 0

    def broadcast(self, tail: str) -> None:
        """The same to every page."""
        for pages in self.pages.values():
            for page in pages:
                page.send(tail)

    # --- telling who is there ---------------------------------------------------------------------------------------

    def tell(self) -> bool:
        """All are told that somebody has come or left: at once, or a moment later together with whoever does so until
        then. One who comes and goes all the time costs the others no more than that. False when it is told later."""
        if self.telling is not None:
            return False
        loop = asyncio.get_running_loop()
        wait = self.told + TELL_AGAIN - loop.time()
        if wait > 0:
            self.telling = loop.call_later(wait, self.table.broadcast_table)
            return False
        self.table.broadcast_table()
        return True

    def all_told(self) -> None:
        self.told = asyncio.get_running_loop().time()
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None

    # --- coming and going -------------------------------------------------------------------------------------------

    def add(self, page: Page) -> None:
        self.pages.setdefault(page.viewer, []).append(page)
        if page.viewer is not None and (timer := self.absent.pop(page.viewer, None)) is not None:
            timer.cancel()

    def remove(self, page: Page) -> bool:
        """False when the page was not there."""
        pages = self.pages.get(page.viewer, [])
        if page not in pages:
            return False
        pages.remove(page)
        if not pages:
            del self.pages[page.viewer]
            self.sent.pop(page.viewer, None)
            if page.viewer is not None:
                self.left[page.viewer] = time.monotonic()
        return True

    def begin(self) -> None:
        """The game begins: nobody has been missing before."""
        self.begun = time.monotonic()
        self.left.clear()

    # --- those who left ---------------------------------------------------------------------------------------------

    def watch_empty_seats(self) -> None:
        """Whoever is gone is waited for, as long as somebody does wait."""
        table = self.table
        if table.facts.pace != LIVE or table.facts.started is None or table.over or table.stopped is not None:
            return
        for number, seat in enumerate(table.seats):
            gone = seat.kind == PERSON and not self.is_here(number) and not table.is_computer(number)
            if gone and number not in self.absent:
                loop = asyncio.get_running_loop()
                self.absent[number] = loop.call_later(table.registry.settings.grace, self.miss, number)

    def miss(self, number: int) -> None:
        """The time is up."""
        del self.absent[number]
        somebody_waits = any(viewer is not None for viewer in self.pages)
        if somebody_waits and not self.is_here(number):
            self.table.registry.start_task(self.table.replace_absent(number))

    def check_missing(self, number: int) -> None:
        """Somebody else's seat goes to a computer only where its player is waited for, and has been for long enough."""
        if self.is_here(number):
            raise Refused("not-away")
        gone_for = time.monotonic() - self.left.get(number, self.begun)
        if self.table.facts.pace != LIVE or gone_for < self.table.registry.settings.grace:
            raise Refused("still-expected")

    def close(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
        for timer in self.absent.values():
            timer.cancel()
