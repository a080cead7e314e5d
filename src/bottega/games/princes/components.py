"""The edition of The Princes of Florence read into tables: the grid, the outlines, the wishes, the cards, the prices.

Every check names the table and the row, so that the owner of a printed game can correct an edition file. Rows are put
in the order of the action table by their ids; a row with an id of its own takes a place that is left.
"""

from typing import Any

from bottega.core.edition import Edition, Reader
from bottega.games.princes.actions import (
    BONUSES,
    BUILDINGS,
    FREEDOMS,
    LANDSCAPES,
    MOST_EXCHANGED,
    PILES,
    PLACES,
    PRESTIGES,
    PROFESSIONS,
    SIDE,
)
from bottega.games.princes.shapes import ALL_CELLS, Orientation, beside, covered, orientations, places

SIZES = ("large", "medium", "small")
SIZE_CELLS = (7, 5, 3)
KINDS_OF_SIZE = (3, 5, 2)
PALACE_CELLS = 6
FANS = (9, 7, 5)
ROUNDS = 7
MOST_BUILDERS = 3
MOST_CARDS = 15  # three at the start, one drawn in each round, five recruiting cards

# What cards count. The first ones are kinds of possession, of which the categories card asks whether there is any.
COUNTS = (
    "forests",
    "lakes",
    "parks",
    "jesters",
    "builders",
    "prestige_cards",
    "freedoms",
    "buildings",
    "large_buildings",
    "medium_buildings",
    "small_buildings",
    "different_building_sizes",
    "landscapes",
    "different_landscape_kinds",
    "categories_present",
    "profession_and_recruiting_cards_in_hand",
    "profession_and_recruiting_cards_on_table",
    "empty_squares",
    "works",
)

MOST, FEWEST, THRESHOLD = "most", "fewest", "threshold"


class PrestigeCard:
    """One prestige card: a comparison with a value alone and tied, or a threshold with one value."""

    __slots__ = ("alone", "kind", "requires", "subject", "tied")

    def __init__(self, kind: str, subject: int, requires: tuple[tuple[int, int], ...], alone: int, tied: int) -> None:
        self.kind = kind
        self.subject = subject
        self.requires = requires
        self.alone = alone
        self.tied = tied


