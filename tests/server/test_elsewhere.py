"""Thinking on other machines: questions go out as jobs and answers come back, whoever dies meanwhile. What is in the
database is what the seat knows, and no answer makes a second move.
"""

import asyncio
import json
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import URL

import bottega
from bottega import cli
from bottega.advice import Hint
from bottega.review import USUAL
from bottega.server.elsewhere import database as database_module
from bottega.server.elsewhere import helper as helper_module
from bottega.server.elsewhere import jobs, schema
from bottega.server.elsewhere import link as link_module
from bottega.server.elsewhere.database import Database
from bottega.server.elsewhere.link import Nobody
from bottega.server.reviewer import Done, Piece
from bottega.server.store import copying
from bottega.server.store.file import StoreError
from bottega.server.store.postgres import PostgresStore
from bottega.server.turns import PLAYED, UNSEEN, WATCHED, Asker, Turns
from bottega.server.workers import HintQuestion, Lost, advise, question

from .databases import DATABASES, POSTGRES
from .helped import asking, helping, notes, process, rows, run, somebody, until, waiting
from .served import PATIENCE, Served, settings, wait_until

SEED = 77_123_456_789_012_345_678
EVERY_ANSWER_COMES_TWICE = """
CREATE TABLE again (key text PRIMARY KEY);
CREATE FUNCTION again() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO again VALUES (OLD.key) ON CONFLICT DO NOTHING;
    IF FOUND THEN
        INSERT INTO answers VALUES (OLD.server, OLD.key, OLD.body);
        PERFORM pg_notify('bottega_answers_' || OLD.server, '');
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER again AFTER DELETE ON answers FOR EACH ROW EXECUTE FUNCTION again();
"""
THEIRS = """INSERT INTO procrastinate_jobs (queue_name, task_name, args)
VALUES ('move-0.0.1-1', 'think', '{"until": 1e12}')"""
ANSWER = "INSERT INTO answers (server, key, body) SELECT '{server}', '{key}', '{body}'"


@pytest.fixture(autouse=True, scope="module")
def kept_in() -> Iterator[str]:
    with DATABASES.while_tested(POSTGRES):
        yield POSTGRES


@pytest.fixture
def url(tmp_path: Path) -> URL:
    found = DATABASES.of(tmp_path)
    assert found is not None
    return found.update_query_dict({"connect_timeout": str(int(PATIENCE))})


@pytest.fixture(autouse=True)
def nobody_is_dead_because_this_machine_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in (
        (database_module, "ALIVE"),
        (database_module, "PATIENCE"),
        (link_module, "ALIVE"),
        (link_module, "START_TIME"),
        (helper_module, "END_TIME"),
    ):
        monkeypatch.setattr(module, name, PATIENCE)


def told(caplog: pytest.LogCaptureFixture, words: str) -> int:
    return sum(words in record.getMessage() for record in caplog.records)


# --- what travels -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fresco", "princes", "fresco-cards"])
def test_a_question_arrives_as_it_was(game: str) -> None:
    state = bottega.game(game).new(3, 5)
    for _ in range(40):
        seat = state.to_act[0]
        asked = HintQuestion(question("t", state, seat, "random"), 4, 0.5)
        for one in (asked, asked.of):
            job = jobs.job("server", one, 1.0, 2.0)
            assert jobs.asked_in(job["kind"], job["body"]) == one
        state.apply(seat, state.legal_actions(seat)[-1])


def test_a_piece_of_a_review_arrives_as_it_was() -> None:
    piece = Piece("game", "{}", b"\x00\xff", (0, 2), USUAL)
    job = jobs.job("server", piece, 1.0, 2.0)
    assert jobs.asked_in(job["kind"], job["body"]) == piece
    done = Done(b"\x00\xff", 1, 2, False)
    assert jobs.answer_in(jobs.packed("review", done)) == done


