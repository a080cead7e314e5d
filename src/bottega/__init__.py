"""Three Renaissance board games, and the engine they share.

>>> import bottega
>>> state = bottega.game("fresco").new(players=4, seed=7)
>>> state.to_act
(0,)
"""

import bottega.games as _games  # registers the games
from bottega.core.actions import Action
from bottega.core.edition import Edition, EditionError
from bottega.core.engine import compiled
from bottega.core.errors import (
    BottegaError,
    IllegalAction,
    MalformedAction,
    OptionError,
    ReplayError,
    StaleAction,
)
from bottega.core.game import Game, Meta
from bottega.core.observation import Observation
from bottega.core.record import Record
from bottega.core.records import Records
from bottega.core.registry import game, metas, register
from bottega.core.rng import Rng
from bottega.core.showing import drawn_by as _drawn_by
from bottega.core.state import State
from bottega.pictures import Picture, picture

__all__ = [
    "Action",
    "BottegaError",
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "MalformedAction",
    "Meta",
    "Observation",
    "OptionError",
    "Picture",
    "Record",
    "Records",
    "ReplayError",
    "Rng",
    "StaleAction",
    "State",
    "compiled",
    "game",
    "metas",
    "picture",
    "register",
]
__version__ = "0.1.0"

_drawn_by("bottega.pictures.pages:page")  # in notebooks
del _drawn_by, _games
