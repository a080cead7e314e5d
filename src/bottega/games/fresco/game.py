"""Fresco as a game: how a table is set up and how the parts fit together."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bottega.core.account import Account
from bottega.core.chronicle import Fact, Narrator
from bottega.core.digest import Digest
from bottega.core.edition import Edition
from bottega.core.events import events_in, revealing
from bottega.core.features import Feature
from bottega.core.game import RULES_KEPT, Game, Meta
from bottega.core.kept import Kept
from bottega.core.options import resolve
from bottega.core.playout import Policy
from bottega.core.rng import Rng
from bottega.core.state import Setup, State
from bottega.core.tensor import Encoding
from bottega.core.view import Contract
from bottega.games.fresco import events, view, waste
from bottega.games.fresco.all_actions import all_actions, covering_tiles
from bottega.games.fresco.components import SIDES, Components
from bottega.games.fresco.dealing import deal
from bottega.games.fresco.features import Teller
from bottega.games.fresco.manifest import Manifest
from bottega.games.fresco.meta import CEILING, FEW_TILES, IDLE, META
from bottega.games.fresco.module_quick import ModuleQuick
from bottega.games.fresco.modules import MANIFESTS
from bottega.games.fresco.modules.covering import Covering
from bottega.games.fresco.modules.interactions import connect
from bottega.games.fresco.modules.leonardo import rules as leonardo
from bottega.games.fresco.quick import Quick
from bottega.games.fresco.quick_worth import WEIGHTS
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sample import redraw
from bottega.games.fresco.state import FrescoState
from bottega.games.fresco.steps.rounds import FINAL_ROUND, MENUS, NORMAL_ROUND
from bottega.games.fresco.telling import Telling
from bottega.games.fresco.tensor import FrescoEncoding


class FrescoGame(Game):
    """Fresco with these modules; a game of one's own may have more of them than ours."""

    def __init__(self, meta: Meta, manifests: tuple[Manifest, ...]) -> None:
        menus = (*MENUS, leonardo.MARKET_MENU, leonardo.CATHEDRAL_MENU)
        super().__init__(meta, all_actions(manifests), menus, Path(__file__).with_name("house.json"))
        self.manifests = manifests
        self.tiles = covering_tiles(self.actions)
        told = [manifest.file("events") for manifest in manifests]
        self.events = events_in(events, *[file for file in told if file is not None])
        self.revealing = revealing(self.events)
        self._rules = Kept[Rules](RULES_KEPT)
        self._telling: Telling | None = None
        self._advisers: dict[str, type[ModuleQuick]] = {}
        self._tellers = Kept[Teller](RULES_KEPT)

    def draw(self, view: dict[str, Any]) -> str:
        from bottega.games.fresco.board import draw

        return draw(view, self.manifests)

    def narrator(self, setup: Setup) -> Narrator:
        from bottega.games.fresco.chronicle import FrescoNarrator

        return FrescoNarrator(setup, self.telling())

    def account(self, setup: Setup, facts: Sequence[Fact]) -> Account:
        from bottega.games.fresco.account import account_of

        painters = self.rules(setup).painters
        return account_of(self.telling(), self.in_play(setup), setup.players, painters, facts)

    def digests(self, setup: Setup, facts: Sequence[Fact]) -> list[Digest]:
        from bottega.games.fresco.digest import digests_of

        return digests_of(setup.players, facts)

    def telling(self) -> Telling:
        from bottega.games.fresco.chronicle import telling_of

        if self._telling is None:
            self._telling = telling_of(self.manifests)
        return self._telling

    def check_edition(self, edition: Edition) -> None:
        """Every side of the board and every module, with every alternative that the edition offers."""
        default = resolve(self.options, None)
        offered = [{}, *[{o["id"]: v["value"]} for o in edition.options for v in o["values"] if o["id"] in default]]
        for side in ("four_players", "three_players"):
            for options in offered:
                chosen = {**default, **options}
                components = Components(edition, side, chosen)
                for manifest in self.manifests:
                    manifest.make(components, chosen)

    def board(self, known: State) -> dict[str, Any]:
        return view.board(own(known))

    def own(self, known: State, seat: int | None) -> dict[str, Any]:
        return view.own(own(known), seat)

    def foresee(self, known: State, seat: int, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        return view.foresee(own(known), seat, numbers)

    def wasted(self, known: State, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
        return waste.wasted(own(known), seat, numbers)

    def feature_spec(self, setup: Setup) -> tuple[Feature, ...]:
        rules = self.rules(setup)
        return self.teller(rules).spec(rules)

    def features(self, known: State, seat: int) -> list[float]:
        s = own(known)
        return self.teller(s.rules).features(s, seat)

    def encoding(self, known: State) -> Encoding:
        rules = own(known).rules
        at_table = {module.name: module for module in rules.modules}
        files = [(manifest.file("tensor"), manifest.name) for manifest in self.manifests if manifest.name in at_table]
        reasons = FEW_TILES, CEILING, IDLE, *[one.end_reason for one in self.manifests if one.end_reason]
        return FrescoEncoding(rules, reasons, [file.Told(at_table[name]) for file, name in files if file is not None])

    def teller(self, rules: Rules) -> Teller:
        return self._tellers.get(rules, lambda: self.made_teller(rules))

    def made_teller(self, rules: Rules) -> Teller:
        at_table = {module.name: module for module in rules.modules}
        files = [(manifest.file("features"), manifest.name) for manifest in self.manifests if manifest.name in at_table]
        return Teller([file.Facts(at_table[name]) for file, name in files if file is not None])

    def policy_weights(self) -> dict[str, float]:
        return dict(WEIGHTS)

    def policy(self, seed: int, weights: Sequence[float] | None = None) -> Policy:
        if not self._advisers:
            for manifest in self.manifests:
                file = manifest.file("quick")
                if file is not None:
                    self._advisers[manifest.name] = file.Adviser
        return Quick(seed, self._advisers, weights)

    def contract(self) -> Contract:
        from bottega.games.fresco.contract import contract

        return contract(self.manifests)

    def blank(self, setup: Setup, seed: int) -> FrescoState:
        return FrescoState(self, setup, self.rules(setup), seed)

    def rules(self, setup: Setup) -> Rules:
        return self._rules.get(self.rules_key(setup), lambda: self.laid_down(setup))

    def laid_down(self, setup: Setup) -> Rules:
        components = Components(setup.edition, SIDES[setup.players], setup.options)
        modules = [manifest.make(components, setup.options) for manifest in self.in_play(setup)]
        connect(modules)
        if any(module.tile for module in modules):
            modules.insert(0, Covering(modules, self.actions))
        rounds = NORMAL_ROUND, FINAL_ROUND
        return Rules(components, setup.players, setup.options, tuple(modules), rounds, self.menus, self.tiles)

    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        redraw(own(world), seat, rng)

    def in_play(self, setup: Setup) -> list[Manifest]:
        chosen = setup.options["modules"]
        return [one for one in self.manifests if one.name in chosen or setup.players in one.players]

    def deal(self, state: State) -> None:
        deal(own(state))


def own(state: State) -> FrescoState:
    if not isinstance(state, FrescoState):
        raise TypeError("Fresco plays only its own states")
    return state


GAME = FrescoGame(META, MANIFESTS)
