"""Processes that fail as computer players may. They are spawned, so this file loads little."""

import os
import time
from multiprocessing.connection import Connection
from pathlib import Path

from bottega.server.workers import READY, worker_main

MARK = "BOTTEGA_TEST_MARK"


def first_time() -> bool:
    mark = Path(os.environ[MARK])
    fresh = not mark.exists()
    mark.touch()
    return fresh


def crashes_once(line: Connection) -> None:
    if first_time():
        line.send(READY)
        line.recv()
        os._exit(3)
    worker_main(line)


def hangs_once(line: Connection) -> None:
    if first_time():
        line.send(READY)
        line.recv()
        time.sleep(600)
    worker_main(line)


def does_not_start_once(line: Connection) -> None:
    if first_time():
        os._exit(4)
    worker_main(line)


def talks_nonsense(line: Connection) -> None:
    line.send(READY)
    while True:
        line.recv()
        line.send(-7)
