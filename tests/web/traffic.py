"""What the pages of an evening were told, and what they may have been told.

The truth comes from the journal and the engine alone: the game is played again, row by row, and gives for every moment
what each viewer may see and hear. Every message to a page must say exactly that, in the documented words and no others.
"""

import dataclasses
import json
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Response, WebSocket

import bottega
from bottega.core.bits import bits
from bottega.core.events import Event
from bottega.core.state import State
from bottega.games.fresco_cards.paints import CARD_NAMES
from bottega.server.errors import CODES

from .wire import Wire

Viewer = int | None

STATE = {
    "n",
    "type",
    "version",
    "chosen_at",
    "reset",
    "can_undo",
    "can_take_back",
    "undo",
    "weight",
    "view",
    "facts",
    "lines",
    "account",
}
TABLE = {
    "id",
    "game",
    "name",
    "pace",
    "started",
    "seed_sha256",
    "over",
    "stopped",
    "stopped_by",
    "trial",
    "seats",
    "you",
    "watchers",
    "watch",
    "edition",
    "take_backs",
    "hints",
    "program_time",
}
SEAT = {
    *("seat", "name", "kind", "bot", "connected", "away", "why_away", "resigned", "hints", "allows_hints"),
    *("program", "program_of"),
}
SAID = {
    "hello": {"n", "type", "build", "seats"},
    "table": {"n", "type", "table"},
    "chat": {"n", "type", "from", "name", "text", "at"},
    "ok": {"n", "type", "re"},
    "refused": {"n", "type", "re", "code", "message", "version"},
    "pong": {"n", "type"},
}
# The engine names the action that was asked for, and no other.
NOT_OPEN = re.compile(
    r"'[^']+' is not open to this seat now\.|There is no action -?\d+: they run from 0 to \d+\.|There is no seat \d+\."
)
CARD = re.compile(r'"((?:MK|WK)\d+)"')
LAID_OPEN = {"laid", "discarded", "restored"}
SHOWN = {"saw-hand"}


# --- what was told ----------------------------------------------------------------------------------------------------


@dataclass
class Line:
    """One socket: everything in the order in which it went over it."""

    frames: list[tuple[str, str]] = field(default_factory=list)

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [message for way, text in self.frames if way == "in" and (message := json.loads(text))["type"] == kind]


class Ear:
    """Listens to all pages of one browser."""

    def __init__(self, context: BrowserContext, wire: Wire) -> None:
        self.wire = wire
        self.lines: list[Line] = []
        self.packed: list[str] = []  # addresses whose answers cannot be searched as they came
        self.before_the_end: list[int] = []
        context.on("page", self.watch)
        context.on("response", self.look)
        for page in context.pages:
            self.watch(page)

    def watch(self, page: Page) -> None:
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        line = Line()
        self.lines.append(line)
        socket.on("framereceived", lambda text: line.frames.append(("in", str(text))))
        socket.on("framesent", lambda text: line.frames.append(("out", str(text))))

    def look(self, response: Response) -> None:
        if "content-encoding" in response.headers:
            self.packed.append(response.url.removeprefix(self.wire.base))

    def mark(self) -> None:
        """The game is not over yet."""
        self.before_the_end = [len(said) for said in self.wire.heard]

    @property
    def bytes_before_the_end(self) -> bytes:
        return b"\n".join(
            bytes(said[:length]) for said, length in zip(self.wire.heard, self.before_the_end, strict=False)
        )

    @property
    def all_bytes(self) -> bytes:
        return b"\n".join(bytes(said) for said in self.wire.heard)


# --- what may be told -------------------------------------------------------------------------------------------------


@dataclass
class Moment:
    """The game after a row of the journal."""

    state: State
    facts: dict[Viewer, list[dict[str, Any]]]
    versions: dict[Viewer, int]
    views: dict[Viewer, dict[str, Any]] = field(default_factory=dict)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        if viewer not in self.views:
            self.views[viewer] = plain(self.state.view(viewer))
        return self.views[viewer]

    def account(self, viewer: Viewer) -> dict[str, Any] | None:
        if not self.state.is_over:
            return None
        account = self.state.game.account(self.state.setup, self.facts[viewer])
        assert account is not None
        return plain(dataclasses.asdict(account))


