"""Fresco, section 10: preparing the next round."""

import pytest

from bottega.games.fresco.actions import BOOTHS
from bottega.games.fresco.events import Income, StartRotated
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import open_to, plan_all, play, play_and_collect, position, refuses, shown

LAST_ACTION = {0: {"theatre": 1}}


def tiles_on_booths(s: FrescoState) -> list[int]:
    return [sum(tile is not None for tile in booth["spaces"]) for booth in s.view(None)["booths"]]


@rule("F-BTW-1")
def test_the_next_round_is_prepared_when_everybody_has_finished() -> None:
    s = position(
        at="theatre", plans={0: {"theatre": 1}, 1: {"theatre": 1}}, restored={0: ["a1"]}, coins={0: 5}, booths={}
    )
    play(s, 0, "attend")
    assert (s.round, s.coins[0], tiles_on_booths(s)) == (2, 5, [0, 0, 0, 0])
    play(s, 1, "attend")
    assert (s.round, s.coins[0], tiles_on_booths(s)) == (3, 6, list(s.rules.c.booth_sizes))


@rule("F-BTW-1", "F-END-6")
def test_nothing_is_prepared_after_the_final_round() -> None:
    s = position(at="studio", final=True, plans={0: {"studio": 1}}, restored={0: ["a1", "b1"]}, coins={0: 5}, booths={})
    play(s, 0, "pass")
    assert s.is_over
    assert s.round == 2
    assert s.coins[0] == 5
    assert tiles_on_booths(s) == [0, 0, 0, 0]
    assert shown(s, 0)["hour"] == 5


@rule("F-BTW-2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("refresh", ["fill", "redraw"])
def test_every_booth_gets_its_number_of_tiles_from_the_bag(players: int, refresh: str) -> None:
    s = position(players, at="theatre", plans=LAST_ACTION, booths={"II": ["YYY"]}, options={"market_refresh": refresh})
    tiles_in_play = s.rules.c.goods_in_play.bit_count()
    assert tiles_on_booths(s) == [0, 1, 0, 0][: len(s.rules.c.booth_sizes)]
    play(s, 0, "pass")
    assert tiles_on_booths(s) == list(s.rules.c.booth_sizes)
    on_booths = [tile["tile"] for booth in s.view(None)["booths"] for tile in booth["spaces"]]
    assert len(set(on_booths)) == len(on_booths)
    assert s.view(None)["bag"] == tiles_in_play - len(on_booths)


@rule("F-BTW-2")
def test_new_market_tiles_lie_face_up_and_can_be_bought() -> None:
    s = position(at="theatre", plans=LAST_ACTION, booths={}, coins={1: 90})
    play(s, 0, "pass")
    for seat in s.choosers:
        play(s, seat, open_to(s, seat)[0])
    plan_all(s, {1: {"market": 1}})
    on_booths = s.view(None)["booths"]
    assert all(tile["paints"] for booth in on_booths for tile in booth["spaces"])
    sizes = s.rules.c.booth_sizes
    places = [f"buy {BOOTHS[booth]}.{space + 1}" for booth, size in enumerate(sizes) for space in range(size)]
    assert [choice for choice in open_to(s, 1) if choice.startswith("buy")] == places


@rule("F-BTW-3", "F-BTW-4")
def test_each_fresco_tile_earns_its_owner_one_thaler_and_no_tile_earns_nothing() -> None:
    s = position(
        at="theatre",
        plans=LAST_ACTION,
        restored={0: ["a1", "b1", "c1"], 1: ["a2"]},
        coins={0: 5, 1: 5, 2: 5, 3: 0},
    )
    events = play_and_collect(s, 0, "pass")
    assert s.coins == [8, 6, 5, 0]
    assert [event for event in events if isinstance(event, Income)] == [Income(0, 3), Income(1, 1)]


@rule("F-BTW-3")
def test_tiles_go_on_earning_in_every_round() -> None:
    s = position(at="theatre", plans=LAST_ACTION, restored={1: ["a1", "b1"]}, coins={1: 0})
    play(s, 0, "pass")
    assert s.coins[1] == 2
    for seat in s.choosers:
        play(s, seat, open_to(s, seat)[0])
    plan_all(s, {})
    assert (s.round, s.coins[1]) == (4, 4)


@rule("F-BTW-5")
def test_all_hostel_painters_go_back_to_bed() -> None:
    s = position(at="theatre", plans=LAST_ACTION, hours={0: 5, 1: 6, 2: 7, 3: 8})
    assert refuses(s, 1, "rise 9")
    play(s, 0, "pass")
    assert [shown(s, painter)["hour"] for painter in range(4)] == [None] * 4
    assert all(row["painter"] is None for row in s.view(None)["hostel"])
    assert open_to(s, 0) == [f"rise {hour}" for hour in s.rules.c.hours]


@rule("F-BTW-6", "F-DIF-34")
def test_the_foremost_on_the_starting_spaces_goes_to_the_rear_and_the_others_move_up() -> None:
    s = position(at="theatre", plans=LAST_ACTION, starts={0: 1, 1: 2, 2: 3, 3: 4})
    play(s, 0, "pass")
    assert [shown(s, painter)["start_space"] for painter in range(4)] == [2, 3, 4, 1]
    assert s.choosers == (3, 0, 1, 2)


@rule("F-BTW-6")
def test_those_on_the_track_take_no_part_in_the_rotation() -> None:
    s = position(at="theatre", plans=LAST_ACTION, starts={1: 1, 2: 2}, scores={0: 7, 3: 9})
    play(s, 0, "pass")
    assert [shown(s, painter)["start_space"] for painter in range(4)] == [None, 2, 1, None]
    assert s.scores() == (7, 0, 0, 9)


@rule("F-BTW-7")
def test_a_single_painter_on_the_starting_spaces_stays_where_he_is() -> None:
    s = position(at="theatre", plans=LAST_ACTION, starts={2: 3})
    events = play_and_collect(s, 0, "pass")
    assert [shown(s, painter)["start_space"] for painter in range(4)] == [None, None, 3, None]
    assert not any(isinstance(event, StartRotated) for event in events)


@rule("F-BTW-7")
def test_with_all_painters_on_the_track_nobody_moves() -> None:
    s = position(at="theatre", plans=LAST_ACTION, scores={0: 4, 1: 3, 2: 2, 3: 1})
    play(s, 0, "pass")
    assert s.scores() == (4, 3, 2, 1)


@rule("F-BTW-8")
def test_apprentices_come_back_for_the_next_planning() -> None:
    s = position(at="theatre", plans={0: {"market": 1, "studio": 3, "theatre": 1}, 1: {"workshop": 3}})
    play(s, 0, "pass")
    assert [shown(s, painter)["sheet"] for painter in range(4)] == [[0, 0, 0, 0, 0]] * 4
    for seat in s.choosers:
        play(s, seat, "rise 8" if seat == 0 else open_to(s, seat)[0])
    assert s.view(0)["mine"]["to_place"] == 5
    play(s, 0, *["plan studio"] * 3, *["plan theatre"] * 2)
    assert open_to(s, 0) == ["ready"]


@rule("F-BTW-9")
@pytest.mark.parametrize("last", range(4))
def test_the_last_on_the_track_opens_the_next_round(last: int) -> None:
    s = position(at="theatre", plans=LAST_ACTION, scores={last: 1})
    play(s, 0, "pass")
    assert s.view(None)["phase"] == "get-up"
    assert s.to_act == (last,)
