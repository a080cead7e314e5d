"""Reviews: asked for, worked out in a process behind everything else, kept, and gone on with after a start."""

import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bottega import Record
from bottega.review import Work
from bottega.server.replays import Look
from bottega.server.reviewer import DECODER, ENCODER
from bottega.server.reviews import Job, Reviews, unpacked
from bottega.server.settings import Limits

from .databases import behind
from .served import GENEROUS, QUICK, Guest, Served, refused, settings, wait_until
from .test_records import bring
from .test_replay import finished, played


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(settings(tmp_path_factory.mktemp("reviews"))) as served:
        yield served


def short(served: Served, guest: Guest) -> str:
    """A game that is over after a few turns: most of what is asked here has nothing to do with its length."""
    return finished(served, guest, turn_cap=4)


def reviews_of(served: Served) -> Reviews:
    found = served.app.state.reviews
    assert isinstance(found, Reviews)
    return found


def worked_out(guest: Guest, id: str, seat: int | None = None) -> dict[str, Any]:
    answer = guest.ask("POST", f"/api/reviews/{id}", {"seat": seat})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = {}

    def over() -> bool:
        told.update(guest.get(f"/api/reviews/{id}"))
        assert told["state"] in ("waiting", "working", "done"), told
        return bool(told["state"] == "done")

    wait_until(over)
    return told


def rows(served: Served) -> list[Any]:
    with behind(served.folder) as kept:
        return list(kept.execute("SELECT id, done, total, body FROM reviews"))


@pytest.mark.long
def test_a_finished_game_is_worked_out_and_kept(quick: Served) -> None:
    guest, stranger = quick.guest(), quick.guest()
    game = finished(quick, guest)
    assert stranger.get(f"/api/reviews/{game}")["state"] == "none"
    told = worked_out(guest, game, 1)
    last = guest.get(f"/api/replays/{game}")["last"]
    assert [told["chances"][0]["move"], told["chances"][-1]["move"]] == [0, last]
    assert all(len(one["chances"]) == 2 for one in told["chances"])
    assert told["done"] == told["total"]
    [seat] = told["seats"]
    assert (seat["seat"], seat["over"]) == (1, True)
    for one in (*seat["costly"], *seat["close"]):
        assert one["view"]["seat"] == 1
        assert one["view"]["ply"] <= one["move"]
        assert one["did"]
        assert one["better"]
        # Whole turns: they may begin alike.
        assert [step["id"] for step in one["did"]] != [step["id"] for step in one["better"]]
    assert told == stranger.get(f"/api/reviews/{game}"), "the same for everybody who may look"
    assert [row[0] for row in rows(quick) if row[0] == game] == [game]
    again = guest.ask("POST", f"/api/reviews/{game}", {"seat": 1}).json()
    assert again["state"] == "done", "what is kept is not worked out again"
    assert not reviews_of(quick).jobs


def test_a_record_that_was_brought_has_a_review_that_goes_with_it(quick: Served) -> None:
    guest = quick.guest()
    name = bring(guest, Record.of(played("fresco-cards", seed=9)))
    told = worked_out(guest, name)
    assert told["seats"] == []
    assert len(told["chances"]) > 4
    shelf = quick.app.state.replay_api.replays.shelf
    shelf.limits = replace(GENEROUS, address_records=1)
    try:
        bring(guest, Record.of(played("fresco-cards", seed=10)))
    finally:
        shelf.limits = quick.registry.settings.limits
    assert name not in [row[0] for row in rows(quick)]


def test_nothing_is_worked_out_of_a_game_that_goes_on(quick: Served) -> None:
    host, friend, stranger = quick.guest(), quick.guest(), quick.guest()
    made = host.make("fresco", ["me", "open"])
    refused(host.ask("POST", f"/api/reviews/{made['id']}"), 409, "not-started")
    friend.join(made["invite"])
    before = len(rows(quick))
    for guest in (host, friend, stranger):
        refused(guest.ask("POST", f"/api/reviews/{made['id']}", {"seat": 0}), 409, "not-over")
        refused(guest.ask("GET", f"/api/reviews/{made['id']}"), 409, "not-over")
        page = guest.http.get(f"/review/{made['id']}", headers={"accept": "text/html"})
        assert page.status_code == 409
        assert 'data-code="not-over"' in page.text
    assert not reviews_of(quick).jobs
    assert len(rows(quick)) == before
    unfinished = bring(host, Record.of(played("fresco-cards", moves=20)))
    refused(host.ask("POST", f"/api/reviews/{unfinished}"), 409, "not-over")
    refused(host.ask("GET", f"/api/reviews/{unfinished}"), 409, "not-over")


