"""How a game is set up: players, options, edition and generator. All of it is event 0 of a record."""

from typing import TYPE_CHECKING, Any

from bottega.core.knowledge import plain
from bottega.core.rng import FAST

if TYPE_CHECKING:
    from bottega.core.edition import Edition


class Setup:
    __slots__ = ("edition", "generator", "options", "players")

    def __init__(self, players: int, options: dict[str, Any], edition: "Edition", generator: str = FAST) -> None:
        self.players = players
        self.options = options
        self.edition = edition
        self.generator = generator  # of the deal and all draws after it

    def plain_options(self) -> dict[str, Any]:
        """A copy to hand out: what happens to it does not happen to the game."""
        return {name: plain(value) for name, value in self.options.items()}
