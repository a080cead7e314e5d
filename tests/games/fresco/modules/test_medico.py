"""Module 10: the medico."""

from typing import Any

import pytest

from bottega.core.rng import Rng
from bottega.games.fresco.events import Scored
from bottega.games.fresco.modules.medico.events import (
    BottleUsed,
    FellIll,
    InfectionRevealed,
    Replaced,
    SickPlanned,
    SickShown,
)
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    cover,
    goods,
    open_to,
    play,
    play_and_collect,
    position,
    refuses,
    shown,
    sit_out,
)
from bottega.testing.fresco.modules.bells import own_certificates
from bottega.testing.fresco.modules.favors import lay_favors
from bottega.testing.fresco.modules.glaziers import lay_glass
from bottega.testing.fresco.modules.leaf_gold import give_gold, refine
from bottega.testing.fresco.modules.medico import (
    fall_ill,
    give_bottles,
    medico_of,
    medico_part,
    next_infections,
)
from bottega.testing.fresco.modules.portraits import hang_portrait
from bottega.testing.fresco.modules.scrolls import deal_scrolls
from bottega.testing.fresco.modules.wall_fresco import own_wall

from .medico_positions import (
    BARE,
    MEDICO,
    SCORES,
    SWAPPED,
    facts,
    get_up_late,
    place,
    planning,
    plans_open,
    restoring,
    reveal,
    sexton_id,
    working,
)

# --- set-up


@rule("F-M10-1")
def test_the_module_brings_bottles_infection_tiles_and_black_apprentices() -> None:
    medico = medico_of(position(modules=MEDICO))
    assert [medico.bottles.count(kind) for kind in range(4)] == [4, 4, 4, 4]
    assert len(medico.infections) == 9
    assert medico.black == 20


@rule("F-M10-2")
def test_two_infection_tiles_for_four_places_and_one_for_the_same_place() -> None:
    unseen = facts(position(modules=MEDICO))["unseen"]
    assert unseen == {"market": 2, "cathedral": 2, "studio": 2, "workshop": 2, "same_location": 1}


@rule("F-M10-3", "F-M10-4", "F-M10-63")
def test_everybody_begins_healthy_with_a_medico_tile() -> None:
    s = position(at="planning", modules=MEDICO)
    assert facts(s, None)["ill"] == [0, 0, 0, 0]
    assert all("cover medico market" in open_to(s, seat) for seat in range(4))


@rule("F-M10-5", "F-M10-64")
def test_no_bottle_is_offered_in_the_first_round() -> None:
    s = position(at="planning", round=1, modules=MEDICO, coins={0: 0}, booths={"I": ["R"]})
    assert [place["bottle"] for place in facts(s, None)["offer"]] == [None] * 4
    play(s, 0, "cover medico market", "plan market", *["plan studio"] * 3, "plan workshop", "ready")
    for seat in (1, 2, 3):
        play(s, seat, *["plan studio"] * 3, *["plan workshop"] * 2, "ready")
    # Nothing has to be bought: his market turn is an ordinary one.
    assert s.to_act == (0,)
    assert open_to(s, 0) == ["close I", "pass"]


@rule("F-M10-5", "F-M10-6")
def test_bottles_and_infections_to_come_are_hidden() -> None:
    s = position(at="planning", modules=MEDICO)
    assert "draws" not in medico_part(s).knowledge()
    worlds = {
        medico_part(world).draws for i in range(9) if isinstance(world := s.observe(0).sample(Rng(i)), FrescoState)
    }
    assert len(worlds) == 9


@rule("F-M10-7", "F-DATA-18")
def test_three_places_for_two_or_three_players_and_four_for_four() -> None:
    assert [place["price"] for place in facts(position(4, modules=MEDICO))["offer"]] == [3, 2, 2, 1]
    for players in (2, 3):
        assert [place["price"] for place in facts(position(players, modules=MEDICO))["offer"]] == [3, 2, 2]
    swapped = position(3, modules=MEDICO, options={"bottle_prices": "first_two_swapped"})
    assert [place["price"] for place in facts(swapped)["offer"]] == [2, 3, 2]


