"""A rule of thumb for every decision of Fresco: The Card Game, quick enough to play thousands of positions on.

What a hand promises (prospects.py) says whether to restore now, to swap or to ask, which cards to keep and which to
part with; what that goes by stands in one table (weights.py).
"""

from collections.abc import Sequence

from bottega.core.bits import bits
from bottega.core.playout import Policy
from bottega.core.state import State
from bottega.games.fresco_cards.codes import (
    DISCARD,
    DONE,
    DRAW,
    GIVE,
    LAY,
    PASS,
    PAY,
    PAY_TILE,
    REQUEST,
    RESTORE,
    REVEAL,
    SWAP,
    SWAP_AND_RESTORE,
    TAKE,
    TURN,
)
from bottega.games.fresco_cards.components import TURNS
from bottega.games.fresco_cards.menus import (
    CHOICE_REQUEST,
    CHOICE_RESTORE,
    MORE_RESTORE,
    PAY_TILE_BIT,
    REVEAL_BIT,
    SWAP_AND_RESTORE_BIT,
    SWAP_BIT,
    TAKE_SHIFT,
    TURN_BIT,
)
from bottega.games.fresco_cards.paints import (
    BASIC,
    CARD_BITS,
    COLOURS,
    MARKET,
    PAINT_TILE,
    PILES,
    REQUEST_TILE,
    SECTIONS,
    SWAP_TILE,
    TILES,
    TURN_TILE,
)
from bottega.games.fresco_cards.prospects import NOTHING, Prospects
from bottega.games.fresco_cards.scoring import restored
from bottega.games.fresco_cards.state import WALL_FIELD, CardsState
from bottega.games.fresco_cards.steps import (
    CHOICE_MENU,
    DRAW_MENU,
    GIVE_MENU,
    LAY_MENU,
    MORE_MENU,
    PAY_MENU,
    REWARD_MENU,
)
from bottega.games.fresco_cards.weights import Weights


class Quick(Policy):
    """Decides for any seat from what that seat knows; nothing is left to chance."""

    __slots__ = ("mind", "weights")

    def __init__(self, seed: int = 0, weights: Sequence[float] | None = None) -> None:
        Policy.__init__(self, seed)
        self.weights = Weights(weights)
        self.mind: Prospects | None = None

    def choose(self, state: State, seat: int) -> int:
        if not isinstance(state, CardsState):
            raise TypeError("this rule of thumb plays Fresco: The Card Game")
        s: CardsState = state
        menu, mask = s.menus[seat], s.masks[seat]
        if mask & mask - 1 == 0:
            return menu.ids[mask.bit_length() - 1]
        mind, c = self.mind, s.rules.c
        if mind is None or mind.c is not c:
            self.mind = mind = Prospects(c, self.weights)
        mind.think(s, seat)
        number = menu.number
        if number == LAY_MENU.number:
            return choose_lay(mind, s, mask)
        if number == PAY_MENU.number:
            return choose_pay(mind, s, mask)
        if number == CHOICE_MENU.number:
            return choose_turn(mind, s, seat, mask)
        if number == DRAW_MENU.number:
            return choose_pile(mind, s, mask)
        if number == MORE_MENU.number:
            return choose_more(mind, s, seat, mask)
        if number == REWARD_MENU.number:
            return choose_tile(mind, s, seat, mask)
        first = GIVE if number == GIVE_MENU.number else DISCARD
        return first + least_wanted(mind, mask)


# --- one function for each kind of decision --------------------------------------------------------------------------


def choose_turn(mind: Prospects, s: CardsState, seat: int, mask: int) -> int:
    weights = mind.weights
    now, later = restoring(mind, s, seat, mask >> CHOICE_RESTORE), mind.wait_worth
    best = max(now, later)
    asked = best_request(mind, s, seat, mask >> CHOICE_REQUEST, best)
    if asked >= 0:
        return REQUEST + asked
    if mask & SWAP_AND_RESTORE_BIT and mind.spread_worth - weights.swap_bar * mind.patience > best:
        return SWAP_AND_RESTORE
    if now > NOTHING and (now >= later or mind.last):
        return RESTORE + mind.now[0].section
    if mask & SWAP_BIT and not mind.last and mind.to_lay(mind.wait):
        return SWAP
    return PASS


def choose_more(mind: Prospects, s: CardsState, seat: int, mask: int) -> int:
    now = restoring(mind, s, seat, mask >> MORE_RESTORE)
    asked = best_request(mind, s, seat, mask, now)
    if asked >= 0:
        return REQUEST + asked
    return RESTORE + mind.now[0].section if now > 0.0 else DONE


def choose_lay(mind: Prospects, s: CardsState, mask: int) -> int:
    laid = mind.to_lay(mind.spread if s.quota < SECTIONS else mind.wait)
    for place, card in enumerate(mind.mine.cards):
        if laid >> place & 1 and mask & CARD_BITS[card]:
            return LAY + card
    return REVEAL if mask & REVEAL_BIT else LAY + least_wanted(mind, mask)


