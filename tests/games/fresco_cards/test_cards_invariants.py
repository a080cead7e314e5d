"""Section 14 of the ledger: what holds at any moment of any game."""

import pytest

from bottega.games.fresco_cards.paints import PILES, tile_counts
from bottega.games.fresco_cards.scoring import restored
from bottega.games.fresco_cards.state import CHOOSE, CardsState, wall
from bottega.testing import rule
from bottega.testing.conformance import Setting, walk
from bottega.testing.fresco_cards.books import component_faults, memory_faults
from tests.soaked import mostly

BY_COLOUR = {"workshop_piles": "by_colour", "half_bottles": "any"}


@rule("C-INV-1", "C-INV-2", "C-INV-3", "C-INV-4", "C-INV-5", "C-INV-6", "C-INV-7", "C-INV-8", "C-INV-9", "C-INV-10")
@rule("C-RESTORE-10", "C-END-4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, BY_COLOUR], ids=["house", "by colour"])
@pytest.mark.parametrize("seeds", mostly([range(3), range(3, 6)]), ids=str)
def test_random_games_keep_the_invariants(players: int, options: dict[str, str], seeds: range) -> None:
    for seed in seeds:
        last: CardsState | None = None
        for state, _, _ in walk(Setting("fresco-cards", players, options), seed):
            assert isinstance(state, CardsState)
            keep_count(state)
            last = state
        assert last is not None
        assert last.seat == last.first  # everybody has had the same number of turns


def keep_count(s: CardsState) -> None:
    c = s.rules.c
    assert component_faults(s) == []
    assert memory_faults(s) == []
    for number in range(len(PILES)):
        hidden = s.left[number] + sum([(hand & c.of_pile[number]).bit_count() for hand in s.hands])
        lying = ((s.discards | s.laid) & c.of_pile[number]).bit_count()
        assert hidden + lying == (42, 14, 14, 14)[number]
    seen = sum([s.bishops_seen >> 4 * colour & 15 for colour in range(6)])
    assert s.bishops_left + seen == 12  # face up or removed
    assert s.favourite >= 0 or s.bishops_left == 0
    for seat in range(s.players):
        assert all(0 <= turns <= 3 for _, turns in wall(s.walls[seat]))
    taken = sum([sum(tile_counts(tiles)) for tiles in (*s.tiles, s.tiles_used)])
    waiting_for_a_tile = int(s.rules.steps[s.step].name == "reward")
    assert taken == min(sum([restored(s, seat) for seat in range(s.players)]) - waiting_for_a_tile, 20)
    if s.step == CHOOSE:
        assert min(s.row) >= 0 or s.sections_left == 0
        assert min(s.display) >= 0 or s.tiles_left == 0


@rule("C-INV-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_turn_its_player_holds_three_to_seven_cards(players: int) -> None:
    for seed in range(6):
        before = -1
        for state, _, _ in walk(Setting("fresco-cards", players), seed):
            assert isinstance(state, CardsState)
            if before not in (-1, state.seat):
                assert 3 <= state.hands[before].bit_count() <= 7
            before = state.seat
