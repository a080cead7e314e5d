"""A program over a socket: the key in a header or in its first word, then messages both ways."""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from bottega.server.errors import Refused
from bottega.server.guard import address
from bottega.server.leaving import RESTART
from bottega.server.limits import RateLimit, RateLimits
from bottega.server.logs import HEADER, request_id
from bottega.server.messages import number_in
from bottega.server.programs import messages
from bottega.server.programs.api import bearer, check_protocol
from bottega.server.programs.keys import ProgramKey
from bottega.server.programs.lines import Place
from bottega.server.programs.messages import Act, Hello, Ping, Refusal, Resync
from bottega.server.settings import Limits
from bottega.server.socket import NO_SEAT, PATIENCE, TOO_FAST, TRY_AGAIN, Socket

if TYPE_CHECKING:
    from bottega.server.table import Table
    from bottega.server.tables import TableRegistry

NO_KEY, ENDED, WRONG_PROTOCOL = 4401, 4409, 4426
FAREWELLS = {"wrong-key": NO_KEY, "wrong-protocol": WRONG_PROTOCOL, "slow-down": TOO_FAST, "not-kept": TRY_AGAIN}


class ProgramSocket(Socket):
    """A `Line` in the eyes of the hub."""

    def __init__(self, send: Send, key: ProgramKey, where: str, limits: Limits) -> None:
        super().__init__(send, None, where, limits)
        self.key = key
        self.places: dict[Place, int] = {}
        self.decided: dict[Place, int] = {}
        self.ended = asyncio.Event()

    def end(self, tail: str) -> None:
        self.send(tail)
        self.ended.set()


