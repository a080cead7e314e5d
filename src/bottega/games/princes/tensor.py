"""A position of The Princes of Florence, complete, as numbers for a learner (core/tensor.py).

First what belongs to nobody, then one's own cards and what one knows of others and of the piles, then prince by prince
from the seat on. Purses of all are told: every payment is made in the open (P-OQ-13).
"""

from typing import Final

from bottega.core.menu import Menu
from bottega.core.tensor import NUMBER, Encoding, Recent, floats, masks, one_hot, tell_bits
from bottega.games.princes.actions import BONUSES, BUILDINGS, FREEDOMS, PIECES, PILES, PRESTIGES, PROFESSIONS, SIDE
from bottega.games.princes.components import MOST_BUILDERS, ROUNDS
from bottega.games.princes.recalling import EVERY_CARD, NOTHING_KNOWN, Recalled, key_of, recalled
from bottega.games.princes.rules import KINDS, Rules
from bottega.games.princes.state import DECK_SIZES, DECKS, LOOKED_AT, PLOT, PrincesState, plots_of

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
MOST_LOOKED_AT: Final = max(DECK_SIZES)

ROUND: Final = one_hot(ROUNDS)
ITEM: Final = one_hot(len(PILES))
SHUT: Final = masks(len(PILES))
PIECE: Final = one_hot(len(PIECES))
DECK: Final = one_hot(len(DECKS))
WORKS: Final = one_hot(len(PROFESSIONS))
FLAGS: Final = masks(4)
ONCE: Final = masks(2)
PIECE_SHARES: Final = [floats([(piece + 1) / len(PIECES)]) for piece in range(len(PIECES))]
WAY_SHARES: Final = [floats([(way + 1) / WAYS]) for way in range(WAYS)]

# What a stretch was told of.
TurnKey = tuple[int, int, int, int, int, int, int, int]
PrinceKey = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


class TurnTold:
    """What the actor is doing."""

    __slots__ = ("key", "told")

    def __init__(self, key: TurnKey, told: bytes) -> None:
        self.key = key
        self.told = told


class SupplyTold:
    __slots__ = ("gone", "supply", "told")

    def __init__(self, supply: list[int], gone: int, told: bytes) -> None:
        self.supply = supply
        self.gone = gone
        self.told = told


class EstateTold:
    """The pieces that were laid say all of it, whoever laid them."""

    __slots__ = ("near", "plots", "taken", "told")

    def __init__(self, plots: int, taken: int, near: int, shares: list[bytes]) -> None:
        self.plots = plots
        self.taken = taken
        self.near = near
        some: list[bytes] = []
        tell_bits(some, taken, CELLS)
        tell_bits(some, near, CELLS)
        self.told = b"".join(some + shares)


class PrinceTold:
    """What stands before and behind his estate, and the estate."""

    __slots__ = ("after", "before", "estate", "key")

    def __init__(self, key: PrinceKey, before: bytes, estate: EstateTold, after: bytes) -> None:
        self.key = key
        self.before = before
        self.estate = estate
        self.after = after


class PrincesRecent(Recent):
    def __init__(self, players: int) -> None:
        self.turn: TurnTold | None = None
        self.supply: SupplyTold | None = None
        self.piles: list[Recalled | None] = [None] * players
        self.princes: list[PrinceTold | None] = [None] * players


