"""At the table over a real socket: moves, refusals, and everything a page should never send."""

import json
import random
import string
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .served import GENEROUS, PATIENCE, Page, Served, acting, settings


def seated(served: Served, game: str = "fresco", seats: list[str] | None = None) -> Page:
    guest = served.guest()
    made = guest.make(game, seats or ["me", "random", "random"])
    guest.sit(made["url"])
    return guest.open(made["id"]).ready()


def two_people(served: Served, game: str = "fresco") -> tuple[Page, Page]:
    host, friend = served.guest(), served.guest()
    made = host.make(game, ["me", "open", "random"])
    friend.join(made["invite"], name="Bea")
    return host.open(made["id"]).ready(), friend.open(made["id"]).ready()


def rows_of(served: Served, page: Page) -> list[Any]:
    return served.inside(served.registry.store.journal(page.table["id"]))


def moves_of(served: Served, page: Page) -> list[Any]:
    play = served.registry.tables[page.table["id"]].play
    assert play is not None
    return [(move.seat, move.action) for move in play.moves]


@pytest.mark.parametrize(("game", "seats"), [("fresco-cards", 2), ("princes", 3)])
def test_a_whole_game_against_computers(served: Served, game: str, seats: int) -> None:
    page = seated(served, game, ["me"] + ["random"] * (seats - 1))
    page.play_on(random.Random(3))
    if not page.table["over"]:
        page.until_type("table")
    assert page.table["over"]
    assert page.state["view"]["over"]
    guest = served.guests[0]
    record = guest.get(f"/api/tables/{page.table['id']}/record")
    assert record["seed"] == page.table["seed"]
    play = served.registry.tables[page.table["id"]].play
    assert play is not None
    assert record["result"]["scores"] == list(play.state.scores())


def test_the_first_messages_say_everything(served: Served) -> None:
    page = seated(served)
    assert [message["type"] for message in page.messages[:3]] == ["hello", "table", "state"]
    assert f'"/static/@{page.messages[0]["build"]}/' in served.guests[0].http.get("/").text
    assert page.table["you"] == 0
    assert page.table["started"] is True
    assert "seed" not in page.table
    assert len(page.table["seed_sha256"]) == 64
    assert [seat["kind"] for seat in page.table["seats"]] == ["person", "computer", "computer"]
    assert page.state["reset"] is True
    assert page.state["view"]["seat"] == 0


def test_a_move_is_told_to_everyone_and_answered(served: Served) -> None:
    page, other = two_people(served)
    actor = acting(page, other)
    assert actor is not None
    watcher = other if actor is page else page
    seen = watcher.state["version"]
    answer = actor.act(actor.choices[0]["id"])
    assert answer["type"] == "ok"
    watcher.until_type("state")
    assert watcher.state["version"] > seen
    assert watcher.state["reset"] is False


def test_a_double_click_moves_once(served: Served) -> None:
    page = seated(served)
    page.wait_for_turn()
    action = page.choices[0]["id"]
    version = page.state["version"]
    before = sum(seat == 0 for seat, _ in moves_of(served, page))
    for number in (101, 102):
        page.send({"type": "act", "id": number, "version": version, "action": action})
    answers = [page.until(lambda m, n=n: m.get("re") == n) for n in (101, 102)]  # type: ignore[misc]
    assert [answer["type"] for answer in answers] == ["ok", "refused"]
    assert answers[1]["code"] == "stale"
    assert sum(seat == 0 for seat, _ in moves_of(served, page)) == before + 1


def test_two_tabs_of_one_seat_see_the_same_and_only_one_wins(served: Served) -> None:
    page = seated(served)
    tab = served.guests[0].open(page.table["id"]).ready()
    page.wait_for_turn()
    while tab.state["version"] < page.state["version"]:
        tab.until_type("state")
    action, version = page.choices[0]["id"], page.state["version"]
    assert page.act(action)["type"] == "ok"
    late = tab.ask("act", version=version, action=action)
    assert (late["type"], late["code"]) == ("refused", "stale")
    assert tab.state["version"] >= page.state["version"] or tab.until_type("state")


def test_what_is_refused_changes_nothing(served: Served) -> None:
    page = seated(served)
    page.wait_for_turn()
    version, made = page.state["version"], moves_of(served, page)
    legal = {choice["id"] for choice in page.choices}
    illegal = next(action for action in range(400) if action not in legal)
    for fields, code in (
        ({"version": version, "action": illegal}, "not-open"),
        ({"version": version, "action": 10**9}, "malformed"),
        ({"version": version, "action": -1}, "malformed"),
        ({"version": version - 1, "action": min(legal)}, "stale"),
        ({"version": version + 1, "action": min(legal)}, "stale"),
        ({"version": -5, "action": min(legal)}, "stale"),
    ):
        answer = page.ask("act", **fields)
        assert (answer["type"], answer["code"]) == ("refused", code), fields
        assert answer["version"] == version
    assert moves_of(served, page) == made


