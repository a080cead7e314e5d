"""The medico (module 10), second half: bottles, healing, the end, Leonardo and the edition."""

from pathlib import Path
from typing import Any, cast

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import MoneyCounted
from bottega.games.fresco.modules.medico.events import (
    BottlesLaid,
    BottleTooDear,
    FellIll,
    HealthCredited,
)
from bottega.games.fresco.modules.portraits.rules import Portraits
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    cover,
    module_of,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refusal,
    shown,
    sit_out,
)
from bottega.testing.fresco.modules.medico import (
    fall_ill,
    give_bottles,
    infect,
    lay_bottles,
    medico_of,
    medico_part,
    next_infections,
    stand_ill,
    stand_neutral,
)

from .medico_positions import (
    BARE,
    MEDICO,
    SCORES,
    at_medico,
    evening,
    facts,
    getting_up,
    place,
    plans_open,
    restoring,
    rise_all,
    working,
)

# --- the mixed rule


@rule("F-EX-48", "F-M10-38")
def test_who_works_with_an_ill_one_is_ill_afterwards() -> None:
    s = restoring("a1", ("c3", "c4", "c5"), apprentices=3, infected="market")
    play(s, 0, "send ill", "restore c3")
    while s.view(0)["phase"] == "cathedral":
        play(s, 0, next(choice for choice in open_to(s, 0) if choice.startswith("restore")))
    assert facts(s, None)["ill"][0] == 3
    assert facts(s, None)["sheets"][0]["ill"] == [0, 3, 0, 0, 0]


@rule("F-OQ-162")
def test_the_neutral_one_under_the_mixed_rule_goes_back_to_the_theatre() -> None:
    s = working("studio", 3, 1, neutral=True, paints={})
    play(s, 0, "earn", "earn")
    assert facts(s)["ill"][0] == 2
    assert facts(s)["sheets"][0]["neutral"] is None
    assert shown(s, 0)["sheet"][2] == 2


@rule("F-OQ-45")
def test_in_the_final_round_the_infection_comes_after_the_last_visit_to_the_cathedral() -> None:
    s = working(
        "cathedral",
        1,
        infected="cathedral",
        final=True,
        plans={"cathedral.2": 1},
        tiles=BARE,
        paints={0: "RYBRYB"},
    )
    first = play_and_collect(s, 0, "altar red") + play_and_collect(s, 0, "altar yellow")
    assert s.view(0)["phase"] == "cathedral.2"
    assert not [event for event in first if isinstance(event, FellIll)]
    assert facts(s)["ill"][0] == 0
    # The second visit brings the one infection.
    second = play_and_collect(s, 0, "altar red") + play_and_collect(s, 0, "altar yellow")
    assert [event for event in second if isinstance(event, FellIll) and event.painter == 0] == [
        FellIll(0, "cathedral.2", 1, False)
    ]
    assert s.is_over
    assert facts(s)["ill"][0] == 1


@rule("F-OQ-45")
def test_the_apprentice_may_be_of_either_column() -> None:
    def neutral(s: FrescoState) -> None:
        stand_neutral(s, 0, "cathedral")

    s = working(
        "cathedral",
        1,
        infected="cathedral",
        final=True,
        plans={"cathedral.2": 1},
        tiles=BARE,
        paints={},
        given=neutral,
    )
    assert s.view(0)["phase"] == "cathedral.2"
    assert open_to(s, 0) == ["infect own", "infect neutral"]
    play(s, 0, "infect neutral")
    assert s.is_over
    assert facts(s)["ill"][0] == 0


@rule("F-OQ-45", "F-M10-38")
def test_the_mixed_rule_is_applied_to_each_visit() -> None:
    s = working("cathedral", 2, 1, infected="cathedral", final=True, plans={"cathedral.2": 2}, tiles=BARE, paints={})
    # One falls ill beside the ill one, and one of the second visit by the infection.
    assert facts(s)["ill"][0] == 3


@rule("F-OQ-161")
def test_under_a_tile_nobody_is_at_the_infected_place() -> None:
    s = working(
        "studio",
        1,
        infected="studio",
        modules=["wall_fresco", "medico"],
        paints={0: "OGP"},
        given=lambda s: cover(s, 0, "wall", "studio"),
    )
    play(s, 0, "no")
    assert facts(s)["ill"][0] == 0


