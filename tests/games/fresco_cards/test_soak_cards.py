"""The long run: a thousand random games for each number of players, each through every check; and how often the cap on
turns ended one."""

from functools import partial

import pytest

from bottega.core.rng import Rng
from bottega.games.fresco_cards.state import CardsState
from bottega.testing.conformance import CHECKS, Check, Setting, check_sample, clones_are_independent, walk
from bottega.testing.fresco_cards_books import FrescoCardsBooks

GAMES, BLOCK = 1000, 25
POINTS = 1000


def drawn_setting(players: int, seed: int) -> Setting:
    """Every fourth game at the usual options, the others at drawn ones."""
    rng = Rng(seed, f"options/{players}")
    options = {
        "half_bottles": ("same_blend", "any")[rng.below(2)],
        "workshop_piles": ("one_colour", "mixed_piles")[rng.below(2)],
        "top_value": ("eight", "seven")[rng.below(2)],
        "action_tile_mix": ("turn_5_swap_5_request_4_paint_6", "more_requests")[rng.below(2)],
        "turn_cap": (8, 200)[rng.below(2)],
    }
    return Setting("fresco-cards", players, {} if seed % 4 == 0 else options, FrescoCardsBooks)


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
def test_how_often_the_cap_ends_a_random_game(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    capped, rounds = 0, []
    for seed in range(GAMES):
        *_, (state, _, _) = walk(Setting("fresco-cards", players), seed)
        assert isinstance(state, CardsState)
        capped += state.reason == "turn-cap"
        rounds.append(state.round)
    with capsys.disabled():
        print(f"\n{players} x random: {capped} of {GAMES} games reached the cap; the longest had {max(rounds)} rounds")
    assert capped == 0


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_samples_play_on_to_the_end(players: int) -> None:
    rng, points, seed = Rng(players, "points"), 0, 0
    while points < POINTS:
        seed += 1
        for state, _, _ in walk(drawn_setting(players, seed), seed):
            if points < POINTS and rng.below(8) == 0:
                check_sample(state, rng.below(players), rng, seed, play_on=True)
                points += 1
