"""What servers with one database tell each other: a line of words over PostgreSQL's LISTEN and NOTIFY, sent with the
commit that it tells of. Who wrote it comes first, then what it is about.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

CHANNEL: Final = "bottega"
ROW: Final = "row"  # of the journal of a table, with this number
FACTS: Final = "facts"  # of a table: its seats, who holds them, its lesson
AGAIN: Final = "again"  # a table is to be read again, or is gone
WANT: Final = "want"  # the lease of a table is asked for
GIVEN: Final = "given"  # it goes to this server
HERE: Final = "here"  # how many pages and programs are at a table there
WORDS: Final = "words"  # for all pages, or who is blocked
KEY: Final = "key"  # of a program: another line begins with it, or it was revoked
END: Final = "end"  # the server that wrote it stops


class Notice(NamedTuple):
    server: str
    kind: str
    about: str
    more: str


def read_notice(text: str) -> Notice:
    server, kind, about, more = (*text.split(" ", 3), "", "", "")[:4]
    return Notice(server, kind, about, more)


@dataclass(frozen=True, slots=True)
class Pulse:
    """What a server learns each time it says that it lives."""

    sent: float  # by the clock of this machine, before it was
    fresh: bool  # nobody has known it before, or it was believed to be dead meanwhile
    alive: frozenset[str]
    adopted: int  # leases of dead servers that came to this one
    wanted: tuple[str, ...]  # tables whose leases it has and others wait for
    leases: int  # how many it has


class Heard(Protocol):
    """All of it is called in the loop of the server."""

    def notice(self, notice: Notice) -> None: ...

    def pulse(self, pulse: Pulse) -> None: ...

    def connected(self) -> None:
        """What was told before this moment may have been missed."""

    def lost(self, why: str) -> None: ...


class Listener(Protocol):
    def start(self) -> None: ...

    def end(self) -> None: ...

    def join(self) -> None: ...
