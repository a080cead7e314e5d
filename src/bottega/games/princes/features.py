"""A position as numbers for a learner: the table, one's own estate and hand, and the others round the table.

Everything comes from what the seat knows, so the numbers are the same for a position, for what the seat sees of it and
for every sample of that. Nothing is worked out that would be written into the position.
"""

from typing import Final

from bottega.core.features import Feature
from bottega.core.setup import Setup
from bottega.games.princes.actions import (
    BONUSES,
    BUILDINGS,
    FREEDOMS,
    LANDSCAPES,
    PIECES,
    PILES,
    PRESTIGES,
    PROFESSIONS,
)
from bottega.games.princes.bits import ones
from bottega.games.princes.components import MOST_BUILDERS, MOST_CARDS, ROUNDS
from bottega.games.princes.quick_prospect import bonus_worth
from bottega.games.princes.rules import (
    BUILDING_BITS,
    BUILDING_ROOM,
    FREEDOM_OFFER,
    KINDS,
    LANDSCAPE_BITS,
    LANDSCAPE_OFFER,
    STALE,
)
from bottega.games.princes.scoring import company, count, prestige_points, workable
from bottega.games.princes.state import DECK_SIZES, DECKS, LOOKED_AT, PrincesState

BEST_WORKS: Final = 5  # works in hand told one by one, the best first
PHASES: Final = 3  # choosing professions, auctions, turns
AUCTIONS: Final = 2  # the steps of a round in which somebody is asked
TURNS: Final = 3
WORK: Final = 20.0  # a good work
PRESTIGE: Final = 50.0
FLORINS: Final = 1000.0
MEDAL: Final = 10.0
LARGE: Final = 10.0  # what a number of these four kinds never goes beyond, and is cut off at
CELLS: Final = 43.0
ACTIONS: Final = 2
PEOPLE: Final = (1 << len(PROFESSIONS)) - 1

TABLE: Final = (
    Feature("round", "the round, of seven", high=1.0),
    Feature("phase", "choosing professions, auctions, turns", size=PHASES),
    Feature("minimum", "the minimum of this round and of the next, by twenties", size=2, high=5.0),
    Feature("auction.item", "the item under the hammer", size=len(PILES)),
    Feature("auction.bid", "the highest bid, in thousands", high=100.0),
    Feature("auction.shut", "the piles that were sold from in this round", size=len(PILES)),
    Feature("supply.piles", "what is left of each pile, as a share", size=len(PILES)),
    Feature("supply.buildings", "copies left of each building, as a share", size=len(BUILDINGS)),
    Feature("supply.freedoms", "copies left of each freedom, by fives", size=len(FREEDOMS)),
    Feature("supply.cards", "cards left of each deck, as a share", size=len(DECKS)),
    Feature("looking", "cards before the eyes of whoever looks, by fives, in the place of their deck", size=len(DECKS)),
    Feature("work", "the value of the work on the table, by twenties", high=LARGE),
    Feature("adding", "whether bonus cards can still be added to it"),
)

# What is told of everybody.
EACH: Final = (
    Feature("prestige", "prestige points, by fifties", high=LARGE),
    Feature("florins", "in thousands, as everybody can count them", high=100.0),
    Feature("jesters", "by sevens"),
    Feature("builders", "by threes"),
    Feature("forests", "by sixes"),
    Feature("lakes", "by sixes"),
    Feature("parks", "by sixes"),
    Feature("large", "large buildings, by threes"),
    Feature("medium", "medium buildings, by fives"),
    Feature("small", "small buildings, by twos"),
    Feature("freedoms", "by threes"),
    Feature("cards", "professions and recruiting cards in hand and on the table, by fifteens"),
    Feature("professions", "professions in hand, by sevens", high=3.0),
    Feature("recruiting", "recruiting cards in hand, by fives"),
    Feature("honours", "prestige cards, by sevens", high=2.0),
    Feature("bonuses", "bonus cards, by fives", high=4.0),
    Feature("works", "works made, by sevens", high=3.0),
    Feature("best", "the best work of this round, by twenties", high=LARGE),
    Feature("leads", "whether that is the best of all so far"),
    Feature("cells", "free cells, as a share"),
    Feature("company", "what jesters and cards add to every work, by twenties", high=LARGE),
    Feature("pleased", "mean of the wishes met of those whom the seat has not seen, by tens", high=10.0),
    Feature("buyer", "has not bought in this round"),
    Feature("bidder", "has the highest bid"),
    Feature("still", "may raise"),
    Feature("actor", "has the turn, lays a piece or looks at cards"),
    Feature("waited_for", "is asked"),
    Feature("place", "the place in the order of this round, from 0 to 1"),
    Feature("actions", "actions to come in the game, by fourteens"),
)

