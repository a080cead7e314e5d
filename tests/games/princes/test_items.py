"""Section 5 of the ledger: what the seven items do."""

from itertools import permutations

import pytest

from bottega.games.princes.actions import PRESTIGES
from bottega.games.princes.events import LANDSCAPE, Recruited, Scored
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.princes import (
    end_turns,
    finish_business,
    open_to,
    play,
    play_and_collect,
    position,
    prince,
    refuses,
)


def buy(s: PrincesState, item: str) -> None:
    """Seat 0 buys an item for 200."""
    play(s, 0, f"open {item}")
    while s.item >= 0:
        play(s, s.to_act[0], "pass")


@rule("P-ITEM-1")
def test_an_item_serves_its_owner_only() -> None:
    s = position(at="actions", round=1, jesters={1: 6}, hands={0: ["poet"], 1: ["painter"]})
    assert "work poet" not in open_to(s, 0)
    play(s, 0, "end")
    assert "work painter" in open_to(s, 1)


@rule("P-ITEM-2")
def test_everything_but_builders_may_be_owned_without_limit() -> None:
    s = position(jesters={0: 6}, estates={0: ["lake"] * 5}, recruiting={0: 4}, medals={0: PRESTIGES[:6]})
    assert {"open jester", "open lake", "open prestige_card", "open recruiting_card"} <= set(open_to(s, 0))
    buy(s, "jester")
    assert prince(s, 0)["jesters"] == 7


@rule("P-LAND-1")
@pytest.mark.parametrize("item", ["forest", "lake", "park"])
def test_a_landscape_is_laid_at_once(item: str) -> None:
    s = position()
    buy(s, item)
    assert s.to_act == (0,)
    assert all(choice.startswith("place ") for choice in open_to(s, 0))
    place = open_to(s, 0)[0]
    play(s, 0, place)
    assert prince(s, 0)["estate"][0]["piece"] == item


@rule("P-LAND-2", "P-OQ-18")
def test_a_landscape_may_touch_buildings_landscapes_and_the_palace() -> None:
    s = position(estates={0: ["tower a1.1", "park a2.1"]})
    buy(s, "lake")
    assert {"place c2.1", "place a3.1", "place a5.1", "place d6.1"} <= set(open_to(s, 0))


@rule("P-LAND-3", "P-LAND-4")
def test_a_landscape_lies_inside_the_walls_on_free_cells() -> None:
    s = position(estates={0: ["tower a1.1", "park a2.1"]})
    buy(s, "lake")
    assert {"place e1.1", "place d1.2", "place g5.2"} <= set(open_to(s, 0))
    for outside in ("place f1.1", "place g6.2", "place g7.2"):
        assert refuses(s, 0, outside)
    for covered in ("place a1.1", "place b2.1", "place b1.2", "place a4.2", "place b6.1"):
        assert refuses(s, 0, covered)


def value_of(profession: str, estate: list[str]) -> int:
    s = position(at="actions", hands={0: [profession]}, estates={0: estate})
    value: int = s.view(0)["mine"]["professions"][0]["value"]
    return value


@rule("P-LAND-5", "P-LAND-6", "P-LAND-7", "P-WORK-8")
@pytest.mark.parametrize(
    ("kind", "fan", "other"), [("forest", "lawyer", "poet"), ("lake", "poet", "painter"), ("park", "painter", "lawyer")]
)
def test_a_landscape_adds_three_to_works_of_its_fans_once(kind: str, fan: str, other: str) -> None:
    assert value_of(fan, [kind]) == value_of(fan, []) + 3
    assert value_of(fan, [kind, kind, kind]) == value_of(fan, []) + 3
    assert value_of(other, [kind]) == value_of(other, [])


@rule("P-LAND-8", "P-LAND-9", "P-LAND-10", "P-LAND-13", "P-PP-1")
@pytest.mark.parametrize("kind", ["forest", "lake", "park"])
def test_the_second_landscape_of_a_kind_and_each_further_one_scores_three(kind: str) -> None:
    for owned in range(5):
        s = position(estates={0: [kind] * owned})
        buy(s, kind)
        events = play_and_collect(s, 0, open_to(s, 0)[-1])
        assert prince(s, 0)["prestige"] == (3 if owned else 0)
        assert (Scored(0, 3, LANDSCAPE) in events) is bool(owned)


