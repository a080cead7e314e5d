"""Module 4: the wishing well."""

import copy
from collections import Counter
from typing import cast

import pytest

from bottega.core.events import facts_for
from bottega.core.rng import Rng
from bottega.games.fresco.events import MoneyCounted
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.wishing_well.events import (
    CardDrawn,
    PenniesShown,
    PennyPlanned,
    PennyThrown,
    WishUsed,
)
from bottega.games.fresco.modules.wishing_well.rules import WishingWell
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    ask_again,
    cover,
    module_of,
    open_to,
    play,
    play_and_collect,
    position,
    refuses,
    sit_out,
    with_tables,
)
from bottega.testing.fresco.modules.medico import next_infections
from bottega.testing.fresco.modules.wishing_well import give_pennies, give_wishes, stack_wishes

from .well_positions import (
    KINDS,
    WELL,
    at,
    facts,
    kinds,
    new,
    part_of,
    wishes,
)

# --- pennies and the well ------------------------------------------------------------------------------------------


@rule("F-M04-1", "F-M04-2", "F-M04-29")
def test_20_pennies_and_20_cards_face_down() -> None:
    s = new()
    assert (facts(s)["in_the_box"], facts(s)["deck"], facts(s)["well_size"]) == (20, 20, 2)
    well = cast(WishingWell, module_of(s, "wishing_well"))
    assert Counter(well.seen.card(number)["kind"] for number in range(20)) == KINDS
    assert len({part_of(new(seed=seed)).deck for seed in range(10)}) == 10
    decks = {part_of(cast(FrescoState, s.observe(0).sample(Rng(seed)))).deck for seed in range(5)}
    assert len(decks) == 5


@rule("F-M04-3", "F-OQ-3")
def test_everybody_starts_with_three_pennies_behind_his_screen() -> None:
    s = new()
    assert [facts(s, seat)["mine"]["pennies"] for seat in range(4)] == [3, 3, 3, 3]
    give_pennies(s, {0: 5})
    assert facts(s, 0)["mine"]["pennies"] == 5
    assert facts(s, 1)["painters"] is None
    assert facts(s, None)["mine"] is None


@rule("F-M04-4", "F-EX-18")
def test_two_pennies_may_be_put_on_the_market_of_the_sheet() -> None:
    s = position(at="planning", modules=WELL)
    assert refuses(s, 0, "penny")
    play(s, 0, "plan market", "plan market", "plan market", "penny", "penny")
    assert refuses(s, 0, "penny")
    play(s, 0, "plan studio", "plan studio", "ready")
    assert facts(s, 0)["mine"]["planned"] == 2


@rule("F-M04-4")
def test_not_more_than_one_has_and_not_without_somebody_at_the_market() -> None:
    s = position(at="planning", modules=WELL)
    give_pennies(s, {0: 1, 1: 0})
    play(s, 0, "plan market", "penny")
    assert refuses(s, 0, "penny")
    play(s, 1, "plan market")
    assert refuses(s, 1, "penny")
    play(s, 2, "plan studio")
    assert refuses(s, 2, "penny")


@rule("F-M04-5")
def test_pennies_on_the_sheet_are_secret_until_the_reveal() -> None:
    s = position(at="planning", modules=WELL)
    play(s, 0, "plan market")
    before = s.view(1), s.view(None)
    events = play_and_collect(s, 0, "penny")
    assert events == [PennyPlanned(0)]
    assert facts_for(events, 1) == facts_for(events, None) == []
    assert (s.view(1), s.view(None)) == before
    play(s, 0, "ready")
    for seat in (1, 2):
        play(s, seat, "ready")
    assert PenniesShown((1, 0, 0, 0)) in play_and_collect(s, 3, "ready")
    assert facts(s, None)["laid"] == [1, 0, 0, 0]


@rule("F-OQ-33", "F-M04-4")
@pytest.mark.parametrize("tile", ["glazery", "audience"])
def test_with_a_tile_on_the_market_there_are_no_pennies(tile: str) -> None:
    s = position(at="planning", modules=[*WELL, "glaziers", "bells"])
    play(s, 0, f"cover {tile} market")
    if tile == "glazery":
        play(s, 0, "plan market")
    assert refuses(s, 0, "penny")


