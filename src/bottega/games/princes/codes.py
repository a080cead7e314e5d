"""The numbers of the actions once more: what is `Final` in a compiled module is read without a look-up."""

from typing import Final

from bottega.games.princes import actions

RETURN: Final = actions.RETURN
OPEN: Final = actions.OPEN
TAKE: Final = actions.TAKE
GIVE_UP: Final = actions.GIVE_UP
RAISE: Final = actions.RAISE
PASS: Final = actions.PASS
PLACE: Final = actions.PLACE
KEEP: Final = actions.KEEP
UNDER: Final = actions.UNDER
WORK: Final = actions.WORK
BUILD: Final = actions.BUILD
INTRODUCE: Final = actions.INTRODUCE
DRAW_PROFESSION: Final = actions.DRAW_PROFESSION
DRAW_BONUS: Final = actions.DRAW_BONUS
RECRUIT: Final = actions.RECRUIT
HOLD: Final = actions.HOLD
SELL: Final = actions.SELL
END: Final = actions.END
ADD: Final = actions.ADD
DONE: Final = actions.DONE
EXCHANGE: Final = actions.EXCHANGE
