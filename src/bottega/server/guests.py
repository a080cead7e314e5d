"""Guests: a signed cookie says that this is the same browser as before, and nothing more."""

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from starlette.requests import HTTPConnection
from starlette.responses import Response

from bottega.server.store.disk import flush_folder

COOKIE = "bottega_guest"
YEAR = 365 * 24 * 3600
KEY_BYTES = 32


class Guests:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def signature(self, guest: str) -> str:
        return hmac.new(self.key, guest.encode(), hashlib.sha256).hexdigest()

    def of(self, connection: HTTPConnection) -> str | None:
        """The guest whose cookie this is; a forged one is nobody's."""
        guest, _, signature = connection.cookies.get(COOKIE, "").partition(".")
        if guest and hmac.compare_digest(signature.encode(), self.signature(guest).encode()):
            return guest
        return None

    def known(self, connection: HTTPConnection) -> str:
        """The guest, or a new one, to be `remembered`."""
        return self.of(connection) or secrets.token_hex(16)

    def remember(self, connection: HTTPConnection, response: Response, guest: str) -> None:
        response.set_cookie(
            COOKIE,
            f"{guest}.{self.signature(guest)}",
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme in ("https", "wss"),
        )


def hash_of(key: str) -> str:
    """A key has more letters than anybody can guess, so a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def signing_key(folder: Path) -> bytes:
    """Made once for each data folder; only its owner may read it."""
    file = folder / "cookies.key"
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = file.read_bytes()
        if len(key) == KEY_BYTES:
            return key
        file.unlink()  # cut short when it was written
        return signing_key(folder)
    with os.fdopen(handle, "wb") as opened:
        key = secrets.token_bytes(KEY_BYTES)
        opened.write(key)
        opened.flush()
        os.fsync(opened.fileno())
    flush_folder(folder)
    return key
