"""Advice for one seat: its choices weighed in possible worlds by the strongest player, from what the seat knows alone.

>>> import bottega
>>> from bottega.advice import weigh
>>> state = bottega.game("fresco-cards").new(players=3, seed=7)
>>> advice = weigh(state.observe(state.to_act[0]), playouts=2, seed=1)
>>> advice.level, advice.choices[0].worlds > 0
('master', True)
"""

from bottega.advice.reasons import Advised, Hint, Reason, hint
from bottega.advice.weighing import Advice, Weighed, usual_playouts, weigh

__all__ = ["Advice", "Advised", "Hint", "Reason", "Weighed", "hint", "usual_playouts", "weigh"]