def test_not_your_turn(served: Served) -> None:
    page, other = two_people(served)
    idle = other if acting(page, other) is page else page
    answer = idle.ask("act", version=idle.state["version"], action=0)
    assert answer["code"] == "not-your-turn"


def test_a_gap_is_mended_by_asking(served: Served) -> None:
    page = seated(served)
    page.send({"type": "resync"})
    message = page.until(lambda m: m["type"] == "state" and m["reset"])
    assert message["facts"] == page.facts
    page.send({"type": "ping"})
    assert page.until_type("pong")


def test_undo_over_the_wire(served: Served) -> None:
    """A plan is taken back; the other person hears nothing of it."""
    page, other = two_people(served)
    while page.state["view"]["phase"] != "planning":
        actor = acting(page, other)
        assert actor is not None
        if actor.state["view"]["phase"] != "planning":
            actor.act(actor.choices[0]["id"])
        else:
            page.until_type("state")
    other.send({"type": "ping"})
    other.until_type("pong")
    heard = len(other.messages)
    plan = next(choice for choice in page.choices if choice["verb"] == "plan")
    before = page.state["view"]
    assert page.act(plan["id"])["type"] == "ok"
    assert page.state["can_undo"]
    assert page.undo()["type"] == "ok"
    assert page.state["reset"] is True
    assert page.state["view"]["mine"] == before["mine"]
    assert not page.state["can_undo"]
    assert page.undo()["code"] in ("nothing-to-undo", "cannot-undo")
    # Whatever the other one heard since, it is only that the computer is ready; who is there is told a moment later.
    other.send({"type": "ping"})
    other.until_type("pong")
    for message in other.messages[heard:]:
        assert message["type"] in ("pong", "state", "table")
        if message["type"] == "state":
            assert [fact["event"] for fact in message["facts"]] == ["got-ready"]


def test_chat_reaches_all_and_those_who_come_later(served: Served) -> None:
    page, other = two_people(served)
    assert page.ask("chat", text="  Buona\nsera ‮ ")["type"] == "ok"
    heard = other.until_type("chat")
    assert (heard["from"], heard["text"]) == (0, "Buona sera")
    later = served.guests[1].open(page.table["id"])
    assert later.until_type("chat")["text"] == "Buona sera"
    assert page.ask("chat", text="x" * 501)["code"] == "too-large"
    assert page.ask("chat", text=" \n ")["code"] == "malformed"
    watcher = served.guest().watch(page.table["watch"])
    assert watcher.ask("chat", text="hello")["code"] == "watching"


# --- those who should not ---------------------------------------------------------------------------------------------


def test_nobody_sits_without_a_key(served: Served) -> None:
    page = seated(served)
    stranger = served.guest()
    stranger.get("/api/me")
    for cookies in (
        {},
        dict(stranger.http.cookies),
        {"bottega_guest": "x.y"},
        {"bottega_guest": "0" * 32 + "." + "0" * 64},
    ):
        stranger.http.cookies.clear()
        stranger.http.cookies.update(cookies)
        knocking = stranger.open(page.table["id"])
        assert knocking.read()["code"] == "not-seated"
        assert knocking.until_closed() == 4403


def test_no_such_table_or_watch_link(served: Served) -> None:
    page = seated(served)
    stranger = served.guest()
    lost = stranger.open("nowhere")
    assert lost.read()["code"] == "no-table"
    assert lost.until_closed() == 4404
    wrong = stranger.open(page.table["id"], "?watch=guess")
    assert wrong.read()["code"] == "wrong-link"
    assert wrong.until_closed() == 4404


def test_a_watcher_cannot_move(served: Served) -> None:
    page = seated(served)
    watcher = served.guest().watch(page.table["watch"]).ready()
    assert watcher.state["view"]["seat"] is None
    assert watcher.state["view"]["choices"] == []
    assert "invite" not in watcher.table
    page.wait_for_turn()
    for kind in ("act", "undo", "resign", "takeover", "return"):
        assert watcher.ask(kind, version=0, action=0)["code"] == "watching"


