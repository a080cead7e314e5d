"""Starts servers. Each is a process of its own that runs the command `bottega serve`, forked from this one in which all
is loaded already: to load it takes most of a start, and a run needs hundreds. Worker processes of such a server load
this file too, so it imports little.

    python -m tests.faults.launcher [a spoilt build]

An order is a line of JSON, and is answered by the number of the process. When nobody orders any more, all end.
"""

import gc
import json
import os
import signal
import sys
import traceback
from typing import Any, Final, NoReturn

LOADED: Final = (
    "bottega.cli.commands",
    "bottega.cli.web",
    "bottega.server.run",
    "bottega.server.store.postgres",
    "bottega.games.fresco.game",
    "bottega.games.fresco_cards.game",
    "bottega.games.princes.game",
    "uvicorn.protocols.websockets.auto",
)


def main(spoilt: list[str]) -> None:
    for name in LOADED:
        __import__(name)
    if spoilt:
        from tests.faults.spoilt import SPOILT

        SPOILT[spoilt[0]]()
    gc.freeze()
    running: set[int] = set()
    for line in sys.stdin:
        running = {number for number in running if os.waitpid(number, os.WNOHANG) == (0, 0)}
        order = json.loads(line)
        number = os.fork()
        if number == 0:
            serve(order)
        running.add(number)
        print(number, flush=True)
    for number in running:
        os.kill(
            number, signal.SIGKILL
        )  # whatever has ended by itself has not been waited for, so the number is its own


def serve(order: dict[str, Any]) -> NoReturn:
    from bottega.__main__ import main as command

    written = os.open(order["output"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for place, file in enumerate((nothing, written, log)):
        os.dup2(file, place)
    sys.stdin = os.fdopen(0)  # this one has not been read from
    os.environ.update(order["environment"])
    sys.argv = ["bottega", *order["words"]]
    code: Any = 1
    try:
        command()
        code = 0
    except SystemExit as ended:
        code = ended.code
    except BaseException:  # noqa: BLE001 -- it would be lost
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
