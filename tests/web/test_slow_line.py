"""A slow line is no punishment: what a page needs is known to the server and fetched at once."""

from collections.abc import Callable

import pytest

from tests.server.served import Served

from .guests import CHOICE, Guest
from .slow import SlowLine

Come = Callable[..., Guest]
ROUND_TRIP = 0.2  # seconds
LOBBY, TABLE = 2.0, 2.5  # seconds until the page can be used


@pytest.mark.parametrize("game", ["fresco", "princes", "fresco-cards"])
def test_pages_come_in_few_round_trips(guest: Come, server: Served, game: str) -> None:
    with SlowLine(server.port) as line:
        page = guest(base=line.base).page
        page.goto("/" if page.url.startswith("http") else line.base)
        page.wait_for_selector(f'[data-ui="play-{game}"]:enabled')
        to_lobby = line.trips
        page.click(f'[data-ui="play-{game}"]')
        page.wait_for_selector(CHOICE)
        to_table = line.trips - to_lobby
    assert to_lobby * ROUND_TRIP <= LOBBY, f"{to_lobby} round trips"
    assert to_table * ROUND_TRIP <= TABLE, f"{to_table} round trips"
