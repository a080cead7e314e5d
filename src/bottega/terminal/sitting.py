"""One game in progress: the position, the computers at their seats, and what the person has been told.

The person acts first whenever several seats may: nobody waits, and a plan can be taken back as long as it is secret.
"""

from dataclasses import dataclass, field

from bottega import Record, Rng
from bottega.bots import Bot, make, take_turn
from bottega.core.errors import BottegaError, ReplayError
from bottega.core.events import Event, told
from bottega.core.record import result_of
from bottega.core.state import State
from bottega.terminal.face import Face, Fact

NOTHING, OTHERS, REVEALED = "nothing", "others", "revealed"


class CannotUndo(Exception):
    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Move:
    seat: int
    action: int
    facts: list[Fact]  # as told to the person, or to a spectator
    asked: bool  # the person chose it, at the prompt


@dataclass
class Sitting:
    first: State
    seat: int | None
    bots: dict[int, str]
    moves: list[Move] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.first.clone()
        self.opening = told(self.first.deal_events(), self.seat)
        game_id = self.first.game.id
        self.players: dict[int, Bot] = {
            seat: make(name, game_id, bot_seed(self.first.seed, seat)) for seat, name in self.bots.items()
        }

    @property
    def facts(self) -> list[Fact]:
        return [*self.opening, *[fact for move in self.moves for fact in move.facts]]

    def next_seat(self) -> int:
        to_act = self.state.to_act
        return self.seat if self.seat in to_act and self.seat is not None else to_act[0]

    def play(self, seat: int, action: int, asked: bool = False) -> Move:
        events: list[Event] = []
        self.state.apply(seat, action, events)
        return self.noted(seat, action, events, asked)

    def let_computer_play(self, seat: int) -> Move:
        events: list[Event] = []
        action = take_turn(self.state, seat, self.players[seat], events)
        return self.noted(seat, action, events, asked=False)

    def noted(self, seat: int, action: int, events: list[Event], asked: bool) -> Move:
        move = Move(seat, action, told(events, self.seat), asked)
        self.moves.append(move)
        return move

    # --- taking back ------------------------------------------------------------------------------------------------

    def undo(self) -> Move:
        """Take back the person's last own choice and what followed from it by itself."""
        revealing = self.first.game.revealing
        last = self.last_asked()
        since = self.moves[last:]
        if any(fact["event"] in revealing for move in since for fact in move.facts):
            raise CannotUndo(REVEALED)
        if any(move.seat != self.seat and move.facts for move in since):
            raise CannotUndo(OTHERS)
        taken_back = self.moves[last]
        self.rewind(last)
        return taken_back

    def last_asked(self) -> int:
        for number in range(len(self.moves) - 1, -1, -1):
            if self.moves[number].asked:
                return number
        raise CannotUndo(NOTHING)

    def rewind(self, length: int) -> None:
        """Back to the position after so many moves."""
        state = self.first.clone()
        for move in self.moves[:length]:
            state.apply(move.seat, move.action)
        self.state = state
        del self.moves[length:]

    # --- on paper ---------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Made from the moves that are complete, so a move cut short by Ctrl-C is not in it."""
        record = Record.of(self.first)
        game = self.first.game
        record.moves = [[move.seat, str(game.action(move.action))] for move in self.moves]
        whole = len(self.moves) == self.state.ply
        record.result = result_of(self.state) if whole else None
        return record


def bot_seed(seed: int, seat: int) -> int:
    """A seed of its own for each computer; there is no way back from it to the deal."""
    return Rng(seed, f"bot/{seat}").word


def resume(record: Record, seat: int | None, bots: dict[int, str], face: Face, ask_all: bool) -> Sitting:
    """A sitting at the end of a record; which moves were asked for is found out again."""
    game, first = record.start()
    sitting = Sitting(first, seat, bots)
    for number, (mover, notation) in enumerate(record.moves, 1):
        try:
            action = game.number(game.parse(notation))
            asked = mover == seat and (ask_all or face.routine(sitting.state.view(seat)) != action)
            sitting.play(mover, action, asked)
        except BottegaError as error:
            raise ReplayError(f"Move {number} (seat {mover}, {notation!r}) does not fit: {error}") from None
    return sitting
