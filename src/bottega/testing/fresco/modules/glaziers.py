"""Glaziers: setters for positions, and their books."""

from collections.abc import Mapping
from typing import ClassVar, cast

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.modules.glaziers.actions import GLASS_COLOURS
from bottega.games.fresco.modules.glaziers.rules import BITS, Glaziers, unpack
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Entry, Fact, ModuleBooks, paid


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


class Books(ModuleBooks):
    """26 tokens by colour: on the board, in the reserve, behind screens, in the bag; 18 windows: on the bench, beside
    restored segments, in the deck."""

    goods: ClassVar[dict[str, Entry]] = {"glass-bought": paid, "window-chosen": paid}

    COUNTS: ClassVar[dict[str, int]] = {"green": 5, "red": 6, "blue": 7, "yellow": 8}

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(None)["modules"]["glaziers"]
        self.board: dict[str, int] = facts["board"]
        self.bag = {colour: count - self.board[colour] for colour, count in self.COUNTS.items()}
        self.reserve = dict.fromkeys(self.COUNTS, 0)
        self.stock = [dict.fromkeys(self.COUNTS, 0) for _ in range(s.players)]
        self.bench: list[str] = [window["window"] for window in facts["bench"]]
        self.openings: dict[str, str] = {}

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "glass-drawn":
            for colour in self.COUNTS:
                self.reserve[colour] += self.board[colour]
                self.board[colour] = 0
            if len(fact["colours"]) > sum(self.bag.values()):
                self.bag = {colour: self.bag[colour] + self.reserve[colour] for colour in self.COUNTS}
                self.reserve = dict.fromkeys(self.COUNTS, 0)
            for colour in fact["colours"]:
                self.bag[colour] -= 1
                self.board[colour] += 1
        elif fact["event"] == "glass-bought":
            self.board[fact["colour"]] -= 1
            self.stock[fact["painter"]][fact["colour"]] += 1
        elif fact["event"] == "glass-used":
            self.stock[fact["painter"]][fact["colour"]] -= 1
            self.reserve[fact["colour"]] += 1
        elif fact["event"] == "window-renewed":
            self.bench.remove(fact["window"])
            self.openings[fact["segment"]] = fact["window"]
        elif fact["event"] == "window-shown":
            self.bench.append(fact["window"])

    def faults(self, s: FrescoState) -> list[str]:
        glaziers = cast(Glaziers, module_of(s, "glaziers"))
        part = glaziers.part(s)
        found = []
        places = {
            "board": (self.board, part.board),
            "reserve": (self.reserve, part.reserve),
            "bag": (self.bag, part.bag),
        }
        for place, (booked, there) in places.items():
            if list(booked.values()) != there:
                found.append(f"glass in the {place}: {booked} by the books, {there} there")
        stocks = [unpack(stock) for stock in part.stock]
        if [list(stock.values()) for stock in self.stock] != stocks:
            found.append(f"glass behind screens: {self.stock} by the books, {stocks} there")
        everywhere = [sum(counts) for counts in zip(part.board, part.reserve, part.bag, *stocks, strict=True)]
        if everywhere != list(self.COUNTS.values()) or min(map(min, [part.bag, part.board, part.reserve, *stocks])) < 0:
            found.append(f"the glass is not 5, 6, 7 and 8: {everywhere}")
        openings = {SEGMENT_NAMES[i]: glaziers.ids[w] for i, w in enumerate(part.openings) if w >= 0}
        if openings != self.openings or [glaziers.ids[window] for window in part.bench] != self.bench:
            found.append(f"windows: {self.bench} and {self.openings} by the books, {openings} there")
        windows = [*part.bench, *part.deck, *[window for window in part.openings if window >= 0]]
        if sorted(windows) != list(range(18)):
            found.append(f"the windows are not 18: {sorted(windows)}")
        restored = {i for i in range(25) if s.unrestored >> i & 1 == 0 and glaziers.segments >> i & 1}
        if {i for i, window in enumerate(part.openings) if window >= 0} != restored:
            found.append("a restored segment has no window, or one that is not restored has")
        return found
