"""What the journeyman believes, in victory points or as a chance. What is printed on the board he reads from the view.

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
    # What modules give; lasting portraits by the round.
    paints_portrait: float = 0.5  # how likely a rival who comes earlier does
    actor: float = 0.4
    abbot: float = 0.8
    sexton: float = 0.8
    muse: float = 4.0  # spaces that the mood rises, usually
    shopping: float = 4.0  # Thalers that he keeps for the market
    hears: float = 0.5  # how likely a rival who comes earlier has an audience
    ill_restores: float = 0.6  # how likely an ill apprentice finds a tile far from the bishop
    penny: float = 0.6  # a Thaler in the end, or a wishing card before
    wish: float = 0.9  # a wishing card, before it is known which one
    throws: float = 0.2  # how likely a rival who holds no wishing card throws his pennies
    throws_again: float = 0.9  # and one who does hold some
    # Wishing cards: lucky, three free paints, praise, tip, finder, busker, visit, alchemy.
    granted: tuple[float, ...] = (1.2, 1.2, 1.2, 1.2, 0.8, 1.1, 1.5, 0.85, 0.8, 0.3)  # where somebody can use it
    wishes: tuple[float, ...] = (0.6, 1.0, 1.0, 1.0, 0.6, 0.6, 0.7, 0.6, 0.8, 0.3)  # in hand, while there is time
    wish_rounds: float = 3.0  # rounds to come that are time enough
    glass: float = 0.5  # of the penalty that a piece of glass may save
    altar_glass: float = 0.3  # the odds that it goes to the altar instead
    windows: float = 0.5  # renewed by a painter in a round
    panes: float = 2.5  # of a window
    bell: float = 0.9  # a golden bell
    later_paid: float = 0.7  # the odds that what is paid in part will be paid
    owed: float = 0.8  # what is still to be paid, while one has rounds to earn it
    well: float = 0.6  # an apprentice who is not ill, by the round
    bottle: float = 0.9  # the odds that a bottle at hand is used
    scroll: float = 0.7  # the odds that a scroll can be played later
    scroll_growth: float = 2.0  # segments of its line that will then be restored besides those of today


WEIGHTS = Weights()
