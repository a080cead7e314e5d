"""What a seat knows of the piles as numbers for a learner, gone on with from the last time that it was told.

Most of a story was retold before, when the seat is asked again. So each seat has an account of the decks up to there:
the story goes on from it, and only of decks that something happened to anything is worked out anew. The outcome is that
of `slots_of`, which retells everything.
"""

from struct import Struct
from typing import TYPE_CHECKING, Final

from bottega.core.tensor import EMPTY, NUMBER, floats, tell_bits
from bottega.games.princes.memory import (
    KIND_BITS,
    VALUE_BITS,
    Slots,
    as_dealt,
    digits,
    retell,
)
from bottega.games.princes.state import (
    BONUS_DECK,
    CARD,
    DECK_SIZES,
    PROFESSION_DECK,
    STORY,
    TOLD_BONUS,
    TOLD_LOOK,
    PrincesState,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone

EVERY_CARD: Final = sum(DECK_SIZES)
ENTRY_BITS: Final = (1 << STORY) - 1

# By the deck and the place in its pile, from the top: the place as a share of the deck; at the end that of none.
SHARES: Final = [[floats([(place + 1) / size]) for place in range(size)] + [floats([0.0])] for size in DECK_SIZES]
NOTHING_KNOWN: Final = floats([0.0] * (2 * EVERY_CARD + len(DECK_SIZES)))
# Where each deck begins among all cards, in bytes; and where what is surely in the piles begins.
STARTS: Final = [NUMBER * sum(DECK_SIZES[:number]) for number in range(len(DECK_SIZES) + 1)]
SURELY: Final = NUMBER * (EVERY_CARD + len(DECK_SIZES))

# A deck is kept packed, because there may be thousands.
PACKED: Final = [Struct(f"<{count}I") for count in range(1 << 8)]
SLOT: Final = 4  # bytes
UNTOUCHED: Final = Slots([], [])
RUNNING: Final = b""  # a deck that somebody is looking at: told anew each time

# What is known follows from: the story, what was seen, a look that is not over, and one's own cards.
Key = tuple[int, int, int, int, int, int, int]


def key_of(s: PrincesState, me: int) -> Key:
    looking, looked = (s.looking, s.looked[me]) if s.deck >= 0 else (-1, 0)
    return (s.story, s.seen[me], looking, looked, s.hand[me], s.bonuses[me], s.medals[me])


def flat(deck: Slots, me: int) -> list[int]:
    """How many slots the pile and each hand have, then the slots. What somebody is looking at counts as in the hand of
    `me`, of which nothing is hidden from him."""
    found = [len(deck.pile)]
    found += [len(hand) for hand in deck.hands]
    found[1 + me] += len(deck.looked_at)
    found += deck.pile
    for seat, hand in enumerate(deck.hands):
        found += hand
        if seat == me:
            found += deck.looked_at
    return found


def slots_again(found: list[int], players: int) -> Slots:
    """
    >>> deck = slots_again(flat(Slots([3, 5], [[], [1]]), 0), 2)
    >>> deck.pile, deck.hands
    ([3, 5], [[], [1]])
    """
    at = 1 + players
    end = at + found[0]
    pile = found[at:end]
    hands: list[list[int]] = []
    for seat in range(players):
        at = end
        end += found[1 + seat]
        hands.append(found[at:end])
    return Slots(pile, hands)


def packed(found: list[int]) -> bytes:
    return bytes(PACKED[len(found)].pack(*found))


def unpacked(kept: bytes) -> list[int]:
    """
    >>> unpacked(packed([2, 0, 3, 5]))
    [2, 0, 3, 5]
    """
    return list(PACKED[len(kept) // SLOT].unpack(kept))


class Account:
    """The decks after so much of the story, with so much of what the seat has seen. It is never changed."""

    __slots__ = ("decks", "seen", "story", "whole")

    def __init__(self, story: int, seen: int, decks: list[bytes], whole: bool) -> None:
        self.story = story
        self.seen = seen
        self.decks = decks
        self.whole = whole  # or else something is missing of what was seen; nobody goes on from that


class Recalled:
    """All that was told of the piles the last time: of which decks."""

    __slots__ = ("account", "decks", "key", "told")

    def __init__(self, key: Key, account: Account, decks: list[bytes], told: bytes) -> None:
        self.key = key
        self.account = account
        self.decks = decks
        self.told = told


def recalled(s: PrincesState, me: int, key: Key, known: Recalled | None) -> Recalled:
    """What the seat knows now; `known` is what was told before, of this position or any other."""
    last = s.story & ENTRY_BITS
    running = s.deck >= 0 and s.story > 1 and last & KIND_BITS == TOLD_LOOK
    fresh: list[list[int]] = [[] for _ in DECK_SIZES]
    begun = known.account if known else None
    account, sight = gone_on(s, me, s.story >> STORY if running else s.story, begun, fresh)
    decks = account.decks
    if running:
        decks = decks[:]
        retell_decks(s, me, decks, [last], sight, True, fresh)
        decks[last & VALUE_BITS] = RUNNING
    old = known.key if known else key
    places: list[bytes] = []
    lefts: list[bytes] = []
    surely: list[bytes] = []
    for number, mine, had in ((0, key[4], old[4]), (1, key[5], old[5]), (2, key[6], old[6])):
        deck, found = decks[number], fresh[number]
        if known is not None and deck and known.decks[number] is deck and mine == had:
            first, end = STARTS[number], STARTS[number + 1]
            places.append(known.told[first:end])
            lefts.append(SHARES[number][deck[0] - 1])  # the lowest byte says it: a pile has no more cards
            surely.append(known.told[SURELY + first : SURELY + end])
        else:
            tell_deck(found or unpacked(deck), number, s.players, mine, places, lefts, surely)
    return Recalled(key, account, decks, b"".join(places + lefts + surely))


def tell_deck(
    found: list[int],
    number: int,
    players: int,
    mine: int,
    places: list[bytes],
    lefts: list[bytes],
    surely: list[bytes],
) -> None:
    """What is known of one pile to whom holds these cards of the deck himself."""
    size, shares = DECK_SIZES[number], SHARES[number]
    first = 1 + players
    end = first + found[0]
    others: i64 = ~mine
    inside: i64 = 0
    outside: i64 = mine
    single: i64 = 0
    where: list[int] = []
    for at in range(first, end):
        cards: i64 = found[at]
        cards &= others
        inside |= cards
        if cards & (cards - 1) == 0:
            single |= cards
            where.append(at)
    for at in range(end, len(found)):
        cards = found[at]
        outside |= cards
    if single:
        by_card = [size] * size  # the place of each card; the last share is that of none
        for at in where:
            card = found[at] & ~mine
            if card:
                by_card[card.bit_length() - 1] = at - first
        places += [shares[place] for place in by_card]
    else:
        places.append(EMPTY[size])
    lefts.append(shares[found[0] - 1])
    tell_bits(surely, inside & ~outside, size)


def gone_on(
    s: PrincesState, me: int, story: int, known: Account | None, fresh: list[list[int]]
) -> tuple[Account, list[int]]:
    """The account up to there, and what the seat has seen beyond it: of a look that is not over."""
    seen = s.seen[me]
    entries = newer(story, known.story, STORY) if known and known.whole else None
    sight = newer(seen, known.seen, CARD) if known else None
    if known is None or entries is None or sight is None:
        sight = digits(seen, CARD)
        slots = as_dealt(s, me, sight)
        whole = retell(s, me, slots, digits(story, STORY), sight, False)
        fresh[:] = [flat(deck, me) for deck in slots]
        decks = [packed(found) for found in fresh]
    elif not entries:
        return known, sight
    else:
        decks = known.decks[:]
        whole = retell_decks(s, me, decks, entries, sight, False, fresh)
        for number, found in enumerate(fresh):
            if found:
                decks[number] = packed(found)
    return Account(story, seen >> CARD * len(sight), decks, whole), sight


def retell_decks(
    s: PrincesState,
    me: int,
    decks: list[bytes],
    entries: list[int],
    sight: list[int],
    running: bool,
    fresh: list[list[int]],
) -> bool:
    """Go on with the decks to which something happens, into `fresh`; whether all was seen."""
    touched = touched_by(entries)
    slots = [UNTOUCHED] * len(decks)
    for number in range(len(decks)):
        if touched >> number & 1:
            slots[number] = slots_again(fresh[number] or unpacked(decks[number]), s.players)
    whole = retell(s, me, slots, entries, sight, running)
    for number in range(len(decks)):
        if touched >> number & 1:
            fresh[number] = flat(slots[number], me)
    return whole


def newer(packed: int, before: int, width: int) -> list[int] | None:
    """What has come to a packed list since; None when it is another list, or was nothing to go on from.

    >>> newer(0b1_00010_00111, 0b1_00010, 5), newer(0b1_00010, 0b1_00010, 5), newer(0b1_00010, 0b1_00111, 5)
    ([7], [], None)
    """
    if packed == before:
        return []
    more = packed.bit_length() - before.bit_length()
    if before < 2 or more <= 0 or packed >> more != before:
        return None
    return digits(1 << more | packed & (1 << more) - 1, width)


def touched_by(entries: list[int]) -> int:
    """The decks to which something happens, as bits."""
    touched = 0
    for told in entries:
        kind = told & KIND_BITS
        if kind == TOLD_LOOK:
            touched |= 1 << (told & VALUE_BITS)
        else:
            touched |= 1 << (BONUS_DECK if kind == TOLD_BONUS else PROFESSION_DECK)
    return touched
