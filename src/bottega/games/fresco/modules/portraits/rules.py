"""The portraits (module 1): in the studio an apprentice may paint one of two people instead of earning money."""

from typing import Any, Final

from bottega.core.bits import listed
from bottega.core.edition import Reader
from bottega.core.menu import Menu
from bottega.core.rng import Rng
from bottega.games.fresco.actions import NO, PICK, SEGMENT_NAMES, SEGMENTS
from bottega.games.fresco.components import Components
from bottega.games.fresco.events import BishopMoved
from bottega.games.fresco.module import FrescoModule, Moves
from bottega.games.fresco.modules.portraits.actions import PORTRAIT, SEXTON, SHOWN_PORTRAITS
from bottega.games.fresco.modules.portraits.events import PaintPicked, PortraitsRemoved, PortraitsShown, PortraitTaken
from bottega.games.fresco.modules.portraits.part import NO_CARD, PortraitPart
from bottega.games.fresco.paints import BASIC, COLOURS, ONE
from bottega.games.fresco.rewards import Reward, give, read_reward
from bottega.games.fresco.rules import Rules
from bottega.games.fresco.sheet import CATHEDRAL, STUDIO, count_at, ill_at, with_one
from bottega.games.fresco.state import STAYS, FrescoState
from bottega.games.fresco.track import gain, log_points

PORTRAITS = "portrait"
CARDS: Final = 18
EVERY_CARD: Final = tuple(range(CARDS))
PILES: Final = ("A", "B", "C")
ALL_SEGMENTS: Final = (1 << SEGMENTS) - 1
ANY_BASIC: Final = (1 << BASIC) - 1
LASTING = (
    "income_thalers",
    "theatre_mood_per_apprentice",
    "bishop_bonus_extra",
    "bishop_anywhere_cost",
    "uses_per_round",
)


class Card:
    """What one portrait does, at once or for the rest of the game."""

    def __init__(self, row: Reader, c: Components) -> None:
        effect = row["effect"]
        self.id = row["id"].text()
        self.name = row["name"].text()
        self.pile = PILES.index(row["pile"].word(PILES))
        self.lasting = row["lasting"].flag()
        self.effect: dict[str, Any] = effect.plain()
        self.reward = Reward(0, 0, 0, []) if self.lasting else read_reward(effect, ("basic_paints_of_choice",))
        self.picks = 0 if self.lasting else number(effect, "basic_paints_of_choice", 4)
        self.income = 0
        self.mood = 0
        self.bonus = 0
        self.price = 0
        self.uses = 0
        if self.lasting:
            self.read_lasting(effect, c)

    def read_lasting(self, effect: Reader, c: Components) -> None:
        for name, field in effect.fields().items():
            if name not in LASTING:
                field.fail(f"is no lasting effect; there are {', '.join(LASTING)}")
        self.income = number(effect, "income_thalers", 9)
        self.bonus = number(effect, "bishop_bonus_extra", 9)
        self.price = number(effect, "bishop_anywhere_cost", 9)
        self.uses = number(effect, "uses_per_round", 9)
        if effect.optional("theatre_mood_per_apprentice") is not None:
            self.mood = effect["theatre_mood_per_apprentice"].int(c.theatre_mood, 9) - c.theatre_mood
        if not (self.income or self.bonus or self.uses or self.mood):
            effect.fail("must have an effect")


def number(effect: Reader, name: str, most: int) -> int:
    field = effect.optional(name)
    return 0 if field is None else field.int(0, most)


