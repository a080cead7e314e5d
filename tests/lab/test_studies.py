"""Questions answered by experiments: the estimates are right, and so are the files."""

import csv
import json
from itertools import product
from pathlib import Path

import pytest
from pyarrow import parquet

import bottega
from bottega import cli
from bottega.core.errors import OptionError
from bottega.lab.studies import Question, study
from bottega.lab.studies.choices import BETWEEN, Choices, words
from bottega.lab.studies.modules import Modules
from bottega.lab.studies.question import Row

CARDS = Question("seats", "fresco-cards", 3, "random", seed=2)


def decisions(worth: dict[str, float], each: int) -> list[Row]:
    """Chance has chosen evenly among two, and in other places among three."""
    rows: list[Row] = []
    for names in ("a way\tb", "a way\tb\tc"):
        for choice in names.split(BETWEEN):
            for number in range(each):
                luck = float(number % 5 - 2)  # the same for all
                row: Row = {"round": 1, "choice": choice, "open": names, "margin": worth[choice] + luck}
                rows.append({"game": len(rows), **row})
    return rows


def test_what_a_choice_is_worth_is_found_among_those_where_it_was_open() -> None:
    found = {
        finding.about["choice"]: finding for finding in Choices().findings(decisions({"a way": 4, "b": 0, "c": -8}, 10))
    }
    # 20 decisions against b alone, +4; 30 against b and c, +8.
    assert found["a way"].effect == pytest.approx(6.4)
    assert found["c"].effect == pytest.approx(-10.0)
    assert 0 < found["a way"].error < 3
    assert found["a way"].rows == 20


def test_a_choice_is_told_over_all_rounds_and_then_round_by_round() -> None:
    early = decisions({"a way": 4, "b": 0, "c": -8}, 10)
    late = [{**row, "round": 2, "game": int(row["game"]) + len(early), "margin": 0.0} for row in early]
    found = {(one.about["choice"], one.about["round"]): one.effect for one in Choices().findings([*early, *late])}
    assert list(found)[:3] == [("a way", "all"), ("b", "all"), ("c", "all")]
    assert found["a way", 1] == pytest.approx(6.4)
    assert found["a way", 2] == pytest.approx(0.0)
    assert found["a way", "all"] == pytest.approx(3.2)


def test_where_there_is_one_round_it_is_not_told_twice() -> None:
    found = Choices().findings(decisions({"a way": 4, "b": 0, "c": -8}, 10))
    assert [one.about["round"] for one in found] == ["all"] * 3


def test_a_game_counts_once_however_many_of_its_decisions_were_left_to_chance() -> None:
    rows = decisions({"a way": 4, "b": 0, "c": -8}, 10)
    once, thrice = Choices().findings(rows), Choices().findings(rows * 3)
    assert [one.effect for one in thrice] == pytest.approx([one.effect for one in once])
    assert [one.error for one in thrice] == pytest.approx([one.error for one in once])


def test_what_was_seldom_tried_is_not_told() -> None:
    assert Choices().findings(decisions({"a way": 4, "b": 0, "c": -8}, 2) * 3) == []


def test_a_choice_is_left_to_chance_at_one_seat_only() -> None:
    asked = Question("choices", "fresco-cards", 3, "random", seed=2, verb="draw")
    rows = study(asked, games=6).rows
    assert rows
    assert all(row["seat"] == int(row["game"]) % 3 for row in rows)
    assert all(str(row["choice"]) in str(row["open"]).split(BETWEEN) for row in rows)
    assert len({row["margin"] for row in rows if row["game"] == 0}) == 1, "one game, one end"


def test_places_with_parts_count_as_one() -> None:
    assert ("buy", "III") in words("fresco")
    assert not [thing for _, thing in words("fresco") if "." in thing]


def test_no_name_of_a_choice_holds_what_stands_between_two() -> None:
    for meta in bottega.metas():
        assert not [thing for _, thing in words(meta.id) if BETWEEN in thing]
    assert [thing for _, thing in words("fresco") if " " in thing], "a blank it may hold"


