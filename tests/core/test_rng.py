"""Random streams: the same everywhere, apart from each other, and fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega import Rng
from bottega.core.rng import FAST, GENERATORS, SEALED


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_stream_never_changes(generator: str) -> None:
    """Records depend on these very numbers."""
    rng, cards = Rng(7, "setup/ceiling", generator), list(range(12))
    assert [rng.below(100) for _ in range(8)] == PINNED[generator]
    rng.shuffle(cards)
    assert cards == PINNED_ORDER[generator]


@pytest.mark.parametrize("bits", [30, 31, 32, 33, 40, 64, 128])
def test_large_numbers_are_the_same_compiled_and_plain(bits: int) -> None:
    rng, word = Rng(5), Rng(5).word
    word = 698769069 * (word & 0xFFFFFFFF) + (word >> 32)
    assert rng.below(1 << bits) == (word & 0xFFFFFFFF) * (1 << bits) >> 32
    assert rng.word == word


@pytest.mark.parametrize("generator", GENERATORS)
def test_streams_of_one_seed_do_not_move_each_other(generator: str) -> None:
    market, start = Rng(7, "bag", generator), Rng(7, "setup/start", generator)
    first = [market.below(1000) for _ in range(5)]
    start.below(1000)
    again = Rng(7, "bag", generator)
    assert [again.below(1000) for _ in range(5)] == first
    assert [start.below(1000) for _ in range(5)] != first


@given(st.integers(0, 2**128 - 1), st.integers(1, 10_000))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    for _ in range(20):
        assert 0 <= rng.below(bound) < bound
        assert 0 < rng.word < 2**62


@given(st.integers(0, 2**128 - 1), st.integers(1, 2**128))
def test_sealed_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    rng = Rng(seed, generator=SEALED)
    for _ in range(20):
        assert 0 <= rng.below(bound) < bound
        assert rng.word >= 2**62


def test_copies_of_a_sealed_stream_go_on_alike() -> None:
    one, other = Rng(3, "bag", SEALED), Rng(0)
    one.below(9)
    other.word = one.word
    assert [one.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]


@pytest.mark.parametrize("generator", GENERATORS)
def test_every_order_is_as_likely(generator: str) -> None:
    rng = Rng(1, generator=generator)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


PINNED = {FAST: [78, 28, 38, 69, 13, 28, 78, 99], SEALED: [58, 37, 84, 35, 54, 74, 47, 53]}
PINNED_ORDER = {FAST: [9, 4, 7, 0, 8, 2, 10, 5, 11, 1, 6, 3], SEALED: [2, 8, 10, 9, 4, 5, 0, 6, 7, 1, 11, 3]}
