"""docs/notebooks.md tells the truth: its blocks run one after another."""

import re
from pathlib import Path
from typing import Any

import pytest

TEXT = (Path(__file__).parents[2] / "docs" / "notebooks.md").read_text("utf-8")
BLOCKS: list[str] = re.findall(r"^```python\n(.*?)^```", TEXT, flags=re.DOTALL | re.MULTILINE)


def test_every_block_of_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    for number, block in enumerate(BLOCKS, 1):
        exec(compile(block, f"docs/notebooks.md, block {number}", "exec"), names)  # noqa: S102 - that is the test
    assert sorted(file.name for file in tmp_path.iterdir()) == ["board.png", "board.svg"]
