"""What is old goes by itself, where the operator said so, by a clock that the test holds."""

import random
from pathlib import Path
from typing import Any

import pytest

from bottega.server.checking import check_store
from bottega.server.journal import now
from bottega.server.retention import DAY, Retention

from .databases import behind
from .served import Guest, Served, settings, wait_until


class Town:
    """A table that waits, one that runs, one that is over; in the running one somebody has said something."""

    def __init__(self, folder: Path, **kept: Any) -> None:
        self.folder = folder
        self.served = Served(settings(folder, **kept))

    def fill(self) -> Guest:
        guest, friend = self.served.guest(), self.served.guest()
        self.waiting = guest.make("fresco", ["me", "open"])["id"]
        made = guest.make("fresco-cards", ["me", "open"])
        guest.sit(made["url"])
        friend.join(made["invite"])
        self.running = made["id"]
        page = guest.open(self.running).ready()
        assert page.ask("chat", text="only between us")["type"] == "ok"
        page.close()
        over = guest.make("fresco-cards", ["me", "random"], options={"turn_cap": 1})
        self.over = over["id"]
        page = guest.open(self.over)
        page.play_on(random.Random(1))
        page.close()
        wait_until(lambda: not any(table.presence.pages for table in self.served.registry.tables.values()))
        return guest

    def sweep(self, days: float) -> None:
        retention = Retention(self.served.registry)
        assert retention.wanted
        self.served.inside(retention.sweep(now() + round(days * DAY)))

    def tables(self) -> set[str]:
        with behind(self.folder) as kept:
            return {row[0] for row in kept.execute("SELECT id FROM tables")}


def test_usually_nothing_goes(served: Served) -> None:
    assert not Retention(served.registry).wanted


@pytest.mark.parametrize("kept", ["keep_idle", "keep_over"])
def test_tables_go_when_they_are_old_enough(tmp_path: Path, kept: str) -> None:
    town = Town(tmp_path, **{kept: 30.0})
    with town.served:
        guest = town.fill()
        town.sweep(29.9)
        assert town.tables() == {town.waiting, town.running, town.over}
        looked_at = guest.open(town.running).ready()
        town.sweep(30.1)
        left = {town.running, town.over} if kept == "keep_idle" else {town.waiting, town.running}
        assert town.tables() == left, "somebody looks at the running one"
        looked_at.close()
        wait_until(lambda: not town.served.registry.tables[town.running].presence.pages)
        town.sweep(30.1)
        assert town.tables() == (left - {town.running} if kept == "keep_idle" else left)


def test_what_was_said_goes_and_the_game_stays(tmp_path: Path) -> None:
    town = Town(tmp_path, keep_chat=7.0)
    with town.served:
        guest = town.fill()
        before = check_store(town.served.registry.store.engine())
        town.sweep(6.9)
        page = guest.open(town.running)
        assert page.until_type("chat")["text"] == "only between us"
        town.sweep(7.1)
        again = guest.open(town.running).ready()
        assert again.table["id"] == town.running
        assert not any(message["type"] == "chat" for message in again.messages)
        assert check_store(town.served.registry.store.engine()) == before
        with behind(tmp_path) as kept:
            assert not any("only between us" in body for (body,) in kept.execute("SELECT body FROM journal"))
