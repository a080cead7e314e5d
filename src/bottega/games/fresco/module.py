"""What a module of Fresco may do, and how its moves reach it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bottega.core.menu import Decider, Menu
from bottega.core.rng import Rng
from bottega.core.state import Part
from bottega.core.step import Module, takers
from bottega.core.subclassing import mypyc_attr
from bottega.games.fresco.altar import Altar
from bottega.games.fresco.sheet import COLUMNS

if TYPE_CHECKING:
    from bottega.games.fresco.rules import Rules
    from bottega.games.fresco.state import FrescoState


@mypyc_attr(allow_interpreted_subclasses=True)
class FrescoModule(Module):
    """What a module of Fresco may bring along and do; the base does nothing.

    A module holds its own tables, read from the edition, and the number of its part; all that changes during a game is
    in the part. A hook that may ask somebody returns True when it has asked; it is called again until it returns False.
    """

    painters = 0  # extra painters on the track and in the hostel
    places: tuple[int, ...] = ()  # where `visit` is called
    keeps_secrets = False  # what the module adds to the cathedral depends on what only the owner knows
    never_alone = False  # what it adds to a menu is no reason to ask
    part_number = -1
    tile = ""  # the tile with which a player may cover a location of his sheet
    tile_spaces = 0  # how many apprentices have room on it
    tile_shares = False  # whoever stands there still acts at the location when the tile's turn is over

    def join(self, rules: "Rules") -> None:
        """Look around once, when the rules of the table are complete."""

    def blank(self, rules: "Rules") -> Part | None:
        """What the module keeps, when nothing is known of it."""
        return None

    def own_menus(self) -> tuple[Menu, ...]:
        """The module's own kinds of decision; the answers are among its `moves`."""
        return ()

    def adds(self, menu: str) -> tuple[int, ...]:
        """The actions that the module adds to a menu of the base game, ascending."""
        return ()

    def options(self, s: "FrescoState", painter: int, menu: str) -> int:
        """Which of the actions it adds to this menu are open now, as bits in their order."""
        return 0

    def moves(self) -> "list[Moves]":
        """How the actions that it has added, and the answers to questions of its own, are carried out."""
        return []

    # --- set-up and rounds

    def altar(self, altar: Altar) -> Altar:
        """The altar as the module changes it."""
        return altar

    def deal_tiles(self, s: "FrescoState", tiles: list[int]) -> list[int]:
        """Which of these tiles are dealt around the one in the centre."""
        return tiles

    def set_up(self, s: "FrescoState") -> None:
        pass

    def open_round(self, s: "FrescoState") -> None:
        pass

    def mood_after_rising(self, s: "FrescoState", painter: int) -> int:
        """How far the mood rises after the hour has changed it."""
        return 0

    def urgent(self, s: "FrescoState") -> bool:
        """Ask what cannot wait: called before every step goes on."""
        return False

    def ends(self, s: "FrescoState") -> str:
        """Why the round that begins is the last one; nothing when it is not."""
        return ""

    def more_hands(self, s: "FrescoState", painter: int) -> int:
        """Apprentices besides his own ones and the neutral one."""
        return 0

    def adjusted(self, s: "FrescoState", painter: int, before: int) -> bool:
        """He is up and his apprentices have come or gone; he had `before`: ask him."""
        return False

    # --- planning

    def coverable(self, s: "FrescoState", seat: int) -> int:
        """The columns that its tile may cover now, as bits, apart from what lies there already."""
        return (1 << COLUMNS) - 1

    def planning(self, s: "FrescoState", seat: int, mask: int) -> int:
        """What may be planned next, as the module changes it: a bit mask of the table's plan menu."""
        return mask

    def revealed(self, s: "FrescoState") -> None:
        """All plans lie open, nobody has acted."""

    def cover_turn(self, s: "FrescoState", painter: int, place: int) -> bool:
        """His turn at a location that its tile covers. Called again after each question until it returns False."""
        return False

    # --- at the locations

    def visit(self, s: "FrescoState", painter: int, place: int) -> bool:
        """Take over a painter's turn at one of its places; True when the module has seen to it."""
        return False

    def must_be_asked(self, s: "FrescoState", painter: int, place: int) -> bool:
        """Is he asked although there is nothing to do but leave, because what he could do is his secret?"""
        return False

    def hides(self, s: "FrescoState", painter: int) -> bool:
        """For all that the others know, may he lay something open for the restoration that he has begun?"""
        return False

    def left(self, s: "FrescoState", painter: int, place: int) -> bool:
        """His visit is over, whether he has done anything or not: ask him. Not called under a tile that shares
        nothing."""
        return False

    def filter_actions(self, s: "FrescoState", painter: int, menu: str, mask: int) -> int:
        """What the apprentice at work may do of all this, in the cathedral, the studio and the workshop."""
        return mask

    def blends(self, s: "FrescoState", painter: int, most: int) -> int:
        """How often the apprentice at work may blend."""
        return most

    def blends_left(self, s: "FrescoState", painter: int, left: int) -> int:
        """How often all his apprentices who are still in the workshop may blend together."""
        return left

    def filter_offers(self, s: "FrescoState", painter: int, offers: int) -> int:
        """Which offers of the market are open to him."""
        return offers

    def bought(self, s: "FrescoState", painter: int, space: int) -> None:
        """A market tile has been bought from this space."""

    def earned(self, s: "FrescoState", painter: int, thalers: int) -> None:
        """Earned money has come behind the screen."""

    def theatre_mood(self, s: "FrescoState", painter: int, mood: int) -> int:
        """How far an apprentice in the theatre raises the mood, as the module changes it."""
        return mood

    # --- a restoration

    def filter_segments(self, s: "FrescoState", painter: int, segments: int) -> int:
        """Which of the segments that he can pay for may be restored."""
        return segments

    def restoring(self, s: "FrescoState", painter: int, segment: int) -> bool:
        """Before the points: ask what the painter may add."""
        return False

    def bonus(self, s: "FrescoState", painter: int, bonus: int) -> int:
        """The bishop's bonus as the module changes it; called only when there is one."""
        return bonus

    def worth(self, s: "FrescoState", painter: int, segment: int) -> int:
        """Points that belong to the sum of the restoration (F-OQ-48)."""
        return 0

    def extra_points(self, s: "FrescoState", painter: int, segment: int) -> int:
        """Points on top of that sum; the tile still lies there and the bishop has not come yet."""
        return 0

    # --- the altar

    def adorning(self, s: "FrescoState", painter: int) -> bool:
        """Before the points of the altar: ask what the painter may add."""
        return False

    def altar_worth(self, s: "FrescoState", painter: int) -> int:
        """Points on top of the altar's."""
        return 0

    # --- income and end

    def before_cleanup(self, s: "FrescoState") -> bool:
        """All locations are done, in the final round too: ask somebody."""
        return False

    def before_income(self, s: "FrescoState") -> bool:
        """Ask what has to be known before income is paid."""
        return False

    def income(self, s: "FrescoState", seat: int) -> int:
        """More Thalers at income, or fewer."""
        return 0

    def collect(self, s: "FrescoState", seat: int) -> None:
        """What income brings besides Thalers."""

    def prepare(self, s: "FrescoState") -> None:
        """Clean up and lay out for the next round."""

    def convert_leftovers(self, s: "FrescoState", painter: int) -> None:
        """After the final round: turn into Thalers what can be; called again after each question of `closing`."""

    def closing(self, s: "FrescoState") -> bool:
        """Ask what may still be done before the final scoring."""
        return False

    def award(self, s: "FrescoState") -> None:
        """Points of the final scoring that come before money."""

    # --- what is seen

    def view(self, s: "FrescoState", seat: int | None) -> dict[str, Any]:
        return {}

    def foresee_restoration(self, s: "FrescoState", painter: int, segment: int) -> dict[str, Any]:
        """What is sure to come with the restoration of a segment: `sure` points, and what else is worth telling."""
        return {}

    def not_paid_out(self, s: "FrescoState", painter: int, thalers: int) -> int:
        """How many of these Thalers will not stay in the purse when they are earned."""
        return 0

    def redraw(self, s: "FrescoState", seat: int, rng: Rng) -> None:
        """Fill in what `seat` cannot know of the module's part."""


