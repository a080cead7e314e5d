"""Glaziers: glass saves the penalty for a pane, as long as there are windows to come."""

from bottega.bots.journeyman.fresco.extras import Cover, Extras
from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.places import EARLIEST
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.worth import Worth

GLASS_ACTIONS = 2  # without sending anybody


class Glaziers(ModuleJudge):
    spared = 0.5  # of the penalty that a piece of glass may save
    altar = 0.3  # the odds that it goes to the altar instead
    windows = 0.5  # renewed by a painter in a round
    panes = 2.5  # of a window

    def tile_gains(self, facts: Facts, view: Facts) -> dict[str, int]:
        """Where a window must be renewed with it."""
        per_point = view["economy"]["thalers_per_point"]
        gains = [
            window["points"] - missing_glass(facts, window["panes"]) - window["price"] // per_point
            for window in facts["bench"]
            if window is not None and window["price"] <= view["mine"]["coins"]
        ]
        return dict.fromkeys(facts["segments"], max(gains)) if gains else {}

    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        return float(sum([self.glass(facts, colour, worth) * count for colour, count in facts["mine"].items()]))

    def glass(self, facts: Facts, colour: str, worth: Worth) -> float:
        """One more piece: the fewer windows are left and the more glass one has, the less likely it finds its pane."""
        have = sum(facts["mine"].values())
        windows = min(len(facts["segments"]) - len(facts["openings"]), worth.after * self.windows)
        need = max(0.0, 1 - have / (1 + self.panes * windows)) if worth.after else 0.0
        return float(facts["altar"]["points"] * self.altar + facts["penalties"][colour] * self.spared * need)

    def extras(self, facts: Facts, view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Extras:
        return Extras(covers=(Cover("glazery", self.glazery(facts, s, worth), 0, EARLIEST),))

    def glazery(self, facts: Facts, s: Situation, worth: Worth) -> float:
        """The best pieces that are there, if the money lasts."""
        purse = s.me.coins - worth.w.shopping
        offers = [
            self.glass(facts, colour, worth) - facts["prices"][colour] * worth.thaler
            for colour, count in facts["board"].items()
            for _ in range(count)
            if facts["prices"][colour] <= purse
        ]
        return float(sum([gain for gain in sorted(offers, reverse=True)[:GLASS_ACTIONS] if gain > 0]))


def missing_glass(facts: Facts, panes: list[str]) -> int:
    """The penalty for the panes that one has no glass for."""
    left = dict(facts["mine"])
    penalty = 0
    for colour in panes:
        if left[colour]:
            left[colour] -= 1
        else:
            penalty += facts["penalties"][colour]
    return penalty


JUDGE = Glaziers()