@rule("F-M04-6", "F-M04-7", "F-EX-19")
def test_a_thrown_penny_draws_the_top_card_which_nobody_else_sees() -> None:
    s = at("market", laid={0: 2})
    stack_wishes(s, "alchemy", "tip")
    before = part_of(s).deck
    events = play_and_collect(s, 0, "throw")
    assert events[0] == PennyThrown(0, 1, 19)
    assert isinstance(events[1], CardDrawn)
    assert [fact["event"] for fact in facts_for(events, 1)] == ["penny-thrown"]
    assert [fact["event"] for fact in facts_for(events, None)] == ["penny-thrown"]
    assert part_of(s).deck == before[:-1]
    assert kinds(s) == ["alchemy"]
    assert facts(s, 1)["held"] == [1, 0, 0, 0]
    assert facts(s, 1)["cards"] == []
    assert (facts(s)["mine"]["pennies"], facts(s)["well"]) == (2, 1)


@rule("F-M04-6", "F-OQ-102")
def test_one_of_two_pennies_may_be_thrown_before_a_booth_is_chosen() -> None:
    s = at("market", laid={0: 2}, apprentices=2)
    play(s, 0, "throw")
    assert "throw" in open_to(s, 0)
    buy = next(choice for choice in open_to(s, 0) if choice.startswith("buy II."))
    play(s, 0, buy)
    assert refuses(s, 0, "throw")


@rule("F-M04-8", "F-OQ-104")
@pytest.mark.parametrize("then", ["close I", "pass"])
def test_after_throwing_he_acts_or_forfeits(then: str) -> None:
    s = at("market", laid={0: 1})
    play(s, 0, "throw", then)
    assert s.to_act == (3,)
    assert facts(s)["held"][0] == 1


@rule("F-M04-9", "F-M04-10", "F-DIF-10", "F-OQ-101", "F-EXD-20")
def test_two_pennies_a_round_then_the_others_go_back_at_once() -> None:
    s = at("market", laid={0: 1, 1: 1, 2: 2}, plans={1: {"market": 1}, 2: {"market": 1}}, hours={0: 5, 1: 6, 2: 7})
    play(s, 0, "throw", "pass")
    assert facts(s)["laid"] == [0, 1, 2, 0]
    play(s, 1, "throw")
    assert facts(s)["laid"] == [0, 0, 0, 0]
    play(s, 1, "pass")
    assert refuses(s, 2, "throw")
    assert facts(s, 2)["mine"]["pennies"] == 3


@rule("F-M04-10", "F-DIF-10")
def test_what_was_not_thrown_goes_back_when_the_turn_ends() -> None:
    s = at("market", laid={0: 2}, plans={1: {"market": 1}})
    play(s, 0, "pass")
    assert (facts(s)["laid"], facts(s)["mine"]["pennies"]) == ([0, 0, 0, 0], 3)


@rule("F-OQ-105")
def test_without_cards_nobody_throws() -> None:
    s = at("market", laid={0: 2})
    part = part_of(s)
    part.used, part.deck = (1 << 20) - 1 & ~(1 << part.deck[-1]), part.deck[-1:]
    play(s, 0, "throw")
    assert refuses(s, 0, "throw")
    assert facts(s)["laid"] == [0, 0, 0, 0]


@rule("F-OQ-103")
def test_whoever_has_pennies_on_his_sheet_has_somebody_at_the_market() -> None:
    """Somebody must stand there before a penny is laid, he cannot be taken back, and falls ill only afterwards."""
    s = position(
        at="planning",
        modules=[*WELL, "medico"],
        coins={0: 10},
        given=lambda s: next_infections(s, "market", "market"),
    )
    assert refuses(s, 0, "penny")
    play(s, 0, *["plan theatre"] * 3, "plan workshop", "plan market", "penny", "penny", "ready")
    for seat in (1, 2, 3):
        play(s, seat, *["plan theatre"] * 3, *["plan workshop"] * 2, "ready")
    medico = s.view(None)["modules"]["medico"]
    assert (medico["infected"], medico["ill"]) == ("market", [0, 0, 0, 0])
    assert facts(s, None)["laid"] == [2, 0, 0, 0]
    assert s.view(None)["painters"][0]["sheet"][0] == 1
    play(s, 0, "throw", "throw")
    assert (facts(s)["well"], len(facts(s)["cards"])) == (2, 2)
    play(s, 0, next(choice for choice in open_to(s, 0) if choice.startswith("buy")))
    assert s.view(None)["modules"]["medico"]["ill"] == [1, 0, 0, 0]


@rule("F-M04-30")
def test_the_well_is_emptied_for_the_next_round() -> None:
    s = at("market", laid={0: 2})
    play(s, 0, "throw", "throw")
    assert facts(s)["well"] == 2
    sit_out(s)
    assert (facts(s)["well"], s.round) == (0, 3)