@rule("F-M10-8", "F-DIF-17", "F-M10-32")
def test_in_the_studio_a_picture_of_a_saint_can_be_painted() -> None:
    """The covering tile of the box shows it; here it is an offer in the studio."""
    s = working("studio", ill=1, paints={0: "R"})
    assert open_to(s, 0) == ["pass", "saint red"]


# --- the infection tile


@rule("F-M10-9")
def test_the_tile_is_turned_up_after_planning_and_before_any_action() -> None:
    s = position(at="planning", modules=MEDICO, given=lambda s: next_infections(s, "studio", "market"))
    assert facts(s, None)["infected"] is None
    for seat in range(4):
        place(s, seat, studio=3, workshop=2)
        last = play_and_collect(s, seat, "ready")
    revealed = next(event for event in last if isinstance(event, InfectionRevealed))
    assert facts(s, None)["infected"] == revealed.place
    assert revealed.left == 1
    assert s.view(0)["phase"] == "studio"


@rule("F-M10-10", "F-OQ-160")
def test_same_location_infects_the_place_of_the_round_before() -> None:
    def given(s: FrescoState) -> None:
        next_infections(s, "same_location")
        medico_part(s).last = 3

    s = position(at="planning", modules=MEDICO, given=given)
    reveal(s)
    assert facts(s, None)["infected"] == "workshop"
    assert facts(s)["infection"] == "same_location"


@rule("F-M10-10", "F-M10-56", "F-OQ-160")
def test_the_place_of_the_round_before_is_remembered_when_its_tile_is_discarded() -> None:
    s = position(at="planning", modules=MEDICO, given=lambda s: next_infections(s, "studio", "studio"))
    reveal(s)
    sit_out(s)
    assert facts(s)["infected"] is None
    assert facts(s)["infection"] is None
    assert facts(s)["last"] == "studio"


@rule("F-M10-11")
def test_same_location_in_the_first_round_infects_nothing() -> None:
    s = position(at="planning", round=1, modules=MEDICO, given=lambda s: next_infections(s, "same_location"))
    reveal(s)
    assert facts(s)["infected"] is None


@rule("F-M10-12", "F-DIF-21")
def test_somebody_healthy_at_the_infected_place_is_affected() -> None:
    s = working("studio", infected="studio")
    play(s, 0, "earn")
    assert facts(s, None)["ill"] == [1, 0, 0, 0]
    only_ill = working("studio", ill=1, infected="studio", paints={0: "R"})
    play(only_ill, 0, "saint red")
    assert facts(only_ill)["ill"][0] == 1


@rule("F-EXD-17", "F-M10-12")
def test_elsewhere_nobody_becomes_ill() -> None:
    s = working("studio", infected="workshop")
    play(s, 0, "earn")
    assert facts(s)["ill"][0] == 0


@rule("F-M10-12", "F-M10-13")
def test_before_the_final_round_the_theatre_is_no_second_visit_to_the_cathedral() -> None:
    """Seat 0 falls ill when he leaves the cathedral; seat 3, who was not there, does not."""
    s = working("cathedral", infected="cathedral", plans={"theatre": 1}, paints={}, tiles=BARE)
    assert (s.view(0)["phase"], facts(s)["ill"]) == ("theatre", [1, 0, 0, 0])
    sit_out(s)
    assert facts(s)["ill"] == [1, 0, 0, 0]


@rule("F-M10-12", "F-OQ-45")
@pytest.mark.parametrize(("infected", "ill"), [("cathedral", 1), ("workshop", 0)])
def test_in_the_final_round_too_only_the_infected_place_infects(infected: str, ill: int) -> None:
    s = working("cathedral", infected=infected, plans={"studio": 1}, final=True, paints={}, tiles=BARE)
    assert (s.view(0)["phase"], facts(s)["ill"][0]) == ("studio", ill)


@rule("F-OQ-161", "F-OQ-45")
def test_who_stands_on_a_tile_does_not_visit_the_cathedral_a_second_time() -> None:
    """So the first visit is his last one."""
    s = working(
        "cathedral",
        infected="cathedral",
        plans={"studio": 1, "cathedral.2": 1},
        modules=["glaziers", "medico"],
        final=True,
        paints={},
        tiles=BARE,
        given=lambda s: cover(s, 0, "glazery", "cathedral.2"),
    )
    assert (s.view(0)["phase"], facts(s)["ill"][0]) == ("studio", 1)


