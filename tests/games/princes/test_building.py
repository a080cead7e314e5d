"""Section 8 of the ledger: buildings and where they may lie, checked against a slow and simple placer."""

from collections.abc import Iterator

import pytest

from bottega import Rng
from bottega.core.bits import bits
from bottega.games.princes.actions import BUILDINGS, CELL_NAMES, PIECES, SIDE
from bottega.games.princes.events import BUILDING, Built, Scored
from bottega.games.princes.game import GAME
from bottega.games.princes.rules import KINDS
from bottega.games.princes.shapes import covered, places
from bottega.games.princes.state import PrincesState
from bottega.testing import rule
from bottega.testing.princes import new_game, open_to, play, play_and_collect, position, prince, refuses
from tests.soaked import mostly

Cell = tuple[int, int]
Outline = frozenset[Cell]

PRICES = [700, 300, 300, 0]


def lay(s: PrincesState, building: str) -> list[frozenset[str]]:
    """The cells of every place offered for a building."""
    play(s, 0, f"build {building}")
    return [frozenset(choice["cells"]) for choice in s.view(0)["choices"]]


@rule("P-BUILD-1", "P-PP-3")
@pytest.mark.parametrize("building", ["university", "opera", "tower"])
def test_every_building_scores_three(building: str) -> None:
    s = position(at="actions")
    play(s, 0, f"build {building}")
    events = play_and_collect(s, 0, open_to(s, 0)[0])
    assert Scored(0, 3, BUILDING) in events
    assert prince(s, 0)["prestige"] == 3


@rule("P-BUILD-2", "P-BUILD-3", "P-BUILD-4", "P-BUILD-5", "P-BUILD-6", "P-PRICE-2", "P-EX-57")
@pytest.mark.parametrize("builders", range(4))
def test_the_cost_depends_on_builders_alone(builders: int) -> None:
    price = PRICES[builders]
    for building in ("university", "opera", "tower"):
        s = position(at="actions", builders={0: builders}, florins={0: price})
        play(s, 0, f"build {building}")
        events = play_and_collect(s, 0, open_to(s, 0)[0])
        assert Built(0, building, price) in events
        assert s.florins[0] == 0
        if price:
            poor = position(at="actions", builders={0: builders}, florins={0: price - 100})
            assert refuses(poor, 0, f"build {building}")


@rule("P-BUILD-7")
def test_the_token_leaves_the_supply_and_is_laid_at_once() -> None:
    s = position(at="actions")
    play(s, 0, "build opera")
    assert (s.florins[0], s.supply[7 + 4]) == (3500, 3)
    play(s, 0, "place a1.1")
    assert (s.florins[0], s.supply[7 + 4]) == (2800, 2)
    assert prince(s, 0)["estate"] == [{"piece": "opera", "building": True, "cells": ["a1", "c1", "a2", "b2", "c2"]}]


@rule("P-BUILD-8")
def test_without_a_token_a_kind_cannot_be_built() -> None:
    s = position(at="actions", supply={"tower": 0})
    assert refuses(s, 0, "build tower")
    assert "build chapel" in open_to(s, 0)


@rule("P-BUILD-9", "P-EX-15")
def test_a_building_stays_inside_the_walls() -> None:
    s = position(at="actions")
    play(s, 0, "build tower")
    for outside in ("place f1.1", "place g1.1", "place a6.2", "place g7.2"):
        assert refuses(s, 0, outside)
    assert {"place e1.1", "place g5.2"} <= set(open_to(s, 0))


@rule("P-BUILD-10", "P-BUILD-11")
def test_a_building_may_be_turned_and_turned_over() -> None:
    offered = lay(position(at="actions"), "library")
    around_a1 = [
        {"a1", "b1", "c1", "d1", "a2"},
        {"a1", "b1", "c1", "d1", "d2"},
        {"a1", "a2", "a3", "a4", "b1"},
        {"a1", "a2", "a3", "a4", "b4"},
        {"a1", "a2", "b2", "c2", "d2"},
        {"d1", "a2", "b2", "c2", "d2"},
        {"b1", "b2", "b3", "a4", "b4"},
        {"a1", "b1", "b2", "b3", "b4"},
    ]
    assert all(frozenset(cells) in offered for cells in around_a1)


