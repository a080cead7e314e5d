"""Section 1 of the ledger, and what an edition file must hold: other faces simply work, wrong ones are refused."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bottega import EditionError, OptionError, Rng
from bottega.games.princes.actions import BUILDINGS, CELL_NAMES, FREEDOMS, LANDSCAPES, PILES, PROFESSIONS
from bottega.games.princes.components import COUNTS, Components
from bottega.games.princes.game import GAME
from bottega.games.princes.scoring import count, prestige_points
from bottega.testing import rule
from bottega.testing.conformance import choose
from bottega.testing.princes import begin, changed, new_game, position, with_tables

TABLES = GAME.house_edition.tables


def house() -> Components:
    return new_game().rules.c


@rule("P-COMP-1")
def test_three_four_or_five_play() -> None:
    assert GAME.players == (3, 4, 5)
    for players in (2, 6):
        with pytest.raises(OptionError):
            GAME.new(players)


@rule("P-COMP-2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_track_one_round_table_and_an_estate_for_each(players: int) -> None:
    view = new_game(players).view(None)
    assert view["round"] == 1
    assert view["scores"] == [0] * players
    assert [prince["estate"] for prince in view["princes"]] == [[]] * players


@rule("P-COMP-3", "P-STACK-8", "P-SRC-1")
def test_three_copies_of_ten_kinds_of_building() -> None:
    view = new_game().view(None)
    assert {row["building"]: row["left"] for row in view["buildings"]} == dict.fromkeys(BUILDINGS, 3)
    sizes = [row["size"] for row in view["buildings"] for _ in range(row["left"])]
    assert (sizes.count("large"), sizes.count("medium"), sizes.count("small")) == (9, 15, 6)


@rule("P-COMP-4", "P-COMP-6", "P-COMP-7", *[f"P-STACK-{n}" for n in range(1, 8)])
def test_the_seven_stacks() -> None:
    expected = dict(zip(PILES, (6, 6, 6, 7, 6, 14, 5), strict=True))
    for players in (3, 4, 5):
        view = new_game(players).view(None)
        assert {row["item"]: row["left"] for row in view["piles"]} == expected


@rule("P-COMP-5")
def test_twelve_freedom_tokens_in_the_box() -> None:
    assert house().freedom_copies == (4, 4, 4)
    assert house().freedom_ids == FREEDOMS


@rule("P-COMP-8")
def test_sixty_cards() -> None:
    c = house()
    assert (len(c.profession_ids), len(c.prestige_ids), len(c.bonus_ids), c.stacks[6]) == (21, 14, 20, 5)


@rule("P-COMP-9", "P-OQ-21")
def test_the_bank_never_runs_dry() -> None:
    coins = TABLES["coins"]
    assert sum(row["denomination"] * row["count"] for row in coins["values"]) == coins["total_florins"] == 22_700
    s = position(5, at="actions", jesters={0: 7}, hands={0: ["poet", "painter", "lawyer"]}, florins={0: 1_000_000})
    s.apply(0, GAME.number(GAME.parse("work poet")))
    s.apply(0, GAME.number(GAME.parse("exchange 0")))
    assert s.florins[0] == 1_000_000 + 1700


@rule("P-COMP-11", "P-SIZE-1", "P-SIZE-2", "P-SIZE-3", "P-OQ-15")
def test_large_medium_and_small_kinds() -> None:
    by_size: dict[str, list[str]] = {}
    for row in new_game().view(None)["buildings"]:
        by_size.setdefault(row["size"], []).append(row["building"])
        squares = sum(line.count("#") for line in row["shape"])
        assert squares == {"large": 7, "medium": 5, "small": 3}[row["size"]]
    assert by_size == {
        "large": ["university", "laboratory", "workshop"],
        "medium": ["library", "opera", "studio", "hospital", "theatre"],
        "small": ["tower", "chapel"],
    }


@rule("P-COMP-12")
def test_the_palace_is_no_building() -> None:
    s = position(estates={0: ["tower"]})
    view = s.view(0)
    assert view["princes"][0]["buildings"] == ["tower"]
    assert view["princes"][1]["buildings"] == []
    assert len(view["estate"]["palace"]) == 6
    for subject in ("buildings", "large_buildings", "medium_buildings", "small_buildings", "different_building_sizes"):
        counted = [count(s, seat)[COUNTS.index(subject)] for seat in range(4)]
        assert counted == [1 if subject in ("buildings", "small_buildings", "different_building_sizes") else 0, 0, 0, 0]
    bare = [count(position(), seat) for seat in range(4)]
    most_buildings = 0  # the first prestige card: nothing for anybody as long as there is only the palace
    assert [prestige_points(position(), seat, most_buildings, bare) for seat in range(4)] == [0] * 4


@rule("P-COMP-13", "P-COMP-14", "P-COMP-15", "P-COMP-16")
def test_every_profession_has_one_wish_of_each_sort() -> None:
    rows = new_game().view(None)["professions"]
    assert len(rows) == 21
    assert all(row["building"] in BUILDINGS and row["freedom"] in FREEDOMS for row in rows)
    wished = [row["landscape"] for row in rows]
    assert [wished.count(kind) for kind in LANDSCAPES] == [9, 7, 5]


@rule("P-COMP-17")
def test_a_lake_and_a_park_are_smaller_than_a_forest() -> None:
    for sizes in ("sizes_4_3_2", "sizes_6_4_2", "sizes_5_4_3"):
        forest, lake, park = new_game(landscape_sizes=sizes).rules.c.piece_squares[:3]
        assert lake < forest
        assert park < forest


@rule("P-COMP-18")
def test_the_poet_wishes_for_theatre_lake_and_travel() -> None:
    poet = new_game().view(None)["professions"][PROFESSIONS.index("poet")]
    assert (poet["building"], poet["landscape"], poet["freedom"]) == ("theatre", "lake", "travel")


@rule("P-OQ-14")
def test_the_grid_and_the_palace_come_from_the_edition() -> None:
    wide, tall = new_game().view(None)["estate"], new_game(palace="tall_palace").view(None)["estate"]
    assert (wide["side"], wide["squares"]) == (7, 43)
    assert wide["palace"] == ["a6", "b6", "c6", "a7", "b7", "c7"]
    assert tall["palace"] == ["a5", "b5", "a6", "b6", "a7", "b7"]


@rule("P-OQ-14")
def test_other_outlines_of_the_same_size_simply_work() -> None:
    table = changed("buildings")
    table["items"][0]["shape"] = ["#######"]
    table["items"][8]["shape"] = ["#.#", ".#."]
    lands = changed("landscapes")
    lands["items"][0].update(squares=7, shape=["###", "#.#", "##."])
    edition = with_tables(buildings=table, landscapes=lands)
    s = GAME.new(4, 3, edition=edition)
    rng = Rng(3)
    while not s.is_over:
        s.apply(*choose(s, rng))
    assert len(s.ranking()) >= 1


@rule("P-OQ-16")
def test_other_professions_simply_work_and_are_known_to_all() -> None:
    table = changed("professions")
    table["items"][17].update(id="juggler", name_en="Juggler", building="tower")
    table["items"].reverse()
    s = GAME.new(3, 5, edition=with_tables(professions=table))
    for seat in (None, 0, 1, 2):
        row = s.view(seat)["professions"][PROFESSIONS.index("poet")]
        assert (row["profession"], row["building"], row["landscape"]) == ("juggler", "tower", "lake")
        assert [r["profession"] for r in s.view(seat)["professions"]][:2] == ["alchemist", "botanist"]


@rule("P-OQ-16")
def test_rival_names_change_places_and_keep_the_wishes() -> None:
    main, rival = [
        new_game(profession_names=names).view(None)["professions"] for names in ("main_names", "rival_names")
    ]

    def triples(rows: list[dict[str, Any]]) -> list[tuple[str, str, str]]:
        return sorted((row["building"], row["landscape"], row["freedom"]) for row in rows)

    assert triples(main) == triples(rival)
    changed = [(a, b) for a, b in zip(main, rival, strict=True) if triples([a]) != triples([b])]
    assert {b["profession"] for _, b in changed} == {"organ_builder", "theologian", "sculptor", "architect"}
    for row in GAME.house_edition.tables["professions"]["alternatives"][0]["items"]:
        (found,) = [other for other in rival if other["profession"] == row["id"]]
        assert {wish: found[wish] for wish in ("building", "landscape", "freedom")} == {
            wish: row[wish] for wish in ("building", "landscape", "freedom")
        }
    assert triples([a for a, _ in changed]) == triples([b for _, b in changed])


@rule("P-OQ-17")
def test_landscapes_are_turned_but_never_turned_over() -> None:
    table = changed("landscapes")
    table["items"][0].update(squares=4, shape=["###", "#.."])
    s = position(edition=with_tables(landscapes=table))
    assert len(s.rules.c.ways[0]) == 4
    assert len(s.rules.c.ways[3 + BUILDINGS.index("library")]) == 8
    for sizes in ("sizes_4_3_2", "sizes_6_4_2", "sizes_5_4_3"):
        c = new_game(landscape_sizes=sizes).rules.c
        assert [len(ways) for ways in c.landscape_ways] in ([1, 2, 2], [2, 1, 2], [4, 1, 2])


@rule("P-SRC-2", "P-SRC-3")
def test_the_sample_estate_is_the_corrected_one() -> None:
    sample = TABLES["sample_estate"]["values"]
    assert sample["profession_and_recruiting_cards_in_hand"] == 2
    assert sample["prestige_cards"] == 1
    assert sample["profession_and_recruiting_cards_on_table"] == 3


# --- files that are refused ------------------------------------------------------------------------------------------

Change = Callable[[Any], Any]


def put(value: Any, *path: str | int) -> Change:
    def change(table: Any) -> None:
        for step in path[:-1]:
            table = table[step]
        table[path[-1]] = value

    return change


def cut(*path: str | int) -> Change:
    def change(table: Any) -> None:
        for step in path[:-1]:
            table = table[step]
        del table[path[-1]]

    return change


FAULTS = [
    ("players", put(8, "values", "rounds"), "must be 7"),
    ("estate", put(8, "rows"), "must be 7"),
    ("estate", put(1, "palace", "height"), "6 squares"),
    ("buildings", cut("items", 0), "10 entries"),
    ("buildings", put("huge", "items", 0, "size"), "one of large"),
    ("buildings", put(["###", "###"], "items", 0, "shape"), "must have 7 squares"),
    ("buildings", put(["###", "##"], "items", 3, "shape"), "equally long"),
    ("buildings", put(["###", "x##"], "items", 3, "shape"), "made of '#'"),
    ("buildings", put(["###.", "##.."], "items", 3, "shape"), "empty row or column"),
    ("buildings", put("laboratory", "items", 0, "id"), "comes twice"),
    ("buildings", put(4, "items", 0, "copies"), "must be 3"),
    ("buildings", put(["#.....#", *["......."] * 2, *["...#..."] * 3, "#.....#"], "items", 0, "shape"), "no place"),
    ("landscapes", put(5, "items", 0, "squares"), "must have 5 squares"),
    ("landscapes", put(["#.....#", *["......."] * 5, "#.....#"], "items", 0, "shape"), "no place in an empty estate"),
    ("freedoms", cut("items", 1), "3 entries"),
    ("professions", cut("items", 20), "21 entries"),
    ("professions", put("pond", "items", 0, "landscape"), "one of forest"),
    ("professions", put("park", "items", 0, "landscape"), "prefer the lake"),
    ("stacks", put(9, "auction_stacks", 3, "count"), "must be 7"),
    ("minimum_work_value", put([7, 10], "values"), "7 entries"),
    ("work_value_terms", put(20, "values", "florins_per_prestige_point_bought"), "more than 99 points"),
    ("prices", put([700], "values", "building_by_builders"), "4 entries"),
    ("bonus_cards", put("moons", "items", 0, "work_value", 0, "count"), "one of forests"),
    ("bonus_cards", cut("items", 0), "20 entries"),
    ("prestige_cards", put("never", "items", 0, "kind"), "one of most"),
    ("prestige_cards", put({"moons": 2}, "items", 4, "requires"), "nothing of this name"),
]


@pytest.mark.parametrize(("table", "change", "reason"), FAULTS, ids=[f"{t}-{r}" for t, _, r in FAULTS])
def test_a_broken_edition_is_refused_with_line_and_reason(
    tmp_path: Path, table: str, change: Change, reason: str
) -> None:
    broken = changed(table)
    change(broken)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"game": "princes", "edition": "mine", "tables": {table: broken}}, indent=1), "utf-8")
    with pytest.raises(EditionError) as caught:
        GAME.edition(file)
    assert caught.value.line is not None
    assert caught.value.where.startswith(f"tables.{table}")
    assert reason in caught.value.reason


def test_an_outline_must_have_a_place_beside_the_palace_that_was_chosen() -> None:
    lands, estate = changed("landscapes"), changed("estate")
    shape = ["#.....#", ".......", ".......", "...#...", ".......", ".......", "......#"]
    lands["items"][0].update(squares=4, shape=shape)
    estate["alternatives"][0]["palace"].update(row=2, column=2, height=2, width=3)
    edition = with_tables(landscapes=lands, estate=estate)
    GAME.new(4, 1, edition=edition)
    with pytest.raises(EditionError, match="no place in an empty estate"):
        GAME.new(4, 1, {"palace": "tall_palace"}, edition)


def test_an_alternative_that_a_corrected_table_lost_is_refused() -> None:
    table = changed("estate")
    del table["alternatives"]
    with pytest.raises(OptionError, match="tall_palace"):
        GAME.new(4, 1, {"palace": "tall_palace"}, with_tables(estate=table))


def test_every_table_shows_its_provenance() -> None:
    assert GAME.house_edition.provenance("professions") == ("reconstructed", 1)
    assert GAME.house_edition.provenance("bonus_cards") == ("rules", 100)


@pytest.mark.parametrize(
    ("options", "pieces"),
    [({"landscape_sizes": "sizes_6_4_2"}, LANDSCAPES), ({"hospital_shape": "plus_hospital"}, ("hospital",))],
)
def test_a_game_with_other_options_is_played_with_other_pieces_to_the_end(
    options: dict[str, str], pieces: tuple[str, ...]
) -> None:
    """All that is laid in it has the outline of the option, and that is not the usual one."""
    laid = 0
    for seed in range(6):
        s, usual = new_game(3, seed, **options), new_game(3, seed)
        begin(s)
        rng = Rng(seed)
        while not s.is_over:
            s.apply(*choose(s, rng))
        for shown in s.view(None)["princes"]:
            for piece in [piece for piece in shown["estate"] if piece["piece"] in pieces]:
                number = (*LANDSCAPES, *BUILDINGS).index(piece["piece"])
                cells = sum([1 << CELL_NAMES.index(cell) for cell in piece["cells"]])
                assert cells in s.rules.c.cells_under[number]
                laid += cells not in usual.rules.c.cells_under[number]
    assert laid
