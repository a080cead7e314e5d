"""Keys and programs over HTTP. Whoever makes a key is known by the cookie of his browser, a program by its key."""

from typing import Annotated, Any

from fastapi import Path, Query, Request, Response
from sqlalchemy import select

from bottega.server.api import Api, Id, new_key_facts
from bottega.server.errors import Refused
from bottega.server.models import (
    Acted,
    KeyFacts,
    NewKey,
    NewKeyFacts,
    NewProgram,
    ProgramAct,
    ProgramFacts,
    Seated,
)
from bottega.server.names import clean
from bottega.server.programs.hub import MOST_PLACES, seats_of
from bottega.server.programs.keys import ProgramKey, new_key
from bottega.server.programs.messages import PROTOCOL
from bottega.server.programs.schemas import schema_text
from bottega.server.seating import seat_program
from bottega.server.store.schema import TABLES

KeyId = Annotated[str, Path(min_length=1, max_length=40)]
After = Annotated[int, Query(ge=0, le=2**53)]
Wait = Annotated[float, Query(ge=0, le=600)]
Version = Annotated[int, Query(ge=1, le=1000)]
JSON = "application/json"


class ProgramApi:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.registry = api.registry
        self.hub = api.registry.programs
        self.keys = self.hub.keys
        api.add("POST", "/tables/{id}/programs", self.put, 201, (404, 409))
        api.add("GET", "/programs/keys", self.all_keys, 200, ())
        api.add("POST", "/programs/keys", self.make_key, 201, ())
        api.add("POST", "/programs/keys/{id}/revoke", self.revoke, 200, (404,))
        api.add("GET", "/programs", self.about, 200, (401, 409))
        api.add("POST", "/programs/act", self.act, 200, (401, 404, 409))
        api.add_file("/programs/events", self.events, JSON, 401)
        api.add_file("/programs/schema", self.schema, JSON)

    # --- for people -------------------------------------------------------------------------------------------------

    async def put(self, request: Request, id: Id, asked: NewProgram) -> NewKeyFacts:
        """A program for a free seat, by whoever set the table or sits there; or another key to one's own program."""
        self.api.slowly(request)
        table = await self.registry.table(id)
        guest = self.api.guests.of(request) or ""
        await self.keys.check_room(guest)
        made = await seat_program(table, guest, asked.seat, named(asked.name))
        if made.key.seat is not None:
            await self.hub.seated(id, guest, [made.key.seat])
        return new_key_facts(made, id)

    async def all_keys(self, request: Request, response: Response) -> list[KeyFacts]:
        return [self.facts(key) for key in await self.keys.of(self.api.guest(request, response))]

    async def make_key(self, request: Request, response: Response, asked: NewKey) -> NewKeyFacts:
        """For all seats at which this guest puts programs."""
        name = named(asked.name)
        self.api.slowly(request)
        guest = self.api.guest(request, response)
        await self.keys.check_room(guest)
        made = new_key(guest, name)
        await self.keys.add(made)
        return new_key_facts(made, None)

    async def revoke(self, request: Request, id: KeyId) -> KeyFacts:
        """At once: its line is closed, and a computer plays on."""
        self.api.slowly(request)
        key = await self.keys.revoke(self.api.guests.of(request) or "", id)
        await self.hub.revoked(key)
        return self.facts(key)

    def facts(self, key: ProgramKey) -> KeyFacts:
        connected = key.id in self.hub.lines
        return KeyFacts(
            id=key.id, table=key.table, seat=key.seat, name=key.name, created=key.created, connected=connected
        )

    # --- for programs -----------------------------------------------------------------------------------------------

    async def key(self, request: Request) -> ProgramKey:
        """Whose request this is. Keys are not to be tried out, and nobody asks too often."""
        key = await self.known(request)
        self.hub.paces.demand(key.id)
        self.hub.still_there(key)
        return key

    async def known(self, request: Request) -> ProgramKey:
        try:
            return await self.keys.find(bearer(request.headers.get("authorization")))
        except Refused:
            self.api.slowly(request)
            raise

    async def about(self, request: Request, protocol: Version = PROTOCOL) -> ProgramFacts:
        key = await self.key(request)
        check_protocol(protocol)
        rows = await self.registry.store.read(seats_of(key))
        ids = list(dict.fromkeys(row.table_id for row in rows))[:MOST_PLACES]
        tables = await self.registry.store.read(select(TABLES).where(TABLES.c.id.in_(ids)))
        found = {table.facts.id: table for table in await self.registry.summaries(tables)}
        seats = [self.seated(found[row.table_id], row.seat) for row in rows if row.table_id in found]
        return ProgramFacts(protocol=PROTOCOL, key=key.id, name=key.name, tables=seats)

    def seated(self, table: Any, seat: int) -> Seated:
        clock = self.hub.clocks.get((table.facts.id, seat))
        return Seated(
            table=table.facts.id,
            seat=seat,
            game=table.facts.game,
            name=table.facts.name,
            started=table.facts.started is not None,
            over=table.over,
            stopped=None if table.stopped is None else str(table.stopped),
            asked=seat in table.to_act,
            away=table.seats[seat].away is not None,
            deadline=None if clock is None else clock.deadline,
        )

    async def events(
        self, request: Request, after: After = 0, wait: Wait = 25.0, protocol: Version = PROTOCOL
    ) -> Response:
        """What came after that number, as soon as there is something; from the beginning when it is too long ago."""
        key = await self.key(request)
        check_protocol(protocol)
        stream, begin = await self.hub.stream(key, after)
        most = self.registry.settings.limits.program_wait
        found = await stream.after(begin, min(wait, most))
        body = f'{{"last":{begin + len(found)},"events":[{",".join(found)}]}}'
        return Response(body, 200, {"cache-control": "no-store"}, JSON)

    async def act(self, request: Request, asked: ProgramAct) -> Acted:
        key = await self.key(request)
        table = await self.registry.table(asked.table)
        seats = [seat for seat, at in enumerate(table.seats) if key.opens(asked.table, seat, at.program)]
        seat = table.programs.seat_for(seats, asked.seat)
        return Acted(table=asked.table, version=await table.programs.act(seat, asked.version, asked.action))

    async def schema(self) -> Response:
        return Response(schema_text(), 200, {}, JSON)


def bearer(header: str | None) -> str:
    kind, _, key = (header or "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def check_protocol(wanted: int) -> None:
    if wanted != PROTOCOL:
        raise Refused("wrong-protocol", f"This server speaks version {PROTOCOL} of the protocol, not {wanted}.")


def named(text: str) -> str:
    name = clean(text)
    if not name:
        raise Refused("malformed", "A program has a name that can be read.")
    return name
