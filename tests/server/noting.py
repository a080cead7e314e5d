"""A computer player who notes that he was asked, and answers when he may. The processes that think do not know what a
test has set, so the seed tells him where: all but its last byte is the name of a folder.
"""

import os
import tempfile
import time
from pathlib import Path

from bottega.core.observation import Observation

NAME = "tests.server.noting:Noting"
FREE = "free"  # a file that lets everybody answer


def folder(seed: int) -> Path:
    return Path(tempfile.gettempdir()) / f"bottega-noting-{seed >> 8}"


class Noting:
    name = NAME

    def __init__(self, game_id: str, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> int:
        place = folder(self.seed)
        with (place / "begun").open("a") as begun:
            begun.write(f"{self.seed & 255} {os.getppid()}\n")
        while place.exists() and not (place / FREE).exists():
            time.sleep(0.01)
        return observation.legal_actions[-1]
