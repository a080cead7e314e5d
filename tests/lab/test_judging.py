"""What the parts of a position are worth: found again where it is known, and the same wherever it is worked out."""

import json

import pytest

from bottega import cli
from bottega.core.errors import OptionError
from bottega.core.rng import Rng
from bottega.lab.training import Judged, learn
from bottega.lab.training.judging import Rows, play, worths

FRESCO = Judged("fresco", 2, {}, seed=3)


def test_what_parts_are_worth_is_found_again() -> None:
    rng = Rng(1)
    leads = [[rng.below(21) - 10.0, rng.below(21) - 10.0] for _ in range(300)]
    ends = [one - 0.5 * two + rng.below(7) - 3 for one, two in leads]
    found = worths(Rows(["score", "turn"], leads, ends))
    assert abs(found.worths["score"] - 1.0) < 3 * found.errors["score"] < 0.2
    assert abs(found.worths["turn"] + 0.5) < 3 * found.errors["turn"] < 0.2
    assert found.explained > 0.8
    assert found.rows == 300


def test_each_seat_is_a_row_before_each_round_but_the_first_and_the_last() -> None:
    rows = play(Judged("fresco", 2, {}, 3, [0]))
    assert {"score", "coins", "turn"} <= set(rows.names)
    assert len(rows.leads) == len(rows.ends) > 4
    for one, other in zip(rows.leads[::2], rows.leads[1::2], strict=True):
        assert one == pytest.approx([-lead for lead in other]), "one is ahead by what the other is behind"
    assert set(rows.ends) == {rows.ends[0], rows.ends[1]}


def test_it_is_the_same_in_one_process_and_in_two() -> None:
    assert learn(FRESCO, 4) == learn(FRESCO, 4, jobs=2)


def test_a_game_that_is_only_judged_at_its_end_is_refused() -> None:
    with pytest.raises(OptionError, match="part by part"):
        learn(Judged("fresco-cards", 2, {}, 1), 1)


def test_what_is_learnt_depends_on_the_table_only_where_features_do(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lab", "judge", "fresco-cards", "--games", "10", "--seed", "2"]
    assert cli.run(arguments) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["command"] == "bottega " + " ".join(arguments)
    assert list(told["tables"]) == ["2", "3", "4"]
    assert all(len(table["line"]) > 20 for table in told["tables"].values())
