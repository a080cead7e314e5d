"""Section 18 of the ledger: what is true at every moment, on random play in which nobody runs out of money."""

import pytest

from bottega import Rng
from bottega.core.events import Event
from bottega.games.princes.actions import PILES
from bottega.games.princes.events import Bought, ProfessionPlayed
from bottega.games.princes.state import KINDS, PrincesState, bits, plots_of
from bottega.testing import rule
from bottega.testing.conformance import choose
from bottega.testing.princes import new_game
from bottega.testing.princes_books import card_faults, estate_faults, supply_faults


@rule(*[f"P-INV-{n}" for n in range(1, 13)])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_the_invariants_hold_after_every_move(players: int, seed: int) -> None:
    s = new_game(players, seed)
    rng = Rng(seed, "invariants")
    works = [0] * players
    while not s.is_over:
        events: list[Event] = []
        before = s.round
        s.apply(*choose(s, rng), events)
        for event in events:
            if isinstance(event, ProfessionPlayed):
                works[event.seat] += 1
        check(s, works)
        for event in events:
            if isinstance(event, Bought):
                assert event.price >= 200
                assert event.price % 100 == 0
        if s.round != before:
            assert s.first == (s.round - 1) % players
        for seat in range(players):
            s.florins[seat] = max(s.florins[seat], 800)


def check(s: PrincesState, works: list[int]) -> None:
    assert card_faults(s) == [] if s.step else True
    assert supply_faults(s) == []
    assert estate_faults(s) == []
    assert sum(s.recruiting) + sum(s.replaced) + s.calling + s.supply[6] == 5
    for seat in range(s.players):
        assert s.works(seat) == works[seat]
        assert s.florins[seat] >= 0
        assert s.prestige[seat] >= 0
        assert s.builders[seat] <= 3
        pieces = [piece for piece, _ in plots_of(s.plots[seat])]
        squares = [s.rules.c.piece_squares[piece] for piece in pieces]
        assert s.taken[seat].bit_count() == sum(squares)
        assert s.taken[seat] & s.rules.c.palace == 0
        buildings = [piece for piece in pieces if piece >= KINDS]
        assert len(set(buildings)) == len(buildings) == s.buildings(seat).bit_count()


@rule("P-INV-9")
@pytest.mark.parametrize("seed", range(6))
def test_an_auction_phase_takes_at_most_one_from_each_pile_and_gives_one_to_each(seed: int) -> None:
    s = new_game(4, seed)
    rng = Rng(seed, "phases")
    bought: list[Bought] = []
    number = 1
    while not s.is_over:
        events: list[Event] = []
        s.apply(*choose(s, rng), events)
        if s.round != number:
            number = s.round
            bought = []
        bought += [event for event in events if isinstance(event, Bought)]
        assert len({event.item for event in bought}) == len(bought)
        assert len({event.seat for event in bought}) == len(bought)
        assert sorted(PILES.index(event.item) for event in bought) == bits(s.shut) or s.step != 2
