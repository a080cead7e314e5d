"""What is told of Leonardo."""

from dataclasses import dataclass

from bottega.core.events import EVERYONE, Event


@dataclass(frozen=True, slots=True)
class LeonardoPassed(Event, to=EVERYONE):
    """The Leonardo tile goes to this seat for the round."""

    seat: int
