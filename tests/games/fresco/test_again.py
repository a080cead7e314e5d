"""Again next round, and then the next player: what holds once a round, a visit or a restoration, and no longer."""

from collections.abc import Mapping

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import MoneyCounted
from bottega.games.fresco.modules.bells.events import CertificateAcquired
from bottega.games.fresco.modules.glaziers.events import WindowRenewed
from bottega.games.fresco.modules.medico.events import FellIll
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    Plans,
    ask_again,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refuses,
    shown,
    sit_out,
)
from bottega.testing.fresco.modules.bells import own_certificates, show_certificates
from bottega.testing.fresco.modules.favors import lay_favors
from bottega.testing.fresco.modules.glaziers import lay_bench, lay_glass
from bottega.testing.fresco.modules.leaf_gold import give_gold, refine
from bottega.testing.fresco.modules.medico import fall_ill, give_bottles, infect, next_infections
from bottega.testing.fresco.modules.portraits import hang_portrait, show_portraits
from bottega.testing.fresco.modules.scrolls import deal_scrolls
from bottega.testing.fresco.modules.wishing_well import give_pennies, give_wishes

SCORES = {0: 100, 1: 200, 2: 300, 3: 400}  # nobody is met on the way, and seat 0 is asked first when all get up
TOO_DEAR = (11, "OOOO")
ABBOT = "P04"
GIRL, PATRON = "P06", "P17"


def get_up(s: FrescoState) -> None:
    """All get up in the order of their seats, whoever chooses first; who finds his hour taken gets up last."""
    while s.view(None)["phase"] == "get-up":
        choices = open_to(s, s.to_act[0])
        own = f"rise {5 + s.choosers[s.turn]}"
        play(s, s.to_act[0], next(choice for choice in (own, "rise 9", choices[0]) if choice in choices))


def next_round(s: FrescoState, plans: Plans) -> None:
    """The round goes by without any further deed; then all get up in the order of their seats and plan."""
    if s.view(None)["phase"] != "get-up":
        sit_out(s)
    get_up(s)
    plan_all(s, plans)


def ceiling(*segments: str, tile: tuple[int, str] = (4, "R")) -> dict[str, tuple[int, str]]:
    """Only these segments can be paid for."""
    return dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | dict.fromkeys(segments, tile)


# --- the wishing well -----------------------------------------------------------------------------------------------


def rising_with_buskers() -> FrescoState:
    s = position(modules=["wishing_well"], scores=SCORES, moods=dict.fromkeys(range(4), 0))
    give_wishes(s, {0: ["busker", "busker"], 1: ["busker"]})
    ask_again(s)
    return s


@rule("F-M04-28")
def test_the_busker_of_one_leaves_the_others_theirs() -> None:
    s = rising_with_buskers()
    play(s, 0, "wish busker")
    assert refuses(s, 0, "wish busker")
    play(s, 0, "rise 8")
    assert "wish busker" in open_to(s, 1)
    play(s, 1, "wish busker", "rise 7")
    assert "wish busker" not in open_to(s, 2)


@rule("F-M04-28", "F-M04-27")
def test_a_busker_plays_for_one_morning_and_another_may_play_the_next() -> None:
    s = rising_with_buskers()
    play(s, 0, "wish busker", "rise 8")
    get_up(s)
    plan_all(s, {})
    assert (s.round, s.to_act, shown(s, 0)["mood"]) == (3, (0,), 1)
    unhelped = s.clone()
    play(unhelped, 0, "rise 8")
    assert shown(unhelped, 0)["mood"] == 1
    play(s, 0, "wish busker")
    assert refuses(s, 0, "wish busker")
    play(s, 0, "rise 8")
    assert shown(s, 0)["mood"] == 2


