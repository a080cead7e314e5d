"""Rules that nothing would have missed: each of these tests fails for a line that could be broken unnoticed before."""

from typing import Any

import pytest

from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import MoneyCounted
from bottega.games.fresco.modules.medico.events import FellIll
from bottega.games.fresco.modules.wishing_well.part import CARDS, WellPart
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    ask_again,
    cover,
    goods,
    module_of,
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
from bottega.testing.fresco.modules.leaf_gold import give_gold
from bottega.testing.fresco.modules.medico import (
    fall_ill,
    give_bottles,
    infect,
    lay_bottles,
    medico_part,
    next_infections,
    stand_ill,
    stand_neutral,
)
from bottega.testing.fresco.modules.portraits import show_portraits
from bottega.testing.fresco.modules.scrolls import deal_scrolls
from bottega.testing.fresco.modules.wishing_well import give_pennies, give_wishes, stack_wishes

SCORES = {0: 100, 1: 200, 2: 300, 3: 400}
TOO_DEAR = (11, "OOOO")
WELL = ["wishing_well"]


def facts(s: FrescoState, module: str, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"][module]
    return found


def well_part(s: FrescoState) -> WellPart:
    part: WellPart = s.parts[module_of(s, "wishing_well").part_number]
    return part


def at_market(*cards: str, apprentices: int = 2, booths: dict[str, list[str]] | None = None) -> FrescoState:
    s = position(
        at="market",
        modules=WELL,
        scores=SCORES,
        plans={0: {"market": apprentices}, 3: {"theatre": 1}},
        coins={0: 20},
        paints={},
        booths=booths or {"I": ["R", "B"], "III": ["YY", "B", "R", "YY"]},
    )
    give_wishes(s, {0: cards})
    ask_again(s)
    return s


# --- wishing cards --------------------------------------------------------------------------------------------------


@rule("F-M04-14")
@pytest.mark.parametrize(
    ("place", "card", "moves"),
    [
        ("get-up", "busker", ["wish busker"]),
        ("market", "lucky", ["wish lucky"]),
        ("market", "paint.1", ["wish paint.1"]),
        ("cathedral", "praise", ["wish praise"]),
        ("cathedral", "visit", ["visit a1"]),
        ("studio", "tip", ["wish tip"]),
        ("workshop", "alchemy", ["blend orange", *["alchemy red"] * 3, "alchemy green"]),
        ("theatre", "finder", ["wish finder"]),
    ],
)
def test_a_used_card_leaves_the_hand_and_the_game(place: str, card: str, moves: list[str]) -> None:
    s = position(
        at=place,
        modules=WELL,
        scores=SCORES,
        plans={} if place == "get-up" else {0: {place: 2}},
        paints={0: "RRRRRRYYYY"},
        coins={0: 20},
        moods={0: 0},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"b2": (4, "R"), "c2": (4, "R")},
        bishop="b2",
        booths={"III": ["YY", "B", "R"]},
    )
    give_wishes(s, {0: [card]})
    ask_again(s)
    play(s, 0, *moves)
    assert facts(s, "wishing_well", 0)["cards"] == []
    assert facts(s, "wishing_well")["held"] == [0, 0, 0, 0]
    assert [gone["kind"] for gone in facts(s, "wishing_well")["used"]] == [card]


@rule("F-M04-12", "F-OQ-115")
def test_a_free_paint_is_a_card_of_one_apprentice_at_the_market() -> None:
    s = at_market("paint.1", "lucky", "lucky")
    play(s, 0, "wish paint.1", "buy III.2", "wish lucky")
    assert refuses(s, 0, "wish lucky")


@rule("F-M04-18", "F-M04-19", "F-OQ-110")
def test_a_free_tile_comes_once_and_is_gone() -> None:
    s = at_market("paint.1")
    play(s, 0, "wish paint.1", "buy III.2")
    assert goods(s, 0) == "YYB"
    assert [choice for choice in open_to(s, 0) if choice.startswith("buy")] == ["buy III.3", "buy III.4"]
    play(s, 0, "buy III.3")
    assert goods(s, 0) == "RYYB"


@rule("F-M04-20")
def test_between_a_free_paint_and_its_purchase_comes_nothing() -> None:
    s = at_market("paint.1", "lucky")
    give_pennies(s, {0: 3}, {0: 1})
    ask_again(s)
    play(s, 0, "wish paint.1")
    assert {choice.split()[0] for choice in open_to(s, 0)} == {"buy"}


