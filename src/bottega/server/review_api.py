"""Reviews of finished games, over HTTP."""

from typing import Annotated

from fastapi import Body, Request

from bottega.server.api import Api, Id
from bottega.server.errors import Refused
from bottega.server.guard import address
from bottega.server.limits import RateLimits
from bottega.server.models import ReviewFacts, WantedReview
from bottega.server.replays import Look, Replays
from bottega.server.review_facts import review_facts
from bottega.server.reviews import Reviews


class ReviewApi:
    def __init__(self, api: Api, replays: Replays, reviews: Reviews) -> None:
        self.api = api
        self.replays = replays
        self.reviews = reviews
        self.looks = RateLimits(replays.registry.settings.limits.looks)
        api.add("GET", "/reviews/{id}", self.facts, 200, (404, 409))
        api.add("POST", "/reviews/{id}", self.ask, 200, (404, 409))

    async def facts(self, request: Request, id: Id) -> ReviewFacts:
        """What has been worked out so far."""
        self.looks.demand(address(request.scope))
        guest = self.api.guests.of(request)
        progress = await self.reviews.progress(id, await self.replays.look(id, guest, Look.finished))
        return await self.replays.look(id, guest, lambda look: review_facts(look, progress))

    async def ask(
        self, request: Request, id: Id, wanted: Annotated[WantedReview, Body(default_factory=WantedReview)]
    ) -> ReviewFacts:
        """Have a game worked out: the chances of all, and the choices of one seat."""
        self.api.slowly(request)
        record = await self.replays.look(id, self.api.guests.of(request), Look.finished)
        if wanted.seat is not None and wanted.seat >= record.players:
            raise Refused("no-such-seat")
        seats = [] if wanted.seat is None else [wanted.seat]
        await self.reviews.ask(id, record, seats, self.replays.shelf.source(address(request.scope)))
        return await self.facts(request, id)
