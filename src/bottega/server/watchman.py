"""What a watchman asks: a program that looks after a server, or sends people to it. It is answered before the door,
since it may know no name of this server, and is never too fast.
"""

import hmac
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from bottega.server.errors import Refused
from bottega.server.guard import FILES, Answer, address
from bottega.server.guests import Guests
from bottega.server.health import Health
from bottega.server.logs import CURRENT
from bottega.server.metrics import CONTENT_TYPE
from bottega.server.proxies import Proxies
from bottega.server.standing import standing

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry


class Watchman:
    """Around the whole application: who asks is found out here, for all that is further in."""

    def __init__(self, app: ASGIApp, registry: "TableRegistry", guests: Guests, explain: Answer) -> None:
        self.app = app
        self.registry = registry
        self.guests = guests
        self.explain = explain
        self.proxies = Proxies(registry.settings.proxies)
        health = Health(registry)
        self.answers: dict[str, Callable[[Scope], Awaitable[Response]]] = {
            "/healthz": lambda _: health.lives(),
            "/readyz": lambda _: health.ready(),
        }
        if registry.settings.metrics_token:
            self.answers["/metrics"] = self.metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (answer := self.answers.get(scope["path"])) is not None:
            told = await answer(scope) if scope["method"] in ("GET", "HEAD") else Response(status_code=405)
            told.headers["cache-control"] = "no-store"
            if told.status_code == 405:
                told.headers["allow"] = "GET, HEAD"
            await told(scope, receive, send)
        else:
            if scope["type"] != "lifespan":
                self.proxies.look_through(scope)
                CURRENT.set(scope)  # what is logged from here on is logged with its number
                if self.registry.blocked and self.is_blocked(scope):
                    await self.explain(scope, Refused("blocked"))(scope, receive, send)
                    return
            await self.app(scope, receive, send)

    def is_blocked(self, scope: Scope) -> bool:
        """The page that says so may be loaded."""
        guest = self.guests.of(HTTPConnection(scope))
        return not scope["path"].startswith(FILES) and self.registry.blocked.is_blocked(guest, address(scope))

    async def metrics(self, scope: Scope) -> Response:
        """How many play here, and when, is nobody's business but the operator's."""
        given = Headers(scope=scope).get("authorization", "").encode()
        if not hmac.compare_digest(given, f"Bearer {self.registry.settings.metrics_token}".encode()):
            return Response(status_code=401, headers={"www-authenticate": "Bearer"})
        return Response(self.registry.metrics.text(standing(self.registry)), media_type=CONTENT_TYPE)