@rule("F-M04-6")
def test_a_penny_is_thrown_once_and_not_after_the_first_purchase() -> None:
    s = at_market()
    give_pennies(s, {0: 3}, {0: 1})
    ask_again(s)
    bought = s.clone()
    play(s, 0, "throw")
    assert refuses(s, 0, "throw")
    assert facts(s, "wishing_well")["well"] == 1
    play(bought, 0, "buy I.1")
    assert refuses(bought, 0, "throw")


@rule("F-M04-10", "F-M04-9")
def test_pennies_of_one_plan_do_not_lie_on_the_next() -> None:
    s = position(at="planning", modules=WELL, scores=SCORES)
    play(s, 0, "plan market", "penny", "penny", "ready")
    play(s, 1, "plan market", "penny", "ready")
    play(s, 2, "ready")
    play(s, 3, "ready")
    assert facts(s, "wishing_well")["laid"] == [2, 1, 0, 0]
    play(s, 0, "throw", "throw")
    assert facts(s, "wishing_well")["laid"] == [0, 0, 0, 0]
    sit_out(s)
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    assert [facts(s, "wishing_well", seat)["mine"]["planned"] for seat in range(4)] == [0, 0, 0, 0]
    plan_all(s, {0: {"market": 1}, 1: {"market": 1}})
    assert facts(s, "wishing_well")["laid"] == [0, 0, 0, 0]
    assert [facts(s, "wishing_well", seat)["mine"]["pennies"] for seat in (0, 1)] == [1, 3]


@rule("F-OQ-105")
def test_nothing_is_thrown_for_a_card_that_is_not_there() -> None:
    s = at_market()
    part = well_part(s)
    part.deck, part.used = (), (1 << CARDS) - 1
    give_pennies(s, {0: 3}, {0: 1})
    ask_again(s)
    assert refuses(s, 0, "throw")


@rule("F-OQ-106")
def test_pennies_in_the_well_are_not_in_the_supply() -> None:
    s = at_market("lucky")
    stack_wishes(s, "lucky")
    give_pennies(s, {0: 4, 1: 5, 2: 5, 3: 5}, {0: 1})
    ask_again(s)
    play(s, 0, "throw", "wish lucky")  # 20 pennies: 18 with the players, 1 in the well
    assert facts(s, "wishing_well", 0)["mine"]["pennies"] == 4


def before_restoring(*cards: str, bishop: str = "b2", modules: tuple[str, ...] = (), **more: Any) -> FrescoState:
    s = position(
        at="cathedral",
        modules=[*WELL, *modules],
        scores=SCORES,
        plans={0: {"cathedral": 1}, 3: {"theatre": 1}},
        paints={0: "RRYYBB"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"b2": (4, "R"), "c2": (4, "R"), "d3": (4, "R")},
        bishop=bishop,
        **more,
    )
    give_wishes(s, {0: cards})
    ask_again(s)
    return s


@rule("F-M04-12")
def test_one_restoration_takes_no_second_praise() -> None:
    s = before_restoring("praise", "praise")
    play(s, 0, "wish praise")
    assert refuses(s, 0, "wish praise")


@rule("F-M04-11")
def test_only_the_card_that_one_holds() -> None:
    s = before_restoring("visit")
    assert "wish praise" not in open_to(s, 0)
    coins = s.coins[0]
    play(s, 0, "visit a1")
    assert (s.view(None)["bishop"], s.coins[0]) == ("a1", coins)
    s = position(modules=WELL, scores=SCORES)
    give_wishes(s, {0: ["tip"]})
    ask_again(s)
    assert "wish busker" not in open_to(s, 0)


@rule("F-M04-23", "F-M04-21")
def test_no_card_of_the_cathedral_once_paint_lies_on_the_altar() -> None:
    s = before_restoring("praise", "visit")
    play(s, 0, "altar red")
    assert {choice.split()[0] for choice in open_to(s, 0)} == {"altar"}


@rule("F-M04-21")
def test_the_bishop_pays_no_visit_once_a_scroll_is_played() -> None:
    s = before_restoring("visit", modules=("scrolls",))
    deal_scrolls(s, {0: (2, None)})
    ask_again(s)
    play(s, 0, "scroll row")
    assert not [choice for choice in open_to(s, 0) if choice.startswith("visit")]


