"""Module 7: the scrolls."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.scrolls.events import ScrollPlayed
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import open_to, play, play_and_collect, position, refusal, refuses, shown, sit_out
from bottega.testing.fresco.modules.scrolls import deal_scrolls

SCROLLS = ["scrolls"]
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
TOO_DEAR = (11, "OOOO")
CHEAP = (4, "RY")
ROW_2 = ["a2", "b2", "c2", "d2", "e2"]
COLUMN_B = ["b1", "b2", "b3", "b4", "b5"]


def facts(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["scrolls"]
    return found


def scrolls_open(s: FrescoState, seat: int = 0) -> list[str]:
    return [choice for choice in open_to(s, seat) if choice.startswith("scroll")]


def before_restoring(
    *segments: str,
    bishop: str,
    scrolls: tuple[int | None, str | None] = (2, "b"),
    restored: Mapping[int, Sequence[str]] | None = None,
    coins: int = 0,
    options: Mapping[str, Any] | None = None,
) -> FrescoState:
    """Seat 0 can pay for these segments (4 points each) and holds the scrolls of row 2 and column b."""
    s = position(
        at="cathedral",
        modules=SCROLLS,
        plans={0: {"cathedral": 2}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: coins},
        paints={0: "RYRY"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | dict.fromkeys(segments, CHEAP),
        restored=restored,
        bishop=bishop,
        options=options,
    )
    s.waiting = 0
    deal_scrolls(s, {0: scrolls})
    s.carry_on()
    return s


@rule("F-M07-1", "F-DATA-14")
def test_ten_scrolls_mark_every_row_and_every_column_once() -> None:
    rows = GAME.house_edition.tables["scrolls"]["items"]
    assert sorted((row["line"], row["index"]) for row in rows) == [
        (line, index) for line in ("column", "row") for index in range(5)
    ]


@rule("F-M07-2", "F-M07-3", "F-M07-4", "F-OQ-130")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_one_row_and_one_column_that_nobody_else_has(players: int) -> None:
    s = GAME.new(players, 4, {"modules": SCROLLS})
    for line in ("row", "column"):
        numbers = [facts(s, seat)["mine"][line]["number"] for seat in range(players)]
        assert len(set(numbers)) == players
        assert set(numbers) <= {1, 2, 3, 4, 5}
        assert all(len(facts(s, seat)["mine"][line]["segments"]) == 5 for seat in range(players))


@rule("F-M07-5", "F-OQ-130")
def test_all_seats_see_the_ceiling_the_same_way() -> None:
    s = before_restoring("b2", bishop="e5")
    assert facts(s)["mine"]["row"]["segments"] == ROW_2
    assert facts(s)["mine"]["column"]["segments"] == COLUMN_B


@rule("F-M07-3", "F-M07-4", "F-OQ-3")
def test_nobody_else_sees_a_scroll() -> None:
    s, other = before_restoring("b2", bishop="e5"), before_restoring("b2", bishop="e5", scrolls=(3, "d"))
    assert s.view(None) == other.view(None)
    for seat in (1, 2, 3):
        assert "'c3'" not in str(facts(s, seat)["held"])
        assert facts(s, seat)["held"] == [["row", "column"]] * 4
    assert facts(s, None)["mine"] is None


@rule("F-M07-4")
def test_what_others_hold_is_drawn_among_the_undealt_and_theirs() -> None:
    s = before_restoring("b2", bishop="e5")
    worlds = [s.observe(0).sample(Rng(i)).dump()["parts"][0] for i in range(60)]
    assert {world["rows"][0] for world in worlds} == {1}
    for seat in (1, 2, 3):
        assert {world["rows"][seat] for world in worlds} == {0, 2, 3, 4}
        assert {world["columns"][seat] for world in worlds} == {0, 2, 3, 4}


@rule("F-M07-6", "F-M07-7")
def test_one_scroll_when_the_bishop_stands_on_its_line() -> None:
    s = before_restoring("c2", bishop="e2")
    assert scrolls_open(s) == ["scroll row"]
    events = play_and_collect(s, 0, "scroll row")
    assert ScrollPlayed(0, 1, -1) in events
    assert s.scores()[0] == 100 + 4 + 2, "the tile, and 2 for the one segment restored"
    assert Scored(0, 2, "scroll") in events


@rule("F-M07-6")
def test_playing_is_a_choice() -> None:
    s = before_restoring("c2", bishop="e2")
    play(s, 0, "restore c2")
    assert s.scores()[0] == 104
    assert facts(s)["mine"]["row"] is not None


@rule("F-M07-6", "F-DIF-13")
@pytest.mark.parametrize("bishop", ["c1", "c3", "e5"])
def test_not_when_the_bishop_stands_elsewhere(bishop: str) -> None:
    """That he comes to the line with the restoration is not enough."""
    s = before_restoring("c2", bishop=bishop)
    assert scrolls_open(s) == []
    assert refuses(s, 0, "scroll row")


@rule("F-M07-6", "F-DIF-13")
def test_the_bishop_may_be_moved_to_the_line_before() -> None:
    s = before_restoring("c2", bishop="c3", coins=1)
    assert scrolls_open(s) == []
    play(s, 0, "bishop d2")
    assert scrolls_open(s) == ["scroll row"]
    play(s, 0, "scroll row")
    assert s.scores()[0] == 100 + 4 + 2 + 2


@rule("F-DIF-13")
def test_an_option_drops_the_bishops_condition() -> None:
    s = before_restoring("c2", bishop="e5", options={"m7_bishop_condition": "none"})
    assert scrolls_open(s) == ["scroll row"]


@rule("F-M07-6", "F-OQ-132")
def test_only_for_a_segment_of_the_line() -> None:
    s = before_restoring("c2", "e5", bishop="e2")
    play(s, 0, "scroll row")
    assert s.scores()[0] == 106, "e5 is not on row 2: c2 was the only choice"
    assert shown(s, 0)["restored"] == ["c2"]
    s = before_restoring("e5", bishop="e2")
    assert scrolls_open(s) == []


@rule("F-M07-6", "F-RND-9")
def test_a_scroll_laid_open_has_to_be_followed_by_its_restoration() -> None:
    s = before_restoring("a2", "c2", "e5", bishop="e2", coins=3)
    play(s, 0, "scroll row")
    assert open_to(s, 0) == ["restore a2", "restore c2"]
    play(s, 0, "restore c2")
    assert "pass" in open_to(s, 0)


@rule("F-M07-7", "F-DIF-30", "F-EX-35")
def test_four_restored_segments_whoever_restored_them_bring_eight() -> None:
    s = before_restoring("d2", bishop="e2", restored={1: ["a2"], 2: ["b2"], 0: ["c2"]})
    events = play_and_collect(s, 0, "scroll row")
    assert Scored(0, 8, "scroll") in events


@rule("F-M07-8")
def test_one_scroll_brings_ten_at_most() -> None:
    s = before_restoring("e2", bishop="e2", restored={1: ["a2", "b2"], 2: ["c2", "d2"]})
    assert Scored(0, 10, "scroll") in play_and_collect(s, 0, "scroll row")


@rule("F-M07-9", "F-M07-10", "F-OQ-129", "F-EX-36")
def test_both_at_the_crossing_bring_three_for_each_segment_of_each_line() -> None:
    s = before_restoring("b2", bishop="e5", restored={1: ["a2", "c2", "d2"], 2: ["b1", "b3"]})
    assert scrolls_open(s) == ["scroll both"], "no bishop is needed for both"
    events = play_and_collect(s, 0, "scroll both")
    assert ScrollPlayed(0, 1, 1) in events
    assert Scored(0, 21, "scroll") in events
    assert s.scores()[0] == 100 + 4 + 21


@rule("F-M07-9")
def test_both_only_where_the_lines_cross() -> None:
    s = before_restoring("c2", "b4", bishop="b2")
    assert scrolls_open(s) == ["scroll row", "scroll column"]
    assert refuses(s, 0, "scroll both")


@rule("F-M07-9")
def test_both_need_both() -> None:
    s = before_restoring("b2", bishop="b2", scrolls=(2, None))
    assert scrolls_open(s) == ["scroll row"]


@rule("F-OQ-129")
def test_an_option_wants_the_bishop_for_both_too() -> None:
    option = {"m7_double_needs_bishop": "yes"}
    assert scrolls_open(before_restoring("b2", bishop="e5", options=option)) == []
    assert "scroll both" in scrolls_open(before_restoring("b2", bishop="b2", options=option))


@rule("F-M07-10", "F-M07-11", "F-EXD-19")
def test_the_crossing_as_the_last_segment_of_both_lines_brings_thirty() -> None:
    s = before_restoring("b2", bishop="b2", restored={1: ["a2", "c2", "d2", "e2"], 2: ["b1", "b3", "b4", "b5"]})
    assert Scored(0, 30, "scroll") in play_and_collect(s, 0, "scroll both")


@rule("F-OQ-131")
def test_at_the_crossing_one_scroll_alone_may_be_played_too() -> None:
    s = before_restoring("b2", bishop="e2")
    assert scrolls_open(s) == ["scroll row", "scroll both"]
    play(s, 0, "scroll row")
    assert s.scores()[0] == 106
    assert facts(s)["mine"]["row"] is None
    assert facts(s)["mine"]["column"] is not None


@rule("F-OQ-132")
def test_no_second_scroll_in_the_same_restoration() -> None:
    s = before_restoring("b2", "c2", bishop="b2")
    play(s, 0, "scroll row")
    assert scrolls_open(s) == []


@rule("F-M07-12", "F-OQ-134")
def test_a_played_scroll_is_seen_by_all_and_leaves_the_game() -> None:
    s = before_restoring("c2", "d2", bishop="e2")
    play(s, 0, "scroll row", "restore c2")
    for seat in (None, 1, 2, 3):
        assert facts(s, seat)["gone"] == [{"line": "row", "number": 2}]
        assert facts(s, seat)["held"][0] == ["column"]
    assert scrolls_open(s) == []
    assert {1 in s.observe(1).sample(Rng(i)).dump()["parts"][0]["rows"] for i in range(20)} == {False}


@rule("F-M07-13")
def test_an_unplayed_scroll_is_worth_nothing_at_the_end() -> None:
    plans = {0: {"cathedral.2": 1}}
    ends = []
    for modules in ([], SCROLLS):
        s = position(at="cathedral.2", final=True, modules=modules, plans=plans, paints={0: "RYB"})
        sit_out(s)
        assert s.is_over
        ends.append(s.scores())
    assert ends[0] == ends[1]


@rule("F-M07-14")
def test_a_scroll_is_dead_when_another_restores_the_last_segment_of_its_line() -> None:
    s = before_restoring("c4", bishop="b2", restored={1: ROW_2, 2: ["b1"]})
    assert facts(s)["mine"]["row"]["dead"]
    assert not facts(s)["mine"]["column"]["dead"]
    assert scrolls_open(s) == []


@rule("F-M07-15")
def test_leonardo_gets_no_scrolls() -> None:
    s = GAME.new(2, 1, {"modules": SCROLLS})
    assert facts(s)["held"] == [["row", "column"]] * 2


@rule("F-M07-15", "F-OQ-133")
def test_leonardos_segments_count() -> None:
    s = position(
        2,
        at="cathedral",
        modules=SCROLLS,
        plans={0: {"cathedral": 1}},
        hours={2: 6, 0: 7, 1: 8},
        leonardo="b1",
        paints={0: "RY"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"c2": CHEAP},
        scores={0: 100, 1: 200, 2: 300},
        restored={1: ["a1"]},
        bishop="a2",
    )
    deal_scrolls(s, {0: (2, "d"), 1: (1, "e")})
    play(s, 0, "restore b2")
    assert scrolls_open(s) == ["scroll row"]
    assert Scored(0, 4, "scroll") in play_and_collect(s, 0, "scroll row")


@rule("F-M07-14", "F-M07-15", "F-OQ-133")
@pytest.mark.parametrize(("leonardos", "dead"), [("b2", True), ("c1", False)])
def test_leonardo_kills_a_scroll_with_the_last_segment_of_its_line(leonardos: str, dead: bool) -> None:
    """Of row 2 only b2 is left; he takes it, or another one."""
    s = position(
        2,
        at="cathedral",
        modules=SCROLLS,
        plans={0: {"cathedral": 1}, 1: {"theatre": 1}},
        hours={2: 6, 0: 7, 1: 8},
        leonardo="b1",
        paints={0: "RYRY"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"b2": CHEAP, "d4": CHEAP},
        scores={0: 100, 1: 200, 2: 300},
        restored={1: ["a2", "c2", "d2", "e2"]},
        bishop="a2",
        options={"m7_bishop_condition": "none"},
    )
    deal_scrolls(s, {0: (2, "e"), 1: (1, "a")})
    play(s, 0, f"restore {leonardos}")
    assert facts(s)["mine"]["row"] == {"number": 2, "segments": ROW_2, "restored": 4 + dead, "dead": dead}
    assert scrolls_open(s) == ([] if dead else ["scroll row"])


@rule("F-DIF-29", "F-M07-6")
def test_no_scroll_at_the_altar() -> None:
    s = position(
        at="cathedral",
        modules=SCROLLS,
        plans={0: {"cathedral": 1}},
        paints={0: "RYB"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR),
        bishop="b2",
    )
    deal_scrolls(s, {0: (2, "b")})
    assert scrolls_open(s) == []
    play(s, 0, "altar red")
    assert scrolls_open(s) == []


@rule("F-M07-7", "F-OQ-47")
def test_scroll_and_restoration_are_one_advance() -> None:
    s = before_restoring("c2", bishop="e2")
    s.position[1] = 104
    play(s, 0, "scroll row")
    assert s.scores()[0] == 106


@rule("F-M07-3")
def test_being_asked_tells_nothing() -> None:
    """After the bishop's step seat 0 has one segment to restore; it is asked whether or not a scroll fits."""
    fits, none = (before_restoring("c2", bishop="c3", coins=1, scrolls=scrolls) for scrolls in ((2, "b"), (4, "b")))
    for s in (fits, none):
        play(s, 0, "bishop d2")
        assert s.to_act == (0,)
    assert open_to(none, 0) == ["restore c2"]
    assert open_to(fits, 0) == ["restore c2", "scroll row"]
    assert fits.view(1)["deciding"] == none.view(1)["deciding"]


@rule("F-DATA-14")
@pytest.mark.parametrize(
    ("changed", "line", "reason"),
    [
        (lambda table: table["items"].pop(), '"items": [', "10 entries"),
        (lambda table: table["items"][1].update(index=0), "{", "already a scroll for row 0"),
        (lambda table: table["items"][1].update(index=5), '"index": 5', "a whole number from 0 to 4"),
        (lambda table: table["items"][1].update(line="diagonal"), '"line": "diagonal"', "one of row, column"),
    ],
)
def test_a_wrong_scroll_is_refused_with_its_line(
    tmp_path: Path, changed: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, "scrolls", changed)
    assert found[0] == line
    assert reason in found[1]