@rule("F-OQ-161", "F-M10-40")
def test_under_the_medico_tile_the_market_is_infected() -> None:
    s = working(
        "market",
        1,
        infected="market",
        booths={"I": ["R"]},
        coins={0: 9},
        given=lambda s: cover(s, 0, "medico", "market"),
    )
    play(s, 0, "buy I.1")
    assert facts(s)["ill"][0] == 1


@rule("F-OQ-184")
def test_who_is_all_ill_is_not_affected() -> None:
    s = working("studio", 2, 2, infected="studio", paints={0: "RR"}, given=lambda s: fall_ill(s, {0: 5}))
    play(s, 0, "saint red", "saint red")
    assert facts(s)["ill"][0] == 5


@rule("F-OQ-185", "F-M10-15")
def test_black_apprentices_cannot_run_out() -> None:
    """The worst there is: everybody falls ill, by the infection and beside an ill one, the neutral ones too."""

    def given(s: FrescoState) -> None:
        infect(s, "cathedral")
        for seat in range(4):
            fall_ill(s, {seat: 3})
            stand_ill(s, seat, {"studio": 1})
            stand_neutral(s, seat, "studio")

    s = position(
        at="cathedral",
        modules=MEDICO,
        plans={seat: {"cathedral": 1, "studio": 3} for seat in range(4)},
        moods=dict.fromkeys(range(4), 4),
        tiles=BARE,
        paints={},
        given=given,
    )
    assert facts(s)["ill"] == [4, 4, 4, 4]
    for seat in range(4):
        play(s, seat, "earn", "earn")
    assert facts(s)["ill"] == [5, 5, 5, 5]
    assert medico_of(s).black == 20
    assert [shown(s, seat)["apprentices"] for seat in range(4)] == [5, 5, 5, 5]


@rule("F-OQ-186")
def test_an_infected_place_without_anybody_has_no_effect() -> None:
    s = working("theatre", infected="workshop")
    play(s, 0, "attend")
    assert facts(s, None)["ill"] == [0, 0, 0, 0]


# --- bottles


@rule("F-M10-39", "F-M10-40", "F-CMB-16", "F-OQ-24")
def test_the_medico_tile_covers_the_market_only_and_leaves_one_space() -> None:
    s = position(at="planning", modules=MEDICO)
    assert [choice for choice in open_to(s, 0) if choice.startswith("cover")] == ["cover medico market"]
    play(s, 0, "cover medico market", "plan market")
    assert "market" not in plans_open(s, 0, "plan")


@rule("F-EX-49", "F-M10-39", "F-M10-40", "F-M10-41", "F-OQ-168")
def test_with_an_apprentice_a_bottle_and_paint_without_one_a_bottle() -> None:
    s = at_medico("3", "2", "1", apprentices=1, others={1: 0})
    assert open_to(s, 0) == ["bottle 1", "bottle 2", "bottle 3"]
    play(s, 0, "bottle 1")
    assert "buy I.1" in open_to(s, 0)
    play(s, 0, "buy I.1")
    assert open_to(s, 1) == ["bottle 2", "bottle 3"]
    play(s, 1, "bottle 3")
    assert s.view(0)["phase"] == "studio"
    assert facts(s, None)["held"] == [["3"], ["1"], []]


@rule("F-EX-50", "F-M10-41", "F-M10-42", "F-M10-54", "F-OQ-170")
def test_bottles_cost_what_their_place_says_and_the_last_has_to_be_bought() -> None:
    s = at_medico("3", "3", "juice", others={1: 0, 2: 0}, purses={0: 12, 1: 12, 2: 2})
    play(s, 0, "bottle 2")
    play(s, 1, "bottle 1")
    assert (s.coins[0], s.coins[1]) == (10, 9)
    assert facts(s)["held"] == [["3"], ["3"], ["juice"]]
    assert s.coins[2] == 0


@rule("F-M10-43", "F-OQ-9", "F-OQ-169")
def test_who_cannot_pay_shows_it_and_buys_nothing() -> None:
    s = at_medico("3", "2", "1", apprentices=1, coins=1, others={1: 0}, hours={0: 6, 1: 5})
    assert s.to_act == (1,)
    events = play_and_collect(s, 1, "bottle 2")
    assert BottleTooDear(0) in events
    assert not any("coins" in (event.as_seen_by(None) or {}) for event in events)
    assert s.to_act == (0,)
    assert facts(s)["held"][0] == []


