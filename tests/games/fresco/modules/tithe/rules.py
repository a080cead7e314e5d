"""The tithe: who may give it, and what it brings."""

from typing import Any

from bottega.games.fresco.components import Components
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.track import gain, log_points
from tests.games.fresco.modules.tithe.actions import GIVE_TITHE
from tests.games.fresco.modules.tithe.events import TitheGiven
from tests.games.fresco.modules.tithe.part import TithePart

THALERS = 1


class Tithe(FrescoModule):
    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        # Not beside the methods: a compiled engine would not find it there, since this class is not compiled.
        self.name = "tithe"
        self.points: int = options["tithe_points"]

    def part(self, s: FrescoState) -> TithePart:
        part: TithePart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> TithePart:
        return TithePart()

    def adds(self, menu: str) -> tuple[int, ...]:
        return (GIVE_TITHE,) if menu == "studio" else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        return int(s.coins[painter] >= THALERS and self.part(s).given >> painter & 1 == 0)

    def moves(self) -> list[Moves]:
        return [Moves(GIVE_TITHE, 1, self.give, self.foresee)]

    def give(self, s: FrescoState, seat: int, which: int) -> None:
        s.acts -= 1
        s.coins[seat] -= THALERS
        self.part(s).given |= 1 << seat
        if s.log is not None:
            s.log.append(TitheGiven(seat, THALERS))
        log_points(s, seat, self.points, "tithe")
        gain(s, seat, self.points)

    def prepare(self, s: FrescoState) -> None:
        self.part(s).given = 0

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        return {"given": [player for player in range(s.players) if self.part(s).given >> player & 1]}

    def foresee(self, s: FrescoState, seat: int, which: int) -> dict[str, Any]:
        return {"coins_left": s.coins[seat] - THALERS, "points": self.points}
