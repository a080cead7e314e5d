"""One seat of The Princes of Florence that only listens, and says what in a world cannot be.

It follows the cards that it has put under a pile itself: for every place of the pile it knows which of them may lie
there. Who looks at such places keeps one card, so the cards that somebody holds and has played must be one for each of
his looks, and each one that could be among the five he saw.
"""

from typing import Any


class PrincesWatcher:
    def __init__(self, seat: int, players: int, piles: dict[str, int]) -> None:
        """`piles`: how many cards each pile has when the first round begins."""
        self.seat = seat
        # For each place the card that lies there, or those put under by this seat that may.
        self.piles: dict[str, list[str | set[str]]] = {deck: [set() for _ in range(n)] for deck, n in piles.items()}
        self.looks: list[list[set[str]]] = [[] for _ in range(players)]  # for each seat, what it may have kept
        self.played: list[list[tuple[str, int]]] = [[] for _ in range(players)]  # and the looks it had had by then
        self.gone: set[str] = set()

    def enter(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            match fact["event"]:
                case "looked":
                    self.looked(fact["seat"], self.piles[fact["deck"]], fact["cards"])
                case "saw":
                    self.rule_out(set(fact["cards"]))
                case "put-under":
                    self.piles[fact["deck"]].append(fact["card"])
                case "profession-played" | "bonus-played":
                    card = fact["profession"] if "profession" in fact else fact["card"]
                    if card not in self.gone:  # or it was recruited, before the eyes of all
                        self.played[fact["seat"]].append((card, len(self.looks[fact["seat"]])))
                    self.gone.add(card)

    def rule_out(self, cards: set[str]) -> None:
        """They are before the eyes of this seat, and nowhere else."""
        for pile in self.piles.values():
            for place in pile:
                if isinstance(place, set):
                    place -= cards
        for looks in self.looks:
            for may in looks:
                may -= cards

    def looked(self, seat: int, pile: list[str | set[str]], count: int) -> None:
        top = pile[:count]
        del pile[:count]
        if seat != self.seat:
            among: set[str] = set().union(*[{place} if isinstance(place, str) else place for place in top])
            self.looks[seat].append(among)
            pile += [set(among) for _ in range(count - 1)]

    def possible(self, hands: list[set[str]], piles: dict[str, list[str]]) -> bool:
        """Can the seats hold these cards, and the piles lie like this?"""
        return all(self.can_hold(seat, hand) for seat, hand in enumerate(hands)) and all(
            self.can_lie(places, piles[deck]) for deck, places in self.piles.items()
        )

    def can_hold(self, seat: int, hand: set[str]) -> bool:
        looks = self.looks[seat]
        cards = [(card, len(looks)) for card in hand - self.gone] + self.played[seat]
        followed = set().union(*looks)
        return matched([[n for n in range(most) if card in looks[n]] for card, most in cards if card in followed])

    def can_lie(self, places: list[str | set[str]], pile: list[str]) -> bool:
        if len(places) != len(pile):
            return False
        followed: set[str] = set().union(*[{place} if isinstance(place, str) else place for place in places])
        for place, card in zip(places, pile, strict=True):
            if place != card if isinstance(place, str) else card in followed and card not in place:
                return False
        return True


def matched(wanting: list[list[int]]) -> bool:
    """Can each have one of those it wants, no two the same?"""
    owner: dict[int, int] = {}

    def find(who: int, tried: set[int]) -> bool:
        for wish in wanting[who]:
            if wish not in tried:
                tried.add(wish)
                if wish not in owner or find(owner[wish], tried):
                    owner[wish] = who
                    return True
        return False

    return all(find(who, set()) for who in range(len(wanting)))
