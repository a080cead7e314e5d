"""The wall fresco: a paint each round for each basic colour, and a blended one for each exchange tile."""

from bottega.bots.journeyman.fresco.extras import Cover, Extras
from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.payment import can_pay
from bottega.bots.journeyman.fresco.places import LATEST
from bottega.bots.journeyman.fresco.pots import ONE
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.games.fresco.paints import BASIC, COLOURS


class WallFresco(ModuleJudge):
    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        w, seat = worth.w, view["seat"]
        return float(worth.after * (w.basic * len(facts["income"][seat]) + w.blend * len(facts["exchanged"][seat])))

    def loose_tiles(self, facts: Facts, view: Facts, worth: Worth) -> list[tuple[float, list[str]]]:
        """A second tile of the same colour brings no second paint."""
        mine = [section for section in facts["sections"] if section["section"] in facts["tiles"][view["seat"]]]
        colours = [section["income"] for section in mine]
        return [
            (0.0 if section["income"] in colours[:number] else worth.after * worth.w.basic, [section["splash"]])
            for number, section in enumerate(mine)
        ]

    def extras(self, facts: Facts, view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Extras:
        return Extras(covers=(Cover("wall", self.visit(facts, s, worth), 1, LATEST),))

    def visit(self, facts: Facts, s: Situation, worth: Worth) -> float:
        """An open section whose paint is at hand; a colour that he has not yet brings paint every round."""
        before = worth.keep(s.me.paints)
        gains = [0.0]
        for section in facts["sections"]:
            paint = ONE[COLOURS.index(section["paint"])]
            if section["covered"] and section["open"] and can_pay(s.me.paints, paint):
                gains.append(facts["points"] + worth.keep(s.me.paints - paint) - before)
        new = 1 - len(facts["income"][s.seat]) / BASIC
        return max(gains) + (new * worth.after * worth.w.basic if len(gains) > 1 else 0.0)


JUDGE = WallFresco()
