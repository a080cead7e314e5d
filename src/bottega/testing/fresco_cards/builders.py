"""Any position of Fresco: The Card Game, said in the words of the rules.

A card is written by its face: `R` is a red market card that fetches one workshop card, `Y+G` a yellow one with half a
green bottle, `B*` one with a bishop symbol, `R:mm` one that fetches two market cards, `2.G:mw` a green card of workshop
pile 2 that fetches one or the other. A section is written by its paints, and its four numbers where they matter.

>>> s = position(hands={0: ["R", "Y+G", "B+G", "1.O*"]}, row=["RGO 3/4/5/6"])
>>> open_to(s, 0)
['swap', 'restore C01', 'pass']
>>> play(s, 0, "restore C01", "pay R", "pay Y+G", "pay B+G", "pay 1.O*")
>>> shown(s, 0)["sections"]
[{'section': 'C01', 'turns': 2, 'points': 5}]
"""

import copy
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bottega.core.bits import bits
from bottega.core.edition import Edition
from bottega.core.errors import IllegalAction
from bottega.core.events import Event
from bottega.core.options import resolve
from bottega.core.state import Setup
from bottega.games.fresco_cards.game import GAME as GAME
from bottega.games.fresco_cards.paints import (
    CARD_NAMES,
    COLOURS,
    LETTERS,
    MARKET_CARDS,
    ONE_TILE,
    PILES,
    SECTION_NAMES,
    TILES,
    mask_of,
)
from bottega.games.fresco_cards.state import HAND, WALL_WIDTH, CardsState
from bottega.games.fresco_cards.steps import begin_turn

FACE = re.compile(r"(?:([123])\.)?([RYBOGP])(?:\+([OGP]))?(\**)(?::([mw]+))?")
VALUES = [2, 3, 4, 5]

Faces = Mapping[int, Sequence[str]]


def position(
    players: int = 4,
    *,
    at: str = "choose",
    seat: int = 0,
    first: int = 0,
    seed: int = 1,
    round: int = 2,
    hands: Faces | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    discards: Sequence[str] = (),
    row: Sequence[str] = (),
    tiles: Faces | None = None,
    display: Sequence[str] = ("turn", "swap", "request"),
    favourite: str | None = None,
    walls: Mapping[int, Sequence[tuple[str, int]]] | None = None,
    reason: str = "",
    options: Mapping[str, Any] | None = None,
) -> CardsState:
    """A game in the turn of `seat`: before the draw (`at="draw"`), at the choice or at the check of the hand ("hand").

    `top` lays cards on piles, the top one first, as `{"market": ["R", "B:mm"]}`; `row` puts sections C01, C02, ... up
    for restoration and leaves the rest of the row empty until the refill; `walls` lays sections of the house edition
    before seats, each turned so often. `display` shows action tiles, `favourite` is a colour or None.
    """
    dealer = Dealer(hands or {}, top or {}, discards, row)
    setup = Setup(players, resolve(GAME.options, options), dealer.edition())
    s = GAME.blank(setup, seed)
    GAME.deal(s)
    s.carry_on()
    s.waiting = 0
    s.seat, s.first, s.round, s.reason = seat, first, round, reason
    dealer.deal(s)
    lay_boards(s, row, display, tiles or {}, walls or {})
    s.favourite = -1 if favourite is None else COLOURS.index(favourite)
    # Nobody remembers anything of a game that was not played.
    s.heard, s.notes, s.older = [], [0] * players, ()
    s.forget_moves()
    s.ply = 0
    if at == "draw":
        begin_turn(s)
    elif at == "hand":
        s.step = HAND
    s.carry_on()
    return s


