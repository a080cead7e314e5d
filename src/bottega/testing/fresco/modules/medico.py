"""The medico: setters for positions, and his books."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from bottega.games.fresco.actions import PLACES
from bottega.games.fresco.modules.medico.actions import BOTTLES
from bottega.games.fresco.modules.medico.part import LOCATIONS, NO_BOTTLE, MedicoPart
from bottega.games.fresco.modules.medico.rules import Medico
from bottega.games.fresco.sheet import ILL_SHIFT, NEUTRAL_SHIFT
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco.builders import column_of, module_of
from bottega.testing.fresco.module_books import Entry, Fact, Goods, ModuleBooks, earned, paid


def medico_of(s: FrescoState) -> Medico:
    return cast(Medico, module_of(s, "medico"))


def medico_part(s: FrescoState) -> MedicoPart:
    return medico_of(s).part(s)


def fall_ill(s: FrescoState, ill: Mapping[int, int]) -> None:
    """So many apprentices of these seats are with the medico."""
    for seat, count in ill.items():
        medico_part(s).ill[seat] = count


def stand_ill(s: FrescoState, seat: int, places: Mapping[str, int]) -> None:
    """So many of those who stand at these places of an open sheet are ill; at least as many are with the medico."""
    for place, count in places.items():
        s.sheets[seat] += count << ILL_SHIFT + 2 * column_of(place)
    part = medico_part(s)
    part.ill[seat] = max(part.ill[seat], sum(places.values()))


def stand_neutral(s: FrescoState, seat: int, place: str) -> None:
    """One of those who stand there is the neutral one."""
    s.sheets[seat] += column_of(place) + 1 << NEUTRAL_SHIFT


def infect(s: FrescoState, place: str | None) -> None:
    """The tile of this round names this place."""
    part = medico_part(s)
    part.infected = -1 if place is None else PLACES.index(place)


def next_infections(s: FrescoState, *locations: str) -> None:
    """Only tiles of these locations are left."""
    medico, part = medico_of(s), medico_part(s)
    part.stack = 0
    for location in locations:
        if location not in LOCATIONS:
            raise ValueError(location)
        tile = next(i for i, where in enumerate(medico.infections) if where == location and part.stack >> i & 1 == 0)
        part.stack |= 1 << tile


def lay_bottles(s: FrescoState, *bottles: str) -> None:
    """Lay these bottles out, from the left."""
    part = medico_part(s)
    for bottle in part.offer:
        if bottle != NO_BOTTLE:
            part.pile |= 1 << bottle
    offer = [take_bottle(s, kind) for kind in bottles]
    part.offer = (*offer, *[NO_BOTTLE] * (len(part.offer) - len(offer)))


def give_bottles(s: FrescoState, bottles: Mapping[int, Sequence[str]]) -> None:
    """Put bottles before these seats."""
    for seat, kinds in bottles.items():
        for kind in kinds:
            medico_part(s).held[seat] |= 1 << take_bottle(s, kind)


def take_bottle(s: FrescoState, kind: str) -> int:
    medico, part = medico_of(s), medico_part(s)
    bottle = next(i for i, k in enumerate(medico.bottles) if k == BOTTLES.index(kind) and part.pile >> i & 1)
    part.pile ^= 1 << bottle
    return bottle


def saint_painted(fact: Fact) -> Goods:
    return Goods(fact["thalers"], given=[fact["paint"]])


class Books(ModuleBooks):
    """9 infection tiles, 16 bottles, and for each player 5 apprentices of his own and 5 black ones."""

    goods: ClassVar[dict[str, Entry]] = {
        "saint-painted": saint_painted,
        "bottle-bought": paid,
        "health-credited": earned,
    }

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
