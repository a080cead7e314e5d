"""The accounts of Fresco's modules, kept from the public events alone: every component is where it must be."""

from typing import Any, ClassVar, cast

from bottega.core.bits import listed
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.modules.bells.part import EVERY_CERTIFICATE
from bottega.games.fresco.modules.bells.rules import Bells
from bottega.games.fresco.modules.favors.rules import Favors
from bottega.games.fresco.modules.glaziers.rules import Glaziers, unpack
from bottega.games.fresco.modules.leaf_gold.rules import LeafGold
from bottega.games.fresco.modules.medico.rules import Medico
from bottega.games.fresco.modules.portraits.rules import Portraits
from bottega.games.fresco.modules.requests.actions import REQUEST_TYPES
from bottega.games.fresco.modules.requests.rules import Requests
from bottega.games.fresco.modules.scrolls.rules import Scrolls
from bottega.games.fresco.modules.wall_fresco.rules import WallFresco, section_names
from bottega.games.fresco.modules.wishing_well.rules import WishingWell
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


class BellAccount(Account):
    """18 certificates with 61 golden bells: shown, in the stack, before their owners, or in Leonardo's pile."""

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(None)["modules"]["bells"]
        self.shown: list[str] = [card["certificate"] for card in facts["shown"]]
        self.stack: int = facts["stack"]
        self.pile: int = facts["pile"]
        self.paid: list[set[str]] = [set() for _ in range(s.players)]
        self.partly: list[dict[str, int]] = [{} for _ in range(s.players)]

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "certificates-returned":
            self.shown = []
            self.stack += len(fact["certificates"])
        elif fact["event"] == "certificates-shown":
            self.shown = list(fact["certificates"])
            self.stack -= len(fact["certificates"])
        elif fact["event"] == "certificate-acquired":
            self.shown.remove(fact["certificate"])
            if fact["full"]:
                self.paid[fact["painter"]].add(fact["certificate"])
            else:
                self.partly[fact["painter"]][fact["certificate"]] = fact["thalers"]
        elif fact["event"] == "instalment-paid":
            self.partly[fact["painter"]][fact["certificate"]] += fact["thalers"]
            if fact["complete"]:
                del self.partly[fact["painter"]][fact["certificate"]]
                self.paid[fact["painter"]].add(fact["certificate"])

    def faults(self, s: FrescoState) -> list[str]:
        bells = cast(Bells, module_of(s, "bells"))
        part = bells.part(s)
        ids = bells.ids
        found = []
        shown = [ids[card] for card in part.shown if card >= 0]
        if shown != self.shown:
            found.append(f"certificates shown: {self.shown} by the books, {shown} there")
        if self.paid != [{ids[card] for card in listed(EVERY_CERTIFICATE, paid)} for paid in part.paid]:
            found.append(f"paid certificates: {self.paid} by the books")
        partly = [{ids[card]: part.placed[card] for card in listed(EVERY_CERTIFICATE, cards)} for cards in part.partly]
        if self.partly != partly:
            found.append(f"partly paid: {self.partly} by the books, {partly} there")
        everywhere = [card for card in (*part.shown, *part.unseen, *part.returned, *part.pile) if card >= 0]
        for cards in (*part.paid, *part.partly):
            everywhere += listed(EVERY_CERTIFICATE, cards)
        if sorted(everywhere) != list(range(18)) or sum([bells.golden[card] for card in everywhere]) != 61:
            found.append(f"the certificates are not 18 with 61 bells: {everywhere}")
        if (self.stack, self.pile) != (len(part.unseen) + len(part.returned), len(part.pile)):
            found.append("the stack is not what the books say")
        if part.left != len(part.unseen) or part.down != [len(paid) for paid in self.paid]:
            found.append("certificates are counted wrongly")
        return found


