"""The third promise, as browsers see it: two people and a computer at one table, somebody watches, and all that goes
over their lines is compared with what the engine lets each of them know. Builds that leak on purpose are found out.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from bottega import Record
from bottega.games.fresco.meta import MODULES
from bottega.play.live import Move, Viewer
from bottega.server import messages
from bottega.server.encoded import ENCODER, EncodedGame
from bottega.server.errors import Refused
from bottega.server.socket import Socket, Sockets
from bottega.server.table import Table
from tests.patience import wait_until
from tests.server.served import Served

from .guests import Guest
from .traffic import Ear, Truth, check_cards, check_line, check_redealt
from .wire import Wire

Come = Callable[..., Guest]
HOST, FRIEND, COMPUTER = range(3)
MOST = 3000

READY = """() => document.querySelector('#table')?.dataset.over !== undefined
  || document.querySelector('#table [data-action]:not([aria-disabled])') !== null"""
OVER = "document.querySelector('#table')?.dataset.over !== undefined"
CHOOSE = """(lot) => {
  const open = [...document.querySelectorAll('#table [data-action]:not([aria-disabled])')];
  open[Math.floor(lot * open.length)]?.click();
}"""
TAKE_BACK = '[data-ui="undo"][aria-disabled="false"]'
# Another socket of the same page, which says what no page of ours would say.
NONSENSE = """async (path) => {
  const line = new WebSocket(path);
  const words = [
    {type: 'act', version: -1, action: 0}, {type: 'act', version: 0, action: 10 ** 6}, {type: 'undo', version: 0},
    {type: 'takeover', seat: 9}, {type: 'return'}, {type: 'fly'},
  ];
  let version = null, answered = 0, asked = 0;
  await new Promise((done) => {
    line.onmessage = ({data}) => {
      const told = JSON.parse(data);
      if (told.type === 'refused' || told.type === 'ok') answered += 1;
      if (told.type === 'state' && version === null) {
        version = told.version;
        const open = new Set((told.view.choices ?? []).map((choice) => choice.id));
        const shut = [...Array(40).keys()].filter((action) => !open.has(action)).slice(0, 4);
        for (const action of shut) words.push({type: 'act', version, action});
        words.push({type: 'resync'});
        for (const word of words) line.send(JSON.stringify({id: ++asked, ...word}));
      }
      if (answered === words.length - 1) { line.onmessage = null; done(); }
    };
  });
  line.close();
}"""


class Session:
    """Two browsers and a computer play, a third browser watches, each over a line of its own."""

    def __init__(self, come: Come, server: Served, wires: list[Wire], game: str, options: dict[str, Any]) -> None:
        self.server = server
        self.wires = wires
        self.guests = [come(base=wire.base) for wire in wires]
        self.ears = [Ear(guest.context, wire) for guest, wire in zip(self.guests, wires, strict=True)]
        self.pages = [guest.page for guest in self.guests]
        self.viewers: list[Viewer] = [HOST, FRIEND, None]
        for guest in self.guests:
            guest.trouble.expected += ["ERR_CONNECTION", "/ws/"]  # the line is cut on purpose
        host, friend, watcher = self.pages
        self.made = self.guests[HOST].lay(game, ["me", "open", "random"], options=options)
        host.goto(wires[0].base + self.made["url"])
        invite, watch = host.input_value("#link-invite"), host.input_value("#link-watch")
        friend.goto(wires[1].base + invite.removeprefix(wires[0].base))
        friend.fill("#name", "Ada")
        friend.click('[data-ui="sit"]')
        watcher.goto(wires[2].base + watch.removeprefix(wires[0].base))
        for page in self.pages:
            page.wait_for_selector("#table main .log")

    def play(self, rng: random.Random, most: int = MOST) -> bool:
        """Any choices, and once behind each screen everything that might let something out."""
        untried = {HOST, FRIEND}
        for _ in range(most):
            seat = self.acting()
            page = self.pages[seat]
            if page.evaluate(OVER):
                return True
            for ear in self.ears:
                ear.mark()
            page.evaluate(CHOOSE, rng.random())
            page.wait_for_selector("[data-held]", state="detached")
            # While one of the two is still asked, no computer can end the moment in which a choice may be taken back.
            if seat in untried and any(self.asked()) and page.query_selector(TAKE_BACK):
                untried.remove(seat)
                self.try_everything(seat)
        return False

    def acting(self) -> int:
        wait_until(lambda: any(self.asked()))
        return HOST if self.asked()[HOST] else FRIEND

    def asked(self) -> list[bool]:
        return [bool(self.pages[seat].evaluate(READY)) for seat in (HOST, FRIEND)]

    def try_everything(self, seat: int) -> None:
        """In the middle of a choice that the others must not know of."""
        others = [number for number in range(3) if number != seat]
        for number in others:
            self.talk_nonsense(number)
            self.lose_the_line(number)
        self.pages[seat].click(TAKE_BACK)
        self.pages[seat].wait_for_selector("[data-held]", state="detached")
        for number in others:
            self.pages[number].reload()
            self.pages[number].wait_for_selector("#table main")

    def talk_nonsense(self, number: int) -> None:
        ask = f"/ws/{self.made['id']}"
        watch = "" if self.viewers[number] is not None else f"?watch={self.made['watch'].removeprefix('/watch/')}"
        self.pages[number].evaluate(NONSENSE, ask + watch)

    def lose_the_line(self, number: int) -> None:
        ear, page = self.ears[number], self.pages[number]
        lines = len(ear.lines)
        self.wires[number].cut()
        self.wires[number].mend()
        page.wait_for_function("() => document.querySelector('#table main') !== null")
        wait_until(lambda: page.evaluate("0") == 0 and len(ear.lines) > lines and ear.lines[-1].told("state"))

    def after_the_end(self) -> str:
        """Everybody has seen the end, comes back once more, and takes the record home."""
        for number, page in enumerate(self.pages):
            page.wait_for_selector("#table[data-over]")
            self.talk_nonsense(number)
            page.reload()
            page.wait_for_selector("main.final")
        records = [
            page.evaluate(f"fetch('/api/tables/{self.made['id']}/record').then((it) => it.text())")
            for page in self.pages
        ]
        assert records[0] == records[1] == records[2]
        return str(records[0])

    def check(self) -> Truth:
        truth = Truth(self.server.folder, self.made["id"])
        for ear, viewer in zip(self.ears, self.viewers, strict=True):
            for line in ear.lines:
                check_line(line, viewer, truth)
                if truth.game.id == "fresco-cards":
                    check_cards(line, viewer, truth)
            self.search(ear, viewer, truth)
        check_redealt(truth, HOST)
        check_redealt(truth, FRIEND)
        return truth

    def search(self, ear: Ear, viewer: Viewer, truth: Truth) -> None:
        """No seed before the end, and never a key or a cookie of somebody else."""
        assert not [path for path in ear.packed if path.startswith("/api/")]
        assert truth.deal["seed"].encode() not in ear.bytes_before_the_end
        for guest, other in zip(self.guests, self.viewers, strict=True):
            cookies = [one["value"] for one in guest.context.cookies() if other != viewer]
            assert not [cookie for cookie in cookies if cookie.partition(".")[0].encode() in ear.all_bytes]
        key = self.made["url"].partition("#seat=")[2].encode()
        assert (key in ear.all_bytes) == (viewer == HOST)


@pytest.fixture
def wires(server: Served) -> Iterator[list[Wire]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Wire(server.port)) for _ in range(3)]


def played_out(evening: Session, seed: int) -> None:
    assert evening.play(random.Random(seed))
    record = Record.from_json(evening.after_the_end())
    assert all(len(ear.lines) > 3 for ear in evening.ears), "nobody came back"
    truth = evening.check()
    final = record.replay()
    assert final.is_over
    assert final.dump() == truth.moments[-1].state.dump()
    for guest in evening.guests:
        guest.well()


@pytest.mark.long
def test_nothing_hidden_goes_over_any_line(guest: Come, server: Served, wires: list[Wire]) -> None:
    played_out(Session(guest, server, wires, "fresco-cards", {"turn_cap": 1}), 1)


EVENINGS: list[tuple[str, dict[str, Any]]] = [
    ("fresco", {}),
    ("fresco", {"screens": "open"}),
    ("fresco", {"modules": list(MODULES)}),
    ("princes", {}),
    ("princes", {"money": "open"}),
    ("fresco-cards", {}),
]


@pytest.mark.soak
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize(("game", "options"), EVENINGS)
def test_nothing_hidden_goes_over_any_line_in_any_game(
    guest: Come, server: Served, wires: list[Wire], game: str, options: dict[str, Any], seed: int
) -> None:
    played_out(Session(guest, server, wires, game, options), seed)


# --- builds that leak -------------------------------------------------------------------------------------------------


def leaky_views(self: EncodedGame, viewers: list[Viewer]) -> list[bytes]:
    """What the next seat has behind its screen, in a corner where no page looks."""
    behind = [self.state.view(((viewer or 0) + 1) % self.state.players)["mine"] for viewer in viewers]
    return [
        ENCODER.encode({**self.state.view(viewer), "next": mine}) for viewer, mine in zip(viewers, behind, strict=True)
    ]


def leaky_whole_view(self: EncodedGame, viewer: Viewer) -> bytes:
    """Only a whole picture leaks: after coming back, and after an undo."""
    return leaky_views(self, [viewer])[0]


def leaky_facts(move: Move, viewer: Viewer) -> bytes:
    facts = [fact for seat in range(3) for event in move.events if (fact := event.as_seen_by(seat)) is not None]
    return b",".join([ENCODER.encode({**fact, "at": move.plies[viewer]}) for fact in facts])


def leaky_version(self: EncodedGame, viewer: Viewer) -> int:
    return self.state.ply + self.shift[viewer]


def leaky_refusal(self: Sockets, table: Table, page: Socket, re: int | None, refused: Refused) -> None:
    play = table.play
    assert play is not None
    rival = next(iter(play.state.to_act), 0)
    page.send(messages.refused(re, refused.code, f"Not {play.state.view(rival)['mine']}", play.version(page.viewer)))


honest_description = Table.described


def leaky_description(self: Table, viewer: Viewer) -> dict[str, Any]:
    return {**honest_description(self, viewer), "seed": str(self.deal.seed)}


def leaky_holders(self: Table, viewer: Viewer) -> dict[str, Any]:
    told = honest_description(self, viewer)
    return {**told, "name": ", ".join(holder for seat in self.seats for holder in seat.holders)}


honest_telling = Table.broadcast_move


def leaky_telling(self: Table, play: EncodedGame) -> None:
    """One message more at every move: its content is harmless, its coming is not."""
    honest_telling(self, play)
    for viewer, pages in self.presence.pages.items():
        parts = play.view(viewer), b"", play.latest_lines(viewer), play.account(viewer)
        text = messages.state(play.version(viewer), parts, False, self.own_choices(play, viewer))
        for page in pages:
            page.send(text)


LEAKS: dict[str, tuple[object, str, object]] = {
    "a view": (EncodedGame, "views", leaky_views),
    "coming back": (EncodedGame, "view", leaky_whole_view),
    "facts": ("bottega.server.encoded", "encode_facts", leaky_facts),
    "a version": (EncodedGame, "version", leaky_version),
    "an error": (Sockets, "refuse", leaky_refusal),
    "the seed": (Table, "described", leaky_description),
    "a cookie": (Table, "described", leaky_holders),
    "a message too many": (Table, "broadcast_move", leaky_telling),
}


def find_out(come: Come, server: Served, wires: list[Wire], game: str, leak: str, patch: pytest.MonkeyPatch) -> None:
    where, name, leaky = LEAKS[leak]
    patch.setattr(f"{where}.{name}", leaky) if isinstance(where, str) else patch.setattr(where, name, leaky)
    evening = Session(come, server, wires, game, {})
    evening.play(random.Random(1), most=12)
    with pytest.raises(AssertionError):
        evening.check()


@pytest.mark.long
def test_a_build_that_leaks_is_found(
    guest: Come, server: Served, wires: list[Wire], monkeypatch: pytest.MonkeyPatch
) -> None:
    find_out(guest, server, wires, "fresco-cards", "coming back", monkeypatch)


# In The Princes of Florence all know how many choices have been made: a version has nothing to tell there.
GAMES = ("fresco", "princes", "fresco-cards")
LEAKING = [(game, leak) for game in GAMES for leak in LEAKS if (game, leak) != ("princes", "a version")]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "leak"), LEAKING)
def test_every_build_that_leaks_is_found_in_every_game(
    guest: Come, server: Served, wires: list[Wire], game: str, leak: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_out(guest, server, wires, game, leak, monkeypatch)
