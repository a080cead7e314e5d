"""Where a database is, as people write it. A password is read here and shown nowhere."""

from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from bottega.core.errors import BottegaError

Url = URL  # for those who need not know whose it is
SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
DRIVERS: Final = {
    SQLITE: SQLITE,
    POSTGRES: "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


class BadUrl(BottegaError):
    """No database can be meant by it."""


def read_url(text: str) -> URL:
    """What somebody gave is not repeated in the error: it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadUrl("A database is written as postgresql://NAME@HOST/DATABASE or sqlite:////FOLDER/FILE.") from None
    if url.drivername not in DRIVERS:
        raise BadUrl("A database is either postgresql://... or sqlite:///...; others are not known here.")
    url = url.set(drivername=DRIVERS[url.drivername])
    if isinstance(password := url.query.get("password"), str):  # as libpq allows, but here it would be shown
        url = url.difference_update_query(["password"]).set(password=password)
    if url.drivername == SQLITE and (url.query or url.host or url.database in (None, "", ":memory:")):
        raise BadUrl("Of SQLite a file is needed: sqlite:///FILE, or sqlite:////FOLDER/FILE from the root.")
    return url


def mark_of(url: URL) -> str:
    """The same for whoever names the same database, with whatever password."""
    return sha256(url.set(password=None).render_as_string().encode()).hexdigest()[:16]


def file_of(url: URL) -> Path:
    return Path(str(url.database)).expanduser().resolve()


def shown(url: URL) -> str:
    """For logs and errors: without the password and whatever else follows."""
    if url.drivername == SQLITE:
        return str(file_of(url))
    return URL.create(POSTGRES, url.username, None, url.host, url.port, url.database).render_as_string()
