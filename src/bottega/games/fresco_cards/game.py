"""Fresco: The Card Game as a game: how a table is set up and how the parts fit together."""

from pathlib import Path

from bottega.core.edition import Edition
from bottega.core.game import Game
from bottega.core.options import resolve
from bottega.core.rng import Rng
from bottega.core.state import State, Table
from bottega.games.fresco_cards.actions import TABLE
from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.events import REVEALING
from bottega.games.fresco_cards.menus import MENUS
from bottega.games.fresco_cards.meta import META
from bottega.games.fresco_cards.paints import MARKET, PILES, SECTIONS
from bottega.games.fresco_cards.piles import draw, shuffle
from bottega.games.fresco_cards.scoring import change_favourite, refill_display, refill_row
from bottega.games.fresco_cards.state import CardsState, Rules
from bottega.games.fresco_cards.steps import (
    TURN_STEPS,
    Choosing,
    Discarding,
    Fetching,
    Giving,
    GoingOn,
    Laying,
    Paying,
    Rewarding,
    begin_turn,
)

# One for each menu, in the order of their numbers.
DECIDERS = (Choosing(), Laying(), Fetching(), Paying(), Rewarding(), GoingOn(), Giving(), Discarding())


class FrescoCardsGame(Game):
    def __init__(self) -> None:
        super().__init__(META, TABLE, MENUS, Path(__file__).with_name("house.json"))
        self.revealing = REVEALING
        for menu, decider in zip(MENUS, DECIDERS, strict=True):
            menu.decider = decider
        self._rules: dict[str, Rules] = {}

    def check_edition(self, edition: Edition) -> None:
        Components(edition, resolve(self.options, None))

    def blank(self, table: Table, seed: int) -> CardsState:
        return CardsState(self, table, self.rules(table), seed)

    def rules(self, table: Table) -> Rules:
        key = f"{table.edition.sha256} {table.players} {sorted(table.options.items())}"
        if key not in self._rules:
            components = Components(table.edition, table.options)
            self._rules[key] = Rules(components, table.players, table.options, TURN_STEPS)
        return self._rules[key]

    def deal(self, state: State) -> None:
        if not isinstance(state, CardsState):
            raise TypeError("Fresco: The Card Game deals only its own states")
        s, c = state, state.rules.c

        order: list[int] = []
        for pile, name in enumerate(PILES):
            cards = list(c.cards_of[pile])
            # Later shuffles of the pile go on with its stream.
            s.draws[pile] = shuffle(cards, Rng(s.seed, f"pile/{name}").word)
            order += cards
            s.left[pile] = len(cards)
            s.decks[pile] = c.of_pile[pile]
        s.order = tuple(order)

        s.section_order = shuffled(list(range(SECTIONS)), s.seed, "setup/sections")
        s.sections_left = len(s.section_order)
        s.tile_order = shuffled(list(c.action_tiles), s.seed, "setup/action-tiles")
        s.tiles_left = len(s.tile_order)
        s.bishop_order = shuffled(list(c.bishop_tiles), s.seed, "setup/bishop-tiles")
        s.bishops_left = len(s.bishop_order)
        s.row = (-1,) * c.row_size
        refill_row(s)
        s.display = (-1,) * c.tiles_shown
        refill_display(s)
        change_favourite(s)

        s.first = s.seat = Rng(s.seed, "setup/first").below(s.players)
        for place in range(s.players):
            draw(s, (s.first + place) % s.players, MARKET, c.start_hand)
        begin_turn(s)
        s.go_on()


def shuffled(things: list[int], seed: int, stream: str) -> tuple[int, ...]:
    shuffle(things, Rng(seed, stream).word)
    return tuple(things)


GAME = FrescoCardsGame()
