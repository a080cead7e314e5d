"""What a computer player is."""

from typing import Protocol, runtime_checkable

from bottega.core.observation import Observation


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


class BotMaker(Protocol):
    """Seats a player: a class or a function. The same seed gives the same player."""

    def __call__(self, game_id: str, seed: int, /) -> Bot: ...
