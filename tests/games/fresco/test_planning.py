"""Section 4 of the ledger: the plans behind the screens."""

import pytest

from bottega import Rng
from bottega.core.events import facts_for
from bottega.games.fresco.events import Revealed
from bottega.games.fresco.game import GAME
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import open_to, plan_all, play, play_and_collect, position, refuses, shown

PLACES = ["market", "cathedral", "studio", "workshop", "theatre"]
MOODS = sorted([row["value"] for row in GAME.house_edition.tables["mood_display"]["items"]])
CALM = GAME.house_edition.tables["mood_display"]["start_value"]
OTHERS = (None, 1, 2, 3)


@rule("F-PLAN-1")
def test_all_players_plan_at_the_same_time() -> None:
    s = position(at="planning", scores={0: 31, 1: 8, 2: 55, 3: 9})
    assert list(s.to_act) == [0, 1, 2, 3]
    play(s, 2, "plan market")
    play(s, 0, "plan studio")
    play(s, 2, "plan market", "ready")
    assert list(s.to_act) == [0, 1, 3]
    play(s, 3, "ready")
    assert list(s.to_act) == [0, 1]


@rule("F-PLAN-1")
def test_no_one_else_sees_hears_or_counts_what_is_planned_behind_a_screen() -> None:
    s = position(at="planning")
    before = [s.view(watcher) for watcher in OTHERS]
    for place in ("market", "cathedral", "cathedral"):
        events = play_and_collect(s, 0, f"plan {place}")
        assert [fact["place"] for fact in facts_for(events, 0)] == [place]
        assert all(facts_for(events, watcher) == [] for watcher in OTHERS)
    assert [s.view(watcher) for watcher in OTHERS] == before
    assert s.view(0)["mine"]["plan"] == [1, 2, 0, 0, 0]


@rule("F-PLAN-1")
def test_a_finished_plan_shows_only_that_it_is_finished() -> None:
    cautious, bold = position(at="planning"), position(at="planning")
    play(cautious, 0, "plan studio")
    for place in ("market", "cathedral", "cathedral", "workshop", "theatre"):
        play(bold, 0, f"plan {place}")
    told_of_cautious, told_of_bold = play_and_collect(cautious, 0, "ready"), play_and_collect(bold, 0, "ready")
    for watcher in OTHERS:
        assert cautious.view(watcher) == bold.view(watcher)
        assert cautious.view(watcher)["painters"][0]["ready"]
        assert cautious.view(watcher)["painters"][0]["sheet"] == [0] * 5
        assert facts_for(told_of_bold, watcher) == [{"event": "got-ready", "seat": 0}]
        assert facts_for(told_of_cautious, watcher) == [{"event": "got-ready", "seat": 0}]


@rule("F-PLAN-1")
def test_what_a_watcher_is_given_holds_no_plan_but_his_own() -> None:
    s = position(at="planning")
    play(s, 0, "plan market", "plan cathedral")
    play(s, 1, "plan studio")
    given = {watcher: s.redact(watcher) for watcher in OTHERS}
    assert all(isinstance(known, FrescoState) and known.plans[0] == 0 for known in given.values())
    assert given[None].dump()["moves"] == given[2].dump()["moves"] == []
    assert s.view(1)["mine"]["plan"] == [0, 0, 1, 0, 0]


@rule("F-PLAN-1")
def test_a_computer_player_thinks_in_worlds_that_do_not_depend_on_hidden_plans() -> None:
    cautious, bold = position(at="planning"), position(at="planning")
    play(cautious, 0, "plan studio", "ready")
    play(bold, 0, "plan market", "plan cathedral", "plan cathedral", "ready")
    for seed in range(5):
        worlds = [s.observe(1).sample(Rng(seed)) for s in (cautious, bold)]
        assert worlds[0].dump()["fields"] == worlds[1].dump()["fields"]