def at_market() -> FrescoState:
    s = position(
        at="market",
        modules=["wishing_well"],
        scores=SCORES,
        plans={0: {"market": 1}, 1: {"market": 1}, 3: {"theatre": 1}},
        booths={"I": ["R"], "II": ["Y"], "III": ["B"]},
    )
    give_pennies(s, dict.fromkeys(range(4), 0))
    give_wishes(s, {0: ["lucky", "lucky"], 1: ["lucky"]})
    ask_again(s)
    return s


@rule("F-M04-12", "F-OQ-115")
def test_cards_used_at_the_market_are_not_charged_to_the_next_player() -> None:
    s = at_market()
    play(s, 0, "wish lucky")
    assert refuses(s, 0, "wish lucky")
    play(s, 0, "close I")
    play(s, 1, "wish lucky")
    assert [s.view(seat)["modules"]["wishing_well"]["mine"]["pennies"] for seat in (0, 1)] == [2, 2]


@rule("F-M04-12", "F-OQ-115")
def test_cards_used_at_the_market_are_not_charged_in_the_next_round() -> None:
    s = at_market()
    play(s, 0, "wish lucky", "pass")
    next_round(s, {0: {"market": 1}})
    play(s, 0, "wish lucky")
    assert s.view(0)["modules"]["wishing_well"]["mine"]["pennies"] == 4


# --- a restoration --------------------------------------------------------------------------------------------------


def below_zero(module: str) -> FrescoState:
    """3 + 3 for the bishop + 9 for the window - 18 without its glass: -3 counts as 0."""
    s = position(
        at="cathedral",
        modules=["glaziers", module],
        plans={0: {"cathedral": 2}, 1: {"cathedral": 1}, 3: {"theatre": 1}},
        scores={0: 100, 1: 204, 2: 308, 3: 412},
        paints={0: "RR", 1: "Y"},
        tiles=ceiling("b1", tile=(3, "R")) | {"d3": (4, "R"), "b4": (5, "Y")},
        bishop="b1",
    )
    lay_bench(s, "W10")
    if module == "favors":
        lay_favors(s, {"b1": "vp_1"})
    else:
        deal_scrolls(s, {0: (1, None)})
    ask_again(s)
    return s


@rule("F-OQ-48", "F-M06-28")
@pytest.mark.parametrize(("module", "deed", "brings"), [("favors", "restore b1", 1), ("scrolls", "scroll row", 2)])
def test_what_comes_on_top_of_a_sum_below_zero_comes_whole(module: str, deed: str, brings: int) -> None:
    s = below_zero(module)
    play(s, 0, deed, "window 1")
    assert s.score(0) == 100 + brings


@rule("F-OQ-48", "F-M06-28")
def test_a_sum_below_zero_is_owed_by_nobody_afterwards() -> None:
    s = below_zero("favors")
    play(s, 0, "restore b1", "window 1", "restore d3")
    assert s.score(0) == 100 + 1 + 4
    play(s, 1, "restore b4")
    assert s.score(1) == 204 + 5


# --- the last settlement --------------------------------------------------------------------------------------------


@rule("F-OQ-74")
def test_the_credit_for_healthy_apprentices_is_free_of_the_bells() -> None:
    s = position(
        3,
        at="workshop",
        final=True,
        modules=["bells", "medico"],
        plans={0: {"workshop": 1}},
        paints={0: "RY"},
        coins={0: 0, 1: 0, 2: 0},
        scores=SCORES,
    )
    own_certificates(s, 0, partly={"B18": 1})
    fall_ill(s, {0: 2, 1: 1})
    events = play_and_collect(s, 0, "pass")
    counted = [event for event in events if isinstance(event, MoneyCounted)]
    assert counted == [MoneyCounted(0, 3 * 5, 7), MoneyCounted(1, 4 * 5, 10), MoneyCounted(2, 5 * 5, 12)]
    assert s.view(None)["modules"]["bells"]["partly"][0][0]["placed"] == 1


# --- a human's cards and Leonardo -----------------------------------------------------------------------------------


