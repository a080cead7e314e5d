"""Viewers who hear the same are told the same, and it is worked out once for them."""

import random

import pytest

import bottega
from bottega.core.chronicle import Chronicle, Fact, Line, Narrator, Tellings
from bottega.core.events import facts_for


@pytest.mark.parametrize("game", ["fresco", "princes", "fresco-cards"])
def test_it_is_the_same_story_whether_others_hear_it_too(game: str) -> None:
    state = bottega.game(game).new(players=3, seed=5)
    viewers = [*range(3), None]
    together = {viewer: Chronicle(state.game.narrator(state.setup)) for viewer in viewers}
    alone = {viewer: Chronicle(state.game.narrator(state.setup)) for viewer in viewers}
    rng, events = random.Random(5), state.deal_events()
    for _ in range(150):
        tellings = Tellings()
        for viewer in viewers:
            facts = facts_for(events, viewer)
            assert together[viewer].add(facts, tellings) == alone[viewer].add(facts)
            assert together[viewer].lines == alone[viewer].lines
        if state.is_over:
            break
        seat = rng.choice(state.to_act)
        events = []
        state.apply(seat, rng.choice(state.legal_actions(seat)), events)


class Counting(Narrator):
    told = 0

    def tell(self, facts: list[Fact], first: int = 0) -> list[Line]:  # type: ignore[override]
        Counting.told += 1
        return super().tell(facts, first)


def test_what_four_hear_is_told_once() -> None:
    Counting.told = 0
    chronicles = [Chronicle(Counting()) for _ in range(4)]
    chronicles[3].add([{"event": "secret"}])
    assert Counting.told == 1
    tellings = Tellings()
    for chronicle in chronicles:
        chronicle.add([{"event": "seen"}], tellings)
    assert Counting.told == 2
    assert [chronicle.lines[-1].last for chronicle in chronicles] == [0, 0, 0, 1]
