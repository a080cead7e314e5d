"""Modules on the command line: by name, by number, several by one word."""

import pytest

import bottega
from bottega.cli import run
from bottega.cli.reader import Fault, Reader
from bottega.core.errors import OptionError
from bottega.core.options import Several
from bottega.games.fresco.meta import META, MODULES, NUMBERED
from bottega.locale import LANGUAGES, Texts

(OPTION,) = [option for option in META.options if isinstance(option, Several)]


def read(given: str) -> object:
    return Reader(Texts("en")).options(bottega.game("fresco"), [], given)["modules"]


@pytest.mark.parametrize(
    ("given", "modules"),
    [
        ("portraits,scrolls", ["portraits", "scrolls"]),
        ("1,7", ["portraits", "scrolls"]),
        ("7, 1,portraits", ["portraits", "scrolls"]),
        ("1,6", ["portraits", "glaziers"]),
        ("portraits,glaziers", ["portraits", "glaziers"]),
        ("first", []),
        ("family", ["portraits", "requests", "special_blends"]),
        ("family,queenie", ["portraits", "requests", "special_blends", "favors"]),
        ("leaf-gold,Favours", ["leaf_gold", "favors"]),
        ("all", list(MODULES)),
        ("ALL", list(MODULES)),
        ("big-box", list(MODULES)),
        ("first,4", ["wishing_well"]),
        ("", []),
    ],
)
def test_modules_are_named_in_many_ways(given: str, modules: list[str]) -> None:
    assert read(given) == modules


@pytest.mark.parametrize("given", ["big-box", "family", ["1", "6"], ["glaziers"], "first", [1, 6]])
def test_a_table_takes_them_from_anywhere(given: object) -> None:
    """The lobby and the arena hand over what the player has said."""
    state = bottega.game("fresco").new(players=3, seed=1, options={"modules": given})
    assert state.setup.options["modules"] == OPTION.read(given)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sets_are_on_the_help_page(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run(["play", "--help", "--lang", lang]) == 0
    page = capsys.readouterr().out
    assert all(word in page for word in OPTION.sets)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_module_is_refused_in_one_line_with_what_there_is(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert run(["play", "fresco", "--modules", "1,glazier", "--lang", lang]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert all(word in err for word in ("glaziers", "big-box", "family", "medico"))
    with pytest.raises(OptionError, match="Did you mean 'glaziers'"):
        OPTION.read("glazier")


@pytest.mark.parametrize("given", ["0", "11", "99999", "²", "dragons", "1,2,portait"])
def test_what_is_no_module_is_called_unknown(given: str) -> None:
    with pytest.raises(Fault, match="There is no module"):
        read(given)


def test_every_module_has_a_number_but_the_queenie() -> None:
    assert set(MODULES) - set(NUMBERED) == {"favors"}
    assert [OPTION.number(module) for module in NUMBERED] == list(range(1, 11))
    assert {name: len(modules) for name, modules in OPTION.sets.items()} == {"first": 0, "family": 3, "big-box": 11}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_the_modules_with_a_line_each(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run(["games", "--lang", lang]) == 0
    lines = [line.lstrip("0123456789 ") for line in capsys.readouterr().out.splitlines()]
    for module in MODULES:
        assert len([line for line in lines if line.startswith((f"{module}:", f"{module}\u00a0:"))]) == 1