class ProgramSockets:
    def __init__(self, registry: "TableRegistry", tries: RateLimits) -> None:
        self.registry = registry
        self.hub = registry.programs
        self.limits = registry.settings.limits
        self.tries = tries  # keys tried by one address
        self.open: dict[str, int] = {}

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        where = address(scope)
        await receive()
        await send({"type": "websocket.accept", "headers": [(HEADER.encode(), request_id(scope).encode())]})
        with suppress(OSError):  # gone in the middle of an answer
            if self.registry.leaving.begun:
                await send({"type": "websocket.close", "code": RESTART})
                return
            if self.open.get(where, 0) >= self.limits.address_sockets:
                await send({"type": "websocket.close", "code": TOO_FAST})
                return
            self.open[where] = self.open.get(where, 0) + 1
            try:
                await self.attend(scope, receive, send)
            finally:
                self.open[where] -= 1
                if not self.open[where]:
                    del self.open[where]

    async def attend(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            key = await self.admitted(scope, receive)
        except Refused as refused:
            self.registry.refused(scope, refused.code)
            told = messages.tail(Refusal(None, None, refused.code, refused.message, None))
            await send({"type": "websocket.send", "text": '{"n":1,' + told})
            await send({"type": "websocket.close", "code": FAREWELLS.get(refused.code, NO_SEAT)})
            return
        if key is None:
            return
        line = ProgramSocket(send, key, address(scope), self.limits)
        line.guest = key.guest
        with self.registry.leaving.staying(line):
            await self.stay(line, receive)

    async def stay(self, line: ProgramSocket, receive: Receive) -> None:
        work: list[asyncio.Task[Any]] = [asyncio.create_task(line.send_on())]
        try:
            await self.hub.attach(line)
            work.append(asyncio.create_task(self.receive_on(line, receive)))
            ended = asyncio.create_task(line.ended.wait())
            work.append(ended)
            await asyncio.wait([*work, line.given_up, line.sent_away], return_when=asyncio.FIRST_COMPLETED)
            if line.sent_away.done():
                await line.finish()
            elif ended.done():
                await line.send_rest()
        finally:
            self.hub.detach(line)
            async with line.answering:  # what has been begun is done
                for task in work:
                    task.cancel()
            found = await asyncio.gather(*work, return_exceptions=True)
        if line.given_up.done() or (line.sent_away.done() and not line.ended.is_set()):
            await line.farewell()
        elif line.ended.is_set():
            await line.send_frame({"type": "websocket.close", "code": ENDED})
        for outcome in found:
            if isinstance(outcome, Exception):
                raise outcome

    # --- who it is --------------------------------------------------------------------------------------------------

    async def admitted(self, scope: Scope, receive: Receive) -> ProgramKey | None:
        """None when it left before it said who it is."""
        visit = HTTPConnection(scope)
        header = visit.headers.get("authorization")
        if header is not None:
            return await self.known(scope, bearer(header))
        try:
            async with asyncio.timeout(self.limits.program_hello):
                message = await receive()
        except TimeoutError:
            raise Refused("wrong-key", "No key came with the line, and no hello.") from None
        if message["type"] != "websocket.receive":
            return None
        try:
            hello = self.read(message.get("text") or message.get("bytes") or "")
        except Refused as refused:
            raise Refused("wrong-key", f"The first word is a hello with a key. {refused.message}") from None
        if not isinstance(hello, Hello):
            raise Refused("wrong-key", "The first word is a hello with a key.")
        check_protocol(hello.protocol)
        return await self.known(scope, hello.key or "")

    async def known(self, scope: Scope, text: str) -> ProgramKey:
        try:
            return await self.hub.keys.find(text)
        except Refused:
            if not self.tries.take(address(scope)):
                raise Refused("slow-down") from None
            raise

    # --- what it says -----------------------------------------------------------------------------------------------

    async def receive_on(self, line: ProgramSocket, receive: Receive) -> None:
        resyncs = RateLimit(self.limits.resyncs, time.monotonic())
        refusals = 0
        while (message := await receive())["type"] == "websocket.receive":
            if line.sent_away.done():  # nothing new is begun
                continue
            text = message.get("text") or message.get("bytes") or ""
            if self.hub.paces.take(line.key.id):
                async with line.answering:
                    if not await self.receive(line, text, resyncs):
                        return
                continue
            refusals += 1
            if refusals > PATIENCE:
                await line.send_frame({"type": "websocket.close", "code": TOO_FAST})
                return
            re = number_in(text) if len(text) <= self.limits.message else None
            refuse(line, re, None, Refused("slow-down"))
            await asyncio.sleep(0)  # so that the answers go out in between

    async def receive(self, line: ProgramSocket, text: str | bytes, resyncs: RateLimit) -> bool:
        """False when the line is to end."""
        try:
            message = self.read(text)
        except Refused as refused:
            refuse(line, None, None, refused)
            return True
        match message:
            case Ping():
                line.send(messages.tail(messages.Pong()))
            case Hello():
                return await self.greet(line, message)
            case Resync():
                await self.resync(line, message, resyncs)
            case Act():
                await self.act(line, message)
        return True

    def read(self, text: str | bytes) -> messages.FromProgram:
        if len(text) > self.limits.message:
            raise Refused("too-large")
        try:
            return messages.DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            reason = str(error) if isinstance(error, msgspec.ValidationError) else None
            raise Refused("malformed", reason) from None

    async def greet(self, line: ProgramSocket, hello: Hello) -> bool:
        """Whoever brought the key in a header may still say which version it speaks."""
        try:
            check_protocol(hello.protocol)
        except Refused as refused:
            refuse(line, None, None, refused)
            await line.send_rest()
            await line.send_frame({"type": "websocket.close", "code": WRONG_PROTOCOL})
            return False
        return True

    async def resync(self, line: ProgramSocket, asked: Resync, resyncs: RateLimit) -> None:
        if not resyncs.take(time.monotonic()):
            refuse(line, None, asked.table, Refused("slow-down"))
            return
        try:
            seats = opened(line, asked.table)
            await (await self.registry.table(asked.table)).programs.resync(line, seats)
        except Refused as refused:
            refuse(line, None, asked.table, refused)

    async def act(self, line: ProgramSocket, act: Act) -> None:
        table: Table | None = None
        seat = -1
        try:
            seats = opened(line, act.table)
            table = await self.registry.table(act.table)
            seat = table.programs.seat_for(seats, act.seat)
            version = await table.programs.act(seat, act.version, act.action)
        except Refused as refused:
            tries = None if table is None or seat < 0 else table.programs.tries_left(seat, refused.code)
            refuse(line, act.id, act.table, refused, tries)
        else:
            line.send(messages.tail(messages.Ok(act.id, act.table, version)))


def opened(line: ProgramSocket, table_id: str) -> list[int]:
    """The seats at a table that a line serves; of other tables it hears nothing, not even whether they exist."""
    seats = [seat for table, seat in line.places if table == table_id]
    if not seats:
        raise Refused("not-seated")
    return seats


def refuse(line: ProgramSocket, re: int | None, table: str | None, refused: Refused, tries: int | None = None) -> None:
    line.send(messages.tail(Refusal(re, table, refused.code, refused.message, tries)))
