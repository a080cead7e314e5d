"""Queenie: the bishop's favours."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bottega.core.rng import Rng
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.favors.events import FavorRemoved, FavorTaken
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, play, play_and_collect, position, refusal, shown
from bottega.testing.fresco.modules.favors import lay_favors

PAINTS = {"red": "R", "yellow": "Y", "blue": "B", "orange": "O", "green": "G", "purple": "P"}
KINDS = {"thalers_1", "thalers_5", "mood_1", "vp_1", *[f"paint_{paint}" for paint in PAINTS]}
FAR_AHEAD = {1: 300, 2: 400, 3: 500}


def under_the_bishop(kind: str, bishop: str = "b2", moods: dict[int, int] | None = None, coins: int = 0) -> FrescoState:
    """Seat 0 can restore b2 (4 points, red and yellow) and has nothing else; its favour is of this kind."""
    s = position(
        at="cathedral",
        modules=["favors"],
        plans={0: {"cathedral": 2}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: coins},
        moods=moods,
        paints={0: "RYRY"},
        tiles=dict.fromkeys(SEGMENT_NAMES, (11, "OOOO")) | {"b2": (4, "RY"), "c3": (4, "RY")},
        bishop=bishop,
    )
    lay_favors(s, {"b2": kind, "c3": "vp_1" if kind != "vp_1" else "thalers_1"})
    return s


@rule("F-Q-1", "F-DATA-19")
def test_25_favours_lie_face_down_one_on_every_fresco_tile() -> None:
    s = GAME.new(4, 3, {"modules": ["favors"]})
    for seat in (None, 0, 1):
        facts = s.view(seat)["modules"]["favors"]
        assert facts["left"] == 25
        assert sum(facts["unseen"].values()) == 25
        assert set(facts["unseen"]) == KINDS


@rule("F-Q-1", "F-OQ-8")
def test_nobody_knows_what_lies_where() -> None:
    s = under_the_bishop("thalers_5")
    other = under_the_bishop("mood_1")
    for seat in (None, 0, 1):
        assert s.view(seat) == other.view(seat)
    assert {s.observe(0).sample(Rng(i)).dump()["parts"][0]["under"][6] for i in range(120)} > {6}


def test_a_game_without_the_module_has_no_favours() -> None:
    assert GAME.new(4, 3).view(0)["modules"] == {}


@rule("F-Q-2", "F-Q-3", "F-DIF-28")
def test_who_restores_where_the_bishop_stands_takes_the_favour_and_resolves_it_at_once() -> None:
    s = under_the_bishop("thalers_5")
    events = play_and_collect(s, 0, "restore b2")
    assert FavorTaken(0, "b2", "thalers_5") in events
    assert s.coins[0] == 5
    facts = s.view(0)["modules"]["favors"]
    assert facts["left"] == 24
    assert facts["unseen"]["thalers_5"] == 1


@rule("F-Q-4", "F-OQ-188")
@pytest.mark.parametrize("bishop", ["a1", "b3", "e5"])
def test_elsewhere_the_favour_leaves_the_game_unseen(bishop: str) -> None:
    s = under_the_bishop("thalers_5", bishop=bishop)
    events = play_and_collect(s, 0, "restore b2")
    assert FavorRemoved("b2") in events
    assert not [event for event in events if isinstance(event, FavorTaken)]
    assert s.coins[0] == 0
    facts = s.view(0)["modules"]["favors"]
    assert facts["left"] == 24
    assert facts["unseen"]["thalers_5"] == 2, "nobody has seen that it was one of these"


@rule("F-Q-5", "F-Q-6")
@pytest.mark.parametrize(("kind", "thalers"), [("thalers_1", 1), ("thalers_5", 5)])
def test_thalers_come_from_the_supply(kind: str, thalers: int) -> None:
    s = under_the_bishop(kind)
    play(s, 0, "restore b2")
    assert s.coins[0] == thalers
    assert s.scores()[0] == 107


@rule("F-Q-5")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3)])
def test_mood_rises_by_one(before: int, after: int) -> None:
    s = under_the_bishop("mood_1", moods={0: before})
    hands = shown(s, 0)["apprentices"]
    play(s, 0, "restore b2")
    assert shown(s, 0)["mood"] == after
    assert shown(s, 0)["apprentices"] == hands, "apprentices follow the mood in the next round (F-OQ-65)"


@rule("F-Q-5")
def test_mood_does_not_rise_above_the_top() -> None:
    top = under_the_bishop("mood_1").rules.c.mood_values[-1]
    s = under_the_bishop("mood_1", moods={0: top})
    play(s, 0, "restore b2")
    assert shown(s, 0)["mood"] == top


@rule("F-Q-5", "F-Q-6", "F-OQ-189")
@pytest.mark.parametrize(("paint", "letter"), list(PAINTS.items()))
def test_paint_goes_behind_the_screen(paint: str, letter: str) -> None:
    s = under_the_bishop(f"paint_{paint}")
    play(s, 0, "restore b2")
    assert sorted(goods(s, 0)) == sorted("RY" + letter)


@rule("F-OQ-189")
def test_no_favour_of_the_house_edition_shows_pink_or_brown() -> None:
    rows = GAME.house_edition.tables["favours"]["items"]
    assert not {row["effect"].get("paint") for row in rows} & {"pink", "brown"}


@rule("F-Q-5", "F-OQ-47")
def test_a_point_is_booked_with_the_restoration_in_one_advance() -> None:
    s = under_the_bishop("vp_1")
    s.position[1] = 107  # 4 + 3 alone would meet seat 1
    events = play_and_collect(s, 0, "restore b2")
    assert s.scores()[0] == 108
    assert Scored(0, 1, "favor") in events


@rule("F-Q-7")
def test_the_bishop_counts_where_he_stands_after_the_step_and_before_the_restoration() -> None:
    s = under_the_bishop("thalers_5", bishop="b3", coins=1)
    play(s, 0, "bishop b2", "restore b2")
    assert s.coins[0] == 5, "one Thaler paid, five earned"
    away = under_the_bishop("thalers_5", bishop="b2", coins=1)
    play(away, 0, "bishop b3", "restore b2")
    assert away.coins[0] == 0


@rule("F-Q-4")
def test_the_next_restoration_of_the_visit_finds_the_bishop_where_the_last_one_was() -> None:
    s = under_the_bishop("thalers_1")
    play(s, 0, "restore b2")
    events = play_and_collect(s, 0, "restore c3")
    assert FavorRemoved("c3") in events


def leonardo_under_the_bishop(kind: str) -> FrescoState:
    s = position(
        2,
        at="cathedral",
        modules=["favors"],
        plans={1: {"theatre": 1}},
        hours={2: 6, 0: 7, 1: 8},
        leonardo="b1",
        tiles={"b2": (4, "RY")},
        scores={0: 20, 1: 30, 2: 100},
        bishop="b2",
    )
    lay_favors(s, {"b2": kind})
    return s


@rule("F-OQ-89")
@pytest.mark.parametrize(("kind", "points"), [("vp_1", 8), ("thalers_5", 7), ("mood_1", 7), ("paint_red", 7)])
def test_leonardo_takes_a_favour_but_only_points_count(kind: str, points: int) -> None:
    s = leonardo_under_the_bishop(kind)
    events = play_and_collect(s, 0, "restore b2")
    assert FavorTaken(2, "b2", kind) in events
    assert s.score(2) == 100 + points
    assert (s.coins[2], s.paints[2], s.mood[2]) == (0, 0, s.rules.c.mood_start)


def test_favours_of_the_removed_are_never_told() -> None:
    s = under_the_bishop("thalers_5", bishop="a1")
    events = play_and_collect(s, 0, "restore b2")
    assert "thalers_5" not in str(events)


def set_effect(effect: object) -> Callable[[Any], None]:
    def change(table: Any) -> None:
        table["items"][3]["effect"] = effect

    return change


@rule("F-DATA-19")
@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda table: table["items"].pop(), '"items": [', "there must be 25 favours"),
        (set_effect({"thalers": 0}), '"thalers": 0', "a whole number from 1 to 20"),
        (set_effect({"paint": "mauve"}), '"paint": "mauve"', "one of red"),
        (set_effect({"gold": 1}), '"gold": 1', "is no effect"),
        (set_effect({}), '"effect": {}', "must have an effect"),
    ],
)
def test_a_wrong_favour_is_refused_with_its_line(
    tmp_path: Path, change: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, "favours", change)
    assert found[0] == line
    assert reason in found[1]
