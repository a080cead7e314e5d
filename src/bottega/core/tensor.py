"""The complete encoding of a position: everything that a seat knows, as float32 numbers of one length.

A game says field by field how its values are written (`Encoding.number`, `one_of`, `bits`, ...). Each of these names a
part of the encoding and gives what a table of bytes is asked with; so a position is some dozens of look-ups and one
`join`. All tables are made once and shared. Nothing is read that the seat does not know: the encoding of a state is
that of its redacted copy and of every sample.

Numbers are shares: a value divided by a unit that it seldom passes. What is one of several has a place for each, of
which one is 1. Sets are a 0 or 1 for each member. Seats are told from the asking one on, round the table.
"""

from struct import pack
from typing import TYPE_CHECKING, Any, Final

from bottega.core.features import Stretch
from bottega.core.menu import Menu
from bottega.core.subclassing import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # to the compiler alone, and only in bodies: there Python does not look at it

    from bottega.core.state import State

NUMBER: Final = 4  # bytes
PIECE: Final = 8  # bits of a mask that are looked up at once
WORD: Final = 56  # bits of it that are taken apart as a machine word
WORD_BITS: Final = (1 << WORD) - 1
MOST_EMPTY: Final = 128  # bits
MADE_AT_ONCE: Final = 256  # numbers of a table that stand in a list from the beginning
REMEMBERED: Final = 1 << 12  # what is looked up by more than a small number


def floats(values: "list[float]") -> bytes:
    """
    >>> floats([1.0, 0.5]).hex()
    '0000803f0000003f'
    """
    return pack(f"<{len(values)}f", *values)


def one_hot(size: int) -> list[bytes]:
    """By the place; none at the end, where -1 finds it.

    >>> [told.hex() for told in one_hot(1)]
    ['0000803f', '00000000']
    """
    rows = [floats([1.0 if place == one else 0.0 for place in range(size)]) for one in range(size)]
    return [*rows, floats([0.0] * size)]


def masks(width: int) -> list[bytes]:
    """By the mask, its bits from the lowest on.

    >>> masks(2)[0b10] == floats([0.0, 1.0])
    True
    """
    return [floats([float(mask >> bit & 1) for bit in range(width)]) for mask in range(1 << width)]


# By the width, all masks that are so wide: the pieces of wider ones.
PIECES: Final[list[list[bytes]]] = [masks(width) for width in range(PIECE + 1)]
EIGHT: Final[list[bytes]] = PIECES[PIECE]


# By the width, a mask of which no bit is set.
EMPTY: Final[list[bytes]] = [floats([0.0] * width) for width in range(MOST_EMPTY + 1)]


def tell_bits(out: list[bytes], mask: int, width: int) -> None:
    """A mask of any width, piece by piece."""
    if mask == 0 and width <= MOST_EMPTY:
        out.append(EMPTY[width])
        return
    while width > WORD:
        tell_word(out, mask & WORD_BITS, WORD)
        mask >>= WORD
        width -= WORD
    tell_word(out, mask, width)


def tell_word(out: list[bytes], mask: int, width: int) -> None:
    """The same of a mask that is a machine word."""
    rest: i64 = mask
    bits: i64 = width
    while bits > PIECE:
        out.append(EIGHT[rest & 255])
        rest >>= PIECE
        bits -= PIECE
    out.append(PIECES[bits][rest])


class Numbers:
    """Shares of a unit, from the least value on.

    >>> ages = Numbers(0, 120, 100)
    >>> ages.of(50) == floats([0.5])
    True
    """

    __slots__ = ("least", "more", "told", "unit")

    def __init__(self, least: int, most: int, unit: int) -> None:
        self.least = least
        self.unit = unit
        self.told: list[bytes] = [floats([value / unit]) for value in range(least, min(most + 1, least + MADE_AT_ONCE))]
        self.more: dict[int, bytes] = {}  # beyond those, as soon as they were asked for

    def of(self, value: int) -> bytes:
        place = value - self.least
        if 0 <= place < len(self.told):
            return self.told[place]
        return self.more.get(value) or self.made(value)

    def made(self, value: int) -> bytes:
        if len(self.more) >= REMEMBERED:
            self.more.clear()
        self.more[value] = told = floats([value / self.unit])
        return told


class Known:
    """What has been told before, by what it was told of; so many at most."""

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: dict[object, bytes] = {}

    def keep(self, key: object, told: bytes) -> bytes:
        if len(self.told) >= REMEMBERED:
            self.told.clear()
        self.told[key] = told
        return told


class Recent:
    """What was told of a position the last time, stretch by stretch, each with the values that it was told of; a game
    derives its own. Where these are as they were, nothing is worked out again.

    A state keeps it, and its copies share it: what is told follows from the values alone, so it is right for whoever
    has the same ones. An entry is never changed, but another put in its place.
    """


