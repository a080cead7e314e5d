"""The numbers of the actions once more: what is `Final` in a compiled module is read without a look-up."""

from typing import Final

from bottega.games.fresco_cards import actions

LAY: Final[int] = actions.LAY
REVEAL: Final[int] = actions.REVEAL
PAY: Final[int] = actions.PAY
PAY_TILE: Final[int] = actions.PAY_TILE
GIVE: Final[int] = actions.GIVE
DISCARD: Final[int] = actions.DISCARD
SWAP: Final[int] = actions.SWAP
SWAP_AND_RESTORE: Final[int] = actions.SWAP_AND_RESTORE
REQUEST: Final[int] = actions.REQUEST
RESTORE: Final[int] = actions.RESTORE
PASS: Final[int] = actions.PASS
DRAW: Final[int] = actions.DRAW
TURN: Final[int] = actions.TURN
TAKE: Final[int] = actions.TAKE
DONE: Final[int] = actions.DONE
