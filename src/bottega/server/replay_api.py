"""Games to look at again, over HTTP."""

import gzip
from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any

from fastapi import Body, Query, Request, Response

from bottega.play.frames import Note
from bottega.play.live import PERSON
from bottega.play.turning import turning_points
from bottega.server import editions
from bottega.server.api import Api, Id, level_facts
from bottega.server.errors import Refused
from bottega.server.guard import address
from bottega.server.limits import RateLimits
from bottega.server.models import (
    EditionFacts,
    Found,
    Origin,
    Place,
    PlayOn,
    ReplayFacts,
    RoundFacts,
    SeatFacts,
    TurnFacts,
)
from bottega.server.replay import WATCH, viewer_of
from bottega.server.replays import Look, Replays
from bottega.server.trials import trial_of

MOST_PICTURES = 64  # in one answer
WORTH_PACKING = 2000  # bytes
JSON = "application/json"
Eyes = Annotated[str, Query(min_length=1, max_length=5)]
Number = Annotated[int, Query(ge=0, le=100_000)]


class ReplayApi:
    def __init__(self, api: Api, replays: Replays) -> None:
        self.api = api
        self.replays = replays
        self.looks = RateLimits(replays.registry.settings.limits.looks)
        api.add("POST", "/replays", self.bring, 201, (404, 409))
        api.add("GET", "/replays/{id}", self.facts, 200, (404, 409))
        api.add("POST", "/replays/{id}/play", self.play, 201, (404, 409))
        api.add_file("/replays/{id}/story", self.story, JSON)
        api.add_file("/replays/{id}/frames", self.frames, JSON)
        api.add_file("/replays/{id}/record", self.record, JSON)

    def slowly(self, request: Request) -> None:
        self.looks.demand(address(request.scope))

    async def bring(self, request: Request, record: Annotated[dict[str, Any], Body()]) -> Found:
        """A record as it was downloaded; the answer says where it can be looked at."""
        self.api.slowly(request)
        return Found(id=await self.replays.bring(record, address(request.scope)))

    async def facts(self, request: Request, id: Id, eyes: Eyes | None = None) -> ReplayFacts:
        self.slowly(request)
        guest = self.api.guests.of(request)
        return await self.replays.look(id, guest, lambda look: replay_facts(look, guest, eyes))

    async def story(self, request: Request, id: Id, eyes: Eyes = WATCH) -> Response:
        """What happened at each move, and how the chronicle grew."""
        self.slowly(request)

        def whole(look: Look) -> Response:
            plies = look.plies(eyes)
            return packed(request, look.replay.story(viewer_of(eyes), plies))

        return await self.replays.look(id, self.api.guests.of(request), whole)

    async def frames(
        self,
        request: Request,
        id: Id,
        eyes: Eyes = WATCH,
        first: Annotated[Number, Query(alias="from")] = 0,
        last: Annotated[Number, Query(alias="to")] = 0,
    ) -> Response:
        """The pictures of some moves, the first and the last included."""
        self.slowly(request)

        def shown(look: Look) -> Response:
            plies = look.plies(eyes)
            if not first <= last < len(plies):
                raise Refused("no-move")
            wanted = plies[first : min(last + 1, first + MOST_PICTURES)]
            return packed(request, look.replay.pictures(eyes, wanted))

        return await self.replays.look(id, self.api.guests.of(request), shown)

    async def record(self, request: Request, id: Id) -> Response:
        self.slowly(request)

        def written(look: Look) -> Response:
            if look.running:
                raise Refused("not-over")
            record = look.replay.frames.record
            headers = {"content-disposition": f'attachment; filename="{record.game}-{id[:12]}.json"'}
            return Response(record.to_json(), 200, headers, JSON)

        return await self.replays.look(id, self.api.guests.of(request), written)

    async def play(self, request: Request, response: Response, id: Id, asked: PlayOn) -> Place:
        """A new table that goes on from a moment of this game, against computers."""
        self.api.slowly(request)
        guest = self.api.guest(request, response)
        made = await self.api.made_from(address(request.scope))
        name = await self.api.seating.name_of(guest)
        trial = await self.replays.look(
            id, guest, lambda look: trial_of(look, asked.move, asked.seat, asked.bot, guest, name)
        )
        table, key = await self.api.seating.try_out(guest, trial)
        made.append(table.facts.id)
        return Place(id=table.facts.id, url=f"/t/{table.facts.id}#seat={key}")


def replay_facts(look: Look, guest: str | None, eyes: str | None) -> ReplayFacts:
    table, frames = look.table, look.replay.frames
    record = frames.record
    mine = [] if table is None else table.seats_of(guest)
    plies = look.plies(eyes or look.eyes[0])
    notes = [frames.notes[ply] for ply in plies]
    scores = [list(note.scores) for note in notes]
    return ReplayFacts(
        id=look.id,
        game=record.game,
        name="" if table is None else table.facts.name,
        source="file" if table is None else "table",
        running=look.running,
        created=None if table is None else table.facts.created,
        last=len(plies) - 1,
        eyes=look.eyes,
        you=mine[0] if mine else None,
        seats=seats_of(look),
        options=record.options,
        edition=EditionFacts(**editions.described(record.edition)),
        rounds=rounds_of(notes),
        scores=scores,
        ranking=[list(seats) for seats in frames.end.ranking()] if frames.end.is_over else None,
        turns=[] if look.running else [TurnFacts(**point._asdict()) for point in turning_points(scores)],
        since=since(look, plies, int(eyes or look.eyes[0])) if look.running else None,
        movers=[] if look.running else [seat for seat, _ in record.moves],
        trial=None if record.origin is None else Origin(**record.origin),
        levels=level_facts(record.game),
    )


def seats_of(look: Look) -> list[SeatFacts]:
    """Who sat there. A record does not say; its players have no names of their own."""
    if look.table is not None:
        return [SeatFacts(**look.table.described_seat(number)) for number in range(len(look.table.seats))]
    return [
        SeatFacts(seat=number, name="", kind=PERSON, bot=None, connected=True, away=False, resigned=False)
        for number in range(look.replay.frames.record.players)
    ]


def since(look: Look, plies: Sequence[int], seat: int) -> int:
    """The moment of the last choice that the player of this seat made at a running table."""
    moves = [] if look.table is None or look.table.play is None else list(look.table.play.moves)
    own = [ply for ply, move in enumerate(moves, 1) if move.seat == seat and move.by == PERSON]
    return min(bisect_left(plies, own[-1]), len(plies) - 1) if own else 0


def rounds_of(notes: Sequence[Note]) -> list[RoundFacts]:
    """Where each round begins. A game without rounds is one."""
    found = [RoundFacts(round=notes[0].round, first=0)]
    for number, (before, after) in enumerate(pairwise(notes), 1):
        if after.round != before.round:
            found.append(RoundFacts(round=after.round, first=number))
    return found


def packed(request: Request, body: bytes) -> Response:
    """Pictures are much alike: packed they are a fraction of their size. This is done in the thread that made them."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = gzip.compress(body, 3, mtime=0), "gzip"
    return Response(body, 200, headers, JSON)
