"""A position of Fresco: The Card Game, and the rules it is played by.

A turn is a list of steps. A step goes on by itself until somebody has to decide; then it asks, with a menu, and the
answer goes to the menu's decider. While a player puts cards aside for a swap or pays for a section, nobody else learns
anything: these moves are counted in `secret` and come out all at once.
"""

from typing import Any, Final, SupportsIndex

from bottega.core.game import Game
from bottega.core.moments import ROUND, TURN
from bottega.core.state import NO_SLOTS, OWN, PUBLIC, SEATS, Setup, State
from bottega.core.step import Step
from bottega.core.tensor import Encoding
from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.faces import faces
from bottega.games.fresco_cards.paints import PILES, TILE_FIELD, TILE_WIDTH

# The steps of a turn, by their place in the list.
CHOOSE: Final = 0
LAY_CARDS: Final = 1
FETCH: Final = 2
REWARD: Final = 3
MORE: Final = 4
ANSWER: Final = 5
HAND: Final = 6

# In this game one seat is asked at a time: which one, by `waiting`.
NOBODY: Final = -99
ASKED: Final = tuple([seats[0] if len(seats) == 1 else NOBODY for seats in SEATS])

NO_LIMIT: Final = 99  # sections that a player who only restores may restore in a turn

# Restored sections in one number: for each, the card and its turns.
WALL_WIDTH: Final = 8
WALL_FIELD: Final = 255


class Rules:
    """Everything that stays the same during one game: components, options and steps."""

    __slots__ = (
        "any_halves",
        "base",
        "c",
        "cap",
        "encoding",
        "end_at",
        "faces",
        "fetches",
        "options",
        "players",
        "steps",
    )

    def __init__(self, components: Components, players: int, options: dict[str, Any], steps: tuple[Step, ...]) -> None:
        self.c = components
        self.encoding: Encoding | None = None  # as soon as it is asked for
        self.players = players
        self.options = options
        self.steps = steps
        self.end_at: int = components.end_at[players]
        self.cap: int = options["turn_cap"]
        self.fetches = components.fetches
        self.faces = faces(components)
        self.any_halves: bool = options["half_bottles"] == "any"
        # Where each pile begins in the one order that holds all four.
        self.base: list[int] = [0] * len(PILES)
        for pile in range(1, len(PILES)):
            self.base[pile] = self.base[pile - 1] + components.of_pile[pile - 1].bit_count()


KNOWLEDGE = {
    "round": PUBLIC,
    "seat": PUBLIC,
    "first": PUBLIC,
    "step": PUBLIC,
    "reason": PUBLIC,
    "ended": PUBLIC,
    "quota": PUBLIC,
    "fresh": PUBLIC,
    "pleased": PUBLIC,
    "laid": PUBLIC,
    "discards": PUBLIC,
    "left": PUBLIC,
    "markets": PUBLIC,
    "workshops": PUBLIC,
    "either": PUBLIC,
    "wanted": PUBLIC,
    "answerer": PUBLIC,
    "resume": PUBLIC,
    "row": PUBLIC,
    "open": PUBLIC,
    "sections_left": PUBLIC,
    "display": PUBLIC,
    "tiles_left": PUBLIC,
    "tiles_used": PUBLIC,
    "favourite": PUBLIC,
    "bishops_left": PUBLIC,
    "bishops_seen": PUBLIC,
    "walls": PUBLIC,
    "tiles": PUBLIC,
    "hands": OWN,
    "decks": PUBLIC,
    "older": PUBLIC,
    "heard": PUBLIC,
    "notes": OWN,
}

# The choice that is being made: the active seat alone knows it (see `redact`).
CHAIN = ("fetched", "section", "paying", "paid", "paid_tiles", "half", "symbols", "mixes")

# For the keeper of the game only; `backs` and `held` are filled in when a state is redacted, and travel with it.
HIDDEN = (
    "backs",
    "held",
    "order",
    "section_order",
    "tile_order",
    "bishop_order",
    "draws",
    "fetched",
    "section",
    "paying",
    "paid",
    "paid_tiles",
    "half",
    "symbols",
    "mixes",
)

# What others see of a seat in the middle of its choice: that it is still at the beginning of it.
ENTRIES: Final = {CHOOSE: "choice", LAY_CARDS: "lay", MORE: "more"}


