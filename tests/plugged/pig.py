"""A small game of another package, for the tests: roll as often as you like, but a one costs what you have not held."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from bottega import Action, Edition, Game, Meta, Observation, Rng, State
from bottega.core.actions import ActionTable
from bottega.core.events import EVERYONE, Event
from bottega.core.menu import Decider, Menu
from bottega.core.rng import advance
from bottega.core.state import PUBLIC, Setup

GOAL = 20
META = Meta("pig", "Pig", (2, 3), "pig-1", (), "pig:GAME")


@dataclass(frozen=True, slots=True)
class Roll(Action):
    verb: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Hold(Action):
    verb: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "rolled"
    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    audience: ClassVar[str] = EVERYONE
    kind: ClassVar[str] = "held"
    seat: int
    points: int


class Turn(Decider):
    def decide(self, s: Any, seat: int, action: int) -> None:
        if action == 0:
            s.draws = advance(s.draws)
            die = 1 + s.draws % 6
            s.pot = 0 if die == 1 else s.pot + die
            s.current = (seat + (die == 1)) % s.players
            event: Event = Rolled(seat, die)
        else:
            event = Held(seat, s.pot)
            s.totals[seat] += s.pot
            s.pot, s.current = 0, (seat + 1) % s.players
        if s.log is not None:
            s.log.append(event)


MENU = Menu(0, "turn", (0, 1))
MENU.decider = Turn()


class PigState(State):
    __slots__ = ("current", "draws", "pot", "totals")

    def __init__(self, game: Game, setup: Setup, seed: int, source: "PigState | None" = None) -> None:
        super().__init__(game, setup, seed, source)
        self.totals: list[int] = [0] * self.players if source is None else source.totals[:]
        self.pot: int = 0 if source is None else source.pot
        self.current: int = 0 if source is None else source.current
        self.draws: int = 0 if source is None else source.draws

    def go_on(self) -> None:
        if max(self.totals) < GOAL:
            self.ask(self.current, MENU, 0b11)

    def clone(self) -> "PigState":
        return PigState(self.game, self.setup, self.seed, self)

    def blank(self) -> "PigState":
        return PigState(self.game, self.setup, -1)

    def knowledge(self) -> dict[str, str]:
        return dict.fromkeys(("totals", "pot", "current"), PUBLIC)

    def hidden(self) -> tuple[str, ...]:
        return ("draws",)

    def redraw(self, seat: int, rng: Rng) -> None:
        self.draws = Rng(rng.below(1 << 30)).word
        for waiting in self.to_act:
            self.masks[waiting] = 0b11

    def scores(self) -> tuple[int, ...]:
        return tuple(self.totals)

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(s for s in range(self.players) if self.totals[s] == t) for t in sorted({*self.totals})[::-1])


class PigGame(Game):
    def __init__(self) -> None:
        super().__init__(META, ActionTable((Roll(), Hold())), (MENU,), Path(__file__).with_name("pig.json"))

    def board(self, known: Any) -> dict[str, Any]:
        return {"pot": known.pot}

    def blank(self, setup: Setup, seed: int) -> PigState:
        return PigState(self, setup, seed)

    def deal(self, state: State) -> None:
        if isinstance(state, PigState):
            state.draws = Rng(state.seed, "dice").word

    def check_edition(self, edition: Edition) -> None:
        """There is nothing printed in it."""


GAME = PigGame()


class PigBooks:
    """What a bystander writes down."""

    def __init__(self, state: State) -> None:
        self.totals, self.pot = [0] * state.players, 0

    def enter(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            if fact["event"] == "rolled":
                self.pot = 0 if fact["die"] == 1 else self.pot + fact["die"]
            else:
                self.totals[fact["seat"]] += fact["points"]
                self.pot = 0

    def faults(self, state: State) -> list[str]:
        view = state.view()
        return [] if (view["scores"], view["pot"]) == (self.totals, self.pot) else [f"not {self.totals}, {self.pot}"]


class Cautious:
    """Holds whatever it has."""

    name = "cautious"
    games = ("pig",)

    def __init__(self, game_id: str, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> int:
        return 1 if observation.view["pot"] else 0
