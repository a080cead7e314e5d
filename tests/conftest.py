from pathlib import Path

import pytest

pytest_plugins = ["bottega.testing.plugin"]

BROWSER = Path(__file__).parent / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: once a browser runs in a process, nothing else there can run an event loop."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