class Components:
    """The tables of one edition, with the alternatives that the options choose."""

    def __init__(self, edition: Edition, options: dict[str, Any]) -> None:
        self.edition = edition
        self._read_players(edition)
        self._read_estate(edition, str(options["palace"]))
        self._read_buildings(edition, str(options["hospital_shape"]))
        self._read_landscapes(edition, str(options["landscape_sizes"]))
        self.piece_ids = (*self.landscape_ids, *self.building_ids)
        self.ways: tuple[tuple[Orientation, ...], ...] = (*self.landscape_ways, *self.building_ways)
        self.piece_squares = tuple([len(ways[0][1]) for ways in self.ways])
        self.cells_under = [[covered(ways, place) for place in range(PLACES)] for ways in self.ways]
        self.cells_beside = [[beside(cells) for cells in under] for under in self.cells_under]
        self._read_freedoms(edition)
        self._read_professions(edition, str(options["profession_names"]))
        self._read_stacks(edition)
        self._read_numbers(edition)
        self._read_bonus_cards(edition)
        self._read_prestige_cards(edition)
        self.card_ids = (*self.profession_ids, *self.bonus_ids, *self.prestige_ids)

    def _read_players(self, edition: Edition) -> None:
        values = edition.reader("players")["values"]
        self.rounds = values["rounds"].int(ROUNDS, ROUNDS)
        self.start_florins = values["start_florins"].int(0, 100_000)
        self.start_prestige = values["start_prestige_points"].int(0, 50)
        self.dealt = values["professions_dealt"].int(4, 4)
        self.kept = values["professions_kept"].int(3, 3)
        self.actions = values["actions_per_turn"].int(2, 2)
        self.most_builders = values["max_builders"].int(MOST_BUILDERS, MOST_BUILDERS)

    def _read_estate(self, edition: Edition, chosen: str) -> None:
        table = edition.reader("estate")
        table["rows"].int(SIDE, SIDE)
        table["columns"].int(SIDE, SIDE)
        palace = edition.alternative("estate", chosen, "wide")["palace"]
        row, column = palace["row"].int(0, SIDE - 1), palace["column"].int(0, SIDE - 1)
        height, width = palace["height"].int(1, SIDE - row), palace["width"].int(1, SIDE - column)
        if height * width != PALACE_CELLS:
            palace.fail(f"the palace must cover {PALACE_CELLS} squares, not {height * width}")
        self.palace = 0
        for r in range(row, row + height):
            self.palace |= (1 << width) - 1 << r * SIDE + column
        self.grounds = ALL_CELLS & ~self.palace
        self.beside_palace = beside(self.palace)

    def _read_buildings(self, edition: Edition, chosen: str) -> None:
        table = edition.reader("buildings")
        rows = in_order(table["items"], BUILDINGS)
        mirrored = table["mirror_allowed"].flag()
        self.building_ids = tuple([row["id"].text() for row in rows])
        self.building_names = tuple([row["name_en"].text() for row in rows])
        self.building_sizes = tuple([SIZES.index(row["size"].word(SIZES)) for row in rows])
        self.building_copies = tuple([row["copies"].int(3, 3) for row in rows])
        shapes = [row["shape"] for row in rows]
        if chosen != "t_shape":
            other = edition.alternative("buildings", chosen, "t_shape")
            shapes[self.building_ids.index(other["building"].word(self.building_ids))] = other["shape"]
        self.building_ways = [
            read_shape(shape, SIZE_CELLS[size], mirrored, self.grounds & ~self.beside_palace)
            for shape, size in zip(shapes, self.building_sizes, strict=True)
        ]
        for size, kinds in enumerate(KINDS_OF_SIZE):
            if self.building_sizes.count(size) != kinds:
                table["items"].fail(f"there must be {kinds} kinds of {SIZES[size]} buildings")
        self.of_size = tuple(
            [sum([1 << i for i, other in enumerate(self.building_sizes) if other == size]) for size in range(3)]
        )
        self.building_counts = [self._count_buildings(owned) for owned in range(1 << len(rows))]

    def _count_buildings(self, owned: int) -> tuple[int, int, int, int, int]:
        """Of a set of buildings: all, the large, medium and small ones, and how many sizes."""
        large, medium, small = [(owned & kinds).bit_count() for kinds in self.of_size]
        return large + medium + small, large, medium, small, (large > 0) + (medium > 0) + (small > 0)

    def _read_landscapes(self, edition: Edition, chosen: str) -> None:
        rows = in_order(edition.reader("landscapes")["items"], LANDSCAPES)
        self.landscape_ids = tuple([row["id"].text() for row in rows])
        self.landscape_names = tuple([row["name_en"].text() for row in rows])
        self.landscape_copies = tuple([row["copies"].int(6, 6) for row in rows])
        shown = rows
        if chosen != "sizes_4_3_2":
            shown = in_order(edition.alternative("landscapes", chosen, "sizes_4_3_2")["items"], LANDSCAPES)
        # Only buildings are said to have two sides (P-OQ-17).
        self.landscape_ways = [
            read_shape(row["shape"], row["squares"].int(1, 12), False, self.grounds) for row in shown
        ]

    def _read_freedoms(self, edition: Edition) -> None:
        rows = in_order(edition.reader("freedoms")["items"], FREEDOMS)
        self.freedom_ids = tuple([row["id"].text() for row in rows])
        self.freedom_copies = tuple([row["copies"].int(4, 4) for row in rows])

    def _read_professions(self, edition: Edition, chosen: str) -> None:
        table = edition.reader("professions")
        rows = in_order(table["items"], PROFESSIONS)
        self.profession_ids = tuple([row["id"].text() for row in rows])
        self.profession_names = tuple([row["name_en"].text() for row in rows])
        if chosen != "main_names":
            others = edition.alternative("professions", chosen, "main_names")["items"].list()
            renamed = {other["id"].word(self.profession_ids): other for other in others}
            rows = [renamed.get(name, row) for name, row in zip(self.profession_ids, rows, strict=True)]
        self.wish_building = tuple([self.building_ids.index(row["building"].word(self.building_ids)) for row in rows])
        self.wish_landscape = tuple(
            [self.landscape_ids.index(row["landscape"].word(self.landscape_ids)) for row in rows]
        )
        self.wish_freedom = tuple([self.freedom_ids.index(row["freedom"].word(self.freedom_ids)) for row in rows])
        for kind, fans in enumerate(FANS):
            found = self.wish_landscape.count(kind)
            if found != fans:
                table["items"].fail(f"{fans} professions must prefer the {self.landscape_ids[kind]}, not {found}")

    def _read_stacks(self, edition: Edition) -> None:
        table = edition.reader("stacks")
        rows = in_order(table["auction_stacks"], PILES)
        printed = (*self.landscape_copies, 7, 6, len(PRESTIGES), 5)
        self.stacks = tuple([row["count"].int(count, count) for row, count in zip(rows, printed, strict=True)])

    def _read_numbers(self, edition: Edition) -> None:
        minimum = edition.reader("minimum_work_value")["values"]
        self.minimum = (0, *[value.int(0, 99) for value in minimum.list(ROUNDS, ROUNDS)])

        terms = edition.reader("work_value_terms")["values"]
        self.building_value = terms["preferred_building"].int(0, 20)
        self.landscape_value = terms["preferred_landscape"].int(0, 20)
        self.freedom_value = terms["preferred_freedom"].int(0, 20)
        self.jester_value = terms["per_jester"].int(0, 20)
        self.card_value = terms["per_profession_or_recruiting_card"].int(0, 20)
        self.florins_per_value = terms["florins_per_point"].int(1, 1000)
        self.florins_per_point_bought = terms["florins_per_prestige_point_bought"].int(1, 10_000)
        wishes = self.building_value + self.landscape_value + self.freedom_value
        best = wishes + ROUNDS * self.jester_value + MOST_CARDS * self.card_value
        if best * self.florins_per_value > MOST_EXCHANGED * self.florins_per_point_bought:
            terms["florins_per_prestige_point_bought"].fail(
                f"is too little: a work of {best} could buy more than {MOST_EXCHANGED} points"
            )

        prices = edition.reader("prices")["values"]
        self.opening = prices["auction_opening"].int(0, 10_000)
        self.raising = prices["auction_raise"].int(1, 10_000)
        self.last_price = prices["last_player_purchase"].int(0, 10_000)
        building = prices["building_by_builders"].list(MOST_BUILDERS + 1, MOST_BUILDERS + 1)
        self.building_price = tuple([price.int(0, 10_000) for price in building])
        self.profession_price = prices["profession_card"].int(0, 10_000)
        self.freedom_price = prices["freedom"].int(0, 10_000)
        self.bonus_price = prices["bonus_card"].int(0, 10_000)
        self.florins_per_point_sold = prices["florins_per_prestige_point_sold"].int(1, 10_000)

        points = edition.reader("prestige_points")["values"]
        self.landscape_points = points["second_and_later_landscape_of_a_kind"].int(0, 50)
        scored = [points[name].int(0, 50) for name in ("second_builder", "third_builder")]
        self.builder_points: tuple[int, ...] = (0, 0, *scored)
        self.building_points = points["building"].int(0, 50)
        self.best_points = points["best_work_of_the_round"].int(0, 50)

    def _read_bonus_cards(self, edition: Edition) -> None:
        rows = in_order(edition.reader("bonus_cards")["items"], BONUSES)
        self.bonus_ids = tuple([row["id"].text() for row in rows])
        self.bonus_names = tuple([row["name_en"].text() for row in rows])
        self.bonus_terms = tuple(
            [
                tuple(
                    [
                        (COUNTS.index(term["count"].word(COUNTS)), term["per_unit"].int(0, 20))
                        for term in row["work_value"].list(1, 8)
                    ]
                )
                for row in rows
            ]
        )

    def _read_prestige_cards(self, edition: Edition) -> None:
        rows = in_order(edition.reader("prestige_cards")["items"], PRESTIGES)
        self.prestige_ids = tuple([row["id"].text() for row in rows])
        self.prestige_names = tuple([row["name_en"].text() for row in rows])
        self.prestige_cards = tuple([read_prestige_card(row) for row in rows])


