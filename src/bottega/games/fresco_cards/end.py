"""What brings the last round, and how near it is."""

from typing import Any, Final

from bottega.games.fresco_cards.scoring import restored
from bottega.games.fresco_cards.state import CardsState

IN_A_TURN: Final = 2  # sections that somebody restores in one turn, with hardly ever more


def end(s: CardsState) -> dict[str, Any]:
    """Sections before the one who has most of them; when there are enough, the round is played to its end."""
    most = max([restored(s, seat) for seat in range(s.players)])
    last = bool(s.reason) or s.round >= s.rules.cap
    near = most + IN_A_TURN >= s.rules.end_at or s.round + 1 >= s.rules.cap
    return {
        "by": "sections",
        "done": most,
        "needed": s.rules.end_at,
        "last": last,
        "soon": "possible" if near and not last else "no",
        "money_per_point": None,
    }
