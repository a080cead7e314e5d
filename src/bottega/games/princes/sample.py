"""Filling in what a seat cannot know: hands, piles, and what others are looking at.

A card goes only where the seat must think it possible. What the others have seen is not made up: in a sampled world
they remember nothing of their own looks.
"""

from bottega.core.bits import bits, nth_bit
from bottega.core.rng import Rng
from bottega.games.princes.looking import set_pile
from bottega.games.princes.memory import Slots, slots_of
from bottega.games.princes.scoring import bonus_total, bonus_value, count
from bottega.games.princes.state import BONUS_DECK, CARD, DECK_SIZES, PROFESSION_DECK, PrincesState

TRIES = 40


def redraw(s: PrincesState, seat: int, rng: Rng) -> None:
    s.draws = Rng(rng.below(1 << 30), "sample").word
    if s.step == 0:
        redraw_deal(s, seat, rng)
        return
    if s.ended:
        return
    looker = s.actor if s.deck >= 0 and s.actor != seat else -1
    decks, dealt = deal_account(s, seat, rng)
    for number, deck in enumerate(decks):
        put_cards(s, number, deck, dealt[number], looker)
    if s.waiting and s.waiting >> seat & 1 == 0:
        # What another seat may choose now follows from the cards just given to it, so the step asks once more.
        s.waiting = 0
        s.rules.steps[s.step].go(s)


def deal_account(s: PrincesState, seat: int, rng: Rng) -> tuple[list[Slots], list[list[int]]]:
    """One account of what happened, and a card for every slot of it. Chance finds one soon; if it should not, what it
    would have to decide is left open."""
    for number in range(TRIES + 1):
        decks = slots_of(s, seat, rng if number < TRIES else None)
        dealt = [
            deal_bonuses(s, seat, deck, rng) if number == BONUS_DECK else deal(flat(deck), rng)
            for number, deck in enumerate(decks)
        ]
        if all(deck.fits and len(cards) == len(flat(deck)) for deck, cards in zip(decks, dealt, strict=True)):
            return decks, dealt
    raise RuntimeError(f"what seat {seat} remembers contradicts itself")


def redraw_deal(s: PrincesState, seat: int, rng: Rng) -> None:
    """Before the first round: some have given a card back, some still hold four."""
    c = s.rules.c
    mine = s.hand[seat] | (1 << (s.seen[seat] & (1 << CARD) - 1) if s.seen[seat] else 0)
    unseen = [card for card in range(DECK_SIZES[PROFESSION_DECK]) if mine >> card & 1 == 0]
    rng.shuffle(unseen)
    returned = bits(mine & ~s.hand[seat])
    for other in range(s.players):
        if other == seat:
            continue
        cards = [unseen.pop() for _ in range(c.dealt)]
        if s.waiting >> other & 1 == 0:
            given = cards.pop()
            returned.append(given)
            s.seen[other] = 1 << CARD | given
        s.hand[other] = sum([1 << card for card in cards])
        s.masks[other] = s.hand[other]
    s.profession_pile = (*unseen, *returned)
    s.bonus_pile, s.prestige_pile = [tuple(rng.shuffled(range(size))) for size in DECK_SIZES[1:]]


def deal(slots: list[int], rng: Rng) -> list[int]:
    """One card for each slot, or nothing if they cannot all have one. Narrow slots choose first."""
    left = 0
    for cards in slots:
        left |= cards
    if slots and min(slots) == left:  # every card may be anywhere
        dealt = bits(left)
        rng.shuffle(dealt)
        return dealt[: len(slots)] if len(dealt) >= len(slots) else []
    everything = left
    order = list(range(len(slots)))
    rng.shuffle(order)
    order.sort(key=lambda slot: slots[slot].bit_count())
    given = [-1] * len(slots)
    for slot in order:
        options = slots[slot] & left
        if options:
            given[slot] = nth_bit(options, rng.below(options.bit_count()))
            left ^= 1 << given[slot]
            continue
        given[slot] = make_way(slots, given, slot, left)
        if given[slot] < 0:
            return []
        left = everything & ~sum([1 << card for card in given if card >= 0])
    return given


def make_way(slots: list[int], given: list[int], slot: int, left: int) -> int:
    """Others take another card so that one becomes free for this slot: the shortest way to do so."""
    came_from: dict[int, tuple[int, int]] = {}  # a slot that would give up its card, and to which slot
    queue = [slot]
    for asking in queue:
        for other, card in enumerate(given):
            if card < 0 or other == slot or other in came_from or slots[asking] >> card & 1 == 0:
                continue
            came_from[other] = (asking, card)
            options = slots[other] & left
            if not options:
                queue.append(other)
                continue
            replacement = bits(options)[0]
            while other != slot:
                asking, card = came_from[other]
                given[other] = replacement
                other, replacement = asking, card
            return replacement
    return -1


def flat(deck: Slots) -> list[int]:
    return [cards for slots in deck.everything() for cards in slots]


def put_cards(s: PrincesState, number: int, deck: Slots, dealt: list[int], looker: int) -> None:
    cards = iter(dealt)
    pile = tuple([next(cards) for _ in deck.pile])
    looked_at = sum([1 << next(cards) for _ in deck.looked_at])
    hands = [sum([1 << next(cards) for _ in hand]) for hand in deck.hands]
    set_pile(s, number, pile)
    if looked_at:
        s.looked[looker] = looked_at
    held = (s.hand, s.bonuses, s.medals)[number]
    for other, hand in enumerate(hands):
        if hand:
            held[other] = hand


def deal_bonuses(s: PrincesState, seat: int, deck: Slots, rng: Rng) -> list[int]:
    """Somebody who has laid down a profession below the minimum must hold the bonus cards that lift it."""
    slots = flat(deck)
    worker = s.actor
    dealt = deal(slots, rng)
    settled = s.work < 0 or not s.adding or worker == seat or s.value >= s.rules.c.minimum[s.round]
    if settled or len(dealt) < len(slots):
        return dealt
    need = s.rules.c.minimum[s.round] - s.value
    counts = count(s, worker)
    first = len(deck.pile) + len(deck.looked_at) + sum([len(hand) for hand in deck.hands[:worker]])
    his = range(first, first + len(deck.hands[worker]))
    for _ in range(TRIES):
        if bonus_total(s, sum([1 << dealt[slot] for slot in his]), counts) >= need:
            return dealt
        dealt = deal(slots, rng)
    return deal(with_best_cards(s, slots, his, counts, rng), rng)


def with_best_cards(s: PrincesState, slots: list[int], his: range, counts: list[int], rng: Rng) -> list[int]:
    """The slots, narrowed so that the most valuable cards possible lie in his hand."""
    cards = list(range(DECK_SIZES[BONUS_DECK]))
    cards.sort(key=lambda card: -bonus_value(s, card, counts))
    for card in cards:
        narrowed = [mask if slot in his else mask & ~(1 << card) for slot, mask in enumerate(slots)]
        if narrowed != slots and deal(narrowed, rng):
            slots = narrowed
    return slots
