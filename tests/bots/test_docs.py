"""docs/bots.md tells the truth: its blocks run one after another, as a reader would type them."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
BLOCKS: list[str] = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def test_every_block_of_the_guide_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    player, *following = BLOCKS
    Path("mybots.py").write_text(player, "utf-8")
    names: dict[str, Any] = {}
    for number, block in enumerate(following):
        exec(compile(block, f"docs/bots.md, block {number + 2}", "exec"), names)  # noqa: S102 - that is the test
    assert "greedy" in names["result"].entries[0].name or names["result"].entries[0].name == "mybots:Greedy"
    assert "mybots:Greedy" in capsys.readouterr().out
    sys.modules.pop("mybots")


def test_the_player_of_the_guide_has_ten_lines() -> None:
    lines = [line for line in BLOCKS[0].splitlines() if line.strip()]
    assert len(lines) <= 10
