"""Module 8: the bells."""

import pytest

from bottega.core.rng import Rng
from bottega.games.fresco.events import Earned, Scored, Shifted
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.bells.events import (
    CertificateAcquired,
    InstalmentPaid,
)
from bottega.play.live import CannotUndo, LiveGame
from bottega.testing import rule
from bottega.testing.fresco import (
    ask_again,
    open_to,
    plan_all,
    play,
    play_and_collect,
    position,
    refuses,
    sit_out,
)
from bottega.testing.fresco.modules.bells import own_certificates
from bottega.testing.fresco.modules.portraits import show_portraits

from .bells_positions import (
    BELLS,
    FAR_AHEAD,
    PLACES,
    SCORING,
    answer,
    audience,
    facts,
    in_studio,
    last_round,
    new,
    under_the_bishop,
)

# --- set-up -----------------------------------------------------------------------------------------------------


@rule("F-M08-1", "F-M08-35", "F-DATA-15", "F-EX-42")
def test_18_certificates_show_61_golden_bells() -> None:
    rows = GAME.house_edition.tables["bell_certificates"]["items"]
    assert len(rows) == 18
    assert sum(row["bells"] for row in rows) == 61
    assert any((row["cost"], row["vp_if_paid_in_full"]) == (3, 3) for row in rows)
    assert any(row["cost"] > 4 for row in rows)


@rule("F-M08-2", "F-M08-32", "F-DIF-25", "F-DATA-16")
@pytest.mark.parametrize(("players", "ranks"), [(2, [9, 5, 2, 0]), (3, [9, 5, 2, 0]), (4, [14, 9, 5, 2, 0])])
def test_the_side_of_the_bell_board_follows_the_players(players: int, ranks: list[int]) -> None:
    shown = facts(new(players))
    assert shown["ranks"] == ranks
    assert len(shown["shown"]) == players


@rule("F-M08-3")
def test_each_player_has_one_audience_tile_behind_his_screen() -> None:
    s = position(at="planning", modules=BELLS)
    for seat in range(4):
        assert [choice for choice in open_to(s, seat) if choice.startswith("cover")] == [
            f"cover audience {place}" for place in PLACES
        ]
    before = s.view(1)
    play(s, 0, "cover audience studio")
    assert s.view(1) == before
    assert not [choice for choice in open_to(s, 0) if choice.startswith("cover")]


@rule("F-M08-4", "F-M08-39", "F-OQ-150")
@pytest.mark.parametrize(("players", "stack"), [(2, 12), (3, 15), (4, 14)])
def test_one_certificate_for_each_player_lies_open_the_others_are_hidden(players: int, stack: int) -> None:
    s = new(players)
    for seat in (None, *range(players)):
        shown = facts(s, seat)
        assert len([card for card in shown["shown"] if card]) == players
        assert shown["stack"] == stack
    orders = {tuple(card["certificate"] for card in facts(new(players, seed))["shown"]) for seed in range(30)}
    assert len(orders) > 20


@rule("F-M08-5")
def test_a_certificate_shows_price_points_and_bells() -> None:
    s = audience("B03", "B18")
    assert facts(s)["shown"][0] | {"number": 3} == {
        "certificate": "B03",
        "number": 3,
        "price": 3,
        "points": 3,
        "golden": 2,
    }
    assert (facts(s)["shown"][1]["price"], facts(s)["shown"][1]["golden"]) == (10, 7)


# --- an audience -----------------------------------------------------------------------------------------------


@rule("F-M08-6")
def test_nobody_is_sent_to_the_covered_location() -> None:
    s = position(at="planning", modules=BELLS)
    play(s, 0, "plan market", "cover audience studio")
    assert refuses(s, 0, "plan studio")
    assert "plan workshop" in open_to(s, 0)
    assert refuses(s, 0, "cover audience workshop")


@rule("F-M08-7", "F-M08-8")
def test_the_audience_needs_no_apprentice_and_comes_with_its_location() -> None:
    s = position(at="planning", modules=BELLS, hours={0: 8, 1: 5, 2: 6, 3: 7}, coins=dict.fromkeys(range(4), 20))
    for seat in range(4):
        play(s, seat, *["plan workshop"] * (seat == 1), *["cover audience workshop"] * (seat in (0, 2)), "ready")
    order = []
    while s.to_act and s.round == 2:
        seat = s.to_act[0]
        step = s.view(None)["phase"]
        order.append((step, seat, s.view(None)["deciding"]))
        play(s, seat, open_to(s, seat)[-1] if "pass" not in open_to(s, seat) else "pass")
    assert order == [
        ("workshop", 1, "workshop"),
        ("workshop", 2, "audience"),
        ("workshop", 2, "certificate"),
        ("workshop", 0, "audience"),
        ("workshop", 0, "certificate"),
    ]


