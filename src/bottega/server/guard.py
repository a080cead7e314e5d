"""At the door: everything that can be refused, or added to an answer, without knowing what was asked."""

import ipaddress
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bottega.server.errors import Refused
from bottega.server.limits import RateLimits
from bottega.server.proxies import counted
from bottega.server.settings import Settings

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {"x-content-type-options": "nosniff"}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}  # whoever came by https comes so again, for a year
PRIVATE = {"cache-control": "no-store"}  # what is said to one guest; where an answer may be kept, it says so itself
DOCUMENT_HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# What is never shown as a page of its own goes without the headers of one: a table is some hundred small files.
PARTS = ("text/javascript", "text/css", "font/", "text/plain")
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})
# Files that are everybody's: the page that explains a refusal needs them too, so they have a door of their own.
FILES = ("/static/", "/locale/")
RECORDS = "/api/replays"  # where whole games are sent to
OTHERS = ("/api/", "/ws/", *FILES)  # all else is for people


COSTS = {
    "/api/tables": 8.0,
    "/api/games": 2.0,
    "/api/history": 4.0,
    "/api/history/figures": 8.0,
    "/api/history/file": 20.0,
    "/api/openapi.json": 4.0,
}
COSTS_BY_ENDING = {"qr.svg": 3.0, "record": 8.0, "story": 8.0, "frames": 8.0}

Answer = Callable[[Scope, Refused], Response]


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, explain: Answer) -> None:
        self.app = app
        self.explain = explain
        self.limits = settings.limits
        self.hosts = frozenset({"localhost", socket.gethostname().lower(), *[host.lower() for host in settings.hosts]})
        self.requests = RateLimits(settings.limits.requests)
        self.files = RateLimits(settings.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
            if scope["type"] == "websocket":
                await self.app(scope, receive, send)  # as it is: every message to every page goes this way
            else:
                await self.app(scope, self.limited(scope, receive), safer(scope, send))
        except Refused as refused:
            await self.explain(scope, refused)(scope, receive, safer(scope, send))

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"].startswith(FILES):
            self.files.demand(address(scope))
            return
        if not self.is_our_name(headers.get("host", "")):
            raise Refused("wrong-host")
        if scope["type"] == "websocket" or scope["method"] in CHANGING:
            origin = headers.get("origin")
            if origin is not None and origin.lower() not in our_origins(headers["host"]):
                raise Refused("wrong-origin")
        self.requests.demand(address(scope), cost(scope))

    def is_our_name(self, host: str) -> bool:
        """An address, or a name that was given to us: another one would be a page that tricks the browser."""
        if not is_plain(host):
            return False
        try:
            name = urlsplit(f"//{host}").hostname
            if name is None or name in self.hosts or "*" in self.hosts:
                return name is not None
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def limited(self, scope: Scope, receive: Receive) -> Receive:
        most = self.limits.record if scope["path"] == RECORDS else self.limits.body
        if int_or_zero(Headers(scope=scope).get("content-length")) > most:
            raise Refused("too-large")
        read = 0

        async def limited_receive() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > most:
                raise HTTPException(413)  # the one kind that the framework lets through while it reads
            return message

        return limited_receive


def safer(scope: Scope, send: Send) -> Send:
    more = HTTPS_ONLY if scope.get("scheme") in ("https", "wss") else {}
    if scope["path"].startswith("/api/"):
        more = more | PRIVATE

    async def safer_send(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            part = message["status"] == 304 or headers.get("content-type", "").startswith(PARTS)
            for name, value in (HEADERS | more if part else HEADERS | DOCUMENT_HEADERS | more).items():
                headers.setdefault(name, value)
        await send(message)

    return safer_send


def is_for_people(scope: Scope) -> bool:
    """Somebody looks at the answer; everything else is read by a program."""
    is_page = scope["type"] == "http" and not scope["path"].startswith(OTHERS)
    return is_page and "text/html" in Headers(scope=scope).get("accept", "")


def refusal(refused: Refused) -> Response:
    return JSONResponse({"error": refused.code, "message": refused.message}, refused.status, refused.headers)


def cost(scope: Scope) -> float:
    """What a request counts for: about as many as small ones it takes the time of."""
    path = scope["path"].rstrip("/")
    return COSTS.get(path, COSTS_BY_ENDING.get(path.rpartition("/")[2], 1.0))


def address(scope: Scope) -> str:
    """As what it is counted from where a request comes."""
    client = scope.get("client")
    return counted(str(client[0])) if client else ""


def our_origins(host: str) -> tuple[str, str]:
    return f"http://{host}".lower(), f"https://{host}".lower()


def is_plain(host: str) -> bool:
    return host.isascii() and all(letter.isalnum() or letter in ".-:[]_" for letter in host)


def int_or_zero(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 12 else 0
