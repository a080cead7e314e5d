"""What a server has done, as Prometheus reads it. Numbers only: no name, no address, no table and no guest is in them.

On the way of an action nothing more is done than to count. What can be counted when somebody asks is counted then.
"""

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
# Seconds: from a commit on a fast disk to a computer that thinks for long.
TIMES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)


class Counter:
    """How often something has happened, for each kind of it."""

    __slots__ = ("about", "kinds", "label", "name")

    def __init__(self, name: str, about: str, label: str | None = None) -> None:
        self.name, self.about, self.label = name, about, label
        self.kinds: dict[str, int] = {} if label else {"": 0}

    def count(self, kind: str = "") -> None:
        self.kinds[kind] = self.kinds.get(kind, 0) + 1

    def lines(self) -> Iterator[str]:
        yield from described(self.name, self.about, "counter")
        for kind, number in sorted(self.kinds.items()):
            yield f"{self.name}{labelled(self.label, kind)} {number}"


class Histogram:
    """How much of something there was each time."""

    __slots__ = ("about", "bounds", "counts", "name", "sum")

    def __init__(self, name: str, about: str, bounds: Sequence[float] = TIMES) -> None:
        self.name, self.about, self.bounds = name, about, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def lines(self) -> Iterator[str]:
        yield from described(self.name, self.about, "histogram")
        counts, so_far = tuple(self.counts), 0
        for bound, number in zip((*self.bounds, None), counts, strict=True):
            so_far += number
            yield f"{self.name}_bucket{labelled('le', '+Inf' if bound is None else f'{bound:g}')} {so_far}"
        yield f"{self.name}_sum {self.sum:.9g}"
        yield f"{self.name}_count {so_far}"


class Metrics:
    """Of one server, since its start."""

    def __init__(self) -> None:
        self.actions = Counter("bottega_actions_total", "Actions taken, by who chose them.", "by")
        self.action_time = Histogram("bottega_action_seconds", "From an action that is received to one that is told.")
        self.commit_time = Histogram("bottega_commit_seconds", "Until a batch of rows is on the disk.")
        self.batch = Histogram("bottega_commit_batch", "Commits that share one flush to the disk.", SIZES)
        self.thinking = Histogram("bottega_thinking_seconds", "Until a computer has decided, waiting included.")
        self.messages = Counter("bottega_messages_total", "Messages received over sockets, by their type.", "type")
        self.refusals = Counter("bottega_refusals_total", "What was refused, by its code.", "code")
        self.tables_made = Counter("bottega_tables_made_total", "Tables made, by their game.", "game")
        self.chats = Counter("bottega_chats_total", "Lines of chat.")
        self.asked = 0  # computers that think, or wait for it

    def committed(self, size: int, seconds: float) -> None:
        """One batch; the thread that writes calls this, and nobody else writes to these two."""
        self.batch.note(size)
        self.commit_time.note(seconds)

    @contextmanager
    def thinks(self) -> Iterator[None]:
        """A computer is asked, until it has decided."""
        began = time.perf_counter()
        self.asked += 1
        try:
            yield
        finally:
            self.asked -= 1
            self.thinking.note(time.perf_counter() - began)

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """`gauges`: how it stands now, by name, each with what it means."""
        kept: list[Counter | Histogram] = [
            self.actions,
            self.action_time,
            self.commit_time,
            self.batch,
            self.thinking,
            self.messages,
            self.refusals,
            self.tables_made,
            self.chats,
        ]
        lines = [line for one in kept for line in one.lines()]
        for name, (about, value) in gauges.items():
            lines += [*described(name, about, "gauge"), f"{name} {value:.9g}"]
        return "\n".join(lines) + "\n"


def described(name: str, about: str, kind: str) -> Iterable[str]:
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"


def labelled(label: str | None, value: str) -> str:
    return "" if label is None else f'{{{label}="{value}"}}'
