"""Finished games of the past, kept as records: they replay to the same end as long as their rules are played."""

from pathlib import Path

import pytest

import bottega
from bottega import Record
from bottega.games.fresco.meta import END_REASONS, FIRST_RULES, MODULES, RULED_ANEW

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_replays_to_the_same_end(path: Path) -> None:
    record = Record.load(path)
    state = record.replay()
    assert state.is_over
    assert record.result == {"scores": list(state.scores()), "ranking": [list(seats) for seats in state.ranking()]}


def test_they_cover_the_box() -> None:
    records = [Record.load(path) for path in KEPT]
    modules = {module for record in records for module in record.options["modules"]}
    assert modules == set(MODULES)
    for players in bottega.game("fresco").players:
        sizes = [len(record.options["modules"]) for record in records if record.players == players]
        assert 0 in sizes
        assert len(MODULES) in sizes


def test_they_cover_every_reason_to_end() -> None:
    assert {Record.load(path).replay().view()["end_reason"] for path in KEPT} == set(END_REASONS)


# --- the rules of an earlier version ----------------------------------------------------------------------------------


def begun(version: str, modules: list[str]) -> Record:
    """A game without moves, as a version of the rules writes it down."""
    record = Record.of(bottega.game("fresco").new(players=3, seed=1, options={"modules": modules}))
    record.rules_version = version
    if version == "fresco-1":
        record.options = {
            name: value for name, value in record.options.items() if name not in FIRST_RULES.added_options
        }
    return Record.from_json(record.to_json())


def test_games_of_the_first_rules_are_among_the_kept() -> None:
    assert {Record.load(path).rules_version for path in KEPT} == {"fresco-1", "fresco-2"}


def test_a_game_of_the_first_rules_goes_on_by_its_own_options() -> None:
    state = begun("fresco-1", ["medico"]).replay()
    assert {name: state.setup.options[name] for name in FIRST_RULES.added_options} == FIRST_RULES.added_options
    assert begun("fresco-2", ["medico"]).replay().setup.options["idle_altar"] == "is_work"


@pytest.mark.parametrize("module", sorted(RULED_ANEW))
def test_a_running_game_that_new_rulings_touch_is_refused(module: str) -> None:
    with pytest.raises(bottega.ReplayError, match="Field 'rules_version' of the record: played by 'fresco-1'"):
        begun("fresco-1", [module]).replay()
