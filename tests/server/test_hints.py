"""Hints: for the asked seat only, from what it knows; all are told that it asked; where several play, all allow it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import bots
from bottega.advice import Hint
from bottega.server.journal import HINT
from bottega.server.table import Table
from bottega.server.turns import Asker
from bottega.server.workers import WAITING, Busy, HintQuestion, Lost, Workers, question

from .answering import talks_nonsense
from .served import PATIENCE, Guest, Page, Served, acting, settings, wait_until

ALONE = ["me", "journeyman", "journeyman"]


def ask(guest: Guest, table_id: str, page: Page, **more: Any) -> Any:
    return guest.ask("POST", f"/api/tables/{table_id}/hint", {"version": page.state["version"], **more})


def asking(server: Served, seats: list[str], game: str = "fresco-cards") -> tuple[Guest, str, Page]:
    """At a table where it is this guest's turn."""
    guest = server.guest()
    made = guest.make(game, seats)
    guest.sit(made["url"])
    page = guest.open(made["id"]).ready()
    assert page.wait_for_turn()
    return guest, made["id"], page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Served(settings(tmp_path_factory.mktemp("hints"), hint_time=0.2)) as running:
        yield running


def test_alone_a_hint_is_there_for_the_asking(server: Served) -> None:
    guest, table_id, page = asking(server, ALONE)
    watcher = server.guest().watch(guest.get(f"/api/tables/{table_id}")["watch"])
    answer = ask(guest, table_id, page)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    legal = [choice["id"] for choice in page.choices]
    assert told["ways"] == len(legal)
    assert 0 < len(told["choices"]) <= 3
    for choice in told["choices"]:
        assert choice["action"] in legal
        assert choice["reason"].startswith("hint-")
    watcher.until(lambda message: message["type"] == "table" and message["table"]["seats"][0]["hints"] == 1)
    assert watcher.table["hints"]
    assert not any('"reason":"hint-' in heard for heard in watcher.heard), "nobody else is told what was advised"


def test_the_same_decision_asked_again_has_the_same_answer_and_counts_once(server: Served) -> None:
    guest, table_id, page = asking(server, ALONE)
    first, second = ask(guest, table_id, page), ask(guest, table_id, page)
    assert first.json() == second.json()
    assert guest.get(f"/api/tables/{table_id}")["seats"][0]["hints"] == 1


