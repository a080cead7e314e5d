"""The long run: a thousand random games for each number of players, each through every check."""

from functools import partial

import pytest

from bottega.core.rng import Rng
from bottega.testing.conformance import CHECKS, Check, Setting, check_sample, clones_are_independent, walk
from bottega.testing.fresco_books import FrescoBooks

GAMES, BLOCK = 1000, 25
POINTS = 1000


def drawn_setting(players: int, seed: int) -> Setting:
    """Every tenth game at the usual options, the others at drawn ones."""
    rng = Rng(seed, f"options/{players}")
    options = {
        "idle_rounds": (1, 2, 3, 5)[rng.below(4)],
        "market_refresh": ("fill", "redraw")[rng.below(2)],
        "start_rotation": ("front_to_rear", "rear_to_front")[rng.below(2)],
        "screens": ("closed", "open")[rng.below(2)],
        "hostel_three_players": ("five_rows", "four_rows")[rng.below(2)],
        "booths": ("rising_booths", "even_booths")[rng.below(2)],
    }
    return Setting("fresco", players, {} if seed % 10 == 0 else options, FrescoBooks)


def soaked(check: Check) -> Check:
    """Copies of long games are all compared every fiftieth move, not at each one."""
    return partial(clones_are_independent, every=50) if check is clones_are_independent else check


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("block", range(GAMES // BLOCK))
def test_a_thousand_games(players: int, block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        for check in CHECKS:
            soaked(check)(drawn_setting(players, seed), seed)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_samples_play_on_to_the_end(players: int) -> None:
    rng, points, seed = Rng(players, "points"), 0, 0
    while points < POINTS:
        seed += 1
        for state, _, _ in walk(Setting("fresco", players, {"idle_rounds": 2}), seed):
            if points < POINTS and rng.below(8) == 0:
                check_sample(state, state.to_act[rng.below(len(state.to_act))], rng, seed, play_on=True)
                points += 1