def test_what_nobody_wrote_is_not_read() -> None:
    for kind, body in (("move", "{}"), ("move", "nothing"), ("dance", "{}"), ("hint", "[1]")):
        with pytest.raises(jobs.Unreadable):
            jobs.asked_in(kind, body)
    for packed in ("", "[]", "{}", '{"kind": "move", "body": "x"}', '{"kind": "dance", "body": 1}'):
        with pytest.raises(Lost, match="cannot be read"):
            jobs.answer_in(packed)
    with pytest.raises(Lost, match="it hung"):
        jobs.answer_in(jobs.packed("lost", "it hung"))


def test_who_thinks_may_change_while_somebody_does() -> None:
    async def work() -> None:
        turns = Turns[str](["here"])
        asker = Asker(PLAYED, ("somebody",))
        async with turns.turn(asker) as first:
            assert first == "here"
            turns.use(["there", "beyond"])
            async with turns.turn(asker) as second, turns.turn(asker) as third:
                assert {second, third} == {"there", "beyond"}
                turns.use(["here"])
                assert turns.free == [], "it is still busy"
        assert (turns.free, turns.busy) == (["here"], [])

    run(work())


# --- secrecy ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["fresco", "princes", "fresco-cards"])
def test_in_the_database_is_what_the_seat_knows_and_nothing_else(game: str, url: URL) -> None:
    state = bottega.game(game).new(3, SEED)
    for _ in range(30):
        state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[-1])
    seat = state.to_act[0]

    async def work() -> None:
        async with asking(url) as server:
            somebody(url)
            await server.until_helped(3)
            asked = question("a table", state, seat, "random")
            going = asyncio.create_task(server.decide(asked))
            await until(lambda: waiting(url))
            [(args,)] = rows(url, "SELECT args FROM procrastinate_jobs")
            assert set(args) == {"server", "key", "kind", "body", "limit", "until"}
            body = json.loads(args["body"])
            assert body.pop("known") == state.redact(seat).dump()
            edition = [state.setup.edition.name, state.setup.edition.corrections]
            assert body == {
                "table_id": "a table",
                "game": game,
                "edition": edition,
                "seat": seat,
                "bot": "random",
                "seed": asked.seed,
            }
            assert str(SEED) not in json.dumps(args)
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)
            await until(lambda: not waiting(url))

    run(work())


# --- answers ----------------------------------------------------------------------------------------------------------


def test_helpers_think_for_every_server_that_asks_and_about_nothing_twice(url: URL) -> None:
    async def work() -> None:
        with notes() as noted:
            noted.let_all_answer()
            async with helping(url), helping(url, 2), asking(url) as one, asking(url) as other:
                assert one.link.moves == other.link.moves == 3
                decisions = [(one, other)[number % 2].decide(noted.question(number)) for number in range(20)]
                assert await asyncio.gather(*decisions) == [noted.answer] * 20
                assert sorted(number for number, _ in noted.begun) == list(range(20))
                assert (one.metrics.helped.kinds, other.metrics.helped.kinds) == ({"move": 10}, {"move": 10})
                assert not one.thinks_itself
                assert not other.thinks_itself
            left = "SELECT (SELECT count(*) FROM present), (SELECT count(*) FROM answers)"
            assert rows(url, left) == [(0, 0)]
            assert rows(url, "SELECT * FROM procrastinate_jobs") == []

    run(work())


def test_a_hint_from_elsewhere_is_the_hint_from_here(url: URL) -> None:
    async def work() -> None:
        state = bottega.game("fresco-cards").new(3, 5)
        asked = HintQuestion(question("t", state, state.to_act[0], "master"), 6, PATIENCE)
        async with helping(url), asking(url) as server:
            hint = await server.workers.advise(asked, lambda: True)
            assert server.metrics.helped.kinds == {"hint": 1}
        assert isinstance(hint, Hint)
        assert hint == advise(asked)

    run(work())


def test_one_question_is_in_the_queue_once(url: URL) -> None:
    async def work() -> None:
        with notes() as noted:
            noted.let_all_answer()
            async with asking(url) as server:
                somebody(url)
                await server.until_helped(3)
                both = [asyncio.create_task(server.decide(noted.question())) for _ in range(2)]
                await until(lambda: waiting(url))
                async with helping(url):
                    assert await asyncio.gather(*both) == [noted.answer] * 2
                assert len(noted.begun) == 1

    run(work())


