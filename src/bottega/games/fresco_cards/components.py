"""The edition of Fresco: The Card Game read into tables: what every card and tile shows.

Every check names the table and the row, so that the owner of a printed game can correct an edition file. Sets of cards
are bit masks over the 84 market and workshop cards.
"""

from typing import Any

from bottega.core.edition import Edition, Reader
from bottega.games.fresco_cards.paints import (
    BASIC,
    CARDS,
    COLOURS,
    EITHER,
    EVERY_MARKET_CARD,
    FETCH_WIDTH,
    MARKET,
    MARKET_CARDS,
    PAINT_TILE,
    PILES,
    REQUEST_TILE,
    SECTIONS,
    SWAP_TILE,
    TILES,
    TURN_TILE,
    WORKSHOP_CARDS,
    mask_of,
)

ACTION_TILES = 20
BISHOP_TILES = 12
TURNS = 3
SORTS = {"turn": TURN_TILE, "swap_and_restore": SWAP_TILE, "request": REQUEST_TILE}
MOST_SYMBOLS = 4
MOST_OF_A_SORT = 15  # what four bits can count


class Components:
    """The tables of one edition."""

    def __init__(self, edition: Edition, options: dict[str, Any]) -> None:
        self.edition = edition
        self._read_constants(edition)
        self._read_blending(edition)
        self._read_cards(edition, options)
        self._gather_cards(options["half_bottles"] == "any")
        self._read_fresco_cards(edition, options)
        self._read_bishop_tiles(edition)
        self._read_action_tiles(edition, options)

    def _read_constants(self, edition: Edition) -> None:
        values = edition.reader("constants")["values"]
        self.start_hand = values["start_hand"].int(0, 10)
        self.draws_each_turn = values["draw_per_turn"].int(1, 5)
        self.hand_limit = values["hand_limit_end_of_turn"].int(1, 20)
        self.hand_least = values["refill_hand_to"].int(0, self.hand_limit)
        self.row_size = values["fresco_cards_in_row"].int(1, 10)
        self.tiles_shown = values["action_tiles_shown"].int(1, 10)
        values["max_turns_per_fresco_card"].int(TURNS, TURNS)
        few = values["end_at_sections_two_or_three_players"].int(1, SECTIONS)
        self.end_at = {2: few, 3: few, 4: values["end_at_sections_four_players"].int(1, SECTIONS)}
        self.turn_tile_points = values["vp_per_unused_turn_tile"].int(0, 20)
        self.paint_tile_points = values["vp_per_unused_paint_tile"].int(0, 20)

    def _read_blending(self, edition: Edition) -> None:
        table = edition.reader("blending")
        recipes: dict[int, tuple[int, int]] = {}
        for row in table.items():
            first, second = sorted([colour(paint, COLOURS[:BASIC]) for paint in row["inputs"].list(2, 2)])
            if first == second:
                row["inputs"].fail("must be two different basic colours")
            recipes[colour(row["output"], COLOURS[BASIC:])] = (first, second)
        if len(table.items()) != len(recipes) or len(set(recipes.values())) != len(COLOURS) - BASIC:
            table["items"].fail("there must be one recipe each for orange, green and purple")
        # For each colour the two basic ones it is mixed from; none for a basic colour.
        self.recipes: list[tuple[int, ...]] = [recipes.get(k, ()) for k in range(len(COLOURS))]

    def _read_cards(self, edition: Edition, options: dict[str, Any]) -> None:
        market = edition.reader("market_cards")
        usual = next(option["default"] for option in edition.options if option["id"] == "workshop_piles")
        workshop = edition.alternative("workshop_cards", str(options["workshop_piles"]), usual)
        market_rows = counted(market, MARKET_CARDS, "market cards")
        workshop_rows = counted(workshop, WORKSHOP_CARDS, "workshop cards")
        rows = market_rows + workshop_rows
        self.colour = [colour(row["colour"]) for row in rows]
        self.market_symbols = [row["market_symbols"].int(0, MOST_SYMBOLS) for row in rows]
        self.workshop_symbols = [row["workshop_symbols"].int(0, MOST_SYMBOLS) for row in rows]
        self.bishop_symbols = [row["bishop_symbols"].int(0, MOST_SYMBOLS) for row in rows]
        self.pile = [MARKET] * MARKET_CARDS + [row["pile"].int(1, len(PILES) - 1) for row in workshop_rows]
        for card, row in enumerate(rows):
            if self.market_symbols[card] + self.workshop_symbols[card] == 0:
                row.fail("a card must bear a market or a workshop symbol")
        self.half = [self._half(row, self.colour[card]) for card, row in enumerate(market_rows)]
        self.half += [-1] * WORKSHOP_CARDS
        for pile in range(1, len(PILES)):
            if pile not in self.pile:
                workshop["items"].fail(f"no card belongs to pile {pile}")

    def _half(self, row: Reader, own: int) -> int:
        """The blend that the half bottle on the card belongs to; -1 without one."""
        half = row.optional("half_bottle_of")
        if half is None:
            return -1
        blend = colour(half, COLOURS[BASIC:])
        if own not in self.recipes[blend]:
            half.fail(f"{COLOURS[blend]} is not mixed from {COLOURS[own]}")
        return blend

    def _gather_cards(self, any_halves: bool) -> None:
        """The same facts as masks, for the questions a game asks all the time."""
        every = range(CARDS)
        self.of_colour = [mask_of([card for card in every if self.colour[card] == k]) for k in range(len(COLOURS))]
        red, yellow, blue, orange, green, purple = self.of_colour
        # The same as words that a machine is quick with: the basic paints among the market cards, the blends among the
        # workshop cards, counted from the first of these; and what an edition may have besides.
        self.market_paints = (red & EVERY_MARKET_CARD, yellow & EVERY_MARKET_CARD, blue & EVERY_MARKET_CARD)
        self.workshop_paints = (orange >> MARKET_CARDS, green >> MARKET_CARDS, purple >> MARKET_CARDS)
        self.other_paints: list[tuple[int, int]] = []
        for k, cards in enumerate(self.of_colour):
            others = cards & ~EVERY_MARKET_CARD if k < BASIC else cards & EVERY_MARKET_CARD
            if others:
                self.other_paints.append((1 << k, others))
        self.cards_of = [[card for card in every if self.pile[card] == p] for p in range(len(PILES))]
        self.of_pile = [mask_of(cards) for cards in self.cards_of]
        # What each pile has of each colour, as words: its cards counted from the first of the market or the workshop.
        self.pile_paints = [
            (p, k, cards >> MARKET_CARDS if p else cards)
            for p, of_pile in enumerate(self.of_pile)
            for k, of_colour in enumerate(self.of_colour)
            if (cards := of_pile & of_colour)
        ]
        # What each card fetches, packed; those of which the player chooses one of two are kept as a set.
        self.either = mask_of([card for card in every if self.market_symbols[card] and self.workshop_symbols[card]])
        self.fetches = [
            EITHER if market and workshop else market | workshop << FETCH_WIDTH
            for market, workshop in zip(self.market_symbols, self.workshop_symbols, strict=True)
        ]
        # For each blend, the cards that can be its first and its second half.
        self.halves: list[tuple[int, int]] = []
        for blend, recipe in enumerate(self.recipes):
            sides = [
                mask_of(
                    [
                        c
                        for c in every
                        if self.colour[c] == base and (self.half[c] == blend or (any_halves and self.half[c] >= 0))
                    ]
                )
                for base in recipe
            ]
            self.halves.append((sides[0], sides[1]) if sides else (0, 0))
        # The other way round: for each card the blends of which it can be the first or the second half.
        blends = range(BASIC, len(COLOURS))
        self.first_half_of = [[blend for blend in blends if self.halves[blend][0] >> card & 1] for card in every]
        self.second_half_of = [[blend for blend in blends if self.halves[blend][1] >> card & 1] for card in every]
        # For each set of colours, the cards of each.
        self.cards_for: list[list[tuple[int, int]]] = [
            [(1 << k, self.of_colour[k]) for k in range(len(COLOURS)) if need >> k & 1]
            for need in range(1 << len(COLOURS))
        ]
        # For each set of colours at hand, the blends that are not among them, with their halves.
        mixes = [(1 << blend, *self.halves[blend]) for blend in range(BASIC, len(COLOURS))]
        self.mixes_beside: list[list[tuple[int, int, int]]] = [
            [mix for mix in mixes if have & mix[0] == 0] for have in range(1 << len(COLOURS))
        ]

    def _read_fresco_cards(self, edition: Edition, options: dict[str, Any]) -> None:
        table = edition.reader("fresco_cards")
        rows = counted(table, SECTIONS, "fresco cards")
        self.paints: list[tuple[int, ...]] = [tuple([colour(p) for p in row["paints"].list(3, 3)]) for row in rows]
        self.points: list[tuple[int, ...]] = [values(row["vp"]) for row in rows]
        for row, paints in zip(rows, self.paints, strict=True):
            if len(set(paints)) != len(paints):
                row["paints"].fail("must be three different colours")
        if options["top_value"] != "eight":
            top = values(
                edition.alternative("fresco_cards", str(options["top_value"]), "eight")["vp_three_blended_paints"]
            )
            self.points = [
                top if min(paints) >= BASIC else points for paints, points in zip(self.paints, self.points, strict=True)
            ]
        self.needs = [mask_of(list(paints)) for paints in self.paints]
        # Who pays for the blends first knows which basic cards are left for the other paints.
        self.blends_first: list[tuple[int, ...]] = [tuple(sorted(paints)[::-1]) for paints in self.paints]
        # What is still to be paid after the first, second and third paint.
        self.rests = [tuple([mask_of(list(paints[n + 1 :])) for n in range(3)]) for paints in self.paints]
        # For each set of colours at hand, the sections that these pay for without a mix.
        self.plainly = [
            mask_of([section for section, need in enumerate(self.needs) if need & ~have == 0])
            for have in range(1 << len(COLOURS))
        ]

    def _read_bishop_tiles(self, edition: Edition) -> None:
        self.bishop_tiles = [
            colour(row["colour"]) for row in counted(edition.reader("bishop_tiles"), BISHOP_TILES, "bishop tiles")
        ]

    def _read_action_tiles(self, edition: Edition, options: dict[str, Any]) -> None:
        table = edition.reader("action_tiles")
        rows = counted(table, ACTION_TILES, "action tiles")
        self.action_tiles = sorted([self._tile(row) for row in rows])
        chosen = str(options["action_tile_mix"])
        if chosen == "more_requests":
            counts = edition.alternative("action_tiles", chosen, "")["counts"]
            paints = [tile for tile in self.action_tiles if tile >= PAINT_TILE]
            counts["paint"].int(len(paints), len(paints))
            self.action_tiles = []
            for kind, sort in SORTS.items():
                self.action_tiles += [sort] * counts[kind].int(0, ACTION_TILES)
            self.action_tiles += paints
            if len(self.action_tiles) != ACTION_TILES:
                counts.fail(f"there must be {ACTION_TILES} action tiles, not {len(self.action_tiles)}")
        for sort, name in enumerate(TILES):
            if self.action_tiles.count(sort) > MOST_OF_A_SORT:
                table["items"].fail(f"there must be at most {MOST_OF_A_SORT} tiles of one sort ({name})")
        self.tile_points = [0] * len(TILES)
        self.tile_points[TURN_TILE] = self.turn_tile_points
        for sort in range(PAINT_TILE, len(TILES)):
            self.tile_points[sort] = self.paint_tile_points

    def _tile(self, row: Reader) -> int:
        kind = row["kind"].word((*SORTS, "paint"))
        sort = PAINT_TILE + colour(row["colour"]) if kind == "paint" else SORTS[kind]
        worth = self.paint_tile_points if kind == "paint" else self.turn_tile_points if kind == "turn" else 0
        row["vp_unused"].int(worth, worth)
        return sort


def colour(reader: Reader, among: tuple[str, ...] = COLOURS) -> int:
    return COLOURS.index(reader.word(among))


def values(reader: Reader) -> tuple[int, ...]:
    """The four numbers of a fresco card, the red one first."""
    points = [number.int(0, 99) for number in reader.list(TURNS + 1, TURNS + 1)]
    if sorted(set(points)) != points:
        reader.fail("the four numbers must rise")
    return tuple(points)


def counted(table: Reader, count: int, what: str) -> list[Reader]:
    rows = table.items()
    if len(rows) != count:
        table["items"].fail(f"there must be {count} {what}, not {len(rows)}")
    return rows
