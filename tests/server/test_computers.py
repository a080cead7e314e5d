"""Computers at the table: they think elsewhere, know what their seat knows, and keep seats warm."""

import asyncio
import errno
import random
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

import bottega
from bottega.server.turns import Asker
from bottega.server.workers import Lost, Question, Worker, Workers, observation, question

from .answering import MARK, crashes_once, does_not_start_once, hangs_once, talks_nonsense
from .served import PATIENCE, Guest, Page, Served, acting, settings, wait_until


def asked(seed: int = 3, bot: str = "random") -> tuple[Question, tuple[int, ...]]:
    state = bottega.game("fresco").new(3, seed)
    seat = state.to_act[0]
    return question("t", state, seat, bot), state.legal_actions(seat)


# --- the processes ----------------------------------------------------------------------------------------------------


def test_a_computer_gets_what_its_seat_knows_and_nothing_else() -> None:
    """Two games that differ only in what the seat cannot know ask the same question."""
    game = bottega.game("fresco")
    known = []
    for plan in ("plan market", "plan studio"):
        state = game.new(3, 11)
        while len(state.to_act) == 1:
            state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
        state.apply(1, game.number(game.parse(plan)))
        known.append(question("t", state, 0, "random").known)
    assert known[0] == known[1]
    assert known[0]["seed"] == -1
    assert known[0]["moves"] == []


@pytest.mark.parametrize("game_id", ["fresco", "princes", "fresco-cards"])
def test_the_question_becomes_the_same_observation_again(game_id: str) -> None:
    state = bottega.game(game_id).new(3, 5)
    for _ in range(40):
        seat = state.to_act[0]
        there = observation(question("t", state, seat, "random"))
        assert there.view == state.observe(seat).view
        assert there.legal_actions == state.legal_actions(seat)
        state.apply(seat, there.legal_actions[-1])