def test_an_answer_that_nobody_waits_for_is_thrown_away(url: URL) -> None:
    async def work() -> None:
        with notes() as noted:
            noted.let_all_answer()
            async with helping(url), asking(url) as server:
                asked, me = noted.question(), server.link.database.id
                late = ANSWER.format(server=me, key=jobs.job(me, asked, 1, 1)["key"], body=jobs.packed("move", 7))
                rows(url, late)
                await until(lambda: not rows(url, "SELECT * FROM answers"))
                assert await server.decide(asked) == noted.answer

    run(work())


def test_what_is_lost_elsewhere_is_asked_again_and_any_move_will_do(url: URL) -> None:
    async def work() -> None:
        state = bottega.game("fresco-cards").new(3, 5)
        asked = question("t", state, state.to_act[0], "no.such.module:Bot")
        legal = state.legal_actions(state.to_act[0])
        async with helping(url), asking(url) as server:
            assert await server.workers.decide(asked, legal, Asker(PLAYED)) in legal
            assert server.metrics.helped.kinds == {"move": 3}

    run(work())


# --- who goes first, and for how long ---------------------------------------------------------------------------------


def test_people_who_wait_go_first(url: URL) -> None:
    async def work() -> None:
        with notes() as noted:
            noted.let_all_answer()
            async with asking(url) as server:
                somebody(url)
                await server.until_helped(3)
                going = []
                for number, rank in enumerate((UNSEEN, WATCHED, PLAYED)):
                    going.append(asyncio.create_task(server.decide(noted.question(number), rank)))
                    await until(lambda: waiting(url) == len(going))
                async with helping(url):
                    await asyncio.gather(*going)
                assert [number for number, _ in noted.begun] == [2, 1, 0]

    run(work())


def test_a_server_sends_no_more_than_can_be_thought_about(url: URL) -> None:
    """What waits longer waits in its own line, where whoever comes to a table still brings it forward."""

    async def work() -> None:
        with notes() as noted:
            async with asking(url) as server:
                somebody(url)
                await server.until_helped(3)
                going = [asyncio.create_task(server.decide(noted.question(number))) for number in range(8)]
                await until(lambda: waiting(url) == 3)
                assert len(server.workers.turns.busy) == 3
                for task in going:
                    task.cancel()
                await asyncio.gather(*going, return_exceptions=True)
                await until(lambda: waiting(url) == 0)

    run(work())


def test_what_nobody_takes_in_time_is_thought_about_here(url: URL) -> None:
    async def work() -> None:
        async with asking(url) as server:
            server.link.think_time = 0.05
            somebody(url)
            await server.until_helped(3)
            with pytest.raises(Nobody):
                await server.link.ask(question_of("random"), PLAYED)
            await server.decide(question_of("random"))
            assert server.thinks_itself
            await until(lambda: waiting(url) == 0)

    run(work())


def question_of(bot: str) -> Any:
    state = bottega.game("fresco-cards").new(3, 5)
    return question("t", state, state.to_act[0], bot)


def test_nobody_thinks_about_what_nobody_wants_any_more(url: URL) -> None:
    async def work() -> None:
        with notes() as noted:
            noted.let_all_answer()
            async with helping(url) as helper, asking(url) as server:
                old = jobs.job("gone", noted.question(1), 1.0, helper.database.now() - 1.0)
                assert server.link.queue is not None
                await server.link.put(server.link.queue, old, PLAYED)
                await until(lambda: not rows(url, "SELECT * FROM procrastinate_jobs"))
                assert await server.decide(noted.question(2)) == noted.answer
                assert [number for number, _ in noted.begun] == [2]

    run(work())


def test_what_a_dead_server_asked_is_swept_away(url: URL) -> None:
    async def work() -> None:
        async with asking(url) as server:
            assert server.link.queue is not None
            for until_when in (-1.0, 1000.0):
                late = jobs.job("gone", question_of("random"), 1.0, server.link.database.now() + until_when)
                await server.link.put(server.link.queue, {**late, "key": str(until_when)}, PLAYED)
            assert waiting(url) == 2
        async with asking(url):
            await until(lambda: waiting(url) == 1)

    run(work())


