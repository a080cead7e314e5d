"""The moments to which a position can be played on; `State.stage` changes when one has come."""

from typing import Final

GAME: Final = 0
ROUND: Final = 1
TURN: Final = 2
AUCTION: Final = 3
