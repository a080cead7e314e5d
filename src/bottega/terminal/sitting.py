"""One game in progress: the position, the computers at their seats, and what the person has been told.

The person acts first whenever several seats may: nobody waits, and a plan can be taken back as long as it is secret.
"""

from bottega import Record, Rng
from bottega.bots import Bot, make, take_turn
from bottega.core.events import Event, facts_for
from bottega.core.state import State
from bottega.play.live import COMPUTER, NOTHING, PERSON, ROUTINE, CannotUndo, LiveGame, Move, Retreat
from bottega.terminal.face import Face, Fact


class Sitting(LiveGame):
    def __init__(self, first: State, seat: int | None, bots: dict[int, str]) -> None:
        super().__init__(first, first.deal_events())
        self.seat = seat
        self.bots = bots
        self.seat_computers()

    def seat_computers(self) -> None:
        """New ones: they know nothing of what has happened."""
        self.players: dict[int, Bot] = {
            seat: make(name, self.game.id, bot_seed(self.first.seed, seat)) for seat, name in self.bots.items()
        }

    @property
    def facts(self) -> list[Fact]:
        return [fact for move in (self.deal, *self.moves) for fact in self.facts_of(move)]

    def facts_of(self, move: Move) -> list[Fact]:
        """As told to the person, or to a spectator."""
        return facts_for(list(move.events), self.seat)

    def next_seat(self) -> int:
        to_act = self.state.to_act
        return self.seat if self.seat in to_act and self.seat is not None else to_act[0]

    def play(self, seat: int, action: int, asked: bool = False) -> None:
        """`asked`: the person chose it, at the prompt."""
        self.take(self.try_move(seat, action, self.maker(seat, asked)))

    def maker(self, seat: int, asked: bool) -> str:
        if seat != self.seat:
            return COMPUTER
        return PERSON if asked else ROUTINE

    def let_computer_play(self, seat: int) -> Move:
        events: list[Event] = []
        after = self.state.clone()
        action = take_turn(after, seat, self.players[seat], events)
        self.take(self.advance(seat, action, COMPUTER, events, after))
        return self.moves[-1]

    def undo(self, anyway: bool = False) -> Retreat:
        """Take back the person's last own choice and what followed from it by itself; `anyway`: whatever was seen."""
        if self.seat is None:
            raise CannotUndo(NOTHING)
        seen = anyway and not self.can_undo(self.seat) and self.can_go_back()
        retreat = self.try_take_back(self.seat) if seen else self.try_undo(self.seat)
        self.take_back(retreat)
        if retreat.seen:
            self.seat_computers()  # whoever saw the moves that were taken back must not remember them
        return retreat

    def can_go_back(self) -> bool:
        """The others are computers, always."""
        return self.seat is not None and self.can_take_back(self.seat, {self.seat})

    def record(self) -> Record:
        return Record.of(self.state)


def bot_seed(seed: int, seat: int) -> int:
    """A seed of its own for each computer; there is no way back from it to the deal."""
    return Rng(seed, f"bot/{seat}").word


def resume(record: Record, seat: int | None, bots: dict[int, str], face: Face, ask_all: bool) -> Sitting:
    """A sitting at the end of a record; which moves were asked for is found out again."""
    _, first = record.start()
    sitting = Sitting(first, seat, bots)
    for number, (mover, notation) in enumerate(record.moves, 1):
        after, events = sitting.state.clone(), list[Event]()
        record.play_move(after, number, events)
        action = sitting.game.number(notation)
        asked = mover == seat and (ask_all or face.routine(sitting.state.view(seat)) != action)
        sitting.take(sitting.advance(mover, action, sitting.maker(mover, asked), events, after))
    return sitting
