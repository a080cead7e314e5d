"""Section 4 of the ledger: the auctions, and the printed example of a round of them."""

import pytest

from bottega.games.princes.actions import PILES
from bottega.games.princes.events import Bought, Passed, Sold
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.princes import finish_business, open_to, play, play_and_collect, position, prince, refuses, sit_out

ANNE, BRUNO, CHRISTIAN, DAVID = range(4)


def first_auction() -> PrincesState:
    """P-EX-1: Anne buys a park for 200."""
    s = position()
    play(s, ANNE, "open park")
    for seat in (BRUNO, CHRISTIAN, DAVID):
        play(s, seat, "pass")
    play(s, ANNE, "place a1.1")
    return s


def second_auction() -> PrincesState:
    """P-EX-2: David buys the jester that Bruno opened."""
    s = first_auction()
    play(s, BRUNO, "open jester")
    for seat in (CHRISTIAN, DAVID, BRUNO, CHRISTIAN, DAVID):
        play(s, seat, "raise")
    play(s, BRUNO, "pass")
    play(s, CHRISTIAN, "pass")
    return s


def third_auction() -> PrincesState:
    """P-EX-3: Bruno buys a forest."""
    s = second_auction()
    play(s, BRUNO, "open forest")
    for seat in (CHRISTIAN, BRUNO, CHRISTIAN, BRUNO):
        play(s, seat, "raise")
    play(s, CHRISTIAN, "pass")
    play(s, BRUNO, "place a1.1")
    return s


def sold(s: PrincesState) -> list[str]:
    return [pile["item"] for pile in s.view(None)["piles"] if pile["sold"]]


@rule("P-EX-1", "P-AUC-6", "P-AUC-7", "P-AUC-14", "P-AUC-15", "P-AUC-20", "P-AUC-27")
def test_anne_buys_a_park() -> None:
    s = first_auction()
    assert s.florins == [3300, 3500, 3500, 3500]
    assert prince(s, ANNE)["landscapes"]["park"] == 1
    assert sold(s) == ["park"]
    assert not prince(s, ANNE)["free"]
    assert s.to_act == (BRUNO,)
    assert "open park" not in open_to(s, BRUNO)


@rule("P-EX-2", "P-AUC-2", "P-AUC-8", "P-AUC-9", "P-AUC-11", "P-AUC-13", "P-AUC-18")
def test_david_buys_the_jester() -> None:
    s = first_auction()
    play(s, BRUNO, "open jester")
    order = []
    for expected in (300, 400, 500, 600, 700):
        order.append(s.to_act[0])
        play(s, s.to_act[0], "raise")
        assert s.view(None)["auction"]["bid"] == expected
    assert order == [CHRISTIAN, DAVID, BRUNO, CHRISTIAN, DAVID]
    play(s, BRUNO, "pass")
    assert s.to_act == (CHRISTIAN,)
    play(s, CHRISTIAN, "pass")
    assert s.florins == [3300, 3500, 3500, 2800]
    assert prince(s, DAVID)["jesters"] == 1
    assert sold(s) == ["park", "jester"]
    assert s.to_act == (BRUNO,)
    assert "give-up" in open_to(s, BRUNO)


@rule("P-EX-3", "P-AUC-12", "P-AUC-22")
def test_bruno_buys_a_forest() -> None:
    s = third_auction()
    assert s.florins == [3300, 2900, 3500, 2800]
    assert prince(s, BRUNO)["landscapes"]["forest"] == 1
    assert sold(s) == ["forest", "park", "jester"]
    assert s.view(None)["auction"]["free"] == [CHRISTIAN]


@rule("P-EX-4", "P-AUC-19", "P-AUC-23", "P-AUC-24")
def test_christian_takes_a_builder_without_an_auction() -> None:
    s = third_auction()
    piles = ["lake", "builder", "prestige_card", "recruiting_card"]
    assert open_to(s, CHRISTIAN) == [*[f"take {pile}" for pile in piles], "give-up"]
    events = play_and_collect(s, CHRISTIAN, "take builder")
    assert events[0] == Bought(CHRISTIAN, "builder", 200, auction=False)
    assert prince(s, CHRISTIAN)["builders"] == 1
    other = third_auction()
    play(other, CHRISTIAN, "give-up")
    assert other.florins[CHRISTIAN] == 3500
    assert prince(other, CHRISTIAN)["builders"] == 0


