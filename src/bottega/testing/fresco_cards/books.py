"""The accounts of Fresco: The Card Game, kept from the public events alone.

They know how many cards of each back a hand holds, but no hidden card; that they agree with the state shows that
nothing is lost or made from nothing, and that what views show of others could have been counted by anybody.
"""

from collections.abc import Callable
from typing import Any, ClassVar

from bottega.core.bits import bits
from bottega.core.state import State
from bottega.games.fresco_cards.guesses import Guesses, Hands, take_all
from bottega.games.fresco_cards.paints import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    PILES,
    SECTION_NAMES,
    SECTIONS,
    TILES,
    tile_counts,
)
from bottega.games.fresco_cards.state import CardsState, wall


class FrescoCardsBooks:
    def __init__(self, state: State) -> None:
        s = cards_state(state)
        seats = range(s.players)
        self.pile_of = {name: PILES[s.rules.c.pile[card]] for card, name in enumerate(CARD_NAMES)}
        self.values = s.rules.c.points
        self.backs = [dict.fromkeys(PILES, 0) for _ in seats]
        self.left = {pile: s.rules.c.of_pile[p].bit_count() for p, pile in enumerate(PILES)}
        for seat in seats:
            self.take(seat, "market", s.rules.c.start_hand)
        self.take(s.first, "market", s.rules.c.draws_each_turn)
        self.laid: set[str] = set()
        self.discards: set[str] = set()
        self.tiles: list[list[str]] = [[] for _ in seats]
        self.display = sorted([TILES[tile] for tile in s.display])
        self.used: list[str] = []
        self.sections: list[dict[str, int]] = [{} for _ in seats]
        self.row = {SECTION_NAMES[section] for section in s.row}
        self.favourite: str | None = COLOURS[s.favourite]
        self.bishops_left = len(s.rules.c.bishop_tiles) - 1
        self.scores = [0 for _ in seats]
        self.ended: dict[str, Any] | None = None

    def take(self, seat: int, pile: str, count: int) -> None:
        self.backs[seat][pile] += count
        self.left[pile] -= count

    def enter(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            entry = self.ENTRIES.get(fact["event"])
            if entry is not None:
                entry(self, fact)

    def drew(self, fact: dict[str, Any]) -> None:
        self.take(fact["seat"], fact["pile"], 1)

    def reshuffled(self, fact: dict[str, Any]) -> None:
        pile = fact["pile"]
        shuffled = {card for card in self.discards if self.pile_of[card] == pile}
        self.discards -= shuffled
        self.left[pile] += len(shuffled)

    def laid_open(self, fact: dict[str, Any]) -> None:
        for card in fact["cards"]:
            self.backs[fact["seat"]][self.pile_of[card]] -= 1
            self.laid.add(card)

    def discarded(self, fact: dict[str, Any]) -> None:
        if fact["from_hand"]:
            self.laid_open(fact)
        self.laid -= set(fact["cards"])
        self.discards |= set(fact["cards"])

    def restored(self, fact: dict[str, Any]) -> None:
        self.laid_open(fact)
        self.row.remove(fact["section"])
        self.sections[fact["seat"]][fact["section"]] = fact["turns"]
        self.scores[fact["seat"]] += fact["points"]

    def turned(self, fact: dict[str, Any]) -> None:
        values = self.values[SECTION_NAMES.index(fact["section"])]
        self.sections[fact["seat"]][fact["section"]] += 1
        self.scores[fact["seat"]] += fact["points"] - values[fact["turns"] - 1]

    def tile_taken(self, fact: dict[str, Any]) -> None:
        self.display.remove(fact["tile"])
        self.tiles[fact["seat"]].append(fact["tile"])

    def tile_used(self, fact: dict[str, Any]) -> None:
        self.tiles[fact["seat"]].remove(fact["tile"])
        self.used.append(fact["tile"])

    def gave(self, fact: dict[str, Any]) -> None:
        self.backs[fact["seat"]][fact["pile"]] -= 1
        self.backs[fact["to"]][fact["pile"]] += 1

    def tiles_refilled(self, fact: dict[str, Any]) -> None:
        self.display = sorted([*self.display, *fact["tiles"]])

    def row_refilled(self, fact: dict[str, Any]) -> None:
        self.row |= set(fact["sections"])

    def favourite_changed(self, fact: dict[str, Any]) -> None:
        self.favourite = fact["colour"]
        self.bishops_left -= 1 if fact["colour"] is not None else 0

    def game_ended(self, fact: dict[str, Any]) -> None:
        self.ended = fact

    ENTRIES: ClassVar[dict[str, Callable[["FrescoCardsBooks", dict[str, Any]], None]]] = {
        "drew": drew,
        "reshuffled": reshuffled,
        "laid": laid_open,
        "discarded": discarded,
        "restored": restored,
        "turned": turned,
        "tile-taken": tile_taken,
        "tile-used": tile_used,
        "gave": gave,
        "tiles-refilled": tiles_refilled,
        "row-refilled": row_refilled,
        "favourite-changed": favourite_changed,
        "game-ended": game_ended,
    }

    def faults(self, state: State) -> list[str]:
        s = cards_state(state)
        view = s.view(None)
        kept: list[tuple[str, object, object]] = [
            ("laid cards", sorted(self.laid), [CARD_NAMES[card] for card in bits(s.laid)]),
            ("discards", sorted(self.discards), [CARD_NAMES[card] for card in bits(s.discards)]),
            ("piles", list(self.left.values()), s.left),
            ("row", sorted(self.row), sorted([SECTION_NAMES[i] for i in s.row if i >= 0])),
            ("display", self.display, sorted([TILES[tile] for tile in s.display if tile >= 0])),
            ("used tiles", sorted(self.used), sorted(view["tiles_used"])),
            ("favourite", self.favourite, view["favourite"]),
            ("bishop tiles", self.bishops_left, s.bishops_left),
        ]
        for seat, painter in enumerate(view["people"]):
            sections = {section["section"]: section["turns"] for section in painter["sections"]}
            worth = sum([view["tile_points"][tile] for tile in self.tiles[seat]])
            kept += [
                (f"backs of seat {seat}", self.backs[seat], painter["backs"]),
                (f"tiles of seat {seat}", sorted(self.tiles[seat]), sorted(painter["tiles"])),
                (f"sections of seat {seat}", self.sections[seat], sections),
                (f"score of seat {seat}", self.scores[seat] + worth, s.scores()[seat]),
            ]
        found = [f"{what} {booked} by the books, {held} held" for what, booked, held in kept if booked != held]
        if self.ended is not None and tuple(self.ended["scores"]) != s.scores():
            found.append("the scores told at the end are not the scores")
        return found + component_faults(s) + memory_faults(s)


def cards_state(state: State) -> CardsState:
    if not isinstance(state, CardsState):
        raise TypeError("these are the books of Fresco: The Card Game")
    return state


def component_faults(s: CardsState) -> list[str]:
    """Every card, section and tile is exactly once somewhere."""
    found = []
    c, base = s.rules.c, s.rules.base
    piled = [s.order[base[pile] : base[pile] + s.left[pile]] for pile in range(len(PILES))]
    lying = [*bits(s.discards), *bits(s.laid)]
    held = [card for hand in s.hands for card in bits(hand)]
    if sorted([*lying, *held, *[card for pile in piled for card in pile]]) != list(range(CARDS)):
        found.append("a card is lost or twice there")
    if any(c.pile[card] != pile for pile in range(len(PILES)) for card in piled[pile]):
        found.append("a card is in a pile of another back")
    walls = [wall(packed) for packed in s.walls]
    sections = [*s.section_order[: s.sections_left], *bits(s.open), *[i for sections in walls for i, _ in sections]]
    if sorted(sections) != list(range(SECTIONS)) or s.open != sum([1 << i for i in s.row if i >= 0]):
        found.append("a section is lost or twice there")
    counts = [tile_counts(tiles) for tiles in (*s.tiles, s.tiles_used)]
    tiles = [*s.tile_order[: s.tiles_left], *[tile for tile in s.display if tile >= 0]]
    tiles += [sort for held_tiles in counts for sort, count in enumerate(held_tiles) for _ in range(count)]
    if sorted(tiles) != c.action_tiles:
        found.append("an action tile is lost or twice there")
    return found


def memory_faults(s: CardsState) -> list[str]:
    """Whatever a seat remembers allows for where the cards really are."""
    found = []
    for seat in range(s.players):
        guesses = Guesses(known := s.redact(seat), seat)
        while (hands := guesses.next()) is not None and not allows(known, hands, s.hands):
            pass
        if hands is None:
            found.append(f"seat {seat} takes the truth for impossible")
        for pile in range(len(PILES)):
            base = s.rules.base[pile]
            cards = sum([1 << card for card in s.order[base : base + s.left[pile]]])
            if cards & ~s.decks[pile]:
                found.append(f"pile {PILES[pile]} holds what was not shuffled into it")
    return found


def allows(known: CardsState, hands: Hands, held: list[int]) -> bool:
    """Can these hands be what one account says of them?"""
    for guessed, mine, cards in zip(hands, known.hands, held, strict=True):
        left = guessed[:]
        if not mine and (not take_all(left, cards) or left):
            return False
    return True


BOOKS = FrescoCardsBooks