@rule("F-M10-13", "F-DIF-15")
def test_exactly_one_falls_ill_when_the_last_action_is_over() -> None:
    s = working("studio", 3, infected="studio")
    play(s, 0, "earn", "earn")
    assert facts(s)["ill"][0] == 0
    assert FellIll(0, "studio", 1, False) in play_and_collect(s, 0, "earn")
    assert facts(s)["ill"][0] == 1


@rule("F-EX-46", "F-M10-14", "F-M10-63")
def test_at_an_infected_market_one_apprentice_goes_to_the_medico() -> None:
    s = working("market", 2, infected="market", booths={"I": ["R", "Y"]}, coins={0: 20})
    play(s, 0, "buy I.1", "buy I.2")
    assert facts(s, None)["ill"][0] == 1
    assert facts(s, None)["sheets"][0]["ill"] == [1, 0, 0, 0, 0]
    assert shown(s, 0)["sheet"][0] == 2


@rule("F-M10-13", "F-M10-15", "F-DIF-16")
def test_the_owner_may_choose_the_neutral_one_who_goes_back_to_the_theatre() -> None:
    s = working("studio", 2, neutral=True, infected="studio")
    play(s, 0, "earn", "earn")
    assert open_to(s, 0) == ["infect own", "infect neutral"]
    assert FellIll(0, "studio", 0, True) in play_and_collect(s, 0, "infect neutral")
    assert facts(s)["ill"][0] == 0
    assert shown(s, 0)["sheet"][2] == 1
    assert shown(s, 0)["apprentices"] == 5


@rule("F-M10-13", "F-M10-14")
def test_or_one_of_his_own() -> None:
    s = working("studio", 2, neutral=True, infected="studio")
    play(s, 0, "earn", "earn", "infect own")
    assert facts(s)["ill"][0] == 1
    assert facts(s)["sheets"][0]["neutral"] == 2


@rule("F-M10-15", "F-M10-13")
def test_when_the_neutral_one_has_gone_the_rest_of_the_sheet_is_as_it_was() -> None:
    def given(s: FrescoState) -> None:
        cover(s, 0, "glazery", "workshop")
        lay_glass(s, {"blue": 2})

    s = working("studio", 3, neutral=True, infected="studio", modules=["glaziers", "medico"], given=given)
    play(s, 0, "pass", "infect neutral")
    assert (shown(s, 0)["sheet"], facts(s)["sheets"][0]["neutral"]) == ([0, 0, 2, 0, 0], None)
    assert (s.to_act, s.view(0)["deciding"]) == ((0,), "glazery")


@rule("F-M10-15")
def test_a_neutral_one_alone_is_the_one_who_falls_ill() -> None:
    s = working("studio", neutral=True, infected="studio")
    play(s, 0, "earn")
    assert facts(s)["ill"][0] == 0
    assert facts(s)["sheets"][0]["neutral"] is None


@rule("F-M10-16")
def test_the_neutral_one_is_there_again_in_the_next_round() -> None:
    s = working("studio", neutral=True, infected="studio")
    play(s, 0, "earn")
    sit_out(s)
    while s.view(0)["phase"] == "get-up":
        play(s, s.to_act[0], "rise 8" if s.to_act[0] == 0 else open_to(s, s.to_act[0])[0])
    assert shown(s, 0)["apprentices"] == 6
    assert facts(s, 0)["mine"]["to_place"] == {"healthy": 5, "neutral": 1, "sick": 0}


@rule("F-DIF-16", "F-M10-16")
def test_by_the_other_reading_an_ill_one_takes_the_neutral_ones_place_and_stays() -> None:
    s = working("studio", 2, neutral=True, infected="studio", options=SWAPPED)
    play(s, 0, "earn", "earn")
    events = play_and_collect(s, 0, "infect neutral")
    assert [event for event in events if isinstance(event, (FellIll, Replaced))] == [
        FellIll(0, "studio", 0, True),
        Replaced(0),
    ]
    assert (facts(s)["ill"][0], facts(s)["extra"][0]) == (1, 1)
    assert facts(s)["sheets"][0] == {"ill": [0, 0, 1, 0, 0], "neutral": None}
    assert (shown(s, 0)["sheet"][2], shown(s, 0)["apprentices"]) == (2, 6)
    get_up_late(s)
    assert shown(s, 0)["apprentices"] == 7
    assert facts(s, 0)["mine"]["to_place"] == {"healthy": 5, "neutral": 1, "sick": 1}