def test_what_cannot_be_asked_for_is_refused(quick: Served) -> None:
    guest = quick.guest()
    game = short(quick, guest)
    refused(guest.ask("POST", f"/api/reviews/{game}", {"seat": 2}), 409, "no-such-seat")
    refused(guest.ask("POST", f"/api/reviews/{game}", {"seat": -1}), 422, "malformed")
    refused(guest.ask("POST", f"/api/reviews/{game}", {"depth": 9}), 422, "malformed")
    refused(guest.ask("GET", f"/api/reviews/{'0' * 32}"), 404, "no-replay")
    refused(guest.ask("GET", "/api/reviews/abcdefghjkmn"), 404, "no-table")


def test_a_review_goes_on_after_a_start(tmp_path: Path) -> None:
    """From what was kept when the server stopped in the middle of it."""
    with Served(settings(tmp_path)) as first:
        guest = first.guest()
        game = short(first, guest)
        record = Record.from_json(guest.ask("GET", f"/api/replays/{game}/record").text)
    work = Work(record, depth=QUICK)
    work.want([0])
    for _ in range(3):
        assert work.step()
    begun, body = list(work.worked.knots), zlib.compress(ENCODER.encode(work.worked))
    with behind(tmp_path) as kept:
        kept.execute("INSERT INTO reviews VALUES (?, ?, ?, 0, ?)", (game, work.done, work.total, body))
    with Served(settings(tmp_path)) as second:
        wait_until(lambda: rows(second)[0][1] == rows(second)[0][2])
        wait_until(lambda: not reviews_of(second).jobs)  # it is kept a moment before it is over
        told = second.guest().get(f"/api/reviews/{game}")
        assert told["state"] == "done"
        assert [seat["seat"] for seat in told["seats"]] == [0]
        after = DECODER.decode(zlib.decompress(rows(second)[0][3]))
    assert after.knots[:3] == begun
    assert len(after.knots) > 3


