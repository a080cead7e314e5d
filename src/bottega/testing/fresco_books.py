"""Fresco's accounts, kept from the public events alone.

That they agree with the state shows two things: nothing is lost or made from nothing, and whoever listens could have
counted what lies behind the screens.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.paints import COLOURS, pieces
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco_module_books import ACCOUNTS


class FrescoBooks:
    def __init__(self, state: State) -> None:
        s = fresco(state)
        painters = range(s.rules.painters)
        kit = s.setup.edition.tables["start_kit"]["values"]
        self.coins = [kit["thalers"] if p < s.players else 0 for p in painters]
        self.paints = [[kit["paints"].get(c, 0) if p < s.players else 0 for c in COLOURS] for p in painters]
        self.scores = [0 for _ in painters]
        self.restored: list[set[str]] = [set() for _ in painters]
        self.accounts = [ACCOUNTS[name](s) for name in s.setup.options["modules"]]

    def enter(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            entry = self.ENTRIES.get(fact["event"])
            if entry is not None:
                entry(self, fact)
            for account in self.accounts:
                account.enter(fact)

    def bought(self, fact: dict[str, Any]) -> None:
        self.coins[fact["painter"]] -= fact["price"]
        self.put(fact["painter"], fact["paints"], 1)

    def bishop_moved(self, fact: dict[str, Any]) -> None:
        self.coins[fact["painter"]] -= fact["price"]

    def took_tile(self, fact: dict[str, Any]) -> None:
        self.put(fact["painter"], fact["paints"], -1)
        self.restored[fact["painter"]].add(fact["segment"])

    def paint_laid(self, fact: dict[str, Any]) -> None:
        self.put(fact["painter"], [fact["paint"]], -1)

    def earned(self, fact: dict[str, Any]) -> None:
        self.coins[fact["painter"]] += fact["thalers"]

    def spent(self, fact: dict[str, Any]) -> None:
        self.coins[fact["painter"]] -= fact["thalers"]

    def blended(self, fact: dict[str, Any]) -> None:
        self.put(fact["painter"], fact["paints"], -1)
        self.put(fact["painter"], [fact["result"]], 1)

    def paint_picked(self, fact: dict[str, Any]) -> None:
        self.put(fact["painter"], [fact["paint"]], 1)

    def paints_given(self, fact: dict[str, Any]) -> None:
        self.put(fact["painter"], fact["paints"], 1)

    def rewarded(self, fact: dict[str, Any]) -> None:
        self.coins[fact["painter"]] += fact["thalers"]
        self.put(fact["painter"], fact["paints"], 1)

    def saint_painted(self, fact: dict[str, Any]) -> None:
        self.put(fact["painter"], [fact["paint"]], -1)
        self.earned(fact)

    def paid(self, fact: dict[str, Any]) -> None:
        self.coins[fact["painter"]] -= fact["price"]

    def wall_restored(self, fact: dict[str, Any]) -> None:
        self.put(fact["painter"], [fact["paint"]], -1)

    def scored(self, fact: dict[str, Any]) -> None:
        self.scores[fact["painter"]] += fact["points"]

    ENTRIES: ClassVar[dict[str, Callable[["FrescoBooks", dict[str, Any]], None]]] = {
        "bought": bought,
        "bishop-moved": bishop_moved,
        "glass-bought": bishop_moved,
        "window-chosen": bishop_moved,
        "restored": took_tile,
        "paint-laid": paint_laid,
        "earned": earned,
        "income": earned,
        "wish-used": earned,
        "pennies-exchanged": earned,
        "free-paint": paints_given,
        "certificate-acquired": spent,
        "instalment-paid": spent,
        "gold-exchanged": earned,
        "saint-painted": saint_painted,
        "bottle-bought": paid,
        "health-credited": earned,
        "wall-restored": wall_restored,
        "wall-income": paints_given,
        "blended": blended,
        "paint-picked": paint_picked,
        "request-income": paints_given,
        "rewarded": rewarded,
        "scored": scored,
        "shifted": scored,
    }

    def put(self, painter: int, paints: list[str], sign: int) -> None:
        for paint in paints:
            self.paints[painter][COLOURS.index(paint)] += sign

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
        for account in self.accounts:
            found += account.faults(s)
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
    places = s.covered
    for restored in s.restored:
        if places & restored:
            found.append("a segment is restored twice, or still covered")
        places |= restored
    if places != (1 << len(SEGMENT_NAMES)) - 1:
        found.append("a fresco tile is lost")
    if s.tiles != sum([1 << tile for i, tile in enumerate(s.layout) if s.covered >> i & 1]):
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