def read_prestige_card(row: Reader) -> PrestigeCard:
    kind = row["kind"].word((MOST, FEWEST, THRESHOLD))
    if kind != THRESHOLD:
        subject = COUNTS.index(row["subject"].word(COUNTS))
        return PrestigeCard(kind, subject, (), row["alone"].int(0, 50), row["tied"].int(0, 50))
    requires: list[tuple[int, int]] = []
    for name, least in row["requires"].fields().items():
        if name not in COUNTS:
            least.fail(f"nothing of this name is counted; known: {', '.join(COUNTS)}")
        requires.append((COUNTS.index(name), least.int(0, 99)))
    value = row["value"].int(0, 50)
    return PrestigeCard(kind, -1, tuple(requires), value, value)


def read_shape(reader: Reader, squares: int, mirrored: bool, area: int) -> tuple[Orientation, ...]:
    """The ways an outline can lie; `area` is where an empty estate has room for it."""
    rows = [row.text() for row in reader.list(1, SIDE)]
    for row, text in zip(reader.list(), rows, strict=True):
        if set(text) - {"#", "."}:
            row.fail("must be made of '#' for a square and '.' for none")
        if len(text) != len(rows[0]) or len(text) > SIDE:
            row.fail(f"all rows of an outline must be equally long, at most {SIDE}")
    if sum([text.count("#") for text in rows]) != squares:
        reader.fail(f"must have {squares} squares, not {sum([text.count('#') for text in rows])}")
    if "#" not in rows[0] or "#" not in rows[-1] or not (any_square(rows, 0) and any_square(rows, -1)):
        reader.fail("has an empty row or column at its edge")
    ways = orientations(tuple(rows), mirrored)
    if not places(ways, area):
        reader.fail("has no place in an empty estate: it would lie over the palace, or as a building touch it")
    return ways


def any_square(rows: list[str], column: int) -> bool:
    return "#" in [row[column] for row in rows]


def in_order(reader: Reader, known: tuple[str, ...]) -> list[Reader]:
    """The rows of a table in the order of the action table."""
    rows = reader.list(len(known), len(known))
    by_name: dict[str, Reader] = {}
    for row in rows:
        name = row["id"].text()
        if name in by_name:
            row["id"].fail(f"{name!r} comes twice")
        by_name[name] = row
    strangers = [row for name, row in by_name.items() if name not in known]
    return [by_name[name] if name in by_name else strangers.pop(0) for name in known]
