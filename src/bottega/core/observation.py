"""What a computer player gets: its seat's view, its legal actions, and possible worlds to think in."""

import sys
from array import array
from typing import TYPE_CHECKING, Any

from bottega.core.knowledge import counted_fields
from bottega.core.rng import Rng
from bottega.core.showing import as_html
from bottega.core.state import State

if TYPE_CHECKING:
    from bottega.core.edition import Edition
    from bottega.core.game import Game
    from bottega.core.setup import Setup


class Observation:
    """Made from a redacted state, so there is nothing in it that the seat may not know.

    `seat`, `game` and `legal_actions` are there to be read; `print(observation)` draws the board as the seat sees it.

    >>> import bottega
    >>> observation = bottega.game("fresco").new(players=4, seed=7).observe(0)
    >>> observation, observation.legal_actions
    (<fresco observation: seat 0 of 4, ply 0, round 1 get-up, 5 legal actions>, (4, 5, 6, 7, 8))
    """

    __slots__ = ("_known", "_view", "game", "legal_actions", "seat")

    def __init__(self, known: State, seat: int) -> None:
        self.game: Game = known.game
        self.seat = seat
        self.legal_actions: tuple[int, ...] = known.legal_actions(seat)
        self._known = known
        self._view: dict[str, Any] | None = None

    def __repr__(self) -> str:
        known, moment = self._known, self._known.moment()
        choices = len(self.legal_actions)
        facts = [f"seat {self.seat} of {known.players}", f"ply {known.ply}", *([moment] if moment else [])]
        return f"<{self.game.id} observation: {', '.join(facts)}, {choices} legal action{'' if choices == 1 else 's'}>"

    def __str__(self) -> str:
        return self.game.draw(self.view)

    def _repr_html_(self) -> str | None:
        """In a notebook: the board as the seat sees it."""
        return as_html(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the redacted state, and so no more than the seat knows."""
        from bottega.core.pickling import observed

        return observed, (self._known, self.seat)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see, as plain data: the same as `state.view(seat)`.

        >>> import bottega
        >>> bottega.game("fresco").new(players=4, seed=7).observe(0).view["phase"]
        'get-up'
        """
        if self._view is None:
            self._view = self.game.render(self._known, self.seat)
        return self._view

    @property
    def edition(self) -> "Edition":
        """What is printed on the pieces of this table, which everybody may read.

        >>> import bottega
        >>> bottega.game("princes").new(players=3, seed=7).observe(0).edition.name
        'house edition'
        """
        return self._known.setup.edition

    @property
    def counted(self) -> dict[str, Any]:
        """What stands behind screens but could be counted by everybody who listened: field by field as the game keeps
        it, most of them a list by seat. What lies open at this table is in the view, and not here.

        >>> import bottega
        >>> bottega.game("princes").new(players=3, seed=7).observe(0).counted
        {'florins': [3500, 3500, 3500]}
        """
        known = self._known
        counted = counted_fields(known, known.knowledge())
        for part in known.all_parts():
            counted |= counted_fields(part, known.part_knowledge(part))
        return counted

    def features(self) -> list[float]:
        """The position as numbers for a learner, from what the seat knows only; `game.feature_spec` says what they are.

        >>> import bottega
        >>> observation = bottega.game("fresco").new(players=4, seed=7).observe(0)
        >>> len(observation.features()) == sum(part.size for part in observation.game.feature_spec(observation.setup))
        True
        """
        return self.game.features(self._known, self.seat)

    def tensor(self) -> memoryview:
        """Everything that the seat knows as float32 numbers, always as many at a table of one kind: `game.tensor_spec`
        says what they are.

        >>> import bottega
        >>> observation = bottega.game("fresco").new(players=4, seed=7).observe(0)
        >>> numbers, last = observation.tensor(), observation.game.tensor_spec(observation.setup)[-1]
        >>> numbers.format, len(numbers) == last.end
        ('f', True)
        """
        numbers = array("f", self.game.tensor(self._known, self.seat))
        if sys.byteorder != "little":
            numbers.byteswap()
        return memoryview(numbers)

    @property
    def setup(self) -> "Setup":
        """What was settled before the game: players, options, edition.

        >>> import bottega
        >>> bottega.game("fresco").new(players=4, seed=7).observe(0).setup.players
        4
        """
        return self._known.setup

    def sample(self, rng: Rng) -> State:
        """A full state in which everything hidden from the seat is drawn anew, true to all it has seen.

        >>> import bottega
        >>> bottega.game("fresco").new(players=4, seed=7).observe(0).sample(Rng(5))
        <fresco state: 4 players, no seed, ply 0, round 1 get-up, to act (0,)>
        """
        world = self._known.clone()
        self.game.redraw(world, self.seat, rng)
        world.publish_turn()
        return world
