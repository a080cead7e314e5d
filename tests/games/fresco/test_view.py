"""What a choice would bring, said before it is made."""

import pytest

from bottega.testing import rule
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


def test_a_visit_to_the_workshop_shows_how_many_blends_are_left() -> None:
    s = position(at="workshop", plans={0: {"workshop": 2, "theatre": 1}}, paints={0: "RRRYYY"})
    seen = [s.view(1)["visit"]["blends_left"]]
    for _ in range(3):
        play(s, 0, "blend orange")
        seen.append(s.view(1)["visit"]["blends_left"])
    assert (seen, s.view(1)["phase"]) == ([4, 3, 2, 0], "theatre")


@rule("F-MKT-3", "F-MKT-5")
@pytest.mark.parametrize(("coins", "purchases"), [(0, 0), (2, 0), (3, 1), (8, 2), (99, 3)])
def test_a_visit_to_the_market_shows_how_many_tiles_can_be_bought(coins: int, purchases: int) -> None:
    plans = {0: {"market": 3}, 1: {"theatre": 1}}
    s = position(at="market", plans=plans, hours={0: 6}, coins={0: coins}, booths={"IV": ["RB", "R", "B"]})
    assert [s.view(seat)["mine"]["purchases"] for seat in range(4)] == [purchases, None, None, None]
    for left in range(purchases - 1, 0, -1):
        play(s, 0, next(choice["action"] for choice in s.view(0)["choices"] if choice["verb"] == "buy"))
        assert s.view(0)["mine"]["purchases"] == left


@rule("F-MKT-3", "F-MKT-5")
def test_an_hour_shows_what_a_full_market_column_would_cost() -> None:
    shown = {choice["hour"]: choice["full_market"] for choice in position(coins={0: 7}).view(0)["choices"]}
    assert shown[5] == {"tiles": 3, "price": 12, "coins_left": -5}
    assert shown[8] == {"tiles": 3, "price": 6, "coins_left": 1}


@rule("F-DATA-5", "F-PLAN-2", "F-CATH-26")
def test_the_table_tells_its_own_sizes() -> None:
    view = position().view(None)
    assert view["colours"] == {"basic": ["red", "yellow", "blue"], "blended": ["orange", "green", "purple"]}
    assert [recipe["result"] for recipe in view["recipes"]] == view["colours"]["blended"]
    assert (view["spaces"], view["altar"]["paints"]) == (3, 3)


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
