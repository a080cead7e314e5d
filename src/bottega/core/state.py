"""A position of a game: what is open to whom, the one way to act, and the one door through which it is seen.

A game derives its own state, adds its fields in slots, and says for each field who may know it (`KNOWLEDGE`).
`redact` builds a copy that holds nothing else, and views, observations and samples are made from that copy alone.
"""

from typing import TYPE_CHECKING, Any, Final

from bottega.core.errors import IllegalAction, MalformedAction, StaleAction
from bottega.core.events import Event
from bottega.core.menu import Menu
from bottega.core.rng import FAST, Rng

if TYPE_CHECKING:
    from bottega.core.edition import Edition
    from bottega.core.game import Game
    from bottega.core.observation import Observation

MOST_SEATS = 6
SEATS: Final = tuple(
    [tuple([seat for seat in range(MOST_SEATS) if waiting >> seat & 1]) for waiting in range(1 << MOST_SEATS)]
)
# The bit of each seat in `waiting`; the second half, none, is what negative numbers find.
SEAT_BITS: Final = tuple([1 << seat for seat in range(MOST_SEATS)] + [0] * MOST_SEATS)

# Who may know a field. What is not named in KNOWLEDGE stays unknown to everybody.
PUBLIC = "public"
COUNTED = "counted"  # behind a screen, but every seat could have counted it from public events
OWN = "own"  # a list by seat: each seat knows its own entry

NO_MENU = Menu(-1, "nothing", ())

Past = tuple[object, int, int]


class Table:
    """How a game is set up: all of it is event 0 of a record."""

    __slots__ = ("edition", "generator", "options", "players")

    def __init__(self, players: int, options: dict[str, Any], edition: "Edition", generator: str = FAST) -> None:
        self.players = players
        self.options = options
        self.edition = edition
        self.generator = generator  # of the deal and all draws after it

    def plain_options(self) -> dict[str, Any]:
        """A copy to hand out: what happens to it does not happen to the game."""
        return {name: plain(value) for name, value in self.options.items()}


class Part:
    """What an extension of a game keeps at a running table: its own fields, under the same rules as the state's."""

    __slots__ = ()

    def clone(self) -> "Part":
        raise NotImplementedError

    def knowledge(self) -> dict[str, str]:
        """For each field, who may know it."""
        raise NotImplementedError

    def hidden(self) -> tuple[str, ...]:
        """The fields that nobody may know."""
        return ()


