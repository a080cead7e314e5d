"""The conformance suite over Fresco: The Card Game, every number of players and a spread of options."""

import pytest

from bottega.games.fresco_cards.state import CardsState
from bottega.testing.conformance import CHECKS, Check, Setting, walk
from bottega.testing.fresco_cards_books import FrescoCardsBooks

SETTINGS = [
    Setting("fresco-cards", players, options, FrescoCardsBooks)
    for players in (2, 3, 4)
    for options in (
        {},
        {"half_bottles": "any", "workshop_piles": "mixed_piles", "top_value": "seven"},
        {"action_tile_mix": "more_requests", "workshop_piles": "mixed_piles", "turn_cap": 9},
    )
]


def label(setting: Setting) -> str:
    return f"{setting.players}-{'-'.join(map(str, setting.options.values())) or 'house'}"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", SETTINGS, ids=label)
@pytest.mark.parametrize("seed", range(2))
def test_the_card_game_keeps_the_kernels_promises(check: Check, setting: Setting, seed: int) -> None:
    check(setting, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_do_not_reach_the_cap(players: int) -> None:
    for seed in range(30):
        *_, (state, _, _) = walk(Setting("fresco-cards", players), seed)
        assert isinstance(state, CardsState)
        assert state.is_over
        assert state.reason == "sections"
