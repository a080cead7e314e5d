"""The accounts of Fresco's modules, kept from the public events alone: every component is where it must be."""

from typing import Any, cast

from bottega.games.fresco.actions import REQUEST_TYPES
from bottega.games.fresco.modules.favors import Favors
from bottega.games.fresco.modules.leaf_gold import LeafGold
from bottega.games.fresco.modules.portraits import Portraits
from bottega.games.fresco.modules.requests import Requests
from bottega.games.fresco.modules.scrolls import Scrolls
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco_modules import module_of

Fact = dict[str, Any]


class Account:
    """One module's components, followed through the events."""

    def __init__(self, s: FrescoState) -> None: ...

    def enter(self, fact: Fact) -> None:
        raise NotImplementedError

    def faults(self, s: FrescoState) -> list[str]:
        raise NotImplementedError


class FavorAccount(Account):
    """25 favours: on the ceiling, seen, or gone unseen."""

    def __init__(self, s: FrescoState) -> None:
        self.seen: list[str] = []
        self.unseen = 0

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "favor-taken":
            self.seen.append(fact["favor"])
        elif fact["event"] == "favor-removed":
            self.unseen += 1

    def faults(self, s: FrescoState) -> list[str]:
        favors = cast(Favors, module_of(s, "favors"))
        part = favors.part(s)
        taken = [kind for favor, kind in enumerate(favors.kinds) if part.taken >> favor & 1]
        found = [] if sorted(taken) == sorted(self.seen) else [f"favours {self.seen} by the books, {taken} taken"]
        on_ceiling = [part.under[i] for i in range(25) if s.covered >> i & 1]
        if len(on_ceiling) + len(taken) + self.unseen != 25:
            found.append("the favours are not 25")
        if len(set(on_ceiling)) != len(on_ceiling) or any(part.taken >> favor & 1 for favor in on_ceiling):
            found.append("a favour lies in two places")
        return found


class GoldAccount(Account):
    """24 leaves: behind the screens, the others in the supply; six discs, one of them in the basket."""

    def __init__(self, s: FrescoState) -> None:
        self.gold = [0] * s.players
        self.disc: str = s.view(None)["modules"]["leaf_gold"]["refined"]
        self.wrong: list[str] = []

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "gold-taken":
            self.gold[fact["painter"]] += fact["gold"]
        elif fact["event"] == "gold-used":
            self.gold[fact["painter"]] -= 1
        elif fact["event"] == "gold-exchanged":
            self.gold[fact["painter"]] -= fact["gold"]
        elif fact["event"] == "colour-refined":
            if fact["colour"] == self.disc:
                self.wrong.append("the refined colour has not changed")
            self.disc = fact["colour"]

    def faults(self, s: FrescoState) -> list[str]:
        gold = cast(LeafGold, module_of(s, "leaf_gold"))
        part = gold.part(s)
        found = [] if part.gold == self.gold else [f"gold {self.gold} by the books, {part.gold} held"]
        if min(part.gold) < 0 or sum(part.gold) > gold.leaves:
            found.append(f"there are only {gold.leaves} leaves: {part.gold}")
        if COLOURS[part.disc] != self.disc:
            found.append("another disc lies in the basket")
        return found + self.wrong


class ScrollAccount(Account):
    """10 scrolls: each player's own, the played ones, and those that went back to the box."""

    def __init__(self, s: FrescoState) -> None:
        self.held = [{"row", "column"} for _ in range(s.players)]
        self.gone: set[tuple[str, int]] = set()
        self.undealt = dict.fromkeys(("row", "column"), 5 - s.players)

    def enter(self, fact: Fact) -> None:
        if fact["event"] != "scroll-played":
            return
        for line in ("row", "column"):
            if fact[line] >= 0:
                self.held[fact["painter"]].remove(line)
                self.gone.add((line, fact[line]))

    def faults(self, s: FrescoState) -> list[str]:
        part = cast(Scrolls, module_of(s, "scrolls")).part(s)
        found = []
        for bit, (line, dealt) in enumerate((("row", part.rows), ("column", part.columns))):
            held = [dealt[seat] for seat in range(s.players) if part.held[seat] >> bit & 1]
            gone = {number for number in range(5) if part.gone >> 5 * bit + number & 1}
            if {(line, number) for number in gone} != {scroll for scroll in self.gone if scroll[0] == line}:
                found.append(f"{line} scrolls played: {self.gone} by the books, {gone} gone")
            if [line in kept for kept in self.held] != [bool(held >> bit & 1) for held in part.held]:
                found.append(f"{line} scrolls are in the wrong hands")
            if len({*held, *gone}) != len(held) + len(gone) or len(held) + len(gone) + self.undealt[line] != 5:
                found.append(f"the {line} scrolls are not five")
        return found


class TileAccount(Account):
    """32 tiles: 18 basic and 7 special ones on the ceiling or restored, 7 basic ones out of the game."""

    def enter(self, fact: Fact) -> None:
        pass

    def faults(self, s: FrescoState) -> list[str]:
        special = [tile for tile in s.layout if tile >= 25]
        in_play = [tile for tile in range(32) if s.where[tile] >= 0]
        found = [] if sorted(special) == list(range(25, 32)) else [f"special tiles in play: {special}"]
        if in_play != sorted(s.layout) or len(in_play) != 25:
            found.append(f"tiles in play: {in_play}")
        return found


class PortraitAccount(Account):
    """18 cards: in the deck, in the studio, before their owners, or out of the game."""

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(None)["modules"]["portraits"]
        self.deck: int = facts["deck"]
        self.shown = {card["card"] for card in facts["shown"]}
        self.owned: list[set[str]] = [set() for _ in range(s.players)]
        self.gone: set[str] = set()

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "portraits-shown":
            self.shown |= set(fact["cards"])
            self.deck -= len(fact["cards"])
        elif fact["event"] == "portraits-removed":
            self.shown -= set(fact["cards"])
            self.gone |= set(fact["cards"])
        elif fact["event"] == "portrait-taken":
            self.shown.remove(fact["card"])
            keeps = fact["lasting"] and fact["painter"] < len(self.owned)
            (self.owned[fact["painter"]] if keeps else self.gone).add(fact["card"])

    def faults(self, s: FrescoState) -> list[str]:
        portraits = cast(Portraits, module_of(s, "portraits"))
        facts = portraits.view(s, None)
        part = portraits.part(s)
        found = []
        if {card["card"] for card in facts["shown"] if card} != self.shown:
            found.append(f"portraits shown: {self.shown} by the books, {facts['shown']} there")
        if [{card["card"] for card in cards} for cards in facts["owned"]] != self.owned:
            found.append(f"portraits owned: {self.owned} by the books, {facts['owned']} held")
        if self.deck != len(part.deck) or self.deck != facts["deck"] or any(part.seen >> i & 1 for i in part.deck):
            found.append(f"portraits in the deck: {self.deck} by the books, {part.deck} there")
        if self.deck + len(self.shown) + len(self.gone) + sum(map(len, self.owned)) != 18:
            found.append("the portraits are not 18")
        return found


class RequestAccount(Account):
    """12 requests: on their stacks, before their owners, or gone with Leonardo's; no tile lies under two of them."""

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
        self.piled[painter] |= tiles
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


ACCOUNTS: dict[str, type[Account]] = {
    "requests": RequestAccount,
    "portraits": PortraitAccount,
    "special_blends": TileAccount,
    "scrolls": ScrollAccount,
    "leaf_gold": GoldAccount,
    "favors": FavorAccount,
}
