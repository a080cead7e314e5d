"""A guest's finished games over HTTP: the list, figures, all of them as one file, and the way to delete them."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from fastapi import Body, Query, Request, Response
from sqlalchemy import select
from starlette.responses import StreamingResponse

from bottega.server.api import Api, listed
from bottega.server.errors import Refused
from bottega.server.figures import all_figures
from bottega.server.forgetting import Forgetting, Gone
from bottega.server.history import Histories, Told, counts, place_of
from bottega.server.models import Deleted, Forget, History, LastFacts, Listed, PlayedFacts, Statistics
from bottega.server.reviews import Reviews
from bottega.server.rows import exported
from bottega.server.store.schema import LESSONS
from bottega.server.summary import TableSummary
from bottega.server.tables import TableRegistry

LAST = 12  # games in the drawing of places
READ_TOGETHER = 20  # tables, for the file
FILE = "bottega-games.jsonl"
KIND = "application/jsonl"
Count = Annotated[int, Query(ge=1, le=50)]
Skip = Annotated[int, Query(ge=0, le=1_000_000)]
Players = Annotated[int, Query(ge=1, le=6)]
GameId = Annotated[str, Query(min_length=1, max_length=40)]


class HistoryApi:
    def __init__(self, api: Api, registry: TableRegistry, reviews: Reviews) -> None:
        self.api = api
        self.registry = registry
        self.histories = Histories(registry)
        self.forgetting = Forgetting(registry, reviews)
        api.add("GET", "/history", self.history, 200, ())
        api.add("GET", "/history/figures", self.figures, 200, ())
        api.add("POST", "/history/delete", self.delete, 200, (404, 409))
        api.add_file("/history/file", self.file, KIND)

    async def history(
        self,
        request: Request,
        response: Response,
        game: GameId | None = None,
        players: Players | None = None,
        skip: Skip = 0,
        count: Count = 20,
    ) -> History:
        guest = self.api.guest(request, response)
        page, total = await self.histories.page(guest, game, players, skip, count)
        lessons = await self.lessons([summary.facts.id for summary, _ in page])
        games = []
        for summary, told in page:
            with self.registry.contained(summary.facts.id):
                games.append(played_facts(summary, told, guest, summary.facts.id in lessons))
        return History(games=games, total=total)

    async def lessons(self, ids: list[str]) -> set[str]:
        query = select(LESSONS.c.table_id).where(LESSONS.c.table_id.in_(ids))
        return {row.table_id for row in await self.registry.store.read(query)}

    async def figures(self, request: Request, response: Response) -> Statistics:
        counted, pending = await self.histories.counted(self.api.guest(request, response))
        last = [LastFacts(id=one.id, game=one.game, place=one.place, players=one.players) for one in counted[:LAST]]
        figures = await asyncio.to_thread(all_figures, counted)  # a guest may have played for years
        return Statistics(figures=figures, last=last, pending=pending)

    async def delete(
        self, request: Request, response: Response, asked: Annotated[Forget, Body(default_factory=Forget)]
    ) -> Deleted:
        """The games that are named, or all. There is no way back."""
        self.api.slowly(request)
        guest = self.api.guest(request, response)
        known = await self.histories.ids(guest)
        wanted = known if asked.games is None else list(dict.fromkeys(asked.games))
        if not set(wanted) <= set(known):
            raise Refused("no-table")
        deleted = 0
        for table in wanted:
            with suppress(Gone):  # another page of the guest was first
                await self.forgetting.forget(table, guest, asked.name)
                deleted += 1
        return Deleted(games=deleted)

    async def file(self, request: Request) -> Response:
        """Sent as it is read: nobody's games must fit into memory at once."""
        self.api.slowly(request)
        guest = self.api.guests.of(request) or ""
        headers = {"content-disposition": f'attachment; filename="{FILE}"', "cache-control": "no-store"}
        return StreamingResponse(self.lines(guest), 200, headers, KIND)

    async def lines(self, guest: str) -> AsyncIterator[str]:
        ids = await self.histories.ids(guest) if guest else []
        for start in range(0, len(ids), READ_TOGETHER):
            for summary in await self.histories.summaries(ids[start : start + READ_TOGETHER]):
                line = None
                with self.registry.contained(summary.facts.id):  # one that cannot be read holds up no other
                    line = await self.line(summary, guest)
                if line is not None:
                    yield line

    async def line(self, summary: TableSummary, guest: str) -> str:
        """A record on one line, and beside it what is known of the table."""
        entries = await self.registry.entries(summary.facts.id)
        about = listed(summary, guest)

        def written() -> str:
            record = exported(entries)
            record.result = summary.result
            told = {**record.to_dict(), "played": played_at(about, summary.facts.over)}
            return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"

        return await asyncio.to_thread(written)


def played_at(about: Listed, over: int | None) -> dict[str, Any]:
    """Who played, where and when; a record itself does not know."""
    seats = [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in about.seats]
    return {"table": about.id, "name": about.name, "over": over, "you": about.you, "seats": seats}


def played_facts(summary: TableSummary, told: Told | None, guest: str, lesson: bool) -> PlayedFacts:
    about = listed(summary, guest)
    seat, ranking = about.you, about.ranking or []
    digests = [] if told is None else told.seats
    pictured = next(iter(ranking[0]), 0) if seat is None and ranking else seat or 0
    holders = {holder for place in summary.seats for holder in place.holders}
    return PlayedFacts(
        id=about.id,
        url=about.url,
        game=about.game,
        name=about.name,
        over=summary.facts.over or 0,
        seats=about.seats,
        options=about.options,
        edition=about.edition,
        seat=seat,
        place=None if seat is None or not ranking else place_of(ranking, seat),
        scores=about.scores or [],
        ranking=ranking,
        trial=about.trial is not None,
        lesson=lesson,
        left=told is not None and seat in told.left,
        counts=seat is not None and told is not None and not lesson and counts(told, seat),
        shared=bool(holders - {guest}),
        picture=digests[pictured].picture if pictured < len(digests) else [],
    )
