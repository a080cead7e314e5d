"""Engines as the bench sees them: asked for one piece of work at a time, each in a fresh process."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


class EngineMissing(Exception):
    """The engine does not run here; the text is one line that says why."""


@dataclass(frozen=True)
class Engine:
    """
    A worker's script. `python` is the interpreter of its environment, `path` the copy of Bottega it shall see.
    """

    script: str
    python: Path
    path: Path | None = None

    def ask(self, **request: Any) -> dict[str, float]:
        """Processes of one engine differ by a tenth and more, by luck of memory and hashes: none is asked twice."""
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if self.path:
            environment["PYTHONPATH"] = str(self.path)
        command = [str(self.python), str(HERE / self.script), json.dumps(request)]
        try:
            asked = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        except OSError as error:
            raise EngineMissing(f"{self.script}: {error.strerror}: {self.python}") from error
        if asked.returncode:
            complaint = asked.stderr.strip().splitlines()
            raise EngineMissing(f"{self.script}: {complaint[-1] if complaint else 'ended without a word'}")
        answer: dict[str, float] = json.loads(asked.stdout)
        return answer