class Dealer:
    """Finds a card for every face that a test asks for, and gives it that face."""

    def __init__(
        self, hands: Faces, top: Mapping[str, Sequence[str]], discards: Sequence[str], row: Sequence[str]
    ) -> None:
        self.row = row
        self.tables = copy.deepcopy(
            {name: GAME.house_edition.tables[name] for name in ("market_cards", "workshop_cards")}
        )
        self.free = {pile: [card for card in range(len(CARD_NAMES)) if pile_of(card) == pile] for pile in PILES}
        self.hands = {seat: [self.card(face) for face in faces] for seat, faces in hands.items()}
        self.top = {pile: [self.card(face) for face in faces] for pile, faces in top.items()}
        self.discards = [self.card(face) for face in discards]

    def card(self, face: str) -> int:
        match = FACE.fullmatch(face)
        if match is None:
            raise ValueError(f"{face!r} is no face of a card; one looks like 'R', 'Y+G*' or '2.G:mw'")
        pile, colour, half, bishops, symbols = match.groups()
        card = self.free[pile or "market"].pop(0)
        symbols = symbols or "w"
        self.row_of(card).update(
            colour=word(colour),
            market_symbols=symbols.count("m"),
            workshop_symbols=symbols.count("w"),
            bishop_symbols=len(bishops),
        )
        if pile is None:
            self.row_of(card)["half_bottle_of"] = None if half is None else word(half)
        return card

    def row_of(self, card: int) -> dict[str, Any]:
        table, place = ("market_cards", 0) if card < MARKET_CARDS else ("workshop_cards", MARKET_CARDS)
        row: dict[str, Any] = self.tables[table]["items"][card - place]
        return row

    def edition(self) -> Edition:
        fresco = copy.deepcopy(GAME.house_edition.tables["fresco_cards"])
        for row, text in zip(fresco["items"], self.row, strict=False):
            paints, _, numbers = text.partition(" ")
            row["paints"] = [word(letter) for letter in paints]
            row["vp"] = [int(number) for number in numbers.split("/")] if numbers else VALUES
        return Edition.from_corrections(GAME.house_edition, "test", {**self.tables, "fresco_cards": fresco})

    def deal(self, s: CardsState) -> None:
        """Hands, tops and discards as asked for; every other card lies further down in its pile."""
        s.hands = [mask_of(self.hands.get(seat, [])) for seat in range(s.players)]
        s.discards = mask_of(self.discards)
        s.laid = 0
        gone = s.discards | mask_of([card for hand in self.hands.values() for card in hand])
        order: list[int] = []
        for pile, name in enumerate(PILES):
            cards = s.rules.c.of_pile[pile]
            above = self.top.get(name, [])
            below = bits(cards & ~gone & ~mask_of(above))
            rest = [*below, *above[::-1]]
            s.left[pile] = len(rest)
            s.decks[pile] = cards
            order += rest + [0] * (cards.bit_count() - len(rest))
        s.order = tuple(order)


def pile_of(card: int) -> str:
    return "market" if card < MARKET_CARDS else str(HOUSE_PILES[card - MARKET_CARDS])


HOUSE_PILES = [row["pile"] for row in GAME.house_edition.tables["workshop_cards"]["items"]]


def word(letter: str) -> str:
    return COLOURS[LETTERS.index(letter)]


def lay_boards(
    s: CardsState,
    row: Sequence[str],
    display: Sequence[str],
    tiles: Faces,
    walls: Mapping[int, Sequence[tuple[str, int]]],
) -> None:
    """Sections and action tiles: what is asked for lies open, the rest face down."""
    s.row = (*range(len(row)), *[-1] * (s.rules.c.row_size - len(row)))
    s.open = mask_of(list(range(len(row))))
    taken = s.open
    for seat, sections in walls.items():
        for name, turns in sections:
            section = SECTION_NAMES.index(name)
            taken |= 1 << section
            s.walls[seat] = s.walls[seat] << WALL_WIDTH | section * 4 + turns + 1
    s.section_order = tuple([section for section in range(len(SECTION_NAMES)) if not taken >> section & 1])
    s.sections_left = len(s.section_order)
    face_down = list(s.rules.c.action_tiles)
    s.display = (*[TILES.index(name) for name in display], *[-1] * (s.rules.c.tiles_shown - len(display)))
    for seat, names in tiles.items():
        s.tiles[seat] = sum([ONE_TILE[TILES.index(name)] for name in names])
    for name in [*display, *[name for names in tiles.values() for name in names]]:
        face_down.remove(TILES.index(name))
    s.tile_order = tuple(face_down)
    s.tiles_left = len(face_down)