@rule("P-BUILD-12", "P-EX-16")
def test_a_building_overlaps_nothing() -> None:
    s = position(at="actions", builders={0: 2}, estates={0: ["forest c2.1", "chapel f1.1"]})
    offered = lay(s, "tower")
    assert not [cells for cells in offered if cells & {"c2", "d2", "c3", "d3", "f1", "g1", "f2"}]
    assert refuses(s, 0, "place b2.1")


@rule("P-BUILD-13", "P-BUILD-14", "P-BUILD-16", "P-BUILD-17", "P-EX-17")
@pytest.mark.parametrize("builders", range(4))
def test_side_by_side_with_a_building_or_the_palace_from_the_second_builder_on(builders: int) -> None:
    s = position(at="actions", builders={0: builders}, estates={0: ["chapel c1.1"]})
    offered = lay(s, "tower")
    beside_chapel, beside_palace = frozenset({"e1", "f1", "g1"}), frozenset({"a5", "b5", "c5"})
    assert (beside_chapel in offered) is (builders >= 2)
    assert (beside_palace in offered) is (builders >= 2)


@rule("P-BUILD-15")
def test_corners_may_always_touch() -> None:
    s = position(at="actions", estates={0: ["tower a1.1"]})
    assert frozenset({"d2", "e2", "d3"}) in lay(s, "chapel")
    other = position(at="actions")
    assert frozenset({"d5", "e5", "f5"}) in lay(other, "tower")  # corner to corner with the palace


@rule("P-BUILD-18")
@pytest.mark.parametrize("builders", range(4))
def test_a_building_may_touch_landscapes(builders: int) -> None:
    s = position(at="actions", builders={0: builders}, estates={0: ["lake a1.1"]})
    assert frozenset({"a2", "b2", "c2"}) in lay(s, "tower")


@rule("P-BUILD-19", "P-EX-18")
def test_one_building_of_each_kind() -> None:
    s = position(at="actions", builders={0: 3}, estates={0: ["tower"]})
    assert refuses(s, 0, "build tower")
    play(s, 0, "build chapel", open_place(s))
    assert refuses(s, 0, "build chapel")


def open_place(s: PrincesState) -> str:
    world = s.clone()
    play(world, 0, "build chapel")
    return open_to(world, 0)[0]


@rule("P-BUILD-22")
def test_the_palace_is_never_built_over() -> None:
    for building in BUILDINGS:
        s = position(at="actions", builders={0: 3})
        palace = set(s.view(0)["estate"]["palace"])
        assert not [cells for cells in lay(s, building) if cells & palace]


@rule("P-OQ-32")
def test_without_a_place_the_action_is_refused_and_nothing_is_paid() -> None:
    full = ["forest"] * 6 + ["lake"] * 5
    s = position(at="actions", estates={0: full}, builders={0: 3})
    assert not [choice for choice in open_to(s, 0) if choice.startswith("build u")]
    assert refuses(s, 0, "build university")
    assert s.florins[0] == 3500


@rule("P-OQ-32")
def test_the_second_builder_opens_places_that_were_closed() -> None:
    estate = ["workshop a1.1", "laboratory e2.1", "library a4.1", "hospital e5.1"]
    closed = position(at="actions", builders={0: 1}, estates={0: estate})
    opened = position(at="actions", builders={0: 2}, estates={0: estate})
    assert len([c for c in open_to(opened, 0) if c.startswith("build")]) > len(
        [c for c in open_to(closed, 0) if c.startswith("build")]
    )


# --- the independent placer ------------------------------------------------------------------------------------------


