"""Who plays: clients are pages of browsers that come to any of the servers, choose at random what they may (and now and
then what they may not), lose their lines, and come again. A client asks for one thing at a time and waits for the
answer, as the page does; what has no answer in a while is given up together with the line.
"""

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .history import Recorder, Viewer

GIVEN_UP: Final = (1.0, 6.0)  # seconds that a client waits for an answer
THINKING: Final = 0.4  # seconds at most between two looks whether there is something to do
AWAY: Final = 0.3  # and before it comes again
BROKEN: Final = (ConnectionClosed, OSError, WebSocketException, EOFError, TimeoutError)
NOTHING: Final = 1_000_000  # no game has an action of this number
FAREWELLS: Final = {4403: "not-seated", 4404: "no-table"}


class Servers(Protocol):
    """Where there are some, whatever state they are in."""

    def addresses(self) -> list[str]: ...


@dataclass(slots=True)
class Place:
    """A table, and the cookie by which a guest is known there."""

    table: str
    cookie: str
    watch: str = ""


@dataclass(slots=True)
class Pending:
    number: int  # in the history
    kind: str
    fields: dict[str, Any]


@dataclass(slots=True)
class Shown:
    """What the client shows; nothing of it outlives the line."""

    state: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)

    @property
    def choices(self) -> list[dict[str, Any]]:
        return list(self.state["view"]["choices"]) if self.state else []

    @property
    def over(self) -> bool:
        return bool(self.state) and bool(self.state["view"]["over"])

    @property
    def away(self) -> bool:
        return self.mine("away")

    @property
    def resigned(self) -> bool:
        return self.mine("resigned")

    def mine(self, flag: str) -> bool:
        return any(seat["seat"] == self.table["you"] and seat[flag] for seat in self.table.get("seats", ()))