# --- coming and going -------------------------------------------------------------------------------------------------


def test_where_nobody_is_the_server_thinks_by_itself_and_says_so_once(
    url: URL, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with asking(url) as server:
            for _ in range(3):
                await server.decide(question_of("random"))
            assert server.thinks_itself
            assert server.metrics.helped.kinds == {}
            assert told(caplog, "Nobody thinks elsewhere: no helper is there.") == 1
            async with helping(url):
                await server.until_helped(1)
                await server.decide(question_of("random"))
                assert server.metrics.helped.kinds == {"move": 1}
                assert told(caplog, "There are helpers again") == 1
            await server.until_helped(0)
            await until(lambda: told(caplog, "Nobody thinks elsewhere") == 2)
            await server.decide(question_of("random"))
            assert server.metrics.helped.kinds == {"move": 1}

    run(work())


def test_who_stops_gives_back_what_it_cannot_end(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper_module, "END_TIME", 0.0)

    async def work() -> None:
        with notes() as noted:
            async with asking(url) as server, helping(url, 2):
                await server.until_helped(2)
                async with helping(url, 3) as leaving:
                    await server.until_helped(5)
                    going = [asyncio.create_task(server.decide(noted.question(number))) for number in range(5)]
                    await until(lambda: len(noted.begun) == 5)
                    leaving.stop()
                noted.let_all_answer()
                assert await asyncio.gather(*going) == [noted.answer] * 5
                assert len(noted.begun) == 8
                assert server.metrics.helped.kinds == {"move": 5}

    run(work())


def test_a_line_that_breaks_is_made_again(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        with notes() as noted:
            noted.let_all_answer()
            async with helping(url), asking(url) as server:
                assert await server.decide(noted.question(1)) == noted.answer
                ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                rows(url, f"{ended} AND pid <> pg_backend_pid()")
                await until(lambda: told(caplog, "Nobody thinks elsewhere"))
                assert await server.decide(noted.question(2)) == noted.answer
                await server.until_helped(1)
                assert await server.decide(noted.question(3)) == noted.answer
                assert server.metrics.helped.kinds["move"] >= 2

    run(work())


# --- versions ---------------------------------------------------------------------------------------------------------


def test_helpers_of_another_version_are_not_asked(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with asking(url) as server:
            somebody(url, "0.0.1-1")
            await until(lambda: told(caplog, f"helpers are of version 0.0.1-1, and this is {jobs.VERSION}"))
            await server.decide(question_of("random"))
            assert server.thinks_itself
            assert waiting(url) == 0

    run(work())


def test_a_helper_of_another_version_says_so_and_takes_nothing(url: URL, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with asking(url):
            pass
        somebody(url, "0.0.1-1", "server")
        rows(url, THEIRS)
        async with helping(url):
            await until(lambda: told(caplog, f"The servers there are Bottega 0.0.1-1, and this is {jobs.VERSION}"))
            assert waiting(url) == 1
            async with asking(url) as server:
                await server.decide(question_of("random"))
                assert server.metrics.helped.kinds == {"move": 1}
                await until(lambda: told(caplog, "This helper thinks again"))
            assert waiting(url) == 1

    run(work())


def test_a_queue_of_another_library_is_made_anew_unless_it_is_used(url: URL) -> None:
    async def work() -> None:
        async with asking(url):
            pass
        rows(url, "UPDATE made SET mark = 'another'")
        somebody(url, "0.0.1-1")
        with pytest.raises(StoreError, match=r"is used by Bottega 0\.0\.1-1, with another procrastinate"):
            async with Database(url, "server").connected():
                raise AssertionError("it cannot be used")
        rows(url, "DELETE FROM present")
        async with helping(url), asking(url) as server:
            await server.decide(question_of("random"))
            assert server.metrics.helped.kinds == {"move": 1}
        assert rows(url, "SELECT mark FROM made") == [(schema.MARK,)]

    run(work())


def test_a_house_moves_without_its_queue(url: URL, tmp_path: Path) -> None:
    async def work() -> None:
        async with helping(url), asking(url) as server:
            await server.decide(question_of("random"))

    run(work())
    other = DATABASES.of(tmp_path / "other")
    assert other is not None
    here, there = PostgresStore(url), PostgresStore(other)
    assert copying.copy(here, there).games == 0
    rows(url, "SELECT mark FROM made")
    with pytest.raises(psycopg.errors.UndefinedTable):
        rows(other, "SELECT mark FROM made")
    url = other
    run(work())


# --- the command ------------------------------------------------------------------------------------------------------


def test_a_database_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["think", "--database", "postgresql://nobody:sesame@127.0.0.1:1/x", "--lang", "en"]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "postgresql://nobody@127.0.0.1:1/x cannot be used" in err
    assert "sesame" not in err


@pytest.mark.long
def test_moves_hints_and_reviews_are_thought_out_by_a_process_and_no_move_is_made_twice(tmp_path: Path) -> None:
    with Served(settings(tmp_path, think="elsewhere", hint_time=0.2)) as served:
        url = DATABASES.of(tmp_path)
        assert url is not None
        with process(url, "--jobs", "2") as helper:
            registry = served.registry
            assert registry.link is not None
            rows(url, EVERY_ANSWER_COMES_TWICE)
            wait_until(lambda: registry.link is not None and registry.link.moves == 2)
            guest = served.guest()
            made = guest.make("fresco-cards", ["me", "random", "random"], options={"turn_cap": 6})
            page = guest.open(made["id"]).ready()
            assert page.wait_for_turn()
            hint = guest.ask("POST", f"/api/tables/{made['id']}/hint", {"version": page.state["version"]})
            assert hint.status_code == 200, hint.text
            page.play_on(random.Random(1))
            play = registry.tables[made["id"]].play
            moves = [move for move in play.moves if move.seat != 0]  # type: ignore[union-attr] # it was played
            helped = registry.metrics.helped.kinds
            assert (helped["move"], helped["hint"]) == (len(moves), 1)
            assert rows(url, "SELECT count(*) FROM again") == [(len(moves) + 1,)]
            assert rows(url, "SELECT * FROM answers") == []
            assert guest.ask("POST", f"/api/reviews/{made['id']}").status_code in (200, 202)
            wait_until(lambda: guest.get(f"/api/reviews/{made['id']}")["state"] == "done")
            assert helped["review"] > 1
            assert all(worker.process is None for worker in (*registry.workers.all, registry.workers.adviser))
            reviews = served.app.state.reviews
            assert reviews.reviewer.worker.process is None
            helper.send_signal(signal.SIGTERM)
            assert helper.wait(PATIENCE) == 0


@pytest.mark.long
def test_what_a_killed_helper_had_begun_is_taken_by_another(url: URL, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_module, "ALIVE", 5.0)  # as outside of these tests

    async def work() -> None:
        with notes() as noted, process(url) as first, process(url) as second:
            async with asking(url) as server:
                await server.until_helped(2)
                going = asyncio.create_task(server.decide(noted.question()))
                await until(lambda: noted.begun)
                [[_, whose]] = noted.begun
                victim, other = (first, second) if whose == first.pid else (second, first)
                assert whose == victim.pid
                victim.kill()
                await until(lambda: len(noted.begun) == 2)
                noted.let_all_answer()
                assert await going == noted.answer
                assert [whose for _, whose in noted.begun] == [victim.pid, other.pid]
                assert server.metrics.helped.kinds == {"move": 1}
                assert not server.thinks_itself

    run(work())


@pytest.mark.long
def test_a_process_that_is_told_to_stop_ends_what_it_has_begun(url: URL) -> None:
    async def work() -> None:
        with notes() as noted, process(url) as helper:
            async with asking(url) as server:
                await server.until_helped(1)
                going = asyncio.create_task(server.decide(noted.question()))
                await until(lambda: noted.begun)
                helper.send_signal(signal.SIGTERM)
                await server.until_helped(0)
                noted.let_all_answer()
                assert await going == noted.answer
                assert server.metrics.helped.kinds == {"move": 1}
            assert helper.wait(PATIENCE) == 0

    run(work())
