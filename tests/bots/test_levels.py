"""Every level of computer player, whoever he is: described once, legal, repeatable and honest at every kind of table.

A level of later is tested here without a further line.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega import Rng, State, bots
from bottega.bots.bot import BotMeta
from bottega.bots.master import Budget
from bottega.bots.registry import AT_ONCE, LEVELS
from bottega.locale import LANGUAGES, Texts

from .tables import TABLES, Table, decisions

SEATS = [
    pytest.param(level, table, id=f"{level}-{table}")
    for level, meta in LEVELS.items()
    for table in TABLES
    if meta.knows(table.game_id)
]
DRAWS = 6
THINKING = 4.0  # seconds of one test that may be thought, by and large


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks for some time thinks about so many worlds here, however long that takes."""
    for level in LEVELS:
        home = import_module(f"bottega.bots.{level}")
        if hasattr(home, "BUDGET"):
            monkeypatch.setattr(home, "BUDGET", Budget(playouts=8, choices=4))


def asked(level: BotMeta, table: Table) -> tuple[tuple[State, int], ...]:
    """As many decisions as a level has the time for; each is asked three times."""
    found = decisions(table)
    few = max(1, int(THINKING / 3 / level.seconds))
    return found if few >= len(found) else found[:: -(-len(found) // few)]


def different(state: State, seat: int, number: int) -> State:
    """A table that looks alike from the seat, and is another one where possible: the first of some that differs."""
    rng = Rng(number, "alike")
    drawn = [state.observe(seat).sample(rng) for _ in range(DRAWS)]
    others = [one for one in drawn if any(one.view(other) != state.view(other) for other in range(state.players))]
    return (others or drawn)[0]


@pytest.mark.parametrize(("level", "table"), SEATS)
def test_a_choice_is_legal_and_comes_from_the_seed_and_from_what_the_seat_knows(level: str, table: Table) -> None:
    """Two tables that look alike from a seat are answered alike, whatever lies behind the screens."""
    for number, (state, seat) in enumerate(asked(LEVELS[level], table)):
        alike = different(state, seat, number)
        made = [bots.make(level, table.game_id, number) for _ in range(3)]
        choices = [bot.choose(seen.observe(seat)) for bot, seen in zip(made, (state, state, alike), strict=True)]
        assert choices[0] in state.legal_actions(seat)
        assert choices[1] == choices[0], "the same seed chooses otherwise"
        assert choices[2] == choices[0], "something was known that the seat cannot know"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_tables_that_look_alike_are_not_the_same(table: Table) -> None:
    """Else the test above would show nothing. What nobody has seen yet, such as the bag, is no part of a view."""
    hidden = 0
    for number, (state, seat) in enumerate(decisions(table)):
        rng = Rng(number, "alike")
        for _ in range(DRAWS):  # mostly a rival plans what is expected of him
            alike = state.observe(seat).sample(rng)
            hidden += any(alike.view(other) != state.view(other) for other in range(table.players))
    assert hidden


# --- what is said of them --------------------------------------------------------------------------------------------


def test_a_level_is_the_folder_of_its_name() -> None:
    folders = {file.parent.name for file in Path(bots.__file__).parent.glob("*/__init__.py")}
    assert set(LEVELS) == folders
    assert all(level == meta.id for level, meta in LEVELS.items())
    assert len({meta.strength for meta in LEVELS.values()}) == len(LEVELS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_has_a_name_and_a_character_in_every_language(lang: str) -> None:
    texts = Texts(lang)
    for level in LEVELS:
        said = [texts.text(key) for key in (f"level-{level}", f"level-{level}-many", f"level-{level}-about")]
        assert said[2] not in said[:2]
        assert len(said[2]) <= 75, "one line"


# --- who is asked for what -------------------------------------------------------------------------------------------


def meta(name: str, strength: int, seconds: float = 0.1, **more: Any) -> BotMeta:
    return BotMeta(name, LEVELS["random"].maker, strength, seconds, **more)


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels with every difference that counts, from weak to strong."""
    known = [
        meta("dice", 0, offered=False),
        meta("novice", 10),
        meta("fellow", 20, games=("fresco",), playouts={"fresco": 9}),
        meta("slow", 30, AT_ONCE * 4, games=("fresco", "princes")),
    ]
    monkeypatch.setattr("bottega.bots.registry.LEVELS", {level.id: level for level in known})


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("game_id", "opponents", "usual", "adviser", "best"),
    [
        ("fresco", ["novice", "fellow", "slow"], "fellow", "fellow", "slow"),
        ("princes", ["novice", "slow"], "novice", "novice", "slow"),
        ("chess", ["novice"], "novice", "novice", "novice"),
    ],
)
def test_who_is_asked_for_what(game_id: str, opponents: list[str], usual: str, adviser: str, best: str) -> None:
    """Nobody waits for the usual one, and whoever advises has said in how many worlds."""
    assert [level.id for level in bots.opponents(game_id)] == opponents
    assert (bots.usual(game_id).id, bots.adviser(game_id).id, bots.best(game_id).id) == (usual, adviser, best)


def test_where_everybody_thinks_the_weakest_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = [meta("slow", 1, AT_ONCE * 2), meta("slower", 2, AT_ONCE * 3)]
    monkeypatch.setattr("bottega.bots.registry.LEVELS", {level.id: level for level in slow})
    assert bots.usual("fresco").id == "slow"


@pytest.mark.parametrize("game_id", [game.id for game in bottega.metas()])
def test_every_game_of_the_house_has_levels_to_choose_from(game_id: str) -> None:
    offered = bots.opponents(game_id)
    assert len(offered) > 1
    assert bots.usual(game_id) in offered
    assert bots.usual(game_id).seconds <= AT_ONCE
    assert game_id in bots.adviser(game_id).playouts
