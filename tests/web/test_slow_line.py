"""A slow line is no punishment: what a page needs is known to the server and fetched at once."""

from collections.abc import Callable

import pytest

from tests.server.served import Served
from tests.soaked import mostly

from .guests import CHOICE, Guest
from .slow import SlowLine

Come = Callable[..., Guest]
ROUND_TRIP = 0.2  # seconds
LOBBY, TABLE = 2.0, 2.5  # seconds until the page can be used
SILENCES = (0.25, 1.0, 4.0)  # seconds; the longer ones are for a busy machine


@pytest.mark.long
@pytest.mark.parametrize("game", mostly(["fresco", "princes", "fresco-cards"]))
def test_pages_come_in_few_round_trips(guest: Come, server: Served, game: str) -> None:
    told = []
    for silence in SILENCES:
        to_lobby, to_table = round_trips(guest, server, game, silence)
        if to_lobby * ROUND_TRIP <= LOBBY and to_table * ROUND_TRIP <= TABLE:
            return
        told.append(f"{to_lobby} and {to_table} round trips with a silence of {silence} s")
    raise AssertionError("; ".join(told))


def round_trips(come: Come, server: Served, game: str, silence: float) -> tuple[int, int]:
    """To the front page, and from there to the table."""
    with SlowLine(server.port, silence) as line:
        page = come(base=line.base).goto("/")
        page.wait_for_selector(f'[data-ui="play-{game}"]:enabled')
        to_lobby = line.trips
        page.click(f'[data-ui="play-{game}"]')
        page.wait_for_selector(CHOICE)
        to_table = line.trips - to_lobby
        page.goto("about:blank")  # the line ends here, and nobody shall miss it
    return to_lobby, to_table
