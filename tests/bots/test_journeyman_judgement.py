"""Single decisions that any sound player of Fresco gets right."""

import pytest

from bottega import bots
from bottega.games.fresco.state import FrescoState
from bottega.testing.fresco import GAME, play, position

EVERYWHERE = [f"{column}{row}" for column in "abcde" for row in range(1, 6)]


def all_but(*segments: str) -> dict[int, list[str]]:
    """Everything else on the ceiling was restored by somebody."""
    return {1: [name for name in EVERYWHERE if name not in segments]}


def choice(s: FrescoState, seat: int = 0) -> str:
    bot = bots.make("journeyman", "fresco", seed=1)
    return str(GAME.action(bot.choose(s.observe(seat))))


def choices(s: FrescoState, count: int, seat: int = 0) -> list[str]:
    made = []
    for _ in range(count):
        made.append(choice(s, seat))
        play(s, seat, made[-1])
    return made


def test_restores_the_dearest_tile_he_can_pay() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "RYBOGP"},
        tiles={"a1": (3, "RY"), "c3": (11, "OGP")},
        restored=all_but("a1", "c3"),
        bishop="c3",
    )
    assert choice(s) == "restore c3"


def test_pays_a_step_of_the_bishop_for_his_bonus() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "RY"},
        tiles={"a1": (3, "RY")},
        restored=all_but("a1"),
        bishop="c3",
    )
    assert choice(s) == "bishop b2"


def test_without_money_the_bishop_stays() -> None:
    s = position(
        at="cathedral",
        final=True,
        plans={0: {"cathedral": 1}},
        coins={0: 0},
        paints={0: "RYB"},
        tiles={"a1": (5, "RYB")},
        restored=all_but("a1"),
        bishop="c3",
    )
    assert choice(s) == "restore a1"


def test_takes_two_tiles_in_the_order_that_chains_the_bonus() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 2}},
        coins={0: 0},
        paints={0: "RRYYBB"},
        tiles={"b2": (5, "RYB"), "a1": (5, "RRY"), "e5": (3, "GG")},
        restored=all_but("a1", "b2", "e5"),
        bishop="c3",
    )
    assert choice(s) == "restore b2"


def test_at_the_end_what_is_left_goes_to_the_altar() -> None:
    s = position(
        at="cathedral.2",
        final=True,
        plans={0: {"cathedral.2": 1}},
        paints={0: "RYBOOGP"},
        restored=all_but(),
    )
    assert sorted(choices(s, 3)) == ["altar green", "altar orange", "altar purple"]


def test_before_the_end_blended_paints_are_kept_for_tiles() -> None:
    dear = EVERYWHERE[:20]
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "OGP"},
        tiles=dict.fromkeys(dear, (9, "OGPR")),
        restored=all_but(*dear),
    )
    assert choice(s) == "pass"


def test_blends_what_a_dear_tile_lacks() -> None:
    s = position(
        at="workshop",
        plans={0: {"workshop": 1}},
        paints={0: "OGRB"},
        tiles={"c3": (11, "OGP")},
        restored=all_but("c3"),
    )
    assert choice(s) == "blend purple"


def test_blends_in_the_final_round_for_the_second_visit() -> None:
    s = position(
        at="workshop",
        final=True,
        plans={0: {"workshop": 1, "cathedral.2": 1}},
        paints={0: "OGRB"},
        restored=all_but(),
    )
    assert choice(s) == "blend purple"


def test_does_not_blend_for_nothing_in_the_final_round() -> None:
    s = position(at="workshop", final=True, plans={0: {"workshop": 1}}, paints={0: "RYB"})
    assert choice(s) == "pass"


def test_buys_what_completes_a_tile() -> None:
    s = position(
        at="market",
        plans={0: {"market": 1, "cathedral": 1}},
        hours={0: 8},
        paints={0: "RY"},
        tiles={"c3": (11, "RYBB"), "a1": (4, "GGG"), "a2": (4, "OOO")},
        booths={"I": ["RR", "YY"], "II": ["BB", "R"]},
    )
    assert choice(s) == "buy II.1"


def test_without_money_he_closes_the_booth_that_the_next_one_needs() -> None:
    s = position(
        at="market",
        plans={0: {"market": 1}, 1: {"market": 1, "cathedral": 1}},
        coins={0: 0},
        paints={0: "", 1: "RY"},
        tiles={"c3": (11, "RYBB"), "a1": (4, "GGG"), "a2": (4, "OOO")},
        booths={"I": ["RR", "YY"], "II": ["BB", "R"]},
    )
    assert choice(s) == "close II"


@pytest.mark.parametrize(("at", "place", "made"), [("studio", "studio", "earn"), ("theatre", "theatre", "attend")])
def test_never_forfeits_money_or_mood(at: str, place: str, made: str) -> None:
    assert choice(position(at=at, plans={0: {place: 1}})) == made


def test_uses_every_apprentice() -> None:
    s = position(at="planning")
    assert len([made for made in choices(s, 5) if made.startswith("plan")]) == 5
    assert choice(s) == "ready"


def test_plans_no_cathedral_without_hope_of_paint() -> None:
    s = position(at="planning", coins={0: 0}, paints={0: ""})
    made = choices(s, 5)
    assert "plan cathedral" not in made
    assert made.count("plan studio") == 3


def test_in_the_final_round_he_plans_no_workshop_without_a_visit_after_it() -> None:
    s = position(at="planning", final=True, coins={0: 0}, paints={0: "RRYYBB"})
    made = choices(s, 5)
    assert "plan workshop" not in made or "plan cathedral.2" in made


def test_sleeps_long_when_nothing_is_contested() -> None:
    s = position(at="get-up", paints={}, moods={0: 0})
    assert choice(s) not in ("rise 5", "rise 6")


def test_points_count_more_than_the_turn() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        coins={0: 0},
        scores={0: 20, 1: 25, 2: 60, 3: 70},
        paints={0: "RYB"},
        tiles={"a1": (5, "RYB")},
        bishop="e5",
    )
    assert choices(s, 2)[-1] == "land ahead"


# --- Leonardo ---------------------------------------------------------------------------------------------------------


def test_leonardo_takes_the_tile_that_the_rival_could_pay() -> None:
    s = position(
        players=2,
        at="cathedral",
        hours={2: 5, 0: 6, 1: 7},
        plans={2: {"cathedral": 1}, 0: {"cathedral": 1}, 1: {"cathedral": 1}},
        paints={0: "RRYY", 1: "BBPP"},
        tiles={"c2": (6, "RRY"), "c4": (6, "BBP"), "b3": (3, "GGG"), "d3": (3, "OOO")},
        leonardo="c3",
        controller=0,
        bishop="c3",
    )
    assert choice(s) == "restore c4"


def test_leonardo_closes_the_booth_that_the_rival_needs() -> None:
    s = position(
        players=2,
        at="market",
        hours={2: 5, 0: 6, 1: 7},
        plans={2: {"market": 1}, 0: {"market": 1, "cathedral": 1}, 1: {"market": 1, "cathedral": 1}},
        paints={0: "OO", 1: "RY"},
        tiles={"c3": (11, "RYBB"), "a1": (10, "OORR"), "a2": (4, "GGG")},
        booths={"I": ["RR", "YY"], "II": ["BB", "R"]},
        controller=0,
    )
    assert choice(s) == "close II"


def test_leonardo_leaves_his_keeper_the_good_hour() -> None:
    """He chooses before both; whatever he takes, the late and cheap hour is not taken from the one who decides."""
    s = position(players=2, at="get-up", scores={2: 10, 0: 20, 1: 30}, controller=0)
    assert choice(s) != "rise 9"
