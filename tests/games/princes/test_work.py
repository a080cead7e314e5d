"""Section 7 of the ledger: producing a work."""

from typing import Any

import pytest

from bottega.games.princes.events import EXCHANGE_POINTS, ProfessionPlayed, Scored, WorkMade
from bottega.games.princes.game import GAME
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.princes import end_turns, open_to, play, play_and_collect, position, prince, refuses

MINIMUM = [7, 10, 12, 14, 15, 16, 17]


def value_of(profession: str, **given: object) -> int:
    s = position(at="actions", hands={0: [profession]}, **given)  # type: ignore[arg-type]
    value: int = s.view(0)["mine"]["professions"][0]["value"]
    return value


def anne() -> PrincesState:
    """P-EX-10: a theatre, freedom of travel, 2 jesters, no lake; the Poet, two more cards and a recruiting card."""
    return position(
        at="actions",
        round=3,
        florins={0: 0},
        estates={0: ["theatre"]},
        freedoms={0: ["travel"]},
        jesters={0: 2},
        hands={0: ["poet", "lawyer"]},
        played={0: ["painter"]},
        recruiting={0: 1},
    )


@rule("P-EX-10", "P-WORK-2", "P-WORK-4", "P-WORK-6", "P-WORK-14", "P-WORK-15", "P-MIN-3")
def test_the_poets_work_is_worth_fifteen() -> None:
    s = anne()
    assert s.view(0)["minimum"] == 12
    events = play_and_collect(s, 0, "work poet")
    assert ProfessionPlayed(0, "poet", 15) in events
    play(s, 0, "exchange 0")
    assert prince(s, 0)["best_work"] == 15
    assert prince(s, 0)["prestige"] == 0
    assert prince(s, 0)["played"] == ["painter", "poet"]


@rule("P-EX-11", "P-WORK-16")
def test_it_is_paid_1500_florins() -> None:
    s = anne()
    play(s, 0, "work poet", "exchange 0")
    assert s.florins[0] == 1500


@rule("P-EX-12", "P-WORK-17", "P-WORK-21", "P-PP-5")
def test_all_of_it_but_100_buys_seven_points() -> None:
    s = anne()
    play(s, 0, "work poet")
    events = play_and_collect(s, 0, "exchange 7")
    assert (s.florins[0], s.prestige[0]) == (100, 7)
    assert WorkMade(0, "poet", 15, 1500, 1400) in events
    assert Scored(0, 7, EXCHANGE_POINTS) in events


@rule("P-EX-13", "P-WORK-18", "P-WORK-20", "P-OQ-37")
@pytest.mark.parametrize("florins", [0, 5000])
def test_up_to_half_the_value_in_points(florins: int) -> None:
    s = anne()
    s.florins[0] = florins
    play(s, 0, "work poet")
    assert open_to(s, 0) == [f"exchange {points}" for points in range(8)]
    assert refuses(s, 0, "exchange 8")
    for points in range(8):
        world = s.clone()
        play(world, 0, f"exchange {points}")
        assert (world.florins[0], world.prestige[0]) == (florins + 1500 - 200 * points, points)


@rule("P-WORK-19")
def test_the_exchange_is_made_at_once() -> None:
    s = anne()
    play(s, 0, "work poet")
    for later in ("end", "introduce religion", "work lawyer"):
        assert refuses(s, 0, later)
    play(s, 0, "exchange 0")
    assert refuses(s, 0, "exchange 1")


@rule("P-EX-9", "P-WORK-2", "P-WORK-3", *[f"P-MIN-{n}" for n in range(1, 8)])
@pytest.mark.parametrize("number", range(1, 8))
def test_the_minimum_of_each_round(number: int) -> None:
    minimum = MINIMUM[number - 1]
    for value in (minimum - 1, minimum):
        jesters, cards = (value - 1) // 2, 1 + (value - 1) % 2
        s = position(at="actions", round=number, jesters={0: jesters}, hands={0: ["poet"]}, recruiting={0: cards - 1})
        assert s.view(0)["mine"]["professions"][0]["value"] == value
        assert ("work poet" in open_to(s, 0)) is (value >= minimum)
        assert refuses(s, 0, "work poet") is (value < minimum)
        assert s.view(0)["minimum"] == minimum