@rule("F-M08-9", "F-OQ-30")
def test_whoever_has_an_audience_must_acquire_a_certificate() -> None:
    s = audience("B03", "B07", None, "B18")
    assert open_to(s, 0) == ["certificate 1", "certificate 2", "certificate 4"]
    play(s, 0, "certificate 2")
    assert open_to(s, 0) == [f"pay {thalers}" for thalers in range(6)]


@rule("F-M08-10", "F-EX-37")
def test_paid_in_full_it_brings_its_points_and_lies_face_down() -> None:
    s = audience("B03", "B07")
    play(s, 0, "certificate 1")
    events = play_and_collect(s, 0, "pay 3")
    assert CertificateAcquired(0, "B03", 3, True) in events
    assert Scored(0, 3, "bell") in events
    assert (s.coins[0], s.score(0)) == (17, 103)
    assert facts(s, 1)["face_down"][0] == 1
    assert facts(s, 1)["partly"][0] == []


@rule("F-M08-11", "F-M08-12", "F-DIF-23", "F-EX-38")
def test_in_instalments_it_lies_face_up_with_the_coins_on_it() -> None:
    s = audience("B11")
    play(s, 0, "certificate 1", "pay 4")
    assert (s.coins[0], s.score(0)) == (16, 102)
    (shown,) = facts(s, None)["partly"][0]
    assert (shown["certificate"], shown["placed"]) == ("B11", 4)
    assert facts(s, None)["face_down"][0] == 0


@rule("F-M08-12", "F-EXD-14")
def test_five_thalers_bring_two_points() -> None:
    s = audience("B11")
    play(s, 0, "certificate 1", "pay 5")
    assert s.score(0) == 102


@rule("F-M08-13")
def test_instalments_may_be_chosen_by_whoever_could_pay_in_full() -> None:
    s = audience("B03", coins=20)
    play(s, 0, "certificate 1")
    assert {"pay 1", "pay 3"} <= set(open_to(s, 0))


@rule("F-OQ-135")
def test_the_first_payment_is_between_nothing_and_what_one_has() -> None:
    s = audience("B18", coins=4)
    play(s, 0, "certificate 1")
    assert open_to(s, 0) == ["pay 0", "pay 1", "pay 2", "pay 3", "pay 4"]
    s = audience("B18", coins=20)
    play(s, 0, "certificate 1")
    assert open_to(s, 0) == [f"pay {thalers}" for thalers in range(11)]


@rule("F-OQ-135", "F-M08-9")
def test_without_money_it_is_taken_all_the_same() -> None:
    s = audience("B18", "B17", None, None, coins=0, more={0: {"market": 1, "workshop": 1}, 1: {"studio": 1}})
    assert open_to(s, 0) == ["certificate 1", "certificate 2"], "there is no way around it"
    assert CertificateAcquired(0, "B18", 0, False) in play_and_collect(s, 0, "certificate 1")
    (card,) = facts(s, None)["partly"][0]
    assert (card["certificate"], card["placed"], facts(s, None)["face_down"][0]) == ("B18", 0, 0)
    assert (s.score(0), s.coins[0], s.to_act) == (100, 0, (1,))
    assert [card and card["certificate"] for card in facts(s)["shown"]][:2] == [None, "B17"]
    sit_out(s)
    assert facts(s, None)["partly"][0][0]["placed"] == 0
    assert facts(s)["mine"]["total"] == -7, "its bells count against him"


@rule("F-M08-10", "F-OQ-54")
def test_on_a_taken_space_the_owner_chooses_in_play() -> None:
    s = audience("B03", score=297)
    play(s, 0, "certificate 1", "pay 3")
    assert open_to(s, 0) == ["land ahead", "land behind"]


@rule("F-OQ-29")
def test_in_the_last_round_each_cathedral_is_a_location_of_its_own() -> None:
    s = position(at="planning", final=True, modules=BELLS, coins=dict.fromkeys(range(4), 20))
    assert "cover audience cathedral.2" in open_to(s, 0)
    play(s, 0, "cover audience cathedral.2")
    plan_all(s, {})
    assert (s.view(None)["phase"], open_to(s, 0)[0]) == ("cathedral.2", "certificate 1")


