"""Module 5: the leaf gold."""

import copy
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import BoothShut, MoneyCounted, Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.leaf_gold.events import ColourRefined, GoldExchanged, GoldTaken, GoldUsed
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    goods,
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
from bottega.testing.fresco.modules.leaf_gold import give_gold, refine

GOLD = ["leaf_gold"]
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
DISCS = {"red", "blue", "yellow", "green", "purple", "orange"}


def facts(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["leaf_gold"]
    return found


def at_market(players: int = 4, coins: int = 20, gold: dict[int, int] | None = None) -> FrescoState:
    """Seat 0 is the first at the market with two apprentices; every booth is full."""
    booths = {4: {"I": ["R"], "II": ["Y"], "III": ["R", "Y", "B", "BY"], "IV": ["RR", "B", "Y", "R"]}}
    s = position(
        players,
        at="market",
        modules=GOLD,
        plans={0: {"market": 2}},
        hours={0: 5},
        coins={0: coins},
        paints={},
        booths=booths.get(players, {"I": ["R"], "II": ["Y", "B", "BY"], "III": ["RR", "B", "Y"]}),
    )
    give_gold(s, gold or {})
    return s


def gilding(
    bishop: str, refined: str = "yellow", tile: tuple[int, str] = (7, "PRY"), gold: int = 1, coins: int = 0
) -> FrescoState:
    """Seat 0 can restore c3, and has some leaf gold."""
    s = position(
        at="cathedral",
        modules=GOLD,
        plans={0: {"cathedral": 2}, 3: {"theatre": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: coins},
        paints={0: tile[1] * 2},
        tiles=dict.fromkeys(SEGMENT_NAMES, (11, "OOOO")) | {"c3": tile},
        bishop=bishop,
    )
    give_gold(s, {0: gold})
    refine(s, refined)
    return s


@rule("F-M05-1")
def test_24_leaves_and_six_discs_are_in_the_box() -> None:
    s = GAME.new(4, 1, {"modules": GOLD})
    assert facts(s)["in_the_box"] == 24
    assert {facts(GAME.new(4, seed, {"modules": GOLD}))["refined"] for seed in range(60)} == DISCS
    assert len(facts(s)["spaces"]) == 2


@rule("F-M05-2", "F-OQ-119")
def test_a_disc_is_never_drawn_onto_the_market() -> None:
    """Discs and market tiles share the bag only on the table: the market is laid as without the module."""
    s, base = GAME.new(4, 5, {"modules": GOLD}), GAME.new(4, 5)
    assert s.view(0)["booths"] == base.view(0)["booths"]
    assert s.view(0)["bag"] == base.view(0)["bag"] == 1


@rule("F-M05-3", "F-M05-5", "F-M05-7", "F-DATA-10")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (4, [("III", 4, 1), ("IV", 1, 2)]),
        (3, [("II", 3, 1), ("III", 1, 2)]),
        (2, [("II", 3, 1), ("III", 1, 2)]),
    ],
)
def test_the_gold_market_tile_points_at_two_spaces(players: int, spaces: list[tuple[str, int, int]]) -> None:
    shown = facts(GAME.new(players, 1, {"modules": GOLD}))["spaces"]
    assert [(space["booth"], space["space"], space["gold"]) for space in shown] == spaces


@rule("F-M05-4")
def test_the_refined_colour_is_public() -> None:
    s = GAME.new(4, 1, {"modules": GOLD})
    assert {facts(s, seat)["refined"] for seat in (None, 0, 1, 2, 3)} == {facts(s)["refined"]}


@rule("F-M05-6", "F-M05-7", "F-EX-22")
def test_who_buys_the_marked_tile_of_booth_iv_gets_two_leaves_at_no_cost() -> None:
    s = at_market()
    events = play_and_collect(s, 0, "buy IV.1")
    assert GoldTaken(0, 2) in events
    assert (facts(s)["mine"], goods(s, 0)) == (2, "RR")
    assert s.coins[0] == 20 - s.rules.c.hour_price[5]