class Truth:
    def __init__(self, folder: Path, table: str) -> None:
        with closing(sqlite3.connect(folder / "bottega.sqlite")) as file:
            wanted = "SELECT kind, seat, body FROM journal WHERE table_id = ? ORDER BY number"
            (_, _, deal), *rows = list(file.execute(wanted, (table,)))
        self.deal = json.loads(deal)
        self.game = bottega.game(self.deal["game"])
        self.viewers: tuple[Viewer, ...] = (*range(self.deal["players"]), None)
        self.said = {json.loads(body)["text"] for kind, _, body in rows if kind == "chat"}
        self.moments = list(self.moments_of([row for row in rows if row[0] in ("move", "undo")]))

    def moments_of(self, rows: list[tuple[str, int, str]]) -> Iterator[Moment]:
        moves: list[tuple[int, int]] = []
        shift = dict.fromkeys(self.viewers, 0)
        now, facts = self.played(moves)
        yield Moment(now, facts, {viewer: now.known_ply(viewer) for viewer in self.viewers})
        for kind, seat, body in rows:
            before = now
            if kind == "move":
                move = (seat, self.game.number(self.game.parse(body[1:])))
                moves.append(move)
                now, events = now.clone(), list[Event]()
                now.apply(*move, events)
                facts = {viewer: [*known, *self.told(events, viewer, now)] for viewer, known in facts.items()}
            else:
                del moves[max(place for place, move in enumerate(moves) if move[0] == seat)]
                now, facts = self.played(moves)
                for viewer in self.viewers:
                    lost = before.known_ply(viewer) - now.known_ply(viewer)
                    shift[viewer] += lost + 1 if lost or viewer == seat else 0
            yield Moment(now, facts, {viewer: now.known_ply(viewer) + shift[viewer] for viewer in self.viewers})

    def played(self, moves: Iterable[tuple[int, int]]) -> tuple[State, dict[Viewer, list[dict[str, Any]]]]:
        """From the deal on, and what each viewer hears on the way."""
        events: list[Event] = []
        deal = self.deal
        state = self.game.new(
            deal["players"], int(deal["seed"]), deal["options"], events=events, generator=deal["generator"]
        )
        facts = {viewer: self.told(events, viewer, state) for viewer in self.viewers}
        for move in moves:
            events = []
            state.apply(*move, events)
            for viewer in self.viewers:
                facts[viewer] += self.told(events, viewer, state)
        return state, facts

    def told(self, events: list[Event], viewer: Viewer, state: State) -> list[dict[str, Any]]:
        at = state.known_ply(viewer)
        return [plain({**fact, "at": at}) for event in events if (fact := event.as_seen_by(viewer)) is not None]


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """As it is after a journey over the wire."""
    made: dict[str, Any] = json.loads(json.dumps(data))
    return made


# --- the comparison ---------------------------------------------------------------------------------------------------


def check_line(line: Line, viewer: Viewer, truth: Truth) -> None:
    """Every message, in its order."""
    number, at, known = 0, -1, [dict[str, Any]()]
    asked: list[int] = []
    for way, text in line.frames:
        message = json.loads(text) if way == "in" or text.startswith("{") else {}
        if way == "out":
            asked += [message["id"]] if "id" in message else []
            continue
        number += 1
        assert message["n"] == number
        if message["type"] == "state":
            at, known = check_state(message, viewer, truth, at, known)
        else:
            check_word(message, viewer, truth, asked)


