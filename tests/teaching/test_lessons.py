"""Every lesson, played in the engine: each move of its script is legal, and each step ends as it says."""

import re
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.core.state import State
from bottega.locale import FOLDER
from bottega.teaching import Lesson, LessonError, Place, follow, lessons
from bottega.teaching.reader import read, read_all

LESSONS = lessons()
GAMES = [lesson for lesson in LESSONS.values() if lesson.module is None]
MINI = [lesson for lesson in LESSONS.values() if lesson.module is not None]
RULES = Path(__file__).parents[2] / "docs" / "rules"
MOST_WORDS = 40
PAINTS = {"R": "red", "Y": "yellow", "B": "blue", "O": "orange", "G": "green", "P": "purple"}

each = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def dealt(lesson: Lesson) -> State:
    return bottega.game(lesson.game).new(lesson.players, lesson.seed, lesson.options)


def make(state: State, seat: int, notation: str) -> None:
    legal = {str(state.game.action(action)): action for action in state.legal_actions(seat)}
    assert notation in legal, f"{seat} {notation} is not among {sorted(legal)}"
    state.apply(seat, legal[notation])


def seen(state: State, lesson: Lesson, key: str) -> Any:
    """What the learner's view shows, by a short name."""
    view = state.view(lesson.learner)
    mine = {**(view.get("painters") or view["princes"])[lesson.learner], **view["mine"]}
    if key == "paints":
        return "".join(letter * mine["paints"][paint] for letter, paint in PAINTS.items())
    if key == "hand":
        return len(mine["hand"])
    return view[key] if key in ("phase", "deciding", "round", "bishop") else mine[key]


def test_there_are_three_first_games_and_twelve_mini_lessons() -> None:
    assert {lesson.game for lesson in GAMES} == {meta.id for meta in bottega.metas()}
    manifests = {word for option in bottega.game("fresco").meta.options for word in getattr(option, "words", ())}
    assert {lesson.module for lesson in MINI} == manifests | {"leonardo"}
    assert (len(GAMES), len(MINI)) == (3, 12)


@each
def test_each_step_can_be_played_and_ends_as_it_says(lesson: Lesson) -> None:
    state = dealt(lesson)
    for number, step in enumerate(lesson.steps):
        for part in step.parts:
            for notations in part.moves:
                make(state, part.seat, notations[0])
        found = {key: seen(state, lesson, key) for key in step.expect}
        assert found == step.expect, f"step {number + 1}, {step.id}"


@pytest.mark.parametrize("lesson", GAMES, ids=lambda lesson: lesson.id)
def test_what_may_be_done_in_any_order_leads_on_in_every_order(lesson: Lesson) -> None:
    """Nothing later in the script breaks, whichever of the accepted moves was made."""
    open_parts = [n for n, part in enumerate(lesson.parts) if len(part.moves) > 1 or len(part.moves[0]) > 1]
    for number in open_parts:
        for moves in permutations(lesson.parts[number].moves):
            for choice in range(max(map(len, moves))):
                state = dealt(lesson)
                for other, part in enumerate(lesson.parts):
                    for notations in moves if other == number else part.moves:
                        make(state, part.seat, notations[choice % len(notations) if other == number else 0])
                assert state.ply == sum(len(part.moves) for part in lesson.parts)


@each
def test_a_script_is_followed_move_by_move_and_nothing_else_is(lesson: Lesson) -> None:
    state, place, step = dealt(lesson), Place(), 0
    made: list[tuple[int, str]] = []
    for part in lesson.parts:
        while not (wanted := place.wanted(lesson, step)):
            assert not lesson.asks(step)
            step += 1  # as *Next* does
        assert wanted[0] == part.seat
        for notations in part.moves:
            others = {str(state.game.action(action)) for action in state.legal_actions(part.seat)} - {
                notation for move in part.moves for notation in move
            }
            assert not [other for other in others if place.after(lesson, part.seat, other)]
            further = place.after(lesson, part.seat, notations[0])
            assert further is not None
            make(state, part.seat, notations[0])
            made.append((part.seat, notations[0]))
            place, step = further, further.step_from(lesson, step)
    assert follow(lesson, made) == place
    assert place.part == len(lesson.parts)
    assert follow(lesson, [*made, (0, "rise 5")]) is None


