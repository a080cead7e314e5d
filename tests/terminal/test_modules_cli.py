"""Modules on the command line: by name, by number, several by one word; what is not built is refused in one line."""

import pytest

import bottega
from bottega.cli import run
from bottega.cli.modules import BOXES
from bottega.cli.reader import Fault, Reader
from bottega.games.fresco.meta import MODULES
from bottega.locale import LANGUAGES, Texts

BOX = BOXES["fresco"]
LATER = [module for module in BOX.modules if module not in MODULES]


def read(given: str) -> object:
    return Reader(Texts("en")).options(bottega.game("fresco"), [], given)["modules"]


@pytest.mark.parametrize(
    ("given", "modules"),
    [
        ("portraits,scrolls", ["portraits", "scrolls"]),
        ("1,7", ["portraits", "scrolls"]),
        ("7, 1,portraits", ["portraits", "scrolls"]),
        ("first", ["portraits"]),
        ("family", ["portraits", "requests", "special_blends"]),
        ("family,queenie", ["portraits", "requests", "special_blends", "favors"]),
        ("leaf-gold,Favours", ["leaf_gold", "favors"]),
        ("all", list(MODULES)),
        ("", []),
    ],
)
def test_modules_are_named_in_many_ways(given: str, modules: list[str]) -> None:
    assert read(given) == modules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("given", [*LATER, *[str(BOX.number(module)) for module in LATER]])
def test_what_is_not_built_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], lang: str, given: str) -> None:
    assert run(["play", "fresco", "--modules", f"1,{given}", "--lang", lang]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert given in err
    assert ("not there yet" if lang == "en" else "pas encore") in err


@pytest.mark.skipif(not LATER, reason="the whole box is built")
def test_the_whole_box_is_refused_as_long_as_something_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "fresco", "--modules", "big-box", "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert all(word in err for word in ("big-box", "not there yet", *LATER))


@pytest.mark.parametrize("given", ["0", "11", "99999", "²", "dragons", "1,2,portait"])
def test_what_is_no_module_is_called_unknown(given: str) -> None:
    with pytest.raises(Fault, match="There is no module"):
        read(given)


def test_every_module_of_the_game_is_in_the_box() -> None:
    assert set(MODULES) <= set(BOX.modules)
    assert all(module in BOX.modules for preset in BOX.presets.values() for module in preset)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_the_modules_with_a_line_each(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run(["games", "--lang", lang]) == 0
    lines = [line.lstrip("0123456789 ") for line in capsys.readouterr().out.splitlines()]
    for module in BOX.modules:
        (line,) = [line for line in lines if line.startswith((f"{module}:", f"{module}\u00a0:"))]
        assert ("not there yet" in line or "pas encore" in line) == (module in LATER)
