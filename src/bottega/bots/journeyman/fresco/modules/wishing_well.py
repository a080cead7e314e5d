"""The wishing well: when a penny is worth a throw, which cards cost nothing to use, and what cards add to a plan."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations_with_replacement

from bottega.bots.journeyman.fresco.cathedral import DISTANCE
from bottega.bots.journeyman.fresco.extras import NO_COLUMN, Extras
from bottega.bots.journeyman.fresco.late_round import LateRound
from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge, Wish
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.payment import can_pay
from bottega.bots.journeyman.fresco.places import CATHEDRAL, LAST, MARKET, STUDIO, WORKSHOP
from bottega.bots.journeyman.fresco.pots import ONE, pack
from bottega.bots.journeyman.fresco.sheet import Sheet
from bottega.bots.journeyman.fresco.situation import COLOUR, Situation, named, read
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.core.observation import Observation
from bottega.games.fresco.actions import BISHOP, RESTORE, SEGMENTS
from bottega.games.fresco.modules.wishing_well.actions import ALCHEMY, THROW, VISIT, WISH, WISHES
from bottega.games.fresco.paints import BASIC, BLENDED

KINDS = (*WISHES, "visit", "alchemy")
PLACES = {"praise": CATHEDRAL, "visit": CATHEDRAL, "tip": STUDIO, "alchemy": WORKSHOP, "finder": LAST}  # or the market
LUCKY, TIP, FINDER, BUSKER = [WISH + WISHES.index(kind) for kind in ("lucky", "tip", "finder", "busker")]
GIFTS = range(WISH + WISHES.index("paint.1"), WISH + WISHES.index("paint.3") + 1)
MIXES = range(ALCHEMY, ALCHEMY + BLENDED)
POT = 3  # basic paints that the alchemist takes


class WishingWell(ModuleJudge):
    penny = 0.6  # a Thaler in the end, or a wishing card before
    wish = 0.9  # a wishing card, before it is known which one
    throws = 0.2  # how likely a rival who holds no wishing card throws his pennies
    throws_again = 0.9  # and one who does hold some
    # By kind: lucky, three free paints, praise, tip, finder, busker, visit, alchemy.
    granted = (1.2, 1.2, 1.2, 1.2, 0.8, 1.1, 1.5, 0.85, 0.8, 0.3)  # where somebody can use it
    kept = (0.6, 1.0, 1.0, 1.0, 0.6, 0.6, 0.7, 0.6, 0.8, 0.3)  # in hand, while there is time
    time = 3.0  # rounds to come that are time enough

    whole: tuple[str, ...] = ("alchemy", "alchemy-blend")

    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        """Pennies become Thalers at the end; cards that were not used become nothing."""
        penny = self.penny if worth.after else facts["thalers_at_the_end"] * worth.thaler
        cards = sum([self.in_hand(card["kind"], worth) for card in facts["cards"]])
        return float(penny * facts["mine"]["pennies"] + cards)

    def in_hand(self, kind: str, worth: Worth) -> float:
        """A card that waits for a better moment: the less time there is, the less it is worth."""
        return self.kept[KINDS.index(kind)] * min(worth.after / self.time, 1.0)

    # --- the sheet ---------------------------------------------------------------------------------------------------

    def extras(self, facts: Facts, view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Extras:
        return Extras(worked=self.by_column(facts, s, worth), pennies=self.pennies(facts, s, earlier))

    def by_column(self, facts: Facts, s: Situation, worth: Worth) -> tuple[float, ...]:
        """What the cards in hand add to the day of somebody who works at each column."""
        gains = list(NO_COLUMN)
        for kind in {card["kind"] for card in facts["cards"]}:
            column = PLACES.get(kind, MARKET)
            if kind != "busker" and not (s.final and column == LAST):
                gain = self.granted[KINDS.index(kind)] - self.in_hand(kind, worth)
                gains[column] = max(gains[column], gain)
        return tuple(gains)

    def pennies(self, facts: Facts, s: Situation, earlier: Earlier) -> int:
        """How many will find room in the well; those who come earlier throw first."""
        if not self.is_time(s.final):
            return 0
        purses: list[int] = facts["painters"] or s.counted["pennies"]
        before = sum(
            [
                earlier[rival.painter]
                * (self.throws_again if facts["held"][rival.painter] else self.throws)
                * min(purses[rival.painter], facts["well_size"])
                for rival in s.rivals
                if rival.person
            ]
        )
        room: int = min(facts["deck"], round(facts["well_size"] - before))
        return max(0, min(purses[s.seat], room))

    def wishes(self, facts: Facts, sheet: Sheet, places: list[str]) -> list[Wish]:
        return [{"verb": "penny"}] if facts["mine"]["planned"] < sheet.pennies else []

    # --- single choices ----------------------------------------------------------------------------------------------

    def decisions(self) -> Mapping[str, Callable[[Observation, Weights], int]]:
        return dict.fromkeys(self.whole, alchemy)

    def is_time(self, final: bool) -> bool:
        """A card is worth more than a penny, unless there is no time to use it."""
        return not final and self.wish > self.penny

    def at_once(self, observation: Observation) -> int | None:
        view, legal = observation.view, observation.legal_actions
        for action in (TIP, FINDER):
            if action in legal:
                return action
        if THROW in legal and self.is_time(view["final"]):
            return THROW
        if LUCKY in legal and not any(action in legal for action in GIFTS):
            return LUCKY
        if BUSKER in legal and cheers(view):
            return BUSKER
        return None

    def worth_trying(self, action: int, legal: tuple[int, ...], usual: int) -> bool:
        if VISIT <= action < VISIT + SEGMENTS:
            return visits_well(action - VISIT, legal, usual)
        return action != THROW and action not in MIXES

    def offers(self, observation: Observation, w: Weights) -> list[int]:
        mixing = any(map(MIXES.__contains__, observation.legal_actions))
        return [alchemy(observation, w)] if mixing else []

    def gift(self, facts: Facts) -> int:
        card = facts["playing"]["paint"]
        if card is None:
            return 0
        (shown,) = [used["paints"] for used in facts["used"] if used["kind"] == card]
        return named(shown)


def cheers(view: Facts) -> bool:
    """Nothing of the busker's song is lost, whenever one gets up; and in the end there is no better moment."""
    moods = [choice["mood"] for choice in view["choices"] if choice["verb"] == "rise"]
    return bool(view["final"]) or max(moods) < max(view["mood_display"]["values"])


