"""Portraits: at once or round by round."""

from collections.abc import Callable, Mapping

from bottega.bots.journeyman.fresco.extras import Extras
from bottega.bots.journeyman.fresco.module_judge import Facts, ModuleJudge
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.pots import ONE
from bottega.bots.journeyman.fresco.situation import COLOUR, Situation
from bottega.bots.journeyman.fresco.weights import Weights
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.core.observation import Observation
from bottega.games.fresco.actions import NO, RESTORE, SEGMENTS
from bottega.games.fresco.modules.portraits.actions import SEXTON, SHOWN_PORTRAITS


class Portraits(ModuleJudge):
    # Lasting ones by the round.
    actor = 0.4
    abbot = 0.8
    sexton = 0.8
    muse = 4.0  # spaces that the mood rises, usually
    painted = 0.5  # how likely a rival who comes earlier takes one

    def rounds_after(self, facts: Facts) -> int:
        left: int = facts["deck"] // SHOWN_PORTRAITS
        return left

    def goods(self, facts: Facts, view: Facts, worth: Worth) -> float:
        """Lasting ones, for each round to come; the others have paid at once."""
        return sum([self.portrait(card, worth) for card in facts["owned"][view["seat"]]])

    def portrait(self, card: Facts, worth: Worth) -> float:
        """What a portrait brings, at once or round by round."""
        effect = card["effect"]
        lasting = {
            "income_thalers": worth.thaler,
            "theatre_mood_per_apprentice": self.actor,
            "bishop_bonus_extra": self.abbot,
            "bishop_anywhere_cost": self.sexton,
        }
        if card["lasting"]:
            return worth.after * sum([lasting.get(name, 0.0) for name in effect])
        paints = [*effect.get("paints", ()), *([effect["paint"]] if "paint" in effect else [])]
        mood = self.muse if effect.get("mood") == "top_space" else effect.get("mood", 0)
        return float(
            effect.get("vp", 0)
            + effect.get("thalers", 0) * worth.thaler
            + effect.get("basic_paints_of_choice", 0) * worth.pieces[0][1]
            + worth.count(sum([ONE[COLOUR[paint]] for paint in paints]))
            + mood * worth.w.mood_step * (worth.after > 0)
        )

    def extras(self, facts: Facts, view: Facts, s: Situation, worth: Worth, earlier: Earlier) -> Extras:
        """Somebody who comes earlier takes the better one of the two."""
        shown = sorted([self.portrait(card, worth) for card in facts["shown"] if card is not None], reverse=True)
        before = sum(earlier.values()) * self.painted
        chances = [max(0.0, 1 - before), min(before, max(0.0, 2 - before))]
        return Extras(studio=sum([chance * value for chance, value in zip(chances, shown, strict=False)]))

    def decisions(self) -> Mapping[str, Callable[[Observation, Weights], int]]:
        return {"sexton": lambda observation, w: NO}

    def worth_trying(self, action: int, legal: tuple[int, ...], usual: int) -> bool:
        """The bishop is called to what can then be restored."""
        return not SEXTON <= action < SEXTON + SEGMENTS or action - SEXTON + RESTORE in legal


JUDGE = Portraits()
