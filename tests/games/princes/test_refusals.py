"""Why a piece does not fit: what the view says of every place inside the walls, against what lies in the estate."""

import random
from collections.abc import Iterator
from typing import Any

import bottega
from bottega.games.princes.actions import CELL_NAMES, SIDE

Lying = dict[str, tuple[str, bool]]


def placings() -> Iterator[tuple[dict[str, Any], int]]:
    """Views in which a piece is being laid, from games at random."""
    for seed in range(3):
        rng = random.Random(seed)
        state = bottega.game("princes").new(players=3, seed=seed)
        while state.to_act:
            seat = state.to_act[0]
            view = state.view(seat)
            assert (view["mine"]["placing"] is not None) == (view["deciding"] == "place")
            if view["mine"]["placing"] is not None:
                assert all(state.view(other)["mine"]["placing"] is None for other in range(3) if other != seat)
                yield view, seat
            state.apply(seat, rng.choice(state.legal_actions(seat)))


def lying(view: dict[str, Any], seat: int) -> Lying:
    found: Lying = dict.fromkeys(view["estate"]["palace"], ("palace", True))
    for plot in view["princes"][seat]["estate"]:
        found |= dict.fromkeys(plot["cells"], (plot["piece"], plot["building"]))
    return found


def cells_at(rows: list[str], y: int, x: int) -> list[tuple[int, int]]:
    return [(y + r, x + c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]


def name(y: int, x: int) -> str:
    return CELL_NAMES[y * SIDE + x]


def reason(there: Lying, cells: list[tuple[int, int]]) -> tuple[str, str]:
    onto = [there[name(*cell)][0] for cell in cells if name(*cell) in there]
    if onto:
        return "room", onto[0]
    around = [(y + dy, x + dx) for y, x in cells for dy, dx in ((-1, 0), (1, 0), (0, -1), (0, 1))]
    inside = [name(y, x) for y, x in around if 0 <= y < SIDE and 0 <= x < SIDE]
    return "touch", next(there[cell][0] for cell in inside if cell in there and there[cell][1])


def test_every_place_is_open_or_refused_with_a_reason() -> None:
    reasons = set()
    for view, seat in placings():
        there = lying(view, seat)
        open_places = {tuple(choice["cells"]) for choice in view["choices"]}
        for way in view["mine"]["placing"]["ways"]:
            rows = way["rows"]
            told = {at: (entry["why"], entry["other"]) for entry in way["refused"] for at in entry["at"]}
            expected = {}
            for y in range(SIDE - len(rows) + 1):
                for x in range(SIDE - len(rows[0]) + 1):
                    cells = cells_at(rows, y, x)
                    if tuple([name(*cell) for cell in cells]) not in open_places:
                        expected[name(y, x)] = reason(there, cells)
            assert told == expected
            reasons |= {why for why, _ in told.values()}
    assert reasons == {"room", "touch"}