def visits_well(segment: int, legal: tuple[int, ...], usual: int) -> bool:
    """The bishop visits a segment that can then be restored, the one he would be paid to go to, or one next to what
    would be restored anyway."""
    if RESTORE + segment in legal or usual == BISHOP + segment:
        return True
    return RESTORE <= usual < RESTORE + SEGMENTS and DISTANCE[segment][usual - RESTORE] == 1


# --- alchemy ---------------------------------------------------------------------------------------------------------


def alchemy(observation: Observation, w: Weights) -> int:
    """Which basic paints go into the pot, and what comes out: the best mixture, one step at a time."""
    s = read(observation)
    late = LateRound(s, w)
    pot = [COLOUR[name] for name in observation.view["modules"]["wishing_well"]["playing"]["pot"]]
    best, choice = float("-inf"), -1
    for action in [action for action in observation.legal_actions if action in MIXES]:
        for paints in mixtures(s.me.paints - pack(pot), action - ALCHEMY, POT - len(pot)):
            value = late.final(paints)[s.acts][s.me.sheet[LAST]] if s.final else late.usual(paints)[s.acts]
            if value > best + 1e-9:
                best, choice = value, action
    return choice


def mixtures(paints: int, first: int, missing: int) -> Iterator[int]:
    """What may be left after the alchemist's pot has taken this paint and some more, or has given this one."""
    if first >= BASIC:
        yield paints + ONE[first]
        return
    for others in combinations_with_replacement(range(BASIC), missing - 1):
        cost = pack([first, *others])
        if can_pay(paints, cost):
            for blend in range(BASIC, BLENDED):
                yield paints - cost + ONE[blend]


JUDGE = WishingWell()
