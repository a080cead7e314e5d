"""Thinking on other machines: a server puts its questions as jobs into a queue in its database, helpers
(`bottega think`) take them there, and the answers come back the same way. Each question holds what its seat knows and
nothing else.
"""

from typing import TYPE_CHECKING, Final

from bottega.server.store.file import StoreError

if TYPE_CHECKING:
    from bottega.server.elsewhere.link import Link
    from bottega.server.metrics import Metrics
    from bottega.server.settings import Settings
    from bottega.server.workers import Workers

HERE: Final = "here"
ELSEWHERE: Final = "elsewhere"
WAYS: Final = (HERE, ELSEWHERE)


def link_of(settings: "Settings", workers: "Workers", metrics: "Metrics") -> "Link | None":
    """To those who think for this server on other machines, where it is told to ask them."""
    if settings.think == HERE or settings.database is None:
        return None
    try:
        from bottega.server.elsewhere.link import Link
    except ImportError as error:
        raise lacking(error) from None
    return Link(settings.database, settings.think_time, workers, metrics)


def lacking(error: ImportError) -> StoreError:
    return StoreError(f"Thinking elsewhere needs {error.name}. Install it with: pip install 'bottega[postgres]'")
