"""What befalls the servers of a run and their database, drawn from a seed: the same seed draws the same faults."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

KILL, STOP, PAUSE, DROP, SHUT, STALL, RESTART = "kill", "stop", "pause", "drop", "shut", "stall", "restart"
# How often each is drawn, and for how many seconds at least and at most it lasts. A pause may outlast any lease.
FAULTS: Final = {
    KILL: (4, 0.0, 1.5),  # kill -9, and a new start
    STOP: (1, 0.0, 1.0),  # as an operator does it, and a new start
    PAUSE: (4, 0.05, 9.0),  # SIGSTOP and SIGCONT
    DROP: (3, 0.0, 0.0),  # all connections of a server with the database are cut
    SHUT: (2, 0.2, 7.0),  # and no new one is let through for a while
    STALL: (3, 0.2, 9.0),  # nothing goes through, and nothing is lost
    RESTART: (1, 0.0, 2.0),  # the database itself, at once
}
OF_A_SERVER: Final = (KILL, STOP, PAUSE)
ALL: Final = tuple(FAULTS)
MOST_BETWEEN: Final = 25  # accepted requests between the beginnings of two faults


@dataclass(frozen=True, slots=True)
class Fault:
    kind: str
    server: int  # of a restart none is meant
    seconds: float
    after: int  # so many accepted requests since the fault before


def drawn(seed: int, count: int, servers: int, kinds: Sequence[str]) -> list[Fault]:
    rng = random.Random(seed)
    weights = [FAULTS[kind][0] for kind in kinds]
    found = []
    for _ in range(count):
        kind = rng.choices(kinds, weights)[0]
        _, least, most = FAULTS[kind]
        # Often short, sometimes long: what is awkward lies at both ends.
        seconds = least + (most - least) * rng.random() ** 2
        found.append(Fault(kind, rng.randrange(servers), seconds, rng.randrange(MOST_BETWEEN + 1)))
    return found