@rule("F-M05-6", "F-M05-7", "F-EX-21")
def test_who_buys_the_marked_tile_of_booth_iii_gets_one_leaf() -> None:
    s = at_market()
    last = len(s.view(0)["booths"][2]["spaces"])
    assert facts(s)["spaces"][0] == {"booth": "III", "space": last, "gold": 1}
    events = play_and_collect(s, 0, f"buy III.{last}")
    assert GoldTaken(0, 1) in events
    assert (facts(s)["mine"], goods(s, 0)) == (1, "YB")


@rule("F-M05-6")
@pytest.mark.parametrize("choice", ["buy IV.2", "buy III.1", "buy I.1", "close IV"])
def test_other_tiles_and_a_closed_booth_give_no_gold(choice: str) -> None:
    s = at_market()
    assert not [event for event in play_and_collect(s, 0, choice) if isinstance(event, GoldTaken)]
    assert facts(s)["mine"] == 0


@rule("F-M05-6", "F-DATA-10")
def test_on_the_small_board_too() -> None:
    s = at_market(3)
    play(s, 0, "buy III.1")
    assert facts(s)["mine"] == 2


@rule("F-M05-8", "F-OQ-3")
def test_gold_stands_behind_the_screen() -> None:
    s = at_market(gold={0: 3, 1: 4})
    assert (facts(s, 0)["mine"], facts(s, 1)["mine"], facts(s, None)["mine"]) == (3, 4, None)
    assert facts(s, 0)["painters"] is None
    changed = at_market(gold={0: 3, 1: 9})
    assert s.view(0) == changed.view(0)
    assert s.view(None) == changed.view(None)


@rule("F-M05-9", "F-DIF-32")
def test_a_leaf_may_be_added_when_the_tile_shows_the_refined_colour() -> None:
    s = gilding("c3")
    play(s, 0, "restore c3")
    assert open_to(s, 0) == ["no", "gild"]
    play(s, 0, "gild")
    assert facts(s)["mine"] == 0
    assert goods(s, 0) == "RYP"


@rule("F-M05-9")
def test_or_not() -> None:
    s = gilding("c3")
    play(s, 0, "restore c3", "no")
    assert facts(s)["mine"] == 1
    assert s.scores()[0] == 110


@rule("F-M05-9")
@pytest.mark.parametrize(("refined", "gold"), [("blue", 1), ("green", 5), ("yellow", 0)])
def test_nobody_is_asked_without_the_colour_or_without_gold(refined: str, gold: int) -> None:
    s = gilding("c3", refined, gold=gold)
    play(s, 0, "restore c3")
    assert s.scores()[0] == 110
    assert refuses(s, 0, "gild")


@rule("F-M05-10", "F-DIF-32")
def test_never_more_than_one_leaf() -> None:
    s = gilding("c3", gold=5)
    events = play_and_collect(s, 0, "restore c3") + play_and_collect(s, 0, "gild")
    assert [event for event in events if isinstance(event, GoldUsed)] == [GoldUsed(0)]
    assert facts(s)["mine"] == 4
    assert s.scores()[0] == 113
    assert refuses(s, 0, "gild")


@rule("F-M05-11", "F-M05-14", "F-EX-23")
def test_with_the_bishop_on_the_segment() -> None:
    s = gilding("c3")
    events = play_and_collect(s, 0, "restore c3") + play_and_collect(s, 0, "gild")
    assert s.scores()[0] - 100 == 7 + 3 + 3
    assert [(e.points, e.source) for e in events if isinstance(e, Scored)] == [(7, "tile"), (3, "bishop"), (3, "gold")]


