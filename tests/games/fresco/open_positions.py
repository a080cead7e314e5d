"""Positions that the tests of open questions begin with."""

import copy
from typing import Any

from bottega.games.fresco.game import GAME
from bottega.games.fresco.paints import pack
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco import (
    open_to,
    plan_all,
    play,
    position,
)

LAST_ACTION = {0: {"theatre": 1}}
NAMES = dict(zip("RYBOGP", ("red", "yellow", "blue", "orange", "green", "purple"), strict=True))


def new(players: int = 4, seed: int = 1, **options: Any) -> FrescoState:
    s = GAME.new(players, seed, options)
    assert isinstance(s, FrescoState)
    return s


def booth_tiles(s: FrescoState) -> list[list[str | None]]:
    booths = s.view(None)["booths"]
    return [[tile["tile"] if tile else None for tile in booth["spaces"]] for booth in booths]


def altars(s: FrescoState, seat: int) -> list[str]:
    return [choice for choice in open_to(s, seat) if choice.startswith("altar")]


FORCED = ("rise", "land", "leonardo-market", "leonardo-cathedral")


def short_column() -> dict[str, Any]:
    """A mood display on which 6:00 leads from a +1 space straight to a -1 space."""
    table: dict[str, Any] = copy.deepcopy(GAME.house_edition.tables["mood_display"])
    apprentices = {2: 1, 1: 1, 0: 0, -1: -1, -2: -1}
    table["items"] = [{"id": f"MD{value}", "value": value, "apprentices": n} for value, n in apprentices.items()]
    table["start_value"] = 0
    return table


def market_after_one_purchase(refresh: str, seed: int) -> tuple[list[str | None], list[str | None]]:
    """Booth II, which nobody used, before and after the preparation of the next round."""
    s = position(
        at="market",
        seed=seed,
        plans={0: {"market": 1}},
        coins={0: 50},
        options={"market_refresh": refresh},
    )
    unused = booth_tiles(s)[1]
    play(s, 0, "close I")
    assert s.round == 3
    assert all(None not in booth for booth in booth_tiles(s))
    return unused, booth_tiles(s)[1]


def gaining(points: int, **position_of: Any) -> FrescoState:
    """Seat 0 restores a tile of these points far from the bishop."""
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        paints={0: "R"},
        tiles={"a1": (points, "R")},
        bishop="e5",
        **position_of,
    )
    play(s, 0, "restore a1")
    return s


def continue_with_a_restoration(s: FrescoState, work: str) -> FrescoState:
    """In this round seat 0 restores the first segment he can, or the altar, and nobody does anything else."""
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    s.paints[0] = pack([colour for colour in range(6) for _ in range(4)])
    plan_all(s, {0: {"cathedral": 1}})
    this_round = s.round
    while s.round == this_round:
        play(s, s.to_act[0], next(choice for choice in open_to(s, s.to_act[0]) if choice.startswith(work)))
    return s