class Client:
    """`speaks`: otherwise it only listens, as whoever looks on does, or the second page of a player."""

    def __init__(
        self,
        name: str,
        place: Place,
        viewer: Viewer,
        servers: Servers,
        recorder: Recorder,
        rng: random.Random,
        ending: asyncio.Event,
    ) -> None:
        self.name = name
        self.place = place
        self.viewer = viewer
        self.servers = servers
        self.recorder = recorder
        self.rng = rng
        self.speaks = viewer is not None
        self.shown = Shown()
        self.pending: Pending | None = None
        self.unanswered: Pending | None = None  # the last choice that was given up
        self.said = 0
        self.over = False
        self.ending = ending  # the run is about to end: be heard once more, and do nothing else
        self.settled = False

    @property
    def is_heard(self) -> bool:
        """Or there is nothing more to say."""
        return self.settled or self.over

    # --- coming and going -------------------------------------------------------------------------------------------

    async def live(self) -> None:
        while not self.is_heard:
            with suppress(*BROKEN):
                await self.visit()
            self.give_up()
            await asyncio.sleep(self.rng.uniform(0.0, AWAY))

    async def visit(self) -> None:
        addresses = self.servers.addresses()
        server = self.rng.randrange(len(addresses))
        query = f"?watch={self.place.watch.rpartition('/')[2]}" if self.viewer is None else f"?seat={self.viewer}"
        url = f"ws://{addresses[server]}/ws/{self.place.table}{query}"
        async with connect(
            url,
            additional_headers={"cookie": self.place.cookie},
            max_size=None,
            open_timeout=self.rng.uniform(*GIVEN_UP),
            close_timeout=0.1,
            ping_interval=None,
            proxy=None,
        ) as line:
            self.shown = Shown()
            number = self.recorder.opened(self.place.table, self.name, self.viewer, server)
            try:
                await self.talk(line, number)
            except ConnectionClosed as closed:
                self.turned_away(closed)
            finally:
                line.transport.abort()  # a server that stands still would never say goodbye

    def turned_away(self, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd is not None else 0
        if code in FAREWELLS:
            self.recorder.refused(self.place.table, self.name, FAREWELLS[code])

    async def talk(self, line: ClientConnection, number: int) -> None:
        while not self.settled:
            patience = self.rng.uniform(*GIVEN_UP) if self.pending else self.rng.uniform(0.0, THINKING)
            try:
                async with asyncio.timeout(patience):
                    text = await line.recv()
            except TimeoutError:
                if self.pending is not None:
                    self.give_up()
                    return
                if not self.shown.table:  # it has not even said who sits there
                    continue
                if not await self.say_something(line, number):
                    return
            else:
                self.hear(number, str(text))

    def give_up(self) -> None:
        if self.pending is not None and self.pending.kind == "act":
            self.unanswered = self.pending
        self.pending = None

    def hear(self, line: int, text: str) -> None:
        self.recorder.hear(self.place.table, line, text)
        message = json.loads(text)
        if message["type"] == "state":
            self.shown.state = message
            self.over = self.shown.over
            if self.unanswered is not None and message["chosen_at"] > self.unanswered.fields["version"]:
                self.unanswered = None  # it had arrived
        elif message["type"] == "table":
            self.shown.table = message["table"]
        elif message["type"] in ("ok", "refused") and self.pending is not None:
            self.answered(message)

    def answered(self, message: dict[str, Any]) -> None:
        if self.pending is None or message["re"] != self.pending.number:
            return
        code = "ok" if message["type"] == "ok" else message["code"]
        self.recorder.answered(self.place.table, self.pending.number, code)
        if self.ending.is_set() and self.pending.kind == "chat" and code in ("ok", "slow-down"):
            self.settled = True
        self.pending, self.unanswered = None, None

    # --- what to do -------------------------------------------------------------------------------------------------

    async def say_something(self, line: ClientConnection, number: int) -> bool:
        """False: rather come again, perhaps elsewhere."""
        if self.ending.is_set():
            return await self.settle(line, number)
        chance = self.rng.random()
        if chance < 0.02:
            return False
        if chance < 0.04:
            await line.send('{"type":"resync"}')
        elif self.speaks and (chosen := self.chosen(chance)) is not None:
            await self.ask(line, number, *chosen)
        return True

    async def settle(self, line: ClientConnection, number: int) -> bool:
        """Whoever plays is still heard, and whoever looks on is shown something."""
        if not self.speaks:
            if self.shown.state:
                self.settled = True
        else:
            await self.ask(line, number, "chat", self.words(), {})
        return True

    def chosen(self, chance: float) -> tuple[str, str, dict[str, Any]] | None:
        """What to ask for: its kind, its content for the history, and its fields."""
        if chance < 0.08:
            return "chat", self.words(), {}
        if self.shown.away:
            return ("return", "", {}) if chance < 0.5 else None
        if self.shown.over or self.shown.resigned or not self.shown.state:
            return None
        if chance < 0.10:
            return "takeover", "", {}
        if chance < 0.101:
            return "resign", "", {}
        if chance < 0.20 and self.shown.state["can_undo"]:
            choice = self.rng.randrange(len(self.shown.state["undo"]))
            return "undo", str(choice or ""), {"choice": choice}
        if chance < 0.23 and self.shown.state["can_take_back"]:
            return "take-back", "", {}
        return self.move(chance)

    def words(self) -> str:
        self.said += 1
        return f"{self.name} says {self.said}"

    def move(self, chance: float) -> tuple[str, str, dict[str, Any]] | None:
        version = self.shown.state["version"]
        if self.unanswered is not None and self.unanswered.fields["version"] <= version and chance < 0.6:
            # As the page does: what was never answered, and has not arrived, is sent once more.
            again, self.unanswered = self.unanswered, None
            return "act", again.fields["notation"], {**again.fields}
        if not self.shown.choices:
            return None
        choice = self.rng.choice(self.shown.choices)
        if chance > 0.99:
            return "act", "nothing", {"action": NOTHING, "version": version, "notation": "nothing"}
        if chance > 0.98:  # from an earlier page
            version = max(0, version - self.rng.randrange(1, 4))
        return "act", choice["action"], {"action": choice["id"], "version": version, "notation": choice["action"]}

    async def ask(self, line: ClientConnection, number: int, kind: str, content: str, fields: dict[str, Any]) -> None:
        version = fields.get("version", self.shown.state["version"] if self.shown.state else 0)
        asked = self.recorder.asked(self.place.table, number, self.viewer or 0, kind, content, version)
        self.pending = Pending(asked, kind, {**fields, "version": version})
        sent = {"type": kind, "id": asked, **{key: value for key, value in fields.items() if key != "notation"}}
        if kind in ("act", "undo", "take-back"):
            sent["version"] = version
        if kind == "chat":
            sent["text"] = content
        await line.send(json.dumps(sent))


def is_left_to_computers(shown: Shown) -> bool:
    asked = shown.state["view"]["to_act"]
    seats = {seat["seat"]: seat for seat in shown.table["seats"]}
    return bool(asked) and all(seats[seat]["bot"] is not None for seat in asked)


# --- tables -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table; after the maker come as many others as there are open seats."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)


KINDS: Final = (
    Kind("fresco", ("me", "open", "random"), {"modules": ["bells", "portraits"]}),
    Kind("princes", ("me", "random", "open")),
    Kind("fresco-cards", ("me", "open")),
    Kind("fresco-cards", ("me", "random")),
    Kind("fresco", ("me", "open", "open")),
    Kind("princes", ("me", "apprentice", "random")),
)


class Visitor:
    """A browser over HTTP, which asks again, anywhere, until it is answered."""

    def __init__(self, servers: Servers, rng: random.Random) -> None:
        self.servers = servers
        self.rng = rng
        self.cookies = httpx.Cookies()

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        while True:
            address = self.rng.choice(self.servers.addresses())
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(
                    base_url=f"http://{address}", cookies=self.cookies, timeout=self.rng.uniform(*GIVEN_UP)
                ) as http:
                    answer = await http.request(method, path, json=body)
                    self.cookies.update(http.cookies)
                if answer.status_code < 500 and answer.status_code != 429:
                    return answer
            await asyncio.sleep(self.rng.uniform(0.0, AWAY))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())


