"""The lesson files: one for each game, and one for each module in the folder of its game. What is wrong with one is
said with its name and place.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from bottega.core.errors import BottegaError
from bottega.teaching.lesson import Lesson, Part, Step

FOLDER = Path(__file__).with_name("lessons")
LEARNER = 0
FIELDS: dict[str, type] = {"game": str, "players": int, "seed": int, "minutes": int, "steps": list}
MORE_FIELDS: dict[str, type] = {"module": str, "options": dict, "rules": list}
STEP_FIELDS: dict[str, type] = {"id": str, "shows": list}
MORE_STEP_FIELDS: dict[str, type] = {"moves": list, "expect": dict, "rules": list}


class LessonError(BottegaError):
    """A lesson file that cannot be used."""


@cache
def lessons() -> dict[str, Lesson]:
    """By id, a game before its modules."""
    return read_all(FOLDER)


def read_all(folder: Path) -> dict[str, Lesson]:
    found: dict[str, Lesson] = {}
    for file in sorted(folder.glob("*.toml")) + sorted(folder.glob("*/*.toml")):
        lesson = read(file)
        if lesson.id in found:
            raise LessonError(f"{file}: there is another lesson {lesson.id!r}.")
        found[lesson.id] = lesson
    return found


def read(file: Path) -> Lesson:
    try:
        given = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise LessonError(f"{file} cannot be read: {error}") from None
    check(str(file), given, FIELDS, MORE_FIELDS)
    if not given["steps"]:
        raise LessonError(f"{file}: a lesson has steps.")
    steps = tuple(step_of(f"{file}, step {number}", step) for number, step in enumerate(given["steps"], 1))
    named = [step.id for step in steps]
    if len(set(named)) < len(named):
        raise LessonError(f"{file}: two steps have the same id.")
    if any(part.seat == LEARNER for part in steps[-1].parts):
        raise LessonError(f"{file}: the last step lets the learner play on and asks for nothing.")
    module = given.get("module")
    game = given["game"]
    lesson_id = game if module is None else f"{game}-{module.replace('_', '-')}"
    return Lesson(
        lesson_id,
        game,
        module,
        given["players"],
        given["seed"],
        given.get("options", {}),
        LEARNER,
        given["minutes"],
        (*texts(str(file), given, "rules"), *[rule for step in steps for rule in step.rules]),
        steps,
    )


def check(where: str, given: object, fields: dict[str, type], more: dict[str, type]) -> None:
    if not isinstance(given, dict):
        raise LessonError(f"{where}: this is no table of fields.")
    for name, value in given.items():
        kind = {**fields, **more}.get(name)
        if kind is None:
            raise LessonError(f"{where}: there is no field {name!r}.")
        if type(value) is not kind:
            raise LessonError(f"{where}: {name} must be {kind.__name__}, not {value!r}.")
    if missing := [name for name in fields if name not in given]:
        raise LessonError(f"{where}: {missing[0]} is missing.")


def step_of(where: str, given: Any) -> Step:
    check(where, given, STEP_FIELDS, MORE_STEP_FIELDS)
    parts = tuple(part_of(where, entry) for entry in given.get("moves", []))
    shows, rules = texts(where, given, "shows"), texts(where, given, "rules")
    return Step(given["id"], shows, parts, given.get("expect", {}), rules)


def texts(where: str, given: dict[str, Any], name: str) -> tuple[str, ...]:
    values = given.get(name, [])
    if not all(isinstance(value, str) for value in values):
        raise LessonError(f"{where}: {name} must be a list of texts.")
    return tuple(values)


def part_of(where: str, entry: object) -> Part:
    """`"0 rise 8"`, `"0 pay MK25 | pay MK26"` where either will do, or a list of such in any order."""
    read = [move_of(where, text) for text in (entry if isinstance(entry, list) else [entry])]
    if len({seat for seat, _ in read}) != 1:
        raise LessonError(f"{where}: moves in any order must be those of one seat, not {entry!r}.")
    return Part(read[0][0], tuple(notations for _, notations in read))


def move_of(where: str, text: object) -> tuple[int, tuple[str, ...]]:
    seat, _, rest = text.partition(" ") if isinstance(text, str) else ("", "", "")
    notations = tuple(notation.strip() for notation in rest.split("|"))
    if not (seat.isascii() and seat.isdecimal()) or not all(notations):
        raise LessonError(f"{where}: a move is a seat and a notation, not {text!r}.")
    return int(seat), notations
