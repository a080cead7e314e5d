"""Module 1: the portraits."""

import copy
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from bottega.core.events import Event
from bottega.core.rng import Rng
from bottega.core.state import State
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import BishopMoved, BoothShut, Income, MoneyCounted, Restored, Scored
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.portraits.events import PortraitsRemoved, PortraitsShown, PortraitTaken
from bottega.games.fresco.modules.portraits.rules import Portraits
from bottega.games.fresco.sheet import STUDIO, with_one
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    ask_again,
    goods,
    module_of,
    open_to,
    play,
    play_and_collect,
    position,
    refusal,
    refuses,
    shown,
    sit_out,
    with_tables,
)
from bottega.testing.fresco.modules.portraits import hang_portrait, show_portraits
from bottega.testing.fresco.modules.wishing_well import give_wishes

PORTRAITS = ["portraits"]
FAR_AHEAD = {1: 300, 2: 400, 3: 500}
SERVANT, SECOND_SERVANT, ACTOR, ABBOT, SEXTON, GIRL = "P01", "P02", "P03", "P04", "P05", "P06"
PEER, MERCHANT, MUSE, BISHOP, VIRGIN_WITH_THALERS, SELF_PORTRAIT, PATRON = (
    "P07",
    "P10",
    "P12",
    "P13",
    "P15",
    "P16",
    "P17",
)
HOUSE = {row["id"]: row for row in GAME.house_edition.tables["portraits"]["items"]}


def facts(s: State, seat: int | None = 0) -> dict[str, Any]:
    found: dict[str, Any] = s.view(seat)["modules"]["portraits"]
    return found


def cards_shown(s: State) -> list[str | None]:
    return [card and card["card"] for card in facts(s)["shown"]]


