"""Fresco, printed data: what the edition's tables must hold, and the line that is named when they do not."""

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bottega import EditionError, OptionError
from bottega.games.fresco.components import Components
from bottega.games.fresco.game import GAME
from bottega.games.fresco.state import FrescoState
from bottega.testing import rule
from bottega.testing.fresco import open_to, play, position, with_tables

Change = Callable[[Any], Any]
TABLES = GAME.house_edition.tables
BASIC = {"red", "yellow", "blue"}


@dataclass(frozen=True, slots=True)
class Fault:
    """One change to a table, the line that must be named, and a word of the reason."""

    table: str
    change: Change
    line: str
    reason: str


def written(tmp_path: Path, table: str, change: Change) -> Path:
    """A correction file in which one table has been changed."""
    changed = copy.deepcopy(TABLES[table])
    change(changed)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"game": "fresco", "edition": "mine", "tables": {table: changed}}, indent=1), "utf-8")
    return file


def check_refused(tmp_path: Path, fault: Fault) -> None:
    file = written(tmp_path, fault.table, fault.change)
    with pytest.raises(EditionError) as caught:
        GAME.edition(file)
    lines = file.read_text("utf-8").splitlines()
    assert caught.value.path == str(file)
    assert caught.value.line is not None
    assert fault.line in lines[caught.value.line - 1]
    assert caught.value.where.startswith(f"tables.{fault.table}")
    assert fault.reason in caught.value.reason


