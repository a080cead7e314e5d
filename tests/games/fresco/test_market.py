"""Section 5 of the ledger: one booth each, to buy at or to close."""

import pytest

from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, play, play_and_collect, position, refuses

MARKET = {"I": ["RR"], "III": ["YB", "G", "BBB"], "IV": ["YYY", "R"]}
PAINTS_OF = {"I.1": "RR", "III.1": "YB", "III.2": "G", "III.3": "BBB", "IV.1": "YYY", "IV.2": "R"}


def at_market(apprentices: int = 1, hour: int = 7, coins: int = 20, second: bool = False) -> FrescoState:
    """Seat 0 is at the market without any paint; with `second`, seat 1 comes after it."""
    plans = {0: {"market": apprentices}, 1: {"market": 1} if second else {}, 3: {"theatre": 1}}
    return position(
        at="market",
        plans=plans,
        hours={0: hour, 1: 9},
        coins={0: coins, 1: 20},
        paints={},
        booths=MARKET,
    )


def tiles_at(s: FrescoState, booth: str) -> int:
    spaces = {row["booth"]: row["spaces"] for row in s.view(None)["booths"]}[booth]
    return sum([space is not None for space in spaces])


def in_bag(s: FrescoState) -> int:
    return int(s.view(None)["bag"])


@rule("F-MKT-1")
def test_the_active_player_selects_a_booth_that_still_has_tiles_to_buy_there_or_to_close_it() -> None:
    s = at_market()
    buys = [f"buy {tile}" for tile in PAINTS_OF]
    assert open_to(s, 0) == [*buys, "close I", "close III", "close IV", "pass"]
    assert refuses(s, 0, "buy II.1")
    assert refuses(s, 0, "close II")
    assert refuses(s, 1, "buy I.1")


@rule("F-MKT-2")
def test_however_many_apprentices_he_has_a_player_uses_one_booth_only() -> None:
    s = at_market(apprentices=3)
    play(s, 0, "buy III.2")
    assert open_to(s, 0) == ["buy III.1", "buy III.3", "pass"]
    assert all(refuses(s, 0, move) for move in ("buy I.1", "buy IV.1", "close I", "close IV"))


@rule("F-MKT-2")
def test_apprentices_left_over_at_a_bought_out_booth_buy_nothing_elsewhere() -> None:
    s = at_market(apprentices=3)
    play(s, 0, "buy IV.1", "buy IV.2")
    assert s.to_act == (3,)
    assert (tiles_at(s, "I"), tiles_at(s, "III"), tiles_at(s, "IV")) == (1, 3, 0)


@rule("F-MKT-3")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_each_apprentice_buys_one_tile(apprentices: int) -> None:
    s = at_market(apprentices)
    for number in range(apprentices):
        assert s.to_act == (0,)
        play(s, 0, f"buy III.{number + 1}")
    assert s.to_act == (3,)
    assert refuses(s, 0, "buy I.1")


@rule("F-MKT-3")
def test_an_apprentice_need_not_buy() -> None:
    s = at_market(apprentices=2)
    play(s, 0, "buy III.2", "pass")
    assert s.to_act == (3,)
    assert goods(s, 0) == "G"


@rule("F-MKT-4")
def test_a_tile_is_bought_only_once_per_visit() -> None:
    s = at_market(apprentices=2)
    play(s, 0, "buy IV.1")
    assert "buy IV.1" not in open_to(s, 0)
    assert refuses(s, 0, "buy IV.1")
    assert open_to(s, 0) == ["buy IV.2", "pass"]


@rule("F-MKT-5")
@pytest.mark.parametrize(("hour", "price"), [(6, 3), (7, 2), (8, 2)])
def test_every_tile_costs_the_price_of_the_buyers_own_get_up_space(hour: int, price: int) -> None:
    for tile in PAINTS_OF:
        s = at_market(hour=hour)
        play(s, 0, f"buy {tile}")
        assert s.coins[0] == 20 - price


@rule("F-MKT-5")
def test_two_buyers_pay_each_his_own_price_for_each_tile() -> None:
    s = position(
        at="market",
        plans={0: {"market": 2}, 1: {"market": 2}},
        hours={0: 6, 1: 8, 2: 5, 3: 7},
        coins={0: 20, 1: 20},
        booths=MARKET,
    )
    play(s, 0, "buy III.2", "buy III.3")
    play(s, 1, "buy IV.1", "buy IV.2")
    assert s.coins[:2] == [20 - 2 * 3, 20 - 2 * 2]


@rule("F-MKT-6")
def test_the_price_goes_to_the_supply_and_to_no_player() -> None:
    s = at_market()
    others = s.coins[1:]
    play(s, 0, "buy IV.1")
    assert s.coins == [18, *others]