@rule("F-DIF-16", "F-OQ-185")
def test_again_in_the_next_round_there_are_two_of_them_and_never_too_few() -> None:
    s = working("studio", neutral=True, infected="studio", options=SWAPPED)
    play(s, 0, "earn")
    get_up_late(s)
    next_infections(s, "studio", "studio")
    play(s, 0, "plan-neutral studio", *["plan workshop"] * 3, *["plan theatre"] * 2, "ready")
    for seat in (1, 2, 3):
        while "ready" not in open_to(s, seat):
            play(s, seat, open_to(s, seat)[0])
        play(s, seat, "ready")
    while s.to_act != (0,) or "earn" not in open_to(s, 0):
        play(s, s.to_act[0], "pass")
    play(s, 0, "earn")
    assert (facts(s)["extra"], facts(s)["ill"]) == ([2, 0, 0, 0], [2, 0, 0, 0])
    get_up_late(s)
    assert facts(s, 0)["mine"]["to_place"] == {"healthy": 5, "neutral": 1, "sick": 2}


@rule("F-DIF-16", "F-OQ-162")
def test_by_the_other_reading_he_is_swapped_under_the_mixed_rule_too() -> None:
    s = working("studio", 3, 1, neutral=True, paints={}, options=SWAPPED)
    play(s, 0, "earn", "earn")
    assert (facts(s)["ill"][0], facts(s)["extra"][0]) == (3, 1)
    assert facts(s)["sheets"][0] == {"ill": [0, 0, 3, 0, 0], "neutral": None}


@rule("F-DIF-16", "F-M10-48", "F-M10-53", "F-M10-57", "F-M10-60")
def test_nobody_waits_for_the_one_who_came_for_the_neutral_one() -> None:
    """No bottle heals him and nobody sets him aside, but he counts as ill; at the end he is worth nothing."""

    def given(s: FrescoState) -> None:
        give_bottles(s, {0: ["3"]})

    s = working("studio", neutral=True, infected="studio", options=SWAPPED, given=given)
    play(s, 0, "earn")
    while s.view(0)["deciding"] != "heal":
        play(s, s.to_act[0], "pass")
    assert [choice["heals"] for choice in s.view(0)["choices"] if choice["verb"] == "use"] == [0]
    assert BottleUsed(0, "3", 0, 4, 4) in play_and_collect(s, 0, "use 3")
    assert facts(s)["extra"][0] == 1
    assert len([place for place in facts(s)["offer"] if place["bottle"]]) == 1

    def joined(s: FrescoState) -> None:
        medico_part(s).extra[0] = 1

    low = position(modules=MEDICO, moods={0: -2}, scores=SCORES, options=SWAPPED, given=joined)
    play(low, 0, "rise 5")
    assert low.view(None)["deciding"] != "aside"
    assert shown(low, 0)["apprentices"] == 5


@rule("F-DIF-16", "F-M10-57", "F-OQ-181")
@pytest.mark.parametrize(("mood", "deciding"), [(-1, "aside"), (-4, "rise")])
def test_who_came_for_the_neutral_one_does_not_count_when_the_mood_falls(mood: int, deciding: str) -> None:
    def joined(s: FrescoState) -> None:
        medico_part(s).extra[0] = 1
        s.hands[0] += 1
        fall_ill(s, {0: 1})

    s = position(modules=MEDICO, moods={0: mood}, scores=SCORES, options=SWAPPED, given=joined)
    play(s, 0, "rise 5")
    assert (s.view(None)["deciding"], shown(s, 0)["apprentices"]) == (deciding, 4 + 1)


@rule("F-M10-17")
def test_who_forfeits_is_infected_all_the_same() -> None:
    s = working("studio", 2, infected="studio")
    play(s, 0, "pass")
    assert facts(s)["ill"][0] == 1
    poor = working("cathedral", infected="cathedral", paints={}, tiles=BARE)
    assert facts(poor)["ill"][0] == 1


# --- planning with the ill