def test_each_deal_is_played_without_a_module_and_with_it() -> None:
    asked = Question("modules", "fresco", 2, "random", seed=1, options={"idle_rounds": 1})
    found = study(asked, games=1)
    assert [row["module"] for row in found.rows][:2] == ["-", "portraits"]
    assert {finding.about["module"] for finding in found.findings} == {row["module"] for row in found.rows[1:]}
    rows: list[Row] = [
        {"game": game, "module": module, "score": score, "winning": score, "rounds": 6, "decisions": 100}
        for game, module, score in ((0, "-", 40), (0, "bells", 47), (1, "-", 60), (1, "bells", 65))
    ]
    [bells] = Modules().findings(rows)
    assert (bells.effect, bells.error, bells.more["rounds"]) == (6.0, 1.0, 0.0)
    assert (bells.more["winning"], bells.more["winning_error"], bells.more["rounds_error"]) == (6.0, 1.0, 0.0)


def test_margins_of_all_seats_add_up_to_nothing() -> None:
    found = study(CARDS, games=6)
    assert sum(finding.effect for finding in found.findings) == pytest.approx(0.0, abs=1e-3)
    assert sum(finding.more["win_share"] for finding in found.findings) == pytest.approx(1.0)


@pytest.mark.parametrize("game_id", ["fresco", "fresco-cards"])
def test_a_seat_is_told_by_who_comes_to_his_first_move_when(game_id: str) -> None:
    asked = Question("seats", game_id, 3, "random", seed=2, options={"idle_rounds": 1} if game_id == "fresco" else {})
    rows = study(asked, games=4).rows
    first = {row["game"]: row["seat"] for row in rows if row["order"] == 1}
    assert first == {number: asked.match().new(number).to_act[0] for number in range(4)}
    assert len(set(first.values())) > 1, "who begins is drawn by lot"
    assert sorted((int(row["game"]), int(row["order"])) for row in rows) == list(product(range(4), (1, 2, 3)))


def test_the_number_of_jobs_changes_nothing() -> None:
    assert study(CARDS, games=6).rows == study(CARDS, games=6, jobs=2).rows


def test_everything_is_written_and_can_be_read(tmp_path: Path) -> None:
    found = study(CARDS, games=2)
    files = found.save(tmp_path / "study")
    assert [file.name for file in files] == ["rows.csv", "rows.parquet", "findings.csv", "findings.svg"]
    with files[0].open(encoding="utf-8") as opened:
        read = list(csv.DictReader(opened))
    assert [row["score"] for row in read] == [str(row["score"]) for row in found.rows]
    assert parquet.read_table(files[1]).to_pylist() == found.rows
    assert files[3].read_text(encoding="utf-8").count("<circle") == 3


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        (Question("luck", "princes", 3, "random", 1), "kind of study 'luck'"),
        (Question("choices", "princes", 3, "random", 1), "Which choices"),
        (Question("choices", "princes", 3, "random", 1, verb="opne"), "Did you mean 'open'"),
        (Question("modules", "princes", 3, "random", 1), "no modules"),
        (Question("seats", "princes", 3, "nobody", 1), "nobody"),
        (Question("seats", "princes", 3, "random", 1, verb="open"), "not seats"),
        (Question("modules", "fresco", 3, "random", 1, {"modules": ["bells"]}), "name no modules"),
    ],
)
def test_what_cannot_be_asked_is_refused_before_the_first_game(asked: Question, wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong):
        study(asked, games=10_000)


def test_from_the_shell(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["lab", "study", "fresco-cards", "seats", "--bots", "random", "--games", "2", "--players", "2"]
    assert cli.run([*asked, "--json", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr()
    assert [one["order"] for one in json.loads(told.out)] == [1, 2]
    assert "rows.csv" in told.err
    assert cli.run(asked) == 0
    assert "order 1" in capsys.readouterr().out


def test_the_shell_names_all_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "study", "fresco-cards", "choices", "draw", "--bots", "random", "--games", "12", "--players", "2"]
    assert cli.run(asked) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if "choice" in line]
    assert "choice 1, all rounds" in told[0]
    assert all("all rounds" in line for line in told[:3])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["seats", "open"], "Only “choices” takes a VERB: “seats” has no use for “open”."),
        (["modules", "rise"], "Only “choices” takes a VERB: “modules” has no use for “rise”."),
        (["modules", "--modules", "bells"], "compares every module with none"),
        (["modules", "--options", "modules=bells"], "compares every module with none"),
    ],
)
def test_what_would_do_nothing_is_refused(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["lab", "study", "fresco", *asked]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert not told.out