def test_taking_a_move_back_leads_a_step_back() -> None:
    lesson = LESSONS["fresco"]
    hour = [step.id for step in lesson.steps].index("hour")
    risen = follow(lesson, [(0, "rise 8")])
    assert risen is not None
    assert risen.step_from(lesson, hour) == hour + 1
    assert Place().step_from(lesson, hour + 1) == hour


# --- words -----------------------------------------------------------------------------------------------------------


def words(text: str) -> int:
    return len([word for word in text.split() if re.search(r"\w", word)])


def texts(lang: str) -> dict[str, str]:
    lines = [line for file in (FOLDER / lang).glob("lessons-*.ftl") for line in file.read_text("utf-8").splitlines()]
    return {key: text for key, _, text in (line.partition(" = ") for line in lines) if text}


LANGUAGES = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "lessons-fresco.ftl").is_file())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_words_and_not_too_many(lang: str) -> None:
    told = texts(lang)
    expected: set[str] = {f"lesson-step-{step.id}-title" for step in MINI[0].steps}
    for lesson in LESSONS.values():
        for number, step in enumerate(lesson.steps):
            key = f"lesson-{lesson.id}-{step.id}"
            titles = {f"{key}-title"} if lesson.module is None else set[str]()
            expected |= {key} | titles | ({f"{key}-else"} if lesson.asks(number) else set())
    assert set(told) == expected
    assert [key for key, text in told.items() if words(text) > MOST_WORDS] == []
    assert {"en", "fr", "de"} <= set(LANGUAGES)


@each
def test_the_rules_that_a_lesson_teaches_are_rows_of_the_ledger(lesson: Lesson) -> None:
    ledger = (RULES / f"{lesson.game}.md").read_text("utf-8")
    rows = set(re.findall(r"^\| ([FPC]-[A-Z]+\d*-\d+) \|", ledger, re.MULTILINE))
    taught = set()
    for rule in lesson.rules:
        stem, _, numbers = rule.rpartition("-")
        first, _, last = numbers.partition("..")
        taught |= {f"{stem}-{number}" for number in range(int(first), int(last or first) + 1)}
    assert taught
    assert taught <= rows


# --- files that cannot be used ---------------------------------------------------------------------------------------

HEAD = 'game = "fresco"\nplayers = 3\nseed = 1\nminutes = 1\n'
STEP = '[[steps]]\nid = "a"\nshows = ["hostel"]\n'
WRONG = {
    "game = ": "cannot be read",
    "players = 3": "game is missing",
    HEAD + "colour = 1\n" + STEP: "no field 'colour'",
    HEAD.replace("3", '"3"') + STEP: "players must be int",
    HEAD + "steps = []": "a lesson has steps",
    HEAD + "steps = [1]": "step 1: this is no table of fields",
    HEAD + STEP + STEP: "two steps have the same id",
    HEAD + STEP + 'moves = ["rise 5"]': "a move is a seat and a notation, not 'rise 5'",
    HEAD + STEP + 'moves = ["0 pay A |"]': "a move is a seat and a notation",
    HEAD + STEP + 'moves = [["1 rise 5", "2 rise 6"]]': "must be those of one seat",
    HEAD + STEP + "moves = [7]": "a move is a seat and a notation, not 7",
    HEAD + STEP + 'moves = ["0 rise 5"]': "the last step lets the learner play on",
    HEAD + STEP.replace('["hostel"]', "[1]"): "shows must be a list of texts",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_file_that_is_wrong_says_what_and_where(text: str, tmp_path: Path) -> None:
    file = tmp_path / "fresco.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(LessonError) as error:
        read(file)
    assert str(file) in str(error.value)
    assert WRONG[text] in str(error.value)


def test_two_files_cannot_be_the_same_lesson(tmp_path: Path) -> None:
    for name in ("one.toml", "two.toml"):
        (tmp_path / name).write_text(HEAD + STEP, "utf-8")
    with pytest.raises(LessonError, match="there is another lesson 'fresco'"):
        read_all(tmp_path)


def test_a_missing_file_is_no_traceback(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match="cannot be read"):
        read(tmp_path / "none.toml")
