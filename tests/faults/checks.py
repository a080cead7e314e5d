"""All checks of one table: what was recorded beside what its journal says. Every finding is one line."""

from collections.abc import Iterable, Sequence
from typing import Final

from bottega.server.store.writer import Entry

from .answers import check_answers, check_order
from .evening import Evening, evening_of
from .history import Event
from .story import Story, story_of
from .telling import check_telling

NOT_HIS: Final = ("not-seated", "no-table", "wrong-secret", "seat-taken")


def check_table(
    table: str, events: Iterable[Event], entries: Sequence[Entry], kinds: Sequence[str], over: bool
) -> list[str]:
    """`kinds`: of its seats; `over`: what the table itself says in the store."""
    evening = evening_of(table, events)
    found = [*check_rows(entries), *check_seats(evening)]
    if not found:
        found = check_story(evening, story_of(entries, kinds, evening.wanted), over)
    return [f"table {table}: {one}" for one in found]


def check_rows(entries: Sequence[Entry]) -> list[str]:
    numbers = [entry.number for entry in entries]
    if not numbers:
        return ["lost: it has no journal"]
    if numbers != list(range(len(numbers))):
        return [f"its rows are not numbered one after the other: {numbers}"]
    return []


def check_seats(evening: Evening) -> list[str]:
    """A seat that was given is not taken away."""
    return [
        f"lost: {refused.client} was given seat {seated.seat}, and refused later ({refused.code})"
        for seated in evening.seated
        for refused in evening.refused
        if refused.client == seated.client and refused.code in NOT_HIS and refused.tick > seated.tick
    ]


def check_story(evening: Evening, story: Story, over: bool) -> list[str]:
    if story.stopped is not None:
        return [f"does not replay: {story.stopped}"]
    found = [*check_answers(evening, story), *check_order(evening, story), *check_telling(evening, story)]
    if story.over != over:
        found.append(f"its journal {'ends' if story.over else 'does not end'} the game, and the table says otherwise")
    return found