@rule("P-EX-5", "P-AUC-25", "P-AUC-26", "P-ROUND-2", "P-ROUND-3")
def test_the_phase_ends_and_the_markers_go_back() -> None:
    s = third_auction()
    assert s.view(None)["phase"] == "auction"
    play(s, CHRISTIAN, "take builder")
    assert s.florins == [3300, 2900, 3300, 2800]
    assert s.view(None)["phase"] == "actions"
    assert sold(s) == []
    sit_out(s)
    assert all(prince(s, seat)["free"] for seat in range(4))


@rule("P-AUC-1", "P-AUC-16")
def test_who_has_bought_neither_opens_nor_bids() -> None:
    s = first_auction()
    play(s, BRUNO, "open lake")
    assert s.view(None)["auction"]["still"] == [BRUNO, CHRISTIAN, DAVID]
    assert refuses(s, ANNE, "raise")
    play(s, CHRISTIAN, "pass")
    play(s, DAVID, "pass")
    assert ANNE not in s.to_act


@rule("P-AUC-3", "P-AUC-4")
def test_a_pile_is_sold_from_once_a_round() -> None:
    s = first_auction()
    assert refuses(s, BRUNO, "open park")
    s = third_auction()
    assert refuses(s, CHRISTIAN, "take park")
    play(s, CHRISTIAN, "give-up")
    sit_out(s)
    assert {f"open {item}" for item in PILES} <= set(open_to(s, s.to_act[0]))


@rule("P-AUC-5")
def test_an_exhausted_pile_is_gone_for_good() -> None:
    s = position(stacks={"recruiting_card": 1})
    play(s, 0, "open recruiting_card")
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    sit_out(s)
    assert s.round == 2
    assert refuses(s, 1, "open recruiting_card")
    assert s.view(None)["piles"][6] == {"item": "recruiting_card", "left": 0, "sold": False}


@rule("P-AUC-6")
def test_the_first_player_of_the_round_opens() -> None:
    for first in range(4):
        s = position(first=first)
        assert s.to_act == (first,)
        assert open_to(s, first) == [*[f"open {item}" for item in PILES], "give-up"]


@rule("P-AUC-9", "P-AUC-10", "P-OQ-23")
def test_a_bidder_raises_by_exactly_one_hundred_or_passes() -> None:
    s = position()
    play(s, 0, "open lake")
    assert open_to(s, 1) == ["raise", "pass"]
    assert refuses(s, 1, "give-up")
    play(s, 1, "raise")
    assert s.view(2)["auction"]["bid"] == 300
    assert s.view(2)["choices"][0]["price"] == 400


@rule("P-AUC-11")
def test_who_has_passed_is_not_asked_again() -> None:
    s = position()
    play(s, 0, "open lake")
    play(s, 1, "pass")
    play(s, 2, "raise")
    play(s, 3, "raise")
    play(s, 0, "raise")
    assert s.to_act == (2,)
    assert refuses(s, 1, "raise")


@rule("P-AUC-17", "P-AUC-21", "P-OQ-22")
def test_an_opener_may_give_up_and_is_out_for_the_round() -> None:
    s = position()
    play(s, 0, "give-up")
    assert s.to_act == (1,)
    play(s, 1, "open builder")
    assert s.view(None)["auction"]["still"] == [1, 2, 3]
    play(s, 2, "pass")
    play(s, 3, "pass")
    play(s, 2, "give-up")
    assert open_to(s, 3)[-1] == "give-up"
    assert open_to(s, 3)[0].startswith("take")  # the last free player, although two bought nothing
    assert s.florins == [3500, 3300, 3500, 3500]


