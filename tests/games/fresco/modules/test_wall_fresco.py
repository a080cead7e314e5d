"""Module 9: the wall fresco."""

from pathlib import Path
from typing import Any

import pytest

from bottega.core.rng import Rng
from bottega.games.fresco.actions import PLACES, SEGMENT_NAMES
from bottega.games.fresco.events import CoverPlanned, Scored, TileLaid
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.requests.events import RequestIncome
from bottega.games.fresco.modules.wall_fresco.actions import WALL_NAMES
from bottega.games.fresco.modules.wall_fresco.events import WallIncome, WallRestored
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    cover,
    goods,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refusal,
    refuses,
    shown,
    sit_out,
)
from bottega.testing.fresco.modules.leaf_gold import give_gold, refine
from bottega.testing.fresco.modules.medico import fall_ill
from bottega.testing.fresco.modules.scrolls import deal_scrolls
from bottega.testing.fresco.modules.wall_fresco import (
    lay_wall,
    own_exchange,
    own_wall,
    restore_wall,
    wall_of,
    wall_part,
)
from bottega.testing.tensors import tensor_is_known

WALL = ["wall_fresco"]
SCORES = {0: 100, 1: 300, 2: 400, 3: 500}
FIRST = ("w6", "w13")  # the sections beside the lower left: above it and to the right


