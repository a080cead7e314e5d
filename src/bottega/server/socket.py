"""One socket: a page at a table. It receives requests one by one and answers each; what the table sends waits in a
queue, so that a page which does not read keeps nobody waiting. When too much waits, the page is given up.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from bottega.play.live import Viewer
from bottega.server import hints, messages
from bottega.server.errors import Refused
from bottega.server.files import Files
from bottega.server.guard import address
from bottega.server.guests import Guests
from bottega.server.leaving import RESTART
from bottega.server.limits import RateLimit, RateLimits
from bottega.server.logs import HEADER, request_id
from bottega.server.messages import (
    Act,
    AllowHints,
    Chat,
    Lesson,
    Ping,
    Request,
    Resign,
    Resync,
    Return,
    TakeBack,
    Takeover,
    Undo,
)
from bottega.server.names import clean
from bottega.server.settings import Limits
from bottega.server.table import Table
from bottega.server.tables import TableRegistry

NO_TABLE, NO_SEAT, TOO_FAST, TOO_SLOW, TRY_AGAIN = 4404, 4403, 4429, 4408, 1013
FAREWELLS = {404: NO_TABLE, 503: TRY_AGAIN}  # by the status of a refusal
PATIENCE = 400  # refusals for being too fast, until the line is cut
FAREWELL = 1.0  # seconds to tell a page that does not read why it is cut off


class Socket:
    """A `Page` in the eyes of its table."""

    def __init__(self, send: Send, viewer: Viewer, where: str, limits: Limits) -> None:
        self.send_frame = send
        self.viewer = viewer
        self.where = where
        self.limits = limits
        self.number = 0
        self.waiting: deque[str] = deque()
        self.size = 0
        self.woken = asyncio.Event()
        self.silent = asyncio.Event()
        self.silent.set()
        self.given_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.guest = ""  # whose it is
        self.sent_away: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.answering = asyncio.Lock()

    def send(self, tail: str) -> None:
        if self.given_up.done():
            return
        self.number += 1
        self.silent.clear()
        text = f'{{"n":{self.number},{tail}'
        self.waiting.append(text)
        self.size += len(text)
        if len(self.waiting) > self.limits.backlog or self.size > self.limits.backlog_size:
            self.waiting.clear()
            self.given_up.set_result(None)
            self.silent.set()
        self.woken.set()

    async def send_on(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            while self.waiting:
                text = self.waiting.popleft()
                self.size -= len(text)
                await self.send_frame({"type": "websocket.send", "text": text})
            self.silent.set()

    def send_away(self, code: int = RESTART) -> None:
        """What has been begun is done and answered, and then the line is closed; usually because the server stops."""
        if not self.sent_away.done():
            self.sent_away.set_result(code)

    async def send_rest(self) -> None:
        """What waits, to a page that reads."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.silent.wait()

    async def finish(self) -> None:
        """What has been begun is done, and told like all else; nothing new is."""
        async with self.answering:
            await self.send_rest()

    async def farewell(self) -> None:
        with suppress(OSError, RuntimeError):  # gone, or told already
            async with asyncio.timeout(FAREWELL):
                code = TOO_SLOW if self.given_up.done() else self.sent_away.result()
                await self.send_frame({"type": "websocket.close", "code": code})


