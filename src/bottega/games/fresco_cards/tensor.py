"""A position of Fresco: The Card Game, complete, as numbers for a learner (core/tensor.py).

First what belongs to nobody, then one's own cards with the choice in the making, then painter by painter from the seat
on: the backs of their cards, and the cards that the seat knows to be in their hands.
"""

from typing import Final

from bottega.core.menu import Menu
from bottega.core.state import State
from bottega.core.tensor import Encoding, Known, MaskTold, Recent, bits_told, floats, one_hot, tell_bits, tell_mask
from bottega.games.fresco_cards.certain import nothing_known, sure_and_beginning
from bottega.games.fresco_cards.components import TURNS
from bottega.games.fresco_cards.guesses import Beginning
from bottega.games.fresco_cards.paints import CARDS, COLOURS, PILES, SECTIONS, TILE_FIELD, TILE_WIDTH, TILES
from bottega.games.fresco_cards.prospects import backs
from bottega.games.fresco_cards.state import ENTRIES, HAND, CardsState, Rules, wall

# What numbers are shares of.
ROUNDS: Final = 16
FEW: Final = 4
POINTS: Final = 20
PILE: Final = 20
HELD: Final = 8
MOST: Final = 999

SORTS: Final = len(TILES)
STEP: Final = one_hot(HAND + 1)
COLOUR: Final = one_hot(len(COLOURS))
SORT: Final = one_hot(SORTS)
SECTION: Final = one_hot(SECTIONS)
REASONS: Final = ("sections", "no-sections", "turn-cap")
REASON: Final[dict[str, bytes]] = dict(zip((*REASONS, ""), one_hot(len(REASONS)), strict=True))
FLAG: Final[list[bytes]] = [floats([0.0]), floats([1.0])]


# What a stretch was told of.
TableKey = tuple[int, int, int, int, int, int]
PilesKey = tuple[int, int, int, int, int, int]
PainterKey = tuple[int, int, int]
SureKey = tuple[int, int, int, int, int]


class TableTold:
    """Sections, action tiles and bishops."""

    __slots__ = ("display", "key", "row", "told")

    def __init__(self, row: tuple[int, ...], display: tuple[int, ...], key: TableKey, told: bytes) -> None:
        self.row = row
        self.display = display
        self.key = key
        self.told = told


class PilesTold:
    """What is left of them, and what lies before the active painter."""

    __slots__ = ("key", "told")

    def __init__(self, key: PilesKey, told: bytes) -> None:
        self.key = key
        self.told = told


class ShufflesTold:
    __slots__ = ("decks", "older", "told")

    def __init__(self, decks: list[int], older: tuple[int, ...], told: bytes) -> None:
        self.decks = decks
        self.older = older
        self.told = told


class PainterTold:
    """What all see of somebody."""

    __slots__ = ("key", "told")

    def __init__(self, key: PainterKey, told: bytes) -> None:
        self.key = key
        self.told = told


class SureTold:
    """What a seat knows to be in each hand, from what it was worked out, and what to go on from."""

    __slots__ = ("beginning", "count", "hands", "key", "log", "shuffles", "told")

    def __init__(
        self,
        key: SureKey,
        log: list[int],
        hands: list[int],
        shuffles: ShufflesTold,
        told: list[bytes],
        beginning: Beginning | None,
    ) -> None:
        self.key = key
        self.log = log  # what was heard: a list that only grows, of which it is so much
        self.count = len(log)
        self.hands = hands
        self.shuffles = shuffles
        self.told = told
        self.beginning = beginning


class CardsRecent(Recent):
    def __init__(self, players: int) -> None:
        self.table: TableTold | None = None
        self.piles: PilesTold | None = None
        self.shuffles: ShufflesTold | None = None
        self.painters: list[PainterTold | None] = [None] * players
        self.masks: list[MaskTold | None] = [None] * (players + 1)  # own cards by seat, discards
        self.sure: list[SureTold | None] = [None] * players