class Company:
    """Those of one table, for as long as its game lasts; then they begin another."""

    def __init__(self, name: str, kind: Kind, servers: Servers, recorder: Recorder, rng: random.Random) -> None:
        self.name = name
        self.kind = kind
        self.servers = servers
        self.recorder = recorder
        self.rng = rng
        self.games = 0
        self.ending = asyncio.Event()
        self.clients: list[Client] = []

    async def play(self) -> None:
        """Until the run is about to end, and everybody here has been heard once more."""
        while not self.ending.is_set():
            self.games += 1
            self.clients = await self.sit_down(f"{self.name}.{self.games}")
            await asyncio.gather(*[client.live() for client in self.clients])

    def waits_for_a_computer(self) -> bool:
        """Whether nobody is asked but computers, as far as those are told who sit there."""
        shown = [client.shown for client in self.clients if client.shown.state and client.shown.table]
        return any(not table.over and is_left_to_computers(table) for table in shown)

    @property
    def newest(self) -> int:
        """The latest version that anybody here is shown."""
        return max([client.shown.state["version"] for client in self.clients if client.shown.state], default=0)

    async def sit_down(self, name: str) -> list[Client]:
        visitors = [self.visitor() for seat in self.kind.seats if seat in ("me", "open")]
        for visitor in visitors:
            await visitor.ask("GET", "/api/me")  # a seat that is taken without an answer is known again by the cookie
        asked = {"game": self.kind.game, "seats": list(self.kind.seats), "options": self.kind.options}
        made = (await visitors[0].ask("POST", "/api/tables", asked)).json()
        table = made["id"]
        seats = [seat for seat, who in enumerate(self.kind.seats) if who in ("me", "open")]
        clients = []
        for seat, visitor in zip(seats, visitors, strict=True):
            called = f"{name}/{seat}"
            if visitor is not visitors[0]:
                answer = await visitor.ask("POST", f"/api{made['invite']}", {"seat": seat})
                if answer.status_code != 200:
                    self.recorder.refused(table, called, answer.json()["error"])
            self.recorder.seated(table, called, seat)
            clients.append(self.client(called, Place(table, visitor.cookie), seat))
        place = Place(table, visitors[0].cookie, made["watch"])
        clients.append(self.client(f"{name}/watcher", place, None))
        second = self.client(f"{name}/second", Place(table, visitors[0].cookie), seats[0])
        second.speaks = False
        return [*clients, second]

    def visitor(self) -> Visitor:
        return Visitor(self.servers, random.Random(self.rng.random()))

    def client(self, name: str, place: Place, viewer: Viewer) -> Client:
        return Client(name, place, viewer, self.servers, self.recorder, random.Random(self.rng.random()), self.ending)
