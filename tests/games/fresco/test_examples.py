"""The worked examples that the booklets print for the base game. Red is seat 0."""

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import Restored
from bottega.games.fresco.game import GAME
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, plan_all, play, play_and_collect, position, refuses, shown

RED, BLUE = 0, 1
MOODS = sorted([row["value"] for row in GAME.house_edition.tables["mood_display"]["items"]])
TOO_DEAR = dict.fromkeys(SEGMENT_NAMES, (11, "OOOO"))


@rule("F-EX-1")
def test_red_is_last_and_takes_seven_o_clock() -> None:
    s = position(scores={RED: 3, 1: 10, 2: 20, 3: 30})
    mood = shown(s, RED)["mood"]
    assert s.to_act == (RED,)
    play(s, RED, "rise 7")
    assert shown(s, RED)["mood"] == mood - 1
    assert s.view(RED)["mine"]["price"] == 2
    for seat, hour in ((1, 6), (2, 8), (3, 9)):
        assert "rise 7" not in open_to(s, seat)
        assert refuses(s, seat, "rise 7")
        play(s, seat, f"rise {hour}")


@rule("F-EX-2")
def test_reds_mood_falls_by_one_space_at_once() -> None:
    s = position(scores={RED: 3, 1: 10, 2: 20, 3: 30})
    moods = [shown(s, seat)["mood"] for seat in range(4)]
    play(s, RED, "rise 7")
    assert [shown(s, seat)["mood"] for seat in range(4)] == [moods[0] - 1, *moods[1:]]


@rule("F-EX-3")
@pytest.mark.parametrize(("hour", "mood", "price"), [(6, -2, 3), (7, -1, 2), (8, 0, 2)])
def test_three_rows_of_the_hostel(hour: int, mood: int, price: int) -> None:
    s = position(moods={RED: MOODS[-1]})
    assert {"hour": hour, "mood": mood, "price": price, "painter": None} in s.view(None)["hostel"]
    play(s, RED, f"rise {hour}")
    assert shown(s, RED)["mood"] == MOODS[-1] + mood
    assert s.view(RED)["mine"]["price"] == price


@rule("F-EX-4")
def test_red_plans_all_five_apprentices() -> None:
    s = position(at="planning", hours={RED: 7, 1: 5, 2: 6, 3: 8})
    assert s.view(RED)["mine"]["to_place"] == 5
    play(s, RED, "plan market", "plan cathedral", "plan cathedral", "plan workshop", "plan theatre")
    assert open_to(s, RED) == ["ready"]
    play(s, RED, "ready")
    for seat in (1, 2, 3):
        play(s, seat, "ready")
    assert shown(s, RED)["sheet"] == [1, 2, 0, 1, 1]


@rule("F-EX-5")
def test_red_buys_three_yellow_at_booth_four() -> None:
    market = {"I": ["R"], "IV": ["B", "YYY", "RY"]}
    s = position(
        at="market", plans={RED: {"market": 1}, BLUE: {"theatre": 1}}, hours={RED: 7}, paints={}, booths=market
    )
    bag = s.view(None)["bag"]
    play(s, RED, "buy IV.2")
    assert s.coins[RED] == 12 - 2
    assert goods(s, RED) == "YYY"
    assert all(space is None for space in s.view(None)["booths"][3]["spaces"])
    assert s.view(None)["booths"][0]["spaces"][0]["paints"] == ["red"]
    assert s.view(None)["bag"] == bag + 3


@rule("F-EX-6")
def test_red_restores_a_tile_of_three_diagonally_next_to_the_bishop() -> None:
    s = position(
        at="cathedral",
        plans={RED: {"cathedral": 2}, BLUE: {"cathedral": 1}},
        hours={RED: 7, BLUE: 8},
        scores={RED: 10},
        paints={RED: "RYB", BLUE: "B"},
        tiles=TOO_DEAR | {"b2": (3, "RY"), "e5": (4, "B")},
        bishop="c3",
    )
    events = play_and_collect(s, RED, "restore b2")
    restored = next(event for event in events if isinstance(event, Restored))
    assert (restored.points, restored.bonus, restored.paints) == (3, 2, ("red", "yellow"))
    assert goods(s, RED) == "B"
    assert shown(s, RED)["score"] == 10 + 5
    assert shown(s, RED)["restored"] == ["b2"]
    assert s.view(None)["bishop"] == "b2"
    assert s.to_act == (RED,)
    play(s, RED, "restore e5")
    assert shown(s, RED)["score"] == 10 + 5 + 4


