import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser import NO_BROWSER, find_browser, is_needed
from tests.patience import PATIENCE
from tests.server.served import Served, settings

from .guests import Guest

# No request leaves the host, not even one of the browser's own.
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
# Nobody looks at the pictures: a graphics card that is only imitated costs more than drawing them at once.
PLAIN = ["--disable-gpu", "--in-process-gpu"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_browser()
    if found is None:
        pytest.fail(NO_BROWSER, pytrace=False) if is_needed() else pytest.skip(NO_BROWSER)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=[*QUIET, *PLAIN], timeout=PATIENCE * 1000)
        expect.set_options(timeout=PATIENCE * 1000)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Computers answer at once here, and no absent seat is taken."""
    with Served(settings(tmp_path_factory.mktemp("server"), grace=3600.0, hint_time=0.5)) as running:
        yield running


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run of a test."""
    monkeypatch.setattr("secrets.randbits", random.Random(request.node.name).getrandbits)


@pytest.fixture(scope="session")
def free(browser: Browser) -> Iterator[list[tuple[dict[str, Any], Guest]]]:
    """Browsers that were used before and are empty again. Their files are at hand, which halves the work of a page."""
    kept: list[tuple[dict[str, Any], Guest]] = []
    yield kept
    for _, one in kept:
        one.close()


@pytest.fixture
def guest(browser: Browser, server: Served, free: list[tuple[dict[str, Any], Guest]]) -> Iterator[Callable[..., Guest]]:
    """People with browsers of their own; at the end nothing may have gone wrong in any of them."""
    guests: list[tuple[dict[str, Any], Guest]] = []

    def come(fresh: bool = False, base: str | None = None, **how: Any) -> Guest:
        fresh = fresh or base is not None
        found = None if fresh else next((one for one in free if one[0] == how), None)
        if found is None:
            found = ({**how, "fresh": True} if fresh else how, Guest(browser, base or server.url, **how))
        else:
            free.remove(found)
        guests.append(found)
        return found[1]

    yield come
    troubles = [list(one.trouble.told) for _, one in guests]
    for how, one in guests:
        if "fresh" in how:
            one.close()
        else:
            one.renew()
            free.append((how, one))
    assert not any(troubles), troubles
