"""Lessons: ordinary tables whose script says what comes next. The learner's moves are checked against it, the rivals'
are taken from it, and how far it is stands in the store beside each move.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Select, Update, and_, exists, insert, not_, or_, select, update
from sqlalchemy.sql import Executable

import bottega
from bottega.core.state import State
from bottega.play.live import COMPUTER, PERSON, Move, Viewer
from bottega.server import journal
from bottega.server.contract import TaughtFacts
from bottega.server.encoded import EncodedGame
from bottega.server.errors import Refused
from bottega.server.journal import now
from bottega.server.models import LessonFacts
from bottega.server.store.schema import HOLDERS, JOURNAL, LESSONS, TABLES
from bottega.server.store.store import Store
from bottega.server.store.writer import Conflict, NotKept
from bottega.server.summary import Seat, usual_bot
from bottega.teaching import Lesson, Place, follow, lessons

if TYPE_CHECKING:
    from bottega.server.seating import Seating
    from bottega.server.table import Table

TAUGHT: Final = "taught"  # the coach is there
LEFT: Final = "left"  # played on without the coach
ASIDE: Final = "aside"  # begun anew at another table
NEXT: Final = "next"
SKIP: Final = "skip"
LEAVE: Final = "leave"


@dataclass(frozen=True, slots=True)
class Taught:
    """A lesson at its table: the step it is at, and how far the game has followed its script."""

    table_id: str
    lesson: Lesson
    step: int
    place: Place
    done: int | None  # when the last step was reached; from then on the game is free

    # --- where it is ------------------------------------------------------------------------------------------------

    @property
    def at_end(self) -> bool:
        return self.step == self.lesson.last

    @property
    def asks(self) -> bool:
        return self.lesson.asks(self.step)

    def after(self, moves: Sequence[Move]) -> "Taught":
        """After these moves, which are all that were made."""
        if self.done is not None:
            return self
        place = followed(self.lesson, moves)
        if place is None:
            raise RuntimeError(f"table {self.table_id} has left the script of {self.lesson.id}")
        return self.at(place, place.step_from(self.lesson, self.step))

    def onward(self) -> "Taught":
        """The next step, after one that was read."""
        return self.at(self.place, self.step + 1)

    def at(self, place: Place, step: int) -> "Taught":
        ended = step == self.lesson.last and place.part == len(self.lesson.parts)
        return replace(self, place=place, step=step, done=now() if ended else None)

    # --- what comes next --------------------------------------------------------------------------------------------

    def wanted(self, state: State) -> tuple[int, list[int]] | None:
        """The seat whose moves the script has next in this step, and those that can be made now."""
        wanted = None if self.done is not None else self.place.wanted(self.lesson, self.step)
        if wanted is None:
            return None
        seat, names = wanted
        words = journal.notations(self.lesson.game)
        return seat, [action for action in state.legal_actions(seat) if words[action] in names]

    def next_move(self, state: State) -> tuple[int, int] | None:
        wanted = self.wanted(state)
        return None if wanted is None else (wanted[0], wanted[1][0])

    def lets_think(self, state: State, seat: int) -> bool:
        wanted = self.wanted(state)
        return self.done is not None or (wanted is not None and wanted[0] == seat)

    def scripted(self, state: State, seat: int) -> int | None:
        """What a computer does here; None when the game is free."""
        if self.done is not None:
            return None
        if not self.lets_think(state, seat) or (move := self.next_move(state)) is None:
            raise Refused("lesson")
        return move[1]

    # --- what is accepted -------------------------------------------------------------------------------------------

    def check(self, play: EncodedGame, seat: int, action: int) -> None:
        """Anything but what is asked for is refused, and nothing is played."""
        wanted = self.wanted(play.state)
        if self.done is None and (wanted is None or wanted[0] != seat or action not in wanted[1]):
            raise Refused("lesson")

    def check_go(self, go: str) -> None:
        if self.at_end or (go == NEXT and self.asks):
            raise Refused("lesson")

    def can_undo(self, play: EncodedGame, viewer: Viewer) -> bool:
        """Only before the script has gone on."""
        return self.done is not None or (bool(play.moves) and play.moves[-1].seat == viewer)

    def check_undo(self, play: EncodedGame, seat: int) -> None:
        if not self.can_undo(play, seat):
            raise Refused("lesson")

    # --- told and kept ----------------------------------------------------------------------------------------------

    def described(self, state: State) -> TaughtFacts:
        wanted = self.wanted(state)
        mine = wanted is not None and wanted[0] == self.lesson.learner
        return {
            "id": self.lesson.id,
            "game": self.lesson.game,
            "module": self.lesson.module,
            "step": self.step,
            "steps": [
                {"id": step.id, "shows": list(step.shows), "asks": self.lesson.asks(number)}
                for number, step in enumerate(self.lesson.steps)
            ],
            "awaits": wanted[1] if wanted is not None and mine else [],
            "done": self.done is not None,
        }

    def left(self) -> Update:
        return of_table(self.table_id).values(state=LEFT)


def followed(lesson: Lesson, moves: Sequence[Move]) -> Place | None:
    words = journal.notations(lesson.game)
    return follow(lesson, [(move.seat, words[move.action]) for move in moves])


def of_table(table_id: str) -> Update:
    return update(LESSONS).where(LESSONS.c.table_id == table_id)


def kept(before: Taught | None, after: Taught | None) -> list[Executable]:
    """What is committed together with the move that led the lesson on, or back."""
    if before is None or after is None or (before.step, before.done) == (after.step, after.done):
        return []
    return [of_table(after.table_id).values(step=after.step, done=after.done)]


async def taught_at(store: Store, table: "Table") -> Taught | None:
    """The lesson at this table, if the coach is still there. One whose script has changed since is left."""
    rows = await store.read(select(LESSONS).where(LESSONS.c.table_id == table.facts.id, LESSONS.c.state == TAUGHT))
    if not rows or table.play is None:
        return None
    row = rows[0]
    lesson = lessons().get(str(row.lesson))
    place = None
    if lesson is not None and lesson.game == table.facts.game and type(row.step) is int:
        ended = row.done is not None
        place = Place(len(lesson.parts)) if ended else followed(lesson, table.play.moves)
    if lesson is None or place is None:
        with suppress(Conflict, NotKept):  # it is tried again at the next visit
            await store.commit(of_table(table.facts.id).values(state=LEFT))
        return None
    step = lesson.last if row.done is not None else place.step_from(lesson, max(0, min(row.step, lesson.last)))
    return Taught(table.facts.id, lesson, step, place, row.done)


def hidden(guest: str) -> Select[Any]:
    """Tables that are in no list: lessons that go on stand among the lessons, and those put aside nowhere. One that is
    done is a table like any other as soon as the guest plays on there."""
    own = and_(HOLDERS.c.table_id == LESSONS.c.table_id, HOLDERS.c.guest == guest, HOLDERS.c.seat == JOURNAL.c.seat)
    later = and_(
        JOURNAL.c.table_id == LESSONS.c.table_id, JOURNAL.c.kind == journal.MOVE, JOURNAL.c.at > LESSONS.c.done
    )
    played_on = exists().where(own, later)
    with_coach = and_(LESSONS.c.state == TAUGHT, or_(LESSONS.c.done.is_(None), not_(played_on)))
    return select(LESSONS.c.table_id).where(LESSONS.c.guest == guest, or_(LESSONS.c.state == ASIDE, with_coach))


class Teaching:
    """Lessons of a guest: which there are, how far each is, and new ones."""

    def __init__(self, seating: "Seating") -> None:
        self.seating = seating
        self.registry = seating.registry
        self.store = seating.store

    def lesson(self, id: str) -> Lesson:
        found = lessons().get(id)
        if found is None:
            raise Refused("no-lesson")
        return found

    async def rows(self, guest: str) -> list[Any]:
        return list(await self.store.read(select(LESSONS).where(LESSONS.c.guest == guest).order_by(LESSONS.c.begun)))

    async def progress(self, guest: str) -> list[LessonFacts]:
        rows = await self.rows(guest)
        return [lesson_facts(lesson, [row for row in rows if row.lesson == lesson.id]) for lesson in lessons().values()]

    async def running(self, guest: str, lesson: Lesson) -> str | None:
        """The table where it goes on."""
        rows = [row for row in await self.rows(guest) if row.lesson == lesson.id]
        if not rows or not goes_on(rows[-1]):
            return None
        table = await self.registry.table(rows[-1].table_id)
        return None if table.lesson is None else table.facts.id

    async def begin(self, guest: str, lesson: Lesson) -> str:
        """A table dealt by the lesson's seed, which is no secret: its record says so (generator `fast`)."""
        first = bottega.game(lesson.game).new(lesson.players, lesson.seed, lesson.options)
        name = await self.seating.name_of(guest)
        seats = [
            Seat(PERSON, name, None, {guest}) if seat == lesson.learner else Seat(COMPUTER, "", usual_bot(lesson.game))
            for seat in range(lesson.players)
        ]

        def also(id: str) -> list[Executable]:
            before = and_(LESSONS.c.guest == guest, LESSONS.c.lesson == lesson.id, LESSONS.c.table_id != id)
            begun = and_(before, LESSONS.c.state == TAUGHT, LESSONS.c.done.is_(None))
            at = select(LESSONS.c.table_id).where(begun)
            row = {"table_id": id, "guest": guest, "lesson": lesson.id, "step": 0, "state": TAUGHT, "begun": now()}
            return [
                update(TABLES).where(TABLES.c.id.in_(at)).values(over=now()),
                update(LESSONS).where(begun).values(state=ASIDE),
                insert(LESSONS).values(**row),
            ]

        return (await self.seating.lay(guest, first, seats, also=also)).facts.id


def goes_on(row: Any) -> bool:
    return row.state == TAUGHT and row.done is None


def lesson_facts(lesson: Lesson, rows: Sequence[Any]) -> LessonFacts:
    last = rows[-1] if rows else None
    return LessonFacts(
        id=lesson.id,
        game=lesson.game,
        module=lesson.module,
        players=lesson.players,
        chosen=bool(lesson.options),
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        step=last.step if last is not None and type(last.step) is int else 0,
        done=any(row.done is not None for row in rows),
        url=f"/t/{last.table_id}" if last is not None and goes_on(last) else None,
    )
