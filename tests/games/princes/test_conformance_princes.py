"""The conformance suite over The Princes of Florence: every number of players and a spread of options."""

from functools import partial

import pytest

from bottega.core.rng import Rng
from bottega.testing.conformance import CHECKS, Check, Setting, check_sample, clones_are_independent, walk
from bottega.testing.princes_books import PrincesBooks

SETTINGS = [
    Setting("princes", players, options, PrincesBooks)
    for players in (3, 4, 5)
    for options in (
        {},
        {"money": "open", "free_sale": "yes", "first_player": "random", "palace": "tall_palace"},
        {"landscape_sizes": "sizes_5_4_3", "hospital_shape": "plus_hospital", "profession_names": "rival_names"},
    )
]
GAMES, BLOCK = 1000, 25
POINTS = 1000


def label(setting: Setting) -> str:
    return f"{setting.players}-{'-'.join(map(str, setting.options.values())) or 'usual'}"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("setting", SETTINGS, ids=label)
@pytest.mark.parametrize("seed", range(3))
def test_the_game_keeps_the_kernels_promises(check: Check, setting: Setting, seed: int) -> None:
    sparing(check, 10)(setting, seed)


def drawn_setting(players: int, seed: int) -> Setting:
    """Every other game at the usual options, the others at drawn ones."""
    rng = Rng(seed, f"options/{players}")
    options = {
        "first_player": ("first_seat", "random")[rng.below(2)],
        "money": ("hidden", "open")[rng.below(2)],
        "free_sale": ("no", "yes")[rng.below(2)],
        "palace": ("wide", "tall_palace")[rng.below(2)],
        "landscape_sizes": ("sizes_4_3_2", "sizes_6_4_2", "sizes_5_4_3")[rng.below(3)],
        "hospital_shape": ("t_shape", "plus_hospital")[rng.below(2)],
        "profession_names": ("main_names", "rival_names")[rng.below(2)],
    }
    return Setting("princes", players, {} if seed % 2 == 0 else options, PrincesBooks)


def sparing(check: Check, every: int) -> Check:
    """Copies are all compared now and then and at the end, not at each move."""
    return partial(clones_are_independent, every=every) if check is clones_are_independent else check


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("block", range(GAMES // BLOCK))
def test_a_thousand_games(players: int, block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        for check in CHECKS:
            sparing(check, 50)(drawn_setting(players, seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_thousand_samples_play_on_to_the_end(players: int) -> None:
    rng, points, seed = Rng(players, "points"), 0, 0
    while points < POINTS:
        seed += 1
        for state, _, _ in walk(Setting("princes", players), seed):
            if points < POINTS and rng.below(8) == 0:
                check_sample(state, state.to_act[rng.below(len(state.to_act))], rng, seed, play_on=True)
                points += 1
