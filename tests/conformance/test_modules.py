"""The conformance suite over Fresco's modules: alone, in pairs, all together, and in random sets."""

from itertools import combinations
from typing import Any

import pytest
from tests.soaked import spread

from bottega.core.rng import Rng
from bottega.games.fresco.meta import MODULES
from bottega.testing.conformance import CHECKS, SPARING, Check, Setting
from bottega.testing.fresco.books import FrescoBooks

PLAYERS = (2, 3, 4)
SETS = [(module,) for module in MODULES] + list(combinations(MODULES, 2)) + [MODULES]
RANDOM_SETS = 300


def setting(players: int, modules: tuple[str, ...], idle_rounds: int = 1) -> Setting:
    options = {"modules": list(modules), "idle_rounds": idle_rounds}
    return Setting("fresco", players, options, FrescoBooks)


# A covering sample: each module alone at one number of players, drawn sets in which every pair meets and every pair is
# apart, and the whole box at all numbers. Each pair by itself is for the long run.
DRAWN = [tuple([module for module in MODULES if Rng(number, module).below(2)]) for number in range(6)]
COVER = [setting(PLAYERS[i % 3], modules) for i, modules in enumerate([*SETS[: len(MODULES)], *DRAWN])]
COVER += [setting(players, MODULES, 2) for players in PLAYERS]
COVER += [Setting("fresco", 3, {"modules": list(MODULES), "idle_rounds": 1, "screens": "open"}, FrescoBooks)]


def test_the_sample_has_every_pair_together_and_apart() -> None:
    sets = [frozenset(setting.options["modules"]) for setting in COVER]
    for one, other in combinations(MODULES, 2):
        assert any({one, other} <= some for some in sets)
        assert any(one in some and other not in some for some in sets)
        assert any(other in some and one not in some for some in sets)


def test_what_every_run_takes_of_it_has_every_promise_with_all_seats_and_modules() -> None:
    usual = [case.values for case in spread(COVER, CHECKS) if not case.marks]
    assert {id(setting) for setting, _ in usual} == {id(setting) for setting in COVER}
    for check in CHECKS:
        settings = [setting for setting, kept in usual if kept is check]
        sets = [frozenset(setting.options["modules"]) for setting in settings]
        assert {setting.players for setting in settings} == set(PLAYERS)
        assert frozenset(MODULES) in sets, "every pair together"
        for module in MODULES:
            assert any(module not in some for some in sets)


def label(value: Any) -> str:
    if not isinstance(value, Setting):
        return str(value.__name__)
    return f"{value.players}-{'+'.join(value.options['modules'])}-{value.options.get('screens', 'closed')}"


@pytest.mark.parametrize(("setting", "check"), spread(COVER, CHECKS), ids=label)
def test_modules_keep_the_kernels_promises(check: Check, setting: Setting) -> None:
    check(setting, 1)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_every_module_every_pair_and_the_whole_box(players: int, modules: tuple[str, ...]) -> None:
    for seed in range(4):
        for check in SPARING:
            check(setting(players, modules, 1 + seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(RANDOM_SETS))
def test_random_sets(players: int, number: int) -> None:
    rng = Rng(number, "sets")
    drawn = tuple([module for module in MODULES if rng.below(2)])
    for check in SPARING:
        check(setting(players, drawn, 1 + number % 3), number)
