"""Lessons at the server: ordinary tables whose script says what comes next, kept for their guest."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from bottega import Record
from bottega.server.lessons import ASIDE, LEFT
from bottega.server.store.schema import LESSONS, TABLES
from bottega.teaching import Lesson, lessons

from .served import Guest, Page, Served, settings

GAMES = [lesson for lesson in lessons().values() if lesson.module is None]
FRESCO = lessons()["fresco"]


def begin(guest: Guest, lesson: str, **asked: Any) -> Page:
    answer = guest.ask("POST", f"/api/lessons/{lesson}", asked)
    assert answer.status_code == 201, answer.text
    return coached(guest.open(answer.json()["id"]))


def coached(page: Page) -> Page:
    page.until_type("lesson")
    return page


def told(page: Page) -> dict[str, Any]:
    """What the coach was last said to be at."""
    return next(message["lesson"] for message in reversed(page.messages) if message["type"] == "lesson")


def until_step(page: Page, step: int, awaits: bool = False) -> dict[str, Any]:
    """Rivals move in between."""
    while told(page)["step"] != step or (awaits and not told(page)["awaits"]):
        page.until_type("lesson")
    return told(page)


def table_id(page: Page) -> str:
    return str(page.table["id"])


def go(page: Page, how: str) -> dict[str, Any]:
    return page.ask("lesson", step=told(page)["step"], go=how)


def moves(served: Served, page: Page) -> int:
    table = served.registry.tables[table_id(page)]
    assert table.play is not None
    return len(table.play.moves)


def others(page: Page) -> list[int]:
    return [choice["id"] for choice in page.choices if choice["id"] not in told(page)["awaits"]]


def take(served: Served, page: Page, lesson: Lesson, wrong: bool = False, to: int | None = None) -> int:
    """As far as this step, by *Next* and the moves that are asked for; how often something else was tried first."""
    tried = 0
    for number in range(told(page)["step"], lesson.last if to is None else to):
        until_step(page, number)
        while told(page)["step"] == number:
            if not lesson.asks(number):
                assert go(page, "next")["type"] == "ok"
            elif not (awaited := told(page)["awaits"]):
                page.until_type("lesson")  # the rivals move
            else:
                if wrong and (tempting := others(page)):
                    before = moves(served, page)
                    assert page.act(tempting[0])["code"] == "lesson"
                    assert go(page, "next")["code"] == "lesson"
                    assert moves(served, page) == before
                    tried += 1
                assert page.act(awaited[0])["type"] == "ok"
    return tried


# --- a whole lesson --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", GAMES, ids=lambda lesson: lesson.id)
def test_a_first_game_is_taken_by_its_moves_and_nothing_else_is_played(served: Served, lesson: Lesson) -> None:
    guest = served.guest()
    page = begin(guest, lesson.id)
    assert take(served, page, lesson, wrong=True) >= 5
    told_last = until_step(page, lesson.last)
    while not told_last["done"]:
        told_last = page.until_type("lesson")["lesson"]
    assert moves(served, page) >= sum(len(part.moves) for part in lesson.parts)
    assert [row["id"] for row in guest.get("/api/lessons") if row["done"]] == [lesson.id]


@pytest.mark.parametrize("lesson", [one for one in lessons().values() if one.module], ids=lambda lesson: lesson.id)
def test_a_mini_lesson_is_read_and_then_the_game_is_free(served: Served, lesson: Lesson) -> None:
    page = begin(served.guest(), lesson.id)
    assert (lesson.module in page.state["view"]["modules"]) is (lesson.module != "leonardo")
    take(served, page, lesson)
    assert told(page)["done"]
    page.wait_for_turn()
    assert page.act(page.choices[0]["id"])["type"] == "ok"


def test_after_the_last_step_the_game_goes_on_against_computers(served: Served) -> None:
    guest = served.guest()
    page = begin(guest, "fresco-cards")
    take(served, page, lessons()["fresco-cards"])
    assert guest.get("/api/tables")["mine"] == []  # nobody who has learnt enough is told that it is his turn
    for _ in range(3):
        page.wait_for_turn()
        assert page.act(page.choices[0]["id"])["type"] == "ok"
    assert guest.get("/api/tables")["mine"][0]["id"] == table_id(page)  # a table like any other now
    assert go(page, "leave")["type"] == "ok"
    assert told(page) is None
    record = served.registry.tables[table_id(page)].play
    assert record is not None
    assert Record.from_json(Record.of(record.state).to_json()).replay().ply == record.state.ply
    assert Record.of(record.state).generator == "fast"


def test_skip_makes_the_moves_that_are_asked_for_and_passes_over_what_is_only_told(served: Served) -> None:
    for lesson in GAMES:
        page = begin(served.guest(), lesson.id)
        seen = [told(page)["step"]]
        while not told(page)["done"]:
            assert go(page, "skip")["type"] == "ok"
            seen.append(told(page)["step"])
            if lesson.asks(seen[-1]):
                until_step(page, seen[-1], awaits=True)
        asking = [number for number in range(lesson.last) if lesson.asks(number)]
        assert seen[1] == asking[0]
        assert set(asking) <= set(seen)
        assert go(page, "skip")["code"] == "lesson"


def test_what_may_be_done_in_any_order_may_be(served: Served) -> None:
    page = begin(served.guest(), "fresco")
    plan = [step.id for step in FRESCO.steps].index("plan")
    take(served, page, FRESCO, to=plan)
    until_step(page, plan, awaits=True)
    for _ in range(5):
        assert page.act(told(page)["awaits"][-1])["type"] == "ok"
    assert until_step(page, plan, awaits=True)["awaits"] != []
    assert page.act(told(page)["awaits"][0])["type"] == "ok"
    until_step(page, plan + 1)


# --- taking back -----------------------------------------------------------------------------------------------------


def test_undo_takes_the_lesson_back_with_the_move(served: Served) -> None:
    page = begin(served.guest(), "fresco")
    plan = [step.id for step in FRESCO.steps].index("plan")
    take(served, page, FRESCO, to=plan)
    first = until_step(page, plan, awaits=True)["awaits"]
    assert page.act(first[0])["type"] == "ok"
    assert first[0] not in told(page)["awaits"]
    assert page.state["can_undo"]
    assert page.undo()["type"] == "ok"
    assert told(page)["awaits"] == first
    assert told(page)["step"] == plan


def test_what_the_script_has_gone_on_from_stays(served: Served) -> None:
    page = begin(served.guest(), "fresco")
    hour = [step.id for step in FRESCO.steps].index("hour")
    take(served, page, FRESCO, to=hour + 2)
    assert not page.state["can_undo"]
    before = moves(served, page)
    assert page.undo()["code"] in ("lesson", "cannot-undo", "nothing-to-undo")
    assert moves(served, page) == before


# --- progress --------------------------------------------------------------------------------------------------------


def test_it_goes_on_where_it_stopped_also_after_a_restart(tmp_path: Path) -> None:
    buy = [step.id for step in FRESCO.steps].index("buy")
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        page = begin(guest, "fresco")
        take(served, page, FRESCO, to=buy)
        until_step(page, buy, awaits=True)
        first, cookies = table_id(page), guest.http.cookies
    with Served(settings(tmp_path)) as served:
        guest = served.guest(cookies=cookies)
        [row] = [row for row in guest.get("/api/lessons") if row["id"] == "fresco"]
        assert row == {**row, "step": buy, "done": False, "url": f"/t/{first}"}
        again = begin(guest, "fresco")
        assert table_id(again) == first
        assert told(again)["step"] == buy
        assert again.act(others(again)[0])["code"] == "lesson"
        assert again.act(told(again)["awaits"][0])["type"] == "ok"
        until_step(again, buy + 1)


def test_a_restart_in_the_middle_of_the_rivals_moves_loses_none(tmp_path: Path) -> None:
    order = [step.id for step in FRESCO.steps].index("order")
    with Served(settings(tmp_path, pace=3600.0)) as served:  # the rivals are awaited for ever
        guest = served.guest()
        page = begin(guest, "fresco")
        take(served, page, FRESCO, to=order)
        assert moves(served, page) == 1
        cookies = guest.http.cookies
    with Served(settings(tmp_path)) as served:
        page = begin(served.guest(cookies=cookies), "fresco")
        take(served, page, FRESCO, to=order + 2)
        assert moves(served, page) >= 3


def test_from_the_beginning_again_is_another_table_and_the_old_one_is_gone(served: Served) -> None:
    guest = served.guest()
    page = begin(guest, "princes")
    go(page, "next")
    again = begin(guest, "princes", again=True)
    assert table_id(again) != table_id(page)
    assert told(again)["step"] == 0
    rows = {row.table_id: row.state for row in served.inside(served.registry.store.read(select(LESSONS)))}
    assert rows[table_id(page)] == ASIDE
    lobby = guest.get("/api/tables")
    assert not {table_id(page), table_id(again)} & {row["id"] for rows in lobby.values() for row in rows}
    over = served.inside(served.registry.store.read(select(TABLES.c.over).where(TABLES.c.id == table_id(page))))
    assert over[0].over is not None  # it does not count among the open ones


def test_leaving_lets_computers_play_on_and_the_table_is_listed(served: Served) -> None:
    guest = served.guest()
    page = begin(guest, "fresco")
    assert guest.get("/api/tables")["mine"] == []
    assert go(page, "leave")["type"] == "ok"
    assert told(page) is None
    assert page.act(page.choices[0]["id"])["type"] == "ok"  # any choice now
    assert [row["id"] for row in guest.get("/api/tables")["mine"]] == [table_id(page)]
    [row] = [row for row in guest.get("/api/lessons") if row["id"] == "fresco"]
    assert (row["url"], row["done"]) == (None, False)
    assert go_without_lesson(page)["code"] == "no-lesson"


def go_without_lesson(page: Page) -> dict[str, Any]:
    return page.ask("lesson", step=0, go="next")


def test_whoever_resigns_or_leaves_the_seat_leaves_the_lesson(served: Served) -> None:
    for how in ("resign", "takeover"):
        page = begin(served.guest(), "fresco")
        assert page.ask(how)["type"] == "ok"
        assert told(page) is None


# --- others, and what is forged --------------------------------------------------------------------------------------


def test_another_guest_has_neither_the_table_nor_the_progress(served: Served) -> None:
    guest, other = served.guest(), served.guest()
    page = begin(guest, "fresco")
    go(page, "next")
    assert [row["step"] for row in other.get("/api/lessons") if row["id"] == "fresco"] == [0]
    stranger = other.open(table_id(page))
    assert stranger.until_type("refused")["code"] == "not-seated"
    theirs = begin(other, "fresco")
    assert table_id(theirs) != table_id(page)
    watcher = other.watch(page.table["watch"])
    watcher.ready()
    assert watcher.ask("lesson", step=1, go="next")["code"] == "watching"
    assert not [message for message in watcher.messages if message["type"] == "lesson"]


def test_forged_messages_change_nothing(served: Served) -> None:
    page = begin(served.guest(), "fresco")
    for fields in ({"step": 0, "go": "win"}, {"step": "0", "go": "next"}, {"go": "next"}, {"step": 0}):
        page.send({"type": "lesson", "id": 99, **fields})
        assert page.until_type("refused")["code"] == "malformed"
    for step in (-1, 1, 17, 18, 2**53):
        assert page.ask("lesson", step=step, go="skip")["code"] == "stale"
    for action in (-1, 10**9, 2**53):
        assert page.act(action)["code"] == "lesson"
    assert moves(served, page) == 0
    assert told(page)["step"] == 0


def test_an_ordinary_table_knows_no_lesson(served: Served) -> None:
    guest = served.guest()
    page = guest.open(guest.make("fresco-cards", ["me", "random"])["id"]).ready()
    page.wait_for_turn()
    assert go_without_lesson(page)["code"] == "no-lesson"
    assert page.act(page.choices[0]["id"])["type"] == "ok"
    assert not [message for message in page.messages if message["type"] == "lesson"]


def test_there_are_only_these_lessons(served: Served) -> None:
    guest = served.guest()
    assert guest.ask("POST", "/api/lessons/chess", {}).json()["error"] == "no-lesson"
    assert guest.ask("POST", "/api/lessons/fresco", {"again": 1}).json()["error"] == "malformed"
    assert [row["id"] for row in guest.get("/api/lessons")] == list(lessons())


@pytest.mark.parametrize(
    "spoilt",
    [{"step": 10**6}, {"step": -5}, {"lesson": "chess"}, pytest.param({"step": "x"}, marks=pytest.mark.sqlite)],
)
def test_a_spoilt_row_stops_nothing(tmp_path: Path, spoilt: dict[str, Any]) -> None:
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        page = begin(guest, "fresco")
        table, cookies = table_id(page), guest.http.cookies
        served.inside(served.registry.store.commit(update(LESSONS).values(**spoilt)))
    with Served(settings(tmp_path)) as served:
        guest = served.guest(cookies=cookies)
        assert len(guest.get("/api/lessons")) == len(lessons())
        page = guest.open(table).ready()
        if spoilt.get("step") in (10**6, -5):
            assert told(coached(page))["step"] in (0, [step.id for step in FRESCO.steps].index("hour"))
        else:
            assert page.act(page.choices[0]["id"])["type"] == "ok"
            rows = served.inside(served.registry.store.read(select(LESSONS.c.state)))
            assert rows[0].state == LEFT
