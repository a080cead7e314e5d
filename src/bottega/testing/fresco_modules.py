"""The givens of Fresco's modules: small setters for positions made by `bottega.testing.fresco.position`."""

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from bottega.core.edition import EditionError
from bottega.games.fresco.actions import REQUEST_TYPES, SEGMENT_NAMES
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.favors import Favors
from bottega.games.fresco.modules.leaf_gold import LeafGold
from bottega.games.fresco.modules.portraits import Portraits
from bottega.games.fresco.modules.requests import Requests
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


def show_portraits(s: FrescoState, *cards: str | None) -> None:
    """Turn these cards up in the studio; what lay there goes into the deck. None: an empty space."""
    portraits = cast(Portraits, module_of(s, "portraits"))
    part = portraits.part(s)
    ids = [card.id for card in portraits.cards]
    for space, card in enumerate(cards):
        before, now = part.shown[space], -1 if card is None else ids.index(card)
        if now in part.shown:
            part.shown[part.shown.index(now)] = before
        elif now >= 0:
            part.deck = tuple([before if other == now else other for other in part.deck])
            part.seen = part.seen & ~(1 << before) | 1 << now
        part.shown[space] = now


def hang_portrait(s: FrescoState, seat: int, *cards: str) -> None:
    """Give a seat lasting portraits from the deck; the cards below move up."""
    portraits = cast(Portraits, module_of(s, "portraits"))
    part = portraits.part(s)
    for card in cards:
        number = next(i for i, known in enumerate(portraits.cards) if known.id == card)
        part.owned[seat] |= 1 << number
        if number in part.shown:
            part.shown[part.shown.index(number)] = -1
        part.deck = tuple([other for other in part.deck if other != number])
        part.seen |= 1 << number


def take_requests(s: FrescoState, counts: Mapping[str, int]) -> None:
    """Take tiles from the top of these stacks out of the game."""
    part = cast(Requests, module_of(s, "requests")).part(s)
    for kind, count in counts.items():
        part.taken[REQUEST_TYPES.index(kind)] = count


def own_request(s: FrescoState, seat: int, request: str, segments: Sequence[str]) -> None:
    """A seat has fulfilled this request with these segments."""
    requests = cast(Requests, module_of(s, "requests"))
    part = requests.part(s)
    number = next(i for i, tile in enumerate(requests.tiles) if tile.id == request)
    part.owned[seat] |= 1 << number
    part.taken[requests.tiles[number].stack] = requests.tiles[number].place
    part.piled[seat] |= sum([1 << SEGMENT_NAMES.index(name) for name in segments])


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