def choose_pile(mind: Prospects, s: CardsState, mask: int) -> int:
    """The pile of which most is hoped; for a card that fetches either, also how many it fetches."""
    c, weights = s.rules.c, mind.weights
    want = [weights.basic] * BASIC + [weights.blend] * (len(COLOURS) - BASIC)
    share = weights.wanted
    for plan in mind.spread if 0 < s.quota < SECTIONS else mind.wait:
        for colour in bits(plan.missing):
            want[colour] += share
        share *= weights.wanted_second
    many = [1.0] * len(PILES)
    if s.workshops == 0 and s.either:
        card = (s.either & -s.either).bit_length() - 1
        many = [float(c.workshop_symbols[card])] * len(PILES)
        many[MARKET] = float(c.market_symbols[card])
    best, most = -1, NOTHING
    for pile in range(len(PILES)):
        if mask >> pile & 1:
            hoped = 0.0
            for colour, worth in enumerate(want):
                hoped += worth * mind.pile_odds[pile * len(COLOURS) + colour]
            if hoped * many[pile] > most:
                best, most = pile, hoped * many[pile]
    return DRAW + best


def choose_pay(mind: Prospects, s: CardsState, mask: int) -> int:
    """As the plan has it; and where the payment has left its plan, what is missed least."""
    colour = s.rules.c.paints[s.section][s.paying]
    cards = mind.mine.cards
    for plan in mind.now:
        if plan.section == s.section and plan.lacks == 0:
            way = plan.way(colour)
            if way == 0 and mask & PAY_TILE_BIT:
                return PAY_TILE
            for place in bits(way):
                if mask & CARD_BITS[cards[place]]:
                    return PAY + cards[place]
    return PAY + least_wanted(mind, mask & ~PAY_TILE_BIT)


def choose_tile(mind: Prospects, s: CardsState, seat: int, mask: int) -> int:
    c = s.rules.c
    if mask & TURN_BIT:
        code = (s.walls[seat] & WALL_FIELD) - 1
        points, turns = c.points[code >> 2], code & 3
        if turns < TURNS and points[turns + 1] - points[turns] > c.turn_tile_points:
            return TURN
    missing = 0
    for plan in mind.wait:
        missing |= plan.missing
    best, most = -1, NOTHING
    for tile in range(len(TILES)):
        if mask >> TAKE_SHIFT + tile & 1:
            worth, sure = tile_worth(mind, tile, missing), float(c.tile_points[tile])
            worth = sure + (worth - sure) * mind.patience
            if worth > most:
                best, most = tile, worth
    return TAKE + best if best >= 0 else DONE


# --- rules of thumb --------------------------------------------------------------------------------------------------


def restoring(mind: Prospects, s: CardsState, seat: int, sections: int) -> float:
    """What it is worth to restore now; `NOTHING` when the hand cannot pay, or not as the plan has it."""
    if not mind.now or sections >> mind.now[0].section & 1 == 0:
        return NOTHING
    worth = mind.now_worth + mind.weights.restore
    return worth if mind.last else worth - ending(mind, s, seat)


def ending(mind: Prospects, s: CardsState, seat: int) -> float:
    """How much speaks against restoring because it ends the game, and a rival would win it."""
    ready = gain = 0
    for plan in mind.now:
        if plan.lacks == 0:
            ready += 1
            gain += plan.points + 1
    if restored(s, seat) + ready < s.rules.end_at:
        return 0.0
    scores = s.scores()
    ahead, to_move = 0.0, True
    rival = seat
    for _ in range(s.players - 1):
        rival = rival + 1 if rival + 1 < s.players else 0
        if rival == s.first:  # whoever sits from here on has had his last turn
            to_move = False
        ahead = max(ahead, scores[rival] + (mind.weights.rivals_turn if to_move else 0.0))
    return mind.weights.end_behind if ahead > scores[seat] + gain else 0.0


def best_request(mind: Prospects, s: CardsState, seat: int, mask: int, otherwise: float) -> int:
    """The colour to ask for: one that a section lacks and that somebody is likely to have; or none."""
    if mask & 1 == 0:  # all colours are open, or none
        return -1
    weights = mind.weights
    best, most = -1, weights.request_bar * mind.patience
    for plan in mind.plans:
        if plan.lacks == 0:
            continue
        colour = plan.missing.bit_length() - 1
        chance, cards = mind.given(s, seat, colour)
        gain = weights.request_card * cards
        if plan.lacks == 1:
            gain += chance * (mind.worth(plan) + weights.restore - max(otherwise, 0.0))
        if gain > most:
            best, most = colour, gain
    return best


def tile_worth(mind: Prospects, tile: int, missing: int) -> float:
    weights = mind.weights
    if tile == TURN_TILE:
        return weights.turn
    if tile == SWAP_TILE:
        return weights.swap
    if tile == REQUEST_TILE:
        return weights.request
    return weights.paint + (weights.paint_wanted if missing >> tile - PAINT_TILE & 1 else 0.0)


def least_wanted(mind: Prospects, mask: int) -> int:
    """The card that is missed least: no plan wants it, and it is worth little."""
    mine, wanted = mind.mine, 0
    for plan in mind.wait:
        wanted |= plan.cards
    best, most = -1, NOTHING
    for place, card in enumerate(mine.cards):
        if mask & CARD_BITS[card]:
            liking = -mine.prices[place] - (mind.weights.wanted if wanted >> place & 1 else 0.0)
            if liking > most:
                best, most = card, liking
    return best
