"""The third promise: no byte that a seat may not know reaches it.

Two evenings are played with the same deal. They differ only in what one seat does behind its screen; everything that
the other pages get, over HTTP and over their sockets, must be the same to the last byte. Whatever leaks, in a view, a
fact, an error, a number, the order or the count of messages, makes a difference here. Builds that leak on purpose show
that it does.
"""

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bottega.core.events import Event
from bottega.core.state import State
from bottega.play.live import Move, Viewer
from bottega.server import hints, messages, presence
from bottega.server import replay as replay_module
from bottega.server import table as table_module
from bottega.server.encoded import ENCODER, EncodedGame
from bottega.server.programs.at_table import ProgramsAt
from bottega.server.programs.messages import Ok
from bottega.server.replay import Replay
from bottega.server.workers import Question, question
from tests.soaked import mostly

from .programs import Wired
from .served import PATIENCE, Guest, Page, Served, settings

SEED = 77_123_456_789_012_345_678_901_234_567_890
SPY, RIVAL, THIRD = 0, 1, 2  # the rival keeps a secret; the spy and the third player, and a watcher, listen


class Session:
    """Three people and a watcher at one table; the third may be a program."""

    def __init__(self, served: Served, game: str, options: dict[str, Any], program: bool = False) -> None:
        self.guests = [served.guest() for _ in range(4)]
        host = self.guests[SPY]
        made: Any = host.make(game, ["me", "open", "program:Third" if program else "open"], options=options)
        opened = [one["key"] for one in made.pop("programs")]
        self.made: dict[str, str] = made
        self.keys = [self.made["url"].split("#seat=")[1]]
        people = self.guests[1:2] if program else self.guests[1:3]
        for guest in people:
            joined = guest.ask("POST", f"/api{self.made['invite']}", {}).json()["url"]
            self.keys.append(joined.split("#seat=")[1])
        self.pages: list[Any] = []  # a program is played like a page, as far as it goes
        for guest in (host, *people):
            self.open(guest)
        self.programs = [Wired(served, key) for key in opened]
        self.pages += [page.ready() for page in self.programs]
        self.open(self.guests[3], self.made["watch"])

    def open(self, guest: Guest, watch: str | None = None) -> Page:
        page = guest.open(self.made["id"]) if watch is None else guest.watch(watch)
        self.pages.append(page.ready())
        self.settle()
        return page

    def settle(self) -> None:
        """Everybody has read everything."""
        for page in self.pages:
            page.send({"type": "ping"})
            page.until_type("pong")

    def act(self, seat: int, notation: str) -> None:
        page = self.pages[seat]
        choice = next(choice for choice in page.choices if choice["action"] == notation)
        assert page.act(choice["id"])["type"] == "ok"

    def first_choice(self) -> None:
        """Whoever is asked alone takes the first choice."""
        for page in self.pages[:3]:
            if page.my_turn:
                page.act(page.choices[0]["id"])
                break
        self.settle()

    def traffic(self, listener: int) -> list[str]:
        """All that one browser got, without what is drawn by lot for each table and has nothing to do with the game."""
        guest = self.guests[listener]
        texts = [*guest.heard, *[text for page in guest.pages for text in page.heard]]
        if listener == THIRD:
            texts += [text for page in self.programs for text in page.heard]
        return [self.cleaned(text) for text in texts]

    def cleaned(self, text: str) -> str:
        for name, value in self.made.items():
            text = text.replace(value.rpartition("/")[2], f"<{name}>")
        text = re.sub(r"#seat=[\w-]+", "#seat=<key>", text)
        text = re.sub(r"bottega_guest=[0-9a-f.]+", "<cookie>", text)
        text = re.sub(r"'date', '[^']+'|'date': '[^']+'", "<date>", text)
        text = re.sub(r"'x-request-id': '[0-9a-f]{16}'", "<request>", text)
        text = re.sub(r'"hello","protocol":1,"server":"[^"]+","key":"\w+"', "<hello>", text)
        text = re.sub(r"bottega_[0-9a-f]{12}_[\w-]+", "<program>", text)
        text = re.sub(r'"programs":\[\{"id":"\w+"', '"programs":[{"id":"<key>"', text)
        return re.sub(r'"(at|created|moved|deadline)":\d{13}', r'"\1":0', text)


Story = Callable[[Session, bool], None]


def plans(evening: Session, other: bool) -> None:
    """Fresco: the rival plans other places, and more of them."""
    to_planning(evening)
    for place in ["studio", "studio", "theatre"] if other else ["market"]:
        evening.act(RIVAL, f"plan {place}")


