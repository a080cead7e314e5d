"""One socket: a page at a table. It reads requests one by one and answers each; what the table tells waits in a queue,
so that a page which does not read keeps nobody waiting.
"""

import asyncio
import time
from collections import deque
from contextlib import suppress

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from bottega.server import messages
from bottega.server.errors import Refused
from bottega.server.guard import address
from bottega.server.guests import Guests
from bottega.server.house import House
from bottega.server.limits import Bucket
from bottega.server.messages import Act, Chat, Ping, Request, Resign, Resync, Return, Takeover, Undo
from bottega.server.names import clean
from bottega.server.play import Viewer
from bottega.server.table import Table

NO_TABLE, NO_SEAT, TOO_FAST, TOO_SLOW = 4404, 4403, 4429, 4408
PATIENCE = 400  # refusals for being too fast, until the line is cut


class Socket:
    """A `Page` in the eyes of its table."""

    def __init__(self, send: Send, viewer: Viewer, backlog: int) -> None:
        self.send_frame = send
        self.viewer = viewer
        self.backlog = backlog
        self.number = 0
        self.waiting: deque[str] = deque()
        self.woken = asyncio.Event()

    def send(self, tail: str) -> None:
        self.number += 1
        self.waiting.append(f'{{"n":{self.number},{tail}')
        self.woken.set()

    async def send_on(self) -> None:
        while len(self.waiting) <= self.backlog:
            await self.woken.wait()
            self.woken.clear()
            while self.waiting and len(self.waiting) <= self.backlog:
                await self.send_frame({"type": "websocket.send", "text": self.waiting.popleft()})
        await self.send_frame({"type": "websocket.close", "code": TOO_SLOW})


class Sockets:
    def __init__(self, house: House, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.limits = house.settings.limits
        self.open: dict[str, int] = {}

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Spoken to without the usual wrapping, which would cost as much as the rest of a message."""
        with suppress(OSError):  # gone in the middle of an answer
            await self.attend(scope, receive, send)

    async def attend(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        visit = HTTPConnection(scope)
        guest = self.guests.of(visit) or ""
        try:
            table, viewer = await self.admitted(visit, guest)
        except Refused as refused:
            tail = messages.refused(None, refused.code, refused.message, None)
            await send({"type": "websocket.send", "text": '{"n":1,' + tail})
            await send({"type": "websocket.close", "code": NO_TABLE if refused.status == 404 else NO_SEAT})
            return
        page = Socket(send, viewer, self.limits.backlog)
        who = guest or address(scope)
        self.open[who] = self.open.get(who, 0) + 1
        sender = asyncio.create_task(page.send_on())
        try:
            await table.join(page)
            await self.read_on(table, page, receive)
        finally:
            table.leave(page)
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]
            sender.cancel()
            # Whoever left in the middle of a message cannot be told so.
            await asyncio.gather(sender, return_exceptions=True)

    async def admitted(self, visit: HTTPConnection, guest: str) -> tuple[Table, Viewer]:
        table = await self.house.table(visit.path_params["id"])
        if self.open.get(guest or address(visit.scope), 0) >= self.limits.sockets:
            raise Refused("slow-down")
        token = visit.query_params.get("watch")
        if token is not None:
            if token != table.facts.watch:
                raise Refused("wrong-link")
            if len(table.pages.get(None, [])) >= self.limits.watchers:
                raise Refused("full", "Too many people watch this table.")
            return table, None
        seat = table.seat_of(guest) if guest else None
        if seat is None:
            raise Refused("not-seated")
        return table, seat

    async def read_on(self, table: Table, page: Socket, receive: Receive) -> None:
        now = time.monotonic()
        pace, talk = Bucket(self.limits.messages, now), Bucket(self.limits.chats, now)
        refusals = 0
        while (message := await receive())["type"] == "websocket.receive":
            if pace.take(time.monotonic()):
                await self.answer(table, page, message.get("text") or message.get("bytes") or "", talk)
                continue
            refusals += 1
            if refusals > PATIENCE:
                await page.send_frame({"type": "websocket.close", "code": TOO_FAST})
                return
            self.refuse(table, page, None, Refused("slow-down"))
            await asyncio.sleep(0)  # so that the answers go out in between

    async def answer(self, table: Table, page: Socket, text: str | bytes, talk: Bucket) -> None:
        if len(text) > self.limits.message:
            self.refuse(table, page, None, Refused("too-large"))
            return
        try:
            message = messages.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.refuse(table, page, None, Refused("malformed"))
            return
        if isinstance(message, Ping):
            page.send(messages.PONG)
        elif isinstance(message, Resync):
            table.resync(page)
        else:
            try:
                await self.obey(table, page.viewer, message, talk)
            except Refused as refused:
                self.refuse(table, page, message.id, refused)
            else:
                page.send(messages.accepted(message.id))

    async def obey(self, table: Table, seat: Viewer, message: Request, talk: Bucket) -> None:
        if seat is None:
            raise Refused("watching")
        match message:
            case Act():
                await table.act(seat, message.version, message.action)
            case Undo():
                await table.undo(seat, message.version)
            case Chat():
                if not talk.take(time.monotonic()):
                    raise Refused("slow-down")
                await table.say(seat, self.said(message.text))
            case Resign():
                await table.resign(seat)
            case Takeover():
                await table.takeover(seat, message.seat)
            case Return():
                await table.come_back(seat)

    def said(self, text: str) -> str:
        if len(text) > self.limits.chat:
            raise Refused("too-large")
        words = clean(text)
        if not words:
            raise Refused("malformed", "There is nothing in this message.")
        return words

    def refuse(self, table: Table, page: Socket, re: int | None, refused: Refused) -> None:
        version = table.play.version(page.viewer) if table.play is not None else None
        page.send(messages.refused(re, refused.code, refused.message, version))
