"""The mutation run, at a toy of an engine: what no test with @rule would miss is found, and nothing else."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
RULES = """
LIMIT = 2


def worth(cards: int) -> int:
    if cards > LIMIT:
        return 9
    return cards


def lonely(cards: int) -> int:
    return cards - 1
"""
# What runs while a module is loaded is tried in processes that load everything anew: one run with such a line will do.
PLAIN = RULES.replace("LIMIT = 2\n\n\n", "").replace("> LIMIT", "> 2")
TESTS = """
import pytest
from bottega.games.toy.rules import lonely, worth


@pytest.mark.rule("T-1-1")
def test_few_cards():
    assert [worth(cards) for cards in (1, 2)] == [1, 2]


@pytest.mark.rule("T-1-2")
def test_many_cards():
    assert worth(3) == 9


def test_without_a_rule():
    assert lonely(1) == 0
"""
FILE = "src/bottega/games/toy/rules.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    shutil.copytree(TOOLS, tmp_path / "tools")
    (tmp_path / ".venv").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "tests" / "conformance").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\nmarkers = ["rule(*ids): rows"]\n', "utf-8")
    for path, text in {FILE: PLAIN, "tests/games/toy/test_toy.py": TESTS}.items():
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).write_text(text, "utf-8")
    for package in ("src/bottega", "src/bottega/games", "src/bottega/games/toy"):
        (tmp_path / package / "__init__.py").touch()
    explain(tmp_path)
    return tmp_path


def explain(tree: Path, *mutations: str) -> None:
    entries = [
        f'[[explained]]\nfile = "rules.py"\nfunction = "*"\nmutation = "{mutation}"\nreason = "a toy"\n'
        for mutation in mutations
    ]
    (tree / "tools" / "mutants.toml").write_text("\n".join(entries) or "explained = []", "utf-8")


def ended(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "tools" / "mutants.py"), "--jobs", "1", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)  # noqa: S603 - our own


def run(tree: Path, *arguments: str) -> tuple[int, list[str]]:
    """How the run ends, and the texts of the survivors."""
    done = ended(tree, *arguments)
    assert done.stderr == ""
    lines = [line for line in done.stdout.splitlines() if line.startswith("survived: ")]
    return done.returncode, sorted([line.split(" ", 2)[2] for line in lines])


@pytest.mark.long
def test_what_no_rule_misses_is_listed_until_it_is_explained(tree: Path) -> None:
    survivors = [f"return cards - 1 -> return cards {other}" for other in ("+ 1", "- 0", "- 2")]
    (tree / FILE).write_text(RULES, "utf-8")
    assert run(tree) == (1, [f"lonely: {text}" for text in survivors])
    assert (tree / FILE).read_text("utf-8") == RULES
    (tree / FILE).write_text(PLAIN, "utf-8")
    assert run(tree, "--no-rules-only", FILE) == (0, [])
    explain(tree, *survivors)
    assert run(tree, FILE) == (0, [])
    assert (tree / FILE).read_text("utf-8") == PLAIN


def test_an_explanation_of_nothing_or_of_what_is_missed_is_wrong(tree: Path) -> None:
    survivors = [f"return cards - 1 -> return cards {other}" for other in ("+ 1", "- 0", "- 2")]
    explain(tree, *survivors, "return 9 -> return 10", "return 7 -> return 8")
    done = ended(tree)
    assert done.returncode == 1
    assert [line for line in done.stdout.splitlines() if line.startswith("expl")] == [
        "explained, but a test misses it: rules.py *: return 9 -> return 10",
        "explains nothing: rules.py *: return 7 -> return 8",
    ]
    assert "survived: " not in done.stdout


@pytest.mark.long
def test_an_endless_loop_is_as_good_as_a_failed_test(tree: Path) -> None:
    loop = "\n\ndef count(cards: int) -> int:\n    while cards < 3:\n        cards += 1\n    return cards\n"
    (tree / FILE).write_text(PLAIN + loop, "utf-8")
    tool = tree / "tools" / "mutants.py"
    usual, hasty = "PATIENCE = (2.0, 10.0)", "PATIENCE = (0.2, 10.0)"
    assert usual in tool.read_text("utf-8")
    tool.write_text(tool.read_text("utf-8").replace(usual, hasty), "utf-8")
    tests = '\n\n@pytest.mark.rule("T-1-3")\ndef test_count():\n    assert count(2) == 3\n'
    tests = TESTS.replace("lonely, worth", "count, lonely, worth") + tests
    (tree / "tests/games/toy/test_toy.py").write_text(tests, "utf-8")
    assert [text for text in run(tree)[1] if text.startswith("count")] == []


def test_the_lines_of_a_row(tree: Path) -> None:
    (tree / "tests/games/toy/test_toy.py").write_text(TESTS.replace("== 9", "> 3"), "utf-8")
    assert run(tree, "--rows", "T-1-2") == (1, ["worth: return 9 -> return 10", "worth: return 9 -> return 8"])


def test_what_is_wrong_is_said_in_one_line(tree: Path) -> None:
    for arguments, said in (
        (["--rows", "T-9-9"], "No test holds the row T-9-9.\n"),
        (["src/nothing.py"], "There is no file src/nothing.py.\n"),
    ):
        done = ended(tree, *arguments)
        assert (done.returncode, done.stderr) == (1, said)
