"""Paying, and the sale of prestige points that a payment may need."""

from bottega.games.princes.events import Sold
from bottega.games.princes.state import PrincesState


def pay(s: PrincesState, seat: int, price: int) -> None:
    """To the bank; what is missing comes from selling prestige points."""
    if s.florins[seat] < price:
        sell(s, seat, points_to_sell(s, seat, price))
    s.florins[seat] -= price


def points_to_sell(s: PrincesState, seat: int, price: int) -> int:
    """As few prestige points as make up for the florins that are missing (P-OQ-1)."""
    missing = price - s.florins[seat]
    return -(-missing // s.rules.c.florins_per_point_sold) if missing > 0 else 0


def sell(s: PrincesState, seat: int, points: int) -> None:
    florins = points * s.rules.c.florins_per_point_sold
    s.prestige[seat] -= points
    s.florins[seat] += florins
    if s.log is not None:
        s.log.append(Sold(seat, points, florins))