@rule("P-WORK-1")
def test_the_profession_must_be_in_hand() -> None:
    s = position(at="actions", jesters={0: 7}, hands={0: ["poet"], 1: ["lawyer"]}, played={0: ["painter"]})
    assert [choice for choice in open_to(s, 0) if choice.startswith("work")] == ["work poet"]
    assert refuses(s, 0, "work lawyer")


@rule("P-WORK-5")
def test_a_card_on_the_table_makes_no_second_work() -> None:
    s = anne()
    play(s, 0, "work poet", "exchange 0")
    assert refuses(s, 0, "work poet")


@rule("P-WORK-7", "P-BUILD-21")
def test_the_preferred_building_adds_four() -> None:
    assert value_of("poet", estates={0: ["theatre"]}) == value_of("poet") + 4
    assert value_of("poet", estates={0: ["opera"]}) == value_of("poet")


@rule("P-WORK-9", "P-FREE-3")
def test_the_preferred_freedom_adds_three() -> None:
    assert value_of("poet", freedoms={0: ["travel"]}) == value_of("poet") + 3
    assert value_of("poet", freedoms={0: ["opinion", "religion"]}) == value_of("poet")


@rule("P-WORK-11")
def test_every_profession_and_recruiting_card_adds_one() -> None:
    s = position(
        at="actions",
        jesters={0: 5},
        hands={0: ["poet", "lawyer"]},
        played={0: ["painter"]},
        replaced={0: 1},
        recruiting={0: 2},
    )
    play(s, 0, "work poet")
    assert s.value == 10 + 6


@rule("P-WORK-12", "P-BONUS-7", "P-BONUS-9")
def test_bonus_cards_add_their_value() -> None:
    s = position(at="actions", jesters={0: 3}, hands={0: ["poet"]}, bonuses={0: ["bonus_11", "bonus_09"]})
    play(s, 0, "work poet")
    assert open_to(s, 0) == ["add bonus_09", "add bonus_11", "done"]
    play(s, 0, "add bonus_11")
    assert s.value == 7 + 6
    play(s, 0, "done", "exchange 0")
    assert prince(s, 0)["best_work"] == 13
    assert s.view(0)["turn"]["actions_left"] == 1


@rule("P-WORK-13")
def test_no_wish_is_compulsory() -> None:
    s = position(at="actions", round=7, jesters={0: 7}, hands={0: ["poet", "lawyer", "painter"]})
    play(s, 0, "work poet", "exchange 0")
    assert prince(s, 0)["best_work"] == 17


@rule("P-WORK-22", "P-WORK-23", "P-EX-54")
@pytest.mark.parametrize("order", [("poet", "lawyer"), ("lawyer", "poet")])
def test_two_works_are_paid_one_by_one_and_the_higher_one_counts(order: tuple[str, str]) -> None:
    s = position(
        at="actions",
        florins={0: 0},
        jesters={0: 5},
        freedoms={0: ["travel"]},
        hands={0: ["poet", "lawyer"]},
        recruiting={0: 3},
    )
    values = {card["profession"]: card["value"] for card in s.view(0)["mine"]["professions"]}
    assert values == {"poet": 18, "lawyer": 15}
    paid = 0
    for profession in order:
        play(s, 0, f"work {profession}", "exchange 0")
        paid += 100 * values[profession]
        assert s.florins[0] == paid
    assert s.best[0] == 18
    assert s.florins[0] == 1500 + 1800


@rule("P-OQ-26")
def test_worthless_bonus_cards_may_be_played_and_any_number_of_them() -> None:
    cards = ["bonus_09", "bonus_13", "bonus_15"]
    s = position(at="actions", jesters={0: 4}, hands={0: ["poet"]}, bonuses={0: cards})
    play(s, 0, "work poet", *[f"add {card}" for card in cards])
    assert s.value == 9
    assert open_to(s, 0)[0] == "exchange 0"
    assert prince(s, 0)["bonus_in_hand"] == 0


