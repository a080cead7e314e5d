"""Bells: what is paid rings; what is not paid in the end counts against its owner."""

from bottega.bots.journeyman.fresco.extras import Cover, Extras
from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.places import LATEST
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.worth import Worth


class Bells(ModuleJudge):
    bell = 0.9  # a golden bell
    later_paid = 0.7  # the odds that what is paid in part will be paid
    owed = 0.8  # what is still to be paid, while one has rounds to earn it
    hears = 0.5  # how likely a rival who comes earlier has an audience

    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        paid = sum([certificate["golden"] for certificate in facts["mine"]["paid"]])
        partly = sum([certificate["golden"] for certificate in facts["partly"][view["seat"]]])
        placed = sum([certificate["placed"] for certificate in facts["partly"][view["seat"]]])
        owed = sum([certificate["price"] for certificate in facts["partly"][view["seat"]]]) - placed
        hope = 2 * self.later_paid - 1 if worth.after else -1.0
        return float(self.bell * (paid + hope * partly) - self.owed * owed * worth.thaler)

    def extras(self, facts: Facts, view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Extras:
        return Extras(covers=(Cover("audience", self.audience(facts, s, worth, earlier), 0, LATEST),))

    def audience(self, facts: Facts, s: Situation, worth: Worth, earlier: Earlier) -> float:
        """One certificate must be taken; those who come earlier take the best ones."""
        purse = s.me.coins - worth.w.shopping
        offers = [
            certificate["points"] + self.bell * certificate["golden"] - certificate["price"] * worth.thaler
            for certificate in facts["shown"]
            if certificate is not None and certificate["price"] <= purse
        ]
        before = int(sum(earlier.values()) * self.hears)
        left = sorted(offers, reverse=True)[before:]
        return float(left[0]) if left else 0.0


JUDGE = Bells()
