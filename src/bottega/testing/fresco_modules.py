"""The givens of Fresco's modules: small setters for positions made by `bottega.testing.fresco.position`."""

import copy
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from bottega.core.edition import EditionError
from bottega.games.fresco.actions import PLACES, SEGMENT_NAMES
from bottega.games.fresco.game import GAME
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.modules.bells.rules import Bells
from bottega.games.fresco.modules.favors.rules import Favors
from bottega.games.fresco.modules.glaziers.actions import GLASS_COLOURS
from bottega.games.fresco.modules.glaziers.rules import BITS, Glaziers
from bottega.games.fresco.modules.leaf_gold.rules import LeafGold
from bottega.games.fresco.modules.portraits.rules import Portraits
from bottega.games.fresco.modules.requests.actions import REQUEST_TYPES
from bottega.games.fresco.modules.requests.rules import Requests
from bottega.games.fresco.modules.scrolls.rules import Scrolls
from bottega.games.fresco.modules.wishing_well.part import KIND_NAMES
from bottega.games.fresco.modules.wishing_well.rules import WishingWell
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.sheet import COLUMNS, COVER_SHIFT, COVER_WIDTH
from bottega.games.fresco.state import FrescoState
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


# --- modules 4, 6 and 8 ----------------------------------------------------------------------------------------------


def ask_again(s: FrescoState) -> None:
    """After the given has been changed: whoever is to act is asked once more."""
    s.waiting = 0
    s.carry_on()


def cover(s: FrescoState, seat: int, tile: str, place: str) -> None:
    """Lay a tile on a location of a sheet that is open already."""
    column = min(PLACES.index(place), COLUMNS - 1)
    s.sheets[seat] |= s.rules.tiles.index(tile) + 1 << COVER_SHIFT + COVER_WIDTH * column


def give_pennies(s: FrescoState, pennies: Mapping[int, int], laid: Mapping[int, int] | None = None) -> None:
    """Put pennies behind the screens of the named seats, and some of them on their sheets."""
    part = cast(WishingWell, module_of(s, "wishing_well")).part(s)
    for seat, count in pennies.items():
        part.pennies[seat] = count
    for seat, count in (laid or {}).items():
        part.laid[seat] = count


def give_wishes(s: FrescoState, cards: Mapping[int, Sequence[str]]) -> None:
    """Give seats wishing cards from the deck, as `{0: ["tip", "paint.1"]}`."""
    for seat, kinds in cards.items():
        for kind in kinds:
            take_wish(s, seat, kind)


def take_wish(s: FrescoState, seat: int, kind: str) -> None:
    well = cast(WishingWell, module_of(s, "wishing_well"))
    part = well.part(s)
    card = next(card for card in part.deck if KIND_NAMES[well.kinds[card]] == kind)
    part.deck = tuple([other for other in part.deck if other != card])
    part.hands[seat] |= 1 << card
    part.held[seat] += 1


def stack_wishes(s: FrescoState, *kinds: str) -> None:
    """Put cards of these kinds on top of the deck, the first one on top."""
    well = cast(WishingWell, module_of(s, "wishing_well"))
    part = well.part(s)
    top: list[int] = []
    for kind in kinds:
        top.append(next(card for card in part.deck if KIND_NAMES[well.kinds[card]] == kind and card not in top))
    part.deck = (*[card for card in part.deck if card not in top], *top[::-1])


def lay_glass(s: FrescoState, board: Mapping[str, int], stocks: Mapping[int, Mapping[str, int]] | None = None) -> None:
    """Lay exactly this glass on the board and behind the screens of the named seats; the rest goes into the bag."""
    part = cast(Glaziers, module_of(s, "glaziers")).part(s)
    part.board = [board.get(colour, 0) for colour in GLASS_COLOURS]
    part.reserve = [0] * len(GLASS_COLOURS)
    part.bag = [count - here for count, here in zip((5, 6, 7, 8), part.board, strict=True)]
    for seat, stock in (stocks or {}).items():
        for kind, colour in enumerate(GLASS_COLOURS):
            part.stock[seat] += stock.get(colour, 0) << BITS * kind
            part.bag[kind] -= stock.get(colour, 0)


def lay_bench(s: FrescoState, *windows: str) -> None:
    """Put these windows on the bench, from price 0 on; what lay there goes into the deck."""
    glaziers = cast(Glaziers, module_of(s, "glaziers"))
    part = glaziers.part(s)
    wanted = [glaziers.ids.index(window) for window in windows]
    everything = [*wanted, *[window for window in (*part.bench, *part.deck[::-1]) if window not in wanted]]
    part.bench = everything[: len(part.bench)]
    part.deck = tuple(everything[: len(part.bench) - 1 : -1])


def show_certificates(s: FrescoState, *certificates: str | None) -> None:
    """Turn these certificates up, from the left; what lay there goes on the stack. None: an empty place."""
    bells = cast(Bells, module_of(s, "bells"))
    part = bells.part(s)
    part.unseen = (*[card for card in part.shown if card >= 0], *part.unseen)
    for place, certificate in enumerate(certificates):
        part.shown[place] = -1 if certificate is None else bells.ids.index(certificate)
    part.unseen = tuple([card for card in part.unseen if card not in part.shown])
    part.left = len(part.unseen)


def own_certificates(
    s: FrescoState, seat: int, paid: Sequence[str] = (), partly: Mapping[str, int] | None = None
) -> None:
    """A seat has paid for these certificates, and has placed some Thalers on those."""
    bells = cast(Bells, module_of(s, "bells"))
    part = bells.part(s)
    for certificate in (*paid, *(partly or {})):
        number = bells.ids.index(certificate)
        part.shown = [-1 if card == number else card for card in part.shown]
        part.unseen = tuple([card for card in part.unseen if card != number])
        if certificate in paid:
            bells.turn_down(s, seat, number)
        else:
            part.partly[seat] |= 1 << number
            part.placed[number] = (partly or {})[certificate]
    part.left = len(part.unseen)


def sell_all_certificates(s: FrescoState) -> None:
    """Nothing is left in the stack nor shown: seat 0 has all that nobody else has, paid."""
    bells = cast(Bells, module_of(s, "bells"))
    part = bells.part(s)
    left = [card for card in (*part.shown, *part.unseen, *part.returned) if card >= 0]
    own_certificates(s, 0, [bells.ids[card] for card in left])
    part.returned = ()


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
