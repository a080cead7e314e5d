"""docs/bots.md tells the truth: its blocks run one after another, as a reader would type them."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
TEXT = GUIDE.read_text("utf-8")
BLOCKS: list[str] = re.findall(r"^```python\n(.*?)^```", TEXT, flags=re.DOTALL | re.MULTILINE)
COMMANDS: list[str] = re.findall(r"^bottega .*", TEXT, flags=re.MULTILINE)


def test_every_block_of_the_guide_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    monkeypatch.setattr(sys, "path", [*sys.path])
    player, *following = BLOCKS
    Path("mybots.py").write_text(player, "utf-8")
    names: dict[str, Any] = {}
    for number, block in enumerate(following):
        exec(compile(block, f"docs/bots.md, block {number + 2}", "exec"), names)  # noqa: S102 - that is the test
    assert "mybots:Greedy" in capsys.readouterr().out


def test_the_command_of_the_guide_runs(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BLOCKS[0], "utf-8")
    (command,) = COMMANDS
    name, *arguments = command.split()
    assert name == "bottega"
    program = "from bottega.cli import main; main()"
    run = subprocess.run(  # noqa: S603 - a command of our own
        [sys.executable, "-c", program, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "mybots:Greedy" in run.stdout


def test_the_player_of_the_guide_has_ten_lines() -> None:
    lines = [line for line in BLOCKS[0].splitlines() if line.strip()]
    assert len(lines) <= 10
