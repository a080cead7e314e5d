"""A turn of Fresco: The Card Game, step by step.

One card from the market; then swap, restore or pass; then the hand. A request tile may come in between.
"""

from typing import Final

from bottega.core.menu import Decider, Menu
from bottega.core.state import SEAT_BITS
from bottega.core.step import Step
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
from bottega.games.fresco_cards.events import (
    Discarded,
    Gave,
    GaveCard,
    GotCard,
    Laid,
    Passed,
    Requested,
    SawHand,
    ShowedHand,
    TileTaken,
    TurnBegan,
)
from bottega.games.fresco_cards.memory import begin_memory, recall_given, recall_left, recall_shown
from bottega.games.fresco_cards.menus import (
    CHOICE_REQUESTS,
    CHOICE_RESTORE,
    DONE_BIT,
    MORE_REQUESTS,
    MORE_RESTORE,
    NO_TILE_BIT,
    PASS_BIT,
    REVEAL_BIT,
    SWAP_AND_RESTORE_BIT,
    SWAP_BIT,
    TAKE_SHIFT,
    TURN_BIT,
    CardMenu,
    run,
)
from bottega.games.fresco_cards.paints import (
    CARD_BITS,
    CARD_NAMES,
    CARDS,
    COLOURS,
    EITHER,
    FETCH_FIELD,
    FETCH_WIDTH,
    MARKET,
    ONE_TILE,
    PILES,
    REQUEST_TILE,
    SECTIONS,
    SWAP_TILE,
    TILE_FIELD,
    TILE_WIDTH,
    TILES,
    TURN_TILE,
)
from bottega.games.fresco_cards.payment import PAINTS, payable, payment_mask
from bottega.games.fresco_cards.piles import discard_laid, draw, drawable, names, tell_lost
from bottega.games.fresco_cards.scoring import (
    can_turn,
    clean_up,
    finish,
    replaced,
    restore_section,
    turn_by_tile,
    use_tile,
)
from bottega.games.fresco_cards.state import ANSWER, CHOOSE, FETCH, HAND, LAY_CARDS, MORE, NO_LIMIT, REWARD, CardsState

SWAP_TILE_SECTIONS: Final = 2  # that a swap-and-restore tile allows (C-TILE-6)
WORKSHOP_PILES: Final = 14
EVERY_PILE: Final = 15
HELD_SWAP: Final = TILE_FIELD << TILE_WIDTH * SWAP_TILE
HELD_REQUEST: Final = TILE_FIELD << TILE_WIDTH * REQUEST_TILE


def begin_turn(s: CardsState) -> None:
    """Phase 1: the top card of the market."""
    s.step = CHOOSE
    s.quota = NO_LIMIT
    if s.log is not None:
        s.log.append(TurnBegan(s.seat, s.round))
    draw(s, s.seat, MARKET, s.rules.c.draws_each_turn)


def keep_secret(s: CardsState, seat: int) -> None:
    """Nobody else knows of the move yet: the seat is asked on."""
    s.secret[seat] += 1
    s.waiting = SEAT_BITS[seat]


# --- phase 2: swap, restore or pass ----------------------------------------------------------------------------------


class Choose(Step):
    name = "choose"

    def go(self, s: CardsState) -> None:
        seat = s.seat
        tiles = s.tiles[seat]
        mask = payable(s, seat) << CHOICE_RESTORE | PASS_BIT
        if s.hands[seat]:
            mask |= SWAP_BIT
            if tiles & HELD_SWAP:
                mask |= SWAP_AND_RESTORE_BIT
        if tiles & HELD_REQUEST:
            mask |= CHOICE_REQUESTS
        if mask == PASS_BIT:
            tell_passed(s, seat)
            check_hand(s)
        else:
            # As `ask` does it, without the call; here one seat is asked at a time.
            s.menus[seat] = CHOICE_MENU
            s.masks[seat] = mask
            s.waiting = SEAT_BITS[seat]

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        if action == SWAP:
            ask_to_lay(s, seat)
            s.secret[seat] += 1
        elif action == PASS:
            tell_passed(s, seat)
            check_hand(s)
        elif action == SWAP_AND_RESTORE:
            use_tile(s, seat, SWAP_TILE)
            s.quota = SWAP_TILE_SECTIONS
            s.step = LAY_CARDS
        elif action >= RESTORE:
            begin_payment(s, seat, action - RESTORE)
        else:
            request(s, seat, action - REQUEST, CHOOSE)


