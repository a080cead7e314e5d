"""A position of Fresco: The Card Game as numbers for a learner, from what one seat knows only.

A choice in the making counts as made: cards put aside or paid are no longer in the hand. Rivals stand in the order of
play, from the left neighbour on; the sections of the row in the order in which the hand comes near to them.
"""

from typing import Final

from bottega.core.features import Feature
from bottega.core.setup import Setup
from bottega.games.fresco_cards.components import ACTION_TILES, BISHOP_TILES
from bottega.games.fresco_cards.knowing import known_cards
from bottega.games.fresco_cards.paints import (
    BASIC,
    CARDS,
    COLOURS,
    FETCH_FIELD,
    FETCH_WIDTH,
    MARKET_CARDS,
    PILES,
    SECTIONS,
    TILE_FIELD,
    TILE_WIDTH,
    TILES,
)
from bottega.games.fresco_cards.plans import Holdings, Plan
from bottega.games.fresco_cards.prospects import backs
from bottega.games.fresco_cards.scoring import restored
from bottega.games.fresco_cards.state import HAND, WALL_FIELD, WALL_WIDTH, CardsState

# What numbers are divided by, so that most of them lie between 0 and 1.
FEW_CARDS: Final = 4.0
HAND_CARDS: Final = 8.0
SECTION_POINTS: Final = 8.0
POINTS: Final = 20.0
FEW_TILES: Final = 2.0
DRAWS: Final = 4.0
LONG_GAME: Final = 16  # rounds; more than that are counted no further

MOST_SYMBOLS: Final = 4 * CARDS
MOST_POINTS: Final = 99.0 * SECTIONS + 20.0 * ACTION_TILES
STEPS: Final = HAND + 1
OF_A_SECTION: Final = 6


def spec(setup: Setup) -> tuple[Feature, ...]:
    blends, piles, sorts = len(COLOURS) - BASIC, len(PILES), len(TILES)
    most_points = MOST_POINTS / POINTS
    most_tiles = TILE_FIELD / FEW_TILES
    found = [
        Feature("own.cards", "cards in hand, in eights", 1, 0.0, CARDS / HAND_CARDS),
        Feature("own.colours", "cards in hand by colour, in fours", len(COLOURS), 0.0, CARDS / FEW_CARDS),
        Feature(
            "own.bishops", "bishop symbols on basic cards and on blends, in fours", 2, 0.0, MOST_SYMBOLS / FEW_CARDS
        ),
        Feature("own.mixes", "mixes of each blend that the halves allow, in fours", blends, 0.0, CARDS / FEW_CARDS),
        Feature("own.halves", "cards with half a bottle, in fours", 1, 0.0, CARDS / FEW_CARDS),
        Feature("own.fetch", "market, workshop and either symbols in hand, in fours", 3, 0.0, MOST_SYMBOLS / FEW_CARDS),
        Feature("own.favourite", "cards of the favourite colour, in fours", 1, 0.0, CARDS / FEW_CARDS),
        Feature("own.aside", "market and workshop cards that cards put aside fetch, in fours", 2, 0.0, 256.0),
        Feature("own.ready", "sections that the hand can pay for, one by one", 1, 0.0, 1.0),
        Feature("own.now", "most points of one section and of two at once, in eights", 2, 0.0, 2 * 99 / SECTION_POINTS),
        *seat_spec("own", most_points, most_tiles),
        Feature("own.lead", "points ahead of the best rival, in twenties", 1, -most_points, most_points),
        Feature("own.place", "place in the order of play, the first player being 0", 1, 0.0, 1.0),
        Feature("own.turn", "whether it is this seat's turn", 1, 0.0, 1.0),
        Feature("own.wait", "turns until this seat's next, as a share of a round", 1, 0.0, 1.0),
    ]
    for _ in range(setup.players - 1):
        found += [
            *seat_spec("rival", most_points, most_tiles),
            Feature("rival.backs", "cards in hand by back, in fours", piles, 0.0, MARKET_CARDS / FEW_CARDS),
            Feature(
                "rival.known", "cards this seat knows there, by colour, in fours", len(COLOURS), 0.0, CARDS / FEW_CARDS
            ),
        ]
    row = int(setup.edition.tables["constants"]["values"]["fresco_cards_in_row"])
    section = "lies there, lacks nothing, lacks one paint, points now and at most in eights, has the favourite colour"
    found += [Feature("section", section, OF_A_SECTION, 0.0, 99 / SECTION_POINTS) for _ in range(row)]
    found += [
        Feature("favourite", "the favourite colour", len(COLOURS), 0.0, 1.0),
        Feature("display", "action tiles on display by sort, in twos", sorts, 0.0, most_tiles),
        Feature("piles", "what is left in the piles of cards", piles, 0.0, 1.0),
        Feature("face_down", "what is left of sections, action tiles and bishop tiles", 3, 0.0, 1.0),
        Feature("end.distance", "sections that the nearest one lacks", 1, 0.0, 1.0),
        Feature("end.called", "whether the last round is played", 1, 0.0, 1.0),
        Feature("round", f"the round, as a share of {LONG_GAME}", 1, 0.0, 1.0),
        Feature("step", "the step of the turn", STEPS, 0.0, 1.0),
        Feature("fresh", "sections restored in this turn, in twos", 1, 0.0, SECTIONS / 2),
        Feature("draws", "cards still to be drawn in a swap, in fours", 1, 0.0, MOST_SYMBOLS / DRAWS),
    ]
    return tuple(found)


