"""Games of the past, kept as records: they replay to the same end, also those begun with an earlier house edition."""

from collections import OrderedDict
from pathlib import Path

import pytest

from bottega import Record, ReplayError
from bottega.server.workers import decide, question
from bottega.testing.fresco_cards import GAME

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json"))
FIRST_HOUSE = "house-1-"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_replays_to_the_same_end(path: Path) -> None:
    record = Record.load(path)
    state = record.replay()
    assert state.is_over == (path.stem != f"{FIRST_HOUSE}running")
    assert vars(Record.of(state)) == vars(record)


def test_a_game_of_the_first_house_edition_goes_on_with_its_cards() -> None:
    """As a table of the server does that was open when the house edition changed."""
    running = next(path for path in KEPT if path.stem == f"{FIRST_HOUSE}running")
    state = Record.load(running).replay()
    assert state.setup.edition is GAME.earlier_editions()[0]
    assert {len(facts["colours"]) for facts in state.view()["piles"][1:]} == {1}
    asked = question("table", state, state.to_act[0], "journeyman")
    state.apply(state.to_act[0], decide(asked, OrderedDict()))


def test_each_number_of_players_has_one_of_the_first_house_edition() -> None:
    old = [Record.load(path) for path in KEPT if path.stem.startswith(FIRST_HOUSE)]
    assert {record.players for record in old} == set(GAME.players)
    assert {record.options["workshop_piles"] for record in old} == {"one_colour", "mixed_piles"}
    assert any(record.edition["corrections"] for record in old)
    assert GAME.house_edition.sha256 not in [record.edition["sha256"] for record in old]


def test_a_record_of_unknown_components_is_refused() -> None:
    record = Record.load(KEPT[0])
    record.edition["sha256"] = "0" * 64
    with pytest.raises(ReplayError, match="is not the set of components"):
        record.start()


def test_they_cover_every_number_of_players_both_kinds_of_piles_and_the_reasons_to_end() -> None:
    records = [Record.load(path) for path in KEPT if not path.stem.startswith(FIRST_HOUSE)]
    kinds = {(record.players, record.options["workshop_piles"]) for record in records}
    assert kinds == {(players, piles) for players in GAME.players for piles in ("mixed", "by_colour")}
    # The 25 sections never run out in a game: that end has a test of its own.
    assert {record.replay().view()["end_reason"] for record in records} == {"sections", "turn-cap"}