@rule("F-M10-18", "F-DIF-18", "F-OQ-20")
def test_ill_ones_need_not_be_deployed_but_healthy_ones_must() -> None:
    s = planning(2)
    assert refuses(s, 0, "ready")
    place(s, 0, market=1, studio=1)
    assert refuses(s, 0, "ready")
    play(s, 0, "plan workshop")
    assert "ready" in open_to(s, 0)
    assert not plans_open(s, 0, "plan")
    assert plans_open(s, 0, "plan-ill") == ["cathedral", "studio", "workshop"]
    play(s, 0, "ready")


@rule("F-OQ-20")
def test_healthy_ones_stay_at_home_only_when_there_is_no_space() -> None:
    s = position(
        at="planning",
        modules=["glaziers", "bells", "wall_fresco", "medico"],
        given=lambda s: fall_ill(s, {0: 1}),
        moods={0: 4},
    )
    play(s, 0, "cover medico market", "cover audience cathedral", "cover wall studio", "cover glazery workshop")
    play(s, 0, "plan theatre", "plan theatre", "plan theatre")
    assert refuses(s, 0, "ready")
    play(s, 0, "plan market")
    # All four healthy ones of his own are out; the neutral one still has room on two tiles.
    assert plans_open(s, 0, "plan") == []
    assert plans_open(s, 0, "plan-neutral") == ["studio", "workshop"]
    assert refuses(s, 0, "ready")
    assert plans_open(s, 0, "plan-ill") == []
    play(s, 0, "plan-neutral workshop", "ready")


@rule("F-M10-19", "F-M10-20", "F-M10-23")
def test_ill_ones_go_to_the_cathedral_the_studio_and_the_workshop_only() -> None:
    assert plans_open(planning(), 0, "plan-ill") == ["cathedral", "studio", "workshop"]
    assert plans_open(planning(final=True), 0, "plan-ill") == ["cathedral", "studio", "workshop", "cathedral.2"]


@rule("F-M10-21", "F-DIF-37")
def test_ill_ones_do_not_stand_on_the_medico_tile() -> None:
    s = planning()
    play(s, 0, "cover medico market")
    assert "market" not in plans_open(s, 0, "plan-ill")


@rule("F-M10-22", "F-CMB-10", "F-M06-39")
def test_ill_ones_do_not_stand_on_other_tiles() -> None:
    for tile in ("glazery", "wall"):
        s = planning(modules=["glaziers", "wall_fresco", "medico"])
        play(s, 0, f"cover {tile} studio")
        assert "studio" in plans_open(s, 0, "plan")
        assert "studio" not in plans_open(s, 0, "plan-ill")


@rule("F-M10-63")
def test_where_ill_ones_are_is_a_secret_until_the_reveal() -> None:
    s = planning(1)
    assert facts(s, 1)["ill"] == [1, 0, 0, 0]
    place(s, 0, studio=2, market=2)
    events = play_and_collect(s, 0, "plan-ill studio")
    assert events == [SickPlanned(0, "studio", "ill")]
    assert events[0].as_seen_by(1) is None
    assert facts(s, 0)["mine"]["ill"] == [0, 0, 1, 0, 0]
    assert facts(s, 1)["sheets"][0]["ill"] == [0] * 5
    play(s, 0, "ready")
    for seat in (1, 2, 3):
        place(s, seat, studio=3, workshop=2)
        last = play_and_collect(s, seat, "ready")
    assert SickShown(0, "studio", 1) in last
    assert facts(s, 1)["sheets"][0]["ill"] == [0, 0, 1, 0, 0]


@rule("F-M10-16", "F-M10-18")
def test_there_is_a_neutral_one_in_a_good_mood_only() -> None:
    assert plans_open(planning(1), 0, "plan-neutral") == []
    s = planning(1, moods={0: 4})
    assert "theatre" in plans_open(s, 0, "plan-neutral")
    play(s, 0, "plan-neutral theatre")
    assert plans_open(s, 0, "plan-neutral") == []


def test_the_neutral_one_is_planned_by_himself() -> None:
    s = planning(0, moods={0: 4})
    assert facts(s)["mine"]["to_place"] == {"healthy": 5, "neutral": 1, "sick": 0}
    place(s, 0, market=3, studio=2)
    assert plans_open(s, 0, "plan") == []
    play(s, 0, "plan-neutral theatre")
    assert open_to(s, 0) == ["ready"]
    assert facts(s)["mine"]["neutral"] == 4


