"""The checks see what is wrong, and nothing else. Each evening here is honest but for the one thing that is said."""

import copy
from collections.abc import Callable

import msgspec
import pytest

from bottega.server.store.writer import Entry

from .history import Answered, Asked, Heard, Refused, Seated
from .made import SEED, Made
from .story import whole_game

Spoils = Callable[[Made], None]


@pytest.fixture
def evening() -> Made:
    """Moves of both, secret ones among them, one that is undone, and words."""
    made = Made()
    for _ in range(3):
        made.act()
    made.undo(1)
    made.say(0, "hello")
    made.table(0)
    for _ in range(6):
        made.act(-1)
    made.come(0)
    made.say(1, "good evening")
    made.come(None)
    made.act(-1)
    return made


def test_nothing_is_found_in_an_honest_evening(evening: Made) -> None:
    assert evening.findings() == []
    assert len({event.line for event in evening.events if isinstance(event, Heard)}) == 5


def test_what_was_never_answered_may_be_done_or_not(evening: Made) -> None:
    evening.say(0, "did you hear?")
    evening.events = [event for event in evening.events if not is_last_answer(evening, event)]
    assert evening.findings() == []
    evening.ask(0, "chat", "and now?")
    assert evening.findings() == []


def is_last_answer(made: Made, event: object) -> bool:
    return isinstance(event, Answered) and event.number == made.asked


def loses_a_word(made: Made) -> None:
    made.say(0, "goodbye")
    del made.entries[-1]


def loses_a_move(made: Made) -> None:
    """And nobody was told of it but whoever made it."""
    made.act(-1)
    del made.entries[-1]
    made.events = [e for e in made.events if not isinstance(e, Heard) or e.tick < made.clock - 4]


def doubles_a_word(made: Made) -> None:
    made.say(0, "goodbye")
    made.entries.append(made.entries[-1]._replace(number=len(made.entries)))


def doubles_a_move(made: Made) -> None:
    """The same card is drawn, and drawn again, for one request."""
    number = made.act(-1)
    made.act(-1)
    made.events = [event for event in made.events if not is_of(event, made.asked)]
    assert number == made.asked - 1


def is_of(event: object, number: int) -> bool:
    return isinstance(event, Asked | Answered) and event.number == number


def does_what_it_refused(made: Made) -> None:
    number = made.say(0, "goodbye")
    made.events = [event for event in made.events if not (isinstance(event, Answered) and event.number == number)]
    made.answer(number, "not-kept")


def swaps_two_words(made: Made) -> None:
    """The second was said when the first had been answered."""
    made.say(0, "first")
    made.say(1, "second")
    one, other = made.entries[-2:]
    made.entries[-2:] = [swapped(other, one), swapped(one, other)]


def swapped(entry: Entry, place: Entry) -> Entry:
    return entry._replace(number=place.number)


def tells_two_histories(made: Made) -> None:
    """Another server lets the same seat choose otherwise, and tells who looks on there."""
    elsewhere = copy.deepcopy(made)
    seen = made.play.version(None)
    while made.play.version(None) == seen:
        made.act(0)
    while elsewhere.play.version(None) == seen:
        elsewhere.act(-1)
    made.come(None)
    heard = made.events[-1]
    assert isinstance(heard, Heard)
    told = '{"n":1,' + whole_game(elsewhere.play, None, [0, 1])
    assert told != heard.text
    made.events[-1] = msgspec.structs.replace(heard, text=told)


def tells_before_it_commits(made: Made) -> None:
    """And is killed in between."""
    number = made.act(-1)
    made.events = [event for event in made.events if not (isinstance(event, Answered) and event.number == number)]
    del made.entries[-1]


def leaks_into_a_view(made: Made) -> None:
    made.act(-1)
    place = max(n for n, event in enumerate(made.events) if isinstance(event, Heard))
    heard = made.events[place]
    assert isinstance(heard, Heard)
    leaking = heard.text.replace('"view":{', '"view":{"rival":["MK02"],')
    made.events[place] = msgspec.structs.replace(heard, text=leaking)