@rule("P-LAND-11", "P-EX-8")
def test_the_landscapes_need_not_touch() -> None:
    s = position(estates={0: ["forest a1.1"]})
    buy(s, "forest")
    play(s, 0, "place f6.1")
    assert prince(s, 0)["prestige"] == 3
    s = position(estates={0: ["forest a1.1", "forest f6.1"]}, prestige={0: 3})
    buy(s, "forest")
    play(s, 0, "place d3.1")
    assert prince(s, 0)["prestige"] == 6


@rule("P-LAND-12", "P-EX-7")
@pytest.mark.parametrize("other", ["forest", "park"])
def test_another_kind_scores_nothing(other: str) -> None:
    s = position(estates={0: ["lake"]})
    buy(s, other)
    finish_business(s)
    assert prince(s, 0)["prestige"] == 0
    s = position(estates={0: ["lake", other]})
    buy(s, "lake")
    finish_business(s)
    assert prince(s, 0)["prestige"] == 3


@rule("P-JEST-1", "P-JEST-3")
def test_a_jester_takes_no_cell_and_scores_nothing() -> None:
    for owned in range(4):
        s = position(jesters={0: owned})
        buy(s, "jester")
        assert prince(s, 0)["jesters"] == owned + 1
        assert prince(s, 0)["empty"] == 43
        assert prince(s, 0)["prestige"] == 0


@rule("P-JEST-2", "P-WORK-10")
def test_each_jester_adds_two_to_every_work() -> None:
    for jesters in range(5):
        s = position(at="actions", hands={0: ["poet", "painter", "lawyer"]}, jesters={0: jesters})
        assert [card["value"] for card in s.view(0)["mine"]["professions"]] == [3 + 2 * jesters] * 3


@rule("P-BLDR-1", "P-BLDR-5", "P-BLDR-6", "P-BLDR-7", "P-PP-2")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 3), (2, 3)])
def test_the_second_and_third_builder_score_three(owned: int, points: int) -> None:
    s = position(builders={0: owned})
    assert s.view(0)["choices"][4]["points"] == points
    buy(s, "builder")
    assert prince(s, 0)["builders"] == owned + 1
    assert prince(s, 0)["prestige"] == points
    assert prince(s, 0)["empty"] == 43


@rule("P-BLDR-2", "P-BLDR-4", "P-BLDR-8")
def test_builders_lower_the_cost() -> None:
    prices = [prince(position(builders={0: owned}), 0)["building_price"] for owned in range(4)]
    assert prices == [700, 300, 300, 0]


@rule("P-BLDR-3", "P-BLDR-8")
@pytest.mark.parametrize(("owned", "may"), [(0, False), (1, False), (2, True), (3, True)])
def test_from_the_second_builder_on_buildings_may_touch(owned: int, may: bool) -> None:
    s = position(at="actions", builders={0: owned}, estates={0: ["tower c3.1"]})
    play(s, 0, "build chapel")
    assert ("place c1.1" in open_to(s, 0)) is may  # right above the tower
    assert "place a1.1" in open_to(s, 0)


# --- prestige cards --------------------------------------------------------------------------------------------------


@rule("P-PCARD-1", "P-PCARD-2")
def test_the_buyer_sees_the_top_five_and_keeps_one() -> None:
    pile = [f"prestige_{n:02}" for n in (9, 3, 7, 1, 14, 2, 4, 5, 6, 8, 10, 11, 12, 13)]
    s = position(piles={"prestige": pile})
    buy(s, "prestige_card")
    assert s.view(0)["mine"]["looking"] == {"deck": "prestige", "cards": sorted(pile[:5]), "kept": False}
    assert open_to(s, 0) == [f"keep {card}" for card in sorted(pile[:5])]
    play(s, 0, "keep prestige_07")
    assert [card["card"] for card in s.view(0)["mine"]["prestige_cards"]] == ["prestige_07"]
    assert prince(s, 0)["prestige_cards"] == 1
    assert refuses(s, 0, "keep prestige_09")


