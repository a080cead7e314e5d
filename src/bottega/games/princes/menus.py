"""Kinds of menus of The Princes of Florence, and where the parts of their masks begin. A menu stands where its answers
are carried out."""

from typing import Final

from bottega.core.bits import listed
from bottega.core.menu import Decider, Menu
from bottega.games.princes.actions import (
    BONUSES,
    BUILDINGS,
    FREEDOMS,
    PILES,
    PROFESSIONS,
)

REMEMBERED: Final = 1 << 11
BYTE: Final = 8
PAGE: Final = 256
FEW: Final = 5


def run(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


class HandMenu(Menu):
    """A choice among a few of many cards; it seldom comes again, so nothing is remembered."""

    __slots__ = ()

    def actions(self, mask: int) -> tuple[int, ...]:
        return tuple(listed(self.ids, mask))


class WideMenu(Menu):
    """A menu of many actions, the masks of which seldom come again: they are taken apart bit by bit when there are few
    and byte by byte when there are many. A large memory of masks is slower than the work it spares."""

    __slots__ = ("chunks", "remembered")

    def __init__(
        self, number: int, name: str, ids: tuple[int, ...], remembered: int = 0, decider: Decider | None = None
    ) -> None:
        super().__init__(number, name, ids, decider)
        self.remembered = remembered
        self.chunks: list[list[int] | None] = [None] * (PAGE * (len(ids) // BYTE + 1))

    def actions(self, mask: int) -> tuple[int, ...]:
        if self.remembered == 0:
            return tuple(listed(self.ids, mask) if mask.bit_count() <= FEW else self.many(mask))
        if len(self.tuples) >= self.remembered:
            self.tuples.clear()
        found = tuple(self.many(mask))
        self.tuples[mask] = found
        return found

    def many(self, mask: int) -> list[int]:
        chunks = self.chunks
        made: list[int] = []
        for place, byte in enumerate(mask.to_bytes(mask.bit_length() + BYTE - 1 >> 3, "little")):
            if byte:
                chunk = chunks[place * PAGE + byte]
                made += self.cut(place, byte) if chunk is None else chunk
        return made

    def cut(self, place: int, byte: int) -> list[int]:
        chunk = listed(self.ids[place * BYTE : (place + 1) * BYTE], byte)
        self.chunks[place * PAGE + byte] = chunk
        return chunk


# Where the parts of a mask begin.
GIVE_UP_BIT: Final = 1 << len(PILES)
PILE_SELL: Final = GIVE_UP_BIT << 1
RAISE_BIT: Final = 1
PASS_BIT: Final = 2
BID_SELL: Final = 4
HOLD_BIT: Final = 1 << len(PROFESSIONS)
BUILD_SHIFT: Final = len(PROFESSIONS)
INTRODUCE_SHIFT: Final = BUILD_SHIFT + len(BUILDINGS)
DRAW_PROFESSION_BIT: Final = 1 << INTRODUCE_SHIFT + len(FREEDOMS)
DRAW_BONUS_BIT: Final = DRAW_PROFESSION_BIT << 1
RECRUIT_SHIFT: Final = INTRODUCE_SHIFT + len(FREEDOMS) + 2
TURN_SELL: Final = 1 << RECRUIT_SHIFT + len(PROFESSIONS)
END_BIT: Final = TURN_SELL << 1
DONE_BIT: Final = 1 << len(BONUSES)
