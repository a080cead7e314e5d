"""A position of The Princes of Florence, and what stays the same during one game.

Cards are bits: a hand is a mask, a pile a tuple from top to bottom. An estate is a mask of covered cells and a mask of
the cells that a building may not touch; which piece lies where is kept in `plots` for those who look at it.
"""

from typing import Any, Final

from bottega.core.game import Game
from bottega.core.menu import Menu
from bottega.core.rng import Rng, shuffle
from bottega.core.state import COUNTED, OWN, PUBLIC, Setup, State
from bottega.core.step import Step
from bottega.games.princes.actions import BUILDINGS, FREEDOMS, LANDSCAPES, PIECES, PILES, PLACES
from bottega.games.princes.components import Components
from bottega.games.princes.grid import Grid, Known

FOREST: Final = 0
JESTER: Final = 3
BUILDER: Final = 4
PRESTIGE: Final = 5
RECRUITING: Final = 6
KINDS: Final = len(LANDSCAPES)

# The parts of `room`.
ALL_PIECES: Final = (1 << len(PIECES)) - 1
LANDSCAPE_BITS: Final = (1 << KINDS) - 1
BUILDING_ROOM: Final = ALL_PIECES & ~LANDSCAPE_BITS
STALE: Final = ALL_PIECES + 1  # the buildings have not been looked into since the estate changed

# The parts of `supply`.
BUILDING_SUPPLY: Final = len(PILES)
FREEDOM_SUPPLY: Final = BUILDING_SUPPLY + len(BUILDINGS)

# The decks from which cards are looked at.
PROFESSION_DECK: Final = 0
BONUS_DECK: Final = 1
PRESTIGE_DECK: Final = 2
DECKS: Final = ("profession", "bonus", "prestige")
DECK_SIZES: Final = (21, 20, 14)
LOOKED_AT: Final = 5

# The parts of `offers`.
BUILDING_BITS: Final = (1 << len(BUILDINGS)) - 1
LANDSCAPE_OFFER: Final = len(BUILDINGS)
FREEDOM_OFFER: Final = LANDSCAPE_OFFER + KINDS

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


class Rules:
    """Everything that stays the same during one game: components, options and steps."""

    __slots__ = (
        "_enough",
        "_fans_of_buildings",
        "_fans_of_freedoms",
        "_fans_of_landscapes",
        "_land",
        "_land_known",
        "_town",
        "_town_known",
        "c",
        "everybody",
        "following",
        "free_sale",
        "most_wishes",
        "open_money",
        "options",
        "players",
        "steps",
    )

    def __init__(self, components: Components, players: int, options: dict[str, Any], steps: tuple[Step, ...]) -> None:
        self.c = components
        self.players = players
        self.options = options
        self.steps = steps
        self.free_sale = options["free_sale"] == "yes"
        self.open_money = options["money"] == "open"
        self.everybody = (1 << players) - 1
        self.following: list[int] = [
            next_of(seat, mask, players) for mask in range(1 << players) for seat in range(players)
        ]
        c = components
        self.most_wishes = c.building_value + c.landscape_value + c.freedom_value
        self._enough = enough((c.building_value, c.landscape_value, c.freedom_value))
        self._fans_of_buildings = fans(c.wish_building, len(c.building_ids))
        self._fans_of_landscapes = fans(c.wish_landscape, KINDS)
        self._fans_of_freedoms = fans(c.wish_freedom, len(c.freedom_ids))
        self._land = Grid(c.ways[:KINDS], (c.grounds,))
        self._town = Grid(c.ways[KINDS:], (c.grounds & ~c.beside_palace, c.grounds))
        self._land_known: list[Known] = [self._land.start()] * players
        self._town_known: list[Known] = [self._town.start()] * players

    def next_in(self, mask: int, seat: int) -> int:
        """The first seat of the mask clockwise from this one, itself last."""
        return self.following[mask * self.players + seat]

    def pleased(self, offers: int, need: int) -> int:
        """The professions whose wishes these offers meet to a value of at least `need`."""
        building = self._fans_of_buildings[offers & BUILDING_BITS]
        landscape = self._fans_of_landscapes[offers >> LANDSCAPE_OFFER & LANDSCAPE_BITS]
        freedom = self._fans_of_freedoms[offers >> FREEDOM_OFFER]
        found = 0
        for wishes in self._enough[need]:
            if wishes == 1:
                found |= building
            elif wishes == 2:
                found |= landscape
            elif wishes == 3:
                found |= building & landscape
            elif wishes == 4:
                found |= freedom
            elif wishes == 5:
                found |= building & freedom
            elif wishes == 6:
                found |= landscape & freedom
            else:
                found |= building & landscape & freedom
        return found

    def wishes(self, offers: int, profession: int) -> int:
        """What these offers meet of a profession's three preferences."""
        c = self.c
        value = 0
        if offers >> c.wish_building[profession] & 1:
            value += c.building_value
        if offers >> LANDSCAPE_OFFER + c.wish_landscape[profession] & 1:
            value += c.landscape_value
        if offers >> FREEDOM_OFFER + c.wish_freedom[profession] & 1:
            value += c.freedom_value
        return value

    def room(self, seat: int, pieces: int, area: int) -> int:
        """Those of these pieces for which there is a place on these cells."""
        found = 0
        if pieces & LANDSCAPE_BITS:
            found = self._land.fitting(self.land_spots(seat, area), pieces & LANDSCAPE_BITS)
        if pieces & BUILDING_ROOM:
            found |= self._town.fitting(self.town_spots(seat, area), pieces >> KINDS) << KINDS
        return found

    def places(self, seat: int, piece: int, area: int) -> int:
        """All places of the piece on these cells."""
        if piece < KINDS:
            return self._land.places(self.land_spots(seat, area), piece)
        return self._town.places(self.town_spots(seat, area), piece - KINDS)

    def land_spots(self, seat: int, area: int) -> int:
        """Where landscapes can lie. Only a few cells are covered since this estate was last looked at."""
        known = self._land_known[seat]
        if known[0] != area:
            known = self._land.narrowed(known, area)
            self._land_known[seat] = known
        return known[1]

    def town_spots(self, seat: int, area: int) -> int:
        """The same for buildings."""
        known = self._town_known[seat]
        if known[0] != area:
            known = self._town.narrowed(known, area)
            self._town_known[seat] = known
        return known[1]


