"""The numbers of the actions once more: what is `Final` in a compiled module is read without a look-up."""

from typing import Final

from bottega.games.fresco import actions

RISE: Final[int] = actions.RISE
PLAN: Final[int] = actions.PLAN
READY: Final[int] = actions.READY
BUY: Final[int] = actions.BUY
CLOSE: Final[int] = actions.CLOSE
BISHOP: Final[int] = actions.BISHOP
RESTORE: Final[int] = actions.RESTORE
ALTAR: Final[int] = actions.ALTAR
EARN: Final[int] = actions.EARN
BLEND: Final[int] = actions.BLEND
ATTEND: Final[int] = actions.ATTEND
AHEAD: Final[int] = actions.AHEAD
BEHIND: Final[int] = actions.BEHIND
PASS: Final[int] = actions.PASS
NO: Final[int] = actions.NO
PICK: Final[int] = actions.PICK
PORTRAIT: Final[int] = actions.PORTRAIT
SEXTON: Final[int] = actions.SEXTON
REQUEST: Final[int] = actions.REQUEST
PILE: Final[int] = actions.PILE
SPECIAL_ALTAR: Final[int] = actions.SPECIAL_ALTAR
SPECIAL_BLEND: Final[int] = actions.SPECIAL_BLEND
GILD: Final[int] = actions.GILD
SCROLL: Final[int] = actions.SCROLL