@rule("F-MKT-7")
@pytest.mark.parametrize("tile", PAINTS_OF)
def test_the_buyer_takes_exactly_the_paints_on_the_tile(tile: str) -> None:
    s = at_market()
    others = [goods(s, seat) for seat in (1, 2, 3)]
    hidden = s.view(None)["painters"]
    play(s, 0, f"buy {tile}")
    assert goods(s, 0) == PAINTS_OF[tile]
    assert [goods(s, seat) for seat in (1, 2, 3)] == others
    assert s.view(None)["painters"] == hidden


@rule("F-MKT-8")
def test_after_the_last_purchase_all_tiles_of_the_booth_go_into_the_bag() -> None:
    s = at_market(apprentices=2)
    before = in_bag(s)
    play(s, 0, "buy III.2")
    assert (tiles_at(s, "III"), in_bag(s)) == (3, before)
    play(s, 0, "buy III.1")
    assert (tiles_at(s, "III"), in_bag(s)) == (0, before + 3)
    assert (tiles_at(s, "I"), tiles_at(s, "IV")) == (1, 2)


@rule("F-MKT-8")
def test_a_buyer_who_stops_early_empties_his_booth_as_well() -> None:
    s = at_market(apprentices=3)
    before = in_bag(s)
    play(s, 0, "buy III.2", "pass")
    assert (tiles_at(s, "III"), in_bag(s)) == (0, before + 3)


@rule("F-MKT-8")
def test_the_tiles_in_the_bag_can_be_drawn_for_the_next_round() -> None:
    drawn_again = False
    for seed in range(10):
        s = position(at="market", seed=seed, plans={0: {"market": 1}}, hours={0: 7, 1: 5, 2: 6, 3: 8})
        bought = s.view(None)["booths"][3]["spaces"][0]["tile"]
        play(s, 0, "buy IV.1")
        assert s.view(None)["phase"] == "get-up"
        market = [space["tile"] for booth in s.view(None)["booths"] for space in booth["spaces"]]
        assert len(set(market)) == 13
        drawn_again |= bought in market
    assert drawn_again


@rule("F-MKT-9")
def test_a_player_may_close_a_booth_instead_of_buying() -> None:
    s = at_market()
    before = in_bag(s)
    play(s, 0, "close III")
    assert (tiles_at(s, "I"), tiles_at(s, "III"), tiles_at(s, "IV")) == (1, 0, 2)
    assert in_bag(s) == before + 3
    assert goods(s, 0) == ""
    assert s.to_act == (3,)


@rule("F-MKT-9")
def test_nobody_closes_a_booth_without_an_apprentice_at_the_market() -> None:
    s = at_market()
    assert refuses(s, 2, "close I")
    play(s, 0, "pass")
    assert s.to_act == (3,)
    assert refuses(s, 3, "close I")


@rule("F-MKT-10")
@pytest.mark.parametrize("coins", [0, 20])
def test_closing_costs_nothing_so_that_the_poorest_can_do_it(coins: int) -> None:
    s = at_market(coins=coins)
    play(s, 0, "close I")
    assert s.coins[0] == coins
    assert tiles_at(s, "I") == 0


@rule("F-MKT-11")
def test_who_has_bought_cannot_close() -> None:
    s = at_market(apprentices=3)
    play(s, 0, "buy III.1")
    assert not [choice for choice in open_to(s, 0) if choice.startswith("close")]
    assert all(refuses(s, 0, f"close {booth}") for booth in ("I", "III", "IV"))


@rule("F-MKT-11")
def test_who_has_closed_can_neither_buy_nor_close_again_with_his_other_apprentices() -> None:
    s = at_market(apprentices=3)
    play(s, 0, "close I")
    assert s.to_act == (3,)
    assert refuses(s, 0, "buy III.1")
    assert refuses(s, 0, "close III")


@rule("F-MKT-12")
def test_who_forfeits_the_market_empties_no_booth() -> None:
    s = at_market(apprentices=3)
    before = in_bag(s)
    events = play_and_collect(s, 0, "pass")
    assert "booth-shut" not in [event.kind for event in events]
    assert (tiles_at(s, "I"), tiles_at(s, "III"), tiles_at(s, "IV")) == (1, 3, 2)
    assert in_bag(s) == before
    assert (s.coins[0], goods(s, 0)) == (20, "")


@rule("F-MKT-13", "F-MKT-8")
@pytest.mark.parametrize("move", ["buy III.1", "close III"])
def test_an_emptied_booth_is_not_available_to_later_players_this_round(move: str) -> None:
    s = at_market(second=True)
    play(s, 0, move)
    assert open_to(s, 1) == ["buy I.1", "buy IV.1", "buy IV.2", "close I", "close IV", "pass"]
    assert refuses(s, 1, "buy III.2")
    assert refuses(s, 1, "close III")
