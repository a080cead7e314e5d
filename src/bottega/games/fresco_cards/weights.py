"""What the rule of thumb of Fresco: The Card Game goes by, in points or as shares."""

from collections.abc import Sequence
from typing import Final

# Whoever learns better ones hands them to `Quick` in this order.
WEIGHTS: Final = {
    "reward": 1.41,  # the action tile of a section
    "later": 0.92,  # the share of its worth that is left to what has to wait for a turn
    "keep": 0.17,  # how much the plans count beside what a swap of their cards would bring
    "second": 0.45,  # the share that is left of a second section that the hand cannot pay for yet
    "near": 0.74,  # the share that is left of all that waits when a rival lacks but one section
    "restore": 0.45,  # a liking for what can be had now
    "basic": 0.086,  # a card of a basic colour, kept
    "blend": 0.29,  # a card of a blend, kept
    "bishop": 0.31,  # a bishop symbol, kept
    "half": 0.053,  # half a bottle, kept
    "demand": 0.048,  # for each section of the row that asks for the colour
    "duplicate": 0.74,  # the share of its worth that is left to a further card of a colour
    "refill": 0.27,  # each card that fills up a small hand for nothing
    "market": 0.5,  # a card from the market, fetched
    "workshop": 0.66,  # a card from a workshop, fetched
    "hope_basic": 0.31,  # the chance to get a basic colour in another way than by this swap
    "hope_blend": 0.18,  # the same of a blend
    "wanted": 1.27,  # a colour that the first plan misses, when a pile is chosen
    "wanted_second": 0.42,  # the share of that for the second plan
    "turn": 0.37,  # action tiles, by sort
    "swap": 1.48,
    "request": 4.14,
    "paint": 1.07,
    "paint_wanted": 0.48,  # a paint tile of a colour that a plan misses
    "swap_bar": 1.04,  # what a swap-and-restore tile must bring to be used
    "request_bar": 1.15,  # the same of a request tile
    "request_card": 0.11,  # each card that a request is likely to bring
    "rivals_turn": 1.96,  # what a rival makes of a last turn
    "end_behind": 3.03,  # how bad it is to end the game as one who loses it
}


class Weights:
    """The same by name, for those who ask all the time."""

    __slots__ = (
        "basic",
        "bishop",
        "blend",
        "demand",
        "duplicate",
        "end_behind",
        "half",
        "hope_basic",
        "hope_blend",
        "keep",
        "later",
        "market",
        "near",
        "paint",
        "paint_wanted",
        "refill",
        "request",
        "request_bar",
        "request_card",
        "restore",
        "reward",
        "rivals_turn",
        "second",
        "swap",
        "swap_bar",
        "turn",
        "wanted",
        "wanted_second",
        "workshop",
    )

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        given = list(WEIGHTS.values()) if weights is None else [float(weight) for weight in weights]
        if len(given) != len(WEIGHTS):
            raise ValueError(f"there must be {len(WEIGHTS)} weights, not {len(given)}")
        self.reward, self.later, self.keep, self.second, self.near, self.restore = given[0:6]
        self.basic, self.blend, self.bishop, self.half, self.demand, self.duplicate, self.refill = given[6:13]
        self.market, self.workshop, self.hope_basic, self.hope_blend = given[13:17]
        self.wanted, self.wanted_second = given[17:19]
        self.turn, self.swap, self.request, self.paint, self.paint_wanted = given[19:24]
        self.swap_bar, self.request_bar, self.request_card, self.rivals_turn, self.end_behind = given[24:29]
