"""A position of Fresco.

A round is a list of steps. A step goes on by itself until somebody has to decide; then it asks, with a menu. The
answer goes to the menu's decider, and the step goes on. Modules answer for their own painters and menus.
"""

from typing import Any, Final

from bottega.core.game import Game
from bottega.core.menu import Menu
from bottega.core.moments import ROUND, TURN
from bottega.core.rng import advance, scale
from bottega.core.state import COUNTED, NO_SLOTS, OWN, PUBLIC, Part, Setup, State
from bottega.core.tensor import Encoding
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import COUNTS, COVER_MASK, COVER_SHIFT, COVER_WIDTH, SPACES

# Starting spaces lie behind the track: S1 is the rearmost.
START_SPACES: Final = 4

# Bits of `stepped`. Whoever has begun with one of these has to restore a segment (F-OQ-41).
STEP: Final = 1  # the bishop has made the step that is paid for
BOUND: Final = 2  # something else that only a restoration can follow
STAYS: Final = 4  # the bishop may not be moved any more

# Who may know what. Purses and pots stand behind screens, but all that goes in and out is seen (F-OQ-7).
KNOWLEDGE = {
    "round": PUBLIC,
    "final": PUBLIC,
    "ended": PUBLIC,
    "reason": PUBLIC,
    "idle": PUBLIC,
    "altars_only": PUBLIC,
    "step": PUBLIC,
    "turn": PUBLIC,
    "acts": PUBLIC,
    "blends": PUBLIC,
    "booth": PUBLIC,
    "bought": PUBLIC,
    "laid": PUBLIC,
    "stepped": PUBLIC,
    "segment": PUBLIC,
    "lander": PUBLIC,
    "landing": PUBLIC,
    "order": PUBLIC,
    "choosers": PUBLIC,
    "beds": PUBLIC,
    "position": PUBLIC,
    "hour": PUBLIC,
    "mood": PUBLIC,
    "hands": PUBLIC,
    "sheets": PUBLIC,
    "restored": PUBLIC,
    "coins": COUNTED,
    "paints": COUNTED,
    "plans": OWN,
    "layout": PUBLIC,
    "where": PUBLIC,
    "unrestored": PUBLIC,
    "tiles": PUBLIC,
    "bishop": PUBLIC,
    "stalls": PUBLIC,
    "goods": PUBLIC,
    "bag": PUBLIC,
    "controller": PUBLIC,
    "leonardo": PUBLIC,
}


def opened(knowledge: dict[str, str]) -> dict[str, str]:
    """With open screens everybody sees what everybody could have counted."""
    return {field: PUBLIC if who == COUNTED else who for field, who in knowledge.items()}


OPEN_KNOWLEDGE = opened(KNOWLEDGE)

# For the keeper of the game only.
HIDDEN = ("draws",)


class FrescoBlank(State):
    """Every field, and who may know it: `tools/fields.py` writes the rest from here."""

    __slots__ = NO_SLOTS  # they are those of the state itself

    def __init__(self, game: Game, setup: Setup, rules: Rules, seed: int) -> None:
        State.__init__(self, game, setup, seed)
        self.rules = rules
        n = rules.painters
        self.round = 1  # public
        self.final = 0  # public
        self.ended = 0  # public
        self.reason = ""  # public: why this round is the last
        self.idle = 0  # public: rounds in which nobody restored anything
        self.altars_only = 0  # public: rounds in which nobody restored more than altars
        self.step = 0  # public
        self.turn = 0  # public
        self.acts = -1  # public: apprentices left in the running visit; -1: it has not begun
        self.blends = 0  # public: made by the apprentice now at the pots
        self.booth = -1  # public
        self.bought = 0  # public
        self.laid = 0  # public: paints on the altar, four bits each, colour + 1
        self.stepped = 0  # public: what has been done for the restoration to come: STEP, BOUND, STAYS
        self.segment = -1  # public: being restored, while somebody is asked about it
        self.lander = -1  # public: who is about to land on the track, and where he would
        self.landing = 0  # public
        self.order: tuple[int, ...] = ()  # public
        self.choosers: tuple[int, ...] = ()  # public
        self.beds = 0  # public
        self.position: list[int] = [0] * n  # public: below 1: on a starting space
        self.hour: list[int] = [0] * n  # public
        self.mood: list[int] = [0] * n  # public
        self.hands: list[int] = [0] * n  # public
        self.sheets: list[int] = [0] * n  # public
        self.restored: list[int] = [0] * n  # public
        self.coins: list[int] = [0] * n  # counted
        self.paints: list[int] = [0] * n  # counted
        self.plans: list[int] = [0] * rules.players  # own
        self.layout: tuple[int, ...] = ()  # public
        self.where: tuple[int, ...] = ()  # public
        self.unrestored = 0  # public: segments whose tiles lie on them, as bits
        self.tiles = 0  # public
        self.bishop = 0  # public
        self.stalls: tuple[int, ...] = ()  # public
        self.goods = 0  # public
        self.bag = 0  # public: which tiles are not on the market; the draws to come are hidden in `draws`
        self.controller = -1  # public
        self.leonardo = -1  # public
        self.draws = 0  # hidden
        self.parts: tuple[Any, ...] = rules.blank_parts()  # unwritten: of each module its own kind


