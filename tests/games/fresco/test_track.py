"""Fresco, section 11: the victory-point track."""

import pytest

from bottega.games.fresco.events import Shifted
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.conformance import Setting, walk
from bottega.testing.fresco import open_to, play, play_and_collect, position, refuses, shown, sit_out

FAR_BISHOP = "e5"


def about_to_gain(
    points: int, scores: dict[int, int] | None = None, starts: dict[int, int] | None = None, apprentices: int = 1
) -> FrescoState:
    """Seat 0 is in the cathedral and can pay for tiles of these points, on a1 and a2, far from the bishop."""
    return position(
        at="cathedral",
        plans={0: {"cathedral": apprentices}},
        paints={0: "RR"},
        tiles={"a1": (points, "R"), "a2": (points, "R")},
        bishop=FAR_BISHOP,
        scores=scores,
        starts=starts,
    )


def about_to_count_money(
    coins: dict[int, int], scores: dict[int, int] | None = None, starts: dict[int, int] | None = None
) -> FrescoState:
    """Seat 0 has the last action of the final round; everybody's purse is as given, or empty."""
    return position(
        at="studio",
        final=True,
        plans={0: {"studio": 1}},
        coins={seat: coins.get(seat, 0) for seat in range(4)},
        scores=scores,
        starts=starts,
    )


@rule("F-VPT-1")
@pytest.mark.parametrize("points", [3, 7, 11])
def test_a_painter_advances_one_space_for_each_point(points: int) -> None:
    s = about_to_gain(points, scores={0: 10})
    play(s, 0, "restore a1")
    assert s.scores() == (10 + points, 30, 40, 50)


@rule("F-VPT-2")
@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_from_any_starting_space_the_first_space_counted_is_space_one(start: int) -> None:
    s = about_to_gain(4, starts={0: start})
    play(s, 0, "restore a1")
    assert s.scores()[0] == 4
    assert shown(s, 0)["start_space"] is None


@rule("F-VPT-2")
def test_starting_spaces_are_not_counted_in_final_scoring_either() -> None:
    s = about_to_count_money({1: 6}, starts={1: 1})
    play(s, 0, "pass")
    assert s.scores()[1] == 3


@rule("F-VPT-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_space_ever_holds_two_painters(players: int) -> None:
    collisions = 0
    for seed in range(25):
        for state, _, action in walk(Setting("fresco", players), seed):
            assert isinstance(state, FrescoState)
            assert len(set(state.position)) == len(state.position)
            collisions += str(state.game.action(action)).startswith("land")
    assert collisions > 0


@rule("F-VPT-4")
@pytest.mark.parametrize(("where", "space"), [("ahead", 14), ("behind", 12)])
def test_on_an_occupied_space_the_owner_chooses_the_next_space_in_front_or_behind(where: str, space: int) -> None:
    s = about_to_gain(3, scores={0: 10, 1: 13})
    play(s, 0, "restore a1")
    assert s.to_act == (0,)
    assert open_to(s, 0) == ["land ahead", "land behind"]
    assert refuses(s, 0, "pass")
    assert refuses(s, 1, "land ahead")
    play(s, 0, f"land {where}")
    assert s.scores() == (space, 13, 40, 50)


@rule("F-VPT-4")
@pytest.mark.parametrize(("where", "space"), [("ahead", 16), ("behind", 12)])
def test_the_nearest_free_space_may_lie_beyond_several_painters(where: str, space: int) -> None:
    s = about_to_gain(4, scores={0: 10, 1: 13, 2: 14, 3: 15})
    play(s, 0, "restore a1", f"land {where}")
    assert s.scores() == (space, 13, 14, 15)


@rule("F-VPT-4")
def test_a_free_space_leaves_nothing_to_choose() -> None:
    s = about_to_gain(3, scores={0: 10, 1: 12, 2: 14}, apprentices=2)
    play(s, 0, "restore a1")
    assert s.scores()[0] == 13
    assert "restore a2" in open_to(s, 0)
    assert refuses(s, 0, "land ahead")


@rule("F-VPT-4")
def test_the_choice_is_open_for_altar_points_too() -> None:
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RYBO"}, scores={0: 10, 1: 12})
    play(s, 0, "altar red", "altar yellow", "altar blue")
    assert open_to(s, 0) == ["land ahead", "land behind"]


@rule("F-VPT-5", "F-END-11")
@pytest.mark.parametrize(("others", "space"), [({1: 13}, 14), ({1: 13, 2: 14}, 15), ({1: 14, 2: 12}, 13)])
def test_in_final_scoring_an_occupied_space_means_the_nearest_free_one_ahead(
    others: dict[int, int], space: int
) -> None:
    s = about_to_count_money({0: 6}, scores={0: 10, **others})
    play(s, 0, "pass")
    assert s.is_over
    assert s.scores()[0] == space


@rule("F-VPT-6")
def test_passing_over_others_has_no_effect() -> None:
    s = about_to_gain(8, scores={0: 10, 1: 11, 2: 15, 3: 17}, apprentices=2)
    events = play_and_collect(s, 0, "restore a1")
    assert s.scores() == (18, 11, 15, 17)
    assert "restore a2" in open_to(s, 0)
    assert not any(isinstance(event, Shifted) for event in events)


@rule("F-VPT-7")
@pytest.mark.parametrize(("where", "shift"), [("ahead", 1), ("behind", -1)])
def test_a_space_won_or_lost_by_a_collision_is_a_point_won_or_lost(where: str, shift: int) -> None:
    s = about_to_gain(5, scores={0: 10, 1: 15}, apprentices=2)
    play(s, 0, "restore a1")
    assert play_and_collect(s, 0, f"land {where}") == [Shifted(0, shift, 15 + shift)]
    assert s.scores()[0] == shown(s, 0)["score"] == 15 + shift
    after_two = s.scores()[0] + 5 + 2
    play(s, 0, "restore a2")
    assert s.scores()[0] == after_two


@rule("F-VPT-7")
def test_a_space_won_in_final_scoring_counts_for_the_result() -> None:
    s = about_to_count_money({0: 6}, scores={0: 10, 1: 13, 2: 2, 3: 1})
    play(s, 0, "pass")
    assert s.scores() == (14, 13, 2, 1)
    assert s.ranking() == ((0,), (1,), (2,), (3,))


@rule("F-VPT-8")
def test_positions_are_seen_by_everybody() -> None:
    s = position(scores={0: 44, 1: 3, 2: 17, 3: 9})
    for watcher in (None, 0, 1, 2, 3):
        assert [facts["score"] for facts in s.view(watcher)["painters"]] == [44, 3, 17, 9]


@rule("F-VPT-8")
@pytest.mark.parametrize(("where", "order"), [("ahead", (2, 1, 0, 3)), ("behind", (2, 0, 1, 3))])
def test_positions_decide_who_chooses_first_in_the_next_round(where: str, order: tuple[int, ...]) -> None:
    s = about_to_gain(10, scores={0: 10, 1: 20, 2: 15, 3: 50})
    assert s.choosers == (0, 2, 1, 3)
    play(s, 0, "restore a1", f"land {where}")
    sit_out(s)
    assert s.choosers == order
    assert s.to_act == order[:1]
