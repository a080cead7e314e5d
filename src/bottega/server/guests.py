"""Guests: a signed cookie says that this is the same browser as before, and nothing more."""

import hashlib
import hmac
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "bottega_guest"
# Over https: browsers take a cookie of such a name only from this very host, and let no other one write it.
OWN_COOKIE = f"__Host-{COOKIE}"
YEAR = 365 * 24 * 3600


class Guests:
    def __init__(self, key: bytes | None = None) -> None:
        """Without a key nobody is known yet: that of the store comes when it is opened, before the first guest."""
        self.key = secrets.token_bytes(32) if key is None else key

    def signature(self, guest: str) -> str:
        return hmac.new(self.key, guest.encode(), hashlib.sha256).hexdigest()

    def of(self, connection: HTTPConnection) -> str | None:
        """The guest whose cookie this is; a forged one is nobody's."""
        guest, _, signature = connection.cookies.get(cookie_of(connection), "").partition(".")
        if guest and hmac.compare_digest(signature.encode(), self.signature(guest).encode()):
            return guest
        return None

    def known(self, connection: HTTPConnection) -> str:
        """The guest, or a new one, to be `remembered`."""
        return self.of(connection) or secrets.token_hex(16)

    def remember(self, connection: HTTPConnection, response: Response, guest: str) -> None:
        response.set_cookie(
            cookie_of(connection),
            f"{guest}.{self.signature(guest)}",
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=is_secure(connection),
        )


def is_secure(connection: HTTPConnection) -> bool:
    return connection.scope.get("scheme") in ("https", "wss")


def cookie_of(connection: HTTPConnection) -> str:
    return OWN_COOKIE if is_secure(connection) else COOKIE


def hash_of(key: str) -> str:
    """A key has more letters than anybody can guess, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()
