"""What an operator says to all: the line on every page, and who is blocked. With a file it is kept beside it, for the
server that has the file; in a database it is kept for all its servers, and each hears at once of what another was told.
"""

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from bottega.server import messages
from bottega.server.errors import Refused
from bottega.server.presence import NO_SEAT
from bottega.server.store.notices import WORDS
from bottega.server.store.put import put
from bottega.server.store.schema import PROPERTIES
from bottega.server.store.sharing import notice_of

if TYPE_CHECKING:
    from bottega.server.tables import TableRegistry

ANNOUNCEMENT: Final = "announcement"
BLOCKED: Final = "blocked"


class Words:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.announcement = registry.announcement
        self.blocked = registry.blocked

    async def keep_announcement(self, text: str) -> None:
        line = self.announcement.line(text)
        if self.registry.hearing is None:
            self.announcement.say(line)
        else:
            await self.keep(ANNOUNCEMENT, line)
            self.announcement.text = line

    async def keep_blocked(self, blocked: list[str]) -> None:
        """Written down first: what cannot be is not done."""
        if self.registry.hearing is None:
            self.blocked.keep(blocked)
        else:
            await self.keep(BLOCKED, json.dumps(blocked))
        self.blocked.replace(blocked)

    def announce(self) -> None:
        for table in self.registry.tables.values():
            table.presence.broadcast(messages.announcement(self.announcement.text))

    def send_blocked_away(self) -> int:
        """How many pages."""
        closed = 0
        for page in list(self.registry.leaving.sockets):
            if self.blocked.is_blocked(page.guest, page.where):
                page.send_away(NO_SEAT)
                closed += 1
        return closed

    # --- of several servers -----------------------------------------------------------------------------------------

    async def keep(self, name: str, text: str) -> None:
        hearing = self.registry.hearing
        kept = put(PROPERTIES, "body").values(name=name, body=text.encode())
        await self.registry.commit(kept, *([] if hearing is None else [notice_of(hearing.server, WORDS)]))

    async def begin(self) -> None:
        """What a file says is taken along once, from when there was one server with its own."""
        with suppress(Refused):  # whoever cannot read now is not ready
            known = await self.kept()
            if ANNOUNCEMENT not in known and self.announcement.text:
                await self.keep(ANNOUNCEMENT, self.announcement.text)
            if BLOCKED not in known and self.blocked:
                await self.keep(BLOCKED, json.dumps(self.blocked.listed()))
            await self.read_again()

    async def read_again(self) -> None:
        """What was said at another server holds here."""
        with suppress(Refused):
            known = await self.kept()
            before, self.announcement.text = self.announcement.text, known.get(ANNOUNCEMENT, "")
            if before != self.announcement.text:
                self.announce()
            self.blocked.replace(json.loads(known.get(BLOCKED, "[]")))
            self.send_blocked_away()

    async def kept(self) -> dict[str, str]:
        query = select(PROPERTIES).where(PROPERTIES.c.name.in_((ANNOUNCEMENT, BLOCKED)))
        return {row.name: row.body.decode() for row in await self.registry.store.read(query)}
