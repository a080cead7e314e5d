"""A position of The Princes of Florence.

Cards are bits: a hand is a mask, a pile a tuple from top to bottom. An estate is a mask of covered cells and a mask of
the cells that a building may not touch; which piece lies where is kept in `plots` for those who look at it.
"""

from typing import Final

from bottega.core.game import Game
from bottega.core.moments import GAME, ROUND
from bottega.core.rng import shuffle
from bottega.core.state import COUNTED, NO_SLOTS, OWN, PUBLIC, Setup, State
from bottega.core.tensor import Encoding
from bottega.games.princes.actions import BUILDINGS, FREEDOMS, PILES, PLACES
from bottega.games.princes.rules import (
    ALL_PIECES,
    BUILDING_BITS,
    BUILDING_ROOM,
    FREEDOM_OFFER,
    KINDS,
    LANDSCAPE_BITS,
    STALE,
    Rules,
)

JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE: Final = 5

# The parts of `supply`.
BUILDING_SUPPLY: Final = len(PILES)
FREEDOM_SUPPLY: Final = BUILDING_SUPPLY + len(BUILDINGS)

# The decks from which cards are looked at.
PROFESSION_DECK: Final = 0
BONUS_DECK: Final = 1
PRESTIGE_DECK: Final = 2
DECKS: Final[tuple[str, ...]] = ("profession", "bonus", "prestige")
DECK_SIZES: Final[tuple[int, ...]] = (21, 20, 14)
LOOKED_AT: Final = 5

ADJACENT_FROM: Final = 2  # builders that allow a building to touch others and the palace

# A plot: which piece (counted from 1) and where, in this many bits.
PLOT_PLACE: Final = PLACES.bit_length()
PLOT: Final = PLOT_PLACE + 4

# The public story of the cards, from which a seat works out what it can know: kind, seat, card or deck.
STORY: Final = 10
TOLD_LOOK: Final = 0 << 8
TOLD_WORK: Final = 1 << 8
TOLD_RECRUIT: Final = 2 << 8
TOLD_BONUS: Final = 3 << 8
TOLD_SEAT: Final = 5
CARD: Final = 5  # bits of a card in what a seat has seen


# Who may know what. Purses are hidden, but every payment is made in the open (P-OQ-13); so are the numbers of cards
# that somebody draws, plays or recruits. What the cards are is for their owner, and so is what he has looked at.
KNOWLEDGE = {
    "round": PUBLIC,
    "first": PUBLIC,
    "step": PUBLIC,
    "ended": PUBLIC,
    "actor": PUBLIC,
    "opener": PUBLIC,
    "free": PUBLIC,
    "shut": PUBLIC,
    "item": PUBLIC,
    "bid": PUBLIC,
    "bidder": PUBLIC,
    "spoke": PUBLIC,
    "still": PUBLIC,
    "calling": PUBLIC,
    "piece": PUBLIC,
    "deck": PUBLIC,
    "looking": PUBLIC,
    "kept": PUBLIC,
    "turn": PUBLIC,
    "acts": PUBLIC,
    "once": PUBLIC,
    "work": PUBLIC,
    "value": PUBLIC,
    "adding": PUBLIC,
    "prestige": PUBLIC,
    "best": PUBLIC,
    "landscapes": PUBLIC,
    "jesters": PUBLIC,
    "builders": PUBLIC,
    "offers": PUBLIC,
    "taken": PUBLIC,
    "near": PUBLIC,
    "plots": PUBLIC,
    "room": PUBLIC,
    "played": PUBLIC,
    "replaced": PUBLIC,
    "recruiting": PUBLIC,
    "cards": PUBLIC,
    "bonus_held": PUBLIC,
    "honours": PUBLIC,
    "bonus_gone": PUBLIC,
    "supply": PUBLIC,
    "stock": PUBLIC,
    "story": PUBLIC,
    "purses": PUBLIC,
    "revealed": PUBLIC,
    "florins": COUNTED,
    "hand": OWN,
    "bonuses": OWN,
    "medals": OWN,
    "looked": OWN,
    "seen": OWN,
}

