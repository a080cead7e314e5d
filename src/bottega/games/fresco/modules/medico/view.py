"""What is seen of the medico."""

from typing import TYPE_CHECKING, Any

from bottega.games.fresco.actions import PLACES
from bottega.games.fresco.modules.medico.actions import BOTTLES, HEALTH, PLACES_OF_THE_ILL, VICTIMS
from bottega.games.fresco.modules.medico.part import JUICE, LOCATIONS, NO_BOTTLE, NOWHERE
from bottega.games.fresco.modules.medico.planning import to_plan
from bottega.games.fresco.paints import COLOURS
from bottega.games.fresco.scoring import purse_with
from bottega.games.fresco.sheet import COLUMNS, ill_at, neutral_at
from bottega.games.fresco.state import FrescoState

if TYPE_CHECKING:
    from bottega.games.fresco.modules.medico.rules import Medico


class MedicoView:
    """What is seen of the module, and what its moves would bring."""

    def __init__(self, medico: "Medico") -> None:
        self.medico = medico

    def view(self, s: FrescoState, seat: int | None) -> dict[str, Any]:
        part = self.medico.part(s)
        unseen = dict.fromkeys(LOCATIONS, 0)
        for tile, location in enumerate(self.medico.infections):
            unseen[location] += part.stack >> tile & 1
        return {
            "ill": [self.medico.black_ones(s, player) for player in range(s.players)],
            "extra": part.extra[:],
            "infected": None if part.infected == NOWHERE else PLACES[part.infected],
            "infection": None if part.tile < 0 else self.medico.infections[part.tile],
            "last": None if part.last == NOWHERE else PLACES[part.last],
            "stack": part.stack.bit_count(),
            "unseen": unseen,
            "offer": [
                {"place": i + 1, "price": price, "bottle": self.name_of(part.offer[i]) if part.offer else None}
                for i, price in enumerate(self.medico.prices)
            ],
            "pile": part.pile.bit_count(),
            "held": [
                [BOTTLES[self.medico.bottles[i]] for i in range(len(self.medico.bottles)) if h >> i & 1]
                for h in part.held
            ],
            "most_bottles": self.medico.most_bottles,
            "sheets": [shown_sick(sheet) for sheet in s.sheets],
            "mine": None if seat is None else self.own(s, seat),
            "at_work": None if part.acting == 0 else HEALTH[part.acting - 1],
            "thalers_at_the_end": self.medico.thalers,
        }

    def own(self, s: FrescoState, seat: int) -> dict[str, Any]:
        part = self.medico.part(s)
        own, neutral, ill = to_plan(self.medico.bodies, s.plans[seat], s.hands[seat], part.ill[seat], part.extra[seat])
        return {**shown_sick(s.plans[seat]), "to_place": {"healthy": own, "neutral": neutral, "sick": ill}}

    def name_of(self, bottle: int) -> str | None:
        return None if bottle == NO_BOTTLE else BOTTLES[self.medico.bottles[bottle]]

    def foresee_use(self, s: FrescoState, seat: int, kind: int) -> dict[str, Any]:
        healed = 0 if kind == JUICE else min(int(BOTTLES[kind]), self.medico.part(s).ill[seat])
        ill = self.medico.black_ones(s, seat)
        return {"bottle": BOTTLES[kind], "heals": healed, "ill": ill, "mood": 1 if kind == JUICE else 0}

    def foresee_bottle(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        price = self.medico.prices[place]
        return {
            "bottle": self.name_of(self.medico.part(s).offer[place]),
            "place": place + 1,
            "price": price,
            "coins_left": s.coins[seat] - price,
        }

    def foresee_saint(self, s: FrescoState, seat: int, colour: int) -> dict[str, Any]:
        thalers = self.medico.studio_thalers
        return {"paint": COLOURS[colour], "thalers": thalers, "coins_left": purse_with(s, seat, thalers)}

    def foresee_victim(self, s: FrescoState, seat: int, who: int) -> dict[str, Any]:
        return {"who": VICTIMS[who]}

    def foresee_send(self, s: FrescoState, seat: int, who: int) -> dict[str, Any]:
        return {"who": HEALTH[who], "left": s.acts}

    def foresee_aside(self, s: FrescoState, seat: int, who: int) -> dict[str, Any]:
        return {"who": HEALTH[who], "ill": self.medico.part(s).ill[seat]}

    def foresee_neutral(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        return {"place": PLACES[place]}

    def foresee_ill(self, s: FrescoState, seat: int, place: int) -> dict[str, Any]:
        part = self.medico.part(s)
        return {
            "place": PLACES_OF_THE_ILL[place],
            "left": to_plan(self.medico.bodies, s.plans[seat], s.hands[seat], part.ill[seat], part.extra[seat])[2] - 1,
        }


def shown_sick(sheet: int) -> dict[str, Any]:
    """The ill apprentices in each column, and the column of the neutral one."""
    neutral = neutral_at(sheet)
    return {
        "ill": [ill_at(sheet, column) for column in range(COLUMNS)],
        "neutral": neutral if neutral >= 0 else None,
    }
