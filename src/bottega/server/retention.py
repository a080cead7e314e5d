"""What goes by itself when it is old, where the operator said so: usually nothing does."""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, func, select, update

from bottega.server.administration import Administration, CannotDo
from bottega.server.erasing import NOTHING
from bottega.server.errors import Refused
from bottega.server.journal import CHAT, now
from bottega.server.store.schema import JOURNAL, TABLES

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry

LOG = logging.getLogger("bottega.server")
DAY = 86_400_000  # milliseconds
SWEEP_EVERY = 3600.0  # seconds


class Retention:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.settings = registry.settings
        self.administration = Administration(registry)

    @property
    def wanted(self) -> bool:
        return bool(self.settings.keep_idle or self.settings.keep_chat or self.settings.keep_over)

    async def sweep_regularly(self) -> None:
        while True:
            try:
                await self.sweep(now())
            except Refused as refused:  # the disk, say; what is old today is older in an hour
                LOG.warning("What is old could not be swept away: %s", refused.message)
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self, at: int) -> None:
        """As it is at that moment; a table that people look at stays until they have gone."""
        idle = finished = 0
        if days := self.settings.keep_idle:
            last = select(func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
            idle = await self.delete(TABLES.c.over.is_(None) & (last < at - round(days * DAY)))
        if days := self.settings.keep_over:
            finished = await self.delete(TABLES.c.over < at - round(days * DAY))
        lines = await self.blank_chat(at - round(days * DAY)) if (days := self.settings.keep_chat) else 0
        if idle or finished or lines:
            LOG.info("Swept away: %d idle tables, %d finished ones, %d lines of chat.", idle, finished, lines)

    async def delete(self, which: ColumnElement[bool]) -> int:
        deleted = 0
        for row in await self.registry.store.read(select(TABLES.c.id).where(which)):
            loaded = self.registry.tables.get(row.id)
            if loaded is not None and loaded.presence.pages:
                continue
            try:
                await self.administration.delete(row.id)
            except CannotDo:  # somebody else was faster
                continue
            deleted += 1
        return deleted

    async def blank_chat(self, before: int) -> int:
        """The rows stay, so that the journal has no gap; what was said in them goes."""
        old = (JOURNAL.c.kind == CHAT) & (JOURNAL.c.at < before) & (JOURNAL.c.body != NOTHING)
        rows = await self.registry.store.read(select(JOURNAL.c.table_id).where(old))
        for table in {row.table_id for row in rows}:
            blanked = update(JOURNAL).where(old, JOURNAL.c.table_id == table).values(body=NOTHING)
            loaded = self.registry.tables.get(table)
            if loaded is None:
                await self.registry.commit(blanked)
                continue
            async with loaded.lock:
                await self.registry.commit(blanked)
                await self.registry.reload(loaded)
        return len(rows)