class CardsEncoding(Encoding):
    """The encoding of one table."""

    def __init__(self, rules: Rules, menus: tuple[Menu, ...]) -> None:
        Encoding.__init__(self, rules.players, menus)
        self.rules = rules
        self.entries: list[int] = [-1] * (HAND + 1)  # by the step, what others see of a choice in the making
        for step, entry in ENTRIES.items():
            self.entries[step] = [menu.name for menu in menus].index(entry)
        self.walls = Known()
        self.nothing: list[bytes] = [bits_told(0, CARDS)] * rules.players
        self.name_table(rules)
        self.name_cards()
        for seat in range(rules.players):
            self.name_painter(f"seat{seat}")

    def name_table(self, rules: Rules) -> None:
        c = rules.c
        self.rounds = self.number("round", "the round, of sixteen", MOST, ROUNDS)
        self.stretch("reason", f"why it is the last one: {', '.join(REASONS)}", (len(REASONS),))
        self.stretch("over", "whether the game is over")
        self.stretch("step", "the step of the turn", (HAND + 1,))
        self.stretch("active", "whose turn it is", (self.all,))
        self.stretch("first", "who began", (self.all,))
        about = "sections that may still be restored in this turn, by fours; below 0: without limit"
        self.few = self.number("quota", about, MOST, FEW, -1)
        self.number("fresh", "sections restored in this turn, by fours", MOST, FEW, -1)
        self.stretch("pleased", "whether the favourite colour was used in this turn")
        about = "draws of the running swap from the market and from the workshops, by fours"
        self.number("draws", about, MOST, FEW, -1, (2,))
        self.stretch("wanted", "the colour that is asked for", (len(COLOURS),))
        self.stretch("answerer", "who answers", (self.all,))
        self.stretch("resume", "the step at which the turn goes on after that", (HAND + 1,))
        about = "for each place of the row: the number of its section, of all; its paints by colour, by fours; its "
        about += "points by turns, by twenties; all 0 for a gap"
        width = 1 + len(COLOURS) + TURNS + 1
        self.stretch("row", about, (c.row_size, width), 0.0, 99 / POINTS)
        self.sections: list[bytes] = [section(rules, number) for number in range(SECTIONS)]
        self.sections.append(floats([0.0] * width))
        self.left = self.number("sections_left", "sections that are not in the row yet, by twenties", MOST, PILE)
        self.stretch("display", "the action tile at each place", (c.tiles_shown, SORTS))
        self.number("tiles_left", "action tiles that are not on display yet, by twenties", MOST, PILE)
        self.tiles = self.number("tiles_used", "used action tiles of each sort, by fours", TILE_FIELD, FEW, 0, (SORTS,))
        self.stretch("favourite", "the bishop's favourite colour", (len(COLOURS),))
        self.number("bishops_left", "bishop tiles to come, by twenties", MOST, PILE)
        self.number("bishops_seen", "bishop tiles seen, by colour, by fours", TILE_FIELD, FEW, 0, (len(COLOURS),))
        self.number("left", "cards left in each pile, by twenties", MOST, PILE, 0, (len(PILES),))
        self.stretch("laid", "cards that lie before the active painter", (CARDS,))
        self.stretch("either", "those of them of which has to be chosen what they fetch", (CARDS,))
        self.stretch("discards", "discarded cards", (CARDS,))
        self.stretch("shuffled", "cards of the latest shuffles of the piles", (CARDS,))
        self.stretch("older", "cards of earlier shuffles that were still in hands after the next", (CARDS,))

    def name_cards(self) -> None:
        self.stretch("seat0.hand", "one's cards, with those put aside and paid", (CARDS,))
        self.stretch("seat0.aside", "those put aside for a swap", (CARDS,))
        self.stretch("seat0.paid", "those paid for the section that is being restored", (CARDS,))
        self.stretch("seat0.paid_tiles", "paint tiles paid for it", (len(COLOURS),))
        self.stretch("seat0.section", "the section that is being restored", (SECTIONS,))
        about = "which of its paints is being paid, bishop symbols paid, and mixes made, by fours"
        self.number("seat0.paying", about, MOST, FEW, -1, (3,))
        self.stretch("seat0.half", "whether the first half of a mix is paid")

    def name_painter(self, who: str) -> None:
        about = "for each section he has restored: the place among them, as a share; its turns and one, by fours"
        self.stretch(f"{who}.wall", about, (SECTIONS, 2))
        self.number(f"{who}.tiles", "action tiles of each sort, by fours", TILE_FIELD, FEW, 0, (SORTS,))
        self.held = self.number(
            f"{who}.backs", "cards in hand from each pile, by eights", CARDS, HELD, 0, (len(PILES),)
        )
        self.stretch(f"{who}.known", "cards that the asking seat knows to be in this hand, of others", (CARDS,))

    # --- the values -------------------------------------------------------------------------------------------------

    def asked(self, s: State, seat: int) -> int:
        """A choice in the making looks to the others as if it had not begun."""
        if not isinstance(s, CardsState) or not s.to_act:
            return -1
        who = s.to_act[0]
        if who == s.seat != seat and s.secret[who]:
            return self.entries[s.step]
        return s.menus[who].number

    def tell_own(self, s: CardsState, seat: int, out: list[bytes]) -> None:
        recent = s.recent
        if not isinstance(recent, CardsRecent):
            s.recent = recent = CardsRecent(self.players)
        self.tell_turn(s, seat, out)
        self.tell_table(s, recent, out)
        self.tell_piles(s, recent, out)
        tell_mask(recent.masks, self.players, s.discards, CARDS, out)
        shuffles = self.shuffles_told(s, recent)
        out.append(shuffles.told)
        self.tell_cards(s, recent, seat, out)
        sure = self.sure_told(s, recent, shuffles, seat)
        for other in self.round[seat]:
            self.tell_painter(s, recent, other, out)
            out.append(sure[other])

    def tell_turn(self, s: CardsState, seat: int, out: list[bytes]) -> None:
        who, few = self.who[seat], self.few
        out.append(self.rounds.of(s.round))
        out.append(REASON[s.reason])
        out.append(FLAG[s.ended])
        out.append(STEP[s.step])
        out.append(who[s.seat])
        out.append(who[s.first])
        out.append(few.of(s.quota if s.quota <= SECTIONS else -1))
        out.append(few.of(s.fresh))
        out.append(FLAG[s.pleased])
        out.append(few.of(s.markets))
        out.append(few.of(s.workshops))
        out.append(COLOUR[s.wanted])
        out.append(who[s.answerer])
        out.append(STEP[s.resume])

    def tell_table(self, s: CardsState, recent: CardsRecent, out: list[bytes]) -> None:
        row, display = s.row, s.display
        key = (s.sections_left, s.tiles_left, s.tiles_used, s.favourite, s.bishops_left, s.bishops_seen)
        known = recent.table
        if known is None or known.row is not row or known.display is not display or known.key != key:
            sections, left = self.sections, self.left
            some = [sections[number] for number in row]
            some.append(left.of(s.sections_left))
            some += [SORT[tile] for tile in display]
            some.append(left.of(s.tiles_left))
            self.tell_counts(s.tiles_used, SORTS, some)
            some.append(COLOUR[s.favourite])
            some.append(left.of(s.bishops_left))
            self.tell_counts(s.bishops_seen, len(COLOURS), some)
            known = recent.table = TableTold(row, display, key, b"".join(some))
        out.append(known.told)

    def tell_piles(self, s: CardsState, recent: CardsRecent, out: list[bytes]) -> None:
        left = s.left
        key = (left[0], left[1], left[2], left[3], s.laid, s.either)
        known = recent.piles
        if known is None or known.key != key:
            some = [self.left.of(cards) for cards in left]
            tell_bits(some, s.laid, CARDS)
            tell_bits(some, s.either, CARDS)
            known = recent.piles = PilesTold(key, b"".join(some))
        out.append(known.told)

    def shuffles_told(self, s: CardsState, recent: CardsRecent) -> ShufflesTold:
        known = recent.shuffles
        if known is None or known.older is not s.older or known.decks != s.decks:
            shuffled = older = 0
            for cards in s.decks:
                shuffled |= cards
            for cards in s.older:
                older |= cards
            told = bits_told(shuffled, CARDS) + bits_told(older, CARDS)
            known = recent.shuffles = ShufflesTold(s.decks[:], s.older, told)
        return known

    def tell_cards(self, s: CardsState, recent: CardsRecent, seat: int, out: list[bytes]) -> None:
        tell_mask(recent.masks, seat, s.hands[seat], CARDS, out)
        tell_bits(out, s.put_aside(seat), CARDS)
        mine = seat == s.seat
        tell_bits(out, s.paid if mine else 0, CARDS)
        tell_bits(out, s.paid_tiles if mine else 0, len(COLOURS))
        out.append(SECTION[s.section if mine else -1])
        few = self.few
        out.append(few.of(s.paying if mine else 0))
        out.append(few.of(s.symbols if mine else 0))
        out.append(few.of(s.mixes if mine else 0))
        out.append(FLAG[s.half if mine else 0])

    def tell_counts(self, packed: int, sorts: int, out: list[bytes]) -> None:
        tiles = self.tiles
        for _ in range(sorts):
            out.append(tiles.of(packed & TILE_FIELD))
            packed >>= TILE_WIDTH

    def tell_wall(self, packed: int) -> bytes:
        places = [0.0] * (2 * SECTIONS)
        for place, (number, turns) in enumerate(wall(packed)):
            places[2 * number] = (place + 1) / SECTIONS
            places[2 * number + 1] = (turns + 1) / FEW
        return self.walls.keep(packed, floats(places))

    def tell_painter(self, s: CardsState, recent: CardsRecent, other: int, out: list[bytes]) -> None:
        key = (s.walls[other], s.tiles[other], s.hands[other])
        known = recent.painters[other]
        if known is None or s.backs or known.key != key:  # in a redacted state a hand does not say how large it is
            some = [self.walls.told.get(s.walls[other]) or self.tell_wall(s.walls[other])]
            self.tell_counts(s.tiles[other], SORTS, some)
            some += [self.held.of(backs(s, other, pile)) for pile in range(len(PILES))]
            known = PainterTold(key, b"".join(some))
            recent.painters[other] = None if s.backs else known
        out.append(known.told)

    def sure_told(self, s: CardsState, recent: CardsRecent, shuffles: ShufflesTold, seat: int) -> list[bytes]:
        """The cards that the seat knows to be in each hand; worked out once for what it has seen and heard."""
        if nothing_known(s, seat):
            return self.nothing
        empty = 0
        for pile, cards in enumerate(s.left):
            if not cards:
                empty |= 1 << pile
        key = (s.notes[seat], s.discards, s.laid, s.hands[seat], empty)
        # As long as no card was asked for, all that is heard follows from how many cards the others hold.
        hands = s.backs or ([] if s.heard else s.hands)
        known = recent.sure[seat]
        if (
            known is None
            or known.shuffles is not shuffles
            or known.key != key
            or known.count != len(s.heard)
            or (known.log is not s.heard and known.log[: known.count] != s.heard)
            or known.hands != hands
        ):
            sure, beginning = sure_and_beginning(s, seat, known.beginning if known else None)
            told = [bits_told(cards, CARDS) for cards in sure]
            known = recent.sure[seat] = SureTold(key, s.heard, hands[:], shuffles, told, beginning)
        return known.told


def section(rules: Rules, number: int) -> bytes:
    c = rules.c
    paints = [c.paints[number].count(colour) / FEW for colour in range(len(COLOURS))]
    return floats([(number + 1) / SECTIONS, *paints, *[points / POINTS for points in c.points[number]]])
