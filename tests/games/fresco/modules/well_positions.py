"""Positions of the wishing well (module 4) that its tests begin with."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.wishing_well.part import WellPart
from bottega.games.fresco.modules.wishing_well.rules import WishingWell
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco import (
    ask_again,
    module_of,
    open_to,
    position,
)
from bottega.testing.fresco.modules.wishing_well import give_pennies, give_wishes

WELL = ["wishing_well"]
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
TOO_DEAR = (11, "OOOO")
KINDS = {"lucky": 3, "paint.1": 1, "paint.2": 1, "paint.3": 1, "visit": 2, "praise": 2, "tip": 3, "alchemy": 2}
KINDS |= {"finder": 2, "busker": 3}


def facts(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["wishing_well"]
    return found


def kinds(s: State, seat: int = 0) -> list[str]:
    return sorted(card["kind"] for card in facts(s, seat)["cards"])


def wishes(s: State, seat: int = 0) -> list[str]:
    """What cards and pennies allow this seat now."""
    words = ("wish", "visit", "alchemy", "throw", "penny")
    return [choice for choice in open_to(cast(FrescoState, s), seat) if choice.split()[0] in words]


def part_of(s: FrescoState) -> WellPart:
    return cast(WishingWell, module_of(s, "wishing_well")).part(s)


def new(players: int = 4, seed: int = 1) -> FrescoState:
    s = GAME.new(players, seed, {"modules": WELL})
    assert isinstance(s, FrescoState)
    return s


def at(
    place: str,
    cards: Sequence[str] = (),
    *,
    apprentices: int = 1,
    players: int = 4,
    modules: Sequence[str] = (),
    pennies: Mapping[int, int] | None = None,
    laid: Mapping[int, int] | None = None,
    plans: Mapping[int, Mapping[str, int]] | None = None,
    coins: int = 10,
    paints: str = "RRYYBB",
    **given: Any,
) -> FrescoState:
    """Seat 0 is the first at a place, with these wishing cards."""
    s = position(
        players,
        at=place,
        modules=[*WELL, *modules],
        plans={0: {place: apprentices}, 3 % players: {"theatre": 1}, **(plans or {})},
        hours=given.pop("hours", {0: 5}),
        scores={0: 100, **{p: score for p, score in FAR_AHEAD.items() if p < players}},
        coins={0: coins},
        paints={0: paints},
        **given,
    )
    give_wishes(s, {0: cards})
    give_pennies(s, pennies or {}, laid)
    ask_again(s)
    return s


def before_restoring(cards: Sequence[str], bishop: str, segments: Sequence[str] = ("c3",), **given: Any) -> FrescoState:
    tiles = dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | dict.fromkeys(segments, (4, "RY"))
    return at("cathedral", cards, bishop=bishop, tiles=tiles, paints="RRYY", **given)


def free_paint(booths: Mapping[str, Sequence[str]], card: str = "paint.1", **given: Any) -> FrescoState:
    """The first card shows two yellow."""
    return at("market", [card], booths=booths, paints="", **given)


def getting_up(cards: Sequence[str], mood: int = 0, **given: Any) -> FrescoState:
    s = position(modules=WELL, moods={0: mood}, scores={0: 10, **FAR_AHEAD}, **given)
    give_wishes(s, {0: cards})
    ask_again(s)
    return s
