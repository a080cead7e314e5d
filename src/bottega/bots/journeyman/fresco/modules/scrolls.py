"""Scrolls: a line in which more has been restored is worth more."""

from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge
from bottega.bots.journeyman.fresco.worth import Worth


class Scrolls(ModuleJudge):
    played = 0.7  # the odds that a scroll can be played later
    growth = 2.0  # segments of its line that will then be restored besides those of today

    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        """As long as its line does not die."""
        if not worth.after:
            return 0.0
        lines = [line for line in facts["mine"].values() if line is not None and not line["dead"]]
        return float(sum([self.played * facts["points"]["one"] * (line["restored"] + self.growth) for line in lines]))


JUDGE = Scrolls()
