"""The thread that listens to the other servers of a PostgreSQL, and says once a second that this one lives."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from typing import Any, cast

import psycopg
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from bottega.server.store.file import plainly
from bottega.server.store.notices import END, Heard, Pulse, read_notice
from bottega.server.store.sharing import ADOPT, EASY, HASTY, LISTEN, PULSE, PULSE_EVERY

LOG = logging.getLogger("bottega.server")
AGAIN = 0.5  # seconds between two tries to connect
DOWN = (SQLAlchemyError, psycopg.Error)


class PostgresListener:
    def __init__(self, engine: Engine, where: str, server: str, heard: Heard) -> None:
        self.engine = engine
        self.where = where
        self.server = server
        self.heard = heard
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.listen, name="listener", daemon=True)
        self.loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    def end(self) -> None:
        """No more pulses; the word that this server stops wakes the thread."""
        self.ended.set()

    def join(self) -> None:
        self.thread.join()

    # --- in the thread ----------------------------------------------------------------------------------------------

    def post(self, call: Callable[..., None], *words: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody hears any more
            self.loop.call_soon_threadsafe(call, *words)

    def listen(self) -> None:
        while not self.ended.is_set():
            try:
                with closing(self.engine.raw_connection()) as connection:
                    self.listen_on(cast("psycopg.Connection[Any]", connection.driver_connection))
            except DOWN as error:
                self.post(self.heard.lost, plainly(error))
                self.ended.wait(AGAIN)

    def listen_on(self, driver: "psycopg.Connection[Any]") -> None:
        driver.autocommit = True
        driver.execute(EASY)
        driver.execute(HASTY)
        driver.execute(LISTEN)
        self.pulse(driver)
        self.post(self.heard.connected)
        while not self.ended.is_set():
            for notice in driver.notifies(timeout=PULSE_EVERY):
                read = read_notice(notice.payload)
                if read.server != self.server:
                    self.post(self.heard.notice, read)
                elif read.kind == END:
                    return
            if not self.ended.is_set():
                self.pulse(driver)

    def pulse(self, driver: "psycopg.Connection[Any]") -> None:
        sent = time.monotonic()
        who = {"server": self.server}
        found = driver.execute(PULSE.encode(), who).fetchone()
        assert found is not None  # noqa: S101 -- it has no FROM
        fresh, alive, some_died, wanted, leases = found
        adopted = self.adopt(driver) if some_died or fresh else 0
        self.post(self.heard.pulse, Pulse(sent, fresh, frozenset(alive), adopted, tuple(wanted), leases + adopted))

    def adopt(self, driver: "psycopg.Connection[Any]") -> int:
        """How many leases of dead servers come to this one."""
        try:
            return driver.execute(ADOPT.encode(), {"server": self.server}).rowcount
        except psycopg.errors.LockNotAvailable:  # a server sleeps in the middle of a commit; the next pulse tries again
            return 0