class Portraits(FrescoModule):
    name = "portraits"
    places: tuple[int, ...] = (CATHEDRAL, STUDIO)

    def __init__(self, c: Components, options: dict[str, Any]) -> None:
        table = c.edition.reader("portraits")
        rows = table.items()
        if len(rows) != CARDS:
            table["items"].fail(f"there must be {CARDS} portraits, not {len(rows)}")
        self.cards: list[Card] = [Card(row, c) for row in rows]
        self.paint_menu = Menu(-1, "portrait-paint", tuple(range(PICK, PICK + BASIC)))
        self.other_menu = Menu(-1, "leonardo-portrait", tuple(range(PORTRAIT, PORTRAIT + SHOWN_PORTRAITS)))
        self.sexton_menu = Menu(-1, "sexton", (NO, *range(SEXTON, SEXTON + SEGMENTS)))

    def part(self, s: FrescoState) -> PortraitPart:
        part: PortraitPart = s.parts[self.part_number]
        return part

    def blank(self, rules: Rules) -> PortraitPart:
        return PortraitPart(rules.players)

    def own_menus(self) -> tuple[Menu, ...]:
        return (self.paint_menu, self.other_menu, self.sexton_menu)

    # --- the deck

    def set_up(self, s: FrescoState) -> None:
        self.stack(s, s.stream("setup/portraits"))
        self.show(s)

    def stack(self, s: FrescoState, rng: Rng) -> None:
        """The cards that nobody has seen: C at the bottom, B on them, A on top."""
        part = self.part(s)
        deck: list[int] = []
        for pile in (2, 1, 0):
            cards = [i for i, card in enumerate(self.cards) if card.pile == pile and part.seen >> i & 1 == 0]
            rng.shuffle(cards)
            deck += cards
        part.deck = tuple(deck)

    def show(self, s: FrescoState) -> None:
        part = self.part(s)
        for space in range(SHOWN_PORTRAITS):
            part.shown[space] = part.deck[-1 - space]
            part.seen |= 1 << part.shown[space]
        part.deck = part.deck[:-SHOWN_PORTRAITS]
        if s.log is not None:
            s.log.append(PortraitsShown(self.ids(part.shown), len(part.deck)))

    def prepare(self, s: FrescoState) -> None:
        """What is left over goes first, then two new ones come."""
        part = self.part(s)
        left = [card for card in part.shown if card != NO_CARD]
        if s.log is not None and left:
            s.log.append(PortraitsRemoved(self.ids(left)))
        part.took = 0
        part.jumps = [0] * s.players
        self.show(s)

    def ends(self, s: FrescoState) -> str:
        """The round of the last two cards is the last one."""
        return "portraits" if self.part(s).seen.bit_count() == CARDS else ""

    def open_round(self, s: FrescoState) -> None:
        """A painter who is no player has an apprentice in the studio, even in the final round (F-OQ-87)."""
        for painter in range(s.players, s.rules.painters):
            s.sheets[painter] = with_one(s.sheets[painter], STUDIO)

    # --- in the studio

    def adds(self, menu: str) -> tuple[int, ...]:
        if menu == "studio":
            return tuple(range(PORTRAIT, PORTRAIT + SHOWN_PORTRAITS))
        return tuple(range(SEXTON, SEXTON + SEGMENTS)) if menu == "cathedral" else ()

    def options(self, s: FrescoState, painter: int, menu: str) -> int:
        if menu == "cathedral":
            return self.sexton_mask(s, painter)
        return 0 if self.part(s).took >> painter & 1 else self.shown_mask(s)

    def shown_mask(self, s: FrescoState) -> int:
        return sum([1 << space for space, card in enumerate(self.part(s).shown) if card != NO_CARD])

    def visit(self, s: FrescoState, painter: int, place: int) -> bool:
        if place == CATHEDRAL:
            self.part(s).worked = 0
            return False
        if painter >= s.players:
            mask = self.shown_mask(s)
            if mask:
                s.offer(s.seat_of(painter), self.other_menu, mask)
            else:
                s.acts = 0
            return True
        if self.part(s).card == NO_CARD:
            return False
        s.ask(painter, self.paint_menu, ANY_BASIC)
        return True

    def moves(self) -> list[Moves]:
        return [
            Moves(NO, 1, self.decline),
            Moves(PICK, BASIC, self.pick),
            Moves(PORTRAIT, SHOWN_PORTRAITS, self.take, self.foresee_portrait),
            Moves(SEXTON, SEGMENTS, self.call_sexton, self.foresee_sexton),
        ]

    def decline(self, s: FrescoState, seat: int, which: int) -> None:
        self.part(s).worked = 0

    def take(self, s: FrescoState, seat: int, space: int) -> None:
        painter = s.painter()
        part = self.part(s)
        number = part.shown[space]
        card = self.cards[number]
        part.shown[space] = NO_CARD
        part.took |= 1 << painter
        if s.log is not None:
            s.log.append(PortraitTaken(painter, card.id, card.lasting))
        if painter < s.players and card.lasting:
            part.owned[painter] |= 1 << number
        if painter < s.players and card.picks:
            part.card = number
            part.picks = card.picks
        else:
            self.reward(s, painter, card)

    def pick(self, s: FrescoState, seat: int, colour: int) -> None:
        part = self.part(s)
        s.paints[seat] += ONE[colour]
        part.picks -= 1
        if s.log is not None:
            s.log.append(PaintPicked(seat, COLOURS[colour]))
        if part.picks == 0:
            card = self.cards[part.card]
            part.card = NO_CARD
            self.reward(s, seat, card)

    def reward(self, s: FrescoState, painter: int, card: Card) -> None:
        s.acts -= 1
        if not card.lasting:
            give(s, painter, card.reward, PORTRAITS)
        log_points(s, painter, card.reward.points, PORTRAITS)
        gain(s, painter, card.reward.points)

    # --- lasting portraits

    def mine(self, s: FrescoState, painter: int) -> list[Card]:
        owned = self.part(s).owned[painter] if painter < s.players else 0
        return [self.cards[i] for i in listed(EVERY_CARD, owned)] if owned else []

    def bonus(self, s: FrescoState, painter: int, bonus: int) -> int:
        return bonus + sum([card.bonus for card in self.mine(s, painter)])

    def theatre_mood(self, s: FrescoState, painter: int, mood: int) -> int:
        return mood + sum([card.mood for card in self.mine(s, painter)])

    def income(self, s: FrescoState, seat: int) -> int:
        return sum([card.income for card in self.mine(s, seat)]) if self.part(s).owned[seat] else 0

    def sexton(self, s: FrescoState, painter: int) -> tuple[int, int]:
        """How often he can still be called this round, and for how much."""
        sextons = [card for card in self.mine(s, painter) if card.uses]
        uses = sum([card.uses for card in sextons]) - self.part(s).jumps[painter]
        return uses, min([card.price for card in sextons], default=0)

    def sexton_mask(self, s: FrescoState, painter: int) -> int:
        """At any moment of the visit (F-OQ-93), with other moves of the bishop in any order (F-OQ-43)."""
        if self.part(s).owned[painter] == 0 or s.laid or s.stepped & STAYS:
            return 0
        uses, price = self.sexton(s, painter)
        if uses <= 0 or s.coins[painter] < price:
            return 0
        return ALL_SEGMENTS & ~(1 << s.bishop)

    def worth(self, s: FrescoState, painter: int, segment: int) -> int:
        self.part(s).worked = int(painter < s.players)
        return 0

    def altar_worth(self, s: FrescoState, painter: int) -> int:
        self.part(s).worked = 1
        return 0

    def left(self, s: FrescoState, painter: int, place: int) -> bool:
        """After the last action he can still be called, by somebody who is well; who has left was asked before."""
        part: PortraitPart = s.parts[self.part_number]
        if part.worked == 0:
            return False
        sheet = s.sheets[painter]
        mask = self.sexton_mask(s, painter) if count_at(sheet, place) > ill_at(sheet, place) else 0
        part.worked = 0
        if mask:
            s.ask(painter, self.sexton_menu, mask << 1 | 1)
        return mask != 0

    def call_sexton(self, s: FrescoState, seat: int, segment: int) -> None:
        price = self.sexton(s, seat)[1]
        self.part(s).jumps[seat] += 1
        s.coins[seat] -= price
        s.bishop = segment
        if s.log is not None:
            s.log.append(BishopMoved(seat, SEGMENT_NAMES[segment], price))

    # --- what is seen

    def ids(self, cards: list[int]) -> tuple[str, ...]:
        return tuple([self.cards[card].id for card in cards])

    def facts(self, number: int) -> dict[str, Any]:
        card = self.cards[number]
        return {"card": card.id, "name": card.name, "lasting": card.lasting, "effect": card.effect.copy()}

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.part(s)
        left = [i for i in range(CARDS) if part.seen >> i & 1 == 0]
        return {
            "shown": [None if card == NO_CARD else self.facts(card) for card in part.shown],
            "deck": len(left),
            "top": None if not left else PILES[min([self.cards[card].pile for card in left])],
            "owned": [[self.facts(i) for i in range(CARDS) if owned >> i & 1] for owned in part.owned],
            "took": [bool(part.took >> painter & 1) for painter in range(s.rules.painters)],
            "sexton": [max(0, self.sexton(s, painter)[0]) for painter in range(s.players)],
            "picks": part.picks,
            "names": {card.id: card.name for card in self.cards},  # what facts tell by id
        }

    def foresee_portrait(self, s: FrescoState, seat: int, space: int) -> dict[str, Any]:
        return {"painter": s.painter(), **self.facts(self.part(s).shown[space])}

    def foresee_sexton(self, s: FrescoState, seat: int, segment: int) -> dict[str, Any]:
        price = self.sexton(s, seat)[1]
        return {"segment": SEGMENT_NAMES[segment], "price": price, "coins_left": s.coins[seat] - price}

    def redraw(self, s: FrescoState, seat: int, rng: Rng) -> None:
        self.stack(s, rng)