def put(value: Any, *path: str | int) -> Change:
    """Set the value at this place of a table."""

    def change(table: Any) -> None:
        for step in path[:-1]:
            table = table[step]
        table[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(table: Any) -> None:
        for step in path[:-1]:
            table = table[step]
        del table[path[-1]]

    return change


def twice(*path: str | int) -> Change:
    """The row at this place comes a second time, at the end."""

    def change(table: Any) -> None:
        for step in path[:-1]:
            table = table[step]
        table.append(copy.deepcopy(table[path[-1]]))

    return change


def keep_first(rows: int) -> Change:
    def change(table: Any) -> None:
        del table["items"][rows:]

    return change


def new(players: int, **options: Any) -> FrescoState:
    s = GAME.new(players, 1, options)
    assert isinstance(s, FrescoState)
    return s


# --- F-DATA-1: the hostel --------------------------------------------------------------------------------------------


@rule("F-DATA-1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rows", ["five_rows", "four_rows"])
def test_the_hostel_has_the_printed_rows_and_a_bed_for_everybody(players: int, rows: str) -> None:
    s = new(players, hostel_three_players=rows)
    hostel = s.view(None)["hostel"]
    printed = {row["hour"]: (row["mood"], row["price"]) for row in hostel}
    assert printed.items() >= {6: (-2, 3), 7: (-1, 2), 8: (0, 2)}.items()
    assert len(hostel) >= s.rules.painters
    assert [row["hour"] for row in hostel] == sorted(printed)
    assert [row["price"] for row in hostel] == sorted([row["price"] for row in hostel], reverse=True)
    assert [row["mood"] for row in hostel] == sorted({row["mood"] for row in hostel})


@rule("F-DATA-1")
@pytest.mark.parametrize("players", [2, 3])
def test_the_option_four_rows_takes_the_other_hostel_of_the_three_player_side(players: int) -> None:
    default, other = new(players), new(players, hostel_three_players="four_rows")
    table = TABLES["hostel_three_players"]
    assert offered_times(default) == [row["time"] for row in table["items"]]
    assert offered_times(other) == [row["time"] for row in table["alternatives"][0]["items"]]
    assert offered_times(default) != offered_times(other)


@rule("F-DATA-1")
def test_the_option_four_rows_leaves_the_four_player_side_alone() -> None:
    assert offered_times(new(4, hostel_three_players="four_rows")) == offered_times(new(4))


def offered_times(s: FrescoState) -> list[str]:
    return [f"{choice.removeprefix('rise ')}:00" for choice in open_to(s, s.to_act[0])]


HOSTEL_FAULTS = [
    Fault("hostel_four_players", keep_first(3), '"items": [', "as many hours as players"),
    Fault("hostel_three_players", keep_first(2), '"items": [', "as many hours as players"),
    Fault("hostel_four_players", put("25:00", "items", 1, "time"), '"25:00"', "hour"),
    Fault("hostel_four_players", put("6:30", "items", 1, "time"), '"6:30"', "full hour"),
    Fault("hostel_three_players", put("7:00", "items", 1, "time"), '"7:00"', "ascend"),
    Fault("hostel_four_players", put("much", "items", 2, "price"), '"much"', "whole number"),
    Fault("hostel_four_players", put(-1, "items", 2, "price"), '"price": -1', "whole number"),
    Fault("hostel_three_players", put(0.5, "items", 2, "mood"), '"mood": 0.5', "whole number"),
    Fault("hostel_four_players", put(19, "items", 4, "price"), '"price": 19', ""),
    Fault("hostel_three_players", put(-9, "items", 4, "mood"), '"mood": -9', ""),
]


@rule("F-DATA-1")
@pytest.mark.parametrize("fault", HOSTEL_FAULTS, ids=lambda fault: f"{fault.table}-{fault.line}")
def test_a_hostel_that_cannot_be_is_refused_with_its_line(tmp_path: Path, fault: Fault) -> None:
    check_refused(tmp_path, fault)


@rule("F-DATA-1")
def test_the_hostel_of_a_correction_is_the_one_that_is_played() -> None:
    table = copy.deepcopy(TABLES["hostel_four_players"])
    put(7, "items", 0, "price")(table)
    s = position(at="market", plans={0: {"market": 1}}, hours={0: 5}, coins={0: 9}, booths={"I": ["Y"]})
    play(with_tables(s, hostel_four_players=table), 0, "buy I.1")
    assert s.coins[0] == 2


# --- F-DATA-2: the mood display --------------------------------------------------------------------------------------


@rule("F-DATA-2")
def test_the_mood_column_gives_on_top_costs_at_the_bottom_and_starts_in_between() -> None:
    display = new(4).view(None)["mood_display"]
    apprentices = display["apprentices"]
    assert apprentices[:2] == [-1, -1]
    assert apprentices[-2:] == [1, 1]
    assert set(apprentices[2:-2]) == {0}
    assert apprentices[display["start"]] == 0


MOOD_FAULTS = [
    Fault("mood_display", put(0, "items", 1, "apprentices"), '"items": [', "two top spaces"),
    Fault("mood_display", put(1, "items", 2, "apprentices"), '"items": [', "two top spaces"),
    Fault("mood_display", put(0, "items", 7, "apprentices"), '"items": [', "two bottom ones"),
    Fault("mood_display", put(2, "items", 0, "apprentices"), '"apprentices": 2', "whole number"),
    Fault("mood_display", put(9, "items", 0, "value"), '"items": [', "fall by one"),
    Fault("mood_display", put(TABLES["mood_display"]["items"][0]["value"], "start_value"), '"start_value"', "neither"),
    Fault("mood_display", put(TABLES["mood_display"]["items"][-1]["value"], "start_value"), '"start_value"', "neither"),
    Fault("mood_display", put(20, "start_value"), '"start_value"', "must be a space"),
]


@rule("F-DATA-2")
@pytest.mark.parametrize("fault", MOOD_FAULTS, ids=range(len(MOOD_FAULTS)))
def test_a_mood_column_that_cannot_be_is_refused_with_its_line(tmp_path: Path, fault: Fault) -> None:
    check_refused(tmp_path, fault)


# --- F-DATA-3: the booths --------------------------------------------------------------------------------------------


@rule("F-DATA-3")
@pytest.mark.parametrize(("players", "booths", "spaces"), [(2, 3, 9), (3, 3, 9), (4, 4, 13)])
@pytest.mark.parametrize("chosen", ["rising_booths", "even_booths"])
def test_the_booths_have_their_printed_number_of_spaces(players: int, booths: int, spaces: int, chosen: str) -> None:
    shown = new(players, booths=chosen).view(None)["booths"]
    assert len(shown) == booths
    assert sum(len(booth["spaces"]) for booth in shown) == spaces
    assert all(tile is not None for booth in shown for tile in booth["spaces"])
    assert all(booth["spaces"] for booth in shown)


@rule("F-DATA-3")
@pytest.mark.parametrize(("players", "side"), [(2, "three_players"), (3, "three_players"), (4, "four_players")])
def test_the_option_even_booths_takes_the_other_sizes(players: int, side: str) -> None:
    table = TABLES["market_booths"]
    for chosen, rows in (("rising_booths", table[side]), ("even_booths", table["alternatives"][0][side])):
        s = new(players, booths=chosen)
        assert [len(booth["spaces"]) for booth in s.view(None)["booths"]] == [row["spaces"] for row in rows]
    assert table[side] != table["alternatives"][0][side]


BOOTH_FAULTS = [
    Fault("market_booths", put(5, "four_players", 3, "spaces"), '"four_players": [', "13 spaces"),
    Fault("market_booths", put(1, "three_players", 0, "spaces"), '"three_players": [', "9 spaces"),
    Fault("market_booths", put(0, "four_players", 0, "spaces"), '"spaces": 0', "whole number"),
    Fault("market_booths", put("two", "three_players", 0, "spaces"), '"two"', "whole number"),
    Fault("market_booths", twice("four_players", 0), '"four_players": [', "entries"),
    Fault("market_booths", drop("three_players"), '"market_booths": {', "missing"),
]


@rule("F-DATA-3")
@pytest.mark.parametrize("fault", BOOTH_FAULTS, ids=range(len(BOOTH_FAULTS)))
def test_booths_that_cannot_be_are_refused_with_their_line(tmp_path: Path, fault: Fault) -> None:
    check_refused(tmp_path, fault)


def three_booths_of_thirteen_spaces(table: Any) -> None:
    table["four_players"] = [{"booth": name, "spaces": size} for name, size in (("I", 4), ("II", 4), ("III", 5))]


@rule("F-DATA-3", "F-SET-19")
def test_a_four_player_side_with_three_booths_is_refused(tmp_path: Path) -> None:
    fault = Fault("market_booths", three_booths_of_thirteen_spaces, '"four_players": [', "4")
    check_refused(tmp_path, fault)


@rule("F-DATA-1", "F-DATA-3")
@pytest.mark.parametrize(
    "fault",
    [
        Fault(
            "market_booths", put(6, "alternatives", 0, "four_players", 3, "spaces"), '"four_players": [', "13 spaces"
        ),
        Fault("hostel_three_players", put(99, "alternatives", 0, "items", 1, "price"), '"price": 99', "whole number"),
    ],
    ids=["booths", "hostel"],
)
def test_a_broken_alternative_is_refused_with_its_own_line(tmp_path: Path, fault: Fault) -> None:
    file = written(tmp_path, fault.table, fault.change)
    lines = file.read_text("utf-8").splitlines()
    with pytest.raises(EditionError) as caught:
        GAME.edition(file)
    assert caught.value.line is not None
    assert fault.line in lines[caught.value.line - 1]
    assert caught.value.line > next(number for number, line in enumerate(lines, 1) if '"alternatives"' in line)
    assert fault.reason in caught.value.reason


@rule("F-DATA-1", "F-DATA-3")
@pytest.mark.parametrize(
    ("table", "option"),
    [("market_booths", {"booths": "even_booths"}), ("hostel_three_players", {"hostel_three_players": "four_rows"})],
)
def test_an_alternative_that_a_correction_left_out_cannot_be_chosen(
    tmp_path: Path, table: str, option: dict[str, str]
) -> None:
    file = written(tmp_path, table, drop("alternatives"))
    with pytest.raises(OptionError, match=next(iter(option.values()))):
        GAME.new(3, 1, option, edition=file)
    assert GAME.new(3, 1, edition=file).to_act


# --- F-DATA-4: the market tiles --------------------------------------------------------------------------------------


def goods_in_play(players: int) -> list[list[str]]:
    in_play = new(players).rules.c.goods_in_play
    return [row["paints"] for tile, row in enumerate(TABLES["market_tiles"]["items"]) if in_play >> tile & 1]


@rule("F-DATA-4")
def test_there_are_fourteen_market_tiles_and_three_of_them_leave_the_three_player_game() -> None:
    assert len(goods_in_play(4)) == 14
    assert len(goods_in_play(3)) == len(goods_in_play(2)) == 11
    known = sorted([sorted(paints) for paints in goods_in_play(4)])
    for printed in (["yellow"] * 3, ["blue", "yellow"], ["red", "red"]):
        assert printed in known
    for players in (2, 3, 4):
        assert {paint for paints in goods_in_play(players) for paint in paints} >= BASIC


def no_yellow(table: Any) -> None:
    for row in table["items"]:
        row["paints"] = ["red" if paint == "yellow" else paint for paint in row["paints"]]


GOODS_FAULTS = [
    Fault("market_tiles", keep_first(13), '"items": [', "14 market tiles"),
    Fault("market_tiles", twice("items", 0), '"items": [', "14 market tiles"),
    Fault("market_tiles", put(False, "items", 0, "in_three_player_game"), '"items": [', "11 tiles"),
    Fault(
        "market_tiles", put("no", "items", 0, "in_three_player_game"), '"in_three_player_game": "no"', "true or false"
    ),
    Fault("market_tiles", put(["mauve"], "items", 2, "paints"), '"mauve"', "one of red"),
    Fault("market_tiles", put(["pink"], "items", 2, "paints"), '"pink"', "one of red"),
    Fault("market_tiles", put([], "items", 2, "paints"), '"paints": []', "entries"),
    Fault("market_tiles", drop("items", 2, "paints"), "{", "missing"),
    Fault("market_tiles", no_yellow, '"items": [', "yellow"),
]


@rule("F-DATA-4")
@pytest.mark.parametrize("fault", GOODS_FAULTS, ids=range(len(GOODS_FAULTS)))
def test_market_tiles_that_cannot_be_are_refused_with_their_line(tmp_path: Path, fault: Fault) -> None:
    check_refused(tmp_path, fault)


# --- F-DATA-5: the blending table ------------------------------------------------------------------------------------


@rule("F-DATA-5")
def test_the_blending_table_follows_the_colours() -> None:
    recipes = {recipe["result"]: set(recipe["paints"]) for recipe in new(4).view(None)["recipes"]}
    assert recipes == {"green": {"blue", "yellow"}, "orange": {"red", "yellow"}, "purple": {"red", "blue"}}


BLENDING_FAULTS = [
    Fault("blending", put("green", "items", 0, "output"), '"items": [', "one recipe each"),
    Fault("blending", put("red", "items", 0, "output"), '"items": [', "one recipe each"),
    Fault("blending", drop("items", 2), '"items": [', "one recipe each"),
    Fault("blending", put(["red"], "items", 0, "inputs"), '"inputs": [', "2 entries"),
    Fault("blending", put(["red", "mauve"], "items", 0, "inputs"), '"mauve"', "one of red"),
    Fault("blending", put(["red", "red"], "items", 0, "inputs"), '"inputs": [', ""),
    Fault("blending", put(["green", "red"], "items", 0, "inputs"), '"green"', "one of red"),
]


@rule("F-DATA-5")
@pytest.mark.parametrize("fault", BLENDING_FAULTS, ids=range(len(BLENDING_FAULTS)))
def test_a_blending_table_that_cannot_be_is_refused_with_its_line(tmp_path: Path, fault: Fault) -> None:
    check_refused(tmp_path, fault)


# --- F-DATA-6: the fresco tiles --------------------------------------------------------------------------------------


@rule("F-DATA-6")
def test_there_are_twenty_five_fresco_tiles_of_three_to_eleven_points() -> None:
    ceiling = new(4).view(None)["ceiling"]
    assert len(ceiling) == len({segment["tile"] for segment in ceiling}) == 25
    points = [segment["points"] for segment in ceiling]
    assert min(points) >= 3
    assert max(points) == 11
    assert all(segment["paints"] for segment in ceiling)


LAST_TILE = len(TABLES["fresco_tiles"]["items"]) - 1


def no_eleven(table: Any) -> None:
    for row in table["items"]:
        row["vp"] = min(row["vp"], 10)


def only_one_eleven(table: Any) -> None:
    no_eleven(table)
    table["items"][LAST_TILE]["vp"] = 11


TILE_FAULTS = [
    Fault("fresco_tiles", keep_first(24), '"items": [', "25 fresco tiles"),
    Fault("fresco_tiles", twice("items", 0), '"items": [', "25 fresco tiles"),
    Fault("fresco_tiles", put(2, "items", 3, "vp"), '"vp": 2', "from 3 to 11"),
    Fault("fresco_tiles", put(12, "items", 3, "vp"), '"vp": 12', "from 3 to 11"),
    Fault("fresco_tiles", put("5", "items", 3, "vp"), '"vp": "5"', "whole number"),
    Fault("fresco_tiles", put(["mauve"], "items", 3, "paints"), '"mauve"', "one of red"),
    Fault("fresco_tiles", put([], "items", 3, "paints"), '"paints": []', "entries"),
    Fault("fresco_tiles", no_eleven, '"items": [', "value 11"),
]


@rule("F-DATA-6")
@pytest.mark.parametrize("fault", TILE_FAULTS, ids=range(len(TILE_FAULTS)))
def test_fresco_tiles_that_cannot_be_are_refused_with_their_line(tmp_path: Path, fault: Fault) -> None:
    check_refused(tmp_path, fault)


@rule("F-DATA-6")
def test_one_tile_of_value_eleven_is_enough_for_the_centre(tmp_path: Path) -> None:
    edition = GAME.edition(written(tmp_path, "fresco_tiles", only_one_eleven))
    only = TABLES["fresco_tiles"]["items"][LAST_TILE]["id"]
    for seed in range(5):
        centre = GAME.new(4, seed, edition=edition).view(None)["ceiling"][12]
        assert (centre["segment"], centre["tile"], centre["points"]) == ("c3", only, 11)


# --- F-DATA-7: the track ---------------------------------------------------------------------------------------------


@rule("F-DATA-7")
def test_the_track_starts_at_space_one_behind_which_lie_the_starting_spaces() -> None:
    assert TABLES["vp_track"]["first_space"] == 1
    s = position(
        at="cathedral",
        plans={0: {"cathedral": 1}},
        paints={0: "R"},
        tiles={"a1": (3, "R")},
        bishop="e5",
        starts={0: 1, 1: 2},
        scores={2: 1, 3: 2},
    )
    assert s.choosers == (0, 1, 2, 3)
    play(s, 0, "restore a1")
    assert s.scores() == (3, 0, 1, 2)


@rule("F-DATA-7")
def test_the_printed_length_of_the_track_changes_no_score() -> None:
    lap = copy.deepcopy(TABLES["vp_track"])
    put(15, "spaces_per_lap")(lap)
    for table in (TABLES["vp_track"], lap):
        s = position(at="cathedral", plans={0: {"cathedral": 1}}, paints={0: "RYBO"}, scores={0: 14, 1: 1})
        play(with_tables(s, vp_track=table), 0, "altar red", "altar yellow", "altar blue")
        assert s.scores()[:2] == (16, 1)
        assert s.view(None)["track_spaces"] == table["spaces_per_lap"]


@rule("F-DATA-7")
def test_an_edition_need_not_say_how_long_the_track_is() -> None:
    track = {key: value for key, value in TABLES["vp_track"].items() if key != "spaces_per_lap"}
    assert with_tables(position(), vp_track=track).view(0)["track_spaces"] == 100


@rule("F-DATA-7")
def test_a_track_that_does_not_start_at_space_one_is_refused_with_its_line(tmp_path: Path) -> None:
    check_refused(tmp_path, Fault("vp_track", put(0, "first_space"), '"first_space": 0', "1"))


# --- all of them -----------------------------------------------------------------------------------------------------


@rule("F-DATA-1", "F-DATA-2", "F-DATA-3", "F-DATA-4", "F-DATA-5", "F-DATA-6", "F-DATA-7")
def test_the_house_edition_passes_its_own_checks_with_every_option() -> None:
    assert GAME.edition(GAME.house_edition) is GAME.house_edition
    for side in ("three_players", "four_players"):
        for hostel in ("five_rows", "four_rows"):
            for booths in ("rising_booths", "even_booths"):
                options = {"hostel_three_players": hostel, "booths": booths}
                assert sum(Components(GAME.house_edition, side, options).booth_sizes) == {"three_players": 9}.get(
                    side, 13
                )