@rule("F-PLAN-2", "F-PLAN-3", "F-PLAN-5")
def test_the_sheet_has_three_spaces_for_each_of_five_locations() -> None:
    assert position(at="planning").view(0)["places"] == PLACES
    for place in PLACES:
        s = position(at="planning")
        assert open_to(s, 0) == [*[f"plan {name}" for name in PLACES], "ready"]
        play(s, 0, *[f"plan {place}"] * 3)
        assert f"plan {place}" not in open_to(s, 0)
        assert refuses(s, 0, f"plan {place}")
        assert open_to(s, 0) == [*[f"plan {name}" for name in PLACES if name != place], "ready"]


@rule("F-PLAN-4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_apprentice_activates_one_action_at_his_location(count: int) -> None:
    actions = {"market": "buy IV.{}", "cathedral": "restore a{}", "studio": "earn", "theatre": "attend"}
    for place, action in actions.items():
        s = position(
            at="planning",
            moods={0: MOODS[0]},
            coins={0: 50},
            paints={0: "RRRR"},
            tiles={f"a{row}": (3, "R") for row in range(1, 6)},
            booths={"IV": ["R", "R", "R", "R"]},
            scores={0: 10, 1: 100, 2: 200, 3: 300},
        )
        plan_all(s, {0: {place: count}})
        for number in range(1, count + 1):
            assert s.view(None)["phase"] == place
            play(s, 0, action.format(number))
        assert s.view(None)["phase"] == "get-up"


@rule("F-PLAN-6")
@pytest.mark.parametrize(("mood", "available"), [(MOODS[0], 4), (CALM, 5), (MOODS[-1], 6)])
def test_a_player_has_four_five_or_six_apprentices_according_to_his_mood(mood: int, available: int) -> None:
    s = position(moods={0: mood})
    for seat, hour in enumerate((8, 5, 6, 7)):
        play(s, seat, f"rise {hour}")
    assert s.view(0)["mine"]["to_place"] == available
    for number in range(available):
        play(s, 0, f"plan {PLACES[number % 5]}")
    assert open_to(s, 0) == ["ready"]
    assert refuses(s, 0, "plan market")


@rule("F-PLAN-7")
def test_all_sheets_are_revealed_together_when_the_last_player_is_ready() -> None:
    s = position(at="planning")
    plans = ({"market": 1}, {"cathedral": 2}, {"studio": 3}, {"theatre": 1, "workshop": 1})
    sheets = ([1, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 3, 0, 0], [0, 0, 0, 1, 1])
    for seat, plan in enumerate(plans):
        for place, count in plan.items():
            play(s, seat, *[f"plan {place}"] * count)
    for seat in range(3):
        play(s, seat, "ready")
        assert [shown(s, painter)["sheet"] for painter in range(4)] == [[0] * 5] * 4
    events = play_and_collect(s, 3, "ready")
    for watcher in (None, 0, 1, 2, 3):
        assert tuple(painter["sheet"] for painter in s.view(watcher)["painters"]) == sheets
        revealed = next(fact for fact in facts_for(events, watcher) if fact["event"] == Revealed.kind)
        assert revealed["sheets"] == tuple(map(tuple, sheets))


@rule("F-PLAN-8")
def test_a_plan_cannot_be_changed_once_it_is_closed_or_revealed() -> None:
    s = position(at="planning")
    play(s, 0, "plan studio", "ready")
    assert refuses(s, 0, "plan market")
    for seat in (1, 2, 3):
        play(s, seat, "ready")
    sheet = shown(s, 0)["sheet"]
    assert all(refuses(s, seat, f"plan {place}") for seat in range(4) for place in PLACES)
    assert shown(s, 0)["sheet"] == sheet == [0, 0, 1, 0, 0]


def studio_of_two(seat: int) -> FrescoState:
    s = position(at="planning", coins={seat: 0})
    plan_all(s, {seat: {"studio": 2}})
    return s


@rule("F-PLAN-9")
def test_a_player_may_perform_fewer_actions_than_planned_but_never_more() -> None:
    for performed in range(3):
        s = studio_of_two(0)
        play(s, 0, *["earn"] * performed)
        if performed < 2:
            play(s, 0, "pass")
        assert s.coins[0] == 3 * performed
        assert s.view(None)["phase"] == "get-up"
        assert refuses(s, 0, "earn")