@rule("F-OQ-28", "F-OQ-26")
def test_with_and_without_tiles_they_make_one_queue() -> None:
    s = audience("B03", "B04", place="studio", more={1: {"studio": 1}})
    assert s.to_act == (0,)
    play(s, 0, "certificate 1", "pay 0")
    assert (s.to_act, open_to(s, 1)) == ((1,), ["earn", "pass"])


# --- instalments --------------------------------------------------------------------------------------------------


@rule("F-M08-14", "F-M08-15", "F-M08-17", "F-M08-18", "F-EXD-13")
def test_what_is_earned_goes_on_the_certificate_first() -> None:
    s = in_studio(partly={"B11": 4})
    events = play_and_collect(s, 0, "earn")
    assert [event for event in events if isinstance(event, (Earned, InstalmentPaid, Scored))] == [
        Earned(0, 3),
        InstalmentPaid(0, "B11", 2, 6, True),
    ]
    assert (s.coins[0], facts(s)["face_down"][0], facts(s)["partly"][0]) == (1, 1, [])


@rule("F-M08-14", "F-M08-15")
def test_until_it_is_paid_everything_goes_there() -> None:
    s = in_studio(partly={"B18": 1}, apprentices=2, coins=5)
    play(s, 0, "earn", "earn")
    assert (s.coins[0], facts(s)["partly"][0][0]["placed"]) == (5, 7)


@rule("F-M08-16", "F-OQ-136", "F-OQ-141")
@pytest.mark.parametrize("place", PLACES)
def test_the_owner_may_add_money_at_his_own_decisions_without_points(place: str) -> None:
    s = position(at="market", modules=BELLS, plans={0: {place: 1}}, coins={0: 5}, paints={0: "RYBRYB"})
    own_certificates(s, 0, partly={"B11": 2})
    ask_again(s)
    assert s.view(0)["phase"] == place
    score = s.score(0)
    play(s, 0, "instalment 11")
    assert open_to(s, 0) == ["pay 1", "pay 2", "pay 3", "pay 4"]
    events = play_and_collect(s, 0, "pay 4")
    assert InstalmentPaid(0, "B11", 4, 6, True) in events
    assert (s.coins[0], s.score(0), s.view(0)["phase"]) == (1, score, place)
    assert not [choice for choice in open_to(s, 0) if choice.startswith("instalment")]


@rule("F-OQ-136")
@pytest.mark.parametrize(("options", "points"), [({}, 0), ({"m8_later_instalments": "none"}, 0), (SCORING, 1)])
def test_by_option_later_instalments_bring_a_point_for_two_thalers(options: dict[str, str], points: int) -> None:
    s = position(
        at="studio",
        modules=BELLS,
        plans={0: {"studio": 1}},
        scores={0: 100, **FAR_AHEAD},
        coins={0: 5},
        paints={},
        options=options,
    )
    own_certificates(s, 0, partly={"B18": 2})
    ask_again(s)
    for payment, left in ((3, 2), (2, 0)):
        play(s, 0, "instalment 18")
        choice = next(choice for choice in s.view(0)["choices"] if choice["action"] == f"pay {payment}")
        assert (choice["brings"], choice["coins_left"]) == (points, left)
        events = play_and_collect(s, 0, f"pay {payment}")
        assert [event for event in events if isinstance(event, Scored)] == [Scored(0, 1, "bell")] * points
    assert s.score(0) == 100 + 2 * points
    events = play_and_collect(s, 0, "earn")
    assert InstalmentPaid(0, "B18", 3, 10, True) in events
    assert (s.score(0), s.coins[0]) == (100 + 2 * points, 0), "what is earned brings none"


@rule("F-OQ-136", "F-OQ-54")
def test_points_for_a_later_instalment_ask_on_a_taken_space() -> None:
    plans = {0: {"studio": 1}}
    s = position(at="studio", modules=BELLS, plans=plans, scores={0: 100, 1: 102}, coins={0: 5}, options=SCORING)
    own_certificates(s, 0, partly={"B18": 2})
    ask_again(s)
    play(s, 0, "instalment 18", "pay 4")
    assert open_to(s, 0) == ["land ahead", "land behind"]
    play(s, 0, "land ahead")
    assert (s.score(0), s.view(0)["deciding"]) == (103, "studio")