class WellAccount(Account):
    """20 pennies: behind the screens, in the well, or in the supply; 20 cards: in the deck, in hands, or used."""

    def __init__(self, s: FrescoState) -> None:
        facts = s.view(0)["modules"]["wishing_well"]
        self.pennies: list[int] = [facts["mine"]["pennies"]] * s.players
        self.well = 0
        self.held = [0] * s.players
        self.used: set[str] = set()
        self.wrong: list[str] = []

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "round-began":
            self.well = 0
        elif fact["event"] == "penny-thrown":
            self.pennies[fact["painter"]] -= 1
            self.held[fact["painter"]] += 1
            self.well += 1
            if fact["deck"] != 20 - sum(self.held) - len(self.used) or fact["well"] != self.well:
                self.wrong.append(f"after a throw: {fact}")
        elif fact["event"] == "wish-used":
            self.held[fact["painter"]] -= 1
            self.pennies[fact["painter"]] += fact["pennies"]
            self.used.add(fact["card"])
        elif fact["event"] == "pennies-exchanged":
            self.pennies[fact["painter"]] -= fact["pennies"]

    def faults(self, s: FrescoState) -> list[str]:
        well = cast(WishingWell, module_of(s, "wishing_well"))
        part = well.part(s)
        found = list(self.wrong)
        if (self.pennies, self.well) != (part.pennies, part.well):
            found.append(f"pennies {self.pennies} and {self.well} by the books, {part.pennies} and {part.well} there")
        if min(part.pennies) < 0 or sum(part.pennies) + part.well > 20 or part.well > 2:
            found.append(f"there are only 20 pennies: {part.pennies} and {part.well}")
        if any(laid + planned > own for laid, planned, own in zip(part.laid, part.planned, part.pennies, strict=True)):
            found.append("there are more pennies on a sheet than its owner has")
        cards = [card for card in range(20) if part.used >> card & 1] + list(part.deck)
        for hand in part.hands:
            cards += [card for card in range(20) if hand >> card & 1]
        if sorted(cards) != list(range(20)):
            found.append(f"the wishing cards are not 20: {sorted(cards)}")
        if self.held != part.held or part.held != [hand.bit_count() for hand in part.hands]:
            found.append(f"wishing cards in hand: {self.held} by the books, {part.held} there")
        if self.used != {well.ids[card] for card in range(20) if part.used >> card & 1}:
            found.append(f"wishing cards used: {self.used} by the books")
        return found


class WallAccount(Account):
    """18 wall tiles: on the wall, before their owners, under requests, or exchanged; 12 exchange tiles."""

    def __init__(self, s: FrescoState) -> None:
        self.left = {section["section"] for section in s.view(None)["modules"]["wall_fresco"]["sections"]}
        self.tiles: list[set[str]] = [set() for _ in range(s.players)]
        self.under: set[str] = set()
        self.gone: set[str] = set()
        self.exchanged: list[set[str]] = [set() for _ in range(s.players)]
        self.wrong: list[str] = []

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "wall-restored":
            self.left.remove(fact["section"])
            self.tiles[fact["painter"]].add(fact["section"])
        elif fact["event"] == "request-fulfilled":
            given = {name for name in fact["segments"] if name.startswith("w")}
            if given:
                self.give(fact["painter"], given, self.under)
        elif fact["event"] == "wall-tiles-exchanged":
            self.give(fact["painter"], set(fact["sections"]), self.gone)
            if len(fact["sections"]) != 2 or fact["colour"] in self.exchanged[fact["painter"]]:
                self.wrong.append(f"an exchange that must not be: {fact}")
            self.exchanged[fact["painter"]].add(fact["colour"])

    def give(self, painter: int, given: set[str], where: set[str]) -> None:
        if not given <= self.tiles[painter]:
            self.wrong.append(f"painter {painter} has given up {given} of {self.tiles[painter]}")
        self.tiles[painter] -= given
        where |= given

    def faults(self, s: FrescoState) -> list[str]:
        wall = cast(WallFresco, module_of(s, "wall_fresco"))
        part, facts = wall.part(s), wall.view(s, None)
        found = list(self.wrong)
        if {section["section"] for section in facts["sections"] if section["covered"]} != self.left:
            found.append(f"tiles on the wall: {self.left} by the books")
        if [set(tiles) for tiles in facts["tiles"]] != self.tiles:
            found.append(f"wall tiles: {self.tiles} by the books, {facts['tiles']} held")
        if [set(blends) for blends in facts["exchanged"]] != self.exchanged:
            found.append(f"exchange tiles: {self.exchanged} by the books, {facts['exchanged']} held")
        if set(section_names(part.under)) != self.under or set(section_names(part.gone)) != self.gone:
            found.append("tiles that were given up are not where they must be")
        if len(self.left) + sum(map(len, self.tiles)) + len(self.under) + len(self.gone) != 18:
            found.append("the wall tiles are not 18")
        if sorted(part.layout) != list(range(18)):
            found.append("a wall tile is there twice")
        handed_out = [sum([colour in blends for blends in self.exchanged]) for colour in COLOURS[3:6]]
        if sum(wall.supply) != 12 or any(out > supply for out, supply in zip(handed_out, wall.supply, strict=True)):
            found.append(f"there are only 12 exchange tiles: {self.exchanged}")
        return found


