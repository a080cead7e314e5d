from pathlib import Path

import hypothesis
import pytest

pytest_plugins = ["bottega.testing.plugin"]

BROWSER = Path(__file__).parent / "web"

# A slow example is no wrong one, and the machine may be busy.
hypothesis.settings.register_profile(
    "bottega", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow], print_blob=True
)
hypothesis.settings.load_profile("bottega")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once a browser runs in a process, nothing else there can run an event loop."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
