"""What has been worked out of a game so far: plain values that are kept, and from which the work goes on."""

from dataclasses import dataclass, field

FORMAT = 2  # of what is kept; another one is worked out anew


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is looked at; what is said of work is counted in decisions of players."""

    knots: int = 24  # positions of the curve at first
    halved: int = 4  # of the parts between them that change most, twice
    worlds: int = 6  # in which a position is played on, at most
    curve_work: int = 4000
    tried: int = 36  # disagreements of a seat that are tried out, at most
    tries_work: int = 6000
    weighed: int = 5  # costly choices that are weighed, so that three are left
    playouts: int = 72  # of a decision that is weighed, at most
    weighed_work: int = 1000


USUAL = Depth()


@dataclass(slots=True)
class Knot:
    """The position after so many moves, played on in possible worlds."""

    ply: int
    scores: list[list[float]]  # of each world, what every seat may expect to have at the end
    judged: float = 0.0  # the share of these worlds that were judged before their end
    errors: list[float] = field(default_factory=list)  # of the first world: by how much it ended otherwise, by seat


@dataclass(slots=True)
class Disagreement:
    """A decision in which the strongest player would have done something else."""

    ply: int  # moves made before it
    chosen: list[int]  # what was done from there on, as long as it belonged to the same decision
    wanted: list[int]  # what he would have begun with; a whole plan where he plans
    gains: list[float] = field(default_factory=list)  # world by world, or some together: what `wanted` brings more

    @property
    def gain(self) -> float:
        return sum(self.gains) / len(self.gains) if self.gains else 0.0


@dataclass(slots=True)
class Weighing:
    """A decision in which every choice was weighed."""

    ply: int
    chosen: int
    better: int  # the best of the other choices
    cost: float  # points that it would have brought more; below 0 it would have brought less
    spread: float  # how far that may be off
    chance: float  # to win, with `chosen`
    other_chance: float  # to win, with `better`
    score: float  # expected, with `chosen`
    other_score: float  # expected, with `better`
    turn: list[int]  # `better`, and what goes with it
    reason: str = ""  # the key of a text that says what is good about the better of the two
    args: dict[str, int | float | str] = field(default_factory=dict)
    did: list[int] = field(default_factory=list)  # `chosen`, and what was done after it in the same decision


@dataclass(slots=True)
class SeatWork:
    seat: int
    decisions: int = 0  # with more than one choice
    asked: bool = False  # the strongest player has gone through the game
    disagreements: list[Disagreement] = field(default_factory=list)
    to_weigh: list[int] | None = None  # the decisions that are still to be weighed; None: that is not known yet
    weighed: list[Weighing] = field(default_factory=list)
    richest: int = -1  # where the turn began that brought most points at once; -1: none brought any

    @property
    def over(self) -> bool:
        """There is nothing left to do."""
        return self.to_weigh == []


@dataclass(slots=True)
class Worked:
    players: int
    format: int = FORMAT
    depth: Depth = USUAL
    level: str = ""  # of the player who judged
    knots: list[Knot] = field(default_factory=list)
    seats: list[SeatWork] = field(default_factory=list)  # those whose choices are looked at, in that order

    def of(self, seat: int) -> SeatWork | None:
        return next((work for work in self.seats if work.seat == seat), None)
