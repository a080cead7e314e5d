"""Sections 3, 6, 12 and 13 of the ledger: rounds, turns, the best work, money."""

import pytest

from bottega import Rng
from bottega.core.events import Event
from bottega.games.princes.events import BEST_WORK, BestWork, RoundBegan, Scored, Sold, TurnEnded, WorkMade
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.conformance import choose
from bottega.testing.princes import (
    begin,
    end_turns,
    new_game,
    open_to,
    play,
    play_and_collect,
    position,
    prince,
    refuses,
    sit_out,
)

RICH = dict.fromkeys(range(5), 9000)


def verbs(s: PrincesState, seat: int) -> set[str]:
    return {choice.split()[0] for choice in open_to(s, seat)}


@rule("P-ROUND-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_game_lasts_seven_rounds(players: int) -> None:
    s = new_game(players)
    begin(s)
    for expected in range(1, 8):
        assert (s.round, s.is_over) == (expected, False)
        sit_out(s)
    assert s.is_over


@rule("P-ROUND-2", "P-ROUND-3")
def test_all_auctions_come_before_any_action() -> None:
    s = position()
    for seat in range(4):
        assert s.view(None)["phase"] == "auction"
        assert verbs(s, seat) <= {"open", "take", "give-up"}
        play(s, seat, "give-up")
    assert s.view(None)["phase"] == "actions"


@rule("P-ROUND-4", "P-ACT-1")
@pytest.mark.parametrize("first", range(4))
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    s = position(at="actions", first=first)
    order = []
    while s.round == 1:
        order.append(s.to_act[0])
        play(s, s.to_act[0], "introduce travel") if len(order) == 1 else None
        play(s, s.to_act[0], "end")
    assert order == [(first + turn) % 4 for turn in range(4)]


@rule("P-ROUND-5", "P-ROUND-6", "P-NEXT-1", "P-NEXT-2", "P-INV-11", "P-OQ-7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_changes_to_the_left_each_round(players: int) -> None:
    s = new_game(players)
    begin(s)
    for number in range(7):
        assert (s.round, s.first) == (number + 1, number % players)
        assert s.to_act == (s.first,)
        sit_out(s)


@rule("P-ROUND-6")
def test_a_new_round_is_announced_after_the_best_work() -> None:
    s = position(3, at="actions", first=1, best={2: 9})
    play(s, 1, "end")
    play(s, 2, "end")
    events = play_and_collect(s, 0, "end")
    kinds = [type(event) for event in events]
    assert kinds.index(BestWork) < kinds.index(RoundBegan)
    assert events[-1] == RoundBegan(2, 2, 10)


@rule("P-ACT-2", "P-ACT-11", "P-OQ-12")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_turn_has_none_one_or_two_actions(count: int) -> None:
    s = position(at="actions", florins=RICH)
    play(s, 0, *["build tower", "place a1.1"] if count else [])
    play(s, 0, *["build chapel", "place a3.1"] if count > 1 else [])
    if count < 2:
        assert s.view(0)["turn"]["actions_left"] == 2 - count
        events = play_and_collect(s, 0, "end")
        assert TurnEnded(0, 2 - count) in events
    assert s.to_act == (1,)
    assert s.view(1)["turn"]["actions_left"] == 2


@rule("P-OQ-12")
def test_unused_actions_are_lost() -> None:
    s = position(3, at="actions", florins={0: 500})
    play(s, 0, "end")
    assert s.florins[0] == 500
    sit_out(s)
    while s.view(None)["phase"] == "auction":
        play(s, s.to_act[0], "give-up")
    play(s, 1, "end")
    play(s, 2, "end")
    assert s.view(0)["turn"]["actions_left"] == 2


@rule("P-ACT-3", "P-ACT-4", "P-ACT-5")
def test_the_five_actions_in_any_order_one_after_the_other() -> None:
    s = position(at="actions", florins=RICH, jesters={0: 5}, hands={0: ["poet"]})
    assert verbs(s, 0) == {"work", "build", "introduce", "draw", "end"}
    assert {"draw profession", "draw bonus"} <= set(open_to(s, 0))
    play(s, 0, "build tower")
    assert verbs(s, 0) == {"place"}
    play(s, 0, "place a1.1", "work poet")
    assert verbs(s, 0) == {"exchange"}
    other = position(at="actions", florins=RICH, jesters={0: 5}, hands={0: ["poet"]})
    play(other, 0, "work poet", "exchange 0", "build tower", "place a1.1")
    assert other.to_act == (1,)


@rule("P-ACT-6", "P-ACT-7", "P-ACT-10", "P-BONUS-12")
def test_works_buildings_and_bonus_cards_up_to_twice() -> None:
    s = position(
        at="actions",
        jesters={0: 5},
        hands={0: ["poet", "lawyer", "painter"]},
        recruiting={0: 1},
        played={1: ["dramatist"]},
    )
    play(s, 0, "work poet", "exchange 0", "work lawyer", "exchange 0")
    assert refuses(s, 0, "work painter")
    s = position(at="actions", florins=RICH, recruiting={0: 1}, played={1: ["dramatist"]})
    play(s, 0, "build tower", "place a1.1", "build chapel", "place a3.1")
    assert open_to(s, 0) == ["recruit dramatist", "end"]
    s = position(at="actions", florins=RICH)
    for _ in range(2):
        play(s, 0, "draw bonus")
        while s.deck >= 0:
            play(s, 0, open_to(s, 0)[0])
    assert prince(s, 0)["bonus_in_hand"] == 2
    assert s.to_act == (1,)


@rule("P-ACT-8", "P-ACT-9", "P-PROF-7", "P-FREE-8")
def test_one_profession_and_one_freedom_a_turn() -> None:
    s = position(at="actions", florins=RICH)
    play(s, 0, "draw profession")
    while s.deck >= 0:
        play(s, 0, open_to(s, 0)[0])
    assert refuses(s, 0, "draw profession")
    play(s, 0, "introduce travel")
    play(s, 1, "introduce travel")
    assert refuses(s, 1, "introduce opinion")
    assert {"draw profession", "draw bonus"} <= set(open_to(s, 1))


# --- the best work ---------------------------------------------------------------------------------------------------


@rule("P-BEST-1", "P-BEST-2", "P-BEST-5", "P-WORK-24", "P-PP-4")
def test_the_highest_work_of_the_round_scores_three() -> None:
    s = position(3, at="actions", jesters={0: 3, 1: 4}, hands={0: ["poet"], 1: ["lawyer"], 2: ["painter"]})
    play(s, 0, "work poet", "exchange 0", "end")
    play(s, 1, "work lawyer", "exchange 0", "end")
    assert s.prestige == [0, 0, 0]
    assert [prince(s, seat)["best_work"] for seat in range(3)] == [7, 9, None]
    events = play_and_collect(s, 2, "end")
    assert BestWork((1,), 9) in events
    assert Scored(1, 3, BEST_WORK) in events
    assert s.prestige == [0, 3, 0]
    assert [prince(s, seat)["best_work"] for seat in range(3)] == [None] * 3


@rule("P-BEST-3", "P-EX-55", "P-OQ-39")
def test_all_who_tie_score_in_full() -> None:
    s = position(at="actions", best={0: 18, 1: 18, 2: 15})
    end_turns(s)
    assert s.prestige == [3, 3, 0, 0]


@rule("P-OQ-39")
def test_two_works_of_the_best_value_count_once() -> None:
    s = position(3, at="actions", jesters={0: 4}, hands={0: ["lawyer", "painter"]})
    play(s, 0, "work lawyer", "exchange 0", "work painter", "exchange 0")
    end_turns(s)
    assert s.prestige == [3, 0, 0]


@rule("P-BEST-4")
def test_the_only_work_is_the_best() -> None:
    s = position(at="actions", best={2: 7})
    end_turns(s)
    assert s.prestige == [0, 0, 3, 0]


@rule("P-OQ-8")
def test_without_a_work_nobody_scores() -> None:
    s = position(3, at="actions")
    play(s, 0, "end")
    play(s, 1, "end")
    assert BestWork((), 0) in play_and_collect(s, 2, "end")
    assert s.prestige == [0, 0, 0]


@rule("P-BEST-6")
def test_the_best_work_counts_in_the_last_round_too() -> None:
    s = position(3, at="actions", round=7, best={1: 20})
    end_turns(s)
    assert s.is_over
    assert s.scores() == (0, 3, 0)


# --- money and the track ---------------------------------------------------------------------------------------------


@rule("P-MON-1")
def test_works_and_sold_points_are_the_only_income() -> None:
    incomes: set[str] = set()
    for seed in range(8):
        s = new_game(seed=seed, free_sale="yes")
        rng = Rng(seed, "income")
        while not s.is_over:
            before, events = list(s.florins), list[Event]()
            seat, action = choose(s, rng)
            s.apply(seat, action, events)
            gained = [0] * s.players
            for event in events:
                if isinstance(event, WorkMade):
                    gained[event.seat] += event.payment - event.returned
                if isinstance(event, Sold):
                    gained[event.seat] += event.florins
            assert all(now <= then + more for now, then, more in zip(s.florins, before, gained, strict=True))
            incomes |= {event.kind for event in events if isinstance(event, WorkMade | Sold)}
    assert incomes == {"work-made", "sold"}


@rule("P-MON-3", "P-PRICE-4", "P-PRICE-5")
def test_what_a_work_brings_and_a_point_costs() -> None:
    economy = position().view(None)["economy"]
    assert (economy["per_value"], economy["per_point_bought"], economy["per_point_sold"]) == (100, 200, 100)


@rule("P-MON-2", "P-OQ-4", "P-EX-56")
def test_points_may_be_sold_freely_where_the_table_allows_it() -> None:
    s = position(at="actions", florins={0: 100}, prestige={0: 4}, options={"free_sale": "yes"})
    play(s, 0, "sell", "sell", "sell")
    assert (s.prestige[0], s.florins[0]) == (1, 400)
    assert s.view(0)["turn"]["actions_left"] == 2
    play(s, 0, "sell")
    assert refuses(s, 0, "sell")
    s = position(prestige={0: 4, 1: 2}, options={"free_sale": "yes"})
    play(s, 0, "sell", "open jester")
    play(s, 1, "sell", "raise")
    assert s.prestige[:2] == [3, 1]


@rule("P-OQ-4")
@pytest.mark.parametrize("free_sale", ["no", "yes"])
def test_usually_only_what_a_payment_needs_is_sold(free_sale: str) -> None:
    """By the option also what none needs, at the opening, a bid and before each action; a payment sells either way."""
    freely, options = free_sale == "yes", {"free_sale": free_sale}
    s = position(prestige={0: 4, 1: 4}, options=options)
    assert ("sell" in open_to(s, 0)) == freely
    play(s, 0, "open jester")
    assert ("sell" in open_to(s, 1)) == freely
    s = position(at="actions", florins={0: 100}, prestige={0: 4}, options=options)
    assert ("sell" in open_to(s, 0)) == freely
    events = play_and_collect(s, 0, "introduce travel")
    assert Sold(0, 2, 200) in events
    assert (s.florins[0], s.prestige[0]) == (0, 2)
    assert ("sell" in open_to(s, 0)) == freely  # and again before the second action
    assert new_game().view(None)["options"]["free_sale"] == "no"


@rule("P-OQ-4")
def test_nothing_is_sold_once_the_last_turn_is_over() -> None:
    s = position(at="actions", round=7, prestige={0: 4}, options={"free_sale": "yes"})
    end_turns(s)
    assert s.is_over
    assert refuses(s, 0, "sell")


@rule("P-OQ-2", "P-INV-8")
def test_points_never_fall_below_zero() -> None:
    s = position(at="actions", florins={0: 0}, prestige={0: 2})
    assert refuses(s, 0, "introduce travel")
    s = position(at="actions", florins={0: 0}, prestige={0: 52}, builders={0: 1})
    play(s, 0, "introduce travel", "build tower", "place a1.1")
    assert s.prestige[0] == 52 - 3 - 3 + 3


@rule("P-MON-4", "P-OQ-33")
def test_points_go_on_beyond_the_printed_track() -> None:
    s = position(at="actions", prestige={0: 99}, best={0: 120})
    end_turns(s)
    assert s.scores()[0] == 102


@rule("P-MON-5")
def test_all_amounts_are_hundreds() -> None:
    c = position().rules.c
    amounts = [c.opening, c.raising, c.last_price, *c.building_price, c.profession_price, c.freedom_price]
    amounts += [c.bonus_price, c.florins_per_value, c.florins_per_point_bought, c.florins_per_point_sold]
    assert all(amount % 100 == 0 for amount in (*amounts, c.start_florins))


@rule("P-PRICE-3")
def test_cards_and_freedoms_cost_three_hundred() -> None:
    s = position(at="actions", florins=RICH)
    prices = {choice["action"]: choice.get("price") for choice in s.view(0)["choices"]}
    assert prices["draw profession"] == prices["draw bonus"] == prices["introduce travel"] == 300


@rule("P-PP-6", "P-FREE-7")
def test_nothing_else_scores_in_play() -> None:
    s = position(at="actions", florins=RICH)
    play(s, 0, "introduce travel", "draw bonus")
    while s.deck >= 0:
        play(s, 0, open_to(s, 0)[0])
    assert s.prestige[0] == 0