def check_state(
    message: dict[str, Any], viewer: Viewer, truth: Truth, at: int, known: list[dict[str, Any]]
) -> tuple[int, list[dict[str, Any]]]:
    """Which moment of the game it tells of, and what the page knows then."""
    assert set(message) == STATE
    told = message["facts"] if message["reset"] else [*known, *message["facts"]]
    assert at >= 0 or message["reset"], "the first picture is a whole one"
    for place in range(max(at, 0), len(truth.moments)):
        moment = truth.moments[place]
        if moment.versions[viewer] != message["version"] or moment.facts[viewer] != told:
            continue
        if moment.view(viewer) == message["view"]:
            old = truth.moments[at] if at >= 0 else None
            news = old is None or message["reset"] or message["facts"] or old.versions[viewer] != message["version"]
            assert news, "a message without news tells that something happened"
            assert message["account"] == moment.account(viewer)
            return place, told
    raise AssertionError(f"viewer {viewer} was told what it may not know: {unexplained(message, viewer, truth, told)}")


def unexplained(message: dict[str, Any], viewer: Viewer, truth: Truth, told: list[dict[str, Any]]) -> str:
    same = [moment for moment in truth.moments if moment.versions[viewer] == message["version"]]
    if not same:
        return f"version {message['version']}"
    view, facts = same[-1].view(viewer), same[-1].facts[viewer]
    parts = [key for key in {*view, *message["view"]} if view.get(key) != message["view"].get(key)]
    return f"at version {message['version']}: {parts}, {[fact for fact in told if fact not in facts]}"


def check_word(message: dict[str, Any], viewer: Viewer, truth: Truth, asked: list[int]) -> None:
    kind = message["type"]
    assert set(message) == SAID[kind]
    if kind == "table":
        check_table(message["table"], viewer, truth)
    elif kind == "chat":
        assert message["text"] in truth.said
    elif kind in ("ok", "refused"):
        if message["re"] is not None:
            asked.remove(message["re"])
        if kind == "refused":
            usual = CODES[message["code"]][1]
            assert message["message"] == usual or NOT_OPEN.fullmatch(message["message"]), message
            assert message["version"] in {moment.versions[viewer] for moment in truth.moments}


def check_table(table: dict[str, Any], viewer: Viewer, truth: Truth) -> None:
    more = {"seed"} if table["over"] else set()
    more |= {"invite", "stood_in", "may_fill"} if viewer is not None else set()
    assert set(table) - {"rematch"} == TABLE | more
    assert table["you"] == viewer
    assert "seed" not in table or table["seed"] == truth.deal["seed"]
    assert all(set(seat) == SEAT for seat in table["seats"])


def check_redealt(truth: Truth, seat: int) -> None:
    """A world in which everything hidden from the seat is dealt anew looks the same to it."""
    for number, moment in enumerate(truth.moments):
        if not moment.state.is_over:
            world = moment.state.observe(seat).sample(bottega.Rng(number))
            assert plain(world.view(seat)) == moment.view(seat)


def check_cards(line: Line, viewer: Viewer, truth: Truth) -> None:
    """The card game: no name of a card that lay only in piles and in other hands, whatever the views say."""
    seen = set[str]()
    place = 0
    for message in line.told("state"):
        while place < len(truth.moments) and truth.moments[place].versions[viewer] <= message["version"]:
            seen |= open_to(viewer, truth.moments[place])
            place += 1
        mine = dict(message["view"]["mine"] or {})
        mine.pop("known", None)  # what can be worked out when a pile is empty
        text = json.dumps({**message, "view": {**message["view"], "mine": mine}})
        assert set(CARD.findall(text)) <= seen


def open_to(viewer: Viewer, moment: Moment) -> set[str]:
    """The cards that lie open, those that just lay open, those shown to the viewer, and those in the viewer's hand."""
    state: Any = moment.state
    cards = state.discards | state.laid | (0 if viewer is None else state.hands[viewer])
    names = {CARD_NAMES[card] for card in bits(cards)}
    for fact in moment.facts[viewer]:
        if fact["event"] in LAID_OPEN or (fact["event"] in SHOWN and fact["seat"] == viewer):
            names |= set(CARD.findall(json.dumps(fact)))
    return names
