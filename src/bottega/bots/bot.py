"""What a computer player is, and what is known of one before it is made."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from bottega.core.observation import Observation
from bottega.core.state import State


@runtime_checkable
class Bot(Protocol):
    """One player at one table, for one game."""

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    def choose(self, observation: Observation) -> int:
        """One of `observation.legal_actions`."""
        ...


@runtime_checkable
class Judge(Protocol):
    """A player who can say what a position is worth to his seat, so that whoever plays possible worlds on need not play
    each of them to its end. He may be asked between two rounds, whoever is to act."""

    def judge(self, observation: Observation) -> float:
        """The points that the seat may expect to have at the end, by and large."""
        ...


@runtime_checkable
class Planner(Protocol):
    """A player who thinks a decision of many steps out as a whole, and knows more than one way to make it."""

    def plans(self, observation: Observation, most: int) -> "list[Bot]":
        """Players each of whom would carry out another whole plan from here, the most promising first; none where
        nothing is planned."""
        ...


@runtime_checkable
class Patient(Protocol):
    """A player who looks at the clock, since people wait for him. Where nobody does he need not, and then the same seed
    gives the same game on every machine."""

    def take_your_time(self) -> None:
        """From now on think by count alone."""
        ...


@runtime_checkable
class Visitor(Protocol):
    """A player who lives outside, and has to be seen off: nothing of him may be left when his game is."""

    def stop_when(self, stop: Callable[[], bool]) -> None:
        """While he thinks he asks whether anybody still waits for him."""
        ...

    def leave(self, last: Observation | None) -> None:
        """The game is over, and this is how it stands; or it breaks off."""
        ...


def unhurried(bot: Bot) -> Bot:
    """Thinks by count alone: by the clock, the same seed would give other games on another machine."""
    if isinstance(bot, Patient):
        bot.take_your_time()
    return bot


@runtime_checkable
class Runner(Protocol):
    """A player who plays a possible world to its end by himself, for every seat: thousands of times as fast as players
    who are asked one by one, each with an observation of his own."""

    def run(self, world: State, seat: int | None = None) -> None:
        """Play this world to its end; for the sake of one seat, if its choice is to be judged by it: then the others
        may differ from it in what they believe."""
        ...


class BotMaker(Protocol):
    """Seats a player: a class or a function. The same seed gives the same player."""

    def __call__(self, game_id: str, seed: int, /) -> Bot: ...


@dataclass(frozen=True, slots=True)
class BotMeta:
    """A level of computer player: `strength` is there to be compared, `seconds` is about what a hard decision takes.

    `games` are the ids it knows; None stands for every game. `playouts` says by game in how many possible worlds it can
    weigh the choices of a decision within a few seconds, for hints and reviews (see `bottega.advice`); whoever takes
    too long over his choices for that has a `stand_in`, who plays those worlds on. One that is not `offered` is there
    for the arena and for tests, and nobody's opponent.

    What people read of it stands in the texts: its name as `level-<id>`, several of them as `level-<id>-many`, and its
    character in one line as `level-<id>-about`.

    >>> from bottega import bots
    >>> bots.usual("fresco").id, bots.usual("fresco").knows("chess")
    ('journeyman', False)
    """

    id: str
    maker: BotMaker
    strength: int
    seconds: float
    games: tuple[str, ...] | None = None
    playouts: Mapping[str, int] = field(default_factory=dict)
    offered: bool = True
    stand_in: BotMaker | None = None

    def knows(self, game_id: str) -> bool:
        return self.games is None or game_id in self.games

    @property
    def plays_on(self) -> BotMaker:
        """Who plays possible worlds on when this level weighs choices."""
        return self.stand_in or self.maker