class State:
    __slots__ = (
        "game",
        "is_over",
        "log",
        "masks",
        "menus",
        "past",
        "players",
        "ply",
        "secret",
        "seed",
        "table",
        "to_act",
        "waiting",
    )

    def __init__(self, game: "Game", table: Table, seed: int, source: "State | None" = None) -> None:
        """A blank state, or one that has come as far as `source`; a game's own state copies its own fields."""
        players = table.players
        self.game = game
        self.table = table
        self.players = players
        self.seed = seed
        self.log: list[Event] | None = None
        if source is None:
            self.ply = 0
            self.waiting = 0  # who is asked, one bit each, at any moment of a move
            self.to_act: tuple[int, ...] = ()  # the same between moves; `settle` sees to it
            self.is_over = False
            self.menus: list[Menu] = [NO_MENU] * players
            self.masks: list[int] = [0] * players
            self.secret: list[int] = [0] * players
            self.past: Past | None = None
        else:
            self.ply = source.ply
            self.waiting = source.waiting
            self.to_act = source.to_act
            self.is_over = source.is_over
            self.menus = source.menus[:]
            self.masks = source.masks[:]
            self.secret = source.secret[:]
            self.past = source.past

    def legal_actions(self, seat: int) -> tuple[int, ...]:
        if seat < 0 or self.waiting >> seat & 1 == 0:
            return ()
        menu, mask = self.menus[seat], self.masks[seat]
        known = menu.tuples.get(mask)
        return menu.actions(mask) if known is None else known

    def apply(self, seat: int, action: int, events: list[Event] | None = None, at: int = -1) -> None:
        """Make one move. `events` collects what happens; `at` is the ply the player saw when choosing."""
        if at >= 0 and at != self.known_ply(seat):
            raise StaleAction(f"That was chosen at move {at}; the game is at move {self.known_ply(seat)}.")
        try:
            menu = self.menus[seat]
            own, waiting = SEAT_BITS[seat], self.waiting
            is_open = waiting & own and self.masks[seat] & menu.bits[action]
        except (IndexError, TypeError):  # no such seat or action, or not even a number
            is_open = own = waiting = 0
        if not is_open or action < 0:
            raise self.refusal(seat, action)
        self.past = (self.past, seat, action)
        self.ply += 1
        self.waiting = waiting ^ own
        self.log = events
        menu.decider.decide(self, seat, action)
        waiting = self.waiting
        if not waiting:
            self.go_on()
            waiting = self.waiting
            if not waiting:
                self.is_over = True
        self.to_act = SEATS[waiting]  # as `settle` does
        if events is not None:
            self.log = None

    def carry_on(self) -> None:
        """Nobody is asked: go on, to a state that can be looked at again."""
        self.go_on()
        self.settle()

    def settle(self) -> None:
        """Between two moves: say who may decide, and whether anybody will."""
        self.to_act = SEATS[self.waiting]
        self.is_over = self.waiting == 0

    def ask(self, seat: int, menu: Menu, mask: int) -> None:
        """Wait for `seat` to choose one of the actions of `menu` that are set in `mask`."""
        self.menus[seat] = menu
        self.masks[seat] = mask
        self.waiting |= SEAT_BITS[seat]

    def offer(self, seat: int, menu: Menu, mask: int) -> None:
        """Ask, unless there is only one thing to do: then do it."""
        if mask & mask - 1:
            self.ask(seat, menu, mask)
        else:
            menu.decider.decide(self, seat, menu.ids[mask.bit_length() - 1])

    def refusal(self, seat: int, action: int) -> Exception:
        """Why this seat may not do this now; tells nothing that the seat may not know."""
        if type(seat) is not int or not 0 <= seat < self.players:
            return IllegalAction("no-such-seat", f"There is no seat {seat!r}: they run from 0 to {self.players - 1}.")
        if type(action) is not int or not 0 <= action < self.game.num_actions:
            return MalformedAction(f"There is no action {action!r}: they run from 0 to {self.game.num_actions - 1}.")
        if self.is_over:
            return IllegalAction("game-over", "The game is over.")
        if self.waiting >> seat & 1 == 0:
            return IllegalAction("not-your-turn", "It is not this seat's turn.")
        return IllegalAction("not-open", f"{str(self.game.action(action))!r} is not open to this seat now.")

    def known_ply(self, seat: int | None) -> int:
        """The number of moves that `seat` knows of: all but the secret ones of others."""
        others = sum(self.secret)
        return self.ply - others + (self.secret[seat] if seat is not None and 0 <= seat < self.players else 0)

    def moves(self) -> list[tuple[int, int]]:
        """Every move so far as (seat, action)."""
        made: list[tuple[int, int]] = []
        past: Any = self.past
        while past is not None:
            made.append((past[1], past[2]))
            past = past[0]
        made.reverse()
        return made

    def stream(self, name: str) -> Rng:
        """The random numbers for one purpose of this game."""
        return Rng(self.seed, name, self.table.generator)

    def deal_events(self) -> list[Event]:
        """What happened before the first move: the same deal once more, this time told."""
        events: list[Event] = []
        table = self.table
        self.game.new(table.players, self.seed, table.options, table.edition, events, table.generator)
        return events

    # --- what a game gives ---------------------------------------------------------------------------------------

    def all_menus(self) -> "tuple[Menu, ...]":
        """The menus of this table, by their numbers."""
        return self.game.menus

    def all_parts(self) -> "tuple[Part, ...]":
        """What the extensions in play keep, in a fixed order."""
        return ()

    def part_knowledge(self, part: Part) -> dict[str, str]:
        """For each field of a part, who may know it at this table."""
        return part.knowledge()

    def go_on(self) -> None:
        """Nobody is asked any more: go on to the next decision or the end."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def blank(self) -> "State":
        """A state of the same game with the same players and options, in which nothing is known."""
        raise NotImplementedError

    def knowledge(self) -> dict[str, str]:
        """For each field of the game's own, who may know it."""
        raise NotImplementedError

    def hidden(self) -> tuple[str, ...]:
        """The fields of the game's own that nobody may know."""
        raise NotImplementedError

    def render(self, seat: int | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
        """The view as plain data; called on a redacted state only. `alike` is another viewer's, from which may be taken
        what is the same for all."""
        raise NotImplementedError

    def redraw(self, seat: int, rng: "Rng") -> None:
        """Fill in what `seat` cannot know; called on a copy of a redacted state only."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats from best to last; those who share a place stand together."""
        raise NotImplementedError

    # --- the one door --------------------------------------------------------------------------------------------

    def redact(self, seat: int | None) -> "State":
        """A copy that holds what `seat` knows and nothing else (None: what a spectator knows)."""
        known = self.blank()
        known.ply = self.known_ply(None)
        known.waiting = self.waiting
        known.settle()
        known.menus = list(self.menus)
        share(self, known, self.knowledge())
        for part, shown in zip(self.all_parts(), known.all_parts(), strict=True):
            share(part, shown, self.part_knowledge(part))
        if seat is not None:
            self.tell(known, seat)
        return known

    def tell(self, known: "State", seat: int) -> None:
        """Add to what a spectator knows what `seat` knows besides."""
        known.ply = self.known_ply(seat)
        known.masks[seat] = self.masks[seat]
        known.secret[seat] = self.secret[seat]
        share_own(self, known, self.knowledge(), seat)
        for part, shown in zip(self.all_parts(), known.all_parts(), strict=True):
            share_own(part, shown, self.part_knowledge(part), seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        if seat is not None and not 0 <= seat < self.players:
            raise IllegalAction("no-such-seat", f"There is no seat {seat}: they run from 0 to {self.players - 1}.")
        return self.redact(seat).render(seat)

    def views(self, viewers: "list[int | None]") -> list[dict[str, Any]]:
        """The same views as one by one, sooner. They share what all see alike: to be read, not to be changed."""
        made: list[dict[str, Any]] = []
        seen_by_all = self.redact(None)
        for seat in viewers:
            known = seen_by_all
            if seat is not None:
                known = seen_by_all.clone()
                self.tell(known, seat)
            made.append(known.render(seat, made[0] if made else None))
        return made

    def observe(self, seat: int) -> "Observation":
        if not 0 <= seat < self.players:
            raise IllegalAction("no-such-seat", f"There is no seat {seat}: they run from 0 to {self.players - 1}.")
        return self.game.observation(self.redact(seat), seat)

    # --- the whole state, for the one who keeps the game -----------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Everything, secrets included, as plain data; `game.restore` is the way back."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "edition": self.table.edition.sha256,
            "players": self.players,
            "options": self.table.plain_options(),
            "seed": self.seed,
            "generator": self.table.generator,
            "ply": self.ply,
            "waiting": self.waiting,
            "menus": [menu.number for menu in self.menus],
            "masks": list(self.masks),
            "secret": list(self.secret),
            "moves": [list(move) for move in self.moves()],
            "fields": plain_fields(self, (*self.knowledge(), *self.hidden())),
            "parts": [plain_fields(part, (*part.knowledge(), *part.hidden())) for part in self.all_parts()],
        }

    def fill(self, dump: dict[str, Any]) -> None:
        """Take over everything from a dump of the same game and table."""
        menus = self.all_menus()
        self.ply = dump["ply"]
        self.waiting = dump["waiting"]
        self.menus = [menus[number] if number >= 0 else NO_MENU for number in dump["menus"]]
        self.masks = list(dump["masks"])
        self.secret = list(dump["secret"])
        for seat, action in dump["moves"]:
            self.past = (self.past, seat, action)
        fill_fields(self, (*self.knowledge(), *self.hidden()), dump["fields"])
        for part, fields in zip(self.all_parts(), dump["parts"], strict=True):
            fill_fields(part, (*part.knowledge(), *part.hidden()), fields)
        self.settle()


def share(source: object, target: object, knowledge: dict[str, str]) -> None:
    """Copy the fields that everybody may know, and no others."""
    for field, who in knowledge.items():
        if who == PUBLIC:
            value = getattr(source, field)
            setattr(target, field, list(value) if isinstance(value, list) else value)


def share_own(source: object, target: object, knowledge: dict[str, str], seat: int) -> None:
    """Copy what `seat` may know besides, and nothing else."""
    for field, who in knowledge.items():
        if who == OWN:
            getattr(target, field)[seat] = getattr(source, field)[seat]
        elif who == COUNTED:
            value = getattr(source, field)
            setattr(target, field, list(value) if isinstance(value, list) else value)


def plain_fields(source: object, fields: tuple[str, ...]) -> dict[str, object]:
    return {field: plain(getattr(source, field)) for field in fields}


def plain(value: object) -> object:
    return list(value) if isinstance(value, (list, tuple)) else value


def fill_fields(target: object, names: tuple[str, ...], fields: dict[str, Any]) -> None:
    """Lists are copied, so that a dump may be used twice."""
    for field in names:
        given = fields[field]
        if isinstance(given, list):
            given = tuple(given) if isinstance(getattr(target, field), tuple) else list(given)
        setattr(target, field, given)
