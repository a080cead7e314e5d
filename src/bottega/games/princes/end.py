"""What brings the end, and how near it is."""

from typing import Any

from bottega.games.princes.state import PrincesState


def end(s: PrincesState) -> dict[str, Any]:
    """Rounds: there are always as many."""
    rounds = s.rules.c.rounds
    return {
        "by": "rounds",
        "done": s.round,
        "needed": rounds,
        "last": s.round >= rounds,
        "soon": "sure" if s.round == rounds - 1 else "no",
        "money_per_point": None,
    }
