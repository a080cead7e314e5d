"""What runs on the forge runs at home: each step of a workflow is a make target, or the command of one."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):.*##", MAKEFILE, re.MULTILINE))
RUNS = [
    (file.name, run) for file in WORKFLOWS for run in re.findall(r"\brun:(.*)$", file.read_text("utf-8"), re.MULTILINE)
]


def commands_of(target: str) -> list[str]:
    """What make would run for a target on a fresh machine, with the Python that is there instead of our own."""
    # A make above this one hands on what it was called with.
    clean = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "ARGS")}
    asked = subprocess.run(  # noqa: S603 - our own Makefile, which only says what it would do
        ["make", "--always-make", "--dry-run", "--no-print-directory", target],  # noqa: S607
        cwd=ROOT,
        env=clean,
        capture_output=True,
        text=True,
        check=True,
    )
    return [" ".join(line.split()).replace(".venv/bin/python", "python") for line in asked.stdout.splitlines()]


def test_there_are_steps() -> None:
    assert {name for name, _ in RUNS} == {file.name for file in WORKFLOWS}


def is_target_or_command(run: str) -> bool:
    called = re.fullmatch(r"make ([a-z-]+)( PYTHON=python)?", run)
    return run in commands_of("test-engine") if called is None else called[1] in TARGETS


def test_every_step_is_a_make_target_or_its_command() -> None:
    assert [(name, run) for name, run in RUNS if not is_target_or_command(run.strip())] == []


def test_actions_are_pinned_to_a_major_version() -> None:
    used = [action for file in WORKFLOWS for action in re.findall(r"uses: (\S+)", file.read_text("utf-8"))]
    assert used
    assert [action for action in used if not re.fullmatch(r"actions/[\w-]+@v\d+", action)] == []


def test_the_pythons_we_promise_are_those_we_try() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = re.findall(r":: Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert project["requires-python"] == f">={promised[0]}"
    (tried,) = re.findall(r"python: \[(.*?)\]", (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    assert re.findall(r"3\.\d+", tried) == promised
