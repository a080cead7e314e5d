"""Section 2 of the ledger: how a round runs, who acts when, and what may or must be forfeited."""

from bottega import Rng
from bottega.games.fresco.actions import SEGMENT_NAMES
from bottega.games.fresco.events import GameEnded, MarketLaid
from bottega.games.fresco.game import GAME
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import goods, open_to, plan_all, play, play_and_collect, position, refuses, shown

EVERYWHERE = {"market": 1, "cathedral": 1, "studio": 1, "workshop": 1, "theatre": 1}
LOCATIONS = list(EVERYWHERE)
CHEAP_TILES = {"a1": (3, "R"), "a2": (3, "R"), "a3": (3, "R"), "a4": (3, "R"), "a5": (3, "R"), "b1": (3, "R")}
ONE_TILE_EACH = {"I": ["R", "R"], "II": ["Y", "Y"], "III": ["B", "B"], "IV": ["R", "R"]}
PLENTY = dict.fromkeys(range(4), "RRRRRRRRYYYYYYYYBBBBBBBB")
LOWEST_MOOD = min([row["value"] for row in GAME.house_edition.tables["mood_display"]["items"]])
FAR_APART = {0: 100, 1: 200, 2: 300, 3: 400}


def phase(s: FrescoState) -> str:
    return str(s.view(None)["phase"])


def act_in_turn(s: FrescoState) -> list[tuple[str, int]]:
    """Everybody does the first thing that is open to him until the round is over; who acted where."""
    acted = []
    while phase(s) in LOCATIONS:
        seat = s.to_act[0]
        acted.append((phase(s), seat))
        play(s, seat, open_to(s, seat)[0])
    return acted


def in_turn(acted: list[tuple[str, int]], place: str) -> list[int]:
    """The visitors of a place, each as often as he came back after somebody else."""
    seats = [seat for where, seat in acted if where == place]
    return [seat for before, seat in zip([-1, *seats], seats, strict=False) if seat != before]


def all_but(count: int) -> list[str]:
    return list(SEGMENT_NAMES[: len(SEGMENT_NAMES) - count])


@rule("F-RND-1", "F-RND-2", "F-RND-5")
def test_every_round_goes_through_getting_up_planning_and_the_locations_in_their_order() -> None:
    usual = ["get-up", "planning", *LOCATIONS]
    last = [*usual[:-1], "cathedral.2"]
    for seed in range(3):
        s = GAME.new(4, seed, options={"idle_rounds": 3})
        rng = Rng(seed)
        before = (1, "get-up", False)
        while s.to_act:
            seat = s.to_act[0]
            actions = s.legal_actions(seat)
            s.apply(seat, actions[rng.below(len(actions))])
            if s.is_over:
                break
            view = s.view(None)
            now = (view["round"], view["phase"], view["final"])
            steps = last if now[2] else usual
            if now[0] == before[0]:
                assert steps.index(now[1]) >= steps.index(before[1])
            else:
                assert now[:2] == (before[0] + 1, "get-up")
                assert not before[2]
            before = now
        assert before[2]


@rule("F-RND-1")
def test_everybody_is_up_before_anybody_plans_and_has_planned_before_anybody_acts() -> None:
    s = position(at="get-up")
    for seat, hour in enumerate((7, 6, 8)):
        play(s, seat, f"rise {hour}")
        assert phase(s) == "get-up"
    play(s, 3, "rise 5")
    assert phase(s) == "planning"
    for seat in range(3):
        play(s, seat, "plan studio", "ready")
        assert phase(s) == "planning"
    play(s, 3, "plan studio", "ready")
    assert phase(s) == "studio"


@rule("F-RND-2")
def test_the_next_round_is_prepared_after_phase_two() -> None:
    s = position(at="studio", plans={0: {"studio": 1}}, round=4, booths={"I": ["R"]})
    events = play_and_collect(s, 0, "earn")
    assert any(isinstance(event, MarketLaid) for event in events)
    assert (s.round, phase(s)) == (5, "get-up")