# --- in the cathedral


@rule("F-M10-24")
def test_the_bishop_is_not_moved_before_the_restoration_of_an_ill_one() -> None:
    s = restoring(coins={0: 9})
    assert not [choice for choice in open_to(s, 0) if choice.startswith("bishop")]
    assert [choice for choice in open_to(restoring(ill=0, coins={0: 9}), 0) if choice.startswith("bishop")]


@rule("F-M10-25", "F-EX-47", "F-OQ-163")
def test_an_ill_one_does_not_restore_beside_the_bishop_nor_where_he_stands() -> None:
    s = restoring("b2", ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "d4"), infected="studio")
    assert open_to(s, 0) == ["restore d4", "pass"]


@rule("F-M10-37", "F-M10-25")
def test_nobody_is_asked_who_works_when_only_the_healthy_one_can() -> None:
    """The ill one may not restore beside the bishop, and paint is left for the workshop, where nobody is."""
    s = restoring("b2", ("b2",), apprentices=2, coins={0: 0})
    assert (s.view(0)["deciding"], open_to(s, 0)) == ("cathedral", ["restore b2", "pass"])


@rule("F-M10-26", "F-OQ-55")
def test_afterwards_the_bishop_comes() -> None:
    s = restoring()
    play(s, 0, "restore c3")
    assert s.view(0)["bishop"] == "c3"
    assert s.scores()[0] == 105


@rule("F-M10-27", "F-CMB-7", "F-M01-18")
def test_no_sexton_for_an_ill_one() -> None:
    def sexton(s: FrescoState) -> None:
        hang_portrait(s, 0, sexton_id(s))

    s = restoring(modules=["portraits", "medico"], coins={0: 9}, given=sexton)
    assert not [choice for choice in open_to(s, 0) if choice.startswith("sexton")]
    well = restoring(ill=0, modules=["portraits", "medico"], coins={0: 9}, given=sexton)
    assert [choice for choice in open_to(well, 0) if choice.startswith("sexton")]


@rule("F-OQ-93", "F-M10-27")
@pytest.mark.parametrize("ill", [0, 1, 2])
def test_after_the_work_of_the_ill_the_sexton_is_called_by_somebody_who_is_well(ill: int) -> None:
    def sexton(s: FrescoState) -> None:
        hang_portrait(s, 0, sexton_id(s))

    paints, modules = {0: "RYBRYB"}, ["portraits", "medico"]
    s = working("cathedral", 2, ill, modules=modules, coins={0: 9}, paints=paints, tiles=BARE, given=sexton)
    for _ in range(2):
        if s.view(0)["deciding"] == "send":
            play(s, 0, "send healthy")
        play(s, 0, "altar red", "altar yellow")
    assert (s.view(0)["deciding"] == "sexton") == (ill < 2)


@rule("F-M10-28", "F-CMB-9", "F-M05-19")
def test_leaf_gold_of_an_ill_one_is_worth_one_point() -> None:
    def gold(s: FrescoState) -> None:
        give_gold(s, {0: 1})
        refine(s, "red")

    s = restoring(modules=["leaf_gold", "medico"], given=gold)
    play(s, 0, "restore c3")
    assert Scored(0, 1, "gold") in play_and_collect(s, 0, "gild")


@rule("F-M10-29", "F-CMB-11", "F-M07-16")
def test_scrolls_may_be_played_by_an_ill_one() -> None:
    s = restoring("c5", ("a3", "c3"), modules=["scrolls", "medico"], given=lambda s: deal_scrolls(s, {0: (1, "c")}))
    assert "scroll column" in open_to(s, 0)
    play(s, 0, "scroll column")
    assert s.view(0)["bishop"] == "c3"


@rule("F-M10-29")
def test_no_scroll_is_played_when_the_ill_one_can_restore_nothing_on_its_line() -> None:
    def given(s: FrescoState) -> None:
        deal_scrolls(s, {0: (1, "c")})

    both: dict[str, Any] = {"modules": ["scrolls", "medico"], "coins": {0: 0}, "given": given}
    assert open_to(restoring("c2", ("a5", "c3"), ill=0, **both), 0) == [
        "restore c3",
        "restore a5",
        "pass",
        "scroll column",
    ]
    assert open_to(restoring("c2", ("a5", "c3"), **both), 0) == ["restore a5", "pass"]
    # Far enough from the bishop, on the same line, it is his to play.
    assert open_to(restoring("c2", ("a5", "c4"), **both), 0)[-1] == "scroll column"