def leaks_the_view_of_another(made: Made) -> None:
    made.come(0)
    heard = made.events[-1]
    assert isinstance(heard, Heard)
    made.events[-1] = msgspec.structs.replace(heard, text='{"n":1,' + whole_game(made.play, 1, [0, 1]))


def leaks_the_seed(made: Made) -> None:
    made.hear(0, f'"type":"refused","re":null,"code":"fault","message":"{SEED}","version":1}}')


def leaves_a_move_out(made: Made) -> None:
    """A page is told of a move and not of the one before, though its messages are numbered as they should be."""
    for _ in range(3):
        made.act(-1)
    line = made.lines[None]
    heard = [event for event in made.events if isinstance(event, Heard) and event.line == line]
    last, before = heard[-1], heard[-2]
    made.events.remove(before)
    number = f'{{"n":{made.numbers[line]}'
    again = msgspec.structs.replace(last, text=last.text.replace(number, f'{{"n":{made.numbers[line] - 1}', 1))
    made.events[made.events.index(last)] = again


def leaves_a_word_out(made: Made) -> None:
    for word in ("one", "two", "three"):
        made.say(0, word)
    line = made.lines[1]
    heard = [event for event in made.events if isinstance(event, Heard) and event.line == line]
    made.events.remove(heard[-2])
    again = heard[-1].text.replace(f'{{"n":{made.numbers[line]}', f'{{"n":{made.numbers[line] - 1}', 1)
    made.events[made.events.index(heard[-1])] = msgspec.structs.replace(heard[-1], text=again)


def goes_back(made: Made) -> None:
    """Over a new line a page is shown what was before."""
    before = whole_game(made.play, 1, [0, 1])
    made.act(-1)
    made.act(-1)
    made.come(1)
    heard = made.events[-1]
    assert isinstance(heard, Heard)
    made.events[-1] = msgspec.structs.replace(heard, text='{"n":1,' + before)


def shows_what_is_out_of_date(made: Made) -> None:
    """To somebody who comes when a word has been answered and a move after it."""
    goes_back(made)
    opened = made.events[-2]
    made.events[-2] = msgspec.structs.replace(opened, client="somebody new")


def tells_of_a_computer_too_early(made: Made) -> None:
    made.table(0, away=True)


def spoils_a_mark(made: Made) -> None:
    made.entries[-1] = made.entries[-1]._replace(mark="elsewhere")


def has_a_gap(made: Made) -> None:
    made.entries[-1] = made.entries[-1]._replace(number=len(made.entries))


def forgets_a_table(made: Made) -> None:
    made.entries.clear()


def takes_a_seat_away(made: Made) -> None:
    made.events.append(Seated(made.tick(), "Bea", 1))
    made.events.append(Refused(made.tick(), "Bea", "not-seated"))


WRONG: dict[str, list[Spoils]] = {
    "lost": [loses_a_word, loses_a_move, forgets_a_table, takes_a_seat_away],
    "doubled": [doubles_a_word],
    "unasked": [doubles_a_move],
    "refused and done": [does_what_it_refused],
    "out of order": [swaps_two_words],
    "told": [tells_two_histories],  # of a version that never was, or of another position at one that was
    "told what is not so": [leaks_into_a_view],
    "told of what never was": [tells_before_it_commits, leaks_the_view_of_another],
    "told the seed": [leaks_the_seed],
    "left out": [leaves_a_move_out],
    "words left out": [leaves_a_word_out],
    "went back": [goes_back],
    "out of date": [shows_what_is_out_of_date],
    "told how the table never stood": [tells_of_a_computer_too_early],
    "does not replay": [spoils_a_mark],
    "its rows are not numbered": [has_a_gap],
}


@pytest.mark.parametrize(
    ("finding", "spoils"),
    [pytest.param(finding, one, id=one.__name__) for finding, many in WRONG.items() for one in many],
)
def test_a_spoilt_evening_is_seen(finding: str, spoils: Spoils, evening: Made) -> None:
    spoils(evening)
    found = [one.removeprefix("table evening: ") for one in evening.findings()]
    assert any(one.startswith(finding) for one in found), found
