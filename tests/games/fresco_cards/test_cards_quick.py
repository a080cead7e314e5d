"""The rule of thumb: it plays any table to its end, sees only what its seat knows, and knows what to do."""

from typing import Any

import pytest

from bottega.core.playout import TURN, Uniform, play_on
from bottega.core.rng import Rng
from bottega.games.fresco_cards.quick import Quick
from bottega.games.fresco_cards.state import CardsState
from bottega.games.fresco_cards.weights import WEIGHTS
from bottega.testing.fresco_cards import GAME, position

ODD = {"half_bottles": "any", "workshop_piles": "by_colour", "action_tile_mix": "more_requests", "top_value": "seven"}


def choice(s: CardsState, seat: int = 0) -> str:
    return str(GAME.action(Quick().choose(s, seat)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, ODD], ids=["house", "odd"])
def test_it_plays_to_the_end_and_not_to_the_cap(players: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        state = GAME.new(players, seed, options)
        play_on(state, GAME.policy(seed))
        assert state.is_over
        assert state.view(None)["round"] < 30


@pytest.mark.parametrize("options", [{}, ODD], ids=["house", "odd"])
def test_it_chooses_alike_wherever_its_seat_cannot_tell_the_difference(options: dict[str, Any]) -> None:
    rng, chance = Rng(3), Uniform(seed=3)
    for seed in range(3):
        state = GAME.new(3, seed, options)
        while not state.is_over:
            seat = state.to_act[0]
            chosen = Quick().choose(state, seat)
            assert Quick().choose(state.observe(seat).sample(rng), seat) == chosen
            state.apply(seat, chosen if rng.below(4) else chance.choose(state, seat))


def test_what_it_has_thought_before_changes_nothing() -> None:
    used = Quick()
    for seed in range(2):
        for players in (2, 4):
            state = GAME.new(players, seed)
            while not state.is_over:
                seat = state.to_act[0]
                chosen = used.choose(state, seat)
                assert Quick().choose(state, seat) == chosen
                state.apply(seat, chosen)


def test_it_beats_chance() -> None:
    wins = 0.0
    for game in range(12):
        state = GAME.new(3, game)
        seated = [Quick() if seat == game % 3 else Uniform(seed=seat) for seat in range(3)]
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, seated[seat].choose(state, seat))
        wins += game % 3 in state.ranking()[0]
    assert wins >= 10


def test_in_the_last_round_it_restores_what_it_can_and_with_all_it_has() -> None:
    row = ["RYB 1/2/3/4", "RYO 2/3/4/5"]
    s = position(hands={0: ["R", "Y", "B", "R*", "1.O", "Y*"]}, row=row, reason="sections")
    assert choice(s).startswith("restore")
    play_on(s, Quick(), TURN)
    assert s.section_points(0) == 1 + 2 + 2


def test_it_mixes_where_a_mix_brings_more() -> None:
    s = position(hands={0: ["R", "Y+G", "B+G", "2.G", "1.O"]}, row=["RGO 3/4/5/6"], reason="sections")
    play_on(s, Quick(), TURN)
    assert s.section_points(0) == 4


def test_it_swaps_what_no_section_wants_and_keeps_what_a_swap_would_not_better() -> None:
    s = position(hands={0: ["R", "R:mm", "R:w", "2.G*:m", "1.O*:m"]}, row=["YGO 3/4/5/6"])
    assert choice(s) == "swap"
    before = s.hands[0]
    while not s.laid:
        s.apply(0, Quick().choose(s, 0))
    c = s.rules.c
    assert before & ~s.laid == before & (c.of_colour[3] | c.of_colour[4])


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    hands = {0: ["R", "Y", "B"]}
    walls = {0: [("C02", 0), ("C03", 0), ("C04", 0), ("C05", 0)], 1: [("C20", 3), ("C22", 3), ("C19", 3)]}
    behind = position(hands=hands, row=["RYB 1/2/3/4"], walls=walls)
    ahead = position(hands=hands, row=["RYB 1/2/3/4"], walls={0: walls[0]})
    assert not choice(behind).startswith("restore")
    assert choice(ahead) == "restore C01"


def test_weights_can_be_given_in_the_order_of_the_table() -> None:
    same, state = Quick(1, list(WEIGHTS.values())), GAME.new(3, 5)
    while not state.is_over:
        seat = state.to_act[0]
        chosen = same.choose(state, seat)
        assert Quick(1).choose(state, seat) == chosen
        state.apply(seat, chosen)
    with pytest.raises(ValueError, match="weights"):
        Quick(1, [1.0])