def dithers(evening: Session, other: bool) -> None:
    """Fresco: the rival changes his mind; when the screens open, nobody can tell."""
    to_planning(evening)
    if other:
        evening.act(RIVAL, "plan market")
        evening.act(RIVAL, "plan studio")
        for _ in range(2):
            assert evening.pages[RIVAL].undo()["type"] == "ok"
    for seat in range(3):
        evening.act(seat, "plan theatre")
        evening.act(seat, "ready")
        evening.settle()


def plans_last(evening: Session, other: bool) -> None:
    """Fresco: the others are ready and look whether they can still take it back, while the rival plans or thinks."""
    to_planning(evening)
    for seat in (SPY, THIRD):
        evening.act(seat, "ready")
        evening.settle()
    if other:
        evening.act(RIVAL, "plan market")
    spy = evening.pages[SPY]
    spy.send({"type": "resync"})
    assert spy.until_type("state")["can_undo"]
    assert spy.undo()["type"] == "ok"


def errs(evening: Session, other: bool) -> None:
    """Fresco: refusals, reconnecting and asking again in the middle of the rival's plan tell nothing."""
    plans(evening, other)
    spy = evening.pages[SPY]
    version = spy.state["version"]
    for message in (
        {"type": "act", "version": version, "action": 10**6},
        {"type": "act", "version": version - 1, "action": 0},
        {"type": "act", "version": version + 1, "action": 0},
        {"type": "undo", "version": version},
        {"type": "takeover", "seat": RIVAL},
        {"type": "return"},
    ):
        kind = str(message.pop("type"))
        spy.ask(kind, **message)
    spy.send({"type": "resync"})
    spy.until_type("state")
    evening.open(evening.guests[SPY])
    evening.open(evening.guests[3], evening.made["watch"])
    for path in ("", "/record"):
        evening.guests[SPY].ask("GET", f"/api/tables/{evening.made['id']}{path}")
    evening.guests[SPY].ask("GET", "/api/tables")


def looks_back(evening: Session, other: bool) -> None:
    """Fresco: everything that can be asked of the past, by everybody, while the rival plans and after it."""
    to_planning(evening)
    for place in ["studio", "studio"] if other else ["market"]:
        evening.act(RIVAL, f"plan {place}")
    ask_for_the_past(evening)
    for seat in (SPY, THIRD):
        evening.act(seat, "plan theatre")
        evening.settle()
    ask_for_the_past(evening)


def ask_for_the_past(evening: Session) -> None:
    address = f"/api/replays/{evening.made['id']}"
    for seat in (SPY, THIRD, 3):
        guest = evening.guests[seat]
        for eyes in ("0", "1", "2", "all", "watch"):
            guest.ask("GET", f"{address}?eyes={eyes}")
            guest.ask("GET", f"{address}/story?eyes={eyes}")
            for first in (*range(7), 40):
                guest.ask("GET", f"{address}/frames?eyes={eyes}&from={first}&to={first}")
        guest.ask("GET", f"{address}/record")
        guest.ask("POST", f"{address}/play", {"move": 1, "seat": 0})
        guest.http.get(f"/replay/{evening.made['id']}")


def asks_for_advice(evening: Session, other: bool) -> None:
    """Fresco: hints to the others, which all allow, and reviews that are refused, while the rival plans."""
    plans(evening, other)
    for page in evening.pages[:3]:
        assert page.ask("hints", allow=True)["type"] == "ok"
        evening.settle()
    table_id = evening.made["id"]
    for seat in (SPY, THIRD):
        version = evening.pages[seat].state["version"]
        hint = evening.guests[seat].ask("POST", f"/api/tables/{table_id}/hint", {"version": version})
        assert hint.status_code == 200, hint.text
        evening.settle()
    for seat in (SPY, THIRD, 3):
        for asked in ({}, {"seat": SPY}, {"seat": RIVAL}):
            refused = evening.guests[seat].ask("POST", f"/api/reviews/{table_id}", asked)
            assert refused.json()["error"] == "not-over", "a game that goes on has no review"
        assert evening.guests[seat].ask("GET", f"/api/reviews/{table_id}").json()["error"] == "not-over"


def returns(evening: Session, other: bool) -> None:
    """Princes: which card the rival gives back is his own business."""
    page = evening.pages[RIVAL]
    assert page.act(page.choices[1 if other else 0]["id"])["type"] == "ok"


def returns_looked_back_at(evening: Session, other: bool) -> None:
    """Princes: nor does the past tell it, to anybody."""
    returns(evening, other)
    evening.settle()
    ask_for_the_past(evening)


def swaps_looked_back_at(evening: Session, other: bool) -> None:
    """The card game: nor does the past tell it, to anybody; nor how many he has laid so far."""
    swaps(evening, other)
    if other:
        page = evening.pages[RIVAL]
        page.act(next(choice["id"] for choice in page.choices if choice["action"].startswith("lay")))
    evening.settle()
    ask_for_the_past(evening)


