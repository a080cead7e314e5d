"""A module of Fresco is one file of its name in each layer, found by that name; a new one needs no edit elsewhere."""

from importlib import import_module, invalidate_caches
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.bots.journeyman.fresco import modules as judges
from bottega.bots.journeyman.fresco.module_judge import ModuleJudge
from bottega.games.fresco.meta import MODULES
from bottega.terminal.fresco import modules as faces
from bottega.terminal.fresco.module_face import ModuleFace
from bottega.terminal.fresco.verbs import VERBS
from bottega.testing.fresco import modules as books
from bottega.testing.fresco import position
from bottega.testing.fresco.module_books import ModuleBooks

LAYERS: list[tuple[Any, str, str, type]] = [
    (faces, "FACE", "from bottega.terminal.fresco.module_face import ModuleFace\nFACE = ModuleFace()\n", ModuleFace),
    (
        judges,
        "JUDGE",
        "from bottega.bots.journeyman.fresco.module_judge import ModuleJudge\nJUDGE = ModuleJudge()\n",
        ModuleJudge,
    ),
]


@pytest.mark.parametrize("module", MODULES)
def test_each_module_has_its_file_in_each_layer(module: str) -> None:
    for layer, name, _, kind in LAYERS:
        assert isinstance(getattr(import_module(f"{layer.__name__}.{module}"), name), kind)
    assert issubclass(import_module(f"{books.__name__}.{module}").Books, ModuleBooks)


def test_every_verb_has_words_of_one_place() -> None:
    offered = [verb for module in MODULES for verb in faces.face_of(module).verbs]
    assert len(offered) == len(set(offered))
    assert not set(offered) & set(VERBS)
    game = bottega.game("fresco")
    assert {game.action(number).verb for number in range(game.num_actions)} == {*offered, *VERBS}


def test_a_module_without_files_is_played_all_the_same() -> None:
    assert faces.face_of("tithe_of_nobody") == ModuleFace()
    assert type(judges.judge_of("tithe_of_nobody")) is ModuleJudge
    assert books.books_of("tithe_of_nobody", position()).faults(position()) == []


@pytest.mark.parametrize(("layer", "name", "source", "kind"), LAYERS, ids=["terminal", "journeyman"])
def test_a_new_file_is_found_by_its_name(
    layer: Any, name: str, source: str, kind: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a_new_module.py").write_text(source)
    monkeypatch.setattr(layer, "__path__", [*layer.__path__, str(tmp_path)])
    invalidate_caches()
    find = layer.face_of if layer is faces else layer.judge_of
    assert find("a_new_module") is getattr(import_module(f"{layer.__name__}.a_new_module"), name)