class Sockets:
    def __init__(self, registry: TableRegistry, guests: Guests, files: Files) -> None:
        self.registry = registry
        self.guests = guests
        self.files = files
        self.limits = registry.settings.limits
        self.open: dict[str, int] = {}
        self.openings = RateLimits(self.limits.openings)  # by address and table

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Spoken to without the usual wrapping, which would cost as much as the rest of a message."""
        with suppress(OSError):  # gone in the middle of an answer
            await self.attend(scope, receive, send)

    async def attend(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept", "headers": [(HEADER.encode(), request_id(scope).encode())]})
        if self.registry.leaving.begun:
            await send({"type": "websocket.close", "code": RESTART})
            return
        visit = HTTPConnection(scope)
        guest = self.guests.of(visit) or ""
        if not self.openings.take(f"{address(scope)} {visit.path_params['id']}"):
            self.registry.refused(scope, "slow-down")
            await turn_away(send, Refused("slow-down"), TOO_FAST)
            return
        try:
            table, viewer = await self.admitted(visit, guest)
        except Refused as refused:
            self.registry.refused(scope, refused.code)
            await turn_away(send, refused, FAREWELLS.get(refused.status, NO_SEAT))
            return
        page = Socket(send, viewer, address(scope), self.limits)
        page.guest = guest
        with self.registry.leaving.staying(page):
            await self.stay(table, page, guest, scope, receive)

    async def stay(self, table: Table, page: Socket, guest: str, scope: Scope, receive: Receive) -> None:
        for who in callers(scope, guest):
            self.open[who] = self.open.get(who, 0) + 1
        work = [asyncio.create_task(page.send_on())]
        try:
            await self.files.keep_up()
            page.send(messages.hello(self.files.version(), [] if page.viewer is None else table.seats_of(guest)))
            if told := self.registry.announcement.text:
                page.send(messages.announcement(told))
            await table.join(page)
            work.append(asyncio.create_task(self.receive_on(table, page, receive)))
            ends: list[asyncio.Future[Any]] = [*work, page.given_up, page.sent_away]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if page.sent_away.done():
                await page.finish()
        finally:
            table.leave(page)
            for who in callers(scope, guest):
                self.open[who] -= 1
                if not self.open[who]:
                    del self.open[who]
            async with page.answering:  # what has been begun is done
                for task in work:
                    task.cancel()
            # Whoever left in the middle of a message cannot be told so.
            ended = await asyncio.gather(*work, return_exceptions=True)
        if page.given_up.done() or page.sent_away.done():
            await page.farewell()
        if isinstance(ended[1], Exception):
            raise ended[1]

    async def admitted(self, visit: HTTPConnection, guest: str) -> tuple[Table, Viewer]:
        table = await self.registry.table(visit.path_params["id"])
        most = self.limits.sockets, self.limits.address_sockets
        if any(self.open.get(who, 0) >= count for who, count in zip(callers(visit.scope, guest), most, strict=True)):
            raise Refused("slow-down")
        token = visit.query_params.get("watch")
        if token is not None:
            if token != table.facts.watch:
                raise Refused("wrong-link")
            if len(table.presence.pages.get(None, [])) >= self.limits.watchers:
                raise Refused("full", "Too many people watch this table.")
            return table, None
        held, asked = table.seats_of(guest), visit.query_params.get("seat")
        if not held:
            raise Refused("not-seated")
        # An address copied from somebody else's page names his seat, and leads everybody to his own.
        return table, next((seat for seat in held if asked == str(seat)), held[0])

    async def receive_on(self, table: Table, page: Socket, receive: Receive) -> None:
        now = time.monotonic()
        pace = RateLimit(self.limits.messages, now)
        resyncs = RateLimit(self.limits.resyncs, now)
        refusals = 0
        while (message := await receive())["type"] == "websocket.receive":
            if page.sent_away.done():  # nothing new is begun
                continue
            text = message.get("text") or message.get("bytes") or ""
            if pace.take(time.monotonic()):
                async with page.answering:
                    await self.receive(table, page, text, resyncs)
                continue
            refusals += 1
            if refusals > PATIENCE:
                await page.send_frame({"type": "websocket.close", "code": TOO_FAST})
                return
            re = messages.number_in(text) if len(text) <= self.limits.message else None
            self.refuse(table, page, re, Refused("slow-down"))
            await asyncio.sleep(0)  # so that the answers go out in between

    async def receive(self, table: Table, page: Socket, text: str | bytes, resyncs: RateLimit) -> None:
        if len(text) > self.limits.message:
            self.refuse(table, page, None, Refused("too-large"))
            return
        try:
            message = messages.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.refuse(table, page, None, Refused("malformed"))
            return
        self.registry.metrics.messages.count(str(type(message).__struct_config__.tag))
        if isinstance(message, Ping):
            page.send(messages.PONG)
        elif isinstance(message, Resync):
            if resyncs.take(time.monotonic()):
                table.resync(page)
            else:
                self.refuse(table, page, None, Refused("slow-down"))
        else:
            try:
                await self.dispatch(table, page.viewer, message)
            except Refused as refused:
                self.refuse(table, page, message.id, refused)
            else:
                page.send(messages.accepted(message.id))

    async def dispatch(self, table: Table, seat: Viewer, message: Request) -> None:
        if seat is None:
            raise Refused("watching")
        match message:
            case Act():
                await table.act(seat, message.version, message.action, message.unless_final)
            case Undo():
                await table.undo(seat, message.version, message.choice)
            case TakeBack():
                await table.take_back(seat, message.version)
            case Chat():
                await table.say(seat, self.said(message.text))
            case Resign():
                await table.resign(seat)
            case Takeover():
                await table.takeover(seat, message.seat)
            case Return():
                await table.come_back(seat)
            case AllowHints():
                await hints.allow(table, seat, message.allow)
            case Lesson():
                await table.coach.teach(seat, message.step, message.go)

    def said(self, text: str) -> str:
        if len(text) > self.limits.chat:
            raise Refused("too-large")
        words = clean(text)
        if not words:
            raise Refused("malformed", "There is nothing in this message.")
        return words

    def refuse(self, table: Table, page: Socket, re: int | None, refused: Refused) -> None:
        self.registry.refused(None, refused.code)
        version = table.play.version(page.viewer) if table.play is not None else None
        page.send(messages.refused(re, refused.code, refused.message, version))


async def turn_away(send: Send, refused: Refused, code: int) -> None:
    tail = messages.refused(None, refused.code, refused.message, None)
    await send({"type": "websocket.send", "text": '{"n":1,' + tail})
    await send({"type": "websocket.close", "code": code})


def callers(scope: Scope, guest: str) -> tuple[str, str]:
    """Whose line this is, and where it comes from."""
    return f"guest {guest or address(scope)}", f"address {address(scope)}"
