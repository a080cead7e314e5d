"""docs/studies tells the truth: its commands run, with fewer games, and its tables say what the kept findings say."""

import csv
import re
import shlex
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

import bottega
from bottega import cli

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
PAGES = sorted(STUDIES.glob("*.md"))
OTHERS = {"README", "strength"}  # tests/tools/test_matches.py reads the second
GAME_PAGES = [page for page in PAGES if page.stem not in OTHERS]
TEXTS = "\n".join([page.read_text("utf-8") for page in PAGES])
COMMANDS: list[str] = re.findall(r"^bottega .*", TEXTS, re.MULTILINE)
SMALL = {"--games": "1", "--bots": "random"}
CELL = re.compile(r"[+-]\d+\.\d ± \d+\.\d")


@cache
def findings(page: str) -> dict[tuple[str, str], str]:
    """What was found, by the thing and the round it is about, as the tables write it; a further figure goes by its name
    instead of a round."""
    found = {}
    for file in sorted((STUDIES / page).glob("*.csv")):
        with file.open(encoding="utf-8") as opened:
            for row in csv.DictReader(opened):
                thing = row.get("choice") or row.get("module") or f"order {row['order']}"
                found[thing, row.get("round", "points")] = told(row["effect"], row["error"])
                for name in row:
                    if f"{name}_error" in row:
                        found[thing, name] = told(row[name], row[f"{name}_error"])
    return found


def told(effect: str, error: str) -> str:
    return f"{float(effect):+.1f} ± {float(error):.1f}"


def test_each_game_has_its_page_with_commands_tables_and_pictures() -> None:
    assert {page.stem for page in PAGES} == {*OTHERS, *[meta.id for meta in bottega.metas()]}
    for page in GAME_PAGES:
        text = page.read_text("utf-8")
        kept = sorted((STUDIES / page.stem).iterdir())
        assert [file for file in kept if f"]({page.stem}/{file.name})" not in text] == []
        assert text.count("\nbottega lab study ") == len([file for file in kept if file.suffix == ".csv"])


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.stem)
def test_tables_say_what_was_found(page: Path) -> None:
    lines = [line for line in page.read_text("utf-8").splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    compared = 0
    header: list[str] = []
    for thing, *cells in rows:
        if any(CELL.fullmatch(cell) for cell in cells):
            for column, cell in zip(header, cells, strict=True):
                if CELL.fullmatch(cell):
                    assert cell == findings(page.stem)[thing, column], (thing, column)
                    compared += 1
        elif not set(thing) <= {"-"}:
            header = cells
    assert compared > 5


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)[1:]
    given = dict(pairwise(words))
    assert set(SMALL) | {"--seed", "--players", "--out"} <= set(given), "all that the figures depend on is said"
    assert cli.run([SMALL.get(before, word) for before, word in pairwise(["", *words])]) == 0
    assert capsys.readouterr().out
    assert (tmp_path / given["--out"] / "findings.csv").exists()
