"""What pages were told is the journal's story and nothing else: to the letter what the seat may know, never of a row
that is not there, never an earlier position after a later one, and nothing left out.

Positions are rows. A viewer who is not told of a secret move is at one version for several rows, so what a message
shows is a stretch of rows, and every check gives the server the benefit of the doubt.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from bottega.server.journal import CHAT

from .answers import answered_rows
from .evening import Evening, Line, Message
from .history import Viewer
from .story import Standing, Story, Wanted, said_in

Chats = dict[tuple[int | None, str, str, int], int]  # the rows of what was said


@dataclass(slots=True)
class Reading:
    """A line, as far as it has been read."""

    line: Line
    found: list[str] = field(default_factory=list)
    row: int = 0  # that the page is known to have come to
    shown: int | None = None  # the row of the last state
    first: int | None = None  # the last row that the first one may have shown
    number: int = 0
    words: int | None = None  # the last row of chat

    @property
    def viewer(self) -> Viewer:
        return self.line.opened.viewer

    def wrong(self, message: Message, what: str) -> None:
        opened = self.line.opened
        who = "a watcher" if self.viewer is None else f"seat {self.viewer}"
        where = f"line {opened.line} of {opened.client} ({who}) at server {opened.server}, tick {message.tick}"
        self.found.append(f"{what}: {where}")


def check_telling(evening: Evening, story: Story) -> list[str]:
    readings = [read(line, story) for line in evening.lines.values()]
    found = [wrong for reading in readings for wrong in reading.found]
    return [*found, *check_lines_one_after_the_other(readings), *check_freshness(evening, story, readings)]


def read(line: Line, story: Story) -> Reading:
    reading = Reading(line)
    chats = chats_of(story)
    for message in line.messages:
        reading.number += 1
        if message.fields["n"] != reading.number:
            reading.wrong(message, f"message {message.fields['n']} came as the {reading.number}th")
        match message.kind:
            case "state":
                read_state(reading, message, story)
            case "table":
                read_table(reading, message, story)
            case "chat":
                read_chat(reading, message, story, chats)
        check_seed(reading, message, story)
    return reading


def read_state(reading: Reading, message: Message, story: Story) -> None:
    version, reset = message.fields["version"], message.fields["reset"]
    told = story.told.get(Wanted(reading.viewer, version, reset), [])
    if not told:
        reading.wrong(message, f"told of what never was: version {version} is of no row")
        return
    rows = [row for row, text in told if text == message.tail]
    if not rows:
        reading.wrong(message, f"told what is not so, or not for it: version {version}, {difference(message, told)}")
        return
    late = [row for row in rows if last_of(story, reading.viewer, row) >= reading.row]
    if not late:
        reading.wrong(message, f"went back: row {rows[-1]} was told after row {reading.row}")
        return
    row = late[0]
    if not reset:
        check_nothing_left_out(reading, message, story, row)
    reading.row = max(reading.row, row)
    reading.shown = row
    if reading.first is None:
        reading.first = last_of(story, reading.viewer, rows[-1])


def difference(message: Message, told: list[tuple[int, str]]) -> str:
    row, text = told[0]
    place = next((n for n, (one, other) in enumerate(zip(message.tail, text, strict=False)) if one != other), -1)
    begin = max(place - 60, 0)
    return f"row {row} would say {text[begin : place + 60]!r}, and it heard {message.tail[begin : place + 60]!r}"


def last_of(story: Story, viewer: Viewer, row: int) -> int:
    """The last row at which a viewer still sees what it sees at this one."""
    return next(changes_after(story, viewer, row), story.end) - 1


def changes_after(story: Story, viewer: Viewer, row: int) -> Iterator[int]:
    return (later for later in range(row + 1, story.end) if viewer in story.moments[later].noticed)


def check_nothing_left_out(reading: Reading, message: Message, story: Story, row: int) -> None:
    """What is no whole game goes on from what the page was shown last."""
    if reading.shown is None:
        reading.wrong(message, f"told of row {row} before any position")
    elif (following := next(changes_after(story, reading.viewer, reading.shown), None)) != row:
        reading.wrong(message, f"left out: after row {reading.shown} it was told of row {row}, and not of {following}")


def read_table(reading: Reading, message: Message, story: Story) -> None:
    told = message.fields["table"]
    seats = told["seats"]
    standing = Standing(
        tuple(seat["away"] for seat in seats),
        tuple(seat["resigned"] for seat in seats),
        told["over"],
        told["take_backs"],
    )
    rows = (row for row in range(reading.row, story.end) if story.moments[row].standing == standing)
    row = next(rows, None)
    if row is None:
        reading.wrong(message, f"told how the table never stood after row {reading.row}: {standing}")
    else:
        reading.row = row
    if told["you"] != reading.viewer or ("invite" in told) != (reading.viewer is not None):
        reading.wrong(message, f"told what is for seat {told['you']}")


def check_seed(reading: Reading, message: Message, story: Story) -> None:
    is_due = message.kind == "table" and message.fields["table"]["over"]
    if story.seed in message.tail and not is_due:
        reading.wrong(message, "told the seed before the end")


def read_chat(reading: Reading, message: Message, story: Story, chats: Chats) -> None:
    told = message.fields
    row = chats.get((told["from"], told["name"], told["text"], told["at"]))
    if row is None:
        reading.wrong(message, f"told of words that are not there: {told['text']!r}")
        return
    if reading.words is not None:
        following = next((later for later in chats.values() if later > reading.words), None)
        if row != following:
            reading.wrong(message, f"words left out or doubled: after row {reading.words} came {row}, not {following}")
    reading.words = row


def chats_of(story: Story) -> Chats:
    entries = [(row, moment.entry) for row, moment in enumerate(story.moments) if moment.entry.kind == CHAT]
    told = [(row, entry, said_in(entry)) for row, entry in entries]
    return {(entry.seat, said.name, said.text, entry.at): row for row, entry, said in told}


def check_lines_one_after_the_other(readings: list[Reading]) -> list[str]:
    """A page that comes again is not shown an earlier position than before."""
    found: list[str] = []
    latest: dict[str, int] = {}
    for reading in sorted(readings, key=lambda reading: reading.line.opened.line):
        client = reading.line.opened.client
        before = latest.get(client)
        if reading.first is not None and before is not None and reading.first < before:
            found.append(f"went back: {client} was shown row {before}, came again, and was shown row {reading.first}")
        latest[client] = max(reading.row, latest.get(client, 0))
    return found


def check_freshness(evening: Evening, story: Story, readings: list[Reading]) -> list[str]:
    """Whoever comes after something was answered is shown it."""
    found: list[str] = []
    answered = answered_rows(evening, story)
    for reading in readings:
        opened = reading.line.opened
        known = max((row for tick, row in answered if tick < opened.tick), default=0)
        if reading.first is not None and reading.first < known:
            found.append(
                f"out of date: line {opened.line} of {opened.client} at server {opened.server} was shown row "
                f"{reading.first} when row {known} had been answered"
            )
    return found