def beside_leonardo() -> FrescoState:
    """Seat 0 works first and decides for Leonardo; the bishop stands beside all that can be restored."""
    s = position(
        2,
        at="cathedral",
        modules=["portraits", "wishing_well"],
        plans={0: {"cathedral": 1}, 1: {"cathedral": 1}},
        hours={0: 5, 2: 6, 1: 7},
        scores={0: 100, 1: 200, 2: 300},
        paints={0: "RR", 1: "R"},
        tiles=ceiling("b2", "c2") | {"c3": (6, "Y")},
        bishop="b3",
        leonardo="c4",
        controller=0,
    )
    give_wishes(s, {0: ["praise"]})
    hang_portrait(s, 0, ABBOT)
    ask_again(s)
    return s


@rule("F-OQ-57")
def test_abbot_and_praise_of_a_human_are_nothing_to_leonardo_nor_to_the_next_player() -> None:
    s = beside_leonardo()
    play(s, 0, "wish praise", "restore b2")
    assert s.score(0) == 100 + 4 + (2 + 1 + 1)
    assert s.to_act == (0,)
    play(s, 0, "restore c3")
    assert s.score(2) == 300 + 6 + 2
    play(s, 1, "restore c2")
    assert s.score(1) == 200 + 4 + 2


@rule("F-OQ-57")
def test_praise_is_forgotten_and_the_abbot_is_not() -> None:
    """Without a card of the well he still has his Abbot, in the next round too."""
    s = beside_leonardo()
    play(s, 0, "wish praise", "restore b2", "restore c3")
    play(s, 1, "pass")
    next_round(s, {0: {"cathedral": 1}})
    play(s, 1, "close I")  # for Leonardo
    play(s, 0, "restore c2")
    assert s.score(0) == 100 + 8 + 4 + (2 + 1)


# --- portraits ------------------------------------------------------------------------------------------------------


@rule("F-M01-6")
def test_one_portrait_a_round_and_one_in_the_next() -> None:
    s = position(at="studio", modules=["portraits"], scores=SCORES, plans={0: {"studio": 2}, 1: {"studio": 1}})
    show_portraits(s, PATRON, GIRL)
    ask_again(s)
    play(s, 0, "portrait 1")
    assert open_to(s, 0) == ["earn", "pass"]
    play(s, 0, "earn")
    assert "portrait 2" in open_to(s, 1)
    next_round(s, {0: {"studio": 2}, 1: {"studio": 1}})
    assert open_to(s, 0) == ["earn", "pass", "portrait 1", "portrait 2"]
    play(s, 0, "portrait 2")
    while s.view(None)["deciding"] != "studio":
        play(s, 0, open_to(s, 0)[0])
    assert open_to(s, 0) == ["earn", "pass"]


# --- the bells ------------------------------------------------------------------------------------------------------


@rule("F-M08-6", "F-M08-8")
def test_one_audience_a_round_each_and_one_in_the_next() -> None:
    s = position(at="planning", modules=["bells"], scores=SCORES, coins=dict.fromkeys(range(4), 20))
    for number in (2, 3):
        show_certificates(s, "B01", "B02", "B03", "B04")
        for seat in range(4):
            play(s, seat, *["cover audience studio"] * (seat < 2), *["plan workshop"] * (seat == 2))
            assert seat > 1 or refuses(s, seat, "cover audience market")
            play(s, seat, "ready")
        assert (s.round, s.view(None)["phase"], s.view(None)["deciding"]) == (number, "studio", "audience")
        play(s, 0, "certificate 1")
        assert CertificateAcquired(0, "B01", 2, True) in play_and_collect(s, 0, "pay 2")
        assert s.view(None)["deciding"] == "audience"
        play(s, 1, "certificate 2")
        assert CertificateAcquired(1, "B02", 2, True) in play_and_collect(s, 1, "pay 2")
        assert s.view(None)["modules"]["bells"]["heard"] == [True, True, False, False]
        assert s.view(None)["phase"] == "workshop"
        sit_out(s)
        get_up(s)
    assert s.view(None)["modules"]["bells"]["face_down"] == [2, 2, 0, 0]