@rule("F-DIF-8")
def test_a_visit_anywhere_is_one_to_another_segment() -> None:
    s = before_restoring("visit", bishop="d3", options={"m4_visit": "anywhere"})
    visits = [choice.split()[1] for choice in open_to(s, 0) if choice.startswith("visit")]
    assert sorted(visits) == sorted(set(SEGMENT_NAMES) - {"d3"})


@rule("F-M04-28", "F-M04-27")
def test_the_busker_plays_for_whoever_has_called_him() -> None:
    s = position(modules=WELL, scores=SCORES, moods=dict.fromkeys(range(4), 0))
    give_wishes(s, {1: ["busker", "busker"]})
    ask_again(s)
    play(s, 0, "rise 8")
    play(s, 1, "wish busker")
    assert refuses(s, 1, "wish busker")
    play(s, 1, "rise 9")
    play(s, 2, "rise 7")
    assert [shown(s, seat)["mood"] for seat in range(3)] == [0, 2, -1]


@rule("F-M04-12", "F-M04-15")
def test_the_apprentice_after_a_card_may_leave() -> None:
    s = position(at="studio", modules=WELL, scores=SCORES, plans={0: {"studio": 2}}, coins={0: 0})
    give_wishes(s, {0: ["tip"]})
    ask_again(s)
    play(s, 0, "wish tip")
    assert open_to(s, 0) == ["earn", "pass"]
    assert s.coins[0] == 1 + 3


@rule("F-M04-7", "F-M04-11")
@pytest.mark.parametrize(("paints", "card", "asked"), [("RRR", "tip", True), ("RR", "tip", False), ("RRR", "", False)])
def test_the_workshop_asks_who_may_hold_the_alchemist(paints: str, card: str, asked: bool) -> None:
    """Three basic paints and any card: that he is asked must not tell which card it is."""
    plans = {0: {"studio": 1, "workshop": 1}, 1: {"theatre": 1}}
    s = position(at="studio", modules=WELL, scores=SCORES, plans=plans, paints={0: paints})
    give_wishes(s, {0: [card] if card else []})
    ask_again(s)
    play(s, 0, "pass")
    assert (s.view(None)["phase"] == "workshop") == asked


@rule("F-M04-7", "F-M04-11")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_who_holds_a_card_is_asked_where_it_could_be_of_use(held: int) -> None:
    """His mood cannot rise: only what he may hold is a reason to ask him, and the others do not know what it is."""
    s = position(at="studio", modules=WELL, scores=SCORES, plans={0: {"studio": 1, "theatre": 1}}, moods={0: 4})
    give_wishes(s, {0: ["praise"] * held})
    ask_again(s)
    play(s, 0, "pass")
    assert (s.view(None)["phase"], s.to_act) == ("theatre" if held else "get-up", (0,))


# --- the last settlement --------------------------------------------------------------------------------------------


@rule("F-OQ-73", "F-M05-17")
@pytest.mark.parametrize("module", ["leaf_gold", "wishing_well"])
def test_gold_and_pennies_become_money_once(module: str) -> None:
    """The question of the bells comes in between, and everything goes on after it."""
    s = position(
        3,
        at="workshop",
        final=True,
        modules=[module, "bells"],
        plans={0: {"workshop": 1}},
        paints={0: "RY"},
        coins={0: 6, 1: 0, 2: 0},
        scores=SCORES,
    )
    own_certificates(s, 0, partly={"B01": 0})
    if module == "leaf_gold":
        give_gold(s, {0: 0, 1: 4, 2: 3})
    else:
        give_pennies(s, {0: 0, 1: 4, 2: 3})
    ask_again(s)
    play(s, 0, "pass")
    assert open_to(s, 0) == ["no", "instalment 1"]
    counted = [event for event in play_and_collect(s, 0, "no") if isinstance(event, MoneyCounted)]
    assert counted == [MoneyCounted(0, 6, 3), MoneyCounted(1, 4, 2), MoneyCounted(2, 3, 1)]


@rule("F-OQ-73")
def test_leonardo_has_neither_gold_nor_pennies_to_exchange() -> None:
    s = position(
        2,
        at="workshop",
        final=True,
        modules=["leaf_gold", "wishing_well"],
        plans={0: {"workshop": 1}},
        paints={0: "RY"},
        coins={0: 0, 1: 0},
        scores={0: 100, 1: 200, 2: 300},
    )
    give_gold(s, {0: 4})
    give_pennies(s, {0: 2, 1: 1})
    counted = [event for event in play_and_collect(s, 0, "pass") if isinstance(event, MoneyCounted)]
    assert counted == [MoneyCounted(0, 6, 3), MoneyCounted(1, 1, 0)]
    assert s.score(2) == 300


