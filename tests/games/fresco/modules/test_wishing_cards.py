"""The wishing well (module 4), second half: the cards one by one, the end, Leonardo, secrets and editions."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from bottega.core.rng import Rng
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import BishopMoved, Blended, MoneyCounted, Restored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.leaf_gold.events import GoldTaken
from bottega.games.fresco.modules.wishing_well.events import (
    FreePaint,
    PenniesExchanged,
)
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    ask_again,
    goods,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refusal,
    refuses,
    sit_out,
)
from bottega.testing.fresco.modules.bells import own_certificates
from bottega.testing.fresco.modules.leaf_gold import give_gold, refine
from bottega.testing.fresco.modules.medico import stand_ill
from bottega.testing.fresco.modules.portraits import hang_portrait, show_portraits
from bottega.testing.fresco.modules.scrolls import deal_scrolls
from bottega.testing.fresco.modules.wishing_well import give_pennies, give_wishes, stack_wishes

from .well_positions import (
    FAR_AHEAD,
    TOO_DEAR,
    WELL,
    at,
    before_restoring,
    facts,
    free_paint,
    getting_up,
    kinds,
    new,
    part_of,
    wishes,
)

# --- the cards ----------------------------------------------------------------------------------------------------


@rule("F-M04-17", "F-OQ-114")
def test_lucky_guy_gives_two_pennies_without_any_purchase() -> None:
    s = at("market", ["lucky"], coins=0)
    play(s, 0, "wish lucky", "pass")
    assert facts(s)["mine"]["pennies"] == 5


@rule("F-OQ-36", "F-M04-17")
def test_lucky_guy_works_when_no_booth_is_open() -> None:
    s = at("market", ["lucky"])
    s.bag, s.goods = s.rules.c.goods_in_play, 0
    ask_again(s)
    assert open_to(s, 0) == ["pass", "wish lucky"]


@rule("F-OQ-106")
def test_pennies_are_given_as_far_as_there_are_any() -> None:
    s = at("market", ["lucky"], pennies={0: 3, 1: 8, 2: 8, 3: 0})
    play(s, 0, "wish lucky")
    assert facts(s)["mine"]["pennies"] == 4


@rule("F-M04-18", "F-M04-19", "F-OQ-110", "F-DATA-20")
def test_free_paint_comes_with_a_purchase_at_the_same_booth() -> None:
    s = free_paint({"I": ["R"], "II": ["YY", "B"]})
    play(s, 0, "wish paint.1")
    assert open_to(s, 0) == ["buy II.2"]
    events = play_and_collect(s, 0, "buy II.2")
    assert [event.paints for event in events if isinstance(event, FreePaint)] == [("yellow", "yellow")]
    assert goods(s, 0) == "YYB"
    assert s.coins[0] == 10 - s.rules.c.hour_price[5]


@rule("F-OQ-110")
def test_the_free_tile_is_another_one_than_the_one_bought() -> None:
    assert wishes(free_paint({"I": ["YY"], "II": ["B"]})) == []
    s = free_paint({"I": ["YY", "YY"]})
    play(s, 0, "wish paint.1", "buy I.2")
    assert goods(s, 0) == "YYYY"


@rule("F-M04-18")
def test_no_free_paint_where_the_tile_does_not_lie_or_nothing_can_be_bought() -> None:
    assert wishes(free_paint({"I": ["R", "B"]})) == []
    assert wishes(free_paint({"I": ["YY", "B"]}, coins=0)) == []


@rule("F-M04-18", "F-M04-12")
def test_free_paint_with_the_second_purchase_of_a_booth() -> None:
    s = free_paint({"III": ["YY", "B", "R"], "II": ["YY", "B"]}, apprentices=2)
    play(s, 0, "buy III.2", "wish paint.1")
    assert open_to(s, 0) == ["buy III.3"]
    play(s, 0, "buy III.3")
    assert goods(s, 0) == "RYYB"


@rule("F-M04-20")
def test_free_paint_binds_to_a_purchase_not_to_closing() -> None:
    s = free_paint({"I": ["YY", "B"]})
    play(s, 0, "wish paint.1")
    assert refuses(s, 0, "close I")
    assert refuses(s, 0, "pass")


@rule("F-OQ-111")
def test_the_gift_brings_no_leaf_gold() -> None:
    s = at("market", ["paint.1"], modules=["leaf_gold"], booths={"IV": ["YY", "B"]}, paints="")
    play(s, 0, "wish paint.1")
    assert not [event for event in play_and_collect(s, 0, "buy IV.2") if isinstance(event, GoldTaken)]


@rule("F-M04-21", "F-M04-22", "F-DIF-8", "F-OQ-43")
def test_the_bishop_pays_a_visit_free_of_charge_and_besides_the_paid_step() -> None:
    s = before_restoring(["visit"], bishop="a1", coins=1)
    assert set(wishes(s)) == {"visit a2", "visit b1", "visit b2"}
    events = play_and_collect(s, 0, "visit b2")
    assert BishopMoved(0, "b2", 0) in events
    assert s.coins[0] == 1
    assert refuses(s, 0, "pass")
    play(s, 0, "bishop c3")
    assert s.coins[0] == 0
    (restored,) = [event for event in play_and_collect(s, 0, "restore c3") if isinstance(event, Restored)]
    assert (restored.points, restored.bonus) == (4, 3)


@rule("F-DIF-8")
def test_by_the_other_reading_he_goes_anywhere() -> None:
    s = before_restoring(["visit"], bishop="a1", options={"m4_visit": "anywhere"})
    assert len(wishes(s)) == 24
    play(s, 0, "visit c3")
    assert s.bishop == SEGMENT_NAMES.index("c3")


@rule("F-OQ-114", "F-OQ-41")
def test_a_visit_needs_a_restoration_after_it() -> None:
    s = before_restoring(["visit", "praise"], bishop="c3", segments=())
    assert s.view(None)["phase"] == "theatre"
    s = at("cathedral", ["visit"], tiles=dict.fromkeys(SEGMENT_NAMES, TOO_DEAR), paints="RYB")
    assert wishes(s) == []


@rule("F-OQ-43")
def test_visit_sexton_and_step_together_in_any_order() -> None:
    s = before_restoring(["visit"], bishop="a1", coins=5, modules=["portraits"])
    hang_portrait(s, 0, next(c["id"] for c in GAME.house_edition.tables["portraits"]["items"] if c["name"] == "Sexton"))
    ask_again(s)
    play(s, 0, "bishop b2", "sexton a5", "visit b4", "restore c3")
    assert s.score(0) == 100 + 4 + 2


@rule("F-M04-23", "F-M04-16", "F-CMB-4", "F-EXD-10", "F-OQ-57")
def test_praise_and_abbot_raise_the_bonus_together() -> None:
    s = before_restoring(["praise"], bishop="b2", segments=("b3", "c3"), modules=["portraits"])
    hang_portrait(s, 0, next(c["id"] for c in GAME.house_edition.tables["portraits"]["items"] if c["name"] == "Abbot"))
    ask_again(s)
    play(s, 0, "wish praise", "restore c3")
    assert s.score(0) == 100 + 4 + 2 + 1 + 1
    assert [s.score(p) for p in (1, 2, 3)] == [300, 400, 500]


@rule("F-M04-23")
def test_praise_counts_for_one_restoration() -> None:
    s = before_restoring(["praise"], bishop="c3", segments=("c3", "c4"), apprentices=2)
    play(s, 0, "wish praise", "restore c3")
    assert s.score(0) == 100 + 4 + 3 + 1
    play(s, 0, "restore c4")
    assert s.score(0) == 108 + 4 + 2


@rule("F-OQ-108", "F-EXD-10")
def test_praise_without_a_bonus_is_refused() -> None:
    s = before_restoring(["praise"], bishop="a1")
    assert wishes(s) == []
    s = before_restoring(["praise"], bishop="b2", segments=("c3", "e5"))
    events = play_and_collect(s, 0, "wish praise")
    assert [event.segment for event in events if isinstance(event, Restored)] == ["c3"]


@rule("F-OQ-109")
def test_praise_does_not_raise_leaf_gold() -> None:
    s = before_restoring(["praise"], bishop="c3", modules=["leaf_gold"])
    give_gold(s, {0: 1})
    refine(s, "red")
    play(s, 0, "wish praise", "gild")
    assert s.score(0) == 100 + 4 + 3 + 1 + 3


@rule("F-M04-12")
def test_one_restoration_takes_one_card() -> None:
    s = before_restoring(["praise", "visit"], bishop="b2", coins=0)
    play(s, 0, "visit c3")
    assert open_to(s, 0) == ["restore c3"]
    assert kinds(s) == ["praise"]


@rule("F-M04-16", "F-OQ-108")
@pytest.mark.parametrize("moves", [("scroll column", "wish praise"), ("wish praise", "scroll column")])
def test_praise_and_a_scroll_go_together_in_either_order(moves: tuple[str, str]) -> None:
    s = before_restoring(["praise"], bishop="c2", modules=["scrolls"])
    deal_scrolls(s, {0: (1, "c")})
    ask_again(s)
    play(s, 0, moves[0])
    assert open_to(s, 0) == ["restore c3", moves[1]]
    play(s, 0, moves[1])
    assert s.score(0) == 100 + 4 + 2 + 1 + 2


@rule("F-OQ-108", "F-OQ-132")
def test_praise_opens_only_a_scroll_that_fits_and_never_a_second_one() -> None:
    s = before_restoring(["praise"], bishop="c2", segments=("c3", "e5"), modules=["scrolls"])
    deal_scrolls(s, {0: (5, "c")})
    ask_again(s)
    play(s, 0, "wish praise")
    assert open_to(s, 0) == ["restore c3", "scroll column"]
    play(s, 0, "scroll column")
    assert (s.to_act, facts(s)["held"][0]) == ((3,), 0)


@rule("F-OQ-108")
@pytest.mark.parametrize(
    ("first", "cards", "scrolls"), [("wish praise", ["praise"], (1, "a")), ("scroll row", ["tip"], (3, "a"))]
)
def test_what_he_does_not_hold_is_not_told_by_the_table_going_on(
    first: str, cards: list[str], scrolls: tuple[int, str]
) -> None:
    """After the first of the two the others cannot know that there is nothing to lay open but this."""
    s = before_restoring(cards, bishop="b3", modules=["scrolls"])
    deal_scrolls(s, {0: scrolls})
    ask_again(s)
    play(s, 0, first)
    assert (s.to_act, open_to(s, 0)) == ((0,), ["restore c3"])


@rule("F-M04-24", "F-DIF-9", "F-EX-20")
def test_a_tip_in_the_studio() -> None:
    s = at("studio", ["tip"])
    play(s, 0, "wish tip")
    assert (s.coins[0], facts(s)["mine"]["pennies"]) == (10 + 3 + 1, 3 + 1)


@rule("F-OQ-96", "F-OQ-114", "F-M04-16")
def test_a_tip_goes_with_a_portrait_too_but_not_with_leaving() -> None:
    s = at("studio", ["tip"], modules=["portraits"])
    show_portraits(s, "P17")
    ask_again(s)
    play(s, 0, "wish tip")
    assert open_to(s, 0) == ["earn", "portrait 1", "portrait 2"]
    play(s, 0, "portrait 1")
    assert s.coins[0] == 10 + 1 + 7


@rule("F-M04-25", "F-OQ-116")
def test_alchemy_makes_a_blend_of_any_three_basic_paints() -> None:
    s = at("workshop", ["alchemy"], paints="RRRYB")
    assert wishes(s) == ["alchemy red", "alchemy yellow", "alchemy blue"]
    play(s, 0, "alchemy red", "alchemy red", "alchemy red")
    assert open_to(s, 0) == ["alchemy orange", "alchemy green", "alchemy purple"]
    events = play_and_collect(s, 0, "alchemy orange")
    assert Blended(0, ("red", "red", "red"), "orange") in events
    assert goods(s, 0) == "YBO"


@rule("F-M04-25", "F-M04-14")
@pytest.mark.parametrize("first", ["red", "yellow", "blue"])
def test_alchemy_takes_three_paints_that_are_there_and_one_card(first: str) -> None:
    s = at("workshop", ["alchemy", "alchemy"], paints="RYB")
    others = [colour for colour in ("red", "yellow", "blue") if colour != first]
    play(s, 0, f"alchemy {first}")
    assert open_to(s, 0) == [f"alchemy {colour}" for colour in others]
    play(s, 0, f"alchemy {others[0]}", "alchemy green")
    assert (goods(s, 0), kinds(s)) == ("G", ["alchemy"])


@rule("F-M04-11", "F-M04-14")
@pytest.mark.parametrize("card", ["lucky", "paint.1", "paint.2", "paint.3"])
def test_at_the_market_only_the_card_that_one_holds(card: str) -> None:
    """Any free paint would find its tile, and another one to buy."""
    s = at("market", [card], booths={"III": ["YY", "RR", "BB"]})
    assert wishes(s) == [f"wish {card}"]


@rule("F-M04-7", "F-M04-11")
@pytest.mark.parametrize(("cards", "asked"), [((), False), (("tip",), True)])
def test_after_a_scroll_who_holds_a_card_is_asked_all_the_same(cards: tuple[str, ...], asked: bool) -> None:
    """There is one segment to restore. That he is not asked would tell that his card is none of the cathedral."""
    s = before_restoring(cards, "c3", modules=["scrolls"])
    deal_scrolls(s, {0: (3, None)})
    ask_again(s)
    play(s, 0, "scroll row")
    assert (s.to_act == (0,)) == asked
    assert not asked or open_to(s, 0) == ["restore c3"]


@rule("F-M04-12", "F-M04-15")
def test_after_a_praise_nobody_is_asked_when_one_segment_is_left() -> None:
    """The apprentice has used his card, so there is nothing that the others could not know."""
    s = before_restoring(["praise", "tip"], "c3")
    play(s, 0, "wish praise")
    assert (s.to_act, kinds(s)) == ((3,), ["tip"])


@rule("F-OQ-116")
def test_alchemy_between_two_blends() -> None:
    s = at("workshop", ["alchemy"], paints="RYRRYYBB")
    play(s, 0, "blend orange", "alchemy red", "alchemy yellow", "alchemy blue", "alchemy purple")
    assert goods(s, 0) == "RYBOP"
    play(s, 0, "blend green")
    assert goods(s, 0) == "ROGP"
    assert s.to_act == (3,)


@rule("F-OQ-114", "F-OQ-116")
def test_alchemy_needs_only_somebody_in_the_workshop() -> None:
    s = at("workshop", paints="RRR", given=lambda s: give_wishes(s, {0: ["alchemy"]}))
    assert open_to(s, 0) == ["pass", "alchemy red"]
    play(s, 0, "alchemy red", "alchemy green")
    assert (goods(s, 0), s.to_act) == ("G", (3,))
    assert wishes(at("workshop", paints="RRO", given=lambda s: give_wishes(s, {0: ["alchemy"]}))) == []


@rule("F-OQ-114", "F-OQ-116")
def test_alchemy_forces_no_blend_before_or_after_it() -> None:
    s = at("workshop", ["alchemy"], paints="RRRYB")
    play(s, 0, "alchemy red", "alchemy red", "alchemy red", "alchemy orange")
    assert open_to(s, 0) == ["blend green", "pass"]
    play(s, 0, "pass")
    assert (goods(s, 0), s.to_act) == ("YBO", (3,))
    s = at("workshop", ["alchemy"], paints="RRRYB")
    play(s, 0, "blend green")
    assert open_to(s, 0) == ["pass", "alchemy red"]
    play(s, 0, "pass")
    assert (goods(s, 0), kinds(s)) == ("RRRG", ["alchemy"])


@rule("F-OQ-116")
def test_what_alchemy_makes_may_be_blended_on() -> None:
    s = at("workshop", ["alchemy"], modules=["special_blends"])
    s.paints[0] = 4
    ask_again(s)
    assert wishes(s) == ["alchemy red"]
    play(s, 0, "alchemy red", "alchemy purple", "blend pink")
    assert s.view(0)["mine"]["paints"]["pink"] == 1


@rule("F-M04-12", "F-OQ-115", "F-OQ-114")
def test_in_the_workshop_as_many_alchemies_as_apprentices_whatever_they_blend() -> None:
    s = at("workshop", ["alchemy", "alchemy"], paints="R" * 6 + "Y")
    play(s, 0, "alchemy red", "alchemy red", "alchemy red", "alchemy green")
    assert (wishes(s), open_to(s, 0)) == ([], ["blend orange", "pass"])
    s = at("workshop", ["alchemy", "alchemy"], paints="R" * 6 + "Y", apprentices=2)
    play(s, 0, "alchemy red", "alchemy red", "alchemy red", "alchemy green")
    play(s, 0, "alchemy red", "alchemy red", "alchemy red", "alchemy purple")
    assert (goods(s, 0), kinds(s)) == ("YGP", [])


@rule("F-M04-33", "F-M10-36", "F-OQ-115")
def test_an_ill_one_in_the_workshop_brings_no_second_alchemy() -> None:
    def given(s: FrescoState) -> None:
        give_wishes(s, {0: ["alchemy", "alchemy"]})
        stand_ill(s, 0, {"workshop": 1})

    s = at("workshop", modules=["medico"], paints="R" * 6 + "YB", apprentices=2, given=given)
    play(s, 0, "send healthy", "alchemy red", "alchemy red", "alchemy red", "alchemy green")
    assert (wishes(s), kinds(s)) == ([], ["alchemy"])


@rule("F-M04-12", "F-OQ-115")
def test_one_players_alchemy_is_not_charged_to_the_next_nor_to_the_next_round() -> None:
    def given(s: FrescoState) -> None:
        give_wishes(s, {0: ["alchemy", "alchemy"], 1: ["lucky"]})
        s.paints[1] = s.paints[0]

    s = at("workshop", paints="R" * 9, plans={1: {"workshop": 1}}, hours={0: 5, 1: 6}, given=given)
    play(s, 0, "alchemy red", "alchemy green")
    assert (s.to_act, open_to(s, 1)) == ((1,), ["pass"]), "who holds a card is asked, whatever it is"
    sit_out(s)
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    plan_all(s, {0: {"workshop": 1}})
    assert (s.view(None)["phase"], wishes(s)) == ("workshop", ["alchemy red"])


@rule("F-M04-26", "F-OQ-114")
def test_finders_reward_in_the_theatre() -> None:
    s = at("theatre", ["finder"], moods={0: 0})
    play(s, 0, "wish finder")
    assert (s.coins[0], s.view(None)["painters"][0]["mood"]) == (13, 2)
    assert s.to_act == (3,)


@rule("F-OQ-112")
def test_there_is_no_finders_reward_in_the_last_round() -> None:
    s = at("market", ["finder"], final=True, plans={0: {"market": 1, "cathedral.2": 1}})
    while not s.is_over and s.to_act == (0,):
        assert "wish finder" not in open_to(s, 0)
        play(s, 0, "pass")


@rule("F-M04-27", "F-OQ-17")
def test_a_busker_lifts_the_mood_after_the_hour_and_before_the_apprentices() -> None:
    rows = GAME.house_edition.tables["mood_display"]["items"]
    helped = min(row["value"] for row in rows if row["apprentices"] == 1)
    late = max(row["mood"] for row in GAME.house_edition.tables["hostel_four_players"]["items"])
    s = getting_up(["busker"], mood=helped - 1 - late)
    hour = next(row["time"] for row in GAME.house_edition.tables["hostel_four_players"]["items"] if row["mood"] == late)
    play(s, 0, "wish busker", f"rise {int(hour.split(':')[0])}")
    shown = s.view(None)["painters"][0]
    assert (shown["mood"], shown["apprentices"]) == (helped, 6)


@rule("F-M04-28")
def test_one_busker_a_round() -> None:
    s = getting_up(["busker", "busker"])
    play(s, 0, "wish busker")
    assert refuses(s, 0, "wish busker")


@rule("F-M04-27", "F-M04-15")
def test_without_the_busker_the_hour_is_as_usual() -> None:
    s, base = getting_up(["busker"]), position(moods={0: 0}, scores={0: 10, **FAR_AHEAD})
    play(s, 0, "rise 6")
    play(base, 0, "rise 6")
    assert s.view(None)["painters"][0]["mood"] == base.view(None)["painters"][0]["mood"]
    assert kinds(s) == ["busker"]


@rule("F-OQ-18")
def test_a_busker_in_the_last_round_but_not_in_the_round_of_its_drawing() -> None:
    assert "wish busker" in open_to(getting_up(["busker"], final=True), 0)
    s = at("market", laid={0: 1})
    stack_wishes(s, "busker")
    play(s, 0, "throw")
    this_round = s.round
    while s.round == this_round:
        seat = s.to_act[0]
        assert "wish busker" not in open_to(s, seat)
        play(s, seat, "pass" if "pass" in open_to(s, seat) else open_to(s, seat)[0])


# --- the end, Leonardo, secrets, editions -----------------------------------------------------------------------------


@rule("F-M04-31", "F-OQ-73", "F-OQ-139")
def test_pennies_become_thalers_at_the_end() -> None:
    s = position(at="workshop", final=True, modules=WELL, plans={0: {"workshop": 1}}, paints={0: "RY"}, coins={0: 1})
    give_pennies(s, {0: 5})
    events = play_and_collect(s, 0, "pass")
    assert PenniesExchanged(0, 5, 5) in events
    assert MoneyCounted(0, 6, 3) in events


@rule("F-OQ-74", "F-OQ-139")
def test_pennies_fall_under_the_obligation_of_the_bells() -> None:
    s = position(
        at="workshop",
        final=True,
        modules=[*WELL, "bells"],
        plans={0: {"workshop": 1}},
        paints={0: "RY"},
        coins={0: 0},
    )
    give_pennies(s, {0: 5})
    own_certificates(s, 0, partly={"B11": 3})
    assert MoneyCounted(0, 2, 1) in play_and_collect(s, 0, "pass")


@rule("F-M04-32", "F-LEO-25")
def test_leonardo_has_neither_pennies_nor_cards() -> None:
    s = new(2)
    assert len(facts(s)["held"]) == len(facts(s)["laid"]) == 2
    s = position(2, at="market", modules=WELL, plans={0: {}, 2: {"market": 1}}, controller=0)
    assert all(choice.startswith("close") for choice in open_to(s, 0))


def test_a_sample_redraws_the_hands_of_the_others() -> None:
    s = at("market", ["tip", "lucky"])
    give_wishes(s, {1: ["busker", "praise", "visit"]})
    hands = set()
    for seed in range(12):
        world = cast(FrescoState, s.observe(0).sample(Rng(seed)))
        assert facts(world, 0) == facts(s, 0)
        hands.add(part_of(world).hands[1])
        assert part_of(world).hands[1].bit_count() == 3
    assert len(hands) > 6


@rule("F-DATA-20")
@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda table: table["items"].pop(), '"items": [', "20 wishing cards"),
        (lambda table: table["items"].__setitem__(0, table["items"][-1]), '"items": [', "cards lucky_guy"),
        (lambda table: table["items"][3].update(tile_shown=["pink"]), '"pink"', "one of"),
        (lambda table: table["items"][0].update(kind="fairy"), '"kind": "fairy"', "one of"),
        (lambda table: table.update(pennies_in_well_per_round=9), '"pennies_in_well_per_round": 9', "1 to 2"),
    ],
)
def test_a_wrong_edition_is_refused(tmp_path: Path, change: Callable[[Any], None], line: str, reason: str) -> None:
    found = refusal(tmp_path, "wishing_cards", change)
    assert found[0].startswith(line)
    assert reason in found[1]