OPEN_MONEY = {**KNOWLEDGE, "florins": PUBLIC}

# For the keeper of the game only.
HIDDEN = (
    "profession_pile",
    "bonus_pile",
    "prestige_pile",
    "draws",
)


class PrincesBlank(State):
    """Every field, and who may know it: `tools/fields.py` writes the rest from here."""

    __slots__ = NO_SLOTS  # they are those of the state itself

    def __init__(self, game: Game, setup: Setup, rules: Rules, seed: int) -> None:
        State.__init__(self, game, setup, seed)
        self.rules = rules
        n = rules.players
        self.round = 1  # public
        self.first = 0  # public
        self.step = 0  # public
        self.ended = 0  # public
        self.actor = 0  # public: who lays a piece, looks at cards or has his turn
        self.opener = 0  # public
        self.free = 0  # public: seats that have neither bought nor given up
        self.shut = 0  # public: piles sold from in this round
        self.item = -1  # public
        self.bid = 0  # public
        self.bidder = -1  # public
        self.spoke = -1  # public
        self.still = 0  # public: seats still in the auction of the item
        self.calling = 0  # public: a recruiting card has been bought: now or later?
        self.piece = -1  # public: to be laid
        self.deck = -1  # public: being looked at
        self.looking = 0  # public: cards of it in the actor's hands
        self.kept = 0  # public
        self.turn = 0  # public
        self.acts = 0  # public
        self.once = 0  # public: what may be done once a turn only
        self.work = -1  # public
        self.value = 0  # public
        self.adding = 0  # public
        self.prestige: list[int] = [0] * n  # public
        self.best: list[int] = [0] * n  # public
        self.landscapes: list[int] = [0] * (KINDS * n)  # public
        self.jesters: list[int] = [0] * n  # public
        self.builders: list[int] = [0] * n  # public
        self.offers: list[int] = [0] * n  # public: buildings, landscapes and freedoms: what artists wish for
        self.taken: list[int] = [0] * n  # public
        self.near: list[int] = [0] * n  # public
        self.plots: list[int] = [0] * n  # public
        self.room: list[int] = [ALL_PIECES] * n  # public: pieces for which the estate has a place
        self.played: list[int] = [0] * n  # public: professions face up beside the estate
        self.replaced: list[int] = [0] * n  # public: recruiting cards in the place of professions
        self.recruiting: list[int] = [0] * n  # public: recruiting cards in hand
        self.cards: list[int] = [0] * n  # public: professions and recruiting cards in hand and on the table
        self.bonus_held: list[int] = [0] * n  # public
        self.honours: list[int] = [0] * n  # public: prestige cards
        self.bonus_gone = 0  # public
        self.supply: list[int] = [0] * (FREEDOM_SUPPLY + len(FREEDOMS))  # public
        self.stock = 0  # public: the places in `supply` that are not empty
        self.story = 1  # public
        self.purses: tuple[int, ...] = ()  # public: filled when the game is over
        self.revealed: tuple[int, ...] = ()  # public
        self.florins: list[int] = [0] * n  # counted
        self.hand: list[int] = [0] * n  # own
        self.bonuses: list[int] = [0] * n  # own
        self.medals: list[int] = [0] * n  # own
        self.looked: list[int] = [0] * n  # own
        self.seen: list[int] = [0] * n  # own: 0: nothing is remembered
        self.profession_pile: tuple[int, ...] = ()  # hidden
        self.bonus_pile: tuple[int, ...] = ()  # hidden
        self.prestige_pile: tuple[int, ...] = ()  # hidden
        self.draws = 0  # hidden


