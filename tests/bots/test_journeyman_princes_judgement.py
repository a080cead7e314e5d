"""Single decisions that any sound player of The Princes of Florence gets right."""

import pytest

from bottega import bots
from bottega.games.princes.game import GAME
from bottega.games.princes.state import PrincesState
from bottega.testing.princes import play, position


def choice(s: PrincesState, seat: int = 0) -> str:
    bot = bots.make("journeyman", "princes", seed=1)
    return str(GAME.action(bot.choose(s.observe(seat))))


def choices(s: PrincesState, count: int, seat: int = 0) -> list[str]:
    made = []
    for _ in range(count):
        made.append(choice(s, seat))
        play(s, seat, made[-1])
    return made


def highest_bid(s: PrincesState, item: str, seat: int = 1) -> int:
    """How far the journeyman goes against a rival who never gives in, while the others pass."""
    s.florins[0] = 30_000
    play(s, 0, f"open {item}")
    bid = 0
    while choice(s, seat) == "raise":
        play(s, seat, "raise")
        bid = s.bid
        while s.to_act != (seat,):
            other = s.to_act[0]
            play(s, other, "raise" if other == 0 else "pass")
    return bid


# --- works ------------------------------------------------------------------------------------------------------------


def test_shows_a_work_in_the_last_round_and_turns_its_payment_into_prestige() -> None:
    s = position(
        at="actions",
        round=7,
        estates={0: ["theatre", "lake"]},
        freedoms={0: ["travel"]},
        hands={0: ["poet"]},
        played={0: ["painter", "lawyer"]},
        jesters={0: 3},
        florins={0: 0},
    )
    made = choices(s, 2)
    assert made == ["work poet", "exchange 9"]


def test_keeps_florins_early_for_what_he_still_needs() -> None:
    s = position(
        at="actions",
        round=2,
        florins={0: 0},
        estates={0: ["theatre", "lake"]},
        hands={0: ["poet", "dramatist", "cartographer"]},
    )
    made = choices(s, 2)
    assert made[0] == "work poet"
    assert int(made[1].split()[1]) <= 2


def test_shows_both_works_when_the_game_ends() -> None:
    s = position(
        at="actions",
        round=7,
        florins={0: 2000},
        estates={0: ["laboratory", "lake", "park"]},
        freedoms={0: ["opinion", "religion"]},
        hands={0: ["alchemist", "botanist"]},
        played={0: ["poet", "painter"]},
        jesters={0: 2},
    )
    made = choices(s, 4)
    assert sorted(move for move in made if move.startswith("work")) == ["work alchemist", "work botanist"]


def test_adds_a_bonus_card_where_the_minimum_needs_it() -> None:
    s = position(
        at="actions",
        round=7,
        estates={0: ["theatre", "lake"]},
        freedoms={0: ["travel"]},
        hands={0: ["poet"]},
        played={0: ["painter", "lawyer"]},
        jesters={0: 1},
        florins={0: 0},
        bonuses={0: ["bonus_10"]},
    )
    assert choice(s) == "work poet"
    play(s, 0, "work poet")
    assert s.value == 17  # a single choice is made by the engine


def test_adds_every_useful_bonus_card_to_his_last_work() -> None:
    s = position(
        at="actions",
        round=7,
        estates={0: ["theatre", "lake"]},
        freedoms={0: ["travel"]},
        hands={0: ["poet"]},
        played={0: ["painter", "lawyer"]},
        jesters={0: 4},
        florins={0: 0},
        bonuses={0: ["bonus_11", "bonus_20"]},
    )
    made = choices(s, 3)
    assert made[0] == "work poet"
    assert sorted(made[1:]) == ["add bonus_11", "add bonus_20"]


# --- plans ------------------------------------------------------------------------------------------------------------


def test_builds_what_all_his_artists_wish_for() -> None:
    """The laboratory takes each of the three works over the minimum."""
    s = position(
        at="actions",
        round=6,
        hands={0: ["alchemist", "botanist", "physicist"]},
        estates={0: ["forest", "lake", "park"]},
        jesters={0: 4},
    )
    assert choice(s) == "build laboratory"


def test_does_not_build_at_the_end_for_more_than_it_brings() -> None:
    s = position(at="actions", round=7, florins={0: 300}, prestige={0: 20}, hands={0: []}, played={0: ["poet"]})
    assert choice(s) == "end"


def test_builds_at_the_end_when_builders_make_it_cheap() -> None:
    s = position(
        at="actions", round=7, florins={0: 0}, prestige={0: 20}, builders={0: 3}, hands={0: []}, played={0: ["poet"]}
    )
    assert choice(s).startswith("build")


def test_keeps_the_prestige_card_that_is_already_won() -> None:
    s = position(
        at="auction",
        round=7,
        freedoms={0: ["travel", "religion", "opinion"]},
        piles={"prestige": [f"prestige_{n:02}" for n in (1, 3, 11, 4, 10)]},
    )
    play(s, 0, "open prestige_card")
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    assert choice(s) == "keep prestige_11"


# --- auctions ---------------------------------------------------------------------------------------------------------


def test_a_jester_is_worth_more_early_than_late() -> None:
    bids = [highest_bid(position(round=number, florins={1: 9000}), "jester") for number in (1, 7)]
    assert bids[0] > bids[1]


def test_takes_the_landscape_his_artists_wish_for() -> None:
    others = dict.fromkeys(("jester", "builder", "prestige_card", "recruiting_card"), 0)
    artists = ["physicist", "bell_maker", "lawyer"]
    s = position(round=7, hands={0: artists}, jesters={0: 7}, stacks=others, first=1)
    for rival in (1, 2, 3):
        play(s, rival, "give-up")
    assert choice(s) == "take forest"


def test_never_bids_what_would_leave_him_unable_to_act() -> None:
    assert 500 <= highest_bid(position(round=1), "jester") <= 2000


@pytest.mark.parametrize("item", ["jester", "forest"])
def test_in_the_last_round_without_artists_he_pays_nothing_for_their_wishes(item: str) -> None:
    s = position(round=7, hands={1: []}, played={1: ["poet"]}, stacks={"recruiting_card": 0})
    assert highest_bid(s, item) == 0


# --- the estate -------------------------------------------------------------------------------------------------------


def test_leaves_room_for_the_buildings_he_still_wants() -> None:
    s = position(
        at="actions", round=3, florins={0: 5000}, hands={0: ["alchemist", "theologian", "goldsmith"]}, estates={0: []}
    )
    for building in ("laboratory", "university"):
        play(s, 0, f"build {building}")
        play(s, 0, choice(s))
    assert s.rules.room(0, 1 << 3 + 2, s.free_cells(0) & ~s.near[0] & ~s.rules.c.beside_palace)
