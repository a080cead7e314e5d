"""All that was recorded of one table, sorted: its lines with what was heard over each, and what was asked for."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from .history import ACCEPTED, Answered, Asked, Event, Heard, Opened, Refused, Seated
from .story import Wanted

NUMBER: Final = '{"n":'


@dataclass(slots=True)
class Message:
    tick: int
    tail: str  # all of it but the number, which is each page's own
    fields: dict[str, Any]

    @property
    def kind(self) -> str:
        return str(self.fields["type"])


@dataclass(slots=True)
class Line:
    opened: Opened
    messages: list[Message] = field(default_factory=list)


@dataclass(slots=True)
class Asking:
    """A request, and what became of it as far as whoever asked was told."""

    asked: Asked
    answered: Answered | None = None

    @property
    def is_accepted(self) -> bool:
        return self.answered is not None and self.answered.code == ACCEPTED

    @property
    def may_be_done(self) -> bool:
        """It was, or nobody was told."""
        return self.answered is None or self.is_accepted

    def __str__(self) -> str:
        answer = "no answer" if self.answered is None else self.answered.code
        asked = self.asked
        return f"request {asked.number} of seat {asked.seat} ({asked.kind} {asked.content!r}, {answer})"


@dataclass(slots=True)
class Evening:
    table: str
    lines: dict[int, Line] = field(default_factory=dict)
    askings: dict[int, Asking] = field(default_factory=dict)
    seated: list[Seated] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)

    @property
    def wanted(self) -> set[Wanted]:
        """The positions that somebody heard of."""
        return {
            Wanted(line.opened.viewer, message.fields["version"], message.fields["reset"])
            for line in self.lines.values()
            for message in line.messages
            if message.kind == "state"
        }


def evening_of(table: str, events: Iterable[Event]) -> Evening:
    evening = Evening(table)
    for event in events:
        match event:
            case Opened():
                evening.lines[event.line] = Line(event)
            case Heard():
                evening.lines[event.line].messages.append(message_of(event))
            case Asked():
                evening.askings[event.number] = Asking(event)
            case Answered():
                evening.askings[event.number].answered = event
            case Seated():
                evening.seated.append(event)
            case Refused():
                evening.refused.append(event)
    return evening


def message_of(heard: Heard) -> Message:
    fields: dict[str, Any] = msgspec.json.decode(heard.text)
    return Message(heard.tick, heard.text.removeprefix(f"{NUMBER}{fields['n']},"), fields)
