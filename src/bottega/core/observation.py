"""What a computer player gets: its seat's view, its legal actions, and possible worlds to think in."""

from typing import TYPE_CHECKING, Any

from bottega.core.rng import Rng
from bottega.core.state import State

if TYPE_CHECKING:
    from bottega.core.game import Game


class Observation:
    """Made from a redacted state, so there is nothing in it that the seat may not know."""

    __slots__ = ("_known", "_view", "game", "legal_actions", "seat")

    def __init__(self, known: State, seat: int) -> None:
        self.game: Game = known.game
        self.seat = seat
        self.legal_actions: tuple[int, ...] = known.legal_actions(seat)
        self._known = known
        self._view: dict[str, Any] | None = None

    @property
    def view(self) -> dict[str, Any]:
        if self._view is None:
            self._view = self._known.render(self.seat)
        return self._view

    def sample(self, rng: Rng) -> State:
        """A full state in which everything hidden from the seat is drawn anew, true to all it has seen."""
        world = self._known.clone()
        world.redraw(self.seat, rng)
        world.settle()
        return world