class PrincesEncoding(Encoding):
    """The encoding of one table."""

    def __init__(self, rules: Rules, menus: tuple[Menu, ...]) -> None:
        Encoding.__init__(self, rules.players, menus)
        self.rules = rules
        self.bare = EstateTold(0, 0, rules.c.beside_palace, [floats([0.0] * (2 * CELLS))])
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
        recent = s.recent
        if not isinstance(recent, PrincesRecent):
            s.recent = recent = PrincesRecent(self.players)
        self.tell_round(s, seat, out)
        self.tell_turn(s, recent, out)
        self.tell_supply(s, recent, out)
        self.tell_cards(s, recent, seat, out)
        for prince in self.round[seat]:
            self.tell_prince(s, recent, prince, out)

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

    def tell_turn(self, s: PrincesState, recent: PrincesRecent, out: list[bytes]) -> None:
        key = (s.piece, s.deck, s.looking, s.turn, s.acts, s.once, s.work, s.value)
        known = recent.turn
        if known is None or known.key != key:
            some = [PIECE[s.piece], DECK[s.deck], self.looking.of(s.looking), self.turn[s.turn], self.acts.of(s.acts)]
            told = b"".join([*some, ONCE[s.once], WORKS[s.work], self.value.of(s.value)])
            known = recent.turn = TurnTold(key, told)
        out.append(known.told)

    def tell_supply(self, s: PrincesState, recent: PrincesRecent, out: list[bytes]) -> None:
        known = recent.supply
        if known is None or known.gone != s.bonus_gone or known.supply != s.supply:
            supply = self.supply
            some = [supply.of(left) for left in s.supply]
            tell_bits(some, s.bonus_gone, len(BONUSES))
            known = recent.supply = SupplyTold(s.supply[:], s.bonus_gone, b"".join(some))
        out.append(known.told)

    def tell_cards(self, s: PrincesState, recent: PrincesRecent, seat: int, out: list[bytes]) -> None:
        """One's own cards, and what one knows of the others."""
        looked = s.looked[seat] if s.deck >= 0 else 0
        tell_bits(out, s.hand[seat], len(PROFESSIONS))
        tell_bits(out, s.bonuses[seat], len(BONUSES))
        tell_bits(out, s.medals[seat], len(PRESTIGES))
        tell_bits(out, looked, MOST_LOOKED_AT)
        if s.step == 0 or s.ended or s.story == 0:  # before and after the game nothing is told of the piles
            out.append(NOTHING_KNOWN)
            return
        key = key_of(s, seat)
        known = recent.piles[seat]
        if known is None or known.key != key:
            known = recent.piles[seat] = recalled(s, seat, key, known)
        out.append(known.told)

    def tell_prince(self, s: PrincesState, recent: PrincesRecent, prince: int, out: list[bytes]) -> None:
        lands, first = s.landscapes, KINDS * prince
        florins = s.purses[prince] if s.purses else s.florins[prince]
        medals = s.revealed[prince] if s.revealed else 0
        key = (
            s.prestige[prince],
            florins,
            s.best[prince],
            lands[first],
            lands[first + 1],
            lands[first + 2],
            s.jesters[prince],
            s.builders[prince],
            s.offers[prince],
            s.plots[prince],
            s.played[prince],
            s.replaced[prince],
            s.recruiting[prince],
            s.bonus_held[prince],
            s.honours[prince],
            s.cards[prince],
            medals,
        )
        known = recent.princes[prince]
        if known is None or known.key != key:
            known = recent.princes[prince] = self.prince_told(s, prince, key, known)
        out.append(known.before)
        out.append(known.estate.told)
        out.append(known.after)

    def prince_told(self, s: PrincesState, prince: int, key: PrinceKey, known: PrinceTold | None) -> PrinceTold:
        copies, held, plots = self.copies, self.held, s.plots[prince]
        before = [self.prestige.of(s.prestige[prince]), self.florins.of(key[1]), self.best.of(s.best[prince])]
        before += [copies.of(s.landscapes[kind]) for kind in range(KINDS * prince, KINDS * prince + KINDS)]
        before.append(copies.of(s.jesters[prince]))
        before.append(self.builders.of(s.builders[prince]))
        tell_bits(before, s.offers[prince], OFFERS)
        after: list[bytes] = []
        tell_bits(after, s.played[prince], len(PROFESSIONS))
        after.append(copies.of(s.replaced[prince]))
        after.append(held.of(s.recruiting[prince]))
        after.append(held.of(s.bonus_held[prince]))
        after.append(copies.of(s.honours[prince]))
        after.append(self.cards.of(s.cards[prince]))
        tell_bits(after, key[16], len(PRESTIGES))
        estate = known.estate if known else self.bare
        if estate.plots != plots:
            estate = self.built(plots, estate)
        return PrinceTold(key, b"".join(before), estate, b"".join(after))

    def built(self, plots: int, known: EstateTold) -> EstateTold:
        """An estate, gone on with from one with a piece less, or from none."""
        if plots >> PLOT != known.plots:
            known = self.built(plots >> PLOT, self.bare) if plots >> PLOT else self.bare
        if not plots:
            return known
        piece, place = plots_of(plots & (1 << PLOT) - 1)[0]
        c, told = self.rules.c, known.told
        cells, near = c.cells_under[piece][place], known.near
        if piece >= KINDS:
            near |= c.cells_beside[piece][place]
        first = NUMBER * (2 * CELLS + (cells & -cells).bit_length() - 1)
        second = first + NUMBER * CELLS
        shares = [told[2 * NUMBER * CELLS : first], PIECE_SHARES[piece], told[first + NUMBER : second]]
        shares += [WAY_SHARES[place // CELLS], told[second + NUMBER :]]
        return EstateTold(plots, known.taken | cells, near, shares)
