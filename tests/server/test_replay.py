"""Games to look at again: their pictures, what happened, and who may look."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Record
from bottega.core.account import Account
from bottega.core.state import State
from bottega.play.turning import turning_points
from bottega.server.replay import ALL, WATCH, Replay, differing, looked_at
from bottega.server.replays import MOST_OPEN

from .served import Guest, Served, refused, settings, wait_until

GAMES = ["fresco", "princes", "fresco-cards"]
MODULES = ["portraits", "wishing_well", "glaziers", "medico"]


def played(game_id: str, seed: int = 6, moves: int = 10**6, **options: Any) -> State:
    state, rng = bottega.game(game_id).new(seed=seed, options=options), random.Random(seed)
    while not state.is_over and state.ply < moves:
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def finished(served: Served, guest: Guest, game: str = "fresco-cards", seats: int = 2, **options: Any) -> str:
    made = guest.make(game, ["random"] * seats, options=options)
    wait_until(lambda: served.registry.tables[made["id"]].over)
    return made["id"]


def frames(guest: Guest, id: str, eyes: str, first: int, last: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get(f"/api/replays/{id}/frames?eyes={eyes}&from={first}&to={last}")
    return found


# --- a record through somebody's eyes ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_a_picture_is_the_view_of_then_with_nothing_to_choose(game_id: str) -> None:
    state = played(game_id)
    record, replay = Record.of(state), Replay(Record.of(state))
    for ply in random.Random(1).sample(range(state.ply + 1), 12):
        then = record.replay(stop=ply)
        for viewer in (None, *range(state.players)):
            eyes = WATCH if viewer is None else str(viewer)
            [picture] = json.loads(replay.pictures(eyes, [ply]))
            assert picture.pop("view") == plain({**then.view(viewer), "choices": []})
            assert picture == chosen(record, ply, viewer)


def chosen(record: Record, ply: int, viewer: int | None) -> dict[str, Any]:
    """What the last move was, as its seat was offered it; nobody else is told."""
    seat, notation = record.moves[ply - 1] if ply else (None, "")
    if viewer is None or viewer != seat:
        return {}
    view = record.replay(stop=ply - 1).view(viewer)
    [choice] = [choice for choice in view["choices"] if choice["action"] == notation]
    found: dict[str, Any] = plain({"chosen": {"seat": seat, "deciding": view["deciding"], "choice": choice}})
    return found


def merged(common: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """As the page puts them together."""
    both = {k: isinstance(v, dict) and isinstance(common.get(k), dict) for k, v in other.items()}
    return {**common, **{k: merged(common[k], v) if both[k] else v for k, v in other.items()}}


@pytest.mark.parametrize(("game_id", "options"), [*[(game, {}) for game in GAMES], ("fresco", {"modules": MODULES})])
def test_all_open_eyes_see_what_every_seat_saw(game_id: str, options: dict[str, Any]) -> None:
    state = played(game_id, **options)
    replay = Replay(Record.of(state))
    for ply in range(0, state.ply + 1, 23):
        [picture] = json.loads(replay.pictures(ALL, [ply]))
        then = replay.frames.at(ply)
        for seat, own in enumerate(picture["own"]):
            assert merged(picture["view"], own) == plain({**then.view(seat), "choices": []})


def test_what_does_not_differ_is_not_sent_again() -> None:
    state = played("fresco", moves=60, modules=MODULES)
    common, own = looked_at(state, None), looked_at(state, 0)
    found = differing(common, own)
    assert {"mine", "seat"} <= set(found)
    assert "ceiling" not in found
    assert len(json.dumps(found)) < len(json.dumps(own)) / 5


@pytest.mark.parametrize("game_id", GAMES)
def test_the_story_adds_up_to_what_a_seat_was_told(game_id: str) -> None:
    state = played(game_id)
    replay = Replay(Record.of(state))
    story = json.loads(replay.story(1, range(state.ply + 1)))
    events = [event for move in replay.frames.events for event in move]
    told = [fact for event in events if (fact := event.as_seen_by(1)) is not None]
    facts = [fact for move in story["moves"] for fact in move["facts"]]
    assert [{k: v for k, v in fact.items() if k != "at"} for fact in facts] == plain(told)
    assert [fact["at"] for fact in facts] == sorted(fact["at"] for fact in facts)
    lines: list[Any] = []
    for move in story["moves"]:
        lines[move["lines"]["from"] :] = move["lines"]["lines"]
    assert len(lines) > 50
    account = state.game.account(state.setup, told)
    assert isinstance(account, Account)
    assert story["account"]["totals"] == account.totals


def test_a_game_goes_on_without_beginning_anew_unless_something_was_taken_back() -> None:
    state = played("fresco", moves=40)
    replay = Replay(Record.of(state))
    first = replay.frames
    state.apply(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    replay.go_on(Record.of(state))
    assert replay.frames is first
    assert replay.frames.last == 41
    assert replay.frames.at(41).dump() == state.dump()
    other = Record.of(state)
    del other.moves[-3:]
    replay.go_on(other)
    assert replay.frames is not first
    assert replay.frames.last == 38


def test_turning_points_are_far_apart_and_worth_it() -> None:
    flat = [(0, 0, 0)] * 40
    assert turning_points(flat) == []
    assert turning_points([]) == []
    scores = [(n, 10 if n > 20 else 0, 14 if n > 22 else 0) for n in range(40)]
    assert turning_points(scores) == [(23, 2, 13)]  # the other one is two moves before, and less


# --- who may look -----------------------------------------------------------------------------------------------------


def test_a_finished_table_is_a_replay(served: Served) -> None:
    guest, stranger = served.guest(), served.guest()
    game = finished(served, guest)
    facts = stranger.get(f"/api/replays/{game}")
    assert facts["last"] == len(served.registry.tables[game].record().moves)
    assert facts["eyes"] == ["all", "watch", "0", "1"]
    assert facts["source"] == "table"
    assert not facts["running"]
    assert len(facts["scores"]) == facts["last"] + 1
    assert [part["first"] for part in facts["rounds"]] == sorted({part["first"] for part in facts["rounds"]})
    assert facts["rounds"][0] == {"round": 1, "first": 0}
    story = stranger.get(f"/api/replays/{game}/story?eyes=1")
    assert len(story["moves"]) == facts["last"] + 1
    shown = frames(stranger, game, "all", facts["last"] - 2, facts["last"])
    assert [bool(picture["view"]["over"]) for picture in shown] == [False, False, True]
    assert [picture["seat"] for picture in shown[0]["own"]] == [0, 1]
    record = stranger.ask("GET", f"/api/replays/{game}/record")
    assert Record.from_json(record.text).result == served.registry.tables[game].record().result


def test_pictures_come_packed_to_those_who_can_unpack_them(served: Served) -> None:
    guest = served.guest()
    game = finished(served, guest)
    answer = guest.ask("GET", f"/api/replays/{game}/frames?eyes=all&from=0&to=15")
    assert answer.headers["content-encoding"] == "gzip"
    bare = guest.http.get(f"/api/replays/{game}/frames?eyes=all&from=0&to=15", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in bare.headers
    assert bare.json() == answer.json()


def test_what_is_not_there_is_refused(served: Served) -> None:
    guest = served.guest()
    game = finished(served, guest)
    last = guest.get(f"/api/replays/{game}")["last"]
    for path, status, code in (
        (f"{game}/frames?eyes=0&from={last}&to={last + 1}", 404, "no-move"),
        (f"{game}/frames?eyes=0&from=5&to=4", 404, "no-move"),
        (f"{game}/frames?eyes=0&from=-1&to=4", 422, "malformed"),
        (f"{game}/frames?eyes=0&from=0&to=99999999", 422, "malformed"),
        (f"{game}/frames?eyes=2&from=0&to=1", 404, "no-eyes"),
        (f"{game}/story?eyes=me", 404, "no-eyes"),
        (f"{game}/story?eyes=-1", 404, "no-eyes"),
        (f"{game}/story?eyes=nobody", 422, "malformed"),
        ("abcdefghjkmn", 404, "no-table"),
        ("0" * 32, 404, "no-replay"),
        ("%2e%2e", 404, "no-table"),
        ("x" * 60, 422, "malformed"),
    ):
        refused(guest.ask("GET", f"/api/replays/{path}"), status, code)
    assert len(frames(guest, game, "0", 0, min(last, 200))) == 64


def test_nobody_but_its_players_looks_back_at_a_running_game(served: Served) -> None:
    host, friend, stranger = served.guest(), served.guest(), served.guest()
    made = host.make("fresco", ["me", "open"])
    refused(host.ask("GET", f"/api/replays/{made['id']}"), 409, "not-started")
    friend.join(made["invite"])
    for path in ("", "/story", "/story?eyes=0", "/frames?eyes=0", "/frames?eyes=all", "/record"):
        refused(stranger.ask("GET", f"/api/replays/{made['id']}{path}"), 409, "not-over")
        if path and "eyes=0" not in path:
            refused(host.ask("GET", f"/api/replays/{made['id']}{path}"), 409, "not-over")
    refused(friend.ask("GET", f"/api/replays/{made['id']}/frames?eyes=0"), 409, "not-over")
    refused(friend.ask("GET", f"/api/replays/{made['id']}?eyes=0"), 409, "not-over")
    page = stranger.http.get(f"/replay/{made['id']}", headers={"accept": "text/html"})
    assert page.status_code == 409
    assert 'data-code="not-over"' in page.text
    facts = host.get(f"/api/replays/{made['id']}")
    assert facts["running"]
    assert facts["eyes"] == ["0"]
    assert facts["ranking"] is None
    assert facts["turns"] == []
    refused(host.ask("POST", f"/api/replays/{made['id']}/play", {"move": 0, "seat": 0}), 409, "not-over")


def test_looking_back_shows_what_the_seat_was_shown(served: Served) -> None:
    """Every message that a page got is a moment, and its picture is the same."""
    host, friend = served.guest(), served.guest()
    made = host.make("fresco", ["me", "open"])
    friend.join(made["invite"])
    pages = [host.open(made["id"]).ready(), friend.open(made["id"]).ready()]
    rng = random.Random(3)
    for _ in range(60):
        page = next(page for page in pages if page.my_turn)
        page.act(rng.choice(page.choices)["id"])
        for other in pages:
            other.send({"type": "ping"})
            other.until_type("pong")
    for seat, (guest, page) in enumerate(zip((host, friend), pages, strict=True)):
        shown = [message["view"] for message in page.messages if message["type"] == "state"]
        last = guest.get(f"/api/replays/{made['id']}")["last"]
        pictures = [
            one for at in range(0, last + 1, 50) for one in frames(guest, made["id"], str(seat), at, min(at + 49, last))
        ]
        assert [picture["view"] for picture in pictures] == [{**view, "choices": []} for view in shown]
        story = guest.get(f"/api/replays/{made['id']}/story?eyes={seat}")
        assert [fact for move in story["moves"] for fact in move["facts"]] == page.facts


def test_whoever_asks_too_often_waits(served: Served) -> None:
    guest = served.guest()
    game = finished(served, guest)
    limits = served.app.state.replay_api.looks
    limits.rate = (3, 0.001)
    limits.limits.clear()
    answers = [guest.ask("GET", f"/api/replays/{game}/frames?eyes=0").status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]


def test_a_page_is_answered_without_playing_the_game(tmp_path: Path) -> None:
    """Anybody can ask for a page, and as often as they like."""
    with Served(settings(tmp_path)) as first:
        guest = first.guest()
        game = finished(first, guest)
        brought = guest.ask("POST", "/api/replays", json.loads(Record.of(played("princes")).to_json()))
        begun = guest.ask("POST", "/api/replays", json.loads(Record.of(played("fresco", moves=9)).to_json()))
    with Served(settings(tmp_path)) as second:
        stranger, replays = second.guest(headers={"accept": "text/html"}), second.app.state.replay_api.replays
        for kind in ("replay", "review"):
            assert 'data-game="fresco_cards"' in stranger.ask("GET", f"/{kind}/{game}").text
            assert 'data-game="princes"' in stranger.ask("GET", f"/{kind}/{brought.json()['id']}").text
            assert 'data-code="no-replay"' in stranger.ask("GET", f"/{kind}/{'0' * 32}").text
            assert 'data-code="no-table"' in stranger.ask("GET", f"/{kind}/abcdefghjkmn").text
        assert 'data-game="fresco"' in stranger.ask("GET", f"/replay/{begun.json()['id']}").text
        assert 'data-code="not-over"' in stranger.ask("GET", f"/review/{begun.json()['id']}").text
        assert not replays.opened.known
        assert not second.registry.tables


def test_made_up_names_take_no_place_in_memory(served: Served) -> None:
    guest, replays = served.guest(), served.app.state.replay_api.replays
    game = finished(served, guest)
    waiting = guest.make("fresco", ["me", "open"])
    guest.get(f"/api/replays/{game}")
    for number in range(MOST_OPEN + 1):
        refused(guest.ask("GET", f"/api/replays/{number:032x}"), 404, "no-replay")
    refused(guest.ask("GET", f"/api/replays/{waiting['id']}"), 409, "not-started")
    assert list(replays.opened.known) == [game]
