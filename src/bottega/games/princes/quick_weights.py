"""What the quick policy believes, in one table: learning tunes it by handing over as many numbers in the same order.

Worths are in florins at the price of a prestige point bought with a work, values in points of a work; a row of seven is
by round. The numbers were found by self-play.
"""

from collections.abc import Sequence
from typing import Final

from bottega.games.princes.actions import PILES

ROUNDS: Final = 7
NARROW: Final = 0.1  # what is divided by stays above that, whatever learning tries

TABLE: Final[tuple[tuple[str, tuple[float, ...]], ...]] = (
    # How a work in hand will do: what is still added to its value, the share of missing wishes that will be met, how
    # much more than today's minimum it will need.
    ("growth", (5.5, 4.5, 2.6, 1.6, 1.1, 2.4, -0.9)),
    ("filling", (0.49, 0.34, 0.17, 0.22, 0.08, 0.01, -0.22)),
    ("rise", (8.5, 4.8, 3.0, 1.3, 0.7, -0.4, -1.0)),
    # What a florin is worth, what must be left for the round, what is kept of a work's payment, but for
    # the last round.
    ("money", (0.98, 0.87, 1.15, 0.91, 0.82, 0.54, 0.78)),
    ("reserve", (2235.0, 1265.0, 675.0, 1400.0, 385.0, 1200.0, 230.0)),
    ("keep", (1530.0, 2625.0, 3025.0, 2040.0, 890.0, 155.0)),
    # Turns: a work shown at once, a profession and a bonus card not yet seen, a building for its own sake.
    ("haste", (-155.0, 375.0, -145.0, -180.0, 75.0, -45.0, 40.0)),
    ("person", (830.0, 1085.0, 1065.0, 480.0, -550.0, -660.0, -710.0)),
    ("hope", (-270.0, 40.0, -315.0, -70.0, 85.0, 765.0, -445.0)),
    ("house", (-135.0, -15.0, -155.0, 5.0, -195.0, -185.0, -135.0)),
    ("even", (10.2, 11.2, 14.7, 16.9, 18.0, 26.5, 23.5)),  # a work with an even chance to be the best
    # Auctions: what an item is worth beyond what is worked out, pile by pile, and what it usually costs.
    ("forest", (-135.0, -35.0, 210.0, 205.0, -290.0, -175.0, -5.0)),
    ("lake", (-75.0, 110.0, 370.0, 285.0, 215.0, -105.0, 155.0)),
    ("park", (-140.0, 150.0, 230.0, -150.0, -60.0, -155.0, -215.0)),
    ("jester", (760.0, 345.0, 785.0, 650.0, 350.0, 325.0, 320.0)),
    ("builder", (1420.0, 520.0, 795.0, 465.0, 165.0, 495.0, 230.0)),
    ("prestige_card", (-230.0, 190.0, 315.0, 800.0, 765.0, 570.0, 765.0)),
    ("recruiting_card", (500.0, 485.0, 575.0, 500.0, 410.0, 515.0, 210.0)),
    ("price", (85.0, 335.0, 170.0, 770.0, 485.0, 225.0, 490.0)),  # by pile
    # A profession to keep at the start: wishes shared with the others, its landscape, the size of its building.
    ("shared", (6.8, 2.7, 3.5)),
    ("wished", (0.69, 0.09, -0.76)),
    ("sized", (3.4, 0.0, 0.1)),
    # Single numbers.
    ("spread", (10.6,)),  # values between which a work may or may not be shown
    ("share", (0.48,)),  # of the actions to come that can be works
    ("first", (0.93,)),  # works beyond that share
    ("action", (90.0,)),  # a work to come takes an action
    ("lift", (0.4,)),  # a bonus card in hand lifts every work that is not shown yet
    ("use", (1.2,)),  # and adds to one of them
    ("best_of_five", (0.01,)),  # a bonus card drawn lies so far between the mean and the best
    ("pinch", (0.58,)),  # a florin that goes below the reserve
    ("patience", (0.85,)),  # how much of what else could be bought counts against a bid
    ("decoy", (0.17,)),  # the liking to open what others will pay more for
    ("glory", (1.81,)),  # of the points of the best work
    ("best_spread", (3.6,)),
    ("honour", (0.52,)),  # of a prestige card's points beyond what is usual
    ("usual", (4.2,)),  # points that one usually finds
    ("medal", (0.31,)),  # of a prestige card's points while it is not decided
    ("lead", (2.54,)),  # things of a kind that decide a comparison
    ("fan", (100.0,)),  # somebody not yet in hand who wishes for it
    ("called", (6.3,)),  # wishes met by a profession that is worth recruiting at once
    ("square", (1.17,)),  # a cell where a building could lie, against an open side
)

DEFAULTS: Final[tuple[float, ...]] = tuple([number for _, numbers in TABLE for number in numbers])
NAMES: Final = tuple([f"{name}.{place}" for name, numbers in TABLE for place in range(1, len(numbers) + 1)])


class Weights:
    """The table taken apart for the policy. Lists by round begin with an unused place."""

    __slots__ = (
        "action",
        "best_of_five",
        "best_spread",
        "called",
        "decoy",
        "even",
        "fan",
        "filling",
        "first",
        "glory",
        "growth",
        "haste",
        "honour",
        "hope",
        "house",
        "items",
        "keep",
        "lead",
        "lift",
        "medal",
        "money",
        "patience",
        "person",
        "pinch",
        "price",
        "reserve",
        "rise",
        "share",
        "shared",
        "sized",
        "spread",
        "square",
        "use",
        "usual",
        "wished",
    )

    def __init__(self, numbers: Sequence[float]) -> None:
        if len(numbers) != len(DEFAULTS):
            raise ValueError(f"the quick policy has {len(DEFAULTS)} weights, not {len(numbers)}")
        rows: dict[str, list[float]] = {}
        begin = 0
        for name, row in TABLE:
            rows[name] = [float(number) for number in numbers[begin : begin + len(row)]]
            begin += len(row)
        by_round = {name: [0.0, *row] for name, row in rows.items() if len(row) == ROUNDS}
        self.growth = by_round["growth"]
        self.filling = by_round["filling"]
        self.rise = by_round["rise"]
        self.money = by_round["money"]
        self.reserve = by_round["reserve"]
        self.keep = [0.0, *rows["keep"]]  # but for the last round, after which money is worth nothing
        self.haste = by_round["haste"]
        self.person = by_round["person"]
        self.hope = by_round["hope"]
        self.house = by_round["house"]
        self.even = by_round["even"]
        self.items: list[list[float]] = [by_round[pile] for pile in PILES]
        self.price = rows["price"]
        self.shared = rows["shared"]
        self.wished = rows["wished"]
        self.sized = rows["sized"]
        self.spread: float = max(rows["spread"][0], NARROW)
        self.share: float = rows["share"][0]
        self.first: float = rows["first"][0]
        self.action: float = rows["action"][0]
        self.lift: float = rows["lift"][0]
        self.use: float = rows["use"][0]
        self.best_of_five: float = rows["best_of_five"][0]
        self.pinch: float = rows["pinch"][0]
        self.patience: float = rows["patience"][0]
        self.decoy: float = rows["decoy"][0]
        self.glory: float = rows["glory"][0]
        self.best_spread: float = max(rows["best_spread"][0], NARROW)
        self.honour: float = rows["honour"][0]
        self.usual: float = rows["usual"][0]
        self.medal: float = rows["medal"][0]
        self.lead: float = max(rows["lead"][0], NARROW)
        self.fan: float = rows["fan"][0]
        self.called: float = rows["called"][0]
        self.square: float = rows["square"][0]
