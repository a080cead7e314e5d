"""A game as people name it: its facts, its actions, and how to set up a table."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, SupportsIndex

from bottega.core.actions import Action, ActionTable
from bottega.core.drawing import facts
from bottega.core.edition import Edition, load_edition
from bottega.core.errors import OptionError, ReplayError
from bottega.core.events import Event
from bottega.core.menu import Menu
from bottega.core.observation import Observation
from bottega.core.options import Option, resolve
from bottega.core.state import State, Table
from bottega.core.whole import quoted, whole

SEED_BITS = 128


class Meta:
    """The facts of a game that cost nothing to know; `loader` says where the game itself is, as `module:NAME`.

    >>> import bottega
    >>> meta = bottega.metas()[0]
    >>> meta, meta.title, meta.players, [option.name for option in meta.options][:2]
    (<meta of fresco>, 'Fresco', (2, 3, 4), ['modules', 'market_refresh'])
    """

    __slots__ = ("id", "loader", "options", "players", "rules_version", "title")

    def __init__(
        self,
        id: str,
        title: str,
        players: tuple[int, ...],
        rules_version: str,
        options: tuple[Option, ...],
        loader: str,
    ) -> None:
        self.id = id
        self.title = title
        self.players = players
        self.rules_version = rules_version
        self.options = options
        self.loader = loader

    def __repr__(self) -> str:
        return f"<meta of {self.id}>"


class Game:
    """The rules of one game. A class is derived once per game; the one instance is shared and never changes.

    `id`, `title`, `players` (the numbers it is played by), `rules_version`, `options` and `num_actions` are there to be
    read; `num_actions` is the same whatever the options.

    >>> import bottega
    >>> game = bottega.game("fresco")
    >>> game, game.title, game.players, game.num_actions
    (<game fresco>, 'Fresco', (2, 3, 4), 367)
    """

    def __init__(self, meta: Meta, actions: ActionTable, menus: tuple[Menu, ...], house: Path) -> None:
        self.meta = meta
        self.id = meta.id
        self.title = meta.title
        self.players = meta.players
        self.rules_version = meta.rules_version
        self.options = meta.options
        self.actions = actions
        self.num_actions = len(actions)
        self.menus = menus
        # Kinds of events after which nothing can be taken back, because somebody learnt something.
        self.revealing: frozenset[str] = frozenset()
        self._house_file = house
        self._house: Edition | None = None
        # The fingerprints of editions that fit: to look again takes long, and tells nothing.
        self._checked: set[str] = set()

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: by the id alone."""
        from bottega.core.pickling import packed_game

        return packed_game(self)

    def action(self, number: SupportsIndex) -> Action:
        """The action with this number.

        >>> import bottega
        >>> bottega.game("fresco").action(5)
        <rise 6>
        """
        return self.actions[number]

    def parse(self, notation: str) -> Action:
        """The action that is written so.

        >>> import bottega
        >>> bottega.game("fresco").parse("Buy  iii.2")
        <buy III.2>
        """
        return self.actions.parse(notation)

    def number(self, action: Action | str) -> int:
        """The number of an action, itself or in notation, as `legal_actions` lists it and `apply` takes it.

        >>> import bottega
        >>> bottega.game("fresco").number("rise 6")
        5
        """
        return self.actions.number(action if isinstance(action, Action) else self.parse(action))

    @property
    def house(self) -> Edition:
        """The edition that is played when no other is named.

        >>> import bottega
        >>> bottega.game("fresco").house.name
        'house edition'
        """
        if self._house is None:
            self._house = load_edition(self._house_file, None)
        return self._house

    def edition(self, source: "str | Path | Edition | None" = None) -> Edition:
        """The house edition, or the one in a file, checked.

        >>> import bottega
        >>> game = bottega.game("fresco")
        >>> game.edition() is game.house
        True
        """
        if source is None:
            return self.house
        edition = source if isinstance(source, Edition) else load_edition(Path(source), self.house)
        if edition.sha256 not in self._checked:
            self.check_edition(edition)
            self._checked.add(edition.sha256)
        return edition

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex = 0,
        options: Mapping[str, Any] | None = None,
        edition: "str | Path | Edition | None" = None,
        events: list[Event] | None = None,
    ) -> State:
        """Set up a table. The same seed, options and edition give the same deal anywhere; `events` collects it.

        >>> import bottega
        >>> bottega.game("fresco").new(players=3, seed=7, options={"modules": ["portraits", "glaziers"]})
        <fresco state: 3 players, seed 7, ply 0, round 1 get-up, to act (1,)>
        """
        seats = self.players[-1] if players is None else whole(players)
        if seats is None or seats not in self.players:
            usual = f"{self.players[0]} to {self.players[-1]}"
            raise OptionError(f"{self.title} is played by {usual} players, not {quoted(players)}.")
        number = whole(seed)
        if number is None or not 0 <= number < 1 << SEED_BITS:
            raise OptionError(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {quoted(seed)}.")
        state = self.blank(Table(seats, resolve(self.options, options), self.edition(edition)), number)
        state.log = events
        self.deal(state)
        state.carry_on()
        state.log = None
        return state

    def restore(self, dump: dict[str, Any], edition: "str | Path | Edition | None" = None) -> State:
        """The way back from `state.dump()`.

        >>> import bottega
        >>> game = bottega.game("princes")
        >>> game.restore(game.new(players=3, seed=7).dump())
        <princes state: 3 players, seed 7, ply 0, round 1 choose-professions, to act (0, 1, 2)>
        """
        chosen = self.edition(edition)
        try:
            for field, here in (("game", self.id), ("rules_version", self.rules_version), ("edition", chosen.sha256)):
                if dump[field] != here:
                    raise OptionError(f"This position was kept with another {field}: {dump[field]!r}, not {here!r}.")
            state = self.blank(Table(dump["players"], dump["options"], chosen), dump["seed"])
            state.fill(dump)
        except KeyError as missing:
            raise ReplayError(f"This position is not whole: there is no {missing}.") from None
        except (AttributeError, IndexError, TypeError, ValueError) as broken:
            raise ReplayError(f"This position cannot be read: {broken}.") from broken
        return state

    def observation(self, known: State, seat: int) -> Observation:
        """What a computer player gets, from a state that holds no more than its seat knows; see `State.observe`."""
        return Observation(known, seat)

    # --- what a game gives ---------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any]) -> str:
        """A view as a board in plain letters, at most 100 wide; a game without a drawing of its own shows the facts."""
        return facts(view)

    def blank(self, table: Table, seed: int) -> State:
        """A state in which nothing is known yet."""
        raise NotImplementedError

    def deal(self, state: State) -> None:
        """Set up a blank state from its seed; the first decision comes when it carries on."""
        raise NotImplementedError

    def check_edition(self, edition: Edition) -> None:
        """Refuse an edition whose tables do not fit the game."""
        raise NotImplementedError