class CardsBlank(State):
    """Every field, and who may know it: `tools/fields.py` writes the rest from here."""

    __slots__ = NO_SLOTS  # they are those of the state itself

    def __init__(self, game: Game, setup: Setup, rules: Rules, seed: int) -> None:
        State.__init__(self, game, setup, seed)
        self.rules = rules
        n = rules.players
        self.round = 1  # public
        self.seat = 0  # public
        self.first = 0  # public
        self.step = CHOOSE  # public
        self.reason = ""  # public: why this round is the last
        self.ended = 0  # public
        self.quota = NO_LIMIT  # public: sections that may still be restored this turn
        self.fresh = 0  # public: sections restored this turn
        self.pleased = 0  # public: the favourite colour was used this turn
        self.laid = 0  # public: cards that lie open before the active player
        self.discards = 0  # public
        self.left: list[int] = [0] * len(PILES)  # public
        self.markets = 0  # public: cards still to be drawn in a swap
        self.workshops = 0  # public
        self.either = 0  # public: laid cards whose player has yet to choose what they fetch
        self.wanted = -1  # public: the colour asked for with a request tile
        self.answerer = 0  # public
        self.resume = CHOOSE  # public: where the turn goes on after a request
        self.row: tuple[int, ...] = ()  # public: -1 is a gap
        self.open = 0  # public: the same sections, one bit each
        self.sections_left = 0  # public
        self.display: tuple[int, ...] = ()  # public: action tiles, -1 is a gap
        self.tiles_left = 0  # public
        self.tiles_used = 0  # public: and out of the game, four bits for each sort
        self.favourite = -1  # public
        self.bishops_left = 0  # public
        self.bishops_seen = 0  # public: bishop tiles turned up so far, four bits for each colour
        self.walls: list[int] = [0] * n  # public
        self.tiles: list[int] = [0] * n  # public
        self.hands: list[int] = [0] * n  # own
        self.decks: list[int] = [0] * len(PILES)  # public: what has been seen of hidden cards (memory.py)
        self.older: tuple[int, ...] = ()  # public: the same
        self.heard: list[int] = []  # public: the same; it only grows, or another takes its place
        self.notes: list[int] = [0] * n  # own: the same
        self.backs: list[int] = []  # hidden: in a redacted state how many cards of each back each seat holds
        self.held: list[int] = []  # hidden: in a redacted state what can be said of them while nothing is asked for
        self.order: tuple[int, ...] = ()  # hidden: all four piles one after the other, each with its top at the end
        self.section_order: tuple[int, ...] = ()  # hidden
        self.tile_order: tuple[int, ...] = ()  # hidden
        self.bishop_order: tuple[int, ...] = ()  # hidden
        self.draws: list[int] = [0] * len(PILES)  # hidden
        self.fetched = 0  # hidden: what the cards put aside for a swap fetch
        self.section = -1  # hidden: what is being paid for, and how far that has come
        self.paying = 0  # hidden
        self.paid = 0  # hidden
        self.paid_tiles = 0  # hidden
        self.half = 0  # hidden: the first half of a mix is paid, the second is asked for
        self.symbols = 0  # hidden
        self.mixes = 0  # hidden
        self.remaining: list[int] = []  # unwritten: while cards are laid the actions still open, if known


