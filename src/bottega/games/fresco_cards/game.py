"""Fresco: The Card Game as a game: how a table is set up and how the parts fit together."""

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
from bottega.games.fresco_cards import events, view, waste
from bottega.games.fresco_cards.actions import ACTIONS
from bottega.games.fresco_cards.components import Components
from bottega.games.fresco_cards.dealing import deal
from bottega.games.fresco_cards.features import features, spec
from bottega.games.fresco_cards.meta import META
from bottega.games.fresco_cards.quick import Quick
from bottega.games.fresco_cards.sample import redraw
from bottega.games.fresco_cards.state import CardsState, Rules
from bottega.games.fresco_cards.steps import MENUS, TURN_STEPS
from bottega.games.fresco_cards.tensor import CardsEncoding
from bottega.games.fresco_cards.weights import WEIGHTS


class FrescoCardsGame(Game):
    def __init__(self) -> None:
        here = Path(__file__).parent
        super().__init__(META, ACTIONS, MENUS, here / "house.json", (here / "editions" / "house-1.json",))
        self.events = events_in(events)
        self.revealing = revealing(self.events)
        self._rules = Kept[Rules](RULES_KEPT)

    def draw(self, view: dict[str, Any]) -> str:
        from bottega.games.fresco_cards.board import draw

        return draw(view)

    def narrator(self, setup: Setup) -> Narrator:
        from bottega.games.fresco_cards.chronicle import CardsNarrator

        return CardsNarrator()

    def account(self, setup: Setup, facts: Sequence[Fact]) -> Account:
        from bottega.games.fresco_cards.account import account_of

        return account_of(setup.players, facts)

    def digests(self, setup: Setup, facts: Sequence[Fact]) -> list[Digest]:
        from bottega.games.fresco_cards.digest import digests_of

        return digests_of(setup.players, facts)

    def check_edition(self, edition: Edition) -> None:
        Components(edition, resolve(self.options, {option["id"]: option["default"] for option in edition.options}))

    def blank(self, setup: Setup, seed: int) -> CardsState:
        return CardsState(self, setup, self.rules(setup), seed)

    def rules(self, setup: Setup) -> Rules:
        return self._rules.get(self.rules_key(setup), lambda: laid_down(setup))

    def deal(self, state: State) -> None:
        deal(own(state))

    def board(self, known: State) -> dict[str, Any]:
        return view.board(own(known))

    def own(self, known: State, seat: int | None) -> dict[str, Any]:
        return view.own(own(known), seat)

    def foresee(self, known: State, seat: int, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        return view.foresee(own(known), seat, numbers)

    def wasted(self, known: State, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
        return waste.wasted(own(known), seat, numbers)

    def contract(self) -> Contract:
        from bottega.games.fresco_cards.contract import CardsView

        return Contract(CardsView)

    def encoding(self, known: State) -> Encoding:
        return CardsEncoding(own(known).rules, self.menus)

    def feature_spec(self, setup: Setup) -> tuple[Feature, ...]:
        return spec(setup)

    def features(self, known: State, seat: int) -> list[float]:
        return features(own(known), seat)

    def policy_weights(self) -> dict[str, float]:
        return dict(WEIGHTS)

    def policy(self, seed: int, weights: Sequence[float] | None = None) -> Policy:
        return Quick(seed, weights)

    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        redraw(own(world), seat, rng)


def own(state: State) -> CardsState:
    if not isinstance(state, CardsState):
        raise TypeError("Fresco: The Card Game plays only its own states")
    return state


def laid_down(setup: Setup) -> Rules:
    return Rules(Components(setup.edition, setup.options), setup.players, setup.options, TURN_STEPS)


GAME = FrescoCardsGame()
