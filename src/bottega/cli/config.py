"""What can be set about a server, all of it in one table, and where each value comes from: a flag goes before the
environment (`BOTTEGA_PORT`), the environment before the file (`--config`), the file before what is usual.
"""

import os
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeGuard

from bottega.cli.kinds import Bad, Database, Days, Kind, Networks, OneOf, Rate, Seconds, Text, Whole, Words, YesNo
from bottega.cli.reader import FAILED, Fault, Reader, said
from bottega.server.logs import FORMS, LEVELS
from bottega.server.settings import Limits, Settings
from bottega.server.store.urls import Url, mark_of, shown
from bottega.terminal import saves

HOST, PORT = "127.0.0.1", 8765
LIMITS: Final = "limits"
SECRET: Final = frozenset({"metrics_token", "database"})
MOST_THINKERS = 64
DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Setting:
    name: str  # in the file; the flag has hyphens instead of what joins its words
    kind: Kind
    usual: Any
    field: str | None = None  # of `Settings`, where it is not for the command itself

    @property
    def variable(self) -> str:
        return f"BOTTEGA_{self.name.replace('.', '_').upper()}"


def usual(field: str) -> Any:
    return next(one.default for one in fields(Settings) if one.name == field)


def of_server(name: str, kind: Kind, field: str | None = None) -> Setting:
    return Setting(name, kind, usual(field or name), field or name)


def of_limits() -> Iterator[Setting]:
    for one in fields(Limits):
        kind: Kind = Seconds(DAY)
        if isinstance(one.default, tuple):
            kind = Rate()
        elif isinstance(one.default, int):
            kind = Whole(1, 10**9)
        yield Setting(f"{LIMITS}.{one.name}", kind, one.default)


SETTINGS: Final = (
    Setting("host", Text(), HOST),
    Setting("port", Whole(0, 65_535), PORT),
    Setting("data", Text(), None),
    of_server("database", Database()),
    Setting("open", YesNo(), True),
    Setting("edition", Words(), ()),
    of_server("name", Words(), "hosts"),
    of_server("behind_proxy", Networks(), "proxies"),
    of_server("thinkers", Whole(1, MOST_THINKERS)),
    of_server("pace", Seconds(60.0)),
    of_server("grace", Seconds(DAY)),
    of_server("log", OneOf(FORMS)),
    of_server("log_level", OneOf(LEVELS)),
    of_server("metrics_token", Text(16)),
    of_server("program_time", Seconds(DAY)),
    of_server("program_days", Seconds(365 * DAY)),
    of_server("hint_time", Seconds(60.0)),
    of_server("think_time", Seconds(DAY)),
    of_server("keep_loaded", Seconds(DAY)),
    of_server("most_loaded", Whole(1, 10**6)),
    of_server("keep_idle", Days()),
    of_server("keep_over", Days()),
    of_server("keep_chat", Days()),
    *of_limits(),
)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The values in force, by name, and where each was said; nowhere, when it is what is usual."""

    values: Mapping[str, Any]
    said: Mapping[str, str]

    @property
    def folder(self) -> Path:
        """Where the file with the tables is. Where a database has them, what else an operator says is kept here."""
        given, database = self.values["data"], self.values["database"]
        if given is not None:
            return Path(given).expanduser()
        return saves.folder() / "web" if database is None else folder_of(database)

    def shown(self, name: str) -> Any:
        """In JSON, and without what nobody shall read over a shoulder."""
        value = self.values[name]
        if name == "data":
            return str(self.folder) if self.values["database"] is None else None
        if name == "database":
            return None if value is None else shown(value)
        if name == "behind_proxy":
            return [str(network) for network in value]
        return "***" if name in SECRET and value else value

    def settings(self, **more: Any) -> Settings:
        chosen = {one.field: self.values[one.name] for one in SETTINGS if one.field is not None}
        limits = {
            one.name.partition(".")[2]: self.values[one.name] for one in SETTINGS if one.name.startswith(f"{LIMITS}.")
        }
        return Settings(data=self.folder, limits=Limits(**limits), **chosen, **more)


def gather(read: Reader, flags: Mapping[str, Any], environment: Mapping[str, str]) -> Chosen:
    """`flags`: those that were given; `config` among them names the file, else `BOTTEGA_CONFIG` does."""
    named = flags.get("config") or environment.get("BOTTEGA_CONFIG")
    written = in_file(read, named) if named else {}
    values: dict[str, Any] = {}
    where: dict[str, str] = {}
    ranks: dict[str, int] = {}
    for one in SETTINGS:
        values[one.name] = one.usual
        places = (
            (f"--{one.name.replace('_', '-')}", flags.get(one.name)),
            (one.variable, environment.get(one.variable) or None),
            (f"{one.name} ({named})", written.get(one.name)),
        )
        for rank, (place, given) in enumerate(places):
            if given is not None:
                values[one.name], where[one.name], ranks[one.name] = checked(read, one, place, given), place, rank
                break
    if "data" in ranks and "database" in ranks:
        if ranks["data"] == ranks["database"]:
            raise read.wrong("cli-serve-data-or-database", one=where["data"], other=where["database"])
        beaten = max("data", "database", key=lambda name: ranks[name])
        values[beaten] = None
        del where[beaten]
    return Chosen(values, where)


def folder_of(database: Url) -> Path:
    """For what is not in the database: the operator's door, who is blocked, a line for all pages."""
    try:
        return saves.folder() / "databases" / mark_of(database)
    except saves.NoHome:  # the tables do not need one; nothing can be kept there, and whoever tries is told
        return Path(os.devnull) / mark_of(database)


def checked(read: Reader, setting: Setting, place: str, given: object) -> Any:
    try:
        return setting.kind.read(given)
    except Bad:
        told = ",".join(given) if is_words(given) else str(given)
        shown = "***" if setting.name in SECRET else told
        raise read.wrong(setting.kind.refusal, flag=place, given=shown, **setting.kind.bounds()) from None


def is_words(given: object) -> TypeGuard[list[str]]:
    return isinstance(given, list) and all(isinstance(word, str) for word in given)


def in_file(read: Reader, file: str) -> dict[str, Any]:
    """What a file says; a name that there is not is refused, with the one that is nearest."""
    try:
        content = tomllib.loads(Path(file).expanduser().read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault(FAILED, said(read.texts, "cli-config-broken", file=file, detail=str(error))) from None
    limits = content.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise read.wrong("cli-config-limits", file=file)
    flat = {**content, **{f"{LIMITS}.{name}": value for name, value in limits.items()}}
    known = [one.name for one in SETTINGS]
    for name in flat:
        if name not in known:
            raise read.unknown("cli-config-unknown", name, known, file=file)
    return flat
