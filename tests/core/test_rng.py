"""Random streams: the same everywhere, apart from each other, and fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega import Rng


def test_a_stream_never_changes() -> None:
    """Records depend on these very numbers."""
    rng = Rng(7, "setup/ceiling")
    assert [rng.below(100) for _ in range(8)] == PINNED


@pytest.mark.parametrize("bits", [30, 31, 32, 33, 40, 64, 128])
def test_large_numbers_are_the_same_compiled_and_plain(bits: int) -> None:
    rng, word = Rng(5), Rng(5).word
    word = 698769069 * (word & 0xFFFFFFFF) + (word >> 32)
    assert rng.below(1 << bits) == (word & 0xFFFFFFFF) * (1 << bits) >> 32
    assert rng.word == word


def test_streams_of_one_seed_do_not_move_each_other() -> None:
    market, start = Rng(7, "bag"), Rng(7, "setup/start")
    first = [market.below(1000) for _ in range(5)]
    start.below(1000)
    again = Rng(7, "bag")
    assert [again.below(1000) for _ in range(5)] == first
    assert [start.below(1000) for _ in range(5)] != first


@given(st.integers(0, 2**128 - 1), st.integers(1, 10_000))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    for _ in range(20):
        assert 0 <= rng.below(bound) < bound
        assert 0 < rng.word < 2**62


def test_every_order_is_as_likely() -> None:
    rng = Rng(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


PINNED = [78, 28, 38, 69, 13, 28, 78, 99]