@rule("F-M10-44", "F-M10-45", "F-DIF-20", "F-OQ-171")
def test_with_two_bottles_no_other_one_can_be_acquired() -> None:
    s = position(at="planning", modules=MEDICO, given=lambda s: give_bottles(s, {0: ["3", "juice"], 1: ["1"]}))
    assert "cover medico market" not in open_to(s, 0)
    assert "cover medico market" in open_to(s, 1)
    assert facts(s, None)["held"][:2] == [["3", "juice"], ["1"]]


@rule("F-M10-41")
def test_nothing_has_to_be_bought_when_nothing_is_left() -> None:
    s = at_medico("3", others={1: 0})
    # The only bottle is the only choice of seat 0; seat 1 finds none.
    assert facts(s)["held"] == [["3"], [], []]
    assert s.view(0)["phase"] == "studio"


# --- healing


@rule("F-M10-46", "F-M10-47", "F-DIF-35")
def test_healing_comes_after_the_last_location_in_acting_order() -> None:
    s = evening({0: ["1", "juice"], 2: ["3"]}, hours={0: 8, 2: 5})
    assert s.to_act == (2,)
    assert open_to(s, 2) == ["no", "use 3"]
    play(s, 2, "no")
    assert open_to(s, 0) == ["no", "use 1", "use juice"]
    play(s, 0, "use juice", "use 1")
    assert s.view(0)["phase"] == "get-up"
    assert facts(s)["held"][2] == ["3"]


@rule("F-M10-46", "F-DIF-35")
def test_healing_comes_although_the_theatre_was_passed() -> None:
    s = working("theatre", given=lambda s: give_bottles(s, {1: ["2"]}))
    play(s, 0, "pass")
    play(s, 3, "pass")
    assert s.to_act == (1,)
    assert open_to(s, 1) == ["no", "use 2"]


@rule("F-EX-51", "F-M10-48", "F-M10-49", "F-M10-51")
def test_portions_heal_and_the_rest_is_lost() -> None:
    s = evening({0: ["3"]}, {0: 2})
    play(s, 0, "use 3")
    assert facts(s)["ill"][0] == 0
    assert facts(s)["held"][0] == []
    assert medico_part(s).used.bit_count() == 1
    few = evening({0: ["2"]}, {0: 3})
    play(few, 0, "use 2")
    assert facts(few)["ill"][0] == 1


@rule("F-EX-52", "F-M10-50", "F-OQ-65")
def test_juice_lifts_the_mood_by_one() -> None:
    s = evening({0: ["juice"]}, {0: 2}, moods={0: 0})
    play(s, 0, "use juice")
    assert shown(s, 0)["mood"] == 1
    assert facts(s)["ill"][0] == 2


@rule("F-OQ-172")
def test_a_bottle_bought_in_this_round_may_be_used() -> None:
    s = at_medico("3")
    play(s, 0, "earn")
    assert open_to(s, 0) == ["no", "use 3"]


@rule("F-OQ-173", "F-OQ-73")
def test_in_the_final_round_healing_comes_before_any_scoring() -> None:
    s = evening({0: ["2"]}, {0: 2}, final=True, coins={0: 0})
    assert open_to(s, 0) == ["no", "use 2"]
    assert not s.is_over
    assert HealthCredited(0, 5, 25) in play_and_collect(s, 0, "use 2")


@rule("F-OQ-174")
def test_ill_ones_who_stayed_at_home_are_healed_too() -> None:
    def given(s: FrescoState) -> None:
        fall_ill(s, {0: 1})
        give_bottles(s, {0: ["1"]})

    s = working("theatre", given=given)
    play(s, 0, "pass")
    play(s, 3, "pass")
    play(s, 0, "use 1")
    assert facts(s)["ill"][0] == 0


@rule("F-OQ-175")
def test_a_bottle_may_be_used_without_effect() -> None:
    s = evening({0: ["1", "juice"]}, moods={0: 4})
    top = shown(s, 0)["mood"]
    play(s, 0, "use 1", "use juice")
    assert facts(s)["held"][0] == []
    assert shown(s, 0)["mood"] == top


