"""docs/protocol.md and the code say the same: every address, message, field, code and ending, both ways round."""

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from pydantic import BaseModel
from starlette.routing import Route, WebSocketRoute

import bottega
from bottega.core.account import Account
from bottega.server import messages, models, socket
from bottega.server.app import create_app
from bottega.server.errors import CODES
from bottega.server.lessons import Taught
from bottega.server.programs import messages as programs
from bottega.server.programs import socket as programs_socket
from bottega.server.programs.schemas import schema_text
from bottega.server.settings import Settings
from bottega.server.summary import Facts, Seat, TableSummary
from bottega.teaching import Place, lessons

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
HEADS = ("field", "type", "code", "request")
SCRIPTS = "\n".join(path.read_text("utf-8") for path in (ROOT / "src" / "bottega" / "web" / "app").rglob("*.js"))


def section(title: str) -> str:
    """What stands under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"docs/protocol.md has no section {title!r}"
    return found[1]


def rows(title: str) -> Iterator[list[str]]:
    for line in section(title).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if (
            line.startswith("|")
            and not set(line) <= set("|- ")
            and cells[0] not in ("field", "type", "code", "request")
        ):
            yield cells


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def fields(title: str) -> list[str]:
    return [word for cells in rows(title) for word in words(cells[0])]


def body(tail: str) -> dict[str, Any]:
    """A message of the server as a page reads it, without its number."""
    read: dict[str, Any] = json.loads('{"n":1,' + tail)
    del read["n"]
    return read


# --- HTTP ------------------------------------------------------------------------------------------------------------


def test_every_address_is_on_the_page(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path))
    served = {f"{method.upper()} {path}" for path, methods in app.openapi()["paths"].items() for method in methods}
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            served.add(f"WS {route.path}")
        elif isinstance(route, Route):
            path = re.sub(r":\w+\}", "}", route.path)
            served |= {f"{method} {path}" for method in (route.methods or ()) if method != "HEAD"}
    assert set(re.findall(r"`((?:GET|POST|PUT|DELETE|WS) /[^`?]*)`", PAGE)) == served


def asked_and_answered() -> dict[str, type[BaseModel]]:
    """The models that travel; `Asked` is only what those that are sent have in common."""
    found = {name: thing for name, thing in vars(models).items() if isinstance(thing, type)}
    return {
        name: thing
        for name, thing in found.items()
        if issubclass(thing, BaseModel) and thing.__module__ == models.__name__ and thing.model_fields
    }


def test_every_model_has_its_section() -> None:
    assert set(re.findall(r"^#### (\w+)$", PAGE, re.MULTILINE)) == set(asked_and_answered())


def test_a_section_has_the_fields_of_its_model() -> None:
    told = {name: sorted(fields(name)) for name in asked_and_answered()}
    assert told == {name: sorted(model.model_fields) for name, model in asked_and_answered().items()}


def test_every_code_is_there_with_its_status() -> None:
    told = {words(code)[0]: int(status) for code, status, _ in rows("Codes")}
    assert told == {code: status for code, (status, _) in CODES.items()}


# --- the socket ------------------------------------------------------------------------------------------------------


def from_pages() -> dict[str, list[str]]:
    kinds = [kind for part in get_args(messages.Message) for kind in (get_args(part) or (part,))]
    return {
        str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)] for kind in kinds
    }


def from_server() -> dict[str, list[str]]:
    told = [
        body(messages.hello("b", [0])),
        body(messages.announcement("")),
        body(messages.state(1, (b"{}", b"", b"{}", b"null"), True, messages.OwnChoices([], False))),
        body(messages.table({})),
        body(messages.lesson(None)),
        body(messages.chat(0, "Ada", "hello", 1)),
        body(messages.accepted(1)),
        body(messages.refused(1, "stale", "", 1)),
        body(messages.PONG),
    ]
    return {message.pop("type"): list(message) for message in told}


def on_page(title: str) -> dict[str, list[str]]:
    return {words(kind)[0]: words(listed) for kind, listed, _ in rows(title)}


def test_what_pages_send_is_on_the_page() -> None:
    assert on_page("From the page") == from_pages()


def test_what_the_server_sends_is_on_the_page() -> None:
    assert on_page("From the server") == from_server()


def test_no_message_of_the_server_was_forgotten() -> None:
    """Each is built by a function of `messages`, and this test calls them all."""
    source = Path(messages.__file__).read_text("utf-8")
    assert set(re.findall(r'"type": ?"(\w+)"', source)) == set(from_server())


def test_our_own_pages_send_and_understand_the_same() -> None:
    sent = set(re.findall(r'(?:send|say)\(\{ type: "([\w-]+)"', SCRIPTS))
    assert sent == set(from_pages())
    both_ways = {"chat", "lesson"}
    understood = set(re.findall(r'message\.type === "(\w+)"', SCRIPTS)) - sent | both_ways
    assert understood | {"pong"} == set(from_server())  # a pong is only a sign of life


def test_the_table_has_its_fields() -> None:
    facts = Facts("a", "fresco", "", "live", False, "me", "i", "w", 1, started=1, over=2, rematch="b")
    summary = TableSummary(facts, [Seat("person", "Ada", None)])
    summary.deal = bottega.Record.of(bottega.game("fresco").new(seed=1))
    told = summary.described(0)
    assert sorted(fields("The table")) == sorted(told)
    assert sorted(fields("SeatFacts")) == sorted(told["seats"][0])


def test_the_lesson_has_its_fields() -> None:
    lesson = lessons()["fresco"]
    told = Taught("a", lesson, 0, Place(), None).described(bottega.game("fresco").new(lesson.players, lesson.seed))
    assert sorted(fields("The lesson")) == sorted(told)
    in_a_step = {word for cells in rows("The lesson") if words(cells[0]) == ["steps"] for word in words(cells[2])}
    assert in_a_step == set(told["steps"][0])


def test_the_view_has_these_fields_in_every_game() -> None:
    views = [bottega.game(meta.id).new(seed=1).view(None) for meta in bottega.metas()]
    assert sorted(fields("The view")) == sorted(set.intersection(*[set(view) for view in views]))


def test_the_account_has_its_fields() -> None:
    assert fields("The account") == [field.name for field in dataclasses.fields(Account)]


def endings(module: ModuleType) -> dict[str, int]:
    ends = {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}
    return {name: value for name, value in ends.items() if value >= 1000}


def test_every_way_a_line_ends_is_on_the_page() -> None:
    assert {words(name)[0]: int(code) for code, name, _ in rows("How a line ends")} == endings(socket)
    ours = {words(name)[0]: int(code) for code, name, _ in rows("How a program's line ends")}
    of_programs = endings(programs_socket).items()
    assert ours == dict(of_programs - endings(socket).items())


# --- programs --------------------------------------------------------------------------------------------------------


def fields_of(union: Any) -> dict[str, list[str]]:
    return {
        str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)]
        for kind in get_args(union)
    }


def test_what_programs_say_and_are_told_is_on_the_page() -> None:
    assert on_page("What a program says") == fields_of(programs.FromProgram)
    assert on_page("What a program is told") == fields_of(programs.ToProgram)


def test_the_schema_is_kept_beside_the_page() -> None:
    """As `python tools/programs.py` writes it."""
    assert (ROOT / "docs" / "programs.schema.json").read_text("utf-8") == schema_text()
