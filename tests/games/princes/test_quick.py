"""The quick policy: legal for every decision at every table, blind to what its seat cannot know, and no fool."""

import pytest

from bottega.core.playout import Uniform, play_on
from bottega.core.rng import Rng
from bottega.games.princes.game import GAME
from bottega.games.princes.quick import Quick
from bottega.games.princes.quick_weights import DEFAULTS
from bottega.testing.books import drawn_setting
from bottega.testing.princes import new_game, position


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_it_has_a_legal_answer_to_every_decision(players: int, seed: int) -> None:
    setting = drawn_setting("princes", players, seed)
    state, quick, chance = setting.new(seed), Quick(seed), Uniform(seed)
    kinds = set()
    while not state.is_over:
        for seat in state.to_act:
            kinds.add(state.menus[seat].name)
            assert quick.choose(state, seat) in state.legal_actions(seat)
        # Now and then by chance, so that it is asked in positions into which it would never bring itself.
        policy = chance if state.ply % 3 == 0 else quick
        seat = state.to_act[0]
        state.apply(seat, policy.choose(state, seat))
    assert {"return", "open", "bid", "place", "turn"} <= kinds


@pytest.mark.parametrize("seed", range(3))
def test_it_chooses_alike_wherever_the_position_looks_alike_to_its_seat(seed: int) -> None:
    state, quick, rng = GAME.new(4, seed=seed), Quick(seed), Rng(seed, "worlds")
    while not state.is_over:
        seat = state.to_act[0]
        chosen = quick.choose(state, seat)
        if state.ply % 4 == 0:
            assert quick.choose(state.observe(seat).sample(rng), seat) == chosen
        state.apply(seat, chosen)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_it_remembers_of_a_round_changes_no_choice(players: int) -> None:
    state, quick, chance = GAME.new(players, seed=5), Quick(1), Uniform(2)
    while not state.is_over:
        seat = state.to_act[0]
        assert quick.choose(state, seat) == Quick(1).choose(state, seat)
        policy = chance if state.ply % 5 == 0 else quick
        state.apply(seat, policy.choose(state, seat))


def test_it_beats_chance_by_far() -> None:
    quick, chance = Quick(1), Uniform(1)
    for seed in range(4):
        state = GAME.new(4, seed=seed)
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, (quick if seat == seed % 4 else chance).choose(state, seat))
        assert state.ranking()[0] == (seed % 4,)


def test_it_ends_the_game_with_its_money_spent() -> None:
    left: list[int] = []
    for seed in range(6):
        s = new_game(4, seed=seed)
        play_on(s, Quick(seed))
        left += s.purses
    assert sum(left) / len(left) < 400


def test_it_takes_all_of_the_last_payment_in_points() -> None:
    s = position(at="actions", round=7, estates={0: ["theatre"]}, hands={0: ["poet"]}, jesters={0: 6}, florins={0: 0})
    quick = Quick(1)
    s.apply(0, quick.choose(s, 0))
    assert str(GAME.action(quick.choose(s, 0))) == f"exchange {s.value // 2}"


def test_weights_of_ones_own_change_its_mind() -> None:
    s = new_game(4, seed=3)
    play_on(s, Quick(1), 1)
    played = []
    for factor in (1.0, 0.3):
        world = s.clone()
        play_on(world, Quick(1, [factor * weight for weight in DEFAULTS]))
        played.append(world.moves())
    assert played[0] != played[1]


def test_as_many_weights_as_the_table_has() -> None:
    with pytest.raises(ValueError, match="weights"):
        Quick(1, DEFAULTS[1:])