@rule("F-M10-52", "F-M10-53", "F-OQ-176")
def test_unsold_bottles_are_discarded_and_one_is_drawn_for_each_player_with_somebody_ill() -> None:
    def given(s: FrescoState) -> None:
        lay_bottles(s, "3", "2")
        fall_ill(s, {0: 1, 3: 4})

    s = position(at="prepare", modules=MEDICO, given=given)
    assert medico_part(s).used.bit_count() == 2
    assert len([place for place in facts(s)["offer"] if place["bottle"]]) == 2
    two = position(2, at="prepare", modules=MEDICO, given=lambda s: fall_ill(s, {0: 1, 1: 1}))
    assert len([place for place in facts(two)["offer"] if place["bottle"]]) == 2


@rule("F-M10-53")
def test_who_has_been_healed_does_not_count() -> None:
    s = evening({0: ["1"]}, {0: 1, 1: 1})
    events = play_and_collect(s, 0, "use 1")
    assert [len(event.bottles) for event in events if isinstance(event, BottlesLaid)] == [1]


@rule("F-EX-53", "F-M10-54")
def test_bottles_are_laid_out_from_three_portions_to_juice() -> None:
    def given(s: FrescoState) -> None:
        fall_ill(s, dict.fromkeys(range(4), 1))
        part, kinds = medico_part(s), medico_of(s).bottles
        part.pile = sum([1 << kinds.index(kind) for kind in (0, 2, 3)]) | 2 << kinds.index(0)

    s = position(at="prepare", modules=MEDICO, given=given)
    assert [place["bottle"] for place in facts(s)["offer"]] == ["3", "3", "1", "juice"]


@rule("F-M10-55", "F-OQ-177")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    def given(s: FrescoState) -> None:
        fall_ill(s, {0: 1, 1: 1})
        part = medico_part(s)
        part.used = part.pile & ~1
        part.pile = 1

    s = position(at="prepare", modules=MEDICO, given=given)
    part = medico_part(s)
    assert part.offer[0] == 0
    assert part.offer[1] > 0
    assert part.pile.bit_count() == 14
    assert part.used == 0


# --- automatic healing


@rule("F-M10-57", "F-OQ-16")
def test_who_is_sent_away_by_the_mood_may_be_ill_and_recovers() -> None:
    s = getting_up(2, mood=-1)
    assert open_to(s, 0) == ["aside healthy", "aside ill"]
    play(s, 0, "aside ill")
    assert facts(s, None)["ill"][0] == 1
    assert shown(s, 0)["apprentices"] == 4
    other = getting_up(2, mood=-1)
    play(other, 0, "aside healthy")
    assert facts(other)["ill"][0] == 2
    assert other.to_act == (1,)


@rule("F-M10-58", "F-P1-15")
def test_he_comes_back_healthy() -> None:
    """Two were ill, one is set aside and recovers; three apprentices in the theatre bring him back."""
    s = getting_up(2, mood=-1, hour="rise 5")
    play(s, 0, "aside ill")
    rise_all(s)
    assert facts(s)["mine"]["to_place"] == {"healthy": 3, "neutral": 0, "sick": 1}
    place(s, 0, theatre=3)
    play(s, 0, "ready")
    for seat in (1, 2, 3):
        place(s, seat, studio=3, workshop=2)
        play(s, seat, "ready")
    while s.view(0)["phase"] != "theatre":
        play(s, s.to_act[0], "pass")
    play(s, 0, "attend", "attend", "attend")
    while s.to_act[0] != 0:
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    play(s, 0, "rise 8")
    rise_all(s)
    assert (shown(s, 0)["mood"], shown(s, 0)["apprentices"]) == (2, 5)
    assert facts(s)["ill"][0] == 1
    assert facts(s)["mine"]["to_place"] == {"healthy": 4, "neutral": 0, "sick": 1}
    place(s, 0, market=3, theatre=1)
    assert plans_open(s, 0, "plan") == []
    assert plans_open(s, 0, "plan-ill") == ["cathedral", "studio", "workshop"]


@rule("F-OQ-181")
def test_who_stays_down_heals_nobody() -> None:
    s = getting_up(1, mood=-4)
    assert s.to_act == (1,)
    assert facts(s)["ill"][0] == 1


@rule("F-OQ-182")
def test_with_everybody_ill_healing_is_necessary() -> None:
    s = getting_up(5, mood=-1)
    assert s.to_act == (1,)
    assert facts(s)["ill"][0] == 4


# --- the end