@pytest.mark.parametrize("answering", [crashes_once, hangs_once, does_not_start_once])
def test_a_lost_process_is_replaced_and_asked_again(
    answering: Callable[[Connection], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setattr("bottega.server.workers.CONTEXT", get_context("spawn"))  # as outside of these tests

    async def run() -> None:
        workers = Workers(1, 0.2 if answering is hangs_once else PATIENCE, answering)
        what, legal = asked()
        with pytest.raises(Lost):
            await workers.request(what, Asker())
        workers.timeout = PATIENCE
        assert await workers.request(what, Asker()) in legal
        workers.close()

    asyncio.run(run())


def test_a_process_that_the_system_does_not_give_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No memory, no file handles: a move is made all the same, and later the computer thinks again."""

    def refuse(_thinker: Worker) -> None:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    async def run() -> None:
        workers = Workers(1, PATIENCE)
        what, legal = asked()
        with monkeypatch.context() as patch:
            patch.setattr(Worker, "start", refuse)
            assert await workers.decide(what, legal, Asker()) in legal
        assert await workers.request(what, Asker()) in legal
        workers.close()

    asyncio.run(run())


def test_a_computer_that_breaks_the_rules_is_helped_out() -> None:
    async def run() -> None:
        workers = Workers(1, PATIENCE, talks_nonsense)
        what, legal = asked()
        assert await workers.decide(what, legal, Asker()) in legal
        workers.close()

    asyncio.run(run())


def test_no_more_processes_than_allowed() -> None:
    async def run() -> None:
        workers = Workers(2, PATIENCE)
        what, legal = asked()
        answers = await asyncio.gather(*[workers.decide(what, legal, Asker()) for _ in range(6)])
        assert all(answer in legal for answer in answers)
        assert len(workers.all) <= 2
        workers.close()

    asyncio.run(run())


# --- at the table -----------------------------------------------------------------------------------------------------


def two_people(served: Served, pace: str = "live") -> tuple[Guest, Page, Page]:
    host, friend = served.guest(), served.guest()
    made = host.make("fresco-cards", ["me", "open"], pace=pace)
    friend.join(made["invite"], name="Bea")
    return friend, host.open(made["id"]).ready(), friend.open(made["id"]).ready()


def test_a_computer_takes_an_absent_seat_and_gives_it_back(tmp_path: Path) -> None:
    with Served(settings(tmp_path, grace=0.3)) as served:
        friend, mine, hers = two_people(served)
        hers.close()
        while not mine.table["seats"][1]["away"]:
            mine.until_type("table")
        assert mine.table["seats"][1] | {"seat": 1} == {
            "seat": 1,
            "name": "Bea",
            "kind": "person",
            "bot": "journeyman",
            "program": False,
            "program_of": None,
            "connected": False,
            "away": True,
            "why_away": None,
            "resigned": False,
            "allows_hints": False,
            "hints": 0,
        }
        assert mine.wait_for_turn()
        mine.play_on(random.Random(1), 3)
        again = friend.open(mine.table["id"]).ready()
        assert again.table["seats"][1]["away"] is False
        assert again.table["seats"][1]["connected"] is True
        actor = acting(again, mine)
        while actor is not again:
            assert actor is not None
            actor.act(actor.choices[0]["id"])
            actor = acting(again, mine)
        assert again.act(again.choices[0]["id"])["type"] == "ok"


def test_a_game_goes_on_when_the_process_of_the_computers_is_killed(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco-cards", ["me", "random"])
    page, rng = guest.open(made["id"]).ready(), random.Random(1)
    play = served.registry.tables[made["id"]].play
    assert play is not None

    def until_it_has_made(moves: int) -> None:
        while sum(move.seat == 1 for move in play.moves) < moves:
            page.play_on(rng, 1)

    until_it_has_made(1)
    [worker] = served.registry.workers.all
    killed = worker.process
    assert killed is not None
    killed.kill()
    until_it_has_made(sum(move.seat == 1 for move in play.moves) + 2)
    assert worker.process is not killed


def test_nobody_is_replaced_when_nobody_waits_or_when_there_are_days(tmp_path: Path) -> None:
    with Served(settings(tmp_path, grace=3600.0)) as served:
        _, mine, hers = two_people(served, pace="days")
        hers.close()
        while mine.table["seats"][1]["connected"]:
            mine.until_type("table")
        assert served.registry.tables[mine.table["id"]].presence.absent == {}
        _, alone, other = two_people(served)
        table = served.registry.tables[alone.table["id"]]
        alone.close()
        other.close()
        wait_until(lambda: not table.presence.pages)
        assert set(table.presence.absent) == {0, 1}

        async def the_time_is_up() -> None:
            for seat in (0, 1):
                table.presence.absent[seat].cancel()
                table.presence.miss(seat)
            async with table.lock:
                assert [seat.away for seat in table.seats] == [None, None]

        served.inside(the_time_is_up())
        assert table.presence.absent == {}


def test_resigning_hands_the_seat_to_a_computer_for_good(served: Served) -> None:
    friend, mine, hers = two_people(served)
    assert hers.ask("resign")["type"] == "ok"
    assert hers.ask("resign")["code"] == "resigned"
    assert hers.ask("return")["code"] == "resigned"
    assert hers.ask("act", version=hers.state["version"], action=0)["code"] == "resigned"
    while not mine.table["seats"][1]["resigned"]:
        mine.until_type("table")
    assert mine.table["seats"][1]["bot"] == "journeyman"
    assert mine.wait_for_turn()
    hers.close()
    again = friend.open(mine.table["id"]).ready()
    assert again.table["seats"][1]["resigned"] is True


def test_a_computer_plays_for_me_until_i_say_so(served: Served) -> None:
    friend, mine, hers = two_people(served)
    assert hers.ask("return")["code"] == "not-away"
    assert hers.ask("takeover")["type"] == "ok"
    assert hers.ask("takeover")["code"] == "away"
    assert hers.ask("act", version=hers.state["version"], action=0)["code"] == "away"
    assert mine.wait_for_turn()
    hers.close()
    again = friend.open(mine.table["id"]).ready()
    assert again.table["seats"][1]["away"] is True, "he asked for it; only he ends it"
    assert again.ask("return")["type"] == "ok"
    assert again.table["seats"][1]["away"] is False


def test_the_seat_of_somebody_who_is_here_is_not_taken(served: Served) -> None:
    _, mine, _ = two_people(served)
    assert mine.ask("takeover", seat=1)["code"] == "not-away"
    assert mine.ask("takeover", seat=9)["code"] == "malformed"


@pytest.mark.parametrize(("pace", "grace"), [("live", 3600.0), ("days", 0.0)])
def test_the_seat_of_somebody_who_may_come_back_is_not_taken(pace: str, grace: float, tmp_path: Path) -> None:
    with Served(settings(tmp_path, grace=grace)) as served:
        _, mine, hers = two_people(served, pace)
        hers.close()
        wait_until(lambda: 1 in served.registry.tables[mine.table["id"]].presence.left)
        assert mine.ask("takeover", seat=1)["code"] == "still-expected"
        assert not mine.table["seats"][1]["away"]
        assert mine.ask("takeover", seat=0)["type"] == "ok", "my own I may give away"


def test_the_seat_of_somebody_who_has_been_gone_for_long_can_be_taken(tmp_path: Path) -> None:
    with Served(settings(tmp_path, grace=3600.0)) as served:
        friend, mine, hers = two_people(served)
        hers.close()
        table = served.registry.tables[mine.table["id"]]
        wait_until(lambda: 1 in table.presence.left)
        table.presence.left[1] -= 3600.0
        assert mine.ask("takeover", seat=1)["type"] == "ok"
        again = friend.open(mine.table["id"]).ready()
        assert again.table["seats"][1]["away"] is False


def test_a_computer_is_asked_again_after_a_mistake_of_ours(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest, mistakes = Workers.decide, [1]

    async def broken(self: Workers, asked: Question, legal: tuple[int, ...], asker: Asker) -> int:
        if mistakes:
            mistakes.pop()
            raise ZeroDivisionError
        return await honest(self, asked, legal, asker)

    monkeypatch.setattr(Workers, "decide", broken)
    monkeypatch.setattr("bottega.server.computers.THINK_AGAIN", 0.01)
    made = served.guest().make("fresco-cards", ["random", "random"])
    wait_until(lambda: served.registry.tables[made["id"]].facts.over)
    assert mistakes == []
    assert "it is asked again" in caplog.text


def test_what_a_computer_did_in_my_seat_i_cannot_take_back(served: Served) -> None:
    guest = served.guest()
    made = guest.make("fresco", ["me", "random", "random"])
    page = guest.open(made["id"]).ready()
    assert page.ask("takeover")["type"] == "ok"
    page.until(lambda message: message["type"] == "state" and message["view"]["round"] > 1)
    assert page.ask("return")["type"] == "ok"
    assert page.state["can_undo"] is False
    assert page.undo()["code"] in ("stale", "nothing-to-undo")