def enough(values: tuple[int, int, int]) -> list[tuple[int, ...]]:
    """For each value from 0 on, the smallest sets of wishes that reach it; a set of wishes is a mask of three bits.

    >>> enough((4, 3, 3))[4:8]
    [(1, 6), (3, 5, 6), (3, 5, 6), (3, 5)]
    """
    found: list[tuple[int, ...]] = []
    for need in range(sum(values) + 1):
        reaching = [m for m in range(1, 8) if sum([value for i, value in enumerate(values) if m >> i & 1]) >= need]
        found.append(tuple([m for m in reaching if not [n for n in reaching if n != m and n & m == n]]))
    return found


def fans(wished: tuple[int, ...], things: int) -> list[int]:
    """For each set of things, the professions that wish for one of them."""
    return [
        sum([1 << profession for profession, wish in enumerate(wished) if owned >> wish & 1])
        for owned in range(1 << things)
    ]


def next_of(seat: int, mask: int, players: int) -> int:
    """
    >>> next_of(1, 0b1011, 4), next_of(3, 0b1000, 4), next_of(0, 0, 4)
    (3, 3, -1)
    """
    for step in range(1, players + 1):
        other = (seat + step) % players
        if mask >> other & 1:
            return other
    return -1


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
    "purses": PUBLIC,  # filled when the game is over
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
HIDDEN = ("profession_pile", "bonus_pile", "prestige_pile", "draws")


