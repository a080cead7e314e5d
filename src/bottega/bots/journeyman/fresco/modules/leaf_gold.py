"""Leaf gold: what a leaf is worth, and where it lies."""

from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge
from bottega.bots.journeyman.fresco.worth import Worth


class LeafGold(ModuleJudge):
    def gold(self, facts: Facts) -> dict[tuple[str, int], int]:
        return {(space["booth"], space["space"]): space["gold"] for space in facts["spaces"]}

    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        most = worth.w.gold if worth.after else facts["thalers_at_the_end"] * worth.thaler
        return float(most * facts["mine"])


JUDGE = LeafGold()