def outlines(rows: list[str], mirrored: bool) -> set[Outline]:
    """All outlines of a piece, shifted into the corner; by coordinates, without any mask."""
    cells = [(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "#"]
    found = set()
    for turned in turns(cells):
        for r_sign, c_sign in ((1, 1), (1, -1)) if mirrored else ((1, 1),):
            flipped = [(r * r_sign, c * c_sign) for r, c in turned]
            top, left = min(r for r, _ in flipped), min(c for _, c in flipped)
            found.add(frozenset((r - top, c - left) for r, c in flipped))
    return found


def turns(cells: list[Cell]) -> Iterator[list[Cell]]:
    for _ in range(4):
        cells = [(c, -r) for r, c in cells]
        yield cells


def sides(cell: Cell) -> set[Cell]:
    r, c = cell
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


def slow_places(rows: list[str], building: bool, covered: set[Cell], solid: set[Cell], builders: int) -> set[Outline]:
    """Every legal place by trying all of them. `solid` are palace and buildings, `covered` these and landscapes."""
    found = set()
    for outline in outlines(rows, building):
        for r0 in range(SIDE):
            for c0 in range(SIDE):
                cells = frozenset((r + r0, c + c0) for r, c in outline)
                if any(r >= SIDE or c >= SIDE for r, c in cells) or cells & covered:
                    continue
                if building and builders < 2 and any(sides(cell) & solid for cell in cells):
                    continue
                found.add(cells)
    return found


def random_estate(seed: int, builders: int) -> PrincesState:
    """Some pieces laid at random, as the rules allow."""
    options = (
        {},
        {"palace": "tall_palace", "landscape_sizes": "sizes_6_4_2"},
        {"hospital_shape": "plus_hospital", "landscape_sizes": "sizes_5_4_3"},
    )[seed % 3]
    s = new_game(3, 1, **options)
    rng = Rng(seed, "estate")
    s.builders[0] = builders
    laying = GAME.menus[4].decider
    for _ in range(rng.below(12)):
        piece = rng.below(len(PIECES))
        choice = bits(places(s.rules.c.ways[piece], s.area(0, piece)))
        if not choice or (piece >= KINDS and s.buildings(0) >> piece - KINDS & 1):
            continue
        s.piece, s.actor, s.florins[0] = piece, 0, 9000
        laying.decide(s, 0, GAME.number(GAME.parse("place a1.1")) + choice[rng.below(len(choice))])
    return s


def check_places(seed: int) -> None:
    for builders in range(4):
        s = random_estate(seed, builders)
        c = s.rules.c
        view = s.view(None)
        where = {name: (i // SIDE, i % SIDE) for i, name in enumerate(CELL_NAMES)}
        palace = {where[name] for name in view["estate"]["palace"]}
        estate = view["princes"][0]["estate"]
        taken = palace | {where[cell] for piece in estate for cell in piece["cells"]}
        solid = palace | {where[cell] for piece in estate if piece["building"] for cell in piece["cells"]}
        shapes = [row["shape"] for row in (*view["landscapes"], *view["buildings"])]
        room = s.building_room(0) << KINDS | s.room[0] & 7
        for piece, shape in enumerate(shapes):
            expected = slow_places(shape, piece >= KINDS, taken, solid, builders)
            offered = bits(places(c.ways[piece], s.area(0, piece)))
            found = [frozenset(where[CELL_NAMES[cell]] for cell in bits(covered(c.ways[piece], p))) for p in offered]
            assert len(found) == len(set(found)), "a place is offered twice"
            assert set(found) == expected, f"{PIECES[piece]}, seed {seed}, {builders} builders"
            if piece < KINDS or not s.buildings(0) >> piece - KINDS & 1:
                assert bool(room >> piece & 1) is bool(expected), f"{PIECES[piece]}: room, seed {seed}"


@rule("P-LAND-3", "P-LAND-4", "P-BUILD-9", "P-BUILD-12", "P-BUILD-13", "P-BUILD-16")
@pytest.mark.parametrize("block", mostly(range(4), usual=2))
def test_all_places_agree_with_a_slow_placer(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        check_places(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_all_places_agree_with_a_slow_placer_on_a_thousand_estates(block: int) -> None:
    for seed in range(1000 + block * 50, 1050 + block * 50):
        check_places(seed)