@rule("P-PCARD-3", "P-OQ-11")
def test_the_others_go_under_the_pile_in_any_order() -> None:
    pile = list(PRESTIGES)
    for order in permutations(pile[1:5]):
        s = position(piles={"prestige": pile})
        buy(s, "prestige_card")
        play(s, 0, f"keep {pile[0]}")
        play(s, 0, *[f"under {card}" for card in order[:3]])
        assert [PRESTIGES[card] for card in s.prestige_pile] == [*pile[5:], *order]
        assert s.to_act == (1,)


@rule("P-PCARD-10")
def test_there_are_always_five_prestige_cards_to_look_at() -> None:
    s = position(round=7, medals={1: PRESTIGES[:3], 2: PRESTIGES[3:6]})
    assert s.view(None)["decks"]["prestige"] == 8
    buy(s, "prestige_card")
    assert len(open_to(s, 0)) == 5


# --- recruiting ------------------------------------------------------------------------------------------------------


@rule("P-REC-1", "P-REC-2", "P-REC-4", "P-OQ-5")
def test_a_recruiting_card_is_used_at_once_or_kept() -> None:
    s = position(hands={0: ["lawyer"]}, played={1: ["poet"], 2: ["painter"]})
    buy(s, "recruiting_card")
    assert open_to(s, 0) == ["recruit painter", "recruit poet", "hold"]
    events = play_and_collect(s, 0, "recruit poet")
    assert Recruited(0, 1, "poet") in events
    assert [card["profession"] for card in s.view(0)["mine"]["professions"]] == ["lawyer", "poet"]
    assert (prince(s, 1)["played"], prince(s, 1)["recruiting_on_table"]) == ([], 1)
    assert prince(s, 0)["recruiting_in_hand"] == 0
    s = position(played={1: ["poet"]})
    buy(s, "recruiting_card")
    play(s, 0, "hold")
    assert prince(s, 0)["recruiting_in_hand"] == 1
    assert s.to_act == (1,)


@rule("P-REC-3", "P-OQ-5")
def test_only_professions_face_up_at_an_opponent_can_be_recruited() -> None:
    s = position(
        at="actions",
        recruiting={0: 1},
        hands={0: ["lawyer"], 1: ["philosopher"]},
        played={0: ["dramatist"], 2: ["poet"]},
        replaced={3: 1},
    )
    assert [choice for choice in open_to(s, 0) if choice.startswith("recruit")] == ["recruit poet"]
    for own_or_hidden in ("recruit dramatist", "recruit philosopher", "recruit lawyer"):
        assert refuses(s, 0, own_or_hidden)


@rule("P-OQ-5")
def test_with_nobody_to_recruit_the_card_goes_into_hand() -> None:
    s = position()
    buy(s, "recruiting_card")
    assert s.to_act == (1,)
    assert prince(s, 0)["recruiting_in_hand"] == 1


@rule("P-REC-5", "P-REC-6", "P-REC-7", "P-REC-8", "P-OQ-5")
def test_any_number_of_recruiting_cards_beside_the_two_actions() -> None:
    s = position(at="actions", jesters={0: 5}, recruiting={0: 3}, played={1: ["poet", "painter"], 2: ["lawyer"]})
    play(s, 0, "recruit poet")
    assert s.view(0)["turn"]["actions_left"] == 2
    play(s, 0, "work poet", "exchange 0", "recruit painter", "work painter", "exchange 0")
    assert open_to(s, 0) == ["recruit lawyer", "end"]
    play(s, 0, "recruit lawyer")
    assert s.to_act == (1,)
    assert prince(s, 0)["played"] == ["painter", "poet"]
    assert prince(s, 0)["recruiting_in_hand"] == 0


@rule("P-REC-5")
def test_a_card_bought_this_round_may_be_played_this_round() -> None:
    s = position(3, played={1: ["poet"]}, jesters={0: 3})
    buy(s, "recruiting_card")
    play(s, 0, "hold")
    play(s, 1, "give-up")
    play(s, 2, "give-up")
    assert s.to_act == (0,)
    play(s, 0, "recruit poet", "work poet")


