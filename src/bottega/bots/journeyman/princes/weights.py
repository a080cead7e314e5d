"""What the journeyman believes, in prestige points, in florins or as a chance. What is printed he reads elsewhere.

Prices and the even chances of the best work are those that came about when four journeymen played each other.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    # How wide he thinks: plans kept after each step.
    width: int = 10
    guided_width: int = 6  # beside a plan that is known to be good

    # What later auctions will cost and bring, for plans that reach into later rounds.
    jester_price: tuple[int, ...] = (0, 600, 850, 900, 900, 700, 800, 600)  # by round
    landscape_price: int = 300
    other_price: int = 400  # a prestige card, a second landscape, a builder
    other_points: float = 4.0
    worry: int = 300  # florins left over that a plan must have at an auction before its first work

    # The best work of a round: the value that has an even chance against three rivals, and how fast the chance grows.
    best_even: tuple[float, ...] = (0, 9, 12, 16, 18, 19.5, 21, 22)
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
    reserve: tuple[int, ...] = (0, 1000, 1000, 900, 800, 600, 150, 0)  # by round

    # Cards in hand.
    recruit_now: float = 0.5  # a profession on a table may be called away by somebody else
    bonus_for_best: float = 0.3  # rise in the chance of the best work that is worth a bonus card

    # Auctions.
    price_step: int = 400  # prices at which he thinks an item through

    # The estate: how much room for a piece matters, and what a building brings besides its points.
    room_building: float = 1.0  # wished for by somebody in hand
    room_landscape: float = 0.5  # the same; landscapes are small and go beside anything
    room_any: float = 0.1  # built for its points or for somebody still to come
    fan: float = 0.2  # somebody he may still get will wish for it
    square: float = 0.1  # a square that is no longer free


WEIGHTS = Weights()