# --- glass and gold -------------------------------------------------------------------------------------------------


@rule("F-M06-21")
def test_glass_is_asked_for_anew_for_every_window() -> None:
    """He keeps his glass, gives it for the next window, and the window of the next player is as bare as ever."""
    s = position(
        at="cathedral",
        modules=["glaziers"],
        plans={0: {"cathedral": 3}, 1: {"cathedral": 1}, 3: {"theatre": 1}},
        scores=SCORES,
        paints={0: "RRR", 1: "R"},
        tiles=ceiling("b1", "d1", "a3", "e3"),
        bishop="c3",
    )
    lay_bench(s, "W01", "W02", "W03", "W06")
    lay_glass(s, {}, {0: {"yellow": 2, "green": 1}, 1: {"red": 1}})
    play(s, 0, "restore b1", "window 1")  # yellow, blue
    assert WindowRenewed(0, "b1", "W01", 3, 6) in play_and_collect(s, 0, "no")
    play(s, 0, "restore d1", "window 1")  # yellow, red
    assert open_to(s, 0) == ["no", "glaze yellow"]
    assert WindowRenewed(0, "d1", "W02", 4, 6) in play_and_collect(s, 0, "glaze yellow")
    play(s, 0, "restore a3", "window 1")  # yellow, green
    assert open_to(s, 0) == ["no", "glaze green", "glaze yellow"]
    play(s, 0, "glaze yellow")
    assert WindowRenewed(0, "a3", "W03", 5, 0) in play_and_collect(s, 0, "glaze green")
    play(s, 1, "restore e3", "window 1")  # red, green
    assert WindowRenewed(1, "e3", "W06", 7, 8) in play_and_collect(s, 1, "glaze red")


def at_altar(stocks: Mapping[int, Mapping[str, int]]) -> FrescoState:
    s = position(
        at="cathedral",
        modules=["glaziers"],
        plans={0: {"cathedral": 2}, 1: {"cathedral": 1}, 3: {"theatre": 1}},
        scores=SCORES,
        paints={0: "RYBRYBRYB", 1: "RYB"},
        tiles=ceiling(),
    )
    lay_glass(s, {}, stocks)
    return s


ALTAR = ("altar red", "altar yellow")
BARE = 2  # points of red, yellow and blue


@rule("F-M06-29", "F-M06-31")
def test_glass_of_the_altar_counts_for_one_restoration() -> None:
    s = at_altar({0: {"green": 2, "blue": 1}, 1: {"red": 1}})
    play(s, 0, *ALTAR, "glaze green", "no")
    assert s.score(0) == 100 + BARE + 1
    play(s, 0, *ALTAR)
    assert open_to(s, 0) == ["no", "glaze green", "glaze blue"]
    play(s, 0, "no")
    assert s.score(0) == 100 + 2 * BARE + 1
    play(s, 1, *ALTAR, "glaze red")
    assert s.score(1) == 200 + BARE + 1


@rule("F-M06-29", "F-M06-31")
def test_glass_that_was_kept_serves_the_altar_of_the_next_round() -> None:
    s = at_altar({0: {"green": 2}})
    play(s, 0, *ALTAR, "no", *ALTAR, "glaze green")
    next_round(s, {0: {"cathedral": 1}})
    play(s, 0, *ALTAR)
    assert open_to(s, 0) == ["no", "glaze green"]
    play(s, 0, "glaze green")
    assert s.score(0) == 100 + 3 * BARE + 2


