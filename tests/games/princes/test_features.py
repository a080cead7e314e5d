"""A position as numbers: each where its description says."""

from bottega.games.princes.game import GAME
from bottega.games.princes.state import PrincesState
from bottega.testing.princes import play, position


def told(s: PrincesState, seat: int, name: str) -> list[float]:
    """The numbers of one feature."""
    begin = 0
    for feature in GAME.feature_spec(s.setup):
        if feature.name == name:
            return GAME.features(s, seat)[begin : begin + feature.size]
        begin += feature.size
    raise KeyError(name)


def test_rivals_come_in_the_order_from_the_left_neighbour() -> None:
    s = position(florins={0: 1000, 1: 2000, 2: 3000, 3: 4000})
    assert told(s, 2, "own.florins") == [3.0]
    assert told(s, 2, "rival.florins") == [4.0, 1.0, 2.0]


def test_the_auction_is_told() -> None:
    s = position(at="auction")
    play(s, 0, "open jester")
    play(s, 1, "raise")
    assert told(s, 0, "auction.item") == [0, 0, 0, 1, 0, 0, 0]
    assert told(s, 0, "auction.bid") == [0.3]
    assert told(s, 0, "rival.bidder") == [1, 0, 0]


def test_a_work_in_hand_is_told_with_what_it_misses() -> None:
    """A poet with his theatre: 4, one card 1, two jesters 4; lake and travel are missing."""
    s = position(at="actions", round=2, estates={0: ["theatre"]}, hands={0: ["poet"]}, jesters={0: 2})
    assert told(s, 0, "own.top") == [9 / 20, 0, 0, 0, 0]
    assert told(s, 0, "own.above") == [-0.1, 0, 0, 0, 0]
    assert told(s, 0, "own.wishes") == [0.4, 0, 0, 0, 0]
    assert told(s, 0, "own.fans") == [0] * 10 + [0, 1, 0] + [1, 0, 0]
    assert told(s, 0, "own.workable") == [0]


def test_to_look_changes_nothing() -> None:
    s = position(at="actions", estates={0: ["theatre", "lake"]})
    before = s.dump()
    GAME.features(s, 0)
    assert s.dump() == before
