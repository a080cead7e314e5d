"""The application: pages, lobby, sockets, and the door in front of them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

import bottega
from bottega.server.administration import Administration
from bottega.server.api import Api
from bottega.server.control import Control
from bottega.server.errors import Refused
from bottega.server.files import Files
from bottega.server.guard import DOCUMENT_HEADERS, HEADERS, Guard, is_for_people, refusal
from bottega.server.guests import Guests
from bottega.server.hints import HintApi
from bottega.server.history_api import HistoryApi
from bottega.server.lobby import LobbyLists
from bottega.server.logs import HEADER, request_id
from bottega.server.programs.api import ProgramApi
from bottega.server.programs.socket import ProgramSockets
from bottega.server.replay_api import ReplayApi
from bottega.server.replays import Replays
from bottega.server.retention import Retention
from bottega.server.review_api import ReviewApi
from bottega.server.reviews import Reviews
from bottega.server.rulebooks import RuleBooks, known_game
from bottega.server.seating import Seating
from bottega.server.settings import Settings
from bottega.server.shelf import Shelf
from bottega.server.socket import Sockets
from bottega.server.table import Table
from bottega.server.tables import TableRegistry
from bottega.server.watchman import Watchman

REFUSALS = {400: "malformed", 404: "no-page", 405: "no-method", 413: "too-large", 415: "wrong-type"}


def create_app(settings: Settings) -> FastAPI:
    registry = TableRegistry(settings)
    seating = Seating(registry)
    guests = Guests()
    api = Api(registry, seating, LobbyLists(registry), guests)
    replays = Replays(registry, Shelf(registry, guests))
    replay_api = ReplayApi(api, replays)
    reviews = Reviews(registry, replays)
    HistoryApi(api, registry, reviews)
    ReviewApi(api, replays, reviews)
    HintApi(api)
    ProgramApi(api)
    files = Files()
    files.announcement = registry.announcement
    books = RuleBooks(files)
    pages = Pages(registry, seating, api, files, replays)
    retention = Retention(registry)
    control = Control(Administration(registry), settings.data)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await registry.open()
        guests.key = await asyncio.to_thread(registry.store.cookie_key)
        registry.start_task(reviews.resume())
        await control.open()
        if retention.wanted:
            registry.start_task(retention.sweep_regularly())
        yield
        await control.close()
        reviews.close()
        await registry.close()

    app = FastAPI(
        title="Bottega",
        version=bottega.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.registry = registry
    app.state.seating = seating
    app.state.replay_api = replay_api
    app.state.reviews = reviews
    api.add_file("/rules/{game}", books.answer, "application/json")
    app.router.routes += api.router.routes  # to include the router would make every route a second time
    app.router.routes += pages.routes()
    app.router.routes.append(WebSocketRoute("/ws/program", SocketApp(ProgramSockets(registry, api.makes))))
    app.router.routes.append(WebSocketRoute("/ws/{id}", SocketApp(Sockets(registry, guests, files))))
    registry.places.know(route.path for route in app.routes if isinstance(route, Route | WebSocketRoute))
    app.router.default = Nowhere(app.router.default)
    app.add_exception_handler(Refused, pages.refused)
    app.add_exception_handler(RequestValidationError, pages.malformed)
    app.add_exception_handler(HTTPException, pages.unknown)
    app.add_exception_handler(Exception, pages.refused)
    app.add_middleware(Guard, settings=settings, explain=pages.explain)
    app.add_middleware(Watchman, registry=registry, guests=guests, explain=pages.explain)
    return app


class SocketApp:
    """An ASGI application of its own: a plain function would be wrapped."""

    def __init__(self, sockets: Sockets | ProgramSockets) -> None:
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.sockets.serve(scope, receive, send)


class Nowhere:
    """A socket to an address where there is none; others have their answer."""

    def __init__(self, others: ASGIApp) -> None:
        self.others = others

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = refusal(Refused("no-page")) if scope["type"] == "websocket" else self.others
        await answer(scope, receive, send)


class Pages:
    """What a browser loads. A link that leads nowhere, or to trouble, gets a page that says so."""

    def __init__(self, registry: TableRegistry, seating: Seating, api: Api, files: Files, replays: Replays) -> None:
        self.registry = registry
        self.seating = seating
        self.api = api
        self.files = files
        self.replays = replays

    def routes(self) -> list[BaseRoute]:
        return [
            self.route("/", self.lobby),
            self.route("/games", self.games),
            self.route("/t/{id}", self.linked("table.html", lambda r: self.registry.table(r.path_params["id"]))),
            self.route(
                "/join/{token}", self.linked("join.html", lambda r: self.seating.invited(r.path_params["token"]))
            ),
            self.route(
                "/watch/{token}", self.linked("table.html", lambda r: self.seating.watched(r.path_params["token"]))
            ),
            self.route("/replay/{id}", self.replayed("replay.html")),
            self.route("/review/{id}", self.replayed("review.html")),
            self.route("/rules/{game}", self.rules),
            Route("/static/{path:path}", self.static),
            Route("/locale/{lang}/{name}.ftl", self.texts),
        ]

    def route(self, path: str, page: Callable[[Request], Awaitable[Response]]) -> Route:
        """A page brings a new guest's cookie along. What the page then asks for at once would bring a cookie each, and
        the last to come would be another guest than the one who has just said a name or taken a seat.
        """

        async def answer(request: Request) -> Response:
            await self.files.keep_up()
            response = await page(request)
            if self.api.guests.of(request) is None:
                self.api.guest(request, response)
            return response

        return Route(path, answer)

    async def lobby(self, request: Request) -> Response:
        return self.files.page("index.html")

    async def games(self, request: Request) -> Response:
        return self.files.page("games.html")

    async def rules(self, request: Request) -> Response:
        return self.files.book_page(known_game(request.path_params["game"]))

    def linked(
        self, name: str, find: Callable[[Request], Awaitable[Table]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            found = await find(request)
            return self.files.page(name, game=found.facts.game if name == "table.html" else None)

        return answer

    def replayed(self, name: str) -> Callable[[Request], Awaitable[Response]]:
        """A page about a game that is looked at again; there is no review of one that goes on."""

        async def answer(request: Request) -> Response:
            guest = self.api.guests.of(request)
            over = name == "review.html"
            return self.files.page(name, game=await self.replays.game(request.path_params["id"], guest, over))

        return answer

    async def static(self, request: Request) -> Response:
        await self.files.keep_up()
        return self.files.static(request, request.path_params["path"])

    async def texts(self, request: Request) -> Response:
        return self.files.text(request, request.path_params["lang"], request.path_params["name"])

    async def unknown(self, request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 404
        answer = self.explain(request.scope, Refused(REFUSALS.get(status, "malformed")))
        if status == 405:
            answer.headers["allow"] = self.api.allowed(request.url.path) or "GET"
        return answer

    async def refused(self, request: Request, error: Exception) -> Response:
        if isinstance(error, Refused):
            return self.explain(request.scope, error)
        answer = self.explain(request.scope, Refused("fault"))
        answer.headers.update(HEADERS | DOCUMENT_HEADERS)  # what fails is answered outside the door
        return answer

    async def malformed(self, request: Request, error: Exception) -> Response:
        """Which field, and why; what was sent is not sent back."""
        reason = None
        if isinstance(error, RequestValidationError) and error.errors():
            first = error.errors()[0]
            where = ".".join(str(part)[:40] for part in first["loc"])
            reason = f"{where}: {first['msg']}."
        return self.explain(request.scope, Refused("malformed", reason))

    def explain(self, scope: Scope, refused: Refused) -> Response:
        """To people by a page, to programs in JSON."""
        self.registry.refused(scope, refused.code)
        answer = self.files.problem(refused) if is_for_people(scope) else refusal(refused)
        answer.headers[HEADER] = request_id(scope)
        return answer
