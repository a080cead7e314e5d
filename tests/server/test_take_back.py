"""Against computers a choice may be taken back whatever was seen since, and the table says so; with people never."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import select

from bottega import Record
from bottega.server.encoded import EncodedGame
from bottega.server.journal import TAKE_BACK, UNDO, exported, replayed
from bottega.server.store.schema import JOURNAL
from bottega.server.store.writer import Entry

from .served import Guest, Page, Served, settings


def seated(guest: Guest, seats: list[str], game: str = "fresco", **more: Any) -> tuple[str, Page]:
    made = guest.make(game, seats, **more)
    return made["id"], guest.open(made["id"]).ready()


def choose(page: Page, notation: str | None = None) -> dict[str, Any]:
    """A choice by its notation, or the first there is."""
    page.wait_for_turn()
    found = [choice for choice in page.choices if notation in (None, choice["action"])]
    return page.act(found[0]["id"])


def take_back(page: Page) -> dict[str, Any]:
    return page.ask("take-back", version=page.state["version"])


def test_against_computers_one_goes_back_whatever_was_seen(served: Served) -> None:
    guest = served.guest()
    table, page = seated(guest, ["me", "random", "random"])
    page.wait_for_turn()
    before = page.state["view"]
    choose(page)
    page.until(lambda message: message["type"] == "state" and message["view"]["choices"])
    assert not page.state["can_undo"]
    assert page.state["can_take_back"]
    assert take_back(page)["type"] == "ok"
    assert page.state["reset"]
    assert page.state["view"] == before
    assert page.table["take_backs"] == 1
    assert guest.get(f"/api/tables/{table}")["take_backs"] == 1


def test_not_where_somebody_else_plays_even_while_he_is_away(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    made = host.make("fresco", ["me", "open", "random"])
    page = host.open(made["id"])
    friend.join(made["invite"])
    page.ready()
    friend.open(made["id"]).ready().ask("takeover")
    choose(page)
    page.until(lambda message: message["type"] == "state" and message["view"]["choices"])
    assert not page.state["can_take_back"]
    assert take_back(page)["code"] == "cannot-undo"


def test_the_journal_tells_it_and_the_record_is_of_the_moves_that_count(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        table, page = seated(guest, ["me", "random", "random"])
        choose(page)
        page.until(lambda message: message["type"] == "state" and message["view"]["choices"])
        assert take_back(page)["type"] == "ok"
        choose(page, page.choices[-1]["action"])
        page.until(lambda message: message["type"] == "state" and message["view"]["choices"])
        rows = served.inside(served.registry.store.read(select(JOURNAL).where(JOURNAL.c.table_id == table)))
        cookies = dict(guest.http.cookies)
    entries = [Entry(*row) for row in rows]
    assert [entry.body.startswith(TAKE_BACK) for entry in entries if entry.kind == UNDO] == [True]
    play = asyncio.run(replayed(entries))
    assert isinstance(play, EncodedGame)
    assert (play.take_backs, exported(entries).moves) == (1, Record.of(play.state).moves)
    with Served(settings(tmp_path)) as again:
        assert again.guest(cookies=cookies).open(table).ready().table["take_backs"] == 1


def test_a_choice_that_is_final_is_told_before_when_one_asks(served: Served) -> None:
    guest = served.guest()
    _, page = seated(guest, ["me", "random", "random"])
    page.wait_for_turn()
    first, version = page.choices[0]["id"], page.state["version"]
    answer = page.ask("act", version=version, action=first, unless_final=True)
    assert answer["code"] == "final"
    assert page.state["version"] == version
    assert page.act(first)["type"] == "ok"
    while page.state["view"]["deciding"] != "plan":
        page.until_type("state")
    plan = page.choices[0]["id"]
    assert page.ask("act", version=page.state["version"], action=plan, unless_final=True)["type"] == "ok"


def test_an_earlier_choice_is_undone_by_its_place_in_the_list(served: Served) -> None:
    _, page = seated(served.guest(), ["me", "random", "random"])
    choose(page)
    while page.state["view"]["deciding"] != "plan" or not page.choices:
        page.until_type("state")
    for place in ("market", "studio", "market"):
        choose(page, f"plan {place}")
    assert page.state["undo"] == ["plan market", "plan studio", "plan market"]
    assert page.ask("undo", version=page.state["version"], choice=1)["type"] == "ok"
    assert page.state["undo"] == ["plan market", "plan market"]
    assert page.state["view"]["mine"]["plan"] == [2, 0, 0, 0, 0]
    assert page.ask("undo", version=page.state["version"], choice=7)["type"] == "refused"


def test_computers_are_seated_anew_after_a_take_back(served: Served, monkeypatch: Any) -> None:
    asked: list[str] = []
    workers = served.registry.workers
    decide = workers.decide

    async def noted(question: Any, *more: Any, **named: Any) -> int:
        asked.append(question.table_id)
        return await decide(question, *more, **named)

    monkeypatch.setattr(workers, "decide", noted)
    _, page = seated(served.guest(), ["me", "random", "random"])
    choose(page)
    page.until(lambda message: message["type"] == "state" and message["view"]["choices"])
    before = set(asked)
    take_back(page)
    asked.clear()
    choose(page)
    page.until(lambda message: message["type"] == "state" and message["view"]["choices"])
    assert asked
    assert not before & set(asked)
