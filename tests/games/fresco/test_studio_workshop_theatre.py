"""Sections 7 to 9 of the ledger: money, paints and mood."""

import pytest

from bottega.core.events import facts_for
from bottega.games.fresco.game import GAME
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, play, play_and_collect, position, refuses, shown

MOODS = sorted([row["value"] for row in GAME.house_edition.tables["mood_display"]["items"]])
LOWEST, TOP = MOODS[0], MOODS[-1]
IN_THE_BOX = GAME.house_edition.tables["paint_supply"]["values"]


def phase(s: FrescoState) -> str:
    return str(s.view(None)["phase"])


# --- studio -----------------------------------------------------------------------------------------------------------


@rule("F-STU-1")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_each_studio_apprentice_earns_three_thalers_from_the_supply(apprentices: int) -> None:
    s = position(at="studio", plans={0: {"studio": apprentices}}, coins={0: 1})
    others = s.coins[1:]
    for number in range(1, apprentices + 1):
        play(s, 0, "earn")
        assert s.coins == [1 + 3 * number, *others]
    assert phase(s) == "get-up"


@rule("F-STU-2")
def test_earned_money_vanishes_behind_the_screen() -> None:
    poor, rich = (position(at="studio", plans={0: {"studio": 2}}, coins={0: coins}) for coins in (0, 40))
    assert play_and_collect(poor, 0, "earn") == play_and_collect(rich, 0, "earn")
    for watcher in (None, 1, 2, 3):
        assert poor.view(watcher) == rich.view(watcher)
        assert not {"coins", "paints"} & set(poor.view(watcher)["painters"][0])
    assert (poor.view(0)["mine"]["coins"], rich.view(0)["mine"]["coins"]) == (3, 43)


@rule("F-STU-3")
def test_without_an_apprentice_in_the_studio_a_player_is_skipped() -> None:
    s = position(at="studio", plans={0: {"workshop": 3}, 1: {"studio": 1}}, hours={0: 5, 1: 8}, coins={0: 4})
    assert s.to_act == (1,)
    assert refuses(s, 0, "earn")
    play(s, 1, "earn")
    assert s.coins[0] == 4


# --- workshop ---------------------------------------------------------------------------------------------------------


def at_workshop(paints: str, apprentices: int = 1) -> FrescoState:
    return position(at="workshop", plans={0: {"workshop": apprentices}, 3: {"theatre": 1}}, paints={0: paints})


@rule("F-WRK-1")
@pytest.mark.parametrize("apprentices", [1, 2, 3])
def test_each_workshop_apprentice_blends_up_to_two_times(apprentices: int) -> None:
    s = at_workshop("YYYYYYYYBBBBBBBB", apprentices)
    for _ in range(2 * apprentices):
        assert s.to_act == (0,)
        play(s, 0, "blend green")
    assert s.to_act == (3,)
    assert refuses(s, 0, "blend green")
    assert goods(s, 0).count("G") == 2 * apprentices


@rule("F-WRK-1")
@pytest.mark.parametrize("blends", [0, 1])
def test_an_apprentice_may_blend_less_than_twice(blends: int) -> None:
    s = at_workshop("YYYBBB")
    play(s, 0, *["blend green"] * blends, "pass")
    assert s.to_act == (3,)
    assert goods(s, 0).count("G") == blends


@rule("F-WRK-1")
def test_a_blend_left_undone_does_not_help_the_next_visitor() -> None:
    both = {0: {"workshop": 1}, 1: {"workshop": 1}}
    s = position(at="workshop", plans=both, hours={0: 6, 1: 7}, paints={0: "YYYBBB", 1: "YYYBBB"})
    play(s, 0, "blend green", "pass")
    play(s, 1, "blend green", "blend green")
    assert phase(s) == "get-up"
    assert (goods(s, 0).count("G"), goods(s, 1).count("G")) == (1, 2)


@rule("F-WRK-2")
def test_the_player_chooses_which_blends_of_the_table_he_makes() -> None:
    s = at_workshop("RRYYBB")
    assert open_to(s, 0) == ["blend orange", "blend green", "blend purple", "pass"]
    for first in ("orange", "green", "purple"):
        for second in ("orange", "green", "purple"):
            s = at_workshop("RRYYBB")
            play(s, 0, f"blend {first}", f"blend {second}")
            assert goods(s, 0).count(first[0].upper()) == 1 + (first == second)
            assert goods(s, 0).count(second[0].upper()) == 1 + (first == second)


@rule("F-WRK-3", "F-WRK-4")
@pytest.mark.parametrize(
    ("blend", "before", "after"),
    [("green", "RRYYBB", "RRYBG"), ("orange", "RRYYBB", "RYBBO"), ("purple", "RRYYBB", "RYYBP")],
)
def test_one_blend_returns_two_basic_pieces_for_one_blended_piece(blend: str, before: str, after: str) -> None:
    s = at_workshop(before)
    play(s, 0, f"blend {blend}")
    assert goods(s, 0) == after