# --- portraits ------------------------------------------------------------------------------------------------------


@rule("F-M01-6")
def test_one_portrait_for_the_second_player_too() -> None:
    s = position(at="studio", modules=["portraits"], scores=SCORES, plans={1: {"studio": 2}, 2: {"studio": 1}})
    show_portraits(s, "P17", "P06")
    ask_again(s)
    play(s, 1, "portrait 1")
    assert open_to(s, 1) == ["earn", "pass"]


def leonardo_in_the_studio(*cards: str) -> FrescoState:
    def given(s: FrescoState) -> None:
        if cards:
            show_portraits(s, *cards)
        else:
            s.parts[module_of(s, "portraits").part_number].shown = [-1, -1]

    return position(
        2,
        at="studio",
        modules=["portraits"],
        plans={1: {"studio": 1}},
        hours={2: 5, 0: 6, 1: 7},
        scores={0: 100, 1: 200, 2: 300},
        given=given,
    )


@rule("F-M01-8", "F-M01-9")
def test_without_a_card_leonardo_has_nothing_to_do() -> None:
    s = leonardo_in_the_studio()
    assert (s.to_act, open_to(s, 1)) == ((1,), ["earn", "pass"])


@rule("F-M01-19")
def test_leonardo_picks_no_paints() -> None:
    s = leonardo_in_the_studio("P10", "P06")
    play(s, s.to_act[0], "portrait 1")
    assert (s.to_act, open_to(s, 1)) == ((1,), ["earn", "pass", "portrait 2"])


# --- the bells ------------------------------------------------------------------------------------------------------


@rule("F-M08-22", "F-M08-21")
def test_no_certificate_is_shown_twice() -> None:
    s = position(at="prepare", modules=["bells"], scores=SCORES)
    part = s.parts[module_of(s, "bells").part_number]
    show_certificates(s, "B01", None, "B03", "B04")
    part.shown[1] = -1
    part.unseen, part.left, part.returned = (), 0, ()
    s.waiting = 0
    s.step = [step.name for step in s.rules.rounds[0]].index("prepare")
    s.carry_on()
    names = [card["certificate"] if card else None for card in facts(s, "bells")["shown"]]
    assert names == ["B01", "B03", "B04", None]


@rule("F-M08-23")
@pytest.mark.parametrize("where", ["unseen", "returned", "shown", "nowhere"])
def test_the_audience_tile_serves_as_long_as_there_is_a_certificate(where: str) -> None:
    def given(s: FrescoState) -> None:
        part = s.parts[module_of(s, "bells").part_number]
        part.unseen = (4,) if where == "unseen" else ()
        part.left = len(part.unseen)
        part.returned = (4,) if where == "returned" else ()
        part.shown = [-1, -1, 4 if where == "shown" else -1, -1]

    s = position(at="planning", modules=["bells"], given=given)
    assert ("cover audience market" in open_to(s, 0)) == (where != "nowhere")


@rule("F-OQ-141")
def test_an_instalment_needs_money_and_no_restoration_under_way() -> None:
    def working(coins: int) -> FrescoState:
        s = position(
            at="cathedral",
            modules=["bells"],
            scores=SCORES,
            plans={0: {"cathedral": 2}, 3: {"theatre": 1}},
            paints={0: "RYB"},
            coins={0: coins},
            tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"b2": (4, "R"), "c2": (4, "R")},
            bishop="b2",
        )
        own_certificates(s, 0, partly={"B11": 2})
        ask_again(s)
        return s

    assert "instalment 11" not in open_to(working(0), 0)
    assert "instalment 11" in open_to(working(1), 0)
    for move in ("bishop b1", "altar red"):
        s = working(2)
        assert "instalment 11" in open_to(s, 0)
        play(s, 0, move)
        assert "instalment 11" not in open_to(s, 0)


@rule("F-M08-30", "F-M08-33")
def test_a_mark_counts_from_its_own_space_on() -> None:
    s = position(
        3,
        at="workshop",
        final=True,
        modules=["bells"],
        plans={0: {"workshop": 1}},
        paints={0: "RY"},
        coins={0: 0, 1: 0, 2: 0},
        scores=SCORES,
    )
    own_certificates(s, 0, ["B18", "B15", "B07"])  # 15 golden bells, fewer than the bishop's
    play(s, 0, "pass")
    assert s.score(0) == 100 + 2 + 5