def at_studio(
    *cards: str | None, apprentices: int = 2, moods: Mapping[int, int] | None = None, final: bool = False
) -> FrescoState:
    """Seat 0 is in the studio, with these cards; seat 1 comes after him."""
    s = position(
        at="studio",
        modules=PORTRAITS,
        plans={0: {"studio": apprentices}, 1: {"studio": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: 0},
        paints={},
        moods=moods,
        final=final,
    )
    s.waiting = 0
    show_portraits(s, *cards)
    s.carry_on()
    return s


def in_the_cathedral(
    *cards: str,
    bishop: str = "e5",
    coins: int = 5,
    apprentices: int = 2,
    owner: int = 0,
    tiles: Mapping[str, tuple[int, str]] | None = None,
    paints: str = "RYRYRY",
    final: bool = False,
) -> FrescoState:
    """Seat 0 can restore b2 (4 points) and d4 (4 points); the owner has lasting portraits."""
    cheap = tiles or {"b2": (4, "RY"), "d4": (4, "RY")}
    return position(
        at="cathedral",
        modules=PORTRAITS,
        plans={0: {"cathedral": apprentices, **({"cathedral.2": 1} if final else {})}, 3: {"studio": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: coins},
        paints={0: paints},
        tiles=dict.fromkeys(SEGMENT_NAMES, (11, "OOOO")) | dict(cheap),
        bishop=bishop,
        final=final,
        given=lambda s: hang_portrait(s, owner, *cards),
    )


# --- the deck --------------------------------------------------------------------------------------------------


@rule("F-M01-1", "F-DATA-8")
def test_18_cards_in_three_piles() -> None:
    assert len(HOUSE) == 18
    assert {row["pile"] for row in HOUSE.values()} == {"A", "B", "C"}
    assert facts(GAME.new(4, 1, {"modules": PORTRAITS}))["deck"] == 16


@rule("F-M01-3", "F-DIF-42")
@pytest.mark.parametrize("seed", range(4))
def test_a_lies_on_top_then_b_then_c(seed: int) -> None:
    s = GAME.new(3, seed, {"modules": PORTRAITS})
    piles: list[str] = []
    while not s.is_over:
        if s.view(0)["phase"] == "get-up" and len(piles) < 2 * s.view(0)["round"]:
            piles += [HOUSE[str(card)]["pile"] for card in cards_shown(s)]
        assert isinstance(s, FrescoState)
        sit_out(s)
    assert "".join(piles) == "A" * 6 + "B" * 6 + "C" * 6


@rule("F-M01-3", "F-OQ-8")
def test_each_pile_is_shuffled() -> None:
    assert len({tuple(cards_shown(GAME.new(4, seed, {"modules": PORTRAITS}))) for seed in range(30)}) > 15


@rule("F-M01-4")
def test_two_cards_lie_face_up_for_all_to_see() -> None:
    s = GAME.new(4, 1, {"modules": PORTRAITS})
    assert len(cards_shown(s)) == 2
    for seat in (None, 0, 1, 2, 3):
        assert facts(s, seat)["shown"] == facts(s)["shown"]


@rule("F-M01-4", "F-DIF-42")
def test_the_order_of_the_deck_is_hidden() -> None:
    s = GAME.new(4, 1, {"modules": PORTRAITS})
    decks = {tuple(s.observe(0).sample(Rng(i)).dump()["parts"][0]["deck"]) for i in range(10)}
    assert len(decks) == 10
    assert len({tuple(sorted(deck)) for deck in decks}) == 1, "only the order is unknown"
    assert "deck" not in s.redact(0).dump()["parts"][0] or s.redact(0).dump()["parts"][0]["deck"] == []


# --- taking ----------------------------------------------------------------------------------------------------


@rule("F-M01-5", "F-M01-30")
def test_an_apprentice_takes_a_card_or_earns_as_he_likes() -> None:
    s = at_studio(PATRON, MUSE, apprentices=1)
    assert open_to(s, 0) == ["earn", "pass", "portrait 1", "portrait 2"]
    earning = s.clone()
    play(earning, 0, "earn")
    assert earning.coins[0] == 3
    assert cards_shown(earning) == [PATRON, MUSE]
    events = play_and_collect(s, 0, "portrait 1")
    assert PortraitTaken(0, PATRON, False) in events
    assert s.coins[0] == 7, "the card instead of the 3 Thalers"
    assert s.to_act == (1,)


@rule("F-M01-6", "F-M01-7", "F-OQ-62")
def test_one_card_a_round_the_others_earn() -> None:
    s = at_studio(PATRON, GIRL, apprentices=3)
    play(s, 0, "earn", "portrait 1")
    assert open_to(s, 0) == ["earn", "pass"]
    assert refuses(s, 0, "portrait 2")
    play(s, 0, "earn")
    assert s.coins[0] == 3 + 7 + 3


@rule("F-M01-6")
def test_the_limit_is_each_players_own() -> None:
    s = at_studio(PATRON, GIRL, apprentices=1)
    play(s, 0, "portrait 1")
    assert open_to(s, 1) == ["earn", "pass", "portrait 2"]


@rule("F-M01-8", "F-M01-9")
def test_without_cards_there_is_only_money_until_the_next_preparation() -> None:
    s = at_studio(PATRON, None, apprentices=1)
    play(s, 0, "portrait 1")
    assert open_to(s, 1) == ["earn", "pass"]
    assert cards_shown(s) == [None, None]
    play(s, 1, "earn")
    assert None not in cards_shown(s)


@rule("F-M01-10")
def test_a_lasting_card_lies_open_before_its_owner() -> None:
    s = at_studio(ABBOT, PATRON, apprentices=1)
    play(s, 0, "portrait 1")
    for seat in (None, 0, 1):
        assert [card["card"] for card in facts(s, seat)["owned"][0]] == [ABBOT]


@rule("F-M01-11")
def test_any_other_card_leaves_the_game_at_once() -> None:
    s = at_studio(ABBOT, PATRON, apprentices=1)
    play(s, 0, "portrait 2")
    assert facts(s)["owned"][0] == []
    assert cards_shown(s) == [ABBOT, None]


@rule("F-M01-12", "F-DIF-27")
def test_left_over_cards_are_removed_before_two_new_ones_come() -> None:
    s = at_studio(ABBOT, PATRON, apprentices=1)
    play(s, 0, "portrait 2")
    events = play_and_collect(s, 1, "pass")
    changes = [event for event in events if isinstance(event, (PortraitsRemoved, PortraitsShown))]
    assert changes[0] == PortraitsRemoved((ABBOT,))
    assert isinstance(changes[1], PortraitsShown)
    assert len(changes[1].cards) == 2
    assert ABBOT not in changes[1].cards


@rule("F-M01-13", "F-M01-14", "F-OQ-95", "F-OQ-193")
def test_the_round_of_the_last_two_cards_is_the_last_one() -> None:
    s = GAME.new(3, 3, {"modules": PORTRAITS, "idle_rounds": 99})
    assert isinstance(s, FrescoState)
    while not s.final:
        assert facts(s)["deck"] > 0
        sit_out(s)
    view = s.view(0)
    assert (view["round"], view["end_reason"], facts(s)["deck"]) == (9, "portraits", 0)
    assert "cathedral.2" in view["places"]
    sit_out(s)
    assert s.is_over


@rule("F-M01-13", "F-OQ-70")
@pytest.mark.parametrize(
    ("taken", "last_cards", "reason"),
    [(18, False, ""), (19, False, "few-tiles"), (18, True, "portraits"), (19, True, "few-tiles")],
)
def test_few_tiles_may_come_first(taken: int, last_cards: bool, reason: str) -> None:
    """Either reason makes the round the last one, and both together make one last round."""
    restored = {1: list(SEGMENT_NAMES[:taken])}
    s = position(at="prepare", modules=PORTRAITS, restored=restored, given=leave_two_cards if last_cards else None)
    assert (s.reason, s.view(0)["final"], s.round) == (reason, reason != "", 3)
    sit_out(s)
    assert (s.is_over, s.round) == ((True, 3) if reason else (False, 4))


def leave_two_cards(s: FrescoState) -> None:
    """All but the last two portraits have been turned up."""
    portraits = cast(Portraits, module_of(s, "portraits"))
    part = portraits.part(s)
    part.deck = part.deck[:2]
    part.seen = sum([1 << number for number in range(18) if number not in part.deck])


@rule("F-OQ-77")
def test_the_final_round_of_the_portraits_is_like_any_other() -> None:
    """Side 2 of the sheets, no income, and Leonardo does not restore, with 23 tiles left."""

    def given(s: FrescoState) -> None:
        hang_portrait(s, 0, SERVANT)
        leave_two_cards(s)

    s = position(2, at="prepare", modules=PORTRAITS, restored={0: ["a1", "b1"]}, coins={0: 5}, given=given)
    assert (s.final, s.reason, s.coins[0]) == (1, "portraits", 5 + 2 + 1)
    assert s.view(0)["places"] == ["market", "cathedral", "studio", "workshop", "cathedral.2"]
    events: list[Event] = []
    while not s.is_over:
        seat = s.to_act[0]
        open_now = open_to(s, seat)
        s.apply(seat, GAME.number(GAME.parse("ready" if "ready" in open_now else open_now[0])), events)
    assert any(isinstance(event, BoothShut) and event.painter == 2 for event in events)
    assert not [event for event in events if isinstance(event, (Income, Restored))]
    assert MoneyCounted(0, 8, 4) in events


# --- lasting cards ---------------------------------------------------------------------------------------------


@rule("F-M01-15")
def test_gods_servant_brings_a_thaler_each_round() -> None:
    s = position(at="theatre", modules=PORTRAITS, plans={3: {"theatre": 1}}, coins={0: 0, 1: 0}, restored={0: ["a1"]})
    hang_portrait(s, 0, SERVANT)
    assert s.view(0)["mine"]["income"] == 2
    play(s, 3, "pass")
    assert s.coins[:2] == [2, 0]
    sit_out(s)
    assert s.coins[:2] == [4, 0]


@rule("F-OQ-92", "F-M01-15")
def test_two_equal_cards_add_up() -> None:
    s = position(at="theatre", modules=PORTRAITS, plans={3: {"theatre": 1}}, coins={0: 0})
    hang_portrait(s, 0, SERVANT, SECOND_SERVANT)
    play(s, 3, "pass")
    assert s.coins[0] == 2


@rule("F-M01-16")
@pytest.mark.parametrize(("cards", "mood"), [((), 2), ((ACTOR,), 3)])
def test_the_actor_raises_mood_by_three(cards: tuple[str, ...], mood: int) -> None:
    plans = {0: {"theatre": 1}, 1: {"theatre": 1}}
    s = position(at="theatre", modules=PORTRAITS, plans=plans, moods={0: -1, 1: -1})
    hang_portrait(s, 0, *cards)
    assert s.view(0)["choices"][0]["mood"] == -1 + mood
    assert [s.view(seat)["mine"]["theatre"] for seat in range(2)] == [mood, 2]
    play(s, 0, "attend")
    play(s, 1, "attend")
    assert (shown(s, 0)["mood"], shown(s, 1)["mood"]) == (-1 + mood, 1)


@rule("F-M01-10", "F-DIF-7")
def test_a_lasting_card_works_at_once() -> None:
    plans = {0: {"studio": 1, "theatre": 1}}
    s = position(at="studio", modules=PORTRAITS, plans=plans, moods={0: -1})
    s.waiting = 0
    show_portraits(s, ACTOR)
    s.carry_on()
    play(s, 0, "portrait 1", "attend")
    assert shown(s, 0)["mood"] == 2


@rule("F-M01-17")
@pytest.mark.parametrize(("bishop", "bonus"), [("b2", 4), ("a1", 3), ("e5", 0)])
def test_the_abbot_adds_one_to_a_bonus_and_nothing_to_none(bishop: str, bonus: int) -> None:
    s = in_the_cathedral(ABBOT, bishop=bishop)
    choice = next(choice for choice in s.view(0)["choices"] if choice["action"] == "restore b2")
    assert choice["bonus"] == bonus
    events = play_and_collect(s, 0, "restore b2")
    assert s.scores()[0] == 104 + bonus
    assert [event.points for event in events if isinstance(event, Scored) and event.source == "bishop"] == (
        [bonus] if bonus else []
    )


@rule("F-OQ-57")
def test_the_abbot_serves_his_owner_only() -> None:
    s = in_the_cathedral(ABBOT, bishop="b2", owner=1)
    play(s, 0, "restore b2")
    assert s.scores()[0] == 107


@rule("F-M01-18")
def test_the_sexton_puts_the_bishop_anywhere_for_a_thaler() -> None:
    s = in_the_cathedral(SEXTON, bishop="e5", coins=1)
    called = [choice for choice in open_to(s, 0) if choice.startswith("sexton")]
    assert len(called) == 24, "any segment but the one where he stands"
    events = play_and_collect(s, 0, "sexton b2")
    assert BishopMoved(0, "b2", 1) in events
    assert s.coins[0] == 0
    play(s, 0, "restore b2")
    assert s.scores()[0] == 107


@rule("F-M01-18")
def test_he_is_called_once_a_round() -> None:
    s = in_the_cathedral(SEXTON)
    assert facts(s)["sexton"] == [1, 0, 0, 0]
    play(s, 0, "sexton b2", "restore b2")
    assert refuses(s, 0, "sexton d4")
    assert facts(s)["sexton"][0] == 0
    sit_out(s)
    assert facts(s)["sexton"][0] == 1


@rule("F-M01-18")
def test_not_without_a_thaler_and_only_for_the_owner() -> None:
    assert refuses(in_the_cathedral(SEXTON, coins=0), 0, "sexton b2")
    assert refuses(in_the_cathedral(SEXTON, owner=1), 0, "sexton b2")


@rule("F-M01-18")
def test_he_is_optional() -> None:
    s = in_the_cathedral(SEXTON)
    play(s, 0, "restore b2")
    assert s.coins[0] == 5


@rule("F-OQ-93")
def test_he_is_called_before_a_restoration_and_binds_to_none() -> None:
    s = in_the_cathedral(SEXTON, paints="RYB")
    play(s, 0, "sexton a5")
    assert {"pass", "altar red", "restore b2"} <= set(open_to(s, 0))
    play(s, 0, "pass")
    assert (s.bishop, s.coins[0], s.to_act) == (SEGMENT_NAMES.index("a5"), 4, (3,))


def sextons(s: FrescoState) -> int:
    return len([choice for choice in open_to(s, 0) if choice.startswith("sexton")])


@rule("F-OQ-93")
def test_he_is_called_with_altar_work_only_or_nothing_else_to_do() -> None:
    dear = {"b2": (4, "PPPP"), "d4": (4, "GGGG")}
    s = in_the_cathedral(SEXTON, tiles=dear, apprentices=1, paints="RYB")
    assert (sextons(s), "altar red" in open_to(s, 0)) == (24, True)
    poor = in_the_cathedral(SEXTON, tiles=dear, apprentices=1, paints="RYB", coins=0)
    assert (sextons(poor), "altar red" in open_to(poor, 0)) == (0, True)
    play(s, 0, "sexton a5", "altar red", "altar yellow")
    assert (s.bishop, s.to_act) == (SEGMENT_NAMES.index("a5"), (3,))
    idle = in_the_cathedral(SEXTON, tiles=dear, apprentices=1, paints="")
    assert (sextons(idle), open_to(idle, 0)[0]) == (24, "pass")
    play(idle, 0, "sexton a5")
    assert idle.to_act == (3,)


@rule("F-OQ-93")
@pytest.mark.parametrize("last", [("restore b2",), ("altar red", "altar yellow")])
def test_he_is_called_after_the_last_action_too(last: tuple[str, ...]) -> None:
    s = in_the_cathedral(SEXTON, apprentices=1, paints="RYB")
    play(s, 0, *last)
    assert (s.view(0)["deciding"], sextons(s)) == ("sexton", 24)
    refused = s.clone()
    play(refused, 0, "no")
    assert (refused.coins[0], refused.to_act) == (5, (3,))
    play(s, 0, "sexton a5")
    assert (s.bishop, s.coins[0], s.to_act) == (SEGMENT_NAMES.index("a5"), 4, (3,))
    sit_out(s)
    assert facts(s)["sexton"][0] == 1


@rule("F-OQ-93", "F-M01-18")
def test_after_the_last_action_nobody_is_asked_for_nothing() -> None:
    for s in (in_the_cathedral(SEXTON, apprentices=1, coins=0), in_the_cathedral(SEXTON, apprentices=1, owner=1)):
        play(s, 0, "restore b2")
        assert s.to_act == (3,)
    called = in_the_cathedral(SEXTON, apprentices=1)
    play(called, 0, "sexton b2", "restore b2")
    assert called.to_act == (3,)
    left = in_the_cathedral(SEXTON)
    play(left, 0, "restore b2", "pass")
    assert left.to_act == (3,), "he could have been called, and was not"


@rule("F-OQ-93", "F-OQ-46")
def test_in_the_final_round_he_is_offered_after_either_visit() -> None:
    s = in_the_cathedral(SEXTON, apprentices=1, final=True)
    play(s, 0, "restore b2", "no")
    while s.to_act != (0,):
        play(s, s.to_act[0], "pass")
    play(s, 0, "restore d4")
    assert (s.view(0)["phase"], s.view(0)["deciding"]) == ("cathedral.2", "sexton")


@rule("F-OQ-93")
def test_before_any_restoration_of_the_visit() -> None:
    s = in_the_cathedral(SEXTON)
    play(s, 0, "restore b2", "sexton d4", "restore d4")
    assert s.scores()[0] == 104 + 7


@rule("F-OQ-93")
def test_who_earns_the_thaler_afterwards_calls_no_sexton_in_the_studio() -> None:
    s = in_the_cathedral(SEXTON, apprentices=1, coins=0)
    s.sheets[0] = with_one(s.sheets[0], STUDIO)
    play(s, 0, "restore b2")
    assert s.view(0)["phase"] == "studio"
    play(s, 0, "earn")
    assert s.to_act == (3,)


@rule("F-OQ-93", "F-CATH-20")
def test_an_altar_is_worth_no_more_with_portraits_on_the_wall() -> None:
    dear = dict.fromkeys(SEGMENT_NAMES, (11, "OOOO"))
    s = in_the_cathedral(SEXTON, tiles=dear, apprentices=1, paints="RYB")
    play(s, 0, "altar red", "altar yellow")
    assert s.score(0) == 100 + 2


@rule("F-OQ-108")
def test_after_a_praise_the_sexton_leaves_the_bishop_where_he_is() -> None:
    s = position(
        at="cathedral",
        modules=[*PORTRAITS, "wishing_well"],
        plans={0: {"cathedral": 1}, 3: {"studio": 1}},
        coins={0: 5},
        paints={0: "RY"},
        tiles=dict.fromkeys(SEGMENT_NAMES, (11, "OOOO")) | {"b2": (4, "RY"), "c2": (4, "RY")},
        bishop="b2",
        given=lambda s: hang_portrait(s, 0, SEXTON),
    )
    give_wishes(s, {0: ["praise"]})
    ask_again(s)
    assert sextons(s) == 24
    play(s, 0, "wish praise")
    assert open_to(s, 0) == ["restore b2", "restore c2"]


@rule("F-M01-18", "F-DATA-8")
def test_an_edition_may_let_the_sexton_come_twice_for_two_thalers() -> None:
    table = copy.deepcopy(GAME.house.tables["portraits"])
    sexton = next(row for row in table["items"] if row["id"] == SEXTON)
    sexton["effect"].update(bishop_anywhere_cost=2, uses_per_round=2)
    s = with_tables(in_the_cathedral(SEXTON, coins=5), portraits=table)
    ask_again(s)
    play(s, 0, "sexton b2", "sexton a1")
    assert (s.view(None)["bishop"], s.coins[0]) == ("a1", 1)
    assert refuses(s, 0, "sexton d4")


@rule("F-OQ-43")
@pytest.mark.parametrize("moves", [("sexton a1", "bishop b2"), ("bishop d4", "sexton b2")])
def test_step_and_sexton_go_together_in_any_order(moves: tuple[str, str]) -> None:
    s = in_the_cathedral(SEXTON)
    play(s, 0, *moves)
    assert s.coins[0] == 3
    assert not [choice for choice in open_to(s, 0) if not choice.startswith("restore")]
    play(s, 0, "restore b2")
    assert s.scores()[0] == 107


@rule("F-OQ-46")
def test_in_the_final_round_once_for_both_visits() -> None:
    s = in_the_cathedral(SEXTON, apprentices=1, final=True)
    play(s, 0, "sexton b2", "restore b2")
    while s.to_act != (0,):
        play(s, s.to_act[0], "pass")
    assert s.view(0)["phase"] == "cathedral.2"
    assert "restore d4" in open_to(s, 0)
    assert refuses(s, 0, "sexton d4")


# --- cards that pay at once ------------------------------------------------------------------------------------


@rule("F-M01-19")
def test_the_merchant_gives_any_two_basic_paints_and_a_thaler() -> None:
    s = at_studio(MERCHANT, PATRON)
    play(s, 0, "portrait 1")
    assert open_to(s, 0) == ["pick red", "pick yellow", "pick blue"]
    play(s, 0, "pick red")
    assert open_to(s, 0) == ["pick red", "pick yellow", "pick blue"]
    play(s, 0, "pick red")
    assert (goods(s, 0), s.coins[0]) == ("RR", 1)
    assert open_to(s, 0) == ["earn", "pass"]


@rule("F-M01-19")
def test_or_two_different_ones() -> None:
    s = at_studio(MERCHANT, PATRON, apprentices=1)
    play(s, 0, "portrait 1", "pick blue", "pick yellow")
    assert (goods(s, 0), s.coins[0]) == ("YB", 1)
    assert s.to_act == (1,)


@rule("F-M01-20", "F-OQ-94", "F-DATA-8")
def test_a_peer_gives_money_and_paint() -> None:
    s = at_studio(PEER, PATRON)
    effect = HOUSE[PEER]["effect"]
    play(s, 0, "portrait 1")
    assert (goods(s, 0), s.coins[0]) == ("O", effect["thalers"])


@rule("F-M01-21", "F-M01-26")
def test_the_bishop_gives_points_and_paint_at_once() -> None:
    s = at_studio(BISHOP, PATRON)
    events = play_and_collect(s, 0, "portrait 1")
    points = HOUSE[BISHOP]["effect"]["vp"]
    assert s.scores()[0] == 100 + points
    assert Scored(0, points, "portrait") in events
    assert goods(s, 0) == "P"


@rule("F-M01-21")
def test_the_virgin_gives_points_and_thalers() -> None:
    s = at_studio(VIRGIN_WITH_THALERS, PATRON)
    play(s, 0, "portrait 1")
    effect = HOUSE[VIRGIN_WITH_THALERS]["effect"]
    assert (s.scores()[0], s.coins[0]) == (100 + effect["vp"], effect["thalers"])


@rule("F-M01-26", "F-OQ-54")
def test_points_of_a_card_may_meet_somebody_on_the_track() -> None:
    s = at_studio(BISHOP, PATRON)
    s.position[1] = 100 + HOUSE[BISHOP]["effect"]["vp"]
    play(s, 0, "portrait 1")
    assert open_to(s, 0) == ["land ahead", "land behind"]


@rule("F-M01-22")
def test_the_patron_gives_seven_thalers() -> None:
    s = at_studio(PATRON, ABBOT)
    play(s, 0, "portrait 1")
    assert s.coins[0] == 7


@rule("F-M01-23", "F-M01-25", "F-OQ-65")
def test_girl_and_self_portrait_raise_the_mood_at_once() -> None:
    s = at_studio(GIRL, PATRON, moods={0: 0})
    hands = shown(s, 0)["apprentices"]
    play(s, 0, "portrait 1")
    effect = HOUSE[GIRL]["effect"]
    assert (shown(s, 0)["mood"], s.coins[0]) == (effect["mood"], effect["thalers"])
    assert shown(s, 0)["apprentices"] == hands, "apprentices follow in the next get-up"
    s = at_studio(SELF_PORTRAIT, PATRON, moods={0: 0})
    play(s, 0, "portrait 1")
    effect = HOUSE[SELF_PORTRAIT]["effect"]
    assert (shown(s, 0)["mood"], s.scores()[0]) == (effect["mood"], 100 + effect["vp"])


@rule("F-M01-24", "F-M01-25")
@pytest.mark.parametrize("mood", [-3, 0, 3])
def test_the_muse_raises_the_mood_to_the_top(mood: int) -> None:
    s = at_studio(MUSE, PATRON, moods={0: mood})
    play(s, 0, "portrait 1")
    assert shown(s, 0)["mood"] == s.rules.c.mood_values[-1]


# --- Leonardo --------------------------------------------------------------------------------------------------


def with_leonardo(*cards: str | None, controller: int = 0, final: bool = False) -> FrescoState:
    s = position(
        2,
        at="studio",
        modules=PORTRAITS,
        plans={1: {"studio": 1}},
        hours={2: 6, 0: 7, 1: 8},
        scores={0: 20, 1: 30, 2: 100},
        controller=controller,
        final=final,
    )
    s.waiting = 0
    show_portraits(s, *cards)
    s.acts, s.turn = -1, 0
    s.carry_on()
    return s


@rule("F-M01-27")
def test_leonardo_has_an_apprentice_in_the_studio() -> None:
    s = GAME.new(2, 1, {"modules": PORTRAITS})
    assert s.view(0)["painters"][2]["sheet"] == [1, 1, 1, 0, 0]


@rule("F-M01-28", "F-OQ-80")
@pytest.mark.parametrize("controller", [0, 1])
def test_he_must_take_a_card_that_the_controller_chooses(controller: int) -> None:
    s = with_leonardo(ABBOT, BISHOP, controller=controller)
    assert s.to_act == (controller,)
    assert open_to(s, controller) == ["portrait 1", "portrait 2"]
    events = play_and_collect(s, controller, "portrait 2")
    assert PortraitTaken(2, BISHOP, False) in events
    assert open_to(s, 1) == ["earn", "pass", "portrait 1"]


@rule("F-M01-28")
def test_without_a_card_he_does_nothing() -> None:
    s = with_leonardo(None, None)
    assert s.to_act == (1,)
    assert open_to(s, 1) == ["earn", "pass"]


@rule("F-M01-28", "F-M01-29")
@pytest.mark.parametrize(
    ("card", "points"), [(BISHOP, HOUSE[BISHOP]["effect"]["vp"]), (PATRON, 0), (ABBOT, 0), (MERCHANT, 0), (MUSE, 0)]
)
def test_only_points_count_for_him_and_the_card_leaves_the_game(card: str, points: int) -> None:
    s = with_leonardo(card, GIRL)
    play(s, 0, "portrait 1")
    assert s.score(2) == 100 + points
    assert (s.coins[2], s.paints[2], s.mood[2]) == (0, 0, s.rules.c.mood_start)
    assert facts(s)["owned"] == [[], []]
    assert facts(s)["shown"][0] is None


@rule("F-OQ-87")
def test_he_is_active_in_the_studio_in_the_final_round_too() -> None:
    s = with_leonardo(BISHOP, ABBOT, final=True)
    assert s.to_act == (0,)
    assert shown(s, 2)["sheet"] == [1, 0, 1, 0, 0]


@rule("F-OQ-57", "F-M01-29")
def test_no_portrait_works_for_leonardo_not_even_the_first_of_the_edition() -> None:
    table = copy.deepcopy(GAME.house.tables["portraits"])
    table["items"][0]["effect"] = {"bishop_bonus_extra": 1}
    s = position(2, at="cathedral", modules=PORTRAITS, plans={0: {"studio": 1}}, leonardo="c3", bishop="c3")
    assert s.to_act == (0,)
    events = play_and_collect(with_tables(s, portraits=table), 0, open_to(s, 0)[0])
    assert [event.bonus for event in events if isinstance(event, Restored)] == [2]


# --- the edition -----------------------------------------------------------------------------------------------


def card(number: int, **changed: Any) -> Callable[[Any], None]:
    return lambda table: table["items"][number].update(changed)


@rule("F-DATA-8", "F-OQ-94")
@pytest.mark.parametrize(
    ("changed", "line", "reason"),
    [
        (lambda table: table["items"].pop(), '"items": [', "there must be 18 portraits"),
        (card(0, pile="D"), '"pile": "D"', "one of A, B, C"),
        (card(0, effect={"vp": 3}), '"vp": 3', "is no lasting effect"),
        (card(0, effect={"income_thalers": 0}), '"effect": {', "must have an effect"),
        (card(6, effect={"income_thalers": 1}), '"income_thalers": 1', "is no effect"),
        (card(6, effect={"thalers": 3, "paints": ["mauve"]}), '"mauve"', "one of red"),
        (card(11, effect={"mood": "high"}), '"mood": "high"', "must be top_space"),
        (card(9, effect={"basic_paints_of_choice": 5}), '"basic_paints_of_choice": 5', "a whole number from 0 to 4"),
    ],
)
def test_a_wrong_card_is_refused_with_its_line(
    tmp_path: Path, changed: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, "portraits", changed)
    assert found[0] == line
    assert reason in found[1]


@rule("F-M01-19", "F-DATA-8")
def test_a_card_may_offer_four_paints(tmp_path: Path) -> None:
    assert refusal(tmp_path, "portraits", card(9, effect={"basic_paints_of_choice": 4}))[1] == "accepted"


@rule("F-OQ-94")
def test_a_card_may_give_several_paints(tmp_path: Path) -> None:
    assert refusal(tmp_path, "portraits", card(6, effect={"thalers": 2, "paints": ["red", "blue"]}))[1] == "accepted"