class PrincesState(State):
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
        """A blank state, or a copy of `source`: one door, because a compiled class can be made in no other way."""
        super().__init__(game, setup, seed, source)
        if source is None:
            n = rules.players
            self.rules = rules
            self.round = 1
            self.first = 0
            self.step = 0
            self.ended = 0
            self.actor = 0  # who lays a piece, looks at cards or has his turn
            self.opener = 0
            self.free = 0  # seats that have neither bought nor given up
            self.shut = 0  # piles sold from in this round
            self.item = -1
            self.bid = 0
            self.bidder = -1
            self.spoke = -1
            self.still = 0  # seats still in the auction of the item
            self.calling = 0  # a recruiting card has been bought: now or later?
            self.piece = -1  # to be laid
            self.deck = -1  # being looked at
            self.looking = 0  # cards of it in the actor's hands
            self.kept = 0
            self.turn = 0
            self.acts = 0
            self.once = 0  # what may be done once a turn only
            self.work = -1
            self.value = 0
            self.adding = 0
            self.prestige: list[int] = [0] * n
            self.best: list[int] = [0] * n
            self.landscapes: list[int] = [0] * (KINDS * n)
            self.jesters: list[int] = [0] * n
            self.builders: list[int] = [0] * n
            self.offers: list[int] = [0] * n  # buildings, kinds of landscape and freedoms: what artists wish for
            self.taken: list[int] = [0] * n
            self.near: list[int] = [0] * n
            self.plots: list[int] = [0] * n
            self.room: list[int] = [ALL_PIECES] * n  # pieces for which the estate has a place
            self.played: list[int] = [0] * n  # professions face up beside the estate
            self.replaced: list[int] = [0] * n  # recruiting cards in the place of professions
            self.recruiting: list[int] = [0] * n  # recruiting cards in hand
            self.cards: list[int] = [0] * n  # professions and recruiting cards in hand and on the table
            self.bonus_held: list[int] = [0] * n
            self.honours: list[int] = [0] * n  # prestige cards
            self.bonus_gone = 0
            self.supply: list[int] = [0] * (FREEDOM_SUPPLY + len(FREEDOMS))
            self.stock = 0  # the places in `supply` that are not empty
            self.story = 1
            self.purses: tuple[int, ...] = ()
            self.revealed: tuple[int, ...] = ()
            self.florins: list[int] = [0] * n
            self.hand: list[int] = [0] * n
            self.bonuses: list[int] = [0] * n
            self.medals: list[int] = [0] * n
            self.looked: list[int] = [0] * n
            self.seen: list[int] = [0] * n  # 0: nothing is remembered
            self.profession_pile: tuple[int, ...] = ()
            self.bonus_pile: tuple[int, ...] = ()
            self.prestige_pile: tuple[int, ...] = ()
            self.draws = 0
        else:
            self.rules = rules
            self.round = source.round
            self.first = source.first
            self.step = source.step
            self.ended = source.ended
            self.actor = source.actor
            self.opener = source.opener
            self.free = source.free
            self.shut = source.shut
            self.item = source.item
            self.bid = source.bid
            self.bidder = source.bidder
            self.spoke = source.spoke
            self.still = source.still
            self.calling = source.calling
            self.piece = source.piece
            self.deck = source.deck
            self.looking = source.looking
            self.kept = source.kept
            self.turn = source.turn
            self.acts = source.acts
            self.once = source.once
            self.work = source.work
            self.value = source.value
            self.adding = source.adding
            self.prestige = source.prestige[:]
            self.best = source.best[:]
            self.landscapes = source.landscapes[:]
            self.jesters = source.jesters[:]
            self.builders = source.builders[:]
            self.offers = source.offers[:]
            self.taken = source.taken[:]
            self.near = source.near[:]
            self.plots = source.plots[:]
            self.room = source.room[:]
            self.played = source.played[:]
            self.replaced = source.replaced[:]
            self.recruiting = source.recruiting[:]
            self.cards = source.cards[:]
            self.bonus_held = source.bonus_held[:]
            self.honours = source.honours[:]
            self.bonus_gone = source.bonus_gone
            self.supply = source.supply[:]
            self.stock = source.stock
            self.story = source.story
            self.purses = source.purses
            self.revealed = source.revealed
            self.florins = source.florins[:]
            self.hand = source.hand[:]
            self.bonuses = source.bonuses[:]
            self.medals = source.medals[:]
            self.looked = source.looked[:]
            self.seen = source.seen[:]
            self.profession_pile = source.profession_pile
            self.bonus_pile = source.bonus_pile
            self.prestige_pile = source.prestige_pile
            self.draws = source.draws

    def clone(self) -> "PrincesState":
        return PrincesState(self.game, self.setup, self.rules, self.seed, self)

    def moment(self) -> str:
        phase = "" if self.ended else f" {self.rules.steps[self.step].name}"
        return f"round {self.round}{phase}"

    def offer(self, seat: int, menu: Menu, mask: int) -> None:
        """As the kernel does it, without the call in between: nothing is done more often."""
        if mask & mask - 1:
            self.menus[seat] = menu
            self.masks[seat] = mask
            self.waiting |= 1 << seat
        else:
            menu.decider.decide(self, seat, menu.ids[mask.bit_length() - 1])

    def go_on(self) -> None:
        steps = self.rules.steps
        while self.waiting == 0 and self.ended == 0:
            steps[self.step].go(self)

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

    def render(self, seat: int | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
        from bottega.games.princes.view import render

        return render(self, seat, alike)

    def redraw(self, seat: int, rng: Rng) -> None:
        from bottega.games.princes.sample import redraw

        redraw(self, seat, rng)


def plots_of(plots: int) -> list[tuple[int, int]]:
    """The pieces of an estate in the order in which they were laid, each with its place."""
    found: list[tuple[int, int]] = []
    while plots:
        found.append(((plots >> PLOT_PLACE & 15) - 1, plots & (1 << PLOT_PLACE) - 1))
        plots >>= PLOT
    found.reverse()
    return found


def bits(mask: int) -> list[int]:
    """
    >>> bits(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
