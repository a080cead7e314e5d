"""One seat of Fresco: The Card Game that only listens, and says whether a world can be.

It knows what is printed on the cards and the events as its seat hears them, nothing of the engine. Asked about a world,
it looks at the life of every card: since it was last shuffled into its pile somebody drew it, perhaps gave it away, and
laid it open or holds it still. If every draw and every gift can be given a card of which nothing that was heard says
otherwise, the world can be.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Step:
    """A card came into a hand, or cards left it, or a hand was shown, or a pile was shuffled."""

    what: str
    seat: int = -1
    source: str | int = ""  # a pile, or the giver
    colour: str | None = None
    among: frozenset[str] = frozenset()
    card: str | None = None  # if this seat knows it
    seen: frozenset[str] | None = None


@dataclass(slots=True)
class Life:
    """What a card does from its draw on. `hand` and `end`: who drew it, and until when he had it; `later`: in whose
    hands it was then, from one step to another."""

    card: str
    shuffle: int
    hand: int
    end: int
    later: list[tuple[int, int, int]] = field(default_factory=list)


@dataclass
class Watcher:
    seat: int
    players: int
    faces: dict[str, tuple[str, str]]  # the pile and the colour of each card
    steps: list[Step] = field(default_factory=list)
    discards: set[str] = field(default_factory=set)
    shuffled: dict[str, frozenset[str]] = field(default_factory=dict)  # what each pile was made from
    shuffles: list[tuple[int, frozenset[str]]] = field(default_factory=list)  # and all of them, by steps
    asker: int = -1
    asked: str = ""
    answers: int = 0
    shows: list[tuple[int, Step]] = field(default_factory=list)
    noted: set[str | None] = field(default_factory=set)  # cards that this seat knows by name

    def __post_init__(self) -> None:
        for pile in {pile for pile, _ in self.faces.values()}:
            self.shuffled[pile] = frozenset([card for card, (back, _) in self.faces.items() if back == pile])

    # --- listening ---------------------------------------------------------------------------------------------------

    def enter(self, facts: list[dict[str, Any]]) -> None:
        for fact in facts:
            match fact["event"]:
                case "drew":
                    self.steps.append(Step("came", fact["seat"], fact["pile"], among=self.shuffled[fact["pile"]]))
                case "laid" | "restored":
                    self.leave(fact)
                case "discarded":
                    if fact["from_hand"]:
                        self.leave(fact)
                    self.discards |= set(fact["cards"])
                case "reshuffled":
                    cards = frozenset([card for card in self.discards if self.faces[card][0] == fact["pile"]])
                    self.discards -= cards
                    self.shuffled[fact["pile"]] = cards
                    self.shuffles.append((len(self.steps), cards))
                    self.steps.append(Step("shuffled"))
                case "requested":
                    self.asker, self.asked, self.answers = fact["seat"], fact["colour"], 0
                case "gave":
                    self.answers += 1
                    alike = frozenset([card for card, face in self.faces.items() if face == (fact["pile"], self.asked)])
                    self.steps.append(Step("came", fact["to"], fact["seat"], among=alike))
                case "showed-hand":
                    self.answers += 1
                    self.steps.append(Step("showed", fact["seat"], colour=self.asked))
                case "drew-card" | "gave-card" | "got-card":
                    self.learn(card=fact["card"])
                case "saw-hand":
                    self.learn(seen=frozenset(fact["cards"]))

    def leave(self, fact: dict[str, Any]) -> None:
        self.steps.append(Step("left", fact["seat"], among=frozenset(fact["cards"])))

    def learn(self, card: str | None = None, seen: frozenset[str] | None = None) -> None:
        """What only this seat is told belongs to what all were told before it."""
        last = self.steps.pop()
        self.steps.append(Step(last.what, last.seat, last.source, last.colour, last.among, card, seen))

    @property
    def answering(self) -> int | None:
        """Who is being asked for a card just now: he has one, or he would have shown his hand."""
        if self.asker < 0 or self.answers == self.players - 1:
            return None
        return (self.asker + 1 + self.answers) % self.players

    # --- judging -----------------------------------------------------------------------------------------------------

    def possible(self, hands: list[set[str]], piles: dict[str, set[str]]) -> bool:
        """Can the hidden cards lie like this?"""
        asked = self.answering
        if asked is not None and not any(self.faces[card][1] == self.asked for card in hands[asked]):
            return False
        if any(not cards <= self.shuffled[pile] for pile, cards in piles.items()):
            return False
        now = len(self.steps)
        self.shows = [(number, step) for number, step in enumerate(self.steps) if step.what == "showed"]
        self.noted = {card for step in self.steps for card in (step.card, *(step.seen or ()))}
        lives = [Life(card, self.shuffle_of(card, now), seat, now) for seat, hand in enumerate(hands) for card in hand]
        for number, step in enumerate(self.steps):
            if step.what == "left":
                lives += [Life(card, self.shuffle_of(card, number), step.seat, number) for card in step.among]
        if len({(life.card, life.shuffle) for life in lives}) < len(lives):
            return False
        gifts = [k for k, step in enumerate(self.steps) if step.what == "came" and isinstance(step.source, int)]
        return self.give_back(gifts, lives)

    def shuffle_of(self, card: str, now: int) -> int:
        """The last step before this one that shuffled the card into its pile; -1 is the deal."""
        return max([number for number, cards in self.shuffles if number < now and card in cards], default=-1)

    def give_back(self, gifts: list[int], lives: list[Life]) -> bool:
        """Which card was given in each of these steps, the last one first?"""
        if not gifts:
            return self.seen_as_told(lives) and self.drawn(lives)
        number = gifts[-1]
        for choice in self.given(number, lives):
            life = lives[choice]
            before = Life(life.card, life.shuffle, int(self.steps[number].source), number)
            before.later = [(life.hand, number, life.end), *life.later]
            if self.give_back(gifts[:-1], [*lives[:choice], before, *lives[choice + 1 :]]):
                return True
        return False

    def given(self, number: int, lives: list[Life]) -> list[int]:
        """The lives that a gift can belong to. Of those that are alike the one that ends first: it leaves most room to
        the others, which the asker must have drawn."""
        step = self.steps[number]
        found: dict[object, int] = {}
        for choice, life in enumerate(lives):
            if life.hand != step.seat or not life.shuffle < number < life.end or life.card not in step.among:
                continue
            if self.shown(step.seat, life.card, number, life.end) > number or step.card not in (None, life.card):
                continue
            alike = (life.shuffle, life.card if life.card in self.noted else None)
            if alike not in found or life.end < lives[found[alike]].end:
                found[alike] = choice
        return list(found.values())

    def shown(self, seat: int, card: str, start: int, end: int) -> int:
        """The last step between these at which the hand was shown without a card of this colour."""
        colour = self.faces[card][1]
        shows = [number for number, step in self.shows if step.seat == seat and step.colour == colour]
        return max([number for number in shows if start < number < end], default=start)

    def seen_as_told(self, lives: list[Life]) -> bool:
        """Was in every hand that this seat has seen all that it saw, and nothing else that had come as a gift?"""
        for number, step in self.shows:
            if step.seen is None:
                continue
            drawn = {life.card for life in lives if life.hand == step.seat and life.shuffle < number < life.end}
            got = {
                life.card
                for life in lives
                for seat, start, end in life.later
                if seat == step.seat and start < number < end
            }
            if not got <= step.seen <= got | drawn:
                return False
        return True

    def drawn(self, lives: list[Life]) -> bool:
        """Can every draw have brought a card of which nothing says that it came earlier or later?"""
        left = [(self.earliest(life), self.latest(life), life) for life in lives]
        for number, step in enumerate(self.steps):
            if step.what != "came" or isinstance(step.source, int):
                continue
            able = [
                (after, before, life)
                for after, before, life in left
                if life.hand == step.seat and after < number < before and life.card in step.among
                if step.card in (None, life.card)
            ]
            if not able:
                return False
            left.remove(min(able, key=lambda each: each[1]))  # the one that can least wait
        return not left

    def earliest(self, life: Life) -> int:
        """After this step the card must have come: it was shuffled, or was not in the hand when that was shown."""
        without = [k for k, seen in self.sights(life.hand) if life.card not in seen and k < life.end]
        return max([life.shuffle, self.shown(life.hand, life.card, -1, life.end), *without])

    def latest(self, life: Life) -> int:
        """Before this step the card must have come: it was seen, or it left."""
        return min([life.end, *[k for k, seen in self.sights(life.hand) if life.card in seen and k > life.shuffle]])

    def sights(self, seat: int) -> list[tuple[int, frozenset[str]]]:
        """When this seat saw another hand, and what was in it."""
        return [(number, step.seen) for number, step in self.shows if step.seat == seat and step.seen is not None]
