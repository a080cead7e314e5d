"""The Princes of Florence as a game: how a table is set up and how the parts fit together."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bottega.core.account import Account
from bottega.core.chronicle import Fact, Narrator
from bottega.core.digest import Digest
from bottega.core.edition import Edition
from bottega.core.events import events_in, revealing
from bottega.core.features import Feature
from bottega.core.game import RULES_KEPT, Game
from bottega.core.kept import Kept
from bottega.core.options import resolve
from bottega.core.playout import Policy
from bottega.core.rng import Rng
from bottega.core.state import Setup, State
from bottega.core.tensor import Encoding
from bottega.core.view import Contract
from bottega.games.princes import choices, events, features, view, waste
from bottega.games.princes.actions import ACTIONS
from bottega.games.princes.components import Components
from bottega.games.princes.dealing import deal
from bottega.games.princes.meta import META
from bottega.games.princes.quick import Quick
from bottega.games.princes.quick_weights import DEFAULTS, NAMES
from bottega.games.princes.rules import Rules
from bottega.games.princes.sample import redraw
from bottega.games.princes.state import PrincesState
from bottega.games.princes.steps import MENUS, STEPS
from bottega.games.princes.tensor import PrincesEncoding


class PrincesGame(Game):
    def __init__(self) -> None:
        super().__init__(META, ACTIONS, MENUS, Path(__file__).with_name("house.json"))
        self.events = events_in(events)
        self.revealing = revealing(self.events)
        self._rules = Kept[Rules](RULES_KEPT)

    def draw(self, view: dict[str, Any]) -> str:
        from bottega.games.princes.board import draw

        return draw(view)

    def narrator(self, setup: Setup) -> Narrator:
        from bottega.games.princes.chronicle import PrincesNarrator

        return PrincesNarrator()

    def account(self, setup: Setup, facts: Sequence[Fact]) -> Account:
        from bottega.games.princes.account import account_of

        return account_of(setup.players, self.rules(setup).c.grounds.bit_count(), facts)

    def digests(self, setup: Setup, facts: Sequence[Fact]) -> list[Digest]:
        from bottega.games.princes.digest import digests_of

        return digests_of(setup.players, facts)

    def check_edition(self, edition: Edition) -> None:
        Components(edition, resolve(self.options, None))

    def blank(self, setup: Setup, seed: int) -> PrincesState:
        return PrincesState(self, setup, self.rules(setup), seed)

    def rules(self, setup: Setup) -> Rules:
        return self._rules.get(self.rules_key(setup), lambda: laid_down(setup))

    def deal(self, state: State) -> None:
        deal(own(state))

    def board(self, known: State) -> dict[str, Any]:
        return view.board(own(known))

    def own(self, known: State, seat: int | None) -> dict[str, Any]:
        return view.own(own(known), seat)

    def foresee(self, known: State, seat: int, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        return choices.foresee(own(known), seat, numbers)

    def wasted(self, known: State, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
        return waste.wasted(own(known), seat, numbers)

    def contract(self) -> Contract:
        from bottega.games.princes.contract import PrincesView

        return Contract(PrincesView)

    def encoding(self, known: State) -> Encoding:
        return PrincesEncoding(own(known).rules, self.menus)

    def feature_spec(self, setup: Setup) -> tuple[Feature, ...]:
        return features.spec(setup)

    def features(self, known: State, seat: int) -> list[float]:
        return features.features(own(known), seat)

    def policy_weights(self) -> dict[str, float]:
        return dict(zip(NAMES, DEFAULTS, strict=True))

    def policy(self, seed: int, weights: Sequence[float] | None = None) -> Policy:
        return Quick(seed, DEFAULTS if weights is None else weights)

    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        redraw(own(world), seat, rng)


def own(state: State) -> PrincesState:
    if not isinstance(state, PrincesState):
        raise TypeError("The Princes of Florence plays only its own states")
    return state


def laid_down(setup: Setup) -> Rules:
    return Rules(Components(setup.edition, setup.options), setup.players, setup.options, STEPS)


GAME = PrincesGame()