class CardsState(CardsBlank):
    __slots__ = (
        "answerer",
        "backs",
        "bishop_order",
        "bishops_left",
        "bishops_seen",
        "decks",
        "discards",
        "display",
        "draws",
        "either",
        "ended",
        "favourite",
        "fetched",
        "first",
        "fresh",
        "half",
        "hands",
        "heard",
        "held",
        "laid",
        "left",
        "markets",
        "mixes",
        "notes",
        "older",
        "open",
        "order",
        "paid",
        "paid_tiles",
        "paying",
        "pleased",
        "quota",
        "reason",
        "remaining",
        "resume",
        "round",
        "row",
        "rules",
        "seat",
        "section",
        "section_order",
        "sections_left",
        "step",
        "symbols",
        "tile_order",
        "tiles",
        "tiles_left",
        "tiles_used",
        "walls",
        "wanted",
        "workshops",
    )

    def __init__(self, game: Game, setup: Setup, rules: Rules, seed: int, source: "CardsState | None" = None) -> None:
        """A blank state, or a copy of `source`: one door, because a compiled class can be made in no other way. In one
        branch or the other every field is set here, which a compiled engine needs to be as fast as it can."""
        if source is None:
            CardsBlank.__init__(self, game, setup, rules, seed)
        else:
            State.__init__(self, game, setup, seed, source)
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.rules, self.round = rules, source.round
            self.seat, self.first = source.seat, source.first
            self.step, self.reason = source.step, source.reason
            self.ended, self.quota = source.ended, source.quota
            self.fresh, self.pleased = source.fresh, source.pleased
            self.laid, self.discards = source.laid, source.discards
            self.left, self.markets = source.left[:], source.markets
            self.workshops, self.either = source.workshops, source.either
            self.wanted, self.answerer = source.wanted, source.answerer
            self.resume, self.row = source.resume, source.row
            self.open, self.sections_left = source.open, source.sections_left
            self.display, self.tiles_left = source.display, source.tiles_left
            self.tiles_used, self.favourite = source.tiles_used, source.favourite
            self.bishops_left, self.bishops_seen = source.bishops_left, source.bishops_seen
            self.walls, self.tiles = source.walls[:], source.tiles[:]
            self.hands, self.decks = source.hands[:], source.decks[:]
            self.older, self.heard = source.older, source.heard[:]
            self.notes, self.backs = source.notes[:], source.backs[:]
            self.held, self.order = source.held[:], source.order
            self.section_order, self.tile_order = source.section_order, source.tile_order
            self.bishop_order, self.draws = source.bishop_order, source.draws[:]
            self.fetched, self.section = source.fetched, source.section
            self.paying, self.paid = source.paying, source.paid
            self.paid_tiles, self.half = source.paid_tiles, source.half
            self.symbols, self.mixes = source.symbols, source.mixes
            self.remaining = source.remaining[:]

    def clone(self) -> "CardsState":
        return CardsState(self.game, self.setup, self.rules, self.seed, self)

    def stage(self, until: int) -> int:
        if until == TURN:
            return self.round << 3 | self.seat
        return self.round if until == ROUND else 0

    def moment(self) -> str:
        phase = "" if self.ended else f" {self.rules.steps[self.step].name}"
        return f"round {self.round}{phase}"

    def legal_actions(self, seat: SupportsIndex) -> tuple[int, ...]:
        """As in any state; but of cards that are laid one by one, what the choice before has left."""
        if type(seat) is not int:
            return self.legal_actions(self.seat_number(seat))
        own: int = seat
        if own != ASKED[self.waiting]:
            return ()
        if self.remaining:
            return tuple(self.remaining)
        try:
            menu = self.menus[own]
        except IndexError:  # NOBODY
            return ()
        mask = self.masks[own]
        known = menu.tuples.get(mask)
        return menu.actions(mask) if known is None else known

    def encoding(self) -> Encoding:
        found = self.rules.encoding
        if found is None:
            found = self.rules.encoding = self.game.encoding(self)
        return found

    def go_on(self) -> None:
        steps = self.rules.steps
        while not self.ended:
            steps[self.step].go(self)
            if self.waiting:
                return

    def put_aside(self, seat: int) -> int:
        """The cards chosen for a swap so far: those that may no longer be laid."""
        laying = self.waiting >> seat & 1 and self.menus[seat].name == "lay"
        return self.hands[seat] & ~self.masks[seat] if laying else 0

    def section_points(self, seat: int) -> int:
        points = self.rules.c.points
        return sum([points[section][turns] for section, turns in wall(self.walls[seat])])

    def tile_points(self, seat: int) -> int:
        """What the action tiles that a seat has not used are worth."""
        tiles, points = self.tiles[seat], 0
        for worth in self.rules.c.tile_points:
            points += (tiles & TILE_FIELD) * worth
            tiles >>= TILE_WIDTH
        return points

    def scores(self) -> tuple[int, ...]:
        return tuple([self.section_points(seat) + self.tile_points(seat) for seat in range(self.players)])

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        scores = self.scores()
        return tuple(
            [tuple([s for s in range(self.players) if scores[s] == score]) for score in sorted(set(scores))[::-1]]
        )

    # --- the door ------------------------------------------------------------------------------------------------

    def blank(self) -> "CardsState":
        return CardsState(self.game, self.setup, self.rules, -1)

    def redact(self, seat: int | None) -> "CardsState":
        """Backs of cards are seen by all; a choice in the making by nobody but the one who makes it."""
        known = super().redact(seat)
        if not isinstance(known, CardsState):
            raise TypeError("a redacted state is one of the same game")
        known.backs = [(hand & pile).bit_count() for hand in self.hands for pile in self.rules.c.of_pile]
        if not self.heard:
            from bottega.games.fresco_cards.memory import held_cards

            known.held = held_cards(self)
        if seat != self.seat and self.secret[self.seat]:
            entry = ENTRIES[self.step]
            known.menus[self.seat] = next(menu for menu in self.game.menus if menu.name == entry)
        return known

    def reveal_to(self, known: State, seat: int) -> None:
        super().reveal_to(known, seat)
        if seat == self.seat:
            known.menus[seat] = self.menus[seat]
            for field in CHAIN:
                setattr(known, field, getattr(self, field))

    def knowledge(self) -> dict[str, str]:
        return KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN


def wall(packed: int) -> list[tuple[int, int]]:
    """The restored sections and how often each was turned, in the order of their restoration."""
    sections: list[tuple[int, int]] = []
    while packed:
        code = (packed & WALL_FIELD) - 1
        sections.append((code >> 2, code & 3))
        packed >>= WALL_WIDTH
    sections.reverse()
    return sections