def tell_passed(s: CardsState, seat: int) -> None:
    if s.log is not None:
        s.log.append(Passed(seat))


class More(Step):
    """Between restorations and before the check of the hand. Whether the hand could pay for more is nobody's business,
    so the seat is asked even when it could not."""

    name = "more"

    def go(self, s: CardsState) -> None:
        seat = s.seat
        mask = DONE_BIT
        if s.tiles[seat] & HELD_REQUEST:
            mask |= MORE_REQUESTS
        if s.quota and s.open:
            mask |= payable(s, seat) << MORE_RESTORE
        elif mask == DONE_BIT:
            check_hand(s)
            return
        s.ask(seat, MORE_MENU, mask)

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        if action == DONE:
            check_hand(s)
        elif action >= RESTORE:
            begin_payment(s, seat, action - RESTORE)
        else:
            request(s, seat, action - REQUEST, MORE)


# --- swapping --------------------------------------------------------------------------------------------------------


def ask_to_lay(s: CardsState, seat: int) -> None:
    hand = s.hands[seat]
    s.ask(seat, LAY_MENU, hand)
    s.remaining = list(LAY_MENU.actions(hand))


class LayCards(Step):
    """A swap that a tile has announced."""

    name = "lay-cards"

    def go(self, s: CardsState) -> None:
        ask_to_lay(s, s.seat)

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        if action == REVEAL:
            s.remaining = []
            self.reveal(s, seat)
            return
        card = action - LAY
        mask = s.masks[seat]
        remaining = s.remaining
        fetched = s.fetched
        if not remaining:  # in a sample
            remaining = s.remaining = list(LAY_MENU.actions(mask))
        remaining.remove(action)
        if not fetched:  # the first card: each fetches something
            remaining.append(REVEAL)
            mask |= REVEAL_BIT
        s.masks[seat] = mask ^ CARD_BITS[card]
        s.fetched = fetched + s.rules.fetches[card]
        s.secret[seat] += 1
        s.waiting = SEAT_BITS[seat]

    def reveal(self, s: CardsState, seat: int) -> None:
        """The cards lie open; how many they fetch is known, except for those that fetch one kind or the other."""
        if s.step == CHOOSE:
            s.quota = 0  # a plain swap: nothing is restored this turn
        fetched, chosen = s.fetched, s.hands[seat] & ~s.masks[seat]
        s.fetched = 0
        s.secret[seat] = 0
        s.hands[seat] ^= chosen
        s.laid = chosen
        if s.heard:
            recall_left(s, seat, chosen)
        s.markets = fetched & FETCH_FIELD
        s.workshops = fetched >> FETCH_WIDTH & FETCH_FIELD
        if fetched >= EITHER:
            s.either = chosen & s.rules.c.either
        s.step = FETCH
        if s.log is not None:
            s.log.append(Laid(seat, names(chosen)))


