"""Every kind of table at which a computer player may sit, and the decisions that come up there."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import bottega
from bottega import State, bots
from bottega.core.options import ALL, Several

LONGEST = 400  # moves of a game that is looked at


@dataclass(frozen=True, slots=True)
class Table:
    game_id: str
    players: int
    modules: bool

    def __str__(self) -> str:
        return f"{self.game_id}-{self.players}{'-all' if self.modules else ''}"

    @property
    def options(self) -> dict[str, Any]:
        several = [option.name for option in bottega.game(self.game_id).options if isinstance(option, Several)]
        return dict.fromkeys(several, ALL) if self.modules else {}

    def new(self, seed: int) -> State:
        return bottega.game(self.game_id).new(self.players, seed, self.options)


# All games of the house, all seat counts, without modules and with all of them; two at Fresco sit with Leonardo.
TABLES = tuple(
    Table(meta.id, players, modules)
    for meta in bottega.metas()
    for players in meta.players
    for modules in (False, True)
    if not modules or any(isinstance(option, Several) for option in meta.options)
)


@cache
def decisions(table: Table) -> tuple[tuple[State, int], ...]:
    """Positions of one game with the seat that is asked, the last one of each kind of decision, and only where there is
    something to choose. They are shared: whoever wants to play on takes a clone."""
    state = table.new(seed=table.players)
    weakest = bots.opponents(table.game_id)[0]
    seated = [weakest.maker(table.game_id, seat) for seat in range(table.players)]
    kept: dict[str, tuple[State, int]] = {}
    while not state.is_over and state.ply < LONGEST:
        seat = state.to_act[0]
        observation = state.observe(seat)
        if len(observation.legal_actions) > 1:
            kept[state.menus[seat].name] = (state.clone(), seat)
        state.apply(seat, seated[seat].choose(observation))
    return tuple(kept.values())
