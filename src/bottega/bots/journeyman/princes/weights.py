"""What the journeyman believes, in prestige points, in florins or as a chance. What is printed he reads elsewhere.

Prices and the even chances of the best work are those that came about when four journeymen played each other.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    # How wide he thinks: plans kept after each step.
    width: int = 12

    # What later auctions will cost and bring, for plans that reach into later rounds.
    jester_price: tuple[int, ...] = (0, 1000, 1000, 1050, 950, 950, 900, 650)  # by round
    landscape_price: int = 350
    other_price: int = 500  # a prestige card, a second landscape, a builder
    other_points: float = 4.0

    # The best work of a round: the value that has an even chance against three rivals, and how fast the chance grows.
    best_even: tuple[float, ...] = (0, 11, 14, 16, 18, 20, 22, 25)
    best_spread: float = 2.0

    second_work: float = 0.3  # of that chance is left to the second work of a turn

    # Cards not yet seen.
    bonus_value: float = 4.5  # work value of the best of five bonus cards, when it is played
    bonus_hope: float = 0.45  # prestige points for each of its work value, while a work is to come

    # How promising an unfinished plan looks.
    filling: float = 0.9  # missing wishes met by each action that is not needed for a work
    filled: float = 0.5  # of a wish's value is left when its price is paid
    short: float = 0.5  # prestige points lost for each point that a work is below the minimum
    spare: float = 1.2  # an action for which the plan has no use yet

    # Florins kept after a work for surprises in the auctions to come.
    reserve: tuple[int, ...] = (0, 1000, 1000, 900, 900, 800, 300, 0)  # by round

    # Cards in hand.
    recruit_now: float = 0.5  # a profession on a table may be called away by somebody else
    bonus_for_best: float = 0.3  # rise in the chance of the best work that is worth a bonus card

    # Auctions.
    alternative: float = 0.6  # share of the next best item's gain that he counts on
    price_step: int = 400  # prices at which he thinks an item through
    price: tuple[tuple[int, ...], ...] = (
        # expected prices by item, rounds 1 to 7
        (350, 300, 300, 300, 300, 300, 450),  # forest
        (300, 300, 250, 250, 300, 500, 350),  # lake
        (300, 200, 200, 250, 250, 250, 300),  # park
        (1000, 1000, 1050, 950, 950, 900, 650),  # jester
        (500, 350, 250, 400, 250, 200, 200),  # builder
        (300, 300, 400, 500, 600, 750, 950),  # prestige card
        (800, 700, 650, 600, 500, 450, 300),  # recruiting card
    )


WEIGHTS = Weights()