@pytest.mark.parametrize(
    ("paints", "colours", "points"),
    [
        pytest.param("RBG", ("red", "blue", "green"), 3, marks=pytest.mark.rule("F-EX-7")),
        pytest.param("OOG", ("orange", "orange", "green"), 5, marks=pytest.mark.rule("F-EX-8")),
        pytest.param("OGP", ("green", "orange", "purple"), 6, marks=pytest.mark.rule("F-EX-9")),
    ],
)
def test_red_restores_the_altar(paints: str, colours: tuple[str, ...], points: int) -> None:
    s = position(
        at="cathedral",
        plans={RED: {"cathedral": 1}, BLUE: {"theatre": 1}},
        scores={RED: 10},
        paints={RED: paints + "RYB"},
        tiles=TOO_DEAR,
        bishop="c3",
    )
    play(s, RED, *[f"altar {colour}" for colour in colours])
    assert shown(s, RED)["score"] == 10 + points
    assert goods(s, RED) == "RYB"


@rule("F-EX-10")
def test_red_has_nobody_in_the_studio_and_is_skipped() -> None:
    s = position(at="planning", hours={RED: 6, BLUE: 7, 2: 5, 3: 8})
    plan_all(s, {RED: {"theatre": 1}, BLUE: {"studio": 1}})
    assert s.to_act == (BLUE,)
    play(s, BLUE, "earn")
    assert s.view(None)["phase"] == "theatre"
    assert s.coins[RED] == 12


@rule("F-EX-11")
@pytest.mark.parametrize("blends", [(), ("green",), ("green", "purple")])
def test_red_blends_up_to_two_times_with_one_workshop_apprentice(blends: tuple[str, ...]) -> None:
    s = position(at="workshop", plans={RED: {"workshop": 1}, BLUE: {"theatre": 1}}, paints={RED: "RRRYYYBBB"})
    play(s, RED, *[f"blend {blend}" for blend in blends])
    if len(blends) < 2:
        assert s.to_act == (RED,)
        play(s, RED, "pass")
    assert s.to_act == (BLUE,)
    assert len(goods(s, RED)) == 9 - len(blends)


@rule("F-EX-12")
def test_reds_mood_rises_by_two_with_one_theatre_apprentice() -> None:
    s = position(at="theatre", plans={RED: {"theatre": 1}}, moods={RED: MOODS[0]})
    play(s, RED, "attend")
    assert shown(s, RED)["mood"] == MOODS[0] + 2
    assert s.view(None)["phase"] == "get-up"


@rule("F-EX-13")
def test_in_the_final_round_the_cathedral_can_be_visited_twice_and_there_is_no_theatre() -> None:
    tiles = TOO_DEAR | {"a1": (3, "R"), "e1": (4, "R")}
    s = position(
        at="planning", final=True, scores={RED: 10}, coins={RED: 0}, paints={RED: "RR"}, tiles=tiles, bishop="c5"
    )
    assert s.view(RED)["places"] == ["market", "cathedral", "studio", "workshop", "cathedral.2"]
    assert refuses(s, RED, "plan theatre")
    plan_all(s, {RED: {"cathedral": 1, "studio": 1, "cathedral.2": 1}})
    assert s.view(None)["phase"] == "cathedral"
    play(s, RED, "restore a1")
    assert s.view(None)["phase"] == "studio"
    play(s, RED, "pass")
    assert s.view(None)["phase"] == "cathedral.2"
    play(s, RED, "restore e1")
    assert s.scores()[RED] == 10 + 3 + 4
    assert s.is_over


@pytest.mark.parametrize(
    ("players", "in_the_game", "laid_out", "in_the_bag"),
    [
        pytest.param(4, 14, 13, 1, marks=pytest.mark.rule("F-EX-54")),
        pytest.param(3, 14 - 3, 9, 2, marks=pytest.mark.rule("F-EX-55")),
    ],
)
def test_tiles_on_the_market_and_in_the_bag(players: int, in_the_game: int, laid_out: int, in_the_bag: int) -> None:
    for seed in range(10):
        view = GAME.new(players, seed).view(None)
        assert sum([len(booth["spaces"]) for booth in view["booths"]]) == laid_out
        assert all(space for booth in view["booths"] for space in booth["spaces"])
        assert view["bag"] == in_the_bag
        assert laid_out + in_the_bag == in_the_game
