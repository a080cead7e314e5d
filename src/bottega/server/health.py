"""Whether this server lives, and whether it can do its work. The store is looked at once a second at most, however
often somebody asks.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select
from starlette.responses import JSONResponse, Response

import bottega
from bottega.server.errors import Refused
from bottega.server.store.put import put
from bottega.server.store.schema import PROPERTIES, TABLES
from bottega.server.store.writer import Conflict, NotKept

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry

LOOK_EVERY = 1.0  # seconds
LOOK_TIME = 3.0  # seconds until a store that does not answer is not ready
STOPPING: Final = "stopping"
READING: Final = "the store cannot be read"
WRITING: Final = "the store cannot be written to"
SLOW: Final = "the store does not answer in time"
ANY_ROW = select(TABLES.c.id).limit(1)
# Something is written and nothing is left of it.
TRIAL: Final = (
    put(PROPERTIES, "body").values(name="trial", body=b""),
    delete(PROPERTIES).where(PROPERTIES.c.name == "trial"),
)


class Health:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.trouble: str | None = None
        self.looked = float("-inf")
        self.looking = asyncio.Lock()

    async def lives(self) -> Response:
        return answer_of(None)

    async def ready(self) -> Response:
        return answer_of(await self.seen())

    async def seen(self) -> str | None:
        """What keeps this server from its work; of the store, as it was a moment ago."""
        if self.registry.closed or self.registry.leaving.begun:
            return STOPPING
        async with self.looking:
            if time.monotonic() - self.looked >= LOOK_EVERY:
                self.trouble = await self.look()
                self.looked = time.monotonic()
        return self.trouble

    async def look(self) -> str | None:
        store = self.registry.store
        try:
            async with asyncio.timeout(LOOK_TIME):
                await store.read(ANY_ROW)
                # Nobody comes to a server that is not ready: it has to find out by itself that it can write again.
                if store.writer.refusing:
                    await store.commit(*TRIAL)
        except TimeoutError:
            return SLOW
        except Refused:
            return READING
        except (Conflict, NotKept):
            return WRITING
        return None


def answer_of(trouble: str | None) -> Response:
    facts = {"status": "ok" if trouble is None else "not ready", "version": bottega.__version__}
    if trouble is not None:
        facts["reason"] = trouble
    return JSONResponse(facts, 200 if trouble is None else 503)
