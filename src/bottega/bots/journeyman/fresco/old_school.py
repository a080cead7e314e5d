"""A journeyman who does what modules demand and nothing that they offer: a measure of what they are worth.

bottega arena fresco --bots journeyman,bottega.bots.journeyman.fresco.old_school:OldSchool,...
"""

from typing import Any

from bottega.bots.journeyman.fresco.lures import NOTHING, Lures
from bottega.bots.journeyman.fresco.odds import Earlier
from bottega.bots.journeyman.fresco.player import Journeyman
from bottega.bots.journeyman.fresco.situation import Situation
from bottega.bots.journeyman.fresco.worth import Worth
from bottega.core.observation import Observation
from bottega.games.fresco.actions import NO, PASS, READY

DECLINING = (NO, PASS, READY)


class OldSchool(Journeyman):
    name = "old-school"

    def __init__(self, game_id: str, seed: int) -> None:
        super().__init__(seed)

    def lures(self, view: dict[str, Any], s: Situation, worth: Worth, earlier: Earlier) -> Lures:
        return NOTHING

    def choose(self, observation: Observation) -> int:
        legal = observation.legal_actions
        usual = legal[0] if len(legal) == 1 else self.usual(observation)
        if usual is not None:
            return usual
        declined = [action for action in DECLINING if action in legal]
        return declined[0] if declined else self.trial(observation).best(legal)