# --- acting and looking --------------------------------------------------------------------------------


def notation(s: CardsState, seat: int, move: str) -> str:
    """A move in which a card goes by its face, as notation: the first such card that is open to the seat."""
    verb, _, face = move.partition(" ")
    if verb not in ("lay", "pay", "give", "discard") or FACE.fullmatch(face) is None:
        return move
    cards = [text.partition(" ")[2] for text in open_to(s, seat) if text.startswith(f"{verb} ")]
    held = [CARD_NAMES[card] for card in bits(s.hands[seat])]
    for name in [*cards, *held]:
        if name in CARD_NAMES and face_of(s, name) == normal(face):
            return f"{verb} {name}"
    raise ValueError(f"seat {seat} has no card {face} to {verb}")


def face_of(s: CardsState, name: str) -> str:
    """The face of a card, as tests write it, with all its symbols."""
    c, card = s.rules.c, CARD_NAMES.index(name)
    pile = "" if card < MARKET_CARDS else f"{PILES[c.pile[card]]}."
    half = f"+{LETTERS[c.half[card]]}" if c.half[card] >= 0 else ""
    symbols = "m" * c.market_symbols[card] + "w" * c.workshop_symbols[card]
    return f"{pile}{LETTERS[c.colour[card]]}{half}{'*' * c.bishop_symbols[card]}:{symbols}"


def normal(face: str) -> str:
    return face if ":" in face else f"{face}:w"


def play(s: CardsState, seat: int, *moves: str) -> None:
    for move in moves:
        s.apply(seat, GAME.number(GAME.parse(notation(s, seat, move))))


def play_and_collect(s: CardsState, seat: int, *moves: str) -> list[Event]:
    """Make moves and return everything that happened."""
    events: list[Event] = []
    for move in moves:
        s.apply(seat, GAME.number(GAME.parse(notation(s, seat, move))), events)
    return events


def open_to(s: CardsState, seat: int) -> list[str]:
    """The notations of what this seat may do."""
    return [str(GAME.action(action)) for action in s.legal_actions(seat)]


def faces_open_to(s: CardsState, seat: int) -> list[str]:
    """The same with faces for cards."""
    return [with_face(s, text) for text in open_to(s, seat)]


def with_face(s: CardsState, text: str) -> str:
    verb, _, name = text.partition(" ")
    return f"{verb} {short(face_of(s, name))}" if name in CARD_NAMES else text


def short(face: str) -> str:
    return face.removesuffix(":w")


def hand(s: CardsState, seat: int) -> list[str]:
    """The faces of a hand, sorted."""
    return faces(s, s.hands[seat])


def faces(s: CardsState, cards: int) -> list[str]:
    return sorted([short(face_of(s, CARD_NAMES[card])) for card in bits(cards)])


def refuses(s: CardsState, seat: int, move: str) -> bool:
    """Is this move refused, and the position left as it was?"""
    before = s.dump()
    try:
        play(s, seat, move)
    except IllegalAction:
        return s.dump() == before
    except ValueError:
        return True
    return False


def shown(s: CardsState, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    facts: dict[str, Any] = s.view(None)["people"][seat]
    return facts


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def sit_out(s: CardsState, until: int) -> None:
    """Everybody passes, and discards what he must, until it is this seat's choice again or the game is over."""
    while not s.is_over and not (s.seat == until and s.to_act == (until,) and "pass" in open_to(s, until)):
        seat = s.to_act[0]
        moves = open_to(s, seat)
        play(s, seat, next((idle for idle in ("pass", "done") if idle in moves), moves[0]))
