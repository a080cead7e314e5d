"""Names that can be seen, and told from each other."""

import unicodedata

import pytest

from bottega.server.names import LONGEST, clean, told_apart

from .served import Served


@pytest.mark.parametrize(
    "nothing", ["\u3164", "\u2800\u2800", "\u200d", "\u3164\u2800\u200d", "\ufe0f", "\u0336\u0336", "\u115f \u1160"]
)
def test_a_name_of_which_nothing_is_seen_is_none(nothing: str) -> None:
    assert clean(nothing) == ""


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Nguyễn Thị Ánh",
        "अनुष्का",
        "พี่แอ๊ว",
        "שָׁלוֹם",
        "می‌خواهم",
        "👩‍🎨 Ada",
        "❤️",
        "O\u2019Brien",
        "李小龍",
        "ক্ষ",
    ],
)
def test_names_of_all_languages_stay_as_they_are(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFC", name)


def test_marks_do_not_climb_over_the_line() -> None:
    assert len(clean("A" + "\u0301" * 39)) <= 5
    assert len(clean("Ada\u200d\u200d\u200dBea\u200d")) == 7


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Ada", "Ada 3"),
        ("ADA", "ADA 3"),
        ("A\u200dda", "A\u200dda 3"),
        ("\uff21\uff44\uff41", "\uff21\uff44\uff41 3"),
        ("Eve", "Eve"),
    ],
)
def test_equal_names_are_told_apart(name: str, found: str) -> None:
    assert told_apart(name, ["Ada", "Ada 2", ""]) == found


def test_a_long_name_has_room_for_its_number() -> None:
    name = "x" * LONGEST
    assert told_apart(name, [name]) == "x" * (LONGEST - 2) + " 2"


def test_two_of_one_name_at_a_table(served: Served) -> None:
    host, friend, third = (served.guest() for _ in range(3))
    host.ask("POST", "/api/me", {"name": "Ada"})
    made = host.make("fresco", ["me", "open", "open", "program:ada"])
    friend.join(made["invite"], name="Ada")
    third.join(made["invite"], name="a\u200dda")
    seats = host.get(f"/api/tables/{made['id']}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ada 3", "a\u200dda 4", "ada 2"]
    assert friend.get("/api/me") == {"name": ""}, "elsewhere nothing changes"