@rule("F-M10-31")
def test_the_altar_is_open_to_an_ill_one() -> None:
    s = working("cathedral", ill=1, paints={0: "RYB"}, tiles=BARE)
    play(s, 0, "altar red", "altar yellow")
    assert s.scores()[0] > 100


@rule("F-OQ-164", "F-M10-37")
def test_a_healthy_one_first_then_the_bishop_counts_where_he_stands_now() -> None:
    s = restoring("a1", ("b2", "e5"), apprentices=2)
    assert open_to(s, 0) == ["send healthy", "send ill"]
    play(s, 0, "send healthy", "restore e5")
    assert "restore b2" in open_to(s, 0)
    other = restoring("a1", ("b2", "e5"), apprentices=2)
    play(other, 0, "send ill")
    assert open_to(other, 0) == ["restore e5", "pass"]


@rule("F-OQ-166", "F-M10-25")
def test_no_bonus_exists_for_an_ill_one() -> None:
    s = restoring("a1", ("c3",))
    assert Scored(0, 5, "tile") in play_and_collect(s, 0, "restore c3")
    assert s.scores()[0] == 105


@rule("F-OQ-167")
def test_an_ill_one_never_claims_a_favour() -> None:
    s = restoring(
        "a1",
        ("a1", "c3"),
        modules=["favors", "medico"],
        given=lambda s: lay_favors(s, {"c3": "thalers_5"}),
        coins={0: 0},
    )
    assert "restore a1" not in open_to(s, 0)
    play(s, 0, "restore c3")
    assert s.coins[0] == 0


# --- in the studio


@rule("F-M10-32", "F-OQ-183", "F-CMB-14")
def test_in_the_studio_an_ill_one_paints_a_saint_or_nothing() -> None:
    s = working("studio", ill=1, modules=["portraits", "special_blends", "medico"], paints={0: "RYGKN"}, coins={0: 2})
    assert open_to(s, 0) == ["pass", "saint red", "saint yellow", "saint green", "saint pink", "saint brown"]
    play(s, 0, "saint pink")
    assert s.coins[0] == 5
    assert goods(s, 0) == "RYGN"
    assert s.view(0)["phase"] == "theatre"


@rule("F-M10-32", "F-RND-10")
def test_without_paint_he_does_nothing() -> None:
    s = working("studio", ill=1, paints={})
    assert s.view(0)["phase"] == "theatre"


@rule("F-M10-32", "F-CMB-14", "F-M10-37")
def test_portraits_are_for_the_healthy() -> None:
    s = working("studio", 2, 1, modules=["portraits", "medico"], paints={0: "R"})
    play(s, 0, "send healthy")
    assert "portrait 1" in open_to(s, 0)
    assert "saint red" not in open_to(s, 0)
    other = working("studio", 2, 1, modules=["portraits", "medico"], paints={0: "R"})
    play(other, 0, "send ill")
    assert open_to(other, 0) == ["pass", "saint red"]


# --- in the workshop


@rule("F-M10-34")
def test_an_ill_one_blends_once() -> None:
    s = working("workshop", ill=1, paints={0: "RRYY"})
    play(s, 0, "blend orange")
    assert s.view(0)["phase"] == "theatre"


@rule("F-M10-34")
@pytest.mark.parametrize(("ill", "left"), [(0, [6, 5, 4, 3]), (1, [5, 4, 3, 2]), (2, [4, 3, 2, 1]), (3, [3, 2, 1])])
def test_so_many_blends_are_left(ill: int, left: list[int]) -> None:
    """Three apprentices, the healthy ones first; one who is ill blends once."""
    s = working("workshop", 3, ill, paints={0: "RRRRRRYYYYYY"})
    seen: list[int] = []
    while len(seen) < len(left):
        seen.append(s.view(1)["visit"]["blends_left"])
        play(s, 0, *["send healthy"] * (s.view(0)["deciding"] == "send"), "blend orange")
    assert seen == left