@rule("F-M05-12", "F-EX-24")
@pytest.mark.parametrize("bishop", ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"])
def test_with_the_bishop_beside_it(bishop: str) -> None:
    s = gilding(bishop)
    play(s, 0, "restore c3", "gild")
    assert s.scores()[0] - 100 == 7 + 2 + 2


@rule("F-M05-13", "F-EX-25", "F-DIF-39")
@pytest.mark.parametrize("bishop", ["a1", "a3", "e5"])
def test_with_the_bishop_elsewhere(bishop: str) -> None:
    s = gilding(bishop)
    play(s, 0, "restore c3", "gild")
    assert s.scores()[0] - 100 == 7 + 1


@rule("F-OQ-56")
def test_the_leaf_counts_from_where_the_bishop_stands_after_his_step() -> None:
    s = gilding("b2", coins=1)
    play(s, 0, "bishop c3")  # and there is only one segment to restore
    assert {choice["action"]: choice.get("points") for choice in s.view(0)["choices"]} == {"no": None, "gild": 3}
    play(s, 0, "gild")
    assert s.scores()[0] - 100 == 7 + 3 + 3


@rule("F-M05-14", "F-OQ-47")
def test_all_points_of_the_restoration_are_one_advance() -> None:
    s = gilding("c3")
    s.position[1] = 110  # tile and bonus alone would meet seat 1
    play(s, 0, "restore c3", "gild")
    assert s.scores()[0] == 113
    s = gilding("c3")
    s.position[1] = 113
    play(s, 0, "restore c3", "gild")
    assert open_to(s, 0) == ["land ahead", "land behind"]


@rule("F-M05-15")
def test_gold_is_no_use_at_the_altar() -> None:
    s = gilding("c3", refined="red", tile=(7, "RYB"))
    play(s, 0, "altar red", "altar yellow")
    assert not any(choice == "gild" for choice in open_to(s, 0))
    if "altar blue" in open_to(s, 0):
        play(s, 0, "altar blue")
    assert s.scores()[0] == 102
    assert facts(s)["mine"] == 1


@rule("F-M05-16")
@pytest.mark.parametrize("seed", range(6))
def test_every_round_has_another_refined_colour(seed: int) -> None:
    s = position(at="prepare", modules=GOLD, seed=seed, players=3)
    seen = [facts(s)["refined"]]
    for _ in range(4):
        sit_out(s)
        seen.append(facts(s)["refined"])
    assert all(before != after for before, after in pairwise(seen))


@rule("F-M05-16")
def test_a_disc_goes_back_and_may_come_again_later() -> None:
    seen = set()
    for seed in range(20):
        s = position(at="prepare", modules=GOLD, seed=seed, players=3)
        first = facts(s)["refined"]
        sit_out(s)
        sit_out(s)
        seen.add(facts(s)["refined"] == first)
    assert seen == {True, False}


@rule("F-M05-16", "F-OQ-8")
def test_the_disc_to_come_is_hidden() -> None:
    worlds = [at_market().observe(0).sample(Rng(i)).dump()["parts"][0] for i in range(9)]
    assert len({world["draws"] for world in worlds}) == 9
    assert "draws" not in facts(at_market())


def at_the_end(gold: dict[int, int], coins: dict[int, int]) -> list[object]:
    s = position(
        at="cathedral.2", modules=GOLD, final=True, plans={3: {"cathedral.2": 1}}, coins=coins, paints={3: "RYB"}
    )
    give_gold(s, gold)
    events: list[Any] = []
    while not s.is_over:
        events += play_and_collect(
            s, s.to_act[0], "pass" if "pass" in open_to(s, s.to_act[0]) else open_to(s, s.to_act[0])[0]
        )
    return [event for event in events if isinstance(event, (GoldExchanged, MoneyCounted))]


@rule("F-M05-17")
def test_each_leaf_is_exchanged_for_a_thaler_before_money_is_counted() -> None:
    events = at_the_end({0: 3, 2: 1}, {0: 4, 1: 2, 2: 0, 3: 1})
    assert events[:2] == [GoldExchanged(0, 3, 3), GoldExchanged(2, 1, 1)]
    assert MoneyCounted(0, 7, 3) in events
    assert MoneyCounted(1, 2, 1) in events
    assert MoneyCounted(2, 1, 0) in events


@rule("F-M05-17")
def test_an_edition_may_pay_more_for_a_leaf() -> None:
    s = position(at="workshop", final=True, modules=GOLD, plans={0: {"workshop": 1}}, paints={0: "RY"}, coins={0: 1})
    give_gold(s, {0: 4})
    table = copy.deepcopy(GAME.house.tables["leaf_gold"])
    table["end_thalers_per_gold"] = 3
    assert MoneyCounted(0, 1 + 4 * 3, 6) in play_and_collect(with_tables(s, leaf_gold=table), 0, "pass")


@rule("F-M05-18")
def test_leonardo_never_gets_gold() -> None:
    """He closes the booth with two leaves; the only one in the supply is still there for whoever comes after him."""
    s = position(
        2,
        at="market",
        modules=GOLD,
        plans={0: {"market": 1}},
        hours={2: 6, 0: 7, 1: 8},
        coins={0: 20},
        booths={"I": ["R"], "II": ["Y", "B", "BY"], "III": ["RR", "B", "Y"]},
    )
    give_gold(s, {1: 23})
    events = play_and_collect(s, 0, "close III")
    assert BoothShut(2, 2, True) in events
    assert not [event for event in events if isinstance(event, GoldTaken)]
    assert GoldTaken(0, 1) in play_and_collect(s, 0, "buy II.3")


@rule("F-M05-18")
def test_leonardo_is_not_asked_for_gold() -> None:
    s = position(
        2,
        at="cathedral",
        modules=GOLD,
        plans={1: {"theatre": 1}},
        hours={2: 6, 0: 7, 1: 8},
        leonardo="b1",
        tiles={"b2": (4, "RY")},
        scores={0: 20, 1: 30, 2: 100},
        bishop="b2",
    )
    give_gold(s, {0: 3, 1: 3})
    refine(s, "red")
    play(s, 0, "restore b2")
    assert s.score(2) == 107
    assert s.view(0)["deciding"] != "gild"


@rule("F-OQ-117")
@pytest.mark.parametrize(("held", "taken"), [(22, 2), (23, 1), (24, 0)])
def test_when_the_supply_runs_out_one_takes_what_is_left(held: int, taken: int) -> None:
    s = at_market(gold={1: held})
    play(s, 0, "buy IV.1")
    assert facts(s)["mine"] == taken


@rule("F-OQ-118")
@pytest.mark.parametrize("used", [False, True])
def test_used_gold_goes_back_to_the_supply(used: bool) -> None:
    """The supply is empty until the leaf is used; in the next round it is bought again."""
    s = gilding("c3", coins=20)
    give_gold(s, {1: 23})
    play(s, 0, "restore c3", "gild" if used else "no")
    sit_out(s)
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    plan_all(s, {0: {"market": 1}})
    assert [event for event in play_and_collect(s, 0, "buy IV.1") if isinstance(event, GoldTaken)] == [
        GoldTaken(0, 1)
    ] * used
    assert facts(s)["mine"] == 1


@rule("F-OQ-120")
def test_there_is_no_disc_of_a_special_colour() -> None:
    assert set(GAME.house_edition.tables["leaf_gold"]["discs"]) == DISCS


def change(*path: Any) -> Callable[[Any], None]:
    """Set the value at the end of a path."""

    def put(table: Any) -> None:
        for step in path[:-2]:
            table = table[step]
        table[path[-2]] = path[-1]

    return put


def twice(table: Any) -> None:
    """Both arrows of a side alike."""
    table["four_players"][1] = table["four_players"][0]


@rule("F-DATA-10", "F-OQ-120")
@pytest.mark.parametrize(
    ("table", "changed", "line", "reason"),
    [
        ("leaf_gold", change("discs", 0, "pink"), '"pink"', "must be one of red"),
        ("leaf_gold", change("discs", 0, "blue"), '"discs": [', "one disc of each colour"),
        ("leaf_gold", change("vp", "elsewhere", -1), '"elsewhere": -1', "a whole number from 0 to 20"),
        ("gold_market", change("four_players", 0, "booth", "V"), '"booth": "V"', "must be one of I, II, III, IV"),
        ("gold_market", change("three_players", 0, "booth", "IV"), '"booth": "IV"', "must be one of I, II, III"),
        ("gold_market", change("four_players", 1, "slot", "middle"), '"slot": "middle"', "must be one of first, last"),
        ("gold_market", change("four_players", []), '"four_players": []', "2 entries"),
        ("gold_market", twice, "{", "both arrows point at the same space"),
    ],
)
def test_a_wrong_table_is_refused_with_its_line(
    tmp_path: Path, table: str, changed: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, table, changed)
    assert found[0] == line
    assert reason in found[1]


@rule("F-M05-4")
def test_a_new_colour_is_announced() -> None:
    s = position(at="theatre", modules=GOLD, plans={0: {"theatre": 1}})
    events = play_and_collect(s, 0, "pass")
    assert [event.colour for event in events if isinstance(event, ColourRefined)] == [facts(s)["refined"]]