@rule("P-OQ-23")
def test_a_losing_opener_may_give_up() -> None:
    s = second_auction()
    play(s, BRUNO, "give-up")
    assert s.to_act == (CHRISTIAN,)


@rule("P-OQ-1")
@pytest.mark.parametrize(("florins", "points", "may"), [(300, 0, True), (200, 0, False), (100, 2, True), (0, 2, False)])
def test_a_bid_may_lean_on_prestige_points(florins: int, points: int, may: bool) -> None:
    s = position(florins={1: florins}, prestige={1: points})
    play(s, 0, "open jester")
    assert open_to(s, 1) == (["raise", "pass"] if may else ["pass"])


@rule("P-OQ-1", "P-INV-8")
def test_exactly_the_missing_points_are_sold_on_winning() -> None:
    s = position(3, florins={0: 3000, 1: 100, 2: 0}, prestige={1: 5})
    play(s, 0, "open jester")
    events = play_and_collect(s, 1, "raise")
    events += play_and_collect(s, 2, "pass")
    assert s.to_act == (0,)
    assert Sold(1, 2, 200) not in events
    events = play_and_collect(s, 0, "pass")
    assert Sold(1, 2, 200) in events
    assert (s.florins[1], s.prestige[1]) == (0, 3)


@rule("P-OQ-1")
def test_what_a_rival_can_pay_is_told_to_him_alone() -> None:
    poor, rich = position(florins={1: 200}), position(florins={1: 9000})
    for s in (poor, rich):
        play(s, 0, "open jester")
        assert s.to_act == (1,)
    for watcher in (None, 0, 2, 3):
        assert poor.view(watcher) == rich.view(watcher)
    assert play_and_collect(poor, 1, "pass") == play_and_collect(rich, 1, "pass") == [Passed(1, "jester")]


@rule("P-OQ-1")
def test_whether_a_rival_can_open_or_buy_at_all_is_told_to_him_alone() -> None:
    for at, last in (("auction", "give-up"), ("actions", "end")):
        poor, rich = [position(at=at, florins={0: sum_}, hands={0: []}) for sum_ in (0, 9000)]
        assert open_to(poor, 0) == [last]
        assert len(open_to(rich, 0)) > 1
        for watcher in (None, 1, 2, 3):
            assert poor.view(watcher) == rich.view(watcher)


@rule("P-OQ-1")
def test_where_money_is_open_nobody_is_asked_what_has_one_answer() -> None:
    s = position(florins={0: 100, 2: 200}, options={"money": "open"})
    assert s.to_act == (1,)
    events = play_and_collect(s, 1, "open jester")
    assert Passed(2, "jester") in events
    assert s.to_act == (3,)
    s = position(at="actions", florins={0: 0}, hands={0: []}, options={"money": "open"})
    assert s.to_act == (1,)


@rule("P-OQ-3")
def test_who_cannot_open_can_only_give_up() -> None:
    s = position(florins={0: 100}, prestige={0: 0})
    assert open_to(s, 0) == ["give-up"]
    play(s, 0, "give-up")
    assert s.view(None)["auction"]["free"] == [1, 2, 3]
    s = position(3, florins={0: 100, 1: 100, 2: 100})
    for seat in range(3):
        assert open_to(s, seat) == ["give-up"]
        play(s, seat, "give-up")
    assert s.view(None)["phase"] == "actions"
    s = position(florins={0: 100}, prestige={0: 1})
    assert "open jester" in open_to(s, 0)


@rule("P-OQ-6", "P-OQ-24")
def test_a_landscape_without_a_place_can_be_neither_opened_nor_bid_for_nor_taken() -> None:
    crowded = ["forest"] * 6 + ["lake"] * 5
    stacks = {"forest": 2, "lake": 2}
    s = position(estates={0: crowded, 1: crowded}, stacks=stacks)
    assert "open forest" not in open_to(s, 0)
    play(s, 0, "give-up")
    play(s, 1, "open builder")
    play(s, 2, "pass")
    play(s, 3, "pass")
    play(s, 2, "open park")
    assert s.to_act == (3,)
    s = position(3, estates={2: crowded}, stacks=stacks)
    play(s, 0, "open forest")
    assert s.view(None)["auction"]["still"] == [0, 1]
    play(s, 1, "pass")
    finish_business(s)
    play(s, 1, "give-up")
    assert "take builder" in open_to(s, 2)
    assert not {"take forest"} & set(open_to(s, 2))