def facts(s: FrescoState, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["wall_fresco"]
    return found


def at_wall(
    place: str = "studio", paints: str = "OOGGPP", apprentices: int = 1, modules: list[str] = WALL, **more: Any
) -> FrescoState:
    """Seat 0 has covered a location with the wall fresco tile, and it is his turn there; w6 shows purple."""

    def given(s: FrescoState) -> None:
        cover(s, 0, "wall", place)
        lay_wall(s, {"w6": "P"})

    return position(
        at=place,
        modules=modules,
        plans={0: {place: apprentices}, 1: {"theatre": 1}, **more.pop("plans", {})},
        scores=SCORES,
        paints={0: paints},
        given=given,
        **more,
    )


# --- the wall


@rule("F-M09-1", "F-DIF-38")
def test_the_module_brings_a_board_action_tiles_eighteen_tiles_and_twelve_exchange_tiles() -> None:
    s = position(4, modules=WALL)
    assert len(facts(s)["sections"]) == 18
    assert [face.id for face in wall_of(s).faces] == [f"L{i:02}" for i in range(1, 19)]
    assert wall_of(s).supply == [4, 4, 4]
    planning = position(at="planning", modules=WALL)
    assert all("cover wall market" in open_to(planning, seat) for seat in range(4))


@rule("F-M09-2", "F-DATA-17")
def test_the_front_shows_a_blend_and_the_back_a_basic_paint_and_a_splash() -> None:
    for face in wall_of(position(modules=WALL)).faces:
        assert COLOURS[face.front] in ("orange", "green", "purple")
        assert COLOURS[face.income] in ("red", "yellow", "blue")
        assert COLOURS[face.splash] in ("orange", "green", "purple")


@rule("F-M09-3")
def test_a_tile_lies_front_side_up_on_each_section() -> None:
    s, other = position(modules=WALL), position(modules=WALL, seed=2)
    sections = facts(s, None)["sections"]
    assert all(section["covered"] and section["paint"] for section in sections)
    assert [section["paint"] for section in sections] != [section["paint"] for section in facts(other)["sections"]]
    # Only the front is seen.
    assert not any("income" in section or "splash" in section for section in sections)


@rule("F-M09-3")
def test_the_back_of_a_tile_is_hidden_until_it_is_taken() -> None:
    s = at_wall()
    worlds = [s.observe(1).sample(Rng(i)) for i in range(20)]
    backs = {wall_part(world).layout for world in worlds if isinstance(world, FrescoState)}
    assert len(backs) > 1
    play(s, 0, "wall w6")
    assert facts(s, None)["sections"][5]["income"] == COLOURS[wall_of(s).faces[wall_part(s).layout[5]].income]


# --- planning


@rule("F-M09-4", "F-PLAN-1")
def test_the_action_tile_is_kept_behind_the_screen() -> None:
    s = position(at="planning", modules=WALL)
    events = play_and_collect(s, 0, "cover wall studio")
    assert next(event.as_seen_by(0) for event in events if isinstance(event, CoverPlanned)) is not None
    assert all(event.as_seen_by(1) is None and event.as_seen_by(None) is None for event in events)
    assert s.view(0)["mine"]["covers"] == [None, None, "wall", None, None]
    assert shown(s, 0)["covers"] == [None] * 5


@rule("F-M09-6", "F-CMB-16", "F-OQ-24", "F-OQ-29")
def test_one_location_of_choice_may_be_covered_and_is_then_closed() -> None:
    for place in PLACES[:5]:
        s = position(at="planning", modules=WALL)
        play(s, 0, f"cover wall {place}", f"plan {place}")
        assert refuses(s, 0, f"plan {place}")
    last = position(at="planning", modules=WALL, final=True)
    assert "cover wall cathedral.2" in open_to(last, 0)
    assert "cover wall theatre" not in open_to(last, 0)
    play(last, 0, "cover wall cathedral.2", "plan cathedral")
    assert "plan cathedral" in open_to(last, 0)


@rule("F-M09-6")
def test_the_tile_does_not_have_to_be_used() -> None:
    s = position(at="planning", modules=WALL)
    plan_all(s, {})
    assert shown(s, 0)["covers"] == [None] * 5


@rule("F-M09-6", "F-OQ-25")
def test_a_tile_is_laid_once_and_where_nobody_stands() -> None:
    s = position(at="planning", modules=WALL)
    play(s, 0, "plan market")
    assert refuses(s, 0, "cover wall market")
    play(s, 0, "cover wall studio")
    assert not [choice for choice in open_to(s, 0) if choice.startswith("cover")]


@rule("F-M09-7")
def test_exactly_one_apprentice_stands_on_the_tile() -> None:
    s = position(at="planning", modules=WALL)
    play(s, 0, "cover wall studio", "plan studio")
    assert "plan studio" not in open_to(s, 0)
    assert s.view(0)["mine"]["to_place"] == 4


@rule("F-M09-7", "F-OQ-159")
def test_without_an_apprentice_the_tile_does_nothing() -> None:
    s = at_wall(apprentices=0, plans={1: {"studio": 1}})
    assert s.to_act == (1,)


@rule("F-OQ-32")
def test_the_neutral_apprentice_may_stand_on_the_tile() -> None:
    s = position(at="planning", modules=WALL, moods={0: 4})
    assert s.view(0)["mine"]["to_place"] == 6
    play(s, 0, "cover wall studio", *["plan market"] * 3, *["plan workshop"] * 2, "plan studio", "ready")
    assert s.plans[0] != 0


@rule("F-M09-8", "F-OQ-26", "F-OQ-28")
def test_the_action_happens_at_the_time_of_the_covered_location_in_acting_order() -> None:
    s = position(
        at="planning",
        modules=WALL,
        hours={0: 6, 1: 5, 2: 7},
        paints={0: "OGP", 1: "R"},
        booths={"I": ["R"]},
        coins={1: 9},
    )
    play(s, 0, "cover wall workshop", "plan workshop", "plan theatre", "ready")
    play(s, 1, "plan workshop", "plan studio", "ready")
    play(s, 2, "plan studio", "ready")
    play(s, 3, "ready")
    visits = []
    while s.round == 2 and s.to_act:
        seat = s.to_act[0]
        visits.append((s.view(None)["phase"], seat))
        play(s, seat, next(c for c in open_to(s, seat) if c not in ("pass", "no")))
    assert visits[:4] == [("studio", 1), ("studio", 2), ("workshop", 0), ("theatre", 0)]


@rule("F-M09-17", "F-CMB-17")
def test_the_tiles_leave_the_sheets_in_preparation() -> None:
    s = at_wall()
    assert shown(s, 0)["covers"] == [None, None, "wall", None, None]
    sit_out(s)
    assert s.round == 3
    assert shown(s, 0)["covers"] == [None] * 5


def test_the_reveal_tells_where_tiles_lie() -> None:
    s = position(at="planning", modules=WALL)
    for seat in (1, 2, 3):
        play(s, seat, "ready")
    play(s, 0, "cover wall theatre", "plan theatre")
    laid = [event for event in play_and_collect(s, 0, "ready") if isinstance(event, TileLaid)]
    assert laid == [TileLaid(0, "wall", "theatre", 1)]


# --- restoring


@rule("F-M09-9", "F-M09-10")
def test_the_wall_is_restored_from_the_lower_left() -> None:
    s = at_wall()
    assert open_to(s, 0) == ["no", *[f"wall {name}" for name in FIRST]]
    assert facts(s)["start"] == [2, 0]


@rule("F-M09-10")
def test_only_sections_beside_a_restored_one_are_open() -> None:
    s = position(modules=WALL)
    restore_wall(s, "w6")
    assert [section["section"] for section in facts(s)["sections"] if section["open"]] == ["w7", "w13"]
    # w7 lies at (1, 1): w1 above it, w8 to its right, w13 below it.
    restore_wall(s, "w7")
    assert [section["section"] for section in facts(s)["sections"] if section["open"]] == ["w1", "w8", "w13"]


@rule("F-EX-43", "F-M09-11", "F-M09-12", "F-M09-13", "F-DIF-14")
def test_a_section_costs_its_paint_and_gives_four_points_and_the_tile() -> None:
    s = at_wall(paints="PP")
    events = play_and_collect(s, 0, "wall w6")
    assert goods(s, 0) == "P"
    assert s.scores()[0] == 104
    assert Scored(0, 4, "wall") in events
    taken = next(event for event in events if isinstance(event, WallRestored))
    assert (taken.section, taken.paint) == ("w6", "purple")
    assert facts(s, None)["tiles"][0] == ["w6"]
    assert facts(s, 2)["sections"][5]["covered"] is False


@rule("F-M09-11", "F-RND-10")
def test_without_the_paint_there_is_nothing_to_restore() -> None:
    s = at_wall(paints="RYB", plans={3: {"studio": 1}})
    assert s.to_act == (3,)


@rule("F-OQ-30")
def test_the_restoration_may_be_forfeited() -> None:
    s = at_wall()
    play(s, 0, "no")
    assert goods(s, 0) == "OOGGPP"
    assert s.view(0)["phase"] == "theatre"


@rule("F-OQ-54")
def test_on_a_taken_space_of_the_track_the_owner_chooses() -> None:
    s = at_wall()
    s.position[1] = 104
    play(s, 0, "wall w6")
    assert open_to(s, 0) == ["land ahead", "land behind"]
    play(s, 0, "land behind")
    assert s.scores()[0] == 103
    assert s.view(0)["phase"] == "theatre"


@rule("F-OQ-153")
def test_there_is_no_bonus_for_a_section_of_the_wall() -> None:
    """He has leaf gold of the colour of the section and scrolls of the lines on which the bishop stands."""
    s = at_wall(paints="P", modules=["leaf_gold", "scrolls", "wall_fresco"], bishop="a1")
    give_gold(s, {0: 3})
    refine(s, "purple")
    deal_scrolls(s, {0: (1, "a")})
    choices = open_to(s, 0)
    assert choices[:2] == ["no", "wall w6"]
    assert all(choice.startswith("wall") for choice in choices[1:])
    events = play_and_collect(s, 0, "wall w6")
    assert [event for event in events if isinstance(event, Scored)] == [Scored(0, 4, "wall")]
    assert s.scores()[0] == 104
    assert s.view(0)["modules"]["leaf_gold"]["mine"] == 3
    assert s.view(0)["modules"]["scrolls"]["held"][0] == ["row", "column"]
    assert s.view(0)["bishop"] == "a1"
    assert s.view(0)["phase"] == "theatre"


@rule("F-OQ-155")
def test_a_finished_wall_has_nothing_to_restore() -> None:
    def finished(s: FrescoState) -> None:
        cover(s, 0, "wall", "studio")
        restore_wall(s, *WALL_NAMES)

    s = position(
        at="studio", modules=WALL, plans={0: {"studio": 1}, 1: {"studio": 1}}, paints={0: "OGP"}, given=finished
    )
    assert s.to_act == (1,)


@rule("F-OQ-71")
@pytest.mark.parametrize("wall_left", [18, 7, 6, 0])
def test_wall_tiles_do_not_count_for_the_end(wall_left: int) -> None:
    """Seven tiles on the ceiling are too many, six are few, whatever is left on the wall."""
    finals = []
    for ceiling_left in (7, 6):
        s = position(
            at="prepare",
            modules=WALL,
            restored={1: list(SEGMENT_NAMES[ceiling_left:])},
            given=lambda s: restore_wall(s, *WALL_NAMES[wall_left:]),
        )
        assert (s.round, s.view(0)["tiles_left"], facts(s)["left"]) == (3, ceiling_left, wall_left)
        finals.append(s.final)
    assert finals == [0, 1]


# --- the workshop


def hang(s: FrescoState, *tiles: str) -> None:
    own_wall(s, 0, *tiles)


def in_workshop(
    *tiles: str, apprentices: int = 1, modules: list[str] = WALL, paints: str = "", **more: Any
) -> FrescoState:
    return position(
        at="workshop",
        modules=modules,
        plans={0: {"workshop": apprentices}, 1: {"workshop": 1}},
        paints={0: paints, 1: "RY"},
        scores=SCORES,
        given=lambda s: hang(s, *tiles),
        **more,
    )


@rule("F-M09-5", "F-M09-14", "F-M09-15", "F-EX-44", "F-DIF-14", "F-OQ-158")
def test_two_tiles_of_different_colours_are_swapped_for_the_blend_of_them() -> None:
    s = in_workshop("BO", "YO")
    assert open_to(s, 0) == ["pass", "exchange green"]
    play(s, 0, "exchange green")
    assert facts(s, None)["exchanged"][0] == ["green"]
    assert facts(s)["tiles"][0] == []
    assert wall_part(s).gone.bit_count() == 2
    assert facts(s)["left"] == 16
    assert s.to_act == (1,)


@rule("F-M09-14")
def test_the_apprentice_who_swaps_does_not_blend() -> None:
    s = in_workshop("BO", "YO", paints="RYRYRY")
    play(s, 0, "blend orange")
    assert open_to(s, 0) == ["blend orange", "pass"]
    other = in_workshop("BO", "YO", paints="RY")
    play(other, 0, "exchange green")
    assert other.to_act == (1,)


@rule("F-M09-14")
def test_two_tiles_of_one_colour_are_no_exchange() -> None:
    assert in_workshop("BO", "BG").to_act == (1,)


@rule("F-M09-16")
def test_a_player_has_one_exchange_tile_of_each_blend() -> None:
    s = in_workshop("BO", "YO", "BG", "YG", "RO", apprentices=3)
    play(s, 0, "exchange green")
    assert "exchange green" not in open_to(s, 0)
    assert {"exchange orange", "exchange purple"} <= set(open_to(s, 0))


@rule("F-OQ-156", "F-OQ-62", "F-OQ-192")
def test_several_exchanges_in_one_round() -> None:
    s = in_workshop("BO", "YO", "BG", "RG", apprentices=2)
    play(s, 0, "exchange green", "exchange purple")
    assert facts(s)["exchanged"][0] == ["green", "purple"]
    assert s.to_act == (1,)


@rule("F-OQ-157")
def test_there_are_no_exchange_tiles_of_special_blends() -> None:
    s = in_workshop("BO", "YO", modules=["special_blends", "wall_fresco"])
    assert open_to(s, 0) == ["pass", "exchange green"]


# --- income


@rule("F-M09-18", "F-EX-45")
def test_each_basic_colour_brings_one_piece_however_many_tiles_show_it() -> None:
    s = position(
        at="prepare",
        modules=WALL,
        paints={},
        given=lambda s: hang(s, "RO", "BO", "YO", "YG"),
    )
    assert goods(s, 0) == "RYB"


@rule("F-M09-19")
def test_each_exchange_tile_brings_a_blend() -> None:
    s = position(at="prepare", modules=WALL, paints={}, given=lambda s: own_exchange(s, 1, "green", "purple"))
    assert goods(s, 1) == "GP"


@rule("F-M09-20")
def test_income_begins_with_the_next_preparation() -> None:
    s = at_wall(paints="P")
    play(s, 0, "wall w6")
    assert goods(s, 0) == ""
    sit_out(s)
    assert goods(s, 0) == facts(s)["income"][0][0][0].upper()


@rule("F-M09-18")
def test_the_income_is_told() -> None:
    s = position(at="theatre", modules=WALL, plans={0: {"theatre": 1}}, given=lambda s: own_exchange(s, 0, "green"))
    assert WallIncome(0, ("green",)) in play_and_collect(s, 0, "pass")


@rule("F-OQ-154")
def test_a_wall_tile_brings_no_thaler() -> None:
    s = position(at="prepare", modules=WALL, coins={0: 5}, given=lambda s: hang(s, "RO", "BO"))
    assert s.coins[0] == 5


# --- with requests


def with_requests(*tiles: str, restored: dict[int, list[str]] | None = None, apprentices: int = 1) -> FrescoState:
    return in_workshop(*tiles, modules=["requests", "wall_fresco"], apprentices=apprentices, restored=restored)


@rule("F-M09-21", "F-CMB-5")
def test_wall_tiles_serve_for_requests_alone() -> None:
    s = with_requests("RP", "RP", "YP")
    assert {"request general", "request purple"} <= set(open_to(s, 0))
    assert "request orange" not in open_to(s, 0)
    play(s, 0, "request purple")
    assert facts(s)["tiles"][0] == []
    assert wall_part(s).under.bit_count() == 3


@rule("F-M09-21", "F-CMB-5", "F-OQ-97")
def test_wall_tiles_are_mixed_with_ceiling_tiles() -> None:
    s = with_requests("RP", "RP", restored={0: ["a1", "b1"]})
    play(s, 0, "request general")
    pile = open_to(s, 0)
    assert pile[:2] == ["pile a1", "pile b1"]
    assert len(pile) == 4
    assert pile[2].startswith("give w")
    play(s, 0, "pile a1", pile[2], pile[3])
    assert s.view(0)["modules"]["requests"]["piled"][0] == ["a1"]
    assert facts(s)["tiles"][0] == []
    assert facts(s)["income"][0] == []


def test_a_learner_is_told_of_the_wall_tile_that_is_chosen_for_a_request() -> None:
    s = with_requests("RP", "RP", restored={0: ["a1", "b1"]})
    play(s, 0, "request general")
    play(s, 0, next(choice for choice in open_to(s, 0) if choice.startswith("give w")))
    [part] = [part for part in GAME.tensor_spec(s.setup) if part.name == "requests.pile_more"]
    assert sum(s.observe(1).tensor()[part.at : part.end]) == 1
    tensor_is_known(s, 1, Rng(1))


@rule("F-OQ-99")
def test_a_wall_tile_under_a_request_brings_no_paint_and_exchange_tiles_do_not_count() -> None:
    s = with_requests("RP", "BP", "YP", apprentices=2)
    own_exchange(s, 0, "green")
    assert facts(s)["income"][0] == ["red", "yellow", "blue", "green"]
    play(s, 0, "request general")
    assert facts(s)["income"][0] == ["green"]
    few = with_requests("RP", "BP")
    own_exchange(few, 0, "green")
    assert "request general" not in open_to(few, 0)


@rule("F-M09-22", "F-CMB-6")
def test_income_of_requests_and_of_the_wall_are_independent() -> None:
    """The request brings purple and the exchange tile brings purple: two, besides the red of the loose tile."""
    s = with_requests("RP", "RP", "YP", "RO")
    own_exchange(s, 0, "purple")
    play(s, 0, "request purple")
    events = play_and_collect(s, 1, "pass")
    assert RequestIncome(0, ("purple",)) in events
    assert WallIncome(0, ("red", "purple")) in events
    assert goods(s, 0) == "RPP"


@rule("F-OQ-97")
def test_with_requests_it_matters_which_tile_is_exchanged() -> None:
    s = with_requests("BO", "BG", "YG")
    play(s, 0, "exchange green")
    assert len(open_to(s, 0)) == 2
    assert all(choice.startswith("give w") for choice in open_to(s, 0))
    kept = s.view(0)["choices"][1]
    play(s, 0, open_to(s, 0)[0])
    assert facts(s)["tiles"][0] == [kept["section"]]
    assert facts(s)["exchanged"][0] == ["green"]


# --- other modules and the edition


@rule("F-M09-23", "F-OQ-31", "F-OQ-91")
def test_leonardo_does_not_restore_the_wall() -> None:
    s = position(2, at="planning", modules=WALL)
    plan_all(s, {})
    assert shown(s, 2)["covers"] == [None] * 5
    sit_out(s)
    assert facts(s)["left"] == 18
    assert len(facts(s)["tiles"]) == 2


@rule("F-M09-24", "F-M10-22", "F-CMB-13")
def test_an_ill_apprentice_cannot_stand_on_the_tile() -> None:
    s = position(at="planning", modules=["wall_fresco", "medico"], given=lambda s: fall_ill(s, {0: 1}))
    play(s, 0, "cover wall studio")
    assert "plan studio" in open_to(s, 0)
    assert "plan-ill studio" not in open_to(s, 0)
    assert "plan-ill workshop" in open_to(s, 0)


def test_a_tile_taken_from_the_wall_counts_as_a_restoration_of_the_round() -> None:
    s = at_wall()
    s.idle = 5
    play(s, 0, "wall w6")
    assert s.idle < 0


@pytest.mark.parametrize(
    ("table", "change", "reason"),
    [
        ("wall_layout", lambda layout: layout["cells"].__setitem__(0, [9, 9]), "must be reached"),
        ("wall_layout", lambda layout: layout["cells"].__setitem__(0, [0, 2]), "twice"),
        ("wall_layout", lambda layout: layout.__setitem__("start_cell", [9, 9]), "must be one of the cells"),
        ("wall_layout", lambda layout: layout["cells"].pop(), "19"),
        ("wall_tiles", lambda table: table["items"].pop(), "18 wall fresco tiles"),
    ],
)
def test_a_broken_wall_is_refused(tmp_path: Path, table: str, change: Any, reason: str) -> None:
    assert reason in refusal(tmp_path, table, change)[1]
