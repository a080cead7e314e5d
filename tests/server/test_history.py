"""A guest's finished games: the list, the figures, the file, and what deleting them leaves of them."""

import asyncio
import json
import random
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Record
from bottega.core.events import facts_for
from bottega.play.frames import frames
from bottega.server import history

from .databases import behind, without_room
from .served import PATIENCE, Guest, Served, refused, settings, wait_until

SHORT = {"turn_cap": 3}


def over(served: Served, guest: Guest, made: dict[str, str]) -> str:
    """Played to its end by any moves."""
    guest.open(made["id"]).play_on(random.Random(made["id"]))
    wait_until(lambda: served.registry.tables[made["id"]].facts.over)
    return made["id"]


def alone(served: Served, guest: Guest, players: int = 2) -> str:
    seats = ["me", *["random"] * (players - 1)]
    return over(served, guest, guest.make("fresco-cards", seats, options=SHORT))


def together(served: Served, host: Guest, friend: Guest) -> str:
    made = host.make("fresco-cards", ["me", "open"], options=SHORT, name="Friday")
    friend.join(made["invite"], name="Bea")
    pages = [host.open(made["id"]), friend.open(made["id"])]
    pages[1].ask("chat", text="well played")
    rng = random.Random(3)
    while not served.registry.tables[made["id"]].over:
        for page in pages:
            page.until_type("state") if not page.state else page.ask("return")
            if page.my_turn:
                page.act(rng.choice(page.choices)["id"])
    return made["id"]


@pytest.fixture(scope="module")
def evening(kept_in: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Guest, list[str]]]:
    """Two games alone, one of three, a trial, and one that was left to a computer."""
    with Served(settings(tmp_path_factory.mktemp("evening"))) as served:
        guest = served.guest()
        guest.ask("POST", "/api/me", {"name": "Ada"})
        games = [alone(served, guest), alone(served, guest), alone(served, guest, players=3)]
        trial = guest.ask("POST", f"/api/replays/{games[0]}/play", {"move": 2, "seat": 0, "bot": "random"}).json()
        games.append(over(served, guest, trial))
        left = guest.make("fresco-cards", ["me", "random"], options=SHORT)
        guest.open(left["id"]).ready().ask("resign")
        wait_until(lambda: served.registry.tables[left["id"]].facts.over)
        yield served, guest, [*games, left["id"]]


@pytest.fixture
def shared(evening: tuple[Served, Guest, list[str]]) -> Served:
    """The same server, for guests of one's own."""
    return evening[0]


def test_the_latest_game_is_first_and_the_list_is_turned_over(evening: tuple[Served, Guest, list[str]]) -> None:
    _, guest, ids = evening
    told = guest.get("/api/history")
    assert told["total"] == 5
    assert [game["id"] for game in told["games"]] == list(reversed(ids))
    pages = [guest.get(f"/api/history?skip={skip}&count=2")["games"] for skip in (0, 2, 4)]
    assert [game for page in pages for game in page] == told["games"]
    assert [game["id"] for game in guest.get("/api/history?players=3")["games"]] == [ids[2]]
    assert guest.get("/api/history?game=princes") == {"games": [], "total": 0}


def test_a_game_is_told_with_place_points_and_a_picture(evening: tuple[Served, Guest, list[str]]) -> None:
    _, guest, ids = evening
    game = guest.get("/api/history?players=3")["games"][0]
    record = Record.from_json(guest.ask("GET", f"/api/tables/{ids[2]}/record").text)
    assert record.result is not None
    assert (game["scores"], game["ranking"]) == (record.result["scores"], record.result["ranking"])
    assert game["place"] == 1 + sum(score > game["scores"][0] for score in game["scores"])
    assert (game["seat"], game["shared"], game["trial"], game["counts"]) == (0, False, False, True)
    end = record.replay()
    assert sum(game["picture"]) == end.view(None)["people"][0]["section_points"]


def test_trials_and_games_left_to_a_computer_do_not_count(evening: tuple[Served, Guest, list[str]]) -> None:
    _, guest, ids = evening
    games = {game["id"]: game for game in guest.get("/api/history")["games"]}
    assert [games[one]["counts"] for one in ids] == [True, True, True, False, False]
    assert [games[one]["trial"] for one in ids] == [False, False, False, True, False]
    assert [games[one]["left"] for one in ids] == [False, False, False, False, True]
    told = guest.get("/api/history/figures")
    assert [one["id"] for one in told["last"]] == [ids[2], ids[1], ids[0]]
    groups = {(one["game"], one["players"]): one for one in told["figures"]}
    assert {group: one["games"] for group, one in groups.items()} == {
        (None, None): 3,
        ("fresco-cards", None): 3,
        ("fresco-cards", 2): 2,
        ("fresco-cards", 3): 1,
    }
    counted = [games[one] for one in ids[:3]]
    points = [game["scores"][game["seat"]] for game in counted]
    everything, cards = groups[None, None], groups["fresco-cards", None]
    assert cards["wins"] == everything["wins"] == sum(game["place"] == 1 for game in counted)
    assert (cards["best"], cards["mean"]) == (max(points), round(sum(points) / 3, 2))
    assert (everything["best"], everything["of"]) == (None, round(7 / 3, 2))
    assert cards["means"]["sections"] == round(sum(len(game["picture"]) for game in counted) / 3, 2)
    assert cards["highs"].get("section", 0) == max([p for game in counted for p in game["picture"]], default=0)
    assert told["pending"] == 0


