"""What a choice would bring, said before it is made."""

import pytest

from bottega.testing.fresco import play, position


@pytest.mark.parametrize(("hour", "places"), [(5, [1, 1]), (6, [1, 2]), (8, [3, 4]), (9, [4, 4])])
def test_the_first_to_choose_sees_which_places_an_hour_can_come_to(hour: int, places: list[int]) -> None:
    s = position()
    assert {choice["hour"]: choice["acts"] for choice in s.view(0)["choices"]}[hour] == places


def test_the_last_to_choose_sees_the_exact_place() -> None:
    s = position()
    for seat, hour in ((0, 6), (1, 8), (2, 5)):
        play(s, seat, f"rise {hour}")
    assert {choice["hour"]: choice["acts"] for choice in s.view(3)["choices"]} == {7: [3, 3], 9: [4, 4]}


def test_a_restoration_shows_its_sum() -> None:
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RY"}, tiles={"b2": (3, "RY")}, bishop="c3")
    shown = next(choice for choice in s.view(0)["choices"] if choice["action"] == "restore b2")
    assert (shown["points"], shown["bonus"], shown["total"]) == (3, 2, 5)


def test_an_altar_paint_shows_the_best_altar_it_can_become() -> None:
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RBOGP"}, tiles={"a1": (11, "YYYY")})
    best = {choice["paint"]: choice["best"] for choice in s.view(0)["choices"] if choice["verb"] == "altar"}
    assert best == {"red": 4, "blue": 4, "orange": 6, "green": 6, "purple": 6}


def test_a_purchase_shows_price_and_what_is_left() -> None:
    s = position(at="market", plans={0: {"market": 1}}, hours={0: 6}, coins={0: 5}, booths={"I": ["RB"]})
    shown = next(choice for choice in s.view(0)["choices"] if choice["verb"] == "buy")
    assert (shown["paints"], shown["price"], shown["coins_left"]) == (["red", "blue"], 3, 2)


def test_a_landing_shows_both_spaces() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "R"},
        tiles={"a1": (3, "R")},
        bishop="e5",
        scores={0: 10, 1: 13},
    )
    play(s, 0, "restore a1")
    assert {choice["where"]: choice["score"] for choice in s.view(0)["choices"]} == {"ahead": 14, "behind": 12}
