"""Requests: income of each round to come, for tiles that bring none any more."""

from bottega.bots.journeyman.fresco.extras import Extras
from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge
from bottega.bots.journeyman.fresco.modules import in_play
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.worth import Worth


class Requests(ModuleJudge):
    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        """Tiles under a request bring no income."""
        seat = view["seat"]
        owned = sum([self.request(tile, worth) for tile in facts["owned"][seat]])
        return owned - worth.income * len(facts["piled"][seat])

    def request(self, tile: Facts, worth: Worth) -> float:
        paint = worth.w.basic if tile["paint"] is None else worth.w.blend
        return float(worth.after * (tile["thalers"] * worth.thaler + paint))

    def extras(self, facts: Facts, view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Extras:
        return Extras(workshop=self.best_request(facts, view, worth))

    def best_request(self, facts: Facts, view: Facts, worth: Worth) -> float:
        """The cheapest tiles that fit go under it."""
        loose = [tile for judge, told in in_play(view) for tile in judge.loose_tiles(told, view, worth)]
        worths = [0.0]
        for stack in facts["stacks"]:
            top = stack["top"]
            if top is None:
                continue
            kind = stack["type"]
            prices = sorted([price for price, splashes in loose if kind == "general" or kind in splashes])
            if len(prices) >= facts["needed"]:
                worths.append(top["points"] + self.request(top, worth) - sum(prices[: facts["needed"]]))
        return max(worths)

    def loose_tiles(self, facts: Facts, view: Facts, worth: Worth) -> list[tuple[float, list[str]]]:
        """Those of the ceiling that lie under no request yet."""
        seat = view["seat"]
        free = [name for name in view["people"][seat]["restored"] if name not in facts["piled"][seat]]
        return [(worth.income, facts["splashes"][name]) for name in free]


JUDGE = Requests()
