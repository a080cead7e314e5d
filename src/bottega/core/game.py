"""A game as people name it: its facts, its actions, and how to set up a table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, SupportsIndex

from bottega.core.account import Account
from bottega.core.actions import Action, ActionTable
from bottega.core.chronicle import Fact, Narrator
from bottega.core.closed import closed_options
from bottega.core.digest import Digest
from bottega.core.drawing import facts
from bottega.core.edition import Edition, earlier_edition, load_edition
from bottega.core.errors import OptionError, ReplayError
from bottega.core.events import Event
from bottega.core.features import Feature, Stretch
from bottega.core.kept import Kept
from bottega.core.menu import Menu
from bottega.core.observation import Observation
from bottega.core.options import Choice, Option, Several, resolve
from bottega.core.playout import Policy, Uniform
from bottega.core.rng import FAST, GENERATORS, Rng
from bottega.core.state import Setup, State
from bottega.core.tensor import Encoding
from bottega.core.view import Contract, View, render
from bottega.core.whole import quoted, whole

SEED_BITS = 128
# Sets of rules that a game keeps, one for each edition, number of players and choice of options: 150 KB each, and there
# are more choices than anybody can keep. To make one takes 5 to 40 ms.
RULES_KEPT = 32
OPTIONS_KEPT = 64
LONGEST_TEXT = 1000  # of options that are kept; who says a word a hundred times is read anew each time
EDITIONS_KEPT = 256


@dataclass(frozen=True, slots=True)
class Earlier:
    """How games that were begun by an earlier version of the rules are played by this one."""

    added_options: Mapping[str, Any]  # the options it did not have, with the values by which it played
    plays_differently: Callable[[Mapping[str, Any]], bool]  # whether a game with these options must not go on


class Meta:
    """The facts of a game that cost nothing to know; `loader` says where the game itself is, as `module:NAME`.

    >>> import bottega
    >>> meta = bottega.metas()[0]
    >>> meta, meta.title, meta.players, [option.name for option in meta.options][:2]
    (<meta of fresco>, 'Fresco', (2, 3, 4), ['modules', 'market_refresh'])
    """

    __slots__ = ("earlier", "id", "loader", "options", "players", "rules_version", "title")

    def __init__(
        self,
        id: str,
        title: str,
        players: tuple[int, ...],
        rules_version: str,
        options: tuple[Option, ...],
        loader: str,
        earlier: Mapping[str, Earlier] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.players = players
        self.rules_version = rules_version
        self.options = options
        self.loader = loader
        self.earlier = earlier or {}  # by their rules_version

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

    def __init__(
        self,
        meta: Meta,
        actions: ActionTable,
        menus: tuple[Menu, ...],
        house: Path,
        earlier: tuple[Path, ...] = (),
    ) -> None:
        self.meta = meta
        self.id = meta.id
        self.title = meta.title
        self.players = meta.players
        self.rules_version = meta.rules_version
        self.options = meta.options
        self.actions = actions
        self.num_actions = len(actions)
        self.menus = menus
        # All kinds of events, where a game lists them, and those after which nothing can be taken back, because
        # somebody learnt something.
        self.events: tuple[type[Event], ...] = ()
        self.revealing: frozenset[str] = frozenset()
        self._house_file = house
        self._house_edition: Edition | None = None
        # House editions of the past, the youngest first: games that were begun with them go on with them.
        self._earlier_files = earlier
        self._earlier: list[Edition] | None = None
        # The fingerprints of editions that fit: to look again takes long, and tells nothing.
        self._checked: set[str] = set()
        self._closed = Kept[dict[str, list[str]]](EDITIONS_KEPT)
        self._chosen = Kept[dict[str, Any]](OPTIONS_KEPT)
        self._several = [option.name for option in self.options if isinstance(option, Several)]
        self._single = [option.name for option in self.options if not isinstance(option, Several)]

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
    def house_edition(self) -> Edition:
        """The edition that is played when no other is named.

        >>> import bottega
        >>> bottega.game("fresco").house_edition.name
        'house edition'
        """
        if self._house_edition is None:
            self._house_edition = load_edition(self._house_file, None)
        return self._house_edition

    @property
    def house(self) -> Edition:
        """The same by its former name.

        >>> import bottega
        >>> bottega.game("fresco").house is bottega.game("fresco").house_edition
        True
        """
        return self.house_edition

    def edition(self, source: "str | Path | Edition | None" = None) -> Edition:
        """The house edition, or the one in a file, checked.

        >>> import bottega
        >>> game = bottega.game("fresco")
        >>> game.edition() is game.house_edition
        True
        """
        if source is None:
            return self.house_edition
        edition = source if isinstance(source, Edition) else load_edition(Path(source), self.house_edition)
        if edition.sha256 not in self._checked:
            self.check_edition(edition)
            if len(self._checked) >= EDITIONS_KEPT:
                self._checked.clear()
            self._checked.add(edition.sha256)
        return edition

    def closed_options(self, edition: Edition) -> dict[str, list[str]]:
        """What cannot be chosen with an edition, by option: its tables hold no such alternative.

        >>> import bottega
        >>> game = bottega.game("princes")
        >>> game.closed_options(game.edition())
        {}
        """
        return self._closed.get(edition.sha256, lambda: closed_options(self, edition))

    def earlier_editions(self) -> list[Edition]:
        """The house editions of the past, with which games that are kept may have been begun."""
        if self._earlier is None:
            self._earlier = [earlier_edition(file, self.house_edition) for file in self._earlier_files]
        return self._earlier

    def recorded(self, name: str, corrections: Mapping[str, Any], sha256: object) -> Edition:
        """The set of components that a game was begun with: corrections, if any, laid over the house edition of that
        day. Where none fits the fingerprint, it is laid over the present one, and the fingerprint tells."""
        editions = (self.house_edition, *self.earlier_editions())
        for uncorrected in editions:
            if uncorrected.sha256 == sha256 and uncorrected.name == name and not corrections:
                return uncorrected
        for uncorrected in editions:
            edition = Edition.from_corrections(uncorrected, name, corrections)
            if edition.sha256 == sha256:
                return self.edition(edition)
        return self.edition(Edition.from_corrections(self.house_edition, name, corrections))

    def new(
        self,
        players: SupportsIndex | None = None,
        seed: SupportsIndex = 0,
        options: Mapping[str, Any] | None = None,
        edition: "str | Path | Edition | None" = None,
        events: list[Event] | None = None,
        generator: str = FAST,
    ) -> State:
        """Set up a table. The same seed, options, edition and generator give the same deal anywhere; `events` collects
        it. A game that is played for real is dealt by the generator `"sealed"`, whose draws nobody can compute.

        >>> import bottega
        >>> bottega.game("fresco").new(players=3, seed=7, options={"modules": [1, 6]})
        <fresco state: 3 players, seed 7, ply 0, round 1 get-up, to act (1,)>
        """
        seats = self.players[-1] if players is None else whole(players)
        if seats is None or seats not in self.players:
            usual = f"{self.players[0]} to {self.players[-1]}"
            raise OptionError(f"{self.title} is played by {usual} players, not {quoted(players)}.")
        number = whole(seed)
        if number is None or not 0 <= number < 1 << SEED_BITS:
            raise OptionError(f"A seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {quoted(seed)}.")
        if generator not in GENERATORS:
            raise OptionError(f"A generator is one of {', '.join(GENERATORS)}, not {generator!r}.")
        components = self.edition(edition)
        chosen = self.chosen(options, components)
        state = self.blank(Setup(seats, chosen, components, generator), number)
        state.log = events
        self.deal(state)
        state.carry_on()
        state.log = None
        return state

    def chosen(self, given: Mapping[str, Any] | None, edition: Edition) -> dict[str, Any]:
        """All options with a value, in the words of the edition. Thousands of games begin alike, so it is kept."""
        text = as_text(given)
        if text is None:
            return in_its_words(self.options, resolve(self.options, given), edition)
        kept = self._chosen.get(
            f"{edition.sha256} {text}", lambda: in_its_words(self.options, resolve(self.options, given), edition)
        )
        copy = kept.copy()
        for name in self._several:
            copy[name] = list(copy[name])
        return copy

    def rules_key(self, setup: Setup) -> tuple[object, ...]:
        """Tables with the same key have the same rules."""
        options = setup.options
        single = [options[name] for name in self._single]
        return (setup.edition.sha256, setup.players, *single, *[tuple(options[name]) for name in self._several])

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
            state = self.blank(Setup(dump["players"], dump["options"], chosen, dump["generator"]), dump["seed"])
            state.fill(dump)
        except KeyError as missing:
            raise ReplayError(f"This position is not whole: there is no {missing}.") from None
        except (AttributeError, IndexError, TypeError, ValueError) as broken:
            raise ReplayError(f"This position cannot be read: {broken}.") from broken
        return state

    def observation(self, known: State, seat: int) -> Observation:
        """What a computer player gets, from a state that holds no more than its seat knows; see `State.observe`."""
        return Observation(known, seat)

    def render(self, known: State, seat: int | None, alike: dict[str, Any] | None = None) -> dict[str, Any]:
        """The view of a redacted state, as plain data; see `State.view`."""
        return render(self, known, seat, alike)

    # --- what a game gives ---------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any]) -> str:
        """A view as a board in plain letters, at most 100 wide; a game without a drawing of its own shows the facts."""
        return facts(view)

    def narrator(self, setup: Setup) -> Narrator:
        """Who tells what happens in a game with this set-up; a game without one of its own has every fact named."""
        return Narrator()

    def account(self, setup: Setup, facts: Sequence[Fact]) -> Account | None:
        """Where the points come from that a viewer heard of, from the deal on; None where a game keeps no account."""
        return None

    def digests(self, setup: Setup, facts: Sequence[Fact]) -> list[Digest]:
        """What is kept of a finished game for each seat, from the facts that whoever looks on heard; nothing where a
        game keeps no figures."""
        return []

    # What is seen of a game stands in files of their own, which are named here, so that the state need not know them.

    def board(self, known: State) -> dict[str, Any]:
        """The game's own part of a view, from a redacted state: what everybody sees alike."""
        return {}

    def own(self, known: State, seat: int | None) -> dict[str, Any]:
        """The game's own part of a view: what differs from viewer to viewer."""
        return {}

    def foresee(self, known: State, seat: int, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
        """For each of these actions what it would cost and bring the seat, as far as it knows."""
        return [{} for _ in numbers]

    def wasted(self, known: State, seat: int, numbers: tuple[int, ...]) -> tuple[int, str, int] | None:
        """The one among these actions that gives something away for nothing: its number, what is lost, how much."""
        return None

    def tensor_spec(self, setup: Setup) -> tuple[Stretch, ...]:
        """The parts of the complete encoding, in their order, at a table with this set-up.

        >>> import bottega
        >>> state = bottega.game("fresco").new(players=4, seed=7)
        >>> [(part.name, part.at, part.shape) for part in state.game.tensor_spec(state.setup)][:2]
        [('menu', 0, (10,)), ('waiting', 10, (4,))]
        """
        return tuple(self.blank(setup, -1).encoding().parts)

    def tensor(self, known: State, seat: int) -> bytes:
        """The complete encoding of a position as `seat` knows it: little-endian float32."""
        return known.encoding().tell(known, seat)

    def encoding(self, known: State) -> Encoding:
        """How the positions of a table are encoded; asked once for a table, see `State.encoding`."""
        return Encoding(known.players, known.all_menus())

    def feature_spec(self, setup: Setup) -> tuple[Feature, ...]:
        """What the numbers of `Observation.features` are, in their order, at a table with this set-up."""
        return ()

    def features(self, known: State, seat: int) -> list[float]:
        """A position as numbers, from what `seat` knows only: the same for every state that looks the same to it."""
        return []

    def policy_weights(self) -> dict[str, float]:
        """The numbers that the quick policy goes by, which learning may tune: by name, in their order, as they usually
        are."""
        return {}

    def policy(self, seed: int, weights: Sequence[float] | None = None) -> Policy:
        """Who plays positions on quickly, with the usual weights or others; a game without a policy of its own leaves
        it to chance."""
        return Uniform(seed)

    def contract(self) -> Contract:
        """What stands in the game's views; a game that does not say promises what every view has."""
        return Contract(View, closed=False)

    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        """Fill in what `seat` cannot know, in a copy of a redacted state."""
        world.redraw(seat, rng)

    def blank(self, setup: Setup, seed: int) -> State:
        """A state in which nothing is known yet."""
        raise NotImplementedError

    def deal(self, state: State) -> None:
        """Set up a blank state from its seed; the first decision comes when it carries on."""
        raise NotImplementedError

    def check_edition(self, edition: Edition) -> None:
        """Refuse an edition whose tables do not fit the game."""
        raise NotImplementedError


def as_text(options: Mapping[str, Any] | None) -> str | None:
    """Options as one text, the same for the same ones; None when something else than words and numbers is in them.

    >>> as_text({"pace": "calm", "pets": ["cat", 1]}), as_text({"pace": object()})
    ("{'pace': 'calm', 'pets': ['cat', 1]}", None)
    """
    if not options:
        return ""
    if type(options) is not dict:
        return None
    for value in options.values():
        words = value if type(value) in (list, tuple) else (value,)
        for word in words:
            if type(word) not in (str, int, bool):
                return None
    text = repr(options)
    return text if len(text) <= LONGEST_TEXT else None


def in_its_words(schema: tuple[Option, ...], options: dict[str, Any], edition: Edition) -> dict[str, Any]:
    """The options as the edition calls them: one of the past has its own words for what it holds."""
    offered = {option["id"]: [entry["value"] for entry in option["values"]] for option in edition.options}
    found = dict(options)
    for option in schema:
        value = found[option.name]
        if isinstance(option, Choice) and value not in offered.get(option.name, [value]):
            same = [option.former.get(value), *[old for old, new in option.former.items() if new == value]]
            found[option.name] = next((word for word in same if word in offered[option.name]), value)
    return found