@rule("F-M10-35", "F-CMB-12")
@pytest.mark.parametrize(("colour", "left"), [("pink", "ROOGGPK"), ("brown", "RROGPPN")])
def test_pink_and_brown_are_open_to_him(colour: str, left: str) -> None:
    """For his one blend: there is paint for another of each."""
    s = working("workshop", ill=1, modules=["special_blends", "medico"], paints={0: "RROOGGPP"})
    assert open_to(s, 0) == ["pass", "blend pink", "blend brown"]
    play(s, 0, f"blend {colour}")
    assert goods(s, 0) == left
    assert s.view(0)["phase"] == "theatre"


@rule("F-M10-37", "F-M10-34")
def test_in_the_workshop_both_kinds_work_in_any_order() -> None:
    s = working("workshop", 2, 1, paints={0: "RRRYYY"})
    play(s, 0, "send ill", "blend orange", "blend orange", "blend orange")
    assert goods(s, 0) == "OOO"
    assert s.view(0)["phase"] == "theatre"
    other = working("workshop", 2, 1, paints={0: "RRRYYY"})
    play(other, 0, "send healthy", "blend orange", "blend orange", "blend orange")
    assert goods(other, 0) == "OOO"
    assert other.view(0)["phase"] == "theatre"


@rule("F-M10-37", "F-RND-10")
def test_in_the_workshop_nobody_is_asked_who_works_when_nobody_can() -> None:
    """A red paint is enough for a saint, but that is work in the studio."""
    assert working("workshop", 2, 1, paints={0: "R"}).view(0)["phase"] == "theatre"


@rule("F-OQ-165")
@pytest.mark.parametrize("choice", ["request general", "exchange green"])
def test_an_ill_one_may_fulfil_a_request_or_exchange(choice: str) -> None:
    s = working(
        "workshop",
        ill=1,
        modules=["requests", "wall_fresco", "medico"],
        restored={0: ["a1"]},
        paints={},
        given=lambda s: own_wall(s, 0, "BO", "YO"),
    )
    assert open_to(s, 0) == ["pass", "request general", "exchange green"]
    play(s, 0, choice)
    modules = s.view(None)["modules"]
    assert len(modules["requests"]["owned"][0]) == (choice == "request general")
    assert modules["wall_fresco"]["exchanged"][0] == ["green"] * (choice == "exchange green")
    assert modules["wall_fresco"]["tiles"][0] == []
    assert s.view(0)["phase"] == "theatre"


@rule("F-OQ-165", "F-OQ-62")
def test_a_request_while_a_healthy_one_is_blending_is_the_ill_ones_work() -> None:
    s = working("workshop", 2, 1, modules=["requests", "medico"], restored={0: ["a1", "b1", "c1"]}, paints={0: "RRYY"})
    play(s, 0, "send healthy", "blend orange", "request general")
    play(s, 0, "blend orange")
    assert goods(s, 0) == "OO"
    assert s.view(0)["phase"] == "theatre"


@rule("F-OQ-165", "F-M10-34", "F-M10-37")
@pytest.mark.parametrize(("ill", "blended"), [(0, "OOOO"), (1, "OOOO"), (2, "RYOOO")])
def test_after_such_a_request_one_ill_one_less_is_left(ill: int, blended: str) -> None:
    restored, paints = {0: ["a1", "b1", "c1"]}, {0: "RRRRYYYY"}
    s = working("workshop", 3, ill, modules=["requests", "medico"], restored=restored, paints=paints)
    if ill:
        play(s, 0, "send healthy")
    play(s, 0, "blend orange", "request general")
    while s.view(0)["phase"] == "workshop":
        play(s, 0, "blend orange")
    assert goods(s, 0) == blended


@rule("F-OQ-165", "F-OQ-141", "F-M10-34")
def test_an_instalment_in_between_is_nobodys_work() -> None:
    s = working(
        "workshop",
        3,
        2,
        modules=["requests", "bells", "medico"],
        restored={0: ["a1", "b1", "c1"]},
        paints={0: "RRRRYYYY"},
        coins={0: 1},
        given=lambda s: own_certificates(s, 0, partly={"B01": 0}),
    )
    play(s, 0, "send healthy", "blend orange", "request general", "instalment 1")
    while s.view(0)["phase"] == "workshop":
        play(s, 0, "blend orange")
    assert goods(s, 0) == "RYOOO"
