"""The conformance suite over every game of the house, every number of players and a spread of options."""

import pytest

from bottega.testing.conformance import CHECKS, Check, Setting
from bottega.testing.fresco_books import FrescoBooks

SETTINGS = [
    Setting("fresco", players, options, FrescoBooks)
    for players in (2, 3, 4)
    for options in (
        {"idle_rounds": 2},
        {"idle_rounds": 1, "market_refresh": "redraw", "start_rotation": "rear_to_front", "screens": "open"},
        {"idle_rounds": 1, "hostel_three_players": "four_rows", "booths": "even_booths"},
    )
]


def label(setting: Setting) -> str:
    return f"{setting.game_id}-{setting.players}-{'-'.join(map(str, setting.options.values()))}"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", SETTINGS, ids=label)
@pytest.mark.parametrize("seed", range(3))
def test_every_game_keeps_the_kernels_promises(check: Check, setting: Setting, seed: int) -> None:
    check(setting, seed)