@rule("P-OQ-26", "P-WORK-3")
def test_without_enough_bonus_the_work_is_refused_and_with_enough_it_must_be_reached() -> None:
    short = position(at="actions", round=3, jesters={0: 4}, hands={0: ["poet"]}, bonuses={0: ["bonus_09"]})
    assert refuses(short, 0, "work poet")
    s = position(at="actions", round=3, jesters={0: 4}, hands={0: ["poet"]}, bonuses={0: ["bonus_11", "bonus_09"]})
    play(s, 0, "work poet")
    assert open_to(s, 0) == ["add bonus_09", "add bonus_11"]
    play(s, 0, "add bonus_11")
    assert s.value == 17
    assert "done" in open_to(s, 0)


@rule("P-OQ-26")
def test_the_only_card_that_reaches_the_minimum_is_played_of_itself() -> None:
    s = position(at="actions", round=3, jesters={0: 4}, hands={0: ["poet"]}, bonuses={0: ["bonus_11"]})
    play(s, 0, "work poet")
    assert s.value == 17
    assert open_to(s, 0)[0] == "exchange 0"


@rule("P-OQ-27")
def test_bonus_cards_see_the_profession_laid_down() -> None:
    cards = ["bonus_19", "bonus_20"]
    s = position(at="actions", jesters={0: 3}, hands={0: ["poet", "lawyer"]}, bonuses={0: cards})
    play(s, 0, "work poet")
    assert [choice.get("value") for choice in s.view(0)["choices"][:2]] == [1, 1]
    play(s, 0, "add bonus_19")
    assert s.value == 6 + 2 + 1  # the other bonus card in hand counts for nothing


@rule("P-OQ-27")
def test_nobody_lays_down_a_profession_that_is_not_in_his_hand() -> None:
    cards = ["bonus_19", "bonus_20"]
    alone = position(at="actions", hands={0: []}, played={0: ["lawyer"]}, bonuses={0: cards})
    held = position(at="actions", hands={0: []}, recruiting={0: 1}, bonuses={0: cards})
    values = [[card["value"] for card in s.view(0)["mine"]["bonuses"]] for s in (alone, held)]
    assert values == [[0, 2], [1, 1]]  # it comes into the hand first, and leaves what is there alone


@rule("P-OQ-38")
def test_points_just_bought_may_be_sold_again_at_a_loss() -> None:
    s = anne()
    play(s, 0, "work poet", "exchange 7", "introduce opinion")
    assert (s.florins[0], s.prestige[0]) == (0, 5)


@rule("P-OQ-40")
def test_a_works_value_is_fixed_when_it_is_made() -> None:
    s = anne()
    play(s, 0, "work poet", "exchange 0", "end")
    s.recruiting[1] = 1
    s.cards[1] += 1
    s.waiting = 0
    s.carry_on()
    play(s, 1, "recruit poet")
    assert prince(s, 0)["best_work"] == 15
    end_turns(s)
    assert s.prestige[0] == 3


def test_the_preview_names_what_each_missing_piece_would_add() -> None:
    preview = anne().view(0)["mine"]["professions"]
    poet = next(card for card in preview if card["profession"] == "poet")
    assert (poet["value"], poet["enough"], poet["with"], poet["with_jester"]) == (15, True, {"lake": 18}, 17)
    lawyer = next(card for card in preview if card["profession"] == "lawyer")
    assert lawyer["with"] == {"university": 12, "forest": 11, "opinion": 11}


@pytest.mark.parametrize("move", ["work poet", "add bonus_11"])
def test_a_card_shown_to_all_is_not_taken_back(move: str) -> None:
    s = position(at="actions", jesters={0: 5}, hands={0: ["poet", "lawyer"]}, bonuses={0: ["bonus_11", "bonus_12"]})
    if move != "work poet":
        play(s, 0, "work poet")
    assert {event.kind for event in play_and_collect(s, 0, move)} & GAME.revealing


def met(terms: list[dict[str, Any]]) -> int:
    return sum(term["points"] for term in terms if term["met"])