@rule("F-OQ-136", "F-OQ-141", "F-OQ-76")
@pytest.mark.parametrize(("options", "points"), [({}, 0), (SCORING, 2)])
def test_by_option_the_last_payment_of_all_brings_points_too(options: dict[str, str], points: int) -> None:
    s = last_round(3, coins=4, scores={0: 100, 1: 102, 2: 300}, options=options)
    own_certificates(s, 0, partly={"B11": 2})
    play(s, 0, "pass")
    choice = next(choice for choice in s.view(0)["choices"] if choice["verb"] == "instalment")
    assert choice["brings"] == points
    events = play_and_collect(s, 0, "instalment 11")
    paid = events.index(InstalmentPaid(0, "B11", 4, 6, True))
    assert [event for event in events[paid + 1 : paid + 3] if isinstance(event, (Scored, Shifted))] == (
        [Scored(0, 2, "bell"), Shifted(0, 1, 103)] if points else []
    )


@rule("F-OQ-141")
def test_nobody_is_asked_for_nothing_but_an_instalment() -> None:
    s = position(
        at="workshop", modules=BELLS, plans={0: {"workshop": 1}, 1: {"theatre": 1}}, coins={0: 5}, paints={0: "RY"}
    )
    own_certificates(s, 0, partly={"B11": 2})
    s.paints[0] = 0
    ask_again(s)
    assert s.view(None)["phase"] == "theatre"


@rule("F-OQ-137", "F-M08-41")
def test_with_several_certificates_the_owner_chooses_for_each_earning() -> None:
    s = in_studio(partly={"B11": 4, "B18": 0}, apprentices=2)
    play(s, 0, "earn")
    assert (s.view(0)["deciding"], open_to(s, 0)) == ("bell-due", ["instalment 11", "instalment 18"])
    play(s, 0, "instalment 11")
    assert [(card["certificate"], card["placed"]) for card in facts(s)["partly"][0]] == [("B18", 1)]
    assert (s.coins[0], facts(s)["face_down"][0]) == (0, 1)
    play(s, 0, "earn")
    assert facts(s)["partly"][0][0]["placed"] == 4


@rule("F-OQ-137")
def test_enough_for_all_of_them_leaves_no_choice() -> None:
    s = in_studio(partly={"B11": 5, "B12": 5}, apprentices=1)
    play(s, 0, "earn")
    assert (s.coins[0], facts(s)["face_down"][0]) == (1, 2)


@rule("F-OQ-138", "F-OQ-67", "F-OQ-66")
def test_income_goes_there_too_and_all_choose_at_once() -> None:
    restored = {0: ["a1", "b1"], 1: ["a2", "b2"], 2: ["a3"]}
    s = position(
        at="theatre", modules=BELLS, plans={3: {"theatre": 1}}, coins=dict.fromkeys(range(4), 0), restored=restored
    )
    own_certificates(s, 0, partly={"B17": 0, "B18": 0})
    own_certificates(s, 1, partly={"B15": 0, "B16": 0})
    own_certificates(s, 2, partly={"B01": 0})
    play(s, 3, "pass")
    assert s.to_act == (0, 1)
    assert s.view(None)["phase"] == "refill"
    assert facts(s)["partly"][2][0]["placed"] == 1
    play(s, 1, "instalment 16")
    play(s, 0, "instalment 17")
    assert (s.coins[0], s.coins[1], s.coins[2], s.round) == (0, 0, 0, 3)
    assert [card["placed"] for card in facts(s)["partly"][1]] == [0, 2]


@rule("F-OQ-67", "F-OQ-137")
def test_whoever_has_more_to_place_waits_for_the_others() -> None:
    """So nobody can tell from the question what the others have chosen."""
    restored = {0: ["a1", "b1", "c1"], 1: ["a2"]}
    coins = dict.fromkeys(range(4), 0)
    s = position(at="theatre", modules=BELLS, plans={3: {"theatre": 1}}, coins=coins, restored=restored)
    own_certificates(s, 0, partly={"B11": 5, "B17": 0, "B18": 0})
    own_certificates(s, 1, partly={"B15": 0, "B16": 0})
    play(s, 3, "pass")
    play(s, 0, "instalment 11")
    assert s.to_act == (1,)
    world = s.observe(2).sample(Rng(1))
    assert world.to_act == (1,)
    play(s, 1, "instalment 15")
    assert (s.to_act, open_to(s, 0)) == ((0,), ["instalment 17", "instalment 18"])
    play(s, 0, "instalment 18")
    assert (s.round, [card["placed"] for card in facts(s)["partly"][0]]) == (3, [0, 2])


