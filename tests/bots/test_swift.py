"""The quick policy as a player: legal, repeatable and honest."""

import bottega
from bottega import Rng
from bottega.bots import make
from bottega.bots.master import Swift

NAME = "bottega.bots.master:Swift"


def test_a_whole_game_is_the_same_again() -> None:
    def play() -> tuple[int, ...]:
        state = bottega.game("princes").new(players=3, seed=5)
        seated = [make(NAME, "princes", seat) for seat in range(3)]
        while not state.is_over:
            seat = state.to_act[0]
            state.apply(seat, seated[seat].choose(state.observe(seat)))
        return state.scores()

    assert play() == play()


def test_what_he_cannot_know_changes_nothing() -> None:
    state = bottega.game("fresco-cards").new(players=3, seed=5)
    seat = state.to_act[0]
    seen = state.observe(seat)
    others = [seen.sample(Rng(number)).observe(seat) for number in range(4)]
    assert {Swift("fresco-cards", 1).choose(one) for one in (seen, *others)} == {Swift("fresco-cards", 1).choose(seen)}
