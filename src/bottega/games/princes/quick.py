"""The quick policy: for every decision a rule of thumb on the state itself, of a few microseconds, for any seat.

It looks at what lies open, at purses, which everybody can count, and of cards only at those of its own seat.
"""

from collections.abc import Sequence

from bottega.core.playout import Policy
from bottega.core.state import MOST_SEATS, State
from bottega.games.princes import quick_bids, quick_cards, quick_turn
from bottega.games.princes.auction import BID_MENU, OPEN_MENU, TAKE_MENU
from bottega.games.princes.laying import PLACE_MENU
from bottega.games.princes.looking import KEEP_MENU, UNDER_MENU
from bottega.games.princes.quick_places import place
from bottega.games.princes.quick_prospect import Seat
from bottega.games.princes.quick_weights import DEFAULTS, Weights
from bottega.games.princes.recruiting import RECRUIT_MENU
from bottega.games.princes.state import PrincesState
from bottega.games.princes.steps import RETURN_MENU, TURN_MENU
from bottega.games.princes.working import ADD_MENU, EXCHANGE_MENU


class Quick(Policy):
    """With weights of its own, in the order of `quick_weights.TABLE`, or with the usual ones."""

    __slots__ = ("bidders", "weights")

    def __init__(self, seed: int, weights: Sequence[float] = DEFAULTS) -> None:
        super().__init__(seed)
        self.weights = Weights(weights)
        # Who was asked at an auction last, by seat: half of a game's decisions are bids, and ask for the same again.
        self.bidders: list[Seat | None] = [None] * MOST_SEATS

    def choose(self, state: State, seat: int) -> int:
        if not isinstance(state, PrincesState):
            raise TypeError("this policy plays The Princes of Florence only")
        menu = state.menus[seat]
        if menu is PLACE_MENU:
            return place(self.weights, state, seat)
        if menu is BID_MENU:
            return quick_bids.bid(self.bidder(state, seat))
        if menu is OPEN_MENU or menu is TAKE_MENU:
            return quick_bids.open_or_take(self.bidder(state, seat), menu is TAKE_MENU)
        own = Seat(self.weights, state, seat)
        if menu is TURN_MENU:
            return quick_turn.act(own)
        if menu is EXCHANGE_MENU:
            return quick_turn.exchange(own)
        if menu is ADD_MENU:
            return quick_turn.add(own)
        if menu is KEEP_MENU:
            return quick_cards.keep(own)
        if menu is UNDER_MENU:
            return quick_cards.under(own)
        if menu is RECRUIT_MENU:
            return quick_turn.call(own)
        if menu is RETURN_MENU:
            return quick_cards.give_back(own)
        raise ValueError(f"no rule of thumb for a decision of the kind {menu.name!r}")

    def bidder(self, state: PrincesState, seat: int) -> Seat:
        known = self.bidders[seat]
        if known is not None and known.is_as(state):
            return known
        own = self.bidders[seat] = Seat(self.weights, state, seat)
        return own