def test_games_are_worked_out_once_and_in_parts(shared: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = shared.guest()
    for _ in range(3):
        alone(shared, guest)
    worked: list[int] = []
    honest = history.digest

    def counted(*given: Any) -> history.Told:
        worked.append(1)
        return honest(*given)

    monkeypatch.setattr(history, "digest", counted)
    monkeypatch.setattr(history, "AT_ONCE", 2)
    assert [guest.get("/api/history/figures")["pending"] for _ in range(3)] == [1, 0, 0]
    guest.get("/api/history")
    assert len(worked) == 3


def test_who_asks_meanwhile_is_told_of_the_newest_game_too(shared: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = shared.guest()
    made = alone(shared, guest)
    begun, go_on, honest = threading.Event(), threading.Event(), history.digest

    def slowly(*given: Any) -> history.Told:
        begun.set()
        assert go_on.wait(PATIENCE)
        return honest(*given)

    class Second(history.Histories):
        async def kept(self, ids: Sequence[str]) -> dict[str, history.Told]:
            found = await super().kept(ids)
            if begun.is_set():  # the other one has looked too, and is at work
                asyncio.get_running_loop().call_soon(go_on.set)
            return found

    async def both() -> list[tuple[dict[str, history.Told], int]]:
        histories = Second(shared.registry)
        first = asyncio.create_task(histories.told_of([made], 1))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        return [await histories.told_of([made], 1), await first]

    monkeypatch.setattr(history, "digest", slowly)
    assert [(list(found), pending) for found, pending in shared.inside(both())] == [([made], 0), ([made], 0)]


def test_a_game_that_could_not_be_kept_is_worked_out_the_next_time(shared: Served) -> None:
    guest = shared.guest()
    alone(shared, guest)
    with without_room(shared.folder, "digests"):
        refused(guest.ask("GET", "/api/history/figures"), 503, "not-kept")
    assert guest.get("/api/history/figures")["figures"][0]["games"] == 1


def test_a_game_of_other_rules_keeps_its_result(tmp_path: Path) -> None:
    with Served(settings(tmp_path)) as served:
        guest = served.guest()
        made = alone(served, guest)
        cookie = guest.http.cookies["bottega_guest"]
    with behind(tmp_path) as kept:
        kept.execute("UPDATE journal SET body = replace(body, 'fresco-cards-', 'older-') WHERE number = 0")
    with Served(settings(tmp_path)) as served:
        guest = served.guest(cookies={"bottega_guest": cookie})
        [game] = guest.get("/api/history")["games"]
        assert (game["id"], game["picture"], len(game["scores"])) == (made, [], 2)
        assert guest.get("/api/history/figures")["figures"][0]["games"] == 1


# --- the file --------------------------------------------------------------------------------------------------------


def test_every_game_of_the_file_is_a_record_that_replays(evening: tuple[Served, Guest, list[str]]) -> None:
    _, guest, ids = evening
    answer = guest.ask("GET", "/api/history/file")
    assert answer.headers["content-disposition"] == 'attachment; filename="bottega-games.jsonl"'
    lines = answer.text.splitlines()
    records = [Record.from_json(line) for line in lines]
    assert len(records) == len(ids)
    for record, table in zip(records, reversed(ids), strict=True):
        assert record.to_json() == guest.ask("GET", f"/api/tables/{table}/record").text
        assert bottega.core.record.result_of(record.replay()) == record.result
    told = [json.loads(line)["played"] for line in lines]
    assert [one["table"] for one in told] == list(reversed(ids))
    assert told[-1]["seats"][0] == {"name": "Ada", "kind": "person", "bot": None}
    # What was taken home can be brought back, each line by itself.
    brought = guest.ask("POST", "/api/replays", json.loads(lines[-1]))
    assert brought.status_code == 201


def test_a_stranger_has_no_games(evening: tuple[Served, Guest, list[str]]) -> None:
    served, _, ids = evening
    stranger = served.guest()
    assert stranger.ask("GET", "/api/history/file").text == ""
    assert stranger.get("/api/history") == {"games": [], "total": 0}
    assert stranger.get("/api/history/figures") == {"figures": [], "last": [], "pending": 0}
    assert refused(stranger.ask("POST", "/api/history/delete", {"games": [ids[0]]}), 404, "no-table")


# --- deleting --------------------------------------------------------------------------------------------------------


def rows_of(folder: Path, table: str) -> dict[str, int]:
    with behind(folder) as kept:
        parts = {"tables": "id", **dict.fromkeys(("seats", "keys", "holders", "journal", "digests"), "table_id")}
        found = {}
        for part, key in parts.items():
            query = f"SELECT count(*) FROM {part} WHERE {key} = ?"  # noqa: S608 -- names of ours
            found[part] = int(kept.execute(query, (table,))[0][0])
        return found


def test_a_game_that_nobody_else_has_is_gone_without_a_trace(shared: Served) -> None:
    guest = shared.guest()
    first, second = alone(shared, guest), alone(shared, guest)
    guest.get("/api/history/figures")
    page = guest.pages[0]
    assert guest.ask("POST", "/api/history/delete", {"games": [first]}).json() == {"games": 1}
    assert set(rows_of(shared.folder, first).values()) == {0}
    assert [game["id"] for game in guest.get("/api/history")["games"]] == [second]
    assert refused(guest.ask("GET", f"/api/tables/{first}"), 404, "no-table")
    # A page that is still open changes nothing any more.
    assert page.ask("chat", text="hello?")["code"] == "no-table"
    assert rows_of(shared.folder, first)["journal"] == 0
    assert refused(guest.ask("POST", "/api/history/delete", {"games": [first]}), 404, "no-table")


def test_a_game_deleted_while_it_is_worked_out_leaves_nothing(shared: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, honest = shared.guest(), history.digest
    made = alone(shared, guest)

    def deleted_meanwhile(*given: Any) -> history.Told:
        other = shared.guest(cookies=guest.http.cookies)
        assert other.ask("POST", "/api/history/delete", {"games": [made]}).json() == {"games": 1}
        return honest(*given)

    monkeypatch.setattr(history, "digest", deleted_meanwhile)
    guest.get("/api/history/figures")
    assert set(rows_of(shared.folder, made).values()) == {0}


def test_what_others_keep_stays_and_the_name_goes_if_asked(shared: Served) -> None:
    host, friend = shared.guest(), shared.guest()
    host.ask("POST", "/api/me", {"name": "Ada"})
    table = together(shared, host, friend)
    assert host.get("/api/history")["games"][0]["shared"] is True
    assert friend.ask("POST", "/api/history/delete", {"name": True}).json() == {"games": 1}
    assert friend.get("/api/history")["total"] == 0
    [left] = host.get("/api/history")["games"]
    assert [seat["name"] for seat in left["seats"]] == ["Ada", ""]
    assert left["shared"] is False
    page = host.open(table)
    said = page.until_type("chat")
    assert (said["name"], said["text"]) == ("", "well played")
    assert host.ask("GET", f"/api/tables/{table}/record").status_code == 200
    assert refused(friend.ask("POST", f"/api/tables/{table}/link", {}), 403, "not-seated")


def test_the_table_goes_to_whoever_is_left(shared: Served) -> None:
    host, friend = shared.guest(), shared.guest()
    host.ask("POST", "/api/me", {"name": "Ada"})
    table = together(shared, host, friend)
    assert host.ask("POST", "/api/history/delete", {"games": [table]}).json() == {"games": 1}
    [left] = friend.get("/api/history")["games"]
    assert left["seats"][0]["name"] == "Ada"
    assert refused(host.ask("POST", f"/api/tables/{table}/rematch"), 403, "not-seated")
    assert refused(shared.guest().ask("POST", f"/api/tables/{table}/rematch"), 403, "not-seated")
    assert friend.ask("POST", "/api/history/delete").json() == {"games": 1}
    assert set(rows_of(shared.folder, table).values()) == {0}


def test_a_running_game_is_not_deleted(shared: Served) -> None:
    guest = shared.guest()
    made = guest.make("fresco-cards", ["me", "random"])
    assert refused(guest.ask("POST", "/api/history/delete", {"games": [made["id"]]}), 404, "no-table")
    assert guest.ask("POST", "/api/history/delete").json() == {"games": 0}
    assert len(guest.get("/api/tables")["mine"]) == 1


# --- what each game counts -------------------------------------------------------------------------------------------

KEPT = sorted((Path(__file__).parents[1] / "games").glob("*/kept/*.json"))


@pytest.mark.parametrize("file", KEPT[::4], ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_the_digest_agrees_with_the_end_of_the_game(file: Path) -> None:
    facts: list[dict[str, Any]] = []
    for frame in frames(Record.load(file)):
        facts += facts_for(frame.events, None)
        end = frame.state
    digests, people = end.game.digests(end.setup, facts), end.view(None)["people"]
    assert len(digests) == end.players
    for seat, digest in enumerate(digests):
        if end.game.id == "princes":
            assert [plot[0] for plot in digest.picture] == [plot["piece"] for plot in people[seat]["estate"]]
            assert sum(digest.tallies.get("professions", {}).values()) == digest.sums["works"] == people[seat]["works"]
        elif end.game.id == "fresco":
            assert digest.sums["segments"] == digest.picture.count(seat)
            restored_by = [segment["restored_by"] for segment in end.view(None)["ceiling"]]
            assert [None if painter == -1 else painter for painter in digest.picture] == restored_by
        else:
            assert digest.picture == [section["points"] for section in people[seat]["sections"]]
