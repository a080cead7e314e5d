"""Section 1 of the ledger: what lies on the table before anybody has done anything."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from bottega import Edition, EditionError, OptionError, Rng
from bottega.games.fresco.game import GAME
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import open_to, play, position, shown

SEEDS = range(40)
TABLES = GAME.house_edition.tables
MOODS = [row["value"] for row in TABLES["mood_display"]["items"]]
CENTRE = "c3"


def new(players: int = 4, seed: int = 1, edition: Edition | None = None) -> FrescoState:
    state = GAME.new(players, seed, edition=edition)
    assert isinstance(state, FrescoState)
    return state


def corrected(table: str, change: Callable[[Any], None]) -> Edition:
    changed = copy.deepcopy(TABLES[table])
    change(changed)
    return Edition.from_corrections(GAME.house_edition, "test", {table: changed})


def start_spaces(s: FrescoState) -> list[int]:
    return [painter["start_space"] for painter in s.view(None)["painters"]]


def offered_goods(s: FrescoState) -> list[str]:
    """The market tiles that everybody sees on the booths."""
    return [space["tile"] for booth in s.view(None)["booths"] for space in booth["spaces"] if space]


def ceiling(s: FrescoState) -> dict[str, dict[str, Any]]:
    return {segment["segment"]: segment for segment in s.view(None)["ceiling"]}


def rise_in_turn(s: FrescoState) -> None:
    """Everybody takes the earliest free hour."""
    while s.view(None)["phase"] == "get-up":
        seat = s.to_act[0]
        play(s, seat, open_to(s, seat)[0])


# --- players and their material ---------------------------------------------------------------------------------------


@rule("F-SET-1")
def test_two_three_or_four_people_play_and_two_are_joined_by_leonardo() -> None:
    assert GAME.players == (2, 3, 4)
    for players, painters in ((2, 3), (3, 3), (4, 4)):
        view = new(players).view(None)
        assert len(view["painters"]) == painters
        assert (view["leonardo"] is not None) == (players == 2)


@rule("F-SET-1")
@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_people_are_turned_away(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(players)


@rule("F-SET-2")
def test_four_players_start_on_four_starting_spaces() -> None:
    for seed in SEEDS:
        assert sorted(start_spaces(new(4, seed))) == [1, 2, 3, 4]


@rule("F-SET-3")
def test_three_players_start_on_three_starting_spaces() -> None:
    for seed in SEEDS:
        assert sorted(start_spaces(new(3, seed))) == [1, 2, 3]


@rule("F-SET-4")
def test_each_player_has_three_masters_and_five_apprentices_of_his_own() -> None:
    assert TABLES["start_kit"]["values"]["master_painters"] == 3
    view = new().view(None)
    assert [painter["seat"] for painter in view["painters"]] == [0, 1, 2, 3]
    for painter in view["painters"]:
        on_the_track, in_bed, on_the_mood_display = painter["start_space"], painter["hour"] is None, painter["mood"]
        assert on_the_track in (1, 2, 3, 4)
        assert in_bed
        assert on_the_mood_display is not None
        assert painter["apprentices"] == 5


@rule("F-SET-6")
@pytest.mark.parametrize("players", GAME.players)
def test_each_player_starts_with_twelve_thalers(players: int) -> None:
    s = new(players)
    assert [s.view(seat)["mine"]["coins"] for seat in range(players)] == [12] * players


@rule("F-SET-7")
@pytest.mark.parametrize("players", GAME.players)
def test_each_player_starts_with_one_piece_of_each_basic_paint_and_nothing_else(players: int) -> None:
    s = new(players)
    one_of_each = {"red": 1, "yellow": 1, "blue": 1, "orange": 0, "green": 0, "purple": 0}
    assert [s.view(seat)["mine"]["paints"] for seat in range(players)] == [one_of_each] * players


@rule("F-SET-8")
def test_thalers_and_paints_stay_behind_the_owners_screen() -> None:
    poor = position(at="planning", coins={0: 3}, paints={0: "R", 1: "B"})
    rich = position(at="planning", coins={0: 97}, paints={0: "YYYYGGP", 1: "B"})
    assert poor.view(1) == rich.view(1)
    assert poor.view(None) == rich.view(None)
    assert poor.view(None)["mine"] is None
    assert poor.view(0)["mine"]["coins"] == 3
    assert rich.view(0)["mine"]["coins"] == 97
    assert rich.view(0)["mine"]["paints"]["yellow"] == 4
    for painter in rich.view(1)["painters"]:
        assert not {"coins", "paints"} & set(painter)


@rule("F-SET-9")
def test_the_sheet_starts_on_side_one_behind_the_screen_and_side_two_waits_for_the_final_round() -> None:
    s = new()
    rise_in_turn(s)
    assert s.view(0)["places"] == ["market", "cathedral", "studio", "workshop", "theatre"]
    assert "plan theatre" in open_to(s, 0)
    assert "plan cathedral.2" not in open_to(s, 0)
    play(s, 0, "plan theatre")
    assert s.view(0)["mine"]["plan"] == [0, 0, 0, 0, 1]
    assert s.view(1)["painters"][0]["sheet"] == [0, 0, 0, 0, 0]
    final = position(at="planning", final=True)
    assert final.view(0)["places"] == ["market", "cathedral", "studio", "workshop", "cathedral.2"]


# --- painters on the board --------------------------------------------------------------------------------------------


@rule("F-SET-10")
def test_painters_are_drawn_blindly_onto_the_starting_spaces() -> None:
    orders = [tuple(start_spaces(new(3, seed))) for seed in range(120)]
    assert len(set(orders)) == 6
    assert all(orders.count(order) >= 8 for order in orders)


@rule("F-SET-10")
def test_the_same_draw_comes_again_with_the_same_seed_only() -> None:
    assert start_spaces(new(4, 5)) == start_spaces(new(4, 5))
    assert len({tuple(start_spaces(new(4, seed))) for seed in SEEDS}) > 10


@rule("F-SET-11")
@pytest.mark.parametrize("players", [3, 4])
def test_the_painter_on_s1_is_rearmost_and_higher_numbers_stand_further_forward(players: int) -> None:
    for seed in SEEDS:
        s = new(players, seed)
        spaces = start_spaces(s)
        assert s.to_act == (spaces.index(1),)
        assert [spaces[painter] for painter in s.view(None)["choosers"]] == list(range(1, players + 1))


@rule("F-SET-12")
@pytest.mark.parametrize("players", GAME.players)
def test_starting_spaces_carry_no_points(players: int) -> None:
    s = new(players)
    assert s.scores() == (0,) * players
    assert [painter["score"] for painter in s.view(None)["painters"]] == [0] * len(s.position)


@rule("F-SET-13")
def test_every_second_master_sleeps_above_the_hostel() -> None:
    view = new().view(None)
    assert [painter["hour"] for painter in view["painters"]] == [None] * 4
    assert all(row["painter"] is None for row in view["hostel"])


@rule("F-SET-14")
def test_the_third_master_stands_on_the_mood_display_before_round_one() -> None:
    s = new()
    start = TABLES["mood_display"]["start_value"]
    assert s.round == 1
    assert s.ply == 0
    assert [painter["mood"] for painter in s.view(None)["painters"]] == [start] * 4
    first = s.to_act[0]
    play(s, first, "rise 7")
    assert shown(s, first)["mood"] == start - 1


@rule("F-SET-15")
def test_a_neutral_apprentice_waits_above_each_of_the_four_mood_columns() -> None:
    assert TABLES["economy"]["values"]["neutral_apprentices"] == 4
    for cheerful in range(4):
        s = position(moods={cheerful: max(MOODS)})
        for seat in range(4):
            play(s, seat, "rise 8" if seat == cheerful else f"rise {5 + (seat + 4 - cheerful) % 4 - 1}")
        assert [shown(s, seat)["apprentices"] == 6 for seat in range(4)] == [seat == cheerful for seat in range(4)]


@rule("F-SET-15")
def test_nobody_takes_the_neutral_apprentice_of_another_column() -> None:
    s = position(moods=dict.fromkeys(range(4), max(MOODS)))
    for seat, hour in enumerate((7, 8, 9)):
        play(s, seat, f"rise {hour}")
    assert [shown(s, seat)["apprentices"] for seat in range(3)] == [6, 6, 6]


# --- hostel -----------------------------------------------------------------------------------------------------------


@rule("F-SET-16")
@pytest.mark.parametrize("players", [3, 4])
def test_each_get_up_space_shows_a_time_a_mood_change_and_a_price(players: int) -> None:
    side = {3: "hostel_three_players", 4: "hostel_four_players"}[players]
    rows = [(row["hour"], row["mood"], row["price"]) for row in new(players).view(None)["hostel"]]
    assert rows == [(int(row["time"].split(":")[0]), row["mood"], row["price"]) for row in TABLES[side]["items"]]


@rule("F-SET-17", "F-EX-3")
def test_the_hostel_rows_of_six_seven_and_eight() -> None:
    rows = {row["hour"]: (row["mood"], row["price"]) for row in new(4).view(None)["hostel"]}
    assert (rows[6], rows[7], rows[8]) == ((-2, 3), (-1, 2), (0, 2))


# --- market -----------------------------------------------------------------------------------------------------------


@rule("F-SET-18")
def test_fourteen_market_tiles_show_paints_and_are_mixed_in_the_bag() -> None:
    tiles = {row["id"]: row["paints"] for row in TABLES["market_tiles"]["items"]}
    assert len(tiles) == 14
    seen: set[str] = set()
    for seed in SEEDS:
        for booth in new(4, seed).view(None)["booths"]:
            for space in booth["spaces"]:
                assert space["paints"] == tiles[space["tile"]] != []
                seen.add(space["tile"])
    assert seen == set(tiles)
    first = [offered_goods(new(4, seed))[0] for seed in range(200)]
    assert set(first) == set(tiles)


@rule("F-SET-18")
def test_a_market_with_one_tile_too_few_is_refused() -> None:
    with pytest.raises(EditionError, match="14 market tiles"):
        GAME.new(4, edition=corrected("market_tiles", lambda table: table["items"].pop()))


@rule("F-SET-19", "F-SET-20", "F-EX-54")
def test_four_players_fill_thirteen_spaces_of_four_booths_and_one_of_fourteen_tiles_stays_in_the_bag() -> None:
    for seed in SEEDS:
        s = new(4, seed)
        assert [booth["booth"] for booth in s.view(None)["booths"]] == ["I", "II", "III", "IV"]
        assert len(offered_goods(s)) == len(set(offered_goods(s))) == 13
        assert s.view(None)["bag"] == 1


@rule("F-SET-20")
def test_a_four_player_market_with_other_than_thirteen_spaces_is_refused() -> None:
    def widen(table: Any) -> None:
        table["four_players"][0]["spaces"] += 1

    with pytest.raises(EditionError, match="13 spaces"):
        GAME.new(4, edition=corrected("market_booths", widen))


@rule("F-SET-21", "F-SET-22", "F-EX-55")
def test_three_players_fill_nine_spaces_of_three_booths_and_two_of_eleven_tiles_stay_in_the_bag() -> None:
    for seed in SEEDS:
        s = new(3, seed)
        assert [booth["booth"] for booth in s.view(None)["booths"]] == ["I", "II", "III"]
        assert len(offered_goods(s)) == len(set(offered_goods(s))) == 9
        assert s.view(None)["bag"] == 2


@rule("F-SET-21")
def test_three_players_never_see_the_three_specified_tiles_and_see_all_others() -> None:
    taken_out = {row["id"] for row in TABLES["market_tiles"]["items"] if not row["in_three_player_game"]}
    assert len(taken_out) == 3
    seen = {tile for seed in SEEDS for tile in offered_goods(new(3, seed))}
    assert seen == {row["id"] for row in TABLES["market_tiles"]["items"]} - taken_out


@rule("F-SET-22")
def test_a_three_player_market_with_other_than_nine_spaces_is_refused() -> None:
    def narrow(table: Any) -> None:
        table["three_players"][0]["spaces"] -= 1

    with pytest.raises(EditionError, match="9 spaces"):
        GAME.new(3, edition=corrected("market_booths", narrow))


@rule("F-SET-23")
@pytest.mark.parametrize("players", [3, 4])
def test_every_booth_is_filled_face_up(players: int) -> None:
    side = {3: "three_players", 4: "four_players"}[players]
    booths = new(players).view(None)["booths"]
    assert [len(booth["spaces"]) for booth in booths] == [row["spaces"] for row in TABLES["market_booths"][side]]
    assert all(space is not None for booth in booths for space in booth["spaces"])


@rule("F-SET-23")
def test_nobody_knows_what_will_be_drawn_from_the_bag() -> None:
    market = {"I": ["R"], "II": ["Y"], "III": ["B"]}
    s = position(3, at="theatre", plans={0: {"theatre": 1}}, booths=market)
    assert isinstance(s.view(0)["bag"], int)
    refilled = set()
    for seed in range(12):
        world = s.observe(0).sample(Rng(seed))
        assert isinstance(world, FrescoState)
        play(world, 0, "attend")
        refilled.add(tuple(offered_goods(world)))
    assert len(refilled) > 6


# --- ceiling ----------------------------------------------------------------------------------------------------------


@rule("F-SET-24")
def test_the_ceiling_has_five_rows_of_five_segments_each_with_one_tile() -> None:
    segments = ceiling(new())
    assert sorted(segments) == [f"{column}{row}" for column in "abcde" for row in range(1, 6)]
    assert all(segment["covered"] and segment["restored_by"] is None for segment in segments.values())
    assert len({segment["tile"] for segment in segments.values()}) == 25
    assert new().view(None)["tiles_left"] == 25


@rule("F-SET-25")
def test_fresco_tiles_are_worth_three_to_eleven() -> None:
    values = [segment["points"] for segment in ceiling(new()).values()]
    assert len(values) == 25
    assert min(values) >= 3
    assert max(values) <= 11


@rule("F-SET-25")
@pytest.mark.parametrize("value", [2, 12])
def test_a_fresco_tile_of_another_value_is_refused(value: int) -> None:
    def revalue(table: Any) -> None:
        table["items"][0]["vp"] = value

    with pytest.raises(EditionError):
        GAME.new(4, edition=corrected("fresco_tiles", revalue))


@rule("F-SET-26")
def test_a_tile_of_value_eleven_lies_in_the_centre() -> None:
    assert {ceiling(new(4, seed))[CENTRE]["points"] for seed in SEEDS} == {11}


@rule("F-SET-27")
def test_the_other_tiles_are_shuffled_and_lie_face_up() -> None:
    fronts = {row["id"]: (row["vp"], row["paints"]) for row in TABLES["fresco_tiles"]["items"]}
    corner, beside = set(), set()
    for seed in range(250):
        segments = ceiling(new(4, seed))
        assert {segment["tile"] for segment in segments.values()} == set(fronts)
        corner.add(segments["a1"]["tile"])
        beside.add(segments["d3"]["tile"])
    assert corner == beside == set(fronts)
    assert all(fronts[segment["tile"]] == (segment["points"], segment["paints"]) for segment in segments.values())


@rule("F-SET-28")
def test_a_tile_shows_points_and_paints_in_front_and_one_thaler_of_income_behind() -> None:
    s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RY"}, tiles={"a1": (4, "RY")}, coins={0: 0})
    assert (ceiling(s)["a1"]["points"], ceiling(s)["a1"]["paints"]) == (4, ["red", "yellow"])
    assert s.view(0)["mine"]["income"] == 0
    play(s, 0, "restore a1")
    assert s.view(0)["mine"]["income"] == 1
    assert s.view(0)["mine"]["coins"] == 1


@rule("F-SET-28")
def test_the_splashes_on_the_backs_change_nothing_in_the_base_game() -> None:
    def clean(table: Any) -> None:
        for row in table["items"]:
            row["splashes"] = []

    splashed, plain = new(), new(edition=corrected("fresco_tiles", clean))
    rng = Rng(3)
    for _ in range(600):
        seat = splashed.to_act[0]
        assert splashed.legal_actions(seat) == plain.legal_actions(seat)
        action = splashed.legal_actions(seat)[rng.below(len(splashed.legal_actions(seat)))]
        splashed.apply(seat, action)
        plain.apply(seat, action)
        if splashed.is_over:
            break
    assert {**splashed.view(0), "edition": ""} == {**plain.view(0), "edition": ""}


@rule("F-SET-29")
def test_the_bishop_starts_in_the_centre() -> None:
    assert {new(4, seed).view(None)["bishop"] for seed in SEEDS} == {CENTRE}


# --- supply -----------------------------------------------------------------------------------------------------------


@rule("F-SET-30")
def test_seventy_eight_paint_pieces_lie_in_the_supply_before_the_players_take_theirs() -> None:
    supply = TABLES["paint_supply"]["values"]
    assert supply == {"yellow": 17, "red": 17, "blue": 17, "green": 9, "orange": 9, "purple": 9}
    assert sum(supply.values()) == 78


@rule("F-SET-31")
def test_sixty_coins_make_one_hundred_and_ninety_six_thalers() -> None:
    coins = {row["denomination"]: row["count"] for row in TABLES["coins"]["values"]}
    assert coins == {1: 36, 5: 16, 10: 8}
    assert sum(coins.values()) == 60
    assert sum(worth * count for worth, count in coins.items()) == 196


@rule("F-SET-32")
def test_any_whole_number_of_thalers_pays_any_price() -> None:
    market = {"I": ["R", "Y"]}
    for thalers in range(3, 25):
        s = position(at="market", plans={0: {"market": 1}}, hours={0: 6}, coins={0: thalers}, booths=market)
        play(s, 0, "buy I.1")
        assert s.view(0)["mine"]["coins"] == thalers - 3


@rule("F-SET-33")
def test_everybody_sees_market_fresco_bishop_moods_hostel_track_and_tiles_in_front_of_players() -> None:
    s = position(
        at="market",
        plans={0: {"market": 1}},
        hours={0: 6, 1: 8, 2: 7, 3: 5},
        scores={0: 4, 1: 9, 2: 12, 3: 30},
        moods=dict(enumerate(MOODS[:4])),
        restored={1: ["a1", "b5"]},
        booths={"II": ["RB", "G"]},
        bishop="b5",
    )
    for watcher in (None, 0, 1, 2, 3):
        view = s.view(watcher)
        assert [space and space["paints"] for space in view["booths"][1]["spaces"]][:2] == [["red", "blue"], ["green"]]
        assert view["booths"][0]["spaces"] == [None] * len(view["booths"][0]["spaces"])
        assert view["bishop"] == "b5"
        assert [segment["segment"] for segment in view["ceiling"] if not segment["covered"]] == ["a1", "b5"]
        assert [painter["mood"] for painter in view["painters"]] == MOODS[:4]
        assert [painter["hour"] for painter in view["painters"]] == [6, 8, 7, 5]
        assert [painter["score"] for painter in view["painters"]] == [4, 9, 12, 30]
        assert [painter["restored"] for painter in view["painters"]] == [[], ["a1", "b5"], [], []]


@rule("F-SET-33")
def test_everybody_sees_what_the_supply_holds_but_not_what_others_took_of_it() -> None:
    """A live count would lay open the purses by subtraction; nothing runs out, so nobody needs it (decision 004)."""
    s = new(4)
    for watcher in (None, 0, 3):
        supply = s.view(watcher)["supply"]
        assert supply["paints"] == {"red": 17, "yellow": 17, "blue": 17, "orange": 9, "green": 9, "purple": 9}
        assert supply["coins"] == 196
        assert s.view(watcher)["supply"] == position(coins={1: 99}).view(watcher)["supply"]
