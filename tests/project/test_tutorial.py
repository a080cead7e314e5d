"""The tutorial is true: every cell runs in a notebook as it stands, and what it shows is a picture."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
TUTORIAL = DOCS / "tutorial.ipynb"
RUN = """
import sys
import nbformat
from nbclient import NotebookClient

source, target = sys.argv[1:]
notebook = nbformat.read(source, as_version=4)
nbformat.validate(notebook)
NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
nbformat.write(notebook, target)
"""
DRAWN = 8  # cells, at least, that show a picture
HEAVIEST = 250_000  # characters of one output


def cells(file: Path = TUTORIAL) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["cells"]
    return found


def test_the_tutorial_is_kept_without_what_it_gives_out() -> None:
    code = [cell for cell in cells() if cell["cell_type"] == "code"]
    assert len(code) > 12
    assert [cell["id"] for cell in code if cell["outputs"] or cell["execution_count"] is not None] == []


def test_the_pages_it_names_are_there() -> None:
    text = "".join(["".join(cell["source"]) for cell in cells() if cell["cell_type"] == "markdown"])
    links = re.findall(r"\]\(([\w/.]+)\)", text)
    assert len(links) > 3
    assert [link for link in links if not (DOCS / link).is_file()] == []


@pytest.mark.long
def test_every_cell_runs(tmp_path: Path) -> None:
    """In a kernel of its own, and in a folder of its own, as a reader would run it."""
    places = {name: str(tmp_path / name) for name in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR")}
    target = tmp_path / "run.ipynb"
    done = subprocess.run(  # noqa: S603 - a command of our own
        [sys.executable, "-c", RUN, str(TUTORIAL), str(target)],
        cwd=tmp_path,
        env={**os.environ, **places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    outputs = [output for cell in cells(target) for output in cell.get("outputs", ())]
    assert [output for output in outputs if output["output_type"] in ("error", "stderr")] == []
    drawn = ["".join(data) for output in outputs for data in pictures(output) if "<svg" in "".join(data)]
    assert len(drawn) >= DRAWN
    assert max(len(text) for text in drawn) < HEAVIEST
    assert (tmp_path / "plateau.svg").read_text("utf-8").startswith("<svg")


def pictures(output: dict[str, Any]) -> list[list[str]]:
    data = output.get("data", {})
    return [data[kind] for kind in ("text/html", "image/svg+xml") if kind in data]