# --- cards in general -------------------------------------------------------------------------------------------------


@rule("F-M04-11", "F-OQ-107")
def test_a_card_needs_somebody_at_its_location() -> None:
    cards = ["lucky", "tip", "finder", "alchemy", "visit", "praise"]
    s = at("studio", cards, modules=["glaziers"])
    assert wishes(s) == ["wish tip"]
    cover(s, 0, "glazery", "workshop")
    play(s, 0, "earn")
    assert s.view(None)["deciding"] == "glazery"
    assert wishes(s) == []


@rule("F-M04-12", "F-OQ-115")
def test_one_card_for_each_apprentice() -> None:
    s = at("studio", ["tip", "tip", "tip"], apprentices=2)
    play(s, 0, "wish tip")
    assert kinds(s) == ["tip", "tip"]
    assert (s.coins[0], wishes(s)) == (10 + 1 + 3, ["wish tip"])
    play(s, 0, "wish tip")
    assert s.coins[0] == 10 + 2 * 4
    assert (kinds(s), s.to_act) == (["tip"], (3,))


@rule("F-OQ-115", "F-M04-12")
def test_at_the_market_as_many_cards_as_apprentices() -> None:
    s = at("market", ["lucky", "lucky", "lucky"], apprentices=2)
    play(s, 0, "wish lucky", "wish lucky")
    assert refuses(s, 0, "wish lucky")
    assert facts(s)["mine"]["pennies"] == 3 + 4


@rule("F-M04-13")
def test_a_card_helps_in_the_round_in_which_it_is_drawn() -> None:
    s = at("market", laid={0: 1})
    stack_wishes(s, "lucky")
    play(s, 0, "throw", "wish lucky")
    assert facts(s)["mine"]["pennies"] == 3 - 1 + 2


@rule("F-M04-14", "F-M04-34")
def test_a_used_card_is_shown_and_leaves_the_game() -> None:
    s = at("studio", ["tip"])
    events = play_and_collect(s, 0, "wish tip")
    used = next(event for event in events if isinstance(event, WishUsed))
    assert (used.painter, used.wish, used.thalers, used.pennies) == (0, "tip", 1, 1)
    assert [card["kind"] for card in facts(s, None)["used"]] == ["tip"]
    assert (facts(s)["held"][0], facts(s)["deck"]) == (0, 19)


@rule("F-M04-15")
@pytest.mark.parametrize(
    ("place", "card", "instead"),
    [
        ("market", "lucky", "pass"),
        ("studio", "tip", "earn"),
        ("theatre", "finder", "attend"),
        ("workshop", "alchemy", "pass"),
    ],
)
def test_nobody_has_to_use_a_card(place: str, card: str, instead: str) -> None:
    s = at(place, [card])
    play(s, 0, instead)
    assert kinds(s) == [card]


@rule("F-M04-34", "F-M04-31")
def test_what_is_not_used_gives_nothing_at_the_end() -> None:
    s = position(at="workshop", final=True, modules=WELL, plans={0: {"workshop": 1}}, paints={0: "RY"}, coins={0: 0})
    give_pennies(s, dict.fromkeys(range(4), 0))
    give_wishes(s, {0: ["tip", "finder", "lucky"]})
    assert MoneyCounted(0, 0, 0) in play_and_collect(s, 0, "pass")


@rule("F-M04-31")
def test_an_edition_may_pay_more_for_a_penny() -> None:
    s = position(at="workshop", final=True, modules=WELL, plans={0: {"workshop": 1}}, paints={0: "RY"}, coins={0: 1})
    give_pennies(s, {0: 4, 1: 0, 2: 0, 3: 0})
    table = copy.deepcopy(GAME.house.tables["wishing_cards"])
    table["end_thalers_per_penny"] = 3
    assert MoneyCounted(0, 1 + 4 * 3, 6) in play_and_collect(with_tables(s, wishing_cards=table), 0, "pass")


@rule("F-OQ-113")
def test_there_is_no_limit_of_cards() -> None:
    s = at("market", list(KINDS), laid={0: 1})
    play(s, 0, "throw")
    assert facts(s)["held"][0] == 11


def test_nobody_can_tell_which_cards_the_others_hold() -> None:
    """Whoever holds a card is asked, whatever it is."""
    for cards, asked in ((["finder"], 0), (["tip"], 0), ([], 3)):
        s = at("theatre", cards)
        s.mood[0] = s.rules.c.mood_top
        ask_again(s)
        assert (s.to_act, s.view(1)["deciding"]) == ((asked,), "theatre")
