"""What every table with modules has. That modules know nothing of each other: see test_modules_apart.py."""

import pytest

from bottega.core.step import takers
from bottega.games.fresco.game import GAME
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import position


def test_every_hook_has_a_user() -> None:
    s = position(2, modules=MODULES)
    hooks = {name for name in vars(FrescoModule) if callable(getattr(FrescoModule, name)) and name[0] != "_"}
    used = {hook for hook in hooks if takers(s.rules.modules, FrescoModule, hook)}
    assert hooks - used == set()


def test_every_part_is_another_modules_and_the_base_game_has_none() -> None:
    assert position().parts == ()
    s = position(modules=MODULES)
    numbers = [module.part_number for module in s.rules.modules if module.part_number >= 0]
    assert numbers == list(range(len(s.parts)))


def test_the_modules_keep_their_order() -> None:
    s = GAME.new(3, 1, {"modules": ["scrolls", "favors", "portraits"]})
    assert s.setup.options["modules"] == ["portraits", "favors", "scrolls"]
    assert list(s.view(0)["modules"]) == ["portraits", "favors", "scrolls"]


@rule("F-CMB-1")
@pytest.mark.parametrize("name", MODULES)
def test_a_module_changes_nothing_before_it_is_used(name: str) -> None:
    """The deal of the base game is the same with every module but the one that brings tiles."""
    with_module, base = GAME.new(4, 8, {"modules": [name]}), GAME.new(4, 8)
    assert isinstance(with_module, FrescoState)
    fields, same = with_module.dump()["fields"], base.dump()["fields"]
    changed = {field for field in fields if fields[field] != same[field]}
    assert changed <= {"layout", "where", "tiles"}
    assert bool(changed) == (len(with_module.rules.c.tile_ids) > 25)


def test_base_menus_are_shared_and_extended_ones_keep_their_numbers() -> None:
    base, s = position(), position(modules=MODULES)
    assert base.rules.menus == GAME.menus
    for menu, extended in zip(GAME.menus, s.rules.menus, strict=False):
        assert extended.number == menu.number
        assert extended.ids[: len(menu.ids)] == menu.ids
    assert [menu.number for menu in s.rules.menus] == list(range(len(s.rules.menus)))
