"""What the journeyman believes, in victory points or as a chance; of a module in its own file. What is printed on the
board he reads from the view.

The figures began with marginal values worked out from the tables. They were then changed by self-play: hundreds of
games in which each of four players drew a high or a low value for every figure, and the better ones were kept.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    # What is left behind the screen after a round.
    basic: float = 1.25  # a basic paint: a market tile costs about an apprentice and 2 Thalers for 2 or 3 of them
    blend: float = 3.3  # a blended paint: two basic ones and half an apprentice
    gold: float = 1.4  # a leaf of gold
    special: tuple[float, float] = (5.0, 7.0)  # pink and brown: what goes into them, and dearer tiles
    spare: tuple[float, ...] = (1.0, 1.0, 0.9, 0.7, 0.5)  # the second, third ... piece of one colour waits longer
    last_paint: float = 0.6  # paint left for the final round finds fewer tiles
    # What the next round may bring.
    action: float = 1.5  # an apprentice: the studio pays 3 Thalers
    bonus: float = 2.3  # the bishop, before it is known where he will stand
    last_visit: float = 0.7  # a tile on the ceiling before the final round is still there for the second visit
    next_tile: float = 0.97  # a tile that can be paid may be gone next time
    second_tile: float = 0.85  # and the second one more so
    # Mood: apprentices gained or lost at the next hours, and the freedom to get up early.
    mood_rounds: float = 3.5  # how many rounds ahead an apprentice gained or lost is felt
    mood_step: float = 0.85  # one space on the display
    # Rivals who act earlier.
    visits_market: float = 0.93  # almost everybody does
    restores: float = 0.6  # a tile that a rival can pay now
    restores_after_market: float = 0.15  # a tile that he can pay after buying
    turn: float = 0.5  # choosing the hour before one more rival
    pace: float = 0.95  # tiles restored by a painter in a round
    leonardo_before: float = 1.0  # he takes a booth and a tile before a rival comes
    shopping: float = 4.0  # Thalers that he keeps for the market


WEIGHTS = Weights()
