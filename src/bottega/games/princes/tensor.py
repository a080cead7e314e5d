"""A position of The Princes of Florence, complete, as numbers for a learner (core/tensor.py).

First what belongs to nobody, then one's own cards and what one knows of others and of the piles, then prince by prince
from the seat on. Purses of all are told: every payment is made in the open (P-OQ-13).
"""

from typing import Final

from bottega.core.menu import Menu
from bottega.core.tensor import NUMBER, Encoding, Known, floats, masks, one_hot, tell_bits
from bottega.games.princes.actions import BONUSES, BUILDINGS, FREEDOMS, PIECES, PILES, PRESTIGES, PROFESSIONS, SIDE
from bottega.games.princes.components import MOST_BUILDERS, ROUNDS
from bottega.games.princes.memory import Slots, known_pile, slots_of, surely_in_pile
from bottega.games.princes.rules import KINDS, Rules
from bottega.games.princes.state import DECK_SIZES, DECKS, LOOKED_AT, PrincesState, plots_of

# What numbers are shares of.
FLORINS: Final = 1000
WORK: Final = 20
PRESTIGE: Final = 50
COPIES: Final = 7  # of a pile, a kind of landscape, works, cards in hand
ACTIONS: Final = 2
HAND: Final = 5  # bonus cards, recruiting cards
CARDS: Final = 15
WAYS: Final = 8  # in which a piece can lie
MOST: Final = 999
MOST_FLORINS: Final = 1_000_000

CELLS: Final = SIDE * SIDE
OFFERS: Final = len(BUILDINGS) + KINDS + len(FREEDOMS)
EVERY_CARD: Final = sum(DECK_SIZES)
MOST_LOOKED_AT: Final = max(DECK_SIZES)

ROUND: Final = one_hot(ROUNDS)
ITEM: Final = one_hot(len(PILES))
SHUT: Final = masks(len(PILES))
PIECE: Final = one_hot(len(PIECES))
DECK: Final = one_hot(len(DECKS))
WORKS: Final = one_hot(len(PROFESSIONS))
FLAGS: Final = masks(4)
ONCE: Final = masks(2)

# By the deck and the place in its pile, from the top: the place as a share of the deck; at the end that of none.
SHARES: Final = [[floats([(place + 1) / size]) for place in range(size)] + [floats([0.0])] for size in DECK_SIZES]


