"""What a module adds to the journeyman's judgement: a `JUDGE` in the file of its name
(`bottega.bots.journeyman.fresco.modules`). The figures that he believes of it are attributes of its class."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from bottega.bots.journeyman.fresco.extras import NOTHING, Extras
from bottega.core.observation import Observation

if TYPE_CHECKING:
    from bottega.bots.journeyman.fresco.odds import Earlier
    from bottega.bots.journeyman.fresco.sheet import Sheet
    from bottega.bots.journeyman.fresco.situation import Situation
    from bottega.bots.journeyman.fresco.weights import Weights
    from bottega.bots.journeyman.fresco.worth import Worth

Facts = dict[str, Any]  # what the view tells of one module
Wish = dict[str, Any]  # what a choice must say to be taken

MANY_ROUNDS = 99


class ModuleJudge:
    """Every hook may be left out; `facts` is what the view tells of the module."""

    whole: tuple[str, ...] = ()  # decisions that are thought out as a whole: nothing is tried besides
    place_verbs: tuple[str, ...] = ()  # other words to place somebody who works like any apprentice

    # --- the situation -----------------------------------------------------------------------------------------------

    def rounds_after(self, facts: Facts) -> int:
        """How many rounds can follow this one at most."""
        return MANY_ROUNDS

    def ill(self, facts: Facts, seat: int) -> int:
        """How many apprentices of a painter are ill."""
        return 0

    def tile_gains(self, facts: Facts, view: Facts) -> dict[str, int]:
        """What a restoration brings, or costs, besides its points, by segment."""
        return {}

    def gold(self, facts: Facts) -> dict[tuple[str, int], int]:
        """Leaves of gold that come with a market tile, by booth and space."""
        return {}

    def special_altar(self, facts: Facts) -> tuple[int, ...]:
        """What the altar gives more for each special blend."""
        return ()

    # --- what things are worth ---------------------------------------------------------------------------------------

    def goods(self, facts: Facts, view: Facts, worth: "Worth") -> float:
        """All that the module has given the viewer and that is worth something later."""
        return 0.0

    def loose_tiles(self, facts: Facts, view: Facts, worth: "Worth") -> list[tuple[float, list[str]]]:
        """Tiles that may be given up: the income that each one brings, and its splashes."""
        return []

    # --- the plan of a round -----------------------------------------------------------------------------------------

    def extras(self, facts: Facts, view: Facts, s: "Situation", worth: "Worth", earlier: "Earlier") -> Extras:
        """What it adds to the sheet."""
        return NOTHING

    def ill_on_sheet(self, facts: Facts) -> list[int] | None:
        """How many of those on the own sheet are ill, by column."""
        return None

    def wishes(self, facts: Facts, sheet: "Sheet", places: list[str]) -> list[Wish]:
        """What is still to be put on the sheet after the apprentices."""
        return []

    # --- single choices ----------------------------------------------------------------------------------------------

    def decisions(self) -> "Mapping[str, Callable[[Observation, Weights], int]]":
        """Decisions of its own that are not left to trial, each with how it is made."""
        return {}

    def at_once(self, observation: Observation) -> int | None:
        """What is good whatever else is done: no other use of the same apprentice or card is lost by it."""
        return None

    def worth_trying(self, action: int, legal: tuple[int, ...], usual: int) -> bool:
        """Of many choices that are alike only some are; those of others are none of its business."""
        return True

    def offers(self, observation: Observation, w: "Weights") -> list[int]:
        """Choices that it has worked out, to be tried beside the usual one."""
        return []

    def gift(self, facts: Facts) -> int:
        """Paints that come with the next purchase."""
        return 0