Adders = tuple[tuple[FrescoModule, int], ...]
Doing = Callable[["FrescoState", int, int], None]
Foresight = Callable[["FrescoState", int, int], dict[str, Any]]


class Added:
    """The modules that add to a menu, each with the place of its first bit."""

    __slots__ = ("asking", "every", "never_alone")

    def __init__(self, modules: tuple[FrescoModule, ...], menu: Menu) -> None:
        adding = [(module, module.adds(menu.name)) for module in takers(modules, FrescoModule, "options")]
        self.every: Adders = tuple([(module, menu.ids.index(added[0])) for module, added in adding if added])
        self.asking: Adders = tuple([adder for adder in self.every if not adder[0].never_alone])
        self.never_alone: Adders = tuple([adder for adder in self.every if adder[0].never_alone])


def no_foresight(s: "FrescoState", seat: int, which: int) -> dict[str, Any]:
    return {}


class Moves:
    """Actions in a row that one method carries out; it is told which of them, counted from `start`. What a choice would
    bring is foreseen in the same way."""

    def __init__(self, first: int, count: int, do: Doing, foresee: Foresight = no_foresight, start: int = 0) -> None:
        self.first = first
        self.count = count
        self.do = do
        self.foresee = foresee
        self.start = start


class Move:
    """How one action is carried out, and by whom."""

    __slots__ = ("do", "foresee", "owner", "which")

    def __init__(self, owner: FrescoModule, moves: Moves, which: int) -> None:
        self.owner = owner
        self.do = moves.do
        self.foresee = moves.foresee
        self.which = which


def moves_by_number(module: FrescoModule) -> dict[int, Move]:
    found: dict[int, Move] = {}
    for moves in module.moves():
        for place in range(moves.count):
            found[moves.first + place] = Move(module, moves, moves.start + place)
    return found


class Acting(Decider):
    """Carries out what modules have added to a menu, or brought with one of their own; the rest is of the base game."""

    def __init__(self, base: Decider, moves: dict[int, Move]) -> None:
        self.base = base
        self.moves: list[Move | None] = [moves.get(action) for action in range(max(moves) + 1)]

    def decide(self, s: "FrescoState", seat: int, action: int) -> None:
        move = self.moves[action]
        if move is None:
            self.base.decide(s, seat, action)
        else:
            move.do(s, seat, move.which)