def swaps(evening: Session, other: bool) -> None:
    """The card game: what the rival is about to lay."""
    while not evening.pages[RIVAL].my_turn:
        evening.first_choice()
    evening.act(RIVAL, "swap")
    evening.settle()
    page = evening.pages[RIVAL]
    page.act(page.choices[-1 if other else 0]["id"])


def to_planning(evening: Session) -> None:
    while evening.pages[SPY].state["view"]["phase"] != "planning":
        evening.first_choice()


STORIES: dict[str, tuple[str, Story]] = {
    "plans": ("fresco", plans),
    "dithers": ("fresco", dithers),
    "plans last": ("fresco", plans_last),
    "errs": ("fresco", errs),
    "looks back": ("fresco", looks_back),
    "asks for advice": ("fresco", asks_for_advice),
    "returns": ("princes", returns),
    "swaps": ("fresco-cards", swaps),
    "returns, looked back at": ("princes", returns_looked_back_at),
    "swaps, looked back at": ("fresco-cards", swaps_looked_back_at),
}
# Where the third only acts.
BESIDE_A_PROGRAM = ("plans", "dithers", "plans last", "errs", "returns", "swaps")
LISTENERS = {"spy": SPY, "third": THIRD, "watcher": 3}


def heard(folder: Path, story: str, program: bool = False) -> list[dict[str, list[str]]]:
    """What the listeners heard in both evenings."""
    game, tell = STORIES[story]
    told = []
    for number, other in enumerate((False, True)):
        with Served(settings(folder / str(number), hint_time=PATIENCE)) as served:
            evening = Session(served, game, {}, program)
            tell(evening, other)
            evening.settle()
            told.append({name: evening.traffic(listener) for name, listener in LISTENERS.items()})
            assert_no_keys(evening)
    return told


def assert_no_keys(evening: Session) -> None:
    """Nobody hears the seed, somebody else's key, or somebody else's cookie."""
    for listener, guest in enumerate(evening.guests):
        everything = "\n".join([*guest.heard, *[text for page in guest.pages for text in page.heard]])
        assert str(SEED) not in everything
        for seat, key in enumerate(evening.keys):
            assert (key in everything) == (listener == seat)
        for other in evening.guests:
            cookie = other.http.cookies.get("bottega_guest")
            assert other is guest or cookie is None or cookie not in everything