# --- the medico -----------------------------------------------------------------------------------------------------


MEDICO = ["medico"]


@rule("F-M10-46", "F-M10-47")
def test_who_does_not_heal_leaves_the_next_his_turn() -> None:
    def given(s: FrescoState) -> None:
        give_bottles(s, {0: ["1"], 1: ["2"], 2: ["juice"]})
        fall_ill(s, {0: 1, 1: 1, 2: 1})

    s = position(at="prepare", modules=MEDICO, scores=SCORES, given=given)
    for seat in range(3):
        assert s.to_act == (seat,)
        play(s, seat, "no")
    assert s.view(None)["phase"] == "get-up"


@rule("F-M10-48", "F-M10-50", "F-M10-14")
def test_medicine_heals_on_the_sheet_and_lifts_no_mood() -> None:
    def given(s: FrescoState) -> None:
        stand_ill(s, 0, {"market": 1, "workshop": 2})
        give_bottles(s, {0: ["2", "juice"]})

    plans = {0: {"market": 1, "cathedral": 1, "workshop": 3}}
    s = position(at="prepare", modules=MEDICO, scores=SCORES, moods={0: 0}, plans=plans, given=given)
    play(s, 0, "use 2")
    assert facts(s, "medico")["ill"][0] == 1
    assert facts(s, "medico")["sheets"][0]["ill"] == [0, 0, 0, 1, 0]
    assert shown(s, 0)["mood"] == 0
    play(s, 0, "use juice")
    assert shown(s, 0)["mood"] == 1


@rule("F-M10-44")
def test_the_bottle_that_is_bought_is_the_one_that_lies_there() -> None:
    def given(s: FrescoState) -> None:
        lay_bottles(s, "3", "3", "3", "3")

    s = position(at="planning", modules=MEDICO, scores=SCORES, coins={0: 9}, given=given)
    play(s, 0, "cover medico market", "plan market", *["plan theatre"] * 3, "plan studio", "ready")
    for seat in (1, 2, 3):
        play(s, seat, *["plan theatre"] * 3, *["plan studio"] * 2, "ready")
    play(s, 0, "bottle 4")
    assert facts(s, "medico")["held"][0] == ["3"]


@rule("F-M10-13", "F-M10-15")
def test_the_second_player_chooses_once_who_falls_ill() -> None:
    def given(s: FrescoState) -> None:
        infect(s, "studio")
        stand_neutral(s, 1, "studio")

    s = position(at="studio", modules=MEDICO, scores=SCORES, moods={1: 4}, plans={1: {"studio": 3}}, given=given)
    play(s, 1, "earn", "earn", "earn")
    assert open_to(s, 1) == ["infect own", "infect neutral"]
    assert FellIll(1, "studio", 1, False) in play_and_collect(s, 1, "infect own")
    assert facts(s, "medico")["ill"] == [0, 1, 0, 0]
    assert s.view(None)["phase"] == "get-up"


@rule("F-OQ-45", "F-M10-13")
@pytest.mark.parametrize(("again", "falls"), [(0, "cathedral"), (1, "cathedral.2")])
def test_in_the_final_round_one_falls_ill_after_the_last_visit_to_the_cathedral(again: int, falls: str) -> None:
    s = position(
        at="market",
        final=True,
        modules=MEDICO,
        scores=SCORES,
        plans={0: {"market": 1, "cathedral": 1, "cathedral.2": again}},
        paints={0: "RRR"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"b2": (4, "R"), "c2": (4, "R")},
        given=lambda s: infect(s, "cathedral"),
    )
    play(s, 0, "pass")
    assert facts(s, "medico")["ill"][0] == 0
    events = play_and_collect(s, 0, open_restoration(s))
    fallen = [event for event in events if isinstance(event, FellIll)]
    assert bool(fallen) == (again == 0)
    if again:
        fallen = [event for event in play_and_collect(s, 0, open_restoration(s)) if isinstance(event, FellIll)]
    assert fallen == [FellIll(0, falls, 1, False)]


def open_restoration(s: FrescoState) -> str:
    return next(choice for choice in open_to(s, 0) if choice.startswith("restore"))