@rule("F-M05-9")
def test_leaf_gold_is_asked_for_once_and_again_at_the_next_restoration() -> None:
    s = position(
        at="cathedral",
        modules=["leaf_gold", "glaziers"],
        plans={0: {"cathedral": 2}, 1: {"cathedral": 1}, 3: {"theatre": 1}},
        scores=SCORES,
        paints={0: "RR", 1: "R"},
        tiles=ceiling("b1", "d1", "d3"),
        bishop="b4",
    )
    give_gold(s, {0: 2, 1: 1})
    refine(s, "red")
    lay_bench(s, "W01", "W02")
    leaf = s.view(None)["modules"]["leaf_gold"]["points"]["elsewhere"]
    play(s, 0, "restore b1")
    assert open_to(s, 0) == ["no", "gild"]
    play(s, 0, "no")
    assert s.view(None)["deciding"] == "window"  # gold is not asked for a second time
    play(s, 0, "window 1")
    assert s.score(0) == 100 + 4 - 3
    play(s, 0, "restore d1", "gild")
    assert s.view(None)["deciding"] == "window"
    play(s, 0, "window 1")
    assert (s.score(0), s.view(0)["modules"]["leaf_gold"]["mine"]) == (101 + 4 - 4 + leaf, 1)
    play(s, 1, "restore d3")
    assert open_to(s, 1) == ["no", "gild"]
    play(s, 1, "no")
    assert (s.score(1), s.view(1)["modules"]["leaf_gold"]["mine"]) == (200 + 4, 1)


# --- the medico -----------------------------------------------------------------------------------------------------


def plan_with_the_ill(s: FrescoState, plans: Plans) -> None:
    """Whoever is left stays in the theatre, the ill in the workshop: with the medico all have to be placed."""
    rest = ("plan-ill workshop", "plan theatre", "plan cathedral", "plan workshop")
    for seat in range(s.players):
        play(s, seat, *[f"plan {place}" for place, count in plans.get(seat, {}).items() for _ in range(count)])
        while "ready" not in open_to(s, seat):
            play(s, seat, next(choice for choice in rest if choice in open_to(s, seat)))
        play(s, seat, "ready")


@rule("F-M10-13")
def test_one_falls_ill_each_round_and_of_each_player() -> None:
    s = position(
        at="studio",
        modules=["medico"],
        scores=SCORES,
        plans={0: {"studio": 2, "theatre": 1}, 1: {"studio": 3}},
        given=lambda s: infect(s, "studio"),
    )
    next_infections(s, "studio", "studio")
    play(s, 0, "earn")
    assert FellIll(0, "studio", 1, False) in play_and_collect(s, 0, "earn")
    play(s, 1, "earn", "earn")
    assert FellIll(1, "studio", 1, False) in play_and_collect(s, 1, "earn")
    assert s.view(None)["modules"]["medico"]["ill"] == [1, 1, 0, 0]
    sit_out(s)
    get_up(s)
    plan_with_the_ill(s, {0: {"studio": 2}})
    while s.view(None)["phase"] != "studio":
        play(s, s.to_act[0], "pass")
    play(s, 0, "earn")
    assert FellIll(0, "studio", 1, False) in play_and_collect(s, 0, "earn")
    assert s.view(None)["modules"]["medico"]["ill"] == [2, 1, 0, 0]


@rule("F-M10-46")
def test_everybody_heals_again_in_the_next_round() -> None:
    def given(s: FrescoState) -> None:
        give_bottles(s, {0: ["1", "1"], 2: ["1", "1"]})
        fall_ill(s, {0: 3, 2: 3})
        next_infections(s, "studio", "studio")

    s = position(at="prepare", modules=["medico"], scores=SCORES, hours={0: 8, 2: 5}, given=given)
    for number, order in ((2, (2, 0)), (3, (0, 2))):
        for seat in order:
            assert (s.round, s.to_act, "use 1" in open_to(s, seat)) == (number, (seat,), True)
            play(s, seat, "use 1", *["no"] * (number == 2))
        if number == 2:
            get_up(s)
            plan_with_the_ill(s, {})
            while s.view(None)["deciding"] != "heal":
                play(s, s.to_act[0], "pass")
    assert s.view(None)["modules"]["medico"]["ill"] == [1, 0, 1, 0]