class MedicoAccount(Account):
    """9 infection tiles, 16 bottles, and for each player 5 apprentices of his own and 5 black ones."""

    def __init__(self, s: FrescoState) -> None:
        self.ill = [0] * s.players
        self.extra = [0] * s.players
        self.stack = 9
        self.offer: list[str] = []
        self.held: list[list[str]] = [[] for _ in range(s.players)]

    def enter(self, fact: Fact) -> None:
        if fact["event"] == "fell-ill":
            self.ill[fact["painter"]] += fact["apprentices"]
        elif fact["event"] == "replaced":
            self.extra[fact["painter"]] += 1
        elif fact["event"] == "recovered":
            self.ill[fact["painter"]] -= 1
        elif fact["event"] == "infection-revealed":
            self.stack -= 1
        elif fact["event"] == "bottles-laid":
            self.offer = list(fact["bottles"])
        elif fact["event"] == "bottle-bought":
            self.offer.remove(fact["bottle"])
            self.held[fact["painter"]].append(fact["bottle"])
        elif fact["event"] == "bottle-used":
            self.held[fact["painter"]].remove(fact["bottle"])
            self.ill[fact["painter"]] -= fact["healed"]

    def faults(self, s: FrescoState) -> list[str]:
        medico = cast(Medico, module_of(s, "medico"))
        part, facts = medico.part(s), medico.view(s, None)
        found = [] if self.ill == part.ill else [f"ill apprentices: {self.ill} by the books, {part.ill} there"]
        if self.extra != part.extra:
            found.append(f"ill ones who came for the neutral one: {self.extra} by the books, {part.extra} there")
        if self.stack != part.stack.bit_count():
            found.append(f"infection tiles: {self.stack} by the books, {part.stack.bit_count()} there")
        offer = [place["bottle"] for place in facts["offer"] if place["bottle"]]
        if sorted(offer) != sorted(self.offer) or [sorted(h) for h in self.held] != [sorted(h) for h in facts["held"]]:
            found.append(f"bottles: {self.offer}, {self.held} by the books, {offer}, {facts['held']} there")
        on_offer = sum([1 << bottle for bottle in part.offer if bottle >= 0])
        piles = [part.pile, part.used, on_offer, *part.held]
        if sum(piles) != (1 << 16) - 1 or sum([pile.bit_count() for pile in piles]) != 16:
            found.append("the bottles are not 16")
        if max([len(held) for held in self.held]) > 2:
            found.append(f"somebody has more than two bottles: {self.held}")
        for seat, ill in enumerate(part.ill):
            own = 5 - (s.hands[seat] - self.extra[seat] < 5)
            sheet = s.sheets[seat]
            on_sheet = sum([sheet >> 25 + 2 * column & 3 for column in range(5)])
            healthy = sum([sheet >> 2 * column & 3 for column in range(5)]) - on_sheet - (sheet >> 35 > 0)
            if not 0 <= ill <= own or on_sheet > ill + self.extra[seat] or healthy > own:
                found.append(f"seat {seat} has {ill} ill of {own}, {on_sheet} ill and {healthy} healthy at work")
        return found


class GlassAccount(Account):
    """26 tokens by colour: on the board, in the reserve, behind screens, in the bag; 18 windows: on the bench, beside
    restored segments, in the deck."""

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
        restored = {i for i in range(25) if s.covered >> i & 1 == 0 and glaziers.segments >> i & 1}
        if {i for i, window in enumerate(part.openings) if window >= 0} != restored:
            found.append("a restored segment has no window, or one that is not restored has")
        return found


ACCOUNTS: dict[str, type[Account]] = {
    "glaziers": GlassAccount,
    "wishing_well": WellAccount,
    "bells": BellAccount,
    "requests": RequestAccount,
    "portraits": PortraitAccount,
    "special_blends": TileAccount,
    "scrolls": ScrollAccount,
    "leaf_gold": GoldAccount,
    "favors": FavorAccount,
    "wall_fresco": WallAccount,
    "medico": MedicoAccount,
}
