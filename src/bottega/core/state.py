"""A position of a game: what is open to whom, the one way to act, and the one door through which it is seen.

A game derives its own state, adds its fields in slots, and says for each field who may know it (`KNOWLEDGE`).
`redact` builds a copy that holds nothing else, and views, observations and samples are made from that copy alone.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from bottega.core.actions import Action
from bottega.core.bits import bits
from bottega.core.dumping import dump_of, fill_from
from bottega.core.errors import StaleAction
from bottega.core.events import Event
from bottega.core.knowledge import COUNTED, OWN, PUBLIC, Part, share_all
from bottega.core.menu import NO_MENU, Menu
from bottega.core.rng import Rng
from bottega.core.setup import Setup
from bottega.core.showing import as_html
from bottega.core.subclassing import mypyc_attr
from bottega.core.view import views_of
from bottega.core.whole import whole
from bottega.core.wording import in_short, no_such_seat, refusal

if TYPE_CHECKING:
    from bottega.core.game import Game
    from bottega.core.observation import Observation
    from bottega.core.tensor import Encoding, Recent

# Whoever writes a game finds what a state is made of in one place.
__all__ = ["COUNTED", "NO_MENU", "NO_SLOTS", "OWN", "PUBLIC", "SEATS", "SEAT_BITS", "Part", "Setup", "State"]

MOST_SEATS = 6
SEATS: Final = tuple([tuple(bits(waiting)) for waiting in range(1 << MOST_SEATS)])
# The bit of each seat in `waiting`; the second half, none, is what negative numbers find.
SEAT_BITS: Final = tuple([1 << seat for seat in range(MOST_SEATS)] + [0] * MOST_SEATS)

# For a class that sets fields whose slots its only heir has: two sets of slots would make every state as large again.
NO_SLOTS: tuple[str, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the whole truth, secrets included, for whoever keeps the game. Players get `view` or `observe`.

    `game`, `players`, `seed` (below 0: a redacted or sampled position), `ply` (moves so far), `to_act` (the seats that
    may decide now, several where choices are secret) and `is_over` are there to be read.

    >>> import bottega
    >>> state = bottega.game("fresco").new(players=4, seed=7)
    >>> state.players, state.ply, state.to_act, state.is_over
    (4, 0, (0,), False)
    """

    __slots__ = (
        "game",
        "is_over",
        "log",
        "masks",
        "menus",
        "past",
        "players",
        "ply",
        "recent",
        "secret",
        "seed",
        "setup",
        "shared",
        "to_act",
        "waiting",
    )

    def __init__(self, game: "Game", setup: Setup, seed: int, source: "State | None" = None) -> None:
        """A blank state, or one that has come as far as `source`; a game's own state copies its own fields."""
        players = setup.players
        self.game = game
        self.setup = setup
        self.players = players
        self.seed = seed
        self.log: list[Event] | None = None
        self.recent: Recent | None = None if source is None else source.recent  # what was told of it: core/tensor.py
        if source is None:
            self.ply = 0
            self.waiting = 0  # who is asked, one bit each, at any moment of a move
            self.to_act: tuple[int, ...] = ()  # the same between moves; `publish_turn` sees to it
            self.is_over = False
            self.menus: list[Menu] = [NO_MENU] * players
            self.masks: list[int] = [0] * players
            self.secret: list[int] = [0] * players
            # Every move so far, seat and action in turn. A copy shares the list: then `shared` says how much of it is
            # this state's own. At 0 the whole list is, and a move costs no more than two entries.
            self.past: list[int] = []
            self.shared = 0
        else:
            self.ply = source.ply
            self.waiting = source.waiting
            self.to_act = source.to_act
            self.is_over = source.is_over
            self.menus = source.menus[:]
            self.masks = source.masks[:]
            self.secret = source.secret[:]
            past = source.past
            made = source.shared or len(past)
            self.past = past if made else []
            self.shared = source.shared = made

    def legal_actions(self, seat: SupportsIndex) -> tuple[int, ...]:
        """The numbers of the actions open to a seat, ascending; none when it is not its turn.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> [str(state.game.action(number)) for number in state.legal_actions(0)]
        ['rise 5', 'rise 6', 'rise 7', 'rise 8', 'rise 9']
        """
        if type(seat) is not int:
            return self.legal_actions(self.seat_number(seat))
        own: int = seat
        try:
            if not SEAT_BITS[own] & self.waiting:
                return ()
            menu = self.menus[own]
            mask = self.masks[own]
        except (IndexError, OverflowError):  # no such seat; compiled, a huge one is an overflow
            return ()
        few = menu.few
        if few:  # a menu with few actions: what it offers stands in a list, by the mask
            return few[mask]
        known = menu.tuples.get(mask)
        return menu.actions(mask) if known is None else known

    def mask_into(self, seat: int, buffer: "memoryview | bytearray", offset: int = 0) -> None:
        """The same as a byte for each action of the game, 1 or 0, written into `buffer` from the byte `offset` on."""
        buffer[offset : offset + self.game.num_actions] = self.mask_bytes(seat)

    def mask_bytes(self, seat: int) -> bytes:
        """What `mask_into` writes."""
        asked = SEAT_BITS[seat] & self.waiting
        return self.menus[seat].row(self.masks[seat], self.game.num_actions) if asked else bytes(self.game.num_actions)

    def tensor_into(self, seat: int, buffer: "memoryview | bytearray", offset: int = 0) -> None:
        """All that a seat knows, as `game.tensor_spec` says, written into `buffer` from the byte `offset` on:
        little-endian float32 numbers. Secrets of the others are not read.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> state.tensor_into(0, numbers := bytearray(4 * len(state.observe(0).tensor())))
        >>> bytes(numbers) == state.observe(0).tensor().tobytes()
        True
        """
        told = self.encoding().tell(self, seat)
        buffer[offset : offset + len(told)] = told

    def apply(
        self, seat: SupportsIndex, action: SupportsIndex, events: list[Event] | None = None, at: int = -1
    ) -> None:
        """Make one move. `events` collects what happens; `at` is the ply the player saw when choosing.

        Refused are what is no action (`MalformedAction`), what is not open now (`IllegalAction`) and what was chosen at
        another ply (`StaleAction`); the state is then as it was.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> state.apply(0, state.legal_actions(0)[0])
        >>> state.ply, state.to_act
        (1, (2,))
        """
        if type(seat) is not int or type(action) is not int:
            self.apply_other(seat, action, events, at)
            return
        who: int = seat  # once: a compiled engine keeps them as they are from here on
        what: int = action
        if at >= 0 and at != self.known_ply(who):
            raise StaleAction(f"That was chosen at move {at}; the game is at move {self.known_ply(who)}.")
        try:
            menu = self.menus[who]
            own = SEAT_BITS[who]
            waiting = self.waiting
            if what < 0 or not (waiting & own and self.masks[who] & menu.bits[what]):
                raise refusal(self, who, what)
        except (IndexError, OverflowError):  # no such seat or action; compiled, a huge one is an overflow
            raise refusal(self, who, what) from None
        if self.shared:
            self.own_past()
        past = self.past
        past.append(seat)  # the very objects that were given: compiled, `who` and `what` would be made anew
        past.append(action)
        self.ply += 1
        self.waiting = waiting - own
        self.log = events
        menu.decider.decide(self, who, what)
        waiting = self.waiting
        if not waiting:
            self.go_on()
            waiting = self.waiting
            if not waiting:
                self.is_over = True
        self.to_act = SEATS[waiting]  # as `publish_turn` does
        if events is not None:
            self.log = None

    def apply_other(self, seat: object, action: object, events: list[Event] | None, at: int) -> None:
        """The same for whole numbers of other kinds, numpy's for one: the state keeps Python's own only."""
        who, what = whole(seat), whole(action)
        if who is None or what is None:
            raise refusal(self, seat, action)
        self.apply(who, what, events, at)

    def play(self, seat: SupportsIndex, move: str | Action, events: list[Event] | None = None, at: int = -1) -> None:
        """Make one move, written in notation or as the action itself; the same as `apply` otherwise.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> state.play(0, "rise 6")
        >>> state.play(2, "rise 6")
        Traceback (most recent call last):
        bottega.core.errors.IllegalAction: 'rise 6' is not open to this seat now.
        """
        self.apply(seat, self.game.number(move), events, at)

    def carry_on(self) -> None:
        """If nobody is asked go on, to a state that can be looked at again."""
        if not self.waiting:
            self.go_on()
        self.publish_turn()

    def publish_turn(self) -> None:
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
            self.menus[seat] = menu  # as `ask` does, without the call
            self.masks[seat] = mask
            self.waiting |= SEAT_BITS[seat]
        else:
            menu.decider.decide(self, seat, menu.ids[mask.bit_length() - 1])

    def seat_number(self, given: object) -> int:
        """A seat as Python's own int, whether it is at this table or not; refused when it is no whole number."""
        number = whole(given)
        if number is None:
            raise no_such_seat(self, given)
        return number

    def viewer(self, given: SupportsIndex | None) -> int | None:
        """A seat of this table as Python's own int, or None for a spectator; anything else is refused."""
        if given is None:
            return None
        seat = whole(given)
        if seat is None or not 0 <= seat < self.players:
            raise no_such_seat(self, given)
        return seat

    def known_ply(self, seat: SupportsIndex | None) -> int:
        """The number of moves that `seat` knows of: all but the secret ones of others (None: a spectator).

        >>> import bottega
        >>> bottega.game("fresco").new(seed=7).known_ply(0)
        0
        """
        own = None if seat is None else self.seat_number(seat)
        return self.ply - sum(self.secret) + (self.secret[own] if own is not None and 0 <= own < self.players else 0)

    def moves(self) -> list[tuple[int, int]]:
        """Every move so far as (seat, action).

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> state.play(0, "rise 6")
        >>> state.moves()
        [(0, 5)]
        """
        past = self.past
        return [(past[at], past[at + 1]) for at in range(0, self.shared or len(past), 2)]

    def forget_moves(self) -> None:
        """Begin the list of moves anew, as if the game began here."""
        self.past, self.shared = [], 0

    def own_past(self) -> None:
        """A state that has been copied moves on. The first to do so keeps the list, as one whose copies are only looked
        at does; whoever finds another's moves in it takes his part."""
        if len(self.past) != self.shared:
            self.past = self.past[: self.shared]
        self.shared = 0

    def stream(self, name: str) -> Rng:
        """The random numbers for one purpose of this game."""
        return Rng(self.seed, name, self.setup.generator)

    def deal_events(self) -> list[Event]:
        """What happened before the first move: the same deal once more, this time told."""
        events: list[Event] = []
        setup = self.setup
        self.game.new(setup.players, self.seed, setup.options, setup.edition, events, setup.generator)
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

    def encoding(self) -> "Encoding":
        """How positions of this table are encoded; a game keeps it with its rules."""
        return self.game.encoding(self)

    def go_on(self) -> None:
        """Nobody is asked any more: go on to the next decision or the end."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A copy of its own, cheap; `copy.copy` and `copy.deepcopy` are the same.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> (other := state.clone()).play(0, "rise 6")
        >>> other.ply, state.ply
        (1, 0)
        """
        raise NotImplementedError

    def moment(self) -> str:
        """Where the game stands, in a few words for `repr`."""
        return ""

    def stage(self, until: int) -> int:
        """A number that changes when such a moment has come, the end of a turn or of a round; see `core.playout`."""
        return 0

    def blank(self) -> "State":
        """A state of the same game with the same players and options, in which nothing is known."""
        raise NotImplementedError

    def knowledge(self) -> dict[str, str]:
        """For each field of the game's own, who may know it."""
        raise NotImplementedError

    def hidden(self) -> tuple[str, ...]:
        """The fields of the game's own that nobody may know."""
        raise NotImplementedError

    def redraw(self, seat: int, rng: "Rng") -> None:
        """Fill in what `seat` cannot know; called on a copy of a redacted state only. See `Game.redraw`."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far, as everybody sees them; final when the game is over.

        >>> import bottega
        >>> bottega.game("princes").new(players=3, seed=7).scores()
        (0, 0, 0)
        """
        raise NotImplementedError

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Seats from best to last; those who share a place stand together.

        >>> import bottega
        >>> bottega.game("princes").new(players=3, seed=7).ranking()
        ((0, 1, 2),)
        """
        raise NotImplementedError

    def returns(self) -> tuple[float, ...]:
        """For a learner: each seat's share of the win less what an even split would give. The sum is 0, and before the
        end all are.

        >>> import bottega
        >>> bottega.game("fresco").new(players=4, seed=7).returns()
        (0.0, 0.0, 0.0, 0.0)
        """
        if not self.is_over:
            return (0.0,) * self.players
        winners = self.ranking()[0]
        share = self.players / len(winners)
        return tuple([((share if seat in winners else 0.0) - 1) / self.players for seat in range(self.players)])

    # --- Python's own ways -----------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """
        >>> import bottega
        >>> bottega.game("fresco").new(players=4, seed=7)
        <fresco state: 4 players, seed 7, ply 0, round 1 get-up, to act (0,)>
        """
        return in_short(self)

    def __str__(self) -> str:
        """The board as a spectator sees it, in plain letters; `str(state.observe(seat))` is the same for a seat.

        >>> import bottega
        >>> str(bottega.game("fresco").new(players=4, seed=7)).splitlines()[0]
        'Fresco, round 1, get-up; seat 0 to act'
        """
        return self.game.draw(self.view(None))

    def _repr_html_(self) -> str | None:
        return as_html(self)  # in a notebook: as everybody sees it, so that nothing secret is kept with the page

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: everything this state holds and no more; the game itself is found again by its id."""
        from bottega.core.pickling import packed

        return packed(self)

    # --- the one door --------------------------------------------------------------------------------------------

    def redact(self, seat: int | None) -> "State":
        """A copy that holds what `seat` knows and nothing else (None: what a spectator knows)."""
        known = self.blank()
        known.ply = self.known_ply(None)
        known.waiting = self.waiting
        known.publish_turn()
        known.menus = list(self.menus)
        share_all(self, known)
        if seat is not None:
            self.reveal_to(known, seat)
        return known

    def reveal_to(self, known: "State", seat: int) -> None:
        """Add to what a spectator knows what `seat` knows besides."""
        known.ply = self.known_ply(seat)
        known.masks[seat] = self.masks[seat]
        known.secret[seat] = self.secret[seat]
        share_all(self, known, seat)

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """What a seat may see, as plain data that JSON takes (None: what a spectator sees).

        >>> import bottega
        >>> view = bottega.game("fresco").new(players=4, seed=7).view(0)
        >>> view["round"], view["phase"], view["choices"][0]["action"]
        (1, 'get-up', 'rise 5')
        """
        viewer = self.viewer(seat)
        return self.game.render(self.redact(viewer), viewer)

    def views(self, viewers: "Sequence[SupportsIndex | None]") -> list[dict[str, Any]]:
        """The same views as one by one, sooner. They share what all see alike: to be read, not to be changed.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> [view["seat"] for view in state.views([0, None])]
        [0, None]
        """
        return views_of(self, [self.viewer(viewer) for viewer in viewers])

    def observe(self, seat: SupportsIndex) -> "Observation":
        """What a computer player gets: the seat's view, its legal actions, and samples of what it cannot see.

        >>> import bottega
        >>> bottega.game("fresco").new(players=4, seed=7).observe(0).legal_actions
        (4, 5, 6, 7, 8)
        """
        viewer = self.viewer(seat)
        if viewer is None:
            raise no_such_seat(self, seat)
        return self.game.observation(self.redact(viewer), viewer)

    # --- the whole state, for the one who keeps the game -----------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Everything, secrets included, as plain data; `game.restore` is the way back.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> state.game.restore(state.dump()).dump() == state.dump()
        True
        """
        return dump_of(self)

    def fill(self, dump: dict[str, Any]) -> None:
        """Take over everything from a dump of the same game and table."""
        fill_from(self, dump)
