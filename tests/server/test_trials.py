"""To play on from a moment of another game."""

import random
from pathlib import Path

import pytest
from sqlalchemy import select

from bottega import Record
from bottega.server.journal import DEAL
from bottega.server.store.schema import JOURNAL
from tests.soaked import mostly

from .served import Guest, Served, refused, settings, wait_until
from .test_records import bring
from .test_replay import GAMES, finished, played


def play_on(guest: Guest, name: str, move: int, seat: int, bot: str | None = "random") -> str:
    answer = guest.ask("POST", f"/api/replays/{name}/play", {"move": move, "seat": seat, "bot": bot})
    assert answer.status_code == 201, answer.text
    url = str(answer.json()["url"])
    assert guest.sit(url) == seat
    return str(answer.json()["id"])


def moments(number: int) -> list[tuple[str, int, float, int]]:
    """Ten at random: a game, a seed, how far into it, and a seat."""
    rng = random.Random(21)
    return [(rng.choice(GAMES), rng.randrange(3), rng.random(), rng.randrange(2)) for _ in range(number)]


@pytest.mark.parametrize(("game_id", "seed", "part", "seat"), mostly(moments(10), 3))
def test_a_trial_reaches_an_end_and_its_record_replays(
    served: Served, game_id: str, seed: int, part: float, seat: int
) -> None:
    guest = served.guest()
    source = Record.of(played(game_id, seed))
    name = bring(guest, source)
    move = int(part * len(source.moves))
    table = play_on(guest, name, move, seat)
    page = guest.open(table)
    page.play_on(random.Random(5))
    assert page.state["view"]["over"]
    wait_until(lambda: served.registry.tables[table].over)
    record = Record.from_json(guest.ask("GET", f"/api/tables/{table}/record").text)
    assert record.origin == {"replay": name, "moves": move}
    assert record.moves[:move] == source.moves[:move]
    assert (record.seed, record.generator) == (source.seed, source.generator)
    end = record.replay()
    assert end.is_over
    assert list(end.scores()) == page.state["view"]["scores"]
    facts = guest.get(f"/api/replays/{bring(guest, record)}")  # and it can be looked at again like any other
    assert facts["trial"] == {"replay": name, "moves": move}


def test_a_trial_says_what_it_is_wherever_it_is_shown(served: Served) -> None:
    guest = served.guest()
    game = finished(served, guest)
    table = play_on(guest, game, 7, 1, None)
    origin = {"replay": game, "moves": 7}
    page = guest.open(table).ready()
    assert page.table["trial"] == origin
    assert guest.get(f"/api/tables/{table}")["trial"] == origin
    assert [one["trial"] for one in guest.get("/api/tables")["mine"] if one["id"] == table] == [origin]
    assert guest.get(f"/api/tables/{game}")["trial"] is None
    seats = served.registry.tables[table].seats
    assert [(seat.kind, seat.bot) for seat in seats] == [("computer", "random"), ("person", None)]
    rows = served.inside(
        served.registry.store.read(select(JOURNAL.c.body).where(JOURNAL.c.table_id == table, JOURNAL.c.kind == DEAL))
    )
    assert game in rows[0].body


def test_nothing_before_the_moment_can_be_taken_back(served: Served) -> None:
    guest = served.guest()
    source = Record.of(played("fresco", 2))
    table = play_on(guest, bring(guest, source), 40, source.moves[39][0])
    page = guest.open(table).ready()
    assert not page.state["can_undo"]
    answer = page.undo()
    assert (answer["type"], answer["code"]) == ("refused", "nothing-to-undo")


def test_a_trial_goes_on_after_a_start(tmp_path: Path) -> None:
    source = Record.of(played("fresco-cards", 1))
    with Served(settings(tmp_path)) as first:
        guest = first.guest()
        table = play_on(guest, bring(guest, source), 60, 0)
        before = guest.open(table).ready().state["view"]
        cookies = dict(guest.http.cookies)
    with Served(settings(tmp_path)) as second:
        again = second.guest(cookies=cookies)
        page = again.open(table).ready()
        assert page.state["view"]["ply"] >= before["ply"]
        assert page.table["trial"]["moves"] == 60
        page.play_on(random.Random(1))
        assert page.state["view"]["over"]


def test_a_rematch_of_a_trial_is_an_ordinary_game(served: Served) -> None:
    guest = served.guest()
    source = Record.of(played("fresco-cards", 1))
    table = play_on(guest, bring(guest, source), len(source.moves) - 3, 0)
    guest.open(table).play_on(random.Random(1))
    wait_until(lambda: served.registry.tables[table].over)
    again = guest.ask("POST", f"/api/tables/{table}/rematch").json()["id"]
    assert guest.get(f"/api/tables/{again}")["trial"] is None
    assert served.registry.tables[again].deal.seed != source.seed


def test_what_cannot_be_played_on_is_refused(served: Served) -> None:
    guest = served.guest()
    source = Record.of(played("fresco-cards"))
    name, last = bring(guest, source), len(source.moves)
    before = len(served.registry.tables)
    for body, status, code in (
        ({"move": last, "seat": 0}, 409, "game-over"),
        ({"move": last + 1, "seat": 0}, 404, "no-move"),
        ({"move": -1, "seat": 0}, 422, "malformed"),
        ({"move": 0}, 422, "malformed"),
        ({"move": 0, "seat": 5}, 409, "no-such-seat"),
        ({"move": 0, "seat": 9}, 422, "malformed"),
        ({"move": 0, "seat": 0, "bot": "deep thought"}, 409, "bad-seats"),
        ({"move": 0, "seat": 0, "seed": 4}, 422, "malformed"),
    ):
        refused(guest.ask("POST", f"/api/replays/{name}/play", body), status, code)
    refused(guest.ask("POST", f"/api/replays/{'0' * 32}/play", {"move": 0, "seat": 0}), 404, "no-replay")
    assert len(served.registry.tables) == before


def test_trials_count_as_tables_of_their_owner(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    limits = chosen.limits
    with Served(settings(tmp_path, limits=type(limits)(tables=2, makes=(99, 99.0)))) as served:
        guest = served.guest()
        name = bring(guest, Record.of(played("fresco-cards")))
        for _ in range(2):
            play_on(guest, name, 3, 0)
        answer = guest.ask("POST", f"/api/replays/{name}/play", {"move": 3, "seat": 0})
        refused(answer, 429, "too-many-tables")
