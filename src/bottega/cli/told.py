"""What a server answers to `bottega admin`, in the reader's language."""

import time
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bottega.cli.reader import said
from bottega.locale import Texts

COLUMNS: Final = ("id", "game", "state", "players", "created", "touched")
TIMES: Final = frozenset({"created", "touched"})


class Told:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def print(self, name: str, told: dict[str, Any]) -> None:
        if name == "tables":
            self.tables(told["tables"])
        elif name in ("table", "statistics"):
            self.facts(told)
        elif name in ("block", "unblock", "blocked"):
            print("\n".join(told["blocked"]) or self.texts.text("cli-admin-blocked-none"))
        elif name == "check":
            print(self.texts.text("cli-backup-checked", games=told["games"]))
            for table, why in told["stopped"].items():
                print(said(self.texts, "cli-backup-stopped", table=table, why=why))
        elif name == "announce":
            print(told["announcement"] or self.texts.text("cli-admin-announced-none"))
        elif name == "erase":
            print(self.texts.text("cli-admin-erased", guest=told["guest"], tables=len(told["tables"])))
        elif name == "close":
            print(self.texts.text("cli-admin-closed", table=told["table"]))
        else:
            print(self.texts.text("cli-admin-deleted", table=told["table"]))

    def tables(self, tables: list[dict[str, Any]]) -> None:
        shown = Table(box=SIMPLE_HEAD)
        for column in COLUMNS:
            label = self.texts.text(f"cli-admin-fact-{column}")
            shown.add_column(label, overflow="fold", no_wrap=column == "id")
        for table in tables:
            shown.add_row(*[self.shown(column, table[column]) for column in COLUMNS])
        Console(highlight=False, markup=False).print(shown)

    def facts(self, told: dict[str, Any]) -> None:
        named = {name: self.texts.text(f"cli-admin-fact-{name}") for name in told if name != "seats"}
        width = max(len(name) for name in named.values())
        for name, label in named.items():
            print(f"{label:<{width}}  {self.shown(name, told[name])}")
        for seat in told.get("seats", ()):
            print(f"{seat['seat'] + 1:>{width}}  {seat['name'] or seat['kind']}  {' '.join(seat['guests'])}".rstrip())

    def shown(self, name: str, value: Any) -> str:
        if name in TIMES:
            return "" if value is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(value / 1000))
        if name == "state":
            return self.texts.text(f"cli-admin-fact-{value}")
        return ", ".join(value) if isinstance(value, list) else str(value)
