"""The Princes of Florence as a game: how a table is set up and how the parts fit together."""

from pathlib import Path

from bottega.core.edition import Edition
from bottega.core.game import Game
from bottega.core.options import resolve
from bottega.core.rng import Rng
from bottega.core.state import State, Table
from bottega.games.princes.actions import TABLE
from bottega.games.princes.auction import Bidding, Opening, Taking
from bottega.games.princes.components import Components
from bottega.games.princes.laying import Laying
from bottega.games.princes.looking import Keeping, PuttingUnder
from bottega.games.princes.menus import MENUS
from bottega.games.princes.meta import META
from bottega.games.princes.recruiting import Calling
from bottega.games.princes.state import DECK_SIZES, PrincesState, Rules
from bottega.games.princes.steps import STEPS, Acting, Returning
from bottega.games.princes.working import Adding, Exchanging

# One for each menu, in the order of their numbers.
DECIDERS = (
    Returning(),
    Opening(),
    Taking(),
    Bidding(),
    Laying(),
    Keeping(),
    PuttingUnder(),
    Calling(),
    Acting(),
    Adding(),
    Exchanging(),
)


class PrincesGame(Game):
    def __init__(self) -> None:
        super().__init__(META, TABLE, MENUS, Path(__file__).with_name("house.json"))
        for menu, decider in zip(MENUS, DECIDERS, strict=True):
            menu.decider = decider
        self._rules: dict[str, Rules] = {}

    def check_edition(self, edition: Edition) -> None:
        Components(edition, resolve(self.options, None))

    def blank(self, table: Table, seed: int) -> PrincesState:
        return PrincesState(self, table, self.rules(table), seed)

    def rules(self, table: Table) -> Rules:
        key = f"{table.edition.sha256} {table.players} {sorted(table.options.items())}"
        if key not in self._rules:
            components = Components(table.edition, table.options)
            self._rules[key] = Rules(components, table.players, table.options, STEPS)
        return self._rules[key]

    def deal(self, state: State) -> None:
        if not isinstance(state, PrincesState):
            raise TypeError("The Princes of Florence deals only its own states")
        s, c = state, state.rules.c
        if s.table.options["first_player"] == "random":
            s.first = Rng(s.seed, "setup/first").below(s.players)
        s.florins = [c.start_florins] * s.players
        s.prestige = [c.start_prestige] * s.players
        s.near = [c.beside_palace] * s.players
        s.supply = [*c.stacks, *c.building_copies, *[s.players - 1] * len(c.freedom_ids)]
        s.stock = (1 << len(s.supply)) - 1
        professions, bonuses, prestiges = [
            shuffled(s.seed, f"setup/{name}", size)
            for name, size in zip(("professions", "bonuses", "prestiges"), DECK_SIZES, strict=True)
        ]
        for seat in range(s.players):
            for card in professions[seat * c.dealt : (seat + 1) * c.dealt]:
                s.hand[seat] |= 1 << card
            s.cards[seat] = c.dealt
        s.profession_pile = tuple(professions[s.players * c.dealt :])
        s.bonus_pile = tuple(bonuses)
        s.prestige_pile = tuple(prestiges)
        s.draws = Rng(s.seed, "setup/profession-pile").word
        s.go_on()


def shuffled(seed: int, stream: str, count: int) -> list[int]:
    cards = list(range(count))
    Rng(seed, stream).shuffle(cards)
    return cards


GAME = PrincesGame()