@rule("P-OQ-10", "P-ITEM-3", "P-OQ-24", "P-OQ-25")
def test_nobody_gets_a_fourth_builder() -> None:
    s = position(3, builders={0: 3}, stacks={"builder": 3})
    assert "open builder" not in open_to(s, 0)
    play(s, 0, "open jester")
    play(s, 1, "pass")
    play(s, 2, "pass")
    s = position(3, builders={1: 3, 2: 2}, stacks={"builder": 1})
    play(s, 0, "open builder")
    assert s.to_act == (2,)
    s = position(3, builders={1: 3, 2: 3}, stacks={"builder": 2})
    play(s, 0, "open builder")
    assert (s.florins[0], prince(s, 0)["builders"]) == (3300, 1)
    assert s.view(None)["auction"]["free"] == [1, 2]
    s = position(3, builders={2: 3}, stacks={"builder": 3})
    play(s, 0, "give-up")
    play(s, 1, "give-up")
    assert "take builder" not in open_to(s, 2)
    assert "take jester" in open_to(s, 2)


@rule("P-OQ-20")
def test_without_any_pile_left_the_phase_ends() -> None:
    s = position(stacks=dict.fromkeys(PILES, 0))
    assert s.view(None)["phase"] == "actions"
    only = {**dict.fromkeys(PILES, 0), "builder": 1}
    s = position(builders={0: 3, 1: 2}, stacks=only)
    assert s.to_act == (1,)


@rule("P-PRICE-1", "P-INV-10")
def test_prices_of_the_auction() -> None:
    s = position()
    assert s.view(0)["choices"][0]["price"] == 200
    economy = s.view(None)["economy"]
    assert (economy["opening"], economy["raise"], economy["last_price"]) == (200, 100, 200)


@rule("P-AUC-27")
def test_an_item_is_put_to_use_before_the_next_auction_opens() -> None:
    s = position()
    play(s, 0, "open prestige_card")
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    assert s.to_act == (0,)
    assert all(choice.startswith("keep prestige") for choice in open_to(s, 0))
    finish_business(s)
    assert s.to_act == (1,)


@rule("P-OQ-1", "P-AUC-9")
@pytest.mark.parametrize(
    ("florins", "prestige", "bids"),
    [(250, 3, {300: 1, 400: 2, 500: 3}), (500, 0, {300: 0, 400: 0, 500: 0}), (200, 0, {})],
)
def test_a_bidder_sees_what_he_could_bid_and_what_it_would_sell(
    florins: int, prestige: int, bids: dict[int, int]
) -> None:
    s = position(florins={1: florins}, prestige={1: prestige})
    assert [s.view(seat)["mine"]["bids"] is None for seat in range(4)] == [False, True, True, True]
    play(s, 0, "open jester")
    assert [s.view(seat)["mine"]["bids"] is None for seat in range(4)] == [True, False, True, True]
    assert {bid["price"]: bid["prestige_sold"] for bid in s.view(1)["mine"]["bids"]} == bids


@rule("P-OQ-1")
def test_the_highest_bid_of_all_is_one_that_can_be_paid() -> None:
    s = position(florins={0: 450}, prestige={0: 2})
    highest = s.view(0)["mine"]["bids"][-1]
    play(s, 0, "open jester")
    for price in range(300, highest["price"], 200):
        play(s, 1, "raise")
        assert s.bid == price
        play(s, 2, *["pass"] * (price == 300))
        play(s, 3, *["pass"] * (price == 300))
        play(s, 0, "raise")
    assert (s.bid, highest) == (600, {"price": 600, "prestige_sold": 2})
    play(s, 1, "pass")
    assert (s.florins[0], s.prestige[0], s.jesters[0]) == (50, 0, 1)