@rule("F-WRK-4")
@pytest.mark.parametrize(
    ("paints", "blends"),
    [("YB", ["green"]), ("RY", ["orange"]), ("RB", ["purple"]), ("RYG", ["orange"]), ("YYBO", ["green"])],
)
def test_only_two_different_basic_paints_give_a_blend(paints: str, blends: list[str]) -> None:
    s = at_workshop(paints)
    assert open_to(s, 0) == [*[f"blend {blend}" for blend in blends], "pass"]
    assert all(refuses(s, 0, f"blend {other}") for other in ("orange", "green", "purple") if other not in blends)


@rule("F-WRK-4")
@pytest.mark.parametrize("paints", ["RRR", "YY", "B", "OGP", "RGG", "BOO", "YPP", ""])
def test_equal_and_blended_paints_give_no_blend(paints: str) -> None:
    s = at_workshop(paints)
    assert s.to_act == (3,)
    assert goods(s, 0) == "".join(sorted(paints, key="RYBOGP".index))


@rule("F-WRK-5")
def test_a_paint_that_has_run_out_in_the_supply_is_still_received_from_the_pots() -> None:
    all_the_green = "G" * IN_THE_BOX["green"]
    plans = {0: {"workshop": 1}, 1: {"workshop": 1}}
    s = position(at="workshop", plans=plans, hours={0: 6, 1: 7}, paints={0: "YYBB", 1: "YB", 2: all_the_green})
    play(s, 0, "blend green", "blend green")
    play(s, 1, "blend green")
    assert (goods(s, 0), goods(s, 1), goods(s, 2)) == ("GG", "G", all_the_green)


@rule("F-WRK-5")
def test_a_paint_that_has_run_out_in_the_supply_is_still_received_at_the_market() -> None:
    all_the_yellow = "Y" * IN_THE_BOX["yellow"]
    s = position(at="market", plans={0: {"market": 1}}, paints={0: all_the_yellow}, booths={"IV": ["YYY"]})
    play(s, 0, "buy IV.1")
    assert goods(s, 0) == all_the_yellow + "YYY"


# --- theatre ----------------------------------------------------------------------------------------------------------


@rule("F-THE-1")
def test_each_theatre_apprentice_lifts_the_mood_by_two_spaces() -> None:
    s = position(at="theatre", plans={0: {"theatre": 2}, 1: {"theatre": 1}}, moods={0: LOWEST, 1: LOWEST})
    play(s, 0, "attend")
    assert shown(s, 0)["mood"] == LOWEST + 2
    play(s, 0, "attend")
    assert shown(s, 0)["mood"] == LOWEST + 4
    assert s.to_act == (1,)
    assert shown(s, 1)["mood"] == LOWEST


@rule("F-THE-1")
def test_the_theatre_visit_may_be_forfeited() -> None:
    s = position(at="theatre", plans={0: {"theatre": 1}}, moods={0: LOWEST})
    assert open_to(s, 0) == ["attend", "pass"]
    play(s, 0, "pass")
    assert shown(s, 0)["mood"] == LOWEST
    assert phase(s) == "get-up"


@rule("F-THE-2")
@pytest.mark.parametrize("below", [0, 1, 2, 3])
def test_the_mood_stops_at_the_top(below: int) -> None:
    s = position(at="theatre", plans={0: {"theatre": 2}}, moods={0: TOP - below})
    while phase(s) == "theatre":
        play(s, 0, "attend")
    assert shown(s, 0)["mood"] == TOP
    play(s, 0, "rise 7")
    assert shown(s, 0)["mood"] == TOP - 1


@rule("F-THE-3")
def test_the_mood_moves_at_once_for_everybody_to_see_but_apprentices_wait_for_the_next_round() -> None:
    lower_plus = MOODS[-2]
    plans = {0: {"theatre": 1}, 1: {"theatre": 1}}
    s = position(at="theatre", plans=plans, moods={0: lower_plus - 1}, hours={0: 6, 1: 7})
    events = play_and_collect(s, 0, "attend")
    assert s.to_act == (1,)
    for watcher in (None, 1):
        assert [fact["mood_to"] for fact in facts_for(events, watcher)] == [TOP]
        assert s.view(watcher)["painters"][0]["mood"] == TOP
        assert s.view(watcher)["painters"][0]["apprentices"] == 5
    play(s, 1, "pass")
    assert phase(s) == "get-up"
    assert shown(s, 0)["apprentices"] == 5
    play(s, 0, "rise 7")
    assert shown(s, 0)["apprentices"] == 6


@rule("F-THE-3")
def test_an_apprentice_gained_in_the_theatre_is_lost_again_by_an_early_hour() -> None:
    s = position(at="theatre", plans={0: {"theatre": 1}}, moods={0: MOODS[-2] - 2})
    play(s, 0, "attend", "rise 7")
    assert shown(s, 0)["apprentices"] == 5


@rule("F-THE-4")
def test_there_is_no_theatre_in_the_final_round() -> None:
    s = position(at="planning", final=True)
    assert "theatre" not in s.view(0)["places"]
    assert "plan theatre" not in open_to(s, 0)
    assert refuses(s, 0, "plan theatre")
    played = position(at="workshop", final=True, plans={0: {"workshop": 1}}, moods={0: LOWEST})
    assert phase(played) == "workshop"
    play(played, 0, "pass")
    assert played.is_over
    assert shown(played, 0)["mood"] == LOWEST
