"""What the journeyman believes, in victory points. Everything printed on the board he reads from the view instead.

The figures began with the marginal values in the notes on play and were kept or changed by self-play: one player with
the new figure against three with the old one.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    # What is left behind the screen after a round.
    basic: float = 0.85  # a basic paint: a market tile costs about an apprentice and 2 Thalers for 2 or 3 of them
    blend: float = 2.3  # a blended paint: two basic ones and half an apprentice
    spare: tuple[float, ...] = (1.0, 0.95, 0.8, 0.5, 0.3)  # the second, third ... piece of one colour waits longer
    last_paint: float = 0.75  # paint left for the final round finds fewer tiles
    purse: int = 8  # as many Thalers always find a use at the market ...
    purse_worth: float = 1.3  # ... so each is worth this many times its value at the end
    # What the next round may bring.
    action: float = 1.3  # an apprentice: the studio pays 3 Thalers
    bonus: float = 1.8  # the bishop, before it is known where he will stand
    last_visit: float = 0.6  # a tile on the ceiling before the final round is still there for the second visit
    next_tile: float = 0.8  # a tile that can be paid may be gone next time
    second_tile: float = 0.75  # and the second one more so
    # Mood: apprentices gained or lost at the next hours, and the freedom to get up early.
    mood_rounds: float = 2.0  # how many rounds ahead an apprentice gained or lost is felt
    mood_step: float = 0.3
    # Rivals who act earlier.
    visits_market: float = 0.85
    restores: float = 0.6  # a tile that a rival can pay now
    restores_after_market: float = 0.2  # a tile that he can pay after buying
    contested: float = 0.0  # how much less a tile is worth for next round for each rival who can pay it
    denial: float = 0.0  # a tile taken from a rival who could pay it
    turn: float = 0.5  # choosing the hour before one more rival
    pace: float = 0.95  # tiles restored by a painter in a round
    leonardo_before: float = 0.5  # he takes a booth and a tile before a rival comes


WEIGHTS = Weights()