class Fetch(Step):
    """Draws without a choice come first, so that the player knows most when choosing: market cards, then workshop cards
    one by one, then the cards that fetch one kind or the other."""

    name = "fetch"

    def go(self, s: CardsState) -> None:
        seat = s.seat
        if s.markets:
            draw(s, seat, MARKET, s.markets)
            s.markets = 0
        if s.workshops:
            mask = drawable(s) & WORKSHOP_PILES
            if mask:
                s.offer(seat, DRAW_MENU, mask)
            else:
                tell_lost(s, seat, s.workshops)
                s.workshops = 0
        elif s.either:
            mask = drawable(s)
            if mask:
                s.offer(seat, DRAW_MENU, mask)
            else:
                tell_lost(s, seat, s.either.bit_count())
                s.either = 0
        else:
            discard_laid(s)
            if s.quota or s.tiles[seat] & HELD_REQUEST:
                s.step = MORE
            else:
                check_hand(s)

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        pile = action - DRAW
        if s.workshops == 0:
            self.choose_symbol(s, pile)
        if pile == MARKET:
            return
        left = s.workshops - 1
        s.workshops = left
        draw(s, seat, pile, 1)
        if left and drawable(s) == EVERY_PILE:
            s.masks[seat] = WORKSHOP_PILES  # the menu is this one already
            s.waiting = SEAT_BITS[seat]

    def choose_symbol(self, s: CardsState, pile: int) -> None:
        """A card with both symbols fetches only what its player chooses now."""
        card = s.either & -s.either
        s.either ^= card
        number = card.bit_length() - 1
        if pile == MARKET:
            s.markets = s.rules.c.market_symbols[number]
        else:
            s.workshops = s.rules.c.workshop_symbols[number]


# --- restoring -------------------------------------------------------------------------------------------------------


def begin_payment(s: CardsState, seat: int, section: int) -> None:
    s.section = section
    s.menus[seat] = PAY_MENU
    s.masks[seat] = payment_mask(s, seat)
    keep_secret(s, seat)


class Paying(Decider):
    """Paint by paint, as the fresco card names them; always asked, because what a hand could not have paid otherwise is
    nobody's business."""

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        c = s.rules.c
        paying = s.paying
        if action == PAY_TILE:
            s.paid_tiles |= 1 << c.paints[s.section][paying]
            paying += 1
        else:
            card = action - PAY
            s.paid |= CARD_BITS[card]
            s.symbols += c.bishop_symbols[card]
            if s.half:
                s.half = 0
                s.mixes += 1
                paying += 1
            elif c.colour[card] == c.paints[s.section][paying]:
                paying += 1
            else:
                s.half = 1
        s.paying = paying
        if paying < PAINTS:
            s.masks[seat] = payment_mask(s, seat)
            keep_secret(s, seat)
            return
        s.secret[seat] = 0
        s.hands[seat] ^= s.paid
        s.laid |= s.paid
        if s.heard:
            recall_left(s, seat, s.paid)
        restore_section(s, seat)
        s.step = REWARD


class Reward(Step):
    """A turn tile may turn the section once more; taking a tile ends that, so a tile just gained cannot (C-OQ-8)."""

    name = "reward"

    def go(self, s: CardsState) -> None:
        mask = 0
        for tile in s.display:
            if tile >= 0:
                mask |= 1 << TAKE_SHIFT + tile
        turn = can_turn(s, s.seat)
        if mask == 0 and not turn:
            s.step = MORE
            return
        if turn:
            mask |= TURN_BIT if mask else TURN_BIT | NO_TILE_BIT
        s.offer(s.seat, REWARD_MENU, mask)

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        if action == TURN:
            use_tile(s, seat, TURN_TILE)
            turn_by_tile(s, seat)
            return
        s.step = MORE
        tile = action - TAKE
        if tile >= len(TILES):  # done, where there is no tile to take
            return
        s.display = replaced(s.display, s.display.index(tile), -1)
        s.tiles[seat] += ONE_TILE[tile]
        if s.log is not None:
            s.log.append(TileTaken(seat, TILES[tile]))


# --- request tiles ---------------------------------------------------------------------------------------------------


def request(s: CardsState, seat: int, colour: int, resume: int) -> None:
    use_tile(s, seat, REQUEST_TILE)
    begin_memory(s)
    s.wanted = colour
    s.resume = resume
    s.answerer = (seat + 1) % s.players
    s.step = ANSWER
    if s.log is not None:
        s.log.append(Requested(seat, COLOURS[colour]))