@rule("P-WORK-6", "P-WORK-7", "P-WORK-8", "P-WORK-9", "P-WORK-10", "P-WORK-11")
def test_a_preview_tells_the_terms_of_the_value() -> None:
    poet = next(row for row in anne().view(0)["mine"]["professions"] if row["profession"] == "poet")
    assert poet["terms"] == [
        {"kind": "wish", "thing": "theatre", "count": 1, "points": 4, "met": True},
        {"kind": "wish", "thing": "lake", "count": 1, "points": 3, "met": False},
        {"kind": "wish", "thing": "travel", "count": 1, "points": 3, "met": True},
        {"kind": "jesters", "thing": "jester", "count": 2, "points": 4, "met": True},
        {"kind": "cards", "thing": "profession", "count": 4, "points": 4, "met": True},
    ]


@rule("P-WORK-6", "P-WORK-12")
def test_the_terms_of_a_work_are_its_value_without_bonus_cards() -> None:
    s = position(at="actions", hands={0: ["poet"]}, jesters={0: 3}, estates={0: ["lake"]}, bonuses={0: ["bonus_11"]})
    (poet,) = s.view(0)["mine"]["professions"]
    assert met(poet["terms"]) == poet["value"]
    play(s, 0, "work poet", "add bonus_11")
    work = s.view(1)["turn"]["work"]
    assert (work["terms"], work["without_bonuses"]) == (poet["terms"], poet["value"])
    assert (work["value"], met(work["terms"])) == (poet["value"] + 6, poet["value"])


@rule("P-WORK-8", "P-WORK-10", "P-WORK-11")
@pytest.mark.parametrize(
    ("item", "more"), [("lake", 3), ("forest", None), ("jester", 2), ("recruiting_card", 1), ("builder", None)]
)
def test_a_preview_counts_on_the_item_under_the_hammer(item: str, more: int | None) -> None:
    s = position(hands={0: ["poet"]}, bonuses={0: ["bonus_11"]}, jesters={0: 1})
    (before,) = s.view(0)["mine"]["professions"]
    assert before["next"] is None  # nothing is offered yet
    play(s, 0, f"open {item}")
    (poet,) = s.view(0)["mine"]["professions"]
    assert poet["next"] == (None if more is None else {"thing": item, "value": poet["value"] + more})


@rule("P-WORK-12")
def test_outside_of_auctions_it_counts_on_the_bonus_cards_in_hand() -> None:
    s = position(at="actions", hands={0: ["poet"], 1: ["lawyer"]}, bonuses={0: ["bonus_11"]}, jesters={0: 1})
    (poet,) = s.view(0)["mine"]["professions"]
    assert poet["next"] == {"thing": "bonus", "value": poet["with_bonuses"]}
    assert s.view(1)["mine"]["professions"][0]["next"] is None


@rule("P-WORK-16", "P-WORK-22")
@pytest.mark.parametrize(
    ("best", "compared"),
    [({}, "first"), ({1: 14, 2: 13}, "beats"), ({0: 15}, "ties"), ({1: 11, 3: 16}, "less")],
)
def test_a_work_is_compared_to_the_best_of_the_round(best: dict[int, int], compared: str) -> None:
    s = anne()
    for seat, value in best.items():
        s.best[seat] = value
    play(s, 0, "work poet")
    work = s.view(1)["turn"]["work"]
    assert (work["florins"], work["best"], work["compared"]) == (1500, max(best.values(), default=None), compared)


@rule("P-ACT-2")
def test_a_turn_counts_its_actions() -> None:
    s = position(at="actions", florins={0: 2000})
    play(s, 0, "introduce travel")
    turn = s.view(1)["turn"]
    assert (turn["actions_done"], turn["actions_left"]) == (1, 1)


@rule("P-ACT-1")
def test_a_turn_says_whose_is_next() -> None:
    s = position(3, at="actions", first=1)
    seen = []
    for seat in (1, 2, 0):
        seen.append((s.view(None)["turn"]["seat"], s.view(None)["turn"]["next"]))
        play(s, seat, "end")
    assert seen == [(1, 2), (2, 0), (0, None)]
