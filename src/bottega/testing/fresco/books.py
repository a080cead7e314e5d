"""Fresco's accounts, kept from the public events alone.

That they agree with the state shows two things: nothing is lost or made from nothing, and whoever listens could have
counted what lies behind the screens.
"""

from typing import Any

from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.paints import COLOURS, pieces
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.module_books import Entry, Fact, Goods, earned, paid, paint_used
from bottega.testing.fresco.modules import books_of


def bought(fact: Fact) -> Goods:
    return Goods(-fact["price"], gained=fact["paints"])


def restored(fact: Fact) -> Goods:
    return Goods(given=fact["paints"])


def blended(fact: Fact) -> Goods:
    return Goods(gained=[fact["result"]], given=fact["paints"])


def paint_picked(fact: Fact) -> Goods:
    return Goods(gained=[fact["paint"]])


def rewarded(fact: Fact) -> Goods:
    return Goods(fact["thalers"], gained=fact["paints"])


# Of the base game, and of what several modules share.
GOODS: dict[str, Entry] = {
    "bought": bought,
    "bishop-moved": paid,
    "restored": restored,
    "paint-laid": paint_used,
    "earned": earned,
    "income": earned,
    "blended": blended,
    "paint-picked": paint_picked,
    "rewarded": rewarded,
}


class FrescoBooks:
    def __init__(self, state: State) -> None:
        s = fresco(state)
        painters = range(s.rules.painters)
        kit = s.setup.edition.tables["start_kit"]["values"]
        self.coins = [kit["thalers"] if p < s.players else 0 for p in painters]
        self.paints = [[kit["paints"].get(c, 0) if p < s.players else 0 for c in COLOURS] for p in painters]
        self.scores = [0 for _ in painters]
        self.restored: list[set[str]] = [set() for _ in painters]
        self.modules = [books_of(name, s) for name in s.setup.options["modules"]]
        self.goods = {kind: entry for books in self.modules for kind, entry in books.goods.items()} | GOODS

    def enter(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            kind = fact["event"]
            if kind in self.goods:
                self.move(fact["painter"], self.goods[kind](fact))
            if kind == "restored":
                self.restored[fact["painter"]].add(fact["segment"])
            elif kind in ("scored", "shifted"):
                self.scores[fact["painter"]] += fact["points"]
            for books in self.modules:
                books.enter(fact)

    def move(self, painter: int, goods: Goods) -> None:
        self.coins[painter] += goods.thalers
        for paint in goods.gained:
            self.paints[painter][COLOURS.index(paint)] += 1
        for paint in goods.given:
            self.paints[painter][COLOURS.index(paint)] -= 1

    def faults(self, state: State) -> list[str]:
        s = fresco(state)
        found = []
        for p in range(s.rules.painters):
            # A painter about to land has scored, but not moved yet.
            score = s.landing if p == s.lander else s.score(p)
            kept = [
                ("coins", self.coins[p], s.coins[p]),
                ("paints", self.paints[p], list(pieces(s.paints[p]))),
                ("score", self.scores[p], score),
                ("tiles", self.restored[p], {n for i, n in enumerate(SEGMENT_NAMES) if s.restored[p] >> i & 1}),
            ]
            found += [
                f"painter {p}: {what} {booked} by the books, {held} held"
                for what, booked, held in kept
                if booked != held
            ]
            if s.coins[p] < 0 or min(self.paints[p]) < 0:
                found.append(f"painter {p} owes something")
        for books in self.modules:
            found += books.faults(s)
        return found + component_faults(s)


def fresco(state: State) -> FrescoState:
    if not isinstance(state, FrescoState):
        raise TypeError("these are the books of Fresco")
    return state


def component_faults(s: FrescoState) -> list[str]:
    """Every market tile lies in the bag or on the market, every fresco tile on the ceiling or before somebody."""
    found = []
    on_market = [s.stalls[space] for space in s.rules.spaces if s.goods >> space & 1]
    in_bag = [tile for tile in range(len(s.rules.c.goods_ids)) if s.bag >> tile & 1]
    in_play = [tile for tile in range(len(s.rules.c.goods_ids)) if s.rules.c.goods_in_play >> tile & 1]
    if sorted(on_market + in_bag) != in_play:
        found.append(f"market tiles {on_market} and bag {in_bag} are not the {len(in_play)} in play")
    if len(set(s.layout)) != len(SEGMENT_NAMES):
        found.append("a tile lies twice on the ceiling")
    places = s.unrestored
    for restored in s.restored:
        if places & restored:
            found.append("a segment is restored twice, or still unrestored")
        places |= restored
    if places != (1 << len(SEGMENT_NAMES)) - 1:
        found.append("a fresco tile is lost")
    if s.tiles != sum([1 << tile for i, tile in enumerate(s.layout) if s.unrestored >> i & 1]):
        found.append("the tiles left are not those on the ceiling")
    taken = [position for position in s.position if position > 0]
    if len(set(s.position)) != len(s.position) or len(set(taken)) != len(taken):
        found.append(f"two painters share a space: {s.position}")
    if s.beds.bit_count() != sum([1 for hour in s.hour if hour]):
        found.append("two painters share a bed")
    used = sum([1 << space for space in s.rules.spaces])
    if s.goods & ~used or s.bought & ~s.goods:
        found.append("a tile lies where there is no space")
    return found


BOOKS = FrescoBooks
