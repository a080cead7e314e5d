"""Workers as the bench sees them: started once, asked in turn, stopped together."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent


class EngineMissing(Exception):
    """The engine does not start here; the text is one line that says why."""


class Engine:
    """
    One worker process. `python` is the interpreter of its environment, `path` the copy of Bottega it shall see.
    """

    def __init__(self, script: str, python: Path, path: Path | None = None) -> None:
        self.script = script
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if path:
            environment["PYTHONPATH"] = str(path)
        try:
            self._process = subprocess.Popen(
                [str(python), str(HERE / script)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env=environment,
            )
        except OSError as error:
            raise EngineMissing(f"{script}: {error.strerror}: {python}") from error
        self._answer()

    def ask(self, **request: Any) -> dict[str, float]:
        self._pipe("stdin").write(json.dumps(request) + "\n")
        self._pipe("stdin").flush()
        return self._answer()

    def stop(self) -> None:
        self._pipe("stdin").close()
        self._process.wait()

    def _answer(self) -> dict[str, Any]:
        line = self._pipe("stdout").readline()
        if not line:
            complaint = self._pipe("stderr").read().strip().splitlines()
            raise EngineMissing(f"{self.script}: {complaint[-1] if complaint else 'ended without a word'}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _pipe(self, name: str) -> Any:
        return getattr(self._process, name)