@rule("F-M10-59", "F-DIF-19", "F-OQ-77", "F-OQ-187")
def test_one_infection_tile_left_makes_the_round_final() -> None:
    s = position(at="prepare", modules=MEDICO, round=8, given=lambda s: next_infections(s, "market"))
    assert s.view(0)["final"]
    assert s.view(0)["end_reason"] == "infection"
    assert s.round == 9
    while s.view(0)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    for seat in range(4):
        while "ready" not in open_to(s, seat):
            play(s, seat, open_to(s, seat)[0])
        play(s, seat, "ready")
    assert facts(s)["infected"] == "market"
    assert facts(s)["stack"] == 0


@rule("F-M10-59", "F-OQ-193")
def test_with_nine_tiles_the_ninth_round_is_the_last() -> None:
    s = position(at="get-up", round=1, modules=MEDICO, options={"idle_rounds": 99})
    for number in range(1, 9):
        assert (s.round, s.final, facts(s)["stack"]) == (number, 0, 10 - number)
        sit_out(s)
    assert (s.round, s.final, s.reason, facts(s)["stack"]) == (9, 1, "infection", 1)
    sit_out(s)
    assert (s.is_over, s.round, facts(s)["stack"]) == (True, 9, 0)


@rule("F-CMB-15", "F-OQ-70")
def test_ends_are_alternatives() -> None:
    modules = ["portraits", "medico"]

    def last_cards(s: FrescoState) -> None:
        part = cast(Portraits, module_of(s, "portraits")).part(s)
        part.deck = part.deck[:2]
        part.seen = sum([1 << card for card in range(18) if card not in part.deck])

    assert position(at="prepare", modules=modules, restored={0: list(SEGMENT_NAMES[:18])}).final == 0
    infection = position(at="prepare", modules=modules, given=lambda s: next_infections(s, "market"))
    portraits = position(at="prepare", modules=modules, given=last_cards)
    few = position(at="prepare", modules=modules, restored={0: list(SEGMENT_NAMES[:19])})
    for s, reason in ((infection, "infection"), (portraits, "portraits"), (few, "few-tiles")):
        assert (s.final, s.view(0)["end_reason"]) == (1, reason)


@rule("F-M10-60", "F-EXD-16", "F-OQ-178", "F-OQ-75")
def test_five_thalers_for_each_apprentice_who_is_not_with_the_medico() -> None:
    """Three of his own, one of them in front of the screen, and two ill."""
    s = evening({1: ["1"]}, {0: 2}, final=True, coins={0: 3}, moods={0: -4}, scores=SCORES)
    assert shown(s, 0)["apprentices"] == 4
    events = play_and_collect(s, 1, "no")
    assert HealthCredited(0, 3, 15) in events
    assert MoneyCounted(0, 18, 9) in events


@rule("F-OQ-180")
def test_the_neutral_one_brings_nothing() -> None:
    s = evening({1: ["1"]}, final=True, moods={0: 4})
    assert shown(s, 0)["apprentices"] == 6
    assert HealthCredited(0, 5, 25) in play_and_collect(s, 1, "no")


# --- Leonardo


@rule("F-M10-61", "F-OQ-91")
def test_leonardos_apprentices_never_become_ill() -> None:
    s = position(2, at="market", modules=MEDICO, plans={}, hours={2: 5}, given=lambda s: infect(s, "market"))
    sit_out(s)
    assert facts(s)["ill"] == [0, 0]


@rule("F-M10-62", "F-OQ-176")
def test_leonardo_buys_no_medicine_and_none_is_drawn_for_him() -> None:
    s = position(2, at="prepare", modules=MEDICO, given=lambda s: fall_ill(s, {0: 1}))
    assert len([place for place in facts(s)["offer"] if place["bottle"]]) == 1
    assert len(facts(s)["held"]) == 2


# --- the edition


@pytest.mark.parametrize(
    ("table", "change", "reason"),
    [
        ("infection_tiles", lambda table: table["items"].pop(), "9 infection tiles"),
        ("bottles", lambda table: table["items"].__delitem__(slice(4, None)), "enough bottles"),
        ("bottle_prices", lambda table: table["four_players"].pop(), "4"),
    ],
)
def test_a_broken_edition_is_refused(tmp_path: Path, table: str, change: Any, reason: str) -> None:
    assert reason in refusal(tmp_path, table, change)[1]


def test_plan_all_with_the_medico() -> None:
    s = position(at="planning", modules=MEDICO)
    plan_all(s, {key: {"studio": 3, "theatre": 2} for key in range(4)})
    assert s.view(0)["phase"] == "studio"
