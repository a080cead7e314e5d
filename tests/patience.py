"""How long a test waits for what must happen. Only a test that hangs ever waits so long: no speed is measured here."""

import threading
from collections.abc import Callable

PATIENCE = 120.0  # seconds, on a busy machine too
TICK = 0.01


def wait_until(true: Callable[[], object]) -> None:
    """For what no message tells of."""
    pause = threading.Event()
    for _ in range(int(PATIENCE / TICK)):
        if true():
            return
        pause.wait(TICK)
    raise AssertionError("it never happened")