OWN: Final = (
    Feature("own.buildings", "each building", size=len(BUILDINGS)),
    Feature("own.offers", "each kind of landscape and each freedom", size=len(LANDSCAPES) + len(FREEDOMS)),
    Feature("own.room", "each piece for which the estate has a place", size=len(PIECES)),
    Feature("own.fans", "people in hand who miss it: buildings, landscapes, freedoms", size=16, high=7.0),
    Feature("own.hand", "each profession in hand: the value of its work now, by twenties", size=21, high=LARGE),
    Feature("own.top", "the values of the best works in hand, by twenties", size=BEST_WORKS, high=LARGE),
    Feature("own.above", "how far these are above the minimum, by tens", size=BEST_WORKS, low=-LARGE, high=LARGE),
    Feature("own.wishes", "wishes met of these, as a share", size=BEST_WORKS, high=1.0),
    Feature("own.workable", "works that could be shown now, by threes", high=7.0),
    Feature("own.bonus", "what the bonus cards add to a work now, by twenties", high=LARGE),
    Feature("own.bonus_cards", "each bonus card in hand", size=len(BONUSES)),
    Feature("own.medals", "each prestige card in hand", size=len(PRESTIGES)),
    Feature("own.medal_points", "what each would bring now, by tens", size=len(PRESTIGES), high=5.0),
)


def spec(setup: Setup) -> tuple[Feature, ...]:
    own = [Feature(f"own.{part.name}", part.about, 1, part.low, part.high) for part in EACH]
    rivals = [Feature(f"rival.{part.name}", part.about, setup.players - 1, part.low, part.high) for part in EACH]
    return (*TABLE, *own, *OWN, *rivals)


def features(s: PrincesState, seat: int) -> list[float]:
    found: list[float] = []
    tell_table(s, found)
    unseen = PEOPLE & ~s.hand[seat]
    for other in range(s.players):
        unseen &= ~s.played[other]
    found += tell_seat(s, seat, unseen)
    tell_estate(s, seat, found)
    tell_hand(s, seat, found)
    tell_cards(s, seat, found)
    rows = [tell_seat(s, (seat + step) % s.players, unseen) for step in range(1, s.players)]
    for number in range(len(EACH)):
        for row in rows:
            found.append(row[number])
    return found


def tell_table(s: PrincesState, found: list[float]) -> None:
    c = s.rules.c
    found.append(s.round / ROUNDS)
    found += [1.0 if s.step == (0, AUCTIONS, TURNS)[phase] else 0.0 for phase in range(PHASES)]
    found.append(c.minimum[s.round] / WORK)
    found.append(c.minimum[min(s.round + 1, ROUNDS)] / WORK)
    found += [1.0 if s.item == pile else 0.0 for pile in range(len(PILES))]
    found.append(min(s.bid / FLORINS, 100.0))
    tell_bits(s.shut, len(PILES), found)
    found += [s.supply[pile] / c.stacks[pile] for pile in range(len(PILES))]
    found += [s.supply[len(PILES) + pile] / c.building_copies[pile] for pile in range(len(BUILDINGS))]
    found += [s.supply[len(PILES) + len(BUILDINGS) + pile] / 5.0 for pile in range(len(FREEDOMS))]
    found += [cards_left(s, deck) / DECK_SIZES[deck] for deck in range(len(DECKS))]
    found += [s.looking / LOOKED_AT if s.deck == deck else 0.0 for deck in range(len(DECKS))]
    found.append(min(s.value / WORK, LARGE))
    found.append(1.0 if s.work >= 0 and s.adding else 0.0)


def cards_left(s: PrincesState, deck: int) -> int:
    """Cards in a pile or before somebody's eyes, counted as everybody can."""
    out = 0
    for seat in range(s.players):
        if deck == 0:
            out += s.cards[seat] - s.recruiting[seat] - s.replaced[seat]
        else:
            out += s.bonus_held[seat] if deck == 1 else s.honours[seat]
    return DECK_SIZES[deck] - out - (ones(s.bonus_gone) if deck == 1 else 0)


def tell_bits(mask: int, size: int, found: list[float]) -> None:
    found += [1.0 if mask >> place & 1 else 0.0 for place in range(size)]


def tell_seat(s: PrincesState, seat: int, unseen: int) -> list[float]:
    c = s.rules.c
    offers = s.offers[seat]
    _, large, medium, small, _ = c.building_counts[offers & BUILDING_BITS]
    works = ones(s.played[seat]) + s.replaced[seat]
    place = (seat - s.first) % s.players
    best = s.best[seat]
    return [
        min(s.prestige[seat] / PRESTIGE, LARGE),
        min(s.florins[seat] / FLORINS, 100.0),
        s.jesters[seat] / 7.0,
        s.builders[seat] / MOST_BUILDERS,
        s.landscapes[KINDS * seat] / 6.0,
        s.landscapes[KINDS * seat + 1] / 6.0,
        s.landscapes[KINDS * seat + 2] / 6.0,
        large / 3.0,
        medium / 5.0,
        small / 2.0,
        ones(offers >> FREEDOM_OFFER) / len(FREEDOMS),
        s.cards[seat] / MOST_CARDS,
        (s.cards[seat] - s.recruiting[seat] - works) / 7.0,
        s.recruiting[seat] / 5.0,
        s.honours[seat] / 7.0,
        s.bonus_held[seat] / 5.0,
        works / 7.0,
        min(best / WORK, LARGE),
        1.0 if best and best == max(s.best) else 0.0,
        ones(c.grounds & ~s.taken[seat]) / CELLS,
        min(company(s, seat) / WORK, LARGE),
        pleased(s, offers, unseen),
        1.0 if s.free >> seat & 1 else 0.0,
        1.0 if s.bidder == seat else 0.0,
        1.0 if s.still >> seat & 1 else 0.0,
        1.0 if s.actor == seat and (s.turn >= 0 or s.piece >= 0 or s.deck >= 0) else 0.0,
        1.0 if s.waiting >> seat & 1 else 0.0,
        place / (s.players - 1),
        actions_left(s, place) / (ACTIONS * ROUNDS),
    ]