@rule("F-RND-2")
def test_nothing_is_prepared_after_the_final_round() -> None:
    s = position(at="studio", plans={0: {"studio": 1}}, final=True, booths={"I": ["R"]})
    events = play_and_collect(s, 0, "earn")
    assert not any(isinstance(event, MarketLaid) for event in events)
    assert isinstance(events[-1], GameEnded)
    assert s.is_over


@rule("F-RND-3")
def test_the_end_is_announced_before_anybody_gets_up() -> None:
    s = position(at="prepare", restored={0: all_but(6)})
    assert phase(s) == "get-up"
    assert s.view(None)["final"]
    assert [painter["hour"] for painter in s.view(None)["painters"]] == [None] * 4


@rule("F-RND-3")
def test_a_round_that_has_begun_does_not_become_the_final_one() -> None:
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1, "theatre": 1}},
        restored={1: all_but(7)},
        tiles={"e5": (3, "R")},
        paints={0: "R"},
    )
    play(s, 0, "restore e5")
    assert s.view(None)["tiles_left"] == 6
    assert not s.view(None)["final"]
    assert phase(s) == "theatre"
    play(s, 0, "attend")
    assert phase(s) == "get-up"
    assert s.view(None)["final"]


@rule("F-RND-4")
def test_painters_choose_from_the_rear_and_act_from_the_earliest() -> None:
    s = position(scores={0: 12, 1: 3, 2: 40, 3: 7})
    chosen = []
    for hour in (8, 6, 7, 5):
        seat = s.to_act[0]
        chosen.append(seat)
        play(s, seat, f"rise {hour}")
    assert chosen == [1, 3, 0, 2]
    plan_all(s, {seat: {"studio": 1} for seat in range(4)})
    acted = []
    while phase(s) == "studio":
        acted.append(s.to_act[0])
        play(s, s.to_act[0], "earn")
    assert acted == [2, 3, 0, 1]


@rule("F-RND-5", "F-RND-6", "F-RND-7")
def test_all_players_finish_a_location_in_acting_order_before_the_next_location_opens() -> None:
    s = position(
        at="market",
        plans=dict.fromkeys(range(4), EVERYWHERE),
        hours={0: 7, 1: 9, 2: 6, 3: 8},
        scores=FAR_APART,
        coins=dict.fromkeys(range(4), 20),
        paints=PLENTY,
        tiles=CHEAP_TILES,
        booths=ONE_TILE_EACH,
    )
    acted = act_in_turn(s)
    places = [place for place, _ in acted]
    assert places == sorted(places, key=LOCATIONS.index)
    assert set(places) == set(LOCATIONS)
    for place in LOCATIONS:
        assert in_turn(acted, place) == [2, 0, 3, 1]


@rule("F-RND-7")
def test_a_player_performs_all_his_actions_at_a_location_before_the_next_player_starts() -> None:
    for place in LOCATIONS:
        s = position(
            at=place,
            plans={seat: {place: 2} for seat in range(4)},
            hours={0: 8, 1: 6, 2: 9, 3: 7},
            scores=FAR_APART,
            moods=dict.fromkeys(range(4), LOWEST_MOOD),
            coins=dict.fromkeys(range(4), 40),
            paints=PLENTY,
            tiles=CHEAP_TILES,
            booths=ONE_TILE_EACH,
        )
        acted = act_in_turn(s)
        assert in_turn(acted, place) == [1, 3, 0, 2]
        assert all(acted.count((place, seat)) >= 2 for seat in range(4))


@rule("F-RND-8")
def test_a_player_without_an_apprentice_at_a_location_is_skipped_there() -> None:
    for place in LOCATIONS:
        s = position(
            at=place,
            plans={0: {place: 1}, 3: {place: 1}},
            hours={0: 9, 1: 6, 2: 7, 3: 8},
            scores=FAR_APART,
            coins=dict.fromkeys(range(4), 40),
            paints=PLENTY,
            tiles=CHEAP_TILES,
            booths=ONE_TILE_EACH,
        )
        assert refuses(s, 1, "pass")
        assert in_turn(act_in_turn(s), place) == [3, 0]


