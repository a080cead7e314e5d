"""Glaziers, complete, as numbers for a learner."""

from typing import Final, cast

from bottega.core.tensor import Encoding
from bottega.games.fresco.actions import SIDE
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_tensor import ModuleTensor
from bottega.games.fresco.modules.glaziers.actions import BENCH_PLACES, GLASS_COLOURS
from bottega.games.fresco.modules.glaziers.rules import BITS, MOST, TOKENS, WINDOWS, Glaziers
from bottega.games.fresco.state import FrescoState

KINDS: Final = len(GLASS_COLOURS)
PANES: Final = 3
ACTIONS: Final = 3  # what the actions of a turn are a share of


class Told(ModuleTensor):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Glaziers, module)

    def name(self, e: Encoding) -> None:
        about = "tokens by colour, of the most of a colour"
        self.tokens = e.number("glass.bag", f"in the bag: {about}", MOST, max(TOKENS), 0, (KINDS,))
        e.number("glass.board", f"on the board: {about}", MOST, max(TOKENS), 0, (KINDS,))
        e.number("glass.reserve", f"in the reserve: {about}", MOST, max(TOKENS), 0, (KINDS,))
        self.window = e.one_of("glass.bench", "the window at each place of the bench", WINDOWS, (BENCH_PLACES,))
        about = "the window beside each segment: its number, of all; 0: none"
        self.opening = e.number("glass.openings", about, WINDOWS, 0, 0, (SIDE, SIDE))
        self.buys = e.number(
            "glass.buys", "actions left in the running turn, of three; below 0: none runs", 99, ACTIONS, -1
        )
        self.chosen = e.one_of("glass.chosen", "the window that goes with the running restoration", BENCH_PLACES)
        self.panes = e.small_bits("glass.panes", "its panes that have got their glass", PANES)
        self.altar = e.small_bits("glass.altar", "colours given for the altar window", KINDS)
        self.done = e.small_bits("glass.done", "no more glass for the window; none for the altar", 2)

    def name_painter(self, e: Encoding, who: str) -> None:
        e.number(f"{who}.glass", "tokens by colour, of the most of a colour", MOST, max(TOKENS), 0, (KINDS,))

    def tell(self, s: FrescoState, seat: int, out: list[bytes]) -> None:
        part, tokens = self.module.part(s), self.tokens
        for counts in (part.bag, part.board, part.reserve):
            out += [tokens.of(count) for count in counts]
        out += [self.window[window] for window in part.bench]
        out += [self.opening.of(window + 1) for window in part.openings]
        out.append(self.buys.of(part.buys))
        out.append(self.chosen[part.chosen])
        out.append(self.panes[part.panes])
        out.append(self.altar[part.altar])
        out.append(self.done[part.glazed | part.adorned << 1])

    def tell_painter(self, s: FrescoState, seat: int, other: int, out: list[bytes]) -> None:
        stock = self.module.part(s).stock[other] if other < s.players else 0
        for _ in range(KINDS):
            out.append(self.tokens.of(stock & MOST))
            stock >>= BITS
