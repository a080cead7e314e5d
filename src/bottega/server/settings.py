"""How a server is set up. What is not said is safe for a table at home."""

from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL

from bottega.core.edition import Edition
from bottega.review import USUAL, Depth
from bottega.server.proxies import Network


@dataclass(frozen=True, slots=True)
class Limits:
    """A rate is (so many at once, so many a second after that)."""

    body: int = 16_384  # bytes of a request
    record: int = 400_000  # bytes of a record that somebody brings; the longest game has less than a fifth
    records: int = 64_000_000  # bytes of all that are kept, packed; the oldest go
    address_records: int = 100  # of one address
    looks: tuple[int, float] = (120, 12.0)  # pictures and stories of games, asked for by one address
    reviews: int = 20  # games that are being reviewed, or wait for it
    address_reviews: int = 4  # of those, asked for by one address
    message: int = 4_096  # bytes of a message over the socket
    chat: int = 500  # letters
    name: int = 40
    tables: int = 50  # unfinished ones of one guest
    address_tables: int = 1000  # unfinished ones opened from one address since the start; a school may have one
    sockets: int = 40  # of one guest
    address_sockets: int = 400
    openings: tuple[int, float] = (60, 2.0)  # of pages at one table, by one address
    watchers: int = 200  # of one table
    connections: int = 10_000  # of everybody; fewer where the system gives fewer files
    asking: int = 64  # connections of one address that have not sent a whole request; the oldest goes
    request_time: float = 10.0  # seconds to send a whole request
    answer_time: float = 60.0  # seconds to take the answer
    backlog: int = 256  # messages that wait for a page which does not read
    backlog_size: int = 4_000_000  # letters of them
    requests: tuple[int, float] = (3000, 300.0)  # of one address; a page is some sixty files
    makes: tuple[int, float] = (120, 2.0)  # tables made, seats claimed, keys tried, by one address
    messages: tuple[int, float] = (120, 30.0)  # over one socket
    chats: tuple[int, float] = (8, 1.0)  # of one seat
    address_hints: int = 2  # being thought out for one address
    hints: tuple[int, float] = (4, 0.25)  # asked for by one guest; each costs a processor some seconds
    resyncs: tuple[int, float] = (10, 0.5)  # each is the whole game so far
    program_keys: int = 20  # of one guest
    program_messages: tuple[int, float] = (120, 30.0)  # with one key
    program_tries: int = 3  # answers that are none, until a computer decides instead
    program_hello: float = 10.0  # seconds to say hello over a line that brought no key
    program_wait: float = 50.0  # seconds that somebody may wait for events
    program_gone: float = 60.0  # seconds after which whoever does not ask for events any more has left


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path  # the folder of the file with the tables, where no database is named
    database: URL | None = field(default=None, repr=False)  # it may hold a password
    hosts: tuple[str, ...] = ()  # names this server answers to, besides its own addresses
    proxies: tuple[Network, ...] = ()  # who is believed when he says for whom he asks
    pace: float = 0.25  # seconds between visible moves of computers; pages show them at their readers' pace
    grace: float = 90.0  # seconds until a computer takes an absent seat
    program_time: float = 60.0  # seconds that people at a live table wait for a program
    program_days: float = 86_400.0  # and at a slow one
    thinkers: int = 1  # processes in which computers think
    hint_time: float = 4.0  # seconds for which a hint is thought out, by and large
    think_time: float = 30.0  # seconds until a computer that does not answer is replaced
    keep_loaded: float = 600.0  # seconds that a table nobody looks at stays in memory
    most_loaded: int = 500  # tables in memory; with more than that, those nobody looks at go at once
    editions: tuple[Edition, ...] = ()  # offered besides the house edition, each for its game
    review: Depth = USUAL
    review_behind: int = 19  # how far reviews stand behind all else that the machine has to do; 19 is the last
    keep_idle: float = 0.0  # days after which an unfinished table that nobody touched is deleted; 0 is never
    keep_over: float = 0.0  # and a finished one
    keep_chat: float = 0.0  # and what was said, at whatever table
    log: str = "lines"  # or "json"
    log_level: str = "warning"
    metrics_token: str = ""  # whoever has it may read /metrics; without one there is no such page
    limits: Limits = field(default_factory=Limits)
