"""Paying, and the sale of prestige points that a payment may need."""

from bottega.games.princes.events import Sold
from bottega.games.princes.state import PrincesState


def pay(s: PrincesState, seat: int, price: int) -> None:
    """To the bank; what is missing comes from selling as few prestige points as will do (P-OQ-1)."""
    missing = price - s.florins[seat]
    if missing > 0:
        sell(s, seat, -(-missing // s.rules.c.florins_per_point_sold))
    s.florins[seat] -= price


def sell(s: PrincesState, seat: int, points: int) -> None:
    florins = points * s.rules.c.florins_per_point_sold
    s.prestige[seat] -= points
    s.florins[seat] += florins
    if s.log is not None:
        s.log.append(Sold(seat, points, florins))