def test_whoever_asks_again_meanwhile_waits_for_the_same_answer(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, table_id, page = asking(server, ALONE)
    thought, real = asyncio.Event(), Workers.advise

    async def slowly(self: Workers, *asked: Any) -> Any:
        await thought.wait()
        return await real(self, *asked)

    monkeypatch.setattr(Workers, "advise", slowly)
    with ThreadPoolExecutor() as pool:
        both = [pool.submit(ask, guest, table_id, page) for _ in range(2)]
        wait_until(lambda: guest.get(f"/api/tables/{table_id}")["seats"][0]["hints"] == 1)
        server.loop.call_soon_threadsafe(thought.set)
        first, second = [one.result(PATIENCE) for one in both]
    assert first.json() == second.json()
    assert guest.get(f"/api/tables/{table_id}")["seats"][0]["hints"] == 1


def test_one_address_does_not_have_all_the_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests cost nothing: it is the address that is counted. What is over makes room again."""
    thought, real = asyncio.Event(), Workers.advise

    async def slowly(self: Workers, *asked: Any) -> Any:
        await thought.wait()
        return await real(self, *asked)

    monkeypatch.setattr(Workers, "advise", slowly)
    chosen = settings(tmp_path, hint_time=0.2)
    limits = replace(chosen.limits, address_hints=1)
    with Served(replace(chosen, limits=limits)) as served, ThreadPoolExecutor() as pool:
        one, other = asking(served, ALONE), asking(served, ALONE)
        waiting = pool.submit(ask, *one)
        wait_until(lambda: one[0].get(f"/api/tables/{one[1]}")["seats"][0]["hints"] == 1)
        assert ask(*other).json()["error"] == "busy"
        assert other[0].get(f"/api/tables/{other[1]}")["seats"][0]["hints"] == 0
        served.loop.call_soon_threadsafe(thought.set)
        assert waiting.result(PATIENCE).status_code == 200
        assert ask(*other).status_code == 200


def test_those_who_ask_at_once_are_counted_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The place is taken before the question is written down."""
    held, real = asyncio.Event(), Table.commit_row
    begun: list[str] = []

    async def slowly(self: Table, kind: str, *row: Any) -> Any:
        if kind == HINT:
            begun.append(self.facts.id)
            await held.wait()
        return await real(self, kind, *row)

    monkeypatch.setattr(Table, "commit_row", slowly)
    chosen = settings(tmp_path, hint_time=0.2)
    limits = replace(chosen.limits, address_hints=1)
    with Served(replace(chosen, limits=limits)) as served, ThreadPoolExecutor() as pool:
        one, other = asking(served, ALONE), asking(served, ALONE)
        waiting = pool.submit(ask, *one)
        wait_until(lambda: begun)
        assert ask(*other).json()["error"] == "busy"
        served.loop.call_soon_threadsafe(held.set)
        assert waiting.result(PATIENCE).status_code == 200
        assert ask(*other).status_code == 200


def test_who_does_not_sit_there_or_is_not_asked_is_refused(server: Served) -> None:
    guest, table_id, page = asking(server, ALONE)
    stranger = server.guest()
    stranger.get("/api/me")
    assert ask(stranger, table_id, page).json()["error"] == "not-seated"
    assert ask(guest, table_id, page, seat=1).json()["error"] == "not-seated"
    stale = guest.ask("POST", f"/api/tables/{table_id}/hint", {"version": page.state["version"] + 50})
    assert stale.json()["error"] == "stale"
    assert guest.get(f"/api/tables/{table_id}")["seats"][0]["hints"] == 0, "what was refused was not asked"


def two(server: Served) -> tuple[Guest, Page, Guest, Page, str]:
    ada, bert = server.guest(), server.guest()
    made = ada.make("fresco-cards", ["me", "open", "journeyman"])
    ada.sit(made["url"])
    bert.join(made["invite"])
    return ada, ada.open(made["id"]).ready(), bert, bert.open(made["id"]).ready(), made["id"]


def test_where_two_play_both_must_allow_hints(server: Served) -> None:
    ada, hers, bert, his, table_id = two(server)
    turn = (ada, hers) if acting(hers, his) is hers else (bert, his)
    assert ask(turn[0], table_id, turn[1]).json()["error"] == "no-hints"
    assert hers.ask("hints", allow=True)["type"] == "ok"
    assert ask(turn[0], table_id, turn[1]).json()["error"] == "no-hints"
    assert his.ask("hints", allow=True)["type"] == "ok"
    assert his.table["hints"]
    assert ask(turn[0], table_id, turn[1]).status_code == 200
    assert hers.ask("hints", allow=False)["type"] == "ok"
    his.until(lambda message: message["type"] == "table" and not message["table"]["hints"])


def test_who_waits_is_not_advised(server: Served) -> None:
    ada, hers, bert, his, table_id = two(server)
    for page in (hers, his):
        assert page.ask("hints", allow=True)["type"] == "ok"
    waiting = (bert, his) if acting(hers, his) is hers else (ada, hers)
    assert ask(waiting[0], table_id, waiting[1]).json()["error"] == "not-your-turn"


def test_what_was_asked_and_allowed_is_kept(tmp_path: Path) -> None:
    with Served(settings(tmp_path, hint_time=0.1)) as first:
        guest, table_id, page = asking(first, ALONE)
        assert ask(guest, table_id, page).status_code == 200
        assert page.ask("hints", allow=True)["type"] == "ok"
        cookies = {"bottega_guest": guest.http.cookies["bottega_guest"]}
    with Served(settings(tmp_path)) as second:
        again = second.guest(cookies=cookies)
        listed = again.get("/api/tables")["mine"][0]
        assert listed["id"] == table_id
        assert (listed["seats"][0]["hints"], listed["seats"][0]["allows_hints"]) == (1, True)


# --- the process ------------------------------------------------------------------------------------------------------


def posed() -> HintQuestion:
    state = bottega.game("fresco-cards").new(players=3, seed=3)
    seat = state.to_act[0]
    return HintQuestion(question("t", state, seat, bots.adviser("fresco-cards").id), 2, 1.0)


def test_what_travels_is_what_the_seat_knows() -> None:
    state = bottega.game("princes").new(players=3, seed=3)
    assert question("t", state, 1, "journeyman").known == state.redact(1).dump()


def test_a_hint_comes_from_a_process_of_its_own_and_moves_do_not_wait() -> None:
    async def both() -> None:
        workers = Workers(1, PATIENCE)
        asked = posed()
        hint = asyncio.ensure_future(workers.advise(asked, lambda: True))
        legal = bottega.game("fresco-cards").new(players=3, seed=3).legal_actions(asked.of.seat)
        assert await workers.decide(asked.of, legal, Asker()) in legal
        assert isinstance(await hint, Hint)
        workers.close()

    asyncio.run(both())


def test_what_is_not_wanted_any_more_is_not_thought_out() -> None:
    async def stale() -> None:
        workers = Workers(1, PATIENCE)
        assert await workers.advise(posed(), lambda: False) is None
        assert workers.adviser.process is None, "nothing was started for it"
        workers.close()

    asyncio.run(stale())


def test_too_many_who_ask_are_told_so() -> None:
    async def crowd() -> None:
        workers = Workers(1, PATIENCE)
        async with workers.advising:
            waiting = [asyncio.ensure_future(workers.advise(posed(), lambda: False)) for _ in range(WAITING + 1)]
            await asyncio.sleep(0)
            with pytest.raises(Busy):
                await workers.advise(posed(), lambda: True)
        assert await asyncio.gather(*waiting) == [None] * (WAITING + 1)
        workers.close()

    asyncio.run(crowd())


def test_nonsense_is_no_hint() -> None:
    async def nonsense() -> None:
        workers = Workers(1, PATIENCE, talks_nonsense)
        with pytest.raises(Lost, match="no hint"):
            await workers.advise(posed(), lambda: True)
        workers.close()

    asyncio.run(nonsense())
