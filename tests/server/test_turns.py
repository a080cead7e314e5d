"""Computers think for everybody in turn: whoever opens many tables slows down his own."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bottega.play.live import Viewer
from bottega.server.seating import Seating
from bottega.server.tables import TableRegistry
from bottega.server.turns import PATIENCE as OTHERS_FIRST
from bottega.server.turns import PLAYED, UNSEEN, WATCHED, Asker, Turns

from .served import PATIENCE, settings


class Line:
    """Questions that are answered when the test says so, and in which order they were."""

    def __init__(self, thinkers: int = 1) -> None:
        self.turns = Turns[int](range(thinkers))
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.may_end = asyncio.Event()

    async def ask(self, name: str, asker: Asker) -> asyncio.Task[None]:
        async def think() -> None:
            async with self.turns.turn(asker):
                self.order.append(name)
                await self.may_end.wait()

        task = asyncio.create_task(think())
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def answer_all(self) -> list[str]:
        self.may_end.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.order


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_one_address_with_many_tables_has_the_turns_of_one() -> None:
    async def work() -> None:
        line = Line()
        for _ in range(6):
            await line.ask("many", Asker(PLAYED, ("many",)))
        for number in range(3):
            await line.ask(f"one{number}", Asker(PLAYED, ("one",)))
        assert (await line.answer_all())[:7] == ["many", "one0", "many", "one1", "many", "one2", "many"]

    run(work)


def test_who_asks_seldom_need_not_wait_for_those_who_ask_always() -> None:
    async def work() -> None:
        line = Line()
        for _ in range(5):
            await line.ask("many", Asker(PLAYED, ("many",)))
        line.may_end.set()
        await asyncio.sleep(0)
        line.may_end.clear()
        await line.ask("new", Asker(PLAYED, ("new",)))
        before = len(line.order)
        assert (await line.answer_all())[before] == "new"

    run(work)


def test_a_friend_of_the_noisy_one_goes_by_himself() -> None:
    """A table where several sit stands in line as that one of them who has waited longest."""

    async def work() -> None:
        line = Line()
        for _ in range(4):
            await line.ask("noisy", Asker(PLAYED, ("noisy",)))
        await line.ask("both", Asker(PLAYED, ("noisy", "friend")))
        assert (await line.answer_all())[1] == "both"

    run(work)


def test_where_somebody_sits_goes_before_where_somebody_looks_and_that_before_the_rest() -> None:
    async def work() -> None:
        line = Line()
        await line.ask("first", Asker(PLAYED, ("x",)))
        for name, rank in (("unseen", UNSEEN), ("watched", WATCHED), ("played", PLAYED)):
            await line.ask(name, Asker(rank, (name,)))
        assert await line.answer_all() == ["first", "played", "watched", "unseen"]

    run(work)


def test_those_behind_have_their_turn_too() -> None:
    async def work() -> None:
        line = Line()
        for number in range(3 * OTHERS_FIRST):
            await line.ask("played", Asker(PLAYED, (str(number),)))
        await line.ask("watched", Asker(WATCHED, ("w",)))
        order = await line.answer_all()
        assert order.index("watched") <= OTHERS_FIRST + 1

    run(work)


@pytest.mark.parametrize(("rank", "at_once"), [(PLAYED, 3), (WATCHED, 1), (UNSEEN, 1)])
def test_a_table_where_nobody_sits_has_one_question_at_a_time(rank: int, at_once: int) -> None:
    async def work() -> None:
        line, table = Line(thinkers=3), Asker(rank, ("x",))
        for number in range(3):
            await line.ask(str(number), table)
        assert len(line.order) == at_once
        assert sorted(await line.answer_all()) == ["0", "1", "2"]

    run(work)


def test_of_all_that_nobody_sees_one_is_thought_about() -> None:
    async def work() -> None:
        line = Line(thinkers=3)
        for number in range(4):
            await line.ask("unseen", Asker(UNSEEN, (str(number),)))
        assert line.order == ["unseen"]
        await line.ask("played", Asker(PLAYED, ("x",)))
        assert line.order == ["unseen", "played"]
        await line.answer_all()

    run(work)


def test_who_sits_down_at_a_table_that_waits_brings_it_forward() -> None:
    async def work() -> None:
        line, table = Line(), Asker(UNSEEN, ("owner",))
        await line.ask("first", Asker(UNSEEN, ("x",)))
        for number in range(5):
            await line.ask("unseen", Asker(UNSEEN, (str(number),)))
        await line.ask("mine", table)
        line.turns.stand(table, PLAYED, ("me",))
        assert (await line.answer_all())[1] == "mine"

    run(work)


def test_a_question_that_is_not_wanted_any_more_leaves_the_line() -> None:
    async def work() -> None:
        line = Line()
        first = await line.ask("first", Asker(PLAYED, ("a",)))
        table = Asker(PLAYED, ("b",))
        second = await line.ask("second", table)
        await line.ask("third", Asker(PLAYED, ("c",)))
        second.cancel()
        first.cancel()
        await asyncio.wait([first, second])
        assert line.order == ["first", "third"]
        assert (table.waiting, table.running) == ([], 0)
        await line.answer_all()
        assert line.turns.free == [0]

    run(work)


# --- at the table -----------------------------------------------------------------------------------------------------


class Visitor:
    """A page from somewhere."""

    def __init__(self, viewer: Viewer, where: str) -> None:
        self.viewer = viewer
        self.where = where

    def send(self, tail: str) -> None:
        pass

    def send_away(self, code: int) -> None:
        raise AssertionError(f"nobody should be sent away here: {code}")


def test_a_table_stands_where_those_who_sit_or_look_there_put_it(tmp_path: object) -> None:
    async def work() -> None:
        registry = TableRegistry(settings(tmp_path))  # type: ignore[arg-type]
        await registry.store.open()
        try:
            table, _ = await Seating(registry).create("ada", "fresco", ["me", "random", "open"], {})
            asker, steps = table.computers.asker, []
            steps.append((asker.rank, asker.whose))
            watching, sitting = Visitor(None, "192.0.2.1"), Visitor(0, "192.0.2.2")
            for page in (watching, sitting):
                await table.join(page)
                steps.append((asker.rank, asker.whose))
            for page in (sitting, watching):
                table.leave(page)
                steps.append((asker.rank, asker.whose))
            watched, unseen = (WATCHED, ("192.0.2.1",)), (UNSEEN, ("guest ada",))
            assert steps == [unseen, watched, (PLAYED, ("192.0.2.2",)), watched, unseen]
        finally:
            await registry.close()

    run(work)
