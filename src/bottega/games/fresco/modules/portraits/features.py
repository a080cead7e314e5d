"""The portraits, as numbers for a learner."""

from typing import cast

from bottega.core.features import Feature
from bottega.games.fresco.module import FrescoModule
from bottega.games.fresco.module_features import ModuleFeatures, most
from bottega.games.fresco.modules.portraits.actions import SHOWN_PORTRAITS
from bottega.games.fresco.modules.portraits.part import NO_CARD
from bottega.games.fresco.modules.portraits.rules import CARDS, Portraits
from bottega.games.fresco.state import FrescoState

NUMBERS = 7  # that a card is told by


class Facts(ModuleFeatures):
    def __init__(self, module: FrescoModule) -> None:
        self.module = cast(Portraits, module)

    def spec(self) -> list[Feature]:
        words = "points, Thalers, mood, paints, income, bonus, calls of a card on show, of ten"
        return [
            Feature("portraits.left", "cards that nobody has seen, of 18"),
            *[Feature(f"portraits.shown.{space + 1}", words, size=NUMBERS) for space in range(SHOWN_PORTRAITS)],
        ]

    def seat_spec(self, who: str) -> list[Feature]:
        return [
            Feature(f"{who}.portraits", "mood, income, bonus and calls of the sexton of lasting cards, of ten", size=4),
            Feature(f"{who}.portrait_taken", "whether a card was taken this round"),
        ]

    def facts(self, s: FrescoState, seat: int, out: list[float]) -> None:
        module, part = self.module, self.module.part(s)
        out.append((CARDS - part.seen.bit_count()) / CARDS)
        for number in part.shown:
            if number == NO_CARD:
                out.extend([0.0] * NUMBERS)
                continue
            card = module.cards[number]
            reward = card.reward
            out.append(most(reward.points, 10))
            out.append(most(reward.thalers, 10))
            out.append(most(reward.mood + card.mood, 10))
            out.append(most(len(reward.colours) + card.picks, 10))
            out.append(most(card.income, 10))
            out.append(most(card.bonus, 10))
            out.append(most(card.uses, 10))

    def seat_facts(self, s: FrescoState, other: int, out: list[float]) -> None:
        module = self.module
        mood, income, bonus, uses = 0, 0, 0, 0
        for card in module.mine(s, other):
            mood += card.mood
            income += card.income
            bonus += card.bonus
            uses += card.uses
        out += [most(number, 10) for number in (mood, income, bonus, uses)]
        out.append(float(module.part(s).took >> other & 1))