@rule("P-OQ-5")
def test_a_profession_played_this_very_round_can_be_recruited_but_not_inside_an_action() -> None:
    s = position(at="actions", jesters={0: 4, 1: 4}, hands={0: ["poet"], 1: ["lawyer"]}, recruiting={1: 1})
    play(s, 0, "work poet", "exchange 2", "end")
    before = (s.best[0], s.florins[0], s.prestige[0])
    play(s, 1, "build tower")
    assert refuses(s, 1, "recruit poet")
    play(s, 1, "place a1.1", "recruit poet", "work poet")
    assert (s.best[0], s.florins[0], s.prestige[0]) == before


@rule("P-REC-9", "P-REC-11", "P-WORK-11")
def test_a_recruiting_card_counts_in_hand_and_on_the_table_of_whom_it_was_left_to() -> None:
    plain = position(at="actions", hands={0: ["poet"]})
    held = position(at="actions", hands={0: ["poet"]}, recruiting={0: 1})
    left = position(at="actions", hands={0: ["poet"]}, replaced={0: 1})
    values = [s.view(0)["mine"]["professions"][0]["value"] for s in (plain, held, left)]
    assert values == [1, 2, 2]
    assert prince(left, 0)["works"] == 1


@rule("P-REC-10")
def test_a_recruiting_card_counts_for_bonus_and_prestige_cards() -> None:
    s = position(
        at="actions",
        hands={0: ["poet"]},
        recruiting={0: 2},
        replaced={0: 1},
        bonuses={0: ["bonus_19", "bonus_20"]},
        medals={0: ["prestige_14"]},
    )
    mine = s.view(0)["mine"]
    assert [card["value"] for card in mine["bonuses"]] == [2, 2]
    assert mine["prestige_cards"][0]["points"] == 7


@rule("P-REC-12", "P-REC-13")
def test_a_profession_works_again_for_its_new_owner_and_may_be_recruited_back() -> None:
    s = position(
        at="actions", jesters={0: 5, 1: 5}, recruiting={0: 1, 1: 1}, hands={0: [], 1: []}, played={0: ["poet"]}
    )
    assert prince(s, 0)["works"] == 1
    play(s, 0, "end")
    play(s, 1, "recruit poet", "work poet", "exchange 0", "end")
    play(s, 2, "end")
    play(s, 3, "end")
    while s.view(None)["phase"] == "auction":
        play(s, s.to_act[0], "give-up")
    play(s, 1, "end")
    play(s, 2, "end")
    play(s, 3, "end")
    play(s, 0, "recruit poet", "work poet", "exchange 0")
    assert prince(s, 0)["works"] == 2
    assert (prince(s, 0)["played"], prince(s, 0)["recruiting_on_table"]) == (["poet"], 1)
    assert (prince(s, 1)["works"], prince(s, 1)["recruiting_on_table"]) == (1, 1)


@rule("P-REC-14")
def test_a_recruiting_card_makes_no_work() -> None:
    s = position(at="actions", jesters={0: 7}, recruiting={0: 3}, hands={0: []})
    assert not [choice for choice in open_to(s, 0) if choice.startswith("work")]


@rule("P-EX-59")
def test_recruiting_leaves_both_numbers_of_cards_alone() -> None:
    s = position(at="actions", hands={0: ["lawyer"]}, recruiting={0: 1}, played={1: ["poet"]})
    cards, works = list(s.cards), [s.works(seat) for seat in range(4)]
    play(s, 0, "recruit poet")
    assert s.cards == cards
    assert [s.works(seat) for seat in range(4)] == works
    assert prince(s, 1)["recruiting_on_table"] == 1
    assert (prince(s, 0)["recruiting_in_hand"], prince(s, 0)["professions_in_hand"]) == (0, 2)


@rule("P-OQ-31", "P-BUILD-20")
def test_nothing_laid_is_ever_moved_or_removed() -> None:
    s = position(at="actions", estates={0: ["forest a1.1", "tower e1.1"]}, builders={0: 3})
    before = prince(s, 0)["estate"]
    play(s, 0, "build chapel", "place a4.1")
    end_turns(s)
    assert prince(s, 0)["estate"][:2] == before