def pleased(s: PrincesState, offers: int, unseen: int) -> float:
    """The mean of the wishes that an estate meets, over people of whom the seat does not know where they are."""
    people = ones(unseen)
    if people == 0:
        return 0.0
    rules = s.rules
    c = rules.c
    met = c.building_value * ones(rules.fans_of_buildings[offers & BUILDING_BITS] & unseen)
    met += c.landscape_value * ones(rules.fans_of_landscapes[offers >> LANDSCAPE_OFFER & LANDSCAPE_BITS] & unseen)
    met += c.freedom_value * ones(rules.fans_of_freedoms[offers >> FREEDOM_OFFER] & unseen)
    return min(met / (10.0 * people), 10.0)


def actions_left(s: PrincesState, place: int) -> int:
    """To come for the player with this place in the order of the round."""
    later = ACTIONS * (ROUNDS - s.round)
    if s.ended:
        return 0
    if s.step != TURNS or s.turn < place:
        return later + ACTIONS
    return later + ACTIONS - s.acts if s.turn == place else later


def tell_estate(s: PrincesState, seat: int, found: list[float]) -> None:
    offers = s.offers[seat]
    tell_bits(offers, len(BUILDINGS) + len(LANDSCAPES) + len(FREEDOMS), found)
    room = s.room[seat]
    if room & STALE:  # as `building_room`, but nothing is written down
        wanted = room & BUILDING_ROOM & ~(offers << KINDS)
        room = room & LANDSCAPE_BITS | s.rules.room(seat, wanted, s.building_cells(seat))
    tell_bits(room & ~(offers << KINDS & BUILDING_ROOM), len(PIECES), found)


def tell_hand(s: PrincesState, seat: int, found: list[float]) -> None:
    rules = s.rules
    c = rules.c
    hand, offers = s.hand[seat], s.offers[seat]
    for building in range(len(BUILDINGS)):
        fans = 0 if offers >> building & 1 else ones(rules.fans_of_buildings[1 << building] & hand)
        found.append(float(fans))
    for kind in range(len(LANDSCAPES)):
        fans = 0 if offers >> LANDSCAPE_OFFER + kind & 1 else ones(rules.fans_of_landscapes[1 << kind] & hand)
        found.append(min(float(fans), 7.0))
    for freedom in range(len(FREEDOMS)):
        fans = 0 if offers >> FREEDOM_OFFER + freedom & 1 else ones(rules.fans_of_freedoms[1 << freedom] & hand)
        found.append(min(float(fans), 7.0))
    base = company(s, seat)
    met: list[int] = []
    for card in range(len(PROFESSIONS)):
        wishes = rules.wishes(offers, card) if hand >> card & 1 else -1
        found.append(min((base + wishes) / WORK, LARGE) if wishes >= 0 else 0.0)
        if wishes >= 0:
            met.append(wishes)
    met.sort(reverse=True)
    tell_best(found, met[:BEST_WORKS], base, c.minimum[s.round], rules.most_wishes)
    found.append(min(ones(workable(s, seat)) / 3.0, 7.0))


def tell_best(found: list[float], met: list[int], base: int, least: int, most: int) -> None:
    empty = [0.0] * (BEST_WORKS - len(met))
    found += [min((base + wishes) / WORK, LARGE) for wishes in met] + empty
    found += [max(-LARGE, min((base + wishes - least) / 10.0, LARGE)) for wishes in met] + empty
    found += [wishes / most if most else 0.0 for wishes in met] + empty


def tell_cards(s: PrincesState, seat: int, found: list[float]) -> None:
    bonuses, medals = s.bonuses[seat], s.medals[seat]
    found.append(min(bonus_worth(s, seat) / WORK, LARGE) if bonuses else 0.0)
    tell_bits(bonuses, len(BONUSES), found)
    tell_bits(medals, len(PRESTIGES), found)
    points = [0.0] * len(PRESTIGES)
    if medals:
        counts = [count(s, other) for other in range(s.players)]
        for card in range(len(PRESTIGES)):
            if medals >> card & 1:
                points[card] = min(prestige_points(s, seat, card, counts) / MEDAL, 5.0)
    found += points
