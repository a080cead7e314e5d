"""Fresco's edition read into tables: what every tile, booth, hostel row and mood space says.

Every check names the table and the row, so that the owner of a printed game can correct an edition file.
"""

from typing import Any

from bottega.core.edition import Edition, Reader
from bottega.games.fresco.actions import HOURS, MOST_SPACES, SIDE
from bottega.games.fresco.paints import BASIC, BLENDED, COLOURS, pack

BASE_COLOURS = COLOURS[:BLENDED]
TILES = 25
MARKET_TILES = 14
SMALL_MARKET_TILES = 11
BOOTHS_OF = {"four_players": 4, "three_players": 3}
USUAL_LAP = 100  # spaces of the track, where an edition does not say
BOOTH_SPACES = {"four_players": 13, "three_players": 9}


class Components:
    """The tables of one edition for one side of the board."""

    def __init__(self, edition: Edition, side: str, options: dict[str, Any]) -> None:
        self.edition = edition
        self.side = side
        self.colours: tuple[str, ...] = BASE_COLOURS
        self._read_fresco_tiles(edition)
        self._read_market(edition, side, options)
        self._read_hostel(edition, side, options)
        self._read_mood(edition)
        self._read_economy(edition)

    def _read_fresco_tiles(self, edition: Edition) -> None:
        table = edition.reader("fresco_tiles")
        rows = table.items()
        if len(rows) != TILES:
            table["items"].fail(f"there must be {TILES} fresco tiles, not {len(rows)}")
        self.tile_ids = tuple([row["id"].text() for row in rows])
        self.tile_points = tuple([row["vp"].int(3, 11) for row in rows])
        self.tile_paints = tuple([tuple(colours(row["paints"], 1, 4)) for row in rows])
        self.tile_cost = tuple([pack(list(paints)) for paints in self.tile_paints])
        self.tile_splashes = tuple([splashes(row["splashes"]) for row in rows])
        self.centre_value = table["centre_tile_value"].int(3, 11)
        self.centre_tiles = tuple([i for i, points in enumerate(self.tile_points) if points == self.centre_value])
        if not self.centre_tiles:
            table["items"].fail(f"there must be a tile of value {self.centre_value} for the centre")
        self.tile_income = table["back_income_thalers"].int(0, 9)
        layout = edition.reader("fresco_layout")
        for key in ("rows", "columns"):
            layout[key].int(SIDE, SIDE)
        self.centre = cell(layout["centre"])

    def _read_market(self, edition: Edition, side: str, options: dict[str, Any]) -> None:
        table = edition.reader("market_tiles")
        rows = table.items()
        if len(rows) != MARKET_TILES:
            table["items"].fail(f"there must be {MARKET_TILES} market tiles, not {len(rows)}")
        self.goods_ids = tuple([row["id"].text() for row in rows])
        self.goods_paints = tuple([tuple(colours(row["paints"], 1, 4)) for row in rows])
        self.goods = tuple([pack(list(paints)) for paints in self.goods_paints])
        small = [i for i, row in enumerate(rows) if row["in_three_player_game"].flag()]
        if len(small) != SMALL_MARKET_TILES:
            table["items"].fail(f"{SMALL_MARKET_TILES} tiles must stay in the game for 3 players, not {len(small)}")
        for basic in COLOURS[:BASIC]:
            if not any(COLOURS.index(basic) in self.goods_paints[tile] for tile in small):
                table["items"].fail(f"no tile sells {basic}")
        in_play = small if side == "three_players" else list(range(MARKET_TILES))
        self.goods_in_play = sum([1 << tile for tile in in_play])

        booths = edition.alternative("market_booths", str(options["booths"]), "rising_booths")[side]
        count, spaces = BOOTHS_OF[side], BOOTH_SPACES[side]
        sizes = [booth["spaces"].int(1, MOST_SPACES) for booth in booths.list(count, count)]
        if sum(sizes) != spaces:
            booths.fail(f"the booths must have {spaces} spaces together, not {sum(sizes)}")
        self.booth_sizes = tuple(sizes)

    def _read_hostel(self, edition: Edition, side: str, options: dict[str, Any]) -> None:
        name = "hostel_" + side
        chosen = str(options["hostel_three_players"]) if side == "three_players" else "five_rows"
        table = edition.alternative(name, chosen, "five_rows")
        self.hours: list[int] = []
        self.hour_mood = [0] * (HOURS + 1)
        self.hour_price = [0] * (HOURS + 1)
        for row in table.items():
            time = row["time"].text()
            hour, _, minutes = time.partition(":")
            if minutes != "00" or not hour.isdecimal() or not 1 <= int(hour) <= HOURS:
                row["time"].fail(f"must be a full hour from 1:00 to {HOURS}:00, not {time!r}")
            mood, price = row["mood"].int(-9, 9), row["price"].int(0, 20)
            if self.hours:
                before = self.hours[-1]
                if int(hour) <= before:
                    row["time"].fail("the hours must ascend")
                if mood <= self.hour_mood[before]:
                    row["mood"].fail("whoever sleeps longer must be in a better mood")
                if price > self.hour_price[before]:
                    row["price"].fail("whoever sleeps longer cannot pay more")
            self.hours.append(int(hour))
            self.hour_mood[int(hour)] = mood
            self.hour_price[int(hour)] = price
        if len(self.hours) < (4 if side == "four_players" else 3):
            table["items"].fail("there must be at least as many hours as players")

    def _read_mood(self, edition: Edition) -> None:
        table = edition.reader("mood_display")
        rows = table.items()[::-1]
        self.mood_values = tuple([row["value"].int(-20, 20) for row in rows])
        self.mood_hands = tuple([row["apprentices"].int(-1, 1) for row in rows])
        if list(self.mood_hands) != [-1, -1] + [0] * (len(rows) - 4) + [1, 1] or len(rows) < 5:
            table["items"].fail("the two top spaces must give an apprentice, the two bottom ones cost one")
        if list(self.mood_values) != list(range(self.mood_values[0], self.mood_values[0] + len(rows))):
            table["items"].fail("the values must fall by one from top to bottom")
        start = table["start_value"].int(-20, 20)
        if start not in self.mood_values or self.mood_hands[self.mood_values.index(start)]:
            table["start_value"].fail("must be a space that neither gives nor costs an apprentice")
        self.mood_start = self.mood_values.index(start)
        self.mood_top = top = len(rows) - 1
        # By hour and mood: the mood after getting up.
        self.risen: list[list[int]] = [
            [min(max(mood + change, 0), top) for mood in range(top + 1)] for change in self.hour_mood
        ]

    def _read_economy(self, edition: Edition) -> None:
        kit = edition.reader("start_kit")["values"]
        self.start_thalers = kit["thalers"].int(0, 99)
        self.start_apprentices = kit["apprentices"].int(5, 5)
        self.start_paints = 0
        for colour, count in kit["paints"].fields().items():
            if colour not in BASE_COLOURS:
                count.fail(f"there is no paint of this name; the paints are {', '.join(BASE_COLOURS)}")
            self.start_paints += pack([COLOURS.index(colour)]) * count.int(0, 9)

        economy = edition.reader("economy")["values"]
        self.studio_thalers = economy["studio_thalers_per_apprentice"].int(0, 20)
        self.theatre_mood = economy["theatre_mood_per_apprentice"].int(0, 9)
        self.final_at = economy["final_round_at_or_below_tiles"].int(0, 24)
        self.thalers_per_point = economy["thalers_per_final_vp"].int(1, 20)

        blending = edition.reader("blending")
        self.blends_each = blending["blends_per_apprentice"].int(1, 9)
        self.recipes: list[tuple[int, int, int]] = []
        for row in blending.items():
            if row["module"].int(0, 10):
                continue
            first, second = [COLOURS.index(paint.word(COLOURS[:BASIC])) for paint in row["inputs"].list(2, 2)]
            if first == second:
                row["inputs"].fail("a blend needs two different paints")
            self.recipes.append((first, second, COLOURS.index(row["output"].word(among=BASE_COLOURS))))
        if sorted([recipe[2] for recipe in self.recipes]) != list(range(3, BLENDED)):
            blending["items"].fail("there must be one recipe each for orange, green and purple")
        self.recipes.sort(key=result_of)

        track = edition.reader("vp_track")
        track["first_space"].int(1, 1)
        lap = track.optional("spaces_per_lap")
        self.lap = USUAL_LAP if lap is None else lap.int(1, 999)
        self.supply_paints = [edition.reader("paint_supply")["values"][colour].int(0, 999) for colour in BASE_COLOURS]
        self.supply_thalers = edition.reader("coins")["total_thalers"].int(0, 9999)

        altar = edition.reader("altar")["values"]
        self.altar_basic = altar["basic_set"]["vp"].int(0, 50)
        self.altar_blend = altar["vp_per_basic_replaced_by_blended"].int(0, 50)
        self.altar_three_blends = altar["blended_set"]["vp"].int(0, 50)

        bishop = edition.reader("bishop")["values"]
        self.bonus_on = bishop["bonus_on_segment"].int(0, 20)
        self.bonus_near = bishop["bonus_adjacent"].int(0, 20)
        self.step_price = bishop["step_cost"].int(0, 20)
        self.bishop_start = cell(bishop["start"])


def cell(reader: Reader) -> int:
    row, column = [coordinate.int(0, SIDE - 1) for coordinate in reader.list(2, 2)]
    return row * SIDE + column


def result_of(recipe: tuple[int, int, int]) -> int:
    return recipe[2]


def colours(reader: Reader, least: int, most: int) -> list[int]:
    return [COLOURS.index(paint.word(among=BASE_COLOURS)) for paint in reader.list(least, most)]


def splashes(reader: Reader) -> int:
    """The blended colours on the back of a tile, as bits."""
    mask = 0
    for splash in reader.list(0, BLENDED - BASIC):
        bit = 1 << COLOURS.index(splash.word(among=BASE_COLOURS[BASIC:]))
        if mask & bit:
            splash.fail("this splash is there twice")
        mask |= bit
    return mask


SIDES = {2: "three_players", 3: "three_players", 4: "four_players"}
