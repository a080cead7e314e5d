import hypothesis
import pytest

from browser import NO_BROWSER
from tests.rl.guide import NO_LEARNER

pytest_plugins = ["bottega.testing.plugin"]

LONGEST = ("test_blind.py", "test_line.py", "test_traffic.py", "test_table.py", "test_everyone.py", "test_editions.py")

# A slow example is no wrong one, and the machine may be busy.
hypothesis.settings.register_profile(
    "bottega", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow], print_blob=True
)
hypothesis.settings.load_profile("bottega")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once a browser runs in a process, nothing else there can run an event loop.

    The longest of them come first, so that no process waits long for another one at the end.
    """
    items.sort(key=lambda item: (needs_browser(item), item.path.name not in LONGEST))


def needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What is missing here is said once more at the end, where it is read."""
    for missing in (NO_BROWSER, NO_LEARNER):
        skipped = [report for report in terminalreporter.getreports("skipped") if missing in str(report.longrepr)]
        if skipped:
            terminalreporter.write_line(f"{missing}. {len(skipped)} tests were skipped.", red=True, bold=True)
