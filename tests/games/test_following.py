"""What the games say of what happened: for how long it is worth a look, and whom it concerns."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import bottega
from bottega.core.chronicle import BRIEF, LONG, PASSING, USUAL, Chronicle, Fact, Line, Narrator
from bottega.core.events import facts_for
from bottega.core.record import Record
from bottega.core.setup import Setup

KEPT = sorted(Path(__file__).parent.glob("*/kept/*.json"))
SHEETS = ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (2, 0, 0, 0, 0))


def told(game: str, facts: Sequence[Fact], players: int = 3) -> list[Line]:
    rules = bottega.game(game)
    chronicle = Chronicle(rules.narrator(rules.new(players, seed=1).setup))
    chronicle.add(facts)
    return chronicle.lines


def narrator(game: str) -> Narrator:
    rules = bottega.game(game)
    return rules.narrator(rules.new(3, seed=1).setup)


def concerned(lines: Sequence[Line]) -> list[list[int]]:
    return [line.concerns for line in lines if line.concerns]


@pytest.mark.parametrize(
    ("game", "event", "weight"),
    [
        ("fresco", "restored", LONG),
        ("fresco", "bought", USUAL),
        ("fresco", "blended", BRIEF),
        ("fresco", "got-ready", PASSING),
        ("princes", "work-made", LONG),
        ("princes", "raised", BRIEF),
        ("princes", "put-under", PASSING),
        ("fresco-cards", "showed-hand", LONG),
        ("fresco-cards", "reshuffled", PASSING),
        ("fresco-cards", "passed", USUAL),
    ],
)
def test_what_is_seen_has_time_and_what_is_not_has_none(game: str, event: str, weight: int) -> None:
    assert narrator(game).weight({"event": event}) == weight


def test_what_comes_together_is_looked_at_as_long_as_the_weightiest_of_it() -> None:
    chronicle = Chronicle(narrator("princes"))
    assert chronicle.weight([{"event": "put-under"}, {"event": "raised"}]) == BRIEF
    assert chronicle.weight([]) == PASSING


def test_a_booth_that_is_closed_concerns_those_who_planned_to_come_after() -> None:
    plans = {"event": "revealed", "sheets": SHEETS, "order": (1, 0, 2)}
    shut = {"event": "booth-shut", "painter": 0, "booth": 2, "closed": True}
    assert concerned(told("fresco", [plans, shut])) == [[2]]
    assert (
        concerned(told("fresco", [plans, {"event": "round-began", "round": 2, "final": False, "choosers": ()}])) == []
    )
    sold = {"event": "bought", "painter": 0, "booth": 2, "tile": "R", "paints": ("red",), "price": 2}
    assert concerned(told("fresco", [plans, sold, {**shut, "closed": False}])) == []


def test_a_booth_closed_in_a_later_message_concerns_the_same() -> None:
    """The plans are finished with by then, and remembered."""
    rules = bottega.game("fresco")
    chronicle = Chronicle(rules.narrator(rules.new(3, seed=1).setup))
    chronicle.add([{"event": "revealed", "sheets": SHEETS, "order": (1, 0, 2)}])
    chronicle.add([{"event": "left", "painter": 1, "place": "market", "unused": 1}])
    chronicle.add([{"event": "booth-shut", "painter": 0, "booth": 2, "closed": True}])
    assert concerned(chronicle.lines) == [[2]]


def test_who_loses_a_profession_is_concerned() -> None:
    taken = {"event": "recruited", "seat": 2, "other": 0, "profession": "poet"}
    assert concerned(told("princes", [taken])) == [[0]]


@pytest.mark.parametrize("event", ["showed-hand", "gave"])
def test_whose_hand_is_shown_or_whose_card_is_taken_is_concerned(event: str) -> None:
    fact = {"event": event, "seat": 1, "to": 2, "pile": "market"}
    assert concerned(told("fresco-cards", [fact])) == [[1]]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_fact_of_a_kept_game_has_a_weight_and_concerns_only_seats(path: Path) -> None:
    record = Record.load(path)
    rules, state = record.start()
    setup: Setup = state.setup
    chronicle = Chronicle(rules.narrator(setup))
    events = list(state.deal_events())
    for seat, action in record.moves:
        facts = facts_for(events, 0)
        assert PASSING <= chronicle.weight(facts) <= LONG
        chronicle.add(facts)
        events = []
        state.apply(seat, rules.number(rules.parse(action)), events)
    assert {seat for line in chronicle.lines for seat in line.concerns} <= set(range(setup.players))
