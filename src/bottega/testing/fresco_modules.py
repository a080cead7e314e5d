"""The givens of Fresco's modules: small setters for positions made by `bottega.testing.fresco.position`."""

import copy
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

from bottega.core.edition import EditionError
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.favors import Favors
from bottega.games.fresco.modules.leaf_gold import LeafGold
from bottega.games.fresco.modules.scrolls import Scrolls
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoModule, FrescoState
from bottega.testing.fresco import lay_ceiling


def module_of(s: FrescoState, name: str) -> FrescoModule:
    return next(module for module in s.rules.modules if module.name == name)


def lay_favors(s: FrescoState, kinds: Mapping[str, str]) -> None:
    """Put favours of these kinds under segments, as `{"b2": "thalers_5"}`."""
    favors = cast(Favors, module_of(s, "favors"))
    part = favors.part(s)
    under = list(part.under)
    placed: set[int] = set()
    for name, kind in kinds.items():
        here = SEGMENT_NAMES.index(name)
        favor = next(i for i, k in enumerate(favors.kinds) if k == kind and i not in placed)
        there = under.index(favor)
        under[here], under[there] = under[there], under[here]
        placed.add(favor)
    part.under = tuple(under)


def lay_special(s: FrescoState, tiles: Mapping[str, str]) -> None:
    """Put tiles of these names on segments, as `{"b2": "SB1"}`."""
    layout = list(s.layout)
    for name, tile_id in tiles.items():
        here, tile = SEGMENT_NAMES.index(name), s.rules.c.tile_ids.index(tile_id)
        if tile in layout:
            layout[layout.index(tile)] = layout[here]
        layout[here] = tile
    lay_ceiling(s, layout)


def give_gold(s: FrescoState, gold: Mapping[int, int]) -> None:
    """Put leaf gold behind the screens of the named seats."""
    part = cast(LeafGold, module_of(s, "leaf_gold")).part(s)
    for seat, leaves in gold.items():
        part.gold[seat] = leaves


def refine(s: FrescoState, colour: str) -> None:
    """Put the disc of this colour into the basket."""
    cast(LeafGold, module_of(s, "leaf_gold")).part(s).disc = COLOURS.index(colour)


def deal_scrolls(s: FrescoState, scrolls: Mapping[int, tuple[int | None, str | None]]) -> None:
    """Give seats the scrolls of a row and of a column, as `{0: (3, "c")}`; None: played already."""
    part = cast(Scrolls, module_of(s, "scrolls")).part(s)
    for seat, (row, column) in scrolls.items():
        part.held[seat] = (0 if row is None else 1) | (0 if column is None else 2)
        hand_over(part.rows, seat, -1 if row is None else row - 1)
        hand_over(part.columns, seat, -1 if column is None else "abcde".index(column))


def hand_over(dealt: list[int], seat: int, line: int) -> None:
    """Whoever held it gets what this seat held."""
    if line >= 0 and line in dealt:
        dealt[dealt.index(line)] = dealt[seat]
    dealt[seat] = line


def refusal(folder: Path, table: str, change: Callable[[Any], None]) -> tuple[str, str]:
    """What is said of an edition file in which a table has been changed: the line it names, and the reason."""
    changed = copy.deepcopy(GAME.house.tables[table])
    change(changed)
    file = folder / "mine.json"
    file.write_text(json.dumps({"game": "fresco", "edition": "mine", "tables": {table: changed}}, indent=1), "utf-8")
    try:
        GAME.edition(file)
    except EditionError as error:
        line = file.read_text("utf-8").splitlines()[(error.line or 0) - 1]
        return line.strip().rstrip(","), error.reason
    return "", "accepted"
