"""The medico: whoever is well works better, and is worth money at the end."""

from bottega.bots.journeyman.fresco.extras import NO_COLUMN, Cover, Extras
from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge, Wish
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.payment import can_pay, payable
from bottega.bots.journeyman.fresco.places import MARKET
from bottega.bots.journeyman.fresco.pots import ONE
from bottega.bots.journeyman.fresco.sheet import Sheet
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.worth import Worth


class Medico(ModuleJudge):
    well = 0.6  # an apprentice who is not ill, by the round
    bottle = 0.9  # the odds that a bottle at hand is used
    ill_restores = 0.6  # how likely an ill apprentice finds a tile far from the bishop

    place_verbs: tuple[str, ...] = ("plan-neutral",)

    def rounds_after(self, facts: Facts) -> int:
        today = facts["infection"] is None  # it is still in the stack
        left: int = facts["stack"] - today
        return left

    def ill(self, facts: Facts, seat: int) -> int:
        ill: int = facts["ill"][seat]
        return ill

    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        curable = self.curable(facts, view["seat"])
        healed = min(curable, sum([portions(bottle) for bottle in facts["held"][view["seat"]]]))
        return float(self.bottle * healed - curable) * self.cure(facts, worth)

    def curable(self, facts: Facts, seat: int) -> int:
        """Who came for the neutral one cannot be healed."""
        curable: int = facts["ill"][seat] - facts["extra"][seat]
        return curable

    def cure(self, facts: Facts, worth: Worth) -> float:
        """What it is worth to have an apprentice well again."""
        return float(facts["thalers_at_the_end"] * worth.thaler + self.well * worth.after)

    # --- the sheet ---------------------------------------------------------------------------------------------------

    def extras(self, facts: Facts, view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Extras:
        ill = self.work_of_the_ill(s, worth) if facts["ill"][s.seat] else NO_COLUMN
        return Extras(covers=(Cover("medico", self.medicine(facts, s, worth), 0, (MARKET,), room=1),), ill=ill)

    def work_of_the_ill(self, s: Situation, worth: Worth) -> tuple[float, ...]:
        """One restores what he can pay far from the bishop; in the workshop he makes one blend."""
        paints = s.me.paints
        restored = [tile.points + worth.income - worth.spare(tile.cost) for tile in payable(paints, s.tiles)]
        in_cathedral = self.ill_restores * max(restored, default=0.0)
        recipes = [(ONE[first] + ONE[second], ONE[result]) for first, second, result in s.economy.recipes]
        gains = [worth.keep(paints + gain - cost) for cost, gain in recipes if can_pay(paints, cost)]
        in_workshop = max(gains, default=0.0) - worth.keep(paints) if gains else 0.0
        return 0.0, in_cathedral, 0.0, in_workshop, 0.0

    def medicine(self, facts: Facts, s: Situation, worth: Worth) -> float:
        """A bottle heals the same evening."""
        held = facts["held"][s.seat]
        ill = self.curable(facts, s.seat) - sum([portions(bottle) for bottle in held])
        if len(held) >= facts["most_bottles"]:
            return 0.0
        gains = [
            self.cure(facts, worth) * min(ill, portions(offer["bottle"])) - offer["price"] * worth.thaler
            for offer in facts["offer"]
            if offer["bottle"] is not None and offer["price"] <= s.me.coins
        ]
        return max(gains, default=0.0)

    def ill_on_sheet(self, facts: Facts) -> list[int]:
        ill: list[int] = facts["mine"]["ill"]
        return ill

    def wishes(self, facts: Facts, sheet: Sheet, places: list[str]) -> list[Wish]:
        return [{"verb": "plan-ill", "place": places[sheet.ill]}] if sheet.ill >= 0 else []


def portions(bottle: str) -> int:
    """Juice heals nobody."""
    return int(bottle) if bottle.isdigit() else 0


JUDGE = Medico()
