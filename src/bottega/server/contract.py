"""What a page is sent over a socket, as types: `tools/contract.py` writes the browser's from them, and tests hold every
message to them. What goes over HTTP is in `models.py`, what a page may send in `messages.py`.
"""

from typing import Literal, NotRequired, TypedDict

from bottega.core.account import Account
from bottega.core.chronicle import Line
from bottega.core.view import Fact, View
from bottega.server.programs.messages import Reason

Kind = Literal["person", "computer", "open"]  # of a seat
Cause = Literal["changed", "damaged"]  # what stops a game: new rules, or rows that cannot be read


class SeatFacts(TypedDict):
    seat: int
    name: str
    kind: Kind
    bot: str | None  # the computer player that plays it now, or "program"
    program: bool  # somebody's program plays it, also while a computer stands in for that
    program_of: int | None  # the seat of whoever brought that program; null for somebody who has none here
    why_away: Reason | None  # why a computer stands in for a program
    connected: bool  # whether a page of that seat is open, or its program is there
    away: bool  # a computer keeps it warm
    resigned: bool  # a computer plays it to the end
    hints: int  # how often it has asked for one
    allows_hints: bool  # says that hints may be asked for at this table


class EditionFacts(TypedDict):
    name: str
    corrected: list[str]  # the titles of the tables that are not the house's


class Origin(TypedDict):
    """Where a trial was played on from: after so many moves of another game."""

    replay: str
    moves: int


class TableFacts(TypedDict):
    """A table as those see it who are there."""

    id: str
    game: str
    name: str
    pace: str
    started: bool
    seed_sha256: str  # the fingerprint of the shuffle
    over: bool
    stopped: str | None  # why the game cannot go on
    stopped_by: Cause | None
    seats: list[SeatFacts]
    you: int | None  # the seat of this page; null for those who watch
    watchers: int
    watch: str  # the link to look on
    edition: EditionFacts
    program_time: float | None  # seconds that a program has for an answer; null where none plays
    take_backs: int  # how often a choice was taken back after something was seen; only against computers
    hints: bool  # whether they may be asked for: one person plays, or all have allowed them
    trial: Origin | None  # where a game that goes on from a moment of another one came from
    seed: NotRequired[str]  # when the game is over
    invite: NotRequired[str]  # for those who sit there
    rematch: NotRequired[str]  # once there is one
    may_fill: NotRequired[bool]  # for those who sit there: whether they may give free seats to computers
    stood_in: NotRequired[int]  # moves that a computer has made for this seat since its player last chose


class TaughtStep(TypedDict):
    id: str
    shows: list[str]  # keys of what to point at
    asks: bool  # whether it wants a move


class TaughtFacts(TypedDict):
    """A lesson at its table."""

    id: str
    game: str
    module: str | None  # what a mini lesson is about
    step: int  # from 0 on
    steps: list[TaughtStep]
    awaits: list[int]  # the actions that are accepted now
    done: bool  # the last step is reached: the game is free


class Numbered(TypedDict):
    """What every message of the server has."""

    n: int  # from 1 on, without a gap


class HelloMessage(Numbered):
    type: Literal["hello"]
    build: str
    seats: list[int]  # that this browser holds here


class AnnouncementMessage(Numbered):
    """From whoever runs the server, until another one comes."""

    type: Literal["announcement"]
    text: str  # empty: none any more


class TableMessage(Numbered):
    type: Literal["table"]
    table: TableFacts


Lines = TypedDict("Lines", {"from": int, "lines": list[Line]})


class StateMessage(Numbered):
    """The position as this viewer may know it."""

    type: Literal["state"]
    version: int
    chosen_at: int  # the version after one's own last choice; one made at this version or later has not arrived
    reset: bool  # the facts and lines are all there are
    can_undo: bool
    weight: int  # for how many beats it is worth a look before the next one; 0: for none
    can_take_back: bool  # against computers only: to before one's last choice, whatever was seen since
    undo: list[str]  # one's choices that can be undone, in notation, the last one first
    view: View
    facts: list[Fact]  # what happened
    lines: Lines  # the chronicle of it: these take the place of those from that number on
    account: Account | None  # null until the game is over


class LessonMessage(Numbered):
    """To the learner, after every change of the lesson."""

    type: Literal["lesson"]
    lesson: TaughtFacts | None  # null when it was left


Sender = TypedDict("Sender", {"from": int | None})


class ChatMessage(Numbered, Sender):
    """Somebody said something."""

    type: Literal["chat"]
    name: str
    text: str
    at: int  # milliseconds since 1970


class OkMessage(Numbered):
    type: Literal["ok"]
    re: int


class RefusedMessage(Numbered):
    type: Literal["refused"]
    re: int | None  # null for what could not be read
    code: str
    message: str
    version: int | None


class PongMessage(Numbered):
    type: Literal["pong"]


FromServer = (
    HelloMessage
    | AnnouncementMessage
    | TableMessage
    | StateMessage
    | LessonMessage
    | ChatMessage
    | OkMessage
    | RefusedMessage
    | PongMessage
)
