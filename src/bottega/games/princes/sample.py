"""Filling in what a seat cannot know: hands, piles, and what others are looking at.

A card goes only where the seat must think it possible. What the others have seen is not made up: in a sampled world
they remember nothing of their own looks.
"""

from typing import Final

from bottega.core.bits import bits, nth_bit
from bottega.core.rng import Rng
from bottega.games.princes.bits import ones
from bottega.games.princes.looking import set_pile
from bottega.games.princes.memory import Slots, slots_of
from bottega.games.princes.scoring import bonus_total, bonus_value, count
from bottega.games.princes.state import BONUS_DECK, CARD, DECK_SIZES, PROFESSION_DECK, PrincesState

TRIES: Final = 40
DRAWS: Final = 28  # bits of half a word of the stream of a sampled world
RANK: Final = 8  # bits of a place among the slots

# How much likelier somebody is held by the one whose estate meets wishes of so much value, of ten: players keep who
# fits, and build for whom they hold. In games of journeymen the odds are steeper than that.
ODDS: Final[tuple[int, ...]] = (10, 14, 20, 28, 40, 57, 80, 113, 160, 226, 320)
SWEEPS: Final = 2


def redraw(s: PrincesState, seat: int, rng: Rng) -> None:
    s.draws = rng.below(1 << DRAWS) << DRAWS | rng.below(1 << DRAWS) | 1
    if s.step == 0:
        redraw_deal(s, seat, rng)
        return
    if s.ended:
        return
    looker = s.actor if s.deck >= 0 and s.actor != seat else -1
    decks, rows, dealt = deal_account(s, seat, rng)
    prefer_those_who_fit(s, decks[PROFESSION_DECK], rows[PROFESSION_DECK], dealt[PROFESSION_DECK], rng)
    for number, deck in enumerate(decks):
        put_cards(s, number, deck, dealt[number], looker)
    if s.waiting and s.waiting >> seat & 1 == 0:
        # What another seat may choose now follows from the cards just given to it, so the step asks once more.
        s.waiting = 0
        s.rules.steps[s.step].go(s)


def deal_account(s: PrincesState, seat: int, rng: Rng) -> tuple[list[Slots], list[list[int]], list[list[int]]]:
    """One account of what happened, the slots of each deck in a row, and a card for every slot. Chance finds one soon;
    if it should not, what it would have to decide is left open."""
    for number in range(TRIES + 1):
        decks = slots_of(s, seat, rng if number < TRIES else None)
        rows = [deck.flat() for deck in decks]
        dealt = [
            deal_bonuses(s, seat, decks[place], slots, rng) if place == BONUS_DECK else deal(slots, rng)
            for place, slots in enumerate(rows)
        ]
        if all(decks[place].fits and len(dealt[place]) == len(slots) for place, slots in enumerate(rows)):
            return decks, rows, dealt
    raise RuntimeError(f"what seat {seat} remembers contradicts itself")


def prefer_those_who_fit(s: PrincesState, deck: Slots, slots: list[int], dealt: list[int], rng: Rng) -> None:
    """Each profession in another's hand may change places with one elsewhere, if each can be where the other is: always
    for the likelier, sometimes for the less likely, so that all that was possible still is."""
    size = len(slots)
    holders = [-1] * (len(deck.pile) + len(deck.looked_at))
    first = len(holders)
    for other, hand in enumerate(deck.hands):
        holders += [other] * len(hand)
    for _ in range(SWEEPS):
        for one in range(first, size):
            other = rng.below(size)
            here, there = dealt[one], dealt[other]
            if holders[one] == holders[other] or not slots[one] >> there & slots[other] >> here & 1:
                continue
            now = odds(s, holders[one], here) * odds(s, holders[other], there)
            then = odds(s, holders[one], there) * odds(s, holders[other], here)
            if then >= now or rng.below(now) < then:
                dealt[one], dealt[other] = there, here


def odds(s: PrincesState, holder: int, profession: int) -> int:
    """How likely somebody is there, beside others; anybody may lie in the pile."""
    if holder < 0:
        return ODDS[0]
    met = s.rules.wishes(s.offers[holder], profession)
    return ODDS[min(met, len(ODDS) - 1)]


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
    # Their sizes, then their places in the order, as one number each: sorted without a function for the key.
    ranks = [(ones(slots[slot]) << RANK | place) << RANK | slot for place, slot in enumerate(order)]
    ranks.sort()
    given = [-1] * len(slots)
    for rank in ranks:
        slot = rank & (1 << RANK) - 1
        options = slots[slot] & left
        if options:
            given[slot] = nth_bit(options, rng.below(ones(options)))
            left ^= 1 << given[slot]
            continue
        given[slot] = make_way(slots, given, slot, left)
        if given[slot] < 0:
            return []
        left = everything & ~mask_of(given)
    return given


def mask_of(cards: list[int]) -> int:
    """These cards as a set; a slot without one has -1."""
    found = 0
    for card in cards:
        if card >= 0:
            found |= 1 << card
    return found


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


def put_cards(s: PrincesState, number: int, deck: Slots, dealt: list[int], looker: int) -> None:
    first = len(deck.pile)
    set_pile(s, number, tuple(dealt[:first]))
    last = first + len(deck.looked_at)
    if last > first:
        s.looked[looker] = mask_of(dealt[first:last])
    held = s.hand if number == PROFESSION_DECK else s.bonuses if number == BONUS_DECK else s.medals
    for other, hand in enumerate(deck.hands):
        if hand:
            first, last = last, last + len(hand)
            held[other] = mask_of(dealt[first:last])


def deal_bonuses(s: PrincesState, seat: int, deck: Slots, slots: list[int], rng: Rng) -> list[int]:
    """Somebody who has laid down a profession below the minimum must hold the bonus cards that lift it."""
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