class MaskTold:
    """A wide mask, and how it was told."""

    __slots__ = ("mask", "told")

    def __init__(self, mask: int, told: bytes) -> None:
        self.mask = mask
        self.told = told


def tell_mask(recent: "list[MaskTold | None]", place: int, mask: int, width: int, out: list[bytes]) -> None:
    """A wide mask that is often as it was."""
    known = recent[place]
    if known is None or known.mask != mask:
        known = recent[place] = MaskTold(mask, bits_told(mask, width))
    out.append(known.told)


def bits_told(mask: int, width: int) -> bytes:
    """
    >>> bits_told(0b10, 2) == floats([0.0, 1.0])
    True
    """
    found: list[bytes] = []
    tell_bits(found, mask, width)
    return b"".join(found)


def turned(mask: int, seat: int, players: int, all_of: int) -> int:
    """A set of seats as `seat` counts them; whoever is no player keeps his place.

    >>> bin(turned(0b1_011, 1, 3, 4))
    '0b1101'
    """
    found = mask >> players << players
    for step in range(players):
        found |= (mask >> (seat + step) % players & 1) << step
    return found & (1 << all_of) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The encoding of one table. A game derives its own: `__init__` names the parts in their order, `tell_own` gives
    the values in the same order.

    Before them stand the parts of every game: what is asked, and who is asked.
    """

    def __init__(self, players: int, menus: tuple[Menu, ...], others: int = 0) -> None:
        self.players = players
        self.all = players + others  # with those who play without being players
        self.parts: list[Stretch] = []
        self.size = 0
        # By the seat that asks: everybody in turn, one of all (none for -1), and sets of all.
        self.round: list[list[int]] = [
            [(seat + step) % players for step in range(players)] + list(range(players, self.all))
            for seat in range(players)
        ]
        self.who: list[list[bytes]] = []
        self.sets: list[list[bytes]] = []
        found, sets = one_hot(self.all), masks(self.all)
        for seat in range(players):
            self.who.append([found[self.round[seat].index(one)] for one in range(self.all)] + [found[-1]])
            self.sets.append([sets[turned(mask, seat, players, self.all)] for mask in range(1 << self.all)])
        self.menu: list[bytes] = self.one_of("menu", "the kind of decision, by its number", len(menus))
        self.waiting = self.seats("waiting", "who has to decide")

    # --- the parts, as a game names them ---------------------------------------------------------------------------

    def stretch(
        self, name: str, about: str, shape: tuple[int, ...] = (1,), low: float = 0.0, high: float = 1.0
    ) -> Stretch:
        """The next part, whatever writes it."""
        part = Stretch(name, about, self.size, shape, low, high)
        self.parts.append(part)
        self.size += part.size
        return part

    def number(
        self, name: str, about: str, most: int, unit: int = 0, least: int = 0, shape: tuple[int, ...] = (1,)
    ) -> Numbers:
        """A number, or several of the same kind; `unit` is what it is a share of, `most` by itself."""
        share = unit or most
        self.stretch(name, about, shape, least / share, most / share)
        return Numbers(least, most, share)

    def one_of(self, name: str, about: str, size: int, shape: tuple[int, ...] = ()) -> list[bytes]:
        """One of so many, or none: -1."""
        self.stretch(name, about, (*shape, size))
        return one_hot(size)

    def bits(self, name: str, about: str, shape: tuple[int, ...]) -> int:
        """A set; gives its width, for `tell_bits`."""
        return self.stretch(name, about, shape).size

    def small_bits(self, name: str, about: str, size: int) -> list[bytes]:
        """A set of a few, looked up at once."""
        self.stretch(name, about, (size,))
        return masks(size)

    def seats(self, name: str, about: str) -> list[list[bytes]]:
        """A set of those at the table, by the seat that asks."""
        self.stretch(name, about, (self.all,))
        return self.sets

    def one_seat(self, name: str, about: str) -> list[list[bytes]]:
        """One of those at the table or none, by the seat that asks."""
        self.stretch(name, about, (self.all,))
        return self.who

    # --- the values -------------------------------------------------------------------------------------------------

    def tell(self, s: "State", seat: int) -> bytes:
        """A position as `seat` knows it."""
        out: list[bytes] = [self.menu[self.asked(s, seat)], self.sets[seat][s.waiting]]
        self.tell_own(s, seat, out)
        return b"".join(out)

    def asked(self, s: "State", seat: int) -> int:
        """The number of the menu before the first who has to decide, as `seat` knows it; -1 when nobody has to."""
        return s.menus[s.to_act[0]].number if s.to_act else -1

    def tell_own(self, s: Any, seat: int, out: list[bytes]) -> None:
        """Add what the parts of the game hold, in their order."""
