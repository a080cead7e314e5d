import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .house import Guest, House

NAMES = ("chromium", "chromium-browser", "google-chrome")
# No request leaves the host, not even one of the browser's own.
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("The browser tests need Chromium. On Debian and Ubuntu: apt install chromium", pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def guest(browser: Browser, house: House) -> Iterator[Callable[..., Guest]]:
    """People with browsers of their own; at the end nothing may have gone wrong in any of them."""
    guests: list[Guest] = []

    def come(**how: Any) -> Guest:
        guests.append(Guest(browser, house.base, **how))
        return guests[-1]

    yield come
    for one in guests:
        told = one.trouble.told
        one.close()
        assert told == []