@rule("F-RND-9")
def test_every_planned_action_may_be_forfeited() -> None:
    for place in LOCATIONS:
        s = position(at=place, plans={0: {place: 3}, 1: {"theatre": 1}}, paints=PLENTY, tiles=CHEAP_TILES)
        score, coins, paints, mood = shown(s, 0)["score"], s.coins[0], goods(s, 0), shown(s, 0)["mood"]
        assert "pass" in open_to(s, 0)
        play(s, 0, "pass")
        assert s.to_act == (1,)
        assert (shown(s, 0)["score"], s.coins[0], goods(s, 0), shown(s, 0)["mood"]) == (score, coins, paints, mood)


@rule("F-RND-9")
def test_a_player_may_stop_between_two_actions_at_a_location() -> None:
    first = {
        "market": "buy I.1",
        "cathedral": "restore a1",
        "studio": "earn",
        "workshop": "blend green",
        "theatre": "attend",
    }
    for place, action in first.items():
        s = position(
            at=place,
            plans={0: {place: 2}, 1: {"theatre": 1}},
            moods={0: LOWEST_MOOD},
            coins={0: 20},
            paints=PLENTY,
            tiles=CHEAP_TILES,
            booths=ONE_TILE_EACH,
        )
        play(s, 0, action)
        assert s.to_act == (0,)
        play(s, 0, "pass")
        assert s.to_act == (1,)


@rule("F-RND-10")
def test_without_the_money_a_purchase_must_be_forfeited() -> None:
    market = {"I": ["R", "Y"]}
    s = position(at="market", plans={0: {"market": 2}}, hours={0: 6}, coins={0: 5}, booths=market)
    assert "buy I.2" in open_to(s, 0)
    play(s, 0, "buy I.1")
    assert phase(s) == "get-up"
    assert s.view(0)["mine"]["coins"] == 2
    poor = position(at="market", plans={0: {"market": 2}}, hours={0: 6}, coins={0: 2}, booths=market)
    assert open_to(poor, 0) == ["close I", "pass"]
    assert refuses(poor, 0, "buy I.1")


@rule("F-RND-10")
def test_without_the_money_the_bishop_is_not_moved() -> None:
    plans, tiles = {0: {"cathedral": 1}}, {"a1": (3, "R")}
    s = position(at="cathedral", plans=plans, tiles=tiles, paints={0: "R"}, coins={0: 0}, bishop="b2")
    assert open_to(s, 0) == ["restore a1", "pass"]
    assert refuses(s, 0, "bishop a1")


@rule("F-RND-10")
def test_without_the_paints_a_restoration_must_be_forfeited() -> None:
    plans, tiles = {0: {"cathedral": 1}}, {"a1": (3, "RY"), "a2": (3, "R")}
    s = position(at="cathedral", plans=plans, tiles=tiles, paints={0: "RB"})
    assert "restore a2" in open_to(s, 0)
    assert "restore a1" not in open_to(s, 0)
    assert refuses(s, 0, "restore a1")


@rule("F-RND-10")
def test_who_can_pay_for_nothing_at_a_place_is_passed_over() -> None:
    for place in ("cathedral", "workshop"):
        s = position(at=place, plans={0: {place: 3}, 1: {"theatre": 1}}, paints={1: "RYB"})
        assert s.to_act == (1,)


@rule("F-RND-11")
def test_a_forfeited_action_is_lost_for_other_places_and_rounds() -> None:
    s = position(at="planning", hours={0: 6, 1: 7, 2: 8, 3: 9})
    plan_all(s, {0: {"market": 3, "studio": 1}})
    coins, paints = s.coins[0], goods(s, 0)
    play(s, 0, "pass")
    assert (s.coins[0], goods(s, 0)) == (coins, paints)
    assert phase(s) == "studio"
    play(s, 0, "earn")
    assert phase(s) == "get-up"
    assert s.coins[0] == coins + 3
    assert shown(s, 0)["sheet"] == [0] * 5
    for seat, hour in enumerate((8, 7, 6, 9)):
        play(s, seat, f"rise {hour}")
    assert s.view(0)["mine"]["to_place"] == 5
