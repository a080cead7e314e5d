"""The accounts of The Princes of Florence, kept from the public events alone.

That they agree with the state shows two things: nothing is lost or made from nothing, and whoever listens could have
counted the florins that nobody shows. Which cards lie in a hand is truly secret; how many there are is not.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from bottega.core.state import State
from bottega.games.princes.actions import CELL_NAMES, FREEDOMS, LANDSCAPES, PILES
from bottega.games.princes.shapes import covered
from bottega.games.princes.state import BUILDING_SUPPLY, DECK_SIZES, FREEDOM_SUPPLY, KINDS, PrincesState, bits, plots_of

HANDS = {"profession": "professions", "bonus": "bonuses", "prestige": "honours"}


class PrincesBooks:
    def __init__(self, state: State) -> None:
        s = princes(state)
        tables = s.setup.edition.tables
        seats = range(s.players)
        self.florins = [tables["players"]["values"]["start_florins"] for _ in seats]
        self.prestige = [tables["players"]["values"]["start_prestige_points"] for _ in seats]
        self.items = [dict.fromkeys(PILES, 0) for _ in seats]
        self.estates: list[list[tuple[str, frozenset[str]]]] = [[] for _ in seats]
        self.freedoms: list[set[str]] = [set() for _ in seats]
        self.professions = [tables["players"]["values"]["professions_dealt"] for _ in seats]
        self.bonuses = [0 for _ in seats]
        self.honours = [0 for _ in seats]
        self.recruiting = [0 for _ in seats]
        self.replaced = [0 for _ in seats]
        self.played: list[set[str]] = [set() for _ in seats]
        self.works = [0 for _ in seats]
        self.bonus_gone: set[str] = set()

    def enter(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            entry = self.ENTRIES.get(fact["event"])
            if entry is not None:
                entry(self, fact)

    def got_ready(self, fact: dict[str, Any]) -> None:
        self.professions[fact["seat"]] -= 1

    def bought(self, fact: dict[str, Any]) -> None:
        self.florins[fact["seat"]] -= fact["price"]
        self.items[fact["seat"]][fact["item"]] += 1

    def sold(self, fact: dict[str, Any]) -> None:
        self.prestige[fact["seat"]] -= fact["points"]
        self.florins[fact["seat"]] += fact["florins"]

    def placed(self, fact: dict[str, Any]) -> None:
        self.estates[fact["seat"]].append((fact["piece"], frozenset(fact["cells"])))

    def paid(self, fact: dict[str, Any]) -> None:
        self.florins[fact["seat"]] -= fact["price"]

    def introduced(self, fact: dict[str, Any]) -> None:
        self.florins[fact["seat"]] -= fact["price"]
        self.freedoms[fact["seat"]].add(fact["freedom"])

    def kept_card(self, fact: dict[str, Any]) -> None:
        getattr(self, HANDS[fact["deck"]])[fact["seat"]] += 1

    def held_recruiting(self, fact: dict[str, Any]) -> None:
        self.recruiting[fact["seat"]] += 1

    def recruited(self, fact: dict[str, Any]) -> None:
        """Used at once, the recruiting card was never in hand; the number of cards bought tells the two apart."""
        seat, other = fact["seat"], fact["other"]
        laid_down = sum([self.replaced[p] for p in range(len(self.replaced))])
        bought = sum([items["recruiting_card"] for items in self.items])
        if laid_down + sum(self.recruiting) == bought:
            self.recruiting[seat] -= 1
        self.played[other].remove(fact["profession"])
        self.replaced[other] += 1
        self.professions[seat] += 1

    def profession_played(self, fact: dict[str, Any]) -> None:
        self.professions[fact["seat"]] -= 1
        self.played[fact["seat"]].add(fact["profession"])
        self.works[fact["seat"]] += 1

    def bonus_played(self, fact: dict[str, Any]) -> None:
        self.bonuses[fact["seat"]] -= 1
        self.bonus_gone.add(fact["card"])

    def work_made(self, fact: dict[str, Any]) -> None:
        self.florins[fact["seat"]] += fact["payment"] - fact["returned"]

    def scored(self, fact: dict[str, Any]) -> None:
        self.prestige[fact["seat"]] += fact["points"]

    ENTRIES: ClassVar[dict[str, Callable[["PrincesBooks", dict[str, Any]], None]]] = {
        "got-ready": got_ready,
        "bought": bought,
        "sold": sold,
        "placed": placed,
        "built": paid,
        "looked": paid,
        "introduced": introduced,
        "kept-card": kept_card,
        "held-recruiting": held_recruiting,
        "recruited": recruited,
        "profession-played": profession_played,
        "bonus-played": bonus_played,
        "work-made": work_made,
        "scored": scored,
    }

    def faults(self, state: State) -> list[str]:
        s = princes(state)
        c = s.rules.c
        found = []
        for p in range(s.players):
            kept = [
                ("florins", self.florins[p], s.florins[p]),
                ("prestige points", self.prestige[p], s.prestige[p]),
                ("jesters", self.items[p]["jester"], s.jesters[p]),
                ("builders", self.items[p]["builder"], s.builders[p]),
                ("estate", self.estates[p], estate_of(s, p)),
                ("landscapes", self.landscapes(p), s.landscapes[KINDS * p : KINDS * p + KINDS]),
                ("freedoms", self.freedoms[p], {c.freedom_ids[i] for i in bits(s.freedoms(p))}),
                ("professions in hand", self.professions[p], s.hand[p].bit_count()),
                ("bonus cards", self.bonuses[p], s.bonuses[p].bit_count()),
                ("prestige cards", self.honours[p], s.medals[p].bit_count()),
                ("recruiting cards", self.recruiting[p], s.recruiting[p]),
                ("recruiting cards on the table", self.replaced[p], s.replaced[p]),
                ("professions on the table", self.played[p], {c.profession_ids[i] for i in bits(s.played[p])}),
                ("works", self.works[p], s.works(p)),
            ]
            found += [
                f"seat {p}: {what} {booked} by the books, {held} held" for what, booked, held in kept if booked != held
            ]
            if s.florins[p] < 0 or s.prestige[p] < 0:
                found.append(f"seat {p} owes something")
        if self.bonus_gone != {c.bonus_ids[i] for i in bits(s.bonus_gone)}:
            found.append("the bonus cards played are not those that left the game")
        return found + supply_faults(s) + card_faults(s) + estate_faults(s)

    def landscapes(self, p: int) -> list[int]:
        return [len([name for name, _ in self.estates[p] if name == kind]) for kind in LANDSCAPES]


def princes(state: State) -> PrincesState:
    if not isinstance(state, PrincesState):
        raise TypeError("these are the books of The Princes of Florence")
    return state


def estate_of(s: PrincesState, p: int) -> list[tuple[str, frozenset[str]]]:
    ways = s.rules.c.ways
    return [
        (s.rules.c.piece_ids[piece], frozenset([CELL_NAMES[cell] for cell in bits(covered(ways[piece], place))]))
        for piece, place in plots_of(s.plots[p])
    ]


def supply_faults(s: PrincesState) -> list[str]:
    """Each stack and supply with what lies in the estates makes the number in the box."""
    c = s.rules.c
    owned = [
        *[sum(s.landscapes[kind::KINDS]) + (s.piece == kind) for kind in range(KINDS)],
        sum(s.jesters),
        sum(s.builders),
        sum(s.honours) + (s.deck == 2 and not s.kept),
        sum(s.recruiting) + sum(s.replaced) + s.calling,
        *[sum([s.buildings(p) >> i & 1 for p in range(s.players)]) for i in range(len(c.building_ids))],
        *[sum([s.freedoms(p) >> i & 1 for p in range(s.players)]) for i in range(len(FREEDOMS))],
    ]
    box = [*c.stacks, *c.building_copies, *[s.players - 1] * len(FREEDOMS)]
    found = [
        f"supply {i}: {left} left and {out} owned are not {all_of_them}"
        for i, (left, out, all_of_them) in enumerate(zip(s.supply, owned, box, strict=True))
        if left + out != all_of_them or left < 0
    ]
    if s.stock != sum([1 << i for i, left in enumerate(s.supply) if left]):
        found.append("the stock is not what is left in the supply")
    if max(s.builders) > c.most_builders:
        found.append("somebody has too many builders")
    return found + [
        f"only {limit} of a kind"
        for start, count, limit in ((BUILDING_SUPPLY, len(c.building_ids), 3), (FREEDOM_SUPPLY, 3, s.players - 1))
        if max(s.supply[start : start + count]) > limit
    ]


def card_faults(s: PrincesState) -> list[str]:
    """Every card lies in exactly one place."""
    decks = (
        ("professions", s.profession_pile, s.hand, sum(s.played)),
        ("bonus cards", s.bonus_pile, s.bonuses, s.bonus_gone),
        ("prestige cards", s.prestige_pile, s.medals, 0),
    )
    found = []
    for number, (name, pile, hands, open_cards) in enumerate(decks):
        places = [*pile, *[card for hand in hands for card in bits(hand)], *bits(open_cards)]
        if s.deck == number:
            places += bits(s.looked[s.actor])
        if sorted(places) != list(range(DECK_SIZES[number])):
            found.append(f"{name}: {sorted(places)} are not all of them once")
    for p in range(s.players):
        if s.cards[p] != s.hand[p].bit_count() + s.recruiting[p] + s.works(p):
            found.append(f"seat {p}: miscounted professions and recruiting cards")
        if s.bonus_held[p] != s.bonuses[p].bit_count() or s.honours[p] != s.medals[p].bit_count():
            found.append(f"seat {p}: miscounted bonus or prestige cards")
    return found


def estate_faults(s: PrincesState) -> list[str]:
    """No cell is used twice, none of the palace at all."""
    found = []
    for p in range(s.players):
        cells = [cell for _, place in estate_of(s, p) for cell in place]
        palace = {CELL_NAMES[cell] for cell in bits(s.rules.c.palace)}
        if len(set(cells)) != len(cells) or palace & set(cells):
            found.append(f"seat {p}: a cell is covered twice, or the palace is")
        if {CELL_NAMES[cell] for cell in bits(s.taken[p])} != set(cells):
            found.append(f"seat {p}: the cells covered are not those of its pieces")
    return found