@rule("F-OQ-67")
def test_when_the_secret_choices_are_opened_nobody_takes_his_own_back() -> None:
    """The last one to choose has more to place and is asked again, so nothing else has been turned up."""
    restored = {0: ["a1", "b1"], 1: ["a2", "b2"], 2: ["a3", "b3"]}
    s = position(
        at="theatre", modules=BELLS, plans={3: {"theatre": 1}}, coins=dict.fromkeys(range(4), 0), restored=restored
    )
    own_certificates(s, 0, partly={"B17": 0, "B18": 0})
    own_certificates(s, 1, partly={"B15": 0, "B16": 0})
    own_certificates(s, 2, partly={"B11": 5, "B13": 0, "B14": 0})
    play(s, 3, "pass")
    table = LiveGame(s, [])
    answer(table, 1, "instalment 16")
    answer(table, 0, "instalment 17")
    table.take_back(table.try_undo(0))
    answer(table, 0, "instalment 18")
    answer(table, 2, "instalment 11")
    assert InstalmentPaid(1, "B16", 2, 2, False) in table.moves[-1].events
    assert table.state.to_act == (2,)
    assert not any(table.can_undo(seat) for seat in range(4))
    with pytest.raises(CannotUndo):
        table.try_undo(2)


@rule("F-OQ-67")
def test_a_choice_that_opened_nothing_of_others_may_be_taken_back() -> None:
    """The market is not laid yet: seat 0 has placed his Thalers on one of three and has to place the rest."""
    s = position(
        at="studio", modules=BELLS, plans={0: {"studio": 2}}, coins={0: 0}, paints={}, scores={0: 100, **FAR_AHEAD}
    )
    own_certificates(s, 0, partly={"B11": 5, "B17": 0, "B18": 0})
    table = LiveGame(s, [])
    answer(table, 0, "earn")
    answer(table, 0, "instalment 11")
    assert table.can_undo(0)
    table.take_back(table.try_undo(0))
    assert (table.state.to_act, facts(table.state)["partly"][0][0]["placed"]) == ((0,), 5)


@rule("F-OQ-139", "F-OQ-190")
def test_rewards_are_earned_money_too() -> None:
    s = position(
        at="studio",
        modules=[*BELLS, "portraits"],
        plans={0: {"studio": 1}},
        coins={0: 0},
        scores={0: 100, **FAR_AHEAD},
    )
    cards = GAME.house_edition.tables["portraits"]["items"]
    card = next(card for card in cards if set(card["effect"]) == {"thalers"})
    show_portraits(s, card["id"])
    own_certificates(s, 0, partly={"B18": 0})
    play(s, 0, "portrait 1")
    assert facts(s)["partly"][0][0]["placed"] == card["effect"]["thalers"]
    assert s.coins[0] == 0


@rule("F-OQ-190", "F-OQ-139")
def test_a_favour_of_thalers_is_earned() -> None:
    s = under_the_bishop({"B11": 2})
    play(s, 0, "restore c3")
    assert (s.coins[0], facts(s)["face_down"][0]) == (1, 1)


@rule("F-OQ-190", "F-OQ-137")
def test_a_choice_among_certificates_comes_after_the_one_on_the_track() -> None:
    s = under_the_bishop({"B11": 2, "B18": 0}, score=293)
    play(s, 0, "restore c3")
    assert open_to(s, 0) == ["land ahead", "land behind"]
    play(s, 0, "land ahead")
    assert open_to(s, 0) == ["instalment 11", "instalment 18"]
    play(s, 0, "instalment 11")
    assert [(card["certificate"], card["placed"]) for card in facts(s)["partly"][0]] == [("B18", 1)]


@rule("F-OQ-140")
def test_hidden_money_may_be_spent_all_the_same() -> None:
    s = position(at="market", modules=BELLS, plans={0: {"market": 1}}, hours={0: 5}, coins={0: 9})
    own_certificates(s, 0, partly={"B18": 0})
    ask_again(s)
    buy = next(choice for choice in open_to(s, 0) if choice.startswith("buy"))
    play(s, 0, buy)
    assert s.coins[0] == 9 - s.rules.c.hour_price[5]


@rule("F-M08-19", "F-M08-40", "F-OQ-3")
def test_faces_of_paid_ones_are_for_the_owner_numbers_and_coins_for_all() -> None:
    s = in_studio(partly={"B11": 4})
    own_certificates(s, 0, paid=["B03"])
    own_certificates(s, 1, paid=["B05"])
    assert [card["certificate"] for card in facts(s, 0)["mine"]["paid"]] == ["B03"]
    for seat in (None, 1, 2):
        assert facts(s, seat)["face_down"] == [1, 1, 0, 0]
        assert facts(s, seat)["painters"] is None
        assert facts(s, seat)["partly"][0][0]["placed"] == 4
    assert "B03" not in str(facts(s, 1))
