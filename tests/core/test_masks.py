"""A mask as a byte for each action, and the n-th of its bits."""

import pytest

from bottega.core.bits import bits, nth_bit
from bottega.core.menu import Menu
from bottega.core.rng import Rng

IDS = {
    "few": (3, 7, 9),
    "in a row": tuple(range(5, 90)),
    "with gaps": tuple(range(2, 200, 3)),
}
ACTIONS = (200, 300, 5000)  # of several games that have the same menu on the table, in turns


@pytest.mark.parametrize("kind", IDS)
def test_a_row_says_of_each_action_whether_it_is_set(kind: str) -> None:
    ids, rng = IDS[kind], Rng(1, kind)
    menu = Menu(0, kind, ids)
    masks = [0, 1, 1 << len(ids) - 1, (1 << len(ids)) - 1]
    masks += [sum([1 << place for place in range(len(ids)) if rng.below(4) == 0]) for _ in range(30)]
    for mask in masks:
        for actions in ACTIONS:
            row = menu.row(mask, actions)
            assert len(row) == actions
            assert tuple([action for action, byte in enumerate(row) if byte]) == menu.actions(mask)


@pytest.mark.parametrize("width", [8, 56, 57, 300])
def test_the_nth_bit_is_that_of_the_list(width: int) -> None:
    rng = Rng(2, "bits")
    for _ in range(20):
        mask = sum([1 << place for place in range(width) if rng.below(3) == 0])
        found = bits(mask)
        assert [nth_bit(mask, n) for n in range(len(found))] == found
        assert nth_bit(mask, len(found)) == -1
