"""The quick policy: legal with any modules, blind to secrets, and no fool."""

import pytest

import bottega
from bottega.core.playout import ROUND, Uniform, play_on
from bottega.games.fresco.meta import MODULES
from bottega.games.fresco.quick import Quick
from bottega.games.fresco.quick_worth import DEFAULT, WEIGHTS
from bottega.games.fresco.state import FrescoState
from tests.soaked import mostly

GAME = bottega.game("fresco")
SETS = [(), MODULES, *[(module,) for module in MODULES]]


@pytest.mark.parametrize("modules", SETS, ids=lambda modules: "+".join(modules) or "base")
@pytest.mark.parametrize("rounds", mostly([2, 3]))
def test_it_looks_only_at_what_the_seat_knows(modules: tuple[str, ...], rounds: int) -> None:
    """The same seed chooses the same in the whole truth and in what is left of it for the seat."""
    players = 2 + len(modules) % 3
    state = GAME.new(players=players, seed=players, options={"modules": list(modules)})
    chance = Uniform(players)
    while not state.is_over and state.stage(ROUND) < rounds:
        for seat in state.to_act:
            chosen = GAME.policy(7).choose(state, seat)
            assert chosen in state.legal_actions(seat)
            assert GAME.policy(7).choose(state.redact(seat), seat) == chosen
        seat = state.to_act[-1]
        # Now and then chance moves, so that it is asked about positions to which it would not come.
        who = chance if state.ply % 5 == 0 else GAME.policy(state.ply)
        state.apply(seat, who.choose(state, seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_with_all_modules_to_the_end(players: int) -> None:
    state = GAME.new(players=players, seed=3, options={"modules": list(MODULES)})
    play_on(state, GAME.policy(1))
    assert state.is_over


def test_it_beats_chance() -> None:
    for seed in range(4):
        state = GAME.new(players=4, seed=seed)
        quick, chance, own = GAME.policy(seed), Uniform(seed), seed
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, (quick if seat == own else chance).choose(state, seat))
        assert state.ranking()[0] == (own,)


def test_the_same_seed_makes_the_same_choices() -> None:
    games = [GAME.new(players=3, seed=5, options={"modules": list(MODULES)}) for _ in range(2)]
    for state in games:
        play_on(state, GAME.policy(11))
    assert games[0].moves() == games[1].moves()


def test_other_weights_make_another_player() -> None:
    assert tuple(weight for _, weight in WEIGHTS) == DEFAULT
    moods = []
    for mood in (0.0, 100.0):
        state = GAME.new(players=4, seed=1)
        weights = [mood if name == "mood" else weight for name, weight in WEIGHTS]
        play_on(state, Quick(1, {}, weights), ROUND)
        assert isinstance(state, FrescoState)
        moods.append(state.mood)
    assert sum(moods[1]) > sum(moods[0])
