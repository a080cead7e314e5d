"""The figures of the teaching material, from the texts that are shown; `pytest -n0 -s` prints them."""

import pytest

import bottega
from bottega import rulebook
from bottega.locale import LANGUAGES
from bottega.teaching import Lesson

from .ledger import for_players, rows
from .test_lessons import GAMES, LESSONS, MINI, dealt, make, seen, texts


def replayed(lesson: Lesson) -> tuple[int, int]:
    """Moves played in the engine, and things that the view was found to show after them."""
    state, found = dealt(lesson), 0
    for step in lesson.steps:
        for part in step.parts:
            for notations in part.moves:
                make(state, part.seat, notations[0])
        for key, value in step.expect.items():
            assert seen(state, lesson, key) == value, f"{lesson.id}, {step.id}: {key}"
            found += 1
    return state.ply, found


@pytest.mark.parametrize("game", [meta.id for meta in bottega.metas()])
def test_of_the_books(game: str) -> None:
    books = {lang: rulebook.book(game, lang) for lang in LANGUAGES}
    english = books["en"]
    assert english is not None
    named = {row for chapter in english.chapters for row in chapter.ids()}
    wanted = for_players(game)
    covered = [row for row in wanted if row in named]
    own = {lang: len([c for c in book.chapters if c.lang == lang]) for lang, book in books.items() if book is not None}
    told = ", ".join(f"{lang} {count}" for lang, count in own.items())
    others = len(rows(game)) - len(wanted)
    print(f"\n{game}: {len(covered)} of {len(wanted)} rows for players in a chapter, {others} others")
    print(f"  {len(english.chapters)} chapters: {told}")
    assert covered == wanted
    assert own["en"] == own["fr"] == own["de"] == len(english.chapters)


def test_of_the_lessons() -> None:
    moves = found = 0
    print()
    for lesson in LESSONS.values():
        played, looked = replayed(lesson)
        moves, found = moves + played, found + looked
        if lesson in GAMES:
            print(f"{lesson.id}: {len(lesson.steps)} steps, {played} moves replayed, {looked} figures as expected")
    steps = sum(len(lesson.steps) for lesson in LESSONS.values())
    told = {lang: len(texts(lang)) for lang in LANGUAGES}
    print(
        f"{len(GAMES)} first games and {len(MINI)} mini lessons: {steps} steps, {moves} moves, {found} figures; texts:"
    )
    print("  " + ", ".join(f"{lang} {count}" for lang, count in told.items()))
    assert moves > 100
    assert found > 20
    assert len(set(told.values())) == 1