def seat_spec(who: str, most_points: float, most_tiles: float) -> list[Feature]:
    return [
        Feature(f"{who}.points", "points of sections and tiles, in twenties", 1, 0.0, most_points),
        Feature(f"{who}.sections", "sections restored, as a share of those that end the game", 1, 0.0, float(SECTIONS)),
        Feature(f"{who}.tiles", "action tiles by sort, in twos", len(TILES), 0.0, most_tiles),
    ]


def features(s: CardsState, seat: int) -> list[float]:
    c = s.rules.c
    hand = s.hands[seat] & ~s.put_aside(seat)
    if seat == s.seat:
        hand &= ~s.paid
    mine = Holdings(c, hand, s.tiles[seat], s.favourite)
    numbers: list[float] = []
    add_hand(numbers, s, seat, mine)
    plans = add_ready(numbers, s, mine)
    points = [points_of(s, other) for other in range(s.players)]
    add_seat(numbers, s, seat, points[seat])
    add_standing(numbers, s, seat, points)
    known = known_cards(s, seat)
    rival = seat
    for _ in range(s.players - 1):
        rival = rival + 1 if rival + 1 < s.players else 0
        add_seat(numbers, s, rival, points[rival])
        add_rival(numbers, s, rival, known[rival])
    add_row(numbers, s, plans)
    add_table(numbers, s)
    return numbers


def add_hand(numbers: list[float], s: CardsState, seat: int, mine: Holdings) -> None:
    c = mine.c
    colours = [0] * len(COLOURS)
    basic_bishops = blend_bishops = halves = market = workshop = either = 0
    for card in mine.cards:
        colour, bishops = c.colour[card], c.bishop_symbols[card]
        colours[colour] += 1
        if colour < BASIC:
            basic_bishops += bishops
        else:
            blend_bishops += bishops
        if c.half[card] >= 0:
            halves += 1
        from_market, from_workshop = c.market_symbols[card], c.workshop_symbols[card]
        if from_market and from_workshop:
            either += max(from_market, from_workshop)
        else:
            market += from_market
            workshop += from_workshop
    mixes = [min(mine.firsts[k].bit_count(), mine.seconds[k].bit_count()) for k in range(BASIC, len(COLOURS))]
    fetched = s.fetched if seat == s.seat else 0
    aside = [fetched & FETCH_FIELD, fetched >> FETCH_WIDTH & FETCH_FIELD]
    favourite = colours[s.favourite] if s.favourite >= 0 else 0
    counts = [*colours, basic_bishops, blend_bishops, *mixes, halves, market, workshop, either, favourite, *aside]
    numbers.append(len(mine.cards) / HAND_CARDS)
    numbers += [count / FEW_CARDS for count in counts]