@rule("F-M10-57", "F-OQ-181")
def test_who_sets_an_ill_one_aside_decides_before_the_next_gets_up() -> None:
    s = position(modules=MEDICO, scores=SCORES, moods={0: -2, 1: -2})
    fall_ill(s, {0: 1})
    play(s, 0, "rise 5")
    assert (s.to_act, open_to(s, 0)) == ((0,), ["aside healthy", "aside ill"])
    play(s, 0, "aside ill")
    assert (s.to_act, facts(s, "medico")["ill"][0]) == ((1,), 0)
    play(s, 1, "rise 6")  # nobody of his is ill: there is nothing to choose
    assert s.to_act == (2,)


@rule("F-M10-16")
def test_the_neutral_apprentice_stands_where_he_is_planned() -> None:
    s = position(at="planning", modules=MEDICO, scores=SCORES, moods={0: 4})
    next_infections(s, "workshop", "workshop")
    play(s, 0, *["plan theatre"] * 3, *["plan studio"] * 2, "plan-neutral market", "ready")
    for seat in (1, 2, 3):
        play(s, seat, *["plan theatre"] * 3, *["plan studio"] * 2, "ready")
    assert facts(s, "medico")["sheets"][0]["neutral"] == 0
    assert shown(s, 0)["sheet"][0] == 1


@rule("F-M10-13", "F-M10-12")
def test_nobody_falls_ill_who_is_ill_already() -> None:
    def given(s: FrescoState) -> None:
        stand_ill(s, 0, {"workshop": 2})
        infect(s, "workshop")

    plans = {0: {"workshop": 2, "theatre": 1}}
    s = position(at="workshop", modules=MEDICO, scores=SCORES, plans=plans, paints={0: "RY"}, given=given)
    assert not [event for event in play_and_collect(s, 0, "pass") if isinstance(event, FellIll)]
    assert facts(s, "medico")["ill"][0] == 2


@rule("F-OQ-45")
def test_in_the_final_round_the_healthy_one_of_the_other_column_falls_ill() -> None:
    def given(s: FrescoState) -> None:
        stand_ill(s, 0, {"cathedral.2": 1})
        infect(s, "cathedral")

    s = position(
        at="cathedral",
        final=True,
        modules=MEDICO,
        scores=SCORES,
        plans={0: {"cathedral": 1, "cathedral.2": 1}},
        paints={0: "RRR"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"b2": (4, "R"), "e5": (4, "R")},
        bishop="b2",
        given=given,
    )
    play(s, 0, "restore b2")
    assert FellIll(0, "cathedral", 1, False) in play_and_collect(s, 0, "restore e5")


@rule("F-OQ-45", "F-CMB-16")
def test_who_stands_in_the_glazery_is_not_in_the_cathedral() -> None:
    def given(s: FrescoState) -> None:
        stand_ill(s, 0, {"cathedral.2": 1})
        cover(s, 0, "glazery", "cathedral")
        infect(s, "cathedral")

    s = position(
        at="cathedral.2",
        final=True,
        modules=["glaziers", "medico"],
        scores=SCORES,
        plans={0: {"cathedral": 1, "cathedral.2": 1}},
        paints={0: "R"},
        tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR) | {"c3": (4, "R")},
        bishop="a1",
        given=given,
    )
    assert not [event for event in play_and_collect(s, 0, "restore c3") if isinstance(event, FellIll)]


@rule("F-M10-51")
def test_the_bottle_that_is_used_is_the_one_on_the_discards() -> None:
    s = position(at="prepare", modules=MEDICO, scores=SCORES, given=lambda s: give_bottles(s, {0: ["1"], 1: ["2"]}))
    held = medico_part(s).held[0]
    play(s, 0, "use 1")
    assert medico_part(s).used == held


@rule("F-OQ-165", "F-OQ-62")
def test_after_the_ill_ones_request_the_healthy_one_has_one_blend_left() -> None:
    s = position(
        at="workshop",
        modules=["requests", "medico"],
        scores=SCORES,
        plans={0: {"workshop": 2}, 3: {"theatre": 1}},
        restored={0: ["a1", "b1", "c1"]},
        paints={0: "RRRYYY"},
        given=lambda s: stand_ill(s, 0, {"workshop": 1}),
    )
    play(s, 0, "send healthy", "blend orange", "request general", "blend orange")
    assert (goods(s, 0), s.view(None)["phase"]) == ("RYOO", "theatre")