def test_what_cannot_be_gone_on_with_keeps_no_other_from_it(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as first:
        guest = first.guest()
        game = short(first, guest)
        worked_out(guest, game)
    with behind(tmp_path) as kept:
        kept.execute("UPDATE reviews SET total = total + 1")
        kept.execute("INSERT INTO reviews SELECT 'abcdefghjkmn', done, total, 0, body FROM reviews")
    with Served(settings(tmp_path, limits=replace(GENEROUS, reviews=1))) as second:
        wait_until(lambda: any(row[0] == game and row[1] == row[2] for row in rows(second)))


def test_a_deleted_game_has_no_review(quick: Served) -> None:
    guest, reviews = quick.guest(), reviews_of(quick)
    games = [short(quick, guest) for _ in range(2)]
    wait_until(lambda: all(quick.registry.tables[game].facts.over for game in games))
    worked_out(guest, games[0])
    jobs: list[Job] = []

    async def asked() -> None:
        """Nobody works at it yet, and a piece of it comes only when the game is gone."""
        record = await reviews.replays.look(games[1], None, Look.finished)
        jobs.append(Job(games[1], record.to_json(), "", 0, b"{}", [], 1, 2))
        reviews.jobs[games[1]] = jobs[0]

    quick.inside(asked())
    quick.inside(reviews.keep(jobs[0]))
    assert {row[0] for row in rows(quick)} >= set(games)
    assert guest.ask("POST", "/api/history/delete", {"games": games}).json() == {"games": 2}
    assert games[1] not in reviews.jobs
    quick.inside(reviews.work_on(jobs[0]))
    quick.inside(reviews.keep(jobs[0]))
    assert not {row[0] for row in rows(quick)} & set(games)


def test_a_process_that_is_lost_costs_one_piece(quick: Served) -> None:
    guest, reviews = quick.guest(), reviews_of(quick)
    game = short(quick, guest)
    guest.ask("POST", f"/api/reviews/{game}")
    wait_until(lambda: reviews.reviewer.worker.process is not None and reviews.reviewer.worker.process.pid is not None)
    process = reviews.reviewer.worker.process
    assert process is not None
    process.kill()
    wait_until(lambda: guest.get(f"/api/reviews/{game}")["state"] == "done")


def test_a_seat_asked_for_while_the_last_piece_is_kept_is_not_lost(
    quick: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, reviews = quick.guest(), reviews_of(quick)
    game = short(quick, guest)
    record = Record.from_json(guest.ask("GET", f"/api/replays/{game}/record").text)
    honest = reviews.keep

    async def asked_meanwhile(job: Job) -> None:
        await honest(job)
        if job.done == job.total:
            await reviews.ask(game, record, [1], "somebody else")

    monkeypatch.setattr(reviews, "keep", asked_meanwhile)
    assert guest.ask("POST", f"/api/reviews/{game}", {"seat": 0}).status_code == 200
    wait_until(lambda: not reviews.jobs)
    told = guest.get(f"/api/reviews/{game}")
    assert (told["state"], [(seat["seat"], seat["over"]) for seat in told["seats"]]) == ("done", [(0, True), (1, True)])


def test_what_was_asked_for_meanwhile_is_not_replaced_by_what_was_begun(
    quick: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, reviews = quick.guest(), reviews_of(quick)
    game = short(quick, guest)
    worked_out(guest, game)
    wait_until(lambda: not reviews.jobs)

    async def asked_before() -> list[int]:
        kept = await reviews.kept(game)
        assert kept is not None
        worked = unpacked(kept)
        assert worked is not None
        await reviews.ask(game, await reviews.replays.look(game, None, Look.finished), [1], "")
        await reviews.take_up(kept, worked)
        return reviews.jobs.pop(game).wanted

    monkeypatch.setattr(reviews, "begin", lambda: None)  # nobody works meanwhile
    assert quick.inside(asked_before()) == [1]


def test_one_that_fails_keeps_no_other_from_being_worked_out(quick: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, reviews = quick.guest(), reviews_of(quick)
    games = [short(quick, guest) for _ in range(2)]
    honest = reviews.keep

    async def spoilt(job: Job) -> None:
        if job.id == games[0]:
            raise ZeroDivisionError
        await honest(job)

    async def both() -> None:
        for game in games:
            await reviews.ask(game, await reviews.replays.look(game, None, Look.finished), [], "")

    monkeypatch.setattr(reviews, "keep", spoilt)
    quick.inside(both())
    working = reviews.working
    assert working is not None
    wait_until(working.done)
    assert [guest.get(f"/api/reviews/{game}")["state"] for game in games] == ["failed", "done"]


def test_only_so_many_wait(tmp_path: Path) -> None:
    limits = replace(GENEROUS, reviews=3, address_reviews=1)
    with Served(settings(tmp_path, limits=limits)) as served:
        guest, reviews = served.guest(), reviews_of(served)
        games = [short(served, guest) for _ in range(2)]

        async def held() -> None:
            """Nobody works meanwhile."""
            reviews.begin = lambda: None  # type: ignore[method-assign]

        served.inside(held())
        assert guest.ask("POST", f"/api/reviews/{games[0]}").json()["state"] == "working"
        assert guest.ask("POST", f"/api/reviews/{games[0]}", {"seat": 1}).status_code == 200, "it is the same one"
        refused(guest.ask("POST", f"/api/reviews/{games[1]}"), 429, "slow-down")
        assert list(reviews.jobs) == games[:1]
        assert reviews.jobs[games[0]].wanted == [1]


def test_limits_that_nobody_changed_let_few_wait() -> None:
    assert Limits().address_reviews < Limits().reviews <= 20


def test_what_was_worked_out_otherwise_is_worked_out_anew(quick: Served) -> None:
    guest = quick.guest()
    game = short(quick, guest)
    before = worked_out(guest, game)
    for body in (b"", b"nothing", zlib.compress(b"[]"), zlib.compress(b'{"players": 5}')):
        with behind(quick.folder) as kept:
            kept.execute("UPDATE reviews SET body = ? WHERE id = ?", (body, game))
        assert guest.get(f"/api/reviews/{game}")["state"] == "none"
    assert worked_out(guest, game)["chances"] == before["chances"]


def test_the_process_rests_when_nobody_waits(quick: Served) -> None:
    guest, reviews = quick.guest(), reviews_of(quick)
    worked_out(guest, short(quick, guest))
    wait_until(lambda: reviews.reviewer.worker.process is None)
    working = reviews.working
    assert working is not None
    wait_until(working.done)
    assert working.exception() is None
