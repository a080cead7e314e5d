"""Module 6: the glaziers."""

import copy
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from bottega.core.events import Event
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import AltarRestored, Bought, Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.glaziers.events import GlassBought, GlassDrawn, GlassUsed, WindowRenewed, WindowShown
from bottega.games.fresco.modules.glaziers.part import GlassPart
from bottega.games.fresco.modules.glaziers.rules import Glaziers
from bottega.games.fresco.paints import ONE
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    ask_again,
    cover,
    module_of,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refusal,
    refuses,
    sit_out,
    with_tables,
)
from bottega.testing.fresco.modules.favors import lay_favors
from bottega.testing.fresco.modules.glaziers import lay_bench, lay_glass
from bottega.testing.fresco.modules.leaf_gold import give_gold, refine
from bottega.testing.fresco.modules.wishing_well import give_wishes

GLASS = ["glaziers"]
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
TOO_DEAR = (11, "OOOO")
BORDER = {"b1", "c1", "d1", "a2", "e2", "a3", "e3", "a4", "e4", "b5", "c5", "d5"}
PLACES = ("market", "cathedral", "studio", "workshop", "theatre")


def facts(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["glaziers"]
    return found


def part_of(s: FrescoState) -> GlassPart:
    return cast(Glaziers, module_of(s, "glaziers")).part(s)


def new(players: int = 4, seed: int = 1) -> FrescoState:
    s = GAME.new(players, seed, {"modules": GLASS})
    assert isinstance(s, FrescoState)
    return s


def bench(s: FrescoState) -> list[str]:
    return [window["window"] for window in facts(s)["bench"]]


def glazery(
    board: Mapping[str, int],
    coins: int = 20,
    apprentice: int = 0,
    more: Mapping[int, Mapping[str, int]] | None = None,
) -> FrescoState:
    """Seat 0 has covered the studio with the glazery, and this glass lies on the board."""
    s = position(
        at="market",
        modules=GLASS,
        plans={0: {"market": 1, "studio": apprentice}, 3: {"theatre": 1}, **(more or {})},
        hours={0: 5},
        coins={0: coins},
        paints={},
    )
    cover(s, 0, "glazery", "studio")
    lay_glass(s, board)
    play(s, 0, "pass")
    return s


def restoring(
    window: str = "W06",
    stock: Mapping[str, int] | None = None,
    *,
    segment: str = "b1",
    value: int = 7,
    bishop: str = "e5",
    coins: int = 20,
    place: int = 1,
    modules: Sequence[str] = (),
    **given: Any,
) -> FrescoState:
    """Seat 0 can restore one segment; a window lies on a place of the bench."""
    s = position(
        at="cathedral",
        modules=[*GLASS, *modules],
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: coins},
        paints={0: "RY"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {segment: (value, "RY")},
        bishop=bishop,
        **given,
    )
    others = [name for name in ("W01", "W02", "W03", "W04", "W05", "W07") if name != window]
    lay_bench(s, *others[: place - 1], window, *others[place - 1 : 5])
    lay_glass(s, {}, {0: stock or {}})
    return s


# --- set-up -----------------------------------------------------------------------------------------------------


@rule("F-M06-1", "F-M06-4", "F-DIF-31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_26_tokens_and_two_of_them_for_each_player_on_the_board(players: int) -> None:
    s = new(players)
    assert facts(s)["in_the_box"] == {"green": 5, "red": 6, "blue": 7, "yellow": 8}
    for seat in (None, *range(players)):
        assert sum(facts(s, seat)["board"].values()) == 2 * players
    assert sum(part_of(s).bag) == 26 - 2 * players


@rule("F-M06-1", "F-M06-2", "F-DATA-11")
def test_18_windows_six_of_them_on_the_bench() -> None:
    s = new()
    assert (len(facts(s)["bench"]), facts(s)["deck"]) == (6, 12)
    assert len({tuple(bench(new(seed=seed))) for seed in range(20)}) == 20
    rows = GAME.house_edition.tables["windows"]["items"]
    panes = [tuple(sorted(row["panes"])) for row in rows]
    assert ("green", "yellow", "yellow") in panes
    assert ("green", "red", "red") in panes
    assert any(row["vp"] == 7 and row["penalty_without_glass"] == 14 and "green" in row["panes"] for row in rows)
    assert any(row["vp"] == 9 and row["penalty_without_glass"] == 18 for row in rows)
    decks = {part_of(cast(FrescoState, s.observe(0).sample(Rng(seed)))).deck for seed in range(5)}
    assert len(decks) == 5


@rule("F-M06-3")
def test_the_altar_has_a_window_of_its_own() -> None:
    """It is neither on the bench nor beside a segment: glass for it is given at the altar, and only there."""
    s = at_altar({"green": 1})
    before = bench(s)
    play(s, 0, "altar red", "altar blue")
    assert (s.view(0)["deciding"], open_to(s, 0)) == ("altar-glass", ["no", "glaze green"])
    assert facts(s)["renewing"] is None
    play(s, 0, "glaze green")
    assert (facts(s)["openings"], bench(s), facts(s)["deck"]) == ({}, before, 12)
    assert s.score(0) == 100 + 3 + 1
    s = restoring(stock=dict.fromkeys(("green", "red", "blue", "yellow"), 1), segment="c3")
    play(s, 0, "restore c3")
    assert (s.to_act, s.score(0)) == ((3,), 107)
    assert facts(s)["mine"] == dict.fromkeys(("green", "red", "blue", "yellow"), 1)


@rule("F-M06-5")
def test_each_player_has_one_glazery_tile_which_nobody_sees_planned() -> None:
    s = position(at="planning", modules=GLASS)
    covers = [choice for choice in open_to(s, 0) if choice.startswith("cover")]
    assert covers == [f"cover glazery {place}" for place in PLACES]
    before = s.view(1)
    play(s, 0, "cover glazery studio")
    assert s.view(1) == before


@rule("F-DATA-12")
def test_prices_of_the_bench() -> None:
    assert [window["price"] for window in facts(new())["bench"]] == [0, 1, 1, 2, 2, 3]


@rule("F-M06-15", "F-DATA-13")
def test_twelve_segments_have_a_window() -> None:
    assert set(facts(new())["segments"]) == BORDER


# --- the glazery --------------------------------------------------------------------------------------------------


@rule("F-M06-6", "F-M06-7", "F-EX-26", "F-DIF-11", "F-OQ-24", "F-CMB-16")
def test_the_covered_location_is_lost_and_the_third_slot_takes_one() -> None:
    s = position(at="planning", modules=GLASS)
    play(s, 0, "cover glazery studio", "plan studio")
    assert refuses(s, 0, "plan studio")
    assert refuses(s, 0, "cover glazery market")
    plan_all(s, {0: {}})
    assert (s.view(None)["phase"], s.view(None)["deciding"]) == ("studio", "glazery")
    assert not [choice for choice in open_to(s, 0) if choice in ("earn", "pass")]


@rule("F-M06-8", "F-M06-9", "F-OQ-32")
@pytest.mark.parametrize("apprentice", [0, 1])
def test_two_actions_without_anybody_a_third_with_an_apprentice(apprentice: int) -> None:
    s = glazery({"yellow": 5}, apprentice=apprentice)
    bought = 0
    while s.view(None)["deciding"] == "glazery":
        play(s, 0, "glass yellow")
        bought += 1
    assert bought == 2 + apprentice


@rule("F-M06-41", "F-EX-27", "F-EXD-18")
@pytest.mark.parametrize(("mood", "apprentices", "actions"), [(-4, 4, 6), (0, 5, 7), (4, 6, 8)])
def test_five_apprentices_and_the_tile_make_seven_actions(mood: int, apprentices: int, actions: int) -> None:
    """Everything planned is done: glass bought on the tile, altars restored, tiles bought at the market."""
    s = position(
        at="planning",
        modules=GLASS,
        moods={0: mood},
        hours={0: 5},
        coins={0: 40},
        paints={0: "RYB" * 3},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR),
        booths={"I": ["G", "G"]},
    )
    lay_glass(s, {"yellow": 5})
    play(s, 0, "cover glazery studio", "plan studio", *["plan cathedral"] * 3, *["plan market"] * (apprentices - 4))
    assert open_to(s, 0) == ["ready"]
    plan_all(s, {})
    events: list[Event] = []
    while s.round == 2 and s.to_act == (0,):
        work = next(choice for choice in open_to(s, 0) if choice.split()[0] in ("buy", "altar", "glass"))
        s.apply(0, GAME.number(GAME.parse(work)), events)
    done = Counter(type(event) for event in events)
    assert done[GlassBought] == 3
    assert done[GlassBought] + done[AltarRestored] + done[Bought] == actions


@rule("F-M06-10", "F-OQ-30")
def test_each_action_may_buy_one_token_or_be_forfeited() -> None:
    s = glazery({"blue": 1, "red": 1})
    assert open_to(s, 0) == ["no", "glass red", "glass blue"]
    play(s, 0, "glass blue", "no")
    assert s.to_act == (3,)
    assert facts(s)["mine"]["blue"] == 1


@rule("F-M06-11", "F-M06-12", "F-EX-28")
@pytest.mark.parametrize(("colour", "price"), [("blue", 1), ("yellow", 1), ("red", 2), ("green", 2)])
def test_what_glass_costs(colour: str, price: int) -> None:
    s = glazery({colour: 1})
    assert GlassBought(0, colour, price) in play_and_collect(s, 0, f"glass {colour}")
    assert s.coins[0] == 20 - price


@rule("F-M06-13", "F-OQ-3")
def test_bought_glass_stands_behind_the_screen() -> None:
    s = glazery({"green": 2})
    play(s, 0, "glass green")
    assert facts(s, 0)["mine"]["green"] == 1
    assert facts(s, 1)["mine"]["green"] == 0
    assert (facts(s, 1)["painters"], facts(s, None)["mine"]) == (None, None)


@rule("F-M06-14")
def test_an_empty_board_sells_nothing() -> None:
    s = glazery({"green": 1})
    play(s, 0, "glass green")
    assert s.to_act == (3,)


@rule("F-RND-10", "F-M06-10")
def test_without_money_nothing_is_bought() -> None:
    s = glazery({"green": 1, "blue": 1}, coins=1)
    assert open_to(s, 0) == ["no", "glass blue"]
    assert glazery({"green": 1}, coins=1).to_act == (3,)


@rule("F-OQ-27", "F-OQ-26", "F-OQ-28")
def test_the_glazery_opens_at_the_time_of_the_covered_location() -> None:
    s = position(at="market", modules=GLASS, plans={2: {"market": 1}}, coins=dict.fromkeys(range(4), 9))
    cover(s, 0, "glazery", "workshop")
    cover(s, 1, "glazery", "cathedral")
    lay_glass(s, {"red": 3})
    play(s, 2, "pass")
    assert (s.view(None)["phase"], s.to_act) == ("cathedral", (1,))
    play(s, 1, "glass red", "glass red")
    assert (s.view(None)["phase"], s.to_act) == ("workshop", (0,))
    play(s, 0, "glass red")
    assert facts(s, 0)["board"]["red"] == 0 or s.round == 3


@rule("F-OQ-25")
def test_several_tiles_one_for_each_location() -> None:
    s = position(at="planning", modules=[*GLASS, "bells"])
    play(s, 0, "cover glazery studio")
    assert refuses(s, 0, "cover audience studio")
    play(s, 0, "cover audience theatre")
    assert not [choice for choice in open_to(s, 0) if choice.startswith("cover")]


# --- windows ------------------------------------------------------------------------------------------------------


@rule("F-M06-16", "F-M06-17", "F-M06-18")
def test_beside_a_window_one_must_be_chosen_and_paid_for() -> None:
    s = restoring(place=6)
    play(s, 0, "restore b1")
    assert open_to(s, 0) == [f"window {place}" for place in range(1, 7)]
    play(s, 0, "window 6")
    assert s.coins[0] == 17
    assert facts(s, None)["openings"]["b1"]["window"] == "W06"


@rule("F-M06-15", "F-M06-16")
def test_elsewhere_there_is_no_window() -> None:
    s = restoring(segment="c3")
    play(s, 0, "restore c3")
    assert (s.score(0), facts(s)["openings"]) == (107, {})


@rule("F-M06-19", "F-EX-29", "F-OQ-123")
def test_the_bench_slides_and_a_new_window_appears_at_the_end() -> None:
    """Yellow, yellow, green on a place of price 2; the next one is red, green, red."""
    s = restoring("W13", place=4, value=9)
    lay_bench(s, "W01", "W02", "W03", "W13", "W04", "W05", "W18")
    play(s, 0, "restore b1")
    events = play_and_collect(s, 0, "window 4")
    assert s.coins[0] == 18
    assert bench(s) == ["W01", "W02", "W03", "W04", "W05", "W18"]
    assert WindowShown("W18", 11) in events
    assert facts(s)["bench"][-1]["panes"] == ["red", "green", "red"]


@rule("F-M06-20")
def test_a_window_shows_its_points_and_two_or_three_panes() -> None:
    for window in facts(new())["bench"]:
        assert window["points"] > 0
        assert len(window["panes"]) in (2, 3)


@rule("F-M06-21", "F-M06-35", "F-EX-30", "F-M06-27")
def test_with_all_its_glass_the_window_brings_all_its_points() -> None:
    s = restoring("W06", {"red": 1, "green": 1, "blue": 2}, bishop="b1")
    play(s, 0, "restore b1", "window 1")
    assert open_to(s, 0) == ["no", "glaze green", "glaze red"]
    events = play_and_collect(s, 0, "glaze green")
    assert GlassUsed(0, "green") in events
    events = play_and_collect(s, 0, "glaze red")
    assert WindowRenewed(0, "b1", "W06", 7, 0) in events
    assert s.score(0) == 100 + 17
    assert facts(s)["reserve"] == {"green": 1, "red": 1, "blue": 0, "yellow": 0}
    assert facts(s)["mine"] == {"green": 0, "red": 0, "blue": 2, "yellow": 0}


@rule("F-M06-25", "F-EX-31", "F-OQ-124")
def test_a_missing_green_pane_costs_eight() -> None:
    s = restoring("W06", {"red": 1})
    play(s, 0, "restore b1", "window 1", "glaze red")
    assert s.score(0) == 100 + 14 - 8


@rule("F-M06-26", "F-EX-32", "F-OQ-124")
def test_without_any_glass() -> None:
    s = restoring("W06", {"red": 1, "green": 1})
    play(s, 0, "restore b1", "window 1", "no")
    assert s.score(0) == 100
    assert facts(s)["mine"]["green"] == 1


@rule("F-M06-27", "F-M06-28", "F-EX-33")
def test_a_negative_sum_counts_as_nothing() -> None:
    s = restoring("W10")
    play(s, 0, "restore b1")
    events = play_and_collect(s, 0, "window 1")
    assert sum(event.points for event in events if isinstance(event, Scored)) == 0
    assert s.score(0) == 100


@rule("F-M06-21", "F-M06-27")
@pytest.mark.parametrize(
    "glass", [{}, {"green": 1}, {"yellow": 1, "red": 2}, {"yellow": 2, "blue": 2, "red": 2, "green": 2}]
)
@pytest.mark.parametrize("first", ["W10", "W13"])  # W13 has two panes of one colour
def test_the_bench_shows_what_a_window_brings_with_ones_own_glass(glass: dict[str, int], first: str) -> None:
    s = restoring(first, glass)
    play(s, 0, "restore b1")
    for place, window in enumerate(facts(s)["bench"]):
        left = Counter(glass)
        left.subtract(window["panes"])
        missing = sum(facts(s)["penalties"][pane] * -count for pane, count in left.items() if count < 0)
        chosen = next(choice for choice in s.view(0)["choices"] if choice["action"] == f"window {place + 1}")
        assert window["net"] == chosen["net"] == window["points"] - missing
        assert facts(s, None)["bench"][place]["net"] == window["points"]


@rule("F-M06-22", "F-M06-23", "F-M06-24", "F-M06-25")
def test_what_each_pane_costs_without_glass() -> None:
    shown = facts(new())
    assert shown["penalties"] == {"yellow": 2, "blue": 4, "red": 6, "green": 8}
    for window in shown["bench"]:
        assert window["penalty"] == sum(shown["penalties"][pane] for pane in window["panes"])
    s = restoring("W09", {"green": 1})  # yellow, red, green: 8 points
    play(s, 0, "restore b1", "window 1", "glaze green")
    assert s.score(0) == 100 + 7 + 8 - 2 - 6


@rule("F-M06-21")
def test_two_panes_of_one_colour_take_two_tokens() -> None:
    s = restoring("W16", {"blue": 3, "green": 1})  # blue, blue, green
    play(s, 0, "restore b1", "window 1", "glaze blue", "glaze blue", "glaze green")
    assert s.score(0) == 100 + 7 + 8
    assert facts(s)["mine"]["blue"] == 1


@rule("F-OQ-121", "F-OQ-122")
def test_the_cheapest_window_is_free_and_nobody_takes_one_he_cannot_pay() -> None:
    s = restoring(coins=1)
    play(s, 0, "restore b1")
    assert open_to(s, 0) == ["window 1", "window 2", "window 3"]
    s = restoring(coins=0)
    assert WindowRenewed in [type(event) for event in play_and_collect(s, 0, "restore b1")]
    assert s.coins[0] == 0


@rule("F-M06-40")
def test_the_bench_is_never_short() -> None:
    s = position(at="cathedral", modules=GLASS, plans={0: {"cathedral": 1}}, paints={0: "RYB"})
    glaziers = cast(Glaziers, module_of(s, "glaziers"))
    for segment in range(25):
        if glaziers.segments >> segment & 1:
            part_of(s).chosen = 0
            glaziers.worth(s, 0, segment)
            assert len(part_of(s).bench) == 6
    assert part_of(s).deck == ()


@rule("F-OQ-48", "F-OQ-47", "F-OQ-191")
def test_gold_is_inside_the_sum_that_is_not_below_zero_favours_are_not() -> None:
    s = restoring("W10", value=3, bishop="b1", modules=["leaf_gold", "favors"])  # 3 + 3 + gold 3 + 9 - 18 = 0
    give_gold(s, {0: 1})
    refine(s, "red")
    lay_favors(s, {"b1": "vp_1"})
    s.position[1:] = [103, 106, 109]  # nobody is met on the way
    play(s, 0, "restore b1", "gild", "window 1")
    assert s.score(0) == 101
    assert s.to_act == (3,)


@rule("F-OQ-191", "F-OQ-47")
@pytest.mark.parametrize("others", [[107, 110, 111], [103, 104, 114], [108, 117, 121], [105, 111, 118]])
def test_everything_is_booked_in_one_advance(others: list[int]) -> None:
    """Tile 7, bishop 3, praise 1, window 7: nobody is met on the way, only where it ends."""
    s = restoring("W06", {"red": 1, "green": 1}, bishop="b1", modules=["wishing_well"])
    give_wishes(s, {0: ["praise"]})
    s.position[1:] = others
    ask_again(s)
    play(s, 0, "wish praise", "window 1", "glaze red", "glaze green")
    if 118 in others:
        assert open_to(s, 0) == ["land ahead", "land behind"]
        play(s, 0, "land ahead")
        assert s.score(0) == 119
    else:
        assert s.score(0) == 100 + 7 + 3 + 1 + 7
    assert s.to_act == (3,)


@rule("F-OQ-48")
def test_praise_is_inside_the_sum_too() -> None:
    s = restoring("W10", bishop="b1", value=3, modules=["wishing_well"])  # 3 + 3 + 1 + 9 - 18 = -2
    give_wishes(s, {0: ["praise"]})
    ask_again(s)
    play(s, 0, "wish praise", "window 1")
    assert s.score(0) == 100


# --- the altar window -----------------------------------------------------------------------------------------------


def at_altar(stock: Mapping[str, int], apprentices: int = 1, paints: str = "RBORBO") -> FrescoState:
    s = position(
        at="cathedral",
        modules=GLASS,
        plans={0: {"cathedral": apprentices}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        paints={0: paints},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR),
    )
    lay_glass(s, {}, {0: stock})
    return s


@rule("F-M06-29", "F-M06-30", "F-EX-34")
def test_glass_for_the_altar_window() -> None:
    s = at_altar({"green": 1, "blue": 2, "yellow": 1})
    play(s, 0, "altar red", "altar blue")
    assert open_to(s, 0) == ["no", "glaze green", "glaze blue", "glaze yellow"]
    play(s, 0, "glaze blue")
    assert open_to(s, 0) == ["no", "glaze green", "glaze yellow"]
    play(s, 0, "glaze green", "glaze yellow")
    assert s.score(0) == 100 + 2 + 1 + 3


@rule("F-M06-29")
def test_the_altar_may_do_without_glass() -> None:
    s = at_altar({"green": 1})
    play(s, 0, "altar red", "altar blue", "no")
    assert (s.score(0), facts(s)["mine"]["green"]) == (103, 1)


@rule("F-M06-31", "F-M06-35")
def test_the_altar_window_is_served_again_each_time() -> None:
    s = at_altar(dict.fromkeys(("green", "red", "blue", "yellow"), 2), apprentices=2)
    for _ in range(2):
        play(s, 0, "altar red", "altar blue")
        for colour in ("green", "red", "blue", "yellow"):
            play(s, 0, f"glaze {colour}")
    assert s.score(0) == 100 + 2 * (3 + 4)
    assert facts(s)["reserve"] == dict.fromkeys(("green", "red", "blue", "yellow"), 2)


def with_altar(s: FrescoState, **values: int) -> FrescoState:
    """The same under an edition with another altar window."""
    table = copy.deepcopy(GAME.house.tables["altar"])
    table["values"].update(values)
    return with_tables(s, altar=table)


@rule("F-M06-30", "F-EX-34")
def test_the_altar_window_gives_what_its_edition_says() -> None:
    s = with_altar(at_altar({"green": 1, "blue": 1, "yellow": 1}), module_6_vp_per_glass_token=2)
    play(s, 0, "altar red", "altar blue", "glaze green", "glaze blue", "glaze yellow")
    assert s.score(0) == 100 + 3 + 3 * 2


@rule("F-M06-29")
def test_the_altar_window_takes_no_more_than_its_edition_says() -> None:
    s = with_altar(at_altar({"green": 1, "blue": 1, "yellow": 1}), module_6_max_tokens=2)
    play(s, 0, "altar red", "altar blue", "glaze green", "glaze blue")
    assert (s.to_act, s.score(0), facts(s)["mine"]["yellow"]) == ((3,), 100 + 3 + 2, 1)


# --- preparation --------------------------------------------------------------------------------------------------


@rule("F-M06-32", "F-CMB-17")
def test_the_tiles_leave_the_sheets() -> None:
    s = glazery({"blue": 1})
    assert any(s.view(None)["painters"][0]["covers"])
    sit_out(s)
    assert not any(s.view(None)["painters"][0]["covers"])


@rule("F-M06-33", "F-M06-34")
def test_unsold_glass_goes_to_the_reserve_and_new_glass_comes() -> None:
    s = glazery({"blue": 2, "green": 1})
    play(s, 0, "no")
    events = play_and_collect(s, 3, "pass")
    assert facts(s)["reserve"] == {"green": 1, "red": 0, "blue": 2, "yellow": 0}
    (drawn,) = [event for event in events if isinstance(event, GlassDrawn)]
    assert len(drawn.colours) == 8
    assert facts(s)["board"] == {colour: drawn.colours.count(colour) for colour in ("green", "red", "blue", "yellow")}


@rule("F-M06-34", "F-OQ-126")
def test_an_empty_bag_is_filled_from_the_reserve() -> None:
    s = glazery({"blue": 2})
    part = part_of(s)
    part.bag, part.reserve, part.stock[1] = [0, 0, 0, 3], [5, 6, 0, 0], 5 << 10 | 5 << 15
    play(s, 0, "no")
    play(s, 3, "pass")
    assert facts(s)["board"]["yellow"] >= 3
    assert sum(facts(s)["board"].values()) == 8
    assert facts(s)["reserve"] == dict.fromkeys(("green", "red", "blue", "yellow"), 0)


@rule("F-OQ-126")
def test_too_little_glass_is_laid_out_as_far_as_it_goes() -> None:
    s = glazery({"blue": 2})
    part = part_of(s)
    part.bag, part.stock[1] = [0, 0, 0, 1], 5 | 6 << 5 | 5 << 10 | 7 << 15
    play(s, 0, "no")
    play(s, 3, "pass")
    assert facts(s)["board"] == {"green": 0, "red": 0, "blue": 2, "yellow": 1}


@rule("F-OQ-125")
def test_glass_is_worth_nothing_at_the_end() -> None:
    s = position(at="workshop", final=True, modules=GLASS, plans={0: {"workshop": 1}}, paints={0: "RY"}, coins={0: 0})
    lay_glass(s, {}, {0: {"green": 5, "red": 6}})
    before = s.score(0)
    play(s, 0, "pass")
    assert s.is_over
    assert s.score(0) == before


# --- Leonardo and ill apprentices ---------------------------------------------------------------------------------


def leonardo_restores(value: int = 5, bishop: str = "e5") -> FrescoState:
    return position(
        2,
        at="cathedral",
        modules=GLASS,
        plans={2: {"cathedral": 1}, 0: {"theatre": 1}},
        scores={0: 10, 1: 20, 2: 100},
        leonardo="c1",
        tiles={"b1": (value, "RY"), "c2": (3, "RY")},
        restored={1: ["d1"]},
        bishop=bishop,
    )


@rule("F-M06-36", "F-LEO-25")
def test_no_glass_is_drawn_for_leonardo() -> None:
    s = new(2)
    assert sum(facts(s)["board"].values()) == 4
    assert len(part_of(s).stock) == 2


@rule("F-M06-37", "F-M06-38", "F-DIF-12", "F-OQ-88", "F-OQ-127", "F-OQ-128")
def test_leonardo_takes_the_window_at_price_0_with_all_its_points() -> None:
    s = leonardo_restores(bishop="b1")
    lay_bench(s, "W18", "W01", "W02", "W03", "W04", "W05", "W06")
    events = play_and_collect(s, 0, "restore b1")
    assert WindowRenewed(2, "b1", "W18", 10, 0) in events
    assert s.score(2) == 100 + 5 + 3 + 10
    assert bench(s) == ["W01", "W02", "W03", "W04", "W05", "W06"]


@rule("F-M06-38")
def test_leonardo_beside_no_window_takes_none() -> None:
    s = leonardo_restores()
    play(s, 0, "restore c2")
    assert facts(s)["openings"] == {}


# --- editions ---------------------------------------------------------------------------------------------------------


@rule("F-DATA-13", "F-M06-21", "F-OQ-124")
@pytest.mark.parametrize(("answer", "left"), [("glaze green", 0), ("no", 1)])
def test_an_edition_may_have_a_window_beside_the_first_segment(answer: str, left: int) -> None:
    s = position(
        at="cathedral",
        modules=GLASS,
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: 20},
        paints={0: "RRRYYYBBBOOOGGGPPP"},
    )
    lay_bench(s, "W05")
    lay_glass(s, {}, {0: {"green": 1}})
    table = copy.deepcopy(GAME.house.tables["window_segments"])
    table["segments"][0] = [0, 0]
    play(with_tables(s, window_segments=table), 0, "restore a1", "window 1")
    (renewed,) = [event for event in play_and_collect(s, 0, answer) if isinstance(event, WindowRenewed)]
    assert (renewed.segment, renewed.window, renewed.penalty) == ("a1", "W05", 4 + 8 * left)
    assert (s.to_act, facts(s)["mine"]["green"]) == ((3,), left)


