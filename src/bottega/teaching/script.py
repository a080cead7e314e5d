"""How far a game has come in the script of its lesson. The moves of the game alone tell, so nothing else is kept."""

from collections.abc import Iterable
from dataclasses import dataclass

from bottega.teaching.lesson import Lesson, Part


@dataclass(frozen=True, slots=True)
class Place:
    """`part` comes next; `made` are those of its moves that have been made, by their number."""

    part: int = 0
    made: frozenset[int] = frozenset()

    def after(self, lesson: Lesson, seat: int, notation: str) -> "Place | None":
        """One move further, or None when the script has another move here."""
        if self.part == len(lesson.parts) or lesson.parts[self.part].seat != seat:
            return None
        part = lesson.parts[self.part]
        found = next((n for n in self.open(part) if notation in part.moves[n]), None)
        if found is None:
            return None
        made = self.made | {found}
        return Place(self.part + 1) if len(made) == len(part.moves) else Place(self.part, made)

    def open(self, part: Part) -> list[int]:
        return [number for number in range(len(part.moves)) if number not in self.made]

    def wanted(self, lesson: Lesson, step: int) -> tuple[int, list[str]] | None:
        """The seat that comes next within this step and its moves; None when the step has no more."""
        if self.part >= lesson.ends[step]:
            return None
        part = lesson.parts[self.part]
        return part.seat, [notation for number in self.open(part) for notation in part.moves[number]]

    def step_from(self, lesson: Lesson, step: int) -> int:
        """The step that the lesson is at: on from one whose moves have been made, back where one was taken back."""
        step = min(step, lesson.step_of(self.part))
        done = self.part >= lesson.ends[step]
        return step + 1 if done and lesson.asks(step) and step < lesson.last else step


def follow(lesson: Lesson, moves: Iterable[tuple[int, str]]) -> Place | None:
    """Where these moves lead, or None when they are not those of the script."""
    place = Place()
    for seat, notation in moves:
        further = place.after(lesson, seat, notation)
        if further is None:
            return None
        place = further
    return place