BROKEN: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    '"act"',
    '{"type":"act"}',
    '{"type":"act","id":1,"version":"0","action":0}',
    '{"type":"act","id":1,"version":0,"action":1.5}',
    '{"type":"act","id":1,"version":0,"action":true}',
    '{"type":"act","id":1,"version":0,"action":' + "9" * 60 + "}",
    '{"type":"fly","id":1}',
    '{"type":["act"],"id":1}',
    "[" * 3000,
    '{"a":' * 600,
    b"\xff\xfe",
    "\x00",
]


def test_malformed_messages_are_answered(served: Served) -> None:
    page = seated(served)
    for text in BROKEN:
        page.send(text)
        answer = page.until_type("refused")
        assert (answer["re"], answer["code"]) == (None, "malformed"), text


def test_too_much_at_once(served: Served) -> None:
    page = seated(served)
    page.send(json.dumps({"type": "chat", "id": 1, "text": "x" * 5000}))
    assert page.until_type("refused")["code"] == "too-large"
    page.send("x" * 20_000)
    assert page.until_closed() == 1009


def test_ten_thousand_random_messages_change_no_game(served: Served) -> None:
    """Forged, late, early, broken or senseless, from whoever is asked, who is not, and who watches: each is answered,
    and none moves.
    """
    pages = list(two_people(served))
    asked = acting(*pages)
    assert asked is not None
    pages.append(served.guest().watch(asked.table["watch"]).ready())
    rng = random.Random(7)
    version, legal = asked.state["version"], {choice["id"] for choice in asked.choices}
    made, written = moves_of(served, asked), rows_of(served, asked)
    sent = 0
    for _ in range(100):
        for page in rng.choices(pages, k=100):
            page.send(nonsense(rng, version, legal, at_turn=page is asked))
            sent += 1
        for page in pages:
            page.send({"type": "ping"})
            page.until_type("pong")
    assert sent == 10_000
    answers = [message for page in pages for message in page.messages if message["type"] in ("refused", "pong", "ok")]
    assert len(answers) == sent + 300
    assert "ok" not in {message["type"] for message in answers}
    assert moves_of(served, asked) == made
    assert rows_of(served, asked) == written
    assert asked.act(min(legal))["type"] == "ok", "and the game goes on"


def nonsense(rng: random.Random, version: int, legal: set[int], at_turn: bool) -> str | bytes:
    kind = rng.randrange(8)
    if kind == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(60)))
    if kind == 1:
        return rng.randbytes(rng.randrange(60))
    message: dict[str, Any] = {
        "type": rng.choice(["act", "undo", "state", "sit", "", "takeover"]),
        "id": rng.randrange(99),
    }
    if message["type"] == "takeover":
        message["seat"] = rng.choice([2, 7, -1, "0", None, 1.5]) if rng.random() < 0.9 else 99
        if message["seat"] is None:
            message["seat"] = 5
    if kind == 2:
        action = rng.randrange(-5, 5000)
        message |= {"version": version, "action": -1 if at_turn and action in legal else action}
    elif kind == 3:
        message |= {
            "version": rng.choice([version - 1, version + 1, -(10**9), 10**12]),
            "action": rng.choice(list(legal)),
        }
    elif kind == 4:
        message |= {"version": rng.choice([None, "1", [], {}, 1.5]), "action": rng.choice(list(legal))}
    elif kind == 5 and message["type"] != "takeover":
        message |= {"seat": 1, "version": version + 7, "action": rng.choice(list(legal))}
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if kind == 6 else text


def test_a_socket_that_leads_nowhere_is_refused_without_a_fuss(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    for path in ("/", "/nothing", "/ws", "/ws/a/b", "/api/games"):
        with (
            pytest.raises(InvalidStatus) as refusal,
            connect(f"ws://{served.base}{path}", open_timeout=PATIENCE),
        ):
            pass
        assert refusal.value.response.status_code == 404, path
        assert b"no-page" in (refusal.value.response.body or b"")
    served.guest().get("/api/games")
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_who_is_too_fast_hears_what_was_not_done(tmp_path: Path) -> None:
    with Served(settings(tmp_path, limits=replace(GENEROUS, messages=(1, 0.0)))) as served:
        page = seated(served)
        page.send({"type": "ping"})
        page.until_type("pong")
        said = page.ask("chat", text="ciao")
        assert (said["type"], said["code"], said["re"]) == ("refused", "slow-down", page.numbers)
        for nonsense in ({"type": "ping"}, "{", "x" * 5000):
            page.send(nonsense)
            assert page.until_type("refused")["re"] is None