class PrincesEncoding(Encoding):
    """The encoding of one table."""

    def __init__(self, rules: Rules, menus: tuple[Menu, ...]) -> None:
        Encoding.__init__(self, rules.players, menus)
        self.rules = rules
        self.estates = Known()
        self.memories = Known()
        self.name_round(rules)
        self.name_cards()
        for seat in range(rules.players):
            self.name_prince(f"seat{seat}")

    def name_round(self, rules: Rules) -> None:
        self.stretch("round", "the round", (ROUNDS,))
        self.step = self.one_of("step", "the step of the round", len(rules.steps))
        about = "a recruiting card was bought: now or later? A card is kept. Bonus cards can be added. The game is over"
        self.stretch("flags", about, (4,))
        self.stretch("first", "who begins this round", (self.all,))
        self.stretch("opener", "who opens the next auction", (self.all,))
        self.stretch("actor", "who has the turn, lays a piece or looks at cards", (self.all,))
        self.stretch("free", "who has neither bought nor given up in this round", (self.all,))
        self.stretch("item", "the item under the hammer", (len(PILES),))
        self.stretch("bidder", "who has the highest bid", (self.all,))
        self.stretch("spoke", "who was asked last for a bid", (self.all,))
        self.stretch("still", "who may raise", (self.all,))
        self.bid = self.number("bid", "the highest bid, in thousands", MOST_FLORINS, FLORINS)
        self.stretch("shut", "piles that were sold from in this round", (len(PILES),))
        self.stretch("piece", "the piece that is to be laid", (len(PIECES),))
        self.stretch("deck", "the deck that is looked at", (len(DECKS),))
        self.looking = self.number("looking", "cards of it before the actor's eyes, by fives", MOST, LOOKED_AT)
        self.turn = self.one_of("turn", "the place of this turn in the round", rules.players)
        self.acts = self.number("acts", "actions done in this turn, of two", MOST, ACTIONS)
        self.stretch("once", "what may be done once a turn, and was: draw a card, introduce a freedom", (2,))
        self.stretch("work", "the work on the table", (len(PROFESSIONS),))
        self.value = self.number("value", "what it is worth, by twenties", MOST, WORK)
        supply = len(PILES) + len(BUILDINGS) + len(FREEDOMS)
        about = "what is left of each pile, each building and each freedom, by sevens"
        self.supply = self.number("supply", about, MOST, COPIES, 0, (supply,))
        self.stretch("bonus_gone", "bonus cards that were played", (len(BONUSES),))

    def name_cards(self) -> None:
        self.stretch("seat0.hand", "professions in hand", (len(PROFESSIONS),))
        self.stretch("seat0.bonuses", "bonus cards in hand", (len(BONUSES),))
        self.stretch("seat0.medals", "prestige cards in hand", (len(PRESTIGES),))
        self.stretch("seat0.looked", "cards before one's eyes, by their number in the deck", (MOST_LOOKED_AT,))
        about = "for each profession, bonus and prestige card its place in its pile, from the top, as a share, if known"
        self.stretch("seat0.places", about, (EVERY_CARD,))
        self.stretch("piles", "how many cards each pile holds, as a share of its deck", (len(DECKS),))
        self.stretch("seat0.in_piles", "cards that can be nowhere but in their pile", (EVERY_CARD,))

    def name_prince(self, who: str) -> None:
        self.prestige = self.number(f"{who}.prestige", "prestige points, by fifties", MOST, PRESTIGE)
        self.florins = self.number(f"{who}.florins", "in thousands", MOST_FLORINS, FLORINS)
        self.best = self.number(f"{who}.best", "the best work of this round, by twenties", MOST, WORK)
        self.copies = self.number(f"{who}.landscapes", "forests, lakes and parks, by sevens", MOST, COPIES, 0, (KINDS,))
        self.number(f"{who}.jesters", "by sevens", MOST, COPIES)
        self.builders = self.number(f"{who}.builders", "by threes", MOST_BUILDERS)
        self.stretch(f"{who}.offers", "what artists wish for: buildings, landscapes, freedoms", (OFFERS,))
        about = "cells that are covered; that a building may not touch; for each piece its number and the way it lies, "
        about += "as shares, at its first cell"
        self.stretch(f"{who}.estate", about, (4, SIDE, SIDE))
        self.stretch(f"{who}.played", "professions whose works are done", (len(PROFESSIONS),))
        self.number(f"{who}.replaced", "recruiting cards in the place of professions, by sevens", MOST, COPIES)
        self.held = self.number(f"{who}.recruiting", "recruiting cards in hand, by fives", MOST, HAND)
        self.number(f"{who}.bonus_held", "bonus cards in hand, by fives", MOST, HAND)
        self.number(f"{who}.honours", "prestige cards, by sevens", MOST, COPIES)
        about = "professions and recruiting cards in hand and on the table, by fifteens"
        self.cards = self.number(f"{who}.cards", about, MOST, CARDS)
        self.stretch(f"{who}.revealed", "his prestige cards, when the game is over", (len(PRESTIGES),))

    # --- the values -------------------------------------------------------------------------------------------------

    def tell_own(self, s: PrincesState, seat: int, out: list[bytes]) -> None:
        self.tell_round(s, seat, out)
        tell_bits(out, s.hand[seat], len(PROFESSIONS))
        tell_bits(out, s.bonuses[seat], len(BONUSES))
        tell_bits(out, s.medals[seat], len(PRESTIGES))
        tell_bits(out, s.looked[seat] if s.deck >= 0 else 0, MOST_LOOKED_AT)
        out.append(self.memory(s, seat))
        for prince in self.round[seat]:
            self.tell_prince(s, prince, out)

    def tell_round(self, s: PrincesState, seat: int, out: list[bytes]) -> None:
        who, sets = self.who[seat], self.sets[seat]
        out.append(ROUND[s.round - 1])
        out.append(self.step[s.step])
        out.append(FLAGS[s.calling | s.kept << 1 | s.adding << 2 | s.ended << 3])
        out.append(who[s.first])
        out.append(who[s.opener])
        out.append(who[s.actor])
        out.append(sets[s.free])
        out.append(ITEM[s.item])
        out.append(who[s.bidder])
        out.append(who[s.spoke])
        out.append(sets[s.still])
        out.append(self.bid.of(s.bid))
        out.append(SHUT[s.shut])
        out.append(PIECE[s.piece])
        out.append(DECK[s.deck])
        out.append(self.looking.of(s.looking))
        out.append(self.turn[s.turn])
        out.append(self.acts.of(s.acts))
        out.append(ONCE[s.once])
        out.append(WORKS[s.work])
        out.append(self.value.of(s.value))
        supply = self.supply
        out += [supply.of(left) for left in s.supply]
        tell_bits(out, s.bonus_gone, len(BONUSES))

    def memory(self, s: PrincesState, seat: int) -> bytes:
        """What the seat knows of the piles; worked out once for what it has seen and heard."""
        if s.step == 0 or s.ended:
            return self.memories.told.get(0) or self.memories.keep(0, floats([0.0] * (2 * EVERY_CARD + len(DECKS))))
        running = (s.looking, s.looked[seat]) if s.deck >= 0 else (-1, 0)
        key = (s.story, s.seen[seat], seat, running, s.hand[seat], s.bonuses[seat], s.medals[seat])
        return self.memories.told.get(key) or self.memories.keep(key, remembered(slots_of(s, seat)))

    def tell_prince(self, s: PrincesState, prince: int, out: list[bytes]) -> None:
        copies, held = self.copies, self.held
        out.append(self.prestige.of(s.prestige[prince]))
        out.append(self.florins.of(s.purses[prince] if s.purses else s.florins[prince]))
        out.append(self.best.of(s.best[prince]))
        lands = s.landscapes
        out += [copies.of(lands[kind]) for kind in range(KINDS * prince, KINDS * prince + KINDS)]
        out.append(copies.of(s.jesters[prince]))
        out.append(self.builders.of(s.builders[prince]))
        tell_bits(out, s.offers[prince], OFFERS)
        plots = s.plots[prince]
        out.append(self.estates.told.get(plots) or self.estate(plots))
        tell_bits(out, s.played[prince], len(PROFESSIONS))
        out.append(copies.of(s.replaced[prince]))
        out.append(held.of(s.recruiting[prince]))
        out.append(held.of(s.bonus_held[prince]))
        out.append(copies.of(s.honours[prince]))
        out.append(self.cards.of(s.cards[prince]))
        tell_bits(out, s.revealed[prince] if s.revealed else 0, len(PRESTIGES))

    def estate(self, plots: int) -> bytes:
        """The pieces that were laid say all of it, whoever laid them."""
        c = self.rules.c
        pieces, ways = [0.0] * CELLS, [0.0] * CELLS
        taken, near = 0, c.beside_palace
        for piece, place in plots_of(plots):
            cells = c.cells_under[piece][place]
            taken |= cells
            if piece >= KINDS:
                near |= c.cells_beside[piece][place]
            first = (cells & -cells).bit_length() - 1
            pieces[first] = (piece + 1) / len(PIECES)
            ways[first] = (place // CELLS + 1) / WAYS
        covers: list[bytes] = []
        tell_bits(covers, taken, CELLS)
        tell_bits(covers, near, CELLS)
        return self.estates.keep(plots, b"".join(covers) + floats(pieces) + floats(ways))


def remembered(decks: list[Slots]) -> bytes:
    """Of each card the place that it has in its pile, then whether it can be nowhere else, as the view shows it."""
    places = bytearray(NUMBER * EVERY_CARD)
    left: list[bytes] = []
    inside: list[bytes] = []
    first = 0
    for number, deck in enumerate(decks):
        shares = SHARES[number]
        for place, card in enumerate(known_pile(deck)):
            if card >= 0:
                at = NUMBER * (first + card)
                places[at : at + NUMBER] = shares[place]
        left.append(shares[len(deck.pile) - 1])
        tell_bits(inside, surely_in_pile(deck), DECK_SIZES[number])
        first += DECK_SIZES[number]
    return b"".join([bytes(places), *left, *inside])