@rule("F-DATA-11", "F-M06-21")
def test_an_edition_may_have_two_equal_panes_anywhere() -> None:
    table = copy.deepcopy(GAME.house.tables["windows"])
    next(row for row in table["items"] if row["id"] == "W11")["panes"] = ["blue", "yellow", "yellow"]
    s = with_tables(restoring("W11", {"yellow": 2}), windows=table)
    s.paints[0] = sum(ONE) * 3
    ask_again(s)
    play(s, 0, "restore b1", "window 1", "glaze yellow")
    (renewed,) = [event for event in play_and_collect(s, 0, "glaze yellow") if isinstance(event, WindowRenewed)]
    assert renewed.penalty == 4


def test_the_bag_draws_every_colour() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        drawn.update(facts(new(seed=seed))["board"])
    assert min(drawn.values()) > 60 * 8 / 26 * 2


@rule("F-DATA-11", "F-DATA-12", "F-DATA-13")
@pytest.mark.parametrize(
    ("table", "change", "line", "reason"),
    [
        ("windows", lambda table: table["items"].pop(), '"items": [', "18 windows"),
        ("windows", lambda table: table["items"][0].update(panes=["green"]), '"panes": [', "2"),
        ("production_bench", lambda table: table.update(prices=[1, 1, 1, 2, 2, 3]), "1", "0"),
        ("production_bench", lambda table: table.update(prices=[0, 1, 1, 2, 1, 3]), "1", "must not fall"),
        ("window_segments", lambda table: table["segments"].pop(), '"segments": [', "12"),
        ("window_segments", lambda table: table["segments"].__setitem__(0, [0, 2]), "[", "twice"),
        ("glass_tokens", lambda table: table["items"][0].update(count=9), '"count": 9', "5"),
        ("glass_tokens", lambda table: table["items"][0].update(colour="red"), '"items": [', "one row for each"),
    ],
)
def test_a_wrong_edition_is_refused(
    tmp_path: Path, table: str, change: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, table, change)
    assert found[0].startswith(line)
    assert reason in found[1]
