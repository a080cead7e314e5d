"""What was told of the hands is gone on from only where that is the same story."""

import bottega
from bottega.core.rng import Rng
from bottega.games.fresco_cards.memory import last_noted
from bottega.games.fresco_cards.state import CardsState

COMPARED = 40


def test_a_story_that_ends_before_what_was_seen_of_it_is_not_gone_on_from() -> None:
    """It cannot be, except by hand; what is told of the next position is right all the same."""
    rng, compared, seed = Rng(1, "stories"), 0, 0
    while compared < COMPARED:
        seed += 1
        state = bottega.game("fresco-cards").new(players=2, seed=seed)
        assert isinstance(state, CardsState)
        while not state.is_over:
            seat = state.to_act[0]
            if state.notes[seat] and rng.below(3) == 0:
                earlier = state.clone()
                earlier.heard = state.heard[: last_noted(state.notes[seat])]
                state.game.tensor(earlier, seat)
                fresh = state.clone()
                fresh.recent = None
                assert state.game.tensor(state, seat) == state.game.tensor(fresh, seat)
                compared += 1
            open_now = state.legal_actions(seat)
            state.apply(seat, open_now[rng.below(len(open_now))])