class FrescoState(FrescoBlank):
    __slots__ = (
        "acts",
        "altars_only",
        "bag",
        "beds",
        "bishop",
        "blends",
        "booth",
        "bought",
        "choosers",
        "coins",
        "controller",
        "draws",
        "ended",
        "final",
        "goods",
        "hands",
        "hour",
        "idle",
        "laid",
        "lander",
        "landing",
        "layout",
        "leonardo",
        "mood",
        "order",
        "paints",
        "parts",
        "plans",
        "position",
        "reason",
        "restored",
        "round",
        "rules",
        "segment",
        "sheets",
        "stalls",
        "step",
        "stepped",
        "tiles",
        "turn",
        "unrestored",
        "where",
    )

    def __init__(self, game: Game, setup: Setup, rules: Rules, seed: int, source: "FrescoState | None" = None) -> None:
        """A blank state, or a copy of `source`: one door, because a compiled class can be made in no other way. In one
        branch or the other every field is set here, which a compiled engine needs to be as fast as it can."""
        if source is None:
            FrescoBlank.__init__(self, game, setup, rules, seed)
        else:
            State.__init__(self, game, setup, seed, source)
            # Written by tools/fields.py from the blank state, like __slots__, KNOWLEDGE and HIDDEN.
            self.rules, self.round = rules, source.round
            self.final, self.ended = source.final, source.ended
            self.reason, self.idle = source.reason, source.idle
            self.altars_only, self.step = source.altars_only, source.step
            self.turn, self.acts = source.turn, source.acts
            self.blends, self.booth = source.blends, source.booth
            self.bought, self.laid = source.bought, source.laid
            self.stepped, self.segment = source.stepped, source.segment
            self.lander, self.landing = source.lander, source.landing
            self.order, self.choosers = source.order, source.choosers
            self.beds, self.position = source.beds, source.position[:]
            self.hour, self.mood = source.hour[:], source.mood[:]
            self.hands, self.sheets = source.hands[:], source.sheets[:]
            self.restored, self.coins = source.restored[:], source.coins[:]
            self.paints, self.plans = source.paints[:], source.plans[:]
            self.layout, self.where = source.layout, source.where
            self.unrestored, self.tiles = source.unrestored, source.tiles
            self.bishop, self.stalls = source.bishop, source.stalls
            self.goods, self.bag = source.goods, source.bag
            self.controller, self.leonardo = source.controller, source.leonardo
            self.draws = source.draws
            self.parts = tuple([part.clone() for part in source.parts]) if source.parts else source.parts

    def clone(self) -> "FrescoState":
        return FrescoState(self.game, self.setup, self.rules, self.seed, self)

    def stage(self, until: int) -> int:
        """A turn is the visit of one painter to one place, or the planning of all."""
        if until == TURN:
            return self.round << 12 | self.step << 6 | self.turn
        return self.round if until == ROUND else 0

    def moment(self) -> str:
        return (
            f"round {self.round}"
            if self.ended
            else f"round {self.round} {self.rules.rounds[self.final][self.step].name}"
        )

    def all_menus(self) -> tuple[Menu, ...]:
        return self.rules.menus

    def all_parts(self) -> tuple[Part, ...]:
        return self.parts

    def encoding(self) -> Encoding:
        found = self.rules.encoding
        if found is None:
            found = self.rules.encoding = self.game.encoding(self)
        return found

    def go_on(self) -> None:
        rounds, on_urgent = self.rules.rounds, self.rules.on_urgent
        while self.ended == 0:
            for module in on_urgent:  # they ask first what cannot wait
                if module.urgent(self):
                    break
            else:
                rounds[self.final][self.step].go(self)
            if self.waiting:
                return

    def seat_of(self, painter: int) -> int:
        """Who decides for this painter."""
        return painter if painter < self.players else self.controller

    def painter(self) -> int:
        """Whose visit it is."""
        return self.order[self.turn]

    def visitor(self, place: int) -> int:
        """The painter whose turn it is at this location, with `acts` apprentices left. -1 when there is nobody to go on
        with: a module has asked somebody, or all are through and the next step has begun."""
        order = self.order
        turn = self.turn
        if self.acts > 0:
            return order[turn]
        if self.acts == 0:
            for module in self.rules.on_left:
                if module.left(self, order[turn], place):
                    return -1
            turn += 1
            self.acts = -1
        sheets = self.sheets
        shift = 2 * place
        end = len(order)
        while turn < end:
            painter = order[turn]
            sheet = sheets[painter]
            here = sheet >> shift & SPACES
            if sheet > COUNTS:
                cover = sheet >> COVER_SHIFT + COVER_WIDTH * place & COVER_MASK
                if cover:
                    self.turn = turn
                    tile = self.rules.sheet_tiles[cover]
                    if tile.cover_turn(self, painter, place):
                        return -1
                    if not tile.tile_shares:
                        here = 0
            if here:
                self.turn = turn
                self.acts = here
                return painter
            turn += 1
        self.next_step()
        return -1

    def next_step(self) -> None:
        self.step += 1
        self.turn = 0
        self.acts = -1

    def draw(self, n: int) -> int:
        """A number below n from the market's own stream."""
        self.draws = advance(self.draws)
        return scale(self.draws, n)

    def score(self, painter: int) -> int:
        position = self.position[painter]
        return max(0, position)

    def scores(self) -> tuple[int, ...]:
        return tuple([self.score(seat) for seat in range(self.players)])

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """By place on the track, starting spaces included, so nobody ever shares a rank (F-END-13, F-END-14)."""
        return tuple([(seat,) for seat in sorted(range(self.players), key=self.position.__getitem__, reverse=True)])

    # --- the door ------------------------------------------------------------------------------------------------

    def blank(self) -> "FrescoState":
        return FrescoState(self.game, self.setup, self.rules, -1)

    def part_knowledge(self, part: Part) -> dict[str, str]:
        return opened(part.knowledge()) if self.rules.open_screens else part.knowledge()

    def knowledge(self) -> dict[str, str]:
        return OPEN_KNOWLEDGE if self.rules.open_screens else KNOWLEDGE

    def hidden(self) -> tuple[str, ...]:
        return HIDDEN