@pytest.fixture(autouse=True)
def who_is_there_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its place among the other messages would depend on the clock in both evenings."""
    monkeypatch.setattr(presence, "TELL_AGAIN", 0.0)


@pytest.fixture(autouse=True)
def the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bottega.server.seating.secrets.randbits", lambda _bits: SEED)
    monkeypatch.setattr("bottega.server.hints.usual_playouts", lambda _game: 2)  # so many, however long they take


@pytest.mark.long
@pytest.mark.parametrize("story", STORIES)
def test_what_happens_behind_a_screen_reaches_nobody(story: str, tmp_path: Path) -> None:
    first, second = heard(tmp_path, story)
    for name in LISTENERS:
        for one, other in itertools.zip_longest(first[name], second[name]):
            assert one == other, name
        assert len(first[name]) > 5


@pytest.mark.long
@pytest.mark.parametrize("story", BESIDE_A_PROGRAM)
def test_what_happens_behind_a_screen_reaches_no_program(story: str, tmp_path: Path) -> None:
    first, second = heard(tmp_path, story, program=True)
    for name in LISTENERS:
        for one, other in itertools.zip_longest(first[name], second[name]):
            assert one == other, name
    assert any('"type":"told"' in text for text in first["third"])


# --- builds that leak -------------------------------------------------------------------------------------------------


def leaky_views(self: EncodedGame, viewers: list[Viewer]) -> list[bytes]:
    return [ENCODER.encode({**self.state.view(v), "rival": self.state.view(RIVAL)["mine"]}) for v in viewers]


def leaky_version(self: EncodedGame, viewer: Viewer) -> int:
    return self.state.ply + self.shift[viewer]


def leaky_facts(move: Move, viewer: Viewer) -> bytes:
    facts = [fact for seat in range(3) for event in move.events if (fact := told_of(event, seat)) is not None]
    return b",".join([ENCODER.encode({**fact, "at": move.plies[viewer]}) for fact in facts])


def told_of(event: Event, seat: int) -> dict[str, Any] | None:
    return event.as_seen_by(seat)


def leaky_take_back(self: EncodedGame, retreat: Any) -> tuple[Viewer, ...]:
    honest(self, retreat)
    return self.viewers


honest = EncodedGame.take_back


def leaky_telling(self: table_module.Table, play: EncodedGame) -> None:
    """One message more at every move: its content is harmless, its coming is not."""
    honest_telling(self, play)
    for pages in self.presence.pages.values():
        for page in pages:
            page.send(messages.accepted(-1))


honest_telling = table_module.Table.broadcast_move


def leaky_moments(self: Replay, _seat: int) -> list[int]:
    """All moves: none of those that were made in secret is shown, but they are counted."""
    return list(range(self.frames.last + 1))


def leaky_look(state: State, viewer: Viewer, alike: Any = None) -> dict[str, Any]:
    return {**honest_look(state, viewer, alike), "rival": state.view(RIVAL)["mine"]}


def leaky_story(self: Replay, _viewer: Viewer, _plies: Any) -> bytes:
    """What the rival was told."""
    return honest_story(self, RIVAL, range(self.frames.last + 1))


def leaky_question(table_id: str, state: State, _seat: int, bot: str) -> Question:
    """What the rival would be advised."""
    return honest_question(table_id, state, RIVAL, bot)


honest_question = question
honest_look, honest_story = replay_module.looked_at, Replay.story

LEAKS: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "the view": ("errs", lambda patch: patch.setattr(EncodedGame, "views", leaky_views)),
    "the version": ("plans", lambda patch: patch.setattr(EncodedGame, "version", leaky_version)),
    "the facts": ("plans", lambda patch: patch.setattr("bottega.server.encoded.encode_facts", leaky_facts)),
    "an undo": ("dithers", lambda patch: patch.setattr(EncodedGame, "take_back", leaky_take_back)),
    "a message too many": ("plans", lambda patch: patch.setattr(table_module.Table, "broadcast_move", leaky_telling)),
    "an earlier picture": ("looks back", lambda patch: patch.setattr(replay_module, "looked_at", leaky_look)),
    "the number of moments": ("looks back", lambda patch: patch.setattr(Replay, "moments", leaky_moments)),
    "an earlier story": ("looks back", lambda patch: patch.setattr(Replay, "story", leaky_story)),
    "a card that was returned": (
        "returns, looked back at",
        lambda patch: patch.setattr(replay_module, "looked_at", leaky_look),
    ),
    "cards that were laid": ("swaps, looked back at", lambda patch: patch.setattr(Replay, "moments", leaky_moments)),
    "advice": ("asks for advice", lambda patch: patch.setattr(hints, "question", leaky_question)),
    "a returned card": ("returns", lambda patch: patch.setattr("bottega.server.encoded.encode_facts", leaky_facts)),
}


@pytest.mark.long
@pytest.mark.parametrize("leak", mostly(LEAKS, 6))
def test_a_build_that_leaks_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    story, patch = LEAKS[leak]
    patch(monkeypatch)
    first, second = heard(tmp_path, story)
    assert first != second


def chatty(self: ProgramsAt, play: EncodedGame) -> None:
    """A word at every move: its content is harmless, its coming is not."""
    honest_to_programs(self, play)
    for seat in self.seats():
        self.send(seat, Ok(None, "", 0))


honest_to_programs = ProgramsAt.tell_move
PROGRAM_LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "the version": lambda patch: patch.setattr(EncodedGame, "version", leaky_version),
    "the facts": lambda patch: patch.setattr("bottega.server.encoded.encode_facts", leaky_facts),
    "a message too many": lambda patch: patch.setattr(ProgramsAt, "tell_move", chatty),
}


@pytest.mark.long
@pytest.mark.parametrize("leak", PROGRAM_LEAKS)
def test_a_build_that_tells_a_program_too_much_is_found(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    PROGRAM_LEAKS[leak](monkeypatch)
    first, second = heard(tmp_path, "plans", program=True)
    assert first["third"] != second["third"]


def test_a_spectator_sees_what_is_public_and_nothing_more(served: Served) -> None:
    evening = Session(served, "fresco", {})
    to_planning(evening)
    evening.act(RIVAL, "plan market")
    watcher = evening.pages[3]
    state = served.registry.tables[evening.made["id"]].play.state  # type: ignore[union-attr]
    assert watcher.state["view"] == json.loads(json.dumps(state.view(None)))
    assert "planned" not in {fact["event"] for fact in watcher.facts}


def test_seats_hear_exactly_their_own_view(served: Served) -> None:
    evening = Session(served, "princes", {})
    state = served.registry.tables[evening.made["id"]].play.state  # type: ignore[union-attr]
    for seat in range(3):
        assert evening.pages[seat].state["view"] == json.loads(json.dumps(state.view(seat)))


def test_keys_do_not_get_into_the_log(served: Served, capfd: pytest.CaptureFixture[str]) -> None:
    guest = served.guest()
    made = guest.make("fresco", ["me", "random"])
    guest.sit(made["url"])
    key = made["url"].split("#seat=")[1]
    guest.ask("POST", f"/api/tables/{made['id']}/sit", {"secret": key + "x" * 200})
    guest.open(made["id"]).ready()
    said = capfd.readouterr()
    assert key not in said.out + said.err