class Answer(Step):
    """Clockwise, every other seat gives a card of the colour, or shows that it has none. One card is asked for like
    several: whether the giver had a choice stays with him."""

    name = "answer"

    def go(self, s: CardsState) -> None:
        while s.answerer != s.seat:
            cards = s.hands[s.answerer] & s.rules.c.of_colour[s.wanted]
            if cards:
                s.ask(s.answerer, GIVE_MENU, cards)
                return
            show_hand(s, s.answerer)
            s.answerer = (s.answerer + 1) % s.players
        s.wanted = -1
        s.step = s.resume

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        asker = s.seat
        card = action - GIVE
        s.hands[seat] ^= 1 << card
        s.hands[asker] |= 1 << card
        recall_given(s, seat, asker, card)
        if s.log is not None:
            s.log.append(Gave(seat, asker, PILES[s.rules.c.pile[card]]))
            s.log.append(GaveCard(seat, asker, CARD_NAMES[card]))
            s.log.append(GotCard(asker, seat, CARD_NAMES[card]))
        s.answerer = (seat + 1) % s.players


def show_hand(s: CardsState, seat: int) -> None:
    asker = s.seat
    recall_shown(s, seat, asker, s.wanted)
    if s.log is not None:
        s.log.append(ShowedHand(seat, asker))
        s.log.append(SawHand(asker, seat, names(s.hands[seat])))


# --- phase 3: the hand -----------------------------------------------------------------------------------------------


class Hand(Step):
    """Refill or discard; then the left neighbour's turn, or the end."""

    name = "hand"

    def go(self, s: CardsState) -> None:
        check_hand(s)

    def decide(self, s: CardsState, seat: int, action: int) -> None:
        card = CARD_BITS[action - DISCARD]
        s.hands[seat] ^= card
        s.discards |= card
        if s.heard:
            recall_left(s, seat, card)
        if s.log is not None:
            s.log.append(Discarded(seat, names(card), True))
        check_hand(s)


def check_hand(s: CardsState) -> None:
    seat, c = s.seat, s.rules.c
    s.step = HAND
    if s.fresh:
        clean_up(s)
    count = s.hands[seat].bit_count()
    if count > c.hand_limit:
        s.ask(seat, DISCARD_MENU, s.hands[seat])
        return
    if count < c.hand_least:
        draw(s, seat, MARKET, c.hand_least - count)
    seat = seat + 1 if seat + 1 < s.players else 0
    s.seat = seat
    if seat == s.first:
        if s.round >= s.rules.cap and not s.reason:
            s.reason = "turn-cap"
        if s.reason:
            finish(s)
            return
        s.round += 1
    begin_turn(s)


TURN_STEPS: Final[tuple[Step, ...]] = (Choose(), LayCards(), Fetch(), Reward(), More(), Answer(), Hand())


CHOICE_MENU: Final = Menu(
    0, "choice", (SWAP, SWAP_AND_RESTORE, *run(REQUEST, len(COLOURS)), *run(RESTORE, SECTIONS), PASS), Choose()
)
LAY_MENU: Final = CardMenu(1, "lay", (*run(LAY, CARDS), REVEAL), LayCards())
DRAW_MENU: Final = Menu(2, "draw", tuple(run(DRAW, len(PILES))), Fetch())
PAY_MENU: Final = CardMenu(3, "pay", (*run(PAY, CARDS), PAY_TILE), Paying())
REWARD_MENU: Final = Menu(4, "reward", (TURN, *run(TAKE, len(TILES)), DONE), Reward())
MORE_MENU: Final = Menu(5, "more", (*run(REQUEST, len(COLOURS)), *run(RESTORE, SECTIONS), DONE), More())
GIVE_MENU: Final = CardMenu(6, "give", tuple(run(GIVE, CARDS)), Answer())
DISCARD_MENU: Final = CardMenu(7, "discard", tuple(run(DISCARD, CARDS)), Hand())

MENUS: Final = (CHOICE_MENU, LAY_MENU, DRAW_MENU, PAY_MENU, REWARD_MENU, MORE_MENU, GIVE_MENU, DISCARD_MENU)