def add_ready(numbers: list[float], s: CardsState, mine: Holdings) -> list[Plan]:
    """What the hand can pay for now, one section and two at once; the plans for the row, the nearest first."""
    every = (1 << len(mine.cards)) - 1
    plans: list[Plan] = []
    for section in s.row:
        if section >= 0:
            plan = mine.plan(section, every, mine.tiles)
            place = len(plans)
            while place and nearer(plan, plans[place - 1]):
                place -= 1
            plans.insert(place, plan)
    ready = 0
    one = two = 0
    for plan in plans:
        if plan.lacks == 0:
            ready += 1
    if ready:
        one = two = plans[0].points
    if ready > 1:
        first = plans[0]
        for plan in plans[1:ready]:
            if plan.cards & first.cards or plan.tiles & first.tiles:
                plan = mine.plan(plan.section, every ^ first.cards, mine.tiles & ~first.tiles)
            if plan.lacks == 0:
                two = max(two, first.points + plan.points)
    numbers.append(ready / max(len(s.row), 1))
    numbers.append(one / SECTION_POINTS)
    numbers.append(two / SECTION_POINTS)
    return plans


def nearer(plan: Plan, other: Plan) -> bool:
    if plan.lacks != other.lacks:
        return plan.lacks < other.lacks
    if plan.points != other.points:
        return plan.points > other.points
    return plan.section < other.section


def add_seat(numbers: list[float], s: CardsState, seat: int, points: int) -> None:
    numbers.append(points / POINTS)
    numbers.append(restored(s, seat) / s.rules.end_at)
    add_tiles(numbers, s.tiles[seat])


def add_tiles(numbers: list[float], tiles: int) -> None:
    for _ in range(len(TILES)):
        numbers.append((tiles & TILE_FIELD) / FEW_TILES)
        tiles >>= TILE_WIDTH


def add_standing(numbers: list[float], s: CardsState, seat: int, points: list[int]) -> None:
    best = 0
    for other in range(s.players):
        if other != seat and points[other] > best:
            best = points[other]
    last = s.players - 1
    numbers.append((points[seat] - best) / POINTS)
    numbers.append((seat - s.first) % s.players / last)
    numbers.append(1.0 if seat == s.seat else 0.0)
    numbers.append((seat - s.seat) % s.players / last)


def add_rival(numbers: list[float], s: CardsState, rival: int, known: int) -> None:
    numbers += [backs(s, rival, pile) / FEW_CARDS for pile in range(len(PILES))]
    if known:
        numbers += [(known & cards).bit_count() / FEW_CARDS for cards in s.rules.c.of_colour]
    else:
        numbers += [0.0] * len(COLOURS)


def add_row(numbers: list[float], s: CardsState, plans: list[Plan]) -> None:
    c = s.rules.c
    for plan in plans:
        numbers.append(1.0)
        numbers.append(1.0 if plan.lacks == 0 else 0.0)
        numbers.append(1.0 if plan.lacks == 1 else 0.0)
        numbers.append(plan.points / SECTION_POINTS)
        numbers.append(c.points[plan.section][-1] / SECTION_POINTS)
        numbers.append(1.0 if s.favourite >= 0 and c.needs[plan.section] >> s.favourite & 1 else 0.0)
    numbers += [0.0] * (OF_A_SECTION * (len(s.row) - len(plans)))


def add_table(numbers: list[float], s: CardsState) -> None:
    c = s.rules.c
    numbers += [1.0 if colour == s.favourite else 0.0 for colour in range(len(COLOURS))]
    display = 0
    for tile in s.display:
        if tile >= 0:
            display += 1 << TILE_WIDTH * tile
    add_tiles(numbers, display)
    for pile, left in enumerate(s.left):
        numbers.append(left / len(c.cards_of[pile]))
    numbers.append(s.sections_left / SECTIONS)
    numbers.append(s.tiles_left / ACTION_TILES)
    numbers.append(s.bishops_left / BISHOP_TILES)
    most = 0
    for other in range(s.players):
        most = max(most, restored(s, other))
    numbers.append(max(s.rules.end_at - most, 0) / s.rules.end_at)
    numbers.append(1.0 if s.reason or s.round >= s.rules.cap else 0.0)
    numbers.append(min(s.round, LONG_GAME) / LONG_GAME)
    numbers += [1.0 if step == s.step else 0.0 for step in range(STEPS)]
    numbers.append(s.fresh / 2)
    numbers.append((s.markets + s.workshops + s.either.bit_count()) / DRAWS)


def points_of(s: CardsState, seat: int) -> int:
    """As `scores` counts them, without a list in between."""
    c = s.rules.c
    points = 0
    packed = s.walls[seat]
    while packed:
        code = (packed & WALL_FIELD) - 1
        points += c.points[code >> 2][code & 3]
        packed >>= WALL_WIDTH
    return points + s.tile_points(seat)
