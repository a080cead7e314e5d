"""The bells (module 8), second half: preparation, the end, Leonardo, secrets and editions."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from bottega.core.events import Event, facts_for
from bottega.core.rng import Rng
from bottega.games.fresco.events import MoneyCounted, Scored, Shifted
from bottega.games.fresco.game import GAME
from bottega.games.fresco.modules.bells.events import (
    BellsCounted,
    BishopBells,
    CertificatesReturned,
    CertificatesShown,
    InstalmentPaid,
)
from bottega.games.fresco.modules.bells.rules import BELOW, OVER
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import (
    cover,
    open_to,
    play,
    play_and_collect,
    position,
    refusal,
    sit_out,
)
from bottega.testing.fresco.modules.bells import own_certificates, sell_all_certificates, show_certificates
from bottega.testing.fresco.modules.leaf_gold import give_gold

from .bells_positions import (
    BELLS,
    audience,
    bells_of,
    facts,
    last_round,
    new,
    pile_of,
    scored,
)

# --- preparation ------------------------------------------------------------------------------------------------


@rule("F-M08-20")
def test_the_tiles_leave_the_sheets() -> None:
    s = audience("B03", more={1: {"theatre": 1}})
    assert s.view(None)["painters"][0]["covers"]
    play(s, 0, "certificate 1", "pay 0")
    sit_out(s)
    assert not any(s.view(None)["painters"][0]["covers"])


@rule("F-M08-21", "F-OQ-146")
def test_unsold_ones_go_under_the_stack_and_new_ones_come() -> None:
    s = audience("B01", "B02", "B03", "B04", more={1: {"theatre": 1}})
    play(s, 0, "certificate 2", "pay 2")
    events: list[Event] = []
    s.apply(1, GAME.number(GAME.parse("pass")), events)
    assert CertificatesReturned(("B01", "B03", "B04")) in events
    (shown,) = [event for event in events if isinstance(event, CertificatesShown)]
    assert (len(shown.certificates), shown.stack) == (4, 13)
    assert [card["certificate"] for card in facts(s, None)["returned"]] == ["B01", "B03", "B04"]


@rule("F-M08-21", "F-M08-22", "F-OQ-146")
def test_those_under_the_stack_come_last_the_left_one_first() -> None:
    s = position(at="theatre", modules=BELLS, plans={1: {"theatre": 1}})
    show_certificates(s, "B01", "B02", None, None)
    names = [f"B{number:02}" for number in range(1, 19)]
    own_certificates(s, 0, paid=[name for name in names if name not in ("B01", "B02", "B18")])
    play(s, 1, "pass")
    assert [card and card["certificate"] for card in facts(s)["shown"]] == ["B18", "B01", "B02", None]
    assert facts(s)["stack"] == 0


@rule("F-M08-23", "F-OQ-147")
def test_when_all_are_sold_the_tile_is_useless() -> None:
    s = position(at="theatre", modules=BELLS, plans={1: {"theatre": 1}})
    sell_all_certificates(s)
    play(s, 1, "pass")
    while s.view(None)["phase"] == "get-up":
        play(s, s.to_act[0], open_to(s, s.to_act[0])[0])
    assert not [choice for choice in open_to(s, 0) if choice.startswith("cover")]


@rule("F-M08-23", "F-OQ-148")
def test_an_audience_after_the_last_sale_is_ignored() -> None:
    s = position(at="market", modules=BELLS, plans={0: {"market": 1}, 1: {"studio": 1}, 2: {"theatre": 1}})
    sell_all_certificates(s)
    cover(s, 2, "audience", "studio")
    play(s, 0, "pass")
    play(s, 1, "pass")
    assert (s.view(None)["phase"], s.to_act) == ("theatre", (2,))


@rule("F-OQ-152")
def test_nobody_has_two_audiences() -> None:
    s = position(at="planning", modules=BELLS)
    play(s, 0, "cover audience studio")
    assert not [choice for choice in open_to(s, 0) if choice.startswith("cover audience")]


# --- the end ----------------------------------------------------------------------------------------------------


@rule("F-M08-24", "F-M08-26", "F-M08-27", "F-M08-29", "F-M08-30", "F-M08-31", "F-M08-32", "F-M08-33", "F-M08-34")
@rule("F-EX-39", "F-EX-40", "F-EX-41", "F-DATA-16", "F-DIF-22", "F-DIF-24")
def test_the_example_of_the_scoring() -> None:
    """The four numbers of the example make 58, so three of the 61 bells are put aside."""
    s = last_round(3, scores={0: 100, 1: 200, 2: 300})
    own_certificates(s, 0, paid=["B18", "B17", "B16", "B03"])  # 7 + 6 + 5 + 2
    own_certificates(s, 1, paid=["B15", "B11", "B12", "B07"])  # 5 + 4 + 4 + 3
    own_certificates(s, 2, paid=["B08", "B09", "B10", "B04"])  # 3 + 3 + 3 + 2
    part = bells_of(s).part(s)
    part.shown = [-1] * 4
    part.unseen = tuple([bells_of(s).ids.index(name) for name in ("B02", "B06", "B13", "B14")])
    counted, bishop, bonus = scored(s)
    assert counted == {0: (20, 20), 1: (16, 16), 2: (11, 11)}
    assert bishop == (11, 12)
    assert bonus == {0: 9 + 2, 1: 5 + 2, 2: 0 + 1}
    assert [s.score(painter) for painter in range(3)] == [111, 207, 301]


@rule("F-M08-25", "F-EXD-15")
def test_partly_paid_ones_count_against_their_owner() -> None:
    s = last_round(3)
    own_certificates(s, 0, paid=["B16", "B11"], partly={"B12": 1})  # 5 + 4 - 4
    assert facts(s)["mine"]["total"] == 5
    assert scored(s)[0][0] == (5, 5)


@rule("F-M08-28")
def test_whoever_has_no_certificate_takes_no_part() -> None:
    s = last_round(3)
    own_certificates(s, 1, paid=["B16"])
    counted, _, bonus = scored(s)
    assert list(counted) == [1]
    assert list(bonus) == [1]


@rule("F-OQ-143", "F-OQ-151")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_less_than_nothing_is_off_the_track_and_fewer_bells_never_outrank_more(order: tuple[int, int, int]) -> None:
    s = last_round(3, hours={seat: 5 + place for place, seat in enumerate(order)})
    own_certificates(s, 0, partly={"B16": 0})
    own_certificates(s, 1, partly={"B18": 0})
    own_certificates(s, 2, partly={"B11": 0})
    counted, _, bonus = scored(s)
    assert counted == {0: (-5, BELOW), 1: (-7, BELOW), 2: (-4, BELOW)}
    # The bishop is first, and no mark of the track is reached.
    assert bonus == {2: 5, 0: 2}
    assert facts(s)["track"]["painters"] == [BELOW, BELOW, BELOW]


@rule("F-OQ-143")
@pytest.mark.parametrize("first", [0, 1])
def test_of_equal_totals_below_nothing_the_later_one_ranks_above(first: int) -> None:
    s = last_round(3, hours={first: 5, 1 - first: 6, 2: 7})
    own_certificates(s, 0, partly={"B15": 0})
    own_certificates(s, 1, partly={"B16": 0})
    own_certificates(s, 2, partly={"B11": 0})
    counted, _, bonus = scored(s)
    assert [golden for golden, _ in counted.values()] == [-5, -5, -4]
    assert bonus == {2: 5, 1 - first: 2}


@rule("F-OQ-143", "F-M08-29")
def test_nothing_stands_on_space_0_above_whoever_has_less() -> None:
    s = last_round(3, hours={1: 5, 0: 6, 2: 7})
    own_certificates(s, 0, paid=["B05"], partly={"B06": 0})
    own_certificates(s, 1, partly={"B01": 0})
    golden = {row["id"]: row["bells"] for row in GAME.house_edition.tables["bell_certificates"]["items"]}
    assert (golden["B05"], golden["B01"]) == (golden["B06"], 1)
    counted, _, bonus = scored(s)
    assert counted == {1: (-1, BELOW), 0: (0, 0)}
    assert bonus == {0: 5, 1: 2}


@rule("F-M08-36", "F-EX-42")
def test_more_than_30_stand_on_the_last_space() -> None:
    s = last_round(3)
    names = [f"B{number:02}" for number in range(18, 10, -1)]  # 7 6 5 5 4 4 4 4 = 39
    own_certificates(s, 0, paid=names)
    counted, bishop, bonus = scored(s)
    assert counted == {0: (39, OVER)}
    assert bishop == (22, 22)
    assert bonus == {0: 9 + 4}


@rule("F-OQ-144", "F-OQ-145")
@pytest.mark.parametrize("first", [0, 1])
def test_more_than_30_rank_above_30_whoever_counts_first(first: int) -> None:
    s = last_round(3, hours={first: 5, 1 - first: 6, 2: 7})
    own_certificates(s, 0, paid=[f"B{number}" for number in range(13, 19)])  # 4 + 4 + 5 + 5 + 6 + 7
    own_certificates(s, 1, paid=[f"B{number:02}" for number in range(1, 13)])
    counted, bishop, bonus = scored(s)
    assert counted == {0: (31, OVER), 1: (30, 30)}
    assert s.view(None)["modules"]["bells"]["last_space"] == 30
    assert bishop == (0, 0)
    assert bonus == {0: 9 + 4, 1: 5 + 4}


@rule("F-OQ-144", "F-M08-27")
def test_the_bishop_with_30_does_not_outrank_31() -> None:
    s = last_round(3)
    own_certificates(s, 0, paid=[f"B{number}" for number in range(13, 19)])
    counted, bishop, bonus = scored(s)
    assert (counted, bishop) == ({0: (31, OVER)}, (30, 30))
    assert bonus == {0: 9 + 4}


@rule("F-OQ-144", "F-M08-29")
def test_whoever_is_bumped_from_30_goes_on_to_30_plus_when_it_is_free() -> None:
    s = last_round(3, hours={0: 5, 1: 6, 2: 7})
    one = ["B18", "B17", "B16", "B15", "B11", "B07"]
    own_certificates(s, 0, paid=one)
    own_certificates(s, 1, paid=[f"B{n:02}" for n in range(2, 19) if f"B{n:02}" not in one])
    counted, bishop, bonus = scored(s)
    assert (counted, bishop) == ({0: (30, 30), 1: (30, OVER)}, (1, 1))
    assert bonus == {0: 5 + 4, 1: 9 + 4}


@rule("F-OQ-149")
def test_the_bishop_takes_a_rank_without_bells() -> None:
    """He stands on space 0 and is the second; the one below the track is only the third."""
    s = last_round(3)
    own_certificates(s, 1, partly={"B16": 0})
    sell_all_certificates(s)
    counted, bishop, bonus = scored(s)
    assert counted == {0: (61 - 5, OVER), 1: (-5, BELOW)}
    assert bishop == (0, 0)
    assert bonus == {0: 9 + 4, 1: 2}


@rule("F-M08-24", "F-OQ-73", "F-OQ-74", "F-OQ-139", "F-OQ-142")
def test_bells_come_before_money_and_gold_is_earned_before_bells() -> None:
    s = last_round(3, modules=("leaf_gold",), scores={0: 100, 1: 200, 2: 300})
    give_gold(s, {0: 5})
    own_certificates(s, 0, partly={"B11": 4})
    events = play_and_collect(s, 0, "pass")
    assert InstalmentPaid(0, "B11", 2, 6, True) in events
    kinds = [type(event) for event in events if isinstance(event, (BellsCounted, BishopBells, MoneyCounted))]
    assert kinds == [BellsCounted, BishopBells, MoneyCounted, MoneyCounted, MoneyCounted]
    assert MoneyCounted(0, 3, 1) in events


@rule("F-OQ-142")
def test_coins_on_a_partly_paid_certificate_are_lost() -> None:
    s = last_round(3, coins=1)
    own_certificates(s, 0, partly={"B18": 8})
    events = play_and_collect(s, 0, "pass")
    assert MoneyCounted(0, 1, 0) in events


@rule("F-OQ-74", "F-OQ-137")
def test_exchanged_gold_goes_on_a_certificate_that_its_owner_chooses() -> None:
    s = last_round(3, modules=("leaf_gold",))
    give_gold(s, {0: 3})
    own_certificates(s, 0, partly={"B07": 0, "B08": 0})
    play(s, 0, "pass")
    assert (s.view(0)["deciding"], open_to(s, 0)) == ("bell-due", ["instalment 7", "instalment 8"])
    assert MoneyCounted(0, 0, 0) in play_and_collect(s, 0, "instalment 8")
    assert [(one["certificate"], one["placed"]) for one in facts(s)["partly"][0]] == [("B07", 0), ("B08", 3)]


@rule("F-OQ-141", "F-M08-16")
def test_at_the_last_moment_each_is_asked_and_once() -> None:
    """The second player has nothing to add; he stands neither for the first nor for the third."""
    s = last_round(3, coins=6, hours={0: 5, 1: 6, 2: 7})
    s.coins[2] = 6
    own_certificates(s, 0, partly={"B01": 0})
    own_certificates(s, 2, partly={"B02": 0})
    play(s, 0, "pass")
    assert (s.to_act, open_to(s, 0)) == ((0,), ["no", "instalment 1"])
    play(s, 0, "no")
    assert (s.to_act, open_to(s, 2)) == ((2,), ["no", "instalment 2"])
    play(s, 2, "no")
    assert s.is_over


@rule("F-OQ-141", "F-M08-16")
def test_the_last_moment_to_complete_one_is_before_the_scoring() -> None:
    s = last_round(3, coins=5)
    own_certificates(s, 0, partly={"B11": 2, "B18": 2})
    play(s, 0, "pass")
    assert open_to(s, 0) == ["no", "instalment 11"]
    counted, _, _ = scored(s, "instalment 11")
    assert counted[0] == (4 - 7, BELOW)
    s = last_round(3, coins=5)
    own_certificates(s, 0, partly={"B11": 2})
    play(s, 0, "pass")
    assert scored(s, "no")[0][0] == (-4, BELOW)


@rule("F-OQ-76", "F-M08-34")
def test_on_the_track_the_rule_of_the_final_scoring_holds() -> None:
    """He would stand on 107: that space and the next are taken, so he goes on to the one after them, unasked."""
    s = last_round(3, scores={0: 100, 1: 107, 2: 108})
    own_certificates(s, 0, paid=["B18", "B17", "B16"])  # 18 bells, the bishop has more: 5 + 2
    events = play_and_collect(s, 0, "pass")
    assert s.is_over
    assert Scored(0, 7, "bell") in events
    assert [event for event in events if isinstance(event, Shifted)] == [Shifted(0, 2, 109)]
    assert [s.score(painter) for painter in range(3)] == [109, 107, 108]


# --- Leonardo -----------------------------------------------------------------------------------------------------


@rule("F-M08-37", "F-M08-38", "F-OQ-90", "F-LEO-25", "F-OQ-31")
def test_leonardo_has_four_certificates_from_the_start_and_takes_a_rank() -> None:
    s = new(2)
    assert facts(s, None)["pile"] == 4
    s = last_round(2, hours={0: 5, 1: 6, 2: 7}, scores={0: 100, 1: 200, 2: 300})
    own_certificates(s, 0, paid=["B18"] if 17 not in pile_of(s) else ["B17"])
    counted, _, bonus = scored(s)
    assert set(counted) == {0, 2}
    assert counted[2][0] == sum(
        GAME.house_edition.tables["bell_certificates"]["items"][card]["bells"] for card in pile_of(s)
    )
    assert list(bonus) == [0, 2]
    assert len(facts(s, None)["ranks"]) == 4


@rule("F-M08-37")
def test_nobody_knows_leonardos_pile() -> None:
    s = new(2)
    piles = {pile_of(cast(FrescoState, s.observe(0).sample(Rng(seed)))) for seed in range(10)}
    assert len(piles) > 1
    assert all(not set(pile) & {card["number"] - 1 for card in facts(s)["shown"]} for pile in piles)


# --- secrets and editions ---------------------------------------------------------------------------------------------


@rule("F-M08-4", "F-OQ-8")
def test_a_sample_keeps_what_lies_under_the_stack_and_redraws_the_rest() -> None:
    s = audience("B01", "B02", "B03", "B04", more={1: {"theatre": 1}})
    play(s, 0, "certificate 2", "pay 2")
    play(s, 1, "pass")
    stacks = set()
    for seed in range(5):
        world = cast(FrescoState, s.observe(2).sample(Rng(seed)))
        assert facts(world, None)["returned"] == facts(s, None)["returned"]
        assert facts(world, 2) == facts(s, 2)
        stack = bells_of(world).part(world).unseen
        assert sorted(stack) == sorted(bells_of(s).part(s).unseen)
        stacks.add(stack)
    assert len(stacks) == 5
    assert len(stacks & {bells_of(s).part(s).unseen}) == 0


def test_everything_at_the_bell_board_is_told_to_all() -> None:
    s = audience("B03", "B07")
    events = play_and_collect(s, 0, "certificate 1") + play_and_collect(s, 0, "pay 1")
    assert facts_for(events, None) == facts_for(events, 0)


@rule("F-DATA-15", "F-DATA-16")
@pytest.mark.parametrize(
    ("table", "change", "line", "reason"),
    [
        ("bell_certificates", lambda table: table["items"].pop(), '"items": [', "18 certificates"),
        ("bell_certificates", lambda table: table["items"][3].update(bells=9), '"items": [', "61 golden bells"),
        ("bell_certificates", lambda table: table["items"][3].update(cost=0), '"cost": 0', "1 to 20"),
        ("bell_rank_bonus", lambda table: table["four_players"].pop(), '"four_players": [', "5"),
        ("bell_track", lambda table: table["steps"][1].update(from_space=3), "{", "must ascend"),
    ],
)
def test_a_wrong_edition_is_refused(
    tmp_path: Path, table: str, change: Callable[[Any], None], line: str, reason: str
) -> None:
    found = refusal(tmp_path, table, change)
    assert found[0].startswith(line)
    assert reason in found[1]
