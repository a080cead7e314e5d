"""Requests: setters for positions, and their books."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.modules.requests.actions import REQUEST_TYPES
from bottega.games.fresco.modules.requests.rules import Requests
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import module_of
from bottega.testing.fresco.module_books import Entry, Fact, ModuleBooks, paints_given


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


class Books(ModuleBooks):
    """12 requests: on their stacks, before their owners, or gone with Leonardo's; no tile lies under two of them."""

    goods: ClassVar[dict[str, Entry]] = {"request-income": paints_given}

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(None)["modules"]["requests"]
        self.left: dict[str, int] = {stack["type"]: stack["left"] for stack in facts["stacks"]}
        self.types = {tile.id: REQUEST_TYPES[tile.stack] for tile in cast(Requests, module_of(s, "requests")).tiles}
        self.owned: list[set[str]] = [set() for _ in range(s.players)]
        self.piled: list[set[str]] = [set() for _ in range(s.rules.painters)]
        self.gone = 0
        self.wrong: list[str] = []

    def enter(self, fact: Fact) -> None:
        if fact["event"] != "request-fulfilled":
            return
        painter, tiles = fact["painter"], set(fact["segments"])
        if len(tiles) != 3 or tiles & self.piled[painter]:
            self.wrong.append(f"painter {painter} has fulfilled {fact['request']} with {tiles}")
        self.piled[painter] |= {name for name in tiles if name in SEGMENT_NAMES}
        self.left[self.types[fact["request"]]] -= 1
        if painter < len(self.owned):
            self.owned[painter].add(fact["request"])
        else:
            self.gone += 1

    def faults(self, s: FrescoState) -> list[str]:
        facts = cast(Requests, module_of(s, "requests")).view(s, None)
        found = list(self.wrong)
        if {stack["type"]: stack["left"] for stack in facts["stacks"]} != self.left:
            found.append(f"stacks of requests: {self.left} by the books, {facts['stacks']} there")
        if [{tile["request"] for tile in tiles} for tiles in facts["owned"]] != self.owned:
            found.append(f"requests owned: {self.owned} by the books, {facts['owned']} held")
        if [set(piled) for piled in facts["piled"]] != self.piled:
            found.append(f"tiles piled up: {self.piled} by the books, {facts['piled']} there")
        if sum(self.left.values()) + sum(map(len, self.owned)) + self.gone != 12:
            found.append("the requests are not 12")
        return found
