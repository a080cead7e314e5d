"""An evening that never was: rows and messages as an honest server would have made them, to be spoilt by a test."""

from dataclasses import dataclass, field

import msgspec

import bottega
from bottega import Record
from bottega.play.live import PERSON
from bottega.server import journal, messages
from bottega.server.encoded import EncodedGame
from bottega.server.journal import CHAT, DEAL, MOVE, UNDO
from bottega.server.store.writer import Entry
from bottega.server.table import Said

from .checks import check_table
from .history import ACCEPTED, Answered, Asked, Event, Heard, Opened, Viewer
from .story import last_move, noticed_by, whole_game

TABLE = "evening"
PERSONS = [0, 1]
SEED = 77_123_456_789_012_345_678_901_234_567_890


@dataclass
class Made:
    """Two people, and somebody who looks on, at the card game. The clock and the ticks are one."""

    entries: list[Entry] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    numbers: dict[int, int] = field(default_factory=dict)  # of the last message over each line
    lines: dict[Viewer, int] = field(default_factory=dict)
    asked: int = 0
    clock: int = 0

    def __post_init__(self) -> None:
        record = Record.of(bottega.game("fresco-cards").new(players=2, seed=SEED))
        self.entries.append(Entry(TABLE, 0, DEAL, None, journal.deal_body(record), "", 0))
        self.play: EncodedGame = journal.opened(self.entries)
        for viewer in self.play.viewers:
            self.come(viewer)

    def tick(self) -> int:
        self.clock += 1
        return self.clock

    def findings(self) -> list[str]:
        return check_table(TABLE, self.events, self.entries, ["person", "person"], False)

    # --- what happens -----------------------------------------------------------------------------------------------

    def come(self, viewer: Viewer) -> None:
        """Over a new line."""
        self.lines[viewer] = len(self.numbers) + 1
        self.numbers[self.lines[viewer]] = 0
        self.events.append(Opened(self.tick(), self.lines[viewer], f"client {viewer}", viewer, 0))
        self.hear(viewer, whole_game(self.play, viewer, PERSONS))

    def hear(self, viewer: Viewer, tail: str) -> None:
        line = self.lines[viewer]
        self.numbers[line] += 1
        self.events.append(Heard(self.tick(), line, f'{{"n":{self.numbers[line]},{tail}'))

    def ask(self, seat: int, kind: str, content: str) -> int:
        self.asked += 1
        version = self.play.version(seat)
        clock = self.tick()
        self.events.append(Asked(clock, self.lines[seat], self.asked, seat, kind, content, version, clock))
        return self.asked

    def answer(self, number: int, code: str = ACCEPTED) -> None:
        clock = self.tick()
        self.events.append(Answered(clock, number, code, clock))

    def write(self, kind: str, seat: int, body: str) -> Entry:
        mark = journal.fingerprint(self.play.state) if kind in (MOVE, UNDO) else ""
        self.entries.append(Entry(TABLE, len(self.entries), kind, seat, body, mark, self.tick()))
        return self.entries[-1]

    def act(self, place: int = 0) -> int:
        """Whoever is asked first takes the choice at that place, and everybody is told; the request."""
        seat = self.play.state.to_act[0]
        action = self.play.state.legal_actions(seat)[place]
        notation = journal.notations(self.play.game.id)[action]
        number = self.ask(seat, "act", notation)
        before = {viewer: self.play.version(viewer) for viewer in self.play.viewers}
        self.play.take(self.play.try_move(seat, action, PERSON))
        entry = self.write(MOVE, seat, f"p{notation}")
        for viewer in noticed_by(self.play, entry, before):
            self.hear(viewer, last_move(self.play, viewer, PERSONS))
        self.answer(number)
        return number

    def undo(self, seat: int) -> int:
        number = self.ask(seat, "undo", "")
        for viewer in self.play.take_back(self.play.try_undo(seat)):
            self.hear(viewer, whole_game(self.play, viewer, PERSONS))
        self.write(UNDO, seat, "")
        self.answer(number)
        return number

    def say(self, seat: int, text: str) -> int:
        number = self.ask(seat, "chat", text)
        entry = self.write(CHAT, seat, msgspec.json.encode(Said("Ada", text)).decode())
        for viewer in self.lines:
            self.hear(viewer, messages.chat(seat, "Ada", text, entry.at))
        self.answer(number)
        return number

    def table(self, viewer: Viewer, away: bool = False) -> None:
        """Who sits there, as far as the checks look at it."""
        seats = [{"away": away, "resigned": False}, {"away": False, "resigned": False}]
        told: dict[str, object] = {"seats": seats, "over": False, "take_backs": 0, "you": viewer}
        if viewer is not None:
            told["invite"] = "/join/x"
        self.hear(viewer, messages.table(told))
