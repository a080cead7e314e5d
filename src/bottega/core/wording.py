"""What a state says in words: what it is, in one line, and why something is refused."""

from typing import TYPE_CHECKING

from bottega.core.errors import IllegalAction
from bottega.core.whole import quoted, whole

if TYPE_CHECKING:
    from bottega.core.state import State


def in_short(state: "State") -> str:
    seed = f"seed {state.seed}" if state.seed >= 0 else "no seed"
    moment = state.moment()
    facts = [f"{state.players} players", seed, f"ply {state.ply}", *([moment] if moment else [])]
    facts.append("over" if state.is_over else f"to act {state.to_act}")
    return f"<{state.game.id} state: {', '.join(facts)}>"


def refusal(state: "State", seat: object, action: object) -> Exception:
    """Why this seat may not do this now; tells nothing that the seat may not know."""
    who, what = whole(seat), whole(action)
    if who is None or not 0 <= who < state.players:
        return no_such_seat(state, seat)
    if what is None or not 0 <= what < state.game.num_actions:
        return state.game.actions.no_such_action(action)
    if state.is_over:
        return IllegalAction("game-over", "The game is over.")
    if state.waiting >> who & 1 == 0:
        return IllegalAction("not-your-turn", "It is not this seat's turn.")
    return IllegalAction("not-open", f"{str(state.game.action(what))!r} is not open to this seat now.")


def no_such_seat(state: "State", seat: object) -> IllegalAction:
    """The refusal of a seat that is not at this table."""
    return IllegalAction("no-such-seat", f"There is no seat {quoted(seat)}: they run from 0 to {state.players - 1}.")
