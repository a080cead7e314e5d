"""One function over many tasks: here, in processes of this machine, or on many machines with Ray. The results come in
the order of the tasks and do not depend on where they were worked out.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from bottega.core.errors import OptionError
from bottega.lab.workers import in_processes

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], tasks: Sequence[T], jobs: int = 1, ray: str | None = None) -> Iterator[R]:
    """`ray` is the address of a cluster; without one, `jobs` processes.

    >>> list(spread(abs, [-1, 2, -3]))
    [1, 2, 3]
    """
    if ray is not None:
        return on_cluster(work, tasks, ray)
    return map(work, tasks) if jobs == 1 else in_processes(work, tasks, jobs)


def on_cluster(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    try:
        import ray
    except ImportError:
        raise OptionError("Many machines need Ray: pip install 'bottega[cluster]'.") from None
    cluster: Any = ray
    if not cluster.is_initialized():
        cluster.init(address=address, log_to_driver=False, configure_logging=False)
    remote = cluster.remote(work)
    for future in [remote.remote(task) for task in tasks]:
        result: R = cluster.get(future)
        yield result