class PrincesState(PrincesBlank):
    __slots__ = (
        "actor",
        "acts",
        "adding",
        "best",
        "bid",
        "bidder",
        "bonus_gone",
        "bonus_held",
        "bonus_pile",
        "bonuses",
        "builders",
        "calling",
        "cards",
        "deck",
        "draws",
        "ended",
        "first",
        "florins",
        "free",
        "hand",
        "honours",
        "item",
        "jesters",
        "kept",
        "landscapes",
        "looked",
        "looking",
        "medals",
        "near",
        "offers",
        "once",
        "opener",
        "piece",
        "played",
        "plots",
        "prestige",
        "prestige_pile",
        "profession_pile",
        "purses",
        "recruiting",
        "replaced",
        "revealed",
        "room",
        "round",
        "rules",
        "seen",
        "shut",
        "spoke",
        "step",
        "still",
        "stock",
        "story",
        "supply",
        "taken",
        "turn",
        "value",
        "work",
    )

    def __init__(self, game: Game, setup: Setup, rules: Rules, seed: int, source: "PrincesState | None" = None) -> None:
        """A blank state, or a copy of `source`: one door, because a compiled class can be made in no other way. In one
        branch or the other every field is set here, which a compiled engine needs to be as fast as it can."""
        if source is None:
            PrincesBlank.__init__(self, game, setup, rules, seed)
        else:
            State.__init__(self, game, setup, seed, source)
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.rules, self.round = rules, source.round
            self.first, self.step = source.first, source.step
            self.ended, self.actor = source.ended, source.actor
            self.opener, self.free = source.opener, source.free
            self.shut, self.item = source.shut, source.item
            self.bid, self.bidder = source.bid, source.bidder
            self.spoke, self.still = source.spoke, source.still
            self.calling, self.piece = source.calling, source.piece
            self.deck, self.looking = source.deck, source.looking
            self.kept, self.turn = source.kept, source.turn
            self.acts, self.once = source.acts, source.once
            self.work, self.value = source.work, source.value
            self.adding, self.prestige = source.adding, source.prestige[:]
            self.best, self.landscapes = source.best[:], source.landscapes[:]
            self.jesters, self.builders = source.jesters[:], source.builders[:]
            self.offers, self.taken = source.offers[:], source.taken[:]
            self.near, self.plots = source.near[:], source.plots[:]
            self.room, self.played = source.room[:], source.played[:]
            self.replaced, self.recruiting = source.replaced[:], source.recruiting[:]
            self.cards, self.bonus_held = source.cards[:], source.bonus_held[:]
            self.honours, self.bonus_gone = source.honours[:], source.bonus_gone
            self.supply, self.stock = source.supply[:], source.stock
            self.story, self.purses = source.story, source.purses
            self.revealed, self.florins = source.revealed, source.florins[:]
            self.hand, self.bonuses = source.hand[:], source.bonuses[:]
            self.medals, self.looked = source.medals[:], source.looked[:]
            self.seen, self.profession_pile = source.seen[:], source.profession_pile
            self.bonus_pile, self.prestige_pile = source.bonus_pile, source.prestige_pile
            self.draws = source.draws

    def clone(self) -> "PrincesState":
        return PrincesState(self.game, self.setup, self.rules, self.seed, self)

    def stage(self, until: int) -> int:
        """A turn is that of one prince, or an auction."""
        if until == GAME:
            return 0
        return self.round if until == ROUND else self.round << 12 | self.step << 9 | self.turn << 6 | self.free

    def moment(self) -> str:
        phase = "" if self.ended else f" {self.rules.steps[self.step].name}"
        return f"round {self.round}{phase}"

    def encoding(self) -> Encoding:
        found = self.rules.encoding
        if found is None:
            found = self.rules.encoding = self.game.encoding(self)
        return found

    def go_on(self) -> None:
        steps = self.rules.steps
        while self.ended == 0:
            steps[self.step].go(self)
            if self.waiting:
                return

    def shuffle(self, cards: list[int]) -> None:
        """With the state's own stream."""
        self.draws = shuffle(cards, self.draws)

    # --- what follows from the fields ------------------------------------------------------------------------------

    def means(self, seat: int) -> int:
        """What a player can pay: prestige points count, because they are sold when a payment needs it (P-OQ-1)."""
        return self.florins[seat] + self.prestige[seat] * self.rules.c.florins_per_point_sold

    def free_cells(self, seat: int) -> int:
        return self.rules.c.grounds & ~self.taken[seat]

    def building_cells(self, seat: int) -> int:
        """Where a building may lie: from the second builder on it may touch others and the palace."""
        cells = self.rules.c.grounds & ~self.taken[seat]
        return cells if self.builders[seat] >= ADJACENT_FROM else cells & ~self.near[seat]

    def area(self, seat: int, piece: int) -> int:
        return self.free_cells(seat) if piece < KINDS else self.building_cells(seat)

    def lay_out(self, seat: int, cells: int) -> None:
        """These cells are covered now. What found no place before finds none hereafter; for buildings that is looked
        into when somebody can pay for one."""
        taken = self.taken[seat] | cells
        self.taken[seat] = taken
        rules = self.rules
        room = self.room[seat]
        lands = rules.room(seat, room & LANDSCAPE_BITS, rules.c.grounds & ~taken)
        self.room[seat] = lands | room & BUILDING_ROOM | STALE

    def new_builder(self, seat: int) -> None:
        self.builders[seat] += 1
        if self.builders[seat] == ADJACENT_FROM:
            self.room[seat] |= BUILDING_ROOM | STALE

    def building_room(self, seat: int) -> int:
        """The kinds of building for which the estate has a place; a kind that is built needs none."""
        room = self.room[seat]
        if room & STALE:
            wanted = room & BUILDING_ROOM & ~(self.offers[seat] << KINDS)
            room = room & LANDSCAPE_BITS | self.rules.room(seat, wanted, self.building_cells(seat))
            self.room[seat] = room
        return room >> KINDS

    def building_price(self, seat: int) -> int:
        return self.rules.c.building_price[self.builders[seat]]

    def take_supply(self, index: int) -> None:
        left = self.supply[index] - 1
        self.supply[index] = left
        if left == 0:
            self.stock &= ~(1 << index)

    def buildings(self, seat: int) -> int:
        return self.offers[seat] & BUILDING_BITS

    def freedoms(self, seat: int) -> int:
        return self.offers[seat] >> FREEDOM_OFFER

    def works(self, seat: int) -> int:
        """Professions and recruiting cards on the table: as many as works were made (P-INV-7)."""
        return self.played[seat].bit_count() + self.replaced[seat]

    def professions_in_hand(self, seat: int) -> int:
        return self.cards[seat] - self.recruiting[seat] - self.works(seat)

    def recruitable(self, seat: int) -> int:
        """The professions face up beside the estates of others."""
        found = 0
        for other in range(self.players):
            if other != seat:
                found |= self.played[other]
        return found

    def scores(self) -> tuple[int, ...]:
        return tuple(self.prestige)

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """By prestige points, then by money, which nobody is shown before the end (P-OQ-9, P-OQ-13)."""
        purses = self.purses if self.ended else (0,) * self.players
        standing = [(self.prestige[seat], purses[seat]) for seat in range(self.players)]
        return tuple(
            [tuple([s for s in range(self.players) if standing[s] == place]) for place in sorted(set(standing))[::-1]]
        )

    # --- the door ------------------------------------------------------------------------------------------------

    def blank(self) -> "PrincesState":
        return PrincesState(self.game, self.setup, self.rules, -1)

    def knowledge(self) -> dict[str, str]:
        return OPEN_MONEY if self.rules.open_money else KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN


def plots_of(plots: int) -> list[tuple[int, int]]:
    """The pieces of an estate in the order in which they were laid, each with its place."""
    found: list[tuple[int, int]] = []
    while plots:
        found.append(((plots >> PLOT_PLACE & 15) - 1, plots & (1 << PLOT_PLACE) - 1))
        plots >>= PLOT
    found.reverse()
    return found
