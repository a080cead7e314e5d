"""Every lesson in every language, on a laptop and a phone, erring at every step, and by the keyboard alone."""

from collections.abc import Callable

import pytest

from bottega.locale import LANGUAGES

from .guests import LAPTOP, PHONE
from .test_lessons import ALL, Guests, begin, press, take, take_by_keys

pytestmark = pytest.mark.soak
Note = Callable[[str, object], None]
each = pytest.mark.parametrize("lesson", list(ALL))
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each
@in_each_language
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_by_clicks(guest: Guests, lesson: str, lang: str, size: tuple[int, int], record_property: Note) -> None:
    one = guest(size=size, lang=lang)
    page = begin(one, lesson)
    told, replied = take(page, ALL[lesson], size == PHONE)
    record_property("pictures", told)
    record_property("answered", replied)
    assert told - 1 <= replied <= 2 * told
    press(page, "next", size == PHONE)
    page.wait_for_selector(".coach", state="detached")
    one.well()


@each
@in_each_language
def test_by_the_keyboard(guest: Guests, lesson: str, lang: str, record_property: Note) -> None:
    one = guest(lang=lang)
    record_property("pictures", take_by_keys(begin(one, lesson), ALL[lesson]))
    one.well()
