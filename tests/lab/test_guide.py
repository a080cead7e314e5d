"""docs/lab.md tells the truth: its blocks run, and so do its commands, with fewer games."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from bottega import cli

TEXT = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
BLOCKS: list[str] = re.findall(r"^```python\n(.*?)^```", TEXT, flags=re.DOTALL | re.MULTILINE)
COMMANDS: list[str] = re.findall(r"^bottega .*", TEXT, flags=re.MULTILINE)
FEW = {"--games": "8", "--jobs": "1", "--generations": "1"}
FILES = ("--out", "--rows")
QUICK = {"study": ["--bots", "random", "--games", "1"], "train": ["--trials", "2"], "ladder": ["--games", "1"]}


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(compile(block, "docs/lab.md", "exec"), names)  # noqa: S102 - that is the test
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(command)[1:]
    fewer = [FEW.get(before, word) for before, word in zip(["", *words], words, strict=False)]
    assert cli.run([*fewer, *QUICK.get(words[1], [])]) == 0
    assert capsys.readouterr().out
    assert any(tmp_path.iterdir()) == any(flag in words for flag in FILES)
